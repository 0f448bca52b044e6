"""A refusal teaches: which rule, why, and the nearest fix, in the language of whoever asked."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cenabum.kernel.words import SILENCE, Sentence, Text, say

KERNEL_WORDS = ("shared/refusals",)
SETUP_WORDS = ("shared/setup",)


@dataclass(frozen=True)
class Refusal:
    """Why a move is not legal: the `rule`, the `reason` and the `fix` in words that can be told in any language.

    `why` and `hint` are those in English. `files` has the words of the game, and `seats` the names of the players.
    """

    rule: str
    reason: Sentence
    fix: Sentence = SILENCE
    files: tuple[str, ...] = KERNEL_WORDS
    seats: tuple[str, ...] = ()

    @property
    def why(self) -> str:
        """The reason in English."""
        return self.told("en")[0]

    @property
    def hint(self) -> str:
        """The nearest fix in English; may be empty."""
        return self.told("en")[1]

    def told(self, language: str) -> tuple[str, str]:
        """The reason and the fix in a language."""
        from cenabum.kernel.language import Language

        words = Language(language)
        reason, fix = self.reason, self.fix
        if words.forgives(self.files):  # the words of somebody else's module may be missing
            reason = say("no-words", rule=Text(self.rule)) if words.lacks(reason, self.files) else reason
            fix = SILENCE if words.lacks(fix, self.files) else fix
        return words.tell(reason, self.files, self.seats), words.tell(fix, self.files, self.seats)

    def of(self, *files: str) -> "Refusal":
        """The same in the words of a game: the message files below `locale/<language>` it needs."""
        return replace(self, files=(*files, *KERNEL_WORDS))

    def among(self, seats: Sequence[str]) -> "Refusal":
        """The same, with the players called by their names."""
        return replace(self, seats=tuple(seats))

    def __str__(self) -> str:
        why, hint = self.told("en")
        return f"{why} {hint}".strip() + f" [{self.rule}]"


class Refused(Exception):  # noqa: N818  (the word a player would use)
    """Raised when a move is not legal; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.rule = refusal.rule
        self.refusal = refusal

    @property
    def why(self) -> str:
        """The reason in English."""
        return self.refusal.why

    @property
    def hint(self) -> str:
        """The nearest fix in English; may be empty."""
        return self.refusal.hint


class InWords(ValueError):  # noqa: N818  (what its children are called says what went wrong)
    """An error for people, in words that can be told in any language; as text it is English.

    A plain text is for programmers and is the same in all languages. `files` has the words, `seats` the names of the players.
    """

    def __init__(self, words: Sentence | str, files: tuple[str, ...] = (), seats: Sequence[str] = ()) -> None:
        super().__init__(words, files, seats)
        self.words = words
        self.files = (*SETUP_WORDS, *files)
        self.seats = tuple(seats)

    def told(self, language: str) -> str:
        """The sentence in a language."""
        from cenabum.kernel.language import Language

        return (
            self.words if isinstance(self.words, str) else Language(language).tell(self.words, self.files, self.seats)
        )

    def __str__(self) -> str:
        return self.told("en")


class SetupError(InWords):
    """A game cannot be set up like this: unknown game, setting or bot, wrong number of players, bad names."""
