"""Setting up, rounds, drawing, planning, actions, portal, technology: the rules common to both stories."""

import pytest

import cenabum
from cenabum.stories.moves import FOLLOWERS
from cenabum.stories.table import PHASES
from tests.scenes import NAMES
from tests.stories.scene import favor, kingdom

rule = pytest.mark.rule


@rule("setup.areas")
@pytest.mark.parametrize(("players", "areas", "lakes"), [(2, 15, 3), (3, 23, 5), (4, 29, 6)])
def test_areas_by_number_of_players(players: int, areas: int, lakes: int) -> None:
    view = cenabum.new("first-kingdom", seats=list(NAMES[:players]), seed=5).view()
    assert len(view.areas) == areas
    assert sum(area.terrain == "lake" for area in view.areas) == lakes
    assert sum(area.village for area in view.areas) == players


@rule("setup.starting-villages")
def test_the_last_player_chooses_first() -> None:
    game = cenabum.new("kings-favor", seats=list(NAMES[:3]), seed=5)
    assert game.deciding == ["Chloé"]
    game.play("Chloé", "settle b4")
    assert game.deciding == ["Bruno"]
    with pytest.raises(cenabum.Refused, match="starting village"):
        game.play("Bruno", "settle b4")
    game.play("Bruno", "settle d2")
    assert game.view().players[0].settlers == ["d7"]  # one village is left, so it is no decision


@rule("setup.start-goods")
def test_what_everybody_starts_with() -> None:
    for name in ("first-kingdom", "kings-favor"):
        player = cenabum.new(name, seats=list(NAMES[:2]), seed=5).view().players[0]
        assert (player.goods, player.coins) == ({"fish": 1, "grain": 1, "wood": 1}, 1)
        assert {**player.green, **player.bag} == {"farmer": 2, "fisherman": 2, "craftsman": 1, "trader": 1}


@rule("setup.marketplace", "setup.start-goods")
@pytest.mark.parametrize(
    ("story", "players", "farmers", "monks", "fish", "wood", "technology"),
    [
        ("first-kingdom", 2, 10, 0, 16, 8, 0), ("first-kingdom", 3, 14, 0, 20, 10, 0), ("first-kingdom", 4, 18, 0, 24, 12, 0),
        ("kings-favor", 2, 10, 10, 12, 8, 8), ("kings-favor", 3, 14, 14, 18, 10, 12), ("kings-favor", 4, 18, 18, 24, 12, 16),
    ],
)  # fmt: skip
def test_the_marketplace_by_story_and_players(
    story: str, players: int, farmers: int, monks: int, fish: int, wood: int, technology: int
) -> None:
    market = cenabum.new(story, seats=list(NAMES[:players]), seed=5).view().market
    assert (market.followers["farmer"], market.followers["monk"]) == (farmers - 2 * players, monks)
    assert (market.goods["fish"], market.goods["wood"]) == (fish - players, wood - players)
    assert market.technology == technology
    assert market.box.get("farmer", 0) == 18 - farmers
    assert market.box["brocade"] == (14 if story == "first-kingdom" else 4)


@rule("setup.first-followers")
def test_first_followers_stand_on_the_green_or_are_drawn() -> None:
    kingdom_game = cenabum.new("first-kingdom", seats=list(NAMES[:2]), seed=5)
    kingdom_game.play("Bruno", kingdom_game.legal("Bruno")[0])
    assert kingdom_game.view().phase == "planning"
    favor_game = cenabum.new("kings-favor", seats=list(NAMES[:2]), seed=5)
    favor_game.play("Bruno", favor_game.legal("Bruno")[0])
    assert favor_game.view().phase == "drawing"
    assert favor_game.view().players[0].green == {}


@rule("setup.settlers")
def test_settlers_at_first() -> None:
    ana = kingdom().player("Ana")
    assert (ana.settlers.bit_count(), ana.settlers_left, ana.settlers_aside) == (1, 4, 5)
    ana = favor().player("Ana")
    assert (ana.settlers.bit_count(), ana.settlers_left, ana.settlers_aside) == (1, 10, 0)


