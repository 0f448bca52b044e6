"""How the settler learns what to believe in a story: guesses play against each other and against the best so far.

    from cenabum.lab.training.story import Wish, train

    train(Wish(folder=Path("training"), game="kings-favor", seed="favor"))

Each number of players has beliefs of its own: with four, land and goods are scarce. How far the search has come is kept in the folder,
so a stopped training goes on where it was, and the same wish gives the same file.
"""

import dataclasses
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

import cenabum
from cenabum.bots.asking import play_out
from cenabum.bots.settler import favor_beliefs, kingdom_beliefs
from cenabum.bots.settler.bot import SettlerBot
from cenabum.kernel.start import start
from cenabum.lab.pool import Workers
from cenabum.lab.training.keeping import as_text, begun, write
from cenabum.lab.training.tables import Beliefs
from cenabum.lab.training.tuning import SAMPLES, Trial, Tuning
from cenabum.stories.state import State

FAVOR: Final = "kings-favor"
KINGDOM: Final = "first-kingdom"
PLAYERS: Final = (2, 3, 4)
WIN: Final = 1.0
"""The King's Favor: what a victory counts, in eras mastered."""
FAME: Final = 0.02
"""What a step of Fame counts there: it tells more of two seats that were dismissed together."""
ROUND: Final = 0.05
"""The First Kingdom: what each round until the crown costs; the sooner somebody is crowned, the better they all play."""
NO_KING: Final = 3.0
"""What a game without a king costs besides."""

GUESSED: Final = {
    FAVOR: {
        "fame_due": 0.3, "fortress_year": 1.0, "church_year": 1.0, "fortress_coming": 2.0, "church_coming": 2.0,
        "wood_more": 0.8, "knight_builds": 1.0, "scholar_builds": 1.0, "fading": 0.5,
    },
    KINGDOM: {"food_ahead": 3.5, "food_leaving": 9.0, "food_enough": 9.0, "last_things": 4.0},
}  # fmt: skip
"""Where training begins elsewhere than at what was set by hand: what is 0 could not be tuned, and food decides about the crown."""

Told = Callable[[str], None]


def by_hand(game: str) -> Beliefs:
    """What was set by hand for a story."""
    beliefs = favor_beliefs.BY_HAND if game == FAVOR else kingdom_beliefs.BY_HAND
    return {field.name: getattr(beliefs, field.name) for field in dataclasses.fields(beliefs)}


def settler(game: str, beliefs: Beliefs) -> SettlerBot:
    """One that believes this, and else what was set by hand."""
    if game == FAVOR:
        return SettlerBot(favor=favor_beliefs.changed(favor_beliefs.BY_HAND, beliefs))
    return SettlerBot(kingdom=kingdom_beliefs.changed(kingdom_beliefs.BY_HAND, beliefs))


@dataclass(frozen=True)
class Wish:
    """For which story, how long to train, from which seed, and where to keep it."""

    folder: Path
    game: str
    seed: str = "1"
    generations: int = 250  # for each number of players
    tuning_games: int = 24  # for each guess of a generation
    guesses: int = SAMPLES  # in each generation

    @property
    def command(self) -> str:
        """The command that does the same again."""
        return (
            f"cenabum train FOLDER --game {self.game} --seed {self.seed} --generations {self.generations}"
            f" --tuning-games {self.tuning_games}"
        )

    @property
    def wished(self) -> str:
        """All that the result depends on; how many guesses there are can be said in Python alone."""
        return f"{self.command} (guesses {self.guesses})"


@dataclass(frozen=True)
class StoryTrial:
    """A game to be played: which story, how many sit there, and its chance."""

    game: str
    players: int
    seed: str

    def leads(self, beliefs: Sequence[Beliefs]) -> list[float]:
        """Settlers with these beliefs play it out: how well each seat did."""
        state = start(self.game, self.players, self.seed)
        assert isinstance(state, State)
        play_out(state, [settler(self.game, each) for each in beliefs], self.seed)
        return favor_leads(state) if self.game == FAVOR else kingdom_leads(state)


def favor_leads(state: State) -> list[float]:
    """Eras mastered, victories and Fame."""
    found: list[float] = []
    for seat, player in enumerate(state.players):
        mastered = player.out - 1 if player.out else state.era + 1
        won = (state.won >> seat & 1) / state.won.bit_count()
        found.append(mastered + WIN * won + FAME * player.fame)
    return found


def kingdom_leads(state: State) -> list[float]:
    """Victories, and how soon somebody was crowned."""
    limit = state.components.kingdom.round_limit
    late = ROUND * state.round + (NO_KING if state.round >= limit else 0.0)
    return [(state.won >> seat & 1) / state.won.bit_count() - late for seat in range(len(state.players))]


@dataclass
class StoryTuning(Tuning):
    """The settler's beliefs in a story with so many players."""

    together: ClassVar[float] = 0.5

    game: str = FAVOR
    players: int = 2

    def first(self) -> Beliefs:
        """Those that were set by hand, or guessed."""
        return {**by_hand(self.game), **GUESSED[self.game]}

    def any_trial(self, chance: random.Random, seed: str) -> Trial:
        """A game with that many."""
        return StoryTrial(self.game, self.players, seed)


def train(wish: Wish, tell: Told = print, *, jobs: int = 1, on: str = "") -> Path:
    """Train to the end; the file that was made, to be laid in the package beside the settler."""
    with begun(wish.folder, wish.wished, jobs, on) as workers:
        return _trained(wish, tell, workers)


def _trained(wish: Wish, tell: Told, workers: Workers) -> Path:
    origin = {
        "command": wish.command,
        "version": cenabum.__version__,
        "games": len(PLAYERS) * wish.generations * wish.guesses * wish.tuning_games,
    }
    beliefs: dict[str, Any] = {str(players): _tuned(wish, players, tell, workers) for players in PLAYERS}
    made = wish.folder / "trained.json"
    write(made, as_text({"origin": origin, "beliefs": beliefs}))
    return made


def _tuned(wish: Wish, players: int, tell: Told, workers: Workers) -> Beliefs:
    file = wish.folder / f"beliefs-{players}.json"
    if file.exists():
        tuning = StoryTuning.restore(json.loads(file.read_text(encoding="utf-8")))
    else:
        tuning = StoryTuning.begin(f"{wish.seed}{players} settler", {}, game=wish.game, players=players)
    while tuning.generation < wish.generations:
        worth = tuning.improve([{}], wish.tuning_games, wish.guesses, workers)
        write(file, json.dumps(vars(tuning)))
        tell(f"{players} players, generation {tuning.generation} of {wish.generations}: {worth:.2f}")
    return {name: round(belief, 4) for name, belief in tuning.beliefs().items()}
