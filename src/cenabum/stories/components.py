"""The component data of one set-up, compiled to tables that the fast core can index."""

from typing import Any

from cenabum.bagbuilding.layout import ANY, Layout, PlacePlan
from cenabum.kernel.figures import Figures
from cenabum.kernel.moves import MoveTable
from cenabum.kernel.pool import MOST, pool_of
from cenabum.kernel.reading import Reader
from cenabum.stories.bonuses.listing import round_bonuses
from cenabum.stories.deeds.deed import Deed
from cenabum.stories.deeds.listing import DEEDS
from cenabum.stories.effects.effect import NOTHING, PlaceEffect, PlaceFigure
from cenabum.stories.effects.fame_listing import FAME
from cenabum.stories.effects.listing import EFFECTS
from cenabum.stories.moves import (
    AREAS,
    COIN_PARCEL,
    FOLLOWERS,
    GOODS,
    PARCELS,
    PLACES,
    SIDES,
    SPACES,
    TASKS,
    move_table,
    parcel_names,
)
from cenabum.stories.names import (
    BOARDS,
    CATEGORY,
    FIRST_KINGDOM,
    FREE_BITS,
    STORIES,
    TERRAINS,
)
from cenabum.stories.printed_eras import FAME_TILES, FirstKingdomEras, KingsFavorEras
from cenabum.stories.seasons.listing import seasons_of


