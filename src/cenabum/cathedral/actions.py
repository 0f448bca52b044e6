"""A turn: draw from a bag, place the follower, carry out the action of the space."""

from cenabum.cathedral.components import (
    BELL,
    BLUEPRINT_REWARD,
    BOAT,
    CART,
    FESTIVAL,
    FOUNDRY,
    LAND,
    MARKET,
    MONK_EVENT,
    MONK_REWARD,
    PAINTING,
    RIVER,
    ROSETTE_EVENT,
    ROSETTE_REWARD,
)
from cenabum.cathedral.moves import (
    DELIVER,
    DONE,
    DRAW,
    HOUR_GLASS_TARGET,
    LEAVE,
    MOVE,
    PAINT,
    PLACE,
    PLAYER_TARGET,
    REFRAIN,
    ROSETTE,
    TAKE,
    TARGETS,
    WORKSHOP_TARGET,
)
from cenabum.cathedral.rewards import fulfilled, hand, put_back, reward, swaps
from cenabum.cathedral.table import (
    BAG_STREAM,
    EVENT_STREAM,
    FROM_SUPPLY,
    NOTHING,
    NUMBER,
    TO_DELIVER,
    TO_MOVE,
    TO_PAINT,
    TO_PLACE,
    TO_TAKE,
    Table,
    is_full,
    wanted,
)
from cenabum.kernel.pool import ONE, count, kinds

# ---- drawing and placing


def draws(t: Table) -> list[int]:
    """turn.draw: the red or the blue bag. turn.empty-bag: not an empty one."""
    return [DRAW + bag for bag in range(2) if t.bags[bag]]


def draw(t: Table, seat: int, bag: int) -> None:
    """A follower comes out of a bag."""
    kind = t.pick(BAG_STREAM + bag, t.bags[bag])
    t.bags[bag] -= ONE[kind]
    t.drawn = kind
    player = t.players[seat]
    player.pending[-1] = TO_PLACE
    if t.log is not None:
        t.tell("draws", seat, kind, bag)


def placements(t: Table) -> list[int]:
    """turn.fitting, turn.occupied, turn.monk-anywhere: free spaces that show the follower, or any space for a monk.

    turn.identical-spaces: of spaces that are alike the first free one.
    """
    c = t.components
    spaces = c.fits[t.drawn] & t.open
    before = c.before
    codes: list[int] = []
    while spaces:
        space = (spaces & -spaces).bit_length() - 1
        if not before[space] & t.open:
            codes.append(PLACE + space)
        spaces &= spaces - 1
    return codes


def place(t: Table, seat: int, space: int) -> None:
    """The follower stands on a space; what can be done there is pending."""
    c = t.components
    player = t.players[seat]
    player.pending.pop()
    kind = t.drawn
    t.drawn = NOTHING
    t.on[space] = kind
    t.open &= ~(1 << space)
    if t.log is not None:
        t.tell("places", seat, kind, space)
    effect = c.effect[c.action_of[space]]
    if effect == CART:
        player.pending.append(TO_MOVE | LAND << NUMBER)
    elif effect == BOAT:
        player.pending.append(TO_MOVE | RIVER << NUMBER)
    elif effect == MARKET:
        player.pending.append(TO_DELIVER | c.deliveries << NUMBER)
    elif effect == FOUNDRY:
        player.pending.append(TO_TAKE | (ROSETTE | FROM_SUPPLY << 2) << NUMBER)
    elif effect == PAINTING:
        player.pending.append(TO_PAINT)
    elif effect == FESTIVAL:
        festival(t, seat)
    else:
        assert effect == BELL
        # bell.at-once: the turn is over, and with it the round.
        player.pending.clear()


# ---- Cart and Boat


def routes(t: Table, seat: int, way: int) -> list[int]:
    """cart.land, boat.river: the routes of this kind from the builder's place. actions.refrain: or none."""
    codes = [MOVE + route for route in t.components.routes_from[way][t.players[seat].place]]
    codes.append(REFRAIN)
    return codes


def move(t: Table, seat: int, route: int) -> None:
    """The builder goes to the other end; what lies on the route may be taken."""
    player = t.players[seat]
    player.pending.pop()
    one, other = t.components.ends[route]
    player.place = other if player.place == one else one
    if t.log is not None:
        t.tell("moves", seat, route, player.place)
    item = t.routes[route]
    if item != NOTHING:
        player.pending.append(TO_TAKE | (item | route << 2) << NUMBER)
    fulfilled(t, seat)


def takings(t: Table, seat: int, source: int) -> list[int]:
    """knapsack.take: the item or not. knapsack.swap: with a full knapsack something else goes back for it.

    foundry.supply: nothing when the supply has no rosette.
    """
    if source == FROM_SUPPLY and not t.rosettes:
        return []
    player = t.players[seat]
    codes = swaps(player, ROSETTE if source == FROM_SUPPLY else NOTHING) if is_full(t, player) else [TAKE]
    codes.append(LEAVE)
    return codes


