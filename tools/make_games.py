"""Make the recorded games of tests/games: together they show everything that `tests/properties/coverage.py` asks for.

    python tools/make_games.py            make them anew (some minutes)
    python tools/make_games.py --broken   keep the games that still play by the rules of today, and make only the others anew
    python tools/make_games.py --missing  only say what the games that are there do not show

Games are played by players with a bent (tests/properties/directed.py). Of several games of a set-up the one that shows most
that is new is kept; illegal moves are tried along the way until every refusal has been met.
"""

import argparse
import random
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.properties.coverage import grouped, required
from tests.properties.directed import BENTS, Directed
from tests.properties.tables import SEATS, playing
from tests.properties.witness import Witness, watch

import cenabum
from cenabum.kernel.moves import UnknownMove
from cenabum.kernel.record import Entry
from cenabum.orleans.decision import deciding
from cenabum.orleans.table import CENSUS, EVENT, FOLLOWERS_PHASE

GAMES = Path(__file__).resolve().parents[1] / "tests" / "games"
LARGEST = 40_000
TILES_ONE = (
    "cheese_factory winery wool_manufacturer tailor_shop library windmill hospital bathhouse herb_garden sacristy"
)
SHORT: dict[str, object] = {"counts.stations": 2, "counts.technology": 2, "counts.start_coins": 0}


@dataclass
class Plan:
    """A game to be made: its name, who plays, how, and how many are tried before the best one is kept."""

    name: str
    bents: tuple[str, ...]
    settings: dict[str, Any] = field(default_factory=dict)
    corrections: dict[str, object] = field(default_factory=dict)
    tries: int = 6
    until: str = ""  # a name that the game must show, whatever it takes
    scan: int = 12  # every so many decisions all illegal moves are tried


E14 = {"edition": "2014"}
FIRST = {"first_technology": "first-placed"}
EXCLUDE = {"exclude_tiles": "yes"}

PLANS = [
    Plan("four-allrounders", ("allrounder",) * 4),
    Plan("four-allrounders-2014", ("allrounder",) * 4, E14),
    Plan("players-four", ("player",) * 4),
    Plan("players-three-2014", ("player",) * 3, E14),
    Plan("players-two", ("player",) * 2),
    Plan("players-four-2014", ("player",) * 4, E14 | EXCLUDE, tries=2),
    Plan("players-two-2014", ("player",) * 2, E14, tries=2),
    Plan("landlords", ("landlord", "landlord", "farmer")),
    Plan("landlords-2014", ("landlord", "boatman", "landlord"), E14),
    Plan("benefactors", ("benefactor",) * 4, tries=10),
    Plan("benefactors-2014", ("benefactor", "benefactor", "monk", "benefactor"), E14, tries=10),
    Plan("travellers", ("traveller",) * 4, tries=10),
    Plan("travellers-2014", ("traveller", "merchant", "traveller"), E14, tries=10),
    Plan("merchants-first-placed", ("merchant", "merchant", "inventor"), FIRST),
    Plan("scholars", ("scholar",) * 3),
    Plan("great-scholars", ("stubborn scholar", "scholar", "benefactor"), {},
         {"tracks.scholars.development": [9, 9, 9, 9, 9]}, until="development: points lost beyond the end", tries=10),
    Plan("scholars-and-benefactor", ("scholar", "scholar", "benefactor"), E14 | EXCLUDE, tries=10),
    Plan("inventors-first-placed", ("inventor", "inventor", "landlord", "farmer"), FIRST | E14),
    Plan("chemists", ("chemist", "chemist", "pauper"), tries=10),
    Plan("chemists-first-placed", ("chemist", "chemist"), FIRST, tries=10),
    Plan("two-excluding", ("landlord", "merchant"), EXCLUDE | E14, until="exclusion: two players, four tiles"),
    Plan("gardeners", ("gardener", "boatman", "gardener"), EXCLUDE, tries=10),
    Plan("knights", ("knight",) * 4),
    Plan("hoarders", ("hoarder", "hoarder", "player"), E14, until="tower: the market was too full", tries=40),
    Plan("monks", ("monk", "monk", "monk")),
    Plan("monks-2014", ("monk", "pauper", "landlord"), E14),
    Plan("paupers", ("pauper",) * 3, tries=10),
    Plan("paupers-2014", ("pauper", "idler", "pauper", "inventor"), E14, tries=10),
    Plan("two-farmers", ("farmer", "farmer")),
    Plan("two-sleepers", ("sleeper", "sleeper"), tries=1, until="end: victory shared"),
    Plan("nothing-to-give", ("sleeper", "idler", "farmer"), corrections=SHORT | {"counts.stations": 0},
         until="torture: nothing left, the debt lapses"),
    Plan("boatmen", ("boatman",) * 3, until="tracks: boatmen citizen too late", tries=60),
    Plan("coin-spaces", ("pauper", "pauper", "idler"), {},
         SHORT | {"tracks.development.coins": {"1": 1, "3": 1, "5": 1, "7": 3, "9": 1, "11": 1, "13": 1, "25": 5}}),
    Plan("stubborn", ("stubborn builder", "stubborn inventor", "stubborn builder"), {},
         {"counts.stations": 1, "counts.technology": 1}),
    Plan("few-pieces", ("inventor", "pauper", "landlord"), FIRST, SHORT, tries=10),
    Plan("few-pieces-track", ("inventor", "pauper", "merchant"), {}, SHORT, tries=10),
    Plan("few-coins-2014", ("boatman", "merchant", "scholar"), E14,
         {"counts.coins.ones": 20, "counts.coins.fives": 0, "counts.coins.tens": 0}, until="supply: coins run out"),
    Plan("few-goods", ("stubborn farmer", "farmer", "stubborn farmer"), {}, {"counts.goods.cheese": 0, "counts.goods.brocade": 0},
         tries=10),
    Plan("few-goods-2014", ("stubborn farmer", "stubborn farmer", "farmer"), E14, {"counts.goods.cheese": 0}),
    Plan("canal-diggers", ("benefactor",) * 4, tries=40, until="deed completed: canalization"),
    Plan("few-tiles", ("landlord", "landlord", "landlord"), {},
         {f"places.{tile}.category": "II" for tile in TILES_ONE.split()}),
    Plan("close-finish", ("farmer", "scholar"), tries=3000, until="end: tie broken by development", scan=40),
]  # fmt: skip

