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


def draws(table: Table) -> list[int]:
    """turn.draw: the red or the blue bag. turn.empty-bag: not an empty one."""
    return [DRAW + bag for bag in range(2) if table.bags[bag]]


def draw(table: Table, seat: int, bag: int) -> None:
    """A follower comes out of a bag."""
    kind = table.pick(BAG_STREAM + bag, table.bags[bag])
    table.bags[bag] -= ONE[kind]
    table.drawn = kind
    player = table.players[seat]
    player.pending[-1] = TO_PLACE
    if table.log is not None:
        table.tell("draws", seat, kind, bag)


def placements(table: Table) -> list[int]:
    """turn.fitting, turn.occupied, turn.monk-anywhere: free spaces that show the follower, or any space for a monk.

    turn.identical-spaces: of spaces that are alike the first free one.
    """
    printed = table.components
    spaces = printed.fits[table.drawn] & table.open
    before = printed.before
    codes: list[int] = []
    while spaces:
        space = (spaces & -spaces).bit_length() - 1
        if not before[space] & table.open:
            codes.append(PLACE + space)
        spaces &= spaces - 1
    return codes


def place(table: Table, seat: int, space: int) -> None:
    """The follower stands on a space; what can be done there is pending."""
    printed = table.components
    player = table.players[seat]
    player.pending.pop()
    kind = table.drawn
    table.drawn = NOTHING
    table.on[space] = kind
    table.open &= ~(1 << space)
    if table.log is not None:
        table.tell("places", seat, kind, space)
    effect = printed.effect[printed.action_of[space]]
    if effect == CART:
        player.pending.append(TO_MOVE | LAND << NUMBER)
    elif effect == BOAT:
        player.pending.append(TO_MOVE | RIVER << NUMBER)
    elif effect == MARKET:
        player.pending.append(TO_DELIVER | printed.deliveries << NUMBER)
    elif effect == FOUNDRY:
        player.pending.append(TO_TAKE | (ROSETTE | FROM_SUPPLY << 2) << NUMBER)
    elif effect == PAINTING:
        player.pending.append(TO_PAINT)
    elif effect == FESTIVAL:
        festival(table, seat)
    else:
        assert effect == BELL
        # bell.at-once: the turn is over, and with it the round.
        player.pending.clear()


# ---- Cart and Boat


def routes(table: Table, seat: int, way: int) -> list[int]:
    """cart.land, boat.river: the routes of this kind from the builder's place. actions.refrain: or none."""
    codes = [MOVE + route for route in table.components.routes_from[way][table.players[seat].place]]
    codes.append(REFRAIN)
    return codes


def move(table: Table, seat: int, route: int) -> None:
    """The builder goes to the other end; what lies on the route may be taken."""
    player = table.players[seat]
    player.pending.pop()
    one, other = table.components.ends[route]
    player.place = other if player.place == one else one
    if table.log is not None:
        table.tell("moves", seat, route, player.place)
    item = table.routes[route]
    if item != NOTHING:
        player.pending.append(TO_TAKE | (item | route << 2) << NUMBER)
    fulfilled(table, seat)


def takings(table: Table, seat: int, source: int) -> list[int]:
    """knapsack.take: the item or not. knapsack.swap: with a full knapsack something else goes back for it.

    foundry.supply: nothing when the supply has no rosette.
    """
    if source == FROM_SUPPLY and not table.rosettes:
        return []
    player = table.players[seat]
    codes = swaps(player, ROSETTE if source == FROM_SUPPLY else NOTHING) if is_full(table, player) else [TAKE]
    codes.append(LEAVE)
    return codes


def take(table: Table, seat: int, back: int) -> None:
    """The item goes into the knapsack; with `back`, that kind of item goes back for it."""
    player = table.players[seat]
    number = player.pending.pop() >> NUMBER
    item = number & 3
    source = number >> 2
    if source == FROM_SUPPLY:
        table.rosettes -= 1
    else:
        table.routes[source] = NOTHING
    if back != NOTHING:
        player.knapsack -= ONE[back]
        put_back(table, ONE[back])
    player.knapsack += ONE[item]
    if table.log is not None:
        if back != NOTHING:
            table.tell("swaps", seat, back, item)
        elif source == FROM_SUPPLY:
            table.tell("casts", seat)
        else:
            table.tell("takes", seat, item)
    fulfilled(table, seat)


