"""What a learning agent sees of a game of Orléans."""

from cenabum.bagbuilding.followers import FOLLOWERS, PROFESSIONS
from cenabum.kernel.features import Feature, Features, choice, mask, number, pool
from cenabum.orleans.components import Components
from cenabum.orleans.decision import DECISIONS
from cenabum.orleans.facts import CITIZENS
from cenabum.orleans.moves import GOODS
from cenabum.orleans.secrecy import shown
from cenabum.orleans.table import PHASES

MOST_COINS = 250
KINDS = (*PROFESSIONS, "any")


def features(printed: Components) -> Features:
    """The row for a set-up: about 1,000 numbers for four players of the base game."""
    spaces = printed.layout.space_names()
    table = [
        number("round", printed.rounds),
        choice("phase", PHASES),
        choice("event", printed.event_names),
        number("event letter", len(printed.letters), "stack"),
        pool("supply", PROFESSIONS),
        pool("goods market", GOODS, "goods_market"),
        number("technology", 31),
        mask("tiles", printed.place_names),
        mask("citizens", CITIZENS[: printed.citizen_knight + 1]),
        pool("deed", KINDS, "deeds", each=printed.deed_names),
        pool("goods on", GOODS, "routes", each=printed.connection_names),
        *_hour_glass(printed),
        *(feature for module in printed.in_play for feature in module.features(printed)),
    ]
    player = [
        number("coins", MOST_COINS),
        pool("goods", GOODS),
        pool("track", PROFESSIONS[: len(printed.steps)], "tracks"),
        number("development", printed.development_end),
        number("citizens", printed.citizens),
        choice("merchant", printed.town_names, "town"),
        mask("stations", printed.town_names),
        number("stations left", printed.stations, "stations_left"),
        mask("owns", printed.place_names, "tiles"),
        pool("bag", FOLLOWERS),
        pool("market", FOLLOWERS),
        pool("tower", FOLLOWERS, "stored"),
        pool("drawn", FOLLOWERS),
        number("technology free", 31, "technology_free"),
        number("technology for a farmer", 31, "technology_first"),
        choice("on", (*FOLLOWERS, "technology"), each=spaces),
    ]
    return Features(
        printed.players,
        tuple(table),
        tuple(player),
        tuple(decision.name for decision in DECISIONS),
        shown,
        ("start", "active"),
        ("passed",),
    )


def _hour_glass(printed: Components) -> list[Feature]:
    if printed.modules.new_events:
        return [mask("to come", printed.hourglass_names, "hourglass", each=printed.letters)]
    return [pool("to come", printed.hourglass_names, "hourglass", each=printed.letters or ("",))]
