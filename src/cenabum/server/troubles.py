"""What does not work at a table because others wrote it: everybody there is told, and the table goes on as well as it can."""

from cenabum.server.errors import Denied, refused
from cenabum.server.messages import Refused
from cenabum.server.room import Room


def complain(room: Room, who: str | None, trouble: Denied) -> None:
    """A bot, or (None) the game, of another package does not work: everybody is told once."""
    if who not in room.troubles:
        told = room.troubles[who] = refused(None, trouble)
        room.tell(lambda _: told)


def troubles_of(room: Room) -> list[Refused]:
    """What whoever comes in is told; a bot that has left the table is no trouble any more."""
    bots = {row.bot for row in room.rows}
    return [told for who, told in room.troubles.items() if who is None or who in bots]
