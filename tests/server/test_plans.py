"""A plan ends with its own end: what comes of it has been seen and stays, also where the next plan begins at once."""

import random
from typing import Any

import msgspec
import pytest

from cenabum.kernel.journal import Journal
from cenabum.kernel.refusal import Refused
from cenabum.kernel.register import rules_of
from cenabum.kernel.seating import check_settings
from cenabum.kernel.snapshot import dump
from cenabum.server import loading
from cenabum.server.thinking import Question, choose
from tests.server.servers import Running, named, seated

MODULES = {"orders": "yes", "new_events": "yes", "board": "intrigue"}
GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "orleans": ("orleans", {}),
    "trade-and-intrigue": ("orleans", MODULES),
    "cathedral": ("cathedral", {}),
    "first-kingdom": ("first-kingdom", {}),
    "kings-favor": ("kings-favor", {}),
}


def begun(name: str, seed: str, players: int = 2) -> Journal:
    game, settings = GAMES[name]
    return loading.begun(game, check_settings(rules_of(game), settings), {}, players, seed)


def test_a_plan_is_over_though_the_next_one_begins_at_once(server: Running) -> None:
    """Nobody places anything, so nobody has an action: the round ends, and both plan again. That is another plan."""
    table = server.table("Ana", "Bruno", game="first-kingdom", seed="1")
    with seated(server, table) as [ana, bruno]:
        while ana.view["phase"] != "planning":
            player = ana if ana.moves else bruno
            player.ask("play", move=player.moves[0])
            (bruno if player is ana else ana).catch_up()
        done = next(named(move) for move in ana.view["decision"]["moves"] if move["kind"] == "done")
        assert not ana.ask("play", move=done)["private"]
        before, round_before = bruno.until("moved"), bruno.view["round"]
        answer = bruno.ask("play", move=done)
        assert not answer["private"]
        assert (answer["moment"], len(answer["entries"])) == (before["moment"] + 1, 1)
        assert bruno.view["round"] == round_before + 1
        assert not answer["undo"]
        assert bruno.ask("undo")["rule"] == "general.undo"
        assert ana.until("moved")["moment"] == answer["moment"]


def test_nothing_follows_the_end_of_a_plan(server: Running) -> None:
    table = server.table("Ana", "Bruno", game="first-kingdom", seed="1")
    with seated(server, table) as [ana, bruno]:
        while bruno.view["phase"] != "planning":
            player = ana if ana.moves else bruno
            player.ask("play", move=player.moves[0])
            (bruno if player is ana else ana).catch_up()
        ana.ask("plan", placements=[])
        done = next(named(move) for move in bruno.view["decision"]["moves"] if move["kind"] == "done")
        refused = bruno.ask("plan", placements=[done, done])
        assert (refused["type"], refused["rule"]) == ("refused", "planning.done-is-final")
        assert refused["why"]["de"] == "Nach dem Ende eines Plans kann nichts mehr folgen."


