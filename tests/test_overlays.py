"""Overlays and corrections change the component data of Orléans, or are refused with file, line, key and reason."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cenabum
from cenabum.kernel.figures import Figures, FiguresError, find_line, load_figures
from tests.effort import many
from tests.figures import DATA, FIGURES, FOLLOWERS, GOODS, value


def overlaid(folder: Path, text: str | bytes) -> Figures:
    file = folder / "my-box.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return load_figures(DATA, [file])


def test_overlay_corrects_a_figure(tmp_path: Path) -> None:
    figures = overlaid(tmp_path, '\ufeff# my copy\r\n[places.hayrick]\r\nspaces = ["trader", "monk"]\r\n')
    assert figures.get("places.hayrick.spaces") == ["trader", "monk"]
    assert figures.overlays == {"places.hayrick.spaces": ["trader", "monk"]}
    assert figures.where("places.hayrick.spaces") == (str(tmp_path / "my-box.toml"), 3)
    assert figures.where("places.hayrick.name") == FIGURES.where("places.hayrick.name")
    [figure] = [figure for figure in figures.listing() if figure.overlaid]
    assert (figure.path, figure.confidence, figure.source) == ("places.hayrick.spaces", "corrected", "my-box.toml")
    assert figures.digest != FIGURES.digest
    assert [one.path for one in figures.listing()] == [one.path for one in FIGURES.listing()]
    assert list(figures.tree["places"]) == list(value("places"))  # type: ignore[call-overload]  # a dict by its file


def test_overlay_may_give_a_source(tmp_path: Path) -> None:
    text = '[sources]\nlook = "looked at the tile"\n'
    text += '[places.brewery]\nspaces = { value = ["knight"], confidence = "certain", source = "look" }\n'
    figures = overlaid(tmp_path, text)
    [figure] = [figure for figure in figures.listing() if figure.overlaid]
    assert (figure.value, figure.source) == (["knight"], "my-box.toml: looked at the tile")


def test_overlay_replaces_a_table_value_as_a_whole_and_merges_a_table_of_figures(tmp_path: Path) -> None:
    text = "[deeds.astronomy.spaces]\nmonk = 4\n[places.windmill]\neffect = { coins = 3 }\n"
    text += '[map]\nconnections."orleans~briare".spaces = [0]\ntowns.tours.lat = 47\n'
    figures = overlaid(tmp_path, text)
    assert figures.get("deeds.astronomy.spaces") == {"monk": 4}
    assert figures.get("places.windmill.effect") == {"coins": 3, "development": 1}
    assert figures.get("map.connections.orleans~briare.spaces") == [0]
    assert figures.where("map.connections.orleans~briare.spaces")[1] == 6
    assert isinstance(figures.get("map.towns.tours.lat"), float)


def test_overlay_of_a_list_of_tables(tmp_path: Path) -> None:
    stack = '{ letter = "A", tiles = { plague = 17 } }'
    assert overlaid(tmp_path, f'[hourglass."2019"]\nstacks = [{stack}]').get("hourglass.2019.stacks") == [
        {"letter": "A", "tiles": {"plague": 17}}
    ]


def test_a_table_copied_from_a_data_file_is_an_overlay(tmp_path: Path) -> None:
    folder = Path(__file__).parents[1] / "src/cenabum/orleans/data"
    text = (folder / "tracks.toml").read_text(encoding="utf-8").replace("\n[", "\n[tracks.")
    figures = overlaid(tmp_path, text.replace("[tracks.sources]", "[sources]"))
    assert figures.digest == FIGURES.digest
    assert set(figures.overlays) == {one.path for one in FIGURES.listing() if one.path.startswith("tracks.")}


def test_later_overlays_win_and_corrections_repeat_them(tmp_path: Path) -> None:
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    first.write_text('[places]\nhayrick.spaces = ["monk"]\nbrewery.spaces = ["knight"]')
    second.write_text('[places]\nhayrick.spaces = ["trader"]')
    figures = load_figures(DATA, [first, second])
    assert figures.overlays == {"places.hayrick.spaces": ["trader"], "places.brewery.spaces": ["knight"]}
    again = load_figures(DATA, corrections=figures.overlays)
    assert again.tree == figures.tree
    assert again.digest == figures.digest
    assert again.overlays == figures.overlays
    assert load_figures(DATA).digest == FIGURES.digest


def test_the_game_refuses_by_path(tmp_path: Path) -> None:
    figures = overlaid(tmp_path, '[places.hayrick]\n# a slip\nspaces = ["baker"]\n')
    error = figures.error("places.hayrick.spaces", "asks for a baker")
    assert (error.file, error.line, error.key) == (str(tmp_path / "my-box.toml"), 3, "places.hayrick.spaces")
    assert str(error) == f"{tmp_path / 'my-box.toml'}, line 3: places.hayrick.spaces asks for a baker"
    assert FIGURES.error("deeds.astronomy.coins", "is odd").file == "deeds.toml"


REFUSED = {
    "syntax": ("[places.hayrick]\nspaces = [", 2, "", "is not valid TOML"),
    "syntax in the middle": ("[places.hayrick]\nspaces = = 3\n\n", 2, "", "is not valid TOML"),
    "twice": ("[counts]\nmarket = 8\nmarket = 9\n", 3, "", "is not valid TOML"),
    "not text": (b"[counts]\nmarket = \xff\n", 2, "", "is not UTF-8 text"),
    "a huge number": (f"[counts]\nmarket = {'9' * 5000}\n", 0, "", "too large"),
    "deep lists": (f"[counts]\nmarket = {'[' * 5000}\n", 0, "", "too large"),
    "misspelled": ("\n[places.hayrik]\nspaces = []", 2, "places.hayrik", "did you mean places.hayrick?"),
    "misspelled entry": ("[places.hayrick]\n\nspace = []", 3, "places.hayrick.space", "mean places.hayrick.spaces?"),
    "without its file": ("[hayrick]\nspaces = []", 1, "hayrick", "did you mean places.hayrick?"),
    "no such file": ("[zzz]\nspaces = []", 1, "zzz", "known here: counts"),
    "quoted path": ('"places.hayrick" = 3', 1, "places.hayrick", "not a known figure"),
    "a value for a table": ("[places]\nhayrick = 3", 2, "places.hayrick", "must be a table of figures such as name"),
    "a table for a list": ("[places.hayrick.spaces]\nfarmer = 1", 1, "places.hayrick.spaces", "not a table"),
    "text for a list": ('[places.hayrick]\nspaces = "monk"', 2, "places.hayrick.spaces", "must be a list, not text"),
    "number in a list": ('[places.hayrick]\nspaces = ["monk", 2]', 2, "places.hayrick.spaces", "wrong entry 2: it"),
    "number in an empty list": ("[places.school]\nspaces = [2]", 2, "places.school.spaces", "wrong entry 1"),
    "true for a number": ("[counts]\nmarket = true", 2, "counts.market", "must be a whole number, not true or false"),
    "a number for true": ("[places.town_hall]\npartial = 1", 2, "places.town_hall.partial", "must be true or false"),
    "a fraction": ("[counts]\nmarket = 8.5", 2, "counts.market", "must be a whole number, not a number"),
    "a negative number": ("[counts]\nmarket = -1", 2, "counts.market", "must be from 0"),
    "a date": ("[counts]\nmarket = 2014-10-16", 2, "counts.market", "not a date or time"),
    "not a number": ("[map.towns.tours]\nlat = nan", 2, "map.towns.tours.lat", "must be from -"),
    "far away": ("[map.towns.tours]\nlat = 99999999", 2, "map.towns.tours.lat", "must be"),
    "text in a table": ('[deeds.astronomy]\nspaces = { monk = "2" }', 2, "deeds.astronomy.spaces", "wrong entry monk"),
    "keys of a stack": ('[hourglass]\n2019.stacks = [{ letter = "A" }]', 2, "hourglass.2019.stacks", "exactly the key"),
    "an entry named value": (
        "[deeds.astronomy]\nspaces = { value = { value = 2 } }",
        2,
        "deeds.astronomy.spaces",
        "named value",
    ),
    "beside value": ("[counts]\nmarket = { value = 9, sure = true }", 2, "counts.market.sure", "beside value"),
    "confidence": ('[counts]\nmarket = { value = 9, confidence = "x" }', 2, "counts.market.confidence", "one of"),
    "source": ("[counts]\nmarket = { value = 9, source = 9 }", 2, "counts.market.source", "must be text"),
    "sources": ("[counts]\n[sources]\nmine = 1", 2, "sources", "must be a table of sentences"),
}


@pytest.mark.parametrize(("text", "line", "key", "reason"), REFUSED.values(), ids=REFUSED)
def test_wrong_overlay_is_refused(tmp_path: Path, text: str | bytes, line: int, key: str, reason: str) -> None:
    with pytest.raises(FiguresError) as caught:
        overlaid(tmp_path, text)
    error = caught.value
    assert (error.file, error.line, error.key) == (str(tmp_path / "my-box.toml"), line, key)
    assert reason in error.reason
    assert error.reason in str(error)
    assert error.file in str(error)
    assert "\n" not in str(error)


def test_overlay_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for file in (tmp_path / "missing.toml", tmp_path, Path("a\0b")):
        with pytest.raises(FiguresError, match="cannot be read") as caught:
            load_figures(DATA, [file])
        assert (caught.value.file, caught.value.line, caught.value.key) == (str(file), 0, "")


@pytest.mark.parametrize(
    ("path", "wrong", "reason"),
    [
        ("places.hayrik.spaces", [], "did you mean places.hayrick?"),
        ("deeds.astronomy.spaces.monk", 1, "correct deeds.astronomy.spaces as a whole"),
        ("counts.market.deeper.still", 1, "correct counts.market as a whole"),
        ("places.hayrick.confidence", "certain", "not a known figure"),
        ("counts.market", None, "must be a whole number"),
        ("", 3, "not a known figure"),
    ],
)
def test_wrong_correction_is_refused(path: str, wrong: object, reason: str) -> None:
    with pytest.raises(FiguresError) as caught:
        load_figures(DATA, corrections={path: wrong})
    assert reason in str(caught.value)
    assert caught.value.file == "corrections"


def test_find_line_reads_headers_dotted_keys_quotes_and_comments() -> None:
    text = "# a.b = 1\n[a]\nb.c = 1\n'd' = { e = 1 }\n[ a . \"f~g\" ]\nh = [\n  1,\n]\n[[i]]\nj = 1\n"
    lines = {"a": 2, "a.b": 3, "a.b.c": 3, "a.d.e": 4, "a.f~g": 5, "a.f~g.h": 6, "i.j": 10, "a.zzz": 2, "zzz": 1}
    assert {path: find_line(text, path.split(".")) for path in lines} == lines
    assert find_line("", ["a"]) == 0


def toml(value: object) -> str:
    """Write a value as TOML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return repr(value) if isinstance(value, float) else json.dumps(value)


