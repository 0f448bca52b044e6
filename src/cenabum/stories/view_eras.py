"""What matters in a player's era, counted from the table: what the next era or the king asks for, and what the round will bring.

Everything here is open to all; for a player who still plans it is counted from what the others see.
"""

import msgspec

from cenabum.stories.components import Components
from cenabum.stories.first_kingdom import village_toll
from cenabum.stories.names import FREE_BITS
from cenabum.stories.objectives import Objective
from cenabum.stories.portal import open_spaces
from cenabum.stories.table import REMOVED, Player, Table
from cenabum.stories.wealth import food


class NeedView(msgspec.Struct, frozen=True, gc=False):
    """Something the next era (The First Kingdom) or the king (The King's Favor) asks of a player.

    `name` is areas, villages, fortresses, churches, citizens, food, coins, deed (a parcel on the portal that an open deed other than
    Alchemy takes), once (already advanced in this round), tournament_grounds, castle, or a task of sending, counted in spaces.
    """

    name: str
    have: int
    wanted: int
    met: bool
    paid: bool  # given up when advancing
    costs: int  # the Favorite tiles that winter would take for it as things stand
    forgivable: bool  # Favorite tiles make up for it


def asked_by_king(asked: list[Objective]) -> list[NeedView]:
    """The objectives of the era, to be fulfilled by the end of winter."""
    return [
        NeedView(each.name, each.have, each.wanted, not each.missed, False, each.missed, each.forgivable)
        for each in asked
    ]


def _need(name: str, have: int, wanted: int, paid: bool = False) -> NeedView:
    return NeedView(name, have, wanted, have >= wanted, paid, 0, False)


def needed_to_advance(table: Table, player: Player) -> list[NeedView]:
    """What a player of The First Kingdom needs for the next era."""
    printed = table.components
    kingdom = printed.kingdom
    era = player.era
    if era + 1 >= printed.eras:
        return []
    areas = player.settlers.bit_count()
    found: list[NeedView] = []
    if kingdom.need_areas[era]:
        found.append(_need("areas", areas, kingdom.need_areas[era]))
    if kingdom.need_citizens[era]:
        found.append(_need("citizens", player.citizens, kingdom.need_citizens[era]))
    if kingdom.need_harbor[era]:
        found.append(_task(printed, player, kingdom.harbor))
    if kingdom.cost_food[era]:
        found.append(_need("food", food(table, player), kingdom.cost_food[era] * areas, paid=True))
    coins = kingdom.cost_coins[era] + village_toll(table, player)
    if coins:
        found.append(_need("coins", player.coins, coins, paid=True))
    found.append(_need("deed", _welcome(table, player), 1, paid=True))
    if player.advanced:
        found.append(_need("once", 0, 1))
    return found


def _welcome(table: Table, player: Player) -> int:
    """How many parcels on the player's portal an open deed other than Alchemy would take."""
    printed = table.components
    boards = [n for n, side in enumerate(table.deed_side) if side != REMOVED and printed.deeds[2 * n + side].advances]
    return sum(
        [any(table.deed_free[board] >> (FREE_BITS * parcel) & 7 for board in boards) for parcel in player.parcels]
    )


def _task(printed: Components, player: Player, task: int) -> NeedView:
    spaces = open_spaces([printed.tasks[task]])
    return _need(printed.task_names[task], spaces - open_spaces([player.tasks[task]]), spaces)


def round_brings(table: Table, seat: int, shown: list[Player]) -> dict[str, int]:
    """What the bonus or malus of the round would be now: `fame`, `coins`, goods to `deliver`; or `food` to give, `settlers` to lose."""
    player = shown[seat]
    return {} if player.out else table.components.bonuses[player.era].brings(table, seat, shown)
