"""Refused moves: actions, travel, deeds, place tiles."""

from typing import Any

from tests.orleans.refused import SPARE, Situations, acting, bathing, crowded_bath, installing, villagers
from tests.orleans.scene import Scene, orleans

SITUATIONS = Situations()
refused = SITUATIONS.refused


# ---- actions


@refused("actions.one-per-turn", "act scriptorium", "It is not your turn. Ana is taking an action.", "Bruno")
@refused("actions.one-per-turn", "pass", "It is not your turn.", "Bruno")
def _not_your_turn() -> Scene:
    return acting()


@refused("actions.pass-is-final", "act scriptorium", "You have passed for this round. Bruno is taking an action.")
def _passed() -> Scene:
    scene = orleans(3).give("Ana", place=SPARE).give("Bruno", place=SPARE)
    return scene.actions("Ana").play("Ana", "pass")


@refused("actions.pass-is-final", "act scriptorium", "Place a technology tile, or be done to keep it.")
def _passed_with_technology() -> Scene:
    return installing()


@refused("actions.activated-only", "act farm_house", "It needs 1 more boatman; a monk would do.")
@refused("actions.activated-only", "act ship", "It needs 1 more farmer, 1 more boatman and 1 more knight; monks could")
@refused("actions.activated-only", "act windmill", "It needs 2 more craftsmen; monks could stand in.")
@refused(
    "actions.activated-only", "act cellar", "It needs 1 more monk and 1 more scholar; a monk would do for the scholar."
)
@refused("actions.activated-only", "act brewery", "It needs 1 more monk.")
@refused("actions.activated-only", "act pharmacy", "It needs 1 follower of any kind.")
@refused(
    "actions.activated-only", "act town_hall", "Nobody is in the Town Hall. It needs at least one neutral follower."
)
@refused("actions.activated-only", "act gunpowder_tower", "Nobody is in the Gunpowder Tower.")
@refused("actions.passive-places", "act sacristy", "it waits for a bad event")
@refused("planning.own-place", "act winery", "You do not have the Winery.")
def _half_filled() -> Scene:
    scene = acting(tiles="windmill cellar brewery pharmacy gunpowder_tower sacristy")
    return scene.give("Ana", place="craftsman > farm_house")


@refused("actions.activated-only", "act farm_house", "1 more boatman; a scholar or a monk would do.")
@refused("actions.passive-places", "act school", "it works because you have it")
def _half_filled_with_school() -> Scene:
    return acting(tiles="school").give("Ana", place="craftsman > farm_house")


@refused("events.pilgrimage", "act monastery", "It is Pilgrimage: no monks are recruited this round.")
def _pilgrimage() -> Scene:
    return acting(f"{SPARE}, scholar > monastery, trader > monastery").event_tile("pilgrimage").actions("Ana")


@refused("supply.no-tile-no-action", "act monastery", "No monk is left in the supply.")
def _no_monk_left() -> Scene:
    scene = acting(f"{SPARE}, scholar > monastery, trader > monastery")
    return scene.give("Bruno", bag=f"monk*{scene.supply('monk')}").actions("Ana")


@refused(
    "tracks.end", "act farm_house", "Your marker is at the end of the farmers’ track. Use the Scriptorium, or pass."
)
def _end_of_track() -> Scene:
    return acting(f"{SPARE}, boatman > farm_house, craftsman > farm_house", tracks="farmer*8")


@refused("places.farm-house-good-gone", "act farm_house", "Your next farmer brings cheese, and there is none left")
def _no_cheese() -> Scene:
    scene = acting(f"{SPARE}, boatman > farm_house, craftsman > farm_house", tracks="farmer*2")
    return scene.give("Bruno", goods=f"cheese*{scene.goods_market('cheese')}").actions("Ana")


@refused(
    "places.village", "act village", "can recruit nobody for you now. Your marker is at the end of the boatmen’s track."
)
def _nobody_to_recruit() -> Scene:
    return villagers(tracks="boatman*5 craftsman*5 trader*5")


@refused("places.village", "recruit knight", "The Village does not recruit knights. For a knight use the Castle.")
@refused("supply.own-followers", "recruit own_trader", "not recruited: you have all of them. Choose whom to recruit")
@refused("general.not-now", "pass", "Choose whom to recruit: boatman, craftsman or trader.")
def _recruiting() -> Scene:
    return villagers().play("Ana", "act village")


@refused(
    "tracks.end", "recruit boatman", "Your marker is at the end of the boatmen’s track. Choose whom to recruit: crafts"
)
def _no_more_boatmen() -> Scene:
    return villagers(tracks="boatman*5").play("Ana", "act village")


@refused("places.village-no-technology", "recruit craftsman", "A craftsman brings technology, and no tile is left.")
def _no_technology_left() -> Scene:
    scene = villagers()
    return scene.give("Bruno", technology=scene.state.technology).play("Ana", "act village")


