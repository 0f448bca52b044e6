"""Bots and games of other packages that fail at a real table: it says what is wrong, others go on, and the server lives."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.plugins import BOTS_GROUP, GAMES_GROUP
from tests.outside import GAME
from tests.server.servers import Message, Player, Running, Zygote, seated
from tests.server.test_playing import first_plan

BOTS = """
class Raises:
    def choose(self, state, seat):
        raise OSError("no oracle")

class Cheats:
    def choose(self, state, seat):
        return -5

class Peeks:
    def choose(self, state, seat):
        raise OSError(f"{sum(kind >= 0 for kind in state.players[0].on)} of the other's followers are placed")
"""
SHAKY = """
from pathlib import Path

from cenabum_millstream import game

def worse(name="worse"):
    return Path(__file__).with_name(name).exists()

def hire(self, table, seat, number, code, before=game.Hiring.do):
    if code != game.DONE or worse() or worse("stuck"):
        raise ZeroDivisionError("nobody to hire")
    before(self, table, seat, number, code)

def deciding_seats(self, before=game.State.deciding_seats):
    if worse():
        raise RuntimeError("nobody decides")
    return before(self)

game.Hiring.do = hire
game.State.deciding_seats = deciding_seats

class Shaky(game.MillStream):
    name = "shaky"
    title = "Shaky Ground"

    def view(self, state, seat, seats):
        if state.active == 1:
            raise KeyError("second seat")
        return super().view(state, seat, seats)

RULES = Shaky()
"""


def put(folder: Path, package: str, code: str, group: str, **doors: str) -> None:
    """Put a package with its entry points into a folder of the path, as an installer does."""
    (folder / f"{package}.py").write_text(code)
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    named = "".join(f"{name} = {package}:{thing}\n" for name, thing in doors.items())
    (about / "entry_points.txt").write_text(f"[{group}]\n{named}")


def path_with(folder: Path) -> str:
    """The path of a Python that finds what is in a folder, and the game of the examples."""
    return os.pathsep.join(filter(None, (str(folder), str(GAME), os.environ.get("PYTHONPATH", ""))))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server beside which packages are installed that fail."""
    folder = tmp_path_factory.mktemp("failing")
    put(folder, "odd_bots", BOTS, BOTS_GROUP, raises="Raises", cheats="Cheats", peeks="Peeks")
    put(folder, "shaky_game", SHAKY, GAMES_GROUP, shaky="RULES")
    zygote = Zygote(env={**os.environ, "PYTHONPATH": path_with(folder)})
    running = Running(zygote, folder, workers=1)
    yield running
    running.close()
    zygote.close()


def goes_on(server: Running) -> bool:
    """At another table somebody plays with a bot as ever."""
    table = server.table("Ana", "bot:random")
    with seated(server, table) as [ana]:
        first = ana.ask("plan", placements=[])
        return bool(first["type"] == "moved")


def refusals(player: Player, number: int) -> dict[str, Message]:
    """So many sentences about trouble, by their beginning in English."""
    told = [player.until("refused") for _ in range(number)]
    assert all(each["id"] is None and {*each["why"]} == {*each["hint"]} == {*LANGUAGES} for each in told)
    return {each["why"]["en"]: each for each in told}


def test_bots_that_fail_are_told_and_a_random_one_plays_for_them(server: Running) -> None:
    table = server.table("Ana", "bot:raises", "bot:cheats")
    with seated(server, table) as [ana]:
        told = refusals(ana, 2)
        [raises] = [each for each in told if "“bot:raises” does not work: OSError: no oracle." in each]
        assert [each for each in told if "“bot:cheats” wanted to make the move -5" in each]
        assert told[raises]["hint"]["en"] == "A random bot decides in its place."
        assert ana.ask("plan", placements=[])["type"] == "moved"
        while not {1, 2} <= {entry["seat"] for entry in entries(ana)}:
            ana.until("moved")
        assert {entry["bot"] for entry in entries(ana) if entry["seat"]} == {"bot:random"}
        with server.sit(table["table"]) as late:  # whoever comes later hears it too, and nobody hears it twice
            assert refusals(late, 2).keys() == told.keys()
        assert [each for each in ana.catch_up() if each["type"] == "refused"] == []
    assert goes_on(server)


