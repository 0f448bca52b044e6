"""The course of a game: starting villages, the phases of a round, the end."""

from cenabum.bagbuilding.technology import technology_spaces
from cenabum.stories import first_kingdom, kings_favor
from cenabum.stories.components import FIRST_KINGDOM
from cenabum.stories.moves import GOOD_PARCEL, TECHNOLOGY_PARCEL
from cenabum.stories.table import (
    ACTIONS,
    BONUS,
    CLOSING,
    DRAWING,
    END,
    NUMBER,
    PLANNING,
    SEASON,
    SETTLING,
    TO_ACT,
    TO_COLLECT,
    TO_DRAW,
    TO_PLAN,
    TO_START,
    TO_TECHNOLOGY,
    Table,
)


def next_step(t: Table) -> None:
    """Nobody has anything to decide: go on. What has to be decided then becomes pending."""
    phase = t.phase
    players = t.players
    if phase == SETTLING:
        t.active -= 1
        if t.active >= 0:
            players[t.active].pending.append(TO_START)
        else:
            t.active = 0
            if t.components.story == FIRST_KINGDOM and t.log is not None:
                t.tell("narrates", t.start, 0)
            _begin_round(t)
    elif phase == SEASON:
        # favor.autumn may have sent players away
        if all(player.out for player in players):
            kings_favor.check_end(t, False)
            if t.over:
                t.phase = END
            return
        if players[t.start].out:
            _pass_marker(t)
        _begin_drawing(t)
    elif phase == DRAWING:
        _begin_planning(t)
    elif phase == PLANNING:
        t.phase = ACTIONS
        for player in players:
            player.before = None
        t.passed = sum([1 << seat for seat, player in enumerate(players) if player.out])
        t.active = t.start
        players[t.active].pending.append(TO_ACT)
    elif phase == ACTIONS:
        _next_turn(t)
    elif phase == BONUS:
        _next_bonus(t)
    elif phase == CLOSING:
        _close(t)


def _begin_round(t: Table) -> None:
    t.round += 1
    if t.log is not None:
        t.tell("round_begins", t.start, t.round)
    for player in t.players:
        player.advanced = False
    if t.components.story == FIRST_KINGDOM:
        if t.round == 1:
            _begin_planning(t)  # the first followers are on the green already (setup.first-followers)
        else:
            _begin_drawing(t)
    else:
        t.phase = SEASON
        kings_favor.begin_season(t)


def _begin_drawing(t: Table) -> None:
    t.phase = DRAWING
    for player in t.players:
        if not player.out:
            player.pending.append(TO_DRAW | t.components.draw[player.era] << NUMBER)


def _begin_planning(t: Table) -> None:
    t.phase = PLANNING
    for player in t.players:
        if not player.out:
            player.planned = 0
            player.before = None
            player.grain_back = False
            player.pending.append(TO_PLAN)
            player.before = player.copy()


def _next_turn(t: Table) -> None:
    """The next player who has not passed; when all have passed, the bonus of the round."""
    players = t.players
    if t.passed == (1 << len(players)) - 1:
        t.phase = BONUS
        t.active = -1
        _next_bonus(t)
        return
    while True:
        t.active = (t.active + 1) % len(players)
        if not t.passed >> t.active & 1:
            break
    players[t.active].pending.append(TO_ACT)


def _next_bonus(t: Table) -> None:
    """round.bonus-order: one seat after the other, from the starting player on. `active` counts them, -1 before the first."""
    t.active += 1
    if t.active >= len(t.players):
        t.active = t.start
        _begin_closing(t)
        return
    seat = (t.start + t.active) % len(t.players)
    if t.players[seat].out:
        return
    if t.components.story == FIRST_KINGDOM:
        first_kingdom.round_bonus(t, seat)
    else:
        kings_favor.round_bonus(t, seat)


def _begin_closing(t: Table) -> None:
    """The end of the round is checked, then everybody may take back what was not used and place technology."""
    t.phase = CLOSING
    if t.components.story == FIRST_KINGDOM:
        first_kingdom.check_crown(t)
    elif t.season == kings_favor.WINTER:
        kings_favor.check_era(t)
    if t.over:
        t.phase = END
        return
    for player in t.players:
        if player.out:
            continue
        if player.technology_free or TECHNOLOGY_PARCEL in player.parcels:
            player.pending.append(TO_TECHNOLOGY)
        if player.wood or player.grain or any(parcel >= GOOD_PARCEL for parcel in player.parcels):
            player.pending.append(TO_COLLECT)
        elif player.pending and not technology_spaces(t.components.layout, player, False):
            player.pending.pop()


def _close(t: Table) -> None:
    _pass_marker(t)
    _begin_round(t)


def _pass_marker(t: Table) -> None:
    """round.starting-player: to the left; players who are out are left out."""
    seat = t.start
    while True:
        seat = (seat + 1) % len(t.players)
        if not t.players[seat].out:
            break
    t.start = seat
    if t.log is not None:
        t.tell("starting_player", seat)
