"""A follower more: Farm House, Village, University, Castle, Monastery."""

from cenabum.bagbuilding.followers import MONK, PROFESSIONS
from cenabum.kernel.outlook import Outlook, hopeless
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, any_of, say, sentences
from cenabum.orleans.decisions.recruit import RECRUIT, unrecruitable
from cenabum.orleans.effects.effect import ENDLESS, PlaceEffect, PlaceFigure
from cenabum.orleans.outlook_words import recruiting
from cenabum.orleans.prices import Prices
from cenabum.orleans.recruiting import can_recruit, recruit
from cenabum.orleans.refusals_words import asked, place_name
from cenabum.orleans.table import Player, Table


class Recruit(PlaceEffect):
    """Recruit one follower of the kinds shown."""

    keys = ("recruit",)

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.recruits = [figure.index("effect", name, PROFESSIONS) for name in figure.does["recruit"]]

    def may(self, table: Table, seat: int) -> bool:
        """Can one of them be recruited?"""
        player = table.players[seat]
        for kind in self.recruits:
            if can_recruit(table, player, kind):
                return True
        return False

    def do(self, table: Table, seat: int) -> None:
        """The only one it can be, or one to be chosen."""
        if len(self.recruits) == 1:
            recruit(table, seat, self.recruits[0])
        else:
            table.players[seat].pending.append(RECRUIT.pending(self.place))

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """What stands against each of them."""
        found = [unrecruitable(table, seat, kind) for kind in self.recruits]
        if len(found) == 1:
            return found[0]
        reasons = [each.reason for each in found if each is not None]
        why = sentences(say("no-recruits", place=place_name(table.components, self.place)), *reasons)
        return Refusal("places.village", why, asked(table, seat))

    def outlook(self, table: Table, seat: int) -> Outlook:
        """What each of them would bring, and why not."""
        player = table.players[seat]
        able = [kind for kind in self.recruits if can_recruit(table, player, kind)]
        barred = [unrecruitable(table, seat, kind) for kind in self.recruits if kind not in able]
        return Outlook([recruiting(table, seat, kind) for kind in able], hopeless(*barred).lacks)

    def text(self) -> Words:
        """Who comes, and for one alone what the track brings."""
        names = [PROFESSIONS[kind] for kind in self.recruits]
        whom = any_of([say("part-recruit", follower=name) for name in names])
        return say("does-recruit", follower=names[0] if len(names) == 1 else "any", list=whom)

    def worth(self, prices: Prices) -> float:
        """The best of them."""
        table, player = prices.table, prices.player
        return max((prices.recruit(kind) for kind in self.recruits if can_recruit(table, player, kind)), default=0.0)

    def uses_left(self, table: Table, player: Player) -> float:
        """Tracks come to an end, and most of what is left of them is used."""
        if self.recruits[-1] == MONK:
            return ENDLESS
        steps = table.components.steps
        return 0.8 * sum(steps[kind] - (player.tracks >> (5 * kind) & 31) for kind in self.recruits)
