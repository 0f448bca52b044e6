"""A table of The Cathedral of Orléans between two turns, in numbers: what the master ally judges it by."""

from typing import Final

from cenabum.bots.ally.worth import Worth, common
from cenabum.cathedral.components import Components
from cenabum.cathedral.effects.festival import FESTIVAL
from cenabum.cathedral.effects.foundry import FOUNDRY
from cenabum.cathedral.effects.market import MARKET
from cenabum.cathedral.effects.painting import PAINTING
from cenabum.cathedral.effects.travel import BOAT, CART
from cenabum.cathedral.moves import MONK_KIND, ROSETTE
from cenabum.cathedral.names import NOTHING
from cenabum.cathedral.state import State
from cenabum.kernel.pool import count, total

TRADER: Final = 3
TURNS: Final = 16.0
KNAPSACK: Final = 5
ACTIONS: Final = (CART, BOAT, MARKET, FOUNDRY, PAINTING, FESTIVAL)

NAMES: Final = (
    "one", "sections", "monks", "blueprints", "blueprint_sections", "blueprint_chance",
    "knapsacks_of_0", "knapsacks_of_1", "knapsacks_of_2", "knapsacks_of_3", "knapsacks_of_4", "knapsacks_of_5",
    "rosettes", "rosette_carriers", "pieces_around",
    "workshops_lacking_1", "workshops_lacking_2", "workshops_lacking_3", "workshops_lacking_4",
    "there", "within_1", "within_2", "anywhere", "all_there", "all_within_1", "all_within_2", "all_anywhere", "one_hand",
    "glass", "glass_section", "glass_lacking_1", "glass_lacking_2", "glass_lacking_3", "glass_lacking_4",
    "glass_share", "glass_whole", "glass_one_hand",
    "free_cart", "free_boat", "free_market", "free_foundry", "free_painting", "free_festival", "traders", "paint_now",
    "order", "order_far", "order_near", "orders_left", "gifts_left", "worth_of_pieces", "worth_of_order",
)  # fmt: skip
"""What the numbers count. Those of workshops say how much of what all of them lack is there, a step away, two, or with anybody."""


_spaces: dict[Components, list[int]] = {}


def spaces_of(printed: Components) -> list[int]:
    """The spaces of each of the `ACTIONS`, as masks."""
    found = _spaces.get(printed)
    if found is None:
        found = _spaces[printed] = [
            sum([1 << space for space, of in enumerate(printed.action_of) if printed.effects[of] is action])
            for action in ACTIONS
        ]
    return found


def standing(table: State, worth: Worth) -> list[float]:
    """The numbers of a table as `NAMES` has them; behind them the turns that are left, as a share of a usual round."""
    printed = table.components
    players = table.players
    turns = worth.turns(table, table.open)
    prints = total(table.blueprints)
    found: list[float] = [
        1.0,
        float(table.sections),
        float(count(table.bags[0], MONK_KIND) + count(table.bags[1], MONK_KIND)),
        float(prints),
        float(count(table.blueprints, 0)),
        count(table.blueprints, 0) / prints if prints else 0.0,
    ]
    # Builders and knapsacks.
    filled = [0.0] * (KNAPSACK + 1)
    rosettes, painters, around, team = 0, 0, 0, 0
    for player in players:
        filled[min(total(player.knapsack), KNAPSACK)] += 1.0
        here = count(player.knapsack, ROSETTE)
        rosettes += here
        if here:
            painters += 1
        team += player.knapsack
        near = 0
        for way in range(2):
            for route in printed.routes_from[way][player.place]:
                if table.routes[route] != NOTHING:
                    near += 1
        around += min(near, 4)
    found += filled
    found += [float(rosettes), float(painters), float(around)]
    # Workshops: how many are open, what they lack, how much of it is there, near, or with somebody; how many could be done so.
    lacking = [0.0] * 5
    shares = [0.0] * 4
    whole = [0.0] * 4
    one_hand = 0.0
    for shop in range(len(table.workshops)):
        if table.done_workshops >> shop & 1:
            continue
        order = printed.workshop_orders[table.workshops[shop]] - table.delivered[shop]
        goal = printed.workshop_places[shop]
        missing = total(order)
        lacking[min(missing, 4)] += 1.0
        reach = [0, 0, 0, team]
        best = 0.0
        for player in players:
            steps = worth.steps[player.place][goal]
            for within in range(steps, 3):
                reach[within] += player.knapsack
            match = total(common(player.knapsack, order))
            if match:
                best = max(best, match / (missing * (1.0 + 0.4 * steps)))
        one_hand += best
        for within in range(4):
            cover = total(common(reach[within], order))
            shares[within] += cover / missing
            if cover == missing:
                whole[within] += 1.0
    found += lacking[1:]
    found += shares
    found += whole
    found.append(one_hand)
    # The hour glass.
    glass = [0.0] * 9
    if table.hour_glass != NOTHING:
        order = printed.hour_glass_orders[table.hour_glass] - table.hour_glass_delivered
        missing = total(order)
        cover = total(common(team, order))
        most = 0
        for player in players:
            most = max(most, total(common(player.knapsack, order)))
        glass[0] = 1.0
        glass[1] = 1.0 if printed.hour_glass_rewards[table.hour_glass][0] == 0 else 0.0
        glass[min(missing, 4) + 1] = 1.0
        glass[6] = cover / missing
        glass[7] = 1.0 if cover == missing else 0.0
        glass[8] = most / missing
    found += glass
    # The town and the bags.
    free = [float((table.open & mask).bit_count()) for mask in spaces_of(printed)]
    found += free
    found.append(float(count(table.bags[0], TRADER) + count(table.bags[1], TRADER)))
    found.append(free[4] * min(painters, 1))
    # The open order.
    if table.order != NOTHING:
        far = printed.events[table.order].far(table, worth.steps)
        found += [1.0, float(far), float(far <= 1)]
    else:
        found += [0.0, 0.0, 0.0]
    orders = 0
    for event in range(len(printed.events)):
        if printed.events[event].is_order:
            orders += count(table.events, event)
    found.append(float(orders))
    found.append(float(total(table.events) - orders))
    # What the ally says to it.
    to_come = turns + TURNS * (printed.rounds - table.round)
    found.append(worth.pieces(table, turns, to_come / len(players)) / 100.0)
    found.append(worth.order(table, table.order) / 100.0 if table.order != NOTHING else 0.0)
    found.append(turns / TURNS)
    return found
