"""What the recorded games of tests/games/cathedral have to show, and how to see that they do.

`python -m tests.cathedral.coverage` makes the games anew, after a change of the rules that was meant.
"""

import random
from dataclasses import dataclass, field
from pathlib import Path

import cenabum
from cenabum.bots.ally import AllyBot
from cenabum.bots.asking import decide, decision_seed
from cenabum.cathedral.components import Components
from cenabum.cathedral.decision import top
from cenabum.cathedral.decisions.in_order import NAMES
from cenabum.cathedral.facts import FACTS
from cenabum.cathedral.state import State
from cenabum.kernel.moves import UnknownMove
from cenabum.kernel.record import Entry
from tests.cathedral.ledger import SEATS, eager, state_of
from tests.cited import CATHEDRAL as REFUSAL_RULES

GAMES = Path(__file__).resolve().parents[1] / "games" / "cathedral"
SCARCE: dict[str, object] = {
    "counts.goods.wood": 9,
    "counts.goods.stone": 8,
    "counts.goods.bread": 8,
    "counts.rosettes": 2,
    "counts.followers.monk": 4,
    "tiles.blueprints.section": 3,
    "tiles.blueprints.rosette": 1,
    "tiles.blueprints.monk": 1,
    "tiles.events.rosette.count": 1,
    "tiles.events.journey_1.count": 0,
    "tiles.events.journey_2.count": 0,
    "tiles.events.journey_3.count": 0,
}
"""Figures that make everything short."""
GLASS = {"hour_glass": 8.0, "market": 0.6, "rest": 0.2, "order": 0.1, "shape": 1.0}
"""Beliefs of an ally who loves hour glasses."""


def required(printed: Components) -> set[str]:
    """Names of all that has to occur."""
    found = {f"workshop {name}" for name in printed.workshop_names} | {
        f"hour glass {name}" for name in printed.hour_glass_names
    }
    found |= {f"event {name}" for name in printed.event_names}
    found |= {f"order fulfilled {event.name}" for event in printed.events if event.is_order}
    found |= {f"fact {kind}" for kind in FACTS} | {f"decision {kind}" for kind in NAMES}
    found |= {f"action {name}" for name in printed.action_names} | {f"refused {rule}" for rule in REFUSAL_RULES}
    found |= {f"{players} players, {level}" for players in (2, 3, 4) for level in ("normal", "expert")}
    return found | {"victory", "defeat", "memory aid"}


@dataclass
class Witness:
    """Watches a game being played again."""

    seen: set[str] = field(default_factory=set)

    def facts(self, game: cenabum.Game) -> None:
        for fact in map(game.fact, game.events):
            self.seen.add(f"fact {fact['fact']}")
            if fact["fact"] == "completes_workshop":
                self.seen.add(f"workshop {fact['workshop']}")
            elif fact["fact"] == "completes_hour_glass":
                self.seen.add(f"hour glass {fact['hour_glass']}")
            elif fact["fact"] in ("gift", "order"):
                self.seen.add(f"event {fact['event']}")
            elif fact["fact"] == "fulfils_order":
                self.seen.add(f"order fulfilled {fact['event']}")
            elif fact["fact"] == "places":
                self.seen.add(f"action {fact['space'].partition('.')[0]}")

    def decisions(self, game: cenabum.Game) -> None:
        state = state_of(game)
        for seat, player in enumerate(state.players):
            if player.pending:
                self.seen.add(f"decision {top(state, seat).name}")

    def end(self, game: cenabum.Game) -> None:
        chosen = game.setup.settings
        self.seen.add(f"{len(game.seats)} players, {chosen['level']}")
        self.seen.add("victory" if game.winners else "defeat")
        if chosen["memory_aid"] == "yes":
            self.seen.add("memory aid")
        self.seen |= {f"refused {entry.refused}" for entry in game.entries if entry.refused}


def watch(game: cenabum.Game) -> set[str]:
    """Everything that a finished game shows."""
    witness = Witness()
    again = cenabum.Game(game.setup)
    witness.facts(again)
    for entry in game.decisions:
        witness.decisions(again)
        again.play(entry.seat, entry.code)
        witness.facts(again)
    witness.end(game)
    return witness.seen


# ---- making them


def play(game: cenabum.Game, how: str, number: int, missing: set[str]) -> None:
    """Play a game to its end. On the way, moves that are not legal are tried while a refusal has not been met."""
    bot = AllyBot(GLASS if how == "glass" else None)
    chance = random.Random(number)
    turn = 0
    met: set[str] = set()
    while not game.over:
        seat = game.state.deciding_seats()[0]
        if turn % 5 == 0 or how == "painter":
            try_refused(game, missing, met)
        if how in ("ally", "glass") or (how == "mixed" and seat == 0):
            code = decide(game.state, seat, bot, decision_seed(str(number), turn))
        else:
            code = eager(chance, state_of(game), seat)
            if how == "painter":
                code = painter(game, seat, code)
        game.play(seat, code)
        turn += 1


def painter(game: cenabum.Game, seat: int, code: int) -> int:
    """Fills the knapsack, never rests, and sends every monk to paint."""
    legal = {move.notation: move.code for move in game.legal(seat)}
    for wish in ("take", "place painting.monk", "done"):
        if wish in legal:
            return legal[wish]
    return code if code != legal.get("rest") else min(legal.values())


def try_refused(game: cenabum.Game, missing: set[str], met: set[str]) -> None:
    """Write down tries that meet a refusal which no game shows yet."""
    state = game.state
    assert isinstance(state, State)
    for seat in range(len(game.seats)):
        legal = state.legal(seat)
        for code in range(game.moves.size):
            if code in legal:
                continue
            rule = game.rules.refuse(state, seat, code).rule
            if rule in met or f"refused {rule}" not in missing:
                continue
            try:
                notation = game.moves.move(code).notation
            except UnknownMove:
                continue
            if game.code(seat, notation) == code:
                game.entries.append(Entry(game.seats[seat], notation, refused=rule))
                met.add(rule)


def main() -> None:
    """Make games until everything has been shown."""
    GAMES.mkdir(parents=True, exist_ok=True)
    missing = required(cenabum.new("cathedral", SEATS, 1).components)
    # A try in words that are no move cannot be found by its code.
    missing -= {"refused general.not-offered", "refused turn.identical-spaces"}
    for path in GAMES.glob("*.cenabum"):
        path.unlink()
    number = 0
    while missing and number < 400:
        players = 2 + number % 3
        level = ("normal", "expert")[number // 3 % 2]
        how = ("ally", "ally", "mixed", "random", "ally", "glass", "painter")[number % 7]
        scarce = number % 5 == 4
        seats = [f"{name} = bot:ally" if how in ("ally", "glass") else name for name in SEATS[:players]]
        game = cenabum.new(
            "cathedral",
            seats,
            f"game {number}",
            corrections=SCARCE if scarce else {},
            level=level,
            memory_aid="yes" if number % 7 == 3 else "no",
        )
        play(game, how, number, missing)
        new = watch(game) & missing
        number += 1
        if len(new) >= (4 if number < 30 else 2 if number < 80 else 1):
            missing -= new
            name = f"{number:03}-{how}-{players}-{level}{'-scarce' if scarce else ''}"
            game.save(GAMES / f"{name}.cenabum")
            print(name, len(new), len(missing), flush=True)
    print("missing:", sorted(missing))


if __name__ == "__main__":
    main()
