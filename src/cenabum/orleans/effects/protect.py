"""An event passes by: the Sacristy."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans.components import Components
from cenabum.orleans.effects.effect import PlaceEffect
from cenabum.orleans.prices import Prices
from cenabum.orleans.refusals_words import asked, place_name
from cenabum.orleans.table import Table


class Protect(PlaceEffect):
    """Whoever has a monk there may let a bad event pass by; the event itself asks (`decisions`)."""

    keys = ("protect",)
    acts = False
    protects = True
    without_followers = False

    def known_as(self, printed: Components) -> None:
        """The Sacristy."""
        printed.sacristy = self.place

    def may(self, table: Table, seat: int) -> bool:
        """Not in the action phase."""
        return False

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """actions.passive-places: its time is the event."""
        why = say("no-passive-event", place=place_name(table.components, self.place))
        return Refusal("actions.passive-places", why, asked(table, seat))

    def outlook(self, table: Table, seat: int) -> Outlook:
        """The event of the round, if it needs to be warded off."""
        event = table.components.events[table.event]
        return hopeful(
            say("help-protects-now", event=event.name) if event.hurts(table, seat) else say("help-protects-not")
        )

    def text(self) -> Words:
        """Always the same."""
        return say("does-protect")

    def worth(self, prices: Prices) -> float:
        """What the event of this round would cost."""
        return prices.protection()

    def tile_worth(self, prices: Prices) -> float:
        """What those to come would cost."""
        return prices.shelter()
