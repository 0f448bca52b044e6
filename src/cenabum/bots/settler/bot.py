"""The player of the stories: one method for each kind of decision."""

from typing import ClassVar

from cenabum.bots.settler import beliefs, favor_beliefs, kingdom_beliefs
from cenabum.bots.settler.favor_beliefs import FavorBeliefs
from cenabum.bots.settler.following import Planner
from cenabum.bots.settler.holdings import asked_now, asks, followers_of
from cenabum.bots.settler.kingdom_beliefs import KingdomBeliefs
from cenabum.bots.settler.reasons import reason
from cenabum.bots.settler.trying import action_gain, best_answer, is_draw, place_gain
from cenabum.bots.settler.worth import Judge
from cenabum.kernel.decision import number_of
from cenabum.kernel.pool import ONE, total
from cenabum.kernel.words import Sentence
from cenabum.stories import moves
from cenabum.stories.components import Components
from cenabum.stories.decision import top
from cenabum.stories.decisions import act, draw
from cenabum.stories.decisions.bathe import BATHE
from cenabum.stories.decisions.collect import COLLECT
from cenabum.stories.decisions.copy import COPY
from cenabum.stories.decisions.expel import EXPEL
from cenabum.stories.decisions.extra import EXTRA
from cenabum.stories.decisions.lodge import LODGE
from cenabum.stories.decisions.plan import PLAN
from cenabum.stories.decisions.rescrew import RESCREW
from cenabum.stories.decisions.swap import SWAP
from cenabum.stories.decisions.technology import TECHNOLOGY
from cenabum.stories.decisions.unscrew import UNSCREW
from cenabum.stories.drawing import green_room
from cenabum.stories.moves import ACT, DONE, DRAW, FAIR, PASS, RECALL, SPACES, TECHNOLOGY_PARCEL
from cenabum.stories.names import DEPOT_BOARD, FIRST_KINGDOM
from cenabum.stories.portal import wants
from cenabum.stories.state import State
from cenabum.stories.table import (
    ACTIONS,
    Player,
)

LEAST_ACTION = 0.05
FAIR_FAME = 0.8  # what a follower at the County fair will bring
MOST_USEFUL = 5.0  # what an action may bring and still make its place better for technology


