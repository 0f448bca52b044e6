"""Expansion and conquest, building, goods, deeds, the Fame track."""

import pytest

from cenabum.kernel.language import Language
from cenabum.stories.fame import gain_fame
from cenabum.stories.wealth import supply_market
from tests.stories.scene import Scene, favor, kingdom

rule = pytest.mark.rule
EXPAND = "farmer > territory, farmer > territory, fisherman > territory"


def duel() -> Scene:
    """Ana holds c3, Bruno c6; nobody else."""
    scene = kingdom(2)
    scene.player("Ana").settlers = 1 << scene.area("c3")
    scene.player("Bruno").settlers = 1 << scene.area("c6")
    return scene


@rule("places.territory", "expansion.adjacent")
def test_expansion_goes_next_door() -> None:
    scene = duel().give("Ana", on=EXPAND).actions("Ana").play("Ana", "act territory")
    assert sorted(scene.legal("Ana")) == ["settle b2", "settle b3", "settle c2", "settle c4"]
    assert scene.refused("Ana", "settle c7") == "expansion.adjacent"
    scene.play("Ana", "settle b2")
    assert scene.holds("Ana", "b2")
    assert scene.player("Ana").settlers_left == 3


@rule("expansion.loire")
def test_the_loire_hinders_nobody() -> None:
    scene = duel().give("Ana", on=EXPAND).actions("Ana").play("Ana", "act territory")
    here, there = (next(each for each in scene.game.view("Ana").areas if each.name == name) for name in ("c3", "b2"))
    assert here.loire
    assert there.loire, "the river runs between the two"
    scene.play("Ana", "settle b2")
    assert scene.holds("Ana", "b2")


@rule("expansion.unoccupied", "expansion.conquest")
def test_knights_conquer() -> None:
    scene = duel().give("Bruno", areas="c4", villages="c4").give("Ana", on=EXPAND).actions("Ana")
    scene.play("Ana", "act territory")
    assert scene.refused("Ana", "settle c4") == "expansion.unoccupied"
    scene = duel().give("Bruno", areas="c4 b3", villages="c4")
    scene.give("Ana", on="knight > territory, farmer > territory, fisherman > territory")
    scene.actions("Ana").play("Ana", "act territory")
    assert scene.refused("Ana", "settle c4") == "expansion.conquest"
    scene.play("Ana", "settle b3")
    assert scene.player("Bruno").settlers_left == 3
    assert not scene.holds("Bruno", "b3")
    scene.give("Ana", on="knight > territory, knight > territory, knight > territory").actions("Ana")
    scene.play("Ana", "act territory", "settle c4")
    assert scene.holds("Ana", "c4")
    assert scene.villages("Ana") == 2


@rule("expansion.knights-only")
def test_monks_scholars_and_technology_are_no_knights() -> None:
    scene = duel().give("Bruno", areas="c4").give("Ana", places="school", technology_on="territory.farmer")
    scene.give("Ana", on="monk > territory, scholar > territory").actions("Ana").play("Ana", "act territory")
    assert scene.refused("Ana", "settle c4") == "expansion.unoccupied"


@rule("expansion.fortress")
def test_a_fortress_keeps_others_out_even_empty() -> None:
    scene = duel().give("Bruno", fortresses="c4")
    scene.give("Ana", on="knight > territory, knight > territory, knight > territory").actions("Ana")
    scene.play("Ana", "act territory")
    assert scene.refused("Ana", "settle c4") == "expansion.fortress"
    scene.give("Bruno", areas="c5", on=EXPAND).actions("Bruno").play("Bruno", "act territory", "settle c4")
    assert scene.holds("Bruno", "c4")


@rule("expansion.moved-settler")
def test_a_placed_settler_moves() -> None:
    scene = duel().give("Ana", areas="c2", on=EXPAND)
    scene.player("Ana").settlers_left = 0
    scene.actions("Ana").play("Ana", "act territory", "settle c4")
    assert sorted(scene.legal("Ana")) == ["withdraw c2", "withdraw c3"]
    scene.play("Ana", "withdraw c2")
    assert scene.holds("Ana", "c4")
    assert not scene.holds("Ana", "c2")
    assert scene.player("Ana").settlers_left == 0


@rule("expansion.moved-from")
def test_the_settler_that_makes_an_area_adjacent_may_move_there() -> None:
    scene = duel().give("Ana", on=EXPAND, settlers_left=0).actions("Ana")
    scene.play("Ana", "act territory", "settle c4")
    assert scene.holds("Ana", "c4")
    assert not scene.holds("Ana", "c3")


