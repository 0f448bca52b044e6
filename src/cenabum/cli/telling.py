"""What happened, as sentences."""

from collections.abc import Iterator, Sequence

import cenabum
from cenabum.cli.speech import language
from cenabum.kernel.core import Fact
from cenabum.kernel.record import Entry, as_drawn


class Teller:
    """Tells the facts of one game."""

    def __init__(self, game: cenabum.Game) -> None:
        self.game = game
        self.language = language()

    def tell(self, facts: Sequence[Fact]) -> list[str]:
        """Sentences: one for each fact, or for a run of facts that belong together."""
        return self.language.story(self.game.setup.game, [self.game.fact(fact) for fact in facts])


def steps(game: cenabum.Game) -> Iterator[tuple[Entry | None, list[Fact]]]:
    """Play a game again: first what happened at set-up, then every decision and what it led to."""
    asked = game.setup.seed is None
    again = cenabum.Game(game.setup, asked=asked, drawn=as_drawn(game.opening) if asked else ())
    yield None, again.events
    for entry in game.decisions:
        again.play(entry.seat, entry.code, as_drawn(entry.chance) if asked else ())
        yield entry, again.events
