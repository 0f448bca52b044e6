"""A refusal teaches: for each situation the rule that forbids the move, in words for a player, with the nearest fix."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cenabum
from cenabum.kernel.moves import UnknownMove
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.rulebook import load_rulebook
from cenabum.orleans.moves import DONE, PASS
from cenabum.orleans.refusals import REFUSAL_RULES, refuse
from cenabum.orleans.state import State
from cenabum.orleans.table import DECISIONS
from tests.orleans.scene import Scene, orleans
from tests.refusal_words import check_words

RULEBOOK = load_rulebook("cenabum.orleans")
SPARE = "knight > scriptorium, scholar > scriptorium"  # an action that is always there, so that nobody passes by force


@dataclass(frozen=True)
class Situation:
    """A table, and a move that somebody may not make there."""

    rule: str
    move: str
    told: str
    build: Callable[[], Scene]
    who: str

    def refusal(self) -> Refusal:
        scene = self.build()
        with pytest.raises(cenabum.Refused) as caught:
            scene.play(self.who, self.move)
        return caught.value.refusal


SITUATIONS: list[Situation] = []


def refused(rule: str, move: str, told: str, who: str = "Ana") -> Callable[[Callable[[], Scene]], Callable[[], Scene]]:
    """In the scene that follows, `move` is refused by `rule`, and `told` is said in the reason or the hint."""

    def add(build: Callable[[], Scene]) -> Callable[[], Scene]:
        SITUATIONS.append(Situation(rule, move, told, build, who))
        return build

    return add


def drawing(**things: Any) -> Scene:
    """Ana draws followers; her own four are in the bag, unless she is given others."""
    scene = orleans(3).empty_market()
    return scene.give("Ana", **things).followers()


def planning(**things: Any) -> Scene:
    return orleans(3).give("Ana", **things).planning()


def acting(spare: str = SPARE, **things: Any) -> Scene:
    """Ana's turn; she can use the Scriptorium in any case."""
    scene = orleans(3).event_tile("income", "A").give("Ana", place=spare)
    return scene.give("Ana", **things).actions("Ana")


def villagers(**things: Any) -> Scene:
    """Ana's turn, and her Village is full."""
    return acting(f"{SPARE}, farmer > village, boatman > village, craftsman > village", **things)


def installing(spare: str = SPARE, **things: Any) -> Scene:
    """Ana has passed and may place technology, wherever else on the Village."""
    return acting(spare, **({"technology": 1} | things)).play("Ana", "pass")


def tortured(**things: Any) -> Scene:
    """Ana owes two coins that she does not have, for four goods."""
    scene = orleans(3).give("Ana", **({"coins": 0, "goods": "grain*2 wool*2"} | things))
    return scene.event("taxes", "B")


def bathing() -> Scene:
    """Ana has drawn a knight and a farmer in her Bathhouse."""
    scene = acting(tiles="bathhouse winery", bag="knight farmer monk", market="own_farmer").give(
        "Ana", place="boatman > bathhouse"
    )
    scene.draws("Ana", "knight farmer").actions("Ana")
    return scene.play("Ana", "act bathhouse")


# ---- general


@refused("general.not-now", "draw 1", "Place followers on your action spaces, or be done.")
@refused("general.not-now", "travel chartres-orleans nothing", "when the Ship, the Wagon or the Horse Wagon acts")
@refused("general.not-now", "feed grain", "at a Harvest")
@refused("general.not-now", "sacristy yes", "asked when a Harvest, Taxes or the Plague begins")
def _planning() -> Scene:
    return planning()


@refused("general.not-now", "done", "Use the Scriptorium, or pass.")
@refused("general.not-now", "place own_farmer village.farmer", "in the planning phase")
def _acting() -> Scene:
    return acting()


@refused("general.not-now", "done", "You have nothing to decide now. Ana is taking an action.", "Bruno")
def _not_asked() -> Scene:
    return acting().give("Bruno", place=SPARE)


@refused("general.not-now", "pass", "The game is over.")
@refused("general.not-now", "forfeit follower", "The game is over.")
def _over() -> Scene:
    return orleans(3).end()


@refused("general.not-now", "place own_farmer village.farmer", "Draw 0 to 4 followers.")
@refused("general.not-now", "pass", "Draw 0 to 4 followers.")
def _drawing() -> Scene:
    return drawing()


