"""What a user of the package holds: `cenabum.new`, `load`, `play`, `undo`, draws that are asked for, facts, moves."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import cenabum
from cenabum.kernel.sources import ChanceError
from cenabum.orleans.state import State
from tests.properties.ledger import dump
from tests.properties.tables import play_some


def new(**more: Any) -> cenabum.Game:
    return cenabum.new("orleans", ["Ana", "Bruno", "Chloé"], 7, **more)


def state_of(game: cenabum.Game) -> State:
    assert isinstance(game.state, State)
    return game.state


# ---- setting up


def test_the_example_of_the_front_page() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=7)
    while not game.over:
        seat = game.deciding[0]
        game.play(seat, game.legal(seat)[0])
    assert set(game.scores) == {"Ana", "Bruno"}
    assert game.winners
    assert set(game.winners) <= {"Ana", "Bruno"}
    assert {name: sum(points.values()) for name, points in game.points.items()} == game.scores


def test_a_seed_is_a_number_or_a_text_and_made_up_when_there_is_none() -> None:
    assert cenabum.new("orleans", ["A", "B"], 7).opening == cenabum.new("orleans", ["A", "B"], "7").opening
    seeds = {cenabum.new("orleans", ["A", "B"]).setup.seed for _ in range(3)}
    assert len(seeds) == 3
    assert None not in seeds


@pytest.mark.parametrize(
    ("game", "seats", "settings", "reason"),
    [
        ("orlean", ["A", "B"], {}, "Did you mean orleans"),
        ("chess", ["A", "B"], {}, "Games: orleans"),
        ("orleans", ["A"], {}, "2 to 4 players, not 1"),
        ("orleans", ["A", "B", "C", "D", "E"], {}, "not 5"),
        ("orleans", ["A", "A"], {}, "Two seats"),
        ("orleans", ["A", ""], {}, "cannot be a name"),
        ("orleans", ["A", "B:C"], {}, "cannot be a name"),
        ("orleans", ["A", "B" * 41], {}, "cannot be a name"),
        ("orleans", ["A", "B = robot"], {}, "neither a person nor a bot"),
        ("orleans", ["A", "B"], {"edition": "2020"}, "Choose from 2019, 2014"),
        ("orleans", ["A", "B"], {"editon": "2014"}, "Did you mean edition"),
        ("orleans", ["A", "B"], {"variant": "long"}, "no setting “variant”"),
    ],
)
def test_what_cannot_be_set_up(game: str, seats: list[str], settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(cenabum.SetupError, match=reason):
        cenabum.new(game, seats, 1, **settings)


def test_yes_and_no_may_be_true_and_false() -> None:
    assert new(exclude_tiles=True).setup.settings["exclude_tiles"] == "yes"
    assert new(exclude_tiles=False).setup.settings["exclude_tiles"] == "no"
    assert new(edition=2014).setup.settings["edition"] == "2014"


def test_bots_get_names_of_their_own() -> None:
    game = cenabum.new("orleans", ["bot:greedy", "bot:greedy", "Eva = bot:random"], 1)
    assert game.seats == ["Greedy", "Greedy 2", "Eva"]


def test_corrections_change_figures() -> None:
    assert state_of(new(corrections={"counts.start_coins": 9})).players[0].coins == 9
    with pytest.raises(cenabum.FiguresError):
        new(corrections={"counts.start_coin": 9})


# ---- looking and playing


def test_seats_by_name_and_number() -> None:
    game = new()
    assert game.seat("Bruno") == game.seat(1) == 1
    assert game.legal("Bruno") == game.legal(1)
    for nobody in ("Eva", 3, -1):
        with pytest.raises(cenabum.SetupError):
            game.seat(nobody)
        with pytest.raises(cenabum.SetupError):
            game.play(nobody, "done")


def test_moves_as_moves_codes_and_notation() -> None:
    texts = set()
    for how in (lambda move: move, lambda move: move.code, str, lambda move: "  " + str(move).replace(" ", "   ")):
        game = new()
        game.play("Ana", how(game.legal("Ana")[3]))
        texts.add(game.record().text())
    assert len(texts) == 1


def test_a_move_tells_what_it_is() -> None:
    move = next(move for move in new().legal("Ana") if move.notation == "place own_boatman farm_house")
    assert move.kind == "place"
    assert move.arguments == {"follower": "own_boatman", "space": "farm_house.boatman"}
    assert new().moves.structured(move.kind, move.arguments) == move.code
    assert new().code("Ana", "place own_boatman farm_house.boatman") == move.code


@pytest.mark.parametrize("move", ["", "dance", "place farmer", "act ship", "done done", -1, 10**9])
def test_what_is_refused_changes_nothing(move: str | int) -> None:
    game = new()
    before, text = dump(state_of(game)), game.record().text()
    with pytest.raises(cenabum.Refused) as refused:
        game.play("Ana", move)
    assert refused.value.rule
    assert refused.value.why
    assert f"[{refused.value.rule}]" in str(refused.value)
    assert dump(state_of(game)) == before
    assert game.record().text() == text


def test_nobody_moves_when_the_game_is_over() -> None:
    game = new()
    play_some(game, 1, 5000)
    assert game.over
    assert game.deciding == []
    assert game.legal("Ana") == []
    with pytest.raises(cenabum.Refused) as refused:
        game.play("Ana", "pass")
    assert refused.value.rule == "general.not-now"


def test_winners_are_named_at_the_end_only() -> None:
    game = new()
    assert game.winners == []
    assert not game.over
    play_some(game, 1, 5000)
    assert game.winners


def test_events_are_the_facts_of_the_last_move() -> None:
    game = new()
    assert [game.fact(fact)["fact"] for fact in game.events][:1] == ["round_begins"]
    game.play("Ana", "place own_boatman farm_house")
    told = [game.fact(fact) for fact in game.events]
    assert told == [{"fact": "plans", "seat": "Ana", "follower": "own_boatman", "space": "farm_house.boatman"}]


def test_every_fact_can_be_told_with_names() -> None:
    game = new(edition="2014")
    kinds = set()
    while not game.over:
        play_some(game, len(game.entries), 1)
        for fact in game.events:
            told = game.fact(fact)
            kinds.add(told.pop("fact"))
            assert all(value is None or isinstance(value, int | str) for value in told.values())
    assert {"acts", "draws", "plans", "recruits", "receives", "final_score", "start_player"} <= kinds


def test_a_game_shows_itself() -> None:
    game = new()
    assert repr(game) == "<Game orleans: Ana, Bruno, Chloé; 0 decisions>"
    assert "<svg" in game._repr_svg_()
    play_some(game, 1, 5000)
    assert repr(game).endswith(", over>")
    assert "<svg" in game._repr_svg_()


def test_views_are_for_seats_and_spectators() -> None:
    game = new()
    assert game.view("Ana") is not None
    assert game.view() is not None


# ---- taking back


def test_undo_takes_back_the_last_move_of_a_seat() -> None:
    game = new()
    text = game.record().text()
    game.play("Ana", "place own_boatman farm_house")
    game.play("Bruno", "place own_farmer village")
    assert game.may_undo("Ana")
    assert game.undo("Ana").notation == "place own_boatman farm_house"
    assert [entry.seat for entry in game.entries] == ["Bruno"]
    game.undo("Bruno")
    assert game.record().text() == text
    assert not game.may_undo("Ana")
    with pytest.raises(cenabum.Refused):
        game.undo("Ana")


def test_a_finished_plan_stays() -> None:
    game = new()
    game.play("Ana", "done")
    assert not game.may_undo("Ana")


def test_what_was_drawn_stays_drawn() -> None:
    game = new()
    while not any(line[0].startswith("bag.") for entry in game.entries[-1:] for line in entry.chance):
        play_some(game, len(game.entries), 1)
    seat = game.entries[-1].seat
    assert not game.may_undo(seat)
    with pytest.raises(cenabum.Refused, match="cannot be taken back"):
        game.undo(seat)


def test_an_action_on_which_others_rest_stays() -> None:
    game = new()
    for seat in game.seats:
        for placement in ("place own_boatman farm_house", "place own_craftsman farm_house", "done"):
            game.play(seat, placement)
    game.play("Ana", "act farm_house")
    assert game.may_undo("Ana")
    game.play("Bruno", "act farm_house")
    assert not game.may_undo("Ana")
    assert game.may_undo("Bruno")


def test_undo_in_a_game_without_a_seed() -> None:
    """It works when it would with the seed: what others have done since is kept, and so is the future. Nobody has drawn since."""
    undone = 0
    seeded = new()
    for number in range(40):
        play_some(seeded, number, 5)
        record = seeded.record()
        for seat in seeded.seats:
            record.setup = replace(record.setup, seed=None)
            seedless = cenabum.replay(record)
            future = state_of(seedless).streams[:]
            assert seedless.may_undo(seat) == seeded.may_undo(seat)
            if seedless.may_undo(seat):
                last = max(at for at, entry in enumerate(seedless.entries) if entry.seat == seat)
                undone += last < len(seedless.entries) - 1
                assert not any(entry.chance for entry in seedless.entries[last:])
                seedless.undo(seat)
                assert state_of(seedless).streams == future
                play_some(seedless, number, 5)
    assert undone


# ---- draws that a person says


def opening(players: int = 3) -> list[str]:
    """What was drawn at the set-up of some seeded game."""
    game = cenabum.new("orleans", ["Ana", "Bruno", "Chloé"][:players], "opening")
    return [kind for _, kinds in game.opening for kind in kinds]


def asked_game() -> cenabum.Game:
    return cenabum.new("orleans", ["Ana", "Bruno", "Chloé"], asked=True, drawn=opening())


def test_an_asked_game_is_the_game_that_was_drawn() -> None:
    """A seeded game, typed into an asked one draw by draw, is the same game, and so is its record."""
    seeded = cenabum.new("orleans", ["Ana", "Bruno", "Chloé"], "opening")
    asked = asked_game()
    for number in range(250):
        if seeded.over:
            break
        play_some(seeded, number, 1)
        entry = seeded.entries[-1]
        drawn = [f"{stream}:{kind}" for stream, kinds in entry.chance for kind in kinds]
        if drawn:
            with pytest.raises(cenabum.NeedDraw):
                asked.play(entry.seat, entry.notation)
        asked.play(entry.seat, entry.notation, drawn)
    assert dump(state_of(asked), future=False) == dump(state_of(seeded), future=False)
    again = cenabum.replay(cenabum.parse_record(asked.record().text()))
    assert dump(state_of(again), future=False) == dump(state_of(seeded), future=False)


def test_what_is_missing_is_asked_for_and_nothing_has_happened() -> None:
    with pytest.raises(cenabum.NeedDraw):
        cenabum.new("orleans", ["Ana", "Bruno"], asked=True)
    game = asked_game()
    for seat in game.seats[:-1]:
        game.play(seat, "done")
    text = game.record().text()
    with pytest.raises(cenabum.NeedDraw) as need:
        game.play("Chloé", "done")  # nobody has planned anything, so all pass and the next round begins
    assert game.streams[need.value.stream].name == "hourglass"
    assert game.record().text() == text
    game.play("Chloé", "done", ["income"])
    assert game.entries[-1].chance == [("hourglass", ["income"])]


@pytest.mark.parametrize("drawn", [["pirate"], ["bag.Eva:monk"], ["hourglass:farmer"]])
def test_what_cannot_be_drawn_is_refused(drawn: list[str]) -> None:
    game = asked_game()
    text = game.record().text()
    with pytest.raises(cenabum.Refused, match="cannot be drawn"):
        game.play("Ana", "done", drawn)
    assert game.record().text() == text


def test_too_many_draws_and_draws_that_are_not_there_are_refused() -> None:
    game = asked_game()
    text = game.record().text()
    with pytest.raises(ChanceError, match="more is said"):
        game.play("Ana", "done", ["hourglass:income"])
    assert game.record().text() == text
    with pytest.raises(ChanceError):
        cenabum.new("orleans", ["Ana", "Bruno", "Chloé"], asked=True, drawn=[*opening(), "grain"])
    with pytest.raises(ChanceError):
        cenabum.new("orleans", ["Ana", "Bruno", "Chloé"], asked=True, drawn=["brocade"] * 60)


# ---- files


def test_save_and_load(tmp_path: Path) -> None:
    game = new()
    play_some(game, 5, 120)
    game.save(tmp_path / "evening.cenabum")
    loaded = cenabum.load(str(tmp_path / "evening.cenabum"))
    assert dump(state_of(loaded)) == dump(state_of(game))
    assert len(cenabum.load(tmp_path / "evening.cenabum", at=100).entries) == 100


def test_a_moment_is_a_game_of_its_own() -> None:
    game = new()
    play_some(game, 5, 120)
    before = dump(state_of(game))
    moment = game.at(60)
    play_some(moment, 9, 30)
    assert len(moment.entries) == 90
    assert dump(state_of(game)) == before
    for nowhere in (-1, 121):
        with pytest.raises(cenabum.SetupError):
            game.at(nowhere)


# ---- the fast core


def test_the_core_alone_is_the_same_game() -> None:
    core = cenabum.start("orleans", 3, 7, edition="2014")
    assert dump(core) == dump(state_of(new(edition="2014")))
    with pytest.raises(cenabum.SetupError):
        cenabum.start("orleans", 5, 7)
    with pytest.raises(cenabum.SetupError):
        cenabum.start("orleans", 3, 7, edition="1999")


@pytest.mark.parametrize("name", list(cenabum.GAMES))
def test_a_move_says_which_thing_of_the_table_it_is_about(name: str) -> None:
    game = cenabum.new(name, seats=["Ana", "Bruno"], seed=7)
    for kind in game.moves.kinds:
        named = re.findall(r"{(\w+)}", kind.about)
        assert set(named) <= set(kind.arguments), kind
        assert bool(named) == bool(kind.about), kind
    for move in game.legal(game.deciding[0]):
        kind = next(kind for kind in game.moves.kinds if kind.name == move.kind)
        assert move.about == kind.about.format(**move.arguments)
