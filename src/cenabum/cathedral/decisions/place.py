"""The follower in hand goes to a space of the town."""

from typing import Final

from cenabum.cathedral import moves
from cenabum.cathedral.moves import FOLLOWERS, MONK_KIND
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.refusals_words import action_name, homes, sort_words
from cenabum.cathedral.resting import InTurn
from cenabum.cathedral.table import Table
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Sentence, say, sentences


class Place(InTurn):
    """Where to place it, and so what to do."""

    name = "place"
    answers = ("place", "rest")
    rules = ("turn.fitting", "turn.monk-anywhere", "turn.must-place")

    def found(self, table: Table, seat: int, number: int) -> list[int]:
        """turn.fitting, turn.occupied, turn.monk-anywhere: free spaces that show the follower, or any space for a monk.

        turn.identical-spaces: of spaces that are alike the first free one.
        """
        free = table.open
        codes: list[int] = []
        for code, space, before in table.components.homes[table.drawn]:
            if space & free and not before & free:
                codes.append(code)
        return codes

    def answer(self, table: Table, seat: int, number: int, code: int) -> None:
        """The follower stands on a space; then comes what the action does."""
        printed = table.components
        space = code - moves.PLACE
        table.players[seat].pending.pop()
        kind = table.drawn
        table.drawn = NOTHING
        table.on[space] = kind
        table.open &= ~(1 << space)
        if table.log is not None:
            table.tell("places", seat, kind, space)
        printed.effects[printed.action_of[space]].do(table, seat)

    def ask(self, table: Table, seat: int, number: int) -> Sentence:
        """With the actions that are open to the follower."""
        return sentences(say("ask-place", follower=FOLLOWERS[table.drawn]), homes(table, seat))

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The follower in hand."""
        return 0, {"follower": FOLLOWERS[table.drawn]}

    def why_not(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """turn.must-place: whoever has drawn places. The others: a space that is taken or does not show the follower."""
        if kind == "place":
            return _space(table, seat, at[0])
        if kind in ("refrain", "done", "leave", "draw"):
            return Refusal(
                "turn.must-place", say("no-place-first", follower=FOLLOWERS[table.drawn]), homes(table, seat)
            )
        return None


def _space(table: Table, seat: int, space: int) -> Refusal:
    """A space that is taken, does not show the follower, or is no different from another one."""
    printed = table.components
    kind = table.drawn
    name = action_name(printed, space)
    hint = homes(table, seat)
    effect = printed.effects[printed.action_of[space]]
    if not printed.fits[kind] >> space & 1:
        if printed.takes[space] == 1 << MONK_KIND and effect.monk_rule:
            return Refusal(effect.monk_rule, say("no-action-monk", action=name), hint)
        rule = "turn.two-kinds" if printed.takes[space].bit_count() == 2 else "turn.fitting"
        why = say("no-fit", action=name, list=sort_words(printed.takes[space]), follower=FOLLOWERS[kind])
        return Refusal(rule, why, hint)
    if not table.open >> space & 1:
        return Refusal("turn.occupied", effect.taken(name, table.on[space]), hint)
    return Refusal("turn.identical-spaces", say("no-twin", action=name), say("try-twin"))


PLACE: Final = Place()
