"""Why not, with the modules: which rule forbids a move, why, and the nearest fix."""

from typing import Final

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY
from cenabum.bagbuilding.followers import MONK, NEUTRAL_KINDS
from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.development import at_end
from cenabum.orleans.moves import GOODS, MOST_BRIBE, NO_CARGO, NOBODY, TRACK_NAMES
from cenabum.orleans.refusals_actions import travel_refused
from cenabum.orleans.refusals_events import (
    forfeit_refused,
    forfeit_technology_refused,
)
from cenabum.orleans.refusals_words import (
    asked,
    coins,
    follower,
    goods,
    has_place,
    place_name,
    player_name,
    situation,
    space_name,
    town_name,
)
from cenabum.orleans.table import (
    ACTIONS,
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
    TO_PROTECT,
    TO_SETTLE,
    TO_STARVE,
    TO_TAKE,
    TO_TARGET,
    TO_TRAIN,
    Table,
)
from cenabum.orleans.trade_intrigue.names import (
    ARSONIST,
    BRIBE_COINS,
    BRIBE_GOODS,
    BY_TOWING,
    FRAUD,
    GAIN_GOOD,
    HANGMAN,
    INTRIGUE,
    KIDNAPPER,
    ORDERS_OPEN,
    SABOTEUR,
    SPY,
    TRAITOR,
)
from cenabum.orleans.trade_intrigue.refusals_places import place_stopped

REFUSAL_RULES: Final = frozenset((
    "orders.after-action", "orders.display", "orders.own-action-only",
    "newevents.indulgence", "newevents.training", "newevents.training-tracks", "newevents.retraining", "newevents.dues",
    "newevents.famine", "newevents.malfunction", "newevents.sabotage", "newevents.conference",
    "newevents.crusade", "newevents.strike", "newevents.amnesty", "newevents.warded-off",
    "newdeeds.alchemy", "newdeeds.court", "newdeeds.court-limits", "newdeeds.goods", "newdeeds.towing-service",
    "newdeeds.closed-two",
    "intrigue.covers", "intrigue.bribe", "intrigue.bribe-one-by-one", "intrigue.board", "intrigue.may-decline",
    "intrigue.fraud-both", "intrigue.arsonist", "intrigue.kidnapper", "intrigue.hangman", "intrigue.saboteur",
    "intrigue.deactivated",    "intrigue.spy-where", "intrigue.traitor",
    "newplaces.brasserie-event", "newplaces.sheep-farm",
))  # fmt: skip
"""The ids of the modules' rules that a refusal can cite."""

ANSWERS: Final = {
    "fulfil": TO_ORDER,
    "take": TO_TAKE,
    "give": TO_GIVE,
    "answer": TO_ANSWER,
    "starve": TO_STARVE,
    "starve_space": TO_STARVE,
    "train": TO_TRAIN,
    "exchange": TO_EXCHANGE,
    "brasserie": TO_PROTECT,
    "target": TO_TARGET,
    "defraud": TO_TARGET,
    "sabotage": TO_TARGET,
    "spy": TO_TARGET,
    "betray": TO_TARGET,
    "bribe_coins": TO_BRIBE,
    "bribe_good": TO_BRIBE,
}
"""The decision that a kind of move of the modules answers."""

_SHARED: Final = {
    TO_JOURNEY: ("travel",),
    TO_SETTLE: ("place",),
    TO_COURT: ("act",),
    TO_INDULGE: ("recruit",),
    TO_MALFUNCTION: ("forfeit_technology",),
    TO_GIVE_UP: (
        "forfeit_station", "forfeit_follower", "forfeit_development", "forfeit_good", "forfeit_tile", "forfeit_technology",
    ),
}  # fmt: skip
"""Moves of the base game that answer decisions of the modules."""

_WHEN: Final = {
    "fulfil": "orders.after-action",
    "take": "newdeeds.goods",
    "give": "newevents.retraining",
    "answer": "general.not-now",
    "starve": "newevents.famine",
    "starve_space": "newevents.famine",
    "train": "newevents.training",
    "exchange": "newplaces.sheep-farm",
    "brasserie": "newplaces.brasserie-event",
    "target": "intrigue.board",
    "defraud": "intrigue.board",
    "sabotage": "intrigue.board",
    "spy": "intrigue.board",
    "betray": "intrigue.board",
    "bribe_coins": "intrigue.bribe",
    "bribe_good": "intrigue.bribe",
}
"""The rule that says when a kind of move of the modules is made."""


