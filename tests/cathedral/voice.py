"""What the Cathedral says about its components."""

from collections.abc import Iterator

from cenabum.cathedral.components import Components
from cenabum.cathedral.printed import printed
from tests.speaking import Text, Voice, on_sheet


def texts(components: Components) -> Iterator[Text]:
    yield from on_sheet("cathedral", printed(components))


VOICE = Voice(
    game="cathedral",
    tables=[{}],
    texts=texts,
    things={
        "counts.deliveries": ("red_market", "blue_market"),
        "tiles.events.meeting": ("meeting",),
        "tiles.events.treasure": ("treasure",),
    },
    files=("cathedral/game", "cathedral/page", "cathedral/refusals", "cathedral/terminal"),
    plain={"key-bags": "the keys themselves"},
)
