"""What things are worth to the greedy player of the stories, by what the story still asks of it."""

from cenabum.kernel.pool import total
from cenabum.stories.components import FIRST_KINGDOM, FREE_BITS, Components
from cenabum.stories.land import villages_of
from cenabum.stories.moves import COIN_PARCEL, GOOD_PARCEL, GOODS, TECHNOLOGY_PARCEL
from cenabum.stories.state import State
from cenabum.stories.table import NUMBER, TO_FEED, Player
from cenabum.stories.wealth import food

BASIC_WANTED = (4, 4, 4, 3)
KINGDOM_TASK = (0.0, 2.0, 4.0, 6.0, 6.0, 6.0, 6.0, 7.0)  # a space of the task sheet, by era
TILE_EXTRA = {
    "parlatory": 4.0,
    "secret_village": 2.5,
    "general_store": 1.0,
    "gunpowder_tower": 1.5,
    "school": 1.0,
    "barn": 0.5,
    "grove": 1.5,
}
FISH, GRAIN, WOOD, BREAD, CHEESE, WINE, WOOL, BROCADE = range(8)
KNIGHT, SCHOLAR, MONK = 4, 5, 6


def asked(tasks: list[int], parcel: int) -> int:
    """How many spaces of the tasks ask for a parcel."""
    return sum(free >> (FREE_BITS * parcel) & 7 for free in tasks)


def spaces(free: int) -> int:
    """How many spaces are free."""
    number = 0
    while free:
        number += free & 7
        free >>= FREE_BITS
    return number


def follower_pool(player: Player) -> list[int]:
    """All followers of a player by kind, wherever they are."""
    pool = player.bag + player.market + player.fair + player.drawn
    numbers = [pool >> (5 * kind) & 31 for kind in range(7)]
    for kind in player.on:
        if 0 <= kind < 7:
            numbers[kind] += 1
    for parcel in player.parcels:
        if parcel < 7:
            numbers[parcel] += 1
    return numbers


def needed_tasks(state: State, player: Player) -> list[int]:
    """The tasks that count: all of them in The First Kingdom, those of this era and the next in The King's Favor."""
    c = state.components
    if c.story == FIRST_KINGDOM:
        return player.tasks
    eras = [era for era in (state.era, state.era + 1) if era < c.eras]
    return [player.tasks[c.favor.task[era]] for era in eras if c.favor.task[era] >= 0]


