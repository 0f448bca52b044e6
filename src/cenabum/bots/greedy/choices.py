"""The smaller decisions: deeds, tiles, technology, the Bathhouse, events and torture."""

from cenabum.bagbuilding.followers import MONK, NEUTRAL_KINDS, OWN, PROFESSION
from cenabum.bagbuilding.layout import ANY
from cenabum.bots.adding import added
from cenabum.bots.greedy.values import Outlook
from cenabum.kernel.pool import ONE, count, total
from cenabum.orleans.decision import Guest
from cenabum.orleans.deeds import senders
from cenabum.orleans.effects.effect import NOWHERE
from cenabum.orleans.events.names import PILGRIMAGE
from cenabum.orleans.moves import (
    BUY,
    COINS,
    DEEDS,
    DONE,
    FEED,
    FEED_COINS,
    FOLLOWER_IN,
    FORFEIT_DEVELOPMENT,
    FORFEIT_FOLLOWER,
    FORFEIT_GOOD,
    FORFEIT_STATION,
    GEAR_IN,
    HAND_FIRST,
    HAND_FREE,
    KIND_IN,
    PLACE_IN,
    RECRUIT,
    REWARD,
    SACRISTY,
    SEND,
    SPACE_IN,
    SUPPLY_STATION,
    YES,
    space_of,
)


def best(outlook: Outlook, kind: str, number: int) -> int:
    """The best answer to a decision of these kinds."""
    legal = outlook.state.legal(outlook.seat)
    if kind == "expand":
        return max(legal, key=lambda code: outlook.tile(PLACE_IN[code]))
    if kind == "recruit":
        return max(legal, key=lambda code: recruited(outlook, code - RECRUIT))
    if kind == "send":
        return max(legal, key=lambda code: sent(outlook, code))
    if kind == "reward":
        step = outlook.deed_steps(number, total(outlook.state.deeds[number]))
        better = step > outlook.coins(outlook.printed.deed_coins[number])
        return REWARD + (1 - COINS if better else COINS)
    if kind == "bathe":
        return max(legal, key=lambda code: bath(outlook, code))
    if kind == "buy":
        return max(legal, key=lambda code: outlook.steps(code - BUY) - outlook.coins(code - BUY))
    if kind == "technology":
        return max(legal, key=lambda code: 0.0 if code == DONE else gear(outlook, SPACE_IN[code]))
    if kind == "protect":
        return SACRISTY + (YES if outlook.danger() >= 1 else 0)
    if kind == "feed":
        return min(legal, key=lambda code: meal(outlook, code - FEED))
    if kind == "forfeit":
        return min(legal, key=lambda code: forfeit(outlook, code))
    return DONE if DONE in legal else legal[0]


def guest(outlook: Outlook, decision: Guest, number: int) -> int:
    """A decision of a module from outside: what that says it is worth; else leave it at that, or take what comes first."""
    legal = outlook.state.legal(outlook.seat)
    if hasattr(decision.own, "worth"):
        return max(
            legal, key=lambda code: float(decision.own.worth(outlook, outlook.state, outlook.seat, number, code))
        )
    return DONE if DONE in legal else legal[0]


def takes(free: int, kind: int) -> bool:
    """Has a deed a free space for a kind of follower, or for anybody?"""
    return free >> (5 * kind) & 31 > 0 or free >= ONE[ANY]


def best_deed(outlook: Outlook, kind: int) -> float:
    """What sending this follower would bring at best; below zero when nobody wants him."""
    if kind >= NEUTRAL_KINDS:
        return -1.0
    worths = [outlook.deed(kind, deed) for deed, free in enumerate(outlook.state.deeds) if takes(free, kind)]
    return max(worths, default=-1.0)


def sending(outlook: Outlook, place: int) -> float:
    """The best single sending from the Town Hall or the tower."""
    pool = senders(outlook.state, outlook.player, place)
    return max(
        (best_deed(outlook, kind) + away(outlook, kind) for kind in range(NEUTRAL_KINDS) if count(pool, kind)),
        default=0.0,
    )


