"""The course of a game: the seven phases of a round, the end."""

from cenabum.bagbuilding.technology import technology_spaces
from cenabum.kernel.pool import ONE
from cenabum.orleans.events import begin_event, census
from cenabum.orleans.retinue import begin_followers
from cenabum.orleans.scoring import last_citizen, scores
from cenabum.orleans.table import (
    ACTIONS,
    CENSUS,
    END,
    EVENT,
    EXCLUSION,
    FOLLOWERS_PHASE,
    HOURGLASS,
    HOURGLASS_STREAM,
    PLANNING,
    START_PLAYER,
    TO_ACT,
    TO_EXCLUDE,
    TO_PLAN,
    TO_TECHNOLOGY,
    Table,
)
from cenabum.orleans.trade_intrigue.events import begin_any_event, event_in_turn, next_tile
from cenabum.orleans.trade_intrigue.names import DROPPED, EVENT_TURN, PEASANT_UPRISING, STOPPED


def next_step(t: Table) -> None:
    """Nobody has anything to decide: go on. What has to be decided then becomes pending."""
    phase = t.phase
    players = t.players
    if phase == ACTIONS:
        _next_turn(t)
    elif phase == EXCLUSION:
        t.active += 1
        if t.active < len(players) * t.components.exclusions:
            players[t.active % len(players)].pending.append(TO_EXCLUDE)
        else:
            t.active = 0
            _begin_round(t)
    elif phase == HOURGLASS:
        t.phase = CENSUS
        census(t)
    elif phase == CENSUS:
        t.phase = FOLLOWERS_PHASE
        for seat in range(len(players)):
            begin_followers(t, seat)
    elif phase == FOLLOWERS_PHASE:
        t.phase = PLANNING
        for player in players:
            player.planned = 0
            player.planned_stored = 0
            player.pending.append(TO_PLAN)
            if t.event == PEASANT_UPRISING:
                player.privileges |= t.components.uprising
    elif phase == PLANNING:
        t.phase = ACTIONS
        if t.event == PEASANT_UPRISING:
            for player in players:
                player.privileges &= ~t.components.uprising
        t.passed = 0
        t.active = t.start
        players[t.active].pending.append(TO_ACT)
    elif phase == EVENT:
        t.phase = START_PLAYER
        if t.round + (t.extra[DROPPED] if t.extra else 0) == t.components.rounds:
            _finish(t)
        elif not _last_technology(t):
            _end_round(t)
    elif phase == START_PLAYER:
        _end_round(t)


def _last_technology(t: Table) -> bool:
    """technology.until-the-round-ends: all have passed, so what is still in hand may be placed; is there such a thing?"""
    c = t.components
    asked = False
    for player in t.players:
        in_hand = player.technology_free or player.technology_first
        if in_hand and technology_spaces(c.layout, player, c.first_placed_rule):
            player.pending.append(TO_TECHNOLOGY)
            asked = True
    return asked


def _end_round(t: Table) -> None:
    """Phase 7: the start player changes."""
    if t.extra:
        for seat in range(len(t.players)):
            t.extra[STOPPED + seat] = 0
    t.start = (t.start + 1) % len(t.players)
    if t.log is not None:
        t.tell("start_player", t.start)
    _begin_round(t)


def _begin_round(t: Table) -> None:
    """Phase 1: the next hour-glass tile; the start tile lies on top, then the stacks in their order."""
    t.phase = HOURGLASS
    t.round += 1
    if t.components.modules.new_events:
        next_tile(t)
        return
    if t.round > 1:
        stack = t.stack
        while not t.hourglass[stack]:
            stack += 1
        t.stack = stack
        pool = t.hourglass[stack]
        t.event = t.pick(HOURGLASS_STREAM, pool)
        t.hourglass[stack] = pool - ONE[t.event]
    if t.log is not None:
        t.tell("round_begins", t.start, t.round, t.event, t.stack + 1 if t.round > 1 else 0)


def _next_turn(t: Table) -> None:
    """The next player who has not passed; when all have passed, the event."""
    players = t.players
    everyone = (1 << len(players)) - 1
    if t.passed == everyone:
        t.phase = EVENT
        if t.extra:
            t.extra[EVENT_TURN] = 0
            if event_in_turn(t):
                return
        # supply.coins-order: where the order matters, the start player comes first.
        for number in range(len(players)):
            seat = (t.start + number) % len(players)
            if t.extra:
                begin_any_event(t, seat)
            else:
                begin_event(t, seat)
        return
    while True:
        t.active = (t.active + 1) % len(players)
        if not t.passed >> t.active & 1:
            break
    players[t.active].pending.append(TO_ACT)


def _finish(t: Table) -> None:
    t.phase = END
    last_citizen(t)
    if t.log is not None:
        for seat, score in enumerate(scores(t)):
            t.tell("final_score", seat, score)
    t.over = True
