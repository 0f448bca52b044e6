"""Places without an action: what they do, they do by themselves."""

from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.effects.effect import PlaceEffect
from cenabum.orleans.refusals_words import asked, place_name
from cenabum.orleans.table import Table


class Passive(PlaceEffect):
    """A place that works as long as the tile is its owner's."""

    acts = False
    without_followers = False

    def may(self, table: Table, seat: int) -> bool:
        """There is nothing to be done."""
        return False

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """actions.passive-places."""
        why = say("no-passive", place=place_name(table.components, self.place))
        return Refusal("actions.passive-places", why, asked(table, seat))

    def outlook(self, table: Table, seat: int) -> Outlook:
        """Nobody has to do anything for it."""
        return hopeful(say("help-serves"))