@rule("expansion.no-area-left")
def test_without_land_any_free_area() -> None:
    scene = duel().give("Ana", on=EXPAND)
    scene.player("Ana").settlers = 0
    scene.actions("Ana").play("Ana", "act territory")
    assert "settle b7" in scene.legal("Ana")
    assert "settle c6" not in scene.legal("Ana")


@rule("places.fortress")
def test_where_a_fortress_may_stand() -> None:
    scene = duel().give("Ana", areas="c4", era=3, on="knight > fortress", wood="fortress")
    scene.give("Bruno", areas="c4").actions("Ana").play("Ana", "act fortress")
    assert scene.player("Ana").fortresses == 1 << scene.area("c3")  # the only one that Ana controls alone
    assert scene.player("Ana").fame == 2
    scene.give("Ana", on="knight > fortress", wood="fortress").actions("Ana")
    assert scene.refused("Ana", "act fortress") == "places.fortress"


@rule("places.church")
def test_where_a_church_may_stand() -> None:
    scene = (
        duel().give("Ana", areas="c4", era=6, on="craftsman > church, scholar > church", wood="church").actions("Ana")
    )
    scene.play("Ana", "act church")
    assert scene.state.churches == 1 << scene.area("c3")
    assert scene.player("Ana").fame == 6
    scene.give("Ana", on="craftsman > church, scholar > church", wood="church").actions("Ana")
    assert scene.refused("Ana", "act church") == "places.church"


@rule("goods.used-up")
def test_used_goods_go_to_the_box() -> None:
    scene = kingdom().give("Ana", goods="grain*2", places="barn", on="trader > barn")
    before = scene.box("grain")
    scene.actions("Ana").play("Ana", "act barn")
    assert scene.box("grain") == before + 2


@rule("goods.box-short")
def test_a_short_box_gives_what_it_has() -> None:
    scene = kingdom()
    scene.state.box[7] = 2
    before = scene.market("fish")
    supply_market(scene.state, [(7, 5)])
    assert scene.market("fish") == before + 2
    assert scene.box("fish") == 0


@rule("goods.food")
def test_what_is_food() -> None:
    scene = favor().give("Ana", goods="wool wood wine cheese bread").season(2)
    assert scene.legal("Ana") == ["feed bread", "feed cheese", "feed wine"]
    assert scene.refused("Ana", "feed wool") == "goods.food"


@rule("deeds.completed", "favor.deeds-no-citizen")
def test_a_deed_is_turned_and_removed() -> None:
    scene = favor()
    for parcel in ("farmer", "craftsman", "craftsman", "wood"):
        scene.give("Ana", portal=parcel).actions("Ana")
        assert scene.refused("Ana", f"send {parcel} weaving_loom") == "deeds.completed"
        scene.play("Ana", f"send {parcel} wine_press")
    assert scene.open_deed("press") == "weaving_loom"
    assert scene.state.deed_followers[1] == 0
    for parcel in ("craftsman", "trader", "scholar", "wool", "technology"):
        scene.give("Ana", portal=parcel).actions("Ana").play("Ana", f"send {parcel} weaving_loom")
    assert scene.open_deed("press") == ""
    assert scene.player("Ana").citizens == 0


@rule("deeds.alchemy")
def test_alchemy_pays_and_draws() -> None:
    scene = kingdom().give("Ana", portal="monk", bag="fisherman").actions("Ana").play("Ana", "send monk alchemy")
    assert scene.legal("Ana") == ["reward fame", "reward coins"]
    scene.play("Ana", "reward coins")
    assert scene.legal("Ana") == ["draw 1", "done"]
    scene.play("Ana", "draw 1", "place fisherman ropery")
    assert scene.player("Ana").coins == 3
    assert scene.player("Ana").ready >> scene.place("ropery") & 1
    scene.give("Ana", portal="farmer", bag="fisherman").actions("Ana")
    scene.play("Ana", "send farmer alchemy", "reward fame", "draw 1", "done")
    assert scene.player("Ana").fame == 3
    assert scene.followers("Ana", "green") == {"fisherman": 1}
    scene.give("Ana", portal="farmer", bag="fisherman").actions("Ana")
    scene.play("Ana", "send farmer alchemy", "reward fame", "done")  # nobody has to draw
    assert scene.followers("Ana") == {"fisherman": 1}


