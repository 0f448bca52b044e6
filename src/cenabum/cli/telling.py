"""What happened, as sentences."""

from collections.abc import Sequence

import cenabum
from cenabum.kernel.core import Fact
from cenabum.kernel.language import Language


class Teller:
    """Tells the facts of one game."""

    def __init__(self, game: cenabum.Game) -> None:
        self.game = game
        self.language = Language("en")

    def tell(self, facts: Sequence[Fact]) -> list[str]:
        """Sentences: one for each fact, or for a run of facts that belong together."""
        return self.language.story(self.game.setup.game, [self.game.fact(fact) for fact in facts])
