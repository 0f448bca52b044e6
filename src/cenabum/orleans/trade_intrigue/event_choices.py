"""The choices that new events bring."""

from cenabum.bagbuilding.board import lift, occupied, without_alike
from cenabum.bagbuilding.followers import FOLLOWER_KINDS, MONK, NEUTRAL
from cenabum.bagbuilding.technology import lose_technology
from cenabum.kernel.pool import ONE, kinds
from cenabum.orleans.development import advance_development, at_end, track_of
from cenabum.orleans.facts import EVENT_COINS
from cenabum.orleans.money import owe, spend
from cenabum.orleans.moves import (
    DEVELOPMENT_STEPS,
    DONE,
    FORFEIT_TECHNOLOGY,
    GIVE,
    HAND_FIRST,
    HAND_FREE,
    RECRUIT,
    STARVE,
    STARVE_SPACE,
    TRACKS,
    TRAIN,
    TRAVEL,
    YES,
)
from cenabum.orleans.recruiting import step_forward
from cenabum.orleans.table import LOST_TECHNOLOGY, NUMBER, TO_GIVE, TO_STARVE, Table
from cenabum.orleans.trade_intrigue.events import ORLEANS, retrain, spend_good
from cenabum.orleans.trade_intrigue.names import (
    BON_VOYAGE,
    BY_BON_VOYAGE,
    FROM_BAG,
    FROM_MARKET,
    INDULGENCE,
    RETRAINING,
    SILENTIUM,
    SUMMONING,
    TRAINING,
)
from cenabum.orleans.travel import CARGO, journey, journeys


def value(table: Table, event: int) -> int:
    """The number in the text of an event."""
    number: int = table.components.event_value[event][table.stack]
    return number


def indulgences(table: Table) -> list[int]:
    """newevents.indulgence: a follower for coins, anyone but a monk."""
    return [*[RECRUIT + kind for kind in kinds(table.supply) if kind < MONK], DONE]


def indulge(table: Table, seat: int, kind: int) -> None:
    """Buy a follower: into the bag, without a step on the track."""
    player = table.players[seat]
    player.pending.pop()
    spend(table, seat, value(table, INDULGENCE), EVENT_COINS + INDULGENCE - SILENTIUM)
    table.supply -= ONE[kind]
    player.bag += ONE[kind]
    if table.log is not None:
        table.tell("buys_follower", seat, kind)


def trainings(table: Table, seat: int) -> list[int]:
    """newevents.training: a step for coins on any track that goes on, development included."""
    return [*[TRAIN + track for track in range(TRACKS) if not at_end(table, seat, track)], DONE]


def train(table: Table, seat: int, track: int) -> None:
    """Buy a step with what it brings, but no follower."""
    table.players[seat].pending.pop()
    spend(table, seat, value(table, TRAINING), EVENT_COINS + TRAINING - SILENTIUM)
    if table.log is not None:
        table.tell("trains", seat, track, track_of(table, seat, track) + 1)
    if track == DEVELOPMENT_STEPS:
        advance_development(table, seat, 1)
    else:
        step_forward(table, seat, track)


def optional_journeys(table: Table, seat: int, purpose: int) -> list[int]:
    """A journey that may be left out: by water for towing, either way for Bon Voyage."""
    codes = journeys(table, seat, 0)
    if purpose == BY_BON_VOYAGE:
        codes += journeys(table, seat, 1)
    codes.append(DONE)
    return codes


def travel(table: Table, seat: int, code: int) -> None:
    """Make the journey."""
    if table.players[seat].pending.pop() >> NUMBER == BY_BON_VOYAGE:
        spend(table, seat, value(table, BON_VOYAGE), EVENT_COINS + BON_VOYAGE - SILENTIUM)
    journey(table, seat, (code - TRAVEL) // CARGO, (code - TRAVEL) % CARGO)


def givings(table: Table, seat: int, due: int) -> list[int]:
    """Which good to give; Retraining lets a player pay instead."""
    codes = [GIVE + good for good in kinds(table.players[seat].goods)]
    if not due:
        codes.append(DONE)
    return codes


def give(table: Table, seat: int, good: int) -> None:
    """Give a good for Retraining, or towards the Dues."""
    player = table.players[seat]
    due = player.pending.pop() >> NUMBER
    if not due:
        retrain(table, seat, good)
        return
    spend_good(table, seat, good)
    due -= table.components.goods_values[good]
    if due > 0:
        player.pending.append(TO_GIVE | due << NUMBER)


def refuse_retraining(table: Table, seat: int) -> None:
    """No good is given: the penalty is due."""
    owe(table, seat, value(table, RETRAINING), EVENT_COINS + RETRAINING - SILENTIUM)


def answer_summons(table: Table, seat: int, answer: int) -> None:
    """newevents.summoning: pay, or the merchant goes to Orléans."""
    if answer == YES:
        owe(table, seat, value(table, SUMMONING), EVENT_COINS + SUMMONING - SILENTIUM)
        return
    table.players[seat].town = ORLEANS
    if table.log is not None:
        table.tell("summoned", seat)


def starvations(table: Table, seat: int) -> list[int]:
    """newevents.famine: any follower that is not of the player's colour."""
    layout = table.components.layout
    player = table.players[seat]
    codes: list[int] = []
    for stock, pool in enumerate((player.bag, player.market, player.stored)):
        codes += [STARVE + stock * FOLLOWER_KINDS + kind for kind in kinds(pool & NEUTRAL)]
    placed = occupied(player)
    if layout.twins & placed & placed >> 1:
        placed = without_alike(layout, player, placed)
    codes += [
        STARVE_SPACE + space for space in range(len(player.on)) if placed >> space & 1 and player.on[space] <= MONK
    ]
    return codes


def starve(table: Table, seat: int, code: int) -> None:
    """A follower goes back to the supply."""
    player = table.players[seat]
    left = player.pending.pop() >> NUMBER
    if left > 1:
        player.pending.append(TO_STARVE | (left - 1) << NUMBER)
    if code >= STARVE_SPACE:
        space = code - STARVE_SPACE
        kind = lift(table.components.layout, player, space)
        if table.log is not None:
            table.tell("starves_space", seat, kind, space)
    else:
        stock = (code - STARVE) // FOLLOWER_KINDS
        kind = (code - STARVE) % FOLLOWER_KINDS
        if stock == FROM_BAG:
            player.bag -= ONE[kind]
        elif stock == FROM_MARKET:
            player.market -= ONE[kind]
        else:
            player.stored -= ONE[kind]
        if table.log is not None:
            table.tell("starves", seat, kind, stock)
    table.supply += ONE[kind]


def malfunctions(table: Table, seat: int) -> list[int]:
    """newevents.malfunction: a technology tile, placed or in hand."""
    player = table.players[seat]
    codes = table.components.layout.spread(LOST_TECHNOLOGY, FORFEIT_TECHNOLOGY, player.technology_on)[:]
    if player.technology_free:
        codes.append(FORFEIT_TECHNOLOGY + HAND_FREE)
    if player.technology_first:
        codes.append(FORFEIT_TECHNOLOGY + HAND_FIRST)
    return codes


def malfunction(table: Table, seat: int, gear: int) -> None:
    """A technology tile goes back to the supply."""
    player = table.players[seat]
    player.pending.pop()
    if gear == HAND_FREE:
        player.technology_free -= 1
    elif gear == HAND_FIRST:
        player.technology_first -= 1
    else:
        lose_technology(table.components.layout, player, gear)
    table.technology += 1
    if table.log is not None:
        table.tell("returns_technology", seat, gear)
