"""The one door out: what a seat, or a spectator, may see of the table, in names.

Everything on the table is open. Hidden are the future of every draw and what is in the three bags: of them a view tells only how many
pieces they hold, unless the table plays with the memory aid (general.no-peeking, general.memory-aid).
"""

from collections.abc import Sequence
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from cenabum.cathedral.components import Components
from cenabum.cathedral.decision import top
from cenabum.cathedral.knapsacks import is_full
from cenabum.cathedral.moves import BAGS, FOLLOWERS, GOODS, ITEMS
from cenabum.cathedral.names import AREAS, BLUEPRINT, NOTHING, REWARDS, WAYS
from cenabum.cathedral.scoring import points, winners
from cenabum.cathedral.state import State
from cenabum.kernel.asking import DecisionView, asked_of
from cenabum.kernel.naming import listed, named
from cenabum.kernel.pool import total
from cenabum.kernel.wording import Wording, wording

SPECTATOR = -1


class OrderView(msgspec.Struct, frozen=True, gc=False):
    """A workshop or hour-glass tile: what it asks for, what lies on it, what it still lacks, and what it gives."""

    name: str
    order: list[str]
    delivered: list[str]
    missing: list[str]
    reward: list[str]
    done: bool


class SpaceView(msgspec.Struct, frozen=True, gc=False):
    """A space of the town: the followers it shows ("any" alone for every kind), and who stands on it."""

    name: str
    takes: list[str]
    holds: str | None


class ActionView(msgspec.Struct, frozen=True, gc=False):
    """An action of the town, in the red or the blue area; the Bell Tower is in none."""

    name: str
    does: str
    area: str
    spaces: list[SpaceView]
    idle: list[Wording]  # why it would do nothing now for who looks, or for who is on turn


class BagView(msgspec.Struct, frozen=True, gc=False):
    """A bag: how many pieces it holds, and with the memory aid which."""

    left: int
    holds: dict[str, int] | None


class PlaceView(msgspec.Struct, frozen=True, gc=False):
    """A place of the map: whose builders stand there, and the workshop if it has one."""

    name: str
    builders: list[str]
    workshop: OrderView | None


class RouteView(msgspec.Struct, frozen=True, gc=False):
    """A route, "land" or "river", and what lies on it."""

    name: str
    kind: str
    between: tuple[str, str]
    item: str | None


class EventView(msgspec.Struct, frozen=True, gc=False):
    """An order of an event; the place is empty where the order names none."""

    name: str
    place: str
    number: int  # of builders or rosettes it asks for


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A player: where the builder stands, and what is in the knapsack, one name for each piece."""

    name: str
    place: str
    knapsack: list[str]
    full: bool
    deciding: str | None
    points: dict[str, int]
    score: int


class TableView(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag="cathedral"):
    """The table as one seat sees it. Players are named as at the table, in order of seats."""

    game: ClassVar[str] = "cathedral"
    settings: dict[str, str]
    seat: str | None  # who looks; None is a spectator
    round: int
    rounds: int
    turn: str | None
    drawn: str | None  # the follower in the hand of the player on turn
    sections: int
    sections_needed: int
    actions: list[ActionView]
    bags: dict[str, BagView]  # red, blue and black
    monks: int  # in the supply
    rosettes: int  # in the supply
    gone: dict[str, int]  # followers that have left the game
    places: list[PlaceView]
    routes: list[RouteView]
    hour_glass: OrderView | None
    hour_glasses_left: int  # how many are still to come
    order: EventView | None
    events_left: int
    events_seen: dict[str, int]
    blueprints_left: int
    blueprints_seen: dict[str, int]
    knapsack: int  # how many pieces a knapsack holds
    players: list[PlayerView]
    over: bool
    won: bool
    winners: list[str]
    decision: DecisionView | None


def view(state: State, seat: int, seats: Sequence[str]) -> TableView:
    """What a seat, or with -1 a spectator, may see of a state; `seats` are the players' names."""
    return own_view(_open_view(state, seats), state, seat, seats)


def own_view(seen: TableView, state: State, seat: int, seats: Sequence[str]) -> TableView:
    """What a seat may see, by what a spectator has `seen` of the same state: all but its own is taken from there."""
    if seat == SPECTATOR:
        return seen
    actions = seen.actions
    if seat != state.active:
        actions = [replace(each, idle=_idle(state, action, seat)) for action, each in enumerate(actions)]
    return replace(seen, seat=seats[seat], actions=actions, decision=_decision(state, seat))


