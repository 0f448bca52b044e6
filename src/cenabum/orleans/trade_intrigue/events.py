"""The new events: which tile comes, whom it hits in which order, and what it does."""

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY, lift
from cenabum.bagbuilding.followers import BOATMAN, FARMER, MONK, PROFESSION
from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.pool import ONE, kinds, total
from cenabum.orleans.decisions.protect import PROTECT
from cenabum.orleans.development import at_end
from cenabum.orleans.events import HARVEST, PLAGUE, TAXES, suffer
from cenabum.orleans.facts import EVENT_COINS
from cenabum.orleans.money import owe, receive
from cenabum.orleans.moves import BRASSERIE, NO_CARGO, SACRISTY, TRACKS, YES
from cenabum.orleans.table import (
    BAG_STREAM,
    HOURGLASS_STREAM,
    Player,
    Table,
)
from cenabum.orleans.trade_intrigue.brasserie import lay_down, on_brasserie, spend_good
from cenabum.orleans.trade_intrigue.decisions.answer import ANSWER
from cenabum.orleans.trade_intrigue.decisions.give import GIVE
from cenabum.orleans.trade_intrigue.decisions.give_up import GIVE_UP
from cenabum.orleans.trade_intrigue.decisions.indulge import INDULGE
from cenabum.orleans.trade_intrigue.decisions.journey import JOURNEY
from cenabum.orleans.trade_intrigue.decisions.malfunction import RETURN_TECHNOLOGY
from cenabum.orleans.trade_intrigue.decisions.starve import STARVE
from cenabum.orleans.trade_intrigue.decisions.train import TRAIN
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.names import (
    BON_VOYAGE,
    BOOK_FIRE,
    BY_BON_VOYAGE,
    CAPITATION_TAX,
    DUES,
    FAMINE,
    FISHING_GROUNDS,
    GOODS_TAX,
    INDULGENCE,
    MALFUNCTION,
    PAY_SUMMONS,
    PEASANT_UPRISING,
    RETRAINING,
    SILENTIUM,
    SUMMONING,
    TAX,
    TECHNOLOGY_TAX,
    TITHE,
    TORTURE,
    TRAINING,
    TRIP,
    VACATION,
    WEDDING,
)

ORLEANS = 0
ONE_BY_ONE = (INDULGENCE, TRAINING, BON_VOYAGE, RETRAINING)
"""newevents.in-turn: what one player takes here another cannot have, so these go round the table."""


def next_tile(table: Table) -> None:
    """Phase 1 with the new tiles; Vacation gives way to the next one at once."""
    printed = table.components
    modules = printed.modules
    while True:
        tile = table.round + printed.rounds - table.last_round
        if tile == 1:
            table.event = modules.first_event
        elif tile == printed.rounds:
            table.event = modules.last_event
        else:
            table.stack = (tile - 2) // modules.drawn
            table.event = table.pick_card(HOURGLASS_STREAM, table.hourglass[table.stack])
            table.hourglass[table.stack] &= ~(1 << table.event)
        if table.event != VACATION:
            break
        table.last_round -= 1
        if table.log is not None:
            table.tell("vacation", -1)
    if table.log is not None:
        table.tell(
            "round_begins", table.start, table.round, table.event, 0 if table.event == SILENTIUM else table.stack + 1
        )


def tiles_left(table: Table, stack: int) -> int:
    """How many tiles of a letter are still to come."""
    modules = table.components.modules
    turned = table.round + table.components.rounds - table.last_round
    return min(max(2 + modules.drawn * (stack + 1) - 1 - turned, 0), modules.drawn)


def begin_events(table: Table) -> None:
    """The event reaches all players, or goes round the table from the start player on; `resume` then goes on with the others."""
    kept(table).event_turn = 0
    if table.event in ONE_BY_ONE:
        kept(table).event_turn = 1
        begin_any_event(table, table.start)
        return
    # supply.coins-order: where the order matters, the start player comes first.
    for number in range(len(table.players)):
        begin_any_event(table, (table.start + number) % len(table.players))


def begin_any_event(table: Table, seat: int) -> None:
    """The event reaches a player, who may have something to ward it off."""
    if hurts(table, seat) and (sacristy_ready(table, seat) or on_brasserie(table, seat)):
        table.players[seat].pending.append(PROTECT.pending())
    else:
        suffer_any(table, seat)


