"""The one door out: a view shows what lies open, in names, and nothing that a seat cannot know."""

import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

import cenabum
from cenabum.bagbuilding.followers import FOLLOWERS, NEUTRAL_KINDS
from cenabum.kernel.pool import total
from cenabum.orleans.moves import DONE
from cenabum.orleans.state import State
from cenabum.orleans.table import ACTIONS, PLANNING
from cenabum.orleans.view import SPECTATOR, TableView, view
from tests.effort import many
from tests.moments import moment, step, well_off

NAMES = ("Ana", "Bruno", "Chloé", "Denis")


def seen(state: State, seat: int) -> TableView:
    return view(state, seat, NAMES[: len(state.players)])


moments = st.tuples(st.integers(0, 10**6), st.integers(2, 4), st.integers(0, 500))


# ---- nothing hidden gets out


@settings(max_examples=many(40, 600))
@given(moments, st.integers(0, 99), st.integers(100, 199))
def test_views_are_equal_when_only_hidden_things_differ(where: tuple[int, int, int], one: int, other: int) -> None:
    state = moment(*where)
    for seat in (SPECTATOR, *range(len(state.players))):
        here = seen(state, seat)
        assert here == seen(state.imagined(seat, one), seat) == seen(state.imagined(seat, other), seat)
        assert msgspec.json.encode(here) == msgspec.json.encode(seen(state.imagined(seat, one), seat))


@settings(max_examples=many(25, 400))
@given(moments, st.randoms(use_true_random=False))
def test_a_plan_is_seen_by_nobody_else_until_it_is_done(where: tuple[int, int, int], rng: random.Random) -> None:
    state = moment(*where, phase=PLANNING)
    if state.over:
        return
    planner = rng.choice(state.deciding_seats())
    others = [seat for seat in (SPECTATOR, *range(len(state.players))) if seat != planner]
    before = {seat: seen(state, seat) for seat in others}
    own = seen(state, planner)
    while len(options := state.legal(planner)) > 1:
        state.apply(planner, rng.choice([code for code in options if code != DONE]))
        if not state.players[planner].planned:
            break  # there was nothing left to plan, so the plan is done and shown
        assert {seat: seen(state, seat) for seat in others} == before
        assert seen(state, planner) != own
        assert len(seen(state, planner).players[planner].planned) == state.players[planner].planned.bit_count()
    if state.players[planner].planned:
        state.apply(planner, DONE)
    assert {seat: seen(state, seat) for seat in others} != before


def test_a_seed_never_shows() -> None:
    game = cenabum.new("orleans", seats=NAMES, seed="a-secret-seed")
    for seat in (*NAMES, None):
        text = msgspec.json.encode(game.view(seat)).decode()
        assert "secret" not in text
        assert not any(str(number) in text for number in game.state.streams)


def test_a_spectator_has_nothing_to_decide() -> None:
    state = moment(3, 3, 40)
    assert seen(state, SPECTATOR).decision is None
    assert seen(state, SPECTATOR).seat is None
    for seat in range(3):
        assert (seen(state, seat).decision is not None) == bool(state.legal(seat))
        decisions = [player.deciding is not None for player in seen(state, SPECTATOR).players]
        assert decisions == [bool(state.legal(other)) for other in range(3)]


# ---- everything open is there


@settings(max_examples=many(20, 300))
@given(moments)
def test_views_are_json_that_can_be_read_back(where: tuple[int, int, int]) -> None:
    state = moment(*where)
    for seat in (SPECTATOR, 0):
        shown = seen(state, seat)
        assert msgspec.json.decode(msgspec.json.encode(shown), type=TableView) == shown


@settings(max_examples=many(20, 300))
@given(moments)
def test_views_agree_with_the_table(where: tuple[int, int, int]) -> None:
    state = moment(*where)
    c = state.components
    shown = seen(state, SPECTATOR if state.phase == PLANNING else 0)
    assert sum(shown.supply.followers.values()) == total(state.supply)
    assert (shown.supply.coins is None) == (c.edition == "2019")
    tiles = [*shown.gone.tiles, *shown.supply.tiles["I"], *shown.supply.tiles["II"]]
    tiles += [place.name for player in shown.players for place in player.places if place.category != "board"]
    assert sorted(tiles) == sorted(name for name, category in zip(c.place_names, c.category, strict=True) if category)
    assert sum(stack.left for stack in shown.hour_glass) == c.rounds - max(1, shown.round)
    on_map = sum(len(connection.goods) for connection in shown.connections)
    held = sum(sum(player.goods.values()) for player in shown.players)
    assert on_map + held + sum(shown.supply.goods.values()) + sum(shown.gone.goods.values()) == total(c.goods)
    assert {town.name: town.merchants for town in shown.towns if town.merchants} == {
        name: tuple(player.name for player in shown.players if player.town == name)
        for name in {p.town for p in shown.players}
    }
    for number, player in enumerate(shown.players):
        real = state.players[number]
        everyone = [*player.bag.items(), *player.market.items(), *player.stored.items(), *player.drawn.items()]
        everyone += [
            (s.holds, 1) for place in player.places for s in place.spaces if s.holds and s.holds != "technology"
        ]
        own = [kind for kind, times in everyone if kind.startswith("own_") for _ in range(times)]
        assert sorted(own) == sorted(FOLLOWERS[NEUTRAL_KINDS:])
        assert [town.name for town in shown.towns if player.name in town.stations] == player.stations
        assert player.score == sum(player.points.values())
        assert player.tracks == {
            name: track.steps[player.name] for name, track in shown.tracks.items() if name != "development"
        }
        assert shown.tracks["development"].steps[player.name] == player.development == real.development
        gears = [s.name for place in player.places for s in place.spaces if s.holds == "technology"]
        assert sorted(gears) == sorted(player.technology.placed)


