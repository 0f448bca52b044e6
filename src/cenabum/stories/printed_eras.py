"""What the two story booklets say of each era, compiled to lists by the number of the era (0 is era I)."""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from cenabum.stories.components import Components

ERAS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
BUILT: Final = ("village", "fortress", "church")

# The bonus or malus of a round.
BONUS_AREAS: Final = 0
BONUS_VILLAGE_COINS: Final = 1
BONUS_FAMINE: Final = 2
BONUS_VILLAGES: Final = 3
BONUS_MOST_VILLAGES: Final = 4
BONUS_DELIVER_ONE_KIND: Final = 5
BONUS_PLAGUE: Final = 6
BONUS_CHURCHES: Final = 7
BONUS_LAKES: Final = 8
BONUS_FORTRESSES: Final = 9
BONUS_DELIVER: Final = 10
BONUSES: Final = (
    "areas", "village_coins", "famine", "villages", "most_villages", "deliver_one_kind", "plague", "churches", "lakes",
    "fortresses", "deliver",
)  # fmt: skip

# What a marked space of the Fame track brings.
FAME_COINS_3: Final = 0
FAME_COINS_5: Final = 1
FAME_DRAW: Final = 2
FAME_CITIZEN: Final = 3
FAME_STRIKE: Final = 4
FAME_WOOD_OR_BREAD: Final = 5
FAME_WOOD: Final = 6
FAME_VILLAGE: Final = 7
FAME_TILE: Final = 8
FAME_TECHNOLOGY: Final = 9
FAME_MONK: Final = 10
FAME_FOLLOWER: Final = 11
FAME_COINS: Final = (FAME_COINS_3, FAME_COINS_5)
FAME_BONUSES: Final = (
    "coins_3", "coins_5", "draw", "citizen", "strike", "wood_or_bread", "wood", "village", "tile", "technology", "monk",
    "follower",
)  # fmt: skip
# These three are no pool kinds of the shuffled tiles: twelve kinds fit a pool, so the knight's tile is the first of them.
FAME_KNIGHT: Final = 12
FAME_TOURNAMENT: Final = 13
FAME_CASTLE: Final = 14
FAME_TILES: Final = (*FAME_BONUSES, "knight", "tournament_grounds", "castle")
# The tiles that are shuffled, as kinds of a pool.
SHUFFLED: Final = (
    "coins_3", "coins_5", "draw", "wood", "village", "tile", "technology", "monk", "follower", "knight",
)  # fmt: skip


class FirstKingdomEras:
    """The eras of The First Kingdom."""

    def __init__(self, c: "Components", own: dict[str, Any]) -> None:
        eras: dict[str, dict[str, Any]] = own["eras"]
        path = "first_kingdom"
        if tuple(eras) != ERAS:
            c.fail(f"{path}.eras", "must be I to VIII")
        each = list(eras.values())
        self.draw: list[int] = [era["draw"] for era in each]
        self.categories: list[int] = [era["categories"] for era in each]
        self.building_fame: list[list[int]] = [[era["fame"][what] for what in BUILT] for era in each]
        self.settlers: list[int] = [era["settlers"] for era in each]
        self.places = [[c.place(f"{path}.eras.{name}", place) for place in era["places"]] for name, era in eras.items()]
        self.forbidden = [
            sum([1 << c.place(f"{path}.eras.{name}", place) for place in era["forbidden"]])
            for name, era in eras.items()
        ]
        self.bonus = [c.index(f"{path}.eras.{name}.bonus", era["bonus"], BONUSES) for name, era in eras.items()]
        self.bonus_amount: list[int] = [era["bonus_amount"] for era in each]
        self.first_citizen: list[bool] = [era["first_citizen"] for era in each]
        conditions = [era["advance"] for era in each]
        self.need_areas: list[int] = [need["areas"] for need in conditions]
        self.need_citizens: list[int] = [need["citizens"] for need in conditions]
        self.need_harbor: list[bool] = [need["harbor"] for need in conditions]
        self.cost_food: list[int] = [need["food_per_settler"] for need in conditions]
        self.cost_village: list[int] = [need["coins_per_village"] for need in conditions]
        self.cost_coins: list[int] = [need["coins"] for need in conditions]
        market = own["market"]
        self.market = [c.supply(f"{path}.market.{era}", market[era]) if era in market else [] for era in ERAS]
        self.famine_areas: list[int] = own["famine"]["areas"]
        self.famine_food: list[int] = own["famine"]["food"]
        self.protected = c.index(f"{path}.special.protected", own["special"]["protected"], ERAS)
        self.peace = c.index(f"{path}.special.peace", own["special"]["peace"], ERAS)
        self.citizens: int = own["citizens"]
        self.riches: int = own["riches"]
        self.round_limit: int = own["round_limit"]
        self.settlers_supply: int = own["settlers_supply"]
        self.harbor = c.index(f"{path}.tasks", "harbor", c.task_names)
        control = own["control"]
        self.control: list[list[int]] = [control["areas"], control["villages"], control["churches"]]
        self.fame = [c.index(f"{path}.fame.bonuses", name, FAME_BONUSES) for name in own["fame"]["bonuses"]]
        if len(self.fame) != len(c.fame_spaces):
            c.fail(f"{path}.fame.bonuses", f"must be {len(c.fame_spaces)}")