@rule("setup.two-players")
def test_one_board_less_with_two() -> None:
    assert kingdom(2).open_deed("feeding") == ""
    assert kingdom(3).open_deed("feeding") == "feeding_the_poor"
    assert favor(3).open_deed("depot") == ""


@rule("setup.removed-tiles")
def test_three_tiles_are_not_in_the_kings_favor() -> None:
    tiles = favor().game.view().market.tiles
    assert [len(tiles[category]) for category in ("I", "II", "III")] == [7, 7, 7]
    assert "grove" in kingdom().game.view().market.tiles["I"]


@rule("round.phases")
def test_phases_follow_each_other() -> None:
    scene = kingdom(2).give("Ana", bag="farmer").give("Bruno", bag="farmer").drawing()
    scene.play("Ana", "draw 1").play("Bruno", "draw 1")
    assert PHASES[scene.state.phase] == "planning"
    scene.play("Ana", "done").play("Bruno", "done")
    # nobody can act, so the round ends and the next one begins
    assert [fact[0] for fact in scene.log if fact[0] in ("passes", "starting_player", "round_begins")] == [
        "passes", "passes", "starting_player", "round_begins",
    ]  # fmt: skip


@rule("round.starting-player")
def test_the_marker_goes_left_and_past_those_who_are_out() -> None:
    scene = favor(3).give("Ana", bag="farmer").give("Chloé", bag="farmer")
    scene.player("Bruno").out = 1
    scene.closing()
    scene.state.advance()
    assert scene.state.start == 2
    assert [fact[1] for fact in scene.told("starting_player")] == [2]


@rule("round.starting-player", "favor.autumn")
def test_a_starting_player_dismissed_in_autumn_hands_the_marker_on() -> None:
    scene = favor(3).give("Ana", favorites=0).give("Bruno", goods="fish", bag="farmer").give("Chloé", goods="fish")
    scene.season(2)
    scene.state.advance()
    assert (scene.player("Ana").out, scene.state.start) == (1, 1)


@rule("round.bonus-order")
def test_bonuses_begin_with_the_starting_player() -> None:
    scene = kingdom(3).bonus("Bruno")
    scene.state.advance()
    seats = [fact[1] for fact in scene.told("gains_fame")]
    assert seats[:3] == [1, 2, 0]


@rule("followers.draw")
def test_as_many_as_the_era_allows() -> None:
    scene = kingdom().give("Ana", bag="farmer*9", era=6).drawing()
    assert scene.refused("Ana", "draw 5") == "followers.draw"
    scene.play("Ana", "draw 4")
    assert scene.followers("Ana", "green") == {"farmer": 4}


@rule("followers.green-room")
def test_no_more_than_the_green_takes() -> None:
    scene = kingdom().give("Ana", bag="farmer*9", green="trader*6").drawing()
    assert scene.refused("Ana", "draw 3") == "followers.green-room"
    assert "draw 2" in scene.legal("Ana")


@rule("followers.recall")
def test_a_recall_is_a_draw() -> None:
    scene = kingdom().give("Ana", bag="farmer*9", on="craftsman > village", portal="trader", era=6)
    scene.give("Ana", places="county_fair", fair="knight").drawing()
    scene.play("Ana", "recall village.craftsman", "take back trader", "recall fair knight")
    assert scene.refused("Ana", "draw 2") == "followers.draw"
    scene.play("Ana", "draw 1")
    assert scene.followers("Ana", "green") == {"farmer": 1, "craftsman": 1, "trader": 1, "knight": 1}


@rule("planning.matching-space", "planning.monks")
def test_who_may_stand_where() -> None:
    scene = kingdom().give("Ana", green="trader monk farmer", places="bell_tower").planning()
    assert scene.refused("Ana", "place trader village.farmer") == "planning.matching-space"
    assert scene.refused("Ana", "place farmer bell_tower.monk") == "planning.monks"
    assert scene.refused("Ana", "place knight territory.farmer") == "planning.matching-space"
    scene.play("Ana", "place monk village.farmer")
    assert scene.refused("Ana", "place farmer village") == "planning.matching-space"


