"""Planning: followers go from the market (or from storage) to action spaces."""

from cenabum.bagbuilding.board import Board, lift, put
from cenabum.bagbuilding.layout import FROM_MARKET, Layout
from cenabum.kernel.pool import KINDS, ONE, held


def available(layout: Layout, board: Board) -> int:
    """The spaces a follower may go to: the empty ones, of two identical ones only the first."""
    return board.open & ~((board.open & layout.twins) << 1)


def placements(layout: Layout, board: Board, pool: int, base: int, memory: int, spaces: int) -> list[int]:
    """The codes of all ways to put one follower of `pool` on one of `spaces`: base + kind * room + space."""
    fits = layout.fits[board.privileges]
    codes: list[int] = []
    kind = 0
    while pool:
        if pool & 31:
            where = spaces & fits[kind]
            if where:
                known = layout.spread_codes[memory + kind].get(where)
                codes += known if known is not None else layout.spread(memory + kind, base + kind * layout.room, where)
        pool >>= 5
        kind += 1
    return codes


def market_placements(layout: Layout, board: Board, base: int, after: list[int]) -> list[int]:
    """`placements` of all market followers, then the codes `after`, the same ones for a layout. Remembered, so not to be changed."""
    market = board.market
    if not market:
        return after
    opened = board.open
    spaces = opened & ~((opened & layout.twins) << 1)
    memory = board.privileges << KINDS | held(market)
    known = layout.market_codes[memory]
    codes = known.get(spaces & layout.market_fits[memory]) if known is not None else None
    if codes is None:
        codes = placements(layout, board, market, base, FROM_MARKET, spaces) + after
        layout.remember_market(board.privileges, market, spaces, codes)
    return codes


def place_from_market(layout: Layout, board: Board, kind: int, space: int) -> None:
    """Put a market follower on a space."""
    board.market -= ONE[kind]
    board.planned |= layout.bit[space]
    put(layout, board, kind, space)


def place_from_storage(layout: Layout, board: Board, kind: int, space: int) -> None:
    """Put a stored follower on a space."""
    board.stored -= ONE[kind]
    board.planned |= layout.bit[space]
    board.planned_stored |= layout.bit[space]
    put(layout, board, kind, space)


def unplan(layout: Layout, board: Board) -> None:
    """Take back everything planned since the plan began: what the other seats still see."""
    for space in range(len(board.on)):
        bit = layout.bit[space]
        if board.planned & bit:
            kind = lift(layout, board, space)
            if board.planned_stored & bit:
                board.stored += ONE[kind]
            else:
                board.market += ONE[kind]
    board.planned = 0
    board.planned_stored = 0
