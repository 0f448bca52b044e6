"""A table with modules put into any state, on top of the scene of the base game's tests."""

from typing import Any

import cenabum
from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.pool import ONE, count
from cenabum.orleans.events.names import ALL_EVENTS
from cenabum.orleans.moves import GOODS
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables
from tests.orleans.scene import NAMES, Scene, named, pool

__all__ = ["NAMES", "Modules", "intrigue", "kidnapping", "modules", "named", "pool"]


class Modules(Scene):
    """The scene, with the words of the modules."""

    # The verbs of the scene once more, so that they can be followed by those of the modules.

    def give(self, name: str, **things: Any) -> "Modules":
        super().give(name, **things)
        return self

    def empty_market(self, *names: str) -> "Modules":
        super().empty_market(*names)
        return self

    def draws(self, name: str, followers: str) -> "Modules":
        super().draws(name, followers)
        return self

    def actions(self, first: str = "Ana") -> "Modules":
        super().actions(first)
        return self

    def event_tile(self, event: str, letter: str = "") -> "Modules":
        """The hour-glass tile of this round."""
        self.state.event = ALL_EVENTS.index(event)
        self.state.stack = self.printed.letters.index(letter) if letter else 0
        return self

    def hourglass_draws(self, *events: str) -> "Modules":
        self.script.waiting.setdefault(1, []).extend(ALL_EVENTS.index(event) for event in events)
        return self

    def busy(self, *names: str) -> "Modules":
        """These players have a place that can act, so that the round does not end by itself."""
        for name in names:
            self.give(name, place="boatman > farm_house, craftsman > farm_house")
        return self

    def opens(self, *towns: str) -> "Modules":
        """Just these orders lie open, the others are in the pile."""
        everything = (1 << len(tables(self.printed).order_names)) - 1
        opened = sum(1 << tables(self.printed).order_names.index(town) for town in towns)
        kept(self.state).orders_open = opened
        kept(self.state).orders_pile = everything & ~opened
        return self

    def order_draws(self, *towns: str) -> "Modules":
        stream = 2 + len(self.state.players)
        self.script.waiting.setdefault(stream, []).extend(
            tables(self.printed).order_names.index(town) for town in towns
        )
        return self

    def open_orders(self) -> set[str]:
        return {order.town for order in self.game.view(None).orders.open}

    def fill(self, deed: str, left: str) -> "Modules":
        """A deed whose free spaces are just these; who would stand on the others comes out of the supply."""
        number = self.printed.deed_names.index(deed)
        wanted = pool(left, (*PROFESSIONS_AND_ANY,))
        taken = self.state.deeds[number] - wanted
        for kind in range(7):
            for _ in range(count(taken, kind)):
                self.state.supply -= ONE[kind]
        for _ in range(count(taken, ANY)):
            self.state.supply -= ONE[0]
            kept(self.state).sent_any[number] += ONE[0]
        self.state.deeds[number] = wanted
        return self

    def free(self, deed: str) -> dict[str, int]:
        view = next(each for each in self.game.view(None).deeds if each.name == deed)
        return dict(view.free)

    def send(self, name: str, follower: str, deed: str) -> "Modules":
        """A follower waits in the Town Hall and is sent in an action of its own; the Town Hall is empty otherwise."""
        self.give(name, place=f"{follower} > town_hall")
        if self.state.phase != 5:
            self.actions(name)
        self.play(name, "act town_hall")
        if any(move.startswith("send") for move in self.legal(name)):
            self.play(name, f"send {follower} {deed}")
        return self

    def lay(self, goods: str) -> int:
        return pool(goods, GOODS)


PROFESSIONS_AND_ANY = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk", "any")


def modules(*chosen: str, players: int = 3, **settings: Any) -> Modules:
    """A table with some modules, before the first decision is used."""
    return Modules(cenabum.new("orleans", seats=list(NAMES[:players]), seed=1, modules=list(chosen), **settings))


def intrigue(players: int = 4, *more: str, **settings: Any) -> Modules:
    """A table with Intrigue where nobody has coins, and Bruno and Chloé have something to do."""
    scene = modules("intrigue", *more, players=players, **settings)
    scene.busy(*scene.game.seats[1:3])
    for name in scene.game.seats:
        scene.give(name, coins=0)
    return scene


def kidnapping(**bruno: Any) -> Modules:
    """Ana threatens Bruno's merchant, who has something to offer."""
    scene = intrigue().give("Bruno", town="tours", **bruno).give("Denis", town="blois")
    scene.send("Ana", "boatman", "kidnapper")
    scene.play("Ana", "target player_2")
    return scene
