"""Bots that are easier to beat: they overlook more of what the settler sees when it plans."""

from typing import ClassVar

from cenabum.bots.settler.bot import SettlerBot


class NoviceBot(SettlerBot):
    """Sees some of what could be done."""

    level: ClassVar[int] = 1
    overlooks: ClassVar[tuple[float, float]] = (0.5, 0.3)


class ApprenticeBot(SettlerBot):
    """Makes good plans, and overlooks something now and then."""

    level: ClassVar[int] = 2
    overlooks: ClassVar[tuple[float, float]] = (0.3, 0.14)