def take(t: Table, seat: int, back: int) -> None:
    """The item goes into the knapsack; with `back`, that kind of item goes back for it."""
    player = t.players[seat]
    number = player.pending.pop() >> NUMBER
    item = number & 3
    source = number >> 2
    if source == FROM_SUPPLY:
        t.rosettes -= 1
    else:
        t.routes[source] = NOTHING
    if back != NOTHING:
        player.knapsack -= ONE[back]
        put_back(t, ONE[back])
    player.knapsack += ONE[item]
    if t.log is not None:
        if back != NOTHING:
            t.tell("swaps", seat, back, item)
        elif source == FROM_SUPPLY:
            t.tell("casts", seat)
        else:
            t.tell("takes", seat, item)
    fulfilled(t, seat)


# ---- Market Place


def deliveries(t: Table, seat: int) -> list[int]:
    """market.*: each item with each order that wants it and each other player, or done."""
    c = t.components
    player = t.players[seat]
    shop = c.shop_at[player.place]
    codes: list[int] = []
    for item in kinds(player.knapsack):
        base = DELIVER + item * TARGETS
        if (
            shop != NOTHING
            and not t.done_workshops >> shop & 1
            and wanted(c.workshop_orders[t.workshops[shop]], t.delivered[shop], item)
        ):
            codes.append(base + WORKSHOP_TARGET)
        if t.hour_glass != NOTHING and wanted(c.hour_glass_orders[t.hour_glass], t.hour_glass_delivered, item):
            codes.append(base + HOUR_GLASS_TARGET)
        for other in range(len(t.players)):
            if other != seat:
                codes.append(base + PLAYER_TARGET + other)
    codes.append(DONE)
    return codes


def deliver(t: Table, seat: int, item: int, target: int) -> None:
    """One item goes from the knapsack to a workshop, the hour glass or another player."""
    c = t.components
    player = t.players[seat]
    left = (player.pending.pop() >> NUMBER) - 1
    if left:
        player.pending.append(TO_DELIVER | left << NUMBER)
    if target >= PLAYER_TARGET:
        hand(t, seat, item, target - PLAYER_TARGET, False)
        return
    player.knapsack -= ONE[item]
    if t.log is not None:
        t.tell("delivers", seat, item, target)
    if target == WORKSHOP_TARGET:
        shop = c.shop_at[player.place]
        tile = t.workshops[shop]
        t.delivered[shop] += ONE[item]
        if t.delivered[shop] == c.workshop_orders[tile]:
            # workshops.done: the items go back, the tile is turned over.
            put_back(t, t.delivered[shop])
            t.delivered[shop] = 0
            t.done_workshops |= 1 << shop
            if t.log is not None:
                t.tell("completes_workshop", seat, tile, player.place)
            reward(t, seat, c.workshop_rewards[tile])
    else:
        tile = t.hour_glass
        t.hour_glass_delivered += ONE[item]
        if t.hour_glass_delivered == c.hour_glass_orders[tile]:
            # hourglass.done: the items go back, the tile leaves the game; the next one comes with the next round.
            put_back(t, t.hour_glass_delivered)
            t.hour_glass_delivered = 0
            t.hour_glass = NOTHING
            if t.log is not None:
                t.tell("completes_hour_glass", seat, tile)
            reward(t, seat, c.hour_glass_rewards[tile])


# ---- Glass Painting


def paintings(t: Table, seat: int) -> list[int]:
    """painting.rosette: with a rosette. actions.refrain: or not."""
    if count(t.players[seat].knapsack, ROSETTE):
        return [PAINT, REFRAIN]
    return [REFRAIN]


def paint(t: Table, seat: int) -> None:
    """A rosette for a blueprint."""
    player = t.players[seat]
    player.pending.pop()
    player.knapsack -= ONE[ROSETTE]
    t.rosettes += 1
    if t.log is not None:
        t.tell("paints", seat)
    reward(t, seat, [BLUEPRINT_REWARD])


# ---- Festival Ground


def festival(t: Table, seat: int) -> None:
    """festival.*: the next event is revealed, without a choice."""
    if not t.events:
        if t.log is not None:
            t.tell("no_event", seat)  # festival.no-event
        return
    event = t.pick(EVENT_STREAM, t.events)
    t.events -= ONE[event]
    if event == ROSETTE_EVENT or event == MONK_EVENT:
        if t.log is not None:
            t.tell("gift", seat, event)
        reward(t, seat, [ROSETTE_REWARD if event == ROSETTE_EVENT else MONK_REWARD])
        return
    places = t.components.event_place
    if t.order != NOTHING and t.log is not None:
        t.tell("order_replaced", seat, t.order, max(places[t.order], 0))  # festival.one-order
    t.order = event
    if t.log is not None:
        t.tell("order", seat, event, max(places[event], 0))
    fulfilled(t, seat)
