"""The component data of one set-up, compiled to tables that the fast core can index."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from cenabum.bagbuilding.followers import FARMER, PROFESSIONS
from cenabum.bagbuilding.layout import ANY, Layout, PlacePlan
from cenabum.kernel.figures import Figures
from cenabum.kernel.moves import MoveTable
from cenabum.kernel.pool import KINDS, MOST, ONE, count, pool_of, total
from cenabum.kernel.reading import Reader
from cenabum.kernel.words import Words, say
from cenabum.orleans.effects.effect import PlaceEffect, PlaceFigure
from cenabum.orleans.events.event import Event, EventFigure
from cenabum.orleans.events.names import ALL_EVENTS, EVENTS
from cenabum.orleans.memory import NO_MEMORIES, NO_MEMORY, Memory
from cenabum.orleans.moves import (
    CONNECTIONS,
    DEEDS,
    FIRST_SPACES,
    GOODS,
    MOST_DRAWS,
    PLACES,
    ROWS,
    SPACES,
    TOWNS,
    move_table,
)
from cenabum.orleans.overlay import Overlay

if TYPE_CHECKING:
    from cenabum.orleans.module import Module, Tile

BOARD: Final = 0
CATEGORY: Final = ("board", "I", "II")
TRACK_CITIZENS: Final = 3  # on the development track; each has a name of its own (`facts.CITIZENS`)


class Components(Reader):
    """Everything printed on the components of one edition and number of players, and the options chosen for the game."""

    def __init__(
        self,
        figures: Figures,
        edition: str,
        players: int,
        options: dict[str, str],
        in_play: "list[Module]",
        effects: dict[str, Callable[[PlaceFigure], PlaceEffect]],
        events: list[type[Event]],
        modules: Overlay,
    ) -> None:
        super().__init__(figures)
        self.edition = edition
        self.players = players
        self.options = options
        self.in_play = in_play  # the modules
        self.first_placed_rule = options["first_technology"] == "first-placed"
        self.recalls_after = options.get("recalls") != "before-draw"  # so it was by older rules
        self.modules = modules
        self.board = modules.board
        tree: dict[str, Any] = figures.tree
        self._counts(tree["counts"])
        places = {**tree["places"], **modules.place_figures}
        for module in in_play:
            places.update(module.places(options))
        self._places(places, effects)
        self._tracks(tree["tracks"])
        self._map(tree["map"])
        if self.board:
            self._board(modules)
        else:
            self._deeds(tree["deeds"])
        self._hourglass(tree["hourglass"][edition], events)
        if modules.new_events:
            self._new_events(modules, events)
        self.hourglass_names = [*(ALL_EVENTS if modules.new_events else EVENTS)]
        for module in in_play:
            for tile in module.tiles(options):
                self._tile(tile)
        own = len(ALL_EVENTS if modules.new_events else EVENTS)
        self.event_names = self.hourglass_names if len(self.hourglass_names) > own else ALL_EVENTS
        self.event_value = [event.values for event in self.events]
        self.exclusions: int = self._for_all("exclusion", tree["counts"]) if options["exclude_tiles"] == "yes" else 0
        self.moves: MoveTable = move_table(
            self.layout,
            self.town_names,
            self.connection_names,
            self.deed_names,
            modules.order_names,
            [kind for module in in_play for kind in module.moves()],
            {domain: names for module in in_play for domain, names in module.domains().items()},
        )

    def memories(self) -> list[Memory]:
        """What the modules in play keep, for a new state: at the slot of each."""
        if not self.in_play:
            return NO_MEMORIES
        found = [NO_MEMORY] * (1 + max([module.slot for module in self.in_play]))
        for module in self.in_play:
            found[module.slot] = module.memory(self.players)
        return found

    def _for_all(self, what: str, counts: dict[str, Any]) -> Any:
        """The figure for this number of players."""
        if str(self.players) not in counts[what]:
            self.fail(f"counts.{what}", f"has nothing for {self.players} players")
        return counts[what][str(self.players)]

    def _counts(self, counts: dict[str, Any]) -> None:
        per_count = self._for_all("followers", counts)
        where = f"counts.followers.{self.players}"
        self.supply = pool_of([self.number(f"{where}.{k}", per_count[k], 0, MOST) for k in PROFESSIONS])
        self.own = [self.index("counts.followers.own", name, PROFESSIONS[:4]) for name in counts["followers"]["own"]]
        self.goods = pool_of([self.number(f"counts.goods.{g}", counts["goods"][g], 0, MOST) for g in GOODS])
        self.goods_values = [self.number(f"counts.goods_values.{g}", counts["goods_values"][g], 0, 99) for g in GOODS]
        removed = f"counts.goods_removed.{self.players}"
        self.goods_removed = self.number(removed, self._for_all("goods_removed", counts), 0, 30)
        self.food = [self.index("counts.food", name, GOODS[:3]) for name in counts["food"]]
        self.technology = self.number("counts.technology", counts["technology"], 0, 60)
        self.citizens = self.number("counts.citizens", counts["citizens"], 0, 60)
        self.stations = self.number("counts.stations", counts["stations"], 0, TOWNS)
        self.start_coins = self.number("counts.start_coins", counts["start_coins"], 0, 999)
        self.market = self.number("counts.market", counts["market"], len(self.own), 20)
        self.rounds = self.number("counts.rounds", counts["rounds"], 1, 60)
        coins = counts["coins"]
        limited = coins["limited"][self.edition]
        self.pays_what_is_left = bool(coins["pays_what_is_left"])
        worth = coins["ones"] + 5 * coins["fives"] + 10 * coins["tens"]
        # -1: the supply of coins does not run out.
        self.coins = worth - self.players * self.start_coins if limited else -1
        if limited and self.coins < 0:
            self.fail("counts.start_coins", f"{worth} coins are too few for {self.players} players")

    def _places(
        self, places: dict[str, dict[str, Any]], effects: dict[str, Callable[[PlaceFigure], PlaceEffect]]
    ) -> None:
        if len(places) > PLACES:
            self.fail(
                "places", f"has {len(places)} places, and there is room for {PLACES} (PLACES in orleans/moves.py)"
            )
        plans: list[PlacePlan] = []
        self.category: list[int] = []
        self.effects: list[PlaceEffect] = []  # what each place does
        # Some places are known to the rules by what they do; where there is none, the index is -1.
        self.tower = self.sacristy = self.bathhouse = -1
        self.storage = self.pharmacy_most = 0
        self.place_paths: list[str] = []
        for place, (name, figure) in enumerate(places.items()):
            path = f"new_places.{name}" if name in self.modules.place_figures else f"places.{name}"
            self.place_paths.append(path)
            wants = tuple(
                ANY if kind == "any" else self.index(f"{path}.spaces", kind, PROFESSIONS) for kind in figure["spaces"]
            )
            self.category.append(self.index(f"{path}.category", figure["category"], CATEGORY))
            effect = self._effect(PlaceFigure(self.figures, path, place, figure, self.edition), effects)
            self.effects.append(effect)
            effect.known_as(self)
            plans.append(
                PlacePlan(
                    name,
                    wants,
                    neutral_only=bool(figure.get("neutral_only")),
                    partial=bool(figure.get("partial")),
                    technology=not effect.sends,
                    substitution=effect.substitution,
                )
            )
        spaces = sum(len(plan.spaces) for plan in plans)
        if spaces > SPACES:
            self.fail(
                "places", f"has {spaces} action spaces, and there is room for {SPACES} (SPACES in orleans/moves.py)"
            )
        more = self.modules.substitutions
        self.layout = Layout(plans, more, FIRST_SPACES, ROWS)
        first = len(self.layout.substitutions) - len(more)
        self.modules.privileges = [1 << number for number in range(first, first + len(more))]
        self.place_names = self.layout.places
        self.recruits = [effect.recruits for effect in self.effects]
        self.all_tiles = sum(1 << p for p, category in enumerate(self.category) if category)
        self.tiles_one = sum(1 << p for p, category in enumerate(self.category) if category == 1)
        self.board_spaces = 0
        for place, category in enumerate(self.category):
            if category == BOARD:
                self.board_spaces |= self.layout.mask[place]

    def _effect(self, figure: PlaceFigure, effects: dict[str, Callable[[PlaceFigure], PlaceEffect]]) -> PlaceEffect:
        """The effect that the figures of a place name."""
        for key, value in figure.does.items():
            found = effects.get(key) or effects.get(f"{key}.{value}")
            if found is not None:
                return found(figure)
        raise self.figures.error(f"{figure.path}.effect", f"names no effect; there are {', '.join(effects)}")

    def _tracks(self, tracks: dict[str, dict[str, Any]]) -> None:
        self.farmer_goods = [self.index("tracks.farmers.goods", good, GOODS) for good in tracks["farmers"]["goods"]]
        self.boatman_coins: list[int] = tracks["boatmen"]["coins"]
        self.boatman_citizen: int = tracks["boatmen"]["citizen"]
        self.scholar_points: list[int] = tracks["scholars"]["development"]
        self.knight_draws = [self.number("tracks.knights.draws", n, 0, MOST_DRAWS) for n in tracks["knights"]["draws"]]
        if not self.knight_draws:
            self.fail("tracks.knights.draws", "needs a number for the start space")
        self.knight_citizen: int = tracks["knights"]["citizen"]
        self.craftsman_farmer_only: int = tracks["craftsmen"]["farmer_only"]
        self.trader_one_only: int = tracks["traders"]["category_one_only"]
        self.steps = [
            len(self.farmer_goods),
            len(self.boatman_coins),
            self.number("tracks.craftsmen.steps", tracks["craftsmen"]["steps"], 0, MOST),
            self.number("tracks.traders.steps", tracks["traders"]["steps"], 0, MOST),
            len(self.knight_draws) - 1,
            len(self.scholar_points),
        ]
        if max(self.steps[FARMER:]) > MOST:
            self.fail("tracks", f"a track has at most {MOST} steps")
        track = tracks["development"]
        length = self.number("tracks.development.length", track["length"], 1, 60)
        self.development_end = length
        status = self._on_track("tracks.development.status", track["status"], length)
        coins = self._on_track("tracks.development.coins", track["coins"], length)
        self.status: list[int] = []
        current = track["start_status"]
        for space in range(length + 1):
            current = status.get(space, current)
            self.status.append(current)
        self.coins_on = [coins.get(space, 0) for space in range(length + 1)]
        self.citizen_on = [-1] * (length + 1)  # the number of the citizen that lies on a space
        if len(track["citizens"]) != TRACK_CITIZENS:
            self.fail("tracks.development.citizens", f"must be {TRACK_CITIZENS} spaces")
        for number, space in enumerate(track["citizens"]):
            self.citizen_on[self.number("tracks.development.citizens", space, 1, length)] = number
        # The citizens on the tracks are one mask: the development track's first, then the boatman's and the knight's.
        self.citizen_boatman = len(track["citizens"])
        self.citizen_knight = self.citizen_boatman + 1
        self.track_citizens = (1 << (self.citizen_knight + 1)) - 1

    def _on_track(self, path: str, figures: dict[str, Any], length: int) -> dict[int, int]:
        """Figures of single spaces of the development track."""
        if not all(space in map(str, range(length + 1)) for space in figures):
            self.fail(path, f"the keys are spaces from 0 to {length}")
        return {int(space): self.number(path, value, 0, 99) for space, value in figures.items()}

    def _map(self, geography: dict[str, Any]) -> None:
        towns: dict[str, dict[str, Any]] = geography["towns"]
        connections: dict[str, dict[str, Any]] = geography["connections"]
        self.town_names = list(towns)
        self.connection_names = list(connections)
        if len(towns) != TOWNS or len(connections) != CONNECTIONS:
            self.fail("map", f"the map has {TOWNS} towns and {CONNECTIONS} connections")
        self.ends: list[tuple[int, int]] = []
        self.goods_spaces: list[int] = []
        self.by_water: list[list[int]] = [[] for _ in towns]
        self.by_road: list[list[int]] = [[] for _ in towns]
        for number, (name, figure) in enumerate(connections.items()):
            path = f"map.connections.{name}"
            if len(figure["between"]) != 2 or len(set(figure["between"])) != 2:
                self.fail(f"{path}.between", "must be two towns")
            one, other = (self.index(path, town, self.town_names) for town in figure["between"])
            self.ends.append((one, other))
            self.goods_spaces.append(sum(least <= self.players for least in figure["spaces"]))
            ways = self.by_road if figure["kind"] == "road" else self.by_water
            ways[one].append(number)
            ways[other].append(number)
        needed = self.goods_removed + sum(self.goods_spaces)
        if total(self.goods) < needed:
            self.fail(
                "counts.goods", f"{needed} goods are needed for the map and those taken out, not {total(self.goods)}"
            )

    def _deeds(self, deeds: dict[str, dict[str, Any]]) -> None:
        if len(deeds) > DEEDS:
            self.fail("deeds", f"at most {DEEDS} deeds fit the table")
        self.deed_names = list(deeds)
        for name, deed in deeds.items():
            for kind in deed["spaces"]:
                self.index(f"deeds.{name}.spaces", kind, PROFESSIONS)
            if not any(deed["spaces"].values()):
                self.fail(f"deeds.{name}.spaces", "a deed needs at least one space")
        self.deed_coins = [deed["coins"] for deed in deeds.values()]
        self.deed_development = [deed.get("or_development", 0) for deed in deeds.values()]
        self.deed_words: list[Words] = [
            say("does-deed", coins=coins, development=development)
            for coins, development in zip(self.deed_coins, self.deed_development, strict=True)
        ]
        self.deeds = [
            pool_of([self.number(f"deeds.{name}.spaces", deed["spaces"].get(k, 0), 0, MOST) for k in PROFESSIONS])
            for name, deed in deeds.items()
        ]

    def _board(self, modules: Overlay) -> None:
        """The deeds board of a module takes the place of the base game's."""
        self.deed_names = modules.deed_names
        self.deed_coins = modules.coins
        self.deed_development = [0] * len(modules.deed_names)
        self.deed_words = modules.deed_words
        self.deeds = modules.deeds

    def _new_events(self, modules: Overlay, events: list[type[Event]]) -> None:
        """The new hour-glass tiles take the place of the base game's; a stack is a mask of events."""
        self.start_event = modules.first_event
        self.letters = modules.letters
        self.stacks = modules.stacks
        self.rounds = modules.tiles
        paths = [f"new_events.values.{name}" for name in ALL_EVENTS]
        self._events(paths, modules.event_numbers, events)

    def _events(self, paths: list[str], numbers: list[list[Any] | None], events: list[type[Event]]) -> None:
        """What each event does, with its numbers for every stack; the start tile asks for nothing."""
        self.events: list[Event] = [
            made(EventFigure(self.figures, path, event, values, len(self.stacks), self.harvest_penalty))
            for event, (made, path, values) in enumerate(zip(events, paths, numbers, strict=False))
        ]

    def _tile(self, tile: "Tile") -> None:
        """A tile of a module comes into every stack: among others that are drawn from, or in the place of one."""
        event = len(self.hourglass_names)
        path = f"hourglass.{tile.event.name}"
        self.hourglass_names.append(tile.event.name)
        figure = EventFigure(self.figures, path, event, None, len(self.stacks), self.harvest_penalty)
        self.events.append(tile.made(figure))
        if self.modules.new_events:
            self.stacks = [stack | 1 << event for stack in self.stacks]
            return
        if event >= KINDS:
            self.fail("hourglass", f"has {event + 1} kinds of events, and there is room for {KINDS}")
        instead = self.index(path, tile.instead, EVENTS)
        self.stacks = [stack - ONE[instead] + ONE[event] if count(stack, instead) else stack for stack in self.stacks]

    def _stack(self, stack: dict[str, Any]) -> int:
        path = f"hourglass.{self.edition}.stacks"
        return pool_of([self.number(path, stack["tiles"].get(event, 0), 0, MOST) for event in EVENTS])

    def _hourglass(self, hourglass: dict[str, Any], events: list[type[Event]]) -> None:
        self.start_event = self.index(f"hourglass.{self.edition}.start", hourglass["start"], EVENTS)
        self.letters = [stack["letter"] for stack in hourglass["stacks"]]
        self.stacks = [self._stack(stack) for stack in hourglass["stacks"]]
        values = hourglass["values"]
        self.harvest_penalty: int = hourglass["harvest"]["penalty"]
        self.food_first: bool = hourglass["harvest"]["food_first"]
        paths = [f"hourglass.{self.edition}.values.{event}" for event in EVENTS]
        self._events(paths, [values.get(event) for event in EVENTS], events)
        tiles = 1 + sum(sum(stack["tiles"].values()) for stack in hourglass["stacks"])
        if tiles != self.rounds:
            self.fail(f"hourglass.{self.edition}.stacks", f"there must be {self.rounds} hour-glass tiles, not {tiles}")