def stuck(outlook: Outlook, space: int) -> bool:
    """Does a follower wait in vain, at a closed place or for a deed that is done?"""
    printed = outlook.printed
    place = printed.layout.place_of[space]
    effect = printed.effects[place]
    if effect.sends:
        kind = outlook.player.on[space]
        return not any(takes(free, kind) for free in outlook.state.deeds)
    if effect.way != NOWHERE or effect.builds or effect.protects:
        return False
    if outlook.state.event == PILGRIMAGE and MONK in effect.recruits:
        return False  # next round the Monastery is open again
    return not outlook.open(place) or outlook.action(place) <= 0


def away(outlook: Outlook, kind: int) -> float:
    """Who already stands in the Town Hall can be had back only for a draw: sending him costs less than it seems."""
    return outlook.weights.in_the_hall * max(outlook.follower[kind], 0.0)


def sent(outlook: Outlook, code: int) -> float:
    """What one sending is worth; done is worth nothing."""
    if code == DONE:
        return 0.0
    kind, deed = divmod(code - SEND, DEEDS)
    return outlook.deed(kind, deed) + away(outlook, kind)


def bath(outlook: Outlook, code: int) -> float:
    """A bather: to fill a place is best, to wait for others at a good one still better than back into the bag."""
    if code == DONE:
        return 0.0
    kind, space = FOLLOWER_IN[code], SPACE_IN[code]
    printed, player = outlook.printed, outlook.player
    layout = printed.layout
    place = layout.place_of[space]
    effect = printed.effects[place]
    cost = outlook.weights.monk_cost if PROFESSION[kind] == MONK and layout.wants[space] != MONK else 0.0
    if effect.sends:
        return best_deed(outlook, kind) - cost
    if not outlook.open(place) or effect.protects:
        return -1.0
    missing = sum(bool(player.open >> other & 1) for other in layout.spaces[place])
    worth = outlook.action(place)
    if effect.builds and not outlook.free(player.town):
        worth *= outlook.weights.built_already
    return (worth if missing == 1 else outlook.weights.waiting * worth / missing if outlook.rounds else -1.0) - cost


def gear(outlook: Outlook, space: int) -> float:
    """A technology tile on a space: the followers it saves over the rounds to come."""
    printed, player, rounds = outlook.printed, outlook.player, outlook.rounds
    place = printed.layout.place_of[space]
    uses = min(outlook.weights.gear_uses * rounds, printed.effects[place].uses_left(outlook.state, player))
    net = outlook.action(place) / len(printed.layout.spaces[place])
    return outlook.opinion().technology(space, uses * outlook.wants(space) * max(net, 0.1))


def recruited(outlook: Outlook, kind: int) -> float:
    """What recruiting a follower is worth, of those one may choose from."""
    return outlook.opinion().recruit(kind, outlook.recruit(kind))


def meal(outlook: Outlook, food: int) -> float:
    """What a meal costs."""
    if food == FEED_COINS:
        return float(outlook.printed.harvest_penalty)
    return float(outlook.printed.goods_values[food])


def loss(outlook: Outlook, kind: int) -> float:
    """How much a follower would be missed."""
    return outlook.quality[PROFESSION[kind]] + (1.0 if kind >= OWN else 0.0)


def forfeit(outlook: Outlook, code: int) -> float:
    """What giving something up under torture costs."""
    player = outlook.player
    kind = KIND_IN[code]
    if kind == "forfeit_station":
        if code - FORFEIT_STATION == SUPPLY_STATION:
            spare = player.stations_left - outlook.weights.stations_a_round * outlook.rounds
            return outlook.weights.spare_station if spare >= 1 else outlook.station * 0.5 * min(1.0, 1.5 - spare)
        return outlook.station + 2
    if code == FORFEIT_FOLLOWER:
        neutral = [each for each in range(NEUTRAL_KINDS) if count(player.bag, each)]
        mean = added([outlook.follower[each] * count(player.bag, each) for each in neutral])
        return outlook.weights.blind_loss + mean / sum(count(player.bag, each) for each in neutral)
    if code == FORFEIT_DEVELOPMENT:
        player.development -= 1
        cost = outlook.steps(1)
        player.development += 1
        return cost
    if kind == "forfeit_good":
        return outlook.goods[code - FORFEIT_GOOD]
    if kind == "forfeit_tile":
        return outlook.tile(PLACE_IN[code]) + outlook.weights.trifle
    if GEAR_IN[code] in (HAND_FREE, HAND_FIRST):
        return outlook.technology() + outlook.weights.trifle
    return gear(outlook, space_of(GEAR_IN[code])) + outlook.weights.trifle