class Weights:
    """What one more of everything is worth to a seat now."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.c: Components = state.components
        self.seat = seat
        self.player = player = state.players[seat]
        self.kingdom = self.c.story == FIRST_KINGDOM
        self.tasks = needed_tasks(state, player)
        self.have = follower_pool(player)
        self.era = player.era
        self.food_due = self._food_due()
        self.coins_due = self._coins_due()

    def _food_due(self) -> int:
        player = self.player
        if not self.kingdom:
            return 2
        due = {0: player.settlers.bit_count() + 1, 1: 3, 2: 4, 3: 6, 4: player.settlers.bit_count() + 1}.get(
            self.era, 0
        )
        if self.state.deed_side[5] == 0 and self.era in (1, 2):
            due += 3
        return due

    def _coins_due(self) -> int:
        c = self.c
        due = sum(asked(self.tasks, COIN_PARCEL + n) * amount for n, amount in enumerate(c.amounts))
        if self.kingdom and self.era < 2:
            due = 5
        if self.kingdom:
            due += {2: self.state.villages.bit_count(), 6: 10, 5: 10}.get(self.era, 0)
        return due

    def deed_need(self, parcel: int) -> float:
        """What a parcel would do for a deed that is nearly complete, or for the Medicine (The First Kingdom)."""
        if not self.kingdom or self.era < 2:
            return 0.0
        best = 0.0
        for board in range(1, len(self.state.deed_side)):
            free = self.state.deed_free[board]
            if self.state.deed_side[board] < 2 and free >> (FREE_BITS * parcel) & 7:
                if board == 5:
                    best = max(best, 3.0)
                elif self.era >= 4:
                    best = max(best, 1.3 * self.citizen() / spaces(free))
        return best if parcel not in self.player.parcels else 0.0

    # ---- things

    def coin(self) -> float:
        """One more coin."""
        if self.player.coins < self.coins_due:
            return 0.9 if self.kingdom else 1.9 if self.state.era == 0 else 1.0
        return 0.45

    def fame(self) -> float:
        """One more step of fame."""
        player, c = self.player, self.c
        if self.kingdom:
            return 0.55 if player.fame < c.fame_end else 0.0
        goal = c.fame_spaces[c.favor.grounds] if self.state.era <= c.favor.grounds_era else c.fame_end
        if player.fame >= goal:
            return 0.0
        left = (
            4 * ((c.favor.grounds_era if self.state.era <= c.favor.grounds_era else c.eras - 1) + 1)
            - self.state.round
            + 1
        )
        return 0.6 + min(1.6, (goal - player.fame) / (5.0 * max(1, left)))

    def good(self, good: int) -> float:
        """One more of a good."""
        c, player = self.c, self.player
        have = player.goods >> (5 * good) & 31
        worth = 0.3 * c.values[good]
        wanted = asked(self.tasks, GOOD_PARCEL + good)
        wanted -= player.parcels.count(GOOD_PARCEL + good)
        if have < wanted:
            worth += min(3.0 if self.kingdom else 5.0, 0.6 * self.task())
        if good == WOOD:
            worth += 2.6 if have < max(2, self.wood_reserve() if self.era >= 1 else 0) else 1.4 if have < 4 else 0.3
        if good in c.food and food(self.state, player) < self.food_due:
            worth += 1.3 if self.kingdom and self.era >= 1 else 0.9
        if not have:
            worth += 0.7 * self.deed_need(GOOD_PARCEL + good)
        if not self.kingdom and self.state.era >= 3:
            worth += 0.3 * c.values[good]
        if self.kingdom and self.era >= 5:
            worth += 0.2 * c.values[good]
        return worth

    def follower(self, kind: int) -> float:
        """One more follower of a kind."""
        have = self.have[kind]
        wanted = asked(self.tasks, kind)
        worth = min(3.0 if self.kingdom else 5.5, 0.6 * self.task()) if have <= wanted and wanted else 0.0
        if not self.kingdom and self.state.era >= 1:
            worth += 3.0 if kind == KNIGHT and not have else 1.6 if kind == SCHOLAR and have < 3 else 0.0
        if kind < 4:
            worth += max(0.1, 1.8 - 0.5 * max(0, have - BASIC_WANTED[kind] + 2))
        else:
            worth += max(0.3, (2.4, 2.6, 2.2)[kind - 4] - 0.9 * have)
        if have <= 2:
            worth += 0.6 * self.deed_need(kind)
        if sum(self.have) < 10:
            worth += 0.9
        return worth if sum(self.have) < 18 else 0.3 * worth

    def technology(self) -> float:
        """One more technology tile."""
        player = self.player
        worth = min(4.0, self.task()) if asked(self.tasks, TECHNOLOGY_PARCEL) and not player.technology_free else 0.0
        if not player.technology_free:
            worth += 0.7 * self.deed_need(TECHNOLOGY_PARCEL)
        return worth + max(0.8, 3.0 - 0.6 * player.technology_started)

    def citizen(self) -> float:
        """One more citizen."""
        if not self.kingdom or self.player.citizens >= self.c.kingdom.citizens:
            return 0.0
        return 3.6 if (self.era == 1 and self.player.citizens < 4) or self.era >= 6 else 2.8

    def _marks(self, column: int, have: int) -> float:
        """The share of a citizen that one more controlled thing brings."""
        marks = self.c.kingdom.control[column]
        reached = (self.player.control_areas, self.player.control_villages, self.player.control_churches)[column]
        if reached >= len(marks):
            return 0.2
        away = marks[reached] - have
        return self.citizen() / away if away > 0 else 0.2

    def area(self) -> float:
        """One more area."""
        have = self.player.settlers.bit_count()
        if self.kingdom:
            worth = 1.0 + self._marks(0, have)
            if self.era == 0:
                worth += 2.0 if have < 4 else 0.5
            return worth
        goal = self._goal(self.c.favor.areas)
        return 5.0 if have < goal[0] else 3.5 if have < goal[1] else 1.6

    def village(self) -> float:
        """One more village, its fame not included."""
        have = villages_of(self.state, self.player)
        if self.kingdom:
            if self.wood_short():
                return 0.0
            return (1.6 if have < 4 else 0.6) + self._marks(1, have)
        goal = self._goal(self.c.favor.villages)
        return 5.0 if have < goal[0] else 3.5 if have < goal[1] else 2.0

    def church(self) -> float:
        """One more church, its fame not included."""
        have = (self.player.settlers & self.state.churches).bit_count()
        if self.kingdom:
            return (9.0 if not self.player.church_built else 0.5) + self._marks(2, have)
        goal = self._goal(self.c.favor.churches)
        return 7.0 if have < goal[0] else 4.5 if have < goal[1] else 3.0

    def fortress(self) -> float:
        """One more fortress, its fame not included."""
        have = (self.player.settlers & self.player.fortresses).bit_count()
        if self.kingdom:
            return 0.8
        goal = self._goal(self.c.favor.fortresses)
        return 7.0 if have < goal[0] else 4.0 if have < goal[1] else 2.4

    def wood_reserve(self) -> int:
        """How much wood the tasks and the church of The First Kingdom still need."""
        if not self.kingdom:
            return 0
        needed = asked(self.tasks, GOOD_PARCEL + WOOD) - self.player.parcels.count(GOOD_PARCEL + WOOD)
        return needed + (not self.player.church_built)

    def wood_short(self) -> bool:
        """Is what is left of the wood better kept for tasks and church?"""
        left = self.state.market_goods >> (5 * WOOD) & 31
        own = self.player.goods >> (5 * WOOD) & 31
        return self.kingdom and self.era >= 1 and left < 3 * len(self.state.players) and own <= self.wood_reserve()

    def _goal(self, minima: list[int]) -> tuple[int, int]:
        era = self.state.era
        return minima[era], minima[min(era + 1, len(minima) - 1)]

    def task(self) -> float:
        """One more space of a task."""
        return KINGDOM_TASK[self.era] if self.kingdom else 9.0


def worth(state: State, seat: int) -> float:
    """What a position is worth: everything a seat has, at the weights of that moment. For choosing between two outcomes."""
    w = Weights(state, seat)
    player, c = w.player, w.c
    value = player.coins * 0.6 + player.fame * 0.7 + player.citizens * 3.0 + player.favorites * 12.0
    areas = player.settlers.bit_count()
    value += areas * (1.6 if w.kingdom else 3.0) + villages_of(state, player) * 2.2
    value += (player.settlers & state.churches).bit_count() * 3.0 + (
        player.settlers & player.fortresses
    ).bit_count() * 2.0
    value += 4.0 * player.church_built
    for area in range(len(state.terrain)):
        bit = 1 << area
        if player.settlers & bit:
            if not state.villages & bit:
                value += 0.25 * w.good(c.terrain_good[state.terrain[area]])
            elif not state.churches & bit:
                value += 0.1
            value += 0.06 * (c.neighbours[area] & c.used & ~_taken(state)).bit_count()
            if not w.kingdom and state.era == 0 and state.terrain[area] == 3 and not state.villages & bit:
                value += 2.5
    for good in range(len(GOODS)):
        have = player.goods >> (5 * good) & 31
        value += have * 0.45 * c.values[good] + min(have, asked(w.tasks, GOOD_PARCEL + good)) * 2.5
    value += min(player.goods >> (5 * WOOD) & 31, 3) * 1.2
    value += min(food(state, player), w.food_due) * 0.8
    for kind in range(7):
        have = w.have[kind]
        value += min(have, asked(w.tasks, kind)) * 2.5 + min(have, 4) * 1.2 + 0.3 * have
    value += 2.5 * player.technology_free + 2.0 * player.technology_started + 1.5 * player.tiles.bit_count()
    for place, extra in TILE_EXTRA.items():
        if player.tiles >> c.place_names.index(place) & 1:
            value += extra
    value += 8.0 * player.era - (w.task() if w.kingdom else 4.5) * sum(
        asked(w.tasks, parcel) for parcel in range(COIN_PARCEL + len(c.amounts))
    )
    value += total(player.drawn) * 0.2
    for decision in player.pending:
        if decision & 31 == TO_FEED:
            value -= 0.5 * (decision >> NUMBER)
    return value


def _taken(state: State) -> int:
    taken = 0
    for player in state.players:
        taken |= player.settlers
    return taken
