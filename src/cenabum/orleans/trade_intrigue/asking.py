"""What a seat is asked for by a decision of the modules, in a sentence for refusals."""

from typing import Final

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
)
from cenabum.orleans.trade_intrigue.names import ACCEPT_BRIBE, ARSONIST, BUILD_HERE, DRAW_ONE, PAY_SUMMONS

ASKED: Final = {
    TO_ORDER: "Fulfil an order here, or be done.",
    TO_JOURNEY: "Choose a way for your merchant, or be done to stay.",
    TO_SETTLE: "Place the follower, or be done to put it into your bag.",
    TO_COURT: "Choose an action of your places, or be done.",
    TO_EXCHANGE: "Choose what to take for the cheese.",
    TO_TAKE: "Choose a good.",
    TO_TRAIN: "Choose a track to train on, or be done.",
    TO_TARGET: "Choose whom it hits.",
    TO_STRIKE: "Wait until the others have bargained.",
    TO_BRIBE: "Put coins or goods into your offer, and be done to make it.",
    TO_INDULGE: "Choose a follower to buy, or be done.",
    TO_MALFUNCTION: "Choose a technology tile to return.",
}
QUESTIONS: Final = {
    DRAW_ONE: "Say whether you draw a follower.",
    BUILD_HERE: "Say whether you build a trading station here.",
    PAY_SUMMONS: "Say whether you pay; otherwise your merchant goes to Orléans.",
    ACCEPT_BRIBE: "Say whether you take the bribe.",
}
BUSY: Final = {
    TO_ORDER: "thinking about an order",
    TO_BRIBE: "thinking about a bribe",
    TO_STRIKE: "waiting for an answer",
    TO_GIVE_UP: "giving something up",
    TO_INDULGE: "thinking about an indulgence",
    TO_TRAIN: "thinking about training",
    TO_GIVE: "handing in goods",
    TO_STARVE: "choosing who starves",
    TO_MALFUNCTION: "returning technology",
}


def asked_more(pending: int) -> str:
    """What a pending decision of the modules asks for."""
    kind, number = pending & 31, pending >> NUMBER
    if kind == TO_ANSWER:
        return QUESTIONS[number]
    if kind == TO_TARGET and number == ARSONIST:
        return "Choose whose station burns, or be done to let it stand."
    if kind == TO_GIVE_UP:
        return f"Give up {'something' if number == 1 else f'{number} things, one by one'}."
    if kind == TO_STARVE:
        return f"Choose {'a follower' if number == 1 else f'{number} followers, one by one,'} to lose."
    if kind == TO_GIVE:
        return f"Give goods worth {number} more points." if number else "Give a good, or be done to pay the penalty."
    return ASKED[kind]
