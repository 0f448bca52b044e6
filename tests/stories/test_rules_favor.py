"""The King's Favor: seasons, objectives, favorite tiles, dismissal, Fame tiles, endings, scoring."""

import pytest

import cenabum
from cenabum.stories.fame import gain_fame
from cenabum.stories.kings_favor import points
from cenabum.stories.objectives import missed, objectives
from cenabum.stories.printed_eras import FAME_TILES
from cenabum.stories.scoring import winners
from tests.scenes import NAMES
from tests.stories.scene import Scene, favor

rule = pytest.mark.rule
LAND = "b1 b2 b3 b5 b6 b7"


def fit(scene: Scene, name: str, era: int) -> Scene:
    """A player who has fulfilled all objectives of an era."""
    scene.give(name, tasks_done="hunting_rights food_stock court gifts", fame=90)
    scene.player(name).settlers = 0
    areas = {"Ana": "b1 b2 b3 c1 c2 c3", "Bruno": "b5 b6 b7 c6 c7 c8", "Chloé": "d3 d4 d5 d6 c4 c5"}[name]
    first = areas.split()
    return scene.give(
        name, areas=areas, villages=" ".join(first[:4]), churches=" ".join(first[:2]), fortresses=first[0]
    )


def misses(scene: Scene, name: str) -> int:
    return missed(objectives(scene.state, scene.player(name)))


def tile(scene: Scene, name: str) -> Scene:
    """Put a Fame tile on the first marked space, one step ahead of Ana."""
    scene.state.fame_tiles = [FAME_TILES.index(name), *scene.state.fame_tiles[1:]]
    return scene.give("Ana", fame=5, places="pub", on="trader > pub", coins=1).actions("Ana").play("Ana", "act pub")


@rule("favor.seasons")
def test_twenty_rounds_of_seasons() -> None:
    scene = favor().season(3, era=1)
    assert (scene.state.round, scene.state.season, scene.state.era) == (8, 3, 1)
    assert scene.game.view().season == "winter"


@rule("favor.spring", "favor.spring-goods")
@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 3), (4, 4)])
def test_spring(players: int, number: int) -> None:
    scene = favor(players)
    before = scene.market("grain"), scene.market("wood")
    scene.season(0)
    assert (scene.market("grain"), scene.market("wood")) == (before[0] + number, before[1] + number)


@rule("favor.summer")
def test_summer() -> None:
    scene = favor().season(1)
    assert [player.coins for player in scene.state.players] == [1, 1, 1]


@rule("favor.autumn")
def test_autumn() -> None:
    scene = favor().give("Ana", goods="fish grain").give("Bruno", coins=4).season(2)
    scene.play("Ana", "feed grain")
    assert scene.goods("Ana") == {"fish": 1}
    assert scene.player("Bruno").coins == 1
    assert scene.player("Chloé").favorites == 0
    assert not scene.player("Chloé").out
    scene.season(2)
    assert scene.player("Chloé").out == 1


@rule("favor.winter", "favor.objectives-one", "favor.favorite")
def test_a_missed_objective_costs_a_tile() -> None:
    scene = favor().winter(0)
    assert [player.out for player in scene.state.players] == [1, 1, 1]  # one area and no hunting rights: two misses
    scene = favor().give("Ana", tasks_done="hunting_rights").winter(0)
    assert (scene.player("Ana").out, scene.player("Ana").favorites) == (0, 0)
    scene = favor().give("Ana", tasks_done="hunting_rights", areas="b3").winter(0)
    assert scene.player("Ana").favorites == 1


@rule("favor.objectives-two", "favor.objectives-three", "favor.objectives-four", "favor.objectives-five")
@pytest.mark.parametrize(
    ("era", "spoil"),
    [
        (1, {"settlers": 3}), (1, {"tasks": [0, 1, 0, 0]}), (2, {"settlers": 7}), (2, {"fortresses": 0}), (2, {"fame": 33}),
        (3, {"settlers": 15}), (3, {"tasks": [0, 0, 1, 0]}), (4, {"fame": 89}), (4, {"tasks": [0, 0, 0, 1]}),
    ],
)  # fmt: skip
def test_objectives(era: int, spoil: dict[str, object]) -> None:
    scene = fit(favor(4), "Ana", era)
    scene.state.era = era
    assert misses(scene, "Ana") == 0
    for name, value in spoil.items():
        setattr(scene.player("Ana"), name, value)
    assert misses(scene, "Ana") > 0


@rule("favor.autumn")
def test_autumn_takes_the_last_coins_before_a_favorite_tile_and_that_before_the_seat() -> None:
    scene = favor().give("Ana", coins=3).give("Bruno", coins=2).give("Chloé", coins=2, favorites=0).season(2)
    assert [player.coins for player in scene.state.players] == [0, 2, 2]
    assert [player.favorites for player in scene.state.players] == [1, 0, 0]
    assert [player.out for player in scene.state.players] == [0, 0, 1]


