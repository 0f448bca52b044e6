"""Beneficial deeds: one test for each rule, in a player's words."""

import pytest

from cenabum.bagbuilding.followers import PROFESSIONS
from tests.orleans.scene import Scene, named, orleans, pool

BUSY = "knight > scriptorium, scholar > scriptorium"

DEEDS = {
    "city_wall": ("knight*3 trader farmer*3 craftsman*3", 1),
    "papal_conclave": ("knight monk*2", 3),
    "plague_defeated": ("scholar*2 boatman farmer trader", 2),
    "astronomy": ("scholar*2 trader", 1),
    "boatmens_guild": ("boatman*3 scholar", 1),
    "cathedral": ("craftsman*2 monk*2 trader*2", 2),
    "peace_treaty": ("monk scholar knight*2", 2),
    "canalization": ("boatman*3 trader*2 farmer*3 craftsman*2", 1),
}
"""What each deed shows, and the coins for each follower."""

TAKING = {
    profession: {
        deed for deed, (spaces, _) in DEEDS.items() if profession in named(pool(spaces, PROFESSIONS), PROFESSIONS)
    }
    for profession in PROFESSIONS
}
"""The deeds that show a profession."""


def town_hall(followers: str, players: int = 3, **settings: str) -> Scene:
    """Ana has sent these to her Town Hall; Bruno has something to do too, so that the round waits for him."""
    scene = orleans(players, **settings).give("Bruno", place=BUSY)
    return scene.give("Ana", place=", ".join(f"{follower} > town_hall" for follower in followers.split()))


def tower(followers: str, **settings: str) -> Scene:
    """Ana stores these in her Gunpowder Tower."""
    scene = orleans(3, **settings).give("Bruno", place=BUSY)
    return scene.give("Ana", tiles="gunpowder_tower", stored=followers)


def fill(scene: Scene, deed: str, followers: str) -> None:
    """Somebody has sent these followers to a deed before."""
    sent = pool(followers, PROFESSIONS)
    scene.state.supply -= sent
    scene.state.deeds[scene.printed.deed_names.index(deed)] -= sent


def sendings(scene: Scene, name: str) -> dict[str, set[str]]:
    """Who may be sent where now."""
    found: dict[str, set[str]] = {}
    for move in scene.legal(name):
        if move.startswith("send "):
            _, follower, deed = move.split()
            found.setdefault(follower, set()).add(deed)
    return found


@pytest.mark.rule("deeds.exact-followers")
@pytest.mark.parametrize("profession", [name for name in PROFESSIONS if name != "monk"])
def test_a_follower_goes_only_to_deeds_that_show_its_kind(profession: str) -> None:
    scene = town_hall(profession).actions("Ana")
    scene.play("Ana", "act town_hall")
    assert sendings(scene, "Ana") == {profession: TAKING[profession]}
    for deed in set(DEEDS) - TAKING[profession]:
        assert scene.refused("Ana", f"send {profession} {deed}") == "deeds.exact-followers"


@pytest.mark.rule("deeds.exact-followers")
@pytest.mark.parametrize(("stand_in", "tile"), [("scholar", "school"), ("boatman", "herb_garden")])
@pytest.mark.parametrize("way", ["town_hall", "gunpowder_tower"])
def test_school_and_herb_garden_do_not_help_at_deeds(stand_in: str, tile: str, way: str) -> None:
    scene = town_hall(stand_in) if way == "town_hall" else tower(stand_in)
    scene.give("Ana", tiles=tile).actions("Ana").play("Ana", f"act {way}")
    assert sendings(scene, "Ana") == {stand_in: TAKING[stand_in]}


@pytest.mark.rule("deeds.exact-followers")
@pytest.mark.parametrize("deed", DEEDS)
def test_the_free_spaces_of_a_deed(deed: str) -> None:
    assert orleans().deed(deed) == named(pool(DEEDS[deed][0], PROFESSIONS), PROFESSIONS)


