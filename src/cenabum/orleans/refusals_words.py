"""The words of refusals: display names, lists and counts, what a seat is asked for, whom the table waits for."""

from typing import Final

from cenabum.bagbuilding.followers import NEUTRAL_KINDS, PROFESSION, PROFESSIONS
from cenabum.bagbuilding.layout import ANY, SPACES
from cenabum.kernel.pool import count, counts, kinds, total
from cenabum.orleans.components import ALL_EVENTS, Components
from cenabum.orleans.moves import ACT, DRAW, FEED, FEED_COINS, GOODS, PLACE, PLACE_STORED, RECALL, RECRUIT
from cenabum.orleans.table import (
    NUMBER,
    TO_ACT,
    TO_BATHE,
    TO_BUY,
    TO_DRAW,
    TO_EXCLUDE,
    TO_EXPAND,
    TO_FEED,
    TO_FORFEIT,
    TO_ORDER,
    TO_PLAN,
    TO_PROTECT,
    TO_RECRUIT,
    TO_REWARD,
    TO_SEND,
    TO_STORE,
    TO_TECHNOLOGY,
    TO_TRAVEL,
    Player,
    Table,
)
from cenabum.orleans.trade_intrigue.asking import BUSY, asked_more

_PLURALS: Final = ("farmers", "boatmen", "craftsmen", "traders", "knights", "scholars", "monks")
_BUSY: Final = {
    TO_EXCLUDE: "excluding place tiles",
    TO_DRAW: "drawing followers",
    TO_STORE: "filling the Gunpowder Tower",
    TO_PLAN: "planning",
    TO_TECHNOLOGY: "placing technology",
    TO_PROTECT: "deciding about the Sacristy",
    TO_FEED: "handing in food",
    TO_FORFEIT: "paying a debt",
    **BUSY,
}


