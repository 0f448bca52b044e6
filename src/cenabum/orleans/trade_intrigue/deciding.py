"""From what is pending to the legal moves, and from a move to its rule, for the decisions that modules bring."""

from cenabum.bagbuilding.layout import SPACES
from cenabum.orleans.money import forfeit, forfeits
from cenabum.orleans.moves import (
    ACT,
    ANSWER,
    DONE,
    EXCHANGE,
    FORFEIT_TECHNOLOGY,
    FULFIL,
    GIVE,
    PLACE,
    RECRUIT,
    TAKE,
    TRAIN,
    YES,
)
from cenabum.orleans.table import (
    NUMBER,
    TO_ANSWER,
    TO_BRIBE,
    TO_COURT,
    TO_EXCHANGE,
    TO_GIVE,
    TO_GIVE_UP,
    TO_INDULGE,
    TO_JOURNEY,
    TO_MALFUNCTION,
    TO_ORDER,
    TO_SETTLE,
    TO_STARVE,
    TO_STRIKE,
    TO_TAKE,
    TO_TARGET,
    TO_TRAIN,
    Table,
)
from cenabum.orleans.trade_intrigue import event_choices as choices
from cenabum.orleans.trade_intrigue import new_deeds as deeds
from cenabum.orleans.trade_intrigue.bribes import answer_bribe, make_offer, offer, offers
from cenabum.orleans.trade_intrigue.intrigue import scheme, schemes
from cenabum.orleans.trade_intrigue.names import ACCEPT_BRIBE, BUILD_HERE, DRAW_ONE
from cenabum.orleans.trade_intrigue.new_places import exchange, exchanges
from cenabum.orleans.trade_intrigue.orders import fulfil, order_options


def more_options(table: Table, seat: int, kind: int, number: int) -> list[int]:
    """The legal moves for a decision of the modules; none for a seat that waits."""
    if kind == TO_ORDER:
        return order_options(table, seat)
    if kind == TO_JOURNEY:
        return choices.optional_journeys(table, seat, number)
    if kind == TO_SETTLE:
        return deeds.settlings(table, seat)
    if kind == TO_ANSWER:
        return deeds.permits(table, seat) if number == BUILD_HERE else [ANSWER, ANSWER + YES]
    if kind == TO_COURT:
        return deeds.cases(table, seat)
    if kind == TO_EXCHANGE:
        return exchanges(table, seat)
    if kind == TO_GIVE_UP:
        return forfeits(table, seat)
    if kind == TO_TAKE:
        return deeds.takings(table, number)
    if kind == TO_TRAIN:
        return choices.trainings(table, seat)
    if kind == TO_GIVE:
        return choices.givings(table, seat, number)
    if kind == TO_STARVE:
        return choices.starvations(table, seat)
    if kind == TO_TARGET:
        return schemes(table, seat, number)
    if kind == TO_BRIBE:
        return offers(table, seat)
    if kind == TO_INDULGE:
        return choices.indulgences(table)
    if kind == TO_MALFUNCTION:
        return choices.malfunctions(table, seat)
    assert kind == TO_STRIKE
    return []


def do_more(table: Table, seat: int, code: int) -> None:
    """Carry out a legal move that answers a decision of the modules."""
    kind = table.players[seat].pending[-1] & 31
    if code == DONE:
        _done(table, seat, kind)
    elif kind == TO_ORDER:
        fulfil(table, seat, code - FULFIL)
    elif kind == TO_JOURNEY:
        choices.travel(table, seat, code)
    elif kind == TO_SETTLE:
        deeds.settle_at(table, seat, (code - PLACE) // SPACES, (code - PLACE) % SPACES)
    elif kind == TO_ANSWER:
        _answer(table, seat, code - ANSWER)
    elif kind == TO_COURT:
        deeds.hold_court(table, seat, code - ACT)
    elif kind == TO_EXCHANGE:
        exchange(table, seat, code - EXCHANGE)
    elif kind == TO_GIVE_UP:
        forfeit(table, seat, code)
    elif kind == TO_TAKE:
        deeds.take(table, seat, code - TAKE)
    elif kind == TO_TRAIN:
        choices.train(table, seat, code - TRAIN)
    elif kind == TO_GIVE:
        choices.give(table, seat, code - GIVE)
    elif kind == TO_STARVE:
        choices.starve(table, seat, code)
    elif kind == TO_TARGET:
        scheme(table, seat, code)
    elif kind == TO_BRIBE:
        offer(table, seat, code)
    elif kind == TO_INDULGE:
        choices.indulge(table, seat, code - RECRUIT)
    else:
        assert kind == TO_MALFUNCTION
        choices.malfunction(table, seat, code - FORFEIT_TECHNOLOGY)


def _done(table: Table, seat: int, kind: int) -> None:
    """Nothing of it, or nothing more."""
    player = table.players[seat]
    player.pending.pop()
    if kind == TO_SETTLE:
        deeds.settle_not(table, seat)
    elif kind == TO_GIVE:
        choices.refuse_retraining(table, seat)
    elif kind == TO_BRIBE:
        make_offer(table, seat)


def _answer(table: Table, seat: int, answer: int) -> None:
    """Yes or no."""
    question = table.players[seat].pending.pop() >> NUMBER
    if question == DRAW_ONE:
        if answer == YES:
            deeds.draw_one(table, seat)
    elif question == BUILD_HERE:
        deeds.answer_permit(table, seat, answer)
    elif question == ACCEPT_BRIBE:
        answer_bribe(table, seat, answer)
    else:
        choices.answer_summons(table, seat, answer)