MORE = 14  # further games of any kind, while something is missing


def play(plan: Plan, seed: str, wanted: set[str]) -> Witness:
    """One directed game."""
    seats = SEATS[: len(plan.bents)]
    game = cenabum.new("orleans", seats, seed, corrections=plan.corrections, **plan.settings)
    witness = Witness(game)
    chance = random.Random(seed)
    players = [Directed(BENTS[bent], chance, wanted) for bent in plan.bents]
    while not game.over:
        seat = chance.choice(game.state.deciding_seats())
        witness.play(game.seats[seat], players[seat].choose(game, seat).notation)
        wanted = wanted - witness.seen
        for player in players:
            player.wanted = wanted
    return witness


def with_refusals(plan: Plan, game: cenabum.Game, wanted: set[str]) -> Witness:
    """The same game again, with illegal moves tried along the way: those whose refusal has not been seen yet."""
    witness = Witness(cenabum.replay(game.record(), at=0))
    rules = {name.removeprefix("refused: ") for name in wanted if name.startswith("refused: ")}
    chance = random.Random(plan.name)
    played = witness.game
    codes: dict[str, list[int]] = {}
    for code in range(played.moves.size):
        codes.setdefault(played.moves.indices(code)[0].name, []).append(code)
    for number, entry in enumerate(game.entries):
        if rules:
            for seat in chance.sample(range(len(played.seats)), len(played.seats)):
                _try(witness, seat, _tried(witness, seat, number % plan.scan == 0, codes, chance), rules)
        witness.play(entry.seat, entry.notation)
    for seat in range(len(played.seats)):
        _try(witness, seat, _tried(witness, seat, False, codes, chance), rules)
    return witness


def _tried(
    witness: Witness, seat: int, thorough: bool, codes: dict[str, list[int]], chance: random.Random
) -> list[int]:
    """The codes to try now: of kinds that answer what is asked many or all, of the others a few."""
    state = witness.state
    timely = {move.kind for move in witness.game.legal(seat)}
    if state.phase == FOLLOWERS_PHASE:
        timely |= {"recall", "store"}
    rare = deciding(state, seat) not in ("", "act", "draw", "plan")
    tried: list[int] = []
    for kind, own in codes.items():
        if kind in timely:
            tried += own if thorough or rare or len(own) < 80 else chance.sample(own, 80)
        elif thorough or rare or state.phase in (CENSUS, EVENT):
            tried += own if len(own) < 8 else chance.sample(own, 8)
        elif chance.random() < 0.1:
            tried.append(chance.choice(own))
    chance.shuffle(tried)
    return tried


def _try(witness: Witness, seat: int, codes: list[int], rules: set[str]) -> None:
    game = witness.game
    legal = set(game.state.legal(seat))
    for code in codes:
        if code in legal:
            continue
        try:
            notation = game.moves.move(code).notation
        except UnknownMove:
            continue
        meant = game.code(seat, notation)
        if meant in legal or game.rules.refuse(game.state, seat, meant).rule not in rules:
            continue
        rule = witness.refuse(game.seats[seat], notation)
        game.entries.append(Entry(game.seats[seat], notation, refused=rule))
        rules.discard(rule)


def best_of(plan: Plan, wanted: set[str]) -> Witness | None:
    """The game that shows most of what is wanted, of as many as the plan allows."""
    best: Witness | None = None
    worth = 0
    for number in range(plan.tries):
        witness = play(plan, f"{plan.name} {number}", wanted)
        if plan.until and plan.until not in witness.seen:
            continue
        new = len(witness.seen & wanted)
        if best is None or new > worth:
            best, worth = witness, new
        if plan.until and plan.tries >= 40:
            break
    return best


