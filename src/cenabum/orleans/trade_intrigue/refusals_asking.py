"""What a seat is asked for by a decision of the modules, in a sentence for refusals."""

from typing import Final

from cenabum.kernel.words import Words, say
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

_ASKED: Final = {
    TO_ORDER: say("ask-order"),
    TO_JOURNEY: say("ask-journey"),
    TO_SETTLE: say("ask-settle"),
    TO_COURT: say("ask-court"),
    TO_EXCHANGE: say("ask-exchange"),
    TO_TAKE: say("ask-take"),
    TO_TRAIN: say("ask-train"),
    TO_TARGET: say("ask-target"),
    TO_STRIKE: say("ask-strike"),
    TO_BRIBE: say("ask-bribe"),
    TO_INDULGE: say("ask-indulge"),
    TO_MALFUNCTION: say("ask-malfunction"),
}
_QUESTIONS: Final = {
    DRAW_ONE: say("ask-alchemy"),
    BUILD_HERE: say("ask-build"),
    PAY_SUMMONS: say("ask-summons"),
    ACCEPT_BRIBE: say("ask-accept"),
}
BUSY: Final = {
    TO_ORDER: "order",
    TO_BRIBE: "bribe",
    TO_STRIKE: "strike",
    TO_GIVE_UP: "give_up",
    TO_INDULGE: "indulge",
    TO_TRAIN: "train",
    TO_GIVE: "give",
    TO_STARVE: "starve",
    TO_MALFUNCTION: "malfunction",
}
"""What a player whom others wait for is doing."""


def asked_more(pending: int) -> Words:
    """What a pending decision of the modules asks for."""
    kind, number = pending & 31, pending >> NUMBER
    if kind == TO_ANSWER:
        return _QUESTIONS[number]
    if kind == TO_TARGET and number == ARSONIST:
        return say("ask-arson")
    if kind == TO_GIVE_UP:
        return say("ask-give-up", number=number)
    if kind == TO_STARVE:
        return say("ask-starve", number=number)
    if kind == TO_GIVE:
        return say("ask-dues", number=number) if number else say("ask-retraining")
    return _ASKED[kind]
