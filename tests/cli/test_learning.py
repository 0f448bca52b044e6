"""Lessons in the terminal, as real processes that are typed to."""

import re

import pytest
from tests.cli.terminal import Home


def test_a_lesson_is_listed_taken_left_and_come_back_to(home: Home) -> None:
    listed = home.run("learn")
    assert "orleans/first" in listed.stdout
    assert listed.returncode == 0
    left = home.run("learn", "first", typed="\n\n\nplace own_trader university\nplace own_boatman farm_house\nquit\n")
    assert "both at the Farm House" in left.stdout
    assert left.returncode == 0
    assert "begun" in home.run("learn").stdout
    back = home.run("learn", "first", "--language", "de", typed="skip\nquit\n")
    assert "Jetzt planst du" in back.stdout
    assert "Beende deinen Plan" in back.stdout
    assert "4/" in back.stdout


def test_a_lesson_is_skipped_to_its_end_and_nothing_else_is_one(home: Home) -> None:
    ended = home.run("learn", "orleans/first", typed="skip\n" * 40)
    assert "■boatman ■craftsman" in ended.stdout, "who was placed stands there"
    assert "Round 3 of 18" in ended.stdout, "the table goes on with the lesson"
    assert "You have finished this lesson." in ended.stdout
    assert ended.returncode == 0
    unknown = home.run("learn", "chess")
    assert unknown.returncode == 2
    assert "There is no lesson “chess”." in unknown.stderr
    assert "Traceback" not in unknown.stderr


@pytest.mark.parametrize(
    ("language", "told", "board"),
    [
        ("en", "You are Ana.", "Ana's board"),
        ("de", "Du bist Ana.", "Tableau von Ana"),
        ("fr", "Vous êtes Ana.", "Plateau : Ana"),
    ],
)
def test_the_learner_has_a_name_that_sentences_can_be_made_with(
    home: Home, language: str, told: str, board: str
) -> None:
    shown = home.run("learn", "first", "--language", language, typed="skip\n" * 8 + "quit\n").stdout
    said = " ".join(shown.split())
    assert told in said
    assert board in said
    assert not re.search(r"\b(You's|You draws|Du zieht|von Du|Vous tire|de Vous)\b", said)
