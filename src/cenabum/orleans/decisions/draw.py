"""Phase 3: draw followers from the bag, or recall placed ones instead. For draws that were declined, that may come later, too."""

from typing import Final

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY, lift, without_alike
from cenabum.bagbuilding.followers import KNIGHT
from cenabum.bagbuilding.layout import NO_CODES
from cenabum.kernel.pool import ONE, count, total
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, any_of, say
from cenabum.orleans import moves
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.moves import MOST_DRAWS, RECALL
from cenabum.orleans.refusals_planning import not_owned, twin
from cenabum.orleans.refusals_words import asked, has_place, situation, space_name, the_place
from cenabum.orleans.retinue import room
from cenabum.orleans.table import ACTIONS, BAG_STREAM, FOLLOWERS_PHASE, PLANNING, RECALLS, Player, Table

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
        if player.spaces == player.open:
            return _DRAWS[most]
        return _DRAWS[most] + recalls(table, player)

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Followers from the bag onto the market, or one from a space back to it."""
        player = table.players[seat]
        if code >= RECALL:
            player.pending[-1] = self.pending(number - 1)
            kind = recall(table, player, code)
            if table.log is not None:
                table.tell("recalls", seat, kind, moves.SPACE_IN[code])
            return
        player.pending.pop()
        if table.components.recalls_after:
            player.declined = number - (code - moves.DRAW)
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
        return say("ask-draw", number=most, recalls="yes" if options[-1] >= RECALL else "no")

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Too many, or nobody is there to come back."""
        return recall_refused(table, seat, at[0]) if kind == "recall" else _draw_refused(table, seat, number, at[0])

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """To call a follower back, and the seat is not about to draw."""
        player = table.players[seat]
        if kind != "recall" or table.phase not in (FOLLOWERS_PHASE, PLANNING, ACTIONS):
            return None
        here = player.on[at[0]]
        if table.phase == FOLLOWERS_PHASE and here not in (NOTHING, TECHNOLOGY) and room(table, player) <= 0:
            return Refusal("followers.recall-room", say("no-recall-room"), situation(table, seat))
        if table.phase == FOLLOWERS_PHASE and not player.declined:
            return Refusal("followers.recall-limit", say("no-recall-left"), situation(table, seat))
        why = say("no-recall-yet") if table.phase == FOLLOWERS_PHASE else say("no-recall-now")
        return Refusal("followers.recall-before-placing", why, situation(table, seat))


def recall(table: Table, player: Player, code: int) -> int:
    """A follower from its space back onto the market; its kind."""
    kind = lift(table.components.layout, player, moves.SPACE_IN[code])
    player.market += ONE[kind]
    return kind


def recalls(table: Table, player: Player) -> list[int]:
    """Who may be called back, if there is room and a draw to give up for it. Not to be changed."""
    placed = player.spaces & ~player.open & ~player.technology_on  # as `occupied` says, without its call
    if not placed:
        return NO_CODES
    layout = table.components.layout
    if layout.twins & placed & placed >> 1:
        placed = without_alike(layout, player, placed)
    return layout.spread_after(RECALLS, NO_CODES, RECALL, placed)


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


def recall_refused(table: Table, seat: int, space: int) -> Refusal:
    """Nobody is there to come back, or of two who are alike the first one does."""
    printed = table.components
    player = table.players[seat]
    place = printed.layout.place_of[space]
    if not has_place(printed, player, place):
        return not_owned(table, seat, place)
    placed: set[int] = set()
    for other, kind in enumerate(player.on):
        if kind != NOTHING and kind != TECHNOLOGY:
            placed.add(printed.layout.place_of[other])
    if player.on[space] not in (NOTHING, TECHNOLOGY):
        return twin(printed, space)
    hint = say("try-recall-nobody")
    if placed:
        hint = say("try-recall", list=any_of([the_place(printed, other, "from") for other in sorted(placed)]))
    where = space_name(printed, space, "on")
    technology = player.on[space] == TECHNOLOGY
    why = say("no-recall-technology", space=where) if technology else say("no-body-on", space=where)
    return Refusal("followers.recall-followers-only", why, hint)


def later_recall_refused(table: Table, seat: int, space: int, free: int) -> Refusal:
    """A recall after the draw: no draw is left for it, there is no room, or nobody is there to come back."""
    player = table.players[seat]
    if player.on[space] in (NOTHING, TECHNOLOGY):
        return recall_refused(table, seat, space)
    if not player.declined:
        return Refusal("followers.recall-limit", say("no-recall-left"), asked(table, seat))
    if free <= 0:
        return Refusal("followers.recall-room", say("no-recall-room"), asked(table, seat))
    return recall_refused(table, seat, space)


DRAW: Final = Draw()
