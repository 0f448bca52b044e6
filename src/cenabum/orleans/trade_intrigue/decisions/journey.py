"""A journey that may be left out: by water for the Towing Service, either way for Bon Voyage."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.decisions.travel import cargo_refused
from cenabum.orleans.money import spend
from cenabum.orleans.moves import DONE, TRAVEL
from cenabum.orleans.refusals_words import asked, town_name
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decision import ModuleDecision
from cenabum.orleans.trade_intrigue.facts import EVENT_COINS
from cenabum.orleans.trade_intrigue.names import BON_VOYAGE, BY_BON_VOYAGE, BY_TOWING, JOURNEYS, SILENTIUM
from cenabum.orleans.travel import CARGO, journey, journeys


class Journey(ModuleDecision):
    """Where to travel, if anywhere; the number says what the journey is for."""

    name = "journey"
    answers = ("travel", "done")
    rules = ("newdeeds.{}", "newevents.{}")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """The ways that are allowed, or none."""
        codes = journeys(table, seat, 0)
        if number == BY_BON_VOYAGE:
            codes += journeys(table, seat, 1)
        codes.append(DONE)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Make the journey, or do not."""
        table.players[seat].pending.pop()
        if code == DONE:
            return
        if number == BY_BON_VOYAGE:
            price: int = table.components.event_value[BON_VOYAGE][table.stack]
            spend(table, seat, price, EVENT_COINS + BON_VOYAGE - SILENTIUM)
        journey(table, seat, (code - TRAVEL) // CARGO, (code - TRAVEL) % CARGO)

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """What the journey is for."""
        return 0, {"journey": JOURNEYS[number]}

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A way that does not start here or is a road, or a good that is not on it."""
        printed = table.components
        town = table.players[seat].town
        if at[0] in printed.by_water[town] or (number != BY_TOWING and at[0] in printed.by_road[town]):
            return cargo_refused(table, at[0], at[1])
        if number == BY_TOWING and at[0] in printed.by_road[town]:
            return Refusal("newdeeds.towing-service", say("no-towing-road"), asked(table, seat))
        why = say("no-journey-from", town=town_name(printed, town))
        return Refusal("travel.no-connection", why, asked(table, seat))


JOURNEY: Final = Journey()
