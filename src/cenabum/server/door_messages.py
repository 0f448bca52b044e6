"""What the server tells over the socket at the door of a table. The page's TypeScript is made from this too."""

from msgspec import Struct

from cenabum.server.messages import TableInfo


class AtDoor(Struct, frozen=True, tag_field="type", tag="door"):
    """The answer to a `hello` at the door, and told again when the game begins. After it, only `seats` come, without views."""

    table: TableInfo
    seat: int | None
