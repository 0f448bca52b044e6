"""Every legal mix of modules, edition and number of players, and a way to play that gets somewhere."""

import itertools
import random
from typing import Any

import cenabum
from cenabum.kernel.decision import number_of
from cenabum.kernel.pool import total
from cenabum.orleans.decision import deciding
from cenabum.orleans.moves import PLACE_STORED, RECALL, SPACE_IN
from cenabum.orleans.state import State
from cenabum.orleans.trade_intrigue.decisions.in_order import MODULE_DECISIONS

BROUGHT = {decision.name for decision in MODULE_DECISIONS}
"""What the modules ask."""

SEATS = ("Ana", "Bruno", "Chloé", "Denis")
SETS: list[list[str]] = [
    [*first, *second, *third, *board]
    for first, second, third, board in itertools.product(
        ([], ["orders"]),
        ([], ["new-events"], ["new-events", "uprising-finale"]),
        ([], ["new-places"]),
        ([], ["new-deeds"], ["intrigue"]),
    )
]
"""All 36 sets of modules, none at all among them."""

MIXES: list[dict[str, Any]] = [
    {"players": players, "edition": edition, "modules": chosen}
    for players, edition, chosen in itertools.product((2, 3, 4), ("2014", "2019"), SETS)
]
"""All 216 set-ups."""


def name_of(mix: dict[str, Any]) -> str:
    return f"{mix['players']}-{mix['edition']}-{'+'.join(mix['modules']) or 'base'}"


def new_game(mix: dict[str, Any], seed: object, **more: Any) -> cenabum.Game:
    return cenabum.new(
        "orleans", SEATS[: mix["players"]], str(seed), edition=mix["edition"], modules=mix["modules"], **more
    )


def lively(chance: random.Random, state: State, seat: int) -> int:
    """A random move of a player who fills places, the Town Hall first, and rarely does nothing."""
    legal = state.legal(seat)
    player = state.players[seat]
    layout = state.components.layout
    if deciding(state, seat) == "plan" and chance.random() < 0.85:
        hall = state.components.place_names.index("town_hall")
        filling = [
            ((player.open & layout.mask[layout.place_of[SPACE_IN[code]]]).bit_count(), chance.random(), code)
            for code in legal
            if code < PLACE_STORED
        ]
        filling = [(missing - 2 * (layout.place_of[SPACE_IN[code]] == hall), n, code) for missing, n, code in filling]
        if filling:
            return min(filling)[2]
    if deciding(state, seat) == "draw" and chance.random() < 0.9:
        # Who waits in vain is called back when the bag cannot serve all draws.
        back = [code for code in legal if code >= RECALL]
        allowed = min(number_of(player.pending[-1]), state.components.market - total(player.market))
        if back and total(player.bag) < allowed:
            return chance.choice(back)
        return max(code for code in legal if code < RECALL)
    moves = state.components.moves
    willing = [code for code in legal if moves.move(code).kind not in ("done", "pass", "recall")]
    return chance.choice(willing if willing and chance.random() < 0.75 else legal)
