"""Lessons over a socket. Nothing of them is kept here: a lesson is a function of its file and of what the learner has done.

The learner's page keeps that and brings it along when it comes back (docs/lessons.md). The table and what happens there are told by the
messages of any table, and after each of them the step.
"""

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.refusal import Refused as NotAllowed
from cenabum.kernel.register import GAMES
from cenabum.kernel.words import say
from cenabum.lessons import NEXT, Lesson, lesson_named, lessons_of
from cenabum.lessons.lesson import LEARNER
from cenabum.lessons.reading import Script
from cenabum.lessons.shelf import words_of
from cenabum.server.audience import encode
from cenabum.server.calls import LessonInfo, LessonsAre, Printed
from cenabum.server.entries import entry_at, entry_of, leads_of, news
from cenabum.server.errors import Denied, denied, refused
from cenabum.server.lesson_messages import Back, FromLearner, Learn, LessonIs, Next, Skip
from cenabum.server.limits import BACK, MESSAGES
from cenabum.server.live import HELLO_SECONDS, UNKNOWN, decoded, id_of
from cenabum.server.messages import (
    Foresee,
    Foreseen,
    Lead,
    Moved,
    Named,
    Odds,
    OddsAre,
    Plan,
    Play,
    Seat,
    TableInfo,
    Told,
    Try,
    Welcome,
)
from cenabum.server.naming import clean, own_name
from cenabum.server.seams import Call, Caller, Gone, Limits, Socket
from cenabum.server.values import COLOURS
from cenabum.server.views import Views

log = logging.getLogger("cenabum.server")

_decoder: msgspec.json.Decoder[FromLearner] = msgspec.json.Decoder(FromLearner)
GameName = Annotated[str, Meta(pattern="^[a-z-]{1,40}$")]
LessonName = Annotated[str, Meta(pattern="^[a-z-]{1,40}$")]


class Lessons:
    """Gives lessons."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.calls = [
            Call("GET", "/lessons", self.listed, LessonsAre, "The lessons of all games"),
            Call(
                "GET",
                "/lessons/{game}/{name}/printed",
                self.lesson_printed,
                Printed,
                "What is printed on its components",
            ),
        ]

    async def listed(self, caller: Caller) -> LessonsAre:
        """All lessons."""
        return LessonsAre([_info(script) for game in GAMES for script in lessons_of(game)])

    async def lesson_printed(self, caller: Caller, game: GameName, name: LessonName) -> Printed:
        """What is printed on the components of a lesson's table."""
        journal = (await asyncio.to_thread(Lesson, lesson_named(game, name))).journal
        found: Printed = journal.rules.printed(journal.components)
        return found

    async def serve(self, socket: Socket, game: str, name: str) -> None:
        """One socket from its beginning to its end."""
        try:
            try:
                taught = await _greet(socket, game, name)
            except Gone:
                raise
            except Exception as error:
                told = denied(error)
                if told.fault:
                    log.exception("a lesson could not be given")
                await socket.send(encode(refused(None, told)).decode())
                await socket.close(UNKNOWN, told.code)
                return
            for message in taught.welcome():
                await socket.send(encode(message).decode())
            while True:
                await self._answer(taught, socket, await socket.receive())
        except Gone:
            return

    async def _answer(self, taught: "_Taught", socket: Socket, text: bytes | None) -> None:
        """Answer one message; whatever goes wrong is told."""
        request: str | None = None
        try:
            self.limits.hit_both(MESSAGES, f"lesson {socket.address}", socket.address)
            if text is None:
                raise Denied("too-large", say("too-large"))
            request = id_of(text)
            message = decoded(_decoder, text)
            if isinstance(message, Back):
                self.limits.hit(BACK, socket.address)
            # A lesson that begins with a long record takes tens of milliseconds to go back in: not in the event loop.
            answers = await asyncio.to_thread(taught.answer, message)
        except Exception as error:
            told = denied(error, taught.lesson.names)
            if told.fault:
                log.exception("a learner could not be answered")
            answers = [refused(request, told)]
        for answer in answers:
            await socket.send(encode(answer).decode())


async def _greet(socket: Socket, game: str, name: str) -> "_Taught":
    try:
        text = await asyncio.wait_for(socket.receive(), HELLO_SECONDS)
    except TimeoutError:
        raise Denied("hello-first", say("hello-late")) from None
    message = decoded(_decoder, text or b"")
    if not isinstance(message, Learn):
        raise Denied("hello-first", say("hello-first"))
    return await asyncio.to_thread(_Taught, lesson_named(game, name), message)


