"""One learner among bots, as Gymnasium asks for it."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from cenabum.bots.asking import Bot, decide, decision_seed
from cenabum.bots.register import bot_named
from cenabum.envs.match import Mask, Match
from cenabum.envs.rendering import MODES, check_mode, rendered
from cenabum.kernel.at_once import TOGETHER


class OneSeat(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat learns, bots play the others. The learner sits on seat 0, or with `rotate` on another seat each game.

    `action_masks()` and `info["action_mask"]` tell the legal moves. Who makes another move has lost at once: the reward is -1, or with
    rewards="points" minus all the points that the learner has and one more; until `reset` nothing happens any more.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  (Gymnasium declares it so)

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
        self.render_mode = check_mode(render_mode)
        self.observation_space = self.match.observation_space
        self.action_space = spaces.Discrete(self.match.size)
        self.rotate = rotate
        self.names = tuple(against)
        self.against = self._bots()
        self.seat = 0
        self.lost = False
        self.games = 0
        self._seed = ""
        self._decisions = 0
        self._earned = 0.0

    def _bots(self) -> list[Bot]:
        return [bot_named(name, self.match.game)() for name in self.names]

    def __getstate__(self) -> dict[str, Any]:
        """To be pickled or copied. A bot decides by the state alone, so it need not come along."""
        return {name: value for name, value in self.__dict__.items() if name != "against"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.against = self._bots()

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
        self.lost = False
        self._earned = 0.0
        self._others()
        self._printed()
        return self._observed()

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make the learner's move, then those of the bots up to the learner's next decision or the end."""
        if self.lost or self.match.state.over:
            observation, info = self._observed()
            return observation, 0.0, True, False, info
        if int(action) not in self.match.course.seen.legal(self.seat):
            self.lost = True
            observation, info = self._observed()
            price = self.match.price(self.seat)
            return observation, price, True, False, {**info, "refused": self._refusal(int(action))}
        self._earned = 0.0
        self._apply(int(action))
        self._others()
        self._printed()
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

    def _printed(self) -> None:
        """People see every move, as Gymnasium asks for it."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table: as text with render_mode="ansi", as a picture with "svg"; with "human" the text is printed."""
        names = ["Learner" if seat == self.seat else f"Seat {seat}" for seat in range(self.match.players)]
        return rendered(self.render_mode, self.match, names, self.seat)
