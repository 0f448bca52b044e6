"""Torture: what may be given up for a missing coin, how it leaves the game, and why something may not."""

from cenabum.bagbuilding.board import remove_place
from cenabum.bagbuilding.followers import NEUTRAL
from cenabum.bagbuilding.technology import lose_technology
from cenabum.kernel.pool import ONE, kinds
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import SILENCE, Words, any_of, say
from cenabum.orleans.module import good_spent
from cenabum.orleans.moves import (
    FORFEIT_DEVELOPMENT,
    FORFEIT_FOLLOWER,
    FORFEIT_GOOD,
    FORFEIT_STATION,
    FORFEIT_TECHNOLOGY,
    FORFEIT_TILE,
    GEAR_IN,
    GOODS,
    HAND_FIRST,
    HAND_FREE,
    KIND_IN,
    PLACE_IN,
    SUPPLY_STATION,
    space_of,
)
from cenabum.orleans.refusals_words import goods, place_name, space_name, the_place, town_name
from cenabum.orleans.table import BAG_STREAM, LOST_STATIONS, LOST_TECHNOLOGY, LOST_TILES, Table

FORFEITS = (
    "forfeit_station", "forfeit_follower", "forfeit_development", "forfeit_good", "forfeit_tile", "forfeit_technology",
)  # fmt: skip
"""The kinds of moves that give something up."""


def forfeits(table: Table, seat: int) -> list[int]:
    """What may be given for a missing coin; empty when nothing is left (torture.nothing-left)."""
    printed = table.components
    player = table.players[seat]
    layout = printed.layout
    codes: list[int] = []
    if player.stations_left:
        codes.append(FORFEIT_STATION + SUPPLY_STATION)
    if player.stations:
        codes += layout.spread(LOST_STATIONS, FORFEIT_STATION, player.stations)
    if player.bag & NEUTRAL:
        codes.append(FORFEIT_FOLLOWER)
    at = player.development
    # torture.development: not onto a coin space, and so never past one; from one it may go (torture.development-coin-space)
    if at > 0 and not printed.coins_on[at - 1]:
        codes.append(FORFEIT_DEVELOPMENT)
    if player.goods:
        codes += [FORFEIT_GOOD + good for good in kinds(player.goods)]
    if player.tiles:
        codes += layout.spread(LOST_TILES, FORFEIT_TILE, player.tiles)
    if player.technology_on:
        codes += layout.spread(LOST_TECHNOLOGY, FORFEIT_TECHNOLOGY, player.technology_on)
    if player.technology_free:
        codes.append(FORFEIT_TECHNOLOGY + HAND_FREE)
    if player.technology_first:
        codes.append(FORFEIT_TECHNOLOGY + HAND_FIRST)
    return codes


def forfeit(table: Table, seat: int, code: int) -> None:
    """Give one thing up for a missing coin; it leaves the game (torture.leaves-game)."""
    player = table.players[seat]
    kind = KIND_IN[code]
    if kind == "forfeit_station":
        _forfeit_station(table, seat, code - FORFEIT_STATION)
    elif code == FORFEIT_FOLLOWER:
        # torture.follower: own followers are put back and drawn again, so the draw is among the others.
        lost = table.pick(BAG_STREAM + seat, player.bag & NEUTRAL)
        player.bag -= ONE[lost]
        table.gone_followers += ONE[lost]
        if table.log is not None:
            table.tell("forfeits_follower", seat, lost)
    elif code == FORFEIT_DEVELOPMENT:
        player.development -= 1
        if table.log is not None:
            table.tell("forfeits_development", seat, player.development)
    elif kind == "forfeit_good":
        good = code - FORFEIT_GOOD
        player.goods -= ONE[good]
        table.gone_goods += ONE[good]
        if table.components.in_play:
            good_spent(table, seat)
        if table.log is not None:
            table.tell("forfeits_good", seat, good)
    elif kind == "forfeit_tile":
        _forfeit_tile(table, seat, PLACE_IN[code])
    else:
        _forfeit_technology(table, seat, GEAR_IN[code])


def _forfeit_station(table: Table, seat: int, town: int) -> None:
    player = table.players[seat]
    if town == SUPPLY_STATION:
        player.stations_left -= 1
    else:
        player.stations &= ~(1 << town)
        table.towns_taken &= ~(1 << town)
    if table.log is not None:
        table.tell("forfeits_station", seat, town)


