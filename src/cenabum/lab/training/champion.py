"""How the champion learns, generation by generation: what came of plans that were tried becomes the opinion of those who play on.

    from cenabum.lab.training.champion import Wish, train

    train(Wish(folder=Path("training"), seed="champion-1"))

A generation plays games in which the policy of today tries plans and small decisions (`labels.py`), fits weights to what came of them
(`fitting.py`), and judges several fits by games (`judging.py`). The best one is the next policy if it beats the last one and loses to
none before; then the value of a table is learned anew from its games. Otherwise it is thrown away, and what it has seen is kept. Two
generations in a row that are thrown away end the training. Everything is kept in the folder as it comes: a stopped training goes on.
"""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import cenabum
from cenabum.bots.greedy.soft import SoftBot
from cenabum.bots.greedy.weights import taught
from cenabum.bots.learned.policy import Policy
from cenabum.bots.learned.weights import Learned
from cenabum.bots.master.trained import read, value_name
from cenabum.kernel.refusal import SetupError
from cenabum.lab.parts import Part
from cenabum.lab.pool import Workers
from cenabum.lab.running import batches
from cenabum.lab.training import labels, valuing
from cenabum.lab.training.describing import ACTIONS, AMOUNTS, Described, plans_of, small_of
from cenabum.lab.training.fitting import Sums
from cenabum.lab.training.judging import judged
from cenabum.lab.training.keeping import as_text, begun, write
from cenabum.lab.training.rows import EMPTY, SMALL, plan_rows, small_rows
from cenabum.lab.training.tables import sitting

AT_ONCE: Final = 4
"""Games that one process plays before it tells what it saw."""
DOUBTS: Final = ((0.1, 300.0), (0.3, 1000.0), (1.0, 1000.0))
SMALL_DOUBT: Final = (0.1, 1000.0)
"""How much weights are distrusted (`Sums.solved`). For plans several are tried in games, for foretelling labels well says little."""
EARLIER: Final = (0.0, 0.5)
"""How much labels count that were judged by the value of the policy before; those of the one before that by as much less again."""
BACK: Final = 3
"""Generations whose labels still count."""
CHOSEN_BY: Final = 0.4
"""The share of the games that judge a generation by which its fits are compared."""
BEATS, LOSES, SAME = 0.55, 0.47, -1.0
"""A generation has to win so many games of two against the last one, half of them with modules; neither half, nor games against an
older one, may be lost more; four of a kind may not come to so many points less than before. 400 games are at odds by so much."""
STEADY: Final = 0.05
"""How much a value is held to that of before: it is learned from fewer games than the first one was."""
SHAKEN: Final = (0.5, 4.0)
"""Place tiles are worth so much more or less while the value is learned, so that all are seen."""

Told = Callable[[str], None]
_Labels = Sequence[dict[str, Any]]
"""Games with what was tried in them."""


@dataclass(frozen=True)
class Wish:
    """How long to train, from which seed, and where to keep it."""

    folder: Path
    seed: str = "1"
    generations: int = 250  # at most
    label_games: int = 400  # in each generation
    value_games: int = 1000  # of two, for each value; with more players fewer
    judging_games: int = 400

    @property
    def command(self) -> str:
        """The command that does the same again."""
        return (
            f"cenabum train FOLDER --level champion --seed {self.seed} --generations {self.generations}"
            f" --label-games {self.label_games} --value-games {self.value_games} --judging-games {self.judging_games}"
        )


def train(wish: Wish, tell: Told = print, *, jobs: int = 1, on: str = "") -> Path:
    """Train to the end; the file that was made, to be laid in the package as `bots/learned/trained.json`."""
    with begun(wish.folder, wish.command, jobs, on) as workers:
        return _Training(wish, tell, workers).train()


