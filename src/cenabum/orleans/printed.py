"""What is printed on the components of a game, for a page to draw: places, tracks, map, deeds, values.

It does not change during a game, so a client asks for it once.
"""

from typing import Any

import msgspec

from cenabum.bagbuilding.followers import BOATMAN, CRAFTSMAN, FARMER, KNIGHT, PROFESSIONS, SCHOLAR, TRADER
from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.pool import counts
from cenabum.kernel.wording import Wording, wording
from cenabum.orleans.components import Components
from cenabum.orleans.facts import CITIZENS
from cenabum.orleans.moves import GOODS
from cenabum.orleans.outlook_words import development_space, listed, rises, track_citizen, track_space

ALL_CITIZENS = -1


class PrintedEffect(msgspec.Struct, frozen=True):
    """What the action of a place does, as it is said, and what a page shows of it.

    `sends`: neutral followers go from there to deeds, one by one. `reveals`: something is drawn, so it cannot be taken back.
    `stands_in` says which kind may stand on the spaces of which others.
    """

    words: Wording
    sends: bool = False
    reveals: bool = False
    stands_in: dict[str, list[str]] = {}


class PrintedPlace(msgspec.Struct, frozen=True):
    """A place on the player board or on a tile."""

    category: str
    spaces: list[str]
    certain: bool  # False when the spaces are a likely or reconstructed figure
    effect: PrintedEffect


class PrintedStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One space of a track and what it brings, in `words` too."""

    words: Wording = Wording()
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
    deed_words: dict[str, Wording]  # what a follower sent there brings, and the last one
    event_words: dict[str, dict[int, Wording]]  # what each event does, by the number it has
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


def printed(printed: Components) -> Printed:
    """What is printed on these components."""
    used = printed.modules.files()
    figures = [
        figure for figure in printed.figures.listing() if figure.file.removesuffix(".toml") in used or figure.overlaid
    ]
    unsure = {figure.path for figure in figures if figure.confidence not in ("certain", "corrected")}
    tree: dict[str, Any] = printed.figures.tree
    towns = tree["map"]["towns"]
    more: dict[str, Any] = {}  # what modules have printed
    for module in printed.in_play:
        more.update(module.printed(printed))
    return Printed(
        places={
            name: PrintedPlace(
                ("board", "I", "II")[printed.category[place]],
                [_asked(printed.layout.wants[space]) for space in printed.layout.spaces[place]],
                f"{printed.place_paths[place]}.spaces" not in unsure,
                _effect(printed, place),
            )
            for place, name in enumerate(printed.place_names)
        },
        tracks=_tracks(printed),
        development=[
            PrintedStep(
                words=wording(listed(development_space(printed, space, ALL_CITIZENS))),
                coins=printed.coins_on[space],
                status=rises(printed, space),
                citizen=f"development_{printed.citizen_on[space] + 1}" if printed.citizen_on[space] >= 0 else "",
            )
            for space in range(printed.development_end + 1)
        ],
        towns={name: PrintedTown(figure["lon"], figure["lat"]) for name, figure in towns.items()},
        goods_values=dict(zip(GOODS, printed.goods_values, strict=True)),
        deeds={
            name: {kind: number for kind, number in zip((*PROFESSIONS, "any"), counts(pool, 8), strict=True) if number}
            for name, pool in zip(printed.deed_names, printed.deeds, strict=True)
        },
        deed_words={name: wording(words) for name, words in zip(printed.deed_names, printed.deed_words, strict=True)},
        event_words={
            event.name: {value: wording(event.text(stack)) for stack, value in enumerate(event.values)}
            for event in printed.events
        },
        market=printed.market,
        uncertain=len(unsure),
        orders=more.get("orders", {}),
        board=more.get("board", {}),
        events=more.get("events", {}),
        food=[GOODS[good] for good in printed.food],
        harvest_penalty=printed.harvest_penalty,
        food_first=printed.food_first,
        farmer_technology=0 if printed.first_placed_rule else printed.craftsman_farmer_only,
        reconstructed=printed.figures.reconstructed(used),
    )


def _effect(printed: Components, place: int) -> PrintedEffect:
    effect = printed.effects[place]
    standing = effect.substitution
    return PrintedEffect(
        words=wording(effect.text()),
        sends=effect.sends,
        reveals=effect.draws > 0,
        stands_in={PROFESSIONS[standing.profession]: [PROFESSIONS[other] for other in standing.instead]}
        if standing
        else {},
    )


def _asked(wanted: int) -> str:
    return "any" if wanted == ANY else PROFESSIONS[wanted]


def _tracks(printed: Components) -> dict[str, list[PrintedStep]]:
    """Each track from its start space on."""
    return {
        PROFESSIONS[track]: [_step(printed, track, step) for step in range(end + 1)]
        for track, end in enumerate(printed.steps)
    }


def _step(printed: Components, track: int, step: int) -> PrintedStep:
    """One space of a track."""
    shows: dict[str, Any] = {"words": wording(listed(track_space(printed, track, step)))}
    citizen = track_citizen(printed, track, step)
    if citizen >= 0:
        shows["citizen"] = CITIZENS[citizen]
    if track == KNIGHT:
        shows["draws"] = printed.knight_draws[step]
    elif step and track == FARMER:
        shows["good"] = GOODS[printed.farmer_goods[step - 1]]
    elif step and track == BOATMAN:
        shows["coins"] = printed.boatman_coins[step - 1]
    elif step and track == CRAFTSMAN:
        shows["technology"] = True
    elif step and track == TRADER:
        shows["tile"] = "I" if step <= printed.trader_one_only else "I II"
    elif step and track == SCHOLAR:
        shows["points"] = printed.scholar_points[step - 1]
    return PrintedStep(**shows)
