"""What is printed on the components of a game, for a page to draw: places, tracks, map, deeds, values.

It does not change during a game, so a client asks for it once.
"""

from typing import Any

import msgspec

from cenabum.bagbuilding.followers import PROFESSIONS
from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.pool import counts
from cenabum.orleans.components import (
    BATHHOUSE,
    BUILDS,
    BUYS,
    EXCHANGES,
    INVENTS,
    PASSIVE,
    PER_STATION,
    PER_STATUS,
    PLAIN,
    PROTECTS,
    RECRUITS,
    SENDS,
    STORES,
    TRAVELS,
    Components,
)
from cenabum.orleans.moves import GOODS
from cenabum.orleans.trade_intrigue.names import BASE_DEEDS, NEW_DEEDS


class PrintedEffect(msgspec.Struct, frozen=True):
    """What the action of a place does: its kind and the figures it has.

    `most` is how much can be bought or stored; `stands_in` says which kind may stand on the spaces of which others.
    """

    does: str
    recruits: list[str] = []
    way: str = ""
    good: str = ""
    coins: int = 0
    development: int = 0
    draws: int = 0
    keeps: int = 0
    most: int = 0
    stands_in: dict[str, list[str]] = {}


class PrintedPlace(msgspec.Struct, frozen=True):
    """A place on the player board or on a tile."""

    category: str
    spaces: list[str]
    certain: bool  # False when the spaces are a likely or reconstructed figure
    effect: PrintedEffect


DOES = {
    PLAIN: "gives",
    RECRUITS: "recruits",
    TRAVELS: "travels",
    BUILDS: "builds",
    SENDS: "sends",
    STORES: "stores",
    BATHHOUSE: "bathes",
    BUYS: "sells",
    INVENTS: "invents",
    PROTECTS: "protects",
    PER_STATUS: "per_status",
    PER_STATION: "per_station",
    PASSIVE: "serves",
    EXCHANGES: "exchanges",
}


class PrintedStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One space of a track and what it brings."""

    good: str = ""
    coins: int = 0
    points: int = 0
    draws: int = 0
    technology: bool = False
    tile: str = ""  # the categories of place tiles to choose from
    status: int = 0
    citizen: str = ""


class PrintedTown(msgspec.Struct, frozen=True):
    """Where a town lies, in degrees."""

    east: float
    north: float


class PrintedOrder(msgspec.Struct, frozen=True):
    """An order card; its name is that of the town."""

    goods: list[str]
    points: int


class PrintedDeed(msgspec.Struct, frozen=True):
    """A deed or character of a board of Trade & Intrigue: what each space asks for, and the good that lies on it at set-up."""

    spaces: list[str]
    goods: list[str]
    covered: bool  # the last space is
    closed: bool  # not used with so few players
    tax: int  # what every other player pays


class Printed(msgspec.Struct, frozen=True, tag_field="game", tag="orleans"):
    """Everything printed that a page draws."""

    places: dict[str, PrintedPlace]
    tracks: dict[str, list[PrintedStep]]
    development: list[PrintedStep]
    towns: dict[str, PrintedTown]
    goods_values: dict[str, int]
    deeds: dict[str, dict[str, int]]
    market: int
    uncertain: int  # how many of the figures used are not certain
    orders: dict[str, PrintedOrder] = {}
    board: dict[str, PrintedDeed] = {}  # of the new deeds or the intrigue
    events: dict[str, list[str]] = {}  # the new hour-glass tiles by letter
    food: list[str] = []
    harvest_penalty: int = 0
    food_first: bool = False  # at the harvest, food has to be given as long as there is some
    farmer_technology: int = 0  # how many technology tiles of the craftsmen's track must replace a farmer
    reconstructed: list[str] = []  # the data files used that have figures of our own making


def printed(c: Components) -> Printed:
    """What is printed on these components."""
    used = c.modules.files()
    figures = [figure for figure in c.figures.listing() if figure.file.removesuffix(".toml") in used or figure.overlaid]
    unsure = {figure.path for figure in figures if figure.confidence not in ("certain", "corrected")}
    tree: dict[str, Any] = c.figures.tree
    towns = tree["map"]["towns"]
    return Printed(
        places={
            name: PrintedPlace(
                ("board", "I", "II")[c.category[place]],
                [_asked(c.layout.wants[space]) for space in c.layout.spaces[place]],
                f"{c.place_paths[place]}.spaces" not in unsure,
                _effect(c, place),
            )
            for place, name in enumerate(c.place_names)
        },
        tracks=_tracks(c),
        development=[
            PrintedStep(
                coins=c.coins_on[space],
                status=c.status[space] if space and c.status[space] != c.status[space - 1] else 0,
                citizen=f"development_{c.citizen_on[space] + 1}" if c.citizen_on[space] >= 0 else "",
            )
            for space in range(c.development_end + 1)
        ],
        towns={name: PrintedTown(figure["lon"], figure["lat"]) for name, figure in towns.items()},
        goods_values=dict(zip(GOODS, c.goods_values, strict=True)),
        deeds={
            name: {kind: number for kind, number in zip((*PROFESSIONS, "any"), counts(pool, 8), strict=True) if number}
            for name, pool in zip(c.deed_names, c.deeds, strict=True)
        },
        market=c.market,
        uncertain=len(unsure),
        orders=_orders(c) if c.modules.orders else {},
        board=_board(c),
        events=dict(tree["new_events"]["letters"]) if c.modules.new_events else {},
        food=[GOODS[good] for good in c.food],
        harvest_penalty=c.harvest_penalty,
        food_first=c.food_first,
        farmer_technology=0 if c.first_placed_rule else c.craftsman_farmer_only,
        reconstructed=c.figures.reconstructed(used),
    )


def _effect(c: Components, place: int) -> PrintedEffect:
    kind = c.effect[place]
    good = c.gain_good[place]
    return PrintedEffect(
        DOES[kind],
        recruits=[PROFESSIONS[each] for each in c.recruits[place]],
        way=("water", "road")[c.roads[place]] if kind == TRAVELS else "",
        good=GOODS[good] if good >= 0 else "",
        coins=c.gain_coins[place],
        development=c.gain_development[place],
        draws=c.bath_draw if kind == BATHHOUSE else 0,
        keeps=c.bath_keep if kind == BATHHOUSE else 0,
        most=c.pharmacy_most if kind == BUYS else c.storage if kind == STORES else 0,
        stands_in={
            PROFESSIONS[each.profession]: [PROFESSIONS[other] for other in each.instead]
            for each in c.layout.substitutions
            if each.place == place
        },
    )


def _orders(c: Components) -> dict[str, PrintedOrder]:
    cards = c.figures.tree["orders"]["cards"]  # type: ignore[index]  # plain data
    return {name: PrintedOrder(list(card["goods"]), card["points"]) for name, card in cards.items()}


def _board(c: Components) -> dict[str, PrintedDeed]:
    """The spaces from left to right, those that are not used with so few players too."""
    if c.board == BASE_DEEDS:
        return {}
    m = c.modules
    deeds: dict[str, Any] = c.figures.tree["new_deeds" if c.board == NEW_DEEDS else "intrigue"]  # type: ignore[assignment]  # plain data
    return {
        name: PrintedDeed(
            list(deeds[name]["spaces"]),
            list(deeds[name].get("goods", [])),
            m.covered,
            m.players in deeds[name].get("closed", []),
            deeds[name].get("tax", 0),
        )
        for name in m.deed_names
    }


def _asked(wanted: int) -> str:
    return "any" if wanted == ANY else PROFESSIONS[wanted]


def _tracks(c: Components) -> dict[str, list[PrintedStep]]:
    """Each track from its start space on."""
    start = PrintedStep()
    return {
        "farmer": [start, *(PrintedStep(good=GOODS[good]) for good in c.farmer_goods)],
        "boatman": [
            start,
            *(
                PrintedStep(coins=coins, citizen="boatmen" if step == c.boatman_citizen else "")
                for step, coins in enumerate(c.boatman_coins, start=1)
            ),
        ],
        "craftsman": [start, *(PrintedStep(technology=True) for _ in range(c.steps[2]))],
        "trader": [
            start,
            *(PrintedStep(tile="I" if step < c.trader_one_only else "I II") for step in range(c.steps[3])),
        ],
        "scholar": [start, *(PrintedStep(points=points) for points in c.scholar_points)],
        "knight": [
            PrintedStep(draws=draws, citizen="knights" if step == c.knight_citizen else "")
            for step, draws in enumerate(c.knight_draws)
        ],
    }