@rule("favor.two-favorites")
def test_two_favorites() -> None:
    scene = favor(favorites="2").give("Ana", tasks_done="hunting_rights").give("Bruno", areas="b3").winter(0)
    assert [(player.out, player.favorites) for player in scene.state.players] == [(0, 1), (0, 0), (1, 2)]


@rule("favor.two-payments")
def test_each_payment_for_the_hunting_rights_is_an_objective() -> None:
    scene = favor().give("Ana", areas="b3", portal="5_coins").give("Bruno", areas="b5").actions("Ana")
    scene.play("Ana", "send 5_coins hunting_rights")
    assert misses(scene, "Ana") == 1
    assert misses(scene, "Bruno") == 2
    scene.winter(0)
    assert [(player.out, player.favorites) for player in scene.state.players[:2]] == [(0, 0), (1, 1)]


@rule("favor.two-payments")
@pytest.mark.parametrize(("era", "task"), [(1, "food_stock"), (3, "court"), (4, "gifts")])
def test_any_other_task_is_one_objective_however_much_is_missing(era: int, task: str) -> None:
    scene = fit(favor(), "Ana", era)
    scene.player("Ana").tasks = scene.printed.tasks[:]
    scene.state.era = era
    assert len(scene.task("Ana", task)) > 1
    assert misses(scene, "Ana") == 1


@rule("favor.castle-no-favorite")
def test_the_castle_has_no_substitute() -> None:
    scene = fit(favor(2), "Ana", 4).give("Ana", fame=89).winter(4)
    assert scene.player("Ana").out == 5
    assert scene.player("Ana").favorites == 1


@rule("favor.era-places")
def test_base_places_by_era() -> None:
    scene = favor()
    for era, places in enumerate(["university castle", "laboratory fortress", "monastery church"], start=1):
        scene.season(0, era=era)
        assert all(scene.player("Ana").tiles >> scene.place(place) & 1 for place in places.split())


@rule("favor.task-of-the-era")
def test_only_the_task_of_the_era() -> None:
    scene = favor().give("Ana", portal="5_coins fish").actions("Ana")
    assert scene.refused("Ana", "send fish food_stock") == "favor.task-of-the-era"
    scene.play("Ana", "send 5_coins hunting_rights")
    assert scene.task("Ana", "hunting_rights") == ["5_coins"]


@rule("favor.sent-tiles")
def test_what_was_sent_waits_in_the_booklet_for_the_next_era() -> None:
    scene = favor(2).give("Ana", portal="cheese").season(1, era=1).actions("Ana")
    before = scene.box("cheese")
    scene.play("Ana", "send cheese food_stock")
    assert scene.box("cheese") == before
    scene.season(0, era=2)
    assert scene.box("cheese") == before + 1


@rule("goods.supply-only")
def test_food_on_the_portal_does_not_help_in_autumn() -> None:
    scene = favor().give("Ana", portal="fish 5_coins").season(2)
    assert scene.player("Ana").favorites == 0
    assert len(scene.player("Ana").parcels) == 2


@rule("favor.scoring-control")
def test_a_fortress_counts_for_its_builder_and_a_church_for_whoever_is_there() -> None:
    scene = favor(2).give("Ana", fortresses="b1", villages="b2", churches="b2").give("Bruno", areas="b2")
    assert points(scene.state, scene.player("Ana"))[3:6] == [2, 3, 0]
    assert points(scene.state, scene.player("Bruno"))[3:6] == [4, 0, 4]


@rule("favor.bonus-lakes")
def test_a_lake_that_became_a_village_is_no_lake() -> None:
    scene = favor().terrain(b3="lake", b5="lake", b6="field").give("Ana", areas="b3 b5 b6", villages="b5").bonus("Ana")
    assert scene.player("Ana").fame == 2


@rule("favor.bonus-lakes", "favor.bonus-villages", "favor.bonus-fortresses", "favor.bonus-churches")
@pytest.mark.parametrize(("era", "fame"), [(0, 2), (1, 3), (2, 3), (3, 2)])
def test_round_bonuses(era: int, fame: int) -> None:
    scene = favor().terrain(b1="lake", b2="field", b3="forest").give("Ana", areas="b1 b2 b3")
    scene.give("Ana", villages="b2", churches="b2", fortresses="b1 b3", era=era)
    assert scene.bonus("Ana").player("Ana").fame == fame


@rule("favor.bonus-delivery")
def test_delivery_in_era_five() -> None:
    scene = favor().give("Ana", places="secret_village", goods="wool brocade fish", era=4)
    scene.bonus("Ana").play("Ana", "deliver wool", "deliver brocade")
    assert scene.player("Ana").fame >= 10
    assert scene.goods("Ana").get("fish", 0) >= 1


@rule("favor.out", "favor.out-pieces")
def test_who_is_out_only_watches() -> None:
    scene = fit(fit(favor(), "Ana", 0), "Bruno", 0)
    scene.give("Chloé", fortresses="d8").winter(0)
    assert scene.player("Chloé").out == 1
    assert scene.player("Chloé").settlers == 0
    assert scene.player("Chloé").fortresses == 0
    scene.drawing()
    assert scene.legal("Chloé") == []
    assert scene.refused("Chloé", "draw 1") == "favor.out"
    assert scene.game.view("Chloé").players[2].out == "I"


