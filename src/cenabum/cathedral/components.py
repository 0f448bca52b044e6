"""The component data of one set-up, compiled to tables that the fast core can index."""

from typing import Any, Final

from cenabum.cathedral.moves import BAGS, FOLLOWERS, GOODS, ITEMS, MONK_KIND, ROUTES, SPACES, move_table
from cenabum.kernel.figures import Figures
from cenabum.kernel.moves import MoveTable
from cenabum.kernel.pool import KINDS, MOST, ONE, pool_of, total

# What an action does.
CART: Final = 0
BOAT: Final = 1
MARKET: Final = 2
FOUNDRY: Final = 3
PAINTING: Final = 4
FESTIVAL: Final = 5
BELL: Final = 6
EFFECTS: Final = ("cart", "boat", "market", "foundry", "painting", "festival", "bell")

AREAS: Final = (*BAGS, "none")
NO_AREA: Final = 2

# Rewards; a blueprint shows one of the first three.
SECTION_REWARD: Final = 0
ROSETTE_REWARD: Final = 1
MONK_REWARD: Final = 2
BLUEPRINT_REWARD: Final = 3
REWARDS: Final = ("section", "rosette", "monk", "blueprint")

LAND: Final = 0
RIVER: Final = 1
WAYS: Final = ("land", "river")

# What lies on a route at set-up.
ITEM_KINDS: Final = ("good", "rosette", "nothing")
GOOD_SPACE: Final = 0
ROSETTE_SPACE: Final = 1
NO_SPACE: Final = 2

# Events: two gifts, then orders of three kinds.
EVENTS: Final = ("rosette", "monk", "journey_1", "journey_2", "journey_3", "meeting", "treasure")
ROSETTE_EVENT: Final = 0
MONK_EVENT: Final = 1
MEETING: Final = 5
TREASURE: Final = 6


