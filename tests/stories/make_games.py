"""Make the recorded games in tests/stories/games: `python -m tests.stories.make_games [--anew] [NUMBER]`.

Games of the bot: some as it plays, some with wild moves in between, some with players who try whatever has been done least. What
the games that are there do not show yet is looked for in more games, until nothing is missing, from game NUMBER on. Games that no
longer play by the rules are taken away first, and those of every size of table made again; with `--anew` all are.
"""

import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import cenabum
from cenabum.bots.asking import decide
from cenabum.bots.settler import SettlerBot
from cenabum.kernel.game import Game
from cenabum.kernel.moves import Move, UnknownMove
from cenabum.kernel.record import Entry
from cenabum.stories.decision import top
from tests.stories.coverage import RARE, SEATS, grouped, required, watch

FOLDER = Path(__file__).resolve().parent / "games"
MOST = 60_000
"""A longer record is not kept."""


@dataclass(frozen=True)
class Plan:
    """How a game is played."""

    story: str
    players: int
    seed: int
    wild: float = 0.0
    """How often any legal move is made."""
    curious: float = 0.0
    """How often the first seat does what has been done least."""
    giving: float = 0.0
    """How often everybody sends what a deed needs of which something is missing."""
    settings: dict[str, str] = field(default_factory=dict)
    corrections: dict[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.story}-{self.players}-{self.seed}"


# What the transcripts tell, and every size of table.
FIRST = [
    Plan("first-kingdom", 2, 2),
    Plan("first-kingdom", 3, 1),
    Plan("first-kingdom", 4, 3, 0.03),
    Plan("kings-favor", 2, 5),
    Plan("kings-favor", 3, 4),
    Plan("kings-favor", 4, 7),
    Plan("kings-favor", 4, 11, 0.04, settings={"favorites": "2"}),
]
SHORT: dict[str, object] = {"first_kingdom.round_limit": 9}
EASY: dict[str, object] = {"first_kingdom.citizens": 9, "first_kingdom.riches": 12}
SCARCE: dict[str, object] = {
    "kings_favor.market.setup.farmer": [5, 7, 9],
    "kings_favor.market.setup.scholar": [1, 1, 1],
    "kings_favor.market.setup.wool": [1, 1, 1],
    "kings_favor.market.setup.technology": [1, 1, 1],
    "counts.start.goods": ["wood"],
}
"""Figures that make games short, crowns near, and things few."""


