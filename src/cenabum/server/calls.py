"""The bodies and answers of the HTTP part, declared once: OpenAPI and the page's TypeScript are made from them."""

from typing import TYPE_CHECKING, Annotated, Any, Union

import msgspec
from msgspec import Meta, Struct

from cenabum.kernel.register import OURS, rules_of
from cenabum.server.messages import LogEntry, Problem, TableInfo, Told, View
from cenabum.server.values import Colour, Moment, Name, Pace, Short, Token

if TYPE_CHECKING:
    Printed = Any
else:  # one of those of our games, as with views
    Printed = Union[tuple(rules_of(game).printed_type for game in OURS)]  # noqa: UP007 # made from a list
"""What is printed on the components; `game` says of which game."""


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: "me", "open", or a bot such as "bot:greedy"."""

    who: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Name | None = None
    colour: Colour | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. One with open seats may wait with its game until people sit there (`StartTable`)."""

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    game: Short = next(iter(OURS))
    settings: Annotated[dict[Short, Short], Meta(max_length=20)] = msgspec.field(default_factory=dict)
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    public: bool = False
    pace: Pace = 0.6
    corrections: Annotated[dict[Short, Any], Meta(max_length=200)] = msgspec.field(default_factory=dict)
    waiting: bool = False


class StartTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The game may begin. On the seats that nobody took sits this bot; with `fewer` they are left out of the game."""

    bot: Annotated[str, Meta(max_length=40)] | None = None
    fewer: bool = False


class Uploaded(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to go on with, at its end or after `at` decisions; `seats` as for a new table, by default as recorded."""

    record: Annotated[str, Meta(max_length=400_000)]
    at: Moment | None = None
    seats: Annotated[list[NewSeat], Meta(max_length=8)] | None = None
    public: bool = False
    pace: Pace = 0.6


class Created(Struct, frozen=True):
    """A table has been made: the tokens of my seats by number. `host` may hand seats to bots, open them, and close the chat."""

    table: str
    tokens: dict[str, str]
    host: str


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down."""

    name: Name
    colour: Colour | None = None


class Taken(Struct, frozen=True):
    """A seat is mine: its token."""

    table: str
    seat: int
    token: str


class HandSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that plays for a seat from now on, or None: its person again."""

    bot: Annotated[str, Meta(max_length=40)] | None


class SetChat(Struct, frozen=True, forbid_unknown_fields=True):
    """May people chat at this table?"""

    open: bool


class SetPublic(Struct, frozen=True, forbid_unknown_fields=True):
    """May everyone find this table?"""

    public: bool