# ---- drawing followers


@refused("followers.knights-limit", "draw 5", "Your knights let you draw 4, not 5. Draw 4 at most.")
def _knights() -> Scene:
    return drawing(bag="farmer*8")


@refused("followers.market-room", "draw 3", "Your market has room for 2 more. Draw 2 at most.")
def _full_market() -> Scene:
    return drawing(market="farmer*6")


@refused("followers.market-room", "draw 4", "Your market and Gunpowder Tower have room for 3 more.")
def _full_market_and_tower() -> Scene:
    return drawing(market="farmer*7", tiles="gunpowder_tower")


@refused("followers.bag-limit", "draw 4", "Your bag holds 1 follower. Draw 1 at most.")
def _small_bag() -> Scene:
    scene = orleans(3).give("Ana", market="own_farmer")
    scene.player("Ana").market = 0
    scene.player("Ana").bag = 1
    return scene.followers()


@refused("followers.bag-limit", "draw 1", "Your bag is empty.")
def _empty_bag() -> Scene:
    scene = orleans(3).give("Ana", place="farmer > village")
    scene.player("Ana").market = 0
    return scene.followers()


@refused("followers.recall-limit", "draw 4", "You may draw 4, but 1 already went to recalls. Draw 3 at most.")
def _recalled() -> Scene:
    return drawing(bag="farmer*5", place="farmer > village").play("Ana", "recall village.farmer")


@refused("followers.recall-followers-only", "recall village.boatman", "You may call back followers from the Village.")
@refused("followers.recall-followers-only", "recall ship.farmer", "Technology lies on the farmer space of the Ship.")
@refused("planning.own-place", "recall winery.farmer", "You do not have the Winery.")
def _nobody_to_recall() -> Scene:
    return drawing(place="farmer > village", technology_on="ship.farmer")


@refused("followers.recall-followers-only", "recall village.boatman", "No follower of yours is placed.")
def _nobody_placed() -> Scene:
    return drawing()


@refused("followers.recall-room", "recall village.farmer", "Bruno and Chloé are drawing")
def _no_room_to_recall() -> Scene:
    return orleans(3).empty_market().give("Ana", market="farmer*8", place="farmer > village").followers()


@refused("followers.recall-before-draw", "recall village.farmer", "before the draw, not after it. Bruno and Chloé")
def _drawn_already() -> Scene:
    return drawing(place="farmer > village").play("Ana", "draw 1")


@refused("followers.recall-before-draw", "recall village.farmer", "What you have just planned can be undone.")
def _planned_just_now() -> Scene:
    return planning().play("Ana", "place own_farmer village")


# ---- the Gunpowder Tower


@refused("tiles.gunpowder-tower-fill", "store monk", "There is no monk on your market. On your market: a farmer.")
@refused("general.not-now", "draw 1", "Move followers from your market into the Gunpowder Tower, or be done.")
def _storing() -> Scene:
    return drawing(tiles="gunpowder_tower", market="farmer").play("Ana", "draw 0")


@refused("tiles.gunpowder-tower-fill", "store farmer", "Draw first; the Gunpowder Tower is filled after that.")
def _storing_too_early() -> Scene:
    return drawing(tiles="gunpowder_tower", market="farmer")


@refused("tiles.gunpowder-tower-fill", "store farmer", "in the follower phase, right after your draw")
@refused("planning.from-market", "place monk ship.farmer", "One waits in the Gunpowder Tower: place it from there.")
@refused("planning.from-market", "place farmer village from gunpowder_tower", "One is on your market")
@refused("planning.from-market", "place knight ship from gunpowder_tower", "no knight in your Gunpowder Tower")
def _storing_too_late() -> Scene:
    return planning(tiles="gunpowder_tower", market="farmer", stored="monk")


@refused("tiles.gunpowder-tower", "store farmer", "Your Gunpowder Tower is full: it holds 2 followers.")
def _tower_full() -> Scene:
    return drawing(tiles="gunpowder_tower", market="farmer", stored="monk*2")


@refused("tiles.gunpowder-tower-overflow", "done", "1 follower too many for planning. Move 1 more")
def _too_many_drawn() -> Scene:
    return drawing(tiles="gunpowder_tower", market="farmer*7").play("Ana", "draw 2")


