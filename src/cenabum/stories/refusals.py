"""A refusal teaches: which rule forbids a move, why, and the nearest fix. It runs only when a move is not legal.

First the time: is the seat asked anything, and does the move answer it? Then the rule of the chapter, in `refusals_planning` and
`refusals_actions`.
"""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories.names import FIRST_KINGDOM
from cenabum.stories.refusals_actions import (
    act_refused,
    advance_refused,
    build_refused,
    deliver_refused,
    recruit_refused,
    send_refused,
    settle_refused,
    tile_refused,
    trade_refused,
)
from cenabum.stories.refusals_planning import (
    draw_refused,
    fair_refused,
    load_refused,
    place_refused,
    recall_refused,
    supply_refused,
    technology_refused,
)
from cenabum.stories.refusals_words import situation
from cenabum.stories.state import State
from cenabum.stories.table import ACTIONS, DECISIONS, PLANNING, Table

REFUSAL_RULES: Final = frozenset((
    "general.not-now", "general.not-offered", "followers.draw", "followers.green-room", "followers.recall",
    "planning.matching-space", "planning.monks", "planning.done-is-final", "planning.wood", "actions.pass-is-final",
    "actions.one-per-turn", "actions.activated-only", "actions.forbidden", "places.nobody-left", "places.building-yard",
    "places.market", "places.village", "places.fortress", "places.church", "portal.load", "portal.one-sending",
    "technology.after-round", "technology.any-follower", "technology.one-per-place", "technology.single-space",
    "places.monastery", "places.laboratory", "expansion.adjacent", "expansion.unoccupied", "expansion.conquest",
    "expansion.fortress", "kingdom.protection", "goods.marketplace-only", "deeds.exact", "deeds.completed",
    "advance.send-a-tile", "advance.once-a-round", "advance.out-of-one", "advance.out-of-two", "advance.out-of-three",
    "advance.out-of-four", "advance.out-of-five", "advance.out-of-seven", "control.tasks", "favor.task-of-the-era",
    "favor.out", "tiles.county-fair", "tiles.guardhouse-what", "tiles.bakery", "goods.food", "kingdom.era-six-bonus",
    "kingdom.era-gifts", "goods.used-up", "setup.starting-villages", "planning.take-back-goods", "technology.before-plan",
    "tiles.bakery-either",
))  # fmt: skip
"""The ids of all rules that a refusal of these games can cite."""

# The decisions that a kind of move answers.
ANSWERS: Final = {
    "place": ("plan", "bathe", "lodge"),
    "done": (
        "plan", "tile", "trade", "deliver", "swap", "expel", "technology", "rescrew", "collect", "lodge", "accept", "build_free",
        "extra", "take", "strike",
    ),
    "pass": ("act",),
    "draw": ("draw", "extra"),
    "recall": ("draw",),
    "recall_fair": ("draw",),
    "take_back": ("draw", "collect"),
    "take_back_good": ("collect", "plan", "act", "trade", "deliver", "feed", "swap"),
    "load": ("plan",),
    "supply": ("plan",),
    "fair": ("plan", "bathe", "lodge"),
    "act": ("act",),
    "send": ("act",),
    "advance": ("act",),
    "recruit": ("recruit", "extra", "accept"),
    "settle": ("settle", "start"),
    "withdraw": ("withdraw",),
    "build": ("build", "build_free"),
    "tile": ("tile",),
    "buy": ("trade",),
    "sell": ("trade",),
    "choose": ("choose",),
    "deliver": ("deliver",),
    "feed": ("feed",),
    "take": ("take",),
    "swap": ("swap",),
    "expel": ("expel",),
    "reward": ("reward",),
    "strike": ("strike",),
    "strike_citizen": ("strike",),
    "technology": ("plan", "technology", "rescrew"),
    "unscrew": ("unscrew",),
    "copy": ("copy",),
    "lose": ("lose",),
}  # fmt: skip


