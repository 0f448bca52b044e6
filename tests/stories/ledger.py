"""Nothing is created or lost: every piece of the box is counted wherever it lies."""

from cenabum.kernel.pool import count
from cenabum.stories.kings_favor import sent
from cenabum.stories.moves import GOODS
from cenabum.stories.names import FIRST_KINGDOM, KINGS_FAVOR
from cenabum.stories.state import State


def check(state: State) -> None:
    """Count everything."""
    printed = state.components
    in_booklets = [0] * 16
    if printed.story == KINGS_FAVOR and printed.favor.task[state.era] >= 0:
        for player in state.players:
            for parcel in range(16):
                in_booklets[parcel] += sent(state, player, printed.favor.task[state.era], parcel)
    for kind in range(7):
        number = state.box[kind] + in_booklets[kind] + count(state.market_followers, kind)
        number += sum(count(pool, kind) for pool in state.deed_followers)
        for player in state.players:
            number += sum(count(pool, kind) for pool in (player.bag, player.market, player.fair, player.drawn))
            number += player.on.count(kind) + player.parcels.count(kind)
        assert number == printed.follower_count, f"{number} followers of kind {kind}"
    for good in range(len(GOODS)):
        number = state.box[7 + good] + in_booklets[7 + good] + count(state.market_goods, good)
        number += sum(count(pool, good) for pool in state.deed_goods)
        for player in state.players:
            number += count(player.goods, good) + player.parcels.count(7 + good)
            number += player.wood.bit_count() if good == 2 else player.grain if good == 1 else 0
        assert number == printed.goods[good], f"{number} of {GOODS[good]}"
    technology = state.box[15] + in_booklets[15] + state.market_technology + sum(state.deed_technology)
    for player in state.players:
        technology += player.technology_free + player.technology_on.bit_count() + player.parcels.count(15)
    assert technology == printed.technology_count
    markers = 2 if printed.story == FIRST_KINGDOM else 1
    taken = 0
    for player in state.players:
        settlers = player.settlers.bit_count() + player.settlers_left + player.settlers_aside + player.settlers_gone
        assert settlers + markers == printed.settlers
        assert player.fortresses.bit_count() + player.fortresses_left == printed.fortresses
        assert player.coins >= 0
        assert not player.settlers & ~printed.used
        assert not player.fortresses & taken
        taken |= player.fortresses
        for other in state.players:
            if other is not player:
                assert not other.settlers & player.fortresses, "a fortress keeps everybody out"
        assert player.open == sum(
            printed.layout.bit[space] for space, kind in enumerate(player.on) if player.spaces >> space & 1 and kind < 0
        )
        assert printed.fame_start <= player.fame <= printed.fame_end
    assert state.churches.bit_count() + state.churches_left == printed.churches
    assert not state.churches & ~state.villages
    assert sum(terrain >= 0 for terrain in state.terrain) == printed.used.bit_count()
    owned = [player.tiles & printed.tiles[3] for player in state.players]
    assert sum(tiles.bit_count() for tiles in [*owned, state.tiles]) == printed.tiles[3].bit_count()
