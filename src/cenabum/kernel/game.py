"""A game at the table: seats, record and state together. This is what a user of the package holds."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from cenabum.kernel.consequence import Consequence
from cenabum.kernel.core import Core, Fact
from cenabum.kernel.figures import Figures, FiguresError
from cenabum.kernel.files import read_text, write_atomically
from cenabum.kernel.journal import Journal
from cenabum.kernel.keyed import FAST
from cenabum.kernel.moves import Move, MoveTable, UnknownMove
from cenabum.kernel.record import Entry, Record, RecordError, as_drawn, chance_lines, chance_results, parse_record
from cenabum.kernel.refusal import Refusal, Refused, SetupError
from cenabum.kernel.register import rules_of
from cenabum.kernel.rules import AnyRules, Setup, Stream
from cenabum.kernel.seating import as_begun, check_generator, check_settings, seats_from
from cenabum.kernel.sources import ChanceError, NeedDraw
from cenabum.kernel.steps import Outcome, Results, Step
from cenabum.kernel.words import SILENCE, Sentence, Text, say, sentences


class Game:
    """A game: `legal(seat)`, `play(seat, move)`, `scores`, `winners`, `save(path)`. A seat is given by name or number.

    `state` is the fast core. `events` are the facts told by the last `play` (or by the set-up), for logs and animation. `entries` are
    the decisions as the record has them, tries that were refused among them. With `asked`, somebody says what is drawn.
    """

    def __init__(self, setup: Setup, *, asked: bool = False, drawn: Sequence[str] = ()) -> None:
        self._hidden_seed = setup.seed if setup.seed is not None else secrets.token_hex(16)
        self.journal = Journal(setup, self._hidden_seed)
        self.asked = asked
        self.seats = [seat.name for seat in setup.seats]
        self.streams: list[Stream] = self.journal.streams(self.seats)
        self.entries: list[Entry] = []
        self.journal.begin(self._results(None, drawn) if asked else None, recent=0)
        self.events: list[Fact] = self.journal.opening_facts
        self.opening = chance_lines(self.journal.opening, self.streams)

    # ---- what is going on

    @property
    def setup(self) -> Setup:
        """Everything that was chosen before the first draw."""
        return self.journal.setup

    @property
    def rules(self) -> AnyRules:
        """The rules of the game."""
        return self.journal.rules

    @property
    def figures(self) -> Figures:
        """What is printed on the components, as data."""
        return self.journal.figures

    @property
    def components(self) -> Any:
        """The figures, compiled to tables."""
        return self.journal.components

    @property
    def moves(self) -> MoveTable:
        """All moves of the game."""
        return self.journal.moves

    @property
    def state(self) -> Core:
        """The fast core."""
        state: Core = self.journal.state
        return state

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.over

    @property
    def deciding(self) -> list[str]:
        """The seats that have a decision to make now."""
        return [self.seats[seat] for seat in self.state.deciding_seats()]

    @property
    def decisions(self) -> list[Entry]:
        """The decisions made so far (tries that were refused left out)."""
        return [entry for entry in self.entries if not entry.refused]

    @property
    def points(self) -> dict[str, dict[str, int]]:
        """The points of every seat by source, as they stand now."""
        return dict(zip(self.seats, self.journal.points(), strict=True))

    @property
    def scores(self) -> dict[str, int]:
        """The points of every seat, as they stand now."""
        return {name: sum(by_source.values()) for name, by_source in self.points.items()}

    @property
    def winners(self) -> list[str]:
        """Who won; empty while the game goes on."""
        return [self.seats[seat] for seat in self.rules.winners(self.state)] if self.over else []

    def seat(self, seat: str | int) -> int:
        """The number of a seat given by name or number."""
        if isinstance(seat, int):
            if not 0 <= seat < len(self.seats):
                raise SetupError(say("no-seat-number", number=seat, last=len(self.seats) - 1))
            return seat
        if seat not in self.seats:
            raise SetupError(say("no-seat", name=Text(seat), names=Text(", ".join(self.seats))))
        return self.seats.index(seat)

    def legal(self, seat: str | int) -> list[Move]:
        """The moves a seat may make now; empty when it has nothing to decide."""
        return [self.moves.move(code) for code in self.state.legal(self.seat(seat))]

    def consequences(self, seat: str | int) -> list[tuple[Move, Consequence]]:
        """What each legal move leads to, as far as it can be known; nothing while the seat plans."""
        return list(zip(self.legal(seat), self.journal.consequences(self.seat(seat)), strict=False))

    def view(self, seat: str | int | None = None) -> Any:
        """What a seat may see, or with None a spectator."""
        return self.rules.view(self.state, -1 if seat is None else self.seat(seat), self.seats)

    # ---- playing

    def code(self, seat: str | int, move: Move | str | int) -> int:
        """The code of a move given as a `Move`, a code or in notation. Raises `Refused` when there is no such move."""
        if isinstance(move, Move):
            return move.code
        if isinstance(move, int):
            return move
        try:
            codes = self.moves.codes(move)
        except UnknownMove:
            written = " ".join(move.split())[:80]
            raise Refused(
                Refusal("general.not-offered", say("no-move-written", written=Text(written)), say("try-legal"))
            ) from None
        legal = self.state.legal(self.seat(seat))
        return next((code for code in codes if code in legal), codes[0])

    def play(self, seat: str | int, move: Move | str | int, drawn: Sequence[str] = ()) -> None:
        """Make a move. Raises `Refused` when it is not legal, and nothing has changed.

        In a game whose chance is asked for, `drawn` names what was drawn, in order; `NeedDraw` tells what is missing.
        """
        number = self.seat(seat)
        try:
            step = self.journal.play(
                number, self.code(number, move), self._results(number, drawn) if self.asked else None
            )
        except Refused as refused:
            raise Refused(refused.refusal.among(self.seats)) from None
        self.events = step.facts
        self.entries.append(self.journal.entry(step, self.seats, self.streams))

    def _results(self, seat: int | None, drawn: Sequence[str]) -> Results:
        """What a person says was drawn: `stream:kind`, or just the kind when one stream alone can mean it."""
        results: Results = []
        for written in drawn:
            name, colon, kind = written.rpartition(":")
            for number, stream in enumerate(self.streams):
                if kind in stream.kinds and (not colon or stream.name == name):
                    if (
                        not colon
                        and seat is not None
                        and stream.name.startswith("bag.")
                        and stream.name != f"bag.{self.seats[seat]}"
                    ):
                        continue
                    results.append((number, list(stream.kinds).index(kind)))
                    break
            else:
                raise Refused(Refusal("general.not-offered", say("no-drawn", written=Text(written))))
        return results

    def may_undo(self, seat: str | int) -> bool:
        """May the seat take its last move back? Free up to the last thing revealed or another player's move that rests on it."""
        return self.journal.without(self.journal.last(self.seat(seat))) is not None

    def undo(self, seat: str | int) -> Move:
        """Take back the last move of a seat. Raises `Refused` when that would change what others have seen."""
        number, journal = self.seat(seat), self.journal
        last = journal.last(number)
        state = journal.without(last)
        if state is None:
            raise Refused(Refusal("general.undo", say("no-undo")))
        taken = journal.steps[last - 1]
        journal.accept(Outcome(number, state, [Step(0.0, number, taken_back=last)], []))
        name = self.seats[number]
        own = max(index for index, entry in enumerate(self.entries) if entry.seat == name and not entry.refused)
        # A try that was refused later may be legal without the move: it is not written down any more.
        self.entries[own:] = [entry for entry in self.entries[own + 1 :] if not entry.refused]
        standing = journal.standing()
        self.events = standing[-1].facts if standing else journal.opening_facts
        return self.moves.move(taken.code)

    # ---- the record

    def at(self, number: int) -> "Game":
        """The game as it was after `number` decisions, as a game of its own."""
        if not 0 <= number <= len(self.decisions):
            raise SetupError(say("no-moment", number=len(self.decisions), moment=number))
        return replay(self.record(), at=number, seed=self._hidden_seed)

    def record(self) -> Record:
        """The game as a record."""
        return self.journal.record(self.setup, self.entries)

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        write_atomically(Path(path), self.record().text())

    def fact(self, fact: Fact) -> dict[str, Any]:
        """A fact with names instead of numbers."""
        [(kind, seat, values)] = self.journal.told([fact], self.seats)
        return {"fact": kind, "seat": seat, **values}

    def _repr_svg_(self) -> str:
        """A notebook shows the table."""
        return self.rules.picture(self.state, self.seats)

    def __repr__(self) -> str:
        return f"<Game {self.setup.game}: {', '.join(self.seats)}; {len(self.decisions)} decisions{', over' if self.over else ''}>"


