"""What Orléans and Trade & Intrigue say about their components."""

from collections.abc import Iterator

from cenabum.orleans.components import Components
from cenabum.orleans.printed import printed
from tests.speaking import Text, Voice, on_sheet


def texts(components: Components) -> Iterator[Text]:
    yield from on_sheet("orleans", printed(components), "orleans/help")


VOICE = Voice(
    game="orleans",
    tables=[
        {"edition": "2019"},
        {"edition": "2014"},
        {"orders": "yes", "new_events": "yes", "new_places": "yes", "board": "new-deeds"},
        {"board": "intrigue"},
    ],
    texts=texts,
    files=("orleans/game", "orleans/help", "orleans/refusals", "trade-intrigue/page", "trade-intrigue/refusals"),
    plain={
        "does-send": "the number itself chooses the sentence",
        "setting-edition-2019": "how many stacks there are is what the edition is about",
        "help-round": "the phases of a round are no figure",
        "help-phase-census": "with how many players the census has a loser is a rule",
        "no-twin": "two equal spaces are what a twin is",
        "board-closed-why": "closed with two players is what the list `closed` says there",
        "no-deed-for-two": "closed with two players is what the list `closed` says there",
        "no-fraud-same": "a swap is of two kinds",
    },
)
