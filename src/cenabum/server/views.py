"""What everybody at a table sees at one moment: what lies open is looked at once, and told once as a change of what was seen before."""

from collections.abc import Sequence
from typing import Any

import msgspec

from cenabum.kernel.journal import Journal
from cenabum.server.changes import Made, change

SPECTATOR = -1
_encode = msgspec.json.Encoder().encode


class Views:
    """The views of one moment. They are made when they are asked for, and only then."""

    def __init__(self, journal: Journal, names: Sequence[str]) -> None:
        self._journal = journal
        self._names = names
        self._seen: dict[int, Any] = {}
        self._things: list[msgspec.Raw] = []

    def of(self, seat: int) -> Any:
        """What a seat, or with -1 a spectator, sees."""
        if seat not in self._seen:
            self._seen[seat] = self._look(seat)
        return self._seen[seat]

    def _look(self, seat: int) -> Any:
        journal, rules = self._journal, self._journal.rules
        if seat == SPECTATOR or journal.plans[seat]:  # with its unfinished plan, the seat sees another state
            return journal.view(seat, self._names)
        return rules.own_view(self.of(SPECTATOR), journal.state, seat, self._names)

    def outlook(self, seat: int) -> list[Any]:
        """What a seat, or with -1 a spectator, may know of what things would do: what all may know is made and encoded once."""
        journal, names = self._journal, self._names
        planless = seat != SPECTATOR and not journal.plans[seat]
        own = journal.rules.own_outlook(journal.state, seat, names) if planless else None
        if own is None and seat != SPECTATOR:
            return journal.outlook(seat, names, journal.moment)
        if not self._things:
            self._things = [msgspec.Raw(_encode(each)) for each in journal.outlook(SPECTATOR, names, journal.moment)]
        return [own if number == seat else things for number, things in enumerate(self._things)]

    def change(self, before: Any, seat: int, made: Made) -> msgspec.Raw:
        """What has changed for a seat since it was shown something, or the whole view for who was shown nothing yet."""
        return change(before, self.of(seat), made)

    def seen(self, seat: int, before: Any) -> Any:
        """What a seat was shown: what it saw before, where nobody has looked since or its view cannot be made."""
        return self._seen.get(seat, before)
