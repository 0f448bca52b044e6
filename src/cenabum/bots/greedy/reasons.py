"""Why the greedy bot does what it does, in one short sentence (`locale/<language>/bots/greedy.ftl`)."""

from collections.abc import Callable

from cenabum.bagbuilding.followers import FOLLOWERS
from cenabum.bots.greedy import choices
from cenabum.bots.greedy.journeys import Journeys
from cenabum.bots.greedy.planning import Plan
from cenabum.bots.greedy.values import Outlook
from cenabum.kernel.decision import number_of
from cenabum.kernel.pool import total
from cenabum.kernel.words import Sentence, Words, all_of, say, sentences
from cenabum.orleans.decision import deciding
from cenabum.orleans.effects.effect import BY_ROAD, NOWHERE
from cenabum.orleans.moves import BUY, DONE, DRAW, KIND_IN, PASS, PLACE_IN, RECALL, RECRUIT, SPACE_IN, STORE
from cenabum.orleans.state import State

MODULES = {
    "order": say("order-weighed"),
    "give_up": say("forfeit-least"),
    "malfunction": say("malfunction-least"),
    "starve": say("starve-least"),
    "target": say("target-most"),
    "bribe": say("bribe-part"),
    "answer": say("answer-weighed"),
}


def points(worth: float) -> Words:
    """A worth as people say it."""
    return say("worth-points", number=max(round(worth), 0))


def rounds_left(outlook: Outlook) -> Words:
    """How long something gained now will count."""
    return say("for-rounds", number=outlook.rounds)


def reason(outlook: Outlook, code: int, plan: Callable[[], Plan]) -> Sentence:
    """Why `code` is the choice of a seat. `plan` gives the plan of the round when it is needed."""
    kind = deciding(outlook.state, outlook.seat)
    if kind == "plan" and code >= RECALL and KIND_IN[code] == "recall":
        return say("plan-recall")
    if kind == "plan":
        return planning(outlook.state, plan())
    if kind == "act":
        return acting(outlook, code)
    return smaller(outlook, kind, code)


def planning(state: State, plan: Plan) -> Sentence:
    """About a whole plan."""
    layout = state.components.layout
    parts = places_of(state, plan)
    told = say("plan-fills", places=all_of(parts)) if parts else say("plan-nothing")
    if not plan.waiting:
        return told
    where = sorted({layout.places[layout.place_of[space]] for _, space in plan.waiting})
    return sentences(
        told, say("plan-waiting", places=all_of(say("the-place", place=name, form="at") for name in where))
    )


def places_of(state: State, plan: Plan) -> list[Words]:
    """The places that a plan fills."""
    layout = state.components.layout
    parts = [say("the-place", place=layout.places[place], form="the") for place in plan.places]
    if plan.sent:
        who = all_of(say("some-one", follower=FOLLOWERS[kind]) for kind in plan.sent)
        parts.append(say("town-hall-with", who=who))
    return parts


def acting(outlook: Outlook, code: int) -> Words:
    """About an action."""
    printed = outlook.printed
    if code == PASS:
        return say("act-pass")
    place = PLACE_IN[code]
    name = printed.place_names[place]
    effect = printed.effects[place]
    if effect.sends or effect.stores:
        return say("act-sends", place=name, worth=points(choices.sending(outlook, place)))
    if effect.builds:
        return say("act-builds", town=printed.town_names[outlook.player.town], worth=points(outlook.station))
    if effect.way != NOWHERE:
        road = effect.way == BY_ROAD
        worth, _ = Journeys(outlook).best(not road, int(road), 0)
        return say("act-travels", place=name, worth=points(worth))
    if effect.recruits:
        return say("act-recruits", place=name, rounds=rounds_left(outlook))
    return say("act-uses", place=name, worth=points(outlook.action(place)))


def by_experience(outlook: Outlook, kind: str, code: int) -> Words | None:
    """About what somebody has learned to do without search; nothing, where it is as others do it."""
    printed = outlook.printed
    if kind == "recruit":
        return say("recruit-learned", follower=FOLLOWERS[code - RECRUIT], rounds=rounds_left(outlook))
    if kind == "expand":
        return say("expand-learned", place=printed.place_names[PLACE_IN[code]], rounds=rounds_left(outlook))
    if kind == "technology" and code != DONE:
        return say("technology-learned", place=printed.place_names[printed.layout.place_of[SPACE_IN[code]]])
    return None


def smaller(outlook: Outlook, kind: str, code: int) -> Words:
    """About the other decisions."""
    printed = outlook.printed
    if kind == "draw":
        return say("draw-recall") if code >= RECALL else say("draw-all", number=code - DRAW)
    if kind == "store":
        return say("store-none") if code == DONE else say("store-one", follower=FOLLOWERS[code - STORE])
    if outlook.weights.learned is not None and (learned := by_experience(outlook, kind, code)) is not None:
        return learned
    if kind == "recruit":
        return say("recruit-best", follower=FOLLOWERS[code - RECRUIT], rounds=rounds_left(outlook))
    if kind == "travel":
        return say("travel-best")
    if kind == "expand":
        return say("expand-best", place=printed.place_names[PLACE_IN[code]], rounds=rounds_left(outlook))
    if kind == "send":
        return say("send-none") if code == DONE else say("send-worth", worth=points(choices.sent(outlook, code)))
    if kind == "buy":
        return say("buy-worth", number=code - BUY)
    if kind == "technology":
        if code == DONE:
            return say("technology-keep")
        return say("technology-saves", place=printed.place_names[printed.layout.place_of[SPACE_IN[code]]])
    if kind == "bathe":
        return say("bathe-none") if code == DONE else say("bathe-best")
    if kind == "reward":
        deed = number_of(outlook.player.pending[-1])
        return say("reward-step", worth=points(outlook.deed_steps(deed, total(outlook.state.deeds[deed]))))
    if kind == "protect":
        return say("protect-worth", worth=points(outlook.danger()))
    if kind == "feed":
        return say("feed-least")
    if kind == "forfeit":
        return say("forfeit-least")
    return say("exclude-none") if kind == "exclude" else MODULES.get(kind, say("worth-most"))
