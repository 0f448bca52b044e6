"""What does not work at a table because others wrote it: everybody there is told, and the table goes on as well as it can."""

from cenabum.server.errors import Denied, refused
from cenabum.server.messages import Refused
from cenabum.server.room import Room

GAVE_UP = ""
"""Not one bot but all of them: they have stopped to try."""


def complain(room: Room, who: str | None, trouble: Denied) -> None:
    """A bot, or (None) the game, of another package does not work: everybody is told once."""
    if who not in room.troubles:
        told = room.troubles[who] = refused(None, trouble)
        room.tell(lambda _: told)


def troubles_of(room: Room) -> list[Refused]:
    """What whoever comes in is told; a bot that has left the table is no trouble any more."""
    bots = {row.bot for row in room.rows}
    return [told for who, told in room.troubles.items() if not who or who in bots]


def content(room: Room) -> None:
    """Bots try again: that they had given up is no trouble any more."""
    room.troubles.pop(GAVE_UP, None)
