"""Refusals with the modules: never an error, always a rule that exists, a reason and a hint that fits."""

import random
import re
from pathlib import Path

import pytest

from cenabum.kernel.rulebook import whole_rulebook
from cenabum.orleans import refusals
from cenabum.orleans.decision import deciding
from cenabum.orleans.moves import FULFIL
from cenabum.orleans.state import State
from cenabum.orleans.trade_intrigue.kept import kept
from tests.cited import ORLEANS
from tests.cited import TRADE_INTRIGUE as REFUSAL_RULES
from tests.refusal_words import check_words
from tests.trade_intrigue.mixes import BROUGHT, lively, new_game
from tests.trade_intrigue.table import modules

HERE = Path(__file__).resolve().parent
RULEBOOK = whole_rulebook("cenabum.orleans")
FULL = [
    ["orders", "new-events", "new-deeds", "new-places"],
    ["orders", "new-events", "uprising-finale", "intrigue", "new-places"],
]


@pytest.mark.parametrize("chosen", FULL, ids="+".join)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_move_at_any_time_is_refused_in_a_sentence(chosen: list[str], players: int) -> None:
    game = new_game({"players": players, "edition": "2019", "modules": chosen}, "refusals")
    state = game.state
    assert isinstance(state, State)
    chance = random.Random(players)
    while not state.over:
        busy = any(deciding(state, seat) in BROUGHT for seat in range(len(state.players)))
        if busy or chance.random() < 0.03:
            for seat in range(players):
                legal = set(state.legal(seat))
                codes = [*chance.sample(range(FULFIL), 40), *chance.sample(range(FULFIL, game.moves.size), 40), -1]
                for code in set(codes) - legal:
                    refusal = refusals.refuse(state, seat, code)
                    check_words(refusal)
                    assert refusal.rule in RULEBOOK
                    assert refusal.rule in ORLEANS | REFUSAL_RULES
        seat = chance.choice(state.deciding_seats())
        state.apply(seat, lively(chance, state, seat))
    assert refusals.refuse(state, 0, FULFIL).rule == "general.not-now"


def test_every_refusal_of_the_modules_is_met_by_a_test() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_r*.py")))
    met = set(re.findall(r'refused\([^)]*\) == f?"([\w.-]+)"', text))
    met |= {"newevents.conference", "newevents.crusade", "newevents.strike"}  # one test for all three
    assert sorted(REFUSAL_RULES - met) == []


def test_moves_of_the_modules_at_the_wrong_time() -> None:
    scene = modules("orders", "new-events", "intrigue", "new-places").busy("Ana", "Bruno").actions("Ana")
    assert scene.refused("Ana", "train knight") == "newevents.training"
    assert scene.refused("Ana", "starve bag knight") == "newevents.famine"
    assert scene.refused("Ana", "exchange coins") == "newplaces.sheep-farm"
    assert scene.refused("Ana", "brasserie wine") == "newplaces.brasserie-event"
    assert scene.refused("Ana", "bribe coins 2") == "intrigue.bribe"
    assert scene.refused("Ana", "give wine") == "newevents.retraining"
    assert scene.refused("Ana", "take wine") == "newdeeds.goods"
    assert scene.refused("Ana", "answer yes") == "general.not-now"
    assert scene.refused("Bruno", "fulfil blois") == "orders.after-action"


def test_the_sacristy_is_asked_before_the_brasserie_says_nothing() -> None:
    scene = (
        modules("new-places").give("Ana", tiles="sacristy brasserie").give("Ana", place="monk > sacristy", goods="wine")
    )
    kept(scene.state).brasserie_goods = scene.lay("wine")
    scene.event("harvest", "A")
    assert scene.legal("Ana") == {"sacristy no", "sacristy yes", "brasserie wine"}
    assert scene.refused("Ana", "brasserie nothing") == "newevents.warded-off"
