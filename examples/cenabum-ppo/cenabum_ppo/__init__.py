"""`bot:ppo` plays what `train.py` has learned. It needs numpy, and no PyTorch.

The weights are no part of this package: the environment variable CENABUM_PPO names their file (without it: `ppo.npz` here).
"""

import os
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cenabum.bots import Bot
from cenabum.kernel.features import Features
from cenabum.kernel.moves import MoveTable
from cenabum.kernel.register import rules_of

GAME = "orleans"
Numbers = npt.NDArray[np.float32]


class Inputs:
    """What the network gets for a row: every number between 0 and 1, and of a choice that stands alone also a 0 or 1 for each name."""

    def __init__(self, features: Features) -> None:
        self.scale = 1 / np.array(features.most, np.float32)
        lists = [number for number, column in enumerate(features.columns) if column.kind == "choice" and column.each]
        alone = [
            number for number, column in enumerate(features.columns) if column.kind == "choice" and not column.each
        ]
        self.filled = np.array(lists)  # of a list of choices it is enough to know which are made
        self.column = np.array([number for number in alone for _ in range(features.most[number])])
        self.value = np.array([value for number in alone for value in range(1, 1 + features.most[number])])
        self.size = len(self.scale) + len(self.filled) + len(self.column)

    def __call__(self, rows: npt.NDArray[np.int16]) -> Numbers:
        """The inputs for some rows."""
        chosen = rows[:, self.column] == self.value
        return np.concatenate([rows * self.scale, rows[:, self.filled] > 0, chosen], axis=1, dtype=np.float32)


class Offers:
    """The moves that are thought about: taking back what was just planned leads nowhere, and a learner would do it again and again."""

    def __init__(self, moves: MoveTable) -> None:
        self.never = {code for code in filter(moves.exists, range(moves.size)) if moves.move(code).kind == "recall"}

    def __call__(self, legal: list[int]) -> list[int]:
        """Some of the legal moves."""
        return [code for code in legal if code not in self.never] or legal


class PPO(Bot):
    """The move that the network likes best."""

    games = (GAME,)
    description = "plays what masked PPO has learned by playing against itself"

    def __init__(self) -> None:
        self.weights = weights(os.environ.get("CENABUM_PPO", "ppo.npz"))
        self.inputs: Inputs | None = None
        self.components: Any = None

    def choose(self, state: Any, seat: int) -> int:
        """The likeliest of the legal moves."""
        if state.components is not self.components:
            self.components = state.components
            self.features = rules_of(GAME).features(state.components)
            self.inputs, self.offers = Inputs(self.features), Offers(state.components.moves)
            if self.inputs.size != len(self.weights["trunk.0.weight"][0]):
                raise ValueError(f"the weights were not learned for {len(state.players)} players with these settings")
        row = np.frombuffer(self.features.row_bytes(state, seat), np.int16)
        x = self.inputs(row[None])[0]
        for layer in ("trunk.0", "trunk.2"):
            x = np.maximum(self.weights[f"{layer}.weight"] @ x + self.weights[f"{layer}.bias"], 0)
        wish = self.weights["wish.weight"] @ x + self.weights["wish.bias"]
        legal = self.offers(state.legal(seat))
        likes: Numbers = self.weights["moves"][legal] @ wish
        return int(legal[int(likes.argmax())])


@cache
def weights(file: str) -> dict[str, Numbers]:
    """The weights of a file."""
    if not Path(file).is_file():
        raise FileNotFoundError(f"there are no weights at {file}; train some, and name their file in CENABUM_PPO")
    with np.load(file) as data:
        return {name: data[name] for name in data.files}


BOT = PPO
