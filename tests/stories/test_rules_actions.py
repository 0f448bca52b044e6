"""What happens in an action and after it: followers go back last, Fame bonuses come in order, and what may be left is left."""

import pytest

from cenabum.stories.fame import gain_fame
from cenabum.stories.printed_eras import FAME_TILES
from tests.stories.scene import Scene, favor, kingdom

rule = pytest.mark.rule

FAME_ACTIONS = [
    ("pub", {"on": "trader > pub", "coins": 1}, ()),
    ("bell_tower", {"on": "scholar > bell_tower, monk > bell_tower"}, ()),
    ("rampart", {"on": "craftsman > rampart, knight > rampart", "fortresses": "b1"}, ()),
    ("cheese_cellar", {"on": "farmer > cheese_cellar", "goods": "cheese*2"}, ()),
    ("county_fair", {"fair": "farmer monk"}, ()),
    ("trading_ship", {"on": "fisherman > trading_ship, trader > trading_ship", "goods": "fish"}, ("deliver fish",)),
    ("village", {"on": "farmer > village, craftsman > village", "wood": "village", "areas": "b3"}, ()),
]  # fmt: skip


@rule("actions.followers-return")
@pytest.mark.parametrize(("place", "things", "answers"), FAME_ACTIONS, ids=[case[0] for case in FAME_ACTIONS])
def test_a_draw_of_the_same_action_does_not_find_its_followers(
    place: str, things: dict[str, object], answers: tuple[str, ...]
) -> None:
    scene = kingdom().give("Ana", fame=19, places=place, **things).actions("Ana")  # one step before a draw
    scene.play("Ana", f"act {place}", *answers)
    assert "draw 1" not in scene.legal("Ana")  # nobody is in the bag
    assert scene.followers("Ana") == {}
    scene.play("Ana", "done")
    back = sum(scene.followers("Ana").values())
    assert back == len(str(things.get("on", things.get("fair"))).replace(" > ", ">").split())
    assert scene.empty("Ana")
    assert not scene.player("Ana").fair
    assert not scene.player("Ana").ready


@rule("actions.followers-return", "places.building-yard")
def test_followers_stand_until_the_choice_is_made() -> None:
    scene = kingdom().give("Ana", on="craftsman > building_yard, trader > building_yard").actions("Ana")
    scene.play("Ana", "act building_yard")
    assert scene.followers("Ana") == {}
    scene.play("Ana", "tile pub")
    assert scene.followers("Ana") == {"craftsman": 1, "trader": 1}


@rule("actions.followers-return", "tiles.guardhouse")
def test_the_guard_is_not_drawn_at_the_bath_it_uses() -> None:
    scene = kingdom(2).give("Ana", places="guardhouse", on="knight > guardhouse", bag="farmer")
    scene.give("Bruno", places="bathhouse", on="fisherman > bathhouse").actions("Ana")
    scene.play("Ana", "act guardhouse")
    assert {move.split()[1] for move in scene.legal("Ana")} == {"farmer"}
    scene.play("Ana", "place farmer village")
    assert scene.followers("Ana") == {"knight": 1}
    assert "act guardhouse" not in scene.actions("Ana").legal("Ana")
    assert scene.player("Bruno").ready >> scene.place("bathhouse") & 1


@rule("tiles.county-fair-late", "actions.followers-return")
def test_who_comes_late_to_the_fair_stays_there() -> None:
    scene = kingdom().give("Ana", fame=19, places="county_fair", fair="farmer", bag="monk").actions("Ana")
    scene.play("Ana", "act county_fair", "draw 1", "fair monk")
    assert scene.followers("Ana") == {"farmer": 1}
    assert scene.followers("Ana", "fair") == {"monk": 1}
    assert scene.player("Ana").fame == 20


@rule("actions.nothing-comes")
@pytest.mark.parametrize(
    ("place", "on"),
    [
        ("market", "trader > market, fisherman > market"),
        ("trading_ship", "fisherman > trading_ship, trader > trading_ship"),
        ("bathhouse", "fisherman > bathhouse"),
        ("building_yard", "craftsman > building_yard, trader > building_yard"),
        ("tax_office", "farmer > tax_office, scholar > tax_office"),
    ],
)
def test_a_place_may_act_although_nothing_comes_of_it(place: str, on: str) -> None:
    scene = kingdom().give("Ana", places=place, on=on, goods="fish", coins=1, settlers=0)
    scene.state.villages = 0
    scene.state.tiles = 0
    scene.actions("Ana").play("Ana", f"act {place}")
    assert sum(scene.followers("Ana").values()) == on.count(">")
    assert (scene.goods("Ana"), scene.player("Ana").coins, scene.player("Ana").fame) == ({"fish": 1}, 1, 1)


