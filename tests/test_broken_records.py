"""Records that are broken: each is refused with a sentence and its line, and random damage never gets further."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st

import cenabum
from tests.effort import many
from tests.properties.tables import OPTIONS, new_game
from tests.written import QUICK, RULES, VERSION, broken, edited, line_of, read, recorded


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "hello",
        "cenabum",
        "cenabum \n",
        "cenabum one\n\n",
        "cenabum 1",
        "cenabum 1\n",
        "Cenabum 1\n\n",
        "\x00",
    ],
)
def test_what_is_no_record_at_all(text: str) -> None:
    assert broken(text).line == 1 or "cut off" in str(broken(text))


@pytest.mark.parametrize("version", ["2", "99", "1234567890"])
def test_a_newer_format(version: str) -> None:
    assert "newer" in str(broken(recorded().replace("cenabum 1", f"cenabum {version}", 1)))


def test_newer_rules() -> None:
    assert "newer" in str(broken(recorded().replace(f"\n{RULES}\n", f"\nrules {VERSION + 1}\n")))


GAMES = Path(__file__).resolve().parent / "games"
OLDER = GAMES / "older" / "orleans-rules-1.cenabum"
"""A game by the first version of the rules, in which a place was left empty that the Bathhouse has to fill."""


def test_a_record_of_older_rules_plays_as_long_as_they_allow_it() -> None:
    """It goes on by what it was begun with, and says so when it is written down again."""
    kept = "\nrecalls before-draw\nrules 1\n"
    text = (GAMES / "players-two.cenabum").read_text(encoding="utf-8")
    older = text.replace(kept, "\nrules 1\n")
    assert older != text
    game = read(older)
    assert game.setup.settings["recalls"] == "before-draw"
    assert kept.replace("rules 1", RULES) in game.record().text()
    assert game.record().text().partition("\n\n")[2] == text.partition("\n\n")[2]


def test_a_new_game_cannot_choose_an_older_rule() -> None:
    with pytest.raises(cenabum.SetupError, match="no setting “recalls”"):
        cenabum.new("orleans", ["Ana", "Bruno"], recalls="after-draw")


def test_a_record_that_older_rules_allowed_says_so_and_where_it_stops() -> None:
    error = broken(OLDER.read_text(encoding="utf-8"))
    told = str(error)
    stops = re.search(r"stops at decision (\d+) and can be seen up to there: --at (\d+)\.", told)
    assert f"made with version 1 of the rules, and version {VERSION} corrected them" in told
    assert "tiles.bathhouse-2019" in told
    assert stops is not None
    decision, number = map(int, stops.groups())
    assert decision == number + 1
    assert len(cenabum.load(OLDER, at=number).decisions) == number
    with pytest.raises(cenabum.RecordError):
        cenabum.load(OLDER, at=decision)
    assert f"entstand mit Version 1 der Regeln, und Version {VERSION} hat sie berichtigt" in error.told("de")


def test_a_record_of_today_does_not_speak_of_older_rules() -> None:
    text = recorded()
    assert "version" not in str(broken(edited(text, line_of(text, "Bruno: ", 3), "Bruno: act ship")))


@pytest.mark.parametrize("key", ["game", "rules", "data"])
def test_header_lines_that_are_missing_or_stand_twice(key: str) -> None:
    text = recorded()
    line = line_of(text, f"{key} ")
    assert key in str(broken(edited(text, line, None)))
    twice = broken(edited(text, line, f"{key} 1\n{key} 1"))
    assert twice.line == line + 1
    assert "twice" in str(twice)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("game orleans", "game orlean", "Did you mean orleans"),
        ("edition 2019", "edition 2015", "2015"),
        ("edition 2019", "editions 2019", "editions"),
        (RULES, "rules one", "number"),
        (RULES, "rules " + "9" * 5000, "number"),
        (RULES, "rules", "no value"),
        ('seed "records"', "seed records", "seed"),
        ('seed "records"', "seed [1]", "seed"),
        ('seed "records"', "seed true", "seed"),
        ('seed "records"', 'seed "\\ud800"', "seed"),
        ('seed "records"', 'seed "other"', "seed"),
        ("seat Ana", "seat An:a", "name"),
        ("seat Ana", "seat Bruno", "name"),
        ("seat Ana", "seat Ana = bot", "bot"),
        ("seat Ana\n", "", "draws"),
        ("seat Ana", "seat Ana\nseat Ada\nseat Eva\nseat Ida", "players"),
    ],
)
def test_a_bad_header(old: str, new: str, reason: str) -> None:
    text = recorded()
    assert text.count(old)
    assert reason in str(broken(text.replace(old, new, 1)))


def test_no_seats() -> None:
    assert "seats" in str(broken("\n".join(line for line in recorded().split("\n") if not line.startswith("seat "))))


@pytest.mark.parametrize(
    ("figure", "reason"),
    [
        ("counts.start_coins", "no readable value"),
        ("counts.start_coins five", "no readable value"),
        ("counts.start_coins [[[", "no readable value"),
        ("counts.start_coins " + "[" * 100_000, "no readable value"),
        ("counts.start_coins " + "9" * 5000, "no readable value"),
        ('counts.start_coins "five"', "must be"),
        ("counts.start_coins -1", "must be"),
        ("counts.start_coins 1000000", "must be"),
        ("counts.start_coin 5", "did you mean"),
        ("counts 5", "must be"),
        ("nothing 5", "not a known figure"),
        ("... 5", "not a known figure"),
        ("counts.start_coins NaN", "must be"),
        ("counts.rounds 17", "hour-glass"),
        ('places.hayrick.spaces ["gardener"]', "gardener"),
    ],
)
def test_a_bad_figure(figure: str, reason: str) -> None:
    text = recorded()
    line = line_of(text, "seed ")
    error = broken(edited(text, line, f"figure {figure}\n" + text.split("\n")[line - 1]))
    assert reason in str(error)


def test_a_truncated_record() -> None:
    text = recorded()
    for length in range(len(text)):
        cut = text[:length]
        if cut.endswith("\n") and "\n\n" in cut:
            continue  # whole lines: a shorter game
        broken(cut)
    assert "cut off" in str(broken(text[:-1]))


def test_whole_lines_cut_off_are_a_shorter_game_unless_draws_or_the_result_tell() -> None:
    text = recorded(2000)
    result = text.splitlines(keepends=True)[-1]
    assert result.startswith("= ")
    assert not read(text.removesuffix(result)).record().text().endswith(text[-30:-1])
    moves = [number for number, line in enumerate(text.split("\n"), 1) if re.match(r"\w+: ", line)]
    assert "not over" in str(broken("\n".join(text.split("\n")[: moves[-1] - 1]) + "\n" + result))


def test_a_hand_edited_move() -> None:
    text = recorded()
    line = line_of(text, "Bruno: ", 3)
    for move in ("Bruno: act ship", "Bruno: dance", "Bruno: place farmer", "Bruno: place pirate farm_house"):
        error = broken(edited(text, line, move))
        assert error.line == line
        assert "Bruno" in str(error)
    assert broken(edited(text, line, "Bruno; done")).line == line
    assert broken(edited(text, line, "Bruno:")).line == line


def test_a_move_of_the_wrong_seat() -> None:
    text = recorded()
    line = line_of(text, "Ana: ")
    assert "There is no seat" in str(broken(edited(text, line, "Eve: done")))
    swapped = re.sub(r"^Ana: (act .*)$", r"Bruno: \1", recorded(400), count=1, flags=re.MULTILINE)
    assert broken(swapped).line


def test_a_missing_move() -> None:
    text = recorded(200)
    assert broken(edited(text, line_of(text, "Ana: act"), None)).line


def test_a_wrong_draw() -> None:
    text = recorded(100)
    line = line_of(text, "~ bag.")
    drawn = text.split("\n")[line - 1]
    stream, _, kinds = drawn.partition(": ")
    for new in (f"{stream}: monk", f"{drawn} {kinds.split()[0]}", f"{stream}: pirate", f"~ bag.Eve: {kinds}"):
        assert broken(edited(text, line, new)).line == line - 1
    assert "draw" in str(broken(edited(text, line, None)))
    for new in ("~ bag", "~ bag.Ana:", "~ bag.Ana: "):
        assert broken(edited(text, line, new)).line == line


def test_a_wrong_draw_without_a_seed() -> None:
    text = recorded(100, seedless=True)
    line = line_of(text, "~ bag.")
    drawn = text.split("\n")[line - 1]
    stream, _, kinds = drawn.partition(": ")
    fewer = " ".join(kinds.split()[:-1])
    for new in (f"{stream}: monk monk monk monk", f"{drawn} {kinds.split()[0]}", f"{stream}: {fewer}".strip()):
        error = broken(edited(text, line, new))
        assert error.line in (line - 1, line)
    assert "does not say what was drawn" in str(broken(edited(text, line, None)))
    opening = line_of(text, "~ goods")
    assert "set-up" in str(broken(edited(text, opening, None)))
    assert "set-up" in str(broken(edited(text, opening, text.split("\n")[opening - 1] + " grain")))
    assert "set-up" in str(broken(edited(text, opening, "~ goods: pirate")))


def test_a_wrong_result() -> None:
    text = recorded(2000)
    line = line_of(text, "= ")
    for new in ("= Ana 999, Bruno 0, Chloé 0", "= Ana", "= ", "= Ana --5", "= Ana " + "9" * 5000, "= Eve 1"):
        broken(edited(text, line, new))
    assert broken(text + "Ana: done\n").line == line + 1


def test_draws_after_a_refused_move() -> None:
    text = recorded()
    line = line_of(text, "~ ", 1)
    assert broken(edited(text, line - 1, "! Ana: act ship [general.not-now]")).line == line


def test_too_long() -> None:
    with pytest.raises(cenabum.RecordError, match="at most"):
        cenabum.parse_record("cenabum 1\n" * 1_000_000)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "picture.cenabum").write_bytes(b"\x89PNG\xff\x00")
    for name in ("picture.cenabum", "nothing.cenabum", ""):
        with pytest.raises(cenabum.RecordError, match=re.escape(str(tmp_path / name))):
            cenabum.load(tmp_path / name)


# ---- random damage


def read_or_refused(text: str) -> bool:
    """Is it a game, or refused in a sentence? Nothing but a `RecordError` comes out of it."""
    try:
        return bool(read(text).record())
    except cenabum.RecordError as refusal:
        return re.search(r"[.?)](?: \[[a-z.-]+\])?$", str(refusal)) is not None


@pytest.mark.slow
@settings(max_examples=many(100, 1500))
@given(st.randoms(use_true_random=False), st.booleans(), st.booleans())
def test_damaged_records_never_crash_the_reader(chance: random.Random, seedless: bool, scarce: bool) -> None:
    text = recorded(40, seedless=seedless, scarce=scarce)
    for _ in range(chance.choice((1, 1, 2, 5))):
        text = damaged(text, chance)
    assert read_or_refused(text), text


def damaged(text: str, chance: random.Random) -> str:
    """One kind of damage: letters, words, lines or numbers changed, doubled, swapped or lost."""
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    what = chance.randrange(9)
    if what == 0:
        del lines[at]
    elif what == 1:
        lines.insert(at, chance.choice(lines))
    elif what == 2:
        other = chance.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    elif what == 3:
        words = lines[at].split(" ")
        chance.shuffle(words)
        lines[at] = " ".join(words)
    elif what == 4:
        numbers = ("0", "1", "3", "7", "1000000000", "9" * 5000)  # the last is longer than Python reads
        lines[at] = re.sub(r"\d+", lambda _: chance.choice(numbers), lines[at])
    elif what == 5:
        lines[at] = lines[at][: chance.randrange(len(lines[at]) + 1)]
    elif what == 6:
        letters = [chr(chance.choice((0, 9, 10, 32, 34, 58, 91, 126, 0xFF, 0x2028, 0xD800, 0x1F600))) for _ in range(3)]
        spot = chance.randrange(len(lines[at]) + 1)
        lines[at] = lines[at][:spot] + chance.choice(letters) + lines[at][spot:]
    elif what == 7:
        lines[at] = chance.choice(("! ", "~ ", "= ", "# ", "figure ", "seed ", "seat ")) + lines[at]
    else:
        words = [word for line in lines for word in line.split(" ")]
        mine = lines[at].split(" ")
        mine[chance.randrange(len(mine))] = chance.choice(words)
        lines[at] = " ".join(mine)
    return "\n".join(lines)


HEADER = "cenabum 1\ngame orleans\nedition 2019\nrules 1\ndata x\nseat Ana\nseat Bruno\n"


@QUICK
@given(st.text(max_size=60))
@example("seed 1\n\nAna: done\n")
@example('seed "\\udfff"\n\n')
@example("\n! Ana: done [")
@example("figure  1\n\n")
@example("seed 1\n\n= Ana --1\n")
def test_any_text_after_a_header(rest: str) -> None:
    assert read_or_refused(HEADER + rest)


@QUICK
@given(st.text(max_size=60))
def test_any_text_at_all(text: str) -> None:
    with pytest.raises(cenabum.RecordError):
        read(text)


FIGURES = [figure.path for figure in new_game(OPTIONS[0], 1).figures.listing()]
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 40)
    | st.floats()
    | st.sampled_from(["farmer", "grain", "I", "III", ""]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["farmer", "4", "x", "value"]), inner, max_size=3)
    ),
    max_leaves=6,
)


def nearby(value: Any, chance: random.Random) -> Any:
    """A value of the same shape with something changed: a number, a word, an entry more or less."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice((0, 1, value + 1, max(0, value - 1), 31, 32, 60, 999))
    if isinstance(value, str):
        return chance.choice(("", "farmer", "monk", "grain", "road", "water", "orleans", "I", "III", "plague"))
    if isinstance(value, list):
        changed = [nearby(entry, chance) if chance.random() < 0.5 else entry for entry in value]
        return chance.choice((changed, changed[:-1], changed + changed[:1], []))
    if isinstance(value, dict):
        changed_items = {key: nearby(entry, chance) if chance.random() < 0.5 else entry for key, entry in value.items()}
        if chance.random() < 0.3:
            changed_items[chance.choice(("4", "x", "99", "-1"))] = next(iter(value.values()), 1)
        return changed_items
    return value


@pytest.mark.slow
@settings(max_examples=many(80, 1200), phases=[Phase.explicit, Phase.generate])
@given(st.sampled_from(FIGURES), st.randoms(use_true_random=False))
def test_any_correction_of_a_figure_is_played_or_refused(path: str, chance: random.Random) -> None:
    """A figure of the right shape is used or refused in a sentence; a game with it can be played to its end."""
    value = nearby(new_game(OPTIONS[0], 1).figures.get(path), chance)
    try:
        game = new_game(chance.choice(OPTIONS), 1, corrections={path: value})
    except cenabum.FiguresError:
        return
    game.state.playout(1)
    assert game.over, f"{path} = {value}"


@QUICK
@given(st.sampled_from(FIGURES), VALUES)
def test_any_value_for_a_figure_is_played_or_refused(path: str, value: object) -> None:
    assert played_or_refused(path, value)


def played_or_refused(path: str, value: object) -> bool:
    try:
        game = new_game(OPTIONS[0], 1, corrections={path: value})
    except cenabum.FiguresError as refusal:
        return refusal.key.split(".")[0] == path.split(".", maxsplit=1)[0]
    given = value["value"] if isinstance(value, dict) and "value" in value else value
    return bool(game.figures.get(path) == given)
