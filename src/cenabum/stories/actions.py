"""What the action of a place does, for whoever uses it."""

from cenabum.kernel.pool import ONE, total
from cenabum.stories import components as effects
from cenabum.stories.control import villages_of
from cenabum.stories.decisions.bathe import BATHE
from cenabum.stories.decisions.choose import CHOOSE
from cenabum.stories.decisions.deliver import ANY_GOODS, DELIVER
from cenabum.stories.decisions.recruit import RECRUIT
from cenabum.stories.decisions.settle import SETTLE
from cenabum.stories.decisions.tile import TILE
from cenabum.stories.decisions.trade import TRADE
from cenabum.stories.decisions.unscrew import UNSCREW
from cenabum.stories.facts import BY_PLACE
from cenabum.stories.fame import gain_fame
from cenabum.stories.land import knights_at, reach, terrain_goods
from cenabum.stories.moves import GOODS
from cenabum.stories.table import BAG_STREAM, Player, Table
from cenabum.stories.wealth import gain_citizen, gain_good, gain_technology, receive, spend


def can_do(table: Table, seat: int, place: int, owner: Player) -> bool:
    """The same for what a Guardhouse may use as well; `owner` is whose followers stand there."""
    printed = table.components
    player = table.players[seat]
    effect = printed.effect[place]
    if effect == effects.RECRUITS:
        for kind in printed.recruits[place]:
            if table.market_followers >> (5 * kind) & 31:
                return True
        return False
    if effect == effects.TERRITORY:
        return (player.settlers_left > 0 or player.settlers != 0) and reach(table, seat, knights_at(table, owner)) != 0
    if effect == effects.GOOD:
        return table.market_goods >> (5 * printed.good[place]) & 31 > 0
    if effect == effects.GIVES:
        return player.goods >> (5 * printed.good[place]) & 31 >= printed.amount[place]
    if effect == effects.PUB:
        return player.coins > 0
    if effect == effects.INVENTS:
        return table.market_technology > 0
    if effect == effects.WORKSHOP:
        return player.coins >= printed.amount[place] and player.technology_on != 0
    return True  # actions.nothing-comes


def perform(table: Table, seat: int, place: int, knights: int, fair: int) -> None:
    """What an action does for the player, whoever's followers stand on the place."""
    printed = table.components
    player = table.players[seat]
    effect = printed.effect[place]
    if effect == effects.RECRUITS:
        player.pending.append(RECRUIT.pending(place))
    elif effect == effects.TERRITORY:
        player.pending.append(SETTLE.pending(knights))
    elif effect == effects.TERRAIN:
        yields = terrain_goods(table, player)
        for good in range(len(GOODS)):
            for _ in range(yields >> (5 * good) & 31):
                gain_good(table, seat, good)
    elif effect == effects.YARD:
        player.pending.append(TILE.pending())
    elif effect == effects.MARKET:
        if villages_of(table, player):
            player.pending.append(TRADE.pending(villages_of(table, player)))
    elif effect == effects.PLAIN:
        receive(table, seat, printed.coins[place], BY_PLACE)
        gain_fame(table, seat, printed.fame_gain[place])
    elif effect == effects.INVENTS:
        gain_technology(table, seat)
    elif effect == effects.GOOD:
        gain_good(table, seat, printed.good[place])
    elif effect == effects.GIVES or effect == effects.PUB:
        player.pending.append(CHOOSE.pending(place))
    elif effect == effects.BATHHOUSE:
        bathe(table, seat)
    elif effect == effects.TAX:
        receive(table, seat, printed.amount[place] * villages_of(table, player), BY_PLACE)
    elif effect == effects.SHIP:
        most = (table.villages & printed.loire).bit_count()
        if most:
            player.pending.append(DELIVER.deliveries(most, ANY_GOODS))
    elif effect == effects.FAIR_EFFECT:
        gain_fame(table, seat, printed.amount[place] * total(fair))
    elif effect == effects.RAMPART:
        gain_fame(table, seat, printed.amount[place] * player.fortresses.bit_count())
    elif effect == effects.WORKSHOP:
        spend(table, seat, printed.amount[place], BY_PLACE)
        player.pending.append(UNSCREW.pending())
    elif effect == effects.PARLATORY:
        for _ in range(printed.amount[place]):
            gain_citizen(table, seat)


def bathe(table: Table, seat: int) -> None:
    """tiles.bathhouse: draw two and place one of them at once."""
    printed = table.components
    player = table.players[seat]
    for _ in range(min(printed.amount[printed.bathhouse], total(player.bag))):
        kind = table.pick(BAG_STREAM + seat, player.bag)
        player.bag -= ONE[kind]
        player.drawn += ONE[kind]
        if table.log is not None:
            table.tell("bathes", seat, kind)
    player.pending.append(BATHE.pending())
