"""The kinds of deed by their names in the data."""

from typing import Final

from cenabum.stories.deeds.alchemy import Alchemy
from cenabum.stories.deeds.alliance import Alliance
from cenabum.stories.deeds.barter import Barter
from cenabum.stories.deeds.deed import Deed

DEEDS: Final[dict[str, type[Deed]]] = {deed.kind: deed for deed in (Deed, Alchemy, Barter, Alliance)}
