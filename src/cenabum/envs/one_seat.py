"""One learner among bots, as Gymnasium asks for it."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from cenabum.bots.asking import Bot, decide, decision_seed
from cenabum.bots.register import bot_named
from cenabum.envs.match import Mask, Match
from cenabum.kernel.at_once import TOGETHER


class OneSeat(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat learns, bots play the others. The learner sits on seat 0, or with `rotate` on another seat each game.

    `action_masks()` and `info["action_mask"]` tell the legal moves; who makes another move has lost at once (reward -1).
    """

    def __init__(
        self,
        game: str = "orleans",
        against: tuple[str, ...] = ("bot:random",),
        *,
        rewards: str = "result",
        order: str = TOGETHER,
        rotate: bool = True,
        render_mode: str | None = None,
        **settings: object,
    ) -> None:
        self.match = Match(game, len(against) + 1, rewards, settings, order)
        self.metadata = {"render_modes": ["svg"], "render_fps": 1}
        self.render_mode = render_mode
        self.observation_space = self.match.observation_space
        self.action_space = spaces.Discrete(self.match.size)
        self.rotate = rotate
        self.against: list[Bot] = [bot_named(name, game)() for name in against]
        self.seat = 0
        self.games = 0
        self._seed = ""
        self._decisions = 0
        self._earned = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, up to the learner's first decision; the same seed makes the same draws and the same bots' moves."""
        super().reset(seed=seed)
        if seed is not None:
            self.games = 0
        self.seat = self.games % self.match.players if self.rotate else 0
        self.games += 1
        self._seed = str(self.np_random.integers(1 << 48))
        self._decisions = 0
        self.match.restart(self._seed)
        self._earned = 0.0
        self._others()
        return self._observed()

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make the learner's move, then those of the bots up to the learner's next decision or the end."""
        if int(action) not in self.match.course.seen.legal(self.seat):
            observation, info = self._observed()
            return observation, -1.0, True, False, {**info, "refused": self._refusal(int(action))}
        self._earned = 0.0
        self._apply(int(action))
        self._others()
        observation, info = self._observed()
        return observation, self._earned, self.match.state.over, False, info

    def _refusal(self, action: int) -> str:
        return str(self.match.rules.refuse(self.match.state, self.seat, action).rule)

    def _apply(self, code: int) -> None:
        self.match.course.apply(code)
        self._decisions += 1
        self._earned += self.match.earned()[self.seat]

    def _others(self) -> None:
        """The bots move until the learner is asked. Where all decide at once, no bot sees what the learner has decided."""
        course = self.match.course
        while course.asked not in (self.seat, -1):
            bot = self.against[(course.asked - self.seat - 1) % self.match.players]
            self._apply(decide(course.seen, course.asked, bot, decision_seed(self._seed, self._decisions)))

    def _observed(self) -> tuple[dict[str, Any], dict[str, Any]]:
        observation = self.match.observe(self.seat)
        return observation, {"action_mask": observation["action_mask"], "seat": self.seat}

    def action_masks(self) -> Mask:
        """1 for every legal move: the name that maskable learners look for."""
        return self.match.mask(self.seat)

    def render(self) -> str | None:
        """The table as SVG, with render_mode="svg"."""
        if self.render_mode is None:
            return None
        names = ["learner" if seat == self.seat else f"seat_{seat}" for seat in range(self.match.players)]
        return self.match.rules.picture(self.match.state, names)
