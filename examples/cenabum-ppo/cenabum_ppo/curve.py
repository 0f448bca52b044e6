"""Draw the curve of a training as SVG: `python -m cenabum_ppo.curve FOLDER curve.svg`. It needs no library."""

import csv
import sys
from pathlib import Path

from cenabum.lab.plot import COLOURS, GREY, INK, PAPER

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 320, 60, 690, 84, 276


def drawn(title: str, series: dict[str, list[tuple[float, float]]], unit: str, ends: float) -> str:
    """Lines over a common scale; `ends` is where the lessons end."""
    points = [point for line in series.values() for point in line]
    across = _step(max(x for x, _ in points))
    up = _step(max(y for _, y in points))
    most_x = max(x for x, _ in points)
    most_y = -(-max(y for _, y in points) // up) * up

    def at(x: float, y: float) -> str:
        return f"{LEFT + x / most_x * (RIGHT - LEFT):.1f} {BOTTOM - y / most_y * (BOTTOM - TOP):.1f}"

    size = f'width="{WIDTH}" height="{HEIGHT}"'
    letters = f'font-family="sans-serif" font-size="12" fill="{INK}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {WIDTH} {HEIGHT}" {letters}>',
        f'<rect {size} fill="{PAPER}"/>',
        f'<text x="28" y="20" font-weight="bold">{title}</text>',
    ]
    for number in range(round(most_y / up) + 1):
        x, y = at(0, number * up).split()
        parts.append(f'<path d="M{x} {y}H{RIGHT}" stroke="{GREY}" stroke-width="0.7"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{float(y) + 4:.1f}" text-anchor="end">{number * up:g}</text>')
    for number in range(int(most_x / across) + 1):
        x, _ = at(number * across, 0).split()
        parts.append(f'<text x="{x}" y="{BOTTOM + 18}" text-anchor="middle">{number * across:g}</text>')
    parts.append(f'<text x="{RIGHT}" y="{BOTTOM + 36}" text-anchor="end">{unit}</text>')
    if 0 < ends < most_x:
        x, _ = at(ends, 0).split()
        parts.append(f'<path d="M{x} {TOP}V{BOTTOM}" stroke="{INK}" stroke-width="0.7" stroke-dasharray="4 3"/>')
        parts.append(f'<text x="{x}" y="{TOP - 6}" text-anchor="middle">the lessons end</text>')
    for number, (name, line) in enumerate(series.items()):
        colour = COLOURS[number]
        parts.append(f'<circle cx="32" cy="{36 + 20 * number}" r="4" fill="{colour}"/>')
        parts.append(f'<text x="42" y="{40 + 20 * number}">{name}</text>')
        path = "L".join(at(x, y) for x, y in line)
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>", ""])


def _step(width: float) -> float:
    """How far apart the numbers of a scale are: at most eight of them."""
    step = 0.1
    while width / step > 8:
        step *= 2.5 if f"{step:e}".startswith("2") else 2
    return step


def main() -> None:
    """Draw the points of every look."""
    from cenabum_ppo.train import LESSONS, LOOK_GAMES, STEPS, TABLES

    with (Path(sys.argv[1]) / "curve.csv").open() as file:
        looks = [{name: float(number) for name, number in look.items()} for look in csv.DictReader(file)]
    bots = [name.removeprefix("points_") for name in looks[0] if name.startswith("points_")]
    series = {
        f"against bot:{bot}": [(look["decisions"] / 1e6, look[f"points_{bot}"]) for look in looks] for bot in bots
    }
    title = f"points (mean of {LOOK_GAMES} games) by decisions learned from"
    Path(sys.argv[2]).write_text(drawn(title, series, "million decisions", LESSONS * TABLES * STEPS / 1e6))


if __name__ == "__main__":
    main()