class KingsFavorEras:
    """The eras of The King's Favor."""

    def __init__(self, c: "Components", own: dict[str, Any]) -> None:
        eras: dict[str, dict[str, Any]] = own["eras"]
        path = "kings_favor"
        if tuple(eras) != ERAS[: len(eras)]:
            c.fail(f"{path}.eras", "must be I, II and so on")
        each = list(eras.values())
        self.draw: list[int] = [era["draw"] for era in each]
        self.categories: list[int] = [era["categories"] for era in each]
        self.building_fame: list[list[int]] = [[era["fame"]] * len(BUILT) for era in each]
        self.places = [[c.place(f"{path}.eras.{name}", place) for place in era["places"]] for name, era in eras.items()]
        self.bonus = [c.index(f"{path}.eras.{name}.bonus", era["bonus"], BONUSES) for name, era in eras.items()]
        goals = [era["objectives"] for era in each]
        self.areas: list[int] = [goal["areas"] for goal in goals]
        self.villages: list[int] = [goal["villages"] for goal in goals]
        self.fortresses: list[int] = [goal["fortresses"] for goal in goals]
        self.churches: list[int] = [goal["churches"] for goal in goals]
        self.tile = [
            FAME_TILES.index(goal["tile"]) if goal["tile"] in ("tournament_grounds", "castle") else -1 for goal in goals
        ]
        self.task = [
            c.index(f"{path}.eras.objectives.task", goal["task"], c.task_names) if goal["task"] else -1
            for goal in goals
        ]
        seasons = own["seasons"]
        self.spring = c.supply(f"{path}.seasons.spring", seasons["spring"])
        self.summer_coins: int = seasons["summer_coins"]
        self.autumn_food: int = seasons["autumn_food"]
        self.autumn_penalty: int = seasons["autumn_penalty"]
        tiles = [SHUFFLED[c.index(f"{path}.fame.tiles", name, SHUFFLED)] for name in own["fame"]["tiles"]]
        self.tiles = [tiles.count(name) for name in SHUFFLED]
        self.grounds: int = own["fame"]["tournament_grounds"] - 1  # which of the marked spaces
        last = len(c.fame_spaces) - 1
        if len(tiles) != last - 1 or not 0 <= self.grounds < last:
            c.fail(f"{path}.fame", "one tile for every marked space but that of the grounds and the last")
        # No fame carries anybody beyond the grounds before the era after the one that asks for them.
        self.grounds_era = self.tile.index(FAME_TOURNAMENT) if FAME_TOURNAMENT in self.tile else -1
        scoring = own["scoring"]
        self.scoring: list[int] = [
            scoring["area"], scoring["village"], scoring["fortress"], scoring["church"], scoring["favorite"],
        ]  # fmt: skip
