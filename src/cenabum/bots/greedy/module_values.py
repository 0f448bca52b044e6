"""What the modules of Trade & Intrigue are worth: orders, events to come, the new boards, the new tiles."""

from functools import cache
from typing import TYPE_CHECKING, Final

from cenabum.bagbuilding.followers import CRAFTSMAN, KNIGHT, TRADER
from cenabum.bots.adding import added
from cenabum.kernel.pool import count, kinds, total
from cenabum.orleans.events.names import HARVEST, INCOME, TRADING_DAY
from cenabum.orleans.moves import DEVELOPMENT_STEPS
from cenabum.orleans.table import EVENT
from cenabum.orleans.trade_intrigue import names
from cenabum.orleans.trade_intrigue.deed_goods import goods_choices
from cenabum.orleans.trade_intrigue.events.book_fire import star_before
from cenabum.orleans.trade_intrigue.hourglass import tiles_left
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables

if TYPE_CHECKING:
    from cenabum.bots.greedy.values import Outlook
    from cenabum.orleans.components import Components

# Points, set by hand: what harm to others is worth.
NOTHING_GAINED: Final = -1.0
HARM: Final = {
    names.FRAUD: 0.3, names.ARSONIST: 1.5, names.KIDNAPPER: 0.6, names.TORTURER: 0.6, names.HANGMAN: 0.5,
    names.SABOTEUR: 0.8, names.SPY: 1.0, names.TAX_COLLECTOR: 0.0, names.TRAITOR: 0.6,
}  # fmt: skip


def rounds(outlook: "Outlook") -> int:
    """Rounds to come; a tile that Vacation took brings none."""
    state = outlook.state
    return state.last_round - state.round


def to_come(outlook: "Outlook", event: int) -> list[tuple[float, int]]:
    """How likely an event still comes in this round or later, and its number, letter by letter."""
    state, printed = outlook.state, outlook.printed
    found: list[tuple[float, int]] = []
    if state.event == event:
        found.append((1.0, printed.event_value[event][state.stack]))
    for stack, tiles in enumerate(state.hourglass):
        left = tiles_left(state, stack)
        if left and tiles >> event & 1:
            found.append((left / tiles.bit_count(), printed.event_value[event][stack]))
    return found


def expected(outlook: "Outlook", event: int) -> float:
    """The expected sum of an event's numbers in the rounds to come."""
    return added([chance * value for chance, value in to_come(outlook, event)])


def food_to_come(outlook: "Outlook") -> float:
    """Food that harvests will ask for."""
    return expected(outlook, HARVEST)


def coming_coins(outlook: "Outlook") -> tuple[float, float]:
    """What trading days pay for each station, and incomes for each status."""
    return expected(outlook, TRADING_DAY), expected(outlook, INCOME)


def drag(outlook: "Outlook") -> float:
    """What a good costs in taxes."""
    return added([chance / value for chance, value in to_come(outlook, names.GOODS_TAX) if value])


# ---- orders


def order_gain(outlook: "Outlook", order: int) -> float:
    """The points of an order less what its goods are worth by themselves."""
    modules = tables(outlook.printed)
    goods = modules.order_goods[order]
    return modules.order_points[order] - sum(
        outlook.printed.goods_values[good] * count(goods, good) for good in kinds(goods)
    )


def missing_goods(outlook: "Outlook", order: int) -> int:
    """How many goods of an order the player does not have."""
    goods, have = tables(outlook.printed).order_goods[order], outlook.player.goods
    return sum(max(0, count(goods, good) - count(have, good)) for good in kinds(goods))


def promises(outlook: "Outlook") -> list[tuple[int, int, float]]:
    """The open orders that can still be fulfilled: the town, the goods missing, and what is left of the gain for those."""
    modules = tables(outlook.printed)
    found: list[tuple[int, int, float]] = []
    for order, town in enumerate(modules.order_towns):
        if kept(outlook.state).orders_open >> order & 1:
            missing = missing_goods(outlook, order)
            if missing <= outlook.rounds:
                found.append((town, missing, order_gain(outlook, order) * outlook.weights.missing_good**missing))
    return found


def orders_near(outlook: "Outlook", town: int) -> float:
    """What the best open order promises to a merchant in a town: all of it there, less with every journey to go."""
    best = 0.0
    for where, missing, promise in outlook.promises:
        journeys = ways(outlook.printed)[town][where]
        if journeys <= outlook.rounds and (outlook.rounds or not missing):
            best = max(best, promise * outlook.weights.a_step_away**journeys)
    return best


@cache
def ways(printed: "Components") -> list[list[int]]:
    """How many journeys there are from every town to every other."""
    found: list[list[int]] = []
    for start in range(len(printed.town_names)):
        steps = {start: 0}
        towns = [start]
        for town in towns:
            for connection in printed.by_water[town] + printed.by_road[town]:
                for end in printed.ends[connection]:
                    if end not in steps:
                        steps[end] = steps[town] + 1
                        towns.append(end)
        found.append([steps.get(town, len(printed.town_names)) for town in range(len(printed.town_names))])
    return found


def order_goods(outlook: "Outlook") -> list[float]:
    """How much more a good is worth because an open order wants it and the player has none to spare."""
    modules = tables(outlook.printed)
    more = [0.0] * 5
    for order, goods in enumerate(modules.order_goods):
        if kept(outlook.state).orders_open >> order & 1:
            missing = missing_goods(outlook, order)
            for good in kinds(goods):
                if missing and count(goods, good) > count(outlook.player.goods, good):
                    more[good] = max(
                        more[good], outlook.weights.wanted_good * order_gain(outlook, order) / (missing + 2)
                    )
    return more


# ---- events


