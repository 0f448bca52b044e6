"""Many games between bots: the same results for any number of jobs.

    from cenabum.lab.simulate import simulate, summarize, write_results

    results = simulate("orleans", seats=["bot:greedy", "bot:random"], games=100, seed=7, jobs=2)
    print(summarize(results).bots["bot:greedy"].share)
    write_results("results.csv", results)

Every game has a seed of its own, made of the seed of the whole and the game's number, and the seating moves on by one seat from game
to game. `cenabum.new(game, results.rows[3].seats, seed=results.rows[3].seed)` with `bots.play_bots` plays game 3 again.
"""

import contextlib
import multiprocessing
import signal
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool

from cenabum.bots.asking import decide, decision_seed
from cenabum.bots.register import bot_named
from cenabum.kernel.at_once import TOGETHER, AtOnce, check_order
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.register import rules_of
from cenabum.kernel.seating import check_settings, seats_from
from cenabum.kernel.start import start
from cenabum.lab.results import Results, Row, write_results
from cenabum.lab.summary import Share, Summary, Wins, summarize, wilson

__all__ = ["Results", "Row", "Share", "Summary", "Wins", "play_one", "simulate", "summarize", "wilson", "write_results"]

Progress = Callable[[int, int], None]
"""Told after every batch: games played so far, games in all."""

LONGEST_BATCH = 8  # games; short enough that a stopped simulation ends within about a second


def simulate(
    game: str = "orleans",
    seats: Sequence[str] = ("bot:greedy", "bot:random"),
    games: int = 100,
    seed: int | str = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    order: str = TOGETHER,
    corrections: Mapping[str, object] | None = None,
    **settings: object,
) -> Results:
    """Play `games` games between the bots named by `seats`. Settings are those of the game, such as edition="2014".

    Seats that decide at once are asked without knowing what the others decide, or with the order "rulebook" from the start player on
    (`kernel/at_once.py`). `corrections` are figures of one's own box, as for `new`.

    Raises `SetupError` for an unknown game, bot or setting. With more than one job the caller's script needs the usual
    `if __name__ == "__main__":`, since every job is a new Python process.
    """
    rules = rules_of(game)
    chosen = check_settings(rules, settings)
    seats_from(rules, seats)
    for name in seats:
        bot_named(name, game)
    if games < 1:
        raise SetupError(f"A simulation needs at least one game, not {games}.")
    if jobs < 1:
        raise SetupError(f"A simulation needs at least one job, not {jobs}.")
    results = Results(game, chosen, tuple(seats), str(seed), rules.sources, cooperative=rules.cooperative)
    size = max(1, min(LONGEST_BATCH, games // (4 * jobs)))
    batches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    setup = (game, tuple(seats), str(seed), chosen, dict(corrections or {}), check_order(order))
    if jobs == 1 or len(batches) == 1:
        for batch in batches:
            results.rows += _play_batch(*setup, batch)
            if progress is not None:
                progress(len(results.rows), games)
    else:
        _in_jobs(setup, batches, min(jobs, len(batches)), results, progress, games)
    return results


def _in_jobs(
    setup: tuple[str, tuple[str, ...], str, dict[str, str], dict[str, object], str],
    batches: list[range],
    jobs: int,
    results: Results,
    progress: Progress | None,
    games: int,
) -> None:
    # New processes, not copies of this one: a copy of a process with threads (a progress bar has one) can hang.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_ignore_interrupts)
    try:
        waiting: list[Future[list[Row]]] = [pool.submit(_play_batch, *setup, batch) for batch in batches]
        for future in as_completed(waiting):
            results.rows += future.result()
            if progress is not None:
                progress(len(results.rows), games)
    except BrokenProcessPool:
        raise SetupError(
            'A job ended before its time. In a script, call simulate below “if __name__ == "__main__":”, or use jobs=1.'
        ) from None
    finally:
        # After Ctrl-C nothing new begins, and every job ends with the few games it has in hand.
        pool.shutdown(wait=True, cancel_futures=True)
    results.rows.sort(key=lambda row: row.index)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the one that started the others answers."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_batch(
    game: str,
    seats: tuple[str, ...],
    seed: str,
    settings: dict[str, str],
    corrections: dict[str, object],
    order: str,
    batch: range,
) -> list[Row]:
    return [play_one(game, seats, seed, settings, index, corrections, order) for index in batch]


def play_one(
    game: str,
    seats: Sequence[str],
    seed: str,
    settings: dict[str, str],
    index: int,
    corrections: Mapping[str, object] | None = None,
    order: str = TOGETHER,
) -> Row:
    """Play one game of a simulation."""
    rules = rules_of(game)
    turn = index % len(seats)
    seated = (*seats[turn:], *seats[:turn])
    own_seed = f"{seed}.{index}"
    state = start(game, len(seats), own_seed, corrections=corrections, **settings)
    bots = [bot_named(name, game)() for name in seated]
    course = AtOnce(state, order)
    decisions = 0
    while not state.over:
        seat = course.asked
        course.apply(decide(course.seen, seat, bots[seat], decision_seed(own_seed, decisions)))
        decisions += 1
    points = tuple(tuple(rules.points(state, seat)) for seat in range(len(seats)))
    return Row(
        index=index,
        seed=own_seed,
        seats=seated,
        scores=tuple(sum(by_source) for by_source in points),
        points=points,
        winners=tuple(rules.winners(state)),
        rounds=getattr(state, "round", 0),
        decisions=decisions,
        ending=rules.ending(state),
    )
