"""The two stories in the register of games."""

from collections.abc import Mapping, Sequence

from cenabum.bagbuilding.secrecy import secret
from cenabum.kernel.common import CommonRules
from cenabum.kernel.figures import Figures
from cenabum.kernel.rules import Ending, Setting, Stream
from cenabum.stories import scoring
from cenabum.stories.components import Components
from cenabum.stories.decisions.in_order import NUMBERED
from cenabum.stories.facts import BUILDING_NAMES, FACTS, PLAN_FACTS, REASONS
from cenabum.stories.features import features
from cenabum.stories.moves import FOLLOWERS, SEATS
from cenabum.stories.names import FIRST_KINGDOM, KINGS_FAVOR, TERRAINS
from cenabum.stories.odds import draw_odds
from cenabum.stories.outlook import outlook, own_outlook
from cenabum.stories.picture import picture
from cenabum.stories.printed import Printed, printed
from cenabum.stories.printed_eras import ERAS, SHUFFLED
from cenabum.stories.refusals import refuse
from cenabum.stories.setup import set_up
from cenabum.stories.state import State
from cenabum.stories.table import SEASONS, Player
from cenabum.stories.view import TableView, own_view, view


class Story(CommonRules[State, Components]):
    """What both stories give the kernel."""

    version = 2
    players = range(2, SEATS + 1)
    minutes = 90  # our estimate
    cooperative = False
    package = "cenabum.stories"
    decisions = NUMBERED
    state_type = State
    player_type = Player
    view_type = TableView
    printed_type = Printed
    story: int
    measure: str  # of how far a seat has come

    set_up = staticmethod(set_up)
    refuse = staticmethod(refuse)
    secret = staticmethod(secret)
    plan_facts = PLAN_FACTS
    odds = staticmethod(draw_odds)
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
        return Components(figures, self.story, players, dict(settings))

    def streams(self, components: Components, seats: Sequence[str]) -> list[Stream]:
        """The terrains and the Fame tiles at set-up, and each player's bag."""
        return [
            Stream("terrain", TERRAINS),
            Stream("fame", SHUFFLED),
            *(Stream(f"bag.{seat}", FOLLOWERS) for seat in seats),
        ]

    def ending(self, state: State) -> Ending:
        """By the crown or the guard against endless games; by points, alone, or with everybody dismissed."""
        return Ending(scoring.ending(state), self.measure, tuple(scoring.eras(state)))

    def facts(self, components: Components) -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, Sequence[str]]]:
        """What can happen, and the names of the numbers in it."""
        extra = {"era": ERAS, "season": SEASONS, "reason": REASONS, "building": BUILDING_NAMES}
        return FACTS, {**components.moves.names, **extra}


class FirstKingdom(Story):
    """The First Kingdom: eight eras, a sheet of tasks, one crown."""

    name = "first-kingdom"
    title = "Orléans Stories: The First Kingdom"
    story = FIRST_KINGDOM
    measure = "era reached"
    sources: tuple[str, ...] = scoring.KINGDOM_SOURCES
    settings: tuple[Setting, ...] = ()


class KingsFavor(Story):
    """The King's Favor: five years of four seasons, and objectives for each year."""

    name = "kings-favor"
    title = "Orléans Stories: The King’s Favor"
    story = KINGS_FAVOR
    measure = "eras mastered"
    sources: tuple[str, ...] = scoring.FAVOR_SOURCES
    settings: tuple[Setting, ...] = (
        Setting("favorites", ("1", "2"), "how many Favorite tiles each player has; two are for beginners"),
    )
