"""One game for learning: the state, what a seat sees, which moves are legal, and what the end is worth."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from cenabum.kernel.at_once import TOGETHER, AtOnce, check_order
from cenabum.kernel.outcome import outcome
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.register import rules_of
from cenabum.kernel.start import start

Row = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]

REWARDS = ("result", "points")


class Match:
    """A set-up that can be played again and again. `course` says who is asked next, and with what (`kernel/at_once.py`)."""

    def __init__(self, game: str, players: int, rewards: str, settings: dict[str, Any], order: str = TOGETHER) -> None:
        if rewards not in REWARDS:
            raise SetupError(f"“{rewards}” is no reward. Choose from {', '.join(REWARDS)}.")
        self.game = game
        self.players = players
        self.rewards = rewards
        self.order = check_order(order)
        self.settings = settings
        self.state: Any = start(game, players, 0, **settings)
        self.course = AtOnce(self.state, order)
        self.points: list[int] = []
        self._prepare()

    def _prepare(self) -> None:
        """What follows from the set-up."""
        self.rules = rules_of(self.game)
        components = self.state.components
        self.features = self.rules.features(components)
        self.moves = components.moves
        self.size = self.moves.size
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, np.array(self.features.most, np.int16), dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.size,), np.int8),
            }
        )

    def __getstate__(self) -> dict[str, Any]:
        """To be pickled or copied: the set-up and where the game stands."""
        kept = ("game", "players", "rewards", "order", "settings", "state", "course", "points")
        return {name: getattr(self, name) for name in kept}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._prepare()

    def restart(self, seed: int | str) -> None:
        """A new game."""
        self.state = start(self.game, self.players, seed, **self.settings)
        self.course = AtOnce(self.state, self.order)
        self.points = self._points()

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat sees, and the moves it may make now."""
        row: Row = np.frombuffer(self.features.row_bytes(self.course.sight(seat), seat), np.int16)
        return {"observation": row.copy(), "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> Mask:
        """1 for every legal move of a seat."""
        mask: Mask = np.zeros(self.size, np.int8)
        mask[self.course.sight(seat).legal(seat)] = 1
        return mask

    def earned(self) -> list[float]:
        """What every seat has earned since this was last asked.

        With "result" nothing before the end (`outcome`), with "points" the change of everybody's points.
        """
        if self.rewards == "points":
            before, self.points = self.points, self._points()
            return [float(now - then) for now, then in zip(self.points, before, strict=True)]
        return outcome(self.rules, self.state) if self.state.over else [0.0] * self.players

    def price(self, seat: int) -> float:
        """What a move that is not legal costs: the game, or with "points" all the points that the seat has and one more."""
        return -1.0 if self.rewards == "result" else -1.0 - sum(self.rules.points(self.state, seat))

    def _points(self) -> list[int]:
        return [sum(self.rules.points(self.state, seat)) for seat in range(self.players)]
