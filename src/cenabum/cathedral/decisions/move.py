"""Cart and Boat: the builder travels along a route."""

from typing import Final

from cenabum.cathedral import moves
from cenabum.cathedral.decisions.take import TAKE, on_route
from cenabum.cathedral.moves import REFRAIN
from cenabum.cathedral.names import NOTHING, RIVER, WAYS
from cenabum.cathedral.refusals_words import place_name, route_name, situation
from cenabum.cathedral.resting import InTurn
from cenabum.cathedral.rewards import fulfilled
from cenabum.cathedral.table import Table
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Sentence, any_of, say


class Move(InTurn):
    """Where to go. The number is the way: by land or by river."""

    name = "move"
    answers = ("move", "refrain", "rest")
    rules = ("cart.land", "boat.river", "actions.refrain")

    def found(self, table: Table, seat: int, number: int) -> list[int]:
        """cart.land, boat.river: the routes of this kind from the builder's place. actions.refrain: or none."""
        return table.components.journeys_from[number][table.players[seat].place]

    def answer(self, table: Table, seat: int, number: int, code: int) -> None:
        """The builder goes to the other end; what lies on the route may be taken."""
        player = table.players[seat]
        player.pending.pop()
        if code == REFRAIN:
            if table.log is not None:
                table.tell("refrains", seat)
            return
        route = code - moves.MOVE
        one, other = table.components.ends[route]
        player.place = other if player.place == one else one
        if table.log is not None:
            table.tell("moves", seat, route, player.place)
        item = table.routes[route]
        if item != NOTHING:
            player.pending.append(TAKE.pending(on_route(item, route)))
        fulfilled(table, seat)

    def ask(self, table: Table, seat: int, number: int) -> Sentence:
        """With the routes from here."""
        printed = table.components
        ways = any_of(route_name(printed, route) for route in printed.routes_from[number][table.players[seat].place])
        return say("ask-move", list=ways) if ways else say("ask-stay")

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The way."""
        return 0, {"way": WAYS[number]}

    def why_not(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The route is of the other kind, or begins elsewhere."""
        if kind != "move":
            return None
        printed = table.components
        route = route_name(printed, at[0])
        rule = "boat.river" if number == RIVER else "cart.land"
        if printed.way[at[0]] != number:
            return Refusal(rule, say("no-way", way=WAYS[number], route=route), situation(table, seat))
        why = say("no-route-here", place=place_name(printed, table.players[seat].place), route=route)
        return Refusal(rule, why, situation(table, seat))


MOVE: Final = Move()