def refuse(state: State, seat: int, code: int) -> Refusal:
    """Why a move that is not legal is not. Never raises, whatever the code."""
    story = "first-kingdom" if state.components.story == FIRST_KINGDOM else "kings-favor"
    return _refuse(state, seat, code).of(story, "refusals/stories")


def _refuse(state: State, seat: int, code: int) -> Refusal:
    if not is_move(state, code):
        return Refusal("general.not-offered", say("no-move"), situation(state, seat))
    declared, at = state.components.moves.indices(code)
    kind = declared.name
    pending = state.players[seat].pending
    decision = DECISIONS[pending[-1] & 31] if pending else ""
    wood = kind == "take_back_good" and at[0] != state.components.bakery  # only grain comes back at any time
    if decision not in ANSWERS[kind] or (wood and decision != "collect"):
        return _untimely(state, seat, kind)
    found = _by_chapter(state, seat, kind, decision, at)
    return found or Refusal("general.not-offered", say("no-chance"), situation(state, seat))


def is_move(table: Table, code: int) -> bool:
    """Is there a move with this code at this table? Nobody sits on some of the seats."""
    moves = table.components.moves
    if not moves.exists(code):
        return False
    kind, at = moves.indices(code)
    return all(
        domain != "rival" or index < table.components.players for domain, index in zip(kind.arguments, at, strict=True)
    )


def _untimely(table: State, seat: int, kind: str) -> Refusal:
    """The move answers nothing that the seat is asked."""
    player = table.players[seat]
    hint = situation(table, seat)
    if player.out:
        return Refusal("favor.out", say("no-out"), hint)
    if kind in ("place", "load", "supply", "fair") and table.phase == PLANNING and not player.pending:
        return Refusal("planning.done-is-final", say("no-plan"), hint)
    if kind in ("act", "send", "advance", "pass") and table.phase == ACTIONS and not player.pending:
        if table.passed >> seat & 1:
            return Refusal("actions.pass-is-final", say("no-passed"), hint)
        return Refusal("actions.one-per-turn", say("no-turn"), hint)
    if kind == "technology":
        return Refusal("technology.after-round", say("no-technology-now"), hint)
    if kind in ("take_back", "take_back_good"):
        return Refusal("planning.take-back-goods", say("no-when"), hint)
    if kind == "settle" and table.round == 0:
        return Refusal("setup.starting-villages", say("no-start-turn"), hint)
    return Refusal("general.not-now", say("no-when"), hint)


def _by_chapter(table: State, seat: int, kind: str, decision: str, at: list[int]) -> Refusal | None:
    """The rule that forbids a move which comes at its time."""
    if kind == "place":
        return place_refused(table, seat, decision, at[0], at[1])
    if kind == "fair":
        return fair_refused(table, seat, at[0])
    if kind == "load":
        return load_refused(table, seat, at[0])
    if kind == "supply":
        return supply_refused(table, seat, at[0])
    if kind == "draw":
        return draw_refused(table, seat, at[0])
    if kind in ("recall", "recall_fair", "take_back"):
        return recall_refused(table, seat)
    if kind == "technology":
        return technology_refused(table, seat, at[0])
    if kind == "act":
        return act_refused(table, seat, at[0])
    if kind == "send":
        return send_refused(table, seat, at[0], at[1])
    if kind == "advance":
        return advance_refused(table, seat, at[0], at[1])
    if kind == "recruit":
        return recruit_refused(table, at[0])
    if kind == "settle":
        return settle_refused(table, seat, decision, at[0])
    if kind == "build":
        return build_refused(table, seat, decision)
    if kind == "tile":
        return tile_refused(table, seat, at[0])
    if kind in ("buy", "sell"):
        return trade_refused(table, seat, kind, at[0])
    if kind == "deliver":
        return deliver_refused(table, seat, at[0])
    if kind == "feed":
        return Refusal("goods.food", say("no-food"), situation(table, seat))
    if kind == "copy":
        return Refusal("tiles.guardhouse-what", say("no-copy"), situation(table, seat))
    return None
