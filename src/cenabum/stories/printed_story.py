"""What the era board, the story booklets and the season cards say, for a page to draw."""

from typing import Any

import msgspec

from cenabum.stories.components import Components
from cenabum.stories.names import FIRST_KINGDOM, KINGS_FAVOR
from cenabum.stories.printed_eras import BUILT


class PrintedAdvance(msgspec.Struct, frozen=True):
    """What leaving an era of The First Kingdom takes besides a tile for a deed."""

    areas: int = 0
    citizens: int = 0
    food_per_settler: int = 0
    coins_per_village: int = 0
    coins: int = 0
    harbor: bool = False


class PrintedObjectives(msgspec.Struct, frozen=True):
    """What the king asks for in an era of The King's Favor."""

    areas: int = 0
    villages: int = 0
    fortresses: int = 0
    churches: int = 0
    tile: str = ""  # of the Fame track
    task: str = ""


class PrintedEra(msgspec.Struct, frozen=True):
    """One page of a story booklet."""

    draw: int
    categories: int  # the highest one that the Building yard offers
    fame: dict[str, int]  # for each building
    settlers: int
    places: list[str]
    forbidden: list[str]
    bonus: str
    bonus_amount: int
    first_citizen: bool
    advance: PrintedAdvance | None
    objectives: PrintedObjectives | None
    supply: dict[str, int]  # to the marketplace when the era is first entered


class PrintedSeasons(msgspec.Struct, frozen=True):
    """What the seasons of The King's Favor bring."""

    spring: dict[str, int]
    summer_coins: int
    autumn_food: int
    autumn_penalty: int


class PrintedGoal(msgspec.Struct, frozen=True):
    """What The First Kingdom asks for besides the tasks of sending, and how the famine counts."""

    citizens: int
    riches: int
    famine_areas: list[int]
    famine_food: list[int]
    protected: str  # the era in which nobody can be conquered
    peace: str


def printed_eras(printed: Components, own: dict[str, Any]) -> dict[str, PrintedEra]:
    """Each era of the story, for this number of players."""
    kingdom = printed.story == FIRST_KINGDOM
    return {
        name: PrintedEra(
            draw=era["draw"],
            categories=era["categories"],
            fame={what: era["fame"][what] if kingdom else era["fame"] for what in BUILT},
            settlers=era.get("settlers", 0),
            places=list(era["places"]),
            forbidden=list(era.get("forbidden", [])),
            bonus=era["bonus"],
            bonus_amount=era.get("bonus_amount", 1),
            first_citizen=era.get("first_citizen", False),
            advance=PrintedAdvance(**era["advance"]) if kingdom and name != list(own["eras"])[-1] else None,
            objectives=None if kingdom else PrintedObjectives(**era["objectives"]),
            supply=_for_players(printed, own["market"].get(name, {})),
        )
        for name, era in own["eras"].items()
    }


def printed_seasons(printed: Components, own: dict[str, Any]) -> PrintedSeasons | None:
    """The season cards."""
    if printed.story != KINGS_FAVOR:
        return None
    seasons = own["seasons"]
    return PrintedSeasons(
        spring=_for_players(printed, seasons["spring"]),
        summer_coins=seasons["summer_coins"],
        autumn_food=seasons["autumn_food"],
        autumn_penalty=seasons["autumn_penalty"],
    )


def printed_goal(printed: Components, own: dict[str, Any]) -> PrintedGoal | None:
    """What the crown asks for."""
    if printed.story != FIRST_KINGDOM:
        return None
    famine, special = own["famine"], own["special"]
    return PrintedGoal(
        own["citizens"], own["riches"], famine["areas"], famine["food"], special["protected"], special["peace"]
    )


def _for_players(printed: Components, table: dict[str, list[int]]) -> dict[str, int]:
    return {name: numbers[printed.players - 2] for name, numbers in table.items()}
