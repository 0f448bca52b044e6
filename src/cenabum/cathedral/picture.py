"""The table as an SVG drawing, for notebooks: the map, the town with its two areas, the cathedral, and a line for each seat.

It shows what a spectator sees. All shapes are our own.
"""

from collections.abc import Iterable, Sequence
from typing import Any
from xml.sax.saxutils import escape

from cenabum.cathedral.state import State
from cenabum.cathedral.view import OrderView, TableView, view
from cenabum.kernel.language import Language

WIDTH, HEIGHT = 1000, 700
PARCHMENT, PANEL, INK, FADED, LINE = "#e3d4ad", "#fbf5e6", "#2b2118", "#6d5a3a", "#c4ad79"
PLAYERS = ("#c0392b", "#2471a3", "#2e8b57", "#d69a1c")
AREAS = {"red": "#f3d5cf", "blue": "#d3e3f0", "none": "#efe3bf"}
ITEMS = {
    "wood": ("W", "#8a5a33", "#fff"), "stone": ("S", "#8b8b88", "#fff"), "bread": ("B", "#e2b65a", INK),
    "rosette": ("R", "#7d5ba6", "#fff"),
}  # fmt: skip
FOLLOWERS = {
    "knight": ("K", "#b5302a", "#fff"), "fisherman": ("F", "#2f6fa8", "#fff"), "farmer": ("Fa", "#fffdf3", INK),
    "trader": ("T", "#2a2a2a", "#fff"), "monk": ("M", "#e3b428", INK),
}  # fmt: skip

MAP = (330, 70, 0.66)  # where the map lies: left, top, scale


def picture(state: State, seats: Sequence[str]) -> str:
    """The table as SVG."""
    shown = view(state, -1, seats)
    places: dict[str, Any] = state.components.figures.tree["map"]["places"]  # type: ignore[index]  # a tree of plain values
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    built = f"{shown.sections} of {shown.sections_needed} sections"
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="Alegreya, Palatino, Georgia, serif">',
        f"<title>The Cathedral of Orléans, round {shown.round} of {shown.rounds}, {built}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PARCHMENT}"/>',
        _text(20, 40, f"Round {shown.round} of {shown.rounds} · {built}" + _ending(shown), 22),
        *_town(shown),
        *_map(shown, places, seats),
        *_cathedral(shown),
        *_seats(shown, seats),
        "</svg>",
    ]
    return "\n".join(drawn)


def _ending(shown: TableView) -> str:
    if not shown.over:
        return f" · {shown.turn}’s turn"
    return " · The cathedral stands!" if shown.won else " · The bishop came too early"


def _text(x: float, y: float, text: object, size: float = 14, fill: str = INK, anchor: str = "start") -> str:
    shown = escape("".join(letter if letter.isprintable() else "�" for letter in str(text)))
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}">{shown}</text>'


def _piece(x: float, y: float, sign: tuple[str, str, str], *, follower: bool = False) -> str:
    """A piece with its middle at a point: followers are round, goods and rosettes square."""
    letter, fill, ink = sign
    shape = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="{fill}" stroke="{INK}"/>'
        if follower
        else f'<rect x="{x - 9:.1f}" y="{y - 9:.1f}" width="18" height="18" rx="4" fill="{fill}" stroke="{INK}"/>'
    )
    return shape + _text(x, y + 4, letter, 11, ink, "middle")


def _town(shown: TableView) -> Iterable[str]:
    """The actions below each other, in the colour of their area."""
    language = Language("en", "cathedral")
    y = 60.0
    for action in shown.actions:
        yield f'<rect x="20" y="{y:g}" width="290" height="54" rx="6" fill="{AREAS[action.area]}" stroke="{LINE}"/>'
        yield _text(28, y + 17, language.name_of("cathedral", "action", action.name), 14)
        for number, space in enumerate(action.spaces):
            x = 42 + 34 * number
            if space.holds:
                yield _piece(x, y + 37, FOLLOWERS[space.holds], follower=True)
            else:
                yield f'<circle cx="{x}" cy="{y + 37:g}" r="11" fill="{PANEL}" stroke="{FADED}" stroke-dasharray="3 2"/>'
                letters = "/".join("any" if kind == "any" else FOLLOWERS[kind][0] for kind in space.takes)
                yield _text(x, y + 41, letters, 9, FADED, "middle")
        y += 60
    bags = " · ".join(f"{name} bag {bag.left}" for name, bag in shown.bags.items())
    yield _text(20, y + 16, bags, 14, FADED)
    yield _text(
        20, y + 36, f"rosettes {shown.rosettes} · monks {shown.monks} · blueprints {shown.blueprints_left}", 14, FADED
    )


def _map(shown: TableView, places: dict[str, Any], seats: Sequence[str]) -> Iterable[str]:
    left, top, scale = MAP
    where = {name: (left + figure["x"] * scale, top + figure["y"] * scale) for name, figure in places.items()}
    yield f'<rect x="{left - 8}" y="{top - 10}" width="668" height="548" rx="8" fill="{PANEL}" stroke="{LINE}"/>'
    for route in shown.routes:
        (ax, ay), (bx, by) = where[route.between[0]], where[route.between[1]]
        colour, width = ("#7fb0d3", 5) if route.kind == "river" else ("#b59a66", 3)
        ends = f'x1="{ax:.1f}" y1="{ay:.1f}" x2="{bx:.1f}" y2="{by:.1f}"'
        yield f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'
        if route.item:
            yield _piece((ax + bx) / 2, (ay + by) / 2, ITEMS[route.item])
    for place in shown.places:
        x, y = where[place.name]
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7" fill="#fff" stroke="{INK}" stroke-width="2"/>'
        yield _text(x, y - 11, places[place.name]["name"], 13, INK, "middle")
        if place.workshop:
            yield _text(x, y + 24, _order(place.workshop), 11, FADED, "middle")
        for number, builder in enumerate(place.builders):
            colour = PLAYERS[list(seats).index(builder)]
            yield f'<circle cx="{x - 12 + 9 * number:.1f}" cy="{y:.1f}" r="6" fill="{colour}" stroke="#fff"/>'
    if shown.hour_glass:
        yield _text(left, top + 530, f"Hour glass: {_order(shown.hour_glass)}", 14)


def _order(order: OrderView) -> str:
    if order.done:
        return "done"
    signs = "".join(ITEMS[item][0] for item in order.missing)
    return f"{signs} → {', '.join(order.reward)}"


def _cathedral(shown: TableView) -> Iterable[str]:
    """Eight blocks that fill from below."""
    for number in range(shown.sections_needed):
        fill = "#d8c59a" if number < shown.sections else "none"
        x = 640 + 42 * (number % 8)
        yield f'<rect x="{x}" y="18" width="38" height="34" rx="3" fill="{fill}" stroke="{FADED}"/>'
        yield _text(x + 19, 40, number + 1, 14, FADED, "middle")


def _seats(shown: TableView, seats: Sequence[str]) -> Iterable[str]:
    for number, player in enumerate(shown.players):
        x, y = 330 + 335 * (number % 2), 636 + 32 * (number // 2)
        yield f'<circle cx="{x + 6}" cy="{y - 5}" r="7" fill="{PLAYERS[number]}"/>'
        yield _text(x + 20, y, player.name[:16], 14)
        for index, item in enumerate(player.knapsack):
            yield _piece(x + 170 + 24 * index, y - 5, ITEMS[item])
