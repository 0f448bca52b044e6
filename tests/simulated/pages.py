"""What a page makes of what it receives. This is the one place that knows how messages travel; everything else sees them whole."""

from typing import Any

import msgspec

from cenabum.server.changes import changed
from tests.simulated.network import Frame

Message = dict[str, Any]


def key_of(move: Message) -> str:
    """A move as a text, the same however it is told."""
    return " ".join([move["kind"], *(f"{name}={value}" for name, value in sorted(move["arguments"].items()))])


class Page:
    """What somebody knows of a table. It outlives its line: a page that comes back has still got its log."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Begin anew."""
        self.log: dict[int, Message] = {}
        self.moment = 0
        self.view: Message = {}
        self.seat: int | None = None
        self.plan: list[Message] = []
        self.sketch: list[Message] = []
        self.seats: list[Message] = []
        self.waiting = True
        self.over = False
        self.rematch: str | None = None
        self.undo = False

    def read(self, frame: Frame) -> Message:
        """A message as it was meant, whole."""
        message: Message = msgspec.json.decode(frame.data)
        if "change" in message:
            message["view"] = changed(self.view, message["change"])
        return message

    def take(self, message: Message) -> None:
        """Know what a message says."""
        match message["type"]:
            case "welcome":
                self._welcomed(message)
            case "moved":
                for entry in message["entries"]:
                    self.log[entry["moment"]] = entry
                if message["private"] or message["entries"]:
                    self.moment = message["moment"]
            case "undone":
                if message["taken_back"] is not None:
                    self.log[message["moment"]] = {
                        "moment": message["moment"],
                        "seat": message["seat"],
                        "move": None,
                        "taken_back": message["taken_back"],
                        "bot": None,
                        "facts": [],
                    }
                self.moment = message["moment"]
            case "seats":
                self.seats = message["seats"]
            case "ended":
                self.over = True
            case "again":
                self.rematch = message["table"]
        self.view = message.get("view") or self.view
        self.undo = message.get("undo", self.undo)

    def _welcomed(self, message: Message) -> None:
        table = message["table"]
        if message["log"] and message["log"][0]["moment"] == 0:
            self.log = {}
        self.log |= {entry["moment"]: entry for entry in message["log"]}
        self.moment = message["moment"]
        self.seat = message["seat"]
        self.plan, self.sketch = message["plan"], message["sketch"]
        self.seats = table["seats"]
        self.waiting, self.over, self.rematch = table["waiting"], table["over"], table["rematch"]

    @property
    def moves(self) -> list[Message]:
        """What I may do now."""
        decision = self.view.get("decision")
        return (
            [{"kind": each["kind"], "arguments": each["arguments"]} for each in decision["moves"]] if decision else []
        )

    def own(self, seat: int) -> list[str]:
        """What the person of a seat has done, in order."""
        return [
            key_of(entry["move"]) if entry["move"] else f"back {entry['taken_back']}"
            for _, entry in sorted(self.log.items())
            if entry["seat"] == seat and not entry["bot"]
        ]

    def by_bots(self, seat: int) -> int:
        """The last moment at which a bot has moved for a seat."""
        return max((moment for moment, entry in self.log.items() if entry["seat"] == seat and entry["bot"]), default=0)
