"""Many games between bots: the same results for any number of jobs, also when they were stopped in between.

    from cenabum.lab.simulate import simulate, summarize, write_results

    results = simulate("orleans", seats=["bot:greedy", "bot:random"], games=100, seed=7, jobs=2)
    print(summarize(results).bots["bot:greedy"].share)
    write_results("results.csv", results)

Every game has a seed of its own, made of the seed of the whole and the game's number, and the seating moves on by one seat from game
to game. `cenabum.new(game, results.rows[3].seats, seed=results.rows[3].seed)` with `bots.play_bots` plays game 3 again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import cenabum
from cenabum.bots.register import bot_named
from cenabum.kernel.at_once import TOGETHER, check_order
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.register import rules_of
from cenabum.kernel.seating import check_settings, seats_from
from cenabum.lab.bout import Bout, game_seed, play
from cenabum.lab.parts import Part
from cenabum.lab.pool import check_place
from cenabum.lab.results import Results, Row, record_of, results_for, write_results
from cenabum.lab.running import Played, Progress, run
from cenabum.lab.summary import Share, Summary, Wins, summarize, wilson

__all__ = ["Results", "Row", "Share", "Summary", "Wins", "simulate", "summarize", "wilson", "write_results"]


@dataclass(frozen=True)
class _Batch:
    """Some games to be played by one process."""

    results: Results
    games: tuple[int, ...]
    uses: bool
    decisions: Path | None


def simulate(
    game: str = "orleans",
    seats: Sequence[str] = ("bot:greedy", "bot:random"),
    games: int | range = 100,
    seed: int | str = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    order: str = TOGETHER,
    corrections: Mapping[str, object] | None = None,
    part: str | Path | None = None,
    uses: bool = False,
    decisions: str | Path | None = None,
    on: str = "",
    **settings: object,
) -> Results:
    """Play games between the bots named by `seats`: so many, or those of a range.

    Settings are those of the game, such as edition="2014". Seats that decide at once are asked without knowing what the others
    decide, or with the order "rulebook" from the start player on (`kernel/at_once.py`). `corrections` are figures of one's own box,
    as for `new`. `part` is a file in which games are kept as they are played: called again, the run goes on where it was stopped.
    `uses` counts what each seat used, `decisions` is a folder for a data set with a row for each decision (`lab/dataset.py`),
    which needs a `part`. `on` is a cluster: "ray", or "ray:ADDRESS" (docs/cluster.md).

    Raises `SetupError` for an unknown game, bot or setting. With more than one job the caller's script needs the usual
    `if __name__ == "__main__":`, since every job is a new Python process.
    """
    results = _wished(game, seats, seed, order, corrections, settings)
    wanted = range(games) if isinstance(games, int) else games
    if not wanted or wanted.step != 1 or wanted.start < 0:
        raise SetupError(f"A simulation needs at least one game, not {games}.")
    if jobs < 1:
        raise SetupError(f"A simulation needs at least one job, not {jobs}.")
    check_place(on)
    folder = Path(decisions).absolute() if decisions is not None else None
    if folder is not None and part is None:
        raise SetupError("A data set of decisions needs a part, in which the games themselves are kept.")
    if folder is not None and part is not None:
        from cenabum.lab.dataset import check_folder

        check_folder(folder, begun=Path(part).exists())
    kept = Part(Path(part), _head(results, uses, folder)) if part is not None else None
    results.rows = run(
        wanted,
        lambda some: _Batch(results, some, uses, folder),
        _play_batch,
        jobs=jobs,
        progress=progress,
        kept=kept,
        record=lambda row: record_of(results, row),
        whole_batches=folder is not None,
        on=on,
    )
    return results


def _wished(
    game: str,
    seats: Sequence[str],
    seed: int | str,
    order: str,
    corrections: Mapping[str, object] | None,
    settings: Mapping[str, object],
) -> Results:
    """Look at every wish before anything is played."""
    rules = rules_of(game)
    chosen = check_settings(rules, settings)
    seats_from(rules, seats)
    for name in seats:
        bot_named(name, game)
    return results_for(
        {
            "game": game,
            "settings": chosen,
            "corrections": dict(corrections or {}),
            "order": check_order(order),
            "seats": list(seats),
            "seed": str(seed),
            "version": cenabum.__version__,
            "rules": rules.version,
        }
    )


def _head(results: Results, uses: bool, decisions: Path | None) -> dict[str, object]:
    """What must be the same for a run to go on."""
    return {**results.head(), "uses": uses, "decisions": decisions is not None}


def _play_batch(batch: _Batch) -> Played:
    bouts = [bout_of(batch.results, index) for index in batch.games]
    if batch.decisions is None:
        return Played([play(bout, uses=batch.uses) for bout in bouts])
    from cenabum.lab.dataset import Decisions, file_of

    watching = Decisions(batch.results)
    rows = []
    for bout in bouts:
        rows.append(play(bout, uses=batch.uses, watching=watching))
        watching.ended(rows[-1])
    return Played(rows, file_of(batch.decisions, bouts), watching.written())


def bout_of(results: Results, index: int) -> Bout:
    """The game of this number of a simulation."""
    turn = index % len(results.seats)
    seated = (*results.seats[turn:], *results.seats[:turn])
    seed = game_seed(results.seed, index)
    return Bout(results.game, seated, seed, index, results.settings, results.corrections, results.order)
