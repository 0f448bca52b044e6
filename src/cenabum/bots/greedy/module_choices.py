"""The decisions that the modules of Trade & Intrigue bring."""

from cenabum.bagbuilding.board import NOTHING
from cenabum.bagbuilding.followers import FOLLOWER_KINDS, KNIGHT
from cenabum.bots.adding import added
from cenabum.bots.greedy import bargains, choices
from cenabum.bots.greedy import module_values as worth
from cenabum.bots.greedy.values import Outlook
from cenabum.kernel.pool import ONE, kinds
from cenabum.orleans import moves as mv
from cenabum.orleans.development import track_of
from cenabum.orleans.effects.effect import NOWHERE
from cenabum.orleans.scoring import scores
from cenabum.orleans.trade_intrigue import names
from cenabum.orleans.trade_intrigue.effects.exchange import Exchange
from cenabum.orleans.travel import CARGO


def choose(outlook: Outlook, kind: str, number: int) -> int:
    """The best answer to a decision of the modules."""
    state = outlook.state
    legal = state.legal(outlook.seat)
    if kind == "answer":
        return mv.ANSWER + (mv.YES if says_yes(outlook, number) and mv.ANSWER + mv.YES in legal else 0)
    if kind == "bribe":
        return bargains.offer(outlook)
    if kind == "give_up":
        return min(legal, key=lambda code: choices.forfeit(outlook, code))
    if kind == "malfunction":
        return min(legal, key=lambda code: choices.forfeit(outlook, code))
    if kind == "starve":
        return min(legal, key=lambda code: starving(outlook, code))
    return max(legal, key=lambda code: value(outlook, kind, number, code))


def value(outlook: Outlook, kind: str, number: int, code: int) -> float:
    """What an answer is worth; to be done with it is worth nothing, except where that costs something."""
    printed = outlook.printed
    if code == mv.DONE:
        return -float(printed.event_value[names.RETRAINING][outlook.state.stack]) if kind == "give" else 0.0
    if kind == "order":
        return order(outlook, code - mv.FULFIL)
    if kind == "journey":
        return journey(outlook, number, code)
    if kind == "settle":
        return choices.bath(outlook, code)
    if kind == "court":
        return court(outlook, mv.PLACE_IN[code])
    if kind == "exchange":
        return exchange(outlook, code - mv.EXCHANGE)
    if kind == "take":
        return outlook.good(code - mv.TAKE)
    if kind == "train":
        track = code - mv.TRAIN
        if track == mv.DEVELOPMENT_STEPS:
            return outlook.steps(1) - outlook.coins(2)
        return outlook.recruit(track) - outlook.follower[track] - outlook.coins(2)
    if kind == "give":
        return give(outlook, number, code - mv.GIVE)
    if kind == "indulge":
        return outlook.follower[code - mv.RECRUIT] - outlook.coins(2)
    assert kind == "target"
    return target(outlook, number, code)


def order(outlook: Outlook, number: int) -> float:
    """An order now ends the round for the player: what waits on the board still works next round, but not after the last."""
    printed, player = outlook.printed, outlook.player
    ready = [place for place in range(len(printed.effects)) if player.ready >> place & 1]
    waiting = added([max(outlook.action(place), 0.0) for place in ready])
    return worth.order_gain(outlook, number) - waiting * (0.25 if outlook.rounds else 1.0)


def journey(outlook: Outlook, purpose: int, code: int) -> float:
    """A journey: the good and the new place of the merchant."""
    connection, cargo = divmod(code - mv.TRAVEL, CARGO)
    one, other = outlook.printed.ends[connection]
    here = outlook.player.town
    there = other if one == here else one
    gain = outlook.position(there) - outlook.position(here)
    if cargo != mv.NO_CARGO:
        gain += outlook.good(cargo)
    return gain - (outlook.coins(2) if purpose == names.BY_BON_VOYAGE else 0.0)


def court(outlook: Outlook, place: int) -> float:
    """Any action for nothing."""
    effect = outlook.printed.effects[place]
    if effect.builds:
        return outlook.station if outlook.free(outlook.player.town) else 0.0
    if effect.way != NOWHERE:
        return outlook.weights.a_journey
    return outlook.action(place)


