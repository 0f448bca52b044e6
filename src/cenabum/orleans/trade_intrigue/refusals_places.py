"""Why a place of the base game cannot do its work because of the modules."""

from cenabum.bagbuilding.followers import PROFESSIONS
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.actions import stopped
from cenabum.orleans.refusals_words import asked, place_name
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.names import BANS, CONFERENCE, CRUSADE, INTRIGUE, STOPPED, STRIKE


def place_stopped(table: Table, seat: int, place: int) -> Refusal | None:
    """A place that Saboteur or Spy have stopped, or one with technology in a round of Sabotage."""
    if not table.extra or not stopped(table, seat) >> place & 1:
        return None
    name = place_name(table.components, place)
    if table.extra[STOPPED + seat] >> place & 1:
        return Refusal("intrigue.deactivated", say("no-stopped", place=name), say("try-next-round"))
    return Refusal("newevents.sabotage", say("no-sabotaged", place=name), say("try-next-round"))


def banned(table: Table, seat: int, kind: int) -> Refusal | None:
    """A profession that an event keeps from being hired."""
    rule = {CONFERENCE: "conference", CRUSADE: "crusade", STRIKE: "strike"}.get(table.event)
    if rule is None or BANS[kind] != table.event:
        return None
    why = say("no-banned", event=rule, profession=PROFESSIONS[kind])
    return Refusal(f"newevents.{rule}", why, say("try-stay"))


def closed_deed(table: Table, seat: int, deed: int) -> Refusal:
    """A deed or character that is not used with so few players."""
    rule = "intrigue.covers" if table.components.board == INTRIGUE else "newdeeds.closed-two"
    return Refusal(rule, say("no-deed-for-two"), asked(table, seat))
