"""The greedy bot: one method for each kind of decision."""

from typing import ClassVar

from cenabum.bagbuilding.board import NOTHING
from cenabum.bagbuilding.planning import unplan
from cenabum.bots.greedy import choices, module_choices
from cenabum.bots.greedy.journeys import BUILD, BY_ROAD, BY_WATER, STAY, Journeys
from cenabum.bots.greedy.planning import Plan, Planner
from cenabum.bots.greedy.reasons import reason
from cenabum.bots.greedy.values import Outlook
from cenabum.bots.greedy.weights import GREEDY, Weights
from cenabum.kernel.decision import number_of
from cenabum.kernel.pool import ONE, count, total
from cenabum.kernel.snapshot import dump
from cenabum.kernel.words import Sentence
from cenabum.orleans.decision import Guest, top
from cenabum.orleans.effects.effect import BY_ROAD as ROAD
from cenabum.orleans.effects.effect import NOWHERE
from cenabum.orleans.moves import (
    ACT_AT,
    DONE,
    DRAW,
    KIND_IN,
    PASS,
    PLACE_IN,
    PLACE_ON,
    RECALL,
    SPACE_IN,
    STORE,
    STORED_ON,
    TRAVEL,
)  # fmt: skip
from cenabum.orleans.retinue import may_recall
from cenabum.orleans.state import State
from cenabum.orleans.travel import CARGO