def refuse_more(table: Table, seat: int, kind: str, at: list[int]) -> Refusal:
    """A move of the modules, or one that does not answer what the modules ask."""
    if table.over:
        return Refusal("general.not-now", say("no-over"))
    pending = table.players[seat].pending
    decision = pending[-1] & 31 if pending else -1
    found: Refusal | None = None
    if ANSWERS.get(kind, -2) == decision or kind in _SHARED.get(decision, ()):
        found = _timely(table, seat, kind, at, decision, pending[-1] >> NUMBER)
        return found or Refusal("general.not-offered", say("no-chance"), asked(table, seat))
    if kind in _WHEN:
        rule, why = _WHEN[kind], say("no-when-module", kind=kind)
        if kind == "fulfil" and table.phase != ACTIONS:
            rule = "orders.own-action-only"
        elif kind.startswith("bribe") and table.components.board == INTRIGUE and _bargains(table, seat):
            rule, why = "intrigue.bribe-one-by-one", say("no-bribe-turn")
        return Refusal(rule, why, situation(table, seat))
    if kind == "done" and decision == TO_TARGET:
        return Refusal("intrigue.may-decline", say("no-letting-be"), asked(table, seat))
    return Refusal("general.not-now", say("no-other-first"), situation(table, seat))


def _bargains(table: Table, seat: int) -> bool:
    return any(p.pending and p.pending[-1] & 31 == TO_BRIBE for n, p in enumerate(table.players) if n != seat)


def _timely(table: Table, seat: int, kind: str, at: list[int], decision: int, number: int) -> Refusal | None:
    """The rule that forbids a move which comes at its time."""
    if kind == "fulfil":
        return _fulfil(table, seat, at[0])
    if decision == TO_TARGET:
        return _target(table, seat, kind, at, number)
    if decision == TO_BRIBE:
        return _bribe(table, seat, kind, at[0])
    if decision == TO_GIVE_UP:
        return forfeit_refused(table, seat, kind, at)
    if decision == TO_MALFUNCTION:
        found = forfeit_technology_refused(table, seat, at[0])
        return Refusal("newevents.malfunction", found.reason, asked(table, seat))
    if kind == "travel":
        return _travel(table, seat, at, number)
    if kind == "place":
        return _settle(table, seat, at[0], at[1])
    if kind == "act":
        return _court(table, seat, at[0])
    if kind == "recruit":
        why = say("no-indulgence-monk") if at[0] == MONK else say("no-follower-left", who=follower(at[0]))
        return Refusal("newevents.indulgence", why, asked(table, seat))
    return _smaller(table, seat, kind, at, number)


def _smaller(table: Table, seat: int, kind: str, at: list[int], number: int) -> Refusal | None:
    player = table.players[seat]
    if kind == "take":
        return Refusal("newdeeds.goods", say("no-good-here", good=GOODS[at[0]]), asked(table, seat))
    if kind == "give":
        hint = say("try-goods", list=goods(player.goods))
        rule = "newevents.dues" if number else "newevents.retraining"
        return Refusal(rule, say("no-good", good=GOODS[at[0]]), hint)
    if kind in ("starve", "starve_space"):
        why = say("no-famine-nobody")
        if kind == "starve" and at[1] >= NEUTRAL_KINDS:
            why = say("no-famine-own")
        return Refusal("newevents.famine", why, asked(table, seat))
    if kind == "train":
        return Refusal("newevents.training-tracks", say("no-track", track=TRACK_NAMES[at[0]]), asked(table, seat))
    if kind == "exchange":
        why = say("no-good-left", good=GOODS[table.components.modules.farm_gain[GAIN_GOOD]])
        if at[0] != GAIN_GOOD:
            why = say("no-track", track="development")
        return Refusal("newplaces.sheep-farm", why, asked(table, seat))
    if kind == "brasserie":
        if at[0] == NO_CARGO:
            return Refusal("newevents.warded-off", say("no-brasserie-first"), asked(table, seat))
        return Refusal("newplaces.brasserie-event", say("no-brasserie-good", good=GOODS[at[0]]), asked(table, seat))
    return None