@refused("planning.own-place", "store own_farmer", "You do not have the Gunpowder Tower. It belongs to Bruno.")
@refused("planning.own-place", "place own_farmer village from gunpowder_tower", "You do not have the Gunpowder Tower.")
def _no_tower() -> Scene:
    return orleans(3).give("Bruno", tiles="gunpowder_tower").planning()


# ---- planning


@refused("planning.together", "act farm_house", "The actions begin when everybody has finished planning.")
@refused("planning.together", "pass", "Place followers on your action spaces, or be done.")
@refused(
    "planning.from-market", "place knight ship", "There is no knight on your market. On your market: your own farmer"
)
@refused("planning.matching-space", "place own_farmer farm_house.boatman", "It needs a boatman; a monk would do.")
@refused("planning.own-followers-town-hall", "place own_farmer town_hall.any", "Followers of your own colour never go")
@refused("planning.own-place", "place own_farmer hayrick", "Take it when you recruit a trader.")
def _plans() -> Scene:
    return planning()


@refused("planning.from-market", "place knight ship", "Your market is empty.")
def _nobody_at_hand() -> Scene:
    return orleans(3).empty_market().give("Ana", tiles="gunpowder_tower", stored="farmer").planning()


@refused(
    "planning.matching-space", "place knight farm_house.boatman", "It needs a boatman; a scholar or a monk would do."
)
@refused(
    "tiles.no-chain", "place boatman ship.knight", "the Herb Garden and the School do not work one after the other"
)
@refused(
    "planning.monk-space", "place scholar brewery.monk", "Place a monk there. Your scholar may go to the Farm House"
)
@refused("planning.own-place", "place knight winery.farmer", "It is out of the game.")
def _substitutes() -> Scene:
    scene = planning(tiles="herb_garden school brewery", market="boatman knight scholar")
    scene.state.tiles &= ~(1 << scene.place("winery"))
    return scene


@refused("planning.occupied-space", "place own_farmer castle.farmer", "A monk stands on the farmer space of the Castle")
@refused("planning.occupied-space", "place own_farmer ship.farmer", "A technology tile lies on the farmer space")
def _occupied() -> Scene:
    return planning(place="monk > castle.farmer", technology_on="ship.farmer")


@refused("planning.occupied-space", "place knight ship", "It is free again when its place has acted, or by a recall.")
def _nowhere_to_go() -> Scene:
    monks = "monk > ship.knight, monk > wagon.knight, monk > guildhall.knight, monk > scriptorium.knight"
    return planning(market="knight", place=f"{monks}, monk > town_hall, monk > town_hall")


@refused("planning.identical-spaces", "place own_craftsman windmill.craftsman.2", "the first one is filled first")
def _twins() -> Scene:
    return planning(tiles="windmill")


@refused("planning.no-moving", "place own_farmer ship", "The one at the Village is free when you undo its placement.")
def _planned() -> Scene:
    return planning().play("Ana", "place own_farmer village")


@refused("planning.no-moving", "place knight ship", "stays until the place acts or you call it back before a draw")
def _placed_before() -> Scene:
    return planning(place="knight > castle.farmer")


@refused("planning.done-is-final", "place own_farmer ship", "You are done with your plan for this round. Bruno")
@refused("planning.together", "pass", "Bruno and Chloé are planning.")
def _done() -> Scene:
    return planning().play("Ana", "done")


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
@refused("supply.own-followers", "recruit own_trader", "not recruited: you have all four. Choose whom to recruit")
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


@refused("places.village-no-tile", "recruit trader", "A trader brings a place tile, and none of category I is left.")
def _no_tile_of_category_one() -> Scene:
    scene = villagers()
    scene.state.tiles &= ~scene.c.tiles_one
    return scene.play("Ana", "act village")


@refused("places.village-no-tile", "recruit trader", "A trader brings a place tile, and none is left.")
def _no_tile_left() -> Scene:
    scene = villagers(tracks="trader*2")
    scene.state.tiles = 0
    return scene.play("Ana", "act village")


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
    scene.state.routes[scene.c.connection_names.index("chartres-orleans")] = 0
    scene.state.routes[scene.c.connection_names.index("orleans-vierzon")] = 1 | 1 << 15
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
    scene.state.deeds[scene.c.deed_names.index("canalization")] &= ~31
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


