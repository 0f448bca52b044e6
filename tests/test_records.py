"""The record: a round trip, its moments, and how it is saved. Broken ones are in test_broken_records.py."""

import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

import cenabum
from cenabum.kernel.record import Entry
from cenabum.kernel.sources import ChanceError
from tests.properties.ledger import dump
from tests.properties.tables import OPTIONS, SCARCE, new_game, play_some
from tests.written import broken, line_of, read, recorded


@pytest.mark.parametrize(
    "options", OPTIONS[::5], ids=lambda options: "-".join(str(value) for value in options.values())
)
def test_text_is_the_game(options: dict[str, Any]) -> None:
    game = new_game(options, "round trip", corrections=SCARCE)
    play_some(game, 8, 2000)
    text = game.record().text()
    parsed = cenabum.parse_record(text)
    assert parsed.text() == text
    assert parsed.setup == game.setup
    assert parsed.result == game.scores
    assert read(text).winners == game.winners


def test_names_bots_seeds_and_figures_survive() -> None:
    seats = ["Jean d’Arc", "Zoë Q.", "bot:greedy", "Rival = bot:random"]
    game = cenabum.new("orleans", seats, 'a "quoted" séed', corrections={"counts.start_coins": 7})
    text = game.record().text()
    again = read(text)
    assert again.seats == ["Jean d’Arc", "Zoë Q.", "Greedy", "Rival"]
    assert [seat.player for seat in again.setup.seats] == ["person", "person", "bot:greedy", "bot:random"]
    assert again.setup.seed == 'a "quoted" séed'
    assert again.record().text() == text
    assert again.state.players[0].coins == 7  # type: ignore[attr-defined]  # the game is Orléans


def test_comments_spaces_and_the_line_ends_of_other_systems_do_not_matter() -> None:
    text = recorded()
    commented = text.replace("\n\n", "\n# a comment\n\n# another one\n", 1).replace("\nAna: ", "\n\nAna:   ", 3)
    for variant in (commented, text.replace("\n", "\r\n"), "\ufeff" + text):
        assert dump(read(variant).state) == dump(read(text).state)  # type: ignore[arg-type]  # the game is Orléans


def test_draws_are_not_needed_beside_a_seed() -> None:
    text = recorded()
    without = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("~"))
    assert read(without).record().text() == text


def test_a_record_without_a_seed_is_replayed_and_goes_on() -> None:
    game = read(recorded(seedless=True))
    assert game.record().text() == recorded(seedless=True)
    before = len(game.entries)
    play_some(game, 4, 40)
    assert len(game.entries) == before + 40
    assert read(game.record().text()).record().text() == game.record().text()


def test_two_who_go_on_from_a_record_without_a_seed_draw_differently() -> None:
    ends = set()
    for _ in range(2):
        game = read(recorded(seedless=True))
        play_some(game, 4, 400)
        ends.add(game.record().text())
    assert len(ends) == 2


def test_refused_tries_are_kept_and_checked() -> None:
    game = new_game(OPTIONS[12], 1)
    with pytest.raises(cenabum.Refused) as refused:
        game.play("Ana", "act ship")
    game.entries.append(Entry("Ana", "act ship", refused=refused.value.rule))
    game.play("Ana", game.legal("Ana")[0])
    text = game.record().text()
    assert f"\n! Ana: act ship [{refused.value.rule}]\n" in text
    again = read(text)
    assert again.record().text() == text
    assert len(again.decisions) == 1
    assert broken(text.replace(f"[{refused.value.rule}]", "[end.tie]")).line == line_of(text, "! Ana")
    legal = game.legal("Ana")[0].notation
    assert "legal" in str(broken(text.replace("! Ana: act ship", f"! Ana: {legal}")))
    assert again.undo("Ana").notation == game.entries[-1].notation


# ---- moments


def test_any_moment_can_be_loaded(tmp_path: Path) -> None:
    path = tmp_path / "evening.cenabum"
    game = read(recorded())
    game.save(path)
    for number in (0, 1, 17, 60):
        moment = cenabum.load(path, at=number)
        assert len(moment.decisions) == number
        assert moment.record().text() == game.at(number).record().text()
    assert cenabum.load(path).record().text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("at", [61, 10**9, -1])
def test_moments_that_are_not_there(at: int) -> None:
    with pytest.raises(cenabum.RecordError, match="moment"):
        read(recorded(), at=at)


# ---- saving


def test_saving_replaces_the_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "evening.cenabum"
    path.write_text("x" * 1_000_000)
    read(recorded()).save(path)
    assert path.read_bytes() == recorded().encode()
    assert [other.name for other in tmp_path.iterdir()] == ["evening.cenabum"]


KILLED = """
import os, pathlib, signal, sys
import cenabum
from cenabum.kernel import files
path = pathlib.Path(sys.argv[1])
when = sys.argv[2]
game = cenabum.load(path)
game.play(game.deciding[0], game.legal(game.deciding[0])[0])
def die(*args):
    os.kill(os.getpid(), signal.SIGKILL)
if when == "written":
    os.fsync = die
else:
    pathlib.Path.replace = die
game.save(path)
"""


@pytest.mark.parametrize("when", ["written", "moved"])
def test_killed_while_saving_leaves_the_old_file(tmp_path: Path, when: str) -> None:
    path = tmp_path / "evening.cenabum"
    path.write_text(recorded(), encoding="utf-8")
    died = subprocess.run([sys.executable, "-c", textwrap.dedent(KILLED), path, when], check=False)
    assert died.returncode == -9
    assert path.read_text(encoding="utf-8") == recorded()
    assert cenabum.load(path).record().text() == recorded()


def test_a_save_that_fails_leaves_the_old_file_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "evening.cenabum"
    path.write_text(recorded(), encoding="utf-8")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        read(recorded(80)).save(path)
    assert [other.name for other in tmp_path.iterdir()] == ["evening.cenabum"]
    assert path.read_text(encoding="utf-8") == recorded()


def test_chance_error_is_a_value_error() -> None:
    assert issubclass(ChanceError, ValueError)
    assert issubclass(cenabum.RecordError, ValueError)