PATHS = [figure.path for figure in FIGURES.listing()]
WORDS = st.sampled_from([*FOLLOWERS, *GOODS, "any", "value", "confidence", "source", "certain"])
SCALARS = st.booleans() | st.integers(-3, 40) | st.integers() | st.floats() | st.text(max_size=8) | WORDS
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=3), max_leaves=6
)


def entry(path: str, one: object) -> str:
    return f"{'.'.join(map(json.dumps, path.split('.')))} = {toml(one)}"


def alike(path: str) -> st.SearchStrategy[object]:
    """Make values of the same shape as a figure, or nearly so."""
    kinds: dict[type, st.SearchStrategy[Any]] = {
        list: st.lists(WORDS, max_size=4) | st.lists(st.integers(0, 9), max_size=4),
        dict: st.dictionaries(WORDS, st.integers(0, 9), max_size=4),
        str: st.text(max_size=8),
    }
    return kinds.get(type(value(path)), st.integers(0, 40) | st.booleans())


LINES = st.one_of(
    st.sampled_from(PATHS).flatmap(lambda path: alike(path).map(lambda one: entry(path, one))),
    st.builds(entry, st.sampled_from(PATHS) | st.sampled_from(PATHS).map(lambda path: path[:-1]), VALUES),
    st.sampled_from(PATHS).map(lambda path: f"[{path.rpartition('.')[0]}]"),
    st.text(max_size=20),
)


