"""Lists of tables: what everyone may know of each, without playing its game again and without its corrections."""

import contextlib
import json
from collections.abc import Sequence

import msgspec

from cenabum.kernel.keyed import seed_hash
from cenabum.server.errors import Denied
from cenabum.server.house import House
from cenabum.server.loading import SPOILT
from cenabum.server.messages import Seat, Settled, TableInfo
from cenabum.server.rows import SeatRow, TableRow
from cenabum.server.store.errors import StorageError
from cenabum.server.tokens import HOST, Holder


def infos(house: House, tables: Sequence[str]) -> dict[str, TableInfo]:
    """What everyone may know of some tables, by id; tables that do not exist are left out."""
    rooms = [room for table in tables if (room := house.rooms.get(table)) is not None and not room.gone]
    found: dict[str, TableInfo] = {}
    for room in rooms:
        # A game of others that fails is told at its own table; here the file will do.
        with contextlib.suppress(Exception):
            found[room.id] = msgspec.structs.replace(room.info(), corrections=None)
    missing = [table for table in dict.fromkeys(tables) if table not in found]
    for table in missing:
        # One that cannot be read says so to whoever comes to it; the others are listed all the same.
        with contextlib.suppress(StorageError, *SPOILT):
            if (row := house.store.table(table)) is not None:
                found[table] = _info(row, house.store.seats(table))
    return found


def _info(row: TableRow, seats: Sequence[SeatRow]) -> TableInfo:
    """From the file. Nobody is here: otherwise the table would be in memory."""
    return TableInfo(
        table=row.id,
        game=row.game,
        settings=json.loads(row.settings),
        seats=[
            Seat(
                seat=number,
                name=seat.name,
                colour=seat.colour,
                kind=seat.kind,
                bot=seat.bot,
                host=seat.host,
                here=False,
                deciding=bool(row.deciding >> number & 1),
            )
            for number, seat in enumerate(seats)
        ],
        public=row.public,
        created=row.created,
        updated=row.updated,
        moment=row.moment,
        round=row.round,
        over=row.over,
        pace=row.pace,
        seed_hash=seed_hash(row.nonce, row.seed),
        seeded_from=row.seeded_from,
        seed_chosen=row.seed_chosen,
        nonce=row.nonce if row.over else None,
        seed=row.seed if row.over else None,
        corrections=None,
        result=msgspec.json.decode(row.result, type=Settled) if row.result else None,
        rematch=row.rematch,
        rematch_of=row.rematch_of,
        chat_open=row.chat_open,
        waiting=row.waiting,
    )


def holds(house: House, token: str) -> Holder | None:
    """What a token is good for, if it is (still) good for anything."""
    holder = house.tokens.read(token)
    if holder is None:
        return None
    room = house.rooms.get(holder.table)
    if room is not None:
        try:
            return holder._replace(seat=house.seat_of(room, token))
        except Denied:
            return None
    if holder.seat == HOST:
        return holder if house.store.is_host(holder.table, holder.generation) else None
    seat = house.store.linked(holder.table, holder.seat, holder.generation)
    return None if seat is None else holder._replace(seat=seat)
