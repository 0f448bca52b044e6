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
from cenabum.orleans.deeds import can_send
from cenabum.orleans.development import advance_development
from cenabum.orleans.facts import PHARMACY_PRICE, PLACE_ACTION
from cenabum.orleans.money import receive, spend
from cenabum.orleans.moves import ACT, BUY, PASS, RECRUIT
from cenabum.orleans.recruiting import can_recruit, gain_good, gain_technology, recruit
from cenabum.orleans.table import (
    NUMBER,
    TO_BUY,
    TO_EXCHANGE,
    TO_RECRUIT,
    TO_SEND,
    TO_TECHNOLOGY,
    TO_TRAVEL,
    Player,
    Table,
)
from cenabum.orleans.trade_intrigue.names import ACTED, SABOTAGE, STOPPED

ORLEANS = 0


def actions(t: Table, seat: int) -> list[int]:
    """The places that may act now, and pass."""
    player = t.players[seat]
    codes = [PASS]
    ready = player.ready
    if player.stored:
        ready |= 1 << t.components.tower
    if t.extra:
        ready &= ~stopped(t, seat)
    place = 0
    while ready:
        if ready & 1 and can_act(t, player, place):
            codes.append(ACT + place)
        ready >>= 1
        place += 1
    return codes


def stopped(t: Table, seat: int) -> int:
    """The places that may not act this round: intrigue.deactivated, and with newevents.sabotage those with technology."""
    places = t.extra[STOPPED + seat]
    if t.event != SABOTAGE:
        return places
    player = t.players[seat]
    for place, mask in enumerate(t.components.layout.mask):
        if player.technology_on & mask:
            places |= 1 << place
    return places


def can_act(t: Table, player: Player, place: int) -> bool:
    """Would the action of an activated place do what it promises?"""
    c = t.components
    effect = c.effect[place]
    if effect == RECRUITS:
        for kind in c.recruits[place]:
            if can_recruit(t, player, kind):
                return True
        return False
    if effect == TRAVELS:
        return bool(c.by_road[player.town] if c.roads[place] else c.by_water[player.town])
    if effect == BUILDS:
        return can_build(t, player)
    if effect == SENDS or effect == STORES:
        return can_send(t, player, place)
    if effect == PLAIN:
        good = c.gain_good[place]
        if good >= 0:
            return t.goods_market >> (5 * good) & 31 > 0
        # development.closed-at-end: an action that gives nothing but development points
        return c.gain_coins[place] > 0 or player.development < c.development_end
    if effect == BUYS:
        return player.coins > 0 and player.development < c.development_end
    if effect == INVENTS:
        return t.technology > 0
    if effect == EXCHANGES:
        return player.goods >> (5 * c.modules.farm_good) & 31 > 0
    return effect != PROTECTS


def can_build(t: Table, player: Player) -> bool:
    """stations.*: one in each town, but each player one in Orléans; ten each."""
    if not player.stations_left:
        return False
    if player.town == ORLEANS:
        return not player.stations & 1
    return not t.towns_taken >> player.town & 1


def act(t: Table, seat: int, place: int) -> None:
    """Carry out the action of a place; what has to be chosen becomes pending."""
    c = t.components
    player = t.players[seat]
    player.pending.pop()
    if t.extra:
        t.extra[ACTED] = 1
    if t.log is not None:
        t.tell("acts", seat, place)
    effect = c.effect[place]
    if effect == SENDS or effect == STORES:
        player.pending.append(TO_SEND | place << 1 << NUMBER)
        return
    if effect == BATHHOUSE:
        bathe(t, seat)
        return
    release(c.layout, player, place)
    carry_out(t, seat, place)


def carry_out(t: Table, seat: int, place: int) -> None:
    """What the action of a place does once its followers are back in the bag."""
    c = t.components
    player = t.players[seat]
    effect = c.effect[place]
    if effect == RECRUITS:
        if len(c.recruits[place]) == 1:
            recruit(t, seat, c.recruits[place][0])
        else:
            player.pending.append(TO_RECRUIT | place << NUMBER)
    elif effect == TRAVELS:
        player.pending.append(TO_TRAVEL | c.roads[place] << NUMBER)
    elif effect == BUILDS:
        build(t, seat)
    elif effect == PLAIN:
        if c.gain_coins[place]:
            receive(t, seat, c.gain_coins[place], PLACE_ACTION)
        if c.gain_development[place]:
            advance_development(t, seat, c.gain_development[place])
        if c.gain_good[place] >= 0:
            gain_good(t, seat, c.gain_good[place])
    elif effect == BUYS:
        player.pending.append(TO_BUY)
    elif effect == INVENTS:
        gain_technology(t, seat, False)
    elif effect == PER_STATUS:
        receive(t, seat, c.status[player.development], PLACE_ACTION)
    elif effect == PER_STATION:
        receive(t, seat, player.stations.bit_count(), PLACE_ACTION)
    elif effect == EXCHANGES:
        player.pending.append(TO_EXCHANGE)


def build(t: Table, seat: int) -> None:
    """A trading station in the merchant's town."""
    player = t.players[seat]
    player.stations_left -= 1
    player.stations |= 1 << player.town
    if player.town != ORLEANS:
        t.towns_taken |= 1 << player.town
    if t.log is not None:
        t.tell("builds_station", seat, player.town)


def recruitments(t: Table, seat: int, place: int) -> list[int]:
    """Whom a place with a choice may recruit now."""
    player = t.players[seat]
    return [RECRUIT + kind for kind in t.components.recruits[place] if can_recruit(t, player, kind)]


def purchases(t: Table, seat: int) -> list[int]:
    """tiles.pharmacy-limits: one to three development points, as coins and the track allow."""
    c = t.components
    player = t.players[seat]
    most = min(c.pharmacy_most, player.coins, c.development_end - player.development)
    return [BUY + number for number in range(1, most + 1)]


def purchase(t: Table, seat: int, number: int) -> None:
    """Pay for development points."""
    t.players[seat].pending.pop()
    spend(t, seat, number, PHARMACY_PRICE)
    advance_development(t, seat, number)


def pass_on(t: Table, seat: int) -> None:
    """Pass for this round."""
    t.players[seat].pending.pop()
    retire(t, seat)


def retire(t: Table, seat: int) -> None:
    """The player takes no more actions this round; now technology may be placed (technology.after-passing)."""
    player = t.players[seat]
    t.passed |= 1 << seat
    if t.log is not None:
        t.tell("passes", seat)
    if technology_spaces(t.components.layout, player, t.components.first_placed_rule):
        player.pending.append(TO_TECHNOLOGY)
