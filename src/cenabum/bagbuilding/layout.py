"""Places and their action spaces, laid out so that a set of spaces is one integer.

Every space that a player could ever own has an index: below 62, sets of them are short integers, and quick. A follower may stand on a
space that asks for its profession; a monk stands in for anyone; place tiles let other followers stand in too (`Substitution`); a space
that asks for "any" takes everyone.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from cenabum.bagbuilding.followers import FOLLOWER_KINDS, MONK, NEUTRAL_KINDS, OWN, PROFESSION, PROFESSIONS
from cenabum.kernel.pool import KINDS, held, kinds

ANY: Final = 7
NO_CODES: Final[list[int]] = []

# Sets of spaces become lists of codes all the time, so `Layout.spread` remembers them: one memory for each first code.
FROM_MARKET: Final = 0  # and one more for each kind of follower
FROM_STORAGE: Final = FOLLOWER_KINDS
OTHER_SPREADS: Final = 2 * FOLLOWER_KINDS  # what a game uses besides
SPREADS: Final = OTHER_SPREADS + 16
MOST_KNOWN: Final = 32768  # so many lists of codes are remembered in one place before it is emptied

_SHARED: Final[dict[Any, Any]] = {}


def shared(code: Any) -> Any:
    """The number as one object for all lists, which are then smaller by far and stay in the processor's memory."""
    return _SHARED.setdefault(code, code)  # in one go, whatever other threads remember at the same time


@dataclass(frozen=True)
class Substitution:
    """A privilege of a place: followers of `profession` may also stand on spaces that ask for one of `instead`."""

    place: int
    profession: int
    instead: tuple[int, ...]


@dataclass(frozen=True)
class PlacePlan:
    """What the layout needs to know of a place."""

    name: str
    spaces: tuple[int, ...]  # the profession each space asks for, or ANY
    neutral_only: bool = False  # the player's own followers may not stand here
    partial: bool = False  # one follower is enough to act
    technology: bool = True
    welcome: tuple[int, ...] = ()  # professions that may stand on every space besides the one it asks for
    goods_spaces: int = 0  # action spaces that take a good: they make a place of one follower more than a single space
    substitution: Substitution | None = field(default=None)