def test_a_bot_that_plans_knows_nothing_of_plans_that_were_finished_meanwhile(server: Running) -> None:
    """All plan at once: who is asked later is asked as if it had been the first."""
    table = server.table("Ana", "Bruno", seed="1")
    with seated(server, table) as [ana, bruno]:
        plan = first_plan(ana)[:1]
        assert ana.ask("plan", placements=plan)["type"] == "moved"
        bruno.until("moved")
        ours = bruno.view["players"][0]
        assert ours["places"] != bruno.welcome["view"]["players"][0]["places"]  # a person sees what lies there
        server.post(f"/tables/{table['table']}/seats/1/bot", {"bot": "bot:peeks"}, table["tokens"]["1"])
        [told] = refusals(ana, 1)
        assert "OSError: 0 of the other's followers are placed." in told


def entries(player: Player) -> list[Message]:
    """All steps of the game that a page has heard of."""
    return [
        entry for each in player.received for entry in each.get("log") or each.get("entries") or () if entry["moment"]
    ]


def test_a_game_that_fails_is_told_by_its_package_and_no_other_table_minds(server: Running) -> None:
    table = server.table("Ana", "Bruno", game="shaky", public=True)
    with seated(server, table) as [ana, bruno]:
        assert ana.ask("play", move={"kind": "done"})["type"] == "moved"
        hired = ana.ask("play", move={"kind": "hire", "arguments": {"follower": "miller"}})
        assert hired["code"] == "plugin"
        assert "The package shaky_game brings “shaky”" in hired["why"]["en"]
        assert "ZeroDivisionError: nobody to hire" in hired["why"]["fr"]
        assert server.get(f"/tables/{table['table']}")["moment"] == 1  # nothing has changed, and other moves are made
        done = ana.ask("play", move={"kind": "done"})
        assert "view: KeyError: 'second seat'" in done["why"]["de"]
        assert bruno.until("refused")["why"] == done["why"]
    with server.sit(table["table"]) as turned_away:
        assert turned_away.welcome["why"] == done["why"]
    assert table["table"] in [each["table"] for each in server.get("/tables")["tables"]]
    assert goes_on(server)


def test_a_table_whose_game_fails_when_it_is_played_again_is_kept_as_it_is(server: Running) -> None:
    """A newer version of the package cannot make a move that was made: nothing is wrong with the table, and nothing is cut from it."""
    made = server.table("Ana", "Bruno", game="shaky", public=True)
    with seated(server, made) as [ana, _]:
        for _ in range(2):
            ana.ask("play", move={"kind": "done"})
    worse = server.file.with_name("worse")
    worse.touch()
    assert made["table"] in [each["table"] for each in server.get("/tables")["tables"]]
    server.kill()
    said = doctored(server.file)
    assert f"Table {made['table']}: cannot be repaired: The package shaky_game brings “shaky”" in said
    server.start()
    told = server.get(f"/tables/{made['table']}", status=503)
    assert told["why"]["en"].startswith("This table cannot be played now. The package shaky_game brings “shaky”")
    assert goes_on(server)
    worse.unlink()
    assert server.get(f"/tables/{made['table']}")["moment"] == 2


def test_bots_of_a_game_that_fails_give_up_and_try_again_when_somebody_comes(server: Running, tmp_path: Path) -> None:
    """Not even chance can move: after some tries everybody is told that the bots have stopped. Then the package is mended."""
    stuck = server.file.with_name("stuck")
    stuck.touch()
    hasty = Running(server.zygote, tmp_path, workers=1, patience=5)
    made = hasty.table("bot:random", "Bruno", game="shaky")
    with seated(hasty, made) as [bruno]:
        told = [bruno.until("refused")]
        while told[-1]["code"] != "bots-rest":
            told.append(bruno.until("refused"))
        assert "shaky_game brings “shaky”" in told[0]["why"]["en"]
        assert told[-1]["why"]["en"].startswith(
            "The bots at this table have stopped: nothing they tried worked, 8 times"
        )
        assert {*told[-1]["why"]} == {*told[-1]["hint"]} == {*LANGUAGES}
        stuck.unlink()
        why = ""
        while (
            "KeyError: 'second seat'" not in why
        ):  # the bot's turn has ended, which shows the next thing that is wrong
            with hasty.sit(made["table"]):
                told = [bruno.until("refused")]
                while told[-1]["code"] != "bots-rest" and "second seat" not in (why := told[-1]["why"]["en"]):
                    told.append(bruno.until("refused"))
        assert hasty.get(f"/tables/{made['table']}")["moment"] > 1
    hasty.close()


def doctored(file: Path) -> str:
    """What `cenabum doctor --repair` says."""
    command = [sys.executable, "-m", "cenabum_command", "doctor", "--file", str(file), "--repair"]
    environment = {**os.environ, "PYTHONPATH": path_with(file.parent), "CENABUM_LANGUAGE": "en"}
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=False)
    return done.stdout + done.stderr
