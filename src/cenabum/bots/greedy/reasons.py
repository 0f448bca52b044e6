"""Why the greedy bot does what it does, in one short sentence (`locale/<language>/reasons/greedy.ftl`)."""

from collections.abc import Callable

from cenabum.bagbuilding.followers import FOLLOWERS
from cenabum.bots.greedy import choices
from cenabum.bots.greedy.journeys import Journeys
from cenabum.bots.greedy.planning import Plan
from cenabum.bots.greedy.values import Outlook
from cenabum.kernel.words import Sentence, Words, all_of, say, sentences
from cenabum.orleans.components import BUILDS, RECRUITS, SENDS, STORES, TRAVELS
from cenabum.orleans.moves import ACT, BUY, DONE, DRAW, EXPAND, PASS, RECALL, RECRUIT, STORE, TECHNOLOGY_TO
from cenabum.orleans.state import State
from cenabum.orleans.table import (
    TO_ACT,
    TO_ANSWER,
    TO_BATHE,
    TO_BRIBE,
    TO_BUY,
    TO_DRAW,
    TO_EXPAND,
    TO_FEED,
    TO_FORFEIT,
    TO_GIVE_UP,
    TO_MALFUNCTION,
    TO_ORDER,
    TO_PLAN,
    TO_PROTECT,
    TO_RECRUIT,
    TO_REWARD,
    TO_SEND,
    TO_STARVE,
    TO_STORE,
    TO_TARGET,
    TO_TECHNOLOGY,
    TO_TRAVEL,
)

MODULES = {
    TO_ORDER: say("order-weighed"),
    TO_GIVE_UP: say("forfeit-least"),
    TO_MALFUNCTION: say("malfunction-least"),
    TO_STARVE: say("starve-least"),
    TO_TARGET: say("target-most"),
    TO_BRIBE: say("bribe-part"),
    TO_ANSWER: say("answer-weighed"),
}


def points(worth: float) -> Words:
    """A worth as people say it."""
    return say("worth-points", number=max(round(worth), 0))


def rounds_left(outlook: Outlook) -> Words:
    """How long something gained now will count."""
    return say("for-rounds", number=outlook.rounds)


def reason(state: State, seat: int, code: int, plan: Callable[[], Plan]) -> Sentence:
    """Why `code` is the choice of a seat. `plan` gives the plan of the round when it is needed."""
    kind = state.players[seat].pending[-1] & 31
    if kind == TO_PLAN:
        return planning(state, plan())
    outlook = Outlook(state, seat)
    if kind == TO_ACT:
        return acting(outlook, code)
    return smaller(outlook, kind, code)


def planning(state: State, plan: Plan) -> Sentence:
    """About a whole plan."""
    layout = state.components.layout
    parts = [say("the-place", place=layout.places[place], form="the") for place in plan.places]
    if plan.sent:
        who = all_of(say("some-one", follower=FOLLOWERS[kind]) for kind in plan.sent)
        parts.append(say("town-hall-with", who=who))
    told = say("plan-fills", places=all_of(parts)) if parts else say("plan-nothing")
    if not plan.waiting:
        return told
    where = sorted({layout.places[layout.place_of[space]] for _, space in plan.waiting})
    return sentences(
        told, say("plan-waiting", places=all_of(say("the-place", place=name, form="at") for name in where))
    )


def acting(outlook: Outlook, code: int) -> Words:
    """About an action."""
    printed = outlook.printed
    if code == PASS:
        return say("act-pass")
    place = code - ACT
    name = printed.place_names[place]
    effect = printed.effect[place]
    if effect in (SENDS, STORES):
        return say("act-sends", place=name, worth=points(choices.sending(outlook, place)))
    if effect == BUILDS:
        return say("act-builds", town=printed.town_names[outlook.player.town], worth=points(outlook.station))
    if effect == TRAVELS:
        worth, _ = Journeys(outlook).best(not printed.roads[place], int(printed.roads[place]), 0)
        return say("act-travels", place=name, worth=points(worth))
    if effect == RECRUITS:
        return say("act-recruits", place=name, rounds=rounds_left(outlook))
    return say("act-uses", place=name, worth=points(outlook.action(place)))


def smaller(outlook: Outlook, kind: int, code: int) -> Words:
    """About the other decisions."""
    printed = outlook.printed
    if kind >= TO_ORDER:
        return MODULES.get(kind, say("worth-most"))
    if kind == TO_DRAW:
        return say("draw-recall") if code >= RECALL else say("draw-all", number=code - DRAW)
    if kind == TO_STORE:
        return say("store-none") if code == DONE else say("store-one", follower=FOLLOWERS[code - STORE])
    if kind == TO_RECRUIT:
        return say("recruit-best", follower=FOLLOWERS[code - RECRUIT], rounds=rounds_left(outlook))
    if kind == TO_TRAVEL:
        return say("travel-best")
    if kind == TO_EXPAND:
        return say("expand-best", place=printed.place_names[code - EXPAND], rounds=rounds_left(outlook))
    if kind == TO_SEND:
        return say("send-none") if code == DONE else say("send-worth", worth=points(choices.sent(outlook, code)))
    if kind == TO_BUY:
        return say("buy-worth", number=code - BUY)
    if kind == TO_TECHNOLOGY:
        if code == DONE:
            return say("technology-keep")
        return say("technology-saves", place=printed.place_names[printed.layout.place_of[code - TECHNOLOGY_TO]])
    if kind == TO_BATHE:
        return say("bathe-none") if code == DONE else say("bathe-best")
    if kind == TO_REWARD:
        return say("reward-step", worth=points(outlook.steps(1)))
    if kind == TO_PROTECT:
        return say("protect-worth", worth=points(outlook.danger()))
    if kind == TO_FEED:
        return say("feed-least")
    if kind == TO_FORFEIT:
        return say("forfeit-least")
    return say("exclude-none")
