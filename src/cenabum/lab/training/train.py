"""The whole training, step by step, each saved in a folder: a stopped training goes on where it was.

    from cenabum.lab.training.train import Wish, train

    train(Wish(folder=Path("training"), seed="levels-1"))

First three characters are tuned against greedy and each other, then the value of a table is learned from games of each against itself,
then, if wished, again from games of a bot that looks ahead with it. The same wish gives the same file, however often it was stopped.
"""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

import cenabum
from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.soft import SoftBot
from cenabum.bots.greedy.weights import Weights
from cenabum.bots.halving import Effort
from cenabum.bots.master.bot import SearchBot
from cenabum.bots.master.trained import Trained, value_name
from cenabum.lab.pool import Workers
from cenabum.lab.running import batches
from cenabum.lab.training.keeping import as_text, begun, write
from cenabum.lab.training.tables import Beliefs, any_sitting, believing, leads, sitting
from cenabum.lab.training.tuning import SAMPLES, Tuning
from cenabum.lab.training.valuing import Seen, Sums, play

CHARACTERS: Final[dict[str, dict[str, float]]] = {
    "all-rounder": {},
    "craftsman": {"gear_uses": 2.5, "craftsman_wanted": 1.4, "tile_uses": 1.4},
    "traveller": {"next_town": 1.5, "town_free": 1.5, "next_good": 1.5, "most_stations": 2.0},
}
"""Where the sets of beliefs begin: greedy's own, with these multiplied."""

LOOK: Final = Effort(plans=4, rounds=2, tables=(1, 2))
"""How far bots look while the value is learned: less than at a table, for there are many games."""

FIRST: Final = "first"
AT_ONCE: Final = 5  # games that one process plays before it tells what it saw

Told = Callable[[str], None]


@dataclass(frozen=True)
class Wish:
    """How long to train, from which seed, and where to keep it."""

    folder: Path
    seed: str = "1"
    generations: int = 250  # for each character
    tuning_games: int = 24  # for each guess of a generation
    games: int = 5000  # for each value, of the characters
    search_games: int = 0  # for each value, of a bot that looks ahead
    look: Effort = LOOK
    guesses: int = SAMPLES  # in each generation

    @property
    def command(self) -> str:
        """The command that does the same again."""
        return (
            f"cenabum train FOLDER --seed {self.seed} --generations {self.generations}"
            f" --tuning-games {self.tuning_games} --games {self.games} --search-games {self.search_games}"
        )

    @property
    def wished(self) -> str:
        """All that the result depends on; how many guesses there are and how far is looked can be said in Python alone."""
        plans, rounds, tables = self.look
        look = f"{plans} plans, {rounds} rounds, tables {', '.join(map(str, tables))}"
        return f"{self.command} (guesses {self.guesses}; look {look})"


def train(wish: Wish, tell: Told = print, *, jobs: int = 1, on: str = "") -> Path:
    """Train to the end; the file that was made, to be laid in the package as `bots/master/trained.json`."""
    with begun(wish.folder, wish.wished, jobs, on) as workers:
        return _trained(wish, tell, workers)


def _trained(wish: Wish, tell: Told, workers: Workers) -> Path:
    tuned = _tuned(wish, tell, workers)
    order = _best_first(wish, tuned, workers)
    beliefs = [tuned[each] for each in order]
    data: dict[str, Any] = {
        "origin": {
            "command": wish.command,
            "version": cenabum.__version__,
            "characters": [list(CHARACTERS)[each] for each in order],
            "tuning_games": len(CHARACTERS) * wish.generations * wish.guesses * wish.tuning_games,
            "value_games": 0,
        },
        "beliefs": beliefs,
        "values": {},
    }
    for name, sums in _valued(wish, FIRST, wish.games, json.dumps(data), tell, workers):
        data["values"][name] = sums.weights()
        data["origin"]["value_games"] += sums.games
    if wish.search_games:
        # Once more from games of bots that look ahead: they come to tables which greedy ones do not.
        for name, sums in _valued(wish, "search", wish.search_games, json.dumps(data), tell, workers):
            # Both kinds of games count; those of the better players more.
            first = Sums.restore(_sums_file(wish, FIRST, name))
            weight = first.rows / (2 * max(sums.rows, 1))
            sums.products = sums.products * weight + first.products / 2
            sums.ends = sums.ends * weight + first.ends / 2
            sums.rows = first.rows
            data["values"][name] = sums.weights()
            data["origin"]["value_games"] += sums.games
    made = wish.folder / "trained.json"
    write(made, as_text(data))
    return made


