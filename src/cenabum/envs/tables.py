"""Many tables at once, as Gymnasium asks for a vector environment: one buffer for what is seen, one for the masks.

A game that is over is followed by the next one in the same step (`AutoresetMode.SAME_STEP`): `infos["final_obs"]` has what was seen
at its end.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from cenabum.bots.asking import Bot, decide, decision_seed
from cenabum.bots.register import bot_named
from cenabum.envs.match import Match
from cenabum.kernel.at_once import TOGETHER, AtOnce
from cenabum.kernel.outcome import outcome
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.start import start

Seen = dict[str, npt.NDArray[Any]]


class _Table:
    """One of the tables: its game, who learns there, and the seed of its games."""

    __slots__ = ("course", "decisions", "games", "legal", "mask", "points", "row", "seat", "seed", "sight", "state")

    def __init__(self) -> None:
        self.seed = ""
        self.games = 0
        self.decisions = 0
        self.seat = 0  # of the learner; in self-play the seat that is asked
        self.state: Any = None
        self.course: Any = None
        self.legal: list[int] = []
        self.points: list[int] = []
        self.sight: Any = None  # what writes the table's row
        self.row: Any = None  # its part of the buffers
        self.mask: Any = None

    def __getstate__(self) -> dict[str, Any]:
        """To be pickled: without the buffers."""
        return {name: getattr(self, name) for name in self.__slots__ if name not in ("mask", "row", "sight")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name, value in kept.items():
            setattr(self, name, value)


class Tables(VectorEnv[Any, Any, Any]):
    """`num_envs` tables of one game. One seat of each learns against bots, or with `against=None` all of `players` seats do.

    In self-play every table asks the seat whose turn it is: `infos["seat"]`. The reward of a step is what the seat that moved has
    earned by it; `infos["rewards"]` has what every seat has earned (a row for each table). `legal()` has the codes of the legal
    moves of each table. With `copy=False` the arrays are the buffers themselves, which the next step overwrites.
    """

    def __init__(
        self,
        game: str = "orleans",
        num_envs: int = 64,
        against: Sequence[str] | None = ("bot:random",),
        *,
        players: int = 4,
        rewards: str = "result",
        order: str = TOGETHER,
        rotate: bool = True,
        copy: bool = True,
        render_mode: str | None = None,
        **settings: object,
    ) -> None:
        if render_mode is not None:
            raise SetupError("Many tables at once are not shown; use OneSeat or AllSeats to look at one.")
        if num_envs < 1:
            raise SetupError(f"There must be at least one table, not {num_envs}.")
        self.match = Match(game, players if against is None else len(against) + 1, rewards, settings, order)
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.render_mode = None
        self.num_envs = num_envs
        self.rotate, self.copy = rotate, copy
        self.names = None if against is None else tuple(against)
        self.bots = self._bots()
        self.single_observation_space = self.match.observation_space
        self.single_action_space = spaces.Discrete(self.match.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rows = np.zeros((num_envs, len(self.match.features.names)), np.int16)
        self.masks = np.zeros((num_envs, self.match.size), np.int8)
        self.tables = [_Table() for _ in range(num_envs)]
        self._lay_out()

    def _lay_out(self) -> None:
        """Every table writes to its own part of the buffers."""
        for number, table in enumerate(self.tables):
            table.sight = self.match.features.sight()
            table.row = memoryview(self.rows[number])
            table.mask = memoryview(self.masks[number])

    def _bots(self) -> list[Bot]:
        return [bot_named(name, self.match.game)() for name in self.names or ()]

    def __getstate__(self) -> dict[str, Any]:
        """To be pickled or copied. A bot decides by the state alone, so it need not come along."""
        return {name: value for name, value in self.__dict__.items() if name != "bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.bots = self._bots()
        self._lay_out()

    # ---- what Gymnasium asks for

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game at every table; the same seed makes the same games."""
        super().reset(seed=seed)
        for number, own in enumerate(self.np_random.integers(1 << 48, size=self.num_envs).tolist()):
            table = self.tables[number]
            table.seed, table.games = str(own), number if self.rotate else 0
            self._restart(table)
            self._look(table)
        return self._seen(), self._infos()

    def step(
        self, actions: npt.NDArray[np.integer[Any]]
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Make a move at every table. Who makes one that is not legal has lost the game there."""
        number_of_seats = self.match.players
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        refused = np.zeros(self.num_envs, np.bool_)
        earned = np.zeros((self.num_envs, number_of_seats))
        final: list[dict[str, Any] | None] = [None] * self.num_envs
        plain = (
            self.names is None and self.match.rewards == "result"
        )  # nothing is earned before the end, and no bot moves
        for number, code in enumerate(np.asarray(actions).tolist()):
            table = self.tables[number]
            seat = table.seat
            if plain and code in table.legal:
                course = table.course
                course.apply(code)
                if course.asked >= 0:
                    table.seat = course.asked
                    self._look(table)
                    continue
                earned[number] = outcome(self.match.rules, table.state)
            elif code in table.legal:
                self._move(table, code, earned[number])
                self._others(table, earned[number])
            else:
                refused[number] = True
                earned[number, seat] = self._price(table, seat)
            rewards[number] = earned[number, seat]
            if refused[number] or table.state.over:
                over[number] = True
                final[number] = self._final(table, seat)
                self._restart(table)
            self._look(table)
        infos = self._infos() | {"rewards": earned, "refused": refused}
        if over.any():
            infos["final_obs"] = np.array(final, dtype=object)
            infos["_final_obs"] = over.copy()
        return self._seen(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def close_extras(self, **_: Any) -> None:
        """Nothing is held open."""

    # ---- besides

    def legal(self) -> list[list[int]]:
        """The codes of the legal moves at each table: for whoever needs no masks."""
        return [table.legal for table in self.tables]

    def action_masks(self) -> npt.NDArray[np.int8]:
        """1 for every legal move: the name that maskable learners look for."""
        return self.masks.copy() if self.copy else self.masks

    # ---- a table

    def _restart(self, table: _Table) -> None:
        match = self.match
        table.state = start(match.game, match.players, f"{table.seed}.{table.games}", **match.settings)
        table.course = AtOnce(table.state, match.order)
        table.decisions = 0
        table.seat = table.games % match.players if self.rotate else 0
        table.games += 1
        if match.rewards == "points":
            table.points = self._points(table)
        self._others(table, None)

    def _points(self, table: _Table) -> list[int]:
        return [sum(self.match.rules.points(table.state, seat)) for seat in range(self.match.players)]

    def _move(self, table: _Table, code: int, earned: npt.NDArray[Any] | None) -> None:
        table.course.apply(code)
        table.decisions += 1
        if self.match.rewards == "points":
            before, table.points = table.points, self._points(table)
            if earned is not None:
                earned += np.array(table.points) - np.array(before)
        elif table.state.over and earned is not None:
            earned += outcome(self.match.rules, table.state)

    def _others(self, table: _Table, earned: npt.NDArray[Any] | None) -> None:
        """The bots move until the learner is asked; in self-play whoever is asked learns."""
        course = table.course
        if self.names is None:
            if course.asked >= 0:
                table.seat = course.asked
            return
        while course.asked not in (table.seat, -1):
            bot = self.bots[(course.asked - table.seat - 1) % self.match.players]
            seed = decision_seed(f"{table.seed}.{table.games}", table.decisions)
            self._move(table, decide(course.seen, course.asked, bot, seed), earned)

    def _price(self, table: _Table, seat: int) -> float:
        return -1.0 - (table.points[seat] if self.match.rewards == "points" else 0)

    def _final(self, table: _Table, seat: int) -> dict[str, Any]:
        row = np.frombuffer(self.match.features.row_bytes(table.course.sight(seat), seat), np.int16)
        return {"observation": row.copy(), "action_mask": np.zeros(self.match.size, np.int8)}

    # ---- what is seen

    def _look(self, table: _Table) -> None:
        """Write what the seat that is asked sees to the buffers."""
        mask, seat, course = table.mask, table.seat, table.course
        for code in table.legal:
            mask[code] = 0
        table.legal = legal = course.seen.legal(seat)
        for code in legal:
            mask[code] = 1
        table.sight.write(course.seen, seat, table.row, course.alone)

    def _seen(self) -> Seen:
        if self.copy:
            return {"observation": self.rows.copy(), "action_mask": self.masks.copy()}
        return {"observation": self.rows, "action_mask": self.masks}

    def _infos(self) -> dict[str, Any]:
        return {"seat": np.array([table.seat for table in self.tables])}
