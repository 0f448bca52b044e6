"""A place tile for a step on the traders' track."""

from typing import Final

from cenabum.bagbuilding.board import add_place
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans import moves
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.refusals_words import asked, place_name, player_name
from cenabum.orleans.table import Table

CATEGORIES = ("any", "I")


class Expand(OrleansDecision):
    """Which tile; the number is 1 when only category I is allowed."""

    name = "expand"
    answers = ("expand",)
    rules = ("places.village-trader", "places.village-category-one")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """The place tiles to choose from."""
        tiles = table.tiles & table.components.tiles_one if number else table.tiles
        return [moves.EXPAND_BY[place] for place in range(len(table.components.category)) if tiles >> place & 1]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Take the tile."""
        place = moves.PLACE_IN[code]
        player = table.players[seat]
        player.pending.pop()
        table.tiles &= ~(1 << place)
        player.tiles |= 1 << place
        add_place(table.components.layout, player, place)
        if table.log is not None:
            table.tell("gains_tile", seat, place)
        for module in table.components.in_play:
            module.tile_gained(table, seat, place)

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With the category."""
        return say("ask-expand", category=CATEGORIES[number])

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The category."""
        return 0, {"category": CATEGORIES[number]}

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A place tile that is not to be had."""
        printed = table.components
        name = place_name(printed, at[0])
        if not printed.category[at[0]]:
            return Refusal("places.village-trader", say("no-tile-printed", place=name), asked(table, seat))
        if not table.tiles >> at[0] & 1:
            return _tile_gone(table, seat, at[0])
        if printed.category[at[0]] != 1 and number:
            return Refusal("places.village-category-one", say("no-category-two", place=name), say("try-next-trader"))
        return None


def _tile_gone(table: Table, seat: int, place: int) -> Refusal:
    """A tile that somebody has, or that is out of the game."""
    name = place_name(table.components, place)
    for other in range(len(table.players)):
        if table.players[other].tiles >> place & 1:
            why = say("no-tile-twice", place=name)
            if other != seat:
                why = say("no-tile-of", place=name, player=player_name(other))
            return Refusal("tiles.taken-once", why, asked(table, seat))
    rule = "exclusion.turns" if table.components.exclusions else "torture.leaves-game"
    return Refusal(rule, say("no-tile-in-game", place=name), asked(table, seat))


EXPAND: Final = Expand()
