"""What the two story booklets say of each era, compiled to lists by the number of the era (0 is era I)."""

from typing import TYPE_CHECKING, Any, Final

from cenabum.stories.moves import MOST_DRAWS

if TYPE_CHECKING:
    from cenabum.stories.components import Components

ERAS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
BUILT: Final = ("village", "fortress", "church")

# What a marked space of the Fame track brings.
FAME_BONUSES: Final = (
    "coins_3", "coins_5", "draw", "citizen", "strike", "wood_or_bread", "wood", "village", "tile", "technology", "monk",
    "follower",
)  # fmt: skip
# These three are no pool kinds of the shuffled tiles: twelve kinds fit a pool, so the knight's tile is the first of them.
FAME_TOURNAMENT: Final = 13
FAME_CASTLE: Final = 14
FAME_TILES: Final = (*FAME_BONUSES, "knight", "tournament_grounds", "castle")
# The tiles that are shuffled, as kinds of a pool.
SHUFFLED: Final = (
    "coins_3", "coins_5", "draw", "wood", "village", "tile", "technology", "monk", "follower", "knight",
)  # fmt: skip


GOALS: Final = ("tournament_grounds", "castle")
MOST: Final = 99
MOST_FAME: Final = 60


def _each(printed: "Components", path: str, eras: dict[str, dict[str, Any]], *keys: str) -> list[int]:
    """A number of every era, found by its keys."""
    found: list[int] = []
    for name, era in eras.items():
        value: Any = era
        for key in keys:
            value = value[key]
        found.append(printed.number(f"{path}.eras.{name}.{'.'.join(keys)}", value, 0, MOST))
    return found


def _draws_and_categories(
    printed: "Components", path: str, eras: dict[str, dict[str, Any]]
) -> tuple[list[int], list[int]]:
    """How many followers are drawn, and the highest category of place tiles, in every era."""
    draws = [printed.number(f"{path}.eras.{name}.draw", era["draw"], 0, MOST_DRAWS) for name, era in eras.items()]
    return draws, [
        printed.number(f"{path}.eras.{name}.categories", era["categories"], 0, 3) for name, era in eras.items()
    ]


class FirstKingdomEras:
    """The eras of The First Kingdom."""

    def __init__(self, printed: "Components", own: dict[str, Any]) -> None:
        eras: dict[str, dict[str, Any]] = own["eras"]
        path = "first_kingdom"
        if tuple(eras) != ERAS:
            printed.fail(f"{path}.eras", "must be I to VIII")
        self.draw, self.categories = _draws_and_categories(printed, path, eras)
        self.building_fame = [
            [printed.number(f"{path}.eras.{name}.fame.{what}", era["fame"][what], 0, MOST_FAME) for what in BUILT]
            for name, era in eras.items()
        ]
        self.settlers = _each(printed, path, eras, "settlers")
        self.places = [
            [printed.place(f"{path}.eras.{name}", place) for place in era["places"]] for name, era in eras.items()
        ]
        self.forbidden = [
            sum([1 << printed.place(f"{path}.eras.{name}", place) for place in era["forbidden"]])
            for name, era in eras.items()
        ]
        self.first_citizen: list[bool] = [era["first_citizen"] for era in eras.values()]
        self.need_areas = _each(printed, path, eras, "advance", "areas")
        self.need_citizens = _each(printed, path, eras, "advance", "citizens")
        self.need_harbor: list[bool] = [era["advance"]["harbor"] for era in eras.values()]
        self.cost_food = _each(printed, path, eras, "advance", "food_per_settler")
        self.cost_village = _each(printed, path, eras, "advance", "coins_per_village")
        self.cost_coins = _each(printed, path, eras, "advance", "coins")
        market = own["market"]
        self.market = [printed.supply(f"{path}.market.{era}", market[era]) if era in market else [] for era in ERAS]
        self.protected = printed.index(f"{path}.special.protected", own["special"]["protected"], ERAS)
        self.peace = printed.index(f"{path}.special.peace", own["special"]["peace"], ERAS)
        self.citizens: int = own["citizens"]
        self.riches: int = own["riches"]
        self.round_limit: int = own["round_limit"]
        self.settlers_supply: int = own["settlers_supply"]
        self.harbor = printed.index(f"{path}.tasks", "harbor", printed.task_names)
        control = own["control"]
        self.control: list[list[int]] = [control["areas"], control["villages"], control["churches"]]
        self.fame = [printed.index(f"{path}.fame.bonuses", name, FAME_BONUSES) for name in own["fame"]["bonuses"]]
        if len(self.fame) != len(printed.fame_spaces):
            printed.fail(f"{path}.fame.bonuses", f"must be {len(printed.fame_spaces)}")


class KingsFavorEras:
    """The eras of The King's Favor."""

    def __init__(self, printed: "Components", own: dict[str, Any]) -> None:
        eras: dict[str, dict[str, Any]] = own["eras"]
        path = "kings_favor"
        if tuple(eras) != ERAS[: len(eras)]:
            printed.fail(f"{path}.eras", "must be I, II and so on")
        self.draw, self.categories = _draws_and_categories(printed, path, eras)
        self.building_fame = [
            [printed.number(f"{path}.eras.{name}.fame", era["fame"], 0, MOST_FAME)] * len(BUILT)
            for name, era in eras.items()
        ]
        self.places = [
            [printed.place(f"{path}.eras.{name}", place) for place in era["places"]] for name, era in eras.items()
        ]
        self.areas = _each(printed, path, eras, "objectives", "areas")
        self.villages = _each(printed, path, eras, "objectives", "villages")
        self.fortresses = _each(printed, path, eras, "objectives", "fortresses")
        self.churches = _each(printed, path, eras, "objectives", "churches")
        self.tile: list[int] = []
        self.task: list[int] = []
        for name, era in eras.items():
            goal, where = era["objectives"], f"{path}.eras.{name}.objectives"
            tile = printed.index(f"{where}.tile", goal["tile"], ("", *GOALS))
            self.tile.append(FAME_TILES.index(GOALS[tile - 1]) if tile else -1)
            self.task.append(printed.index(f"{where}.task", goal["task"], ("", *printed.task_names)) - 1)
        # favor.two-payments: the tasks of which every open space costs a Favorite tile
        self.each_space = sum(
            [1 << printed.index(f"{path}.each_space", name, printed.task_names) for name in own["each_space"]]
        )
        tiles = [SHUFFLED[printed.index(f"{path}.fame.tiles", name, SHUFFLED)] for name in own["fame"]["tiles"]]
        self.tiles = [tiles.count(name) for name in SHUFFLED]
        self.grounds: int = own["fame"]["tournament_grounds"] - 1  # which of the marked spaces
        last = len(printed.fame_spaces) - 1
        if len(tiles) != last - 1 or not 0 <= self.grounds < last:
            printed.fail(f"{path}.fame", "one tile for every marked space but that of the grounds and the last")
        # No fame carries anybody beyond the grounds before the era after the one that asks for them.
        self.grounds_era = self.tile.index(FAME_TOURNAMENT) if FAME_TOURNAMENT in self.tile else -1
        scoring = own["scoring"]
        self.scoring: list[int] = [
            scoring["area"], scoring["village"], scoring["fortress"], scoring["church"], scoring["favorite"],
        ]  # fmt: skip

    def eras_with(self, goal: str) -> list[str]:
        """The eras in which a goal of the Fame track is to be reached."""
        return [ERAS[era] for era, tile in enumerate(self.tile) if tile == FAME_TILES.index(goal)]
