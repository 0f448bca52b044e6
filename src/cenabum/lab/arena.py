"""The arena: a pool of bots plays in line-ups of all kinds, every line-up on every seat, and gets ratings for it.

A *cell* is a game with a number of players and settings. In each cell the line-ups take turns; a line-up is played once for every
seat in which it can begin, so that everybody sits everywhere equally often. Games of all cells take turns as well, so that an arena
that is stopped early is balanced too. The rows are kept as those of a simulation are (`parts.py`).
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import cenabum
from cenabum.bots.register import BOTS, bot_named
from cenabum.kernel.at_once import TOGETHER, check_order
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.register import rules_of
from cenabum.kernel.seating import check_settings
from cenabum.lab.bout import Bout, game_seed, play
from cenabum.lab.parts import Part
from cenabum.lab.pool import check_place
from cenabum.lab.results import Results, Row, record_of, results_for
from cenabum.lab.running import Played, Progress, run


@dataclass(frozen=True)
class Cell:
    """A game, a number of players, settings, and who takes part."""

    game: str
    players: int
    settings: Mapping[str, str]
    bots: tuple[str, ...]
    name: str = ""  # of the settings, as somebody has asked for them; empty: nothing special

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who meets whom: rivals with as many different bots as there can be; in a cooperative game each bot with its like."""
        if rules_of(self.game).cooperative:
            return [(bot,) * self.players for bot in self.bots]
        if len(self.bots) >= self.players:
            return list(combinations(self.bots, self.players))
        return [each for each in combinations_with_replacement(self.bots, self.players) if len(set(each)) > 1]


@dataclass
class Arena:
    """What is played, and the rows of each cell."""

    cells: tuple[Cell, ...]
    seed: str
    order: str = TOGETHER
    rows: dict[int, list[Row]] = field(default_factory=dict)  # by the number of the cell

    def results(self, number: int) -> Results:
        """The games of a cell."""
        cell = self.cells[number]
        results = results_for(
            {
                "game": cell.game,
                "settings": cell.settings,
                "corrections": {},
                "order": self.order,
                "seats": list(cell.bots),
                "seed": self.seed,
                "version": cenabum.__version__,
                "rules": rules_of(cell.game).version,
            }
        )
        results.rows = self.rows.get(number, [])
        return results

    def bout(self, index: int) -> Bout:
        """The game of this number."""
        number, place = divmod(index, len(self.cells))
        cell = self.cells[place]
        block, turn = divmod(number, cell.players)
        line_ups = cell.line_ups()
        seats = list(line_ups[block % len(line_ups)])
        random.Random(f"{self.seed}\n{place}\n{block}").shuffle(seats)
        seated = (*seats[turn:], *seats[:turn])
        return Bout(cell.game, seated, game_seed(self.seed, index), index, cell.settings, {}, self.order)


@dataclass(frozen=True)
class _Batch:
    arena: Arena
    games: tuple[int, ...]


def cells_of(
    games: Sequence[str],
    bots: Sequence[str] = (),
    players: Sequence[int] = (),
    mixes: Mapping[str, Mapping[str, object]] | None = None,
) -> tuple[Cell, ...]:
    """The cells of an arena: every game with every number of players and every mix of settings, given by a name.

    Without bots all that play the game, without numbers all that the game is for. Raises `SetupError`.
    """
    cells = []
    for game in games:
        rules = rules_of(game)
        for name in bots:
            bot_named(name)
        pool = tuple(dict.fromkeys(name for name in bots or BOTS if BOTS[name].plays(game)))
        if len(pool) < (1 if rules.cooperative else 2):
            known = ", ".join(name for name, bot in BOTS.items() if bot.plays(game))
            raise SetupError(f"An arena needs at least two bots that play {game}; these do: {known}.")
        for number in players or rules.players:
            if number not in rules.players:
                raise SetupError(f"{rules.title} is not for {number} players.")
            for name, settings in (mixes or {"": {}}).items():
                cells.append(Cell(game, number, check_settings(rules, dict(settings)), pool, name))
    return tuple(cells)


def compete(
    cells: Sequence[Cell],
    games: int = 60,
    seed: int | str = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    order: str = TOGETHER,
    part: str | Path | None = None,
    on: str = "",
) -> Arena:
    """Play so many games in each cell. With `part` they are kept as they are played, and a stopped arena goes on."""
    if games < 1 or not cells:
        raise SetupError("An arena needs at least one game.")
    check_place(on)
    arena = Arena(tuple(cells), str(seed), check_order(order))
    kept = Part(Path(part), _head(arena)) if part is not None else None
    rows = run(
        range(games * len(cells)),
        lambda some: _Batch(arena, some),
        _play_batch,
        jobs=jobs,
        progress=progress,
        kept=kept,
        record=lambda row: record_of(arena.results(row.index % len(cells)), row),
        on=on,
    )
    arena.rows = {number: rows[number :: len(cells)] for number in range(len(cells))}
    return arena


def _play_batch(batch: _Batch) -> Played:
    return Played([play(batch.arena.bout(index)) for index in batch.games])


def _head(arena: Arena) -> dict[str, Any]:
    """What must be the same for an arena to go on."""
    cells = [
        {"game": cell.game, "players": cell.players, "settings": dict(cell.settings), "bots": list(cell.bots)}
        for cell in arena.cells
    ]
    rules = {cell.game: rules_of(cell.game).version for cell in arena.cells}
    return {"arena": cells, "seed": arena.seed, "order": arena.order, "version": cenabum.__version__, "rules": rules}