class Components:
    """Everything printed on the components, for one number of players and the options chosen for the game."""

    def __init__(self, figures: Figures, players: int, options: dict[str, str]) -> None:
        self.figures = figures
        self.players = players
        self.options = options
        self.memory_aid = options["memory_aid"] == "yes"
        tree: dict[str, Any] = figures.tree
        self._counts(tree["counts"], options["level"])
        self._map(tree["map"])
        self._actions(tree["actions"])
        self._tiles(tree["tiles"])
        self.moves: MoveTable = move_table(self.space_names, self.twins, self.route_names, players)

    def _fail(self, path: str, reason: str) -> None:
        raise self.figures.error(path, reason)

    def _index(self, path: str, name: Any, names: tuple[str, ...] | list[str]) -> int:
        if name not in names:
            self._fail(path, f"“{name}” is none of {', '.join(names)}")
        return list(names).index(name)

    def _number(self, path: str, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self._fail(path, f"must be a whole number from {low} to {high}, not {value}")
        return int(value)

    def _pool(self, path: str, names: list[str]) -> int:
        """Items by name as a pool."""
        made = [0] * len(ITEMS)
        for name in names:
            made[self._index(path, name, ITEMS)] += 1
        return pool_of(made)

    def _counts(self, counts: dict[str, Any], level: str) -> None:
        self.rounds = self._number("counts.rounds", counts["rounds"], 1, 6)
        self.sections = self._number("counts.sections", counts["sections"], 1, 20)
        self.knapsack = self._number("counts.knapsack", counts["knapsack"], 1, 20)
        self.rosettes = self._number("counts.rosettes", counts["rosettes"], 1, MOST)
        self.deliveries = self._number("counts.deliveries", counts["deliveries"], 1, 20)
        self.goods = pool_of([self._number(f"counts.goods.{g}", counts["goods"][g], 0, MOST) for g in GOODS])
        box = [self._number(f"counts.followers.{k}", counts["followers"][k], 0, MOST) for k in FOLLOWERS]
        self.followers = pool_of(box)
        self.bags: list[int] = []
        for bag in BAGS:
            path = f"counts.bags.{level}.{bag}"
            inside = counts["bags"][level][bag]
            for kind in inside:
                self._index(path, kind, FOLLOWERS)
            numbers = [self._number(f"{path}.{k}", inside.get(k, 0), 0, MOST) for k in FOLLOWERS]
            box = [have - used for have, used in zip(box, numbers, strict=True)]
            if min(box) < 0:
                self._fail(path, "needs more followers than there are")
            self.bags.append(pool_of(numbers))
        self.monks = box[MONK_KIND]
        # Followers of other kinds that go into no bag stay in the box.
        self.unused = pool_of(box) - self.monks * ONE[MONK_KIND]

    def _map(self, geography: dict[str, Any]) -> None:
        places: dict[str, dict[str, Any]] = geography["places"]
        routes: dict[str, dict[str, Any]] = geography["routes"]
        self.place_names = list(places)
        self.route_names = list(routes)
        if len(routes) > ROUTES:
            self._fail("map.routes", f"at most {ROUTES} routes fit the table")
        self.start = self._index("map.start", geography["start"], self.place_names)
        self.workshop_places = [self._index("map.workshops", name, self.place_names) for name in geography["workshops"]]
        if len(set(self.workshop_places)) != len(self.workshop_places) or not 1 <= len(self.workshop_places) <= 6:
            self._fail("map.workshops", "must be one to six places, none of them twice")
        self.shop_at = [-1] * len(places)  # the number of the workshop space at a place
        for shop, place in enumerate(self.workshop_places):
            self.shop_at[place] = shop
        self.ends: list[tuple[int, int]] = []
        self.way: list[int] = []
        self.item_space: list[int] = []
        self.routes_from: list[list[list[int]]] = [[[] for _ in places] for _ in WAYS]  # [way][place]
        for number, (name, figure) in enumerate(routes.items()):
            path = f"map.routes.{name}"
            if len(figure["between"]) != 2:
                self._fail(f"{path}.between", "must be two places")
            one, other = (self._index(f"{path}.between", place, self.place_names) for place in figure["between"])
            way = self._index(f"{path}.kind", figure["kind"], WAYS)
            self.ends.append((one, other))
            self.way.append(way)
            self.item_space.append(self._index(f"{path}.item", figure["item"], ITEM_KINDS))
            self.routes_from[way][one].append(number)
            self.routes_from[way][other].append(number)
        if self.rosettes < self.item_space.count(ROSETTE_SPACE):
            self._fail("counts.rosettes", "is fewer than the rosettes that lie on routes")

    def _actions(self, actions: dict[str, dict[str, Any]]) -> None:
        self.action_names = list(actions)
        self.effect = [self._index(f"actions.{name}.does", figure["does"], EFFECTS) for name, figure in actions.items()]
        self.area = [self._index(f"actions.{name}.area", figure["area"], AREAS) for name, figure in actions.items()]
        self.space_names: list[str] = []
        self.action_of: list[int] = []
        self.takes: list[int] = []  # mask of the follower kinds that a space shows
        self.twins: list[int] = []  # the first space just like it
        self.bell = -1
        for action, (name, figure) in enumerate(actions.items()):
            path = f"actions.{name}.spaces"
            met: dict[int, list[int]] = {}
            for shown in figure["spaces"]:
                mask = self._taken(path, shown)
                number = len(self.space_names)
                like = met.setdefault(mask, [])
                like.append(number)
                word = sort_name(mask)
                self.space_names.append(f"{name}.{word}" + (f".{len(like)}" if len(like) > 1 else ""))
                self.action_of.append(action)
                self.takes.append(mask)
                self.twins.append(like[0])
            if self.effect[action] == BELL:
                if self.bell >= 0 or figure["spaces"] != ["any"]:
                    self._fail(path, "there is one Bell Tower with one space for anybody")
                self.bell = len(self.space_names) - 1
            elif self.area[action] == NO_AREA:
                self._fail(f"actions.{name}.area", f"must be {' or '.join(BAGS)}")
        if self.bell < 0:
            self._fail("actions", "there must be a Bell Tower")
        if len(self.space_names) > SPACES:
            self._fail("actions", f"more than {SPACES} spaces in all do not fit the table")
        if len(self.space_names) > total(self.bags[0]) + total(self.bags[1]) - self.rounds:
            self._fail("actions", "there are more spaces than followers to fill them")
        self.spaces_of_action = [
            [space for space in range(len(self.space_names)) if self.action_of[space] == action]
            for action in range(len(actions))
        ]
        self.all_spaces = (1 << len(self.space_names)) - 1
        # turn.monk-anywhere: a monk fits every space.
        self.fits = [
            self.all_spaces
            if kind == MONK_KIND
            else sum([1 << space for space, mask in enumerate(self.takes) if mask >> kind & 1])
            for kind in range(len(FOLLOWERS))
        ]
        # Spaces just like this one that come before it: it is offered only when they are taken.
        self.before = [
            sum([1 << other for other in range(self.twins[space], space) if self.twins[other] == self.twins[space]])
            for space in range(len(self.space_names))
        ]

    def _taken(self, path: str, shown: str) -> int:
        """The follower kinds that a space shows, as a mask."""
        if shown == "any":
            return (1 << len(FOLLOWERS)) - 1
        kinds = shown.split("/")
        if len(kinds) > 2 or len(set(kinds)) != len(kinds) or (len(kinds) > 1 and "monk" in kinds):
            self._fail(path, f"“{shown}” must be one follower, two kinds such as knight/farmer, or any")
        return sum([1 << self._index(path, kind, FOLLOWERS) for kind in kinds])

    def _tiles(self, tiles: dict[str, Any]) -> None:
        self.workshop_names, self.workshop_orders, self.workshop_rewards = self._orders("workshops", tiles)
        self.hour_glass_names, self.hour_glass_orders, self.hour_glass_rewards = self._orders("hour_glasses", tiles)
        if len(self.workshop_names) < len(self.workshop_places):
            self._fail("tiles.workshops", "there are fewer workshop tiles than spaces for them")
        if len(self.hour_glass_names) < self.rounds:
            self._fail("tiles.hour_glasses", "there must be an hour glass for each round")
        prints = tiles["blueprints"]
        self.blueprints = pool_of(
            [self._number(f"tiles.blueprints.{name}", prints[name], 0, MOST) for name in REWARDS[:BLUEPRINT_REWARD]]
        )
        events = tiles["events"]
        self.events = pool_of(
            [self._number(f"tiles.events.{name}.count", events[name]["count"], 0, MOST) for name in EVENTS]
        )
        self.event_place = [
            self._index(f"tiles.events.{name}.place", events[name]["place"], self.place_names)
            if "place" in events[name]
            else -1
            for name in EVENTS
        ]
        self.meeting = self._number("tiles.events.meeting.builders", events["meeting"]["builders"], 2, 4)
        self.treasure = self._number("tiles.events.treasure.rosettes", events["treasure"]["rosettes"], 1, 20)

    def _orders(self, what: str, tiles: dict[str, Any]) -> tuple[list[str], list[int], list[list[int]]]:
        """The tiles of a kind: names, orders as pools, rewards."""
        figures: dict[str, dict[str, Any]] = tiles[what]
        if len(figures) > KINDS:
            self._fail(f"tiles.{what}", f"at most {KINDS} tiles fit the table")
        orders: list[int] = []
        rewards: list[list[int]] = []
        for name, figure in figures.items():
            path = f"tiles.{what}.{name}"
            if not figure["order"]:
                self._fail(f"{path}.order", "must ask for something")
            orders.append(self._pool(f"{path}.order", figure["order"]))
            rewards.append([self._index(f"{path}.reward", reward, REWARDS) for reward in figure["reward"]])
        return list(figures), orders, rewards


def sort_name(mask: int) -> str:
    """What a space takes, as it stands in its name: `knight`, `knight_or_farmer`, `any`."""
    kinds = [FOLLOWERS[kind] for kind in range(len(FOLLOWERS)) if mask >> kind & 1]
    return "any" if len(kinds) == len(FOLLOWERS) else "_or_".join(kinds)