def more(number: int) -> Plan:
    """The game that is looked at next."""
    players = 2 + number % 3
    seed = 100 + number
    if number % 2:
        choices = [
            Plan("kings-favor", players, seed, 0.02, 0.5),
            Plan("kings-favor", players, seed),
            Plan("kings-favor", 4, seed, 0.0, 0.2, giving=0.5, settings={"favorites": "2"}),
            Plan("kings-favor", players, seed, 0.1, 0.3, corrections=SCARCE),
        ]
    else:
        choices = [
            Plan("first-kingdom", players, seed, 0.0, 0.5),
            Plan("first-kingdom", players, seed, 0.0, 0.25),
            Plan("first-kingdom", players, seed, 0.2, 0.3, corrections=SHORT),
            Plan("first-kingdom", players, seed, corrections=EASY),
        ]
    return choices[number // 2 % 4]


class Maker:
    """Plays games, and knows what is still missing and what has been done how often."""

    def __init__(self) -> None:
        self.missing = required() - RARE
        self.done: Counter[str] = Counter()
        self.bot = SettlerBot()

    def played(self, plan: Plan) -> Game:
        """A whole game."""
        bot, chance = self.bot, random.Random(plan.seed)
        settings: dict[str, Any] = dict(plan.settings)
        game = cenabum.new(plan.story, SEATS[: plan.players], plan.seed, corrections=plan.corrections, **settings)
        met: set[str] = set()
        while not game.over:
            seat = game.state.deciding_seats()[0]
            if self._decision(game, seat) not in ("plan", "act", "draw", "trade", "recruit", "settle", "technology"):
                self.try_refused(game, seat, met)
            elif chance.random() < 0.02:
                self.try_refused(game, chance.randrange(plan.players), met)
            state = game.state.imagined(seat, len(game.entries))  # type: ignore[attr-defined]  # every state of a game with bots has it
            code = bot.choose(state, seat)
            planning = self._decision(game, seat) == "plan"
            if plan.giving and chance.random() < plan.giving:
                code = self.given(game, seat) or code
            if seat == 0 and chance.random() < plan.curious * (0.3 if planning else 1):
                code = self.least(game, seat)
            if chance.random() < plan.wild:
                code = chance.choice(game.state.legal(seat))
            self.done[self._key(game, seat, game.moves.move(code))] += 1
            game.play(seat, code)
        return game

    def least(self, game: Game, seat: int) -> int:
        """What would show something new, else what has been done least; plans and turns go on as long as they can."""
        moves = game.legal(seat)
        if len(moves) > 1 and self._decision(game, seat) in ("plan", "act"):
            moves = [move for move in moves if move.kind not in ("done", "pass")]
        wishes = self.wishes(game)
        return min(
            moves, key=lambda move: (not self._wished(move, wishes), self.done[self._key(game, seat, move)])
        ).code

    def given(self, game: Game, seat: int) -> int:
        """A parcel for a deed that has to be completed, loaded or sent; 0 when there is none."""
        wishes = self.wishes(game)
        moves = [move for move in game.legal(seat) if move.kind in ("load", "send") and self._wished(move, wishes)]
        return min(moves, key=lambda move: self.done[self._key(game, seat, move)]).code if moves else 0

    def wishes(self, game: Game) -> set[str]:
        """Places, deeds and parcels by which something missing could be shown."""
        found = {"workshop"} if any("screw" in name for name in self.missing) else set()
        deeds: dict[str, Any] = cast("dict[str, Any]", game.figures.tree["deeds"])
        for name in self.missing:
            group, _, thing = name.partition(": ")
            if group in ("place acted", "tile taken"):
                found.add(thing)
            elif group.startswith(f"deed of {game.setup.game}"):
                for deed in game.view().deeds:
                    if deed.board == deeds[thing]["board"]:
                        found |= {deed.name, *(f"load {parcel}" for parcel in deed.free)}
        return found

    @staticmethod
    def _wished(move: Move, wishes: set[str]) -> bool:
        if move.kind == "load":
            return move.notation in wishes
        about = move.arguments.get("space", "").partition(".")[0]
        return not {about, move.arguments.get("place", ""), move.arguments.get("target", "")}.isdisjoint(wishes)

    @staticmethod
    def _decision(game: Game, seat: int) -> str:
        return top(game.state, seat).name  # type: ignore[arg-type]  # a state of the stories

    def _key(self, game: Game, seat: int, move: Move) -> str:
        about = move.arguments.get("space", "").partition(".")[0] or move.arguments.get("target", "")
        return f"{self._decision(game, seat)} {move.kind} {about or move.arguments.get('place', '')}"

    def try_refused(self, game: Game, seat: int, met: set[str]) -> None:
        """Write down tries that meet a refusal which no game shows yet."""
        if not any(name.startswith("refused: ") for name in self.missing):
            return
        legal = set(game.state.legal(seat))
        for code in range(game.moves.size):
            if code in legal:
                continue
            rule = game.rules.refuse(game.state, seat, code).rule
            if rule in met or f"refused: {rule}" not in self.missing:
                continue
            try:
                notation = game.moves.move(code).notation
            except (UnknownMove, ValueError):
                continue
            if game.code(seat, notation) == code:
                game.entries.append(Entry(game.seats[seat], notation, refused=rule))
                met.add(rule)

    def branch(self, path: Path) -> None:
        """Go back to where something missing could have been done, or tried in vain, do it, and let the bots go on from there."""
        record = cenabum.load(path).record()
        game = cenabum.replay(record, at=0)
        for entry in [entry for entry in record.entries if not entry.refused]:
            seat = game.seat(entry.seat)
            decision = self._decision(game, seat)
            for move in game.legal(seat):
                if self._new(decision, move):
                    other = game.at(len(game.decisions))
                    other.play(seat, move)
                    if decision == "plan":
                        self.try_refused(other, seat, set())
                    self.finish(other)
                    self.keep(other, f"{path.stem}-{move.arguments.get('place', decision)}", 1)
            if decision in ("copy", "settle") or (decision == "act" and len(game.decisions) % 10 == 0):
                other = game.at(len(game.decisions))
                self.try_refused(other, seat, set())
                if len(other.entries) > len(game.entries):
                    self.finish(other)
                    self.keep(other, f"{path.stem}-{decision}", 1)
            game.play(seat, entry.notation)

    def _new(self, decision: str, move: Move) -> bool:
        """Would this move show what no game shows yet, by itself or by the try after it?"""
        if decision == "plan" and move.kind == "take_back_good" and "refused: tiles.bakery-either" in self.missing:
            return True
        names = {f"answer: {decision} by {move.kind}", f"{decision} taken: {move.arguments.get('place')}"}
        names.add(f"place acted: {move.arguments.get('space', '').partition('.')[0]}")
        return not names.isdisjoint(self.missing)

    def finish(self, game: Game) -> None:
        """The bots play on to the end."""
        while not game.over:
            seat = game.state.deciding_seats()[0]
            game.play(seat, decide(game.state, seat, self.bot, len(game.entries)))

    def keep(self, game: Game, name: str, least: int) -> None:
        """Keep a game when it shows so much that is new."""
        text = game.record().text()
        new = watch(text).seen & self.missing
        if len(new) >= least and len(text.encode()) < MOST:
            self.missing -= new
            game.save(FOLDER / f"{name}.cenabum")
            print(
                name,
                len(game.decisions),
                f"{len(text) // 1000} kB",
                sorted(new)[:6],
                len(self.missing),
                flush=True,
            )


def still_seen(path: Path) -> set[str]:
    """What a recorded game shows; nothing when it cannot be played again, or ends in another way."""
    text = path.read_text(encoding="utf-8")
    try:
        game = cenabum.load(path)
        return watch(text).seen if game.scores == cenabum.parse_record(text).result else set()
    except (cenabum.RecordError, AssertionError):
        return set()


def main() -> None:
    """Make games until nothing is missing."""
    FOLDER.mkdir(exist_ok=True)
    maker = Maker()
    for path in sorted(FOLDER.glob("*.cenabum")):
        seen = set() if "--anew" in sys.argv else still_seen(path)
        maker.missing -= seen
        if not seen:
            print(path.stem, "no longer plays by the rules", flush=True)
            path.unlink()
    for plan in FIRST:
        if not (FOLDER / f"{plan.name}.cenabum").exists():
            maker.keep(maker.played(plan), plan.name, 0)
    print("\n".join(grouped(maker.missing)), flush=True)
    for path in sorted(FOLDER.glob("*.cenabum")):
        maker.branch(path)
    for number in range(int(sys.argv[-1]) if sys.argv[-1].isdigit() else 0, 1000):
        if not maker.missing:
            break
        plan = more(number)
        maker.keep(maker.played(plan), plan.name, 6 if number < 16 else 3 if number < 32 else 1)
    print("missing:", *grouped(maker.missing), sep="\n")


if __name__ == "__main__":
    main()