@refused("tiles.bathhouse-empty-bag", "act bathhouse", "Your bag is empty, so nobody can be drawn.")
def _no_bath() -> Scene:
    return acting(tiles="bathhouse").give("Ana", place="farmer > bathhouse").actions("Ana")


@refused("tiles.bathhouse-draw", "place own_farmer ship", "No farmer of your colour came out of the bath.")
@refused("tiles.bathhouse-draw", "place knight ship from gunpowder_tower", "(a farmer and a knight), or be done.")
@refused(
    "tiles.bathhouse-where", "place knight bathhouse", "Your knight may go to the Ship, the Wagon, the Guildhall or the"
)
@refused("planning.matching-space", "place knight ship.farmer", "It needs a farmer; a monk would do.")
def _bathing() -> Scene:
    return bathing()


# ---- technology


@refused("technology.none-to-place", "technology village.farmer", "A craftsman or the Laboratory brings one.")
def _no_technology() -> Scene:
    return acting()


@refused(
    "technology.after-passing", "technology village.farmer", "right after your pass. Use the Scriptorium, or pass."
)
def _technology_too_early() -> Scene:
    return acting(technology=1)


@refused("technology.after-passing", "technology village.farmer", "right after your pass. Bruno is taking an action.")
def _technology_too_late() -> Scene:
    scene = installing(technology=1).give("Bruno", place=SPARE)
    return scene.play("Ana", "done")


@refused("technology.single-space", "technology hayrick.farmer", "The Hayrick has a single space, and that needs")
@refused("technology.monk-space", "technology cellar.monk", "Technology never stands for a monk.")
@refused(
    "technology.closed-places",
    "technology town_hall.any",
    "The Town Hall takes no technology. It may go onto a free space of the",
)
@refused("technology.one-per-place", "technology ship.boatman", "The Ship has a technology tile already.")
@refused(
    "technology.empty-space", "technology scriptorium.knight", "A knight stands on the knight space of the Scriptor"
)
@refused("planning.identical-spaces", "technology windmill.craftsman.2", "Choose the first one: it is the same.")
@refused("planning.own-place", "technology winery.farmer", "You do not have the Winery.")
def _installing() -> Scene:
    return installing(tiles="hayrick cellar windmill", technology_on="ship.farmer")


@refused(
    "technology.first-replaces-farmer", "technology village.boatman", "The tile of your first craftsman goes onto a"
)
def _bound_technology() -> Scene:
    return installing(technology=0, technology_first=1)


@refused(
    "technology.first-replaces-farmer", "technology village.boatman", "The first technology tile you place goes onto"
)
def _first_placed() -> Scene:
    scene = orleans(3, first_technology="first-placed").give("Ana", place=SPARE, technology=1)
    return scene.actions("Ana").play("Ana", "pass")


@refused("technology.empty-space", "technology village.farmer", "after a later pass, when the space is empty")
def _no_farmer_space_left() -> Scene:
    farmers = (
        "farmer > village, farmer > university, farmer > castle, farmer > ship, farmer > wagon, farmer > guildhall"
    )
    scene = orleans(3).give("Ana", place=f"{SPARE}, {farmers}", technology_first=1).give("Bruno", place=SPARE)
    return scene.actions("Ana").play("Ana", "pass")


# ---- events and torture


@refused("events.harvest-food", "feed wine", "You have no wine. For the Harvest give grain, cheese or 5 coins.")
def _harvest() -> Scene:
    return orleans(3).give("Ana", goods="grain cheese").event("harvest", "A")


@refused("events.harvest-2014", "feed coins", "Coins are for players without any food")
def _harvest_2014() -> Scene:
    return orleans(3, edition="2014").give("Ana", goods="grain cheese").event("harvest")


@refused("events.harvest-last-coins", "feed coins", "For one food you would pay 5 coins, and you have 4.")
def _harvest_with_few_coins() -> Scene:
    return orleans(3).give("Ana", goods="grain cheese", coins=4).event("harvest", "A")


