"""Everything that goes over the wire, declared once: the page's TypeScript and the OpenAPI are made from these structs."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, Union

import msgspec
from msgspec import Meta, Struct

from cenabum.kernel.moves import Move
from cenabum.kernel.outlook import OutlookView
from cenabum.kernel.register import OURS, rules_of
from cenabum.server.values import MOST_PLACEMENTS, MOST_TEXT, Colour, Id, Moment, Pace, Short, Token

if TYPE_CHECKING:
    View = Any
else:  # one of those of our games; the page's types and the OpenAPI have them all. A game from outside may send what it likes.
    View = Union[tuple(rules_of(game).view_type for game in OURS)]  # noqa: UP007 # made from a list
"""The table as a seat sees it; `game` says of which game."""

Told = dict[str, str]
"""A sentence in every language, by the language's code; empty sentences when there is nothing to say."""


class Problem(Struct, frozen=True):
    """Why nothing was done. `rule` is the id of a rule, if one says so; `detail` tells a program what could not be read."""

    code: str
    rule: str
    why: Told
    hint: Told
    detail: str = ""


# ---- parts


class Seat(Struct, frozen=True):
    """A seat as everyone sees it. A person's seat with a `bot` is played by that bot until the person takes it back."""

    seat: int
    name: str
    colour: Colour
    kind: Literal["open", "person", "bot"]
    bot: str | None
    host: bool
    here: bool
    deciding: bool


class Fact(Struct, frozen=True):
    """What happened: the kind, whose doing, and its numbers and names by domain (`docs/record.md`)."""

    kind: str
    seat: str | None
    values: dict[str, str | int]


class LogEntry(Struct, frozen=True):
    """One step of the game: a move with what followed, the taking back of one, or (moment 0) the set-up.

    `taken_back` is the moment of the move that this step took back; `undone` says that this move was taken back later.
    """

    moment: int
    at: float
    seat: int | None
    move: Move | None
    facts: list[Fact]
    taken_back: int | None = None
    undone: bool = False
    bot: str | None = None


class Lead(Struct, frozen=True):
    """What a choice leads to, as the log will tell it; `draws` says that something is drawn then, so the rest is not known."""

    facts: list[Fact]
    draws: bool


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """A line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    id: str | None = None


class Settled(Struct, frozen=True):
    """How a game ended: points by source for each player, in order of seats, and who won."""

    names: list[str]
    scores: list[int]
    points: list[dict[str, int]]
    winners: list[int]


class TableInfo(Struct, frozen=True):
    """What everyone may know of a table.

    `seed_hash` is sha256 of nonce, a line feed, and the seed, in hexadecimal; nonce and seed are told after the end. `seeded_from` is
    the moment from which the seed makes the draws: 0, or where an uploaded record was gone on with. `seed_chosen` says that the host
    chose the seed, and so may know what will be drawn. `chat_open` is false when the host has closed the chat. `waiting` says
    that the game has not begun: people are sitting down, and what the table shows is not what it will be. `corrections` are left
    out (None) in lists of tables.
    """

    table: str
    game: str
    settings: dict[str, str]
    seats: list[Seat]
    public: bool
    created: float
    updated: float
    moment: int
    round: int
    over: bool
    pace: float
    seed_hash: str
    seeded_from: int
    seed_chosen: bool
    nonce: str | None
    seed: str | None
    corrections: dict[str, Any] | None
    result: Settled | None
    rematch: str | None
    rematch_of: str | None
    chat_open: bool
    waiting: bool


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """A move as page and server write it to each other: its kind, and its arguments by name."""

    kind: Short
    arguments: Annotated[dict[Short, Short], Meta(max_length=6)] = {}


Placements = Annotated[list[Named], Meta(max_length=MOST_PLACEMENTS)]


# ---- from the page, over the socket


class Hello(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: who I am (None watches), and the last moment I know: the log comes from there on.

    With `steps` only so many of its last steps come, but all since my last move. At the `door` I am told who sits here, no more.
    """

    token: Token | None = None
    moment: Moment = 0
    steps: Annotated[int, Meta(ge=1, le=1000)] | None = None
    door: bool = False


class Play(Struct, frozen=True, tag_field="type", tag="play", forbid_unknown_fields=True):
    """Make a move. `moment` is what the page had seen; it is for the reader of logs and refuses nothing."""

    id: Id
    move: Named
    moment: Moment = 0


class Try(Struct, frozen=True, tag_field="type", tag="try", forbid_unknown_fields=True):
    """Ask why a move may not be made: the answer is a refusal, or none when it may. Nothing is ever done."""

    id: Id
    move: Named


class Plan(Struct, frozen=True, tag_field="type", tag="plan", forbid_unknown_fields=True):
    """The whole plan and its end at once, all or nothing; it replaces what `play` has placed in this plan."""

    id: Id
    placements: Placements


class Sketch(Struct, frozen=True, tag_field="type", tag="sketch", forbid_unknown_fields=True):
    """The unfinished plan, kept for this seat only; whether it is legal is seen when it is done."""

    placements: Placements