@rule("actions.nothing-comes", "tiles.pub")
def test_a_place_that_asks_for_something_does_not_act_without_it() -> None:
    scene = kingdom().give("Ana", places="pub barn", on="monk > pub, trader > barn", goods="grain").actions("Ana")
    assert scene.refused("Ana", "act pub") == "general.not-offered"
    assert scene.refused("Ana", "act barn") == "general.not-offered"


# ---- the Fame track


def tiles(scene: Scene, *names: str) -> Scene:
    """Put Fame tiles on the first marked spaces."""
    found = [FAME_TILES.index(name) for name in names]
    scene.state.fame_tiles = [*found, *scene.state.fame_tiles[len(found) :]]
    return scene


@rule("fame.order", "fame.bonuses")
def test_a_bonus_reached_through_another_one_waits_for_those_before_it() -> None:
    scene = tiles(favor(), "village", "follower", "tile").give("Ana", areas="b3", goods="wood", fame=5)
    scene.give("Ana", places="cheese_cellar", on="farmer > cheese_cellar", goods="cheese*4").actions("Ana")
    scene.play("Ana", "act cheese_cellar", "choose 2")  # to 17, past the village and the follower
    scene.give("Ana", fame=18).play("Ana", "build b3")  # two steps for the village lead to the tile on 20
    assert "recruit farmer" in scene.legal("Ana")
    scene.play("Ana", "recruit farmer")
    assert "tile barn" in scene.legal("Ana")
    scene.play("Ana", "tile barn")
    assert scene.followers("Ana") == {"farmer": 2}


@rule("fame.order", "control.strike")
def test_a_citizen_from_further_on_does_not_close_the_choice_before_it() -> None:
    scene = kingdom().give("Ana", fame=68, citizens=19)
    gain_fame(scene.state, 0, 15)  # a choice on 69, coins on 76, a citizen on 83
    scene.state.settle(0)
    assert "strike citizen" in scene.legal("Ana")
    assert scene.player("Ana").coins == 0
    scene.play("Ana", "strike monk baptistery")
    assert (scene.player("Ana").coins, scene.player("Ana").citizens) == (3, 20)


@rule("fame.may", "favor.tile-place", "places.building-yard")
def test_a_choice_may_be_left() -> None:
    scene = tiles(favor(), "tile").give("Ana", fame=5, places="pub", on="trader > pub", coins=1).actions("Ana")
    before = scene.player("Ana").tiles
    scene.play("Ana", "act pub", "done")
    assert scene.player("Ana").tiles == before
    scene = kingdom().give("Ana", fame=33, places="pub", on="trader > pub", coins=1).actions("Ana")
    scene.play("Ana", "act pub")
    assert scene.legal("Ana") == ["take wood", "take bread", "done"]
    scene.play("Ana", "done")
    assert scene.goods("Ana") == {}
    scene = kingdom().give("Ana", fame=40, places="pub", on="trader > pub", coins=1).actions("Ana")
    scene.play("Ana", "act pub", "done")
    assert (scene.player("Ana").citizens, len(scene.task("Ana", "well"))) == (0, 3)
    scene = kingdom().give("Ana", on="craftsman > building_yard, trader > building_yard").actions("Ana")
    scene.play("Ana", "act building_yard", "done")
    assert sum(scene.followers("Ana").values()) == 2


@rule("fame.may")
def test_a_single_gift_is_taken_without_asking() -> None:
    scene = kingdom().stock(wood=0).give("Ana", fame=33, places="pub", on="trader > pub", coins=1).actions("Ana")
    scene.play("Ana", "act pub")
    assert scene.goods("Ana") == {"bread": 1}


# ---- technology and grain


@rule("technology.before-plan", "technology.after-round")
def test_technology_is_placed_after_the_draw_and_before_the_plan() -> None:
    scene = kingdom(2).give("Ana", technology=2, bag="craftsman").give("Bruno", bag="farmer")
    scene.drawing()
    assert scene.refused("Ana", "technology village.farmer") == "technology.after-round"
    scene.play("Ana", "draw 1").play("Bruno", "draw 1")
    scene.play("Ana", "technology village.farmer", "place craftsman village")
    assert scene.player("Ana").ready >> scene.place("village") & 1
    assert scene.refused("Ana", "technology mill.craftsman") == "technology.before-plan"
    scene.play("Ana", "done").play("Bruno", "done")
    assert scene.player("Ana").technology_free == 1
    scene.give("Ana", portal="farmer").actions("Ana")
    assert scene.refused("Ana", "technology mill.craftsman") == "technology.after-round"


