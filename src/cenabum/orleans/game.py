"""Orléans in the register of games."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from cenabum.bagbuilding.followers import FOLLOWERS
from cenabum.bagbuilding.secrecy import secret
from cenabum.kernel.common import CommonRules
from cenabum.kernel.decision import Decision
from cenabum.kernel.figures import Figures
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.rules import Rules, Setting, Stream
from cenabum.orleans import scoring
from cenabum.orleans.components import Components
from cenabum.orleans.decision import DECISIONS
from cenabum.orleans.facts import CITIZENS, FACTS, PLAN_FACTS, REASONS
from cenabum.orleans.features import features
from cenabum.orleans.module import MODULES
from cenabum.orleans.moves import GOODS, PLAYER_NAMES, SEATS
from cenabum.orleans.odds import draw_odds
from cenabum.orleans.outlook import outlook, own_outlook
from cenabum.orleans.outside import invite
from cenabum.orleans.picture import picture
from cenabum.orleans.printed import Printed, printed
from cenabum.orleans.refusals import refuse
from cenabum.orleans.setup import set_up
from cenabum.orleans.state import State
from cenabum.orleans.table import Player
from cenabum.orleans.together import OLDER, OWN_SETTINGS, components_of
from cenabum.orleans.view import TableView, own_view, view


class Orleans(CommonRules[State, Components]):
    """The base game, editions 2014 and 2019, two to four players, with the modules of Trade & Intrigue."""

    name = "orleans"
    title = "Orléans"
    version = 3
    players = range(2, SEATS + 1)
    minutes = 90  # our estimate
    cooperative = False
    package = "cenabum.orleans"
    sources: tuple[str, ...]
    decisions = cast("list[Decision[Any]]", DECISIONS)
    state_type = State
    player_type = Player
    view_type = TableView
    printed_type = Printed
    settings: tuple[Setting, ...]
    older = OLDER
    complaints: list[SetupError]

    def __init__(self) -> None:
        self.invite()

    def invite(self) -> None:
        """Look for the modules that other packages bring."""
        self.complaints = invite(self.start)
        self.gather()

    def gather(self) -> None:
        """What the modules bring, after what the game has itself."""
        self.settings = (*OWN_SETTINGS, *(setting for module in MODULES for setting in module.settings()))
        self.sources = scoring.sources()
        self.forget_tables()

    set_up = staticmethod(set_up)
    refuse = staticmethod(refuse)
    secret = staticmethod(secret)
    plan_facts = PLAN_FACTS
    outlook = staticmethod(outlook)
    own_outlook = staticmethod(own_outlook)
    odds = staticmethod(draw_odds)
    points = staticmethod(scoring.points)
    winners = staticmethod(scoring.winners)
    view = staticmethod(view)
    own_view = staticmethod(own_view)
    features = staticmethod(features)
    printed = staticmethod(printed)
    picture = staticmethod(picture)

    def tables(self, figures: Figures, players: int, settings: Mapping[str, str]) -> Components:
        """The tables for this set-up."""
        return components_of(figures, players, dict(settings))

    def streams(self, components: Components, seats: Sequence[str]) -> list[Stream]:
        """The goods at set-up, the hour glass, and each player's bag; then the streams of the modules."""
        found = [
            Stream("goods", GOODS),
            Stream("hourglass", components.hourglass_names),
            *(Stream(f"bag.{seat}", FOLLOWERS) for seat in seats),
        ]
        return found + [stream for module in components.in_play for stream in module.streams(components)]

    def facts(self, components: Components) -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, Sequence[str]]]:
        """What can happen, and the names of the numbers in it."""
        names = components.moves.names
        extra = {
            "event": components.event_names,
            "stack": ["", *components.letters],
            "reason": REASONS,
            "citizen": CITIZENS,
            "town": components.town_names,
            "player": PLAYER_NAMES,
        }
        return FACTS, {**names, **extra}


RULES: Rules[State, Components] = Orleans()
