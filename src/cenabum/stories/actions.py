"""The action phase: an activated place, a sending, or pass."""

from typing import Final

from cenabum.bagbuilding.board import release
from cenabum.kernel.pool import ONE, total
from cenabum.stories import components as effects
from cenabum.stories.facts import BY_PLACE, BY_TRADE
from cenabum.stories.fame import gain_citizen, gain_fame
from cenabum.stories.first_kingdom import may_advance
from cenabum.stories.land import knights_at, reach, sites, terrain_goods, update_control, villages_of
from cenabum.stories.moves import (
    ACT,
    BUY,
    CHOOSE,
    COPY,
    DELIVER,
    DONE,
    GOOD_PARCEL,
    GOODS,
    PASS,
    PLACES,
    RECRUIT,
    SELL,
    TAKE_BACK_GOOD,
    TILE,
)
from cenabum.stories.names import BREAD, GRAIN, WOOD
from cenabum.stories.portal import sendings
from cenabum.stories.table import (
    ANY_GOODS,
    BAG_STREAM,
    FAIR_KINDS,
    NUMBER,
    ONE_KIND,
    THIS_KIND,
    TO_BATHE,
    TO_BUILD,
    TO_CHOOSE,
    TO_COPY,
    TO_DELIVER,
    TO_LEAVE,
    TO_RECRUIT,
    TO_SETTLE,
    TO_TILE,
    TO_TRADE,
    TO_UNSCREW,
    Player,
    Table,
)
from cenabum.stories.wealth import (
    gain_bread,
    gain_good,
    gain_technology,
    give_good,
    own_place,
    receive,
    spend,
)

# Places whose action costs goods, or needs no followers: a Guardhouse cannot use them (tiles.guardhouse-what).
NOT_COPIED: Final = (
    1 << effects.BUILDS | 1 << effects.BAKERY | 1 << effects.GIVES | 1 << effects.SHIP | 1 << effects.GUARDHOUSE
    | 1 << effects.PASSIVE | 1 << effects.TOWER
)  # fmt: skip


def actions(table: Table, seat: int) -> list[int]:
    """Pass, the places that may act now, and the sendings."""
    printed = table.components
    player = table.players[seat]
    codes = [PASS]
    ready = player.ready & ~printed.forbidden[player.era]
    if player.fair:
        ready |= 1 << printed.fair
    place = 0
    while ready:
        if ready & 1 and can_act(table, seat, place):
            codes.append(ACT + place)
        ready >>= 1
        place += 1
    if player.parcels:
        codes += sendings(table, seat, may_advance(table, seat))
    if player.grain:
        codes.append(TAKE_BACK_GOOD + printed.bakery)
    return codes


def can_act(table: Table, seat: int, place: int) -> bool:
    """Would the action of an activated place of the player do something?"""
    printed = table.components
    player = table.players[seat]
    effect = printed.effect[place]
    if effect == effects.BUILDS:
        return player.wood >> place & 1 == 1 and sites(table, player, printed.amount[place]) != 0
    if effect == effects.BAKERY:
        return player.grain > 0 and table.box[GOOD_PARCEL + BREAD] > 0
    if effect == effects.GUARDHOUSE:
        return len(copies(table, seat)) > 0
    return can_do(table, seat, place, player)


def can_do(table: Table, seat: int, place: int, owner: Player) -> bool:
    """The same for what a Guardhouse may use as well; `owner` is whose followers stand there."""
    printed = table.components
    player = table.players[seat]
    effect = printed.effect[place]
    if effect == effects.RECRUITS:
        for kind in printed.recruits[place]:
            if table.market_followers >> (5 * kind) & 31:
                return True
        return False
    if effect == effects.TERRITORY:
        return (player.settlers_left > 0 or player.settlers != 0) and reach(table, seat, knights_at(table, owner)) != 0
    if effect == effects.GOOD:
        return table.market_goods >> (5 * printed.good[place]) & 31 > 0
    if effect == effects.GIVES:
        return player.goods >> (5 * printed.good[place]) & 31 >= printed.amount[place]
    if effect == effects.PUB:
        return player.coins > 0
    if effect == effects.INVENTS:
        return table.market_technology > 0
    if effect == effects.WORKSHOP:
        return player.coins >= printed.amount[place] and player.technology_on != 0
    return True  # actions.nothing-comes


def let_go(table: Table, seat: int, number: int) -> None:
    """actions.followers-return: they go to the bag; a place that only technology stands on stays activated.

    `number` is that of TO_LEAVE. Who came to the County fair during its action was not used for it, and stays.
    """
    layout = table.components.layout
    player = table.players[seat]
    place = number % FAIR_KINDS
    used = number // FAIR_KINDS
    kind = 0
    while used:
        if used & 1:
            player.fair -= ONE[kind]
            player.bag += ONE[kind]
        used >>= 1
        kind += 1
    release(layout, player, place)
    mask = layout.mask[place]
    if mask and not player.open & mask:
        player.ready |= 1 << place