@pytest.mark.rule("deeds.monks")
@pytest.mark.parametrize("way", ["town_hall", "gunpowder_tower"])
def test_a_monk_fills_only_monk_spaces(way: str) -> None:
    scene = town_hall("monk") if way == "town_hall" else tower("monk")
    scene.actions("Ana").play("Ana", f"act {way}")
    assert sendings(scene, "Ana") == {"monk": {"papal_conclave", "cathedral", "peace_treaty"}}
    assert scene.refused("Ana", "send monk city_wall") == "deeds.monks"


@pytest.mark.rule("deeds.monks")
def test_a_monk_stands_in_for_nobody_when_all_monk_spaces_are_taken() -> None:
    scene = town_hall("monk").give("Ana", place=BUSY)
    fill(scene, "papal_conclave", "monk*2")
    fill(scene, "cathedral", "monk*2")
    fill(scene, "peace_treaty", "monk")
    scene.actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}


@pytest.mark.rule("deeds.own-followers")
@pytest.mark.parametrize("own", ["own_farmer", "own_boatman", "own_craftsman", "own_trader"])
def test_own_followers_never_leave_for_a_deed(own: str) -> None:
    scene = tower(f"{own} monk").actions("Ana")
    scene.play("Ana", "act gunpowder_tower")
    assert set(sendings(scene, "Ana")) == {"monk"}
    assert scene.refused("Ana", f"send {own} canalization") == "deeds.own-followers"
    scene.play("Ana", "send monk cathedral")
    assert scene.stored("Ana") == {own: 1}

    scene = tower(own).give("Ana", place=BUSY).actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    assert scene.refused("Ana", "act gunpowder_tower") == "deeds.own-followers"

    scene = orleans().planning()
    assert f"place {own} town_hall" not in scene.legal("Ana")
    assert scene.refused("Ana", f"place {own} town_hall") == "planning.own-followers-town-hall"


@pytest.mark.rule("deeds.full")
def test_a_deed_takes_a_kind_only_while_a_space_for_it_is_free() -> None:
    scene = town_hall("boatman boatman")
    fill(scene, "boatmens_guild", "boatman*3")
    fill(scene, "canalization", "boatman*3")
    scene.give("Bruno", place="boatman > town_hall")
    scene.actions("Ana").play("Ana", "act town_hall")
    assert scene.deed("plague_defeated") == {"scholar": 2, "farmer": 1, "trader": 1}, (
        "the last free space for a boatman"
    )
    assert scene.deed("canalization") == {"trader": 2, "farmer": 3, "craftsman": 2}, "free, but for others"
    assert scene.on("Ana", "town_hall").count("boatman") == 1, "no space was left for the second one"
    assert scene.legal("Bruno") == {"pass", "act scriptorium"}


@pytest.mark.rule("deeds.full")
def test_a_full_deed_is_no_choice() -> None:
    scene = town_hall("boatman boatman")
    fill(scene, "boatmens_guild", "boatman*3")
    scene.actions("Ana").play("Ana", "act town_hall")
    assert sendings(scene, "Ana") == {"boatman": {"plague_defeated", "canalization"}}
    assert scene.refused("Ana", "send boatman boatmens_guild") == "deeds.full"
    scene.play("Ana", "send boatman plague_defeated")
    assert scene.refused("Ana", "send boatman plague_defeated") == "deeds.full", "it had a single space for a boatman"


@pytest.mark.rule("deeds.at-least-one")
def test_the_town_hall_sends_at_least_one() -> None:
    scene = town_hall("farmer knight").actions("Ana")
    scene.play("Ana", "act town_hall")
    assert "done" not in scene.legal("Ana")
    assert scene.refused("Ana", "done") == "deeds.at-least-one"
    scene.play("Ana", "send farmer city_wall")
    assert "done" in scene.legal("Ana")


@pytest.mark.rule("deeds.at-least-one")
@pytest.mark.parametrize("way", ["town_hall", "gunpowder_tower"])
def test_without_a_fitting_space_nobody_is_sent(way: str) -> None:
    scene = town_hall("knight") if way == "town_hall" else tower("knight")
    scene.give("Ana", place=BUSY)
    fill(scene, "city_wall", "knight*3")
    fill(scene, "papal_conclave", "knight")
    fill(scene, "peace_treaty", "knight*2")
    scene.actions("Ana")
    assert scene.legal("Ana") == {"pass", "act scriptorium"}
    assert scene.refused("Ana", f"act {way}") == "deeds.at-least-one"


