"""Autumn: the cellars are filled."""

from typing import TYPE_CHECKING, Any

from cenabum.kernel.words import Words, say
from cenabum.stories.decisions.feed import FEED
from cenabum.stories.facts import BY_AUTUMN
from cenabum.stories.kings_favor import dismiss, use_favorite
from cenabum.stories.printed_eras import MOST
from cenabum.stories.seasons.season import Season
from cenabum.stories.table import Table
from cenabum.stories.wealth import food, spend

if TYPE_CHECKING:
    from cenabum.stories.components import Components


class Autumn(Season):
    """favor.autumn: food, else coins, else a favorite tile, else out."""

    name = "autumn"

    def __init__(self, printed: "Components", figures: dict[str, Any]) -> None:
        super().__init__(printed, figures)
        self.food = printed.number(f"{self.path}.autumn_food", figures["autumn_food"], 0, MOST)
        self.coins = printed.number(f"{self.path}.autumn_penalty", figures["autumn_penalty"], 0, MOST)
        printed.autumn_food, printed.autumn_coins = self.food, self.coins

    def do(self, table: Table, seat: int) -> None:
        """The first that the player can give."""
        player = table.players[seat]
        if food(table, player) >= self.food:
            player.pending.append(FEED.pending(self.food))
        elif player.coins >= self.coins:
            spend(table, seat, self.coins, BY_AUTUMN)
        elif player.favorites:
            use_favorite(table, seat)
        else:
            dismiss(table, seat)

    def about(self) -> Words:
        """What is asked for, and what else does."""
        return say("about-season-autumn", number=self.food, coins=self.coins)
