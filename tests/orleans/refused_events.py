"""Refused moves: technology, events, torture, the exclusion of tiles."""

from tests.orleans.refused import SPARE, Situations, acting, installing, tortured
from tests.orleans.scene import Scene, orleans

SITUATIONS = Situations()
refused = SITUATIONS.refused


# ---- technology


@refused("technology.none-to-place", "technology village.farmer", "A craftsman or the Laboratory brings one.")
def _no_technology() -> Scene:
    return acting()


@refused(
    "technology.after-passing",
    "technology village.farmer",
    "when you have passed: right away, or at the end of the round. Use the Scriptorium, or pass.",
)
def _technology_too_early() -> Scene:
    return acting(technology=1)


@refused(
    "technology.after-passing", "technology village.farmer", "or at the end of the round. Bruno is taking an action."
)
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


@refused("technology.empty-space", "technology village.farmer", "when you have passed and the space is empty")
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