def _tuned(wish: Wish, tell: Told, workers: Workers) -> list[Beliefs]:
    """The sets of beliefs, one for each character; all are tuned side by side, each against greedy and the best guesses of all."""
    file = wish.folder / "beliefs.json"
    if file.exists():
        tunings = [Tuning.restore(each) for each in json.loads(file.read_text(encoding="utf-8"))]
    else:
        tunings = [Tuning.begin(f"{wish.seed} {name}", its) for name, its in CHARACTERS.items()]
    while tunings[-1].generation < wish.generations:
        # `improve` adds a character's own best guess once more, so it meets that twice as often as another's. The weights of the
        # package were learned so, and the same command is to give the same weights.
        rivals: list[Beliefs] = [{}, *[each.beliefs() for each in tunings]]
        for name, tuning in zip(CHARACTERS, tunings, strict=True):
            worth = tuning.improve(rivals, wish.tuning_games, wish.guesses, workers)
            tell(f"{name}: generation {tuning.generation} of {wish.generations}, ahead by {worth:+.1f}")
        write(file, json.dumps([vars(each) for each in tunings]))
    return [{name: round(belief, 4) for name, belief in each.beliefs().items()} for each in tunings]


def _best_first(wish: Wish, beliefs: list[Beliefs], workers: Workers) -> list[int]:
    """The order of the characters: by how much each is ahead when all of them play."""
    ahead = [0.0] * len(beliefs)
    games = range(wish.guesses * wish.tuning_games)
    meetings = [_Meeting(tuple(beliefs), wish.seed, game) for game in games]
    for game, found in zip(games, workers.in_order(_met, meetings), strict=True):
        for seat, lead in enumerate(found):
            ahead[(game + seat) % len(beliefs)] += lead
    return sorted(range(len(beliefs)), key=lambda each: -ahead[each])


class _Meeting(NamedTuple):
    """A game in which all of the characters play."""

    beliefs: tuple[Beliefs, ...]
    seed: str
    game: int


def _met(meeting: _Meeting) -> list[float]:
    seed = f"{meeting.seed} order {meeting.game}"
    at = any_sitting(random.Random(seed), seed)
    bots = [believing(each) for each in meeting.beliefs]
    return leads(at, [bots[(meeting.game + seat) % len(bots)] for seat in range(at.players)])


class _Games(NamedTuple):
    """Some games of a stage, to be played by one process: in words that any machine understands."""

    stage: str
    seed: str  # of each, with its number behind it
    players: int
    modules: bool
    numbers: tuple[int, ...]
    learned: str  # so far, as JSON
    look: Effort


def _played(games: _Games) -> list[Seen]:
    """What was seen in some games.

    All seats of a game have the same bot. With different ones the value would learn who wins and not what: if the best bot likes
    craftsmen, craftsmen would seem to be worth what the bot is.
    """
    pool = _pool(games.stage, games.learned, games.look)
    found: list[Seen] = []
    for number in games.numbers:
        seed = f"{games.seed} {number}"
        chance = random.Random(seed)
        at = sitting(chance, seed, games.players, games.modules)
        found.append(play(at, [chance.choice(pool)] * games.players))
    return found


@lru_cache(maxsize=1)
def _pool(stage: str, learned: str, look: Effort) -> Sequence[GreedyBot]:
    """The bots that play in a stage: those of the first vary their plans, those of the second look ahead."""
    trained = Trained(json.loads(learned))
    if stage == FIRST:
        return [_softly(each.weights) for each in trained.bots]
    return [SearchBot(trained, len(trained.bots), dict.fromkeys((2, 3, 4), look))]


def _softly(weights: Weights) -> GreedyBot:
    """A bot with these beliefs that varies its plans, so that its games show what other plans come to."""
    bot = SoftBot(8, 1.5)
    bot.weights = weights
    return bot


def _valued(
    wish: Wish, stage: str, games: int, learned: str, tell: Told, workers: Workers
) -> Iterator[tuple[str, Sums]]:
    """What was seen in the games of a stage, for every number of players, without modules and with them."""
    for modules in (False, True):
        for players in (2, 3, 4):
            name = value_name(players, modules)
            file = _sums_file(wish, stage, name)
            sums = Sums.restore(file)
            seed = f"{wish.seed} {stage} {name}"
            tasks = [
                _Games(stage, seed, players, modules, some, learned, wish.look)
                for some in batches(range(sums.games, games), AT_ONCE)
            ]
            for seen in chain.from_iterable(workers.in_order(_played, tasks)):
                sums.add(seen)
                if sums.games % 50 == 0 or sums.games == games:
                    sums.save(file)
                    tell(f"value, {stage}, {name}: {sums.games} of {games} games")
            yield name, sums


def _sums_file(wish: Wish, stage: str, name: str) -> Path:
    return wish.folder / f"{stage}-{name.replace(' ', '-')}.npz"
