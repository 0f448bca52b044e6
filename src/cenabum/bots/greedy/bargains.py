"""Bribes: what a blow takes from its target and brings the active player, and the price on which both do better.

What another player loses counts for a share, since there are others to be ahead of as well: all of it with two players, a third with
four. With two players a bribe good for both does not exist, so none is offered; one that is good enough is still taken.
"""

from cenabum.bagbuilding.followers import NEUTRAL
from cenabum.bots.adding import added
from cenabum.bots.greedy import choices
from cenabum.bots.greedy import module_values as worth
from cenabum.bots.greedy.values import Outlook
from cenabum.kernel.pool import count, kinds, total
from cenabum.orleans import moves as mv
from cenabum.orleans.state import State
from cenabum.orleans.torture import forfeits
from cenabum.orleans.trade_intrigue import names
from cenabum.orleans.trade_intrigue.bribes import bargaining, threat
from cenabum.orleans.trade_intrigue.decisions.wait import character_of, first_of, second_of
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables


def share(state: State) -> float:
    """How much a loss of one other player counts."""
    return 1.0 / (len(state.players) - 1)


def gain(outlook: Outlook, number: int) -> float:
    """What the blow itself brings the active player; what the follower brings in any case does not count."""
    character = character_of(number)
    if character == names.FRAUD:
        return outlook.good(first_of(number)) - outlook.good(second_of(number))
    if character == names.SPY:
        return choices.gear(outlook, first_of(number))
    return float(tables(outlook.printed).tax) if character == names.TAX_COLLECTOR else 0.0


def loss(outlook: Outlook, number: int) -> float:
    """What the blow would cost the player who is targeted."""
    state, player = outlook.state, outlook.player
    character = character_of(number)
    first = first_of(number)
    if character == names.FRAUD:
        return outlook.good(first) - outlook.good(second_of(number))
    if character == names.ARSONIST:
        return outlook.station
    if character == names.KIDNAPPER:
        return max(0.0, outlook.position(player.town) - outlook.position(0))
    if character == names.TORTURER:
        return max(0.0, min((choices.forfeit(outlook, code) for code in forfeits(state, outlook.seat)), default=0.0))
    if character == names.HANGMAN:
        neutral = player.bag & NEUTRAL
        blind = choices.forfeit(outlook, mv.FORFEIT_FOLLOWER) if neutral else 0.0
        return max(0.0, blind) * total(neutral) / max(total(player.bag), 1)
    if character == names.SABOTEUR:
        place = outlook.printed.layout.place_of[first]
        return 0.5 * outlook.action(place) if player.ready >> place & 1 else 0.4
    if character == names.SPY:
        return choices.gear(outlook, first)
    if character == names.TRAITOR:
        return worth.step_lost(outlook, first)
    return float(min(tables(outlook.printed).tax, player.coins))


def price(state: State, attacker: Outlook, target: Outlook) -> float:
    """The least bribe for which the active player does not lose by taking it."""
    number = threat(state)
    part = share(state)
    return (gain(attacker, number) + part * loss(target, number)) / (1 + part)


def accepts(outlook: Outlook) -> bool:
    """Does the active player take what is offered?"""
    state = outlook.state
    goods = kept(state).bribe_goods
    offered = outlook.coins(kept(state).bribe_coins)
    offered += added([outlook.good(good) * count(goods, good) for good in kinds(goods)])
    return offered >= price(state, outlook, Outlook(state, bargaining(state), outlook.weights))


def offer(outlook: Outlook) -> int:
    """The target puts in coins, or a single good that will do; nothing that would cost as much as the blow."""
    state, player = outlook.state, outlook.player
    if kept(state).bribe_coins or kept(state).bribe_goods:
        return mv.DONE
    number = threat(state)
    attacker = Outlook(state, state.active, outlook.weights)
    least = price(state, attacker, outlook)
    part = share(state)
    most = (loss(outlook, number) + part * gain(attacker, number)) / (1 + part)
    coins = max(1, int(least) + (least > int(least)))
    ways: list[tuple[float, int]] = []
    if coins <= min(player.coins, mv.MOST_BRIBE):
        ways.append((outlook.coins(coins), mv.BRIBE_WITH_COINS + coins))
    for good in kinds(player.goods):
        if attacker.good(good) >= least:
            ways.append((outlook.good(good), mv.BRIBE_WITH_GOOD + good))
    cost, code = min(ways, default=(most, mv.DONE))
    return code if cost < most else mv.DONE
