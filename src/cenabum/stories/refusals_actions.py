"""Why an action, a sending or what follows from it is not possible."""

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import any_of, say
from cenabum.stories import components as effects
from cenabum.stories.first_kingdom import village_toll
from cenabum.stories.land import at_peace, protected, sites
from cenabum.stories.moves import FOLLOWERS, GOODS, SIDES
from cenabum.stories.names import FIRST_KINGDOM
from cenabum.stories.portal import wants
from cenabum.stories.printed_eras import ERAS
from cenabum.stories.refusals_words import missing, parcel_name, place_name, situation, target_name
from cenabum.stories.table import NUMBER, REMOVED, Table
from cenabum.stories.wealth import food

_SITE_RULES = ("places.village", "places.fortress", "places.church")
_SITES = ("village", "fortress", "church")


def act_refused(table: Table, seat: int, place: int) -> Refusal:
    """The place may not act."""
    printed = table.components
    player = table.players[seat]
    name = place_name(printed, place)
    if not player.tiles >> place & 1:
        return Refusal("actions.activated-only", say("no-place", place=name))
    if printed.forbidden[player.era] >> place & 1:
        return Refusal("actions.forbidden", say("no-era", era=ERAS[player.era], place=name), say("try-era"))
    if not player.ready >> place & 1:
        return Refusal("actions.activated-only", say("no-full", place=name), missing(table, seat, place))
    effect = printed.effect[place]
    if effect == effects.BUILDS:
        if not player.wood >> place & 1:
            return Refusal("planning.wood", say("no-wood", place=name), say("try-wood-planning"))
        what = printed.amount[place]
        if not sites(table, player, what):
            return Refusal(_SITE_RULES[what], say("no-site", building=_SITES[what]))
    if effect == effects.RECRUITS:
        names = any_of(say("some-kind", follower=FOLLOWERS[kind]) for kind in printed.recruits[place])
        return Refusal("places.nobody-left", say("no-recruits", list=names))
    if effect == effects.TERRITORY:
        return Refusal("expansion.adjacent", say("no-area"))
    if effect in (effects.GOOD, effects.INVENTS):
        return Refusal("goods.marketplace-only", say("no-supply"))
    if effect == effects.BAKERY:
        return Refusal("tiles.bakery", say("no-baking"))
    return Refusal("general.not-offered", say("no-effect", place=name), situation(table, seat))


def send_refused(table: Table, seat: int, parcel: int, target: int) -> Refusal:
    """The parcel cannot be sent there."""
    printed = table.components
    player = table.players[seat]
    name, goal = parcel_name(printed, parcel), target_name(printed, target)
    if parcel not in player.parcels:
        return Refusal("portal.one-sending", say("no-parcel", parcel=name), say("try-load"))
    if target >= SIDES:
        if printed.story != FIRST_KINGDOM and printed.favor.task[table.era] != target - SIDES:
            return Refusal("favor.task-of-the-era", say("no-task-now", target=goal))
        return Refusal("control.tasks", say("no-task-need", target=goal, parcel=name))
    board = target // 2
    if table.deed_side[board] == REMOVED or table.deed_side[board] != target % 2:
        return Refusal("deeds.completed", say("no-deed-open", target=goal))
    return Refusal("deeds.exact", say("no-deed-space", target=goal, parcel=name))


