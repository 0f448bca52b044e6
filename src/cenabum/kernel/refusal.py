"""A refusal teaches: which rule, why, and the nearest fix."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Refusal:
    """Why a move is not legal."""

    rule: str
    why: str
    hint: str = ""

    def __str__(self) -> str:
        return f"{self.why} {self.hint}".strip() + f" [{self.rule}]"


class Refused(Exception):  # noqa: N818  (the word a player would use)
    """Raised when a move is not legal; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.rule = refusal.rule
        self.why = refusal.why
        self.hint = refusal.hint
        self.refusal = refusal


class SetupError(ValueError):
    """A game cannot be set up like this: unknown game, setting or bot, wrong number of players, bad names."""
