"""What a store keeps of a table, a row each; texts that are JSON stay texts here, for a damaged one is found when it is read."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cenabum.kernel.steps import Step
from cenabum.server.values import Colour


@dataclass(frozen=True)
class TableRow:
    """A table: how it was made, and where its game is."""

    id: str
    created: float
    updated: float
    game: str
    settings: str
    corrections: str
    rules: int  # the version of the game's rules it was begun with
    data: str  # the digest of the figures it was begun with
    public: bool
    seed: str
    nonce: str
    bot_seed: str
    seeded_from: int
    opening: str
    host: int  # how often the host's token was made anew
    pace: float
    rematch: str | None
    rematch_of: str | None
    moment: int
    round: int
    deciding: int
    over: bool
    result: str | None
    chance: str
    seed_chosen: bool
    chat_open: bool
    waiting: bool  # the game has not begun: people are still sitting down
    maker: str  # who made it, as far as that is kept (`makers.py`); empty when nobody knows


@dataclass
class SeatRow:
    """A seat. `owned`: a person has its token. `bot`: who plays for it now, if no person does.

    `plan` is the unfinished plan as the store has it: what is written next rests on it. `taken_back` is how often the seat had
    taken something back when the table was loaded. `link` is the seat's number in its links: it stays when seats before it that
    nobody took are left out of a game.
    """

    name: str
    colour: Colour
    owned: bool = False
    bot: str | None = None
    generation: int = 0
    host: bool = False
    sketch: str = "[]"
    plan: str = "[]"
    taken_back: int = 0
    link: int = -1

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """Open, a person's, or a bot's."""
        return "person" if self.owned else "bot" if self.bot else "open"

    @property
    def player(self) -> str:
        """Who plays, as a record says it."""
        return self.bot or "person"

    @property
    def sketched(self) -> list[int]:
        """The codes of the sketch."""
        codes: list[int] = json.loads(self.sketch)
        return codes


@dataclass(frozen=True)
class Progress:
    """Where the game of a table is, as lists of tables tell it."""

    updated: float
    moment: int
    round: int
    deciding: int
    over: bool
    result: str | None


@dataclass(frozen=True)
class Happening:
    """What a message of a seat does, to be written all together, or not at all when the store knows more than is known here.

    It rests on the journal having `before` entries, and on the seat's plan being `planned`. Without `progress` only the plan changes.
    """

    table: str
    seat: int
    before: int
    planned: str
    plan: str
    sketch: str
    taken_back: int
    steps: Sequence[Step]
    progress: Progress | None
    request: str | None
