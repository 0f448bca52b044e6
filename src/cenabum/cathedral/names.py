"""The names of the things that rules and figures speak of, in the engine's order."""

from typing import Final

from cenabum.cathedral.moves import BAGS

AREAS: Final = (*BAGS, "none")
NO_AREA: Final = 2

# Rewards; a blueprint shows one of those before it.
REWARDS: Final = ("section", "rosette", "monk", "blueprint")
BLUEPRINT: Final = 3

WAYS: Final = ("land", "river")
LAND: Final = 0
RIVER: Final = 1

# What lies on a route at set-up.
ITEM_KINDS: Final = ("good", "rosette", "nothing")
GOOD_SPACE: Final = 0
ROSETTE_SPACE: Final = 1

# Streams of chance.
GOODS_STREAM: Final = 0
WORKSHOP_STREAM: Final = 1
HOUR_GLASS_STREAM: Final = 2
BLUEPRINT_STREAM: Final = 3
EVENT_STREAM: Final = 4
BAG_STREAM: Final = 5  # the red bag, then the blue one
STREAMS: Final = ("goods", "workshops", "hour_glasses", "blueprints", "events", "red", "blue")

NOTHING: Final = -1
