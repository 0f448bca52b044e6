"""Orléans in the register of games."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from cenabum.bagbuilding.followers import FOLLOWERS
from cenabum.bagbuilding.secrecy import told
from cenabum.kernel.figures import Figures
from cenabum.kernel.rules import DrawOdds, Ending, Rules, Setting, Stream
from cenabum.orleans import scoring
from cenabum.orleans.components import Components
from cenabum.orleans.effects.listing import EFFECTS
from cenabum.orleans.events.listing import EVENTS as OWN_EVENTS
from cenabum.orleans.events.names import ALL_EVENTS, EVENTS
from cenabum.orleans.facts import CITIZENS, FACTS, REASONS
from cenabum.orleans.features import features
from cenabum.orleans.module import MODULES
from cenabum.orleans.moves import GOODS, PLAYER_NAMES, SEATS
from cenabum.orleans.odds import draw_odds
from cenabum.orleans.overlay import Overlay
from cenabum.orleans.picture import picture
from cenabum.orleans.printed import Printed, printed
from cenabum.orleans.refusals import refuse
from cenabum.orleans.secrecy import secret
from cenabum.orleans.state import State, start_state
from cenabum.orleans.together import OWN_MODULES, put_together
from cenabum.orleans.view import TableView, view


class Orleans:
    """The base game, editions 2014 and 2019, two to four players, with the modules of Trade & Intrigue."""

    name = "orleans"
    title = "Orléans"
    version = 2
    players = range(2, SEATS + 1)
    cooperative = False
    package = "cenabum.orleans"
    sources: tuple[str, ...]
    view_type = TableView
    printed_type = Printed
    settings: tuple[Setting, ...]
    own_settings = (
        Setting("edition", ("2019", "2014"), "the printing whose rules, events and Bathhouse are used"),
        Setting("exclude_tiles", ("no", "yes"), "players may exclude place tiles before the first round"),
        Setting(
            "first_technology",
            ("craftsmen-track", "first-placed"),
            "which technology tile must replace a farmer: the one of the first craftsmen step, or the first one placed",
        ),
    )

    def __init__(self) -> None:
        self.gather()

    def gather(self) -> None:
        """What the modules bring, after what the game has itself."""
        self.settings = (*self.own_settings, *(setting for module in MODULES for setting in module.settings()))
        self.sources = scoring.sources()

    start = staticmethod(start_state)
    refuse = staticmethod(refuse)
    secret = staticmethod(secret)
    told = staticmethod(told)
    points = staticmethod(scoring.points)
    winners = staticmethod(scoring.winners)
    view = staticmethod(view)
    features = staticmethod(features)
    printed = staticmethod(printed)
    picture = staticmethod(picture)

    def components(self, figures: Figures, players: int, settings: Mapping[str, str]) -> Components:
        """The tables for this set-up; the same figures and settings share them."""
        return _components(figures, players, tuple(settings.items()))

    def streams(self, components: Components, seats: Sequence[str]) -> list[Stream]:
        """The goods at set-up, the hour glass, and each player's bag; then the streams of the modules."""
        found = [
            Stream("goods", GOODS),
            Stream("hourglass", ALL_EVENTS if components.modules.new_events else EVENTS),
            *(Stream(f"bag.{seat}", FOLLOWERS) for seat in seats),
        ]
        return found + [stream for module in components.in_play for stream in module.streams(components)]

    def ending(self, state: State) -> Ending:
        """After the last round: there is no other way."""
        return Ending()

    def odds(self, state: State, seat: int) -> DrawOdds:
        """What the seat's bag may give."""
        return draw_odds(state, seat)

    def facts(self, components: Components) -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, Sequence[str]]]:
        """What can happen, and the names of the numbers in it."""
        names = components.moves.names
        extra = {
            "event": ALL_EVENTS,
            "stack": ["", *components.letters],
            "reason": REASONS,
            "citizen": CITIZENS,
            "town": components.town_names,
            "player": PLAYER_NAMES,
        }
        return FACTS, {**names, **extra}


@lru_cache(64)
def _components(figures: Figures, players: int, settings: tuple[tuple[str, str], ...]) -> Components:
    chosen = dict(settings)
    in_play = [module for module in MODULES if module.in_play(chosen)]
    effects = dict(EFFECTS)
    events = list(OWN_EVENTS)
    for module in in_play:
        effects.update(module.effects())
        events += module.events()
    overlays = [module.overlay(figures, players, chosen) for module in MODULES]
    overlay = next((found for found in overlays if found is not None), Overlay(figures))
    return Components(figures, chosen["edition"], players, chosen, in_play, effects, events, overlay)


put_together(OWN_MODULES)
RULES: Rules[State, Components] = Orleans()