@settings(max_examples=many(50, 1500), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=st.lists(LINES, max_size=4))
def test_fuzzed_overlays_raise_only_figures_errors(tmp_path: Path, lines: list[str]) -> None:
    figures = FIGURES
    with suppress(FiguresError):
        figures = overlaid(tmp_path, "\n".join(lines).encode(errors="replace"))
    assert load_figures(DATA, corrections=figures.overlays).digest == figures.digest


@settings(max_examples=many(50, 1500))
@given(corrections=st.dictionaries(st.sampled_from(PATHS) | st.text(max_size=9), VALUES, max_size=3))
def test_fuzzed_corrections_raise_only_figures_errors(corrections: dict[str, object]) -> None:
    figures = FIGURES
    with suppress(FiguresError):
        figures = load_figures(DATA, corrections=corrections)
    assert set(figures.overlays) <= set(PATHS)
    assert load_figures(DATA, corrections=figures.overlays).digest == figures.digest


@settings(max_examples=many(40, 1000), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(max_size=60))
def test_random_bytes_raise_only_figures_errors(tmp_path: Path, data: bytes) -> None:
    figures = FIGURES
    with suppress(FiguresError):
        figures = overlaid(tmp_path, data)
    assert set(figures.overlays) <= set(PATHS)


@pytest.mark.parametrize(
    ("corrections", "edition"),
    [
        ({f"counts.goods.{good}": 3 for good in ("grain", "cheese", "wine", "wool", "brocade")}, "2019"),
        ({"counts.start_coins": 60}, "2014"),
        ({"hourglass.2019.values.taxes": []}, "2019"),
        ({"tracks.knights.draws": []}, "2019"),
        ({"tracks.development.status": {"x": 2}}, "2019"),
        ({"tracks.development.coins": {"99": 2}}, "2019"),
        ({"deeds.astronomy.spaces": {"pirate": 3}}, "2019"),
        ({"deeds.astronomy.spaces": {"scholar": 0}}, "2019"),
    ],
)
def test_figures_that_cannot_make_a_game_are_refused(corrections: dict[str, object], edition: str) -> None:
    with pytest.raises(FiguresError) as refused:
        cenabum.new(
            "orleans", seats=["Ana", "Bruno", "Chloé", "Denis"], seed=1, edition=edition, corrections=corrections
        )
    assert refused.value.key.split(".")[0] == next(iter(corrections)).split(".")[0]


def test_spaces_that_ask_for_the_same_have_names_of_their_own() -> None:
    spaces = ["boatman", "farmer", "boatman", "boatman"]
    game = cenabum.new("orleans", ["Ana", "Bruno"], seed=1, corrections={"places.hayrick.spaces": spaces})
    names = game.components.layout.space_names()
    assert len(set(names)) == len(names)
    assert [name for name in names if name.startswith("hayrick.boatman")] == [
        "hayrick.boatman", "hayrick.boatman.2", "hayrick.boatman.3",
    ]  # fmt: skip
