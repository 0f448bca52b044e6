"""The Cathedral of Orléans in the register of games."""

from collections.abc import Mapping, Sequence

from cenabum.cathedral import scoring
from cenabum.cathedral.components import Components
from cenabum.cathedral.decisions.in_order import NUMBERED
from cenabum.cathedral.facts import FACTS
from cenabum.cathedral.features import features
from cenabum.cathedral.moves import BAGS, FOLLOWERS, GOODS, MOST_PLAYERS
from cenabum.cathedral.names import BLUEPRINT, REWARDS, STREAMS
from cenabum.cathedral.outlook import outlook, own_outlook
from cenabum.cathedral.picture import picture
from cenabum.cathedral.printed import Printed, printed
from cenabum.cathedral.refusals import refuse
from cenabum.cathedral.setup import set_up
from cenabum.cathedral.state import State
from cenabum.cathedral.table import Player
from cenabum.cathedral.view import TableView, own_view, view
from cenabum.kernel.common import CommonRules
from cenabum.kernel.figures import Figures
from cenabum.kernel.rules import Rules, Setting, Stream


class Cathedral(CommonRules[State, Components]):
    """The cooperative game, two to four players. The bags belong to all; what they hold is in the view, so there are no odds."""

    name = "cathedral"
    title = "The Cathedral of Orléans"
    version = 2
    players = range(2, MOST_PLAYERS + 1)
    minutes = 30  # as the publisher says
    package = "cenabum.cathedral"
    sources: tuple[str, ...] = scoring.SOURCES
    decisions = NUMBERED
    state_type = State
    player_type = Player
    view_type = TableView
    printed_type = Printed
    cooperative = True
    settings: tuple[Setting, ...] = (
        Setting("level", ("normal", "expert"), "how many monks are in the bags at first: two in each, or one"),
        Setting("memory_aid", ("no", "yes"), "everybody may look up what is in the bags"),
    )

    set_up = staticmethod(set_up)
    refuse = staticmethod(refuse)
    points = staticmethod(scoring.points)
    winners = staticmethod(scoring.winners)
    view = staticmethod(view)
    own_view = staticmethod(own_view)
    outlook = staticmethod(outlook)
    own_outlook = staticmethod(own_outlook)
    features = staticmethod(features)
    printed = staticmethod(printed)
    picture = staticmethod(picture)

    def tables(self, figures: Figures, players: int, settings: Mapping[str, str]) -> Components:
        """The tables for this set-up."""
        return Components(figures, players, dict(settings))

    def streams(self, components: Components, seats: Sequence[str]) -> list[Stream]:
        """Goods, the four kinds of tiles, and the two bags of followers."""
        kinds: list[Sequence[str]] = [
            GOODS,
            components.workshop_names,
            components.hour_glass_names,
            REWARDS[:BLUEPRINT],
            components.event_names,
            *(FOLLOWERS for _ in BAGS),
        ]
        return [Stream(name, drawn) for name, drawn in zip(STREAMS, kinds, strict=True)]

    def facts(self, components: Components) -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, Sequence[str]]]:
        """What can happen, and the names of the numbers in it."""
        extra: dict[str, Sequence[str]] = {
            "follower": FOLLOWERS,
            "place": components.place_names,
            "workshop": components.workshop_names,
            "hour_glass": components.hour_glass_names,
            "event": components.event_names,
            "reward": REWARDS,
        }
        return FACTS, {**components.moves.names, **extra}


RULES: Rules[State, Components] = Cathedral()
