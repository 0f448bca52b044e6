"""Whom a character hits, and how."""

from typing import Final

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY
from cenabum.kernel.pool import count, kinds
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, say
from cenabum.orleans import moves
from cenabum.orleans.development import at_end, track_of
from cenabum.orleans.moves import DONE, GOODS, NOBODY, TRACK_NAMES, TRACKS
from cenabum.orleans.refusals_words import asked, deed_name, player_name, town_name
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decision import ModuleDecision
from cenabum.orleans.trade_intrigue.decisions.wait import WAIT
from cenabum.orleans.trade_intrigue.names import ARSONIST, FRAUD, HANGMAN, KIDNAPPER, SABOTEUR, SPY, TRAITOR
from cenabum.orleans.trade_intrigue.strike import ORLEANS, move_marker


class Target(ModuleDecision):
    """Whom to hit; the number is the character."""

    name = "target"
    answers = ("target", "defraud", "sabotage", "spy", "betray", "done")
    rules = ("intrigue.{}", "intrigue.may-decline")
    when = "intrigue.board"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """What the character may do to whom."""
        return schemes(table, seat, number)

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Now the target may bargain."""
        table.players[seat].pending.pop()
        if code != DONE:
            _scheme(table, seat, number, code)

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """Only the Arsonist may let everybody be."""
        return say("ask-arson") if number == ARSONIST else say("ask-target")

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The character."""
        return 0, {"deed": deed_name(table.components, number)}

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A target that the character cannot hit, a move of another character, or nobody at all."""
        if kind == "done":
            return Refusal("intrigue.may-decline", say("no-letting-be"), asked(table, seat))
        return _target_refused(table, seat, kind, at, number)


def schemes(table: Table, seat: int, character: int) -> list[int]:
    """What the character may do to whom; only the Arsonist may be done without (intrigue.may-decline)."""
    printed = table.components
    player = table.players[seat]
    codes: list[int] = []
    if character == TRAITOR:
        return _betrayals(table, seat)
    for other, victim in enumerate(table.players):
        if character == ARSONIST:
            if victim.stations >> player.town & 1:
                codes.append(moves.TARGET_ON[other])
        elif other == seat:
            continue
        elif character == FRAUD:
            for theirs in kinds(victim.goods):
                for own in kinds(player.goods):
                    if own != theirs:
                        codes.append(moves.DEFRAUD_OF[other][theirs][own])
        elif character == KIDNAPPER:
            if victim.town != ORLEANS:
                codes.append(moves.TARGET_ON[other])
        elif character == HANGMAN:
            if victim.bag:
                codes.append(moves.TARGET_ON[other])
        elif character == SABOTEUR:
            for space, kind in enumerate(victim.on):
                if kind != NOTHING and kind != TECHNOLOGY:
                    codes.append(moves.SABOTAGE_ON[other][space])
        elif character == SPY:
            # intrigue.spy-where: the same space of the own board, at a place without technology
            spaces = victim.technology_on & printed.board_spaces & ~player.technology_closed
            for space in range(len(victim.on)):
                if spaces >> space & 1:
                    codes.append(moves.SPY_ON[other][space])
    if character == ARSONIST:
        codes.append(DONE)
    return codes


def _betrayals(table: Table, seat: int) -> list[int]:
    """Every track that goes on, with somebody who is ahead on it, or nobody if nobody is."""
    codes: list[int] = []
    for track in range(TRACKS):
        if at_end(table, seat, track):
            continue
        own = track_of(table, seat, track)
        ahead = [moves.RIVALS[other] for other in range(len(table.players)) if track_of(table, other, track) > own]
        for rival in ahead or [NOBODY]:
            codes.append(moves.BETRAY_BY[track][rival])
    return codes


def _scheme(table: Table, seat: int, character: int, code: int) -> None:
    """The player has chosen: now the target may bargain."""
    first = second = 0
    target = moves.VICTIM_IN[code]
    if character == FRAUD:
        first, second = moves.GOOD_IN[code], moves.OWN_GOOD_IN[code]
    elif character in (SABOTEUR, SPY):
        first = moves.SPACE_IN[code]
    elif character == TRAITOR:
        first = moves.TRACK_IN[code]
        target = moves.seat_of(moves.RIVAL_IN[code])
        move_marker(table, seat, first, 1)
        if target < 0:
            if table.log is not None:
                table.tell("advances", seat, first, track_of(table, seat, first))
            return
    table.players[seat].pending.append(WAIT.begin(character, 1 << target, first, second))


def _target_refused(table: Table, seat: int, kind: str, at: list[int], character: int) -> Refusal | None:
    """A target that the character cannot hit, or a move of another character."""
    printed = table.components
    kinds = {FRAUD: "defraud", SABOTEUR: "sabotage", SPY: "spy", TRAITOR: "betray"}
    if kinds.get(character, "target") != kind:
        return Refusal("intrigue.board", say("no-character"), asked(table, seat))
    if character == TRAITOR:
        return _betray(table, seat, at[0], at[1])
    victim = at[0]
    if victim >= len(table.players) or (victim == seat and character != ARSONIST):
        return Refusal("intrigue.board", say("no-victim"), asked(table, seat))
    name = player_name(victim)
    player = table.players[victim]
    if character == FRAUD:
        why = say("no-good-of", player=name, good=GOODS[at[1]])
        if count(player.goods, at[1]):
            why = say("no-fraud-same") if at[1] == at[2] else say("no-good", good=GOODS[at[2]])
        return Refusal("intrigue.fraud-both", why, asked(table, seat))
    if character == ARSONIST:
        why = say("no-station-at", player=name, town=town_name(printed, table.players[seat].town))
        return Refusal("intrigue.arsonist", why, asked(table, seat))
    if character == KIDNAPPER:
        return Refusal("intrigue.kidnapper", say("no-kidnap", player=name), asked(table, seat))
    if character == HANGMAN:
        return Refusal("intrigue.hangman", say("no-hang", player=name), asked(table, seat))
    if character == SABOTEUR:
        nobody = at[1] >= len(player.on) or player.on[at[1]] in (NOTHING, TECHNOLOGY)
        why = say("no-sabotage-nobody", player=name) if nobody else say("no-sabotage")
        return Refusal("intrigue.saboteur", why, asked(table, seat))
    own = player.technology_on >> at[1] & 1
    why = say("no-spy-place") if own else say("no-spy-technology", player=name)
    return Refusal("intrigue.spy-where", why, asked(table, seat))


def _betray(table: Table, seat: int, track: int, rival: int) -> Refusal:
    name = TRACK_NAMES[track]
    if at_end(table, seat, track):
        return Refusal("intrigue.traitor", say("no-track", track=name), asked(table, seat))
    if rival == NOBODY:
        return Refusal("intrigue.traitor", say("no-traitor-nobody", track=name), asked(table, seat))
    other = moves.seat_of(rival)
    if other >= len(table.players):
        return Refusal("intrigue.traitor", say("no-victim"), asked(table, seat))
    return Refusal(
        "intrigue.traitor", say("no-traitor-ahead", player=player_name(other), track=name), asked(table, seat)
    )


TARGET: Final = Target()
