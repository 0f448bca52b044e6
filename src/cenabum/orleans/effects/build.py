"""A trading station: the Guildhall."""

from cenabum.kernel.outlook import Outlook, hopeful, hopeless
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans.effects.effect import PlaceEffect
from cenabum.orleans.prices import Prices
from cenabum.orleans.refusals_words import asked, player_name, town_name
from cenabum.orleans.table import Player, Table

ORLEANS = 0


class Build(PlaceEffect):
    """A station in the merchant's town."""

    keys = ("build",)
    builds = True

    def may(self, table: Table, seat: int) -> bool:
        """Does the town allow it?"""
        return can_build(table, table.players[seat])

    def do(self, table: Table, seat: int) -> None:
        """Build it."""
        build(table, seat)

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """No station left, or the town has one."""
        player = table.players[seat]
        town = town_name(table.components, player.town)
        if not player.stations_left:
            return Refusal("stations.none-left", say("no-station-left"), asked(table, seat))
        hint = say("try-other-town")
        if player.town == ORLEANS:
            return Refusal("stations.orleans-each-one", say("no-second-station", town=town), hint)
        why = say("no-station-here", town=town)
        for other in range(len(table.players)):
            if table.players[other].stations >> player.town & 1:
                if other == seat:
                    why = say("no-second-station", town=town)
                else:
                    why = say("no-station-of", town=town, player=player_name(other))
        return Refusal("stations.one-per-town", why, hint)

    def outlook(self, table: Table, seat: int) -> Outlook:
        """A station in this town, with what it counts now."""
        player = table.players[seat]
        if not can_build(table, player):
            return hopeless(self.why_not(table, seat))
        printed = table.components
        points = printed.status[player.development]
        return hopeful(say("help-builds", town=town_name(printed, player.town), points=points))

    def text(self) -> Words:
        """Always the same."""
        return say("does-build")

    def worth(self, prices: Prices) -> float:
        """The station."""
        return prices.station

    def uses_left(self, table: Table, player: Player) -> float:
        """One for each station, roughly."""
        return 1.2 * player.stations_left


def can_build(table: Table, player: Player) -> bool:
    """stations.*: one in each town, but each player one in Orléans; as many as there are."""
    if not player.stations_left:
        return False
    if player.town == ORLEANS:
        return not player.stations & 1
    return not table.towns_taken >> player.town & 1


def build(table: Table, seat: int) -> None:
    """A trading station in the merchant's town."""
    player = table.players[seat]
    player.stations_left -= 1
    player.stations |= 1 << player.town
    if player.town != ORLEANS:
        table.towns_taken |= 1 << player.town
    if table.log is not None:
        table.tell("builds_station", seat, player.town)