@refused("tiles.sacristy", "sacristy yes", "No monk stands on your Sacristy. For the Harvest give grain, cheese or 5")
def _empty_sacristy() -> Scene:
    return orleans(3).give("Ana", goods="grain cheese", tiles="sacristy").event("harvest", "A")


@refused("tiles.sacristy", "sacristy yes", "You have let the Harvest happen")
def _declined_sacristy() -> Scene:
    scene = orleans(3).give("Ana", goods="grain cheese", tiles="sacristy", place="monk > sacristy")
    return scene.event("harvest", "A").play("Ana", "sacristy no")


@refused("planning.own-place", "sacristy yes", "You do not have the Sacristy.")
@refused("torture.when", "forfeit follower", "only for coins that you owe and do not have. For the Harvest give")
def _no_sacristy() -> Scene:
    return orleans(3).give("Ana", goods="grain cheese").event("harvest", "A")


@refused("general.not-now", "feed grain", "Say whether the Sacristy shall guard you against the Plague.")
def _plague() -> Scene:
    return orleans(3).give("Ana", tiles="sacristy").give("Ana", place="monk > sacristy").event("plague", "A")


@refused(
    "tiles.sacristy-events", "sacristy yes", "The census is no event: the Sacristy does not help. You still owe 1 coin"
)
def _census() -> Scene:
    scene = orleans(3).give("Ana", tiles="sacristy", coins=0).give("Ana", place="monk > sacristy")
    scene.give("Bruno", tracks="farmer*1").give("Chloé", tracks="farmer*2")
    return scene.census()


@refused("torture.station", "forfeit station tours", "You have no trading station in Tours.")
@refused(
    "torture.follower-own-only", "forfeit follower", "Your bag is empty. You may give up a trading station or a good."
)
@refused(
    "torture.development-start", "forfeit development", "Your marker is on the start space of the development track."
)
@refused("torture.good", "forfeit good brocade", "You have no brocade. You have 2 grain and 2 wool.")
@refused("torture.place-tile", "forfeit tile farm_house", "The Farm House is printed on your board.")
@refused("torture.place-tile", "forfeit tile winery", "You do not have the Winery.")
@refused(
    "torture.technology", "forfeit technology ship.farmer", "No technology tile lies on the farmer space of the Ship."
)
@refused("torture.technology", "forfeit technology hand", "You hold no technology tile that may go anywhere.")
@refused("torture.technology", "forfeit technology hand_first", "that is bound to a farmer space")
@refused("general.not-now", "done", "You still owe 2 coins: give up something for each.")
def _torture() -> Scene:
    return tortured()


@refused(
    "torture.development-coin-space",
    "forfeit development",
    "Your marker is on a coin space and may not go back from it.",
)
def _torture_on_a_coin_space() -> Scene:
    return orleans(3).give("Ana", coins=0, development=12, goods="wool*3").event("taxes", "A")


@refused("torture.station", "forfeit station supply", "You have no trading station in your supply.")
@refused("torture.follower-own-only", "forfeit follower", "Your bag holds only followers of your colour.")
@refused("torture.development", "forfeit development", "A step back would bring your marker onto a coin space.")
@refused(
    "torture.technology",
    "forfeit technology village.farmer",
    "You may give up a good, the Office or a technology tile.",
)
def _torture_at_a_coin_space() -> Scene:
    return tortured(bag="own_farmer", development=8, stations_left=0, tiles="office", technology=1)


@refused(
    "torture.technology", "forfeit technology hand_first", "a follower from your bag, a development step, a good or a"
)
def _torture_with_all() -> Scene:
    return tortured(bag="farmer", development=2, technology=1)


@refused("torture.good", "forfeit good wool", "You have no wool. You may give up a trading station.")
def _torture_without_goods() -> Scene:
    scene = orleans(3).give("Ana", coins=0, stations="tours").give("Bruno", tracks="farmer*1")
    return scene.give("Chloé", tracks="farmer*2").census()


# ---- excluding place tiles


@refused("exclusion.turns", "exclude farm_house", "The Farm House is no place tile: it is printed on every board.")
@refused("general.not-now", "act farm_house", "Exclude a place tile, or be done to decline.")
@refused("exclusion.turns", "exclude office", "Another player is excluding a tile. Ana is excluding", "Bruno")
def _excluding() -> Scene:
    return orleans(3, exclude_tiles="yes")


