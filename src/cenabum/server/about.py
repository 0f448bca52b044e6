"""What a table is, for everybody: at the table, at its door and in the lists."""

from typing import TYPE_CHECKING

from cenabum.server.entries import settled
from cenabum.server.messages import TableInfo

if TYPE_CHECKING:
    from cenabum.server.room import Room


def info_of(room: "Room") -> TableInfo:
    """What everyone may know of a table."""
    journal, over = room.journal, room.journal.over
    return TableInfo(
        table=room.id,
        game=journal.setup.game,
        settings=dict(journal.setup.settings),
        seats=room.seats(),
        public=room.public,
        created=room.created,
        updated=room.updated,
        moment=journal.moment,
        round=journal.state.round,
        over=over,
        pace=room.pace,
        seed_hash=room.seed_hash,
        seeded_from=journal.setup.seeded_from,
        seed_chosen=room.seed_chosen,
        nonce=room.nonce if over else None,
        seed=journal.seed if over else None,
        corrections=dict(journal.setup.corrections),
        result=settled(journal.rules, journal.state, room.names) if over else None,
        rematch=room.rematch,
        rematch_of=room.rematch_of,
        chat_open=room.chat_open,
        waiting=room.waiting,
    )
