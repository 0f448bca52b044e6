"""Why the settler does what it does, in one short sentence."""

from typing import TYPE_CHECKING, Final

from cenabum.kernel.words import Sentence, say
from cenabum.stories.decision import top
from cenabum.stories.decisions import act
from cenabum.stories.decisions.plan import PLAN
from cenabum.stories.moves import ACT, ADVANCE, DONE, FAIR, LOAD, PASS, RECRUIT, SEND, SPACES, SUPPLY, TARGETS
from cenabum.stories.state import State

if TYPE_CHECKING:
    from cenabum.bots.settler.bot import SettlerBot

# What is said about answers to small questions.
ANSWERS: Final[dict[str, Sentence]] = {
    "start": say("answer-start"),
    "draw": say("answer-draw"),
    "recruit": say("answer-recruit"),
    "settle": say("answer-settle"),
    "withdraw": say("answer-withdraw"),
    "build": say("answer-build"),
    "tile": say("answer-tile"),
    "trade": say("answer-trade"),
    "deliver": say("answer-deliver"),
    "feed": say("answer-feed"),
    "swap": say("answer-swap"),
    "expel": say("answer-expel"),
    "strike": say("answer-strike"),
    "technology": say("answer-technology"),
    "lose": say("answer-lose"),
    "collect": say("answer-collect"),
    "lodge": say("answer-lodge"),
    "bathe": say("answer-bathe"),
}


def reason(bot: "SettlerBot", state: State, seat: int) -> Sentence:
    """One sentence about the bot's choice."""
    code = bot.choose(state, seat)
    asked = top(state, seat)
    if asked is PLAN:
        return _plan(state, code)
    if asked is act.ACT:
        return _action(state, code)
    return ANSWERS.get(asked.name, say("position-best"))


def _plan(state: State, code: int) -> Sentence:
    printed = state.components
    if code == DONE:
        return say("plan-done")
    if LOAD <= code < SUPPLY:
        return say("plan-load", parcel=printed.moves.names["parcel"][code - LOAD])
    if FAIR <= code < ACT:
        return say("plan-fair")
    place = code - SUPPLY if SUPPLY <= code < FAIR else printed.layout.place_of[code % SPACES]
    return say("plan-place", place=printed.layout.places[place])


def _action(state: State, code: int) -> Sentence:
    printed = state.components
    if code == PASS:
        return say("act-pass")
    if ADVANCE <= code < RECRUIT:
        return say("act-advance")
    if SEND <= code < ADVANCE:
        return say("act-send", parcel=printed.moves.names["parcel"][(code - SEND) // TARGETS])
    return say("act-place", place=printed.layout.places[code - ACT])
