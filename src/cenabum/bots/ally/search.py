"""The turn in hand, searched to its end for the chance to win."""

from cenabum.bots.ally.foreseen import Foreseen
from cenabum.bots.ally.judging import Judge
from cenabum.bots.ally.look import Ahead, sensible
from cenabum.cathedral.decision import top
from cenabum.cathedral.decisions import deliver
from cenabum.cathedral.effects.festival import FESTIVAL
from cenabum.cathedral.moves import DELIVER, DONE, PAINT, PLACE, PLAYER_TARGET, REST, TARGETS
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.state import State
from cenabum.kernel.pool import ONE, count, total


class End:
    """The end of a turn: the table, how many sections were hoped for of blueprints, and the chance to win."""

    def __init__(self, table: State, drawn: int, chance: float) -> None:
        self.table = table
        self.drawn = drawn
        self.chance = chance


class Search(Ahead):
    """The master's look: it ends with the chance to win, weighed over what blueprints and events may bring."""

    def __init__(
        self, state: State, seat: int, judge: Judge, weights: dict[str, float], steps: list[list[int]]
    ) -> None:
        super().__init__(state, seat, weights, steps)
        self.judge = judge
        self.ends: dict[int, list[tuple[float, End]]] = {}  # of each action: what may come, with its share
        self.bags: dict[int, list[int]] = {}  # and what was in the bags then
        self.event = NOTHING

    def after(self, state: State, code: int) -> float:
        """The chance to win after a move."""
        return self.end(state, code).chance

    def placings(self, state: State) -> list[tuple[float, int]]:
        """Every space for the follower in hand with the chance to win."""
        printed = self.printed
        fits = printed.fits[state.drawn] & state.open
        found: list[tuple[float, int]] = []
        for space in range(len(printed.space_names)):
            if not fits >> space & 1 or printed.before[space] & state.open:
                continue
            action = printed.action_of[space]
            if action not in self.ends:
                self.bags[action] = state.bags
                self.ends[action] = self.uses(state, space)
            chance = 0.0
            for share, end in self.ends[action]:
                chance += share * self.elsewhere(state, space, end)
            found.append((chance, PLACE + space))
        if len(found) > 1:
            found = [each for each in found if each[1] != PLACE + printed.bell]  # nobody rings it of their own accord
        if REST in sensible(state, self.seat):
            found.append((self.after(state, REST), REST))
        return found

    def elsewhere(self, state: State, space: int, end: End) -> float:
        """The chance at the end of a turn, had the follower been another one, on another space of the same action."""
        table = end.table
        if table.over or not table.open:
            return end.chance
        before, bags, base = table.open, table.bags, self.bags[self.printed.action_of[space]]
        table.open = state.open & ~(1 << space)
        table.bags = [bags[bag] + state.bags[bag] - base[bag] for bag in range(2)]
        chance = self.leaf(table, end.drawn)
        table.open, table.bags = before, bags
        return chance

    def uses(self, state: State, space: int) -> list[tuple[float, End]]:
        """What may come of placing on a space and making the best of it, each with its share."""
        effect = self.printed.effects[self.printed.action_of[space]]
        if effect.ends_round and state.round < self.printed.rounds:
            # Judged as the end of this round, not as the beginning of the next: only what is judged alike can be compared.
            then = state.copy()
            then.open = 0
            return [(1.0, End(then, 0, self.leaf(then, 0)))]
        events, size = state.events, total(state.events)
        if effect is not FESTIVAL or not size:
            return [(1.0, self.end(state, PLACE + space))]
        found: list[tuple[float, End]] = []
        for event in range(len(self.printed.events)):
            number = count(events, event)
            if number:
                self.event = event
                found.append((number / size, self.end(state, PLACE + space)))
        self.event = NOTHING
        return found

    def end(self, state: State, code: int) -> End:
        """The end of the turn after a move, when the rest of it is played as well as possible."""
        return self.settled(state.copy(), code, 0)

    def settled(self, then: State, code: int, drawn: int) -> End:
        """Make a move in a copy and go on to the end of the turn."""
        source = Foreseen(self.seed, self.event)
        then.source = source
        turn = then.round
        then.apply(self.seat, code)
        then.source = None
        drawn += source.sections
        if not self.goes_on(then, turn):
            return End(then, drawn, self.leaf(then, drawn))
        if top(then, self.seat) is deliver.DELIVER:
            return self.delivering(then, sensible(then, self.seat), drawn)
        ends = [self.settled(then.copy(), other, drawn) for other in self.further(then)]
        best = ends[0]
        for end in ends:
            if end.chance > best.chance:
                best = end
        return best

    def delivering(self, state: State, options: list[int], drawn: int) -> End:
        """Every delivery to an order is followed to the end of the turn; of those to players the one that looks best at once."""
        hopeful = -1.0
        handed = NOTHING
        best = self.settled(state.copy(), DONE, drawn)
        for code in options:
            if not DELIVER <= code < PAINT:
                continue
            if (code - DELIVER) % TARGETS < PLAYER_TARGET:
                end = self.settled(state.copy(), code, drawn)
                if end.chance > best.chance:
                    best = end
                continue
            then = state.copy()
            source = Foreseen(self.seed)
            then.source = source
            then.apply(self.seat, code)
            chance = self.leaf(then, drawn + source.sections)
            if chance > hopeful:
                hopeful, handed = chance, code
        if handed != NOTHING:
            end = self.settled(state.copy(), handed, drawn)
            if end.chance > best.chance:
                best = end
        return best

    def leaf(self, table: State, drawn: int) -> float:
        """The chance to win from here, when so many sections were hoped for of blueprints."""
        chance = self.judge.chance(table, self.worth)
        if not drawn:
            return chance
        sections, prints, over, won = table.sections, table.blueprints, table.over, table.won
        if not over or won:
            table.over = table.won = False
            table.sections -= drawn
            table.blueprints += drawn * ONE[0]
            for _ in range(drawn):
                for kind in (1, 2, 0):
                    if count(table.blueprints, kind):
                        table.blueprints -= ONE[kind]
                        break
            without = self.judge.chance(table, self.worth)
            table.sections, table.blueprints, table.over, table.won = sections, prints, over, won
            chance = self.worth.chance * chance + (1 - self.worth.chance) * without
        return chance
