"""The table as SVG: the map with settlers, villages, fortresses and churches, and a line for every player."""

from collections.abc import Sequence
from html import escape
from math import cos, pi, sin
from typing import Any

from cenabum.stories.names import FIRST_KINGDOM, TERRAINS
from cenabum.stories.printed_eras import ERAS
from cenabum.stories.state import State
from cenabum.stories.table import SEASONS

_FILL = {"hills": "#c9a0b8", "meadow": "#b9d48b", "forest": "#6f9a6a", "lake": "#8fbfd9", "field": "#e6cf7a"}
_COLOURS = ("#b3402e", "#2f5f9e", "#2f7d4f", "#8a6a12")


def _hexagon(x: float, y: float, radius: float) -> str:
    corners = [(x + radius * cos(pi / 6 + pi / 3 * n), y + radius * sin(pi / 6 + pi / 3 * n)) for n in range(6)]
    return " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)


def picture(state: State, seats: Sequence[str]) -> str:
    """The table as SVG."""
    printed = state.components
    tree: dict[str, Any] = printed.figures.tree
    land = tree["map"]
    height = 460 + 26 * len(seats)
    title = f"{'The First Kingdom' if printed.story == FIRST_KINGDOM else 'The King’s Favor'}, round {state.round}"
    if printed.story != FIRST_KINGDOM:
        title += f", era {ERAS[state.era]}, {SEASONS[state.season]}"
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 950 {height}" role="img" '
            f'font-family="sans-serif" font-size="14"><title>{escape(title)}</title>'
        ),
        f'<rect width="950" height="{height}" fill="#f4ecd8"/><text x="20" y="26" font-size="18">{escape(title)}</text>',
    ]
    for number, figure in enumerate(land["areas"].values()):
        if printed.used >> number & 1:
            parts.append(_area(state, number, figure["x"], figure["y"], land["drawing"]["radius"] - 2))
    line = " ".join(f"{x},{y}" for x, y in land["drawing"]["loire"])
    parts.append(f'<polyline points="{line}" fill="none" stroke="#3f7fb0" stroke-width="5" stroke-opacity="0.7"/>')
    for seat, (name, player) in enumerate(zip(seats, state.players, strict=True)):
        what = (
            f"era {ERAS[player.era]} · fame {player.fame} · {player.coins} coins · {player.settlers.bit_count()} areas"
        )
        if printed.story == FIRST_KINGDOM:
            what += f" · {player.citizens} citizens"
        elif player.out:
            what = f"dismissed in era {ERAS[player.out - 1]}"
        y = 452 + 26 * seat
        parts.append(f'<circle cx="30" cy="{y - 5}" r="8" fill="{_COLOURS[seat]}"/>')
        parts.append(f'<text x="48" y="{y}">{escape(name)}: {what}</text>')
    parts.append("</svg>")
    return "\n".join(parts)


def _area(state: State, area: int, x: float, y: float, radius: float) -> str:
    terrain = state.terrain[area]
    fill = _FILL[TERRAINS[terrain]] if terrain < len(TERRAINS) else "#d9b48c"
    if state.villages >> area & 1:
        fill = "#d9b48c"
    parts = [f'<polygon points="{_hexagon(x, y, radius)}" fill="{fill}" stroke="#7a6a4f"/>']
    label = "village" if state.villages >> area & 1 else TERRAINS[terrain]
    parts.append(f'<text x="{x}" y="{y - 26}" text-anchor="middle" font-size="11">{label}</text>')
    if state.churches >> area & 1:
        parts.append(f'<path d="M{x} {y - 22}v18m-6-12h12" stroke="#222" stroke-width="3"/>')
    holders = [seat for seat, player in enumerate(state.players) if player.settlers >> area & 1]
    for number, seat in enumerate(holders):
        cx = x + 18 * (number - (len(holders) - 1) / 2)
        parts.append(f'<circle cx="{cx}" cy="{y + 8}" r="8" fill="{_COLOURS[seat]}" stroke="#fff"/>')
    for seat, player in enumerate(state.players):
        if player.fortresses >> area & 1:
            parts.append(
                f'<rect x="{x - 9}" y="{y + 20}" width="18" height="12" fill="{_COLOURS[seat]}" stroke="#222"/>'
            )
    return "".join(parts)