def advance_refused(table: Table, seat: int, parcel: int, target: int) -> Refusal:
    """The player cannot enter the next era like this."""
    printed = table.components
    if printed.story != FIRST_KINGDOM:
        return Refusal("favor.task-of-the-era", say("no-advance-alone"))
    kingdom = printed.kingdom
    player = table.players[seat]
    era = player.era
    if player.advanced:
        return Refusal("advance.once-a-round", say("no-advance-twice"), say("try-next-round"))
    if era + 1 >= printed.eras:
        return Refusal("advance.send-a-tile", say("no-era-left"))
    areas = player.settlers.bit_count()
    if areas < kingdom.need_areas[era]:
        more = kingdom.need_areas[era] - areas
        return Refusal("advance.out-of-one", say("no-areas", number=areas), say("try-more", number=more))
    if player.citizens < kingdom.need_citizens[era]:
        lack = kingdom.need_citizens[era] - player.citizens
        return Refusal("advance.out-of-two", say("no-citizens", number=player.citizens), say("try-more", number=lack))
    if kingdom.need_harbor[era] and player.tasks[kingdom.harbor]:
        return Refusal("advance.out-of-four", say("no-harbor"), say("try-harbor"))
    due = kingdom.cost_food[era] * areas
    if due and food(table, player) < due:
        rule = "advance.out-of-one" if era == 0 else "advance.out-of-five"
        return Refusal(rule, say("no-food-due", number=food(table, player), due=due))
    toll = kingdom.cost_coins[era] + village_toll(table, player)
    if player.coins < toll:
        rule = "advance.out-of-three" if kingdom.cost_village[era] else "advance.out-of-seven"
        return Refusal(rule, say("no-coins-due", number=player.coins, due=toll))
    if parcel not in player.parcels:
        return Refusal("advance.send-a-tile", say("no-parcel", parcel=parcel_name(printed, parcel)))
    if target >= SIDES or target < 2:
        return Refusal("advance.send-a-tile", say("no-advance-deed"))
    if not wants(table, target // 2, parcel) or table.deed_side[target // 2] != target % 2:
        why = say("no-deed-space", target=target_name(printed, target), parcel=parcel_name(printed, parcel))
        return Refusal("deeds.exact", why)
    return Refusal("general.not-offered", say("no-chance"), situation(table, seat))


def recruit_refused(table: Table, kind: int) -> Refusal:
    """The follower cannot be had."""
    if not table.market_followers >> (5 * kind) & 31:
        return Refusal("places.nobody-left", say("no-follower-left", follower=FOLLOWERS[kind]))
    return Refusal("general.not-offered", say("no-follower-offered", follower=FOLLOWERS[kind]))


def settle_refused(table: Table, seat: int, decision: str, area: int) -> Refusal:
    """The area cannot be entered."""
    printed = table.components
    player = table.players[seat]
    bit = 1 << area
    if decision == "start":
        return Refusal("setup.starting-villages", say("no-starting-village"))
    knights = player.pending[-1] >> NUMBER
    near = any(
        player.settlers >> other & 1 and printed.neighbours[other] & bit for other in range(len(printed.neighbours))
    )
    if not printed.used & bit or player.settlers & bit or not near:
        return Refusal("expansion.adjacent", say("no-neighbour"))
    for other in table.players:
        if other is player:
            continue
        if other.fortresses & bit:
            return Refusal("expansion.fortress", say("no-fortress"))
        if other.settlers & bit:
            if protected(table, other):
                return Refusal("kingdom.protection", say("no-protected"))
            if not at_peace(table, player, other):
                if not knights:
                    return Refusal("expansion.unoccupied", say("no-occupied"), say("try-knight"))
                return Refusal("expansion.conquest", say("no-conquest"), say("try-knights"))
    return Refusal("general.not-offered", say("no-chance"))


def build_refused(table: Table, seat: int, decision: str) -> Refusal:
    """The building cannot stand there."""
    what = table.players[seat].pending[-1] >> NUMBER if decision == "build" else 0
    return Refusal(_SITE_RULES[what], say("no-building", building=_SITES[what]))


def tile_refused(table: Table, seat: int, place: int) -> Refusal:
    """The tile cannot be taken."""
    printed = table.components
    name = place_name(printed, place)
    if not table.tiles >> place & 1:
        return Refusal("places.building-yard", say("no-such-tile", place=name))
    return Refusal("places.building-yard", say("no-category", place=name))


def trade_refused(table: Table, seat: int, kind: str, good: int) -> Refusal:
    """The trade cannot be made."""
    player = table.players[seat]
    price = table.components.values[good]
    if kind == "sell":
        return Refusal("places.market", say("no-good", good=GOODS[good]))
    if not table.market_goods >> (5 * good) & 31:
        return Refusal("goods.marketplace-only", say("no-good-left", good=GOODS[good]))
    return Refusal("places.market", say("no-price", good=GOODS[good], price=price, number=player.coins))


def deliver_refused(table: Table, seat: int, good: int) -> Refusal:
    """The good cannot be delivered."""
    if table.players[seat].goods >> (5 * good) & 31:
        return Refusal("kingdom.era-six-bonus", say("no-second-kind"))
    return Refusal("goods.used-up", say("no-good", good=GOODS[good]))
