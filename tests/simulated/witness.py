"""The witness of a table: what anybody was ever told of it must stay true, be written down, and be theirs to know."""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from cenabum.server.room import MOST_CHAT
from tests.simulated.disk import Disk
from tests.simulated.network import Frame
from tests.simulated.pages import Page, key_of

Message = dict[str, Any]
RANDOM = "bot:random"
ENCODE = msgspec.json.Encoder(order="deterministic").encode


class Witness:
    """Everything that was told of one table, by everybody's lines."""

    def __init__(self, table: str, disk: Disk, fault: Callable[[str], None]) -> None:
        self.table = table
        self.disk = disk
        self._fault = fault
        self.entries: dict[int, tuple[Any, ...]] = {}
        self.said: dict[int, tuple[Any, ...]] = {}
        self._lines: dict[tuple[Any, ...], int] = {}
        self.views: dict[tuple[Any, ...], bytes] = {}
        self.pings: set[tuple[int, str]] = set()
        """What people at seats have pointed at."""
        self.epoch = 0
        """How often what was told has been made void: by a beginning, or by a repair."""
        self._expected: dict[str, tuple[int, int, int]] = {}
        """What everybody may expect of their next welcome: the epoch, and the newest moment and line of chat that were known."""

    def fault(self, what: str) -> None:
        self._fault(f"table {self.table}: {what}")

    def void(self) -> None:
        """A repair may take moments out, and has."""
        self.epoch += 1
        self.entries.clear()
        self.views.clear()

    def expects(self, who: str) -> None:
        """Somebody says hello now: whatever anybody has been told before is in the welcome."""
        self._expected[who] = (self.epoch, max(self.entries, default=0), max(self.said, default=0))

    # ---- one message

    def hears(self, frame: Frame, message: Message, page: Page, seat: int | None, who: str) -> None:
        """Somebody at a seat, or with none, has been told this; `page` knows what came before."""
        kind = message["type"]
        self._nothing_secret(frame, kind)
        moment = message.get("moment", 0) if kind in {"welcome", "moved", "undone"} else 0
        if moment > frame.written:
            self.fault(f"moment {moment} was told when {frame.written} were written")
        match kind:
            case "welcome":
                self._welcome(message, seat, who)
            case "moved" | "undone":
                self._moved(message, page, seat)
            case "said":
                self.line(message)
            case "pinged" if (message["seat"], message["thing"]) not in self.pings:
                self.fault(f"seat {message['seat']} points at {message['thing']}, and never did")
            case "sketched" if seat is None:
                self.fault("a spectator is told of a sketch")
        if message.get("id") and kind in {"moved", "undone", "said"} and seat is not None:
            known = "SELECT 1 FROM requests WHERE table_id = ? AND seat = ? AND request = ?"
            if not self.disk.one(known, self.table, seat, message["id"]):
                self.fault(f"the answer to {message['id']} was told, and is not remembered")

    def _nothing_secret(self, frame: Frame, kind: str) -> None:
        """Neither the seed before the end, nor what links are signed with."""
        row = self.disk.rows("SELECT seed, nonce, bot_seed, over FROM tables WHERE id = ?", self.table)[0]
        secrets = {"the seed of its bots": row["bot_seed"], "the secret of all links": self._secret()}
        if not row["over"]:
            secrets |= {"the seed": row["seed"], "the nonce": row["nonce"]}
        text = frame.data if isinstance(frame.data, str) else frame.data.decode(errors="replace")
        for name, secret in secrets.items():
            if secret in text:
                self.fault(f"{name} was told in “{kind}”")

    def _secret(self) -> str:
        return str(self.disk.one("SELECT value FROM meta WHERE key = 'secret'"))

    def _welcome(self, message: Message, seat: int | None, who: str) -> None:
        log = message["log"]
        moments = [entry["moment"] for entry in log]
        if moments != list(range(message["moment"] - len(log) + 1, message["moment"] + 1)):
            self.fault(f"a log has the moments {moments[:3]} to {moments[-3:]}, not those up to {message['moment']}")
        self.log(log)
        epoch, moment, spoken = self._expected.pop(who, (-1, 0, 0))
        if epoch == self.epoch and message["moment"] < moment:
            self.fault(f"moment {moment} was told and is gone: a welcome ends with {message['moment']}")
        chat = [line["number"] for line in message["chat"]]
        if len(chat) > MOST_CHAT:
            self.fault(f"{len(chat)} lines of chat were sent at once")
        if chat != list(range(max(1, (chat or [0])[-1] - MOST_CHAT + 1), (chat or [0])[-1] + 1)):
            self.fault(f"the last lines of chat are {chat}")
        if epoch == self.epoch and (chat or [0])[-1] < spoken:
            self.fault(f"line {spoken} of the chat was told and is gone")
        for line in message["chat"]:
            self.line(line)
        if seat is None and (message["plan"] or message["sketch"]):
            self.fault("a spectator is told of a plan")

    def _moved(self, message: Message, page: Page, seat: int | None) -> None:
        private = message.get("private") or (message["type"] == "undone" and message["taken_back"] is None)
        if private and message["seat"] != seat:
            self.fault(f"seat {seat} is told of the unfinished plan of seat {message['seat']}")
        entries = message.get("entries", [])
        steps = len(entries) if message["type"] == "moved" else int(message["taken_back"] is not None)
        if (steps or private) and page.moment + steps != message["moment"]:
            self.fault(
                f"seat {seat} knows {page.moment} moments, hears of {steps} more, and is told of {message['moment']}"
            )
        self.log(entries)
        for entry in entries:
            playing = page.seats[entry["seat"]]["bot"] if page.seats else None
            if entry["bot"] and entry["bot"] != playing and (playing is None or entry["bot"] != RANDOM):
                self.fault(f"{entry['bot']} moves at seat {entry['seat']}, where {playing or 'a person'} plays")
            if not entry["bot"] and playing:
                self.fault(f"a person moves at seat {entry['seat']}, where {playing} plays")

    # ---- what stays true

    def log(self, entries: list[Message]) -> None:
        """What has happened does not change any more."""
        for entry in entries:
            moment = entry["moment"]
            if not moment:
                continue
            facts = tuple(fact["kind"] for fact in entry["facts"])
            move = key_of(entry["move"]) if entry["move"] else None
            now = (entry["seat"], move, entry["taken_back"], entry["bot"], facts)
            was = self.entries.setdefault(moment, now)
            if was != now:
                self.fault(f"moment {moment} was {was} and is {now}")

    def line(self, line: Message) -> None:
        """A line of chat stays what it was, and nobody's stands there twice: each says something else."""
        now = (line["name"], line["text"])
        was = self.said.setdefault(line["number"], now)
        if was != now:
            self.fault(f"line {line['number']} of the chat was {was} and is {now}")
        if self._lines.setdefault(now, line["number"]) != line["number"]:
            self.fault(f"{now} stands twice in the chat")

    def sees(self, page: Page, message: Message, seat: int | None, planned: list[str] | None) -> None:
        """What a seat sees follows from the moment and from its own plan alone: nobody else's plan changes a byte of it.

        `planned` is None when it is not known.
        """
        if planned is None or not message.get("view"):
            return
        if seat is None and message["view"]["decision"]:
            self.fault("a spectator is asked for a decision")
        names = tuple(each["name"] for each in page.seats)
        own = (
            () if seat is None else tuple(message["view"]["players"][seat].get("planned") or ())
        )  # no secret to itself
        key = (self.epoch, page.waiting, page.moment, seat, (*planned, *own), names, "leads" in message)
        told = hashlib.blake2b(ENCODE(message["view"]), digest_size=8)
        if "leads" in message:
            told.update(ENCODE([message["leads"], message["undo"]]))
        if self.views.setdefault(key, told.digest()) != told.digest():
            self.fault(f"seat {seat} sees something else at moment {page.moment} than before: of what it may not know")