class SettlerBot:
    """Plans each round as a whole, and answers everything else with what leaves the best position."""

    games: ClassVar[tuple[str, ...]] = ("first-kingdom", "kings-favor")
    words: tuple[str, ...] = ("first-kingdom", "kings-favor", "bots/settler")

    overlooks: ClassVar[tuple[float, float]] = (0.0, 0.0)
    """Which share of what could be done it does not see when it plans, in The First Kingdom and in The King's Favor."""

    def __init__(self, favor: FavorBeliefs | None = None, kingdom: KingdomBeliefs | None = None) -> None:
        self.favor = favor
        self.kingdom = kingdom
        self._judge: Judge | None = None
        self._planner = self.new_planner()

    def new_planner(self) -> Planner:
        """What makes the plans."""
        return Planner(*self.overlooks)

    def judge(self, printed: Components) -> Judge:
        """The judge for these components."""
        if self._judge is None or self._judge.printed is not printed:
            favor = self.favor or favor_beliefs.trained(printed.players)
            self._judge = Judge(printed, favor, self.kingdom or kingdom_beliefs.trained(printed.players))
            self._planner = self.new_planner()
        return self._judge

    def choose(self, state: State, seat: int) -> int:
        """The code of a legal move."""
        judge = self.judge(state.components)
        asked = top(state, seat)
        legal = state.legal(seat)
        if asked is PLAN:
            code = self._planner.next_step(judge, state, seat)
            return code if code in legal else DONE
        if asked is act.ACT:
            return self._act(judge, state, seat, legal)
        if asked is draw.DRAW:
            return self._draw(judge, state, seat, legal)
        if asked is COLLECT:
            return next((code for code in legal if code != DONE), DONE)
        if asked is TECHNOLOGY or asked is RESCREW:
            return self._technology(judge, state, seat, legal)
        if asked is UNSCREW:
            return legal[0]
        if asked is EXPEL:
            return self._expel(state, legal)
        if asked is SWAP:
            return self._swap(judge, state, seat, legal)
        if asked is LODGE or asked is BATHE:
            return self._lodge(judge, state, seat, legal)
        if asked is COPY:
            now = judge.worth(state, seat)
            return max(legal, key=lambda code: action_gain(judge, state, seat, code, now))
        if asked is EXTRA:
            return self._extra(judge, state, seat, legal)
        return best_answer(judge, state, seat, legal)

    def _act(self, judge: Judge, state: State, seat: int, legal: list[int]) -> int:
        """What brings most first; pass when nothing brings anything. A new era comes when all else is done."""
        now = judge.worth(state, seat)
        best, chosen = LEAST_ACTION, PASS
        step, opening = 0.0, PASS
        for code in legal:
            if code < moves.ACT:  # passing, or grain that comes back from the Bakery
                continue
            if moves.ADVANCE <= code < moves.RECRUIT:
                if judge.in_kingdom.ready_to_advance(state, seat):
                    gain = action_gain(judge, state, seat, code, now)
                    if gain > step:
                        step, opening = gain, code
                continue
            gain = action_gain(judge, state, seat, code, now)
            if gain > best:
                best, chosen = gain, code
        if opening != PASS and (chosen == PASS or self._last_parcel(state, seat, chosen, legal)):
            return opening
        return chosen

    def _last_parcel(self, state: State, seat: int, chosen: int, legal: list[int]) -> bool:
        """Would this sending take away the parcel that opens the next era?"""
        if not moves.SEND <= chosen < moves.ADVANCE:
            return False
        parcel = (chosen - moves.SEND) // moves.TARGETS
        openers = {(code - moves.ADVANCE) // moves.TARGETS for code in legal if moves.ADVANCE <= code < moves.RECRUIT}
        return openers == {parcel} and state.players[seat].parcels.count(parcel) == 1

    def _draw(self, judge: Judge, state: State, seat: int, legal: list[int]) -> int:
        """Draw all; when the bag cannot fill what may be drawn, recall whoever waits, so that the plan is free."""
        player = state.players[seat]
        allowed = number_of(player.pending[-1])
        short = min(allowed, green_room(state, player)) > total(player.bag)
        recalls = [code for code in legal if not is_draw(code)]
        if recalls and judge.kingdom and judge.in_kingdom.patience(state.round) < 1.0 and state.round % 2:
            # whoever has waited so long should try something else, and another one each time
            return recalls[state.round // 2 % len(recalls)]
        for code in recalls:
            if short or self._in_vain(judge, state, seat, code):
                return code
        return max(code for code in legal if is_draw(code))

    def _in_vain(self, judge: Judge, state: State, seat: int, code: int) -> bool:
        """Does somebody wait where nothing will come of it?"""
        printed, player = state.components, state.players[seat]
        if code < moves.RECALL_FAIR:
            if self._sought(state, player, player.on[code - RECALL]):
                return True
            if printed.story == FIRST_KINGDOM and sum(followers_of(player)) > printed.green:
                return False  # such a crew has somebody parked
            place = printed.layout.place_of[code - RECALL]
            return place_gain(judge, state, seat, place, 0, judge.worth(state, seat)) < LEAST_ACTION
        if code < moves.TAKE_BACK:
            return False
        parcel = code - moves.TAKE_BACK
        if any(wants(state, board, parcel) for board in range(len(state.deed_side))):
            return False
        return not asks(asked_now(state, player), parcel)

    def _sought(self, state: State, player: Player, kind: int) -> bool:
        """The First Kingdom: does a task ask for a follower of whom there is none but those at places?"""
        if state.components.story != FIRST_KINGDOM or (player.bag + player.market) >> (5 * kind) & 31:
            return False
        return asks(asked_now(state, player), kind) > player.parcels.count(kind)

    def _technology(self, judge: Judge, state: State, seat: int, legal: list[int]) -> int:
        """Where it saves a follower that a useful place needs; what tasks or the Medicine ask for is kept."""
        player = state.players[seat]
        wanted = asks(asked_now(state, player), TECHNOLOGY_PARCEL)
        if state.components.story == FIRST_KINGDOM and state.deed_side[DEPOT_BOARD] == 1:
            wanted += asks(state.deed_free[DEPOT_BOARD], TECHNOLOGY_PARCEL)
        if player.technology_free <= wanted:
            return DONE
        layout = state.components.layout
        now = judge.worth(state, seat)
        gains: dict[int, float] = {}  # several spaces belong to one place
        best, chosen = 0.0, DONE
        for code in legal:
            if code == DONE:
                continue
            space = code - moves.TECHNOLOGY_TO
            place = layout.place_of[space]
            use = beliefs.USUAL.get(state.components.place_names[place], 1.0) + 0.15 * layout.wants[space]
            if use + 0.3 * MOST_USEFUL <= best:
                continue  # whatever its action brings
            if place not in gains:
                gains[place] = place_gain(judge, state, seat, place, 0, now)
            use += 0.3 * max(0.0, min(MOST_USEFUL, gains[place]))
            if use > best:
                best, chosen = use, code
        return chosen

    def _expel(self, state: State, legal: list[int]) -> int:
        """Somebody who activates a place, of the player with most fame."""
        best, chosen = -1, DONE
        for code in legal:
            if code == DONE:
                continue
            other, spot = divmod(code - moves.EXPEL, moves.SPOTS)
            player = state.players[other]
            ready = spot < SPACES and player.ready >> state.components.layout.place_of[spot] & 1
            rank = player.fame + 100 * ready
            if rank > best:
                best, chosen = rank, code
        return chosen

    def _swap(self, judge: Judge, state: State, seat: int, legal: list[int]) -> int:
        """The good that is missed least for the one that is wanted most."""
        now = judge.worth(state, seat)
        lost: dict[int, float] = {}
        won: dict[int, float] = {}
        best, chosen = 0.1, DONE
        for code in legal:
            if code < moves.SWAP:  # none, or grain that comes back from the Bakery
                continue
            rest = code - moves.SWAP
            good, wanted = rest // (4 * moves.SWAPPED), rest % moves.SWAPPED
            if good >= moves.ON_PORTAL:
                continue  # it lies there to be sent
            wanted %= moves.ON_PORTAL
            if good not in lost:
                lost[good] = self._with_goods(judge, state, seat, -ONE[good]) - now
            if wanted not in won:
                won[wanted] = self._with_goods(judge, state, seat, ONE[wanted]) - now
            gain = lost[good] + won[wanted]
            if gain > best:
                best, chosen = gain, code
        return chosen

    def _with_goods(self, judge: Judge, state: State, seat: int, more: int) -> float:
        after = state.own_copy(seat)
        after.players[seat].goods += more
        return judge.worth(after, seat)

    def _lodge(self, judge: Judge, state: State, seat: int, legal: list[int]) -> int:
        """A drawn follower goes where it activates something that can still act, else to the green, else where it may wait."""
        printed, player = state.components, state.players[seat]
        able = state.phase == ACTIONS and not state.passed >> seat & 1
        now = judge.worth(state, seat)
        best, chosen = 0.1, DONE if DONE in legal else legal[0]
        for code in legal:
            if code >= DONE:
                if FAIR <= code < ACT and able and best < FAIR_FAME:
                    best, chosen = FAIR_FAME, code
                continue
            space = code % SPACES
            place = printed.layout.place_of[space]
            if player.open & printed.layout.mask[place] != printed.layout.bit[space]:
                continue  # others are missing as well
            gain = place_gain(judge, state, seat, place, 0, now) if able else 0.0
            if gain > best:
                best, chosen = gain, code
        return chosen

    def _extra(self, judge: Judge, state: State, seat: int, legal: list[int]) -> int:
        """A follower of the marketplace when one is wanted, else a draw while it is of use."""
        now = judge.worth(state, seat)
        best, chosen = 2.6, DRAW + 1 if DRAW + 1 in legal else DONE
        for code in legal:
            if moves.RECRUIT <= code < moves.SETTLE:
                gain = action_gain(judge, state, seat, code, now)
                if gain > best:
                    best, chosen = gain, code
        return chosen

    def why(self, state: State, seat: int) -> Sentence:
        """One sentence about the choice."""
        return reason(self, state, seat)