@rule("planning.partial")
def test_a_place_may_wait() -> None:
    scene = kingdom().give("Ana", green="farmer").give("Bruno", green="farmer").planning()
    scene.play("Ana", "place farmer village")
    scene.play("Bruno", "done")
    assert not scene.empty("Ana")
    assert not scene.player("Ana").ready


@rule("planning.hidden")
def test_an_unfinished_plan_is_not_shown() -> None:
    scene = kingdom().give("Ana", green="farmer trader", goods="wood").planning()
    scene.play("Ana", "place farmer village", "load wood")
    shown = scene.game.view("Bruno").players[0]
    assert shown.green == {"farmer": 1, "trader": 1}
    assert shown.portal == []
    assert scene.game.view("Ana").players[0].portal == ["wood"]


@rule("planning.done-is-final", "general.not-now")
def test_done_is_done() -> None:
    scene = kingdom().give("Ana", green="farmer").give("Bruno", green="farmer").planning()
    scene.play("Ana", "done")
    assert scene.refused("Ana", "place farmer village") == "planning.done-is-final"
    assert scene.refused("Ana", "take wood") == "general.not-now"


@rule("general.not-offered")
def test_a_text_that_is_no_move() -> None:
    assert kingdom().refused("Ana", "fly to the moon") == "general.not-offered"


@rule("general.open-bags")
def test_everybody_sees_every_bag() -> None:
    scene = kingdom().give("Ana", bag="monk*2")
    assert scene.game.view("Bruno").players[0].bag == {"monk": 2}


@rule("planning.wood", "building.wood-used", "places.village", "building.fame")
def test_a_village_needs_wood_and_brings_fame() -> None:
    scene = kingdom().give("Ana", areas="b3", goods="wood", on="farmer > village, craftsman > village")
    scene.actions("Ana")
    assert scene.refused("Ana", "act village") == "planning.wood"
    scene.planning().play("Ana", "supply village")
    box = scene.box("wood")
    scene.actions("Ana").play("Ana", "act village")
    assert scene.villages("Ana") == 2
    assert scene.box("wood") == box + 1
    assert scene.player("Ana").fame == 3
    assert scene.followers("Ana") == {"farmer": 1, "craftsman": 1}


@rule("planning.take-back-goods")
def test_what_is_not_used_comes_back() -> None:
    scene = kingdom().give("Ana", portal="fish 3_coins technology farmer", wood="village", places="bakery", grain=2)
    scene.closing()
    scene.play("Ana", "take back fish", "take back 3_coins", "take back technology")
    scene.play("Ana", "take back good village", "take back good bakery", "take back good bakery")
    assert scene.goods("Ana") == {"fish": 1, "wood": 1, "grain": 2}
    assert (scene.player("Ana").coins, scene.player("Ana").technology_free) == (3, 1)
    assert scene.player("Ana").parcels == [0]


@rule("actions.one-per-turn", "actions.pass-is-final")
def test_turns() -> None:
    scene = kingdom(2).give("Ana", on="fisherman > ropery", portal="fish", green="farmer")
    scene.give("Bruno", on="fisherman > ropery", green="farmer")
    scene.state.start = 0
    scene.planning().play("Ana", "done").play("Bruno", "done")
    assert scene.refused("Bruno", "act ropery") == "actions.one-per-turn"
    scene.play("Ana", "act ropery").play("Bruno", "pass")
    assert scene.refused("Bruno", "act ropery") == "actions.pass-is-final"


@rule("actions.activated-only", "actions.followers-return")
def test_only_complete_places_act() -> None:
    scene = kingdom().give("Ana", on="fisherman > mill", technology_on="market.trader", portal="fish").actions("Ana")
    assert scene.refused("Ana", "act mill") == "actions.activated-only"
    scene.give("Ana", on="fisherman > market", coins=3).actions("Ana").play("Ana", "act market", "done")
    assert scene.followers("Ana", "fair") == {}
    assert scene.followers("Ana") == {"fisherman": 1}
    assert scene.player("Ana").technology_on


