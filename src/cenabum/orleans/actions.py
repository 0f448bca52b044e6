"""Phase 5, Actions: one action of an activated place, or pass."""

from cenabum.bagbuilding.technology import technology_spaces
from cenabum.orleans.decisions.technology import PLACE_TECHNOLOGY
from cenabum.orleans.table import Table


def act(table: Table, seat: int, place: int) -> None:
    """Carry out the action of a place; what has to be chosen becomes pending."""
    printed = table.components
    for module in printed.in_play:
        module.acted(table, seat)
    if table.log is not None:
        table.tell("acts", seat, place)
    printed.effects[place].act(table, seat)


def retire(table: Table, seat: int) -> None:
    """The player takes no more actions this round; now technology may be placed (technology.after-passing)."""
    player = table.players[seat]
    table.passed |= 1 << seat
    if table.log is not None:
        table.tell("passes", seat)
    if technology_spaces(table.components.layout, player, table.components.first_placed_rule):
        player.pending.append(PLACE_TECHNOLOGY.bare)
