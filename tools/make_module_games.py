"""Make the recorded games of tests/games/trade_intrigue: together they show all that tests/trade_intrigue/witness.py asks for.

    python tools/make_module_games.py            make them anew (some minutes)
    python tools/make_module_games.py --broken   keep the games that still play, and make others for what they do not show
    python tools/make_module_games.py --refusals keep the games, try illegal moves anew
    python tools/make_module_games.py --missing  only say what the games that are there do not show

Half of the seats are the greedy bot, the others fill places at random; both lean towards what no game has shown yet. Illegal moves
are tried along the way until every refusal of the modules has been met.
"""

import argparse
import random
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.properties.tables import playing
from tests.trade_intrigue.mixes import SEATS, lively
from tests.trade_intrigue.witness import Witness, required, watch

import cenabum
from cenabum.bagbuilding.followers import FOLLOWERS
from cenabum.bots.asking import decide
from cenabum.bots.greedy import GreedyBot
from cenabum.kernel.pool import count
from cenabum.kernel.record import Entry
from cenabum.orleans.decision import deciding, top
from cenabum.orleans.events.names import ALL_EVENTS
from cenabum.orleans.moves import PLACE_STORED, SPACE_IN
from cenabum.orleans.trade_intrigue.names import CONFERENCE, CRUSADE, PEASANT_UPRISING, SABOTAGE, STRIKE

GAMES = Path(__file__).resolve().parents[1] / "tests" / "games" / "trade_intrigue"
MOST = 45
TRIES = 16
MOST_SOUGHT = 60
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

MEANT = {
    "act": ("act",),
    "send": ("send",),
    "target": ("target", "defraud", "spy", "betray", "done"),
    "protect": ("brasserie",),
    "court": ("act",),
    "train": ("train",),
    "journey": ("travel",),
    "recruit": ("recruit",),
    "give": ("give",),
    "malfunction": ("forfeit_technology",),
}
"""Moves worth trying at a decision, since one of them may be refused for a reason of its own."""
LIKED = ("expand sacristy", "place monk sacristy", "recruit craftsman", "technology", "place craftsman village")
"""What leads to technology for the Spy to take, and to a Sacristy that is asked."""


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
    kind = deciding(state, seat)
    guards = {name.partition(": ")[2] for name in wanted if name.startswith("warded off: ")}
    found: list[int] = []
    for code in state.legal(seat):
        move = moves.move(code)
        if guards and guarding(state, kind, move.notation, ALL_EVENTS[state.event] in guards):
            found.append(code)
        elif kind == "plan" and move.kind == "place" and move.arguments["space"].startswith("town_hall"):
            follower = FOLLOWERS.index(move.arguments["follower"])
            if any(count(state.deeds[deed], follower) for deed in deeds):
                found.append(code)
        elif kind == "plan" and "fact: burns" in wanted and "guildhall" in move.notation:
            found.append(code)  # a station in Orléans, where all merchants start
        elif (
            (move.kind == "send" and move.arguments["deed"] in names)
            or (move.kind == "act" and move.arguments["place"] == "town_hall" and deeds)
            or ("fact: burns" in wanted and (move.kind == "target" or move.notation in ("act guildhall", "answer no")))
            or (move.kind == "answer" and "answer: build no" in wanted and move.arguments["answer"] == "no")
        ):
            found.append(code)
    return chance.choice(found) if found else None


def guarding(state: Any, kind: str, notation: str, now: bool) -> bool:
    """Does a move lead to a guard against an event, to something to guard against, or ward the event of this round off?"""
    if kind == "protect":
        return now and notation not in ("sacristy no", "brasserie nothing")
    risen = state.event == PEASANT_UPRISING and notation.startswith("place farmer") and "." in notation
    return risen or notation in ("expand sacristy", "expand brasserie", "place monk sacristy", "recruit trader")


def with_refusals(game: cenabum.Game, wanted: set[str]) -> Witness:
    """The same game again, with moves tried along the way whose refusal has not been seen yet."""
    again = cenabum.replay(game.record(), at=0)
    witness = Witness(again)
    chance = random.Random(game.setup.seed)
    for entry in game.decisions:
        asked = top(witness.state, again.seat(entry.seat))
        assert asked is not None
        codes = [code for kind in MEANT.get(asked.name, ()) for code in codes_of(again, kind)]
        if asked.comes_first or chance.random() < 0.1:
            codes += chance.sample(range(again.moves.size), 60)
        for code in codes:
            seat = again.seat(entry.seat) if chance.random() < 0.9 else chance.randrange(len(again.seats))
            if not again.moves.exists(code) or code in witness.state.legal(seat):
                continue
            if f"refused: {again.rules.refuse(witness.state, seat, code).rule}" in wanted - witness.seen:
                notation = again.moves.move(code).notation
                rule = witness.refuse(again.seats[seat], notation)
                again.entries.append(Entry(again.seats[seat], notation, refused=rule))
        witness.play(entry.seat, entry.notation)
    return witness


