"""Places that work by themselves, without an action."""

from cenabum.stories.effects.effect import PlaceEffect


class Passive(PlaceEffect):
    """Nobody acts here."""

    acts = False
    lent = False