def exchange(outlook: Outlook, gain: int) -> float:
    """What a place gives for a good, less the good."""
    effects = outlook.printed.effects
    return max(effect.gain_worth(outlook, gain) for effect in effects if isinstance(effect, Exchange))


def give(outlook: Outlook, due: int, good: int) -> float:
    """A good for development, or towards the Dues: as little as possible beyond what is due."""
    points = outlook.printed.goods_values[good]
    if not due:
        return outlook.steps(points) - outlook.good(good)
    return -outlook.good(good) - dues(outlook, outlook.player.goods - ONE[good], due - points)


def dues(outlook: Outlook, goods: int, due: int) -> float:
    """What it costs at least to give goods of so many points."""
    if due <= 0:
        return 0.0
    costs = [
        outlook.good(good) + dues(outlook, goods - ONE[good], due - outlook.printed.goods_values[good])
        for good in kinds(goods)
    ]
    return min(costs, default=float(2 * due))


def starving(outlook: Outlook, code: int) -> float:
    """Whom the player would miss least; a follower in the bag rather than one at work."""
    if code >= mv.STARVE_SPACE:
        return outlook.quality[outlook.player.on[mv.SPACE_IN[code]]] + 0.3
    stock, kind = divmod(code - mv.STARVE, FOLLOWER_KINDS)
    return outlook.quality[kind] + (0.1 if stock else 0.0)


def says_yes(outlook: Outlook, question: int) -> bool:
    """Draw and build always; pay a summons for a good place; take a bribe that is worth more than the blow."""
    if question == names.PAY_SUMMONS:
        price = outlook.printed.event_value[names.SUMMONING][outlook.state.stack]
        gain = outlook.position(outlook.player.town) - outlook.position(0)
        return outlook.player.coins >= price and gain > price
    if question == names.ACCEPT_BRIBE:
        return bargains.accepts(outlook)
    return True


def target(outlook: Outlook, character: int, code: int) -> float:
    """Whom to hit: whoever leads, where it hurts or brings most."""
    state, printed = outlook.state, outlook.printed
    points = scores(state)
    top = max(points)

    def lead(seat: int) -> float:
        return 0.3 * points[seat] / max(top, 1)

    victim, space = mv.VICTIM_IN[code], mv.SPACE_IN[code]
    if character == names.FRAUD:
        return outlook.good(mv.GOOD_IN[code]) - outlook.good(mv.OWN_GOOD_IN[code]) + 0.1 * lead(victim)
    if character == names.SABOTEUR:
        ready = state.players[victim].ready >> printed.layout.place_of[space] & 1
        return 0.2 + ready + lead(victim)
    if character == names.SPY:
        return choices.gear(outlook, space) + lead(victim) - (0.5 if outlook.player.on[space] != NOTHING else 0.0)
    if character == names.TRAITOR:
        track, rival = mv.TRACK_IN[code], mv.seat_of(mv.RIVAL_IN[code])
        if track == mv.DEVELOPMENT_STEPS:
            gain = outlook.steps(1)
        elif track == KNIGHT:
            gain = worth.a_draw(outlook)
        else:
            gain = 0.1 - 0.05 * track_of(state, outlook.seat, track)  # the step itself brings nothing here
        return max(gain, 0.01) + (lead(rival) if rival >= 0 else 0.0)
    return -1.0 if victim == outlook.seat else 0.1 + lead(victim)


def protect(outlook: Outlook) -> int:
    """The Sacristy against what hurts; a good of the Brasserie only against what costs more than the good."""
    legal = outlook.state.legal(outlook.seat)
    cost = outlook.danger()
    if mv.SACRISTY + mv.YES in legal and cost >= 1:
        return mv.SACRISTY + mv.YES
    goods = [code for code in legal if mv.BRASSERIE <= code < mv.BRASSERIE + mv.NO_CARGO]
    cheapest = min(goods, key=lambda code: outlook.good(code - mv.BRASSERIE), default=-1)
    if cheapest >= 0 and cost > outlook.good(cheapest - mv.BRASSERIE) + 0.5:
        return cheapest
    return legal[0]
