"""Lists of tables: what everyone may know of each, without playing its game again and without its corrections."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from cenabum.kernel.keyed import seed_hash
from cenabum.table.errors import Denied
from cenabum.table.house import House
from cenabum.table.messages import Seat, Settled, TableInfo
from cenabum.table.tokens import HOST, Holder


def infos(house: House, tables: Sequence[str]) -> dict[str, TableInfo]:
    """What everyone may know of some tables, by id; tables that do not exist are left out."""
    rooms = [room for table in tables if (room := house.rooms.get(table)) is not None and not room.gone]
    found = {room.id: msgspec.structs.replace(room.info(), corrections=None) for room in rooms}
    missing = [table for table in dict.fromkeys(tables) if table not in found]
    marks = ", ".join("?" * len(missing))
    for row in house.store.rows(f"SELECT * FROM tables WHERE id IN ({marks})", missing) if missing else []:
        seats = house.store.rows("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (row["id"],))
        found[row["id"]] = _info(row, seats)
    return found


def _info(row: Any, seats: Sequence[Any]) -> TableInfo:
    """From the file. Nobody is here: otherwise the table would be in memory."""
    over = bool(row["over"])
    return TableInfo(
        table=row["id"],
        game=row["game"],
        settings=json.loads(row["settings"]),
        seats=[
            Seat(
                seat=each["seat"],
                name=each["name"],
                colour=each["colour"],
                kind="person" if each["owned"] else "bot" if each["bot"] else "open",
                bot=each["bot"],
                host=bool(each["host"]),
                here=False,
                deciding=bool(row["deciding"] >> each["seat"] & 1),
            )
            for each in seats
        ],
        public=bool(row["public"]),
        created=row["created"],
        updated=row["updated"],
        moment=row["moment"],
        round=row["round"],
        over=over,
        pace=row["pace"],
        seed_hash=seed_hash(row["nonce"], row["seed"]),
        seeded_from=row["seeded_from"],
        seed_chosen=bool(row["seed_chosen"]),
        nonce=row["nonce"] if over else None,
        seed=row["seed"] if over else None,
        corrections=None,
        result=msgspec.json.decode(row["result"], type=Settled) if row["result"] else None,
        rematch=row["rematch"],
        rematch_of=row["rematch_of"],
        chat_open=bool(row["chat_open"]),
    )


def holds(house: House, token: str) -> Holder | None:
    """What a token is good for, if it is (still) good for anything."""
    holder = house.tokens.read(token)
    if holder is None:
        return None
    room = house.rooms.get(holder.table)
    if room is not None:
        try:
            house.seat_of(room, token)
        except Denied:
            return None
        return holder
    if holder.seat == HOST:
        good = house.store.rows("SELECT 1 FROM tables WHERE id = ? AND host = ?", (holder.table, holder.generation))
    else:
        asked = (holder.table, holder.seat, holder.generation)
        good = house.store.rows(
            "SELECT 1 FROM seats WHERE table_id = ? AND seat = ? AND generation = ? AND owned = 1", asked
        )
    return holder if good else None