def written(plan: Plan, witness: Witness, new: set[str]) -> str:
    """The record with a comment that says what it shows."""
    text = witness.game.record().text()
    header, _, rest = text.partition("\n\n")
    shows = "".join(f"# {line}\n" for line in grouped(new))
    comment = f"# Players: {', '.join(plan.bents)}. Of all the recorded games this is the first to show:\n{shows}"
    text = f"{header}\n{comment}\n{rest}"
    if len(text.encode()) > LARGEST:
        raise SystemExit(f"{plan.name} is too large: {len(text.encode())} bytes")
    return text


PAGE = """# Recorded games

Whole games in the record format (`docs/record.md`). `tests/test_recorded_games.py` replays every one and demands that together
they contain every place, tile, deed, event, torture, ending and refusal; `tests/properties/coverage.py` has the list. A line that
begins with `!` is a move that was tried and refused, with the rule that refused it. Some games have `figure` lines: pieces were
made scarce there, so that supplies run out. The comment on top of each file says what it is the first to show.

`python tools/make_games.py` makes all of them anew, which is needed only when a rule changes; this page too. With `--broken` it keeps
those that still play: a game with `rules 1` or `rules 2` was made before the rules were corrected. It goes on by what it was begun with
(`recalls before-draw`) and else is the same by the rules of today. In `older` is a game that is not, for the test of what is said
about it.
The transcripts in `tests/playthroughs` are those of the games called `players-...`.

| game | seats | settings | decisions | refused | points |
|---|---|---|---|---|---|
"""


def page(texts: dict[str, str]) -> str:
    """The README of the recorded games."""
    rows = []
    for name, text in sorted(texts.items()):
        game = cenabum.replay(cenabum.parse_record(text))
        chosen = [value for key, value in game.setup.settings.items() if key == "edition"]
        chosen += ["exclusion"] * (game.setup.settings["exclude_tiles"] == "yes")
        chosen += ["first placed"] * (game.setup.settings["first_technology"] == "first-placed")
        chosen += ["corrected figures"] * bool(game.setup.corrections)
        refused = len(game.entries) - len(game.decisions)
        points = " ".join(str(points) for points in game.scores.values())
        rows.append(
            f"| `{name}` | {len(game.seats)} | {', '.join(chosen)} | {len(game.decisions)} | {refused} | {points} |"
        )
    return PAGE + "\n".join(rows) + "\n"


def make(kept: dict[str, str]) -> int:
    """Make the games that are not kept, and write all."""
    made = dict(kept)
    missing = required(cenabum.new("orleans", SEATS, 1).components)
    for text in kept.values():
        missing -= watch(cenabum.replay(cenabum.parse_record(text))).seen
    chance = random.Random("more")
    more = [
        Plan(
            f"more-{number + 1}",
            tuple(
                chance.choice(sorted(BENTS.keys() - {"sleeper", "idler", "player"}))
                for _ in range(chance.choice((2, 3, 4)))
            ),
            chance.choice(({}, E14, FIRST, EXCLUDE, FIRST | E14)),
            chance.choice(({}, {}, SHORT)),
            tries=10,
            scan=4,
        )
        for number in range(MORE)
    ]
    for plan in PLANS + more:
        if plan in more and not missing:
            break
        if plan.name in kept or (kept and plan.until and plan.until not in missing):
            continue  # it is there already, or another game shows what it would be made for
        began = time.monotonic()
        witness = best_of(plan, missing)
        if witness is None:
            print(f"{plan.name}: no game shows “{plan.until}”")
            continue
        witness = with_refusals(plan, witness.game, missing)
        new = witness.seen & missing
        if not new and not plan.name.startswith("players-"):
            continue
        made[plan.name] = written(plan, witness, new)
        missing -= new
        print(
            f"{plan.name}: {len(new)} new, {len(missing)} missing, {len(made[plan.name])} characters, "
            f"{time.monotonic() - began:.0f} s",
            flush=True,
        )
        if len(missing) < 12:
            print("  " + "; ".join(grouped(missing)), flush=True)
    GAMES.mkdir(exist_ok=True)
    for old in GAMES.glob("*.cenabum"):
        old.unlink()
    for name, text in made.items():
        (GAMES / f"{name}.cenabum").write_text(text, encoding="utf-8", newline="\n")
    (GAMES / "README.md").write_text(page(made), encoding="utf-8", newline="\n")
    for line in grouped(missing):
        print(f"MISSING {line}")
    return 1 if missing else 0


def say_missing() -> int:
    missing = required(cenabum.new("orleans", SEATS, 1).components)
    for path in sorted(GAMES.glob("*.cenabum")):
        missing -= watch(cenabum.load(path)).seen
    for line in grouped(missing):
        print(line)
    return 1 if missing else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/make_games.py", description=__doc__)
    parser.add_argument("--missing", action="store_true", help="only say what is missing")
    parser.add_argument("--broken", action="store_true", help="keep the games that still play")
    asked = parser.parse_args()
    return say_missing() if asked.missing else make(playing(GAMES) if asked.broken else {})


if __name__ == "__main__":
    sys.exit(main())
