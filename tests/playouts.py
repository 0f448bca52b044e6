"""How much a bot that looks ahead thinks at most."""

from cenabum.bots.halving import Effort, Tried, halved


def most_playouts(effort: Effort, sets: int = 1) -> int:
    """For one plan, when each set of beliefs proposes as many plans as it may, no two of them the same."""
    tried = 0

    def try_out(plan: Tried, table: int) -> None:
        nonlocal tried
        tried += 1

    halved([Tried() for _ in range(sets * effort.plans)], effort.tables, try_out)
    return tried
