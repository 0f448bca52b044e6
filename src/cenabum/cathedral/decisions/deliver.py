"""The Market Place: items go to a workshop, to the hour glass or to other players."""

from typing import Final

from cenabum.cathedral import moves
from cenabum.cathedral.decisions.room import hand
from cenabum.cathedral.knapsacks import put_back
from cenabum.cathedral.moves import DONE, HOUR_GLASS_TARGET, ITEMS, PLAYER_TARGET, TARGETS, WORKSHOP_TARGET
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.refusals_words import items, place_name, situation
from cenabum.cathedral.resting import InTurn
from cenabum.cathedral.rewards import reward
from cenabum.cathedral.table import Table, wanted
from cenabum.kernel.pool import ONE, count, kinds
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Sentence, all_of, say


class Deliver(InTurn):
    """What goes where. The number: how many items may still be delivered."""

    name = "deliver"
    answers = ("deliver", "done", "rest")
    rules = ("market.two", "market.targets", "market.workshop-place")

    def found(self, table: Table, seat: int, number: int) -> list[int]:
        """market.*: each item with each order that wants it and each other player, or done."""
        printed = table.components
        player = table.players[seat]
        shop = printed.shop_at[player.place]
        codes: list[int] = []
        for item in kinds(player.knapsack):
            base = moves.DELIVER + item * TARGETS
            if (
                shop != NOTHING
                and not table.done_workshops >> shop & 1
                and wanted(printed.workshop_orders[table.workshops[shop]], table.delivered[shop], item)
            ):
                codes.append(base + WORKSHOP_TARGET)
            if table.hour_glass != NOTHING and wanted(
                printed.hour_glass_orders[table.hour_glass], table.hour_glass_delivered, item
            ):
                codes.append(base + HOUR_GLASS_TARGET)
            for other in range(len(table.players)):
                if other != seat:
                    codes.append(base + PLAYER_TARGET + other)
        codes.append(DONE)
        return codes

    def answer(self, table: Table, seat: int, number: int, code: int) -> None:
        """One item goes from the knapsack to a workshop, the hour glass or another player."""
        player = table.players[seat]
        player.pending.pop()
        if code == DONE:
            return
        item = (code - moves.DELIVER) // TARGETS
        target = (code - moves.DELIVER) % TARGETS
        if number > 1:
            player.pending.append(self.pending(number - 1))
        if target >= PLAYER_TARGET:
            hand(table, seat, item, target - PLAYER_TARGET, False)
            return
        player.knapsack -= ONE[item]
        if table.log is not None:
            table.tell("delivers", seat, item, target)
        if target == WORKSHOP_TARGET:
            _to_workshop(table, seat, item)
        else:
            _to_hour_glass(table, seat, item)

    def ask(self, table: Table, seat: int, number: int) -> Sentence:
        """With how many."""
        return say("ask-deliver", number=number)

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """How many."""
        return number, {}

    def why_not(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The item is not there, or nobody wants it there."""
        return _no_delivery(table, seat, at[0], at[1]) if kind == "deliver" else None


def _to_workshop(table: Table, seat: int, item: int) -> None:
    """workshops.done: when the order is complete, the items go back, and the tile is turned over."""
    printed = table.components
    place = table.players[seat].place
    shop = printed.shop_at[place]
    tile = table.workshops[shop]
    table.delivered[shop] += ONE[item]
    if table.delivered[shop] == printed.workshop_orders[tile]:
        put_back(table, table.delivered[shop])
        table.delivered[shop] = 0
        table.done_workshops |= 1 << shop
        if table.log is not None:
            table.tell("completes_workshop", seat, tile, place)
        reward(table, seat, printed.workshop_rewards[tile])


def _to_hour_glass(table: Table, seat: int, item: int) -> None:
    """hourglass.done: then the items go back, and the tile leaves the game; the next one comes with the next round."""
    printed = table.components
    tile = table.hour_glass
    table.hour_glass_delivered += ONE[item]
    if table.hour_glass_delivered == printed.hour_glass_orders[tile]:
        put_back(table, table.hour_glass_delivered)
        table.hour_glass_delivered = 0
        table.hour_glass = NOTHING
        if table.log is not None:
            table.tell("completes_hour_glass", seat, tile)
        reward(table, seat, printed.hour_glass_rewards[tile])


def _no_delivery(table: Table, seat: int, item: int, target: int) -> Refusal:
    printed = table.components
    player = table.players[seat]
    if not count(player.knapsack, item):
        hint = say("try-knapsack", list=items(player.knapsack)) if player.knapsack else say("try-knapsack-empty")
        return Refusal("market.targets", say("no-item", item=ITEMS[item]), hint)
    if target >= PLAYER_TARGET:
        assert target - PLAYER_TARGET == seat
        return Refusal("market.targets", say("no-self"), situation(table, seat))
    if target == HOUR_GLASS_TARGET:
        if table.hour_glass == NOTHING:
            return Refusal("hourglass.done", say("no-hour-glass"), say("try-next-round"))
        lacks = printed.hour_glass_orders[table.hour_glass] - table.hour_glass_delivered
        why = say("no-hour-glass-need", item=ITEMS[item])
        return Refusal("market.wanted", why, say("try-lacks", list=items(lacks)))
    shop = printed.shop_at[player.place]
    here = place_name(printed, player.place)
    if shop == NOTHING:
        names = all_of(say("some-place", place=place_name(printed, place)) for place in printed.workshop_places)
        return Refusal("market.workshop-place", say("no-workshop", place=here), say("try-workshops", list=names))
    if table.done_workshops >> shop & 1:
        return Refusal("workshops.done", say("no-workshop-done", place=here), situation(table, seat))
    lacks = printed.workshop_orders[table.workshops[shop]] - table.delivered[shop]
    return Refusal("market.wanted", say("no-workshop-need", item=ITEMS[item]), say("try-lacks", list=items(lacks)))


DELIVER: Final = Deliver()