class MyTokens(Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens this browser keeps."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class MyTable(Struct, frozen=True):
    """One of my tables. `seat` is None for the host without a seat; `mine` says that I have to decide something."""

    token: str
    seat: int | None
    mine: bool
    table: TableInfo


class MyTables(Struct, frozen=True):
    """My tables, the latest first; tokens that are no longer good."""

    tables: list[MyTable]
    gone: list[str]


class PublicTables(Struct, frozen=True):
    """Tables anyone may join or watch, the latest first."""

    tables: list[TableInfo]


class SettingInfo(Struct, frozen=True):
    """A choice at set-up; the first value is the default. One that `needs` another can leave it only if that one does.

    A `module` adds parts: those of an expansion of ours, which is named, or those of another package. `instead` names another setting,
    a value of it, and the default where it has that value.
    """

    name: str
    values: list[str]
    help: str
    needs: str = ""
    module: bool = False
    expansion: str = ""
    instead: list[str] = []


class RatingInfo(Struct, frozen=True):
    """How strong a bot is, from so many games of the arena. In a cooperative game it has wins alone, with its like."""

    rating: float | None
    error: float | None
    wins: float
    games: int


class BotInfo(Struct, frozen=True):
    """A bot in a game, with the end of the message that tells how it plays, or its own words; `usual` where nobody chooses."""

    name: str
    description: str
    told_as: str = ""
    usual: bool = False
    rating: RatingInfo | None = None


class GameInfo(Struct, frozen=True):
    """A game that can be played here; `minutes` is roughly how long it takes, 0 when it does not say."""

    name: str
    title: str
    players: list[int]
    settings: list[SettingInfo]
    bots: list[BotInfo]
    sources: list[str]
    minutes: int = 0


class Games(Struct, frozen=True):
    """What can be played here."""

    games: list[GameInfo]
    colours: list[Colour]
    languages: list[str]
    version: str


class MomentIs(Struct, frozen=True):
    """The table at a moment, for the caller's seat; `last` is the latest moment."""

    moment: int
    last: int
    entry: LogEntry
    view: View


class Log(Struct, frozen=True):
    """All steps so far."""

    moment: int
    entries: list[LogEntry]


class RuleInfo(Struct, frozen=True):
    """A rule in one language."""

    id: str
    kind: str
    chapter: str
    editions: list[str]
    title: str
    text: str
    example: str
    why: str


class ChapterInfo(Struct, frozen=True):
    """A chapter of the rulebook."""

    id: str
    title: str


class RulebookInfo(Struct, frozen=True):
    """The rulebook of a game in a language."""

    game: str
    language: str
    chapters: list[ChapterInfo]
    rules: list[RuleInfo]


class WordsInfo(Struct, frozen=True):
    """The words that packages from outside bring to a game, in a language: Fluent messages."""

    game: str
    language: str
    messages: str


class FiguresInfo(Struct, frozen=True):
    """What is printed on the components, as a tree; and the paths that are not certain."""

    game: str
    figures: dict[str, Any]
    uncertain: dict[str, str]


class Health(Struct, frozen=True):
    """The server is up; `writing` says whether its file takes moves."""

    version: str
    writing: bool
    tables: int
    sockets: int


class SeedCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """A seed and nonce to be compared with a hash."""

    nonce: Annotated[str, Meta(max_length=100)]
    seed: Annotated[str, Meta(max_length=100)]


class SeedChecked(Struct, frozen=True):
    """What their hash is, whether it is the table's, and how to check it without us."""

    seed_hash: str
    agrees: bool
    how: str


class RoundScores(Struct, frozen=True):
    """The points of every seat when a round began (and, last, at the end)."""

    round: int
    scores: list[int]


class ScoresAre(Struct, frozen=True):
    """Points over the rounds."""

    rounds: list[RoundScores]


class KindLuck(Struct, frozen=True):
    """A kind of follower: how often it was drawn, how often it was to be expected, and how far off one usually is."""

    kind: str
    drawn: int
    expected: float
    usual: float


class LuckIs(Struct, frozen=True):
    """What every seat drew from its bag, in order of seats; empty where the bags are no player's."""

    seats: list[list[KindLuck]]


class LessonInfo(Struct, frozen=True):
    """A lesson: its game with the settings, its name, how many steps it has, its title and what one learns, in every language."""

    game: str
    name: str
    settings: dict[str, str]
    steps: int
    title: Told
    about: Told


class LessonsAre(Struct, frozen=True):
    """The lessons of all games, each game's in their order."""

    lessons: list[LessonInfo]


ANSWERS: tuple[Any, ...] = (
    LessonsAre, Printed, ScoresAre, LuckIs, WordsInfo,
    Problem, Created, Taken, MyTables, PublicTables, TableInfo, Games, MomentIs, Log, RulebookInfo, FiguresInfo, Health, SeedChecked,
)  # fmt: skip
BODIES: tuple[type[Struct], ...] = (
    NewTable,
    StartTable,
    Uploaded,
    TakeSeat,
    HandSeat,
    SetChat,
    SetPublic,
    MyTokens,
    SeedCheck,
)

_NAME = "`name`: not 1 to 40 characters without : = ~ , and brackets, or that of an open seat such as “Seat 2”."
_SHAPE = "`malformed`: not of this shape."
REFUSED: dict[type[Struct], str] = {
    NewTable: f"{_SHAPE} `setup`: a game, setting, bot or number of seats that there is not, or corrections "
    f"of figures that there are not, that do not fit the components, or that are too large. {_NAME}",
    Uploaded: f"{_SHAPE} `record`: no record, or one that cannot be played again. `setup`, `name`: as for a new table.",
    TakeSeat: f"{_SHAPE} {_NAME}",
    HandSeat: f"{_SHAPE} `setup`: a bot that there is not, or not for this game.",
    StartTable: f"{_SHAPE} `setup`: a bot that there is not, or too few players.",
    SetChat: _SHAPE,
    SetPublic: _SHAPE,
    MyTokens: _SHAPE,
    SeedCheck: _SHAPE,
}
"""What 422 says of each body, by the `code` of the problem: also a body of the right shape may ask for what there is not."""