class Undo(Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take my last move back."""

    id: Id


class Chat(Struct, frozen=True, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]


class Odds(Struct, frozen=True, tag_field="type", tag="odds", forbid_unknown_fields=True):
    """What are the odds of my next draw, once these placements are made?"""

    id: Id
    placements: Placements = msgspec.field(default_factory=list)


class Foresee(Struct, frozen=True, tag_field="type", tag="foresee", forbid_unknown_fields=True):
    """What would the things of the table do, as it stands at this moment?"""

    id: Id
    moment: Moment


class Forecast(Struct, frozen=True, tag_field="type", tag="forecast", forbid_unknown_fields=True):
    """How would the game end from here, as bots see it?"""

    id: Id


class Why(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why did the bot make the move of this moment?"""

    id: Id
    moment: Moment


class SetPace(Struct, frozen=True, tag_field="type", tag="pace", forbid_unknown_fields=True):
    """How many seconds bots wait before they move at this table."""

    id: Id
    seconds: Pace


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Point at a thing on the table; everybody sees it for a moment, and nothing is kept."""

    thing: Short


class Advise(Struct, frozen=True, tag_field="type", tag="advise", forbid_unknown_fields=True):
    """What would the strongest bot do in my place now? Not answered where other people play against me."""

    id: Id


FromPage = Hello | Play | Try | Plan | Sketch | Undo | Chat | Odds | Foresee | Forecast | Why | SetPace | Ping | Advise


# ---- from the server, over the socket


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`; and told again to all when a table that has waited begins its game.

    `plan` is what `play` has placed in the unfinished plan; `undo` says whether I may take back.
    `leads` says of every move in `view.decision.moves` what it leads to; it is empty while I plan.
    `hides` are the kinds of decision whose answers nobody else sees until they are done.
    """

    table: TableInfo
    seat: int | None
    moment: int
    view: View
    undo: bool
    plan: list[Named]
    sketch: list[Named]
    chat: list[Said]
    log: list[LogEntry]
    leads: list[Lead]
    hides: list[str] = []


class Moved(Struct, frozen=True, tag_field="type", tag="moved"):
    """Somebody has moved; a finished plan is one message with several entries. `change` is what is new in my view (`changes.py`).

    `private` are placements of my own unfinished plan: they are no moment, and nobody else is told. `id` answers my own message;
    entries are empty when it had been answered before.
    """

    moment: int
    seat: int
    entries: list[LogEntry]
    change: msgspec.Raw
    undo: bool
    leads: list[Lead]
    private: bool = False
    id: str | None = None


class Undone(Struct, frozen=True, tag_field="type", tag="undone"):
    """Somebody has taken back the move of moment `taken_back` (None: a placement of my own unfinished plan)."""

    moment: int
    seat: int
    taken_back: int | None
    change: msgspec.Raw
    undo: bool
    leads: list[Lead]
    id: str | None = None


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing has changed. The fields are those of `Problem`."""

    id: str | None
    code: str
    rule: str
    why: Told
    hint: Told
    detail: str = ""


class Seats(Struct, frozen=True, tag_field="type", tag="seats"):
    """The seats, who is here, who is deciding, whether people may chat; with what a new name has changed in the view."""

    seats: list[Seat]
    pace: float
    chat_open: bool
    public: bool
    change: msgspec.Raw


class OddsAre(Struct, frozen=True, tag_field="type", tag="odds"):
    """The odds of drawing `number` followers; each place: that it can be completed with them."""

    id: str
    number: int
    at_least_one: dict[str, float]
    expected: dict[str, float]
    places: dict[str, float]


class Foreseen(Struct, frozen=True, tag_field="type", tag="foreseen"):
    """For each seat, what its things would do and what is in the way, by their names: `place:ship`, `track:farmer`, `event`."""

    id: str
    things: list[dict[str, OutlookView]]


class ForecastIs(Struct, frozen=True, tag_field="type", tag="forecast"):
    """Points by source at the end, on average over games that bots play on from what this seat knows."""

    id: str
    games: int
    points: list[dict[str, float]]
    wins: list[float]


class Because(Struct, frozen=True, tag_field="type", tag="because"):
    """The reason a bot gave; empty when it gave none."""

    id: str
    moment: int
    why: Told


class Pinged(Struct, frozen=True, tag_field="type", tag="pinged"):
    """Somebody points at a thing on the table."""

    seat: int
    thing: str


class Advice(Struct, frozen=True, tag_field="type", tag="advice"):
    """What a bot would do at this moment in my place, and its reason; no move when it has none.

    While planning, `plan` has all placements that are left to make; `move` is the first of them. `topics` is what the reason is
    about, for who wants to choose alone; empty where it names none.
    """

    id: str
    moment: int
    move: Move | None
    why: Told
    plan: list[Move] = []
    topics: Told = {}


class Sketched(Struct, frozen=True, tag_field="type", tag="sketched"):
    """My sketch as another of my devices has drawn it."""

    placements: list[Named]


class Again(Struct, frozen=True, tag_field="type", tag="again"):
    """There is a rematch; `POST /api/tables/{id}/rematch` with my token gives me my seat there."""

    table: str


class Ended(Struct, frozen=True, tag_field="type", tag="ended"):
    """The game is over: seed and result are in the table's info now."""

    table: TableInfo


FromServer = (
    Welcome | Moved | Undone | Refused | Seats | Said | OddsAre
    | Foreseen | ForecastIs | Because | Pinged | Advice | Sketched | Again | Ended
)  # fmt: skip
