"""The Cathedral of Orléans in the register of games."""

from collections.abc import Mapping, Sequence
from typing import Any

from cenabum.cathedral import scoring
from cenabum.cathedral.components import BLUEPRINT_REWARD, EVENTS, REWARDS, Components
from cenabum.cathedral.facts import FACTS
from cenabum.cathedral.features import features
from cenabum.cathedral.moves import BAGS, FOLLOWERS, GOODS
from cenabum.cathedral.picture import picture
from cenabum.cathedral.refusals import refuse
from cenabum.cathedral.state import State, start_state
from cenabum.cathedral.table import STREAMS
from cenabum.cathedral.view import TableView, view
from cenabum.kernel.core import Fact
from cenabum.kernel.features import Features
from cenabum.kernel.figures import Figures
from cenabum.kernel.moves import MoveTable
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.rules import Setting, Stream
from cenabum.kernel.sources import Source


class Cathedral:
    """The cooperative game, two to four players."""

    name = "cathedral"
    title = "The Cathedral of Orléans"
    version = 1
    players = range(2, 5)
    package = "cenabum.cathedral"
    sources = scoring.SOURCES
    cooperative = True
    settings = (
        Setting("level", ("normal", "expert"), "how many monks are in the bags at first: two in each, or one"),
        Setting("memory_aid", ("no", "yes"), "everybody may look up what is in the bags"),
    )

    def components(self, figures: Figures, players: int, settings: Mapping[str, str]) -> Components:
        """The tables for this set-up; the same figures and settings share them."""
        chosen = {setting.name: settings[setting.name] for setting in self.settings}
        return _components(figures, players, tuple(chosen.items()))

    def moves(self, components: Components) -> MoveTable:
        """All moves."""
        return components.moves

    def streams(self, components: Components, seats: Sequence[str]) -> list[Stream]:
        """Goods, the four kinds of tiles, and the two bags of followers."""
        kinds: list[Sequence[str]] = [
            GOODS,
            components.workshop_names,
            components.hour_glass_names,
            REWARDS[:BLUEPRINT_REWARD],
            EVENTS,
            *(FOLLOWERS for _ in BAGS),
        ]
        return [Stream(name, drawn) for name, drawn in zip(STREAMS, kinds, strict=True)]

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
        """Nothing is final in itself: what has been drawn cannot be taken back anyway."""
        return False

    def points(self, state: State, seat: int) -> list[int]:
        """The sections built."""
        return scoring.points(state, seat)

    def winners(self, state: State) -> list[int]:
        """Everybody or nobody."""
        return scoring.winners(state)

    def facts(self, components: Components) -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, Sequence[str]]]:
        """What can happen, and the names of the numbers in it."""
        extra: dict[str, Sequence[str]] = {
            "follower": FOLLOWERS,
            "place": components.place_names,
            "workshop": components.workshop_names,
            "hour_glass": components.hour_glass_names,
            "event": EVENTS,
            "reward": REWARDS,
        }
        return FACTS, {**components.moves.names, **extra}

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
        _known[key] = Components(figures, players, dict(settings))
    return _known[key]


RULES: Any = Cathedral()
