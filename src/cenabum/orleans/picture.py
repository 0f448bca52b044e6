"""The table as an SVG drawing, for notebooks: the land, the hour glass, the deeds, and a line for each seat.

It shows what a spectator sees. All shapes are our own; the land is drawn from the towns' latitudes and longitudes.
"""

from collections.abc import Iterable, Sequence
from math import cos, hypot, radians
from typing import Any
from xml.sax.saxutils import escape

from cenabum.kernel.language import Language
from cenabum.orleans.state import State
from cenabum.orleans.view import ConnectionView, DeedView, PlayerView, TableView, TownView, view

WIDTH, HEIGHT = 1000, 700
PARCHMENT, PANEL, INK, FADED, LINE, ACCENT, GOLD = (
    "#e3d4ad",
    "#fbf5e6",
    "#2b2118",
    "#6d5a3a",
    "#c4ad79",
    "#b3402a",
    "#e2b233",
)
PLAYERS = ("#c0392b", "#2471a3", "#2e8b57", "#d69a1c")
FOLLOWERS = {
    "farmer": ("F", "#fffdf3", INK), "boatman": ("B", "#2f6fa8", "#fff"), "craftsman": ("C", "#8a5a33", "#fff"),
    "trader": ("T", "#2a2a2a", "#fff"), "knight": ("K", "#b5302a", "#fff"), "scholar": ("S", "#8b8b88", "#fff"),
    "monk": ("M", "#e3b428", INK),
}  # fmt: skip
GOODS = {
    "grain": ("G", "#e6cf74", INK), "cheese": ("C", "#f0a93a", INK), "wine": ("Wi", "#6f2a52", "#fff"),
    "wool": ("Wo", "#f1eee4", INK), "brocade": ("B", "#b0243f", "#fff"),
}  # fmt: skip
LAND = (28, 72, 592, 596)  # where the towns lie: left, top, width, height
# How far a connection bends from the straight line, as a part of its length; others bend a little.
BENDS = {
    "chinon~le_blanc": 0.17, "chinon~chatellerault": -0.19, "chinon-chatellerault": 0.0, "chatellerault-argenton": -0.27,
    "orleans~briare": -0.14, "orleans~blois": -0.1, "blois~tours": -0.08, "tours~montrichard": 0.1, "tours~loches": -0.14,
    "montrichard~vierzon": -0.12, "vierzon~bourges": 0.14, "vierzon~saint_amand": -0.08, "saint_amand-nevers": -0.1,
    "etampes-montargis": 0.1, "chartres-le_mans": -0.08, "chartres-etampes": 0.12, "le_blanc~argenton": -0.14,
    "briare~sancerre": 0.1, "sancerre~nevers": 0.12,
}  # fmt: skip
# Where a town's name stands, if not below it: across, down, and the end of the text that is anchored.
LABELS = {
    "orleans": (14, -12, "start"), "chartres": (0, -14, "middle"), "etampes": (0, -14, "middle"), "tours": (-9, -14, "end"),
    "blois": (13, 16, "start"), "vierzon": (13, -8, "start"), "le_mans": (0, -14, "middle"), "montrichard": (8, -13, "start"),
    "bourges": (10, 21, "start"), "sancerre": (-13, 5, "end"), "nevers": (-6, 26, "start"), "briare": (-12, -8, "end"),
    "montargis": (4, -15, "middle"), "chateaudun": (-8, -13, "end"), "vendome": (-6, 22, "end"), "le_blanc": (-12, 3, "end"),
    "chateauroux": (13, 2, "start"), "chinon": (-4, -14, "middle"), "chatellerault": (-6, 25, "middle"), "loches": (-10, 20, "end"),
    "saint_amand": (-4, 24, "start"), "argenton": (22, 25, "middle"), "la_chatre": (14, 12, "start"),
}  # fmt: skip

Point = tuple[float, float]


def picture(state: State, seats: Sequence[str]) -> str:
    """The table as SVG."""
    shown = view(state, -1, seats)
    towns: dict[str, Any] = state.components.figures.tree["map"]["towns"]  # type: ignore[index]  # a tree of plain values
    where = _places_on_paper(towns)
    seated = {name: number for number, name in enumerate(seats)}
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="Alegreya, Palatino, Georgia, serif">',
        f"<title>Orléans, round {shown.round} of {shown.rounds}</title>",
        _box(0, 0, WIDTH, HEIGHT, PARCHMENT, "none", 0),
        *_header(shown, Language("en").phrase(state.components.events[state.event].text(state.stack), ("orleans",))),
        _box(10, 62, 628, 628, "#f2e7c9", LINE, 10),
        _box(15, 67, 618, 618, "none", "#e2d1a3", 7),
        *_land(shown, where, towns, seated),
        *(line for number, player in enumerate(shown.players) for line in _seat(player, number, shown.start_player)),
        *_deeds(shown.deeds, 648, 543),
        *_compass(588, 118),
        "</svg>",
    ]
    return "\n".join(drawn)


