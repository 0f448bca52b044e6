"""What the era board and the story booklets say, for a page to draw."""

from typing import Any

import msgspec

from cenabum.kernel.wording import Wording, wording
from cenabum.stories.components import Components
from cenabum.stories.names import FIRST_KINGDOM
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
    bonus: str  # of a round
    bonus_words: Wording
    bonus_hurts: bool  # until it is lifted
    bonus_lifted: Wording  # what it is from then on; nothing where nothing lifts it
    first_citizen: bool
    advance: PrintedAdvance | None
    objectives: PrintedObjectives | None
    supply: dict[str, int]  # to the marketplace when the era is first entered


class PrintedGoal(msgspec.Struct, frozen=True):
    """What The First Kingdom asks for besides the tasks of sending."""

    citizens: int
    riches: int
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
            bonus=bonus.name,
            bonus_words=wording(bonus.text()),
            bonus_hurts=bonus.hurts,
            bonus_lifted=wording(bonus.lifted_text()),
            first_citizen=era.get("first_citizen", False),
            advance=PrintedAdvance(**era["advance"]) if kingdom and name != list(own["eras"])[-1] else None,
            objectives=None if kingdom else PrintedObjectives(**era["objectives"]),
            supply=_for_players(printed, own["market"].get(name, {})),
        )
        for (name, era), bonus in zip(own["eras"].items(), printed.bonuses, strict=True)
    }


def printed_goal(printed: Components, own: dict[str, Any]) -> PrintedGoal | None:
    """What the crown asks for."""
    if printed.story != FIRST_KINGDOM:
        return None
    special = own["special"]
    return PrintedGoal(own["citizens"], own["riches"], special["protected"], special["peace"])


def _for_players(printed: Components, table: dict[str, list[int]]) -> dict[str, int]:
    return {name: numbers[printed.players - 2] for name, numbers in table.items()}
