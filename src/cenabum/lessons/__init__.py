"""Lessons: a game that is played step by step, with what is said about it. How to write one: docs/lessons.md."""

from cenabum.lessons.lesson import NEXT, Lesson
from cenabum.lessons.reading import LessonError
from cenabum.lessons.shelf import lesson_named, lessons_of

__all__ = ["NEXT", "Lesson", "LessonError", "lesson_named", "lessons_of"]
