"""Beliefs that were learned, and those that have come part of the way to them."""

import json
from pathlib import Path


def on_the_way(first: object, file: Path, players: int, share: float) -> dict[str, float]:
    """Beliefs, by name, that have come a share of the way from the first ones to those that were learned."""
    learned: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))["beliefs"].get(str(players), {})
    found: dict[str, float] = {}
    for name, belief in learned.items():
        before: float = getattr(first, name)
        found[name] = (1.0 - share) * before + share * belief
    return found
