"""The course of a game: the seven phases of a round, the end."""

from cenabum.bagbuilding.followers import KNIGHT
from cenabum.bagbuilding.technology import technology_spaces
from cenabum.kernel.pool import ONE
from cenabum.orleans.census import census
from cenabum.orleans.decisions.act import begin_turn
from cenabum.orleans.decisions.draw import DRAW
from cenabum.orleans.decisions.exclude import EXCLUDE
from cenabum.orleans.decisions.plan import begin_plan
from cenabum.orleans.decisions.protect import begin_event
from cenabum.orleans.decisions.store import STORE
from cenabum.orleans.decisions.technology import PLACE_TECHNOLOGY
from cenabum.orleans.module import phase_begins
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
    Table,
)


def next_step(table: Table) -> None:
    """Nobody has anything to decide: go on. What has to be decided then becomes pending."""
    phase = table.phase
    players = table.players
    if phase == ACTIONS:
        _next_turn(table)
    elif phase == EXCLUSION:
        table.active += 1
        if table.active < len(players) * table.components.exclusions:
            players[table.active % len(players)].pending.append(EXCLUDE.bare)
        else:
            table.active = 0
            _begin_round(table)
    elif phase == HOURGLASS:
        table.phase = CENSUS
        census(table)
    elif phase == CENSUS:
        table.phase = FOLLOWERS_PHASE
        for seat in range(len(players)):
            _begin_followers(table, seat)
    elif phase == FOLLOWERS_PHASE:
        table.phase = PLANNING
        for seat in range(len(players)):
            begin_plan(table, seat)
        if table.components.in_play:
            phase_begins(table)
    elif phase == PLANNING:
        table.phase = ACTIONS
        if table.components.in_play:
            phase_begins(table)
        table.passed = 0
        table.active = table.start
        begin_turn(table, table.active)
    elif phase == EVENT:
        table.phase = START_PLAYER
        if table.round == table.last_round:
            _finish(table)
        elif not _last_technology(table):
            _end_round(table)
    elif phase == START_PLAYER:
        _end_round(table)


def _begin_followers(table: Table, seat: int) -> None:
    """What a seat has to decide in the follower phase."""
    printed = table.components
    player = table.players[seat]
    draw = DRAW.pending(printed.knight_draws[player.tracks >> (5 * KNIGHT) & 31])
    player.ask([STORE.bare, draw] if player.tiles >> printed.tower & 1 else [draw])


def _last_technology(table: Table) -> bool:
    """technology.until-the-round-ends: all have passed, so what is still in hand may be placed; is there such a thing?"""
    printed = table.components
    asked = False
    for player in table.players:
        in_hand = player.technology_free or player.technology_first
        if in_hand and technology_spaces(printed.layout, player, printed.first_placed_rule):
            player.pending.append(PLACE_TECHNOLOGY.bare)
            asked = True
    return asked


def _end_round(table: Table) -> None:
    """Phase 7: the start player changes."""
    table.start = (table.start + 1) % len(table.players)
    if table.log is not None:
        table.tell("start_player", table.start)
    _begin_round(table)


def _begin_round(table: Table) -> None:
    """Phase 1: the next hour-glass tile; the start tile lies on top, then the stacks in their order."""
    table.phase = HOURGLASS
    table.round += 1
    if table.components.in_play:
        phase_begins(table)
        for module in table.components.in_play:
            if module.turn_tile(table):
                return
    if table.round > 1:
        stack = table.stack
        while not table.hourglass[stack]:
            stack += 1
        table.stack = stack
        pool = table.hourglass[stack]
        table.event = table.pick(HOURGLASS_STREAM, pool)
        table.hourglass[stack] = pool - ONE[table.event]
    if table.log is not None:
        table.tell("round_begins", table.start, table.round, table.event, table.stack + 1 if table.round > 1 else 0)


def _next_turn(table: Table) -> None:
    """The next player who has not passed; when all have passed, the event."""
    players = table.players
    everyone = (1 << len(players)) - 1
    while table.passed != everyone:
        table.active = (table.active + 1) % len(players)
        if table.passed >> table.active & 1:
            continue
        begin_turn(table, table.active)
        # A module may have something to say between two turns.
        if players[table.active].pending or table.components.in_play:
            return
    table.phase = EVENT
    for module in table.components.in_play:
        if module.begin_event(table):
            return
    # supply.coins-order: where the order matters, the start player comes first.
    for number in range(len(players)):
        begin_event(table, (table.start + number) % len(players))


def _finish(table: Table) -> None:
    table.phase = END
    last_citizen(table)
    if table.log is not None:
        for seat, score in enumerate(scores(table)):
            table.tell("final_score", seat, score)
    table.over = True