def _open_view(state: State, seats: Sequence[str]) -> TableView:
    """What lies open: a spectator's view."""
    printed = state.components
    return TableView(
        settings=dict(printed.options),
        seat=None,
        round=state.round,
        rounds=printed.rounds,
        turn=None if state.over else seats[state.active],
        drawn=FOLLOWERS[state.drawn] if state.drawn != NOTHING else None,
        sections=state.sections,
        sections_needed=printed.sections,
        actions=_actions(state, state.active),
        bags=_bags(state),
        monks=state.monks,
        rosettes=state.rosettes,
        gone=named(state.gone, FOLLOWERS),
        places=_places(state, seats),
        routes=[
            RouteView(
                name,
                WAYS[printed.way[number]],
                (printed.place_names[printed.ends[number][0]], printed.place_names[printed.ends[number][1]]),
                ITEMS[state.routes[number]] if state.routes[number] != NOTHING else None,
            )
            for number, name in enumerate(printed.route_names)
        ],
        hour_glass=_hour_glass(state),
        hour_glasses_left=printed.rounds - state.round,
        order=event_view(printed, state.order) if state.order != NOTHING else None,
        events_left=total(state.events),
        events_seen=named(printed.event_pool - state.events, printed.event_names),
        blueprints_left=total(state.blueprints),
        blueprints_seen=named(printed.blueprints - state.blueprints, REWARDS[:BLUEPRINT]),
        knapsack=printed.knapsack,
        players=[_player(state, number, seats[number]) for number in range(len(seats))],
        over=state.over,
        won=state.won,
        winners=[seats[number] for number in winners(state)],
        decision=None,
    )


def _actions(state: State, seat: int) -> list[ActionView]:
    printed = state.components
    return [
        ActionView(
            name,
            printed.effects[action].name,
            AREAS[printed.area[action]],
            [
                SpaceView(
                    printed.space_names[space],
                    shown(printed.takes[space]),
                    FOLLOWERS[state.on[space]] if state.on[space] != NOTHING else None,
                )
                for space in printed.spaces_of_action[action]
            ],
            _idle(state, action, seat),
        )
        for action, name in enumerate(printed.action_names)
    ]


def _idle(state: State, action: int, seat: int) -> list[Wording]:
    return [wording(words) for words in state.components.effects[action].idle(state, seat)]


def shown(mask: int) -> list[str]:
    """The followers that a space shows."""
    kinds = [name for kind, name in enumerate(FOLLOWERS) if mask >> kind & 1]
    return ["any"] if len(kinds) == len(FOLLOWERS) else kinds


def _bags(state: State) -> dict[str, BagView]:
    """general.no-peeking: how many there are; general.memory-aid: and which."""
    aid = state.components.memory_aid
    pools = [*((name, pool, FOLLOWERS) for name, pool in zip(BAGS, state.bags, strict=True))]
    bags = {name: BagView(total(pool), named(pool, kinds) if aid else None) for name, pool, kinds in pools}
    bags["black"] = BagView(total(state.goods), named(state.goods, GOODS) if aid else None)
    return bags


def _places(state: State, seats: Sequence[str]) -> list[PlaceView]:
    printed = state.components
    builders: list[list[str]] = [[] for _ in printed.place_names]
    for name, player in zip(seats, state.players, strict=True):
        builders[player.place].append(name)
    return [
        PlaceView(
            name, builders[place], workshop_view(state, printed.shop_at[place]) if printed.shop_at[place] >= 0 else None
        )
        for place, name in enumerate(printed.place_names)
    ]


def workshop_view(state: State, shop: int) -> OrderView:
    """The tile on a workshop space."""
    printed = state.components
    tile = state.workshops[shop]
    done = state.done_workshops >> shop & 1 == 1
    order, delivered = printed.workshop_orders[tile], state.delivered[shop]
    return OrderView(
        printed.workshop_names[tile],
        listed(order, ITEMS),
        listed(delivered, ITEMS),
        [] if done else listed(order - delivered, ITEMS),
        [REWARDS[reward] for reward in printed.workshop_rewards[tile]],
        done,
    )


def _hour_glass(state: State) -> OrderView | None:
    printed = state.components
    tile = state.hour_glass
    if tile == NOTHING:
        return None
    order, delivered = printed.hour_glass_orders[tile], state.hour_glass_delivered
    return OrderView(
        printed.hour_glass_names[tile],
        listed(order, ITEMS),
        listed(delivered, ITEMS),
        listed(order - delivered, ITEMS),
        [REWARDS[reward] for reward in printed.hour_glass_rewards[tile]],
        False,
    )


def event_view(printed: Components, event: int) -> EventView:
    """An order of an event."""
    asks = printed.events[event]
    return EventView(asks.name, printed.place_names[asks.place] if asks.place >= 0 else "", asks.number)


def _player(state: State, number: int, name: str) -> PlayerView:
    player = state.players[number]
    return PlayerView(
        name=name,
        place=state.components.place_names[player.place],
        knapsack=listed(player.knapsack, ITEMS),
        full=is_full(state, player),
        deciding=top(state, number).name if player.pending else None,
        points={"sections": points(state, number)[0]},
        score=points(state, number)[0],
    )


def _decision(state: State, seat: int) -> DecisionView | None:
    """What the seat has to decide, with all its possible answers."""
    if not state.players[seat].pending:
        return None
    return asked_of(state, seat, top(state, seat), state.legal(seat), state.components.moves)
