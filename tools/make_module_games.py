"""Make the recorded games of tests/games/trade_intrigue: together they show all that tests/trade_intrigue/witness.py asks for.

    python tools/make_module_games.py            make them anew (some minutes)
    python tools/make_module_games.py --missing  only say what the games that are there do not show

Half of the seats are the greedy bot, the others fill places at random; both lean towards what no game has shown yet.
"""

import argparse
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.trade_intrigue.mixes import SEATS, lively
from tests.trade_intrigue.witness import Witness, required, watch

import cenabum
from cenabum.bagbuilding.followers import FOLLOWERS
from cenabum.bots.asking import decide
from cenabum.bots.greedy import GreedyBot
from cenabum.orleans.table import TO_PLAN

GAMES = Path(__file__).resolve().parents[1] / "tests" / "games" / "trade_intrigue"
MOST = 45
TRIES = 16
SETS = [
    ["orders", "new-events", "new-deeds", "new-places"],
    ["orders", "new-events", "intrigue", "new-places"],
    ["new-events", "uprising-finale", "new-deeds"],
    ["new-events", "uprising-finale", "intrigue", "orders"],
    ["orders", "intrigue"],
    ["orders", "new-deeds", "new-places"],
    ["intrigue", "new-places"],
    ["new-deeds"],
    ["new-events", "orders"],
]


def play(modules: list[str], seed: str, players: int, edition: str, wanted: set[str]) -> Witness:
    """One game, led towards what is still wanted."""
    game = cenabum.new("orleans", SEATS[:players], seed, edition=edition, modules=modules)
    witness = Witness(game)
    chance = random.Random(seed)
    bots = [GreedyBot() if seat % 2 == players % 2 else None for seat in range(players)]
    number = 0
    while not game.over:
        state = witness.state
        seat = chance.choice(state.deciding_seats())
        bot = bots[seat]
        directed = towards(witness, seat, wanted - witness.seen, chance)
        if directed is not None and (bot is None or number % 3 == 0):
            code = directed
        else:
            code = lively(chance, state, seat) if bot is None else decide(state, seat, bot, number)
        witness.play(game.seats[seat], game.moves.move(code).notation)
        number += 1
    return witness


def towards(witness: Witness, seat: int, wanted: set[str], chance: random.Random) -> int | None:
    """A legal move that leads to something wanted: a deed to complete, a fire to lay, a no where all say yes."""
    state, moves = witness.state, witness.game.moves
    names = [name.partition(": ")[2] for name in wanted if name.startswith(("completed: ", "sent to: "))]
    if "fact: burns" in wanted:
        names.append("arsonist")
    deeds = [number for number, name in enumerate(state.components.deed_names) if name in names]
    kind = state.players[seat].pending[-1] & 31
    found: list[int] = []
    for code in state.legal(seat):
        move = moves.move(code)
        if kind == TO_PLAN and move.kind == "place" and move.arguments["space"].startswith("town_hall"):
            follower = FOLLOWERS.index(move.arguments["follower"])
            if any(state.deeds[deed] >> 5 * follower & 31 for deed in deeds):
                found.append(code)
        elif kind == TO_PLAN and "fact: burns" in wanted and "guildhall" in move.notation:
            found.append(code)  # a station in Orléans, where all merchants start
        elif (
            (move.kind == "send" and move.arguments["deed"] in names)
            or (move.kind == "act" and move.arguments["place"] == "town_hall" and deeds)
            or ("fact: burns" in wanted and (move.kind == "target" or move.notation in ("act guildhall", "answer no")))
            or (move.kind == "answer" and "answer: build no" in wanted and move.arguments["answer"] == "no")
        ):
            found.append(code)
    return chance.choice(found) if found else None


def make() -> int:
    missing = required()
    made: dict[str, str] = {}
    for number in range(MOST):
        if not missing:
            break
        modules = SETS[number % len(SETS)]
        best: Witness | None = None
        for attempt in range(TRIES):
            edition = ("2019", "2014")[number % 2]
            witness = play(modules, f"modules {number} {attempt}", 2 + (number + attempt) % 3, edition, missing)
            if best is None or len(witness.seen & missing) > len(best.seen & missing):
                best = witness
        assert best is not None
        new = best.seen & missing
        if not new:
            continue
        missing -= new
        header, _, rest = best.game.record().text().partition("\n\n")
        shows = "".join(f"# {name}\n" for name in sorted(new))
        name = f"{number + 1:02}-{'-'.join(modules)}"
        made[name] = f"{header}\n# Of the recorded games of the modules this is the first to show:\n{shows}\n{rest}"
        print(f"{name}: {len(new)} new, {len(missing)} missing", flush=True)
    GAMES.mkdir(parents=True, exist_ok=True)
    for old in GAMES.glob("*.cenabum"):
        old.unlink()
    for name, text in made.items():
        (GAMES / f"{name}.cenabum").write_text(text, encoding="utf-8", newline="\n")
    print("\n".join(f"MISSING {name}" for name in sorted(missing)))
    return 1 if missing else 0


def say_missing() -> int:
    missing = required()
    for path in sorted(GAMES.glob("*.cenabum")):
        missing -= watch(cenabum.load(path)).seen
    print("\n".join(sorted(missing)))
    return 1 if missing else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/make_module_games.py", description=__doc__)
    parser.add_argument("--missing", action="store_true", help="only say what is missing")
    return say_missing() if parser.parse_args().missing else make()


if __name__ == "__main__":
    sys.exit(main())