def sacristy_ready(table: Table, seat: int) -> bool:
    """Does a monk stand on the seat's Sacristy, and has nobody stopped it this round?"""
    printed = table.components
    return (
        printed.sacristy >= 0 and (table.players[seat].ready & ~kept(table).stopped[seat]) >> printed.sacristy & 1 == 1
    )


def hurts(table: Table, seat: int) -> bool:
    """newevents.warded-off: would the event do something to the player in this phase that may be unwelcome?"""
    player = table.players[seat]
    event = table.event
    value: int = table.components.event_value[event][table.stack]
    if event == TRIP:
        return player.town == ORLEANS
    if event == SUMMONING:
        return player.town != ORLEANS
    if event == MALFUNCTION:
        return has_technology(player)
    if event == BOOK_FIRE:
        return player.development > 0
    if event == GOODS_TAX:
        return total(player.goods) >= value
    if event == TECHNOLOGY_TAX:
        return player.technology_on != 0
    if event == TITHE:
        return player.coins >= value
    if event == FAMINE:
        return starvable(player) > 0
    if event == CAPITATION_TAX:
        return heads(player) > 0
    if event == WEDDING:
        return wedding_guests(table, player, value) > 0
    if event == PEASANT_UPRISING:
        return bool(risen_farmers(table, player))
    return event in (HARVEST, TAXES, PLAGUE, TAX, RETRAINING, TORTURE, DUES)


def protections(table: Table, seat: int) -> list[int]:
    """The Sacristy, or a good of the Brasserie, or let it happen."""
    codes = [SACRISTY, SACRISTY + YES] if sacristy_ready(table, seat) else [BRASSERIE + NO_CARGO]
    return codes + [BRASSERIE + good for good in kinds(on_brasserie(table, seat))]


def protect_any(table: Table, seat: int, code: int) -> None:
    """A good of the Brasserie wards the event off, or it is suffered."""
    if code in (SACRISTY, BRASSERIE + NO_CARGO):
        suffer_any(table, seat)
        return
    good = code - BRASSERIE
    kept(table).brasserie_goods -= ONE[good]
    lay_down(table, seat, good)
    table.goods_market += ONE[good]
    if table.log is not None:
        table.tell("brasserie_protects", seat, table.event, good)


def suffer_any(table: Table, seat: int) -> None:
    """What the event does to a player: coins here, choices below."""
    if table.event < SILENTIUM:
        suffer(table, seat)
        return
    printed = table.components
    player = table.players[seat]
    event = table.event
    value: int = printed.event_value[event][table.stack]
    reason = EVENT_COINS + event - SILENTIUM
    due = 0
    if event == TAX or (event == TRIP and player.town == ORLEANS):
        due = value
    elif event == GOODS_TAX:
        due = total(player.goods) // value
    elif event == TECHNOLOGY_TAX:
        due = value * player.technology_on.bit_count()
    elif event == CAPITATION_TAX:
        due = value * heads(player)
    elif event == TITHE:
        due = player.coins // value
    elif event == FISHING_GROUNDS:
        step = player.tracks >> (5 * BOATMAN) & 31
        receive(table, seat, printed.boatman_coins[step - 1] if step else 0, reason)
    else:
        _choose(table, seat, event, value)
    if due:
        owe(table, seat, due, reason)


def _choose(table: Table, seat: int, event: int, value: int) -> None:
    """Events that ask the player something, or move things."""
    player = table.players[seat]
    pending = player.pending
    if event == INDULGENCE:
        if player.coins >= value and table.supply & (ONE[MONK] - 1):
            pending.append(INDULGE.pending())
    elif event == TRAINING:
        if player.coins >= value and not all(at_end(table, seat, track) for track in range(TRACKS)):
            pending.append(TRAIN.pending())
    elif event == BON_VOYAGE:
        if player.coins >= value:
            pending.append(JOURNEY.pending(BY_BON_VOYAGE))
    elif event == RETRAINING:
        if player.goods:
            pending.append(GIVE.pending())
        else:
            owe(table, seat, value, EVENT_COINS + event - SILENTIUM)
    elif event == WEDDING:
        _wedding(table, seat, value)
    elif event == MALFUNCTION:
        if has_technology(player):
            pending.append(RETURN_TECHNOLOGY.pending())
    elif event == TORTURE:
        give_up(table, seat, value, TORTURE)
    elif event == BOOK_FIRE:
        _book_fire(table, seat)
    elif event == DUES:
        _dues(table, seat, value)
    elif event == SUMMONING:
        if player.town != ORLEANS:
            pending.append(ANSWER.pending(PAY_SUMMONS))
    elif event == FAMINE:
        number = min(value, starvable(player))
        if number:
            pending.append(STARVE.pending(number))
    elif event == PEASANT_UPRISING:
        _farmers_return(table, seat)