@rule("deeds.barter")
def test_barter_swaps_goods_of_the_supply() -> None:
    scene = kingdom(2).give("Ana", portal="farmer", goods="fish").give("Bruno", goods="brocade", wood="village")
    scene.actions("Ana").play("Ana", "send farmer barter")
    assert scene.legal("Ana") == ["done", "swap fish player_2 brocade"]
    scene.play("Ana", "swap fish player_2 brocade")
    assert (scene.goods("Ana"), scene.goods("Bruno")) == ({"brocade": 1}, {"fish": 1})


def alliance() -> Scene:
    scene = kingdom(2)
    scene.state.deed_side[2] = 1
    scene.state.deed_free[2] = scene.printed.deeds[5].spaces
    return scene.give("Ana", portal="knight")


@rule("deeds.knights-alliance", "deeds.alliance-where")
def test_the_alliance_sends_somebody_home() -> None:
    scene = alliance().give(
        "Bruno", on="fisherman > ropery", portal="farmer", green="trader", places="county_fair", fair="monk"
    )
    scene.actions("Ana").play("Ana", "send knight knights_alliance")
    assert scene.legal("Ana") == ["done", "expel player_2 ropery.fisherman", "expel player_2 county_fair.monk"]
    scene.play("Ana", "expel player_2 ropery.fisherman")
    assert scene.followers("Bruno") == {"fisherman": 1}
    assert not scene.player("Bruno").ready


@rule("deeds.knights-alliance", "deeds.alliance-where")
def test_the_alliance_does_not_reach_technology_goods_or_the_sender() -> None:
    scene = alliance().give("Bruno", technology_on="village.farmer", on="craftsman > village", wood="village")
    scene.give("Ana", on="fisherman > ropery").actions("Ana").play("Ana", "send knight knights_alliance")
    assert scene.legal("Ana") == ["done", "expel player_2 village.craftsman"]
    scene.play("Ana", "done")
    assert scene.player("Bruno").ready >> scene.place("village") & 1


@rule("deeds.succession-returns")
def test_right_of_succession_comes_back() -> None:
    scene = kingdom(2)
    scene.state.deed_side = [0, 2, 2, 1, 2, 2]
    scene.state.deed_free[3] = 1  # one farmer is missing
    scene.give("Ana", portal="farmer").actions("Ana").play("Ana", "send farmer right_of_succession")
    assert scene.open_deed("rotation") == "right_of_succession"
    assert scene.state.deed_free[3] == scene.printed.deeds[7].spaces
    assert scene.told("returns_deed")


@rule("fame.bonuses")
def test_marked_spaces_entered_or_crossed() -> None:
    scene = kingdom()
    gain_fame(scene.state, 0, 5)
    assert (scene.player("Ana").fame, scene.player("Ana").coins) == (6, 3)
    gain_fame(scene.state, 0, 8)
    assert (scene.player("Ana").fame, scene.player("Ana").citizens) == (14, 1)


@rule("fame.end")
def test_nobody_goes_beyond_the_end() -> None:
    scene = kingdom().give("Ana", fame=89)
    gain_fame(scene.state, 0, 9)
    assert scene.player("Ana").fame == 90


def asked(scene: Scene) -> str:
    """What Ana is asked, in words."""
    decision = scene.game.view("Ana").decision
    return Language().decision_sentence(scene.game.setup.game, decision.kind, decision.number, decision.arguments)


@rule("fame.follower")
def test_draw_or_take_a_follower() -> None:
    scene = kingdom().give("Ana", fame=19, bag="farmer", places="university").stock(scholar=2, knight=2)
    scene.give("Ana", places="pub", on="farmer > pub", coins=1).actions("Ana").play("Ana", "act pub")
    assert "draw 1" in scene.legal("Ana")
    assert "recruit scholar" in scene.legal("Ana")
    assert "recruit knight" not in scene.legal("Ana")
    assert asked(scene) == "Draw a follower, or take one from the marketplace."
    scene.play("Ana", "draw 1", "done")
    assert scene.followers("Ana", "green") == {"farmer": 1}
    plain = favor().give("Ana", fame=1, bag="farmer")
    plain.state.fame_tiles = [2, *plain.state.fame_tiles[1:]]
    plain.give("Ana", places="bell_tower", on="scholar > bell_tower, monk > bell_tower").actions("Ana")
    plain.play("Ana", "act bell_tower")
    assert asked(plain) == "Draw a follower."
    assert not any(move.startswith("recruit") for move in plain.legal("Ana"))
