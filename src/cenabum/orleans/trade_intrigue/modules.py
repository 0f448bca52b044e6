"""The component data of the modules, compiled to tables; `Components` holds one of these."""

from collections.abc import Sequence
from typing import Any, Final

from cenabum.bagbuilding.followers import FARMER, MONK, PROFESSIONS
from cenabum.bagbuilding.layout import ANY, Substitution
from cenabum.kernel.figures import Figures
from cenabum.kernel.pool import ONE, pool_of
from cenabum.kernel.words import say
from cenabum.orleans.components import Components
from cenabum.orleans.moves import GOODS, ORDERS
from cenabum.orleans.overlay import Overlay
from cenabum.orleans.trade_intrigue.names import (
    BASE_DEEDS,
    BOARDS,
    CHARACTER_NAMES,
    DEED_NAMES,
    LAY_ASSESSORS,
    NEW_DEEDS,
)

MOST_COINS: Final = 99


class Modules(Overlay):
    """Which modules are in the game, and what is printed on their parts."""

    def __init__(self, figures: Figures, players: int, options: dict[str, str], events: Sequence[str]) -> None:
        super().__init__(figures)
        self.players = players
        self.orders = options.get("orders", "no") == "yes"
        self.new_events = options.get("new_events", "no") == "yes"
        self.uprising = options.get("uprising_finale", "no") == "yes"
        self.new_places = options.get("new_places", "no") == "yes"
        self.board = BOARDS.index(options.get("board", BOARDS[BASE_DEEDS]))
        self.covered = players < 4  # the last space of every deed or character is
        self.board_file = ("deeds", "new_deeds", "intrigue")[self.board]
        tree: dict[str, Any] = figures.tree
        self._orders(tree["orders"], list(tree["map"]["towns"]))
        self._events(tree["new_events"], events)
        self._board(tree["new_deeds" if self.board == NEW_DEEDS else "intrigue"])
        tax = tree["intrigue"]["tax_collector"]["tax"]
        self.tax = self.number("intrigue.tax_collector.tax", tax, 0, MOST_COINS)
        self._places(tree["new_places"])

    def _orders(self, orders: dict[str, Any], towns: list[str]) -> None:
        cards: dict[str, dict[str, Any]] = orders["cards"]
        if len(cards) > ORDERS:
            self.fail("orders.cards", f"at most {ORDERS} orders fit the table")
        self.order_names = list(cards)
        self.order_open = self.number("orders.display.open", orders["display"]["open"], 0, ORDERS)
        self.order_towns: list[int] = []
        self.order_goods: list[int] = []
        self.order_points: list[int] = []
        for name, card in cards.items():
            path = f"orders.cards.{name}"
            self.order_towns.append(self.index(path, name, towns))
            goods = 0
            for good in card["goods"]:
                goods += ONE[self.index(f"{path}.goods", good, GOODS)]
            self.order_goods.append(goods)
            self.order_points.append(self.number(f"{path}.points", card["points"], 0, MOST_COINS))

    def _events(self, data: dict[str, Any], events: Sequence[str]) -> None:
        self.first_event = self.index("new_events.start", data["start"], events)
        finale = "finale" if self.uprising else "end"
        self.last_event = self.index(f"new_events.{finale}", data[finale], events)
        self.drawn = self.number("new_events.drawn", data["drawn"], 1, 8)
        self.letters = list(data["letters"])
        self.stacks = []  # masks of events
        for letter, names in data["letters"].items():
            path = f"new_events.letters.{letter}"
            stack = 0
            for name in names:
                event = self.index(path, name, events)
                if self.uprising and event == self.last_event:
                    continue
                if stack >> event & 1:
                    self.fail(path, f"has {name} twice")
                stack |= 1 << event
            if stack.bit_count() < self.drawn:
                self.fail(path, f"needs at least {self.drawn} tiles")
            self.stacks.append(stack)
        self.event_numbers = []  # for each stack, or None
        for event_name in events:
            value = data["values"].get(event_name)
            self.event_numbers.append([value] * len(self.stacks) if isinstance(value, int) else value)
        self.tiles = 2 + self.drawn * len(self.stacks)
        if self.new_events:
            # Peasant Uprising: while it is on, farmers stand in for all but monks.
            self.substitutions = [Substitution(-1, FARMER, tuple(range(FARMER + 1, MONK)))]

    def _board(self, deeds: dict[str, dict[str, Any]]) -> None:
        """The deeds or characters with the spaces that this number of players uses."""
        file = "new_deeds" if self.board == NEW_DEEDS else "intrigue"
        names = DEED_NAMES if self.board == NEW_DEEDS else CHARACTER_NAMES
        self.deed_names = list(names)
        self.deeds = []  # the spaces of each as a pool; the kind ANY for those that take everybody
        self.coins = []
        self.development: list[int] = []
        self.citizens: list[int] = []
        self.last_coins: list[int] = []
        self.last_development: list[int] = []
        self.last_citizens: list[int] = []
        self.deed_words = []  # what each does, with its figures
        # The spaces with a good: the deed, the follower and the good of each.
        self.goods_deed: list[int] = []
        self.goods_kind: list[int] = []
        self.goods_good: list[int] = []
        for deed, name in enumerate(names):
            figure = deeds[name]
            path = f"{file}.{name}"
            spaces = [
                ANY if kind == "any" else self.index(f"{path}.spaces", kind, PROFESSIONS) for kind in figure["spaces"]
            ]
            if self.covered:
                spaces = spaces[:-1]
            if self.players in figure.get("closed", []):
                spaces = []
            if ANY in spaces and (self.board != NEW_DEEDS or deed > LAY_ASSESSORS):
                self.fail(f"{path}.spaces", "cannot ask for any follower here")
            numbers = [0] * (ANY + 1)
            for kind in spaces:
                numbers[kind] += 1
            self.deeds.append(pool_of(numbers))
            for space, (kind, good) in enumerate(zip(spaces, figure.get("goods", []), strict=False)):
                self.goods_deed.append(deed)
                self.goods_kind.append(kind)
                self.goods_good.append(self.index(f"{path}.goods", good, GOODS))
                if space >= 8:
                    self.fail(path, "has too many goods")
            for key, into in (
                ("coins", self.coins), ("development", self.development), ("citizens", self.citizens),
                ("last_coins", self.last_coins), ("last_development", self.last_development),
                ("last_citizens", self.last_citizens),
            ):  # fmt: skip
                into.append(self.number(f"{path}.{key}", figure.get(key, 0), 0, MOST_COINS))
            message = f"about-{name}"
            told = {key: number for key, number in figure.items() if isinstance(number, int)}
            self.deed_words.append(say(message, **told))

    def _places(self, places: dict[str, Any]) -> None:
        self.tiles_each = self.number("new_places.limit.each", places["limit"]["each"], 1, 31)
        self.place_figures = (
            {name: figure for name, figure in places.items() if name != "limit"} if self.new_places else {}
        )
        # What the effects of its tiles say of themselves (`effects`); where a tile is not in the game, its place is -1.
        self.brasserie = self.merchant_house = -1
        self.stock: list[int] = []
        self.majority = self.majority_ties = 0
        self.farm_good = 0
        self.farm_gain = [0, 0, 0]

    @property
    def uprising_bit(self) -> int:
        """The privilege that everybody has during the Peasant Uprising."""
        return self.privileges[0] if self.privileges else 0

    def files(self) -> set[str]:
        """The data files that this game uses."""
        found = {"counts", "map", "places", "tracks", self.board_file}
        found.add("new_events" if self.new_events else "hourglass")
        if self.orders:
            found.add("orders")
        if self.new_places:
            found.add("new_places")
        return found


def tables(printed: Components) -> Modules:
    """What is printed on the parts of the modules."""
    modules = printed.modules
    assert isinstance(modules, Modules)
    return modules
