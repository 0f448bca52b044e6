"""The King's Favor: what a player is told of the end of winter is what winter does."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import cenabum
from cenabum.cli.drawing import drawing_of
from cenabum.kernel.game import replay
from cenabum.kernel.record import parse_record
from cenabum.stories.kings_favor import check_era
from cenabum.stories.state import State
from cenabum.stories.view import PlayerView, view
from tests.scenes import NAMES
from tests.stories.scene import Scene, favor

rule = pytest.mark.rule
GAMES = sorted((Path(__file__).resolve().parent / "games").glob("kings-favor-*.cenabum"))


def stands(scene: Scene, name: str = "Ana") -> PlayerView:
    shown = view(scene.state, -1, scene.game.seats)
    return next(player for player in shown.players if player.name == name)


def told_as_it_comes(state: State, looks: int, seats: tuple[str, ...]) -> set[str]:
    """What everybody is told, after looking at what winter does to the table as it stands."""
    shown = view(state, looks, seats)
    after = state.copy()
    if not after.over:
        check_era(after)
    told = set()
    for player, before, then in zip(shown.players, state.players, after.players, strict=True):
        assert player.missed == sum(need.costs for need in player.needs)
        assert [need.met for need in player.needs] == [not need.costs for need in player.needs]
        kept = bool(not then.out)
        used = before.favorites - then.favorites
        assert then.favorites >= 0
        expected = {
            "safe": (True, 0),
            "saved": (True, player.missed),
            "danger": (False, 0),
            "castle": (False, 0),
            "out": (False, 0),
            None: (kept, 0),
        }[player.standing]
        assert (kept, used) == expected, (player.name, player.standing)
        assert (player.standing is None) == state.over
        told.add(player.standing or "over")
    return told


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_at_every_moment_winter_does_what_is_told(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))
    game = replay(record, at=0)
    assert isinstance(game.state, State)
    for number, entry in enumerate(record.entries):
        if not entry.refused:
            looks = number % (len(game.seats) + 1) - 1  # a spectator, then each seat in turn
            told_as_it_comes(game.state, looks, tuple(game.seats))
            game.play(entry.seat, entry.notation)
    assert told_as_it_comes(game.state, -1, tuple(game.seats)) == {"over"}


@rule("favor.two-payments")
@pytest.mark.parametrize(
    ("favorites", "paid", "standing"),
    [(0, 2, "safe"), (0, 1, "danger"), (1, 1, "saved"), (1, 0, "danger"), (2, 0, "saved")],
)
def test_each_payment_that_is_missing_counts_against_the_favorite_tiles(
    favorites: int, paid: int, standing: str
) -> None:
    scene = favor().give("Ana", areas="b3", favorites=favorites)
    for _ in range(paid):
        scene.give("Ana", portal="5_coins").actions("Ana").play("Ana", "send 5_coins hunting_rights")
    assert (stands(scene).standing, stands(scene).missed) == (standing, 2 - paid)
    told_as_it_comes(scene.state, -1, tuple(scene.game.seats))


@rule("favor.castle-no-favorite")
def test_no_favorite_tile_makes_the_castle_safe() -> None:
    scene = favor(favorites="2").give("Ana", fame=89).give("Bruno", fame=90).actions("Ana")
    scene.state.era = 4
    assert stands(scene).standing == "castle"
    assert stands(scene, "Bruno").standing == "danger"
    told_as_it_comes(scene.state, -1, tuple(scene.game.seats))


def test_another_reading_of_the_payments_is_a_correction_of_the_data() -> None:
    corrections: dict[str, object] = {"kings_favor": {"each_space": []}}
    scene = (
        Scene(cenabum.new("kings-favor", seats=list(NAMES[:3]), seed=1, corrections=corrections))
        .give("Ana", areas="b3")
        .actions("Ana")
    )
    assert (stands(scene).standing, stands(scene).missed) == ("saved", 1)
    told_as_it_comes(scene.state, -1, tuple(scene.game.seats))


def test_the_terminal_says_it() -> None:
    scene = favor().give("Ana", areas="b3").actions("Ana")
    out = io.StringIO()
    drawing_of(scene.game).part("tasks", "Ana", Console(file=out, width=300))
    promised = "2 objectives are missing, and 1 Favorite tile is not enough: that would mean dismissal after winter."
    assert promised in out.getvalue()
