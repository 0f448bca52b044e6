"""A drawing of shares with their intervals, one line for each thing, as SVG: needs no library, and a page can show it."""

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor
from typing import Final, NamedTuple

COLOURS: Final = ("#8a2f3c", "#2f5d8a", "#4a7a3a", "#8a6d1f")
INK, GREY, PAPER = "#26221c", "#b8b0a2", "#fffdf8"
LINE: Final = 20  # pixels, and for each further series
NEXT: Final = 9
LABELS, WIDTH, MARGIN = 190, 720, 28


class Mark(NamedTuple):
    """A value with its interval, and what it is of."""

    label: str
    value: float
    low: float
    high: float


def label_of(name: str) -> str:
    """A name such as gains_tile.windmill for people to read."""
    kind, _, thing = name.partition(".")
    return f"seat {thing}" if kind == "seat" else (thing or kind).replace("_", " ").replace("~", " – ")


def drawn(title: str, series: Mapping[str, Sequence[Mark]]) -> str:
    """All series in one drawing: what they have in common are the labels, in the order of the first."""
    labels = list(dict.fromkeys(mark.label for marks in series.values() for mark in marks))
    ends = [end for marks in series.values() for mark in marks for end in (mark.low, mark.high)] or [0.0]
    step = _step(max(ends) - min(*ends, 0))
    least, most = floor(min(*ends, 0) / step) * step, ceil(max(*ends, 0) / step) * step
    height = LINE + NEXT * (len(series) - 1)
    top = MARGIN + LINE * len(series) + 8
    bottom = top + height * len(labels)

    def x(value: float) -> float:
        return round(LABELS + (value - least) / (most - least or 1) * (WIDTH - LABELS - MARGIN), 1)

    size = f'width="{WIDTH}" height="{bottom + MARGIN}"'
    letters = f'font-family="sans-serif" font-size="12" fill="{INK}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {WIDTH} {bottom + MARGIN}" {letters}>',
        f'<rect {size} fill="{PAPER}"/>',
        f'<text x="{MARGIN}" y="20" font-weight="bold">{escape(title)}</text>',
    ]
    for number in range(round((most - least) / step) + 1):
        value = least + number * step
        colour = INK if abs(value) < step / 2 else GREY
        parts.append(f'<path d="M{x(value)} {top - 4}V{bottom}" stroke="{colour}" stroke-width="0.7"/>')
        parts.append(f'<text x="{x(value)}" y="{bottom + 16}" text-anchor="middle">{value:g}</text>')
    for number, label in enumerate(labels):
        y = top + height * number + height / 2 + 4
        parts.append(f'<text x="{LABELS - 12}" y="{y}" text-anchor="end">{escape(label)}</text>')
    for number, (name, marks) in enumerate(series.items()):
        colour = COLOURS[number % len(COLOURS)]
        parts.append(f'<circle cx="{MARGIN + 4}" cy="{36 + LINE * number}" r="4" fill="{colour}"/>')
        parts.append(f'<text x="{MARGIN + 14}" y="{40 + LINE * number}">{escape(name)}</text>')
        for mark in marks:
            y = top + height * labels.index(mark.label) + LINE / 2 + NEXT * number
            parts.append(f'<path d="M{x(mark.low)} {y}H{x(mark.high)}" stroke="{colour}" stroke-width="2"/>')
            parts.append(f'<circle cx="{x(mark.value)}" cy="{y}" r="3.5" fill="{colour}"/>')
    return "\n".join([*parts, "</svg>", ""])


def _step(width: float) -> float:
    """How far apart the lines of a scale are: 1, 2 or 5 of a power of ten, with at most ten of them."""
    step = 1.0
    while step * 10 < width:
        for factor in (2, 2.5, 2):
            step *= factor
            if step * 10 >= width:
                break
    return step
