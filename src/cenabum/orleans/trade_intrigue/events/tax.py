"""Tax: everybody pays."""

from cenabum.orleans.trade_intrigue.levy import Levy


class Tax(Levy):
    """newevents.tax: so many coins."""

    name = "tax"
    hostile = True
