"""Why a move is not legal. (Started; the chapters follow.)"""

from cenabum.kernel.refusal import Refusal
from cenabum.stories.state import State


def refuse(state: State, seat: int, code: int) -> Refusal:
    """Why a move that is not legal is not. Never raises, whatever the code."""
    return Refusal("general.not-offered", "This is not possible now.")
