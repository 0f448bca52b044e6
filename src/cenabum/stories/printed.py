"""What is printed on the components of a story, for a page to draw: places, map, deeds, eras, Fame track, values.

It does not change during a game, so a client asks for it once.
"""

from typing import Any

import msgspec

from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.wording import Wording, wording
from cenabum.kernel.words import Sentence, say, sentences
from cenabum.stories.components import Components
from cenabum.stories.effects.fame_coins import FameCoins
from cenabum.stories.moves import FOLLOWERS, GOODS
from cenabum.stories.names import CATEGORY, FIRST_KINGDOM, STORIES
from cenabum.stories.printed_eras import FAME_TILES, GOALS, SHUFFLED
from cenabum.stories.printed_figures import text_figures, text_names
from cenabum.stories.printed_story import (
    PrintedEra,
    PrintedGoal,
    printed_eras,
    printed_goal,
)

_CATEGORIES = {number: name for name, number in CATEGORY.items()}


class PrintedPlace(msgspec.Struct, frozen=True):
    """A place on the player board or on a tile."""

    category: str
    spaces: list[str]
    goods: dict[str, int]
    recruits: list[str]
    certain: bool  # False when the spaces are a likely or reconstructed figure
    words: Wording  # what it does, in a few words
    about: Wording  # and in a sentence or two


class PrintedArea(msgspec.Struct, frozen=True):
    """Where an area lies in the drawing of the map, and its neighbours."""

    x: float
    y: float
    zone: str
    loire: bool
    adjacent: list[str]


class PrintedDeed(msgspec.Struct, frozen=True):
    """A side of a deed board: each space with what it pays."""

    name: str
    board: str
    side: str
    spaces: list[str]
    coins: list[int]
    fame: list[int]
    words: Wording  # what whoever sends may do besides; nothing for most
    about: Wording  # in a sentence or two


class Printed(msgspec.Struct, frozen=True, tag_field="game", tag="stories"):
    """Everything printed that a page draws."""

    places: dict[str, PrintedPlace]
    areas: dict[str, PrintedArea]
    radius: float
    loire: list[list[float]]
    deeds: dict[str, PrintedDeed]
    tasks: dict[str, list[str]]
    goods_values: dict[str, int]
    food: list[str]
    terrain_goods: dict[str, str]
    rewards: dict[str, Wording]  # of Alchemy: Fame or coins
    green: int
    portal: int
    tower: int  # further spaces of green and portal on the Gunpowder tower
    fame_start: int
    fame_end: int
    fame_spaces: list[int]
    fame_words: dict[str, Wording]  # what each bonus of the track brings
    fame_about: dict[str, Wording]  # and in a sentence
    fame_coins: dict[str, int]  # of those that pay coins
    tournament_grounds: int | None  # the space of the Fame track where The King's Favor makes a stop
    eras: dict[str, PrintedEra]
    control: dict[str, list[int]]
    goal: PrintedGoal | None
    seasons: dict[str, Wording]  # what each brings; there are none in The First Kingdom
    scoring: dict[str, int]  # The King's Favor: points for each area, village, fortress, church, Favorite tile
    figures: dict[str, int]  # the numbers that texts about the components tell, by variable
    named: dict[str, list[str]]  # the names that they tell: ids of messages, several are told with “or”
    uncertain: int  # how many figures are not certain
    reconstructed: list[str]  # the data files used that have figures of our own making