@refused(
    "places.village-category-one", "expand office", "of category II, and your first trader brings a tile of category I"
)
@refused("places.village-trader", "expand farm_house", "everybody has it on the board")
@refused("tiles.taken-once", "expand winery", "Bruno has the Winery already. Choose a place tile of category I.")
@refused("tiles.taken-once", "expand hayrick", "You have the Hayrick already.")
@refused("torture.leaves-game", "expand brewery", "The Brewery is out of the game.")
def _expanding() -> Scene:
    scene = villagers(tiles="hayrick").give("Bruno", tiles="winery brewery")
    scene.player("Bruno").tiles &= ~(1 << scene.place("brewery"))
    return scene.play("Ana", "act village", "recruit trader")


@refused(
    "exclusion.turns", "expand brewery", "The Brewery is out of the game. Choose a place tile of category I or II."
)
def _expanding_after_exclusion() -> Scene:
    scene = orleans(3, exclude_tiles="yes").play("Ana", "exclude brewery").event_tile("income", "A")
    scene.give("Ana", place="farmer > village, boatman > village, craftsman > village", tracks="trader*1")
    return scene.actions("Ana").play("Ana", "act village", "recruit trader")


# ---- travel and stations


@refused("travel.no-connection", "act ship", "No waterway starts in Chartres. Only roads lead on from here.")
def _no_water() -> Scene:
    return acting(f"{SPARE}, farmer > ship, boatman > ship, knight > ship", town="chartres")


@refused("travel.no-connection", "travel le_mans-tours nothing", "The road between Le Mans and Tours does not start in")
@refused("travel.no-connection", "travel orleans~blois nothing", "waterway between Orléans and Blois cannot be used")
@refused("travel.empty-way", "travel chartres-orleans wine", "No good lies on this road. Travel and take nothing.")
@refused("travel.take-one-good", "travel orleans-vierzon wine", "There is 1 grain and 1 wool; or take nothing.")
@refused("general.not-now", "act scriptorium", "Choose a road from Orléans, and a good on it or none.")
def _on_the_road() -> Scene:
    scene = acting(f"{SPARE}, farmer > wagon, trader > wagon, knight > wagon")
    scene.state.routes[scene.printed.connection_names.index("chartres-orleans")] = 0
    scene.state.routes[scene.printed.connection_names.index("orleans-vierzon")] = 1 | 1 << 15
    return scene.play("Ana", "act wagon")


@refused(
    "travel.double-connection", "travel chinon-chatellerault nothing", "Take the waterway beside it: it has its own"
)
def _side_by_side() -> Scene:
    return acting(f"{SPARE}, farmer > ship, boatman > ship, knight > ship", town="chinon").play("Ana", "act ship")


def building(**things: Any) -> Scene:
    return acting(f"{SPARE}, farmer > guildhall, craftsman > guildhall, knight > guildhall", **things)


@refused("stations.one-per-town", "act guildhall", "Bruno has a trading station in Tours already. Travel to a town")
def _station_of_another() -> Scene:
    return building(town="tours").give("Bruno", stations="tours").actions("Ana")


@refused("stations.one-per-town", "act guildhall", "You have a trading station in Tours already.")
def _station_of_your_own() -> Scene:
    return building(town="tours", stations="tours")


@refused("stations.orleans-each-one", "act guildhall", "You have a trading station in Orléans already.")
def _second_station_in_orleans() -> Scene:
    return building(stations="orleans")


@refused("stations.none-left", "act guildhall", "You have no trading station left to build.")
def _no_station_left() -> Scene:
    return building(stations_left=0)


# ---- deeds


@refused("deeds.own-followers", "act gunpowder_tower", "Only followers of your own colour are in the Gunpowder Tower")
def _only_own_followers() -> Scene:
    return acting(tiles="gunpowder_tower", stored="own_farmer")


@refused(
    "deeds.at-least-one", "act town_hall", "for who is in the Town Hall: a monk. Free spaces are left for farmers,"
)
def _no_deed_for_a_monk() -> Scene:
    scene = acting(f"{SPARE}, monk > town_hall")
    scene.state.deeds = [free & ~(31 << 30) for free in scene.state.deeds]
    return scene.actions("Ana")


@refused("deeds.at-least-one", "act town_hall", "All deeds are complete.")
def _all_deeds_complete() -> Scene:
    scene = acting(f"{SPARE}, monk > town_hall")
    scene.state.deeds = [0 for _ in scene.state.deeds]
    return scene.actions("Ana")


