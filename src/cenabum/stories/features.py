"""What a learning agent sees of a story."""

from functools import lru_cache

from cenabum.kernel.features import Features, choice, mask, number, pool
from cenabum.stories.components import Components
from cenabum.stories.decisions.in_order import ASKED
from cenabum.stories.moves import COIN_PARCEL, FOLLOWERS, GOODS, parcel_names
from cenabum.stories.names import BOARDS, FREE_BITS, TERRAINS
from cenabum.stories.printed_eras import ERAS, FAME_TILES
from cenabum.stories.secrecy import shown
from cenabum.stories.table import PHASES, SEASONS

MOST_COINS = 250
SIDES = ("A", "B", "removed")
HELD = (*FOLLOWERS, *(f"unused {number}" for number in range(4)), "technology")


def features(printed: Components) -> Features:
    """The row for a set-up."""
    parcels = parcel_names(printed.amounts)
    fame_spaces = [str(space) for space in printed.fame_spaces]
    table = [
        number("round", 255),
        choice("phase", PHASES),
        choice("era", ERAS),
        choice("season", SEASONS),
        choice("terrain of", (*TERRAINS, "starting village"), each=printed.area_names, read="terrain"),
        mask("villages", printed.area_names),
        mask("churches", printed.area_names),
        number("churches left", 31, "churches_left"),
        pool("market followers", FOLLOWERS, "market_followers"),
        pool("market goods", GOODS, "market_goods"),
        number("market technology", 31, "market_technology"),
        number("storage box", 255, "box", each=parcels[:COIN_PARCEL]),
        mask("tiles", printed.place_names),
        choice("side of", SIDES, "deed_side", each=BOARDS),
        number(
            "free on",
            7,
            lambda table, _: [part for free in table.deed_free for part in _parts(free, len(parcels))],
            each=[f"{board}.{parcel}" for board in BOARDS for parcel in parcels],
        ),
        choice("fame tile", FAME_TILES, "fame_tiles", each=fame_spaces),
    ]
    player = [
        number("coins", MOST_COINS),
        pool("goods", GOODS),
        number("fame", 255),
        choice("era", ERAS),
        number("advanced", 1, lambda p, _: int(p.advanced)),
        mask("settlers", printed.area_names),
        number("settlers left", 31, "settlers_left"),
        number("settlers aside", 31, "settlers_aside"),
        mask("fortresses", printed.area_names),
        number("fortresses left", 31, "fortresses_left"),
        mask("owns", printed.place_names, "tiles"),
        mask("wood on", printed.place_names, "wood"),
        number("grain", 31),
        number(
            "portal",
            31,
            lambda p, _: [p.parcels.count(parcel) for parcel in range(len(parcels))],
            each=parcels,
        ),
        pool("fair", FOLLOWERS),
        pool("bag", FOLLOWERS),
        pool("green", FOLLOWERS, "market"),
        pool("drawn", FOLLOWERS),
        number("technology", 31, "technology_free"),
        number(
            "missing for",
            7,
            lambda p, _: [part for free in p.tasks for part in _parts(free, len(parcels))],
            each=[f"{task}.{parcel}" for task in printed.task_names for parcel in parcels],
        ),
        number("citizens", 31),
        number("church built", 1, lambda p, _: int(p.church_built)),
        number("control of areas", 31, "control_areas"),
        number("control of villages", 31, "control_villages"),
        number("control of churches", 31, "control_churches"),
        number("favorites", 7),
        number("out", len(ERAS)),
        choice("on", HELD, each=printed.layout.space_names(FOLLOWERS)),
    ]
    asked = tuple(decision.name for decision in ASKED)
    return Features(printed.players, tuple(table), tuple(player), asked, shown, ("start", "active"), ("passed",))


@lru_cache(4096)
def _parts(free: int, parcels: int) -> list[int]:
    """The free spaces of a deed or task, by parcel."""
    return [free >> FREE_BITS * parcel & 7 for parcel in range(parcels)]
