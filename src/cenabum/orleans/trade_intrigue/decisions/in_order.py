"""The decisions of Trade & Intrigue, in the order of their numbers. New ones are added at the end."""

from typing import Final

from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.trade_intrigue.decisions.answer import ANSWER
from cenabum.orleans.trade_intrigue.decisions.bribe import BRIBE
from cenabum.orleans.trade_intrigue.decisions.court import COURT
from cenabum.orleans.trade_intrigue.decisions.exchange import EXCHANGE
from cenabum.orleans.trade_intrigue.decisions.give import GIVE
from cenabum.orleans.trade_intrigue.decisions.give_up import GIVE_UP
from cenabum.orleans.trade_intrigue.decisions.indulge import INDULGE
from cenabum.orleans.trade_intrigue.decisions.journey import JOURNEY
from cenabum.orleans.trade_intrigue.decisions.malfunction import RETURN_TECHNOLOGY
from cenabum.orleans.trade_intrigue.decisions.order import ORDER
from cenabum.orleans.trade_intrigue.decisions.settle import SETTLE
from cenabum.orleans.trade_intrigue.decisions.starve import STARVE
from cenabum.orleans.trade_intrigue.decisions.take import TAKE
from cenabum.orleans.trade_intrigue.decisions.target import TARGET
from cenabum.orleans.trade_intrigue.decisions.train import TRAIN
from cenabum.orleans.trade_intrigue.decisions.wait import WAIT

MODULE_DECISIONS: Final[list[OrleansDecision]] = [
    ORDER, JOURNEY, SETTLE, ANSWER, COURT, EXCHANGE, GIVE_UP, TAKE, TRAIN, GIVE, STARVE, TARGET, WAIT, BRIBE, INDULGE,
    RETURN_TECHNOLOGY,
]  # fmt: skip