@refused(
    "deeds.exact-followers", "send farmer astronomy", "“Astronomy” shows no farmer. Your farmer may go to “Building"
)
@refused("deeds.monks", "send monk astronomy", "at deeds a monk stands in for nobody")
@refused("deeds.full", "send farmer canalization", "All farmer spaces of “Canalization” are taken.")
@refused("deeds.own-followers", "send own_farmer canalization", "Followers of your own colour never go to deeds.")
@refused(
    "places.town-hall", "send knight peace_treaty", "There is no knight in the Town Hall. You may send a farmer or a"
)
@refused("deeds.at-least-one", "done", "The action sends at least one follower. Send a follower from the Town Hall")
def _sending() -> Scene:
    scene = acting(f"{SPARE}, farmer > town_hall, monk > town_hall")
    scene.state.deeds[scene.printed.deed_names.index("canalization")] &= ~31
    return scene.play("Ana", "act town_hall")


@refused("deeds.full", "send farmer canalization", "No deed has a free farmer space.")
def _no_farmer_space() -> Scene:
    scene = acting(f"{SPARE}, farmer > town_hall, monk > town_hall")
    scene.state.deeds = [free & ~31 for free in scene.state.deeds]
    return scene.play("Ana", "act town_hall")


@refused("tiles.gunpowder-tower-deeds", "send knight peace_treaty", "There is no knight in the Gunpowder Tower.")
def _sending_from_the_tower() -> Scene:
    return acting(tiles="gunpowder_tower", stored="farmer monk").play("Ana", "act gunpowder_tower")


@refused("general.not-now", "done", "Choose coins or development for “Canalization”.")
def _canalization() -> Scene:
    return acting(f"{SPARE}, farmer > town_hall").play("Ana", "act town_hall", "send farmer canalization")


# ---- place tiles


@refused("tiles.good-gone", "act hayrick", "There is no grain left on the goods market.")
def _no_grain() -> Scene:
    scene = acting(tiles="hayrick").give("Ana", place="farmer > hayrick")
    return scene.give("Bruno", goods=f"grain*{scene.goods_market('grain')}").actions("Ana")


@refused(
    "development.closed-at-end", "act library", "end of the development track, and the Library brings nothing else"
)
def _end_of_development() -> Scene:
    scene = acting(tiles="library brewery", development=30)
    return scene.give("Ana", place="knight > library, scholar > library, monk > brewery").actions("Ana")


@refused("tiles.pharmacy-limits", "act pharmacy", "You have no coin to pay with. The least price is 1 coin.")
def _no_coin() -> Scene:
    return acting(tiles="pharmacy", coins=0).give("Ana", place="farmer > pharmacy").actions("Ana")


@refused("tiles.pharmacy-limits", "act pharmacy", "there is nothing to buy")
def _nothing_to_buy() -> Scene:
    scene = acting(tiles="pharmacy brewery", development=30)
    return scene.give("Ana", place="farmer > pharmacy, monk > brewery").actions("Ana")


@refused("tiles.pharmacy", "buy 0", "The Pharmacy sells 1 to 3 development points, not 0.")
@refused("tiles.pharmacy", "buy 4", "Buy 1 to 2 development points.")
@refused("tiles.pharmacy-limits", "buy 3", "3 development points cost 3 coins, and you have 2.")
def _buying() -> Scene:
    scene = acting(tiles="pharmacy", coins=2).give("Ana", place="farmer > pharmacy")
    return scene.actions("Ana").play("Ana", "act pharmacy")


@refused("tiles.pharmacy-limits", "buy 3", "Only 2 steps are left on the development track.")
def _buying_near_the_end() -> Scene:
    scene = acting(tiles="pharmacy", development=28).give("Ana", place="farmer > pharmacy")
    return scene.actions("Ana").play("Ana", "act pharmacy")


@refused("tiles.laboratory", "act laboratory", "No technology tile is left in the supply.")
def _no_technology_to_invent() -> Scene:
    scene = acting(tiles="laboratory").give("Ana", place="craftsman > laboratory, scholar > laboratory")
    return scene.give("Bruno", technology=scene.state.technology).actions("Ana")


@refused("tiles.bathhouse-draw", "place own_farmer ship", "No farmer of your colour came out of the bath.")
@refused(
    "tiles.bathhouse-draw",
    "place knight ship from gunpowder_tower",
    "Place followers from the bath (a farmer and a knight).",
)
@refused("tiles.bathhouse-2019", "done", "Somebody from the bath still fits a free space.")
@refused(
    "tiles.bathhouse-where", "place knight bathhouse", "Your knight may go to the Ship, the Wagon, the Guildhall or the"
)
@refused("planning.matching-space", "place knight ship.farmer", "It needs a farmer; a monk would do.")
def _bathing() -> Scene:
    return bathing()


@refused("tiles.bathhouse-2014", "done", "Place followers from the bath (")
@refused("tiles.bathhouse-2014", "place monk ship.farmer", "would leave no space for a second one.")
def _bathing_in_2014() -> Scene:
    """Only the Ship's farmer and knight spaces are free: the own farmer fits the one, and then the monk the other."""
    return crowded_bath()
