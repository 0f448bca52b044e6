"""People at tables and people who watch: they come back when a line breaks, and send again what was not answered."""

import asyncio
import random
from typing import TYPE_CHECKING, Any

from cenabum.server.seams import Gone
from tests.simulated.deeds import Account, Deed
from tests.simulated.network import Closed, Line
from tests.simulated.pages import Page

if TYPE_CHECKING:
    from tests.simulated.evening import Evening
    from tests.simulated.witness import Witness

Message = dict[str, Any]
PATIENCE = 45.0
"""Seconds after which somebody who hears no answer loads the page again."""
LINES = 220
"""What one who talks much says at once: more than a welcome tells."""
FINAL = (4001, 4004)
"""A line is closed so when the link is void."""
WISHES = (
    ("play",) * 30
    + ("plan",) * 4
    + ("undo",) * 5
    + ("chat", "sketch", "ping", "odds", "foresee", "why", "advise", "pace", "try")
)


class Watcher:
    """Somebody who looks on: a line to a table, and what comes over it."""

    def __init__(self, evening: "Evening", witness: "Witness", name: str) -> None:
        self.evening = evening
        self.witness = witness
        self.name = name
        self.chance = random.Random(f"{evening.seed} {name}")
        self.token: str | None = None
        self.page = Page()
        self.line: Line | None = None
        self.gone = False
        self._ids = 0

    def forget(self) -> None:
        """The host has repaired the table: what is known, or still to be read, may be void."""
        self.page.forget()
        if self.line is not None:
            self.line.cut()

    async def live(self) -> None:
        """Come, and come again, until the link is void."""
        while not self.gone:
            try:
                await self._sit_down()
                while True:
                    await self.act()
            except Gone:
                if self.line is not None:
                    self.line.leave()
                    self.line = None
                await asyncio.sleep(self.chance.uniform(0.1, 4))

    async def _sit_down(self) -> None:
        self.line = await self.evening.network.connect(self.witness.table, f"192.0.2.{self.chance.randrange(1, 99)}")
        # A page that keeps its log asks for what is new, one that was loaded again for all.
        since = self.page.moment if self.chance.random() < 0.5 else 0
        self.line.say({"type": "hello", "token": self.token, "moment": since})
        self.witness.expects(self.name)
        told = await self.next(PATIENCE)
        while told["type"] != "welcome":
            if told["type"] == "refused" and told["code"] == "unknown-token":
                self.gone = True
                raise Gone
            told = await self.next(PATIENCE)

    async def next(self, within: float) -> Message:
        """The next message. Raises `Gone`, also when none comes."""
        assert self.line is not None
        try:
            async with asyncio.timeout(within):
                heard = await self.line.hear()
        except TimeoutError:
            raise Gone from None
        if isinstance(heard, Closed):
            self.gone |= heard.code in FINAL
            raise Gone
        self.evening.hears(self.name, heard)
        message = self.page.read(heard)
        if message["type"] == "refused" and message["code"] == "mistake":
            self.witness.fault(f"{self.name} is told of a mistake")
        before = self.witness.epoch
        seat = message["seat"] if message["type"] == "welcome" else self.page.seat
        self.witness.hears(heard, message, self.page, seat, self.name)
        self.page.take(message)
        self.known(message)
        if before == self.witness.epoch:
            self.witness.sees(self.page, message, self.page.seat, self.planned())
        return message

    def known(self, message: Message) -> None:
        """The page knows what a message says."""

    def planned(self) -> list[str] | None:
        """My unfinished plan, if I know it."""
        return []

    async def hear(self, within: float) -> None:
        """Read what comes for a while."""
        assert self.line is not None
        until = self.evening.loop.now + within
        while (left := until - self.evening.loop.now) > 0:
            if not self.line.down.waiting:
                change = asyncio.ensure_future(self.line.down.change())
                await asyncio.wait([change], timeout=left)
                change.cancel()
            if self.line.down.waiting:
                await self.next(PATIENCE)

    def name_of(self, kind: str) -> str:
        self._ids += 1
        return f"{self.name} {kind} {self._ids}"

    async def act(self) -> None:
        """Look on, and try what a spectator may not."""
        assert self.line is not None
        await self.hear(self.chance.uniform(1, 10))
        if self.chance.random() < 0.3:
            self.line.say({"type": "ping", "thing": f"place:{self.name}"})
        if self.chance.random() < 0.1:
            self.line.say({"type": "chat", "id": self.name_of("chat"), "text": self.name})