def act(table: Table, seat: int, place: int) -> None:
    """Carry out the action of an own place; what has to be chosen becomes pending, and its followers go back after that."""
    printed = table.components
    player = table.players[seat]
    if table.log is not None:
        table.tell("acts", seat, place)
    effect = printed.effect[place]
    depth = len(player.pending)
    used = place
    if effect == effects.GUARDHOUSE:
        player.pending.append(TO_COPY)
    elif effect == effects.BUILDS:
        player.wood &= ~(1 << place)
        table.box[GOOD_PARCEL + WOOD] += 1
        player.pending.append(TO_BUILD | printed.amount[place] << NUMBER)
    elif effect == effects.BAKERY:
        baked = min(
            player.grain, table.box[GOOD_PARCEL + BREAD]
        )  # tiles.bakery: grain without bread for it stays there
        player.grain -= baked
        table.box[GOOD_PARCEL + GRAIN] += baked
        for _ in range(baked):
            gain_bread(table, seat, BREAD)
    else:
        if effect == effects.FAIR_EFFECT:
            used += FAIR_KINDS * sum([1 << kind for kind in range(7) if player.fair >> (5 * kind) & 31])
        knights = knights_at(table, player) if effect == effects.TERRITORY else 0
        perform(table, seat, place, knights, player.fair)
    if len(player.pending) > depth:
        player.pending.insert(depth, TO_LEAVE | used << NUMBER)
    else:
        let_go(table, seat, used)


def perform(table: Table, seat: int, place: int, knights: int, fair: int) -> None:
    """What an action does for the player, whoever's followers stand on the place."""
    printed = table.components
    player = table.players[seat]
    effect = printed.effect[place]
    if effect == effects.RECRUITS:
        player.pending.append(TO_RECRUIT | place << NUMBER)
    elif effect == effects.TERRITORY:
        player.pending.append(TO_SETTLE | knights << NUMBER)
    elif effect == effects.TERRAIN:
        yields = terrain_goods(table, player)
        for good in range(len(GOODS)):
            for _ in range(yields >> (5 * good) & 31):
                gain_good(table, seat, good)
    elif effect == effects.YARD:
        player.pending.append(TO_TILE)
    elif effect == effects.MARKET:
        if villages_of(table, player):
            player.pending.append(TO_TRADE | villages_of(table, player) << NUMBER)
    elif effect == effects.PLAIN:
        receive(table, seat, printed.coins[place], BY_PLACE)
        gain_fame(table, seat, printed.fame_gain[place])
    elif effect == effects.INVENTS:
        gain_technology(table, seat)
    elif effect == effects.GOOD:
        gain_good(table, seat, printed.good[place])
    elif effect == effects.GIVES or effect == effects.PUB:
        player.pending.append(TO_CHOOSE | place << NUMBER)
    elif effect == effects.BATHHOUSE:
        bathe(table, seat)
    elif effect == effects.TAX:
        receive(table, seat, printed.amount[place] * villages_of(table, player), BY_PLACE)
    elif effect == effects.SHIP:
        most = (table.villages & printed.loire).bit_count()
        if most:
            player.pending.append(TO_DELIVER | (most << 4 | ANY_GOODS) << NUMBER)
    elif effect == effects.FAIR_EFFECT:
        gain_fame(table, seat, printed.amount[place] * total(fair))
    elif effect == effects.RAMPART:
        gain_fame(table, seat, printed.amount[place] * player.fortresses.bit_count())
    elif effect == effects.WORKSHOP:
        spend(table, seat, printed.amount[place], BY_PLACE)
        player.pending.append(TO_UNSCREW)
    elif effect == effects.PARLATORY:
        for _ in range(printed.amount[place]):
            gain_citizen(table, seat)


def copies(table: Table, seat: int) -> list[int]:
    """tiles.guardhouse: the activated places of others whose action the player may use."""
    printed = table.components
    codes: list[int] = []
    closed = printed.forbidden[table.players[seat].era]
    for other, owner in enumerate(table.players):
        if other == seat or owner.out:
            continue
        ready = owner.ready & ~closed
        if owner.fair and not closed >> printed.fair & 1:
            ready |= 1 << printed.fair
        place = 0
        while ready:
            if ready & 1 and not NOT_COPIED >> printed.effect[place] & 1 and can_do(table, seat, place, owner):
                codes.append(COPY + other * PLACES + place)
            ready >>= 1
            place += 1
    return codes


def copy_action(table: Table, seat: int, other: int, place: int) -> None:
    """Use another player's place; it stays activated."""
    owner = table.players[other]
    if table.log is not None:
        table.tell("copies", seat, other, place)
    knights = knights_at(table, owner) if table.components.effect[place] == effects.TERRITORY else 0
    perform(table, seat, place, knights, owner.fair)


def recruitments(table: Table, place: int) -> list[int]:
    """Whom a place may recruit now."""
    return [RECRUIT + kind for kind in table.components.recruits[place] if table.market_followers >> (5 * kind) & 31]


