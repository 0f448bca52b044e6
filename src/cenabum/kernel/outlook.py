"""What a thing would do for a seat as the table stands, and what stands against it: said by the rule itself.

An effect or event knows its figures and the table, so it says `outlook` in words of no language yet; `text` says what it does at any
table. A game gathers the outlooks of all things for a client that asks, by their names: `place:ship`, `track:farmer`, `event`. So no
client has to know effects by name. A thing that would do nothing and has something in its way is closed.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.wording import Wording, wording
from cenabum.kernel.words import Sentence


class Outlook(NamedTuple):
    """A line for each thing that would happen `now`, and for each that is in the way."""

    now: list[Sentence]
    lacks: list[Sentence]


class OutlookView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The same on its way to a page."""

    now: list[Wording] = []
    lacks: list[Wording] = []
    closed: bool = False


def hopeful(*now: Sentence) -> Outlook:
    """Nothing stands against it."""
    return Outlook(list(now), [])


def hopeless(*reasons: Refusal | None) -> Outlook:
    """Nothing would happen, for the reasons that a refusal would give."""
    return Outlook([], [reason.reason for reason in reasons if reason is not None])


def outlook_view(outlook: Outlook, seats: Sequence[str]) -> OutlookView:
    """An outlook as data; players such as `player_2` have the names of the seats."""
    now, lacks = ([wording(line, seats) for line in lines] for lines in outlook)
    return OutlookView(now, lacks, closed=bool(lacks) and not now)
