"""Guardhouse: whose place to use."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories import components as effects
from cenabum.stories import moves
from cenabum.stories.actions import can_do, perform
from cenabum.stories.decision import StoryDecision
from cenabum.stories.land import knights_at
from cenabum.stories.moves import PLACES
from cenabum.stories.table import Table

# Places whose action costs goods, or needs no followers: a Guardhouse cannot use them (tiles.guardhouse-what).
NOT_COPIED: Final = (
    1 << effects.BUILDS | 1 << effects.BAKERY | 1 << effects.GIVES | 1 << effects.SHIP | 1 << effects.GUARDHOUSE
    | 1 << effects.PASSIVE | 1 << effects.TOWER
)  # fmt: skip


class Copy(StoryDecision):
    """tiles.guardhouse: the activated place of another player; it stays activated."""

    name = "copy"
    answers = ("copy",)
    rules = ("tiles.guardhouse", "tiles.guardhouse-what")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """The activated places of others whose action the player may use."""
        return copies(table, seat)

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Its action, for this player."""
        table.players[seat].pending.pop()
        other, place = (code - moves.COPY) // PLACES, (code - moves.COPY) % PLACES
        owner = table.players[other]
        if table.log is not None:
            table.tell("copies", seat, other, place)
        knights = knights_at(table, owner) if table.components.effect[place] == effects.TERRITORY else 0
        perform(table, seat, place, knights, owner.fair)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Its action cannot be used."""
        return Refusal("tiles.guardhouse-what", say("no-copy"), self.ask(table, seat, number))


def copies(table: Table, seat: int) -> list[int]:
    """What a Guardhouse may use now."""
    printed = table.components
    codes: list[int] = []
    closed = printed.forbidden[table.players[seat].era]
    for other, owner in enumerate(table.players):
        if other == seat or owner.out:
            continue
        ready = owner.ready & ~closed
        if owner.fair and not closed >> printed.fair & 1:
            ready |= 1 << printed.fair
        place = 0
        while ready:
            if ready & 1 and not NOT_COPIED >> printed.effect[place] & 1 and can_do(table, seat, place, owner):
                codes.append(moves.COPY + other * PLACES + place)
            ready >>= 1
            place += 1
    return codes


COPY: Final = Copy()
