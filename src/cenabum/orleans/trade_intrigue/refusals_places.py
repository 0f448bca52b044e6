"""Why a place of the base game cannot do its work because of the modules."""

from cenabum.bagbuilding.followers import PROFESSIONS
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.actions import stopped
from cenabum.orleans.refusals_words import asked, place_name
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.names import BANS, CONFERENCE, CRUSADE, INTRIGUE, STOPPED, STRIKE


def place_stopped(t: Table, seat: int, place: int) -> Refusal | None:
    """A place that Saboteur or Spy have stopped, or one with technology in a round of Sabotage."""
    if not t.extra or not stopped(t, seat) >> place & 1:
        return None
    name = place_name(t.components, place)
    if t.extra[STOPPED + seat] >> place & 1:
        return Refusal("intrigue.deactivated", say("no-stopped", place=name), say("try-next-round"))
    return Refusal("newevents.sabotage", say("no-sabotaged", place=name), say("try-next-round"))


def banned(t: Table, seat: int, kind: int) -> Refusal | None:
    """A profession that an event keeps from being hired."""
    rule = {CONFERENCE: "conference", CRUSADE: "crusade", STRIKE: "strike"}.get(t.event)
    if rule is None or BANS[kind] != t.event:
        return None
    why = say("no-banned", event=rule, profession=PROFESSIONS[kind])
    return Refusal(f"newevents.{rule}", why, say("try-stay"))


def closed_deed(t: Table, seat: int, deed: int) -> Refusal:
    """A deed or character that is not used with so few players."""
    rule = "intrigue.covers" if t.components.board == INTRIGUE else "newdeeds.closed-two"
    return Refusal(rule, say("no-deed-for-two"), asked(t, seat))
