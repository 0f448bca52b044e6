"""Guardhouse: whose place to use."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories import moves
from cenabum.stories.decision import StoryDecision
from cenabum.stories.moves import PLACES
from cenabum.stories.table import Table


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
        table.components.effects[place].use(table, seat, owner)

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
            if ready & 1:
                effect = printed.effects[place]
                if effect.lent and effect.can(table, seat, owner):
                    codes.append(moves.COPY + other * PLACES + place)
            ready >>= 1
            place += 1
    return codes


COPY: Final = Copy()
