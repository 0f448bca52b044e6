"""Phase 3: draw followers from the bag, or recall placed ones instead."""

from typing import Final

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY, lift, occupied, without_alike
from cenabum.bagbuilding.followers import KNIGHT
from cenabum.kernel.pool import ONE, count, total
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, any_of, say
from cenabum.orleans import moves
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.moves import MOST_DRAWS, RECALL
from cenabum.orleans.refusals_planning import not_owned
from cenabum.orleans.refusals_words import asked, has_place, situation, space_name, the_place
from cenabum.orleans.retinue import room
from cenabum.orleans.table import ACTIONS, BAG_STREAM, FOLLOWERS_PHASE, PLANNING, RECALLS, Table

_DRAWS: Final = [[moves.DRAW + number for number in range(most + 1)] for most in range(MOST_DRAWS + 1)]


class Draw(OrleansDecision):
    """How many to draw, or whom to recall; the number says how many of both are still allowed."""

    name = "draw"
    answers = ("draw", "recall")
    rules = ("followers.draw", "followers.knights-limit", "followers.recall")
    busy = "draw"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """How many to draw, or which placed follower to recall instead of a draw."""
        if not number:
            return _DRAWS[0]
        player = table.players[seat]
        free = room(table, player)
        if free <= 0:  # less than none: where a bot imagines a rival's followers back on the market
            return _DRAWS[0]
        most = total(player.bag)
        if free < most:
            most = free
        if number < most:
            most = number
        placed = occupied(player)
        if not placed:
            return _DRAWS[most]
        layout = table.components.layout
        if layout.twins & placed & placed >> 1:
            placed = without_alike(layout, player, placed)
        return layout.spread_after(RECALLS + most, _DRAWS[most], RECALL, placed)

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Followers from the bag onto the market, or one from a space back to it."""
        player = table.players[seat]
        if code >= RECALL:
            player.pending[-1] = self.pending(number - 1)
            space = moves.SPACE_IN[code]
            kind = lift(table.components.layout, player, space)
            player.market += ONE[kind]
            if table.log is not None:
                table.tell("recalls", seat, kind, space)
            return
        player.pending.pop()
        if table.log is not None:
            table.tell("draws_number", seat, code - moves.DRAW)
        for _ in range(code - moves.DRAW):
            kind = table.pick(BAG_STREAM + seat, player.bag)
            player.bag -= ONE[kind]
            player.market += ONE[kind]
            if table.log is not None:
                table.tell("draws", seat, kind)

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With the most that may be drawn, and whether somebody can be recalled."""
        options = table.players[seat].options
        most = max([code - moves.DRAW for code in options if moves.DRAW <= code < RECALL], default=0)
        recalls = options[-1] >= RECALL
        return say("ask-draw", number=most, recalls="yes" if recalls else "no")

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Too many, or nobody is there to come back."""
        return _recall_refused(table, seat, at[0]) if kind == "recall" else _draw_refused(table, seat, number, at[0])

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """To call a follower back, and the seat is not about to draw."""
        player = table.players[seat]
        if kind != "recall" or table.phase not in (FOLLOWERS_PHASE, PLANNING, ACTIONS):
            return None
        here = player.on[at[0]]
        if table.phase == FOLLOWERS_PHASE and here not in (NOTHING, TECHNOLOGY) and room(table, player) <= 0:
            return Refusal("followers.recall-room", say("no-recall-room"), situation(table, seat))
        hint = situation(table, seat)
        if player.planned & table.components.layout.bit[at[0]]:
            hint = say("try-undo")
        return Refusal("followers.recall-before-draw", say("no-recall-after-draw"), hint)


def _draw_refused(table: Table, seat: int, allowed: int, number: int) -> Refusal:
    """Too many: the tightest of the limits is named."""
    printed = table.components
    player = table.players[seat]
    limit = printed.knight_draws[count(player.tracks, KNIGHT)]
    free = room(table, player)
    bag = total(player.bag)
    most = min(allowed, free, bag)
    hint = say("try-draw-most", number=most) if most else asked(table, seat)
    if allowed == most:
        if allowed < limit:
            why = say("no-draw-recalled", number=limit, recalled=limit - allowed)
            return Refusal("followers.recall-limit", why, hint)
        return Refusal("followers.knights-limit", say("no-draw-knights", limit=limit, number=number), hint)
    if free == most:
        tower = "yes" if player.tiles >> printed.tower & 1 else "no"
        return Refusal("followers.market-room", say("no-draw-room", number=free, tower=tower), hint)
    return Refusal("followers.bag-limit", say("no-draw-bag", number=bag) if bag else say("no-bag"), hint)


def _recall_refused(table: Table, seat: int, space: int) -> Refusal:
    """Nobody is there to come back."""
    printed = table.components
    player = table.players[seat]
    place = printed.layout.place_of[space]
    if not has_place(printed, player, place):
        return not_owned(table, seat, place)
    placed: set[int] = set()
    for other, kind in enumerate(player.on):
        if kind != NOTHING and kind != TECHNOLOGY:
            placed.add(printed.layout.place_of[other])
    hint = say("try-recall-nobody")
    if placed:
        hint = say("try-recall", list=any_of([the_place(printed, other, "from") for other in sorted(placed)]))
    where = space_name(printed, space, "on")
    technology = player.on[space] == TECHNOLOGY
    why = say("no-recall-technology", space=where) if technology else say("no-body-on", space=where)
    return Refusal("followers.recall-followers-only", why, hint)


DRAW: Final = Draw()