@refused("exclusion.turns", "exclude office", "The Office is out of the game already.", "Bruno")
def _excluded() -> Scene:
    return orleans(3, exclude_tiles="yes").play("Ana", "exclude office")


@refused("exclusion.turns", "exclude office", "Place tiles are excluded before the first round.")
def _excluding_too_late() -> Scene:
    return orleans(3, exclude_tiles="yes").planning().next_round()


@refused("exclusion.both-editions", "exclude office", "excluding some was not chosen")
def _no_exclusion() -> Scene:
    return orleans(3)


# ---- the tests


@pytest.mark.parametrize(
    "situation", SITUATIONS, ids=[f"{s.rule}: {s.build.__name__[1:]}, {s.move}" for s in SITUATIONS]
)
def test_refusal(situation: Situation) -> None:
    refusal = situation.refusal()
    assert refusal.rule == situation.rule, refusal
    assert situation.told in f"{refusal.why} {refusal.hint}"
    assert refusal.rule in REFUSAL_RULES
    check_words(refusal)


def test_every_rule_that_can_be_cited_is_met_in_a_situation() -> None:
    met = {situation.rule for situation in SITUATIONS} | {"general.not-offered"}
    assert met == REFUSAL_RULES


def test_cited_rules_are_in_the_rulebook() -> None:
    assert [rule for rule in REFUSAL_RULES if rule not in RULEBOOK] == []


@pytest.mark.parametrize("code", [-1, 10**6, 2**70, 60, 11 * 62 - 1])
def test_a_number_that_is_no_move_is_not_offered(code: int) -> None:
    """general.not-offered: no such code, or a space that no place has."""
    scene = planning()
    refusal = refuse(scene.state, 0, code)
    assert refusal.rule == "general.not-offered"
    assert refusal.hint == "Place followers on your action spaces, or be done."


def test_a_record_and_the_game_refuse_alike() -> None:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=1)
    with pytest.raises(cenabum.Refused, match=r"\[planning\.together\]") as caught:
        game.play("Ana", "act farm_house")
    assert caught.value.rule == "planning.together"


def wander(state: State, steps: int, dice: random.Random) -> Iterator[State]:
    """Random moments of a game. Being done or passing is rare, so that a lot happens."""
    for _ in range(steps):
        if state.over:
            return
        seat = dice.choice(state.deciding_seats())
        options = state.legal(seat)
        eager = [code for code in options if code not in (DONE, PASS)]
        state.apply(seat, dice.choice(eager if eager and dice.random() < 0.9 else options))
        yield state


def has_name(state: State, code: int) -> bool:
    """Does the table of moves name the code, and not only as a number kept free?"""
    try:
        return "unused" not in state.components.moves.move(code).notation
    except UnknownMove:
        return False


def check_all_refusals(state: State, seat: int) -> None:
    """Every move that the seat may not make has a reason, and only what is no move at all is just not offered."""
    legal = set(state.legal(seat))
    # The moves of the modules come behind those of the base game and have tests of their own.
    for code in range(-1, state.components.moves.offsets["fulfil"]):
        if code not in legal:
            refusal = refuse(state, seat, code)
            check_words(refusal)
            assert (refusal.rule == "general.not-offered") == (not has_name(state, code)), (code, refusal)


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 2**32),
    edition=st.sampled_from(["2014", "2019"]),
    exclude=st.sampled_from(["no", "yes"]),
    first=st.sampled_from(["craftsmen-track", "first-placed"]),
    steps=st.integers(0, 1500),
)
def test_every_move_that_is_not_legal_has_its_reason(
    players: int, seed: int, edition: str, exclude: str, first: str, steps: int
) -> None:
    state = cenabum.start("orleans", players, seed, edition=edition, exclude_tiles=exclude, first_technology=first)
    for _ in wander(state, steps, random.Random(seed)):
        pass
    for seat in range(players):
        check_all_refusals(state, seat)


def test_every_kind_of_decision_has_its_reasons() -> None:
    met: set[int] = set()
    for build in dict.fromkeys(situation.build for situation in SITUATIONS):
        state = build().state
        met |= {player.pending[-1] & 31 for player in state.players if player.pending}
        check_all_refusals(state, 0)
    assert met == set(range(len(DECISIONS)))
