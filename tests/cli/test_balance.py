"""The balance lab: two simulations side by side, and drawings that say what the figures say."""

import json
import re
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from tests.cli.terminal import Command

from cenabum import SetupError
from cenabum.lab.balance import balance, beside
from cenabum.lab.plot import Mark, drawn, label_of
from cenabum.lab.results import write_results
from cenabum.lab.simulate import simulate

SEATS = ["bot:random", "bot:random"]


def test_two_editions_are_laid_side_by_side() -> None:
    new, old = (simulate("orleans", SEATS, 12, 1, uses=True, edition=edition) for edition in ("2019", "2014"))
    found = beside(new, old, least=4)
    ones = {use.name: use for use in balance(new, 4)}
    others = {use.name: use for use in balance(old, 4)}
    assert {each.name for each in found} == ones.keys() & others.keys()
    for each in found:
        assert each.one == ones[each.name]
        assert each.other == others[each.name]
        assert each.more == pytest.approx(each.one.more - each.other.more)
        assert each.low <= each.more <= each.high
        assert each.high - each.low <= (each.one.high - each.one.low) + (each.other.high - each.other.low) + 1e-9
    assert [abs(each.more) for each in found] == sorted((abs(each.more) for each in found), reverse=True)
    with pytest.raises(SetupError, match="Only simulations of one game with equally many seats"):
        beside(new, simulate("orleans", [*SEATS, "bot:random"], 2, 1, uses=True))


def test_a_drawing_has_every_mark_where_it_belongs() -> None:
    picture = drawn(
        "<points>", {"one & all": [Mark("a", 10, 5, 15), Mark("b", -20, -30, -10)], "other": [Mark("b", 0, -5, 5)]}
    )
    root = ElementTree.fromstring(picture)
    texts = [each.text for each in root.iter() if each.tag.endswith("text")]
    assert "<points>" in texts
    assert {"one & all", "other", "a", "b", "0"} <= set(texts)
    marks = [each for each in root.iter() if each.tag.endswith("circle") and each.get("r") == "3.5"]
    places = [float(each.get("cx", "")) for each in marks]
    assert places[1] < places[2] < places[0]  # -20, 0, 10
    lines = [re.fullmatch(r"M([\d.]+) [\d.]+H([\d.]+)", each.get("d", "")) for each in root.iter()]
    spans = [(float(found[1]), float(found[2])) for found in lines if found]
    assert len(spans) == 3
    assert all(low <= place <= high for place, (low, high) in zip(places, spans, strict=True))


def test_names_are_told_to_people() -> None:
    assert [label_of(name) for name in ("gains_tile.wine_press", "seat.2", "travels.orleans~blois", "passes")] == [
        "wine press",
        "seat 2",
        "orleans – blois",
        "passes",
    ]


def test_the_command_tells_and_draws(tmp_path: Path, cenabum_command: Command) -> None:
    files = []
    for edition in ("2019", "2014"):
        files.append(tmp_path / f"{edition}.jsonl")
        write_results(files[-1], simulate("orleans", SEATS, 12, 1, uses=True, edition=edition))
    told = cenabum_command("lab", "balance", files[0], "--what", "seat", "--least", "2", "--to", "markdown")
    assert told.returncode == 0, told.stderr
    assert told.stdout.splitlines()[1] == "| --- | ---: | ---: | ---: |"
    assert len(told.stdout.splitlines()) == 4
    plot = tmp_path / "seats.svg"
    both = cenabum_command(
        "lab", "balance", files[0], "--beside", files[1], "--what", "seat", "--least", "2", "--plot", plot, "--json"
    )
    assert [each["name"] for each in json.loads(both.stdout)] == ["seat.1", "seat.2"]
    assert "edition 2014, first_technology first-placed, 12 games" in plot.read_text(encoding="utf-8")


def test_a_cluster_that_is_not_there_and_a_folder_that_is_a_file(
    tmp_path: Path, cenabum_command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))  # nobody gets as far as asking it
    for command in (("simulate", "--seats", "bot:random,bot:random"), ("arena", "--bots", "bot:greedy,bot:random")):
        told = cenabum_command(*command, "--games", "2", "--on", "ray:127.0.0.1:1")
        assert (told.returncode, told.stderr) == (2, "There is no Ray cluster at 127.0.0.1:1.\n")
    games = tmp_path / "games.jsonl"
    write_results(games, simulate("orleans", SEATS, 4, 1, uses=True))
    (tmp_path / "taken.svg").mkdir()
    told = cenabum_command("lab", "balance", games, "--least", "2", "--plot", tmp_path / "taken.svg")
    assert told.returncode == 2
    assert "taken.svg cannot be written" in told.stderr
    assert len(told.stderr.splitlines()) == 1
    assert games.exists()
