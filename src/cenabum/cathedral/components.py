"""The component data of one set-up, compiled to tables that the fast core can index."""

from typing import Any, Final

from cenabum.cathedral.effect import Effect, Event, Reward
from cenabum.cathedral.effects import in_order
from cenabum.cathedral.events.in_order import read_event
from cenabum.cathedral.moves import (
    BAGS,
    FOLLOWERS,
    GOODS,
    ITEMS,
    MONK_KIND,
    MOVE,
    PLACE,
    REFRAIN,
    ROUTES,
    SPACES,
    move_table,
)
from cenabum.cathedral.names import AREAS, BLUEPRINT, ITEM_KINDS, NO_AREA, REWARDS, ROSETTE_SPACE, WAYS
from cenabum.kernel.figures import Figures
from cenabum.kernel.moves import MoveTable
from cenabum.kernel.pool import KINDS, MOST, ONE, pool_of, total
from cenabum.kernel.reading import Reader

WORKSHOPS: Final = 6


class Components(Reader):
    """Everything printed on the components, for one number of players and the options chosen for the game."""

    def __init__(self, figures: Figures, players: int, options: dict[str, str]) -> None:
        super().__init__(figures)
        self.players = players
        self.options = options
        self.memory_aid = options["memory_aid"] == "yes"
        tree: dict[str, Any] = figures.tree
        self._counts(tree["counts"], options["level"])
        self._map(tree["map"])
        self._actions(tree["actions"])
        self._tiles(tree["tiles"])
        self.moves: MoveTable = move_table(self.space_names, self.twins, self.route_names, players)

    def _pool(self, path: str, names: list[str]) -> int:
        """Items by name as a pool."""
        made = [0] * len(ITEMS)
        for name in names:
            made[self.index(path, name, ITEMS)] += 1
        return pool_of(made)

    def _counts(self, counts: dict[str, Any], level: str) -> None:
        self.rounds = self.number("counts.rounds", counts["rounds"], 1, 6)
        self.sections = self.number("counts.sections", counts["sections"], 1, 20)
        self.knapsack = self.number("counts.knapsack", counts["knapsack"], 1, 20)
        self.rosettes = self.number("counts.rosettes", counts["rosettes"], 1, MOST)
        self.deliveries = self.number("counts.deliveries", counts["deliveries"], 1, 20)
        self.goods = pool_of([self.number(f"counts.goods.{g}", counts["goods"][g], 0, MOST) for g in GOODS])
        box = [self.number(f"counts.followers.{k}", counts["followers"][k], 0, MOST) for k in FOLLOWERS]
        self.followers = pool_of(box)
        self.bags: list[int] = []
        for bag in BAGS:
            path = f"counts.bags.{level}.{bag}"
            inside = counts["bags"][level][bag]
            for kind in inside:
                self.index(path, kind, FOLLOWERS)
            numbers = [self.number(f"{path}.{k}", inside.get(k, 0), 0, MOST) for k in FOLLOWERS]
            box = [have - used for have, used in zip(box, numbers, strict=True)]
            if min(box) < 0:
                self.fail(path, "needs more followers than there are")
            self.bags.append(pool_of(numbers))
        self.monks = box[MONK_KIND]
        # Followers of other kinds that go into no bag stay in the box.
        self.unused = pool_of(box) - self.monks * ONE[MONK_KIND]

    def _map(self, geography: dict[str, Any]) -> None:
        places: dict[str, dict[str, Any]] = geography["places"]
        routes: dict[str, dict[str, Any]] = geography["routes"]
        self.place_names = list(places)
        self.route_names = list(routes)
        self.at_most("map.routes", len(routes), ROUTES, "routes")
        self.start = self.index("map.start", geography["start"], self.place_names)
        self.workshop_places = [self.index("map.workshops", name, self.place_names) for name in geography["workshops"]]
        if len(set(self.workshop_places)) != len(self.workshop_places) or not self.workshop_places:
            self.fail("map.workshops", "must be one or more places, none of them twice")
        self.at_most("map.workshops", len(self.workshop_places), WORKSHOPS, "workshops")
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
                self.fail(f"{path}.between", "must be two places")
            one, other = (self.index(f"{path}.between", place, self.place_names) for place in figure["between"])
            way = self.index(f"{path}.kind", figure["kind"], WAYS)
            self.ends.append((one, other))
            self.way.append(way)
            self.item_space.append(self.index(f"{path}.item", figure["item"], ITEM_KINDS))
            self.routes_from[way][one].append(number)
            self.routes_from[way][other].append(number)
        # actions.refrain: the answers of whoever travels from a place, not to be changed
        self.journeys_from = [
            [[*[MOVE + route for route in routes_here], REFRAIN] for routes_here in by_place]
            for by_place in self.routes_from
        ]
        if self.rosettes < self.item_space.count(ROSETTE_SPACE):
            self.fail("counts.rosettes", "is fewer than the rosettes that lie on routes")

    def _actions(self, actions: dict[str, dict[str, Any]]) -> None:
        self.action_names = list(actions)
        known = [effect.name for effect in in_order.EFFECTS]
        self.effects: list[Effect] = [
            in_order.EFFECTS[self.index(f"actions.{name}.does", figure["does"], known)]
            for name, figure in actions.items()
        ]
        self.area = [self.index(f"actions.{name}.area", figure["area"], AREAS) for name, figure in actions.items()]
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
            if self.effects[action].ends_round:
                if self.bell >= 0 or figure["spaces"] != ["any"]:
                    self.fail(path, "there is one Bell Tower with one space for anybody")
                self.bell = len(self.space_names) - 1
            elif self.area[action] == NO_AREA:
                self.fail(f"actions.{name}.area", f"must be {' or '.join(BAGS)}")
        if self.bell < 0:
            self.fail("actions", "there must be a Bell Tower")
        self.at_most("actions", len(self.space_names), SPACES, "spaces in all")
        if len(self.space_names) > total(self.bags[0]) + total(self.bags[1]) - self.rounds:
            self.fail("actions", "there are more spaces than followers to fill them")
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
        # The spaces of each kind of follower: the move, the space and those just like it that come before it, as masks.
        self.homes = [
            [
                (PLACE + space, 1 << space, self.before[space])
                for space in range(len(self.space_names))
                if self.fits[kind] >> space & 1
            ]
            for kind in range(len(FOLLOWERS))
        ]

    def _taken(self, path: str, shown: str) -> int:
        """The follower kinds that a space shows, as a mask."""
        if shown == "any":
            return (1 << len(FOLLOWERS)) - 1
        kinds = shown.split("/")
        if len(kinds) > 2 or len(set(kinds)) != len(kinds) or (len(kinds) > 1 and "monk" in kinds):
            self.fail(path, f"“{shown}” must be one follower, two kinds such as knight/farmer, or any")
        return sum([1 << self.index(path, kind, FOLLOWERS) for kind in kinds])

    def _tiles(self, tiles: dict[str, Any]) -> None:
        self.workshop_names, self.workshop_orders, self.workshop_rewards = self._orders("workshops", tiles)
        self.hour_glass_names, self.hour_glass_orders, self.hour_glass_rewards = self._orders("hour_glasses", tiles)
        if len(self.workshop_names) < len(self.workshop_places):
            self.fail("tiles.workshops", "there are fewer workshop tiles than spaces for them")
        if len(self.hour_glass_names) < self.rounds:
            self.fail("tiles.hour_glasses", "there must be an hour glass for each round")
        prints = tiles["blueprints"]
        self.rewards: list[Reward] = list(in_order.REWARDS)
        self.blueprints = pool_of(
            [self.number(f"tiles.blueprints.{name}", prints[name], 0, MOST) for name in REWARDS[:BLUEPRINT]]
        )
        events: dict[str, dict[str, Any]] = tiles["events"]
        self.at_most("tiles.events", len(events), KINDS, "kinds of events")
        self.event_names = list(events)
        self.events: list[Event] = [read_event(self, name, figure, self.place_names) for name, figure in events.items()]
        self.event_pool = pool_of(
            [self.number(f"tiles.events.{name}.count", figure["count"], 0, MOST) for name, figure in events.items()]
        )

    def _orders(self, what: str, tiles: dict[str, Any]) -> tuple[list[str], list[int], list[list[int]]]:
        """The tiles of a kind: names, orders as pools, rewards."""
        figures: dict[str, dict[str, Any]] = tiles[what]
        self.at_most(f"tiles.{what}", len(figures), KINDS, "tiles")
        orders: list[int] = []
        rewards: list[list[int]] = []
        for name, figure in figures.items():
            path = f"tiles.{what}.{name}"
            if not figure["order"]:
                self.fail(f"{path}.order", "must ask for something")
            orders.append(self._pool(f"{path}.order", figure["order"]))
            rewards.append([self.index(f"{path}.reward", reward, REWARDS) for reward in figure["reward"]])
        return list(figures), orders, rewards


def sort_name(mask: int) -> str:
    """What a space takes, as it stands in its name: `knight`, `knight_or_farmer`, `any`."""
    kinds = [FOLLOWERS[kind] for kind in range(len(FOLLOWERS)) if mask >> kind & 1]
    return "any" if len(kinds) == len(FOLLOWERS) else "_or_".join(kinds)
