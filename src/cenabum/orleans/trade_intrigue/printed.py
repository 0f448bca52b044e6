"""What is printed on the parts of Trade & Intrigue, for a page to draw."""

from typing import Any

from cenabum.orleans.components import Components
from cenabum.orleans.printed import PrintedDeed, PrintedOrder
from cenabum.orleans.trade_intrigue.modules import tables
from cenabum.orleans.trade_intrigue.names import BASE_DEEDS


def printed_parts(printed: Components) -> dict[str, Any]:
    """Order cards, the board of new deeds or of the Intrigue, and the new hour-glass tiles by letter: those in the game."""
    modules = tables(printed)
    tree: dict[str, Any] = printed.figures.tree
    found: dict[str, Any] = {}
    if modules.orders:
        cards = tree["orders"]["cards"]
        found["orders"] = {name: PrintedOrder(list(card["goods"]), card["points"]) for name, card in cards.items()}
    if modules.board != BASE_DEEDS:
        found["board"] = _board(tree[modules.board_file], modules.deed_names, printed.players)
    if modules.new_events:
        found["events"] = dict(tree["new_events"]["letters"])
    return found


def _board(deeds: dict[str, Any], names: list[str], players: int) -> dict[str, PrintedDeed]:
    """The spaces from left to right, those that are not used with so few players too."""
    return {
        name: PrintedDeed(
            list(deeds[name]["spaces"]),
            list(deeds[name].get("goods", [])),
            players < 4,
            players in deeds[name].get("closed", []),
            deeds[name].get("tax", 0),
        )
        for name in names
    }
