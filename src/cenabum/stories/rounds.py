"""The course of a game: starting villages, the phases of a round, the end."""

from cenabum.bagbuilding.technology import technology_spaces
from cenabum.stories import first_kingdom, kings_favor
from cenabum.stories.decisions.act import ACT
from cenabum.stories.decisions.collect import COLLECT
from cenabum.stories.decisions.draw import DRAW
from cenabum.stories.decisions.plan import PLAN
from cenabum.stories.decisions.start import START
from cenabum.stories.decisions.technology import TECHNOLOGY
from cenabum.stories.moves import GOOD_PARCEL, TECHNOLOGY_PARCEL
from cenabum.stories.names import FIRST_KINGDOM
from cenabum.stories.table import (
    ACTIONS,
    BONUS,
    CLOSING,
    DRAWING,
    END,
    PLANNING,
    SEASON,
    SETTLING,
    Player,
    Table,
)


def next_step(table: Table) -> None:
    """Nobody has anything to decide: go on. What has to be decided then becomes pending."""
    phase = table.phase
    players = table.players
    if phase == SETTLING:
        table.active -= 1
        if table.active >= 0:
            players[table.active].pending.append(START.bare)
        else:
            table.active = 0
            if table.components.story == FIRST_KINGDOM and table.log is not None:
                table.tell("narrates", table.start, 0)
            _begin_round(table)
    elif phase == SEASON:
        # favor.autumn may have sent players away
        if all(player.out for player in players):
            kings_favor.check_end(table, False)
            if table.over:
                table.phase = END
            return
        if players[table.start].out:
            _pass_marker(table)
        _begin_drawing(table)
    elif phase == DRAWING:
        _begin_planning(table)
    elif phase == PLANNING:
        table.phase = ACTIONS
        for player in players:
            player.before = None
        table.passed = sum([1 << seat for seat, player in enumerate(players) if player.out])
        table.active = table.start
        players[table.active].pending.append(ACT.bare)
    elif phase == ACTIONS:
        _next_turn(table)
    elif phase == BONUS:
        _next_bonus(table)
    elif phase == CLOSING:
        _close(table)


def _begin_round(table: Table) -> None:
    table.round += 1
    if table.log is not None:
        table.tell("round_begins", table.start, table.round)
    for player in table.players:
        player.advanced = False
    if table.components.story == FIRST_KINGDOM:
        if table.round == 1:
            _begin_planning(table)  # the first followers are on the green already (setup.first-followers)
        else:
            _begin_drawing(table)
    else:
        table.phase = SEASON
        kings_favor.begin_season(table)


def _begin_drawing(table: Table) -> None:
    table.phase = DRAWING
    for player in table.players:
        if not player.out:
            player.ask([DRAW.pending(table.components.draw[player.era])])


def _begin_planning(table: Table) -> None:
    table.phase = PLANNING
    for player in table.players:
        if not player.out:
            player.planned = 0
            player.before = None
            player.grain_back = False
            player.pending.append(PLAN.bare)
            player.before = player.copy()


def _next_turn(table: Table) -> None:
    """The next player who has not passed; when all have passed, the bonus of the round."""
    players = table.players
    if table.passed == (1 << len(players)) - 1:
        table.phase = BONUS
        table.active = -1
        _next_bonus(table)
        return
    while True:
        table.active = (table.active + 1) % len(players)
        if not table.passed >> table.active & 1:
            break
    players[table.active].pending.append(ACT.bare)


def _next_bonus(table: Table) -> None:
    """round.bonus-order: one seat after the other, from the starting player on. `active` counts them, -1 before the first."""
    table.active += 1
    if table.active >= len(table.players):
        table.active = table.start
        _begin_closing(table)
        return
    seat = (table.start + table.active) % len(table.players)
    player = table.players[seat]
    if not player.out:
        table.components.bonuses[player.era].do(table, seat)


def _begin_closing(table: Table) -> None:
    """The end of the round is checked, then everybody may take back what was not used and place technology."""
    table.phase = CLOSING
    if table.components.story == FIRST_KINGDOM:
        first_kingdom.check_crown(table)
    else:
        table.components.seasons[table.season].close(table)
    if table.over:
        table.phase = END
        return
    for player in table.players:
        if player.out:
            continue
        if player.technology_free or TECHNOLOGY_PARCEL in player.parcels:
            player.pending.append(TECHNOLOGY.bare)
        if player.wood or player.grain or _goods_on_portal(player):
            player.pending.append(COLLECT.bare)
        elif player.pending and not technology_spaces(table.components.layout, player, False):
            player.pending.pop()


def _goods_on_portal(player: Player) -> bool:
    for parcel in player.parcels:
        if parcel >= GOOD_PARCEL:
            return True
    return False


def _close(table: Table) -> None:
    _pass_marker(table)
    _begin_round(table)


def _pass_marker(table: Table) -> None:
    """round.starting-player: to the left; players who are out are left out."""
    seat = table.start
    while True:
        seat = (seat + 1) % len(table.players)
        if not table.players[seat].out:
            break
    table.start = seat
    if table.log is not None:
        table.tell("starting_player", seat)
