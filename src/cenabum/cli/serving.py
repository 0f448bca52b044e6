"""The commands of the server: `serve`, `backup`, `restore`, `doctor`, `links`."""

from pathlib import Path
from typing import Annotated

import typer

from cenabum.cli.errors import Problem

FILE = Path("cenabum.tables")
File = Annotated[Path, typer.Option(help="The file that holds all tables.")]


def add_commands(app: typer.Typer) -> None:
    """Add the commands to the app."""
    app.command()(serve)
    app.command()(backup)
    app.command()(restore)
    app.command()(doctor)
    app.command()(links)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port; without it 8014, or a free one.")
    ] = None,
    file: File = FILE,
    open_: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    name: Annotated[list[str] | None, typer.Option(help="A host name to answer to (may be repeated).")] = None,
    proxy: Annotated[
        bool, typer.Option("--proxy", help="Behind a reverse proxy: believe its X-Forwarded headers.")
    ] = False,
    limits: Annotated[bool, typer.Option(help="Limit how much each address and seat may do.")] = True,
    limit: Annotated[
        list[str] | None,
        typer.Option(help="How much one address may do, such as requests=3000 (may be repeated)."),
    ] = None,
    busy: Annotated[float, typer.Option(min=0, help="Seconds to wait for a file that is in use.", hidden=True)] = 2.0,
    most_pages: Annotated[int, typer.Option(min=0, help="The most pages the file may have.", hidden=True)] = 0,
) -> None:
    """Serve tables to browsers."""
    import sqlite3

    from cenabum.server.config import DEFAULT_PORT, Config
    from cenabum.server.limits import limit_of
    from cenabum.server.owner import InUseError, TwoNamesError
    from cenabum.server.serve import serve as run
    from cenabum.server.store import NotOursError, in_english, reason_of

    try:
        most = dict(map(limit_of, limit or []))
    except ValueError as error:
        raise Problem(str(error)) from None
    if most and not limits:
        raise Problem("--limit sets a limit and --no-limits takes all away: leave one of them out.")
    names = frozenset(each.lower() for each in name or [])
    config = Config(
        file,
        host,
        DEFAULT_PORT if port is None else port,
        names,
        limits=limits,
        most=most,
        busy=busy,
        most_pages=most_pages,
        behind_proxy=proxy,
    )
    try:
        run(config, exactly=port is not None, browser=open_)
    except NotOursError as error:
        raise Problem(f"{file}: {error}") from None
    except InUseError as error:
        raise Problem(f"{error} End it first, or name another file with --file.") from None
    except TwoNamesError as error:
        raise Problem(str(error)) from None
    except sqlite3.Error as error:
        raise Problem(f"{file}: {in_english(reason_of(error))}") from None


def backup(
    to: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    file: File = FILE,
) -> None:
    """Copy the tables' file, also while the server runs."""
    from cenabum.server.store.care import CareError
    from cenabum.server.store.copies import back_up

    try:
        pages = back_up(file, to)
    except CareError as error:
        raise Problem(str(error)) from None
    print(f"{to} has all tables of {file} ({_number(pages, 'page')}).")


def restore(
    copy: Annotated[Path, typer.Argument(metavar="BACKUP", help="A copy that `cenabum backup` has made.")],
    file: File = FILE,
) -> None:
    """Go back to a copy of the tables' file. What the file had is kept beside it. The server must not be running."""
    from cenabum.server.owner import InUseError, TwoNamesError
    from cenabum.server.store.care import CareError
    from cenabum.server.store.copies import restore as put_back

    try:
        replaced = put_back(copy, file)
    except (CareError, TwoNamesError) as error:
        raise Problem(str(error)) from None
    except InUseError as error:
        raise Problem(f"{error} End it first.") from None
    before = f" What it had before is in {replaced}." if replaced else ""
    print(f"{file} has all tables of {copy} again.{before}")


def doctor(
    file: File = FILE,
    mend: Annotated[
        bool,
        typer.Option("--repair", help="Take broken tables back to their last good moment; not while the server runs."),
    ] = False,
) -> int:
    """Play every stored game again and say what is wrong with any."""
    from cenabum.server.owner import InUseError, TwoNamesError
    from cenabum.server.store.care import CareError, examine
    from cenabum.server.store.repair import repair

    try:
        mended = repair(file) if mend else []
        report = examine(file)
    except (CareError, TwoNamesError) as error:
        raise Problem(str(error)) from None
    except InUseError as error:
        raise Problem(f"{error} End it first.") from None
    for sentence in mended:
        print(sentence)
    for complaint in report.complaints:
        print(complaint)
    verdict = _number(len(report.complaints), "complaint") if report.complaints else "all well"
    print(f"{_number(report.tables, 'table')}, {_number(report.moments, 'moment')}: {verdict}.")
    return 1 if report.complaints else 0


def _number(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def links(
    table: Annotated[str, typer.Argument(help="The table: the letters after /t/ in its address.")],
    file: File = FILE,
    address: Annotated[str, typer.Option(help="Where the server is.")] = "http://localhost:8014",
) -> None:
    """Show the links of a table's seats, for people who have lost theirs. Whoever has the file may do this."""
    from cenabum.server.store.care import CareError, seat_links

    try:
        found = seat_links(file, table)
    except CareError as error:
        raise Problem(str(error)) from None
    place = f"{address.rstrip('/')}/t/{table}"
    for name, token in found:
        print(f"{name}: {place}#{token}")
