"""Why an action, a sending or what follows from it is not possible."""

from cenabum.kernel.refusal import Refusal
from cenabum.stories import components as effects
from cenabum.stories.components import FIRST_KINGDOM
from cenabum.stories.first_kingdom import village_toll
from cenabum.stories.land import at_peace, protected, sites
from cenabum.stories.moves import FOLLOWERS, GOODS, SIDES
from cenabum.stories.portal import wants
from cenabum.stories.printed_eras import ERAS
from cenabum.stories.refusals_words import missing, parcel_name, place_name, situation, target_name
from cenabum.stories.table import NUMBER, REMOVED, Table
from cenabum.stories.wealth import food

_SITE_RULES = ("places.village", "places.fortress", "places.church")
_SITE_WORDS = (
    "You control no terrain to build a village on.",
    "There is no area that you alone control and that has no fortress, or you have no fortress left.",
    "You control no village without a church, or no church is left.",
)


def act_refused(t: Table, seat: int, place: int) -> Refusal:
    """The place may not act."""
    c = t.components
    player = t.players[seat]
    name = place_name(c, place)
    if not player.tiles >> place & 1:
        return Refusal("actions.activated-only", f"You do not have the {name}.", "")
    if c.forbidden[player.era] >> place & 1:
        return Refusal("actions.forbidden", f"Era {ERAS[player.era]} forbids the {name}.", "It waits for another era.")
    if not player.ready >> place & 1:
        return Refusal("actions.activated-only", f"The {name} is not activated.", missing(t, seat, place))
    effect = c.effect[place]
    if effect == effects.BUILDS:
        if not player.wood >> place & 1:
            return Refusal("planning.wood", f"There is no wood on the {name}.", "Put it there in planning.")
        what = c.amount[place]
        if not sites(t, player, what):
            return Refusal(_SITE_RULES[what], _SITE_WORDS[what], "")
    if effect == effects.RECRUITS:
        names = " or ".join(FOLLOWERS[kind] for kind in c.recruits[place])
        return Refusal("places.nobody-left", f"The marketplace has no {names}.", "")
    if effect == effects.TERRITORY:
        return Refusal("expansion.adjacent", "There is no area you could enter.", "")
    if effect in (effects.GOOD, effects.INVENTS):
        return Refusal("goods.marketplace-only", "The marketplace does not have it.", "")
    if effect == effects.YARD:
        return Refusal("places.building-yard", "No place tile of your categories is left.", "")
    if effect == effects.BAKERY:
        return Refusal("tiles.bakery", "There is no grain on the Bakery, or no bread in the box.", "")
    return Refusal("general.not-offered", f"The {name} would do nothing now.", situation(t, seat))


def send_refused(t: Table, seat: int, parcel: int, target: int) -> Refusal:
    """The parcel cannot be sent there."""
    c = t.components
    player = t.players[seat]
    name, goal = parcel_name(c, parcel), target_name(c, target)
    if parcel not in player.parcels:
        return Refusal("portal.one-sending", f"There is no {name} on your portal.", "Load it in planning.")
    if target >= SIDES:
        if c.story != FIRST_KINGDOM and c.favor.task[t.era] != target - SIDES:
            return Refusal("favor.task-of-the-era", f"{goal} is not the task of this era.", "")
        return Refusal("control.tasks", f"{goal} does not ask for {name} (any more).", "")
    board = target // 2
    if t.deed_side[board] == REMOVED or t.deed_side[board] != target % 2:
        return Refusal("deeds.completed", f"{goal} does not lie open.", "")
    return Refusal("deeds.exact", f"{goal} has no free space for {name}.", "")