# ---- Market Place


def deliveries(table: Table, seat: int) -> list[int]:
    """market.*: each item with each order that wants it and each other player, or done."""
    printed = table.components
    player = table.players[seat]
    shop = printed.shop_at[player.place]
    codes: list[int] = []
    for item in kinds(player.knapsack):
        base = DELIVER + item * TARGETS
        if (
            shop != NOTHING
            and not table.done_workshops >> shop & 1
            and wanted(printed.workshop_orders[table.workshops[shop]], table.delivered[shop], item)
        ):
            codes.append(base + WORKSHOP_TARGET)
        if table.hour_glass != NOTHING and wanted(
            printed.hour_glass_orders[table.hour_glass], table.hour_glass_delivered, item
        ):
            codes.append(base + HOUR_GLASS_TARGET)
        for other in range(len(table.players)):
            if other != seat:
                codes.append(base + PLAYER_TARGET + other)
    codes.append(DONE)
    return codes


def deliver(table: Table, seat: int, item: int, target: int) -> None:
    """One item goes from the knapsack to a workshop, the hour glass or another player."""
    printed = table.components
    player = table.players[seat]
    left = (player.pending.pop() >> NUMBER) - 1
    if left:
        player.pending.append(TO_DELIVER | left << NUMBER)
    if target >= PLAYER_TARGET:
        hand(table, seat, item, target - PLAYER_TARGET, False)
        return
    player.knapsack -= ONE[item]
    if table.log is not None:
        table.tell("delivers", seat, item, target)
    if target == WORKSHOP_TARGET:
        shop = printed.shop_at[player.place]
        tile = table.workshops[shop]
        table.delivered[shop] += ONE[item]
        if table.delivered[shop] == printed.workshop_orders[tile]:
            # workshops.done: the items go back, the tile is turned over.
            put_back(table, table.delivered[shop])
            table.delivered[shop] = 0
            table.done_workshops |= 1 << shop
            if table.log is not None:
                table.tell("completes_workshop", seat, tile, player.place)
            reward(table, seat, printed.workshop_rewards[tile])
    else:
        tile = table.hour_glass
        table.hour_glass_delivered += ONE[item]
        if table.hour_glass_delivered == printed.hour_glass_orders[tile]:
            # hourglass.done: the items go back, the tile leaves the game; the next one comes with the next round.
            put_back(table, table.hour_glass_delivered)
            table.hour_glass_delivered = 0
            table.hour_glass = NOTHING
            if table.log is not None:
                table.tell("completes_hour_glass", seat, tile)
            reward(table, seat, printed.hour_glass_rewards[tile])


# ---- Glass Painting


def paintings(table: Table, seat: int) -> list[int]:
    """painting.rosette: with a rosette. actions.refrain: or not."""
    if count(table.players[seat].knapsack, ROSETTE):
        return [PAINT, REFRAIN]
    return [REFRAIN]


def paint(table: Table, seat: int) -> None:
    """A rosette for a blueprint."""
    player = table.players[seat]
    player.pending.pop()
    player.knapsack -= ONE[ROSETTE]
    table.rosettes += 1
    if table.log is not None:
        table.tell("paints", seat)
    reward(table, seat, [BLUEPRINT_REWARD])


# ---- Festival Ground


def festival(table: Table, seat: int) -> None:
    """festival.*: the next event is revealed, without a choice."""
    if not table.events:
        if table.log is not None:
            table.tell("no_event", seat)  # festival.no-event
        return
    event = table.pick(EVENT_STREAM, table.events)
    table.events -= ONE[event]
    if event == ROSETTE_EVENT or event == MONK_EVENT:
        if table.log is not None:
            table.tell("gift", seat, event)
        reward(table, seat, [ROSETTE_REWARD if event == ROSETTE_EVENT else MONK_REWARD])
        return
    places = table.components.event_place
    if table.order != NOTHING and table.log is not None:
        table.tell("order_replaced", seat, table.order, max(places[table.order], 0))  # festival.one-order
    table.order = event
    if table.log is not None:
        table.tell("order", seat, event, max(places[event], 0))
    fulfilled(table, seat)
