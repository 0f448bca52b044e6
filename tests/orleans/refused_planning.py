"""Refused moves: at the table, drawing followers, planning."""

from tests.orleans.refused import (
    SPARE,
    Situations,
    acting,
    drawing,
    drawn,
    planning,
)
from tests.orleans.scene import Scene, orleans

SITUATIONS = Situations()
refused = SITUATIONS.refused


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


@refused(
    "followers.recall-before-placing",
    "recall village.farmer",
    "For draws that you declined, you may call followers back when all have drawn. Bruno and Chloé",
)
def _drawn_already() -> Scene:
    return drawing(place="farmer > village").play("Ana", "draw 1")


@refused("followers.recall-limit", "recall village.farmer", "No draw of yours is left for which a follower could come")
def _drawn_all() -> Scene:
    return drawing(place="farmer > village").play("Ana", "draw 4")


@refused(
    "followers.recall-before-placing",
    "recall village.farmer",
    "This follower was placed just now: it is taken back, not called back. What you have just planned can be undone.",
)
def _planned_just_now() -> Scene:
    return planning().play("Ana", "place own_farmer village")


@refused(
    "followers.recall-before-placing",
    "recall village.farmer",
    "before the first placement of the round, and you have placed somebody. What you have just planned can be undone.",
)
def _placed_somebody() -> Scene:
    return drawn(place="farmer > village", market="monk").play("Ana", "place own_trader castle")


@refused(
    "followers.recall-before-placing", "recall village.farmer", "called back before the first placement of the round."
)
def _done_with_the_plan() -> Scene:
    return drawn(place="farmer > village").play("Ana", "done")


@refused("followers.recall-limit", "recall village.farmer", "action spaces, or be done.")
def _all_drawn() -> Scene:
    return planning(place="farmer > village")


@refused(
    "followers.recall-room", "recall village.farmer", "no room for a follower called back. Place followers on your"
)
def _no_room_after_the_draw() -> Scene:
    return drawn(place="farmer > village", market="farmer*7")


@refused(
    "followers.recall-followers-only",
    "recall village.boatman",
    "You may call back followers from the Village or the Windmill.",
)
@refused("planning.identical-spaces", "recall windmill.craftsman.2", "Choose the first one: it is the same.")
@refused("general.not-now", "draw 1", "Place followers on your action spaces, call up to 3 back first, or be done.")
def _drawn_one() -> Scene:
    return drawn(tiles="windmill", place="farmer > village, craftsman > windmill, craftsman > windmill")


@refused("general.not-now", "draw 1", "Call 1 follower back, or be done with your plan.")
def _nobody_to_place() -> Scene:
    scene = orleans(2).empty_market().give("Ana", place="boatman > ship").give("Bruno", market="own_farmer").followers()
    return scene.play("Ana", "draw 0").play("Bruno", "draw 0")


@refused("followers.recall-limit", "recall village.farmer", "No draw of yours is left for which a follower could come")
def _all_drawn_with_a_tower() -> Scene:
    return drawing(place="farmer > village", tiles="gunpowder_tower").play("Ana", "draw 4")


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


@refused("planning.no-moving", "place knight ship", "stays until the place acts or you call it back instead of a draw")
def _placed_before() -> Scene:
    return planning(place="knight > castle.farmer")


@refused("planning.done-is-final", "place own_farmer ship", "You are done with your plan for this round. Bruno")
@refused("planning.together", "pass", "Bruno and Chloé are planning.")
def _done() -> Scene:
    return planning().play("Ana", "done")
