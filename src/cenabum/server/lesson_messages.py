"""What a lesson needs over the wire besides the messages of any table. The page's TypeScript is made from these too."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from cenabum.server.messages import Foresee, Named, Odds, Plan, Play, Told, Try
from cenabum.server.values import Id, Name

Done = Annotated[list[Named | None], Meta(max_length=500)]
"""What a learner has done in a lesson: their moves, and None for a step that was only read."""


class Learn(Struct, frozen=True, tag_field="type", tag="learn", forbid_unknown_fields=True):
    """The first message at a lesson: my name, and what I have done in it so far. It is taken as far as it goes."""

    name: Name
    done: Done = msgspec.field(default_factory=list)


class Next(Struct, frozen=True, tag_field="type", tag="next", forbid_unknown_fields=True):
    """I have read this step."""

    id: Id


class Skip(Struct, frozen=True, tag_field="type", tag="skip", forbid_unknown_fields=True):
    """Do this step for me."""

    id: Id


class Back(Struct, frozen=True, tag_field="type", tag="back", forbid_unknown_fields=True):
    """To the beginning of this step, or to the step before; the answer is a `welcome`."""

    id: Id


class LessonIs(Struct, frozen=True, tag_field="type", tag="lesson"):
    """The step that a lesson has come to: what is said, the things that are pointed at, whether it is only to be read.

    `number` counts from 0; at the end it is `steps`. `done` is for `learn`, when I come back.
    """

    number: int
    steps: int
    says: Told
    points: list[str]
    reads: bool
    over: bool
    done: list[Named | None]


FromLearner = Learn | Next | Skip | Back | Play | Plan | Try | Odds | Foresee
"""What a page says to a lesson."""
