"""The kinds of values in messages, with their bounds."""

from typing import Annotated, Literal

from msgspec import Meta

MOST_PLACEMENTS = 64
MOST_TEXT = 500
SLOWEST = 10.0

Colour = Literal["red", "blue", "green", "yellow", "purple", "black"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow", "purple", "black")
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Moment = Annotated[int, Meta(ge=0, le=1_000_000)]
Pace = Annotated[float, Meta(ge=0, le=SLOWEST)]
Token = Annotated[str, Meta(max_length=300)]
Short = Annotated[str, Meta(max_length=100)]
