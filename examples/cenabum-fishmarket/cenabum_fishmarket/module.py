"""The fish market: a place tile that smokes fish, an event at which it is sold, and the choice how much of it."""

from collections.abc import Sequence
from typing import Any

from cenabum.kernel.moves import MoveKind
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.rules import Setting
from cenabum.kernel.words import Words, say
from cenabum.orleans.decision import Guest
from cenabum.orleans.facts import REASONS
from cenabum.orleans.guests import guest_effect
from cenabum.orleans.memory import Memory
from cenabum.orleans.module import Module, Tile
from cenabum.orleans.money import receive

FIRST_FISH = 1
SMOKED = 2  # by one action of the Smokehouse
MOST_FISH = 12  # one player can keep
POINTS = 2  # of a fish at the end


class Fish(Memory):
    """The smoked fish of every seat."""

    __slots__ = ("pieces",)

    pieces: list[int]

    def copy(self) -> "Fish":
        """An independent copy."""
        new = Fish()
        new.pieces = self.pieces[:]
        return new


def fish(table: Any) -> list[int]:
    """The smoked fish of every seat, at this table."""
    pieces: list[int] = table.memory[FISHMARKET.slot].pieces
    return pieces


class Smoke:
    """What the Smokehouse does."""

    name = "smoke"

    def may(self, table: Any, seat: int) -> bool:
        """There must be room for the catch."""
        return fish(table)[seat] + SMOKED <= MOST_FISH

    def why_not(self, table: Any, seat: int) -> Refusal:
        """There is none."""
        return Refusal("fishmarket.room", say("no-room-for-fish", number=MOST_FISH))

    def do(self, table: Any, seat: int) -> None:
        """Hang it up."""
        fish(table)[seat] += SMOKED
        table.tell("smokes", seat, SMOKED)

    def text(self) -> Words:
        """With the figure."""
        return say("does-smoke", number=SMOKED)

    def worth(self, prices: Any) -> float:
        """What a bot takes it for: about what the fish count at the end."""
        return float(SMOKED * POINTS)


class FishDay:
    """The event: whoever has fish may sell some. It has a price for each stack of hour-glass tiles."""

    name = "fish_day"
    numbers = (4, 2, 1)

    def do(self, table: Any, seat: int, price: int) -> None:
        """Ask how much."""
        if fish(table)[seat]:
            table.players[seat].pending.append(STALL.pending(price))


class Stall:
    """The decision; its number is the price."""

    name = "stall"
    answers = ("sell_fish",)
    rules = ()

    def options(self, table: Any, seat: int, price: int) -> list[int]:
        """From none to all."""
        return [table.components.moves.encode("sell_fish", pieces) for pieces in range(fish(table)[seat] + 1)]

    def do(self, table: Any, seat: int, price: int, code: int) -> None:
        """Sell them."""
        (pieces,) = table.components.moves.indices(code)[1]
        table.players[seat].pending.pop()
        fish(table)[seat] -= pieces
        table.tell("sells_fish", seat, pieces)
        if pieces:
            receive(table, seat, pieces * price, REASONS.index("fish_day"))

    def refuse(self, table: Any, seat: int, price: int, kind: str, at: list[int]) -> Refusal:
        """More than there are."""
        return Refusal("fishmarket.stall", say("no-so-much-fish", number=fish(table)[seat]), say("ask-stall"))

    def worth(self, prices: Any, table: Any, seat: int, price: int, code: int) -> float:
        """What a bot takes an answer for: coins now, or points at the end."""
        (pieces,) = table.components.moves.indices(code)[1]
        return float(prices.coins(pieces * price)) - POINTS * pieces


STALL = Guest(Stall())


class Fishmarket(Module):
    """What the package brings, at the seam of the game."""

    name = "fishmarket"

    def settings(self) -> tuple[Setting, ...]:
        """One, and it is off."""
        return (Setting("fishmarket", ("no", "yes"), "a smokehouse, and days on which fish is sold", optional=True),)

    def in_play(self, options: dict[str, str]) -> bool:
        """If it was chosen."""
        return options.get("fishmarket") == "yes"

    def places(self, options: dict[str, str]) -> dict[str, dict[str, Any]]:
        """The Smokehouse."""
        return {"smokehouse": {"category": "I", "spaces": ["farmer", "boatman"], "effect": {"smoke": True}}}

    def effects(self) -> dict[str, Any]:
        """What it does."""
        return {"smoke": guest_effect(Smoke())}

    def tiles(self, options: dict[str, str]) -> list[Tile]:
        """In every stack one Fish Day instead of an Income."""
        return [Tile(FishDay(), instead="income")]

    def decisions(self) -> list[Any]:
        """One."""
        return [STALL]

    def moves(self) -> tuple[MoveKind, ...]:
        """One kind."""
        return (MoveKind("sell_fish", ("pieces",)),)

    def domains(self) -> dict[str, Sequence[str]]:
        """How many can be sold."""
        return {"pieces": [str(number) for number in range(MOST_FISH + 1)]}

    def facts(self) -> dict[str, tuple[str, ...]]:
        """What is told."""
        return {"smokes": ("amount",), "sells_fish": ("amount",)}

    def reasons(self) -> tuple[str, ...]:
        """Why coins are received."""
        return ("fish_day",)

    def sources(self) -> tuple[str, ...]:
        """Where points come from."""
        return ("smoked_fish",)

    def memory(self, players: int) -> Memory:
        """Everybody begins with a fish."""
        new = Fish()
        new.pieces = [FIRST_FISH] * players
        return new

    def points(self, table: Any, seat: int) -> list[int]:
        """For the fish that is left."""
        return [POINTS * fish(table)[seat]]


FISHMARKET = Fishmarket()
