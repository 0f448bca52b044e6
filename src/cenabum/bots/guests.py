"""A bot of another package at our table: what it does wrong is told in a sentence, and no illegal move gets into a game."""

from collections.abc import Callable
from typing import Any

from cenabum.bots.asking import Bot
from cenabum.kernel.plugins import reason_of
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.words import Sentence, Text, Words, say


class Guest:
    """A bot that other people wrote, asked with care."""

    def __init__(self, name: str, make: Callable[[], Any]) -> None:
        self.name = name
        self.bot: Bot = self._asked(make)
        self.words: tuple[str, ...] = tuple(getattr(self.bot, "words", ()))

    def choose(self, state: Any, seat: int) -> int:
        """The bot's move. Raises `SetupError` when there is none, or when it is not legal."""
        legal = list(state.legal(seat))
        code = self._asked(self.bot.choose, state, seat)
        if code not in legal:
            raise SetupError(say("bot-illegal", name=Text(self.name), code=Text(repr(code)), number=len(legal)))
        return int(code)

    def why(self, state: Any, seat: int) -> Sentence:
        """The bot's reason, if it gives one."""
        reason = self._asked(self.bot.why, state, seat) if hasattr(self.bot, "why") else None
        return reason if isinstance(reason, Words) and reason else say("no-reason")

    def _asked(self, what: Callable[..., Any], *about: object) -> Any:
        try:
            return what(*about)
        except Exception as error:
            raise SetupError(
                say("bot-broken", name=Text(self.name), reason=Text(reason_of(error).rstrip(".")))
            ) from error
