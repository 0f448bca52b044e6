"""Write web/src/generated/sentences.fixture.json: what Python says about moves, decisions and facts, for the page to say the same.

    python tools/sentences_fixture.py            write it
    python tools/sentences_fixture.py --check    only compare

For each game there are some moves of every kind, every decision, some facts of every kind, what is said about the components, and
the steps of a game with random moves; for Orléans with the modules of Trade & Intrigue too, and the steps of their recorded games. It
changes only when rules, words or these games do.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import cenabum
from cenabum.cathedral.decisions.in_order import NAMES as CATHEDRAL_DECISIONS
from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.moves import Move, UnknownMove
from cenabum.kernel.wording import Wording, worded
from cenabum.orleans.decisions.in_order import OWN_DECISIONS
from cenabum.orleans.trade_intrigue.decisions.in_order import MODULE_DECISIONS
from cenabum.orleans.trade_intrigue.names import JOURNEYS, QUESTIONS, SETTLINGS

ROOT = Path(__file__).resolve().parents[1]
FIXTURE = ROOT / "web" / "src" / "generated" / "sentences.fixture.json"
RECORDED = ROOT / "tests" / "games" / "trade_intrigue"
DECISIONS: dict[str, Sequence[str]] = {
    "orleans": [decision.name for decision in [*OWN_DECISIONS, *MODULE_DECISIONS]],
    "cathedral": CATHEDRAL_DECISIONS,
}
"""The games, with what can be decided in them."""
SEATS = ["Ana", "Bruno", "Chloé"]
ABOUT: dict[str, dict[str, list[dict[str, str]]]] = {
    "orleans": {
        "recruit": [{"place": "village"}],
        "travel": [{"way": "road"}, {"way": "water"}],
        "expand": [{"category": "I"}, {"category": "any"}],
        "send": [{"place": "town_hall"}, {"place": "gunpowder_tower"}],
        "reward": [{"deed": "canalization"}],
        "journey": [{"journey": name} for name in JOURNEYS],
        "settle": [{"settling": name} for name in SETTLINGS],
        "answer": [{"question": name} for name in QUESTIONS],
        "take": [{"from": "market"}, {"from": "thanksgiving"}],
        "give": [{"giving": "dues"}, {"giving": "retraining"}],
        "target": [{"deed": "saboteur"}],
        "bribe": [{"deed": "tax_collector"}],
    },
    "cathedral": {
        "place": [{"follower": "knight"}, {"follower": "fisherman"}, {"follower": "monk"}],
        "move": [{"way": "land"}, {"way": "river"}],
        "take": [{"item": "wood", "origin": "route"}, {"item": "rosette", "origin": "foundry"}],
        "room": [{"item": "wood"}, {"item": "rosette"}],
    },
}
MODULES: dict[str, list[list[str]]] = {
    "orleans": [["orders", "new-events", "new-places", board] for board in ("new-deeds", "intrigue")]
}
MOST_MOVES, MOST_FACTS, MOST_STORIES, LONGEST = 9, 6, 60, 14
Sample = dict[str, Any]


def words(make: Callable[[Language], Any]) -> dict[str, Any]:
    """The same in every language."""
    return {name: make(Language(name)) for name in LANGUAGES}


def spread(items: list[Any], most: int) -> list[Any]:
    """At most so many of them, from the first to the last."""
    return items if len(items) <= most else [items[index * (len(items) - 1) // (most - 1)] for index in range(most)]


def move_sample(game: cenabum.Game, move: Move, decision: str) -> Sample:
    return {
        "kind": move.kind,
        "arguments": dict(move.arguments),
        "code": move.code,
        "notation": move.notation,
        "decision": decision,
        "says": words(lambda language: language.move_choice(game.setup.game, move, decision)),
    }


def moves(game: cenabum.Game) -> list[Sample]:
    """Some moves of every kind; “done” for every decision."""
    kinds: dict[str, list[Move]] = {}
    for code in range(game.moves.size):
        try:
            move = game.moves.move(code)
        except UnknownMove:
            continue
        if "unused." not in move.notation:
            kinds.setdefault(move.kind, []).append(move)
    samples = [move_sample(game, move, "") for kind in kinds.values() for move in spread(kind, MOST_MOVES)]
    return samples + [move_sample(game, kinds["done"][0], decision) for decision in DECISIONS[game.setup.game]]


def decisions(game: str) -> list[Sample]:
    samples: list[Sample] = []
    for kind in DECISIONS[game]:
        for about in ABOUT[game].get(kind, [{}]):
            for number in (0, 1, 2, 5):
                says = words(lambda language: language.decision_sentence(game, kind, number, about))  # noqa: B023 - told at once
                samples.append({"kind": kind, "number": number, "arguments": about, "moves": [], "says": says})
    return samples


def story(game: cenabum.Game, facts: list[Sample]) -> Sample:
    return {
        "facts": [
            {
                "kind": fact["fact"],
                "seat": fact["seat"],
                "values": {key: value for key, value in fact.items() if key not in {"fact", "seat"}},
            }
            for fact in facts
        ],
        "says": words(lambda language: language.story(game.setup.game, facts)),
    }


def facts(game: cenabum.Game) -> list[Sample]:
    """Some facts of every kind, alone and two that belong together."""
    declared, names = game.rules.facts(game.components)
    known = {domain: len(each) for domain, each in names.items()} | {"amount": 4, "player": len(game.seats)}
    samples = []
    for kind, domains in declared.items():
        sizes = [known[domain] for domain in domains]
        told = []
        for number in range(max([1, *sizes])):
            numbers = [number % size for size in sizes] + [0, 0, 0]
            told.append(game.fact((kind, 0, numbers[0], numbers[1], numbers[2])))
        some = spread(
            [fact for fact in told if not any("unused." in str(value) for value in fact.values())], MOST_FACTS
        )
        samples += [story(game, [fact]) for fact in some]
        samples.append(story(game, [some[0], some[-1], some[0]]))
    return samples


def played(game: cenabum.Game) -> list[Sample]:
    """The steps of a game, one for each new sequence of facts."""
    chance = random.Random(1)
    samples: dict[object, Sample] = {}
    while not game.over and len(samples) < MOST_STORIES:
        seat = chance.choice(game.deciding)
        legal = game.legal(seat)
        busy = [move for move in legal if move.kind not in {"pass", "done"}]
        game.play(seat, chance.choice(busy if busy and chance.random() < 0.8 else legal))
        told = [game.fact(fact) for fact in game.events]
        if 1 < len(told) <= LONGEST:
            samples.setdefault(tuple(fact["fact"] for fact in told), story(game, told))
    return list(samples.values())


def recorded() -> list[Sample]:
    """The steps of the recorded games of the modules that tell something new, with what goes with it."""
    known: set[object] = set()
    samples: list[Sample] = []
    for path in sorted(RECORDED.glob("*.cenabum")):
        record = cenabum.load(path).record()
        game = cenabum.replay(record, at=0)
        for entry in record.entries:
            if entry.refused:
                continue
            game.play(entry.seat, entry.notation)
            told = [game.fact(fact) for fact in game.events]
            kinds = {(fact["fact"], fact.get("event"), fact.get("deed")) for fact in told}
            if kinds - known and len(told) <= LONGEST:
                samples.append(story(game, told))
                known |= kinds
    return samples


def wordings(sheet: object) -> Iterator[Wording]:
    """All words on a sheet of what is printed."""
    if isinstance(sheet, Wording):
        yield sheet
    elif isinstance(sheet, msgspec.Struct):
        yield from wordings([getattr(sheet, key) for key in sheet.__struct_fields__])
    elif isinstance(sheet, dict | list):
        for each in sheet.values() if isinstance(sheet, dict) else sheet:
            yield from wordings(each)


def sheet(game: cenabum.Game) -> list[Sample]:
    """What is said about the components; some of it is told in the help."""
    name = game.setup.game
    files = (name, "orleans/help") if name == "orleans" else (name,)
    return [
        {
            "words": msgspec.to_builtins(each),
            "says": words(lambda language: language.phrase(worded(each), files)),  # noqa: B023 - told at once
        }
        for each in wordings(import_module(f"{game.rules.package}.printed").printed(game.components))
    ]


def main() -> int:
    """Write or compare."""
    games = []
    for name in DECISIONS:
        game = cenabum.new(name, SEATS, seed=7)
        mixes = [game, *(cenabum.new(name, SEATS, seed=7, modules=modules) for modules in MODULES.get(name, []))]
        made = {
            "moves": [sample for each in mixes for sample in moves(each)],
            "decisions": decisions(name),
            "stories": [sample for each in mixes for sample in facts(each)] + played(game),
            "sheet": [sample for each in mixes for sample in sheet(each)],
        }
        if name == "orleans":
            made["stories"] += recorded()
        parts = []
        for part, samples in made.items():
            lines = ",\n".join(dict.fromkeys(f"    {json.dumps(each, ensure_ascii=False)}" for each in samples))
            parts.append(f'  "{part}": [\n{lines}\n  ]')
        games.append(f'"{name}": {{\n' + ",\n".join(parts) + "\n}")
    text = "{\n" + ",\n".join(games) + "\n}\n"
    if "--check" in sys.argv[1:]:
        if FIXTURE.exists() and FIXTURE.read_text(encoding="utf-8") == text:
            return 0
        print("web/src/generated/sentences.fixture.json is stale: python tools/sentences_fixture.py", file=sys.stderr)
        return 1
    FIXTURE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
