"""One more village: Secret village."""

from typing import TYPE_CHECKING

from cenabum.kernel.words import Words, say
from cenabum.stories.effects.passive import Passive

if TYPE_CHECKING:
    from cenabum.stories.components import Components
    from cenabum.stories.prices import Prices


class SecretVillage(Passive):
    """tiles.secret-village."""

    def known_as(self, printed: "Components") -> None:
        """Whoever counts villages asks for it."""
        printed.secret_village = self.place

    def text(self) -> Words:
        """In a few words."""
        return say("does-secret_village")

    def about(self, printed: "Components") -> Words:
        """In a sentence."""
        return say("about-effect-secret_village")

    def worth(self, prices: "Prices") -> float:
        """A village that nobody can take."""
        return prices.hidden_village