def capital(text: str) -> str:
    """The text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def listed(words: list[str], last: str = "and") -> str:
    """A list in words: `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def follower(kind: int) -> str:
    """A kind of follower."""
    return PROFESSIONS[kind] if kind < NEUTRAL_KINDS else f"{PROFESSIONS[PROFESSION[kind]]} of your colour"


def plural(profession: int) -> str:
    """Several of a profession, which is also the name of its track."""
    return _PLURALS[profession]


def yours(kind: int) -> str:
    """A follower that the player has: `your knight`, `your own farmer`."""
    return f"your {PROFESSIONS[kind]}" if kind < NEUTRAL_KINDS else f"your own {PROFESSIONS[PROFESSION[kind]]}"


def followers(pool: int, last: str = "and") -> str:
    """The followers of a pool: `2 farmers, a monk and your own trader`."""
    words: list[str] = []
    for kind in kinds(pool):
        number = count(pool, kind)
        if kind >= NEUTRAL_KINDS:
            words.append(yours(kind))
        else:
            words.append(f"a {follower(kind)}" if number == 1 else f"{number} {plural(kind)}")
    return listed(words, last)


def goods(pool: int) -> str:
    """The goods of a pool: `2 grain and 1 wool`."""
    return listed([f"{number} {GOODS[good]}" for good, number in enumerate(counts(pool, len(GOODS))) if number])


def coins(number: int) -> str:
    """`1 coin`, `3 coins`."""
    return "1 coin" if number == 1 else f"{number} coins"


def place_name(c: Components, place: int) -> str:
    """The printed name of a place."""
    return str(c.figures.get(f"{c.place_paths[place]}.name"))


def places(c: Components, numbers: list[int], last: str = "and") -> str:
    """Several places; of many only the first."""
    words = [f"the {place_name(c, place)}" for place in numbers]
    return f"{', '.join(words[:4])} {last} other places" if len(words) > 5 else listed(words, last)


def town_name(c: Components, town: int) -> str:
    """The name of a town."""
    return str(c.figures.get(f"map.towns.{c.town_names[town]}.name"))


def deed_name(c: Components, deed: int) -> str:
    """The name of a deed, in quotes."""
    file = ("deeds", "new_deeds", "intrigue")[c.board]
    return f"“{c.figures.get(f'{file}.{c.deed_names[deed]}.name')}”"


def is_road(c: Components, connection: int) -> bool:
    """Is the connection a road, not a waterway?"""
    return connection in c.by_road[c.ends[connection][0]]


def way(c: Components, connection: int) -> str:
    """A connection: `the road between Blois and Vendôme`."""
    one, other = c.ends[connection]
    kind = "road" if is_road(c, connection) else "waterway"
    return f"the {kind} between {town_name(c, one)} and {town_name(c, other)}"


def space_name(c: Components, space: int) -> str:
    """An action space: `the boatman space of the Farm House`."""
    layout = c.layout
    wanted = layout.wants[space]
    kind = "" if wanted == ANY else f"{PROFESSIONS[wanted]} "
    return f"the {kind}space of the {place_name(c, layout.place_of[space])}"


def stand_ins(c: Components, player: Player, space: int) -> list[int]:
    """The professions that may stand on a space besides the one it shows."""
    layout = c.layout
    fits = layout.fits[player.privileges]
    wanted = layout.wants[space]
    return [kind for kind in range(NEUTRAL_KINDS) if kind != wanted and fits[kind] & layout.bit[space]]


def missing(c: Components, player: Player, place: int) -> str:
    """Who is still missing at a place: `1 more boatman; a monk would do`."""
    layout = c.layout
    needed: dict[int, int] = {}
    helped: list[int] = []
    helpers: list[int] = []
    for space in layout.spaces[place]:
        if player.open & layout.bit[space]:
            wanted = layout.wants[space]
            needed[wanted] = needed.get(wanted, 0) + 1
            others = stand_ins(c, player, space)
            if wanted != ANY and others:
                helped.append(wanted)
                helpers += [kind for kind in others if kind not in helpers]
    words: list[str] = []
    for wanted, number in needed.items():
        if wanted == ANY:
            words.append("1 follower of any kind" if number == 1 else f"{number} followers of any kind")
        else:
            words.append(f"{number} more {PROFESSIONS[wanted] if number == 1 else plural(wanted)}")
    text = listed(words)
    helpers.sort()
    if len(helped) == 1:
        text += f"; {listed([f'a {PROFESSIONS[kind]}' for kind in helpers], 'or')} would do"
        text += f" for the {PROFESSIONS[helped[0]]}" if len(needed) > 1 else ""
    elif helped:
        text += f"; {listed([plural(kind) for kind in helpers], 'or')} could stand in"
    return text


def event_name(event: int) -> str:
    """The name of an event."""
    return ALL_EVENTS[event].replace("_", " ").title()


def player_name(seat: int) -> str:
    """A player by the number of the seat: the state knows no names."""
    return f"player {seat + 1}"


def has_place(c: Components, player: Player, place: int) -> bool:
    """Is the place printed on the board, or a tile that the player has?"""
    return c.category[place] == 0 or player.tiles >> place & 1 == 1


def homes(t: Table, seat: int, kind: int, first: int) -> str:
    """Where a follower may go by the legal moves: `Your knight may go to the Ship.` Empty when it may go nowhere."""
    layout = t.components.layout
    found: list[int] = []
    for code in t.players[seat].options:
        if first + kind * SPACES <= code < first + (kind + 1) * SPACES:
            place = layout.place_of[(code - first) % SPACES]
            if place not in found:
                found.append(place)
    if not found:
        return ""
    return f"{capital(yours(kind))} may go to {places(t.components, found, 'or')}."


def waiting(t: Table, seat: int) -> str:
    """Whom the table waits for: `Player 2 is planning.`"""
    doing: dict[str, list[int]] = {}
    for other in range(len(t.players)):
        if other != seat and t.players[other].pending:
            busy = _BUSY.get(t.players[other].pending[-1] & 31, "taking an action")
            doing.setdefault(busy, []).append(other)
    words: list[str] = []
    for busy, seats in doing.items():
        if len(seats) == 1:
            words.append(f"{player_name(seats[0])} is {busy}")
        else:
            words.append(f"players {listed([str(other + 1) for other in seats])} are {busy}")
    return f"{capital(listed(words))}." if words else ""


def asked(t: Table, seat: int) -> str:
    """What a seat with a decision is asked for, in a sentence."""
    c = t.components
    player = t.players[seat]
    decision = player.pending[-1] & 31
    number = player.pending[-1] >> NUMBER
    options = player.options
    if decision == TO_PLAN:
        can = any(code < PLACE_STORED + 11 * SPACES and code >= PLACE for code in options)
        return "Place followers on your action spaces, or be done." if can else "Be done with your plan."
    if decision == TO_ACT:
        ready = [code - ACT for code in options if ACT <= code < ACT + len(c.effect)]
        return f"Use {places(c, ready, 'or')}, or pass." if ready else "Pass."
    if decision == TO_DRAW:
        most = max([code - DRAW for code in options if DRAW <= code < RECALL], default=0)
        recalls = any(RECALL <= code < RECALL + SPACES for code in options)
        return f"Draw {f'0 to {most}' if most else 'no'} followers" + (", or call one back first." if recalls else ".")
    if decision == TO_TRAVEL:
        kind = "road" if number else "waterway"
        return f"Choose a {kind} from {town_name(c, player.town)}, and a good on it or none."
    if decision == TO_RECRUIT:
        names = [follower(code - RECRUIT) for code in options if RECRUIT <= code < RECRUIT + NEUTRAL_KINDS]
        return f"Choose whom to recruit: {listed(names, 'or')}."
    if decision == TO_EXPAND:
        return f"Choose a place tile of category I{'' if number else ' or II'}."
    if decision == TO_SEND:
        return f"Send a follower from the {place_name(c, number >> 1)} to a deed" + (
            ", or be done." if number & 1 else "."
        )
    if decision == TO_REWARD:
        return f"Choose coins or development for {deed_name(c, number)}."
    if decision == TO_BATHE:
        return f"Place followers from the bath ({followers(player.drawn)}), or be done."
    if decision == TO_BUY:
        most = min(c.pharmacy_most, player.coins, c.development_end - player.development)
        return f"Buy 1 to {most} development points."
    if decision == TO_STORE:
        over = total(player.market) - c.market
        rest = f"; at least {over} must move." if over > 0 else ", or be done."
        return f"Move followers from your market into the Gunpowder Tower{rest}"
    if decision == TO_TECHNOLOGY:
        return "Place a technology tile, or be done to keep it."
    if decision == TO_PROTECT:
        return f"Say whether the Sacristy shall guard you against the {event_name(t.event)}."
    if decision == TO_FEED:
        names = [GOODS[code - FEED] for code in options if FEED <= code < FEED + FEED_COINS]
        if FEED + FEED_COINS in options:
            names.append(coins(c.harvest_penalty))
        return f"For the Harvest give {listed(names, 'or')}."
    if decision >= TO_ORDER:
        return asked_more(player.pending[-1])
    if decision == TO_FORFEIT:
        return f"You still owe {coins(number)}: give up something for {'it' if number == 1 else 'each'}."
    return "Exclude a place tile, or be done to decline."


def situation(t: Table, seat: int) -> str:
    """What the seat is asked for, or else whom it waits for."""
    return asked(t, seat) if t.players[seat].pending else waiting(t, seat)
