"""The effects of the place tiles of Trade & Intrigue by the figures that name them: those of all files of this folder."""

from typing import Final

from cenabum.orleans.effects.listing import by_figure

EFFECTS: Final = by_figure("cenabum.orleans.trade_intrigue.effects")