@rule("actions.forbidden")
@pytest.mark.parametrize(
    ("era", "place", "on"),
    [
        (3, "village", "farmer > village, craftsman > village"),
        (4, "territory", "farmer > territory, farmer > territory, fisherman > territory"),
        (5, "building_yard", "craftsman > building_yard, trader > building_yard"),
        (6, "village", "farmer > village, craftsman > village"),
        (7, "village", "farmer > village, craftsman > village"),
        (7, "fortress", "knight > fortress"),
    ],
)
def test_what_an_era_forbids(era: int, place: str, on: str) -> None:
    scene = kingdom().give("Ana", era=era, areas="b3", on=on, portal="fish")
    if place in ("village", "fortress"):
        scene.give("Ana", wood=place)
    scene.actions("Ana")
    assert scene.refused("Ana", f"act {place}") == "actions.forbidden"


@rule("places.terrain", "goods.marketplace-only")
def test_terrains_yield_what_the_marketplace_has() -> None:
    scene = kingdom().terrain(b3="lake", b5="hills", c4="forest").give("Ana", areas="b3 b5 c4")
    scene.stock(wine=0).give("Ana", on="farmer > terrain, fisherman > terrain").actions("Ana")
    scene.play("Ana", "act terrain")
    assert scene.goods("Ana") == {"fish": 1, "wood": 1}


@rule("places.building-yard")
def test_a_tile_of_the_own_categories() -> None:
    scene = kingdom().give("Ana", on="craftsman > building_yard, trader > building_yard").actions("Ana")
    scene.play("Ana", "act building_yard")
    assert scene.refused("Ana", "tile school") == "places.building-yard"
    scene.play("Ana", "tile barn")
    assert scene.player("Ana").tiles >> scene.place("barn") & 1
    assert not scene.state.tiles >> scene.place("barn") & 1


@rule("places.mill", "places.cottage")
@pytest.mark.parametrize(
    ("place", "on", "kinds"),
    [
        ("mill", "fisherman > mill, craftsman > mill", ["farmer", "trader"]),
        ("cottage", "farmer > cottage, trader > cottage", ["fisherman", "craftsman"]),
    ],
)
def test_basic_recruits(place: str, on: str, kinds: list[str]) -> None:
    scene = kingdom().give("Ana", on=on).actions("Ana")
    before = scene.market(kinds[1])
    scene.play("Ana", f"act {place}")
    assert scene.legal("Ana") == [f"recruit {kind}" for kind in kinds]
    scene.play("Ana", f"recruit {kinds[1]}")
    assert scene.market(kinds[1]) == before - 1
    assert scene.followers("Ana")[kinds[1]] >= 1


@rule("places.university", "places.castle", "places.monastery", "places.nobody-left")
@pytest.mark.parametrize(
    ("place", "kind", "on"),
    [
        ("university", "scholar", "farmer > university, craftsman > university, trader > university"),
        ("castle", "knight", "farmer > castle, fisherman > castle, trader > castle"),
        ("monastery", "monk", "scholar > monastery, trader > monastery"),
    ],
)
def test_higher_recruits(place: str, kind: str, on: str) -> None:
    scene = kingdom().give("Ana", places=place, on=on, portal="fish").stock(**{kind: 0}).actions("Ana")
    assert scene.refused("Ana", f"act {place}") == "places.nobody-left"
    scene.stock(**{kind: 1}).actions("Ana").play("Ana", f"act {place}")
    assert scene.followers("Ana")[kind] >= 1
    assert scene.market(kind) == 0