class Person(Watcher):
    """Somebody at a seat, who plays, plans, takes back, talks and asks."""

    def __init__(self, evening: "Evening", witness: "Witness", name: str, token: str) -> None:
        super().__init__(evening, witness, name)
        self.token = token
        self.account = Account()
        self.sketches: list[list[Message]] = [[]]
        self.answers = 0
        self.talkative = False
        """Somebody who fills the chat."""
        self._told_twice = False
        """The deed was acknowledged as one that had been done before: what came of it is to be seen."""

    def forget(self) -> None:
        super().forget()
        self.account = Account()

    def known(self, message: Message) -> None:
        seat = self.page.seat
        if message["type"] == "welcome" and seat is not None:
            wrong = self.account.welcomed(self.page, seat, answered=self._told_twice)
            if self._told_twice:
                self._told_twice = False
                self.account.forget_deed()
            if wrong:
                self.witness.fault(f"{self.name}: {wrong}")
            deed = self.account.deed
            if deed is not None and deed.message.get("text") in [line["text"] for line in message["chat"]]:
                self.account.forget_deed()
            if message["sketch"] not in [*self.sketches, []]:
                self.witness.fault(f"{self.name} has a sketch that is not theirs: {message['sketch']}")
        elif seat is not None:
            self.account.heard(message, self.page, seat)
            deed = self.account.deed
            if deed is not None and message["type"] in {"moved", "undone"} and message["id"] == deed.message["id"]:
                self._answered(message)

    def _answered(self, message: Message) -> None:
        seat = self.page.seat
        assert seat is not None
        if message["type"] == "moved" and not message["entries"] and not message["private"]:
            self._told_twice = True
            return
        wrong = self.account.acknowledged(message, self.page, seat)
        if wrong:
            self.witness.fault(f"{self.name}: {wrong}")

    def planned(self) -> list[str] | None:
        unsure = not self.account.known or self.account.deed is not None or self._told_twice
        return None if unsure else self.account.plan

    # ---- what a person does

    async def act(self) -> None:
        """One thing, and the answer to it."""
        if self.talkative:
            self.talkative = False
            for _ in range(LINES):
                self._mentions()
        await self.hear(self.chance.expovariate(1 / self.evening.leisure))
        if self.account.deed is None:
            self._wish()
        if self.account.deed is not None:
            await self._do(self.account.deed)

    async def _do(self, deed: Deed) -> None:
        assert self.line is not None
        deed.sent += 1
        self.line.say(deed.message)
        while True:
            told = await self.next(PATIENCE)
            if told.get("id") == deed.message["id"]:
                break
        self.answers += 1
        if told["type"] in {"refused", "said"} and self.account.deed is deed:
            self._refused_or_said(deed, told)
        if self._told_twice:
            raise Gone  # the page is loaded again to see what came of it
        if told["type"] in {"moved", "undone"} and self.chance.random() < 0.05:
            await self._again(deed)

    def _refused_or_said(self, deed: Deed, told: Message) -> None:
        if told["type"] == "refused" and self.account.done:
            self.witness.fault(f"{self.name}: {deed.message} was done, and is refused: {told['why']['en']}")
        if told["type"] == "refused" and told["code"] == "storage" and self.chance.random() < 0.5:
            return  # again, under the same name
        self.account.forget_deed()

    async def _again(self, deed: Deed) -> None:
        """A message that was answered is sent again: nothing more may come of it."""
        assert self.line is not None
        self.line.say(deed.message)
        while True:
            told = await self.next(PATIENCE)
            if told.get("id") == deed.message["id"]:
                break
        if told["type"] != "moved" or told["entries"] or told["private"]:
            self.witness.fault(f"{self.name}: {deed.message} was done again")

    def _wish(self) -> None:
        """Choose what to do next; what needs an answer becomes the deed."""
        assert self.line is not None
        kind, moves = self.chance.choice(WISHES), self.page.moves
        if self.page.over and kind != "chat":
            return
        match kind:
            case "play" if moves:
                self._deed(kind, move=self.chance.choice(moves), moment=self.page.moment)
            case "plan" if moves and self.page.seat is not None:
                self._deed(kind, placements=self.chance.sample(moves, min(len(moves), self.chance.randrange(3))))
            case "undo" if self.page.undo or self.chance.random() < 0.1:
                self._deed(kind)
            case "chat":
                name = self.name_of(kind)
                self._deed(kind, id=name, text=f"{name} says so")
            case "sketch":
                some = self.chance.sample(moves, min(len(moves), 3))
                self.sketches.append(some)
                self.line.say({"type": kind, "placements": some})
            case "ping":
                thing = f"place:{self.name}"
                if self.page.seat is not None:
                    self.witness.pings.add((self.page.seat, thing))
                self.line.say({"type": kind, "thing": thing})
            case "odds" | "advise":
                self.line.say({"type": kind, "id": self.name_of(kind)})
            case "foresee" | "why":
                moment = self.chance.randrange(self.page.moment + 2)
                self.line.say({"type": kind, "id": self.name_of(kind), "moment": moment})
            case "pace":
                self.line.say({"type": kind, "id": self.name_of(kind), "seconds": self.chance.choice((0, 0, 0.5, 3))})
            case "try" if moves:
                self.line.say({"type": kind, "id": self.name_of(kind), "move": self.chance.choice(moves)})

    def _mentions(self) -> None:
        """Say something, whether it is heard or not."""
        assert self.line is not None
        name = self.name_of("line")
        self.line.say({"type": "chat", "id": name, "text": f"{name} goes on and on"})

    def _deed(self, kind: str, **fields: Any) -> None:
        self.account.deed = Deed({"type": kind, "id": self.name_of(kind), **fields})
