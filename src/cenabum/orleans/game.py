"""Orléans in the register of games."""

from collections.abc import Mapping, Sequence
from typing import Any

from cenabum.bagbuilding.followers import FOLLOWERS
from cenabum.kernel.core import Fact
from cenabum.kernel.features import Features
from cenabum.kernel.figures import Figures
from cenabum.kernel.moves import MoveTable
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.rules import Setting, Stream
from cenabum.kernel.sources import Source
from cenabum.orleans import scoring
from cenabum.orleans.components import ALL_EVENTS, EVENTS, Components
from cenabum.orleans.facts import CITIZENS, FACTS, REASONS
from cenabum.orleans.features import features
from cenabum.orleans.moves import GOODS, PLAYER_NAMES
from cenabum.orleans.picture import picture
from cenabum.orleans.refusals import refuse
from cenabum.orleans.state import State, start_state
from cenabum.orleans.table import PLANNING, TO_PLAN
from cenabum.orleans.trade_intrigue.names import BOARDS
from cenabum.orleans.view import TableView, view


class Orleans:
    """The base game, editions 2014 and 2019, two to four players, with the modules of Trade & Intrigue."""

    name = "orleans"
    title = "Orléans"
    version = 1
    players = range(2, 5)
    cooperative = False
    package = "cenabum.orleans"
    sources = scoring.SOURCES
    settings = (
        Setting("edition", ("2019", "2014"), "the printing whose rules, events and Bathhouse are used"),
        Setting("exclude_tiles", ("no", "yes"), "players may exclude place tiles before the first round"),
        Setting(
            "first_technology",
            ("craftsmen-track", "first-placed"),
            "which technology tile must replace a farmer: the one of the first craftsmen step, or the first one placed",
        ),
        Setting("orders", ("no", "yes"), "Trade & Intrigue: deliver goods to towns for points", optional=True),
        Setting("new_events", ("no", "yes"), "Trade & Intrigue: new hour-glass tiles", optional=True),
        Setting(
            "uprising_finale",
            ("no", "yes"),
            "with the new events: the last round brings the Peasant Uprising",
            optional=True,
            needs="new_events",
        ),
        Setting("board", BOARDS, "the board to send followers to; the last two are Trade & Intrigue", optional=True),
        Setting("new_places", ("no", "yes"), "Trade & Intrigue: three more place tiles", optional=True),
    )

    def components(self, figures: Figures, players: int, settings: Mapping[str, str]) -> Components:
        """The tables for this set-up; the same figures and settings share them."""
        return _components(figures, players, tuple(settings.items()))

    def moves(self, components: Components) -> MoveTable:
        """All moves."""
        return components.moves

    def streams(self, components: Components, seats: Sequence[str]) -> list[Stream]:
        """The goods at set-up, the hour glass, and each player's bag; with modules the orders and place tiles."""
        found = [
            Stream("goods", GOODS),
            Stream("hourglass", ALL_EVENTS if components.modules.new_events else EVENTS),
            *(Stream(f"bag.{seat}", FOLLOWERS) for seat in seats),
        ]
        if components.modules.used:
            found += [Stream("orders", components.modules.order_names), Stream("tiles", components.place_names)]
        return found

    def start(
        self,
        components: Components,
        seed: str,
        source: Source | None,
        tape: list[tuple[int, int]] | None,
        log: list[Fact] | None,
    ) -> State:
        """A new game."""
        return start_state(components, seed, source, tape, log)

    def refuse(self, state: State, seat: int, code: int) -> Refusal:
        """Why a move is not legal."""
        return refuse(state, seat, code)

    def final(self, state: State, seat: int, code: int) -> bool:
        """planning.done-is-final: a move that ends the plan, itself or because nothing is left to place, has shown it."""
        if state.players[seat].pending[-1] != TO_PLAN:
            return False
        after = state.copy()
        after.apply(seat, code)
        return after.phase != PLANNING or not after.players[seat].pending

    def points(self, state: State, seat: int) -> list[int]:
        """Points by source."""
        return scoring.points(state, seat)

    def winners(self, state: State) -> list[int]:
        """The winning seats."""
        return scoring.winners(state)

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

    def view(self, state: State, seat: int, seats: Sequence[str]) -> TableView:
        """What a seat may see."""
        return view(state, seat, seats)

    def features(self, components: Components) -> Features:
        """What a learning agent sees."""
        return features(components)

    def picture(self, state: State, seats: Sequence[str]) -> str:
        """The table as SVG."""
        return picture(state, seats)


_known: dict[tuple[str, int, tuple[tuple[str, str], ...]], Components] = {}


def _components(figures: Figures, players: int, settings: tuple[tuple[str, str], ...]) -> Components:
    key = (figures.digest, players, settings)
    if key not in _known:
        chosen = dict(settings)
        _known[key] = Components(figures, chosen["edition"], players, chosen)
    return _known[key]


RULES: Any = Orleans()