@rule("technology.before-plan")
@pytest.mark.parametrize(
    "step", ["place farmer village", "load fish", "load 3_coins", "load technology", "supply village"]
)
def test_any_step_of_the_plan_ends_the_time_for_technology(step: str) -> None:
    scene = kingdom().give("Ana", technology=2, green="farmer", goods="fish wood", coins=3).planning()
    assert "technology mill.craftsman" in scene.legal("Ana")
    scene.play("Ana", step)
    assert scene.refused("Ana", "technology mill.craftsman") == "technology.before-plan"


@rule("technology.before-plan", "planning.hidden")
def test_technology_before_a_plan_is_seen_when_the_plan_is_done() -> None:
    scene = kingdom(2).give("Ana", technology=1, green="farmer").give("Bruno", green="farmer").planning()
    scene.play("Ana", "technology village.farmer")
    assert scene.game.view("Bruno").players[0].technology_on == []
    assert scene.game.view("Ana").players[0].technology_on == ["village.farmer"]
    scene.play("Ana", "done")
    assert scene.game.view("Bruno").players[0].technology_on == ["village.farmer"]


@rule("tiles.bakery", "planning.take-back-goods")
def test_grain_comes_back_while_planning() -> None:
    scene = kingdom().give("Ana", places="bakery", grain=1, green="farmer").planning()
    scene.play("Ana", "take back good bakery", "load grain")
    assert (scene.player("Ana").grain, scene.goods("Ana")) == (0, {})
    scene = kingdom().give("Ana", places="bakery", goods="grain", green="farmer").planning()
    scene.play("Ana", "supply bakery", "take back good bakery")  # also what was laid in this very plan
    assert scene.goods("Ana") == {"grain": 1}


@rule("tiles.bakery-either")
def test_grain_does_not_go_to_and_fro_in_one_plan() -> None:
    scene = kingdom().give("Ana", places="bakery", grain=1, green="farmer").give("Bruno", green="farmer").planning()
    scene.play("Ana", "take back good bakery")
    assert scene.refused("Ana", "supply bakery") == "tiles.bakery-either"
    assert scene.refused("Bruno", "supply bakery") == "tiles.bakery"  # he does not have it


@rule("tiles.bakery", "deeds.barter")
def test_grain_on_the_bakery_can_be_swapped_once_it_is_back() -> None:
    scene = kingdom(2).give("Ana", places="bakery", grain=1, portal="farmer").give("Bruno", goods="wool")
    scene.actions("Ana").play("Ana", "send farmer barter")
    assert scene.legal("Ana") == ["done", "take back good bakery"]
    scene.play("Ana", "take back good bakery", "swap grain player_2 wool")
    assert (scene.goods("Ana"), scene.goods("Bruno")) == ({"wool": 1}, {"grain": 1})


# ---- Barter and the portal


@rule("deeds.barter", "deeds.barter-portal")
def test_barter_reaches_goods_on_the_portal_on_either_side() -> None:
    scene = kingdom(2).give("Ana", portal="farmer wood", goods="fish", wood="village")
    scene.give("Bruno", goods="brocade fish", portal="wool fish", places="bakery", grain=1).actions("Ana")
    scene.play("Ana", "send farmer barter")
    goods = ("fish", "wood_on_portal"), ("fish", "brocade", "fish_on_portal", "wool_on_portal")
    swaps = [
        f"swap {given} player_2 {wanted}"
        for wanted in goods[1]
        for given in goods[0]
        if (given, wanted) != ("fish", "fish")
    ]
    assert scene.legal("Ana") == ["done", *swaps]  # neither wood on the Village nor grain on the Bakery
    scene.play("Ana", "swap wood_on_portal player_2 wool_on_portal")
    assert (scene.goods("Ana"), scene.player("Ana").parcels) == ({"fish": 1, "wool": 1}, [])
    assert scene.goods("Bruno") == {"fish": 1, "brocade": 1, "wood": 1}
    assert scene.game.view("Bruno").players[1].portal == ["fish"]
