"""The Bathhouse: some of the followers drawn from the bag are placed at once."""

from typing import Final

from cenabum.bagbuilding.board import put, release
from cenabum.bagbuilding.layout import FROM_MARKET
from cenabum.bagbuilding.planning import available, placements
from cenabum.kernel.pool import ONE, count, kinds
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, all_of, say
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.decisions.send import join
from cenabum.orleans.moves import DONE, FOLLOWER_IN, PLACE, SPACE_IN
from cenabum.orleans.refusals_planning import space_refused
from cenabum.orleans.refusals_words import asked, follower, followers, homes
from cenabum.orleans.table import Table

AS_GUEST = 16  # added to the number of those who are to be placed: no follower started the bath


class Bathe(OrleansDecision):
    """Where a drawn follower goes. The number: how many are still to be placed, and whether somebody started the bath."""

    name = "bathe"
    answers = ("place", "done")
    rules = ("tiles.bathhouse-2014", "tiles.bathhouse-2019", "tiles.bathhouse-where")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Any fitting space but the Bathhouse itself; done only when nobody is left who fits."""
        layout = table.components.layout
        player = table.players[seat]
        codes: list[int] = []
        if number & 15:
            spaces = available(layout, player) & ~layout.mask[table.components.bathhouse]
            codes = placements(layout, player, player.drawn, PLACE, FROM_MARKET, spaces)
            if number & 15 > 1:
                codes = with_room(table, seat, codes) or codes
        return codes or [DONE]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Place one of them; at the end the others and the follower that started it go back to the bag."""
        player = table.players[seat]
        player.pending.pop()
        if code == DONE:
            player.bag += player.drawn
            player.drawn = 0
            if not number & AS_GUEST:
                release(table.components.layout, player, table.components.bathhouse)
            return
        kind = FOLLOWER_IN[code]
        space = SPACE_IN[code]
        player.pending.append(self.pending(number - 1))
        player.drawn -= ONE[kind]
        put(table.components.layout, player, kind, space)
        join(table, player, space)
        if table.log is not None:
            table.tell("bath_places", seat, kind, space)

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With those who were drawn."""
        return say("ask-bathe", list=all_of(followers(table.players[seat].drawn)))

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """How many are still to be placed."""
        return number & 15, {}

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Somebody who was not drawn, a space that does not fit, or done too early."""
        printed = table.components
        if kind == "done":
            return _unfinished(table, seat, say("no-bath-done"))
        if not count(table.players[seat].drawn, at[0]):
            return not_bathing(table, seat, say("no-follower-bathed", who=follower(at[0])))
        if printed.layout.place_of[at[1]] == printed.bathhouse:
            return Refusal("tiles.bathhouse-where", say("no-place-in-bath"), homes(table, seat, at[0], PLACE))
        found = space_refused(table, seat, at[0], at[1], PLACE)
        return found or _unfinished(table, seat, say("no-bath-alone"))


def with_room(table: Table, seat: int, codes: list[int]) -> list[int]:
    """tiles.bathhouse-2014: two are placed where two can be, so the first one leaves a space for another."""
    layout = table.components.layout
    player = table.players[seat]
    fits = layout.fits[player.privileges]
    opened = player.open & ~layout.mask[table.components.bathhouse]
    kept: list[int] = []
    for code in codes:
        kind = FOLLOWER_IN[code]
        left = opened & ~layout.bit[SPACE_IN[code]]
        for other in kinds(player.drawn - ONE[kind]):
            if fits[other] & left:
                kept.append(code)
                break
    return kept


def not_bathing(table: Table, seat: int, why: Words) -> Refusal:
    """tiles.bathhouse-draw: only those who were drawn may be placed."""
    return Refusal("tiles.bathhouse-draw", why, asked(table, seat))


def _unfinished(table: Table, seat: int, why: Words) -> Refusal:
    """tiles.bathhouse-2014, tiles.bathhouse-2019: as many are placed as can be."""
    return Refusal(f"tiles.bathhouse-{table.components.edition}", why, asked(table, seat))


BATHE: Final = Bathe()