@pytest.mark.rule("deeds.unsent-stay")
def test_who_is_not_sent_stays_and_can_go_in_a_later_action_of_the_round() -> None:
    scene = town_hall("farmer scholar", players=2).give("Ana", place=BUSY).actions("Ana")
    scene.play("Ana", "act town_hall", "send scholar astronomy", "done")
    assert sorted(scene.on("Ana", "town_hall")) == ["", "farmer"]
    assert scene.bag("Ana") == {}
    scene.play("Bruno", "act scriptorium")
    assert "act town_hall" in scene.legal("Ana")
    scene.play("Ana", "act town_hall", "send farmer city_wall")
    assert scene.on("Ana", "town_hall") == ["", ""]


@pytest.mark.rule("deeds.unsent-stay")
def test_who_is_not_sent_stays_in_the_gunpowder_tower() -> None:
    scene = tower("farmer scholar").give("Ana", place=BUSY).actions("Ana")
    scene.play("Ana", "act gunpowder_tower", "send farmer city_wall", "done")
    assert scene.stored("Ana") == {"scholar": 1}
    scene.play("Bruno", "act scriptorium")
    assert "act gunpowder_tower" in scene.legal("Ana")


@pytest.mark.rule("deeds.unsent-stay")
def test_who_is_not_sent_can_go_in_a_later_round() -> None:
    scene = town_hall("farmer scholar").actions("Ana")
    scene.play("Ana", "act town_hall", "send scholar astronomy", "done")
    scene.event("plague").followers().actions("Ana")
    assert "act town_hall" in scene.legal("Ana")


@pytest.mark.rule("deeds.reward")
@pytest.mark.parametrize("deed", [deed for deed in DEEDS if deed != "canalization"])
def test_each_follower_sent_brings_the_coins_of_its_deed(deed: str) -> None:
    spaces, coins = DEEDS[deed]
    follower = spaces.split()[0].split("*")[0]
    scene = town_hall(follower).actions("Ana")
    before = scene.coins("Ana")
    scene.play("Ana", "act town_hall", f"send {follower} {deed}")
    assert scene.coins("Ana") == before + coins
    assert scene.player("Ana").development == 0


@pytest.mark.rule("deeds.reward")
def test_two_followers_sent_in_one_action_bring_two_rewards() -> None:
    scene = town_hall("monk farmer").actions("Ana")
    before = scene.coins("Ana")
    scene.play("Ana", "act town_hall", "send monk papal_conclave", "send farmer plague_defeated")
    assert scene.coins("Ana") == before + 3 + 2

    scene = town_hall("monk monk").actions("Ana")
    scene.play("Ana", "act town_hall", "send monk papal_conclave", "send monk papal_conclave")
    assert scene.coins("Ana") == before + 3 + 3
    assert scene.deed("papal_conclave") == {"knight": 1}


@pytest.mark.rule("deeds.canalization")
def test_the_canalization_brings_a_coin_or_a_development_point_for_each() -> None:
    scene = town_hall("farmer boatman").actions("Ana")
    before = scene.coins("Ana")
    scene.play("Ana", "act town_hall", "send farmer canalization")
    assert scene.legal("Ana") == {"reward coins", "reward development"}
    scene.play("Ana", "reward development", "send boatman canalization", "reward coins")
    assert scene.coins("Ana") == before + 1
    assert scene.player("Ana").development == 1


@pytest.mark.rule("deeds.canalization")
def test_the_development_point_of_the_canalization_moves_the_marker_like_any_other() -> None:
    scene = town_hall("farmer").give("Ana", development=6, coins=0).actions("Ana")
    scene.play("Ana", "act town_hall", "send farmer canalization", "reward development")
    assert scene.player("Ana").development == 7
    assert scene.coins("Ana") == 3, "the coins of the space"


