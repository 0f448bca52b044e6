"""A game with few parts: what a small game need not say for itself, and a view that every client can show as lists.

Whoever extends `PlainRules` says what is special about a game: components, streams, set-up, points, what the table shows. The
terminal and the page show such a game without knowing it (`cli/plain_drawing.py`, `web/src/plain`). A row of the view is a name with a
number, a word, a list or a table of numbers; its label is the message `view-<name>`, and its words are names of the domain that
`view-<name>.of` says, or of its own.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar
from xml.sax.saxutils import escape

import msgspec

from cenabum.kernel.common import CommonRules, Components, State
from cenabum.kernel.decision import number_of, refused
from cenabum.kernel.features import Feature, Features
from cenabum.kernel.moves import Move
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.rules import Setting
from cenabum.kernel.words import say

SPECTATOR = -1


class PlainPlayer(msgspec.Struct, frozen=True):
    """A seat: what everybody may know of it, in rows."""

    name: str
    deciding: str | None
    points: dict[str, int]
    score: int
    shows: dict[str, Any]


class PlainDecision(msgspec.Struct, frozen=True):
    """What the seat has to decide, with all its possible answers."""

    kind: str
    number: int
    arguments: dict[str, str]
    moves: list[Move]


class PlainView(msgspec.Struct, frozen=True):
    """The table as one seat sees it, in rows."""

    game: str
    seat: str | None  # who looks; None is a spectator
    round: int
    shows: dict[str, Any]
    players: list[PlainPlayer]
    over: bool
    winners: list[str]
    decision: PlainDecision | None


class PlainPrinted(msgspec.Struct, frozen=True):
    """What is printed on the components: the figures as they are."""

    game: str
    figures: dict[str, Any]


class PlainRules(CommonRules[State, Components]):
    """The rules of a small game. Nothing in it is secret but what is still in the bags, and its state has a `round`."""

    name: str
    version: int = 1
    settings: tuple[Setting, ...] = ()
    package: str
    sources: tuple[str, ...]
    cooperative: bool = False
    player_type: Any
    view_type: Any = PlainView
    printed_type: Any = PlainPrinted
    happens: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # each kind of fact, with the domains of its numbers
    table_features: ClassVar[tuple[Feature, ...]] = ()
    player_features: ClassVar[tuple[Feature, ...]] = ()

    # ---- what a game says

    def points(self, state: State, seat: int) -> list[int]:
        """Points by source, in the order of `sources`."""
        raise NotImplementedError

    def shows(self, state: State) -> dict[str, Any]:
        """What lies in the middle of the table, in rows."""
        return {}

    def shows_of(self, state: State, number: int, seat: int) -> dict[str, Any]:
        """What lies before the player of this number, as `seat` may see it, in rows."""
        return {}

    # ---- what follows from it

    def refuse(self, state: State, seat: int, code: int) -> Refusal:
        """Why a move is not legal: what the decision says about it, or that it is not the time for it."""
        return self._refuse(state, seat, code).of(self.name, f"{self.package}:refusals")

    def _refuse(self, state: Any, seat: int, code: int) -> Refusal:
        moves = state.components.moves
        if not moves.exists(code):
            return Refusal("general.not-offered", say("no-move"), say("try-legal"))
        if state.over:
            return Refusal("general.not-now", say("no-over"))
        if not state.players[seat].pending:
            return Refusal("general.not-now", say("no-turn"))
        kind, at = moves.indices(code)
        return refused(state, seat, kind.name, at) or Refusal("general.not-offered", say("no-chance"), say("try-legal"))

    def winners(self, state: State) -> list[int]:
        """Whoever has the most points."""
        totals = [sum(self.points(state, seat)) for seat in range(len(state.players))]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def facts(self, components: Any) -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, Sequence[str]]]:
        """What can happen; its names are those of the moves."""
        return self.happens, components.moves.names

    def view(self, state: Any, seat: int, seats: Sequence[str]) -> PlainView:
        """What a seat may see."""
        players = [
            PlainPlayer(
                name,
                top.name if (top := state.top(number)) is not None else None,
                points := dict(zip(self.sources, self.points(state, number), strict=True)),
                sum(points.values()),
                self.shows_of(state, number, seat),
            )
            for number, name in enumerate(seats)
        ]
        return PlainView(
            self.name,
            None if seat == SPECTATOR else seats[seat],
            state.round,
            self.shows(state),
            players,
            state.over,
            [seats[each] for each in self.winners(state)] if state.over else [],
            _decision(state, seat),
        )

    def features(self, components: Any) -> Features:
        """What a learning agent sees: what the game declares, and what the seat is asked."""
        names = tuple(decision.name for decision in self.decisions)
        return Features(components.players, self.table_features, self.player_features, names, _player, seats=())

    def printed(self, components: Any) -> PlainPrinted:
        """The figures, corrections included."""
        return PlainPrinted(self.name, components.figures.tree)

    def picture(self, state: Any, seats: Sequence[str]) -> str:
        """The rows of the table as lines of SVG."""
        view = self.view(state, SPECTATOR, seats)
        lines = [f"{self.name} · {view.round}", *(f"{name}: {value}" for name, value in view.shows.items())]
        for player in view.players:
            lines.append(f"{player.name} · {player.score}")
            lines += [f"    {name}: {value}" for name, value in player.shows.items()]
        text = "".join(f'<text x="10" y="{24 * number}">{escape(line)}</text>' for number, line in enumerate(lines, 1))
        size = f'width="640" height="{24 * len(lines) + 12}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif">{text}</svg>'


def _decision(state: Any, seat: int) -> PlainDecision | None:
    if seat == SPECTATOR or not state.legal(seat):
        return None
    moves = [state.components.moves.move(code) for code in state.legal(seat)]
    return PlainDecision(state.top(seat).name, number_of(state.players[seat].pending[-1]), {}, moves)


def _player(state: Any, number: int, seat: int) -> Any:
    return state.players[number]
