"""The whole training, step by step, each saved in a folder: a stopped training goes on where it was.

    from cenabum.lab.training.train import Wish, train

    train(Wish(folder=Path("training"), seed="levels-1"))

First three characters are tuned against greedy and each other, then the value of a table is learned from games of each against itself,
then, if wished, again from games of a bot that looks ahead with it. The same wish gives the same file, however often it was stopped.
"""

import json
import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import cenabum
from cenabum.bots.greedy.bot import GreedyBot
from cenabum.bots.greedy.soft import SoftBot
from cenabum.bots.greedy.weights import GREEDY, Weights, changed
from cenabum.bots.master.bot import SearchBot
from cenabum.bots.master.search import Effort
from cenabum.bots.master.trained import Trained, value_name
from cenabum.kernel.refusal import SetupError
from cenabum.lab.training.tables import any_sitting, leads, sitting
from cenabum.lab.training.tuning import SAMPLES, Tuning
from cenabum.lab.training.valuing import Sums

CHARACTERS: Final[dict[str, dict[str, float]]] = {
    "all-rounder": {},
    "craftsman": {"gear_uses": 2.5, "craftsman_wanted": 1.4, "tile_uses": 1.4},
    "traveller": {"next_town": 1.5, "town_free": 1.5, "next_good": 1.5, "most_stations": 2.0},
}
"""Where the sets of beliefs begin: greedy's own, with these multiplied."""

LOOK: Final = Effort(plans=4, rounds=2, tables=(1, 2))
"""How far bots look while the value is learned: less than at a table, for there are many games."""

Told = Callable[[str], None]


@dataclass(frozen=True)
class Wish:
    """How long to train, from which seed, and where to keep it."""

    folder: Path
    seed: str = "1"
    generations: int = 40  # for each character
    tuning_games: int = 18  # for each guess of a generation
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


def train(wish: Wish, tell: Told = print) -> Path:
    """Train to the end; the file that was made, to be laid in the package as `bots/master/trained.json`."""
    _remember(wish)
    tuned = _tuned(wish, tell)
    order = _best_first(wish, tuned)
    beliefs = [tuned[each] for each in order]
    data: dict[str, Any] = {
        "origin": {
            "command": wish.command,
            "version": cenabum.__version__,
            "characters": [list(CHARACTERS)[each] for each in order],
            "games": 0,
        },
        "beliefs": beliefs,
        "values": {},
    }
    for name, sums in _valued(wish, "first", wish.games, [_softly(each.weights) for each in Trained(data).bots], tell):
        data["values"][name] = sums.weights()
        data["origin"]["games"] += sums.games
    if wish.search_games:
        # Once more from games of bots that look ahead: they come to tables which greedy ones do not.
        before = Trained(data)
        searching = SearchBot(before, len(beliefs), dict.fromkeys((2, 3, 4), wish.look))
        for name, sums in _valued(wish, "search", wish.search_games, [searching], tell):
            # Both kinds of games count; those of the better players more.
            first = Sums.restore(_sums_file(wish, "first", name))
            weight = first.rows / (2 * max(sums.rows, 1))
            sums.products = sums.products * weight + first.products / 2
            sums.ends = sums.ends * weight + first.ends / 2
            sums.rows = first.rows
            data["values"][name] = sums.weights()
            data["origin"]["games"] += sums.games
    made = wish.folder / "trained.json"
    made.write_text(as_text(data), encoding="utf-8")
    return made


def _remember(wish: Wish) -> None:
    """Write into the folder what is wished for. Raises `SetupError` when it holds a training of another kind."""
    wish.folder.mkdir(parents=True, exist_ok=True)
    file = wish.folder / "wish.txt"
    if file.exists() and file.read_text(encoding="utf-8") != wish.command:
        raise SetupError(f"{wish.folder} holds another training: {file.read_text(encoding='utf-8')}.")
    file.write_text(wish.command, encoding="utf-8")


def _tuned(wish: Wish, tell: Told) -> list[dict[str, float]]:
    """The sets of beliefs, one for each character; all are tuned side by side, each against greedy and the best guesses of all."""
    file = wish.folder / "beliefs.json"
    if file.exists():
        tunings = [Tuning.restore(each) for each in json.loads(file.read_text(encoding="utf-8"))]
    else:
        tunings = [Tuning.begin(f"{wish.seed} {name}", its) for name, its in CHARACTERS.items()]
    while tunings[-1].generation < wish.generations:
        rivals = [GreedyBot(), *[each.bot() for each in tunings]]
        for name, tuning in zip(CHARACTERS, tunings, strict=True):
            if tuning.generation < wish.generations and tuning.generation <= tunings[-1].generation:
                worth = tuning.improve(rivals, wish.tuning_games, wish.guesses)
                tell(f"{name}: generation {tuning.generation} of {wish.generations}, ahead by {worth:+.1f}")
        file.write_text(json.dumps([vars(each) for each in tunings]), encoding="utf-8")
    return [{name: round(belief, 4) for name, belief in each.beliefs().items()} for each in tunings]


def _best_first(wish: Wish, beliefs: list[dict[str, float]]) -> list[int]:
    """The order of the characters: by how much each is ahead when all of them play."""
    bots = [GreedyBot(changed(GREEDY, each)) for each in beliefs]
    ahead = [0.0] * len(bots)
    for game in range(wish.guesses * wish.tuning_games):
        seed = f"{wish.seed} order {game}"
        at = any_sitting(random.Random(seed), seed)
        seated = [(game + seat) % len(bots) for seat in range(at.players)]
        for seat, lead in enumerate(leads(at, [bots[each] for each in seated])):
            ahead[seated[seat]] += lead
    return sorted(range(len(bots)), key=lambda each: -ahead[each])


def _softly(weights: Weights) -> GreedyBot:
    """A bot with these beliefs that varies its plans, so that its games show what other plans come to."""
    bot = SoftBot(8, 1.5)
    bot.weights = weights
    return bot


def _valued(wish: Wish, stage: str, games: int, pool: Sequence[GreedyBot], tell: Told) -> Iterator[tuple[str, Sums]]:
    """What was seen in the games of a stage, for every number of players, without modules and with them.

    All seats of a game have the same bot. With different ones the value would learn who wins and not what: if the best bot likes
    craftsmen, craftsmen would seem to be worth what the bot is.
    """
    for modules in (False, True):
        for players in (2, 3, 4):
            name = value_name(players, modules)
            file = _sums_file(wish, stage, name)
            sums = Sums.restore(file)
            while sums.games < games:
                seed = f"{wish.seed} {stage} {name} {sums.games}"
                chance = random.Random(seed)
                sums.add(sitting(chance, seed, players, modules), [chance.choice(pool)] * players)
                if sums.games % 50 == 0 or sums.games == games:
                    sums.save(file)
                    tell(f"value, {stage}, {name}: {sums.games} of {games} games")
            yield name, sums


def _sums_file(wish: Wish, stage: str, name: str) -> Path:
    return wish.folder / f"{stage}-{name.replace(' ', '-')}.npz"


def as_text(data: dict[str, Any]) -> str:
    """JSON with one line for each belief and each feature, so that a change can be read."""
    text = json.dumps(data, indent=1, ensure_ascii=False)
    return re.sub(r"\[\s+([^][{}]+?)\s+\]", lambda found: f"[{' '.join(found[1].split())}]", text) + "\n"