class GreedyBot:
    """Takes in each decision what it believes to be worth most. It remembers plans, only so as not to make them twice."""

    games: ClassVar[tuple[str, ...]] = ("orleans",)
    words: tuple[str, ...] = ("orleans", "bots/greedy")

    def __init__(self, weights: Weights = GREEDY) -> None:
        self.weights = weights
        self.plans: dict[tuple[object, ...], Plan] = {}

    def choose(self, state: State, seat: int) -> int:
        """The code of a legal move."""
        decision = top(state, seat)
        assert decision is not None
        kind = decision.name
        number = number_of(state.players[seat].pending[-1])
        if kind == "plan":
            return self._plan(state, seat)
        if kind == "exclude":
            return DONE  # every tile has its use
        outlook = Outlook(state, seat, self.weights)
        if isinstance(decision, Guest):
            return choices.guest(outlook, decision, number)
        if outlook.modules and (decision.comes_first or kind == "protect"):
            return (
                module_choices.protect(outlook) if kind == "protect" else module_choices.choose(outlook, kind, number)
            )
        if kind == "act":
            return self._act(outlook)
        if kind == "draw":
            return self._draw(outlook)
        if kind == "store":
            return self._store(outlook)
        if kind == "travel":
            return self._travel(outlook, number)
        return choices.best(outlook, kind, number)

    # ---- planning

    def _plan(self, state: State, seat: int) -> int:
        """The next placement of the plan that was best when planning began; or of a new one, if somebody else has begun."""
        legal = state.legal(seat)
        plan, placed = self._begun(state, seat)
        if not placed and may_recall(state, state.players[seat]):
            recalled = self._recall(state, seat)
            if recalled:
                return recalled
        for follower, space in plan.placements:
            if (follower, space) in placed:
                continue
            for code in (STORED_ON[follower][space], PLACE_ON[follower][space]):
                if code in legal:
                    return code
        return DONE

    def _recall(self, state: State, seat: int) -> int:
        """Who is worth more to the plan of the round than where he waits, for a draw that was declined; 0 for nobody.

        What a full place brings is no part of a plan any more, so whoever stands there cannot be weighed against it.
        """
        best, chosen = self._round(state, seat) + self.weights.draw, 0
        ready, place_of = state.players[seat].ready, state.components.layout.place_of
        for code in state.legal(seat):
            if code >= RECALL and KIND_IN[code] == "recall" and not ready >> place_of[SPACE_IN[code]] & 1:
                after = state.copy()
                after.apply(seat, code)
                worth = self._round(after, seat)
                if worth > best:
                    best, chosen = worth, code
        return chosen

    def _round(self, state: State, seat: int) -> float:
        """What the best plan of the round is worth."""
        outlook = Outlook(state, seat, self.weights)
        return Planner(outlook, Journeys(outlook)).search().worth

    def _begun(self, state: State, seat: int) -> tuple[Plan, set[tuple[int, int]]]:
        """The plan to follow, and what of it has been placed."""
        player = state.players[seat]
        placed = {(kind, space) for space, kind in enumerate(player.on) if player.planned >> space & 1}
        key = self.known(state, seat)
        plan = self.plans.get(key)
        if plan is None:
            before = state
            if placed:
                before = state.copy()
                unplan(state.components.layout, before.players[seat])
            plan = self._remember(key, before, seat)
        if placed <= plan.all:
            return plan, placed
        # Somebody else has begun to plan: go on from there.
        key = (*key, player.planned)
        return self.plans.get(key) or self._remember(key, state, seat), set()

    def known(self, state: State, seat: int) -> tuple[object, ...]:
        """All that a plan rests on, the same from the moment when planning began to its end."""
        return knowledge(state, seat)

    def _remember(self, key: tuple[object, ...], state: State, seat: int) -> Plan:
        if len(self.plans) > 64:
            self.plans.clear()
        plan = self.plans[key] = self.best_plan(state, seat)
        return plan

    def best_plan(self, state: State, seat: int) -> Plan:
        """The plan for a seat that has not begun to plan."""
        return self.top_plans(state, seat, 1)[0]

    def top_plans(self, state: State, seat: int, number: int) -> list[Plan]:
        """So many of the best plans, the best one first."""
        outlook = Outlook(state, seat, self.weights)
        return Planner(outlook, Journeys(outlook)).top(number)

    # ---- actions

    def _act(self, outlook: Outlook) -> int:
        """The action of most worth first: what is worth most is what others may take."""
        state, printed, player = outlook.state, outlook.printed, outlook.player
        best, chosen = 0.0, PASS
        water = road = build = 0
        roads: list[int] = []
        ship = guildhall = -1
        for code in state.legal(outlook.seat):
            if code == PASS:
                continue
            place = PLACE_IN[code]
            effect = printed.effects[place]
            if effect.way == ROAD:
                road += 1
                roads.append(place)
                continue
            if effect.way != NOWHERE:
                water += 1
                ship = place
                continue
            if effect.builds:
                guildhall = place
                continue
            if effect.sends or effect.stores:
                worth = choices.sending(outlook, place)
            else:
                worth = outlook.action(place)
                if outlook.rounds:
                    worth += outlook.weights.release * len(printed.layout.spaces[place])
            if worth > best:
                best, chosen = worth, code
        for place, effect in enumerate(printed.effects):
            if effect.builds and player.ready >> place & 1:
                build = 1
        if water or road or build:
            worth, step = Journeys(outlook).best(water, road, build)
            if step[0] != STAY and worth > 0 and (chosen == PASS or worth > best):
                if step[0] == BUILD and guildhall >= 0:
                    return ACT_AT[guildhall]
                if step[0] == BY_WATER:
                    return ACT_AT[ship]
                if step[0] == BY_ROAD:
                    return ACT_AT[max(roads, key=lambda place: len(printed.layout.spaces[place]))]
        return chosen

    def _travel(self, outlook: Outlook, by_road: int) -> int:
        printed, player = outlook.printed, outlook.player
        water = road = build = 0
        ready = player.ready
        for place, effect in enumerate(printed.effects):
            if ready >> place & 1:
                if effect.way == ROAD:
                    road += 1
                elif effect.way != NOWHERE:
                    water += 1
                elif effect.builds:
                    build = 1
        _, connection, cargo = Journeys(outlook).first(BY_ROAD if by_road else BY_WATER, water, road, build)
        return TRAVEL + connection * CARGO + cargo

    # ---- followers

    def _draw(self, outlook: Outlook) -> int:
        """As many as possible; what the bag cannot serve calls back those who wait in vain."""
        printed, player = outlook.printed, outlook.player
        legal = outlook.state.legal(outlook.seat)
        draws = max([code - DRAW for code in legal if DRAW <= code < RECALL])
        spare = min(number_of(player.pending[-1]), printed.market - total(player.market)) - draws
        if spare > 0:
            for code in legal:
                if code >= RECALL and choices.stuck(outlook, SPACE_IN[code]):
                    return code
        return DRAW + draws

    def _store(self, outlook: Outlook) -> int:
        """Into the tower go those whom the plan of the round leaves on the market and who could go to a deed."""
        state, player = outlook.state, outlook.player
        # Somebody could be called back here, too: that is thought about with the plan (`_recall`).
        legal = [code for code in state.legal(outlook.seat) if KIND_IN[code] != "recall"]
        if legal == [DONE]:
            return DONE
        plan = Planner(outlook, Journeys(outlook)).search()
        idle = player.market
        for follower, _ in plan.placements:
            if count(idle, follower):
                idle -= ONE[follower]
        best, chosen = 0.0, -1
        for code in legal:
            if code == DONE:
                continue
            kind = code - STORE
            if count(idle, kind):
                worth = choices.best_deed(outlook, kind)
                if worth > best:
                    best, chosen = worth, code
        if chosen >= 0:
            return chosen
        if DONE in legal:
            return DONE
        # The market is too full: whoever is idle, else whoever is wanted least.
        return min(legal, key=lambda code: (not count(idle, code - STORE), choices.loss(outlook, code - STORE), code))

    def why(self, state: State, seat: int) -> Sentence:
        """One sentence about the choice."""
        code = self.choose(state, seat)
        return reason(Outlook(state, seat, self.weights), code, lambda: self._begun(state, seat)[0])


def knowledge(state: State, seat: int) -> tuple[object, ...]:
    """All that a plan rests on when planning begins. Other seats' boards are no part of it: they change while they plan."""
    player = state.players[seat]
    on, market, stored, planned = player.on, player.market, player.stored, player.planned
    if planned:
        on = on[:]
        for space in range(len(on)):
            if planned >> space & 1:
                if player.planned_stored >> space & 1:
                    stored += ONE[on[space]]
                else:
                    market += ONE[on[space]]
                on[space] = NOTHING
    return (
        state.components, state.round, state.event, state.stack, seat, market, stored, player.bag, tuple(on),
        player.tracks, player.coins, player.goods, player.development, player.town, player.stations, player.citizens,
        player.tiles, player.stations_left, state.supply, state.goods_market, state.technology, state.tiles, state.citizens,
        state.towns_taken, tuple(state.deeds), tuple(state.routes), tuple(state.hourglass),
        tuple([(other.tracks, other.development, other.stations) for other in state.players]),
        tuple([dump(each) for each in state.memory]),
    )  # fmt: skip
