"""What Orléans and Trade & Intrigue say about their components."""

from collections.abc import Iterator

from cenabum.orleans.components import Components
from cenabum.orleans.printed import printed
from tests.speaking import Text, Voice, on_sheet


def texts(components: Components) -> Iterator[Text]:
    yield from on_sheet("orleans", printed(components))


VOICE = Voice(
    game="orleans",
    tables=[
        {"edition": "2019"},
        {"edition": "2014"},
        {"orders": "yes", "new_events": "yes", "new_places": "yes", "board": "new-deeds"},
        {"board": "intrigue"},
    ],
    texts=texts,
)