@rule("places.market")
def test_trading() -> None:
    scene = kingdom().give("Ana", places="secret_village", on="trader > market, fisherman > market")
    scene.give("Ana", goods="wool fish*2", coins=0).stock(wood=3).actions("Ana").play("Ana", "act market")
    assert scene.refused("Ana", "buy wood") == "places.market"
    assert scene.refused("Ana", "sell wine") == "places.market"
    box = scene.box("wool")
    scene.play("Ana", "sell wool", "buy wood")
    assert scene.box("wool") == box + 1
    assert (scene.goods("Ana"), scene.player("Ana").coins) == ({"fish": 2, "wood": 1}, 2)
    assert "sell fish" not in scene.legal("Ana")  # two villages, two trades


@rule("places.ropery")
def test_ropery() -> None:
    scene = kingdom().give("Ana", on="fisherman > ropery", portal="fish").actions("Ana").play("Ana", "act ropery")
    assert scene.player("Ana").coins == 1


@rule("places.laboratory", "technology.after-round")
def test_laboratory() -> None:
    scene = kingdom().give("Ana", places="laboratory", on="craftsman > laboratory, scholar > laboratory")
    scene.stock(technology=1).give("Ana", portal="fish").actions("Ana").play("Ana", "act laboratory")
    assert scene.player("Ana").technology_free == 1
    assert scene.market("technology") == 0
    assert scene.refused("Ana", "technology village.farmer") == "technology.after-round"


@rule("technology.after-round")
def test_kept_technology_is_placed_at_the_end_of_a_round() -> None:
    scene = kingdom().give("Ana", technology=1, bag="farmer").drawing()
    assert scene.refused("Ana", "technology village.farmer") == "technology.after-round"
    scene.closing().play("Ana", "technology village.farmer")
    assert scene.player("Ana").technology_free == 0


@rule("portal.load", "portal.money")
def test_two_parcels() -> None:
    scene = kingdom().give("Ana", green="farmer", goods="fish", coins=4, technology=1).planning()
    assert scene.refused("Ana", "load 5_coins") == "portal.load"
    assert scene.refused("Ana", "load wood") == "portal.load"
    scene.play("Ana", "load 3_coins", "load technology")
    assert scene.player("Ana").coins == 1
    assert scene.refused("Ana", "load fish") == "portal.load"
    assert [name for name in scene.printed.moves.names["parcel"] if "coins" in name] == ["3_coins", "5_coins"]


@rule("portal.one-sending", "deeds.exact", "deeds.bonus")
def test_one_parcel_for_each_action() -> None:
    scene = kingdom().give("Ana", portal="farmer monk").actions("Ana")
    assert scene.refused("Ana", "send monk wine_press") == "deeds.exact"
    assert scene.refused("Ana", "send wood wine_press") == "portal.one-sending"
    scene.play("Ana", "send farmer wine_press")
    assert scene.player("Ana").coins == 2
    assert scene.player("Ana").parcels == [FOLLOWERS.index("monk")]


@rule("technology.any-follower", "technology.one-per-place", "technology.single-space", "technology.goods-spaces")
def test_where_technology_may_lie() -> None:
    scene = kingdom().give("Ana", technology=3, places="bell_tower monastery laboratory fortress bakery").closing()
    assert scene.refused("Ana", "technology ropery.fisherman") == "technology.single-space"
    assert scene.refused("Ana", "technology bell_tower.monk") == "technology.any-follower"
    assert scene.refused("Ana", "technology monastery.trader") == "places.monastery"
    assert scene.refused("Ana", "technology laboratory.scholar") == "places.laboratory"
    scene.play("Ana", "technology village.craftsman")
    assert scene.refused("Ana", "technology village.farmer") == "technology.one-per-place"
    scene.play("Ana", "technology fortress.knight", "technology bakery.craftsman")
    assert scene.player("Ana").technology_free == 0
    # wood alone now builds a fortress, once for each wood
    scene.give("Ana", wood="fortress", portal="fish").actions("Ana").play("Ana", "act fortress")
    assert scene.player("Ana").fortresses.bit_count() == 1
    assert "act fortress" not in scene.actions("Ana").legal("Ana")