def give_up(table: Table, seat: int, number: int, event: int) -> None:
    """A player gives up things as under torture, though no coins are owed."""
    if table.log is not None:
        table.tell("must_give_up", seat, number, EVENT_COINS + event - SILENTIUM)
    table.players[seat].pending.append(GIVE_UP.pending(number))


def has_technology(player: Player) -> bool:
    """Has the player a technology tile, placed or in hand?"""
    return player.technology_on != 0 or player.technology_free + player.technology_first > 0


def starvable(player: Player) -> int:
    """How many followers Famine can take: those of the board and the bag that are not of the player's colour."""
    mask = ONE[MONK + 1] - 1
    number = total(player.bag & mask) + total(player.market & mask) + total(player.stored & mask)
    for kind in player.on:
        if NOTHING < kind <= MONK:
            number += 1
    return number


def heads(player: Player) -> int:
    """newevents.capitation-tax: followers on the market, the action spaces and the place tiles, own ones included."""
    number = total(player.market) + total(player.stored)
    for kind in player.on:
        if kind != NOTHING and kind != TECHNOLOGY:
            number += 1
    return number


def wedding_guests(table: Table, player: Player, number: int) -> int:
    """newevents.wedding-room: how many come, as far as bag and market allow."""
    return min(number, total(player.bag), table.components.market - total(player.market))


def _wedding(table: Table, seat: int, number: int) -> None:
    """newevents.wedding: drawn as in the follower phase."""
    player = table.players[seat]
    for _ in range(wedding_guests(table, player, number)):
        kind = table.pick(BAG_STREAM + seat, player.bag)
        player.bag -= ONE[kind]
        player.market += ONE[kind]
        if table.log is not None:
            table.tell("draws", seat, kind)


def _book_fire(table: Table, seat: int) -> None:
    """newevents.book-fire: back to the space where the status before was reached, or to the start."""
    player = table.players[seat]
    if not player.development:
        return
    player.development = star_before(table.components.status, player.development)
    if table.log is not None:
        table.tell("book_fire", seat, player.development)


def star_before(status: list[int], space: int) -> int:
    """The space of the development track where the status before a space was reached, or the start."""
    space = max(space - 1, 0)
    while space and status[space] == status[space - 1]:
        space -= 1
    return space


def _dues(table: Table, seat: int, due: int) -> None:
    """newevents.dues: goods of so many points; if all of them are worth less, all go and torture takes the rest."""
    printed = table.components
    player = table.players[seat]
    worth = 0
    for good in kinds(player.goods):
        worth += printed.goods_values[good] * (player.goods >> (5 * good) & 31)
    if worth > due:
        player.pending.append(GIVE.pending(due))
        return
    for good in kinds(player.goods):
        for _ in range(player.goods >> (5 * good) & 31):
            spend_good(table, seat, good)
    if worth < due:
        give_up(table, seat, due - worth, DUES)


def _farmers_return(table: Table, seat: int) -> None:
    """newevents.peasant-uprising: farmers still on the spaces of others go into the bag."""
    player = table.players[seat]
    for space in risen_farmers(table, player):
        kind = lift(table.components.layout, player, space)
        player.bag += ONE[kind]
        if table.log is not None:
            table.tell("uprising_returns", seat, kind, space)


def risen_farmers(table: Table, player: Player) -> list[int]:
    """The spaces meant for others on which farmers stand."""
    wants = table.components.layout.wants
    return [
        space
        for space, kind in enumerate(player.on)
        if kind not in (NOTHING, TECHNOLOGY) and PROFESSION[kind] == FARMER and wants[space] not in (FARMER, ANY)
    ]