def test_bots_alone_end_every_story(server: Running) -> None:
    tables = [
        server.table("bot:random", "bot:random", game="first-kingdom", seed=str(seed))["table"] for seed in (1, 2)
    ]
    for table in tables:
        with server.sit(table) as watcher:
            if not watcher.view["over"]:
                watcher.until("ended", timeout=120)
        assert server.get(f"/tables/{table}")["over"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_table_of_bots_comes_to_its_end(name: str, seed: int) -> None:
    """As the server plays bots, only without waiting: each is asked for its move or for a whole plan."""
    match = begun(name, str(seed), 2 + seed % 3)
    asked = 0
    while not match.over:
        asked += 1
        assert asked < 5000
        seat = match.deciding()[0]
        secret = match.secret(seat)
        imagined = dump(match.own(seat).imagined(seat, asked))
        settings = tuple(match.setup.settings.items())
        codes = choose(Question(match.setup.game, settings, "{}", match.players, imagined, seat, "bot:random"))
        done = match.moves.encode("done") if secret else -1
        outcome = match.tried(seat, [code for code in codes if code != done] if secret else codes, 0.0, plan=secret)
        assert outcome.steps
        match.accept(outcome)


@pytest.mark.parametrize("name", GAMES)
def test_a_plan_at_any_other_time_is_refused_in_a_sentence(name: str) -> None:
    """Also where its first placement, or its end, is a move that may be made then."""
    match, chance = begun(name, "1", 3), random.Random(1)
    told: set[str] = set()
    while not match.over:
        seat = chance.choice(match.deciding())
        legal = match.own(seat).legal(seat)
        if not match.secret(seat):
            for plan in ([], [chance.choice(legal)]):
                with pytest.raises(Refused) as refused:
                    match.tried(seat, plan, 0.0, plan=True)
                told.add(refused.value.refusal.told("en")[0])
        match.accept(match.tried(seat, [chance.choice(legal)], 0.0))
    assert "Nothing is planned now: make a single move." in told


# ---- nothing that was revealed is taken back


def seen(match: Journal, state: Any, seat: int) -> bytes:
    names = [f"P{number}" for number in range(match.players)]
    return msgspec.json.encode(match.rules.view(state, seat, names))


def reveals(match: Journal, before: Any, mover: int, code: int, viewer: int) -> bool:
    """Does a viewer learn something by a move? Then it would see something else where it could not have known the difference."""
    after = before.copy()
    after.apply(mover, code)
    shown = seen(match, after, viewer)
    for world in range(3):
        other = before.imagined(viewer, world)
        if code not in other.legal(mover):
            return True
        other.apply(mover, code)
        if seen(match, other, viewer) != shown:
            return True
    return False


def take_back(match: Journal, seat: int) -> None:
    """Take back, and see that nobody has learnt anything from what was taken back."""
    if match.plans[seat]:
        *kept, code = match.plans[seat]
        before = match.state.copy()
        for placement in kept:
            before.apply(seat, placement)
        viewers = [seat]  # nobody else has seen it
    else:
        moment = match.back(seat, 0.0).steps[0].taken_back
        before, code = match.at(moment - 1), match.steps[moment - 1].code
        viewers = list(range(match.players))
    told = match.moves.move(code).notation
    for viewer in viewers:
        assert not reveals(match, before, seat, code, viewer), f"seat {viewer} has learnt something by {told}"
    match.accept(match.back(seat, 0.0))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("seed", "lazy"), [(0, 0.0), (1, 0.3), (2, 0.8)])
def test_nothing_revealed_is_ever_taken_back(name: str, seed: int, lazy: float) -> None:
    """Random play, and whoever may take something back often does. Lazy players are soon done, so plans follow plans."""
    match, chance = begun(name, f"undo {seed}", 2 + seed % 3), random.Random(seed)
    taken = 0
    for _ in range(400):
        if match.over:
            break
        seat = chance.choice(match.deciding())
        legal = match.own(seat).legal(seat)
        code = legal[-1] if chance.random() < lazy else chance.choice(legal)
        match.accept(match.tried(seat, [code], 0.0))
        for each in range(match.players):
            while match.may_take_back(each) and chance.random() < 0.4:
                take_back(match, each)
                taken += 1
    assert taken
    again = begun(name, f"undo {seed}", match.players)
    again.rebuild(fresh(match), match.plans, match.taken_back)
    assert dump(again.state) == dump(match.state)
    assert again.plans == match.plans
    for moment in chance.choices(range(match.moment + 1), k=20):
        assert dump(again.at(moment)) == dump(match.at(moment))


def fresh(match: Journal) -> list[Any]:
    """The steps as they come from the file."""
    from cenabum.server.store.tables import appended, step_of

    keys = ("table", "moment", "at", "seat", "code", "chance", "final", "taken_back", "bot")
    rows: list[Any] = [dict(zip(keys, row, strict=True)) for _, row in appended("t", 0, match.steps)]
    return [step_of(row) for row in rows]
