"""Winter: the reckoning."""

from cenabum.stories.kings_favor import check_era
from cenabum.stories.seasons.season import Season
from cenabum.stories.table import Table


class Winter(Season):
    """favor.winter: when the round is over, the king looks at what he asked for."""

    name = "winter"

    def close(self, table: Table) -> None:
        """Who goes on, and who goes home."""
        check_era(table)
