"""Gifts: a rosette or a monk, at once."""

from cenabum.cathedral.effect import Event


class Gift(Event):
    """festival.gift: what it gives is gained like a reward."""

    is_order = False

    def __init__(self, name: str, reward: int) -> None:
        self.name = name
        self.reward = reward
