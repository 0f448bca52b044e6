"""Which place tile to take."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories import moves
from cenabum.stories.control import update_control
from cenabum.stories.decision import StoryDecision
from cenabum.stories.decisions.choosing import or_none
from cenabum.stories.moves import DONE
from cenabum.stories.refusals_words import place_name
from cenabum.stories.table import Table
from cenabum.stories.wealth import own_place


class Tile(StoryDecision):
    """places.building-yard: one of the categories of the player's era."""

    name = "tile"
    answers = ("done", "tile")
    rules = ("places.building-yard", "fame.may")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """The place tiles of the categories of the player's era."""
        printed = table.components
        there = table.tiles & printed.tiles[printed.categories[table.players[seat].era]]
        return or_none([moves.TILE + place for place in range(len(printed.category)) if there >> place & 1])

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The tile is the player's for the rest of the game."""
        table.players[seat].pending.pop()
        if code == DONE:
            return
        place = code - moves.TILE
        table.tiles &= ~(1 << place)
        own_place(table, seat, place)
        if table.log is not None:
            table.tell("gains_tile", seat, place)
        if place == table.components.secret_village:
            update_control(table)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The tile cannot be taken."""
        if kind != "tile":
            return None
        name = place_name(table.components, at[0])
        if not table.tiles >> at[0] & 1:
            return Refusal("places.building-yard", say("no-such-tile", place=name))
        return Refusal("places.building-yard", say("no-category", place=name))


TILE: Final = Tile()
