"""The host of a table: makes it, hands seats to bots and back, opens them, and lets new people in."""

import asyncio
import random
from typing import TYPE_CHECKING, Any

from cenabum.server.seams import Gone
from cenabum.server.store.care import seat_links
from tests.simulated.people import Person, Watcher
from tests.simulated.witness import Witness

if TYPE_CHECKING:
    from tests.simulated.evening import Evening

BOTS = ("bot:random", "bot:greedy")
USUAL = {"first-kingdom": "bot:settler", "kings-favor": "bot:settler", "cathedral": "bot:random"}
"""A bot of each game besides chance."""


class Host:
    """Who made a table; the host's own link is good for no seat."""

    def __init__(self, evening: "Evening", kind: str, made: dict[str, Any]) -> None:
        self.evening = evening
        self.kind = kind
        self.table: str = made["table"]
        self.token: str = made["host"]
        self.path = f"/tables/{self.table}"
        self.chance = random.Random(f"{evening.seed} host of {self.table}")
        self.witness = Witness(self.table, evening.disk, evening.fault)
        self.guests = 0
        self.rematch: Host | None = None
        self._settling = False

    @classmethod
    async def opens(cls, evening: "Evening", kind: str) -> "Host":
        """Make a table for people, bots and whoever may come."""
        from tests.simulated.evening import KINDS

        game, settings = KINDS[kind]
        chance = evening.chance
        who = ["me", chance.choice(["me", "open", "bot:random", "me"]), chance.choice(["open", "bot:random", "me"])]
        seats = [
            {"who": each} | ({"name": f"{kind} {number}"} if each == "me" else {}) for number, each in enumerate(who)
        ]
        wish = {
            "game": game,
            "settings": settings,
            "seats": seats[: chance.choice((2, 3))],
            "pace": chance.choice((0, 0, 0.6)),
            "waiting": chance.random() < 0.3,
            "public": True,
        }
        answer = await evening.call("POST", "/tables", wish)
        assert answer.status == 200, answer
        evening.note(f"a table of {kind}: {answer.body['table']}")
        host = cls(evening, kind, answer.body)
        for seat, token in answer.body["tokens"].items():
            host.sits(f"{kind} {seat}", token, talkative=seat == "0" and chance.random() < 0.2)
        host.comes(Watcher(evening, host.witness, f"{kind} watcher"))
        evening.loop.create_task(host.live())
        return host

    def sits(self, name: str, token: str, *, talkative: bool = False) -> None:
        """Somebody has a link to a seat."""
        person = Person(self.evening, self.witness, name, token)
        person.talkative = talkative
        self.comes(person)

    def comes(self, who: Watcher) -> None:
        self.evening.people.append(who)
        self.evening.loop.create_task(who.live())

    async def live(self) -> None:
        """Now and then, do what hosts do."""
        while True:
            await asyncio.sleep(self.chance.uniform(3, 15))
            try:
                await (self._seat_all() if self._settling else self._acts())
            except Gone:
                continue

    async def settle(self) -> None:
        """In the calm nobody is sent away any more: bots take the seats that nobody sits at."""
        self._settling = True

    async def _acts(self) -> None:
        info = await self._info()
        seats = info["seats"]
        seat = self.chance.choice(seats)
        match self.chance.randrange(8):
            case 0 | 1 | 2 if seat["kind"] == "open":
                await self._guest(seat["seat"])
            case 0 | 1 | 2:
                await self._hand(seat, None if seat["bot"] and seat["kind"] == "person" else self._bot())
            case 3 if seat["kind"] == "person" and self.chance.random() < 0.5:
                self.evening.note(f"seat {seat['seat']} of {self.table} is opened")
                await self._call("POST", f"/seats/{seat['seat']}/leave")
            case 4:
                await self._call("POST", "/chat", {"open": self.chance.random() < 0.8})
            case 5:
                renewed = await self._call("POST", "/host/renew")
                self.token = renewed.body["host"] if renewed.status == 200 else self.token
            case 6:
                await self._looks_up(info)
            case 7 if info["waiting"]:
                await self._begins()
            case 7 if info["over"]:
                await self._again()

    async def _info(self) -> dict[str, Any]:
        answer = await self._call("GET", "")
        if answer.status != 200:
            raise Gone
        found: dict[str, Any] = answer.body
        return found

    async def _call(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.evening.network.call(method, f"{self.path}{path}", body, self.token)
        if answer.status == 401:  # the new link was lost on its way: whoever runs the server looks it up
            links = dict(self.evening.as_file(lambda file: seat_links(file, self.table)))
            self.token = links["host"]
        return answer

    def _bot(self) -> str:
        return self.chance.choice(["bot:random", USUAL.get(self.kind, "bot:greedy")])

    async def _hand(self, seat: dict[str, Any], bot: str | None) -> None:
        self.evening.note(f"seat {seat['seat']} of {self.table} is handed to {bot or 'its person'}")
        await self._call("POST", f"/seats/{seat['seat']}/bot", {"bot": bot})

    async def _guest(self, seat: int) -> None:
        self.guests += 1
        name = f"{self.kind} guest {self.guests}"
        taken = await self.evening.network.call("POST", f"{self.path}/seats/{seat}/take", {"name": name})
        if taken.status == 200:
            self.evening.note(f"{name} takes seat {seat} of {self.table}")
            self.sits(name, taken.body["token"])

    async def _begins(self) -> None:
        self.witness.void()
        await self._call("POST", "/start", {"bot": self._bot()})

    async def _again(self) -> None:
        """Everybody asks for a rematch, and it is the same one."""
        made = await self._call("POST", "/rematch")
        if made.status != 200:
            return
        new = self.rematch is None
        if self.rematch is None:
            self.rematch = Host(self.evening, self.kind, made.body)
            self.evening.note(f"a rematch of {self.table}: {self.rematch.table}")
            self.evening.hosts.append(self.rematch)
            self.evening.loop.create_task(self.rematch.live())
        tables = {made.body["table"]}
        for person in [each for each in self.evening.people if each.witness is self.witness and each.token]:
            own = await self.evening.network.call("POST", f"{self.path}/rematch", token=person.token)
            if own.status == 200:
                tables.add(own.body["table"])
                for seat, token in own.body["tokens"].items() if new else ():
                    self.rematch.sits(f"{person.name}, again {seat}", token)
        if tables != {self.rematch.table}:
            self.witness.fault(f"its rematch is {self.rematch.table}, and {sorted(tables)}")

    async def _looks_up(self, info: dict[str, Any]) -> None:
        """What everybody may look up agrees with what was told."""
        log = await self._call("GET", "/log")
        if log.status == 200:
            self.witness.log(log.body["entries"])
        moment = self.chance.randrange(info["moment"] + 1)
        lists = await self.evening.network.call("GET", "/tables")
        if lists.status == 200 and self.table not in [each["table"] for each in lists.body["tables"]]:
            self.witness.fault("a public table is not in the list")
        past = await self._call("GET", f"/moments/{moment}")
        if past.status == 200 and not info["waiting"]:
            self.witness.log([past.body["entry"]])

    async def _seat_all(self) -> None:
        """Where nobody sits, a bot plays; and where one plays for somebody who is here, that person plays again."""
        info = await self._info()
        if info["waiting"]:
            await self._begins()
            return
        for seat in info["seats"]:
            if seat["kind"] == "open" or (seat["kind"] == "person" and not seat["here"] and not seat["bot"]):
                await self._hand(seat, self._bot())
            elif seat["kind"] == "person" and seat["here"] and seat["bot"]:
                await self._hand(seat, None)
