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


def more_options(t: Table, seat: int, kind: int, number: int) -> list[int]:
    """The legal moves for a decision of the modules; none for a seat that waits."""
    if kind == TO_ORDER:
        return order_options(t, seat)
    if kind == TO_JOURNEY:
        return choices.optional_journeys(t, seat, number)
    if kind == TO_SETTLE:
        return deeds.settlings(t, seat)
    if kind == TO_ANSWER:
        return deeds.permits(t, seat) if number == BUILD_HERE else [ANSWER, ANSWER + YES]
    if kind == TO_COURT:
        return deeds.cases(t, seat)
    if kind == TO_EXCHANGE:
        return exchanges(t, seat)
    if kind == TO_GIVE_UP:
        return forfeits(t, seat)
    if kind == TO_TAKE:
        return deeds.takings(t, number)
    if kind == TO_TRAIN:
        return choices.trainings(t, seat)
    if kind == TO_GIVE:
        return choices.givings(t, seat, number)
    if kind == TO_STARVE:
        return choices.starvations(t, seat)
    if kind == TO_TARGET:
        return schemes(t, seat, number)
    if kind == TO_BRIBE:
        return offers(t, seat)
    if kind == TO_INDULGE:
        return choices.indulgences(t)
    if kind == TO_MALFUNCTION:
        return choices.malfunctions(t, seat)
    assert kind == TO_STRIKE
    return []


def do_more(t: Table, seat: int, code: int) -> None:
    """Carry out a legal move that answers a decision of the modules."""
    kind = t.players[seat].pending[-1] & 31
    if code == DONE:
        _done(t, seat, kind)
    elif kind == TO_ORDER:
        fulfil(t, seat, code - FULFIL)
    elif kind == TO_JOURNEY:
        choices.travel(t, seat, code)
    elif kind == TO_SETTLE:
        deeds.settle_at(t, seat, (code - PLACE) // SPACES, (code - PLACE) % SPACES)
    elif kind == TO_ANSWER:
        _answer(t, seat, code - ANSWER)
    elif kind == TO_COURT:
        deeds.hold_court(t, seat, code - ACT)
    elif kind == TO_EXCHANGE:
        exchange(t, seat, code - EXCHANGE)
    elif kind == TO_GIVE_UP:
        forfeit(t, seat, code)
    elif kind == TO_TAKE:
        deeds.take(t, seat, code - TAKE)
    elif kind == TO_TRAIN:
        choices.train(t, seat, code - TRAIN)
    elif kind == TO_GIVE:
        choices.give(t, seat, code - GIVE)
    elif kind == TO_STARVE:
        choices.starve(t, seat, code)
    elif kind == TO_TARGET:
        scheme(t, seat, code)
    elif kind == TO_BRIBE:
        offer(t, seat, code)
    elif kind == TO_INDULGE:
        choices.indulge(t, seat, code - RECRUIT)
    else:
        assert kind == TO_MALFUNCTION
        choices.malfunction(t, seat, code - FORFEIT_TECHNOLOGY)


def _done(t: Table, seat: int, kind: int) -> None:
    """Nothing of it, or nothing more."""
    player = t.players[seat]
    player.pending.pop()
    if kind == TO_SETTLE:
        deeds.settle_not(t, seat)
    elif kind == TO_GIVE:
        choices.refuse_retraining(t, seat)
    elif kind == TO_BRIBE:
        make_offer(t, seat)


def _answer(t: Table, seat: int, answer: int) -> None:
    """Yes or no."""
    question = t.players[seat].pending.pop() >> NUMBER
    if question == DRAW_ONE:
        if answer == YES:
            deeds.draw_one(t, seat)
    elif question == BUILD_HERE:
        deeds.answer_permit(t, seat, answer)
    elif question == ACCEPT_BRIBE:
        answer_bribe(t, seat, answer)
    else:
        choices.answer_summons(t, seat, answer)
