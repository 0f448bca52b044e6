"""How messages to pages are packed: with deflate (RFC 7692), each by itself.

A message that leans on earlier ones would be a little smaller, but each socket would keep 32 to 256 kB of them in memory. Since only
what has changed is told, nearly all that is gained is gained so: docs/performance.md has the figures. What a page sends is never
unpacked beyond the largest message that we read (`max_size` of the protocol), and nothing is kept of it either.
"""

import zlib
from collections.abc import Sequence
from functools import lru_cache

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

SMALL = 512
"""What is not larger goes as it is: packing it would gain a few bytes."""
LEVEL = 3
END = b"\x00\x00\xff\xff"
"""How every packed message ends; it is left out on the way."""


@lru_cache(8)
def packed(message: bytes, window: int) -> bytes:
    """A message, packed. All who watch a table are sent the same."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -window)
    return (packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END)


class Packing(PerMessageDeflate):
    """What goes out is packed where it is worth it; what comes in is unpacked as ever."""

    def encode(self, frame: Frame) -> Frame:
        """A frame on its way out. We never send a message in parts."""
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY) or len(frame.data) <= SMALL:
            return frame
        return Frame(frame.opcode, packed(bytes(frame.data), self.local_max_window_bits), frame.fin, rsv1=True)


class Packer(ServerPerMessageDeflateFactory):
    """Agrees with a page on how to pack: neither side keeps anything of earlier messages."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What we answer to what the page offers."""
        agreed, theirs = super().process_request_params(params, accepted_extensions)
        windows = theirs.remote_max_window_bits, theirs.local_max_window_bits
        return agreed, Packing(True, True, *windows)
