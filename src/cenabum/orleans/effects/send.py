"""Followers go to deeds: the Town Hall."""

from cenabum.bagbuilding.followers import NEUTRAL, NEUTRAL_KINDS, PROFESSIONS
from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, all_of, say
from cenabum.orleans.decisions.send import SEND
from cenabum.orleans.deeds import can_send, senders
from cenabum.orleans.effects.effect import PlaceEffect, PlaceFigure
from cenabum.orleans.refusals_words import followers, place_name
from cenabum.orleans.table import Table


class Send(PlaceEffect):
    """Send those who stand there, one by one."""

    keys = ("deeds",)
    sends = True
    without_followers = False

    def __init__(self, figure: PlaceFigure) -> None:
        super().__init__(figure)
        self.room = len(figure.values["spaces"])

    def may(self, table: Table, seat: int) -> bool:
        """Does a deed take one of them?"""
        return can_send(table, table.players[seat], self.place)

    def act(self, table: Table, seat: int) -> None:
        """They leave one by one, so nobody goes back to the bag."""
        table.players[seat].pending.append(SEND.begin(self.place))

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """Nobody there who may go, or no deed for them."""
        name = place_name(table.components, self.place)
        there = senders(table, table.players[seat], self.place)
        if not there:
            return Refusal("deeds.own-followers", say("no-neutral-there", place=name), say("try-neutral"))
        why = say("no-deed-for", place=name, list=all_of(followers(there & NEUTRAL)))
        return Refusal("deeds.at-least-one", why, _free_spaces(table))

    def outlook(self, table: Table, seat: int) -> Outlook:
        """How many deeds still take somebody."""
        open_deeds = sum(1 for free in table.deeds if free)
        return hopeful(say("help-sends", deeds=open_deeds)) if open_deeds else Outlook([], [say("try-no-deeds")])

    def text(self) -> Words:
        """How many at most."""
        return say("does-send", number=self.room)


def _free_spaces(table: Table) -> Words:
    """The kinds that deeds still take."""
    free = [kind for kind in range(NEUTRAL_KINDS) if any(count(deed, kind) for deed in table.deeds)]
    if not free:
        return say("try-no-deeds")
    return say("try-deed-spaces", list=all_of([say("some-many", profession=PROFESSIONS[kind]) for kind in free]))
