"""The two stories in the register of games."""

from collections.abc import Mapping, Sequence

from cenabum.kernel.core import Fact
from cenabum.kernel.features import Features
from cenabum.kernel.figures import Figures
from cenabum.kernel.moves import MoveTable
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.rules import Setting, Stream
from cenabum.kernel.sources import Source
from cenabum.stories import scoring
from cenabum.stories.components import FIRST_KINGDOM, KINGS_FAVOR, TERRAINS, Components
from cenabum.stories.facts import BUILDING_NAMES, FACTS, REASONS
from cenabum.stories.features import features
from cenabum.stories.moves import FOLLOWERS
from cenabum.stories.picture import picture
from cenabum.stories.printed_eras import ERAS, SHUFFLED
from cenabum.stories.refusals import refuse
from cenabum.stories.state import State, start_state
from cenabum.stories.table import PLANNING, SEASONS, TO_PLAN
from cenabum.stories.view import TableView, view


class Story:
    """What both stories give the kernel."""

    version = 1
    players = range(2, 5)
    cooperative = False
    package = "cenabum.stories"
    story: int

    def components(self, figures: Figures, players: int, settings: Mapping[str, str]) -> Components:
        """The tables for this set-up; the same figures and settings share them."""
        return _components(figures, self.story, players, tuple(settings.items()))

    def moves(self, components: Components) -> MoveTable:
        """All moves."""
        return components.moves

    def streams(self, components: Components, seats: Sequence[str]) -> list[Stream]:
        """The terrains and the Fame tiles at set-up, and each player's bag."""
        return [
            Stream("terrain", TERRAINS),
            Stream("fame", SHUFFLED),
            *(Stream(f"bag.{seat}", FOLLOWERS) for seat in seats),
        ]

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
        extra = {"era": ERAS, "season": SEASONS, "reason": REASONS, "building": BUILDING_NAMES}
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


class FirstKingdom(Story):
    """The First Kingdom: eight eras, a sheet of tasks, one crown."""

    name = "first-kingdom"
    title = "Orléans Stories: The First Kingdom"
    story = FIRST_KINGDOM
    sources = scoring.KINGDOM_SOURCES
    settings: tuple[Setting, ...] = ()


class KingsFavor(Story):
    """The King's Favor: five years of four seasons, and objectives for each year."""

    name = "kings-favor"
    title = "Orléans Stories: The King’s Favor"
    story = KINGS_FAVOR
    sources = scoring.FAVOR_SOURCES
    settings: tuple[Setting, ...] = (
        Setting("favorites", ("1", "2"), "how many Favorite tiles each player has; two are for beginners"),
    )


_known: dict[tuple[str, int, int, tuple[tuple[str, str], ...]], Components] = {}


def _components(figures: Figures, story: int, players: int, settings: tuple[tuple[str, str], ...]) -> Components:
    key = (figures.digest, story, players, settings)
    if key not in _known:
        _known[key] = Components(figures, story, players, dict(settings))
    return _known[key]
