"""The new events: which tile comes, whom it hits in which order, and what it does."""

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY, lift
from cenabum.bagbuilding.followers import BOATMAN, FARMER, MONK, PROFESSION
from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.pool import ONE, kinds, total
from cenabum.orleans.development import advance_development, at_end
from cenabum.orleans.events import HARVEST, PLAGUE, TAXES, suffer
from cenabum.orleans.facts import EVENT_COINS
from cenabum.orleans.money import owe, receive
from cenabum.orleans.moves import BRASSERIE, NO_CARGO, SACRISTY, TRACKS, YES
from cenabum.orleans.table import (
    BAG_STREAM,
    HOURGLASS_STREAM,
    NUMBER,
    TO_ANSWER,
    TO_GIVE,
    TO_GIVE_UP,
    TO_INDULGE,
    TO_JOURNEY,
    TO_MALFUNCTION,
    TO_PROTECT,
    TO_STARVE,
    TO_TRAIN,
    Player,
    Table,
)
from cenabum.orleans.trade_intrigue.brasserie import lay_down, on_brasserie
from cenabum.orleans.trade_intrigue.names import (
    BON_VOYAGE,
    BOOK_FIRE,
    BRASSERIE_GOODS,
    BY_BON_VOYAGE,
    CAPITATION_TAX,
    DROPPED,
    DUES,
    EVENT_TURN,
    FAMINE,
    FISHING_GROUNDS,
    GOODS_TAX,
    INDULGENCE,
    MALFUNCTION,
    PAY_SUMMONS,
    PEASANT_UPRISING,
    RETRAINING,
    SILENTIUM,
    STOPPED,
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


def next_tile(t: Table) -> None:
    """Phase 1 with the new tiles; Vacation gives way to the next one at once."""
    c = t.components
    m = c.modules
    while True:
        tile = t.round + t.extra[DROPPED]
        if tile == 1:
            t.event = m.first_event
        elif tile == c.rounds:
            t.event = m.last_event
        else:
            t.stack = (tile - 2) // m.drawn
            t.event = t.pick_card(HOURGLASS_STREAM, t.hourglass[t.stack])
            t.hourglass[t.stack] &= ~(1 << t.event)
        if t.event != VACATION:
            break
        t.extra[DROPPED] += 1
        if t.log is not None:
            t.tell("vacation", -1)
    if t.log is not None:
        t.tell("round_begins", t.start, t.round, t.event, 0 if t.event == SILENTIUM else t.stack + 1)


def tiles_left(t: Table, stack: int) -> int:
    """How many tiles of a letter are still to come."""
    m = t.components.modules
    return min(max(2 + m.drawn * (stack + 1) - 1 - (t.round + t.extra[DROPPED]), 0), m.drawn)


def event_in_turn(t: Table) -> bool:
    """Begin an event that goes round the table, with the start player; `resume` goes on with the others."""
    if t.event not in ONE_BY_ONE:
        return False
    t.extra[EVENT_TURN] = 1
    begin_any_event(t, t.start)
    return True


def begin_any_event(t: Table, seat: int) -> None:
    """The event reaches a player, who may have something to ward it off."""
    if hurts(t, seat) and (sacristy_ready(t, seat) or on_brasserie(t, seat)):
        t.players[seat].pending.append(TO_PROTECT)
    else:
        suffer_any(t, seat)


def sacristy_ready(t: Table, seat: int) -> bool:
    """Does a monk stand on the seat's Sacristy, and has nobody stopped it this round?"""
    c = t.components
    return c.sacristy >= 0 and (t.players[seat].ready & ~t.extra[STOPPED + seat]) >> c.sacristy & 1 == 1


def hurts(t: Table, seat: int) -> bool:
    """newevents.warded-off: would the event do something to the player in this phase that may be unwelcome?"""
    player = t.players[seat]
    event = t.event
    value: int = t.components.event_value[event][t.stack]
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
        return wedding_guests(t, player, value) > 0
    if event == PEASANT_UPRISING:
        return bool(risen_farmers(t, player))
    return event in (HARVEST, TAXES, PLAGUE, TAX, RETRAINING, TORTURE, DUES)


def protections(t: Table, seat: int) -> list[int]:
    """The Sacristy, or a good of the Brasserie, or let it happen."""
    codes = [SACRISTY, SACRISTY + YES] if sacristy_ready(t, seat) else [BRASSERIE + NO_CARGO]
    return codes + [BRASSERIE + good for good in kinds(on_brasserie(t, seat))]


def protect_any(t: Table, seat: int, code: int) -> None:
    """Ward the event off, or suffer it."""
    c = t.components
    player = t.players[seat]
    player.pending.pop()
    if code in (SACRISTY, BRASSERIE + NO_CARGO):
        suffer_any(t, seat)
    elif code == SACRISTY + YES:
        monk = lift(c.layout, player, c.layout.spaces[c.sacristy][0])
        player.bag += ONE[monk]
        if t.log is not None:
            t.tell("protected", seat, t.event)
    else:
        good = code - BRASSERIE
        t.extra[BRASSERIE_GOODS] -= ONE[good]
        lay_down(t, seat, good)
        t.goods_market += ONE[good]
        if t.log is not None:
            t.tell("brasserie_protects", seat, t.event, good)


def suffer_any(t: Table, seat: int) -> None:
    """What the event does to a player: coins here, choices below."""
    if t.event < SILENTIUM:
        suffer(t, seat)
        return
    c = t.components
    player = t.players[seat]
    event = t.event
    value: int = c.event_value[event][t.stack]
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
        receive(t, seat, c.boatman_coins[step - 1] if step else 0, reason)
    else:
        _choose(t, seat, event, value)
    if due:
        owe(t, seat, due, reason)


def _choose(t: Table, seat: int, event: int, value: int) -> None:
    """Events that ask the player something, or move things."""
    player = t.players[seat]
    pending = player.pending
    if event == INDULGENCE:
        if player.coins >= value and t.supply & (ONE[MONK] - 1):
            pending.append(TO_INDULGE)
    elif event == TRAINING:
        if player.coins >= value and not all(at_end(t, seat, track) for track in range(TRACKS)):
            pending.append(TO_TRAIN)
    elif event == BON_VOYAGE:
        if player.coins >= value:
            pending.append(TO_JOURNEY | BY_BON_VOYAGE << NUMBER)
    elif event == RETRAINING:
        if player.goods:
            pending.append(TO_GIVE)
        else:
            owe(t, seat, value, EVENT_COINS + event - SILENTIUM)
    elif event == WEDDING:
        _wedding(t, seat, value)
    elif event == MALFUNCTION:
        if has_technology(player):
            pending.append(TO_MALFUNCTION)
    elif event == TORTURE:
        give_up(t, seat, value, TORTURE)
    elif event == BOOK_FIRE:
        _book_fire(t, seat)
    elif event == DUES:
        _dues(t, seat, value)
    elif event == SUMMONING:
        if player.town != ORLEANS:
            pending.append(TO_ANSWER | PAY_SUMMONS << NUMBER)
    elif event == FAMINE:
        number = min(value, starvable(player))
        if number:
            pending.append(TO_STARVE | number << NUMBER)
    elif event == PEASANT_UPRISING:
        _farmers_return(t, seat)


def give_up(t: Table, seat: int, number: int, event: int) -> None:
    """A player gives up things as under torture, though no coins are owed."""
    if t.log is not None:
        t.tell("must_give_up", seat, number, EVENT_COINS + event - SILENTIUM)
    t.players[seat].pending.append(TO_GIVE_UP | number << NUMBER)


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


def wedding_guests(t: Table, player: Player, number: int) -> int:
    """newevents.wedding-room: how many come, as far as bag and market allow."""
    return min(number, total(player.bag), t.components.market - total(player.market))


def _wedding(t: Table, seat: int, number: int) -> None:
    """newevents.wedding: drawn as in the follower phase."""
    player = t.players[seat]
    for _ in range(wedding_guests(t, player, number)):
        kind = t.pick(BAG_STREAM + seat, player.bag)
        player.bag -= ONE[kind]
        player.market += ONE[kind]
        if t.log is not None:
            t.tell("draws", seat, kind)


def _book_fire(t: Table, seat: int) -> None:
    """newevents.book-fire: back to the space where the status before was reached, or to the start."""
    player = t.players[seat]
    if not player.development:
        return
    player.development = star_before(t.components.status, player.development)
    if t.log is not None:
        t.tell("book_fire", seat, player.development)


def star_before(status: list[int], space: int) -> int:
    """The space of the development track where the status before a space was reached, or the start."""
    space = max(space - 1, 0)
    while space and status[space] == status[space - 1]:
        space -= 1
    return space


def _dues(t: Table, seat: int, due: int) -> None:
    """newevents.dues: goods of so many points; if all of them are worth less, all go and torture takes the rest."""
    c = t.components
    player = t.players[seat]
    worth = 0
    for good in kinds(player.goods):
        worth += c.goods_values[good] * (player.goods >> (5 * good) & 31)
    if worth > due:
        player.pending.append(TO_GIVE | due << NUMBER)
        return
    for good in kinds(player.goods):
        for _ in range(player.goods >> (5 * good) & 31):
            spend_good(t, seat, good)
    if worth < due:
        give_up(t, seat, due - worth, DUES)


def spend_good(t: Table, seat: int, good: int) -> None:
    """A good goes back to the goods market."""
    lay_down(t, seat, good)
    t.goods_market += ONE[good]
    if t.log is not None:
        t.tell("spends_good", seat, good, EVENT_COINS + t.event - SILENTIUM)


def _farmers_return(t: Table, seat: int) -> None:
    """newevents.peasant-uprising: farmers still on the spaces of others go into the bag."""
    player = t.players[seat]
    for space in risen_farmers(t, player):
        kind = lift(t.components.layout, player, space)
        player.bag += ONE[kind]
        if t.log is not None:
            t.tell("uprising_returns", seat, kind, space)


def risen_farmers(t: Table, player: Player) -> list[int]:
    """The spaces meant for others on which farmers stand."""
    wants = t.components.layout.wants
    return [
        space
        for space, kind in enumerate(player.on)
        if kind not in (NOTHING, TECHNOLOGY) and PROFESSION[kind] == FARMER and wants[space] not in (FARMER, ANY)
    ]


def retrain(t: Table, seat: int, good: int) -> None:
    """newevents.retraining: a good for as many steps as it is worth."""
    spend_good(t, seat, good)
    advance_development(t, seat, t.components.goods_values[good])