class Components(Reader):
    """Everything printed on the components of one story and number of players, and the options chosen for the game."""

    def __init__(self, figures: Figures, story: int, players: int, options: dict[str, str]) -> None:
        super().__init__(figures)
        self.story = story
        self.players = players
        self.options = options
        tree: dict[str, Any] = figures.tree
        self.path = STORIES[story].replace("-", "_")
        own: dict[str, Any] = tree[self.path]
        self._counts(tree["counts"])
        self._places(tree["places"], own["removed_tiles"])
        self._map(tree["map"], tree["counts"])
        self.alchemy_fame = self.number("alchemy.fame", tree["alchemy"]["fame"], 0, 30)
        self.alchemy_coins = self.number("alchemy.coins", tree["alchemy"]["coins"], 0, 99)
        self._deeds(tree["deeds"], own["removed_deeds"][str(players)])
        self._tasks(own["tasks"])
        self.setup_market = self.supply(f"{self.path}.market.setup", own["market"]["setup"])
        self._fame(tree["fame"])
        if story == FIRST_KINGDOM:
            self.kingdom = FirstKingdomEras(self, own)
            self.eras = len(self.kingdom.draw)
            self.draw = self.kingdom.draw
            self.categories = self.kingdom.categories
            self.building_fame = self.kingdom.building_fame
            self.era_places = self.kingdom.places
            self.forbidden = self.kingdom.forbidden
            self.favorites = 0
        else:
            self.favor = KingsFavorEras(self, own)
            self.eras = len(self.favor.draw)
            self.draw = self.favor.draw
            self.categories = self.favor.categories
            self.building_fame = self.favor.building_fame
            self.era_places = self.favor.places
            self.forbidden = [0] * self.eras
            variant = options["favorites"] == "2"
            self.favorites = own["favorites_variant"] if variant else own["favorites"]
        self.bonuses = round_bonuses(self, own["eras"])  # of every era
        self.autumn_food = self.autumn_coins = 0  # what players lay aside
        self.seasons = seasons_of(self, own)
        self.moves: MoveTable = move_table(self.layout, self.amounts, self.target_names, self.area_names)

    def supply(self, path: str, table: dict[str, list[int]]) -> list[tuple[int, int]]:
        """What goes to the marketplace: (parcel, number); figures are for 2, 3 and 4 players."""
        names = parcel_names([])
        supply: list[tuple[int, int]] = []
        for name, numbers in table.items():
            self.as_many(f"{path}.{name}", numbers, 3)
            parcel = self.index(path, name, names)
            supply.append((parcel, self.number(f"{path}.{name}", numbers[self.players - 2], 0, MOST)))
        return supply

    def spaces_pool(self, path: str, spaces: list[str]) -> int:
        """Free spaces of a deed or task: three bits for each parcel."""
        names = parcel_names(self.amounts)
        pool = 0
        for name in spaces:
            shift = FREE_BITS * self.index(path, name, names)
            if pool >> shift & 7 == 7:
                self.fail(path, "has at most seven spaces for the same thing")
            pool += 1 << shift
        return pool

    def place(self, path: str, name: str) -> int:
        """The number of a place."""
        return self.index(path, name, self.place_names)

    # ---- the parts

    def _counts(self, counts: dict[str, Any]) -> None:
        self.follower_count = self.number("counts.followers", counts["followers"], 1, MOST)
        self.technology_count = self.number("counts.technology", counts["technology"], 0, 99)
        self.churches = self.number("counts.churches", counts["churches"], 0, AREAS)
        self.settlers = self.number("counts.settlers", counts["settlers"], 4, AREAS)
        self.fortresses = self.number("counts.fortresses", counts["fortresses"], 0, AREAS)
        self.goods = [self.number(f"counts.goods.{g}", counts["goods"][g], 0, 99) for g in GOODS]
        self.values = [self.number(f"counts.goods_values.{g}", counts["goods_values"][g], 0, 30) for g in GOODS]
        self.food = [self.index("counts.food", name, GOODS) for name in counts["food"]]
        self.food_mask = sum([MOST << (5 * good) for good in self.food])
        self.green = self.number("counts.green", counts["green"], 6, 20)
        self.portal = self.number("counts.portal", counts["portal"], 1, 4)
        self.amounts = [self.number("counts.coin_parcels", amount, 1, 60) for amount in counts["coin_parcels"]]
        if not 1 <= len(self.amounts) <= PARCELS - COIN_PARCEL:
            self.fail("counts.coin_parcels", f"must be 1 to {PARCELS - COIN_PARCEL} sums")
        start = counts["start"]
        self.start_coins = self.number("counts.start.coins", start["coins"], 0, 99)
        followers, goods = [0] * 7, [0] * 8
        for name in start["followers"]:
            followers[self.index("counts.start.followers", name, FOLLOWERS)] += 1
        for name in start["goods"]:
            goods[self.index("counts.start.goods", name, GOODS)] += 1
        self.start_followers, self.start_goods = pool_of(followers), pool_of(goods)

    def _places(self, places: dict[str, dict[str, Any]], removed: list[str]) -> None:
        if len(places) > PLACES:
            self.fail(
                "places", f"has {len(places)} places, and there is room for {PLACES} (PLACES in stories/moves.py)"
            )
        self.place_names = list(places)
        self.category: list[int] = []
        self.effects: list[PlaceEffect] = []  # what each place does
        self.wood_spaces = 0  # mask of the places that need wood
        self.wood_places: list[int] = []  # and the places themselves
        # Places that rules know by what they do.
        self.territory = self.bakery = self.fair = self.tower = self.carpenter = self.secret_village = NOTHING
        self.bakery_spaces = self.tower_spaces = self.carpenter_fame = 0
        plans: list[PlacePlan] = []
        for place, (name, figure) in enumerate(places.items()):
            path = f"places.{name}"
            wants = tuple(
                ANY if kind == "any" else self.index(f"{path}.spaces", kind, FOLLOWERS) for kind in figure["spaces"]
            )
            category = self.index(f"{path}.category", figure["category"], tuple(CATEGORY))
            self.category.append(tuple(CATEGORY.values())[category])
            goods: dict[str, int] = figure.get("goods", {})
            effect = self._effect(PlaceFigure(self, path, place, figure))
            self.effects.append(effect)
            effect.known_as(self)
            plans.append(
                PlacePlan(
                    name,
                    wants,
                    technology=bool(figure.get("technology", True)),
                    welcome=tuple(self.index(path, kind, FOLLOWERS) for kind in figure.get("welcome", [])),
                    goods_spaces=sum(goods.values()),
                    substitution=effect.substitution,
                )
            )
        spaces = sum(len(plan.spaces) for plan in plans)
        if spaces > SPACES:
            self.fail(
                "places", f"has {spaces} action spaces, and there is room for {SPACES} (SPACES in stories/moves.py)"
            )
        self.layout = Layout(plans, room=SPACES)
        gone = sum([1 << self.place("removed_tiles", name) for name in removed])
        self.tiles = [0, 0, 0, 0]  # the place tiles up to each category
        for place, category in enumerate(self.category):
            for up_to in range(1, 4):
                if 1 <= category <= up_to and not gone >> place & 1:
                    self.tiles[up_to] |= 1 << place
        self.board = sum([1 << place for place, category in enumerate(self.category) if category == 0])
        self.recruits = [effect.recruits for effect in self.effects]
        needed = {"territory": self.territory, "bakery": self.bakery, "fair": self.fair, "tower": self.tower}
        needed |= {"building_fame": self.carpenter, "secret_village": self.secret_village}
        for name, place in needed.items():
            if place == NOTHING:
                self.fail("places", f"no place has the effect “{name}”, which the rules speak of")

    def _effect(self, figure: PlaceFigure) -> PlaceEffect:
        for name, kind in EFFECTS.items():
            if name in figure.does:
                return kind(figure)
        raise self.figures.error(f"{figure.path}.effect", f"names none of {', '.join(EFFECTS)}")

    def _map(self, land: dict[str, Any], counts: dict[str, Any]) -> None:
        areas: dict[str, dict[str, Any]] = land["areas"]
        self.area_names = list(areas)
        if len(areas) != AREAS:
            self.fail("map.areas", f"the map has {AREAS} areas")
        zones = land["used"][str(self.players)]
        self.used = sum([1 << n for n, area in enumerate(areas.values()) if area["zone"] in zones])
        self.loire = sum([1 << n for n, area in enumerate(areas.values()) if area["loire"]])
        self.neighbours = [
            sum([1 << self.index(f"map.areas.{name}", other, self.area_names) for other in area["adjacent"]])
            for name, area in areas.items()
        ]
        path = f"map.start_villages.{self.players}"
        starts = [self.index(path, name, self.area_names) for name in land["start_villages"][str(self.players)]]
        self.starts = sum([1 << area for area in starts])
        terrains = [
            self.number(f"counts.areas.{name}", counts["areas"][name][str(self.players)], 0, MOST) for name in TERRAINS
        ]
        self.terrains = pool_of(terrains)
        self.terrain_good = [
            self.index("counts.terrain_goods", counts["terrain_goods"][name], GOODS) for name in TERRAINS
        ]
        if len(starts) != self.players or sum(terrains) + len(starts) != self.used.bit_count():
            self.fail(path, "starting villages and terrains must fill the areas used")

    def _deeds(self, deeds: dict[str, dict[str, Any]], removed: list[str]) -> None:
        if len(deeds) != SIDES:
            self.fail("deeds", f"there are {SIDES} sides of deeds")
        self.target_names = list(deeds)
        self.deed_removed = sum([1 << self.index(f"{self.path}.removed_deeds", name, BOARDS) for name in removed])
        self.deeds: list[Deed] = []
        for side, (name, figure) in enumerate(deeds.items()):
            if figure["board"] != BOARDS[side // 2]:
                self.fail(f"deeds.{name}.board", f"must be {BOARDS[side // 2]}")
            kind = tuple(DEEDS)[self.index(f"deeds.{name}.effect", figure["effect"], tuple(DEEDS))]
            self.deeds.append(DEEDS[kind](self, name, figure))

    def _tasks(self, tasks: dict[str, list[str]]) -> None:
        if len(tasks) != TASKS:
            self.fail(f"{self.path}.tasks", f"there are {TASKS} tasks")
        self.task_names = list(tasks)
        self.target_names += self.task_names
        self.tasks = [self.spaces_pool(f"{self.path}.tasks.{name}", spaces) for name, spaces in tasks.items()]

    def _fame(self, fame: dict[str, Any]) -> None:
        self.fame_start = self.number("fame.start", fame["start"], 0, 30)
        self.fame_end = self.number("fame.length", fame["length"], 1, 999)
        self.fame_spaces = [self.number("fame.spaces", space, 1, self.fame_end) for space in fame["spaces"]]
        if len(self.fame_spaces) != 13 or sorted(set(self.fame_spaces)) != self.fame_spaces:
            self.fail("fame.spaces", "must be 13 spaces in rising order")
        self.village_wood = self.number("fame.village_wood", fame["village_wood"], 0, MOST)
        self.fame_bonuses = [FAME[name](self, name) for name in FAME_TILES]