def _fulfil(table: Table, seat: int, order: int) -> Refusal | None:
    """An order that is not open, not here, or for which goods are missing."""
    printed = table.components
    modules = printed.modules
    player = table.players[seat]
    town = town_name(printed, modules.order_towns[order])
    if not table.extra[ORDERS_OPEN] >> order & 1:
        return Refusal("orders.display", say("no-order-open", town=town), asked(table, seat))
    if modules.order_towns[order] != player.town:
        why = say("no-order-here", town=town_name(printed, player.town), town_2=town)
        return Refusal("orders.after-action", why, asked(table, seat))
    missing = 0
    for good in range(5):
        missing += max(0, count(modules.order_goods[order], good) - count(player.goods, good)) << (5 * good)
    if not missing:
        return None
    return Refusal("orders.after-action", say("no-order-goods", list=goods(missing)), asked(table, seat))


def _travel(table: Table, seat: int, at: list[int], number: int) -> Refusal | None:
    printed = table.components
    town = table.players[seat].town
    ways = printed.by_water[town] + ([] if number == BY_TOWING else printed.by_road[town])
    if at[0] in ways:
        return travel_refused(table, seat, at[0], at[1])
    if number == BY_TOWING and at[0] in printed.by_road[town]:
        return Refusal("newdeeds.towing-service", say("no-towing-road"), asked(table, seat))
    return Refusal("travel.no-connection", say("no-journey-from", town=town_name(printed, town)), asked(table, seat))


def _settle(table: Table, seat: int, kind: int, space: int) -> Refusal:
    printed = table.components
    player = table.players[seat]
    rule = "newdeeds.alchemy" if player.pending[-1] >> NUMBER else "newevents.amnesty"
    if not count(player.drawn, kind):
        return Refusal(rule, say("no-settle-kind", who=follower(kind)), asked(table, seat))
    if not player.open & printed.layout.bit[space]:
        return Refusal(
            "planning.occupied-space", say("no-settle-space", space=space_name(printed, space)), asked(table, seat)
        )
    if not printed.layout.fits[player.privileges][kind] & printed.layout.bit[space]:
        why = say("no-fit", who=follower(kind), space=space_name(printed, space))
        return Refusal("planning.matching-space", why, asked(table, seat))
    return Refusal(rule, say("no-settle-there"), asked(table, seat))


def _court(table: Table, seat: int, place: int) -> Refusal:
    printed = table.components
    player = table.players[seat]
    name = place_name(printed, place)
    if not has_place(printed, player, place):
        return Refusal("newdeeds.court", say("no-place", place=name), asked(table, seat))
    found = place_stopped(table, seat, place)
    return found or Refusal("newdeeds.court-limits", say("no-court-place", place=name), asked(table, seat))


def _target(table: Table, seat: int, kind: str, at: list[int], character: int) -> Refusal | None:
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
    if rival >= len(table.players):
        return Refusal("intrigue.traitor", say("no-victim"), asked(table, seat))
    return Refusal(
        "intrigue.traitor", say("no-traitor-ahead", player=player_name(rival), track=name), asked(table, seat)
    )


def _bribe(table: Table, seat: int, kind: str, what: int) -> Refusal:
    player = table.players[seat]
    if kind == "bribe_good":
        offered = count(table.extra[BRIBE_GOODS], what)
        why = say("no-more-good", good=GOODS[what]) if offered else say("no-good", good=GOODS[what])
    elif what == 0:
        return Refusal("intrigue.bribe", say("no-bribe-nothing"), asked(table, seat))
    elif table.extra[BRIBE_COINS] % MOST_BRIBE:
        why = say("no-bribe-twice")
    else:
        why = say("no-bribe-coins", coins=coins(player.coins), offered=table.extra[BRIBE_COINS])
    return Refusal("intrigue.bribe", why, asked(table, seat))
