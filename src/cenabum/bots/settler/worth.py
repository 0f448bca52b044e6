"""What a position is worth to a seat: the one number by which the settler compares everything it could do."""

from itertools import accumulate

from cenabum.bots.settler import beliefs
from cenabum.bots.settler.favor import FavorJudge
from cenabum.bots.settler.favor_beliefs import FavorBeliefs
from cenabum.bots.settler.holdings import followers_of, goods_of, technology_of
from cenabum.bots.settler.kingdom import KingdomJudge
from cenabum.bots.settler.kingdom_beliefs import KingdomBeliefs
from cenabum.stories.components import Components
from cenabum.stories.names import FIRST_KINGDOM
from cenabum.stories.table import Player, Table


class Judge:
    """Judges positions of one set of components."""

    def __init__(self, printed: Components, favor: FavorBeliefs, kingdom: KingdomBeliefs) -> None:
        self.printed = printed
        self.kingdom = printed.story == FIRST_KINGDOM
        self.in_favor = FavorJudge(favor)
        self.in_kingdom = KingdomJudge(kingdom)
        prices = beliefs.Tiles()
        if self.kingdom:
            crew, kinds, technology, tiles = kingdom.crew, kingdom.kinds, kingdom.technology, kingdom.tiles
            self.land = kingdom.land
        else:
            crew, kinds, technology, tiles = favor.crew, favor.kinds, favor.technology, favor.tiles
            self.land = favor.land
            prices.believe(favor)
        self.crew = list(accumulate((crew * each for each in beliefs.CREW), initial=0.0))  # of so many followers
        self.kinds = [[kinds * each for each in steps] for steps in beliefs.KINDS]
        self.technology = [technology * each for each in beliefs.TECHNOLOGY]
        self.technology_free = technology * beliefs.TECHNOLOGY_FREE
        self.tiles = [tiles * effect.worth(prices) for effect in printed.effects]

    def worth(self, table: Table, seat: int) -> float:
        """What the position is worth to a seat."""
        player = table.players[seat]
        followers = followers_of(player)
        goods = goods_of(player)
        left = 1.0 if self.kingdom else self.in_favor.left(table)
        value = left * self._crew(table, player, followers) + self._tiles(table, player)
        value += left * self._land(table, player)
        free = technology_of(player)
        placed = player.technology_on.bit_count()
        for number in range(min(placed, len(self.technology))):
            value += left * self.technology[number]
        value += left * (min(free, 3) * self.technology_free)
        if self.kingdom:
            return value + self.in_kingdom.worth(table, player, followers, goods, free)
        return value + self.in_favor.worth(table, player, followers, goods, free)

    def _crew(self, table: Table, player: Player, followers: list[int]) -> float:
        kept = self.in_kingdom.keeping(table, player) if self.kingdom else 1.0
        value = self.crew[min(sum(followers), len(self.crew) - 1)]
        for kind in range(7):
            steps = self.kinds[kind]
            for number in range(min(followers[kind], len(steps))):
                value += kept * steps[number]
        return value

    def _tiles(self, table: Table, player: Player) -> float:
        """Place tiles lose worth as the game goes on, and each one more brings less."""
        own = player.tiles & self.printed.tiles[3]
        if not own:
            return 0.0
        left = 1.0 - 0.09 * player.era if self.kingdom else 1.15 - 0.05 * table.round
        value = 0.0
        number = own.bit_count()
        while own:
            lowest = own & -own
            value += self.tiles[lowest.bit_length() - 1]
            own ^= lowest
        return value * max(0.15, left) * max(0.4, 1.0 - beliefs.TILE_LESS * (number - 1))

    def _land(self, table: Table, player: Player) -> float:
        """Terrains by what they yield, and room to grow."""
        printed = self.printed
        taken = 0
        for other in table.players:
            taken |= other.settlers | other.fortresses
        free = printed.used & ~taken
        seen = [0, 0, 0, 0, 0]
        value = 0.0
        rest = player.settlers
        while rest:
            lowest = rest & -rest
            rest ^= lowest
            area = lowest.bit_length() - 1
            value += beliefs.FREE_NEIGHBOUR * (printed.neighbours[area] & free).bit_count()
            if not table.villages & lowest:
                terrain = table.terrain[area]
                value += beliefs.TERRAIN[terrain] * beliefs.TERRAIN_MORE[min(seen[terrain], 5)]
                seen[terrain] += 1
        return self.land * value