def left_by_fire(outlook: "Outlook", space: int) -> int:
    """Where a marker on the development track will be when this round's Book Fire is over."""
    state = outlook.state
    if state.event != names.BOOK_FIRE or state.phase >= EVENT:
        return space
    return star_before(outlook.printed.status, space)


def after_event(outlook: "Outlook", town: int, worth: float) -> float:
    """What standing in a town at the end of the round is worth, with an event that asks where the merchant is."""
    state = outlook.state
    if state.phase < EVENT:
        value: int = outlook.printed.event_value[state.event][state.stack]
        if state.event == names.TRIP and not town:
            return worth - value
        if state.event == names.SUMMONING and town:
            return max(worth - value, outlook.position(0))
    return worth


def used_follower(outlook: "Outlook") -> float:
    """What the Capitation Tax makes of a follower who goes into the bag before it comes."""
    state = outlook.state
    return float(outlook.printed.event_value[state.event][state.stack]) if state.event == names.CAPITATION_TAX else 0.0


# ---- boards


def deed(outlook: "Outlook", kind: int, number: int) -> float:
    """Sending a follower to a deed or character of the modules."""
    printed, state = outlook.printed, outlook.state
    modules = tables(printed)
    left = total(state.deeds[number]) - 1
    worth = float(modules.coins[number]) + outlook.status * modules.citizens[number]
    if modules.development[number]:
        worth += outlook.steps(modules.development[number])
    last = modules.last_coins[number] + outlook.status * modules.last_citizens[number]
    if modules.last_development[number]:
        last += outlook.steps(modules.last_development[number])
    if modules.board == names.NEW_DEEDS:
        worth += _deed_effect(outlook, kind, number)
        if number == names.LAY_ASSESSORS:
            last += outlook.weights.any_action
        elif number == names.ARCHITECTURE and outlook.free(outlook.player.town):
            last += outlook.station
    else:
        worth += scheme(outlook, number)
        if number == names.SPY:
            last += outlook.technology()
        elif number == names.FRAUD:
            last += max(outlook.goods)
        elif number == names.ARSONIST and outlook.free(outlook.player.town):
            last += outlook.station
    if left == 0:
        worth += last
    elif left <= 2 and outlook.rounds:
        worth -= (0.3 - 0.1 * left) * last
    if worth <= 0:
        return NOTHING_GAINED  # a follower too many can leave for something better
    return worth - outlook.follower[kind]


def _deed_effect(outlook: "Outlook", kind: int, number: int) -> float:
    state, printed, player = outlook.state, outlook.printed, outlook.player
    if number == names.ALCHEMY:
        return outlook.weights.drawn_one if player.bag else 0.0
    if number in (names.THANKSGIVING, names.SHEEP_FARMING):
        return max((outlook.good(good) for good in goods_choices(state, number, kind)), default=0.0)
    if number == names.TOWING_SERVICE:
        return outlook.weights.a_journey if printed.by_water[player.town] else 0.0
    if number == names.TOWN_CHARTER:
        step = count(player.tracks, TRADER)
        tiles = (state.tiles & printed.tiles_one if step <= printed.trader_one_only else state.tiles) if step else 0
        return max((outlook.tile(place) for place in range(len(printed.category)) if tiles >> place & 1), default=0.0)
    if number == names.NAVIGATION:
        there = kept(state).navigation_technology and count(player.tracks, CRAFTSMAN)
        return outlook.technology() if there else 0.0
    return 0.0


def scheme(outlook: "Outlook", character: int) -> float:
    """What a character would do for the player now, with the harm to others."""
    state, player, others = outlook.state, outlook.player, outlook.others
    share = HARM[character] * (1.0 if len(others) == 1 else 0.6)
    if character == names.FRAUD:
        gain = [
            outlook.good(theirs) - outlook.good(own)
            for other in others
            for theirs in kinds(other.goods)
            for own in kinds(player.goods)
            if own != theirs
        ]
        return max(gain, default=0.0)
    if character == names.ARSONIST:
        return share if any(other.stations >> player.town & 1 for other in others) else 0.0
    if character == names.KIDNAPPER:
        return share if any(other.town for other in others) else 0.0
    if character == names.SPY:
        taken = any(other.technology_on & outlook.printed.board_spaces & ~player.technology_closed for other in others)
        return share + outlook.technology() if taken else 0.0
    if character == names.TAX_COLLECTOR:
        return float(sum(min(tables(outlook.printed).tax, other.coins) for other in others))
    if character == names.TRAITOR:
        return max(outlook.steps(1), a_draw(outlook)) + share
    return share * (len(state.players) - 1 if character == names.TORTURER else 1)


def a_draw(outlook: "Outlook") -> float:
    """A step on the knights' track without the knight."""
    printed = outlook.printed
    step = count(outlook.player.tracks, KNIGHT)
    if step >= printed.steps[KNIGHT]:
        return 0.0
    return (
        (printed.knight_draws[step + 1] - printed.knight_draws[step])
        * outlook.weights.draw
        * max(0.0, outlook.rounds - outlook.short_rounds)
    )


def step_lost(outlook: "Outlook", track: int) -> float:
    """What it costs to fall back a step: draws on the knights' track, a part of the status on the development track."""
    player, printed = outlook.player, outlook.printed
    if track == DEVELOPMENT_STEPS:
        player.development -= 1
        cost = outlook.steps(1)
        player.development += 1
        return cost
    if track == KNIGHT:
        step = count(player.tracks, KNIGHT)
        draws = printed.knight_draws[step] - printed.knight_draws[step - 1]
        return draws * outlook.weights.draw * max(0.0, outlook.rounds - outlook.short_rounds)
    return outlook.weights.a_track_step if outlook.rounds else 0.0
