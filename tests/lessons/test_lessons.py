"""Lessons: every one can be gone through in every way it allows, speaks all languages, and answers wrong presses."""

import pytest

from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.refusal import Refused, SetupError
from cenabum.kernel.register import GAMES
from cenabum.kernel.words import Words
from cenabum.lessons import Lesson, LessonError, lesson_named, lessons_of
from cenabum.lessons.reading import Script, parse
from cenabum.lessons.shelf import words_of
from tests.fluent_files import messages
from tests.lessons.walking import walked

ALL = [pytest.param(script, id=f"{game}-{script.name}") for game in GAMES for script in lessons_of(game)]
LONGEST = 190
"""Characters of a step: two short sentences."""


def move(lesson: Lesson, notation: str) -> int:
    return lesson.journal.moves.codes(notation)[0]


def test_orleans_has_a_first_lesson() -> None:
    assert lessons_of("orleans")[0].name == "first"


@pytest.mark.parametrize("script", ALL)
def test_a_lesson_has_no_dead_end(script: Script) -> None:
    walk = walked(script)
    assert walk.dead == []
    assert walk.ends > 0


@pytest.mark.parametrize("script", ALL)
def test_a_lesson_can_be_skipped_step_by_step_and_come_back_to(script: Script) -> None:
    lesson = Lesson(script)
    numbers = [lesson.number]
    while not lesson.over:
        lesson.skip()
        numbers.append(lesson.number)
    assert numbers == list(range(len(script.steps) + 1))
    half = Lesson(script, done=lesson.done[: len(lesson.done) // 2])
    again = Lesson(script, done=half.done)
    assert (again.number, again.journal.view(0, again.names)) == (half.number, half.journal.view(0, half.names))


@pytest.mark.parametrize("script", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_said_in_every_language(script: Script, language: str) -> None:
    files, words = words_of(script.game), Language(language)
    title = words.message(files, f"lesson-{script.name}")
    assert title
    assert words.message(files, f"lesson-{script.name}.about")
    for step in script.steps:
        for message in filter(None, (step.says, step.wrong)):
            told = words.tell(Words(message), files)
            assert len(told) <= LONGEST, (message, len(told))
            assert not any(sign.isdigit() for sign in told), (
                f"{message}: a figure that is corrected must not stay in a text"
            )


@pytest.mark.parametrize("game", [game for game in GAMES if lessons_of(game)])
def test_every_message_of_the_lessons_is_said(game: str) -> None:
    file = words_of(game)[0]
    family = [other for other in GAMES if words_of(other)[0] == file]
    scripts = [script for other in family for script in lessons_of(other)]
    said = {f"lesson-{script.name}" for script in scripts}
    said |= {message for script in scripts for step in script.steps for message in (step.says, step.wrong) if message}
    assert set(messages("en", file)) == said


def test_the_newcomer_plays_three_rounds_of_orleans() -> None:
    """The first lesson, by its words: what is done, what is refused and how."""
    lesson = Lesson(lesson_named("orleans", "first"))
    with pytest.raises(Refused, match="First read on"):
        lesson.play(move(lesson, "place own_farmer castle"))
    for _ in range(3):
        lesson.next()
    with pytest.raises(Refused, match="This step is done by a move"):
        lesson.next()
    with pytest.raises(Refused, match="both at the Farm House"):
        lesson.play(move(lesson, "place own_farmer castle"))
    with pytest.raises(Refused) as refused:
        lesson.play(move(lesson, "place own_trader farm_house.boatman"))
    assert refused.value.rule, "what the rules forbid is refused by them"
    assert "farm_house" not in str(refused.value)
    for notation in ("place own_craftsman farm_house", "place own_boatman farm_house", "done", "act farm_house"):
        lesson.play(move(lesson, notation))
    assert lesson.journal.state.round == 2
    while lesson.number < len(lesson.script.steps) - 2:
        lesson.skip()
    view = lesson.journal.view(0, lesson.names)
    assert view.players[0].town != "orleans"
    assert sum(view.players[0].goods.values()) >= 2
    assert lesson.journal.state.round == 4


def test_a_lesson_is_the_same_whenever_it_is_taken() -> None:
    one, other = (Lesson(lesson_named("orleans", "first")) for _ in range(2))
    for lesson in (one, other):
        while not lesson.over:
            lesson.skip()
    assert [step.chance for step in one.journal.steps] == [step.chance for step in other.journal.steps]


def test_there_is_no_such_lesson() -> None:
    with pytest.raises(SetupError, match=r"no lesson “frist”.*first"):
        lesson_named("orleans", "frist")


GOOD = 'game = "orleans"\norder = 1\nseed = "1"\n[[rivals]]\nname = "B"\n'
STEP = '[[steps]]\nsays = "a"\n'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("game =", "no TOML"),
        (GOOD, "no steps"),
        (GOOD.replace("order = 1", "") + STEP, "order"),
        (GOOD + STEP + "sayz = 1\n", "step 1: “sayz” means nothing here"),
        (GOOD + STEP + 'allows = [{ kind = "fly" }]\n', "no kind of move “fly”"),
        (GOOD + STEP + 'allows = [{ kind = "act", town = "tours" }]\n', "has no argument “town”"),
        (GOOD + STEP + 'allows = [{ kind = "act", place = "pub" }]\n', "no place “pub”"),
        (GOOD + STEP + "ends = { moves = 2 }\n", "allows no move"),
        (GOOD + STEP + 'allows = [{ kind = "done" }]\nends = { soon = true }\n', "“ends” is"),
        (GOOD + STEP + 'made = ["act farm_house"]\n', "cannot be made"),
        (GOOD + STEP + 'made = ["fly to Rome"]\n', "is no move"),
        (GOOD + '[draws]\nwell = ["water"]\n' + STEP, "nothing is drawn from “well”"),
        (GOOD + '[draws]\nhourglass = ["water"]\n' + STEP, "“water” cannot come from"),
        (GOOD + STEP + "points = 3\n", "must be a list of texts"),
        ('record = "none.cenabum"\n' + GOOD + STEP, "no record"),
        ('game = "orleans"\norder = 1\nseed = "1"\n' + STEP, "1 cannot play"),
    ],
)
def test_a_bad_lesson_is_told_in_a_sentence(text: str, why: str) -> None:
    with pytest.raises(LessonError, match=why):
        Lesson(parse("bad", text))
