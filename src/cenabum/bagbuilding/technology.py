"""Technology tiles: a gear that stands on an action space for good, so that no follower is needed there."""

from cenabum.bagbuilding.board import TECHNOLOGY, Board, lift, put
from cenabum.bagbuilding.layout import Layout


def technology_spaces(layout: Layout, board: Board, first_placed_rule: bool) -> int:
    """The spaces on which the player may now place a technology tile from the hand.

    Rules technology.one-per-place, technology.single-space, technology.monk-space, technology.empty-space; and `farmers_only`.
    """
    if not board.technology_free and not board.technology_first:
        return 0
    spaces = board.open & layout.technology_spaces & ~board.technology_closed
    spaces &= ~((board.open & layout.twins) << 1)
    if farmers_only(board, first_placed_rule):
        spaces &= layout.farmer_spaces
    return spaces


def farmers_only(board: Board, first_placed_rule: bool) -> bool:
    """technology.first-replaces-farmer: must the next tile replace a farmer?

    One that is bound to a farmer must, and goes last; so must the first one placed, if that is the reading (`first_placed_rule`).
    """
    return board.technology_free == 0 or (first_placed_rule and board.technology_started == 0)


def place_technology(layout: Layout, board: Board, space: int) -> None:
    """Place one; a tile that must replace a farmer is used first where it can be."""
    if board.technology_first and layout.farmer_spaces & layout.bit[space]:
        board.technology_first -= 1
    else:
        board.technology_free -= 1
    board.technology_started += 1
    board.technology_closed |= layout.mask[layout.place_of[space]]
    board.technology_on |= layout.bit[space]
    put(layout, board, TECHNOLOGY, space)


def lose_technology(layout: Layout, board: Board, space: int) -> None:
    """A placed technology tile leaves the game; its space is free again."""
    lift(layout, board, space)
    board.technology_on &= ~layout.bit[space]
    board.technology_closed &= ~layout.mask[layout.place_of[space]]