class _Taught:
    """A lesson that somebody takes over a socket."""

    def __init__(self, script: Script, message: Learn) -> None:
        self._shown: Any = None
        name = own_name(clean(message.name) or "You", [rival.name for rival in script.rivals])
        self.lesson = Lesson(script, name)
        for each in message.done:
            try:
                self._again(each)
            except NotAllowed:
                break  # it was kept of an older lesson: from here on it is done anew

    def _again(self, each: Named | None) -> None:
        if each is None:
            self.lesson.next()
        else:
            self.lesson.play(self._code(each))

    def _code(self, move: Named) -> int:
        return self.lesson.journal.code(move.kind, move.arguments)

    def answer(self, message: FromLearner) -> list[Any]:
        """What a message brings. Raises what `denied` understands."""
        lesson = self.lesson
        before = lesson.journal.moment
        match message:
            case Next():
                lesson.next()
            case Skip():
                lesson.skip()
            case Play():
                lesson.play(self._code(message.move))
            case Plan():
                for move in [*message.placements, Named("done")]:
                    lesson.play(self._code(move))
            case Try():
                code = self._code(message.move)
                if code not in lesson.allowed():
                    raise NotAllowed(lesson.wrong(code))
                return []
            case Odds():
                odds = lesson.journal.odds(LEARNER, [])
                return [OddsAre(message.id, odds.number, odds.at_least_one, odds.expected, odds.places)]
            case Foresee():
                journal = lesson.journal
                return [Foreseen(message.id, journal.outlook(LEARNER, lesson.names, journal.moment))]
            case Back():
                self.lesson = Lesson(lesson.script, lesson.names[LEARNER], lesson.before())
                return self.welcome()
            case Learn():
                raise Denied("malformed", say("hello-twice"))
        return [*self._moved(before, message.id), self.step()]

    def step(self) -> LessonIs:
        """The step that it has come to."""
        lesson = self.lesson
        moves = [None if code == NEXT else lesson.journal.moves.move(code) for code in lesson.done]
        return LessonIs(
            number=lesson.number,
            steps=len(lesson.script.steps),
            says={language: lesson.says(language) for language in LANGUAGES},
            points=list(lesson.step.points) if not lesson.over else [],
            reads=lesson.reads,
            over=lesson.over,
            done=[None if move is None else Named(move.kind, move.arguments) for move in moves],
        )

    def welcome(self) -> list[Any]:
        """The table and the step, for a page that knows nothing yet."""
        journal = self.lesson.journal
        entries = [entry_at(journal, moment, 0.0, self.lesson.names) for moment in news(journal, LEARNER)]
        views = self._views()
        self._shown = views.of(LEARNER)
        greeting = Welcome(
            self._table(), LEARNER, journal.moment, self._shown, False, [], [], [], entries, self._leads()
        )
        return [greeting, self.step()]

    def _moved(self, before: int, request: str) -> list[Moved]:
        journal = self.lesson.journal
        steps = journal.steps[before:]
        entries = [entry_of(journal, before + number, step, self.lesson.names) for number, step in enumerate(steps, 1)]
        views = self._views()
        change = views.change(self._shown, LEARNER, {})
        self._shown = views.of(LEARNER)
        return [Moved(journal.moment, LEARNER, entries, change, False, self._leads(), not entries, request)]

    def _leads(self) -> list[Lead]:
        return leads_of(self.lesson.journal, LEARNER, self.lesson.names)

    def _views(self) -> Views:
        return Views(self.lesson.journal, self.lesson.names)

    def _table(self) -> TableInfo:
        journal, script = self.lesson.journal, self.lesson.script
        deciding = journal.deciding()
        seats = [
            Seat(seat, name, COLOURS[seat], "bot" if seat else "person", None, not seat, not seat, seat in deciding)
            for seat, name in enumerate(self.lesson.names)
        ]
        return TableInfo(
            table=f"{script.game}/{script.name}",
            game=script.game,
            settings=dict(journal.setup.settings),
            seats=seats,
            public=False,
            created=0.0,
            updated=0.0,
            moment=journal.moment,
            round=journal.state.round,
            over=journal.over,
            pace=0.0,
            seed_hash="",
            seeded_from=journal.setup.seeded_from,
            seed_chosen=True,
            nonce=None,
            seed=None,
            corrections=None,
            result=None,
            rematch=None,
            rematch_of=None,
            chat_open=False,
            waiting=False,
        )


def _info(script: Script) -> LessonInfo:
    def told(form: str) -> Told:
        message, files = f"lesson-{script.name}{form}", words_of(script.game)
        return {language: Language(language).message(files, message) for language in LANGUAGES}

    return LessonInfo(script.game, script.name, dict(script.settings), len(script.steps), told(""), told(".about"))
