"""Why not, in the action phase: places that cannot act."""

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.refusals_planning import not_owned
from cenabum.orleans.refusals_words import has_place, missing, place_name
from cenabum.orleans.table import Table


def act_refused(table: Table, seat: int, place: int) -> Refusal | None:
    """A place that may not act now."""
    printed = table.components
    player = table.players[seat]
    name = place_name(printed, place)
    effect = printed.effects[place]
    if not has_place(printed, player, place):
        return not_owned(table, seat, place)
    if not effect.acts:
        return effect.why_not(table, seat)
    stopped = stopped_by(table, seat, place)
    if stopped is not None and any(module.shuts(table, seat, place) for module in printed.in_play):
        return stopped  # filled again or not
    if effect.stores and not player.stored:
        return _nobody_there(name)
    if not effect.stores and not player.ready >> place & 1:
        if printed.layout.partial >> place & 1:
            return _nobody_there(name)
        return Refusal("actions.activated-only", say("no-full", place=name), missing(printed, player, place))
    if stopped is not None:
        return stopped
    return effect.why_not(table, seat)


def stopped_by(table: Table, seat: int, place: int) -> Refusal | None:
    """A place that a module keeps from acting."""
    for module in table.components.in_play:
        found = module.place_refused(table, seat, place)
        if found is not None:
            return found
    return None


def _nobody_there(name: str) -> Refusal:
    return Refusal("actions.activated-only", say("no-body", place=name), say("try-neutral"))
