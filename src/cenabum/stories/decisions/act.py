"""A turn of the action phase: an activated place, a sending, or pass."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories import moves
from cenabum.stories.decision import GrainComesBack
from cenabum.stories.decisions.leave import LEAVE, let_go
from cenabum.stories.drawing import take_back_good
from cenabum.stories.first_kingdom import advance, may_advance, village_toll
from cenabum.stories.moves import (
    ADVANCE,
    PASS,
    SEND,
    SIDES,
    TAKE_BACK_GOOD,
    TARGETS,
)
from cenabum.stories.names import FIRST_KINGDOM
from cenabum.stories.portal import send, sendings, wants
from cenabum.stories.refusals_words import missing, parcel_name, place_name, target_name
from cenabum.stories.table import ACTIONS, REMOVED, Table
from cenabum.stories.wealth import food


class Act(GrainComesBack):
    """actions.*: one action a turn, until the player passes."""

    name = "act"
    answers = ("pass", "take_back_good", "act", "send", "advance")
    rules = ("actions.one-per-turn", "actions.activated-only", "portal.one-sending", "actions.pass-is-final")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Pass, the places that may act now, and the sendings."""
        printed = table.components
        player = table.players[seat]
        codes = [PASS]
        ready = player.ready & ~printed.forbidden[player.era]
        if player.fair:
            ready |= 1 << printed.fair
        place = 0
        while ready:
            if ready & 1 and printed.effects[place].may(table, seat):
                codes.append(moves.ACT + place)
            ready >>= 1
            place += 1
        if player.parcels:
            codes += sendings(table, seat, may_advance(table, seat))
        if player.grain:
            codes.append(TAKE_BACK_GOOD + printed.bakery)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """The action ends the turn; grain that comes back does not."""
        if PASS < code < moves.ACT:
            take_back_good(table, seat, code - TAKE_BACK_GOOD)
            return
        table.players[seat].pending.pop()
        if code == PASS:
            table.passed |= 1 << seat
            if table.log is not None:
                table.tell("passes", seat)
        elif code < SEND:
            act(table, seat, code - moves.ACT)
        elif code < ADVANCE:
            send(table, seat, (code - SEND) // TARGETS, (code - SEND) % TARGETS)
        else:
            advance(table, seat, (code - ADVANCE) // TARGETS, (code - ADVANCE) % TARGETS)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The place may not act, or the parcel may not be sent."""
        if kind == "act":
            return _act_refused(table, seat, at[0]) or Refusal(
                "general.not-offered",
                say("no-effect", place=place_name(table.components, at[0])),
                self.ask(table, seat, number),
            )
        if kind == "send":
            return _send_refused(table, seat, at[0], at[1])
        if kind == "advance":
            return _advance_refused(table, seat, at[0], at[1])
        return super().refuse(table, seat, number, kind, at)

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """The seat has passed, or it is somebody else's turn."""
        if kind == "take_back_good" or table.phase != ACTIONS or table.players[seat].pending:
            return None
        if table.passed >> seat & 1:
            return Refusal("actions.pass-is-final", say("no-passed"))
        return Refusal("actions.one-per-turn", say("no-turn"))


def act(table: Table, seat: int, place: int) -> None:
    """Carry out the action of an own place; what has to be chosen becomes pending, and its followers go back after that."""
    effect = table.components.effects[place]
    player = table.players[seat]
    if table.log is not None:
        table.tell("acts", seat, place)
    depth = len(player.pending)
    used = effect.leaving(player)
    effect.do(table, seat)
    if len(player.pending) > depth:
        player.pending.insert(depth, LEAVE.pending(used))
    else:
        let_go(table, seat, used)


def _act_refused(table: Table, seat: int, place: int) -> Refusal | None:
    """The place may not act."""
    printed = table.components
    player = table.players[seat]
    name = place_name(printed, place)
    if not player.tiles >> place & 1:
        return Refusal("actions.activated-only", say("no-place", place=name))
    if forbidden := printed.effects[place].forbidden(table, seat):
        return forbidden
    if not player.ready >> place & 1:
        return Refusal("actions.activated-only", say("no-full", place=name), missing(table, seat, place))
    return printed.effects[place].why_not(table, seat)


def _send_refused(table: Table, seat: int, parcel: int, target: int) -> Refusal:
    """The parcel cannot be sent there."""
    printed = table.components
    player = table.players[seat]
    name, goal = parcel_name(printed, parcel), target_name(printed, target)
    if parcel not in player.parcels:
        return Refusal("portal.one-sending", say("no-parcel", parcel=name), say("try-load"))
    if target >= SIDES:
        if printed.story != FIRST_KINGDOM and printed.favor.task[table.era] != target - SIDES:
            return Refusal("favor.task-of-the-era", say("no-task-now", target=goal))
        return Refusal("control.tasks", say("no-task-need", target=goal, parcel=name))
    board = target // 2
    if table.deed_side[board] == REMOVED or table.deed_side[board] != target % 2:
        return Refusal("deeds.completed", say("no-deed-open", target=goal))
    return Refusal("deeds.exact", say("no-deed-space", target=goal, parcel=name))


def _advance_refused(table: Table, seat: int, parcel: int, target: int) -> Refusal | None:
    """The player cannot enter the next era like this."""
    printed = table.components
    if printed.story != FIRST_KINGDOM:
        return Refusal("favor.task-of-the-era", say("no-advance-alone"))
    kingdom = printed.kingdom
    player = table.players[seat]
    era = player.era
    if player.advanced:
        return Refusal("advance.once-a-round", say("no-advance-twice"), say("try-next-round"))
    if era + 1 >= printed.eras:
        return Refusal("advance.send-a-tile", say("no-era-left"))
    areas = player.settlers.bit_count()
    if areas < kingdom.need_areas[era]:
        more = kingdom.need_areas[era] - areas
        return Refusal("advance.out-of-one", say("no-areas", number=areas), say("try-more", number=more))
    if player.citizens < kingdom.need_citizens[era]:
        lack = kingdom.need_citizens[era] - player.citizens
        return Refusal("advance.out-of-two", say("no-citizens", number=player.citizens), say("try-more", number=lack))
    if kingdom.need_harbor[era] and player.tasks[kingdom.harbor]:
        return Refusal("advance.out-of-four", say("no-harbor"), say("try-harbor"))
    due = kingdom.cost_food[era] * areas
    if due and food(table, player) < due:
        rule = "advance.out-of-one" if era == 0 else "advance.out-of-five"
        return Refusal(rule, say("no-food-due", number=food(table, player), due=due))
    toll = kingdom.cost_coins[era] + village_toll(table, player)
    if player.coins < toll:
        rule = "advance.out-of-three" if kingdom.cost_village[era] else "advance.out-of-seven"
        return Refusal(rule, say("no-coins-due", number=player.coins, due=toll))
    if parcel not in player.parcels:
        return Refusal("advance.send-a-tile", say("no-parcel", parcel=parcel_name(printed, parcel)))
    if target >= SIDES or not printed.deeds[target].advances:
        return Refusal("advance.send-a-tile", say("no-advance-deed"))
    if not wants(table, target // 2, parcel) or table.deed_side[target // 2] != target % 2:
        why = say("no-deed-space", target=target_name(printed, target), parcel=parcel_name(printed, parcel))
        return Refusal("deeds.exact", why)
    return None


ACT: Final = Act()
