"""A journey of the merchant: along which connection, and with which good."""

from typing import Final

from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, any_of, say
from cenabum.orleans import moves
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.moves import GOODS, NO_CARGO
from cenabum.orleans.refusals_words import goods, town_name, way, way_kind
from cenabum.orleans.table import Table
from cenabum.orleans.travel import CARGO, journey, journeys

WAYS = ("water", "road")


class Travel(OrleansDecision):
    """Where to travel; the number is 1 by road, 0 by water."""

    name = "travel"
    answers = ("travel",)
    rules = ("travel.no-connection", "travel.take-one-good", "travel.good-optional")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Every connection from the merchant's town, with each good on it, or with nothing."""
        return journeys(table, seat, number)

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Make the journey."""
        table.players[seat].pending.pop()
        journey(table, seat, (code - moves.TRAVEL) // CARGO, (code - moves.TRAVEL) % CARGO)

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With the way and the town."""
        return say("ask-travel", way=WAYS[number], town=town_name(table.components, table.players[seat].town))

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """By road or by water."""
        return 0, {"way": WAYS[number]}

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A way that does not start here or is of the other kind, or a good that is not on it."""
        return travel_refused(table, seat, number == 1, at[0], at[1])


def travel_refused(table: Table, seat: int, road: bool, connection: int, cargo: int) -> Refusal | None:
    """A way that does not start here or is of the other kind, or a good that is not on it."""
    printed = table.components
    town = table.players[seat].town
    wanted = "road" if road else "water"
    ways = printed.by_road[town] if road else printed.by_water[town]
    if connection not in ways:
        towns = [say("some-town", town=town_name(printed, sum(printed.ends[number]) - town)) for number in ways]
        hint = say("try-ways", town=town_name(printed, town), way=wanted, list=any_of(towns))
        if town not in printed.ends[connection]:
            why = say("no-way-from", connection=way(printed, connection), town=town_name(printed, town))
            return Refusal("travel.no-connection", why, hint)
        for number in ways:
            if sorted(printed.ends[number]) == sorted(printed.ends[connection]):
                why = say("no-double-way", way=wanted)
                return Refusal("travel.double-connection", why, say("try-double-way", way=wanted))
        return Refusal("travel.no-connection", say("no-way-by", connection=way(printed, connection), way=wanted), hint)
    return cargo_refused(table, connection, cargo)


def cargo_refused(table: Table, connection: int, cargo: int) -> Refusal | None:
    """A good that is not on the way."""
    kind = way_kind(table.components, connection)
    there = table.routes[connection]
    if cargo == NO_CARGO or count(there, cargo):
        return None
    if not there:
        return Refusal("travel.empty-way", say("no-good-on-way", way=kind), say("try-take-nothing"))
    why = say("no-such-good-on-way", good=GOODS[cargo], way=kind)
    return Refusal("travel.take-one-good", why, say("try-goods-on-way", list=goods(there)))


TRAVEL: Final = Travel()