def advance_refused(t: Table, seat: int, parcel: int, target: int) -> Refusal:
    """The player cannot enter the next era like this."""
    c = t.components
    if c.story != FIRST_KINGDOM:
        return Refusal("favor.task-of-the-era", "All players enter an era together.", "")
    k = c.kingdom
    player = t.players[seat]
    era = player.era
    if player.advanced:
        return Refusal("advance.once-a-round", "You have entered an era in this round.", "Go on in the next round.")
    if era + 1 >= c.eras:
        return Refusal("advance.send-a-tile", "There is no further era.", "")
    areas = player.settlers.bit_count()
    if areas < k.need_areas[era]:
        return Refusal(
            "advance.out-of-one", f"You control {areas} areas.", f"{k.need_areas[era] - areas} more are needed."
        )
    if player.citizens < k.need_citizens[era]:
        lack = k.need_citizens[era] - player.citizens
        return Refusal("advance.out-of-two", f"You have {player.citizens} citizens.", f"{lack} more are needed.")
    if k.need_harbor[era] and player.tasks[k.harbor]:
        return Refusal("advance.out-of-four", "Your harbor is not finished.", "Send what it still asks for.")
    due = k.cost_food[era] * areas
    if due and food(t, player) < due:
        rule = "advance.out-of-one" if era == 0 else "advance.out-of-five"
        return Refusal(rule, f"You have {food(t, player)} of {due} food.", "")
    toll = k.cost_coins[era] + village_toll(t, player)
    if player.coins < toll:
        rule = "advance.out-of-three" if k.cost_village[era] else "advance.out-of-seven"
        return Refusal(rule, f"You have {player.coins} of {toll} coins.", "")
    if parcel not in player.parcels:
        return Refusal("advance.send-a-tile", f"There is no {parcel_name(c, parcel)} on your portal.", "")
    if target >= SIDES or target < 2:
        return Refusal("advance.send-a-tile", "Only a deed other than Alchemy serves to advance.", "")
    if not wants(t, target // 2, parcel) or t.deed_side[target // 2] != target % 2:
        name = parcel_name(c, parcel)
        return Refusal("deeds.exact", f"{target_name(c, target)} has no free space for {name}.", "")
    return Refusal("general.not-offered", "This is not possible now.", situation(t, seat))


def recruit_refused(t: Table, kind: int) -> Refusal:
    """The follower cannot be had."""
    if not t.market_followers >> (5 * kind) & 31:
        return Refusal("places.nobody-left", f"The marketplace has no {FOLLOWERS[kind]}.", "")
    return Refusal("general.not-offered", f"A {FOLLOWERS[kind]} is not offered here.", "")


def settle_refused(t: Table, seat: int, decision: str, area: int) -> Refusal:
    """The area cannot be entered."""
    c = t.components
    player = t.players[seat]
    bit = 1 << area
    if decision == "start":
        return Refusal("setup.starting-villages", "This is no free starting village.", "")
    knights = player.pending[-1] >> NUMBER
    near = any(player.settlers >> other & 1 and c.neighbours[other] & bit for other in range(len(c.neighbours)))
    if not c.used & bit or player.settlers & bit or not near:
        return Refusal("expansion.adjacent", "This is no area next to yours.", "")
    for other in t.players:
        if other is player:
            continue
        if other.fortresses & bit:
            return Refusal("expansion.fortress", "A fortress protects the area.", "")
        if other.settlers & bit:
            if protected(t, other):
                return Refusal("kingdom.protection", "Its owner is protected in era V.", "")
            if not at_peace(t, player, other):
                if not knights:
                    return Refusal(
                        "expansion.unoccupied", "Another player holds the area.", "A knight can conquer a terrain."
                    )
                return Refusal(
                    "expansion.conquest", "One knight conquers terrains only.", "Two knights take a village."
                )
    return Refusal("general.not-offered", "This is not possible now.", "")


def build_refused(t: Table, seat: int, decision: str) -> Refusal:
    """The building cannot stand there."""
    what = t.players[seat].pending[-1] >> NUMBER if decision == "build" else 0
    words = (
        "A village is built on a terrain that you control.",
        "A fortress is built on an area that you alone control and that has none.",
        "A church is built in a village that you control and that has none.",
    )
    return Refusal(_SITE_RULES[what], words[what], "")


def tile_refused(t: Table, seat: int, place: int) -> Refusal:
    """The tile cannot be taken."""
    c = t.components
    name = place_name(c, place)
    if not t.tiles >> place & 1:
        return Refusal("places.building-yard", f"The {name} is not to be had.", "")
    return Refusal("places.building-yard", f"Your era does not offer the category of the {name} yet.", "")


def trade_refused(t: Table, seat: int, kind: str, good: int) -> Refusal:
    """The trade cannot be made."""
    player = t.players[seat]
    price = t.components.values[good]
    if kind == "sell":
        return Refusal("places.market", f"You have no {GOODS[good]} to sell.", "")
    if not t.market_goods >> (5 * good) & 31:
        return Refusal("goods.marketplace-only", f"The marketplace has no {GOODS[good]}.", "")
    return Refusal("places.market", f"{GOODS[good].capitalize()} costs {price}, and you have {player.coins} coins.", "")


def deliver_refused(t: Table, seat: int, good: int) -> Refusal:
    """The good cannot be delivered."""
    if t.players[seat].goods >> (5 * good) & 31:
        return Refusal("kingdom.era-six-bonus", "Only one kind of good is delivered in a round.", "")
    return Refusal("goods.used-up", f"You have no {GOODS[good]}.", "")
