"""Why not, with the modules: which rule forbids a move, why, and the nearest fix."""

from typing import Final

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY
from cenabum.bagbuilding.followers import MONK, NEUTRAL_KINDS
from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.orleans.moves import DEVELOPMENT_STEPS, GOODS, NO_CARGO, NOBODY, TRACK_NAMES
from cenabum.orleans.refusals_actions import travel_refused, unrecruitable
from cenabum.orleans.refusals_events import (
    forfeit_development_refused,
    forfeit_follower_refused,
    forfeit_good_refused,
    forfeit_station_refused,
    forfeit_technology_refused,
    forfeit_tile_refused,
)
from cenabum.orleans.refusals_words import (
    asked,
    capital,
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
from cenabum.orleans.trade_intrigue.intrigue import track_of
from cenabum.orleans.trade_intrigue.names import (
    ARSONIST,
    BRIBE_GOODS,
    BY_TOWING,
    FRAUD,
    GAIN_GOOD,
    HANGMAN,
    INTRIGUE,
    KIDNAPPER,
    ORDERS_OPEN,
    SABOTAGE,
    SABOTEUR,
    SPY,
    TRAITOR,
)
from cenabum.orleans.trade_intrigue.refusals_places import sabotaged

REFUSAL_RULES: Final = frozenset((
    "orders.after-action", "orders.display", "orders.own-action-only",
    "newevents.indulgence", "newevents.training", "newevents.training-tracks", "newevents.retraining", "newevents.dues",
    "newevents.famine", "newevents.malfunction", "newevents.sabotage", "newevents.conference",
    "newevents.crusade", "newevents.strike", "newevents.amnesty", "newevents.warded-off",
    "newdeeds.alchemy", "newdeeds.court", "newdeeds.court-limits", "newdeeds.goods", "newdeeds.towing-service",
    "newdeeds.closed-two",
    "intrigue.covers", "intrigue.bribe", "intrigue.bribe-one-by-one", "intrigue.board", "intrigue.may-decline",
    "intrigue.fraud-both", "intrigue.arsonist", "intrigue.kidnapper", "intrigue.hangman", "intrigue.saboteur",
    "intrigue.spy-where", "intrigue.traitor",
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
    "fulfil": ("orders.after-action", "An order is fulfilled right after an action of your own."),
    "take": ("newdeeds.goods", "A good is chosen at a deed, or when the Fraud is complete."),
    "give": ("newevents.retraining", "Goods are given at Retraining and for the Dues."),
    "answer": ("general.not-now", "Nobody has asked you."),
    "starve": ("newevents.famine", "Followers are lost like this only in a Famine."),
    "starve_space": ("newevents.famine", "Followers are lost like this only in a Famine."),
    "train": ("newevents.training", "Steps are bought at the event Training."),
    "exchange": ("newplaces.sheep-farm", "Cheese is exchanged when the Sheep Farm acts."),
    "brasserie": ("newplaces.brasserie-event", "The Brasserie is asked when an event is about to cost you something."),
    "target": ("intrigue.board", "A target is chosen when a follower has been sent to a character."),
    "defraud": ("intrigue.board", "Goods are swapped when a follower has been sent to the Fraud."),
    "sabotage": ("intrigue.board", "A target is chosen when a follower has been sent to the Saboteur."),
    "spy": ("intrigue.board", "A target is chosen when a follower has been sent to the Spy."),
    "betray": ("intrigue.board", "A track is chosen when a follower has been sent to the Traitor."),
    "bribe_coins": ("intrigue.bribe", "A bribe is offered by whom a character has just targeted."),
    "bribe_good": ("intrigue.bribe", "A bribe is offered by whom a character has just targeted."),
}


def refuse_more(t: Table, seat: int, kind: str, at: list[int]) -> Refusal:
    """A move of the modules, or one that does not answer what the modules ask."""
    if t.over:
        return Refusal("general.not-now", "The game is over.")
    pending = t.players[seat].pending
    decision = pending[-1] & 31 if pending else -1
    found: Refusal | None = None
    if ANSWERS.get(kind, -2) == decision or kind in _SHARED.get(decision, ()):
        found = _timely(t, seat, kind, at, decision, pending[-1] >> NUMBER)
        return found or Refusal("general.not-offered", "This is not possible now.", asked(t, seat))
    if kind in _WHEN:
        rule, why = _WHEN[kind]
        if kind == "fulfil" and t.phase != ACTIONS:
            rule = "orders.own-action-only"
        elif kind.startswith("bribe") and t.components.board == INTRIGUE and _bargains(t, seat):
            rule, why = "intrigue.bribe-one-by-one", "Another player is bargaining now."
        return Refusal(rule, why, situation(t, seat))
    if kind == "done" and decision == TO_TARGET:
        return Refusal("intrigue.may-decline", "This character does not let it be.", asked(t, seat))
    return Refusal("general.not-now", "Something else is to be decided first.", situation(t, seat))


def _bargains(t: Table, seat: int) -> bool:
    return any(p.pending and p.pending[-1] & 31 == TO_BRIBE for n, p in enumerate(t.players) if n != seat)


def _timely(t: Table, seat: int, kind: str, at: list[int], decision: int, number: int) -> Refusal | None:
    """The rule that forbids a move which comes at its time."""
    if kind == "fulfil":
        return _fulfil(t, seat, at[0])
    if decision == TO_TARGET:
        return _target(t, seat, kind, at, number)
    if decision == TO_BRIBE:
        return _bribe(t, seat, kind, at[0])
    if decision == TO_GIVE_UP:
        return _give_up(t, seat, kind, at)
    if decision == TO_MALFUNCTION:
        found = forfeit_technology_refused(t, seat, at[0])
        return Refusal("newevents.malfunction", found.why, asked(t, seat))
    if kind == "travel":
        return _travel(t, seat, at, number)
    if kind == "place":
        return _settle(t, seat, at[0], at[1])
    if kind == "act":
        return _court(t, seat, at[0])
    if kind == "recruit":
        why = "A monk is not to be had for coins." if at[0] == MONK else f"No {follower(at[0])} is left in the supply."
        return Refusal("newevents.indulgence", why, asked(t, seat))
    return _smaller(t, seat, kind, at, number)


def _smaller(t: Table, seat: int, kind: str, at: list[int], number: int) -> Refusal | None:
    player = t.players[seat]
    if kind == "take":
        return Refusal("newdeeds.goods", f"There is no {GOODS[at[0]]} to take here.", asked(t, seat))
    if kind == "give":
        hint = f"You have {goods(player.goods)}."
        rule = "newevents.dues" if number else "newevents.retraining"
        return Refusal(rule, f"You have no {GOODS[at[0]]}.", hint)
    if kind in ("starve", "starve_space"):
        why = "Nobody is there whom the Famine could take."
        if kind == "starve" and at[1] >= NEUTRAL_KINDS:
            why = "Followers of your colour are never lost."
        return Refusal("newevents.famine", why, asked(t, seat))
    if kind == "train":
        return _train(t, seat, at[0])
    if kind == "exchange":
        why = f"There is no {GOODS[t.components.modules.farm_gain[GAIN_GOOD]]} left on the goods market."
        if at[0] != GAIN_GOOD:
            why = "Your marker is at the end of the development track."
        return Refusal("newplaces.sheep-farm", why, asked(t, seat))
    if kind == "brasserie":
        if at[0] == NO_CARGO:
            return Refusal("newevents.warded-off", "Say whether the Sacristy shall guard you.", asked(t, seat))
        return Refusal("newplaces.brasserie-event", f"No {GOODS[at[0]]} lies on your Brasserie.", asked(t, seat))
    return None


def _fulfil(t: Table, seat: int, order: int) -> Refusal | None:
    """An order that is not open, not here, or for which goods are missing."""
    c = t.components
    m = c.modules
    player = t.players[seat]
    town = town_name(c, m.order_towns[order])
    if not t.extra[ORDERS_OPEN] >> order & 1:
        return Refusal("orders.display", f"The order of {town} does not lie open.", asked(t, seat))
    if m.order_towns[order] != player.town:
        why = f"Your merchant is in {town_name(c, player.town)}, and the order is that of {town}."
        return Refusal("orders.after-action", why, asked(t, seat))
    missing = 0
    for good in range(5):
        missing += max(0, count(m.order_goods[order], good) - count(player.goods, good)) << (5 * good)
    return (
        Refusal("orders.after-action", f"The order needs {goods(missing)} more.", asked(t, seat)) if missing else None
    )


def _train(t: Table, seat: int, track: int) -> Refusal | None:
    if track == DEVELOPMENT_STEPS:
        why = "Training is possible on the tracks of the six professions, not on the development track."
        return Refusal("newevents.training-tracks", why, asked(t, seat))
    found = unrecruitable(t, seat, track)
    why = found.why if found else "The next step cannot give what it shows."
    return Refusal("newevents.training-tracks", why, asked(t, seat))


def _travel(t: Table, seat: int, at: list[int], number: int) -> Refusal | None:
    c = t.components
    town = t.players[seat].town
    ways = c.by_water[town] + ([] if number == BY_TOWING else c.by_road[town])
    if at[0] in ways:
        return travel_refused(t, seat, at[0], at[1])
    if number == BY_TOWING and at[0] in c.by_road[town]:
        return Refusal("newdeeds.towing-service", "The Towing Service goes by water only.", asked(t, seat))
    why = f"This way does not start in {town_name(c, town)}, where your merchant is."
    return Refusal("travel.no-connection", why, asked(t, seat))


def _settle(t: Table, seat: int, kind: int, space: int) -> Refusal:
    c = t.components
    player = t.players[seat]
    rule = "newdeeds.alchemy" if player.pending[-1] >> NUMBER else "newevents.amnesty"
    if not count(player.drawn, kind):
        return Refusal(rule, f"It is not a {follower(kind)} that is placed now.", asked(t, seat))
    if not player.open & c.layout.bit[space]:
        why = f"{capital(space_name(c, space))} is taken or not yours."
        return Refusal("planning.occupied-space", why, asked(t, seat))
    if not c.layout.fits[player.privileges][kind] & c.layout.bit[space]:
        why = f"A {follower(kind)} does not fit {space_name(c, space)}."
        return Refusal("planning.matching-space", why, asked(t, seat))
    return Refusal(rule, "The follower cannot go there now.", asked(t, seat))


def _court(t: Table, seat: int, place: int) -> Refusal:
    c = t.components
    player = t.players[seat]
    name = place_name(c, place)
    if not has_place(c, player, place):
        return Refusal("newdeeds.court", f"You do not have the {name}.", asked(t, seat))
    if t.event == SABOTAGE and player.technology_on & c.layout.mask[place]:
        return sabotaged(t, seat, place)
    return Refusal("newdeeds.court-limits", f"The {name} cannot be used by the Court now.", asked(t, seat))


def _target(t: Table, seat: int, kind: str, at: list[int], character: int) -> Refusal | None:
    """A target that the character cannot hit, or a move of another character."""
    c = t.components
    kinds = {FRAUD: "defraud", SABOTEUR: "sabotage", SPY: "spy", TRAITOR: "betray"}
    if kinds.get(character, "target") != kind:
        return Refusal("intrigue.board", "That is the doing of another character.", asked(t, seat))
    if character == TRAITOR:
        return _betray(t, seat, at[0], at[1])
    victim = at[0]
    if victim >= len(t.players) or (victim == seat and character != ARSONIST):
        return Refusal("intrigue.board", "Choose one of the other players.", asked(t, seat))
    name = capital(player_name(victim))
    player = t.players[victim]
    if character == FRAUD:
        why = f"{name} has no {GOODS[at[1]]}."
        if count(player.goods, at[1]):
            why = "Choose goods of two kinds." if at[1] == at[2] else f"You have no {GOODS[at[2]]}."
        return Refusal("intrigue.fraud-both", why, asked(t, seat))
    if character == ARSONIST:
        why = f"{name} has no trading station in {town_name(c, t.players[seat].town)}."
        return Refusal("intrigue.arsonist", why, asked(t, seat))
    if character == KIDNAPPER:
        return Refusal("intrigue.kidnapper", f"The merchant of {player_name(victim)} is in Orléans.", asked(t, seat))
    if character == HANGMAN:
        return Refusal("intrigue.hangman", f"The bag of {player_name(victim)} is empty.", asked(t, seat))
    if character == SABOTEUR:
        nobody = at[1] >= len(player.on) or player.on[at[1]] in (NOTHING, TECHNOLOGY)
        why = f"No follower of {player_name(victim)} stands there." if nobody else "That is not possible."
        return Refusal("intrigue.saboteur", why, asked(t, seat))
    why = f"No technology of {player_name(victim)} lies there."
    if player.technology_on >> at[1] & 1:
        why = "Your own place has technology already, or it is no place of the board."
    return Refusal("intrigue.spy-where", why, asked(t, seat))


def _betray(t: Table, seat: int, track: int, rival: int) -> Refusal:
    c = t.components
    own = track_of(t, seat, track)
    end = c.development_end if track == DEVELOPMENT_STEPS else c.steps[track]
    words = "development track" if track == DEVELOPMENT_STEPS else f"track of the {TRACK_NAMES[track]}s"
    if own >= end:
        return Refusal("intrigue.traitor", f"Your marker is at the end of the {words}.", asked(t, seat))
    if rival == NOBODY:
        why = f"Somebody is ahead of you on the {words}: choose who falls back."
        return Refusal("intrigue.traitor", why, asked(t, seat))
    who = capital(player_name(rival)) if rival < len(t.players) else "Nobody"
    return Refusal("intrigue.traitor", f"{who} is not ahead of you on the {words}.", asked(t, seat))


def _bribe(t: Table, seat: int, kind: str, what: int) -> Refusal:
    player = t.players[seat]
    if kind == "bribe_good":
        offered = count(t.extra[BRIBE_GOODS], what)
        why = f"You have no {'more ' if offered else ''}{GOODS[what]}."
    elif what == 0:
        return Refusal("intrigue.bribe", "An offer of no coins is none.", asked(t, seat))
    elif what > player.coins:
        why = f"You have {coins(player.coins)}."
    else:
        why = "Coins are in your offer already."
    return Refusal("intrigue.bribe", why, asked(t, seat))


def _give_up(t: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
    if kind == "forfeit_station":
        return forfeit_station_refused(t, seat, at[0])
    if kind == "forfeit_follower":
        return forfeit_follower_refused(t, seat)
    if kind == "forfeit_development":
        return forfeit_development_refused(t, seat)
    if kind == "forfeit_good":
        return forfeit_good_refused(t, seat, at[0])
    if kind == "forfeit_tile":
        return forfeit_tile_refused(t, seat, at[0])
    return forfeit_technology_refused(t, seat, at[0])