class Layout:
    """The tables for a list of places. The index of a place is its position in the list."""

    def __init__(
        self,
        plans: list[PlacePlan],
        more: list[Substitution] | None = None,
        room: int = 0,
        rows: dict[int, list[int]] | None = None,
    ) -> None:
        self.room = room  # so many codes lie between those of one follower kind and of the next
        self.rows = rows or {}  # codes that do not all follow their first one, by that and the number of the space
        self.places = [plan.name for plan in plans]
        self.wants: list[int] = []  # what a space asks for
        self.place_of: list[int] = []
        self.bit: list[int] = []
        self.mask: list[int] = []  # the spaces of a place
        self.spaces: list[list[int]] = []
        self.partial = 0  # places where one follower is enough
        self.twins = 0  # spaces whose next neighbour is identical: that one opens only when this one is taken
        self.technology_spaces = 0  # technology.*: where technology may lie at all
        self.farmer_spaces = 0
        self.anyone_spaces = 0
        neutral_only = 0
        self._welcome = [0] * NEUTRAL_KINDS  # spaces by the professions welcome there besides
        for place, plan in enumerate(plans):
            spaces: list[int] = []
            mask = 0
            for number, wanted in enumerate(plan.spaces):
                space = len(self.wants)
                bit = 1 << space
                self.wants.append(wanted)
                self.place_of.append(place)
                self.bit.append(bit)
                spaces.append(space)
                mask |= bit
                if number and plan.spaces[number - 1] == wanted:
                    self.twins |= bit >> 1
                if plan.technology and len(plan.spaces) + plan.goods_spaces > 1 and wanted not in (MONK, ANY):
                    self.technology_spaces |= bit
                if wanted == 0:
                    self.farmer_spaces |= bit
                if wanted == ANY:
                    self.anyone_spaces |= bit
            if plan.neutral_only:
                neutral_only |= mask
            if plan.partial:
                self.partial |= 1 << place
            for profession in plan.welcome:
                self._welcome[profession] |= mask
            self.mask.append(mask)
            self.spaces.append(spaces)
        self.substitutions = [plan.substitution for plan in plans if plan.substitution is not None]
        self.substitutions += more or []  # privileges that no place gives
        self.fits: list[list[int]] = [self._fits(owned, neutral_only) for owned in range(1 << len(self.substitutions))]
        # Which privilege bit a place gives its owner (0 for most).
        self.privilege = [0] * len(plans)
        for number, substitution in enumerate(self.substitutions):
            if substitution.place >= 0:
                self.privilege[substitution.place] |= 1 << number
        self.spread_codes: list[dict[int, list[int]]] = [{} for _ in range(SPREADS)]
        # Where the followers of a market may go, for each set of privileges and of kinds (`held`), by the free spaces among those that
        # fit any of them.
        self.market_codes: list[dict[int, list[int]] | None] = [None] * (len(self.fits) << KINDS)
        self.market_fits: list[int] = [0] * len(self.market_codes)
        self.market_codes_known = 0

    def _fits(self, owned: int, neutral_only: int) -> list[int]:
        """The spaces each kind of follower may stand on, for an owner of the privileges `owned`."""
        by_profession: list[int] = []
        for profession in range(NEUTRAL_KINDS):
            wanted = {profession, ANY}
            if profession == MONK:
                wanted |= set(range(NEUTRAL_KINDS))
            for number, substitution in enumerate(self.substitutions):
                if owned >> number & 1 and substitution.profession == profession:
                    wanted |= set(substitution.instead)
            asked = sum(self.bit[s] for s, want in enumerate(self.wants) if want in wanted)
            by_profession.append(asked | self._welcome[profession])
        return [
            by_profession[PROFESSION[kind]] & (~neutral_only if kind >= OWN else -1) for kind in range(FOLLOWER_KINDS)
        ]

    def space_names(self, professions: tuple[str, ...] = PROFESSIONS) -> tuple[str, ...]:
        """A name for every space: the place and what the space asks for, those of a place that ask for the same numbered."""
        names: list[str] = []
        same: dict[str, int] = {}
        for space, wanted in enumerate(self.wants):
            name = f"{self.places[self.place_of[space]]}.{'any' if wanted == ANY else professions[wanted]}"
            same[name] = same.get(name, 0) + 1
            names.append(f"{name}.{same[name]}" if same[name] > 1 else name)
        return tuple(names)

    def spread(self, memory: int, base: int, spaces: int) -> list[int]:
        """The codes `base + index` for a set of indices, not to be changed. `memory` numbers the memory to use."""
        codes = self.spread_codes[memory].get(spaces)
        return codes if codes is not None else self._spread(memory, spaces, NO_CODES, base, spaces)

    def spread_after(self, memory: int, first: list[int], base: int, spaces: int) -> list[int]:
        """Other codes, the same ones for a memory, and then those of a set of indices; not to be changed."""
        key = spaces ^ spaces >> 13  # many sets differ in high spaces alone, and a dictionary looks at low bits first
        codes = self.spread_codes[memory].get(key)
        return codes if codes is not None else self._spread(memory, key, first, base, spaces)

    def _spread(self, memory: int, key: int, first: list[int], base: int, spaces: int) -> list[int]:
        known = self.spread_codes[memory]
        if len(known) >= MOST_KNOWN:
            known.clear()
        row = self.rows.get(base)
        codes: list[Any] = first.copy()
        while spaces:
            lowest = spaces & -spaces
            space = lowest.bit_length() - 1
            codes.append(shared(base + space if row is None else row[space]))
            spaces ^= lowest
        known[key] = codes
        return codes

    def remember_market(self, privileges: int, market: int, spaces: int, codes: list[int]) -> None:
        """Keep where the followers of a market may go if these spaces are free."""
        if self.market_codes_known >= MOST_KNOWN:
            self.market_codes = [None] * len(self.market_codes)
            self.market_codes_known = 0
        self.market_codes_known += 1
        memory = privileges << KINDS | held(market)
        known = self.market_codes[memory]
        if known is not None:
            known[spaces & self.market_fits[memory]] = codes
            return
        fits = 0
        for kind in kinds(market):
            fits |= self.fits[privileges][kind]
        self.market_fits[memory] = fits  # before anything is there to be found by it, also by another thread
        self.market_codes[memory] = {spaces & fits: codes}