# ---- small shapes


def _box(x: float, y: float, width: float, height: float, fill: str, line: str, corner: float) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" fill="{fill}" stroke="{line}"/>'


def _text(
    x: float, y: float, text: object, size: float = 14, fill: str = INK, anchor: str = "start", more: str = ""
) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}" {more}>{_clean(text)}</text>'


def _clean(text: object) -> str:
    """Text that may stand in XML, whatever a player is called."""
    return escape("".join(letter if letter.isprintable() else "�" for letter in str(text)))


def _short(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def _good(x: float, y: float, good: str) -> str:
    """A goods tile with its middle at a point."""
    letter, fill, ink = GOODS[good]
    square = f'<rect x="{x - 7.5:.1f}" y="{y - 7.5:.1f}" width="15" height="15" rx="3" fill="{fill}" stroke="{INK}" stroke-width=".8"/>'
    size = 9.5 if len(letter) > 1 else 10.5
    return square + _text(x, y + 3.5, letter, size, ink, "middle", 'font-weight="bold"')


def _disc(x: float, y: float, follower: str, radius: float, own: str) -> str:
    """A follower; a player's own one has a ring in the player's colour."""
    letter, fill, ink = FOLLOWERS[follower.removeprefix("own_")]
    ring = f'<circle cx="{x:g}" cy="{y:g}" r="{radius + 2.4:g}" fill="{own}"/>' if follower.startswith("own_") else ""
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{INK}" stroke-width=".8"/>'
    return ring + disc + _text(x, y + radius * 0.37, letter, radius * 1.1, ink, "middle", 'font-weight="bold"')


def _house(x: float, y: float, fill: str) -> str:
    """A trading station standing on a point."""
    return _piece(f"M{x - 7:.1f} {y:.1f}v-8l7-6 7 6v8z", fill)


def _merchant(x: float, y: float, fill: str) -> str:
    """A merchant standing on a point."""
    return _piece(f"M{x - 6:.1f} {y:.1f}c0-5 3-6 3-9.5a4 4 0 1 1 6 0c0 3.5 3 4.5 3 9.5z", fill)


def _piece(shape: str, fill: str) -> str:
    edge = 'stroke="#fff" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"'
    return f'<path d="{shape}" fill="{fill}" {edge}/>'


def _person(x: float, y: float, fill: str) -> str:
    """A citizen."""
    return f'<circle cx="{x:g}" cy="{y - 8:g}" r="3" fill="{fill}"/><path d="M{x - 5:g} {y:g}c0-7 10-7 10 0z" fill="{fill}"/>'


def _compass(x: float, y: float) -> Iterable[str]:
    yield f'<circle cx="{x}" cy="{y}" r="21" fill="{PANEL}" stroke="{LINE}"/>'
    star = f"M{x} {y - 18}l4 14 14 4-14 4-4 14-4-14-14-4 14-4z"
    yield f'<path d="{star}" fill="#a98a54"/>' + _text(x, y - 26, "N", 13, "#7d6334", "middle", 'font-weight="bold"')


# ---- the head of the page


def _header(shown: TableView, does: str) -> Iterable[str]:
    """Title, round, the event with what it does, and the hour-glass tiles: gone, now, and the backs to come."""
    words = Language("en")
    yield _box(0, 0, WIDTH, 52, INK, "none", 0)
    yield _text(18, 34, "Orléans", 25, "#f6ecd2", more='font-weight="bold"')
    backs = [stack.letter for stack in shown.hour_glass for _ in range(stack.left)]
    step = 396 / max(1, shown.rounds)
    for number in range(1, shown.rounds + 1):
        left = 130 + (number - 1) * step
        to_come = number - shown.rounds + len(backs) - 1
        if number == shown.round and not shown.over:
            yield _box(left - 1, 10, step, 32, ACCENT, "#ffd9a8", 4)
            glass = "l7 0 -5 7.5 5 7.5 -7 0 -7 0 5 -7.5 -5 -7.5z"
            yield f'<path d="M{left + step / 2 - 1:.1f} 18.5{glass}" fill="#fff0d0"/>'
        else:
            gone = to_come < 0
            yield _box(left, 14, step - 3, 24, "#3a2e22" if gone else "#54432f", "#6b5636", 4)
            label = number if gone else backs[to_come] or "?"
            yield _text(left + step / 2 - 1.5, 30.5, label, 11.5, "#8f7a55" if gone else "#e9dcb9", "middle")
    over = f"{' and '.join(shown.winners)} won" if shown.over else words.text(f"event-{shown.event.name}")
    letter = f" ({shown.event.letter})" if shown.event.letter and not shown.over else ""
    yield _text(544, 24, _short(over, 44) + letter, 18, "#f6ecd2", more='font-weight="bold"')
    yield _text(544, 42, "The game is over." if shown.over else does, 13, "#d9c79c")
    yield _text(WIDTH - 16, 24, words.text(f"phase-{shown.phase}"), 15, GOLD, "end", 'font-style="italic"')


# ---- the land


def _places_on_paper(towns: dict[str, Any]) -> dict[str, Point]:
    """Where each town lies in the drawing: longitude shrinks with the latitude, and the whole fills the land."""
    left, top, width, height = LAND
    middle = sum(town["lat"] for town in towns.values()) / len(towns)
    flat = {name: (town["lon"] * cos(radians(middle)), -town["lat"]) for name, town in towns.items()}
    west, north = min(x for x, _ in flat.values()), min(y for _, y in flat.values())
    across = max(x for x, _ in flat.values()) - west or 1.0
    down = max(y for _, y in flat.values()) - north or 1.0
    margin = 38
    wide, high = (width - 2 * margin) / across, (height - 2 * margin) / down
    return {
        name: (left + margin + (x - west) * wide, top + margin + (y - north) * high) for name, (x, y) in flat.items()
    }


def _bend(connection: ConnectionView, where: dict[str, Point]) -> Point:
    """The point towards which a connection bends."""
    (x1, y1), (x2, y2) = (where[town] for town in connection.between)
    bend = BENDS.get(connection.name, 0.09 if connection.kind == "water" else 0.03)
    return (x1 + x2) / 2 + (y2 - y1) * bend * 2, (y1 + y2) / 2 - (x2 - x1) * bend * 2


def _land(shown: TableView, where: dict[str, Point], towns: dict[str, Any], seated: dict[str, int]) -> Iterable[str]:
    """Rivers below roads, then goods, then towns with what stands there."""
    rivers = (("#7fb0cc", 9, "none"), ("#b5d6e6", 3.5, "none"))
    roads = (("#8a6b3d", 6, "none"), ("#f1e3bf", 3.2, "7 3"))
    for kind, layers in (("water", rivers), ("road", roads)):
        for colour, width, dashes in layers:
            look = f'stroke="{colour}" stroke-width="{width:g}" stroke-dasharray="{dashes}"'
            yield f'<g fill="none" stroke-linecap="round" {look}>'
            for connection in shown.connections:
                if connection.kind == kind:
                    (x1, y1), (x2, y2) = (where[town] for town in connection.between)
                    x, y = _bend(connection, where)
                    yield f'<path d="M{x1:.1f} {y1:.1f}Q{x:.1f} {y:.1f} {x2:.1f} {y2:.1f}"/>'
            yield "</g>"
    for connection in shown.connections:
        one, other = (where[town] for town in connection.between)
        x, y = _bend(connection, where)
        number = len(connection.goods)
        apart = 17 / max(1.0, hypot(one[0] - other[0], one[1] - other[1]))
        for index, good in enumerate(connection.goods):
            t = 0.5 + (index - (number - 1) / 2) * apart
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            yield _good(a * one[0] + b * x + c * other[0], a * one[1] + b * y + c * other[1], good)
    for town in shown.towns:
        yield from _town(town, *where[town.name], towns[town.name]["name"], seated)


def _town(town: TownView, x: float, y: float, name: str, seated: dict[str, int]) -> Iterable[str]:
    radius = 9 if town.name == "orleans" else 6.5
    yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{PANEL}" stroke="#5b4327" stroke-width="2.2"/>'
    yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.4" fill="#5b4327"/>'
    across, down, anchor = LABELS.get(town.name, (0, 21, "middle"))
    halo = 'font-weight="bold" paint-order="stroke" stroke="#f2e7c9" stroke-width="3.5" stroke-linejoin="round"'
    yield _text(x + across, y + down, name, 13, "#3b2a16", anchor, halo)
    for number, owner in enumerate(town.stations):
        yield _house(x - 15 - 13 * (number % 2), y + 3 + 14 * (number // 2), PLAYERS[seated[owner]])
    for number, owner in enumerate(town.merchants):
        yield _merchant(x + 15 + 12 * number, y + 7, PLAYERS[seated[owner]])


# ---- seats and deeds


def _seat(player: PlayerView, number: int, start_player: str) -> Iterable[str]:
    """Name and points; coins and what counts at the end; goods; the market, and how many are in the bag."""
    left, top, colour = 648, 62 + 120 * number, PLAYERS[number]
    yield _box(left, top, 342, 112, PANEL, LINE, 8)
    yield f'<path d="M{left + 7} {top}h-1a6 6 0 0 0-6 6v100a6 6 0 0 0 6 6h1z" fill="{colour}"/>'
    yield _text(left + 18, top + 25, _short(player.name, 24), 18, INK, more='font-weight="bold"')
    state = "decides" if player.deciding else "passed" if player.passed else "plan done" if player.plan_done else ""
    state = ", ".join(part for part in ("start player" if player.name == start_player else "", state) if part)
    yield _text(left + 60, top + 78, state, 12, ACCENT if player.deciding else FADED, more='font-style="italic"')
    yield _text(left + 296, top + 25, player.score, 20, INK, "end", 'font-weight="bold"')
    yield _text(left + 300, top + 25, "points", 12, FADED)
    y = top + 50
    yield f'<circle cx="{left + 26}" cy="{y - 5}" r="7.5" fill="{GOLD}" stroke="#8a6414"/>'
    yield _text(left + 38, y, player.coins)
    yield _house(left + 78, y + 1, colour) + _text(left + 90, y, len(player.stations))
    yield _person(left + 122, y + 1, FADED) + _text(left + 132, y, player.citizens)
    yield _text(left + 157, y + 1, "★", 17, ACCENT) + _text(left + 174, y, player.status)
    for index, (good, times) in enumerate(player.goods.items()):
        yield _good(left + 206 + 28 * index, y - 5, good) + _text(left + 215 + 28 * index, y, times, 12)
    yield f'<path d="M{left + 18} {top + 62}h314" stroke="#e4d6b0"/>'
    market = [kind for kind, times in player.market.items() for _ in range(times)]
    placed = [s.holds for place in player.places for s in place.spaces if s.holds not in (None, "technology")]
    yield _text(left + 18, top + 78, "market", 11, FADED)
    apart = min(25.5, 208 / max(8, len(market)))
    for index in range(max(8, len(market))):
        x = left + 28 + apart * index
        if index < len(market):
            yield _disc(x, top + 95, market[index], 9, colour)
        else:
            yield f'<circle cx="{x:g}" cy="{top + 95}" r="8.5" fill="#efe3c4" stroke="#d8c698"/>'
    yield _text(left + 332, top + 86, f"{sum(player.bag.values())} in the bag", 12, FADED, "end")
    yield _text(left + 332, top + 103, f"{len(placed)} on places", 12, FADED, "end")


def _deeds(deeds: Sequence[DeedView], left: float, top: float) -> Iterable[str]:
    """The deeds: a dot for each space, filled when somebody has been sent there, and the citizen while it is there."""
    yield _box(left, top, 342, 147, PANEL, LINE, 8)
    yield _text(left + 12, top + 21, "Beneficial deeds", 14, "#5b3a1b", more='font-weight="bold"')
    words = Language("en")
    for number, deed in enumerate(deeds):
        x, y = left + 12 + 168 * (number % 2), top + 42 + 27 * (number // 2)
        yield _text(x, y, _short(words.name_of("orleans", "deed", deed.name), 29), 11)
        if deed.citizen:
            yield _person(x + 152, y + 11, FADED)
        dots = [
            (kind, index >= deed.free.get(kind, 0)) for kind, times in deed.spaces.items() for index in range(times)
        ]
        for index, (kind, taken) in enumerate(dots):
            look = f'stroke="{INK}"' if taken else f'fill-opacity=".18" stroke="{FADED}" stroke-dasharray="2 1.6"'
            yield f'<circle cx="{x + 4 + 13 * index:g}" cy="{y + 9:g}" r="4.3" fill="{FOLLOWERS[kind][1]}" {look}/>'
