"""The greedy player of the stories: one method for each kind of decision."""

from cenabum.bagbuilding.layout import SPACES
from cenabum.bots.settler.gains import Gains
from cenabum.bots.settler.planning import next_step
from cenabum.bots.settler.weights import worth
from cenabum.kernel.pool import total
from cenabum.kernel.words import Sentence, say
from cenabum.stories import moves
from cenabum.stories.moves import ACT, DONE, DRAW, PASS, RECALL
from cenabum.stories.state import State
from cenabum.stories.table import (
    TO_ACT,
    TO_COLLECT,
    TO_COPY,
    TO_DELIVER,
    TO_DRAW,
    TO_EXPEL,
    TO_LODGE,
    TO_PLAN,
    TO_TECHNOLOGY,
    TO_TRADE,
)


class SettlerBot:
    """Takes in each decision what it believes to be worth most."""

    words: tuple[str, ...] = ("first-kingdom", "reasons/settler")

    def choose(self, state: State, seat: int) -> int:
        """The code of a legal move."""
        kind = state.players[seat].pending[-1] & 31
        legal = state.legal(seat)
        if kind == TO_PLAN:
            return next_step(state, seat, legal)
        if kind == TO_ACT:
            return self._act(state, seat, legal)
        if kind == TO_DRAW:
            return self._draw(state, seat, legal)
        if kind == TO_COLLECT:
            return next((code for code in legal if code != DONE), DONE)
        if kind == TO_TECHNOLOGY:
            return self._technology(state, seat, legal)
        if kind == TO_TRADE:
            return Gains(state, seat).best_trade(legal)
        if kind == TO_DELIVER:
            return Gains(state, seat).best_delivery(legal)
        if kind == TO_EXPEL:
            return self._expel(state, legal)
        if kind == TO_LODGE and DONE in legal:
            return DONE if state.phase > TO_ACT + 1 else self._best(state, seat, legal)
        if kind == TO_COPY:
            gains = Gains(state, seat)
            return max(legal, key=lambda code: gains.place((code - moves.COPY) % moves.PLACES))
        return self._best(state, seat, legal)

    def _act(self, state: State, seat: int, legal: list[int]) -> int:
        """What is worth most first; pass when nothing is worth anything."""
        gains = Gains(state, seat)
        best, chosen = 0.05, PASS
        for code in legal:
            if code == PASS:
                continue
            worth_now = gains.move(code)
            if worth_now > best:
                best, chosen = worth_now, code
        return chosen

    def _draw(self, state: State, seat: int, legal: list[int]) -> int:
        """Recall whoever waits where nothing comes of it when the bag is short, then draw all."""
        most = max(code - DRAW for code in legal if DRAW <= code < RECALL)
        player = state.players[seat]
        if total(player.bag) <= most:
            waiting = [code for code in legal if code >= RECALL]
            if waiting:
                return waiting[0]
        return DRAW + most

    def _technology(self, state: State, seat: int, legal: list[int]) -> int:
        """Where it saves a follower of a place that is used every round; one is kept when a task asks for it."""
        gains = Gains(state, seat)
        if state.players[seat].technology_free <= gains.technology_wanted():
            return DONE
        layout = state.components.layout
        best, chosen = 0.0, DONE
        for code in legal:
            if code == DONE:
                continue
            space = code - moves.TECHNOLOGY_TO
            use = gains.usual(layout.place_of[space]) + 0.1 * layout.wants[space]
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

    def _best(self, state: State, seat: int, legal: list[int]) -> int:
        """The answer after which the position is worth most."""
        best, chosen = -1e9, legal[0]
        for code in legal:
            after = state.copy()
            after.apply(seat, code)
            value = worth(after, seat)
            if code == DONE:
                value += 0.01
            if value > best:
                best, chosen = value, code
        return chosen

    def why(self, state: State, seat: int) -> Sentence:
        """One sentence about the choice."""
        code = self.choose(state, seat)
        return say("story-most") if ACT <= code < moves.RECRUIT else say("position-best")
