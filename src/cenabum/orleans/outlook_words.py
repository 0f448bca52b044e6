"""The words of outlooks: what the next step of a track brings, ways and goods, the census, coins that are due."""

from collections.abc import Iterable

from cenabum.bagbuilding.followers import BOATMAN, CRAFTSMAN, FARMER, KNIGHT, MONK, PROFESSIONS, SCHOLAR, TRADER
from cenabum.kernel.pool import count, counts, total
from cenabum.kernel.words import Sentence, Several, Words, all_of, say
from cenabum.orleans.components import Components
from cenabum.orleans.effects.effect import BY_ROAD
from cenabum.orleans.moves import GOODS
from cenabum.orleans.table import Player, Table


def goods(pool: int) -> Several:
    """The goods of a pool: `2 cheese and 1 wine`."""
    numbers = enumerate(counts(pool, len(GOODS)))
    return all_of([say("help-goods", number=number, good=GOODS[good]) for good, number in numbers if number])


def ways(table: Table, player: Player, way: int) -> list[Words]:
    """Where the merchant can go by road or by water, with the goods on each way."""
    printed = table.components
    found: list[Words] = []
    for number in (printed.by_road if way == BY_ROAD else printed.by_water)[player.town]:
        one, other = printed.ends[number]
        pool = table.routes[number]
        town = printed.town_names[other if one == player.town else one]
        found.append(say("help-way", town=town, number=total(pool), goods=goods(pool)))
    return found


def census(table: Table, seat: int, farmers: int) -> Words:
    """How a seat would stand in the census with so many farmers."""
    others = [count(player.tracks, FARMER) for other, player in enumerate(table.players) if other != seat]
    most, fewest = max(others), min(others)
    if farmers > most:
        return say("help-census-ahead", number=farmers - most)
    if farmers == most:
        return say("help-census-level")
    if farmers < fewest and len(others) > 1:
        return say("help-census-last", number=fewest - farmers)
    return say("help-census-behind", number=most - farmers)


def rises(printed: Components, space: int) -> int:
    """The status that is reached on a space of the development track; 0 where it stays as it was."""
    return printed.status[space] if space and printed.status[space] != printed.status[space - 1] else 0


def listed(parts: Iterable[Words]) -> Sentence:
    """All that something brings; in words, too, when that is nothing."""
    found = list(parts)
    return all_of(found) if found else say("help-prints-nothing")


def development_space(printed: Components, space: int, citizens: int) -> list[Words]:
    """What a space of the development track brings, as long as these citizens are there."""
    found: list[Words] = []
    if printed.coins_on[space]:
        found.append(say("help-coins", number=printed.coins_on[space]))
    if rises(printed, space):
        found.append(say("help-status", status=rises(printed, space)))
    if printed.citizen_on[space] >= 0 and citizens >> printed.citizen_on[space] & 1:
        found.append(say("help-citizens", number=1))
    return found


def next_space(table: Table, after: int, *, coins: bool) -> int:
    """The next space of the development track that brings something, with or without mere `coins`; -1 when there is none."""
    printed = table.components
    for space in range(after + 1, printed.development_end + 1):
        citizen = printed.citizen_on[space]
        if (
            rises(printed, space)
            or (coins and printed.coins_on[space])
            or (citizen >= 0 and table.citizens >> citizen & 1)
        ):
            return space
    return -1


def development(table: Table, seat: int, points: int) -> Words:
    """What so many development points bring a seat: where to, and what lies on the way or comes next."""
    printed = table.components
    at = table.players[seat].development
    to = min(at + points, printed.development_end)
    if to == at:
        return say("help-development-end")
    passed = range(at + 1, to + 1)
    status = max(rises(printed, space) for space in passed)
    coins = sum(printed.coins_on[space] for space in passed)
    citizens = sum(
        1 for space in passed if printed.citizen_on[space] >= 0 and table.citizens >> printed.citizen_on[space] & 1
    )
    brings: list[Words] = []
    if status:
        brings.append(say("help-status-rises", status=status))
    if coins:
        brings.append(say("help-coins", number=coins))
    if citizens:
        brings.append(say("help-citizens", number=citizens))
    steps = say("help-development", steps=to - at, to=to)
    if brings:
        return say("help-development-brings", development=steps, list=all_of(brings))
    space = next_space(table, to, coins=True)
    if space < 0:
        return steps
    what = listed(development_space(printed, space, table.citizens))
    return say("help-development-then", development=steps, number=space - to, what=what)


def track_space(printed: Components, track: int, step: int) -> list[Words]:
    """What a space of a track shows, its citizen last; step 0 is the start."""
    found: list[Words] = []
    if track == KNIGHT:
        found.append(say("help-draws", number=printed.knight_draws[step]))
    if not step:
        return found
    if track == FARMER:
        found.append(say("help-goods", number=1, good=GOODS[printed.farmer_goods[step - 1]]))
    elif track == BOATMAN and printed.boatman_coins[step - 1]:
        found.append(say("help-coins", number=printed.boatman_coins[step - 1]))
    elif track == CRAFTSMAN:
        first = step <= printed.craftsman_farmer_only and not printed.first_placed_rule
        found.append(say("help-technology-farmer") if first else say("help-technology-tile"))
    elif track == TRADER:
        found.append(say("help-tile", category="I" if step <= printed.trader_one_only else "any"))
    elif track == SCHOLAR:
        found.append(say("help-development-points", number=printed.scholar_points[step - 1]))
    if track_citizen(printed, track, step) >= 0:
        found.append(say("help-citizens", number=1))
    return found


def track_citizen(printed: Components, track: int, step: int) -> int:
    """The citizen on a space of a track; -1 where there is none."""
    if track == BOATMAN and step == printed.boatman_citizen:
        return printed.citizen_boatman
    return printed.citizen_knight if track == KNIGHT and step == printed.knight_citizen else -1


def recruiting(table: Table, seat: int, kind: int) -> Words:
    """What the next follower of a kind brings a seat: `next farmer: 1 cheese, then 3 ahead in the census`."""
    printed = table.components
    if kind == MONK:
        return say("help-next-monk", left=count(table.supply, MONK))
    step = count(table.players[seat].tracks, kind) + 1
    brings: Sentence
    if kind == SCHOLAR:
        brings = development(table, seat, printed.scholar_points[step - 1])
    elif kind == TRADER and not table.tiles & (printed.tiles_one if step <= printed.trader_one_only else -1):
        brings = say("help-tiles-gone")
    else:
        parts = track_space(printed, kind, step)
        citizen = track_citizen(printed, kind, step)
        gone = citizen >= 0 and not table.citizens >> citizen & 1
        brings = listed([*parts[:-1], say("help-citizen-gone")] if gone else parts)
    if kind == FARMER:
        return say("help-next-farmer", brings=brings, census=census(table, seat, step))
    return say("help-next", follower=PROFESSIONS[kind], brings=brings)


def pays(table: Table, seat: int, coins: int) -> Words:
    """Coins that an event costs, and whether there are so many."""
    return say("help-event-pays", coins=coins, have="short" if table.players[seat].coins < coins else "enough")


def affords(table: Table, seat: int, coins: int) -> Words:
    """Whether a seat has the coins that something would cost."""
    if table.players[seat].coins >= coins:
        return say("help-event-can", coins=coins)
    return say("help-event-cannot", coins=coins)