def tiles_to_take(table: Table, seat: int) -> list[int]:
    """The place tiles of the categories of the player's era."""
    printed = table.components
    there = table.tiles & printed.tiles[printed.categories[table.players[seat].era]]
    return or_none([TILE + place for place in range(len(printed.category)) if there >> place & 1])


def or_none(codes: list[int]) -> list[int]:
    """fame.may: where there is a choice, taking nothing is part of it."""
    if len(codes) > 1:
        codes.append(DONE)
    return codes


def take_tile(table: Table, seat: int, place: int) -> None:
    """The tile is the player's for the rest of the game."""
    table.tiles &= ~(1 << place)
    own_place(table, seat, place)
    if table.log is not None:
        table.tell("gains_tile", seat, place)
    if place == table.components.secret_village:
        update_control(table)


def trades(table: Table, seat: int) -> list[int]:
    """market.*: sell a good of the supply, buy one of the marketplace, or be done."""
    values = table.components.values
    player = table.players[seat]
    codes = [DONE]
    for good in range(len(GOODS)):
        if player.coins >= values[good] and table.market_goods >> (5 * good) & 31:
            codes.append(BUY + good)
        if player.goods >> (5 * good) & 31:
            codes.append(SELL + good)
    if player.grain:
        codes.append(TAKE_BACK_GOOD + table.components.bakery)
    return codes


def trade(table: Table, seat: int, good: int, buying: bool) -> None:
    """One trade; the next one may follow."""
    player = table.players[seat]
    left = (player.pending.pop() >> NUMBER) - 1
    if left:
        player.pending.append(TO_TRADE | left << NUMBER)
    price = table.components.values[good]
    if table.log is not None:
        table.tell("buys" if buying else "sells", seat, good)
    if buying:
        spend(table, seat, price, BY_TRADE)
        table.market_goods -= ONE[good]
        player.goods += ONE[good]
    else:
        give_good(table, seat, good)
        receive(table, seat, price, BY_TRADE)


def choices(table: Table, seat: int, place: int) -> list[int]:
    """Pub: how many coins; Barn and Cheese cellar: how often."""
    printed = table.components
    player = table.players[seat]
    if printed.effect[place] == effects.PUB:
        most = min(printed.amount[place], player.coins)
    else:
        most = (player.goods >> (5 * printed.good[place]) & 31) // printed.amount[place]
    return [CHOOSE + number for number in range(1, min(most, 12) + 1)]


def choose(table: Table, seat: int, place: int, number: int) -> None:
    """Pay coins or give goods as often as chosen."""
    printed = table.components
    if printed.effect[place] == effects.PUB:
        spend(table, seat, number, BY_PLACE)
        gain_fame(table, seat, number)
        return
    good = printed.good[place]
    for _ in range(number * printed.amount[place]):
        give_good(table, seat, good)
        if table.log is not None:
            table.tell("gives_good", seat, good)
    receive(table, seat, number * printed.coins[place], BY_PLACE)
    gain_fame(table, seat, number * printed.fame_gain[place])


def deliveries(table: Table, seat: int, number: int) -> list[int]:
    """delivery.*: the goods that may go now, or done."""
    player = table.players[seat]
    goods = player.goods
    mode = number & 15
    codes = [DONE]
    for good in range(len(GOODS)):
        if goods >> (5 * good) & 31 and (mode < THIS_KIND or mode == THIS_KIND + good):
            codes.append(DELIVER + good)
    if player.grain:
        codes.append(TAKE_BACK_GOOD + table.components.bakery)
    return codes


def deliver(table: Table, seat: int, good: int) -> None:
    """Deliver one good for its value in Fame; the next one may follow."""
    player = table.players[seat]
    number = player.pending.pop() >> NUMBER
    left = (number >> 4) - 1
    mode = number & 15
    if mode == ONE_KIND:
        mode = THIS_KIND + good
    if left:
        player.pending.append(TO_DELIVER | (left << 4 | mode) << NUMBER)
    give_good(table, seat, good)
    if table.log is not None:
        table.tell("delivers", seat, good)
    gain_fame(table, seat, table.components.values[good])


def bathe(table: Table, seat: int) -> None:
    """tiles.bathhouse: draw two and place one of them at once."""
    printed = table.components
    player = table.players[seat]
    for _ in range(min(printed.amount[printed.bathhouse], total(player.bag))):
        kind = table.pick(BAG_STREAM + seat, player.bag)
        player.bag -= ONE[kind]
        player.drawn += ONE[kind]
        if table.log is not None:
            table.tell("bathes", seat, kind)
    player.pending.append(TO_BATHE)


def offers(table: Table, kinds: int) -> list[int]:
    """A Fame tile offers followers; the player may leave them."""
    codes = [RECRUIT + kind for kind in range(7) if kinds >> kind & 1 and table.market_followers >> (5 * kind) & 31]
    if codes:
        codes.append(DONE)
    return codes