def new(
    game: str,
    seats: Sequence[str],
    seed: int | str | None = None,
    *,
    corrections: Mapping[str, object] | None = None,
    asked: bool = False,
    drawn: Sequence[str] = (),
    chance: str = "fast",
    **settings: object,
) -> Game:
    """A new game. Seats are names, or bots such as "bot:greedy"; settings are those of the game, such as edition="2014".

    Without a seed the game makes one up and keeps it to itself. With `asked`, a person says what is drawn (see `Game.play`).
    With chance="keyed" nobody who does not know the seed can foretell the draws; the same seed gives another game than with "fast".
    """
    rules = rules_of(game)
    chosen = check_settings(rules, settings)
    seed_text = None if seed is None else str(seed)
    if seed_text is None and not asked:
        seed_text = secrets.token_hex(8)
    generator = check_generator(chance) if seed_text is not None else FAST
    setup = Setup(game, chosen, seats_from(rules, seats), seed_text, dict(corrections or {}), generator)
    return Game(setup, asked=asked, drawn=drawn)


def load(path: str | Path, at: int | None = None) -> Game:
    """Load a saved game, at its end or after `at` decisions. Raises `RecordError`."""
    return replay(parse_record(read_text(Path(path))), at=at)


def replay(record: Record, at: int | None = None, seed: str | None = None) -> Game:
    """Play a record again. Every move and every draw is checked."""
    try:
        rules = rules_of(record.setup.game)
        if record.rules > rules.version:
            raise RecordError(say("record-newer"))
        settings = check_settings(rules, as_begun(rules, record.rules, record.setup.settings))
        seats = seats_from(rules, [f"{seat.name} = {seat.player}" for seat in record.setup.seats])
    except SetupError as error:
        raise RecordError(error.words) from None
    setup = replace(record.setup, settings=settings, seats=seats)
    return _Replay(record, setup, at, seed).game


