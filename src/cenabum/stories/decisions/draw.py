"""How many followers to draw, or whom to call back instead."""

from typing import Final

from cenabum.bagbuilding.board import lift, occupied, without_alike
from cenabum.kernel.pool import ONE, total
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.stories import moves
from cenabum.stories.decision import StoryDecision
from cenabum.stories.drawing import green_room
from cenabum.stories.moves import GOOD_PARCEL, MOST_DRAWS, RECALL, RECALL_FAIR, TAKE_BACK
from cenabum.stories.portal import take_back
from cenabum.stories.table import BAG_STREAM, RECALLS, Table

_DRAWS: Final = [[moves.DRAW + number for number in range(most + 1)] for most in range(MOST_DRAWS + 1)]


class Draw(StoryDecision):
    """followers.*: draws from the bag; whoever is recalled takes the place of a draw. The number says how many are left."""

    name = "draw"
    answers = ("draw", "recall", "recall_fair", "take_back")
    rules = ("followers.draw", "followers.green-room", "followers.recall")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """How many to draw, or whom to recall instead of a draw."""
        player = table.players[seat]
        room = green_room(table, player)
        if not number or not room:
            return _DRAWS[0]
        most = min(number, room, total(player.bag), MOST_DRAWS)
        codes = _DRAWS[most]
        placed = occupied(player)
        layout = table.components.layout
        if placed:
            if layout.twins & placed & placed >> 1:
                placed = without_alike(layout, player, placed)
            codes = layout.spread_after(RECALLS + most, codes, RECALL, placed)
        if player.fair:
            codes = codes + [RECALL_FAIR + kind for kind in range(7) if player.fair >> (5 * kind) & 31]
        if player.parcels:
            codes = codes + [TAKE_BACK + parcel for parcel in sorted(set(player.parcels)) if parcel < GOOD_PARCEL]
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Draw onto the village green, and be done; or call somebody back, with one draw less."""
        player = table.players[seat]
        player.pending.pop()
        if code < RECALL:
            _draw(table, seat, code - moves.DRAW)
            return
        player.pending.append(self.pending(number - 1))
        if code < RECALL_FAIR:
            kind = lift(table.components.layout, player, code - RECALL)
            player.market += ONE[kind]
            if table.log is not None:
                table.tell("recalls", seat, kind, code - RECALL)
        elif code < TAKE_BACK:
            kind = code - RECALL_FAIR
            player.fair -= ONE[kind]
            player.market += ONE[kind]
            if table.log is not None:
                table.tell("recalls_fair", seat, kind)
        else:
            take_back(table, seat, code - TAKE_BACK)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Too many are to be drawn; nobody is there to be called back, or there is no draw left for it."""
        player = table.players[seat]
        if kind != "draw":
            if number == 0:
                return Refusal("followers.recall", say("no-recall-left"), say("try-draw-none"))
            return Refusal("followers.recall", say("no-recall"))
        if at[0] > number:
            return Refusal("followers.draw", say("no-draw-era", number=number), say("try-draw", number=number))
        room = green_room(table, player)
        if at[0] > room:
            return Refusal("followers.green-room", say("no-draw-room", number=room), say("try-draw", number=room))
        return Refusal("followers.draw", say("no-draw-bag", number=total(player.bag)), say("try-draw-fewer"))

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """How many the seat may draw."""
        return say("ask-draw", number=number)


def _draw(table: Table, seat: int, number: int) -> None:
    player = table.players[seat]
    if table.log is not None:
        table.tell("draws_number", seat, number)
    for _ in range(number):
        kind = table.pick(BAG_STREAM + seat, player.bag)
        player.bag -= ONE[kind]
        player.market += ONE[kind]
        if table.log is not None:
            table.tell("draws", seat, kind)


DRAW: Final = Draw()
