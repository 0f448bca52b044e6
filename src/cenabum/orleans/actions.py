"""Phase 5, Actions: one action of an activated place, or pass."""

from cenabum.bagbuilding.board import release
from cenabum.bagbuilding.technology import technology_spaces
from cenabum.orleans.bathhouse import bathe
from cenabum.orleans.components import (
    BATHHOUSE,
    BUILDS,
    BUYS,
    EXCHANGES,
    INVENTS,
    PER_STATION,
    PER_STATUS,
    PLAIN,
    PROTECTS,
    RECRUITS,
    SENDS,
    STORES,
    TRAVELS,
)
from cenabum.orleans.decisions.buy import BUY
from cenabum.orleans.decisions.recruit import RECRUIT
from cenabum.orleans.decisions.send import SEND
from cenabum.orleans.decisions.technology import PLACE_TECHNOLOGY
from cenabum.orleans.decisions.travel import TRAVEL
from cenabum.orleans.deeds import can_send
from cenabum.orleans.development import advance_development
from cenabum.orleans.facts import PLACE_ACTION
from cenabum.orleans.module import stopped_places
from cenabum.orleans.money import receive
from cenabum.orleans.moves import ACT, PASS
from cenabum.orleans.recruiting import can_recruit, gain_good, gain_technology, recruit
from cenabum.orleans.table import Player, Table
from cenabum.orleans.trade_intrigue.decisions.exchange import EXCHANGE

ORLEANS = 0


def actions(table: Table, seat: int) -> list[int]:
    """The places that may act now, and pass."""
    player = table.players[seat]
    codes = [PASS]
    ready = player.ready
    if player.stored:
        ready |= 1 << table.components.tower
    if table.components.in_play:
        ready &= ~stopped_places(table, seat)
    place = 0
    while ready:
        if ready & 1 and can_act(table, player, place):
            codes.append(ACT + place)
        ready >>= 1
        place += 1
    return codes


def can_act(table: Table, player: Player, place: int) -> bool:
    """Would the action of an activated place do what it promises?"""
    printed = table.components
    effect = printed.effect[place]
    if effect == RECRUITS:
        for kind in printed.recruits[place]:
            if can_recruit(table, player, kind):
                return True
        return False
    if effect == TRAVELS:
        return bool(printed.by_road[player.town] if printed.roads[place] else printed.by_water[player.town])
    if effect == BUILDS:
        return can_build(table, player)
    if effect == SENDS or effect == STORES:
        return can_send(table, player, place)
    if effect == PLAIN:
        good = printed.gain_good[place]
        if good >= 0:
            return table.goods_market >> (5 * good) & 31 > 0
        # development.closed-at-end: an action that gives nothing but development points
        return printed.gain_coins[place] > 0 or player.development < printed.development_end
    if effect == BUYS:
        return player.coins > 0 and player.development < printed.development_end
    if effect == INVENTS:
        return table.technology > 0
    if effect == EXCHANGES:
        return player.goods >> (5 * printed.modules.farm_good) & 31 > 0
    return effect != PROTECTS


def can_build(table: Table, player: Player) -> bool:
    """stations.*: one in each town, but each player one in Orléans; ten each."""
    if not player.stations_left:
        return False
    if player.town == ORLEANS:
        return not player.stations & 1
    return not table.towns_taken >> player.town & 1


def act(table: Table, seat: int, place: int) -> None:
    """Carry out the action of a place; what has to be chosen becomes pending."""
    printed = table.components
    player = table.players[seat]
    for module in table.components.in_play:
        module.acted(table, seat)
    if table.log is not None:
        table.tell("acts", seat, place)
    effect = printed.effect[place]
    if effect == SENDS or effect == STORES:
        player.pending.append(SEND.begin(place))
        return
    if effect == BATHHOUSE:
        bathe(table, seat)
        return
    release(printed.layout, player, place)
    carry_out(table, seat, place)


def carry_out(table: Table, seat: int, place: int) -> None:
    """What the action of a place does once its followers are back in the bag."""
    printed = table.components
    player = table.players[seat]
    effect = printed.effect[place]
    if effect == RECRUITS:
        if len(printed.recruits[place]) == 1:
            recruit(table, seat, printed.recruits[place][0])
        else:
            player.pending.append(RECRUIT.pending(place))
    elif effect == TRAVELS:
        player.pending.append(TRAVEL.pending(printed.roads[place]))
    elif effect == BUILDS:
        build(table, seat)
    elif effect == PLAIN:
        if printed.gain_coins[place]:
            receive(table, seat, printed.gain_coins[place], PLACE_ACTION)
        if printed.gain_development[place]:
            advance_development(table, seat, printed.gain_development[place])
        if printed.gain_good[place] >= 0:
            gain_good(table, seat, printed.gain_good[place])
    elif effect == BUYS:
        player.pending.append(BUY.pending())
    elif effect == INVENTS:
        gain_technology(table, seat, False)
    elif effect == PER_STATUS:
        receive(table, seat, printed.status[player.development], PLACE_ACTION)
    elif effect == PER_STATION:
        receive(table, seat, player.stations.bit_count(), PLACE_ACTION)
    elif effect == EXCHANGES:
        player.pending.append(EXCHANGE.pending())


def build(table: Table, seat: int) -> None:
    """A trading station in the merchant's town."""
    player = table.players[seat]
    player.stations_left -= 1
    player.stations |= 1 << player.town
    if player.town != ORLEANS:
        table.towns_taken |= 1 << player.town
    if table.log is not None:
        table.tell("builds_station", seat, player.town)


def retire(table: Table, seat: int) -> None:
    """The player takes no more actions this round; now technology may be placed (technology.after-passing)."""
    player = table.players[seat]
    table.passed |= 1 << seat
    if table.log is not None:
        table.tell("passes", seat)
    if technology_spaces(table.components.layout, player, table.components.first_placed_rule):
        player.pending.append(PLACE_TECHNOLOGY.pending())
