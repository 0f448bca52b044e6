"""Why not."""

from cenabum.kernel.refusal import Refusal
from cenabum.orleans.state import State


def refuse(state: State, seat: int, code: int) -> Refusal:
    """Why a move is not legal."""
    return Refusal("general.not-offered", "This is not possible now.")