def _forfeit_tile(table: Table, seat: int, place: int) -> None:
    """torture.place-tile-contents: followers on it go back to the bag, technology on it leaves the game with it."""
    printed = table.components
    player = table.players[seat]
    table.gone_technology += remove_place(printed.layout, player, place)
    player.tiles &= ~(1 << place)
    table.gone_tiles |= 1 << place
    if place == printed.tower:
        player.bag += player.stored
        player.stored = 0
    for module in table.components.in_play:
        module.tile_lost(table, seat, place)
    if table.log is not None:
        table.tell("forfeits_tile", seat, place)


def _forfeit_technology(table: Table, seat: int, gear: int) -> None:
    table.gone_technology += 1
    lose_gear(table, seat, gear)
    if table.log is not None:
        table.tell("forfeits_technology", seat, gear)


def lose_gear(table: Table, seat: int, gear: int) -> None:
    """A technology tile leaves a player: one in hand, or one that is placed."""
    player = table.players[seat]
    if gear == HAND_FREE:
        player.technology_free -= 1
    elif gear == HAND_FIRST:
        player.technology_first -= 1
    else:
        lose_technology(table.components.layout, player, space_of(gear))


def forfeit_station_refused(table: Table, seat: int, town: int) -> Refusal:
    """No station to give."""
    why = say("no-station-supply")
    if town != SUPPLY_STATION:
        why = say("no-station-in", town=town_name(table.components, town))
    return Refusal("torture.station", why, gifts(table, seat))


def forfeit_follower_refused(table: Table, seat: int) -> Refusal:
    """No neutral follower in the bag."""
    why = say("no-bag-neutral") if table.players[seat].bag else say("no-bag")
    return Refusal("torture.follower-own-only", why, gifts(table, seat))


def forfeit_development_refused(table: Table, seat: int) -> Refusal:
    """No step back."""
    if not table.players[seat].development:
        return Refusal("torture.development-start", say("no-step-start"), gifts(table, seat))
    return Refusal("torture.development", say("no-step-to-coins"), gifts(table, seat))


def forfeit_good_refused(table: Table, seat: int, good: int) -> Refusal:
    """No such good."""
    mine = table.players[seat].goods
    return Refusal(
        "torture.good",
        say("no-good", good=GOODS[good]),
        say("try-goods", list=goods(mine)) if mine else gifts(table, seat),
    )


def forfeit_tile_refused(table: Table, seat: int, place: int) -> Refusal:
    """No such tile."""
    printed = table.components
    name = place_name(printed, place)
    why = say("no-place", place=name) if printed.category[place] else say("no-tile-on-board", place=name)
    return Refusal("torture.place-tile", why, gifts(table, seat))


def forfeit_technology_refused(table: Table, seat: int, gear: int) -> Refusal:
    """No technology there."""
    if gear == HAND_FREE:
        why = say("no-technology-free")
    elif gear == HAND_FIRST:
        why = say("no-technology-bound")
    else:
        why = say("no-technology-on", space=space_name(table.components, space_of(gear), "on"))
    return Refusal("torture.technology", why, gifts(table, seat))


def gifts(table: Table, seat: int) -> Words:
    """What can be given up instead."""
    printed = table.components
    player = table.players[seat]
    words: list[Words] = []
    if player.stations_left or player.stations:
        words.append(say("some-station"))
    if FORFEIT_FOLLOWER in player.options:
        words.append(say("some-bag-follower"))
    if FORFEIT_DEVELOPMENT in player.options:
        words.append(say("some-step"))
    if player.goods:
        words.append(say("some-goods-piece"))
    words += [the_place(printed, place) for place in range(len(printed.category)) if player.tiles >> place & 1]
    if player.technology_on or player.technology_free or player.technology_first:
        words.append(say("some-technology"))
    return say("try-give-up", list=any_of(words)) if words else SILENCE


def forfeit_refused(table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
    """What cannot be given up under torture; none when the move gives nothing up."""
    if kind == "forfeit_station":
        return forfeit_station_refused(table, seat, at[0])
    if kind == "forfeit_follower":
        return forfeit_follower_refused(table, seat)
    if kind == "forfeit_development":
        return forfeit_development_refused(table, seat)
    if kind == "forfeit_good":
        return forfeit_good_refused(table, seat, at[0])
    if kind == "forfeit_tile":
        return forfeit_tile_refused(table, seat, at[0])
    if kind == "forfeit_technology":
        return forfeit_technology_refused(table, seat, at[0])
    return None