def test_the_first_look_at_a_game() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=1)
    shown = game.view("Bruno")
    assert isinstance(shown, TableView)
    assert (shown.seat, shown.round, shown.rounds, shown.phase) == ("Bruno", 1, 18, "planning")
    assert (shown.event.name, shown.event.letter, shown.start_player) == ("pilgrimage", "", "Ana")
    assert [stack.letter for stack in shown.hour_glass] == ["A", "B", "C"]
    assert [stack.left for stack in shown.hour_glass] == [5, 6, 6]
    assert len(shown.deeds) == 8
    assert all(deed.citizen and deed.free == deed.spaces for deed in shown.deeds)
    assert shown.deeds[-1].development == 1
    assert shown.towns[0].merchants == ("Ana", "Bruno")
    ana = shown.players[0]
    assert ana.market == dict.fromkeys(FOLLOWERS[NEUTRAL_KINDS:], 1)
    assert (ana.coins, ana.status, ana.draws, ana.deciding, ana.plan_done) == (5, 1, 4, "plan", False)
    assert [space.wants for space in ana.places[0].spaces] == ["boatman", "craftsman"]
    assert shown.decision is not None
    assert shown.decision.kind == "plan"
    assert [move.notation for move in shown.decision.moves] == [move.notation for move in game.legal("Bruno")]


def test_a_plan_shows_on_the_own_board() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=1)
    game.play("Ana", "place own_boatman farm_house")
    game.play("Ana", "place own_craftsman farm_house")
    farm_house = game.view("Ana").players[0].places[0]
    assert farm_house.activated
    assert [space.holds for space in farm_house.spaces] == ["own_boatman", "own_craftsman"]
    assert game.view("Ana").players[0].planned == ["farm_house.boatman", "farm_house.craftsman"]
    for other in ("Bruno", None):
        shown = game.view(other).players[0]
        assert not shown.places[0].activated
        assert shown.planned == []
        assert sum(shown.market.values()) == 4
    game.play("Ana", "done")
    assert game.view("Bruno").players[0].places[0] == farm_house
    assert game.view(None).players[0].plan_done
    assert game.view(None).players[0].planned == []


@settings(max_examples=many(12, 200))
@given(moments)
def test_a_sketch_can_be_drawn_from_what_fits(where: tuple[int, int, int]) -> None:
    state = moment(*where, phase=PLANNING)
    for seat in range(len(state.players)):
        shown = seen(state, seat)
        moves = state.components.moves
        codes = {
            moves.structured(kind, {"follower": follower, "space": space})
            for kind, fits in (("place", shown.fits), ("place_stored", shown.fits_stored))
            for follower, spaces in fits.items()
            for space in spaces
        }
        assert {code for code in state.legal(seat) if code < DONE} <= codes
    assert seen(state, SPECTATOR).fits == seen(state, SPECTATOR).fits_stored == {}


def test_decisions_say_what_they_are_about() -> None:
    """Over some games every decision that is about something has said so in names."""
    about: dict[str, set[str]] = {}
    for seed in range(8):
        state = well_off(seed, 2)
        rng = random.Random(seed)
        while not state.over:
            shown = seen(state, state.deciding_seats()[0]).decision
            assert shown is not None
            about.setdefault(shown.kind, set()).update(f"{key} {value}" for key, value in shown.arguments.items())
            step(state, rng)
    assert about["travel"] == {"way road", "way water"}
    assert about["expand"] >= {"category I"}
    assert about["recruit"] == {"place village"}
    assert about["send"] >= {"place town_hall"}
    assert about["draw"] == about["plan"] == about["act"] == set()


def test_turns_and_passing() -> None:
    state = moment(5, 3, 0, phase=ACTIONS)
    shown = seen(state, SPECTATOR)
    assert shown.turn == NAMES[state.active]
    assert [player.deciding for player in shown.players].count("act") == 1
    assert [player.passed for player in shown.players] == [state.passed >> seat & 1 == 1 for seat in range(3)]


def test_the_end_names_the_winners() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=3)
    rng = random.Random(3)
    while not game.over:
        seat = game.deciding[0]
        game.play(seat, rng.choice(game.legal(seat)))
    shown = game.view()
    assert shown.over
    assert shown.winners == game.winners
    assert {player.name: player.score for player in shown.players} == game.scores
    assert shown.phase == "end"
