"""The seats of a table: who sits there, under which name and colour."""

from collections.abc import Sequence
from itertools import combinations

from cenabum.bots import bot_named
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.rules import AnyRules
from cenabum.kernel.rules import Seat as SetupSeat
from cenabum.kernel.seating import seats_from
from cenabum.kernel.words import say
from cenabum.server.calls import NewSeat
from cenabum.server.errors import Denied
from cenabum.server.naming import bot_name, clean, like_an_open_seat, looks, open_name, own_name
from cenabum.server.rows import SeatRow
from cenabum.server.values import COLOURS, Colour


def check_names(rules: AnyRules, rows: Sequence[SeatRow]) -> None:
    """Can these people sit at one table? Raises `Denied`."""
    if any(looks(one.name) & looks(other.name) for one, other in combinations(rows, 2)):
        raise Denied("name", say("same-name"), say("choose-other"), status=409)
    check_number(rules, len(rows))
    try:
        seats_from(rules, [f"{row.name} = {row.player}" for row in rows])
    except SetupError:
        raise Denied("name", say("bad-name"), say("good-name"), status=422) from None


def check_number(rules: AnyRules, number: int) -> None:
    """Can so many play? Raises `Denied`."""
    few, many = rules.players.start, rules.players.stop - 1
    if not few <= number <= many:
        raise Denied("setup", say("bad-number", few=few, many=many, number=number), status=422)


def own_choice(name: str) -> str:
    """A name somebody has chosen. Raises `Denied` for that of an open seat: it stands for a seat, and pages translate it."""
    chosen = clean(name)
    if like_an_open_seat(chosen):
        raise Denied("name", say("name-of-seat"), say("choose-other"), status=422)
    return chosen


def seated(rules: AnyRules, wanted: Sequence[NewSeat]) -> list[SeatRow]:
    """The seats of a new table. Raises `Denied` or `SetupError`."""
    check_number(rules, len(wanted))  # before there are more seats than colours
    rows: list[SeatRow] = []
    for number, seat in enumerate(wanted, 1):
        colour = free_colour(rows, seat.colour, [other.colour for other in wanted[number:] if other.colour])
        if seat.who == "open":
            rows.append(SeatRow(open_name(number - 1), colour))
            continue
        name, taken = own_choice(seat.name or ""), [row.name for row in rows]
        if seat.who == "me":
            rows.append(SeatRow(name or own_name("You", taken), colour, owned=True, generation=1, host=True))
        else:
            bot_named(seat.who, rules.name)
            rows.append(SeatRow(name or own_name(bot_name(seat.who), taken), colour, bot=seat.who))
    check_names(rules, rows)
    return rows


def free_colour(rows: Sequence[SeatRow], wanted: Colour | None, kept: Sequence[Colour] = ()) -> Colour:
    """The wanted colour, if nobody has it. Raises `Denied` when somebody has."""
    taken = {row.colour for row in rows}
    if wanted is not None:
        if wanted in taken:
            raise Denied("colour", say("same-colour"), say("choose-other"), status=409)
        return wanted
    free = [colour for colour in COLOURS if colour not in taken]
    return next((colour for colour in free if colour not in kept), free[0])


def setup_seats(rows: Sequence[SeatRow]) -> list[SetupSeat]:
    """The seats as they stand in a record."""
    return [SetupSeat(row.name, row.player) for row in rows]