@rule("favor.fame-tiles")
def test_thirteen_fame_tiles() -> None:
    tiles = [FAME_TILES[tile] for tile in favor().state.fame_tiles]
    assert (tiles[4], tiles[-1], len(tiles)) == ("tournament_grounds", "castle", 13)
    assert tiles.count("draw") == 2
    assert {seed: favor(seed=seed).state.fame_tiles for seed in (1, 2)}[1] != favor(seed=2).state.fame_tiles


@rule("favor.tournament-stop")
@pytest.mark.parametrize("era", [0, 1, 2])
def test_waiting_at_the_grounds(era: int) -> None:
    scene = favor().give("Ana", fame=33)
    scene.state.era = era
    gain_fame(scene.state, 0, 20)
    assert scene.player("Ana").fame == 34


@rule("favor.tournament-late")
def test_nobody_waits_at_the_grounds_after_their_era() -> None:
    scene = favor().give("Ana", fame=33)
    scene.state.era = 3
    gain_fame(scene.state, 0, 5)
    assert scene.player("Ana").fame == 38
    scene.give("Ana", fame=34)
    gain_fame(scene.state, 0, 2)
    assert scene.player("Ana").fame == 36


@rule("favor.tile-coins")
@pytest.mark.parametrize(("name", "coins"), [("coins_3", 3), ("coins_5", 5)])
def test_tile_coins(name: str, coins: int) -> None:
    assert tile(favor(), name).player("Ana").coins == coins


@rule("favor.tile-goods")
def test_tile_goods() -> None:
    assert tile(favor(), "wood").goods("Ana") == {"wood": 1}
    assert tile(favor(), "technology").player("Ana").technology_free == 1


@rule("fame.bonuses", "favor.tile-village")
def test_wood_from_further_on_does_not_build_the_village_before_it() -> None:
    scene = favor().give("Ana", areas="b3", fame=5)
    scene.state.fame_tiles = [FAME_TILES.index("village"), FAME_TILES.index("wood"), *scene.state.fame_tiles[2:]]
    gain_fame(scene.state, 0, 9)
    scene.state.settle(0)
    assert (scene.villages("Ana"), scene.goods("Ana")) == (1, {"wood": 1})


@rule("favor.tile-village")
def test_tile_village() -> None:
    scene = tile(favor().give("Ana", areas="b3", goods="wood"), "village")
    scene.play("Ana", "build b3")
    assert scene.villages("Ana") == 2
    assert (scene.goods("Ana"), scene.player("Ana").fame) == ({}, 8)


@rule("favor.tile-place")
def test_tile_place() -> None:
    scene = tile(favor(), "tile")
    assert "tile barn" in scene.legal("Ana")
    assert "tile tax_office" not in scene.legal("Ana")


@rule("favor.tile-followers")
def test_tile_followers() -> None:
    scene = tile(favor(), "monk")
    assert scene.legal("Ana") == ["recruit monk", "done"]
    scene.play("Ana", "recruit monk")
    assert scene.followers("Ana")["monk"] == 1
    assert tile(favor(), "knight").legal("Ana") == ["recruit knight", "done"]
    assert len(tile(favor(), "follower").legal("Ana")) == 5


@rule("favor.end-alone")
def test_the_last_one_wins() -> None:
    scene = fit(favor(), "Bruno", 1).winter(1)
    assert scene.state.over
    assert winners(scene.state) == [1]


@rule("favor.end-points")
def test_most_points_after_era_five() -> None:
    scene = fit(fit(favor(), "Ana", 4), "Bruno", 4).give("Bruno", coins=1).winter(4)
    assert scene.state.over
    assert winners(scene.state) == [1]


@rule("favor.tie")
def test_equal_points_share_the_victory() -> None:
    assert winners(fit(fit(favor(), "Ana", 4), "Bruno", 4).winter(4).state) == [0, 1]


@rule("favor.end-all-out", "favor.same-era")
def test_all_out() -> None:
    scene = favor(4).give("Ana", coins=50).give("Bruno", coins=5).give("Chloé", coins=6)
    scene.player("Ana").out = 1
    scene.player("Chloé").out = 2  # in the autumn of the same era
    scene.winter(1)
    assert scene.state.over
    assert winners(scene.state) == [2]


@rule("favor.scoring")
def test_scoring() -> None:
    scene = fit(favor(), "Ana", 4).give("Ana", goods="brocade fish", coins=4, portal="5_coins wool")
    assert points(scene.state, scene.player("Ana")) == [10, 9, 6, 8, 3, 8, 10]


@rule("general.undo")
def test_nothing_is_taken_back_once_somebody_has_drawn() -> None:
    game = cenabum.new("kings-favor", seats=list(NAMES[:2]), seed=5)
    game.play("Bruno", "settle c3")
    game.play("Ana", "draw 0")
    assert game.may_undo("Ana")
    game.play("Bruno", "draw 2")
    with pytest.raises(cenabum.Refused) as refused:
        game.undo("Ana")
    assert refused.value.rule == "general.undo"
