"""How the master ally learns: teams play The Cathedral of Orléans, and the chance to win is learned from the tables they come to.

    from cenabum.lab.training.team import Wish, train

    train(Wish(folder=Path("training"), seed="team-1"))

First teams of `bot:ally` play, then teams of the master that has learned from them, as often as wished. What was seen is kept in the
folder, so a stopped training goes on where it was, and the same wish gives the same file.
"""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import cenabum
from cenabum.bots.ally.bot import AllyBot, ranked
from cenabum.bots.ally.master import MasterAlly
from cenabum.bots.ally.standing import NAMES, standing
from cenabum.bots.ally.trained import judges
from cenabum.bots.ally.worth import Worth
from cenabum.cathedral.decision import top
from cenabum.cathedral.decisions import draw
from cenabum.cathedral.distances import distances
from cenabum.cathedral.moves import REST
from cenabum.kernel.start import start
from cenabum.lab.pool import Workers
from cenabum.lab.running import batches
from cenabum.lab.training.chances import Game, Seen, learned
from cenabum.lab.training.keeping import as_text, begun, write

SLIP: Final = 0.02
"""So often one of the three best moves is made instead of the best, so that other tables are seen, too."""
LOOKS: Final = 0.5
"""So many of the tables between two turns are kept: neighbours are too much alike."""
AT_ONCE: Final = 5
"""Games that one process plays before it tells what it saw."""
SAVED: Final = 100
"""After so many games what was seen is saved."""
PLAYERS: Final = (4, 3, 2)
LEVELS: Final = ("expert", "expert", "normal")
Told = Callable[[str], None]


@dataclass(frozen=True)
class Wish:
    """How long to train, from which seed, and where to keep it."""

    folder: Path
    seed: str = "1"
    games: int = 5000  # of allies, for each number of players
    own_games: int = 2000  # of the master, for each number of players

    @property
    def command(self) -> str:
        """The command that does the same again."""
        return (
            f"cenabum train FOLDER --game cathedral --seed {self.seed} --games {self.games}"
            f" --search-games {self.own_games}"
        )


def train(wish: Wish, tell: Told = print, *, jobs: int = 1, on: str = "") -> Path:
    """Train to the end; the file that was made, to be laid in the package as `bots/ally/trained.json`."""
    with begun(wish.folder, wish.command, jobs, on) as workers:
        return _trained(wish, tell, workers)


def _trained(wish: Wish, tell: Told, workers: Workers) -> Path:
    data: dict[str, Any] = {
        "origin": {"command": wish.command, "version": cenabum.__version__, "games": 0},
        "weights": {},
    }
    for players in PLAYERS:
        seen = _seen(wish, "ally", players, wish.games, "", tell, workers)
        data["weights"][str(players)] = learned(seen)
        if wish.own_games:
            # Once more with games of its own: it comes to tables that allies do not come to.
            own = _seen(wish, "master", players, wish.own_games, json.dumps(data), tell, workers)
            seen = seen.with_more(own)
            data["weights"][str(players)] = learned(seen)
        data["origin"]["games"] += seen.games
    made = wish.folder / "trained.json"
    write(made, as_text(data))
    return made


def _seen(wish: Wish, stage: str, players: int, games: int, learned: str, tell: Told, workers: Workers) -> Seen:
    """What was seen in the games of a stage."""
    file = wish.folder / f"{stage}-{players}.npz"
    seen = Seen.restore(file, len(NAMES) + 1)
    seed = f"{wish.seed} {stage} {players}"
    tasks = [_Games(seed, players, some, learned) for some in batches(range(seen.games, games), AT_ONCE)]
    for some in workers.in_order(_played, tasks):
        seen.add(some)
        if seen.games % SAVED == 0 or seen.games == games:
            seen.save(file)
            tell(f"{stage}, {players} players: {seen.games} of {games} games, {100 * seen.won:.1f} % won")
    return seen


class _Games(NamedTuple):
    """Some games of a stage, to be played by one process: in words that any machine understands."""

    seed: str  # of each, with its number behind it
    players: int
    numbers: tuple[int, ...]
    learned: str  # so far, as JSON; nothing: allies play


def _played(games: _Games) -> list[Game]:
    bot = _bot(games.learned)
    return [play(f"{games.seed} {number}", games.players, bot) for number in games.numbers]


@lru_cache(maxsize=1)
def _bot(learned: str) -> AllyBot:
    return MasterAlly(judges(json.loads(learned))) if learned else AllyBot()


def play(seed: str, players: int, bot: AllyBot) -> Game:
    """Play a game with the same bot on all seats, and tell what was seen."""
    chance = random.Random(seed)
    state: Any = start("cathedral", players, seed, level=chance.choice(LEVELS))
    steps = distances(state.components)
    rows: list[list[float]] = []
    rounds: list[int] = []
    look, free, drew = bot.look(state, 0), 0, False
    while not state.over:
        seat = state.deciding_seats()[0]
        if top(state, seat) is draw.DRAW and chance.random() < LOOKS:
            rows.append(standing(state, Worth(state, bot.weights, steps)))
            rounds.append(state.round)
        if not (drew and look.seat == seat and state.open == free):
            look, free = bot.look(state, seat), state.open
        moves = ranked(look, state, seat)
        code = chance.choice(moves[:3])[1] if chance.random() < SLIP else moves[0][1]
        drew = top(state, seat) is draw.DRAW and code != REST  # then the look is good for the follower that came, too
        state.apply(seat, code)
    return Game(rows, rounds, state.won)
