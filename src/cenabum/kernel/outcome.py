"""What the end of a game is worth, for whoever learns from it."""

from typing import Any

from cenabum.kernel.rules import AnyRules


def outcome(rules: AnyRules, state: Any) -> list[float]:
    """1 for a victory, -1 for a defeat, and of k winners each has 2 / k - 1. In a cooperative game all have the same."""
    winners = rules.winners(state)
    share = 1.0 if rules.cooperative else 2 / max(1, len(winners)) - 1
    return [share if seat in winners else -1.0 for seat in range(len(state.players))]