class _Replay:
    """One replay: seeded where the record has a seed (and then the draws must agree), else from the recorded draws."""

    def __init__(self, record: Record, setup: Setup, at: int | None, seed: str | None) -> None:
        self.record = record
        self.seeded = setup.seed is not None and not setup.seeded_from
        try:
            self.game = Game(setup, asked=not self.seeded, drawn=as_drawn(record.opening))
        except NeedDraw:
            raise RecordError(say("record-no-opening")) from None
        except (Refused, ChanceError):
            raise RecordError(say("record-bad-opening")) from None
        except FiguresError as error:
            raise RecordError(say("record-figures", error=Text(error))) from None
        now = self.game.rules.version
        older = say("record-older-rules", then=record.rules, now=now) if record.rules < now else SILENCE
        data = say("record-other-data") if record.data != self.game.figures.digest else SILENCE
        self.changed = sentences(data, older)
        if self.seeded and record.has_chance and self.game.opening != record.opening:
            raise RecordError(sentences(say("record-opening-seed"), self.changed))
        if at is not None and at < 0:
            raise RecordError(say("no-such-moment", moment=at))
        played = 0
        for entry in record.entries:
            if at is not None and played >= at:
                break
            self._entry(entry)
            played += not entry.refused
            if not self.seeded and setup.seed is not None and played == setup.seeded_from:
                self.seeded, self.game.asked = True, False
        if at is not None and played < at:
            raise RecordError(say("record-moment", number=played, moment=at))
        if at is None and record.result and not self.game.over:
            raise RecordError(sentences(say("record-not-over"), self.changed))
        if at is None and record.result and self.game.scores != record.result:
            raise RecordError(sentences(say("record-other-result"), self.changed))
        if not self.seeded:
            self._go_on(seed)

    def _entry(self, entry: Entry) -> None:
        game = self.game
        try:
            seat = game.seat(entry.seat)
        except SetupError as error:
            raise RecordError(error.words, entry.line) from None
        chance_results(entry.chance, game.streams, entry.line)  # names that do not exist are refused here
        try:
            game.play(seat, entry.notation, as_drawn(entry.chance) if not self.seeded else ())
        except Refused as refused:
            if entry.refused == refused.rule:
                game.entries.append(Entry(entry.seat, entry.notation, refused=entry.refused))
                return
            raise self._not_allowed(entry, refused.refusal) from None
        except NeedDraw:
            raise RecordError(sentences(say("record-undrawn"), self._stops()), entry.line) from None
        except ChanceError:
            raise RecordError(sentences(say("record-bad-draw"), self._stops()), entry.line) from None
        if entry.refused:
            game.entries.pop()
            legal = say("record-legal", move=Text(entry.notation))
            raise RecordError(sentences(legal, self._stops()), entry.line)
        if self.seeded and self.record.has_chance and game.entries[-1].chance != entry.chance:
            game.entries.pop()
            raise RecordError(sentences(say("record-draw-seed"), self._stops()), entry.line)

    def _not_allowed(self, entry: Entry, refusal: Refusal) -> RecordError:
        why = sentences(refusal.reason, refusal.fix)
        told = say("record-move", seat=Text(entry.seat), move=Text(entry.notation), why=why, rule=Text(refusal.rule))
        return RecordError(sentences(told, self._stops()), entry.line, refusal.files, refusal.seats)

    def _stops(self) -> Sentence:
        """What has changed since the record was written, and how far it still plays. Nothing for a record of today."""
        if not self.changed:
            return SILENCE
        number = len(self.game.decisions)
        return sentences(self.changed, say("record-stops", decision=number + 1, number=number))

    def _go_on(self, seed: str | None) -> None:
        """The recorded draws are used up: from here on new ones are made."""
        self.game.asked = False
        self.game.journal.go_on(seed if seed is not None else secrets.token_hex(16))
