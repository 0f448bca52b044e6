"""A table of learners, as PettingZoo asks for it: one agent after the other (AEC) with a mask of legal moves."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cenabum.envs.match import Match
from cenabum.envs.rendering import MODES, check_mode, rendered
from cenabum.kernel.at_once import TOGETHER


class AllSeats(AECEnv[str, dict[str, Any], int]):
    """All seats learn. Where several seats decide at once, as in planning, they are asked in order and see nothing of each other.

    With order="rulebook" they are asked from the start player on, and see what the ones before them have decided.

    `env.last()` gives what the seat sees ({"observation", "action_mask"}); an action is the code of a move, `env.move(action)` tells
    which. Rewards: "result" (at the end) or "points" (as they come). Settings are those of the game, such as edition="2014".
    """

    def __init__(
        self,
        game: str = "orleans",
        players: int = 4,
        *,
        rewards: str = "result",
        order: str = TOGETHER,
        render_mode: str | None = None,
        **settings: object,
    ) -> None:
        super().__init__()
        self.match = Match(game, players, rewards, settings, order)
        self.metadata = {
            "name": f"cenabum_{game}_v{self.match.rules.version}",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = check_mode(render_mode)
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.match.observation_space)
        self.action_spaces = {agent: spaces.Discrete(self.match.size) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The codes of all moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed makes the same draws."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.match.restart(int(self._seeds.integers(1 << 48)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()
        self._printed()

    def _next(self) -> str:
        agent: str = self.possible_agents[self.match.course.asked]
        return agent

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees; its mask is empty while it has nothing to decide."""
        return self.match.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Make a move for the seat that is asked. Raises `ValueError` when it is not legal, and nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        course = self.match.course
        if action is None or int(action) not in course.seen.legal(course.asked):
            raise ValueError(f"{agent} may not make move {action} now; the action mask has the legal ones.")
        course.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.match.earned(), strict=True))
        self._accumulate_rewards()
        if self.match.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._next()
        self._printed()

    def move(self, action: int) -> str:
        """A move in notation, such as `place boatman farm_house`."""
        return str(self.match.moves.move(action))

    def _printed(self) -> None:
        """People see every move, as PettingZoo asks for it."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table: as text with render_mode="ansi", as a picture with "svg"; with "human" the text is printed."""
        return rendered(self.render_mode, self.match, self.possible_agents, max(self.match.course.asked, 0))

    def close(self) -> None:
        """Nothing is held open."""