class _Training:
    """A training on its way."""

    def __init__(self, wish: Wish, tell: Told, workers: Workers) -> None:
        self.wish, self.tell, self.workers = wish, tell, workers
        self.policies: list[dict[str, Any]] = [{}]  # those that held, the first character before all
        self.told: list[dict[str, Any]] = []

    def train(self) -> Path:
        """All generations that are wished for, or as many as gain something."""
        made = self.wish.folder / "trained.json"
        for number in range(1, self.wish.generations + 1):
            if [each["held"] for each in self.told[-2:]] == [False, False]:
                self.tell("Two generations in a row gained nothing: this is the end.")
                break
            self._generation(number)
            if len(self.policies) > 1:
                origin = {"command": self.wish.command, "version": cenabum.__version__, "generations": self.told}
                write(made, as_text({"origin": origin, **self.policies[-1]}))
        if len(self.policies) == 1:
            raise SetupError(
                "No generation has beaten the first character, so there is nothing to lay in the package."
                " For more to learn from write more --label-games, and name another folder."
            )
        return made

    def _generation(self, number: int) -> None:
        place = self.wish.folder / f"generation-{number}"
        place.mkdir(exist_ok=True)
        verdict, file = place / "verdict.json", place / "policy.json"
        if not verdict.exists():
            games = self._labels(number)
            earlier = [self._kept(each) for each in range(number - 1, max(0, number - 1 - BACK), -1)]
            weights = self._small(number, games, earlier)
            fits = self._plans(number, weights, games, earlier)
            found, told = self._judge(number, fits)
            write(
                file,
                as_text({"weights": found["weights"], "values": self._values(number, found) if told["held"] else {}}),
            )
            write(verdict, json.dumps(told))
        told = json.loads(verdict.read_text(encoding="utf-8"))
        self.told.append(told)
        if told["held"]:
            self.policies.append(json.loads(file.read_text(encoding="utf-8")))
        self.tell(f"generation {number}: {json.dumps(told)}")

    # ---- labels

    def _labels(self, number: int) -> list[dict[str, Any]]:
        """The games of a generation with what was tried in them, played as far as they are missing."""
        seed, part = self._seed(number), self._part(number)
        games: list[dict[str, Any]] = part.records
        policy, league = json.dumps(self.policies[-1]), tuple(json.dumps(each) for each in self.policies[1:-1][-2:])
        tasks = [
            labels.Games(seed, some, policy, league)
            for some in batches(range(len(games), self.wish.label_games), AT_ONCE)
        ]
        try:
            for some in self.workers.in_order(labels.played, tasks):
                part.add(some)
                games += some
                if len(games) % (10 * AT_ONCE) == 0:
                    self.tell(f"generation {number}: {len(games)} of {self.wish.label_games} games with labels")
        finally:
            part.close()
        return games

    def _seed(self, number: int) -> str:
        return f"{self.wish.seed} generation {number}"

    def _part(self, number: int) -> Part:
        """The games of a generation that were played."""
        file = self.wish.folder / f"generation-{number}" / "labels.part"
        return Part(file, {"labels": self._seed(number)})

    def _kept(self, number: int) -> _Labels:
        part = self._part(number)
        part.close()
        return part.records

    # ---- weights

    def _small(self, number: int, games: _Labels, earlier: Sequence[_Labels]) -> dict[str, Any]:
        """The weights of today with better ones for small decisions, and none for plans."""
        weights: dict[str, Any] = {**EMPTY, **{name: self._today().get(name, {}) for name, _ in SMALL.values()}}
        made = dict(weights)
        every = [game for some in (games, *earlier) for game in some]
        for kind, (name, columns) in SMALL.items():
            sums = self._summed(every, weights, kind, columns, 0)
            made[name] = small_rows(name, weights[name], *sums.solved(*SMALL_DOUBT)[:2])
            self.tell(f"generation {number}: {kind}, {sums.choices} choices")
        return made

    def _plans(
        self, number: int, weights: dict[str, Any], games: _Labels, earlier: Sequence[_Labels]
    ) -> list[dict[str, Any]]:
        """Weights with plans as well, by several measures of doubt."""
        seen = [self._summed(each, weights, "", AMOUNTS, ACTIONS) for each in (games, *earlier)]
        self.tell(
            f"generation {number}: {seen[0].choices} plans, and {sum(each.choices for each in seen[1:])} of before"
        )
        fits: list[dict[str, Any]] = []
        for share in EARLIER if earlier else EARLIER[:1]:
            sums = seen[0]
            for back, each in enumerate(seen[1:], 1):
                policies = sum(told["held"] for told in self.told[-back:])  # since then
                if share**policies:
                    sums = sums.plus(each, share**policies)
            fits += [{"weights": {**weights, **plan_rows(*sums.solved(*doubt))}} for doubt in DOUBTS]
        return fits

    def _summed(self, games: _Labels, weights: dict[str, Any], kind: str, amounts: int, actions: int) -> Sums:
        sums = Sums(amounts, actions)
        told = json.dumps(weights)
        texts = [json.dumps(game) for game in games]
        tasks = [_Some(tuple(texts[at : at + 20]), told, kind, amounts) for at in range(0, len(texts), 20)]
        sums.add(self._described(tasks))
        return sums

    def _described(self, tasks: Sequence["_Some"]) -> Iterator[Described]:
        for some in self.workers.in_order(_seen, tasks):
            yield from some

    def _today(self) -> dict[str, Any]:
        found: dict[str, Any] = self.policies[-1].get("weights", {})
        return found

    # ---- games

    def _judge(self, number: int, fits: Sequence[dict[str, Any]]) -> tuple[dict[str, Any], dict[str, Any]]:
        """The best of some fits, and whether it holds against the policy of today and those before."""
        today, seed = json.dumps(self.policies[-1]), self._seed(number)
        games, some = self.wish.judging_games, max(1, int(CHOSEN_BY * self.wish.judging_games))
        best, most = fits[0], -1e9
        for each in fits:
            two = judged(json.dumps(each), today, some, f"{seed} compared", self.workers)
            four = judged(json.dumps(each), today, some, f"{seed} compared", self.workers, 4)
            mixed = judged(json.dumps(each), today, some, f"{seed} compared", self.workers, 2, modules=True)
            self.tell(
                f"generation {number}: a fit has {_of(two)} of two, {_of(four)} of four, {_of(mixed)} with modules"
            )
            if two.lead + four.lead + mixed.lead > most:
                best, most = each, two.lead + four.lead + mixed.lead
        found = json.dumps(best)
        two = judged(found, today, games, f"{seed} confirmed", self.workers)
        four = judged(found, today, some, f"{seed} confirmed", self.workers, 4)
        mixed = judged(found, today, games, f"{seed} confirmed", self.workers, 2, modules=True)
        kind = judged(found, found, some, f"{seed} of a kind", self.workers, 4).mean
        kind_before = judged(today, today, some, f"{seed} of a kind", self.workers, 4).mean
        league = [
            judged(found, json.dumps(each), some, f"{seed} league", self.workers).wins for each in self.policies[:-1]
        ]
        told = {
            "two": round(two.wins, 3), "two_lead": round(two.lead, 1), "four": round(four.wins, 3),
            "modules": round(mixed.wins, 3), "four_of_a_kind": round(kind, 1), "before": round(kind_before, 1),
            "league": [round(each, 3) for each in league],
        }  # fmt: skip
        beats = (two.wins + mixed.wins) / 2 >= BEATS and min([two.wins, mixed.wins, *league]) >= LOSES
        held = beats and kind - kind_before >= SAME
        return best, {**told, "held": held}

    def _values(self, number: int, found: dict[str, Any]) -> dict[str, Any]:
        """What a table is worth when bots with these weights play on."""
        values: dict[str, Any] = {}
        before = self.policies[-1].get("values") or read()["values"]
        for modules in (False, True):
            for players in (2, 3, 4):
                name = value_name(players, modules)
                sums = valuing.Sums()
                tasks = [
                    _ValueGames(f"{self._seed(number)} {name}", players, modules, some, json.dumps(found))
                    for some in batches(range(2 * self.wish.value_games // players), 10 * AT_ONCE)
                ]
                for seen in self.workers.in_order(_valued, tasks):
                    for each in seen:
                        sums.add(each)
                values[name] = sums.weights(before[name], STEADY)
                self.tell(f"generation {number}: value, {name}, of {sums.games} games")
        return values


def _of(came: Any) -> str:
    return f"{100 * came.wins:.1f} % ({came.lead:+.1f})"


class _Some(NamedTuple):
    """Some games whose labels are to be described: small decisions of a kind, or plans."""

    games: tuple[str, ...]
    weights: str
    kind: str
    columns: int


def _seen(some: _Some) -> list[Described]:
    weights = taught(Policy({}).bot.weights, Learned(json.loads(some.weights)))
    games = map(json.loads, some.games)
    if not some.kind:
        return [each for game in games for each in plans_of(game, weights)]
    return [each for game in games for each in small_of(game, some.kind, some.columns, weights)]


class _ValueGames(NamedTuple):
    """Some games from which the value is learned."""

    seed: str
    players: int
    modules: bool
    numbers: tuple[int, ...]
    policy: str


def _valued(games: _ValueGames) -> list[valuing.Seen]:
    """All seats of a game have the same bot, which varies its plans; another one in every game."""
    found = []
    data = json.loads(games.policy)
    for number in games.numbers:
        seed = f"{games.seed} {number}"
        chance = random.Random(seed)
        at = sitting(chance, seed, games.players, games.modules)
        spread = SHAKEN[number % len(SHAKEN)]
        tiles = {
            name: [row[0], row[1] + chance.gauss(0, spread), *row[2:]] for name, row in data["weights"]["tiles"].items()
        }
        bot = SoftBot(5, 0.7)
        bot.weights = taught(Policy({}).bot.weights, Learned({**data["weights"], "tiles": tiles}))
        found.append(valuing.play(at, [bot] * games.players))
    return found
