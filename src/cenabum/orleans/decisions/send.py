"""The deeds: which follower goes where. A reward follows each, and a citizen the last."""

from typing import Final

from cenabum.bagbuilding.board import lift
from cenabum.bagbuilding.followers import MONK, OWN, PROFESSIONS
from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.decision import kind_of, number_of
from cenabum.kernel.pool import ONE, count, kinds
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, any_of, say
from cenabum.orleans import moves
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.decisions.reward import REWARD
from cenabum.orleans.deeds import senders
from cenabum.orleans.facts import DEED
from cenabum.orleans.module import sent
from cenabum.orleans.money import receive
from cenabum.orleans.moves import DEEDS, DONE
from cenabum.orleans.refusals_words import asked, deed_name, follower, followers, place_name
from cenabum.orleans.table import Player, Table

# The number: one when somebody has been sent, the place, and from there on a pool: those who came into the place meanwhile.
PLACE = 1
JOINED = 9


class Send(OrleansDecision):
    """Whom to send to which deed."""

    name = "send"
    answers = ("send", "done")
    rules = ("deeds.exact-followers", "deeds.reward", "deeds.citizen")

    def begin(self, place: int) -> int:
        """What is pending while followers of a place are sent, before the first of them."""
        return self.pending(place << PLACE)

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Whom to send where; after the first one, `done` leaves the rest where they are."""
        player = table.players[seat]
        codes: list[int] = []
        for kind in kinds(senders(table, player, sent_from(number)) - (number >> JOINED)):
            for deed in range(len(table.deeds)):
                if table.deeds[deed] >> (5 * kind) & 31 or table.deeds[deed] >= ONE[ANY]:
                    codes.append(moves.SEND + kind * DEEDS + deed)
        if number & 1:
            codes.append(DONE)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Send one follower, or no more."""
        if code == DONE:
            table.players[seat].pending.pop()
            return
        kind = (code - moves.SEND) // DEEDS
        deed = (code - moves.SEND) % DEEDS
        self._dispatch(table, seat, number, kind, deed)
        if not table.components.in_play or not sent(table, seat, kind, deed):
            _reward(table, seat, kind, deed)

    def _dispatch(self, table: Table, seat: int, number: int, kind: int, deed: int) -> None:
        """A follower leaves for a deed; others may follow."""
        printed = table.components
        player = table.players[seat]
        player.pending.pop()
        place = sent_from(number)
        if place == printed.tower:
            player.stored -= ONE[kind]
        else:
            for space in printed.layout.spaces[place]:
                if player.on[space] == kind:
                    lift(printed.layout, player, space)
                    break
        if senders(table, player, place) - (number >> JOINED):
            player.pending.append(self.pending(number | 1))
        if table.log is not None:
            table.tell("sends", seat, kind, deed)

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With the place, and whether somebody has been sent."""
        place = place_name(table.components, sent_from(number))
        return say("ask-send", place=place, sent="yes" if number & 1 else "no")

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The place that sends."""
        return 0, {"place": place_name(table.components, sent_from(number))}

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A follower that is not there or does not fit the deed; done before anybody has been sent."""
        if kind == "done":
            return Refusal("deeds.at-least-one", say("no-send-nobody"), asked(table, seat))
        return _send_refused(table, seat, number, at[0], at[1])


def sent_from(number: int) -> int:
    """The place that the decision of this number sends from."""
    return number >> PLACE & (1 << JOINED - PLACE) - 1


def _reward(table: Table, seat: int, kind: int, deed: int) -> None:
    """The space is filled for good, the reward is paid, the last space brings the citizen."""
    printed = table.components
    player = table.players[seat]
    table.deeds[deed] -= ONE[kind]
    if printed.deed_development[deed] and player.development < printed.development_end:
        player.pending.append(REWARD.pending(deed))
    else:
        receive(table, seat, printed.deed_coins[deed], DEED)
    if not table.deeds[deed]:
        player.citizens += 1
        if table.log is not None:
            table.tell("completes_deed", seat, deed)


def _send_refused(table: Table, seat: int, number: int, kind: int, deed: int) -> Refusal | None:
    printed = table.components
    player = table.players[seat]
    place = sent_from(number)
    there = senders(table, player, place) - (number >> JOINED)
    if kind >= OWN:
        return Refusal("deeds.own-followers", say("no-own-to-deeds"), asked(table, seat))
    if not count(there, kind):
        rule = "tiles.gunpowder-tower-deeds" if place == printed.tower else "places.town-hall"
        why = say("no-follower-there", who=follower(kind), place=place_name(printed, place))
        return Refusal(rule, why, say("try-send", list=any_of(followers(there))))
    if count(table.deeds[deed], kind) or count(table.deeds[deed], ANY):
        return None
    if not printed.deeds[deed]:
        for module in table.components.in_play:
            found = module.deed_refused(table, seat, deed)
            if found is not None:
                return found
    name = deed_name(printed, deed)
    profession = PROFESSIONS[kind]
    hint = _open_deeds(table, kind)
    if count(printed.deeds[deed], ANY):
        return Refusal("deeds.full", say("no-deed-space", deed=name), hint)
    if count(printed.deeds[deed], kind):
        return Refusal("deeds.full", say("no-deed-space-for", deed=name, profession=profession), hint)
    if kind == MONK:
        return Refusal("deeds.monks", say("no-deed-monk", deed=name), hint)
    return Refusal("deeds.exact-followers", say("no-deed-shows", deed=name, profession=profession), hint)


def _open_deeds(table: Table, kind: int) -> Words:
    """Where a follower may be sent."""
    free = [deed for deed, spaces in enumerate(table.deeds) if count(spaces, kind) or count(spaces, ANY)]
    if not free:
        return say("try-no-deed-for", profession=PROFESSIONS[kind])
    deeds = any_of([say("some-deed", deed=deed_name(table.components, deed)) for deed in free])
    return say("try-deeds", profession=PROFESSIONS[kind], list=deeds)


SEND: Final = Send()


def join(table: Table, player: Player, space: int) -> None:
    """newdeeds.alchemy-town-hall: who comes to a place from which others are being sent is sent by a later action."""
    for at, frame in enumerate(player.pending):
        number = number_of(frame)
        if kind_of(frame) == SEND.kind and sent_from(number) == table.components.layout.place_of[space]:
            player.pending[at] = SEND.pending(number + (ONE[player.on[space]] << JOINED))