def printed(printed: Components) -> Printed:
    """What is printed on these components."""
    tree: dict[str, Any] = printed.figures.tree
    used = [file for file in tree if file == printed.path or file.replace("_", "-") not in STORIES]
    unsure = {
        figure.path
        for figure in printed.figures.listing()
        if figure.confidence not in ("certain", "corrected") and figure.path.partition(".")[0] in used
    }
    own = tree[printed.path]
    layout = printed.layout
    bonuses = [bonus for bonus in printed.fame_bonuses if bonus.name in _on_track(printed)]
    return Printed(
        places={
            name: PrintedPlace(
                _CATEGORIES[printed.category[place]],
                ["any" if layout.wants[s] == ANY else FOLLOWERS[layout.wants[s]] for s in layout.spaces[place]],
                dict(tree["places"][name].get("goods", {})),
                [FOLLOWERS[kind] for kind in printed.recruits[place]],
                f"places.{name}.spaces" not in unsure,
                wording(printed.effects[place].text()),
                wording(_about(printed, place)),
            )
            for place, name in enumerate(printed.place_names)
            if printed.category[place] <= 0 or printed.tiles[3] >> place & 1
        },
        areas={
            name: PrintedArea(area["x"], area["y"], area["zone"], area["loire"], list(area["adjacent"]))
            for number, (name, area) in enumerate(tree["map"]["areas"].items())
            if printed.used >> number & 1
        },
        radius=tree["map"]["drawing"]["radius"],
        loire=tree["map"]["drawing"]["loire"],
        deeds={
            name: PrintedDeed(
                d["name"],
                d["board"],
                d["side"],
                list(d["spaces"]),
                list(d["coins"]),
                list(d["fame"]),
                wording(printed.deeds[number].text()),
                wording(printed.deeds[number].about()),
            )
            for number, (name, d) in enumerate(tree["deeds"].items())
            if not printed.deed_removed >> (number // 2) & 1
        },
        tasks={name: list(spaces) for name, spaces in own["tasks"].items()},
        goods_values=dict(zip(GOODS, printed.values, strict=True)),
        food=[GOODS[good] for good in printed.food],
        terrain_goods=dict(tree["counts"]["terrain_goods"]),
        rewards={
            "fame": wording(say("part-fame", amount=printed.alchemy_fame)),
            "coins": wording(say("part-coins", amount=printed.alchemy_coins)),
        },
        green=printed.green,
        portal=printed.portal,
        tower=printed.tower_spaces,
        fame_start=printed.fame_start,
        fame_end=printed.fame_end,
        fame_spaces=list(printed.fame_spaces),
        fame_words={bonus.name: wording(bonus.text()) for bonus in bonuses},
        fame_about={bonus.name: wording(bonus.about(printed)) for bonus in bonuses},
        fame_coins={bonus.name: bonus.coins for bonus in bonuses if isinstance(bonus, FameCoins)},
        tournament_grounds=None if printed.story == FIRST_KINGDOM else printed.fame_spaces[printed.favor.grounds],
        eras=printed_eras(printed, own),
        control=own["control"] if printed.story == FIRST_KINGDOM else {},
        goal=printed_goal(printed, own),
        seasons={season.name: wording(season.about()) for season in printed.seasons},
        scoring={} if printed.story == FIRST_KINGDOM else dict(own["scoring"]),
        figures=text_figures(printed),
        named=text_names(printed),
        uncertain=len(unsure),
        reconstructed=printed.figures.reconstructed(used),
    )


def _on_track(printed: Components) -> list[str]:
    """The bonuses that the Fame track of this story can have."""
    if printed.story == FIRST_KINGDOM:
        return [FAME_TILES[tile] for tile in printed.kingdom.fame]
    return [*(name for name, number in zip(SHUFFLED, printed.favor.tiles, strict=True) if number), *GOALS]


def _about(printed: Components, place: int) -> Sentence:
    """What a place does, who may stand there if it is anybody, and that technology may not lie there."""
    layout = printed.layout
    told = printed.effects[place].about(printed)
    if [layout.wants[space] for space in layout.spaces[place]] == [ANY]:
        told = sentences(say("about-any-follower"), told)
    figure: dict[str, Any] = printed.figures.tree["places"][printed.place_names[place]]  # type: ignore[index]  # plain data
    return told if figure.get("technology", True) else sentences(told, say("about-no-technology"))
