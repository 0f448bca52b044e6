"""The greedy bot with modules: it bargains, delivers, minds events, and wastes nobody."""

import pytest

from cenabum.bagbuilding.followers import TRADER
from cenabum.bots.asking import decide
from cenabum.bots.greedy import GreedyBot
from cenabum.bots.greedy.module_values import NOTHING_GAINED
from cenabum.bots.greedy.values import Outlook
from cenabum.orleans.trade_intrigue import names
from tests.trade_intrigue.table import Modules, modules


def choice(scene: Modules, name: str) -> str:
    """What the greedy bot would do in a player's place."""
    code = decide(scene.state, scene.game.seat(name), GreedyBot(), 1)
    return str(scene.game.moves.move(code).notation)


def arson(players: int, coins: int = 9) -> Modules:
    """Ana is about to burn Bruno's station in Tours, and Bruno may offer something."""
    scene = modules("intrigue", players=players).busy(*[f for f in ("Bruno", "Chloé") if players > 2])
    scene.give("Bruno", stations="tours", coins=coins, development=15)
    scene.give("Ana", town="tours").send("Ana", "farmer", "arsonist")
    scene.play("Ana", "target player_2")
    return scene


def test_a_station_is_worth_a_bribe_and_the_bribe_is_taken() -> None:
    scene = arson(4)
    offer = choice(scene, "Bruno")
    assert offer.startswith("bribe coins ")
    assert 1 <= int(offer.split()[-1]) <= 4
    scene.play("Bruno", offer)
    if scene.legal("Bruno"):
        assert choice(scene, "Bruno") == "done"
        scene.play("Bruno", "done")
    assert choice(scene, "Ana") == "answer yes"


def test_a_bribe_that_is_too_small_is_refused() -> None:
    scene = arson(4, coins=2)
    scene.state.players[1].development = 29
    scene.play("Bruno", "bribe coins 1")
    if scene.legal("Bruno"):
        scene.play("Bruno", "done")
    assert choice(scene, "Ana") == "answer no"


def test_nothing_is_offered_for_what_costs_nothing() -> None:
    scene = modules("intrigue", players=4).busy("Bruno", "Chloé")
    scene.give("Bruno", coins=9).send("Ana", "monk", "torturer")
    while scene.game.deciding != ["Bruno"]:
        name = scene.game.deciding[0]
        scene.play(name, choice(scene, name))
    assert choice(scene, "Bruno") == "done"  # an unbuilt station is given up without regret


def test_a_forced_swap_is_the_least_bad_one() -> None:
    scene = modules("intrigue", players=3).busy("Bruno").give("Ana", goods="wool brocade").give("Bruno", goods="grain")
    scene.send("Ana", "trader", "fraud")
    assert choice(scene, "Ana") == "defraud player_2 grain wool"


def test_nobody_is_sent_for_nothing() -> None:
    scene = modules("intrigue", players=4).busy("Bruno")
    outlook = Outlook(scene.state, 0)
    assert outlook.deed(TRADER, names.FRAUD) == NOTHING_GAINED
    scene.give("Ana", goods="grain").give("Bruno", goods="brocade")
    assert Outlook(scene.state, 0).deed(TRADER, names.FRAUD) > 0


def test_an_order_is_delivered_and_drawn_near() -> None:
    scene = modules("orders", players=3).opens("blois").busy("Bruno")
    scene.give("Ana", place="farmer > ship, boatman > ship, knight > ship", goods="grain*2 wine").actions("Ana")
    assert choice(scene, "Ana") == "act ship"
    scene.play("Ana", "act ship")
    assert choice(scene, "Ana").startswith("travel orleans~blois")
    scene.play("Ana", choice(scene, "Ana"))
    assert choice(scene, "Ana") == "fulfil blois"
    outlook = Outlook(scene.state, 0)
    towns = scene.printed.town_names
    near, far = outlook.position(towns.index("orleans")), outlook.position(towns.index("nevers"))
    scene.opens("tours")
    without = Outlook(scene.state, 0)
    assert near > without.position(towns.index("orleans"))
    assert far >= without.position(towns.index("nevers"))


def test_dues_are_paid_with_as_little_as_possible() -> None:
    scene = modules("new-events").give("Ana", goods="cheese*3 wine brocade*2")
    scene.event("dues", "D")
    given = []
    while any(move.startswith("give") for move in scene.legal("Ana")):
        given.append(choice(scene, "Ana"))
        scene.play("Ana", given[-1])
    assert sorted(given) in (["give cheese", "give wine"], ["give brocade"])


@pytest.mark.parametrize(("event", "letter", "less"), [("trip", "B", 4.0), ("tax", "B", 0.0)])
def test_a_trip_is_no_time_for_orleans(event: str, letter: str, less: float) -> None:
    plain = Outlook(modules("new-events").actions("Ana").event_tile("silentium").state, 0).position(0)
    scene = modules("new-events").actions("Ana").event_tile(event, letter)
    assert plain - Outlook(scene.state, 0).position(0) == pytest.approx(less, abs=0.6)


def test_a_book_fire_makes_single_steps_worthless() -> None:
    scene = modules("new-events").give("Ana", development=10).actions("Ana").event_tile("silentium")
    plain = Outlook(scene.state, 0).steps(1)
    assert plain > 0.2
    scene.event_tile("book_fire", "C")
    assert Outlook(scene.state, 0).steps(1) < 0.5 * plain