@pytest.mark.rule("deeds.canalization-at-end")
def test_at_the_end_of_development_the_canalization_pays_the_coin() -> None:
    scene = town_hall("farmer").give("Ana", development=30).actions("Ana")
    before = scene.coins("Ana")
    scene.play("Ana", "act town_hall", "send farmer canalization")
    assert scene.legal("Ana") == set(), "nothing is asked"
    assert scene.coins("Ana") == before + 1
    assert scene.player("Ana").development == 30


@pytest.mark.rule("deeds.canalization-at-end")
def test_one_step_before_the_end_the_canalization_still_asks() -> None:
    scene = town_hall("farmer craftsman").give("Ana", development=29).actions("Ana")
    before = scene.coins("Ana")
    scene.play("Ana", "act town_hall", "send farmer canalization", "reward development")
    assert scene.player("Ana").development == 30
    scene.play("Ana", "send craftsman canalization")
    assert scene.coins("Ana") == before + 1


@pytest.mark.rule("deeds.citizen")
@pytest.mark.parametrize("deed", DEEDS)
def test_the_last_space_of_a_deed_brings_its_citizen_and_the_reward(deed: str) -> None:
    spaces, coins = DEEDS[deed]
    first, last = pool(spaces, PROFESSIONS), spaces.split()[0].split("*")[0]
    scene = town_hall(f"{last} {last}", players=4)
    before = scene.coins("Ana")
    rest = named(first - pool(last, PROFESSIONS), PROFESSIONS)
    fill(scene, deed, " ".join(f"{follower}*{number}" for follower, number in rest.items()))
    scene.actions("Ana").play("Ana", "act town_hall", f"send {last} {deed}")
    assert scene.told("completes_deed") == [{"fact": "completes_deed", "seat": "Ana", "deed": deed}]
    if deed == "canalization":
        scene.play("Ana", "reward coins")
    assert scene.deed(deed) == {}
    assert scene.player("Ana").citizens == 1
    assert scene.coins("Ana") == before + coins
    assert deed not in sendings(scene, "Ana").get(last, set()), "a complete deed takes nobody"


@pytest.mark.rule("deeds.citizen")
def test_only_who_fills_the_last_space_gets_the_citizen() -> None:
    scene = town_hall("scholar scholar", players=2)
    scene.give("Bruno", place="trader > town_hall").actions("Ana")
    scene.play("Ana", "act town_hall", "send scholar astronomy", "send scholar astronomy")
    assert scene.player("Ana").citizens == 0
    scene.play("Bruno", "act town_hall", "send trader astronomy")
    assert scene.player("Ana").citizens == 0
    assert scene.player("Bruno").citizens == 1


@pytest.mark.rule("deeds.stay")
@pytest.mark.parametrize("way", ["town_hall", "gunpowder_tower"])
def test_followers_at_deeds_do_not_come_back(way: str) -> None:
    scene = town_hall("farmer scholar") if way == "town_hall" else tower("farmer scholar")
    supply = {kind: scene.supply(kind) for kind in ("farmer", "scholar")}
    scene.actions("Ana").play("Ana", f"act {way}", "send farmer city_wall", "send scholar astronomy")
    scene.event("plague").followers().actions("Ana")
    assert scene.deed("city_wall") == {"knight": 3, "trader": 1, "farmer": 2, "craftsman": 3}
    assert scene.deed("astronomy") == {"scholar": 1, "trader": 1}
    assert scene.bag("Ana") == {}
    assert {kind: scene.supply(kind) for kind in ("farmer", "scholar")} == supply
    assert {"farmer", "scholar"}.isdisjoint(scene.market("Ana"))


@pytest.mark.rule("deeds.stay")
def test_a_complete_deed_is_not_cleared() -> None:
    scene = town_hall("knight")
    fill(scene, "papal_conclave", "monk*2")
    monks = scene.supply("monk")
    scene.actions("Ana").play("Ana", "act town_hall", "send knight papal_conclave")
    scene.next_round()
    assert scene.deed("papal_conclave") == {}
    assert scene.supply("monk") == monks
