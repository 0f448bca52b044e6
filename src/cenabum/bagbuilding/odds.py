"""Exact odds of a draw: what comes out of the bag, and which places can be completed with it.

Followers that can do the same for a place are taken together, so that few numbers are left to go through: the ways to draw are
counted as integers (a hypergeometric distribution with several kinds), and only the last step divides.
"""

from collections.abc import Sequence
from math import comb

from cenabum.bagbuilding.board import Board
from cenabum.bagbuilding.followers import FOLLOWER_KINDS
from cenabum.bagbuilding.layout import Layout
from cenabum.kernel.pool import counts, total
from cenabum.kernel.rules import DrawOdds


def bag_odds(layout: Layout, board: Board, names: Sequence[str], number: int) -> DrawOdds:
    """The odds of drawing `number` followers, or as many as the bag holds; `names` are those of the kinds of followers.

    The odds of a place are those that it can be used once the drawn followers have joined the market, if they are all at its
    disposal. They are for the seat's own eyes: they count followers of a plan that is not finished as placed.
    """
    size = total(board.bag)
    number = max(0, min(number, size))
    bag = counts(board.bag, FOLLOWER_KINDS)
    ways = comb(size, number)
    kinds = [kind for kind in range(FOLLOWER_KINDS) if bag[kind]]
    places: dict[str, float] = {}
    for place in range(len(layout.places)):
        if layout.mask[place] & board.spaces:
            places[layout.places[place]] = place_odds(layout, board, place, number)
    return DrawOdds(
        number,
        {names[kind]: (ways - comb(size - bag[kind], number)) / ways for kind in kinds},
        {names[kind]: number * bag[kind] / size for kind in kinds},
        places,
    )


def place_odds(layout: Layout, board: Board, place: int, number: int) -> float:
    """The odds that a place can be used after `number` draws, with everybody on the market and in the tower at its disposal."""
    if board.ready >> place & 1:
        return 1.0
    missing = [space for space in layout.spaces[place] if board.open >> space & 1]
    # Where one follower is enough, all its spaces are as good as one.
    wanted = [layout.mask[place]] if layout.partial >> place & 1 else [layout.bit[space] for space in missing]
    fits = layout.fits[board.privileges]
    here = counts(board.market, FOLLOWER_KINDS)
    stored = counts(board.stored, FOLLOWER_KINDS)
    bag = counts(board.bag, FOLLOWER_KINDS)
    # A group: the followers that fit the same of the wanted spaces. Group 0 fits none of them.
    groups = 1 << len(wanted)
    there = [0] * groups
    inside = [0] * groups
    for kind in range(FOLLOWER_KINDS):
        group = 0
        for index in range(len(wanted)):
            if fits[kind] & wanted[index]:
                group |= 1 << index
        there[group] += here[kind] + stored[kind]
        inside[group] += bag[kind]
    lacks = [_missing(there, spaces) for spaces in range(groups)]
    useful = [group for group in range(1, groups) if inside[group]]
    size = total(board.bag)
    number = min(number, size)
    return _ways(useful, 0, inside, lacks, number, size) / comb(size, number)


def _missing(there: list[int], spaces: int) -> int:
    """How many followers are still missing that fit one of these spaces. When none is for any set, all spaces can be filled (Hall)."""
    found = 0
    for group in range(1, len(there)):
        if group & spaces:
            found += there[group]
    return spaces.bit_count() - found


def _ways(useful: list[int], index: int, inside: list[int], lacks: list[int], number: int, size: int) -> int:
    """The number of ways to draw `number` of `size` followers that leave nothing lacking, group by group."""
    most = max(lacks)
    if most <= 0:
        return comb(size, number)
    if most > number or index == len(useful):
        return 0
    group = useful[index]
    others = size - inside[group]
    ways = 0
    for drawn in range(max(0, number - others), min(number, inside[group]) + 1):
        left = [lack - drawn if spaces & group else lack for spaces, lack in enumerate(lacks)]
        ways += comb(inside[group], drawn) * _ways(useful, index + 1, inside, left, number - drawn, others)
    return ways