def codes_of(game: cenabum.Game, name: str) -> list[int]:
    """The codes of a kind of move."""
    return [
        code for code in range(game.moves.size) if game.moves.exists(code) and game.moves.indices(code)[0].name == name
    ]


def make(kept: dict[str, str]) -> int:
    """Games that show together what no kept one shows."""
    missing = {name for name in required() if not name.startswith("refused: ")}
    for text in kept.values():
        missing -= watch(cenabum.replay(cenabum.parse_record(text))).seen
    games: dict[str, cenabum.Game] = {}
    for number in range(MOST):
        if any(name.startswith(f"{number + 1:02}-") for name in kept):
            continue
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
        if new:
            missing -= new
            name = f"{number + 1:02}-{'-'.join(modules)}"
            games[name] = best.game
            print(f"{name}: {len(new)} new, {len(missing)} missing", flush=True)
    return write(games, kept)


def seek(number: int, missing: set[str]) -> cenabum.Game:
    """A game in which places are filled that fail this round, and the characters visited whose refusals are missing."""
    game = cenabum.new("orleans", SEATS, f"refusals {number}", modules=SETS[number % 2])
    witness = Witness(game)
    chance = random.Random(number)
    visited = {f"sent to: {name.partition('.')[2].removesuffix('-where')}" for name in missing}
    while not game.over:
        state = witness.state
        seat = chance.choice(state.deciding_seats())
        code = failing(game, seat, chance)
        liked = [code for code in state.legal(seat) if game.moves.move(code).notation.startswith(LIKED)]
        if code is None and liked and chance.random() < 0.6:
            code = chance.choice(liked)
        if code is None:
            code = towards(witness, seat, visited, chance) if chance.random() < 0.5 else None
        if code is None:
            code = lively(chance, state, seat)
        witness.play(game.seats[seat], game.moves.move(code).notation)
    return game


def failing(game: cenabum.Game, seat: int, chance: random.Random) -> int | None:
    """In planning, a follower for a place that cannot act this round: a ban, or technology during Sabotage."""
    state: Any = game.state
    player, layout = state.players[seat], state.components.layout
    if deciding(state, seat) != "plan" or state.event not in (STRIKE, CRUSADE, CONFERENCE, SABOTAGE):
        return None
    found = []
    for code in state.legal(seat):
        if code < PLACE_STORED:
            place = layout.place_of[SPACE_IN[code]]
            banned = state.components.events[state.event].stops in state.components.recruits[place]
            if banned or (state.event == SABOTAGE and player.technology_on & layout.mask[place]):
                found.append(code)
    return chance.choice(found) if found else None


def write(games: dict[str, cenabum.Game], kept: dict[str, str]) -> int:
    """Try illegal moves in all games but the kept ones, and write them with what each is the first to show."""
    missing = required()
    made = dict(kept)
    for text in kept.values():
        missing -= watch(cenabum.replay(cenabum.parse_record(text))).seen
    waiting = list(games.items())
    sought = 0
    while waiting or (missing and sought < MOST_SOUGHT):
        if not waiting:
            # What the games at hand cannot refuse, others are led towards.
            sought += 1
            name = f"{60 + sought}-{'-'.join(SETS[sought % 2])}"
            if name in games or name in kept:
                continue
            waiting.append((name, seek(sought, missing)))
        name, game = waiting.pop(0)
        witness = with_refusals(game, missing)
        new = witness.seen & missing
        if not new and name not in games:
            continue
        missing -= new
        header, _, rest = witness.game.record().text().partition("\n\n")
        shows = "".join(f"# {each}\n" for each in sorted(new))
        made[name] = f"{header}\n# Of the recorded games of the modules this is the first to show:\n{shows}\n{rest}"
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
    parser.add_argument(
        "--refusals", action="store_true", help="keep the games, and only try illegal moves in them anew"
    )
    parser.add_argument("--broken", action="store_true", help="keep the games that still play")
    asked = parser.parse_args()
    if asked.refusals:
        return write({path.stem: cenabum.load(path) for path in sorted(GAMES.glob("*.cenabum"))}, {})
    return say_missing() if asked.missing else make(playing(GAMES) if asked.broken else {})


if __name__ == "__main__":
    sys.exit(main())
