"""The one door out."""

from collections.abc import Sequence
from typing import Any

from cenabum.orleans.state import State

TableView = dict[str, Any]


def view(state: State, seat: int, seats: Sequence[str]) -> TableView:
    """What a seat may see."""
    return {"round": state.round}
