"""Trade & Intrigue at the seam: what its modules have to say to the moments of the base game."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from cenabum.bagbuilding.followers import PROFESSIONS
from cenabum.kernel.features import Feature
from cenabum.kernel.figures import Figures
from cenabum.kernel.outlook import Outlook
from cenabum.kernel.pool import ONE
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.rules import Setting, Stream
from cenabum.kernel.words import say
from cenabum.orleans.components import Components
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.effects.effect import PlaceEffect, PlaceFigure
from cenabum.orleans.events.event import Event
from cenabum.orleans.events.names import EVENTS as OWN_NAMES
from cenabum.orleans.module import Module
from cenabum.orleans.moves import GOODS, NO_CARGO
from cenabum.orleans.refusals_words import asked, place_name, situation
from cenabum.orleans.table import ACTIONS, HOURGLASS, PLANNING, Table
from cenabum.orleans.trade_intrigue.brasserie import stock, used_up
from cenabum.orleans.trade_intrigue.decisions.in_order import MODULE_DECISIONS
from cenabum.orleans.trade_intrigue.decisions.settle import SETTLE
from cenabum.orleans.trade_intrigue.effects.listing import EFFECTS
from cenabum.orleans.trade_intrigue.events.listing import EVENTS
from cenabum.orleans.trade_intrigue.facts import FACTS, REASONS
from cenabum.orleans.trade_intrigue.features import features
from cenabum.orleans.trade_intrigue.hourglass import begin_events, next_tile, protect_any, protections
from cenabum.orleans.trade_intrigue.kept import Kept, kept, new_kept
from cenabum.orleans.trade_intrigue.modules import Modules, tables
from cenabum.orleans.trade_intrigue.names import (
    AMNESTY,
    BASE_DEEDS,
    BOARDS,
    BY_AMNESTY,
    INTRIGUE,
    NEW_EVENTS,
    PEASANT_UPRISING,
    SABOTAGE,
)
from cenabum.orleans.trade_intrigue.new_places import majority_points
from cenabum.orleans.trade_intrigue.orders import order_points
from cenabum.orleans.trade_intrigue.outlook import outlooks
from cenabum.orleans.trade_intrigue.printed import printed_parts
from cenabum.orleans.trade_intrigue.sending import send_to_board
from cenabum.orleans.trade_intrigue.setup import lay_out_modules
from cenabum.orleans.trade_intrigue.turns import resume
from cenabum.orleans.trade_intrigue.view import seen

SWITCH: Final = ("no", "yes")


def _setting(name: str, values: tuple[str, ...], about: str, needs: str = "") -> Setting:
    return Setting(name, values, about, optional=True, needs=needs, expansion="trade-intrigue")


class TradeIntrigue(Module):
    """Orders, new events, new deeds, Intrigue and new places: they know of each other, so they speak as one."""

    name = "trade_intrigue"

    def settings(self) -> tuple[Setting, ...]:
        """Each of its modules can be chosen by itself."""
        return (
            _setting("orders", SWITCH, "Trade & Intrigue: deliver goods to towns for points"),
            _setting("new_events", SWITCH, "Trade & Intrigue: new hour-glass tiles"),
            _setting(
                "uprising_finale",
                SWITCH,
                "with the new events: the last round brings the Peasant Uprising",
                needs="new_events",
            ),
            _setting("board", BOARDS, "the board to send followers to; the last two are Trade & Intrigue"),
            _setting("new_places", SWITCH, "Trade & Intrigue: three more place tiles"),
        )

    def sources(self) -> tuple[str, ...]:
        """Orders and the Merchant House."""
        return ("orders", "merchant_house")

    def streams(self, printed: Components) -> list[Stream]:
        """The pile of orders, and the place tiles that stay out."""
        return [Stream("orders", tables(printed).order_names), Stream("tiles", printed.place_names)]

    def features(self, printed: Components) -> list[Feature]:
        """Orders, bribes, and what lies where."""
        return features(printed)

    def view(self, table: Any, seat: int, seats: Sequence[str]) -> dict[str, Any]:
        """Its boards, its hour-glass tiles, orders and bribes."""
        return seen(table, seat, seats)

    def printed(self, printed: Components) -> dict[str, Any]:
        """Order cards, the spaces of its boards, its hour-glass tiles."""
        return printed_parts(printed)

    def outlooks(self, table: Table, seat: int) -> dict[str, Outlook]:
        """Its deeds and characters."""
        return outlooks(table, seat)

    def player_view(self, table: Any, number: int) -> dict[str, Any]:
        """The places that Saboteur or Spy have stopped."""
        stopped = kept(table).stopped[number]
        return {"stopped": [name for place, name in enumerate(table.components.place_names) if stopped >> place & 1]}

    def decisions(self) -> list[OrleansDecision]:
        """In a fixed order."""
        return MODULE_DECISIONS

    def event_names(self) -> tuple[str, ...]:
        """Of the new hour-glass tiles."""
        return NEW_EVENTS

    def reasons(self) -> tuple[str, ...]:
        """Events that cost or bring coins, and the boards."""
        return REASONS

    def facts(self) -> dict[str, tuple[str, ...]]:
        """All that its modules tell."""
        return FACTS

    def overlay(self, figures: Figures, players: int, options: dict[str, str]) -> Modules:
        """Other boards and hour-glass tiles, more places, orders."""
        return Modules(figures, players, options, (*OWN_NAMES, *NEW_EVENTS))

    def effects(self) -> dict[str, Callable[[PlaceFigure], PlaceEffect]]:
        """Of the new place tiles."""
        return {**EFFECTS}

    def events(self) -> list[type[Event]]:
        """Of the new hour-glass tiles."""
        return EVENTS

    def in_play(self, options: dict[str, str]) -> bool:
        """When one of its modules is chosen."""
        board = options.get("board", BOARDS[BASE_DEEDS]) != BOARDS[BASE_DEEDS]
        return board or "yes" in (options.get("orders"), options.get("new_events"), options.get("new_places"))

    def memory(self, players: int) -> Kept:
        """Everything at its beginning."""
        return new_kept(players)

    def lay_out(self, table: Table) -> None:
        """Orders, the goods and technology of the new deeds, and the choice of place tiles."""
        lay_out_modules(table)

    def resume(self, table: Table) -> bool:
        """Bargains, the chance for an order, events that go round."""
        return resume(table)

    def phase_begins(self, table: Table) -> None:
        """newevents.peasant-uprising: while players plan, farmers stand in for others. What was stopped is so for one round."""
        if table.phase == HOURGLASS:
            for seat in range(len(table.players)):
                kept(table).stopped[seat] = 0
        elif table.event == PEASANT_UPRISING:
            for player in table.players:
                if table.phase == PLANNING:
                    player.privileges |= tables(table.components).uprising_bit
                elif table.phase == ACTIONS:
                    player.privileges &= ~tables(table.components).uprising_bit

    def turn_tile(self, table: Table) -> bool:
        """The new tiles take the place of the others."""
        if not table.components.modules.new_events:
            return False
        next_tile(table)
        return True

    def begin_event(self, table: Table) -> bool:
        """All at once, or one by one."""
        begin_events(table)
        return True

    def stopped(self, table: Table, seat: int) -> int:
        """intrigue.deactivated, and with newevents.sabotage the places with technology."""
        places = kept(table).stopped[seat]
        if table.event != SABOTAGE:
            return places
        player = table.players[seat]
        for place, mask in enumerate(table.components.layout.mask):
            if player.technology_on & mask:
                places |= 1 << place
        return places

    def acted(self, table: Table, seat: int) -> None:
        """orders.after-action: now there may be a chance for an order."""
        kept(table).acted = 1

    def forbids(self, table: Table, kind: int) -> bool:
        """newevents.strike, newevents.crusade, newevents.conference."""
        return table.components.events[table.event].stops == kind

    def recruited(self, table: Table, seat: int, kind: int) -> bool:
        """newevents.amnesty: the follower may be placed at once."""
        if table.event != AMNESTY:
            return False
        player = table.players[seat]
        player.drawn += ONE[kind]
        player.pending.append(SETTLE.pending(BY_AMNESTY))
        return True

    def sent(self, table: Table, seat: int, kind: int, deed: int) -> bool:
        """To the boards of the modules."""
        if table.components.board == BASE_DEEDS:
            return False
        send_to_board(table, seat, kind, deed)
        return True

    def good_spent(self, table: Table, seat: int) -> None:
        """newplaces.brasserie-last."""
        if tables(table.components).brasserie >= 0:
            used_up(table, seat)

    def tile_gained(self, table: Table, seat: int, place: int) -> None:
        """newplaces.brasserie: goods are laid on it."""
        if place == tables(table.components).brasserie:
            stock(table, seat)

    def tile_lost(self, table: Table, seat: int, place: int) -> None:
        """The goods on the Brasserie are goods like all others then."""
        if place == tables(table.components).brasserie:
            kept(table).brasserie_goods = 0

    def protections(self, table: Table, seat: int) -> list[int]:
        """The Sacristy, or a good of the Brasserie, or let it happen."""
        return protections(table, seat)

    def protect(self, table: Table, seat: int, code: int) -> bool:
        """Ward the event off by the Brasserie, or suffer it."""
        protect_any(table, seat, code)
        return True

    def points(self, table: Table, seat: int) -> list[int]:
        """Of orders and the Merchant House."""
        return [order_points(table, seat), majority_points(table, seat)]

    def refusal_words(self) -> tuple[str, ...]:
        """In one file."""
        return ("trade-intrigue/refusals",)

    def untimely(self, table: Table, seat: int, kind: str) -> Refusal | None:
        """A good of the Brasserie while no event is about to hurt."""
        if kind != "brasserie":
            return None
        return Refusal("newplaces.brasserie-event", say("no-when-module", kind=kind), situation(table, seat))

    def shuts(self, table: Table, seat: int, place: int) -> bool:
        """intrigue.deactivated: what Saboteur or Spy have stopped."""
        return kept(table).stopped[seat] >> place & 1 == 1

    def place_refused(self, table: Table, seat: int, place: int) -> Refusal | None:
        """A place that Saboteur or Spy have stopped, or one with technology in a round of Sabotage."""
        if not self.stopped(table, seat) >> place & 1:
            return None
        name = place_name(table.components, place)
        if self.shuts(table, seat, place):
            return Refusal("intrigue.deactivated", say("no-stopped", place=name), say("try-next-round"))
        return Refusal("newevents.sabotage", say("no-sabotaged", place=name), say("try-next-round"))

    def recruit_refused(self, table: Table, seat: int, kind: int) -> Refusal | None:
        """A profession that an event keeps from being hired."""
        event = table.components.events[table.event]
        if event.stops != kind:
            return None
        rule = event.name
        why = say("no-banned", event=rule, profession=PROFESSIONS[kind])
        return Refusal(f"newevents.{rule}", why, say("try-stay"))

    def deed_refused(self, table: Table, seat: int, deed: int) -> Refusal | None:
        """A deed or character that is not used with so few players."""
        rule = "intrigue.covers" if table.components.board == INTRIGUE else "newdeeds.closed-two"
        return Refusal(rule, say("no-deed-for-two"), asked(table, seat))

    def protect_refused(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """A good that does not lie on the Brasserie, or nothing where the Sacristy is asked first."""
        if kind != "brasserie":
            return None
        if at[0] == NO_CARGO:
            return Refusal("newevents.warded-off", say("no-brasserie-first"), asked(table, seat))
        return Refusal("newplaces.brasserie-event", say("no-brasserie-good", good=GOODS[at[0]]), asked(table, seat))


TRADE_INTRIGUE: Final = TradeIntrigue()
