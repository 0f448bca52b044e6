"""What a follower sent to a new deed or a character would do as the table stands, beside coins and citizens."""

from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY
from cenabum.bagbuilding.followers import CRAFTSMAN, NEUTRAL, PROFESSIONS, TRADER
from cenabum.kernel.outlook import Outlook, hopeful
from cenabum.kernel.pool import count, total
from cenabum.kernel.words import Sentence, Words, all_of, say
from cenabum.orleans.development import track_of
from cenabum.orleans.effects.effect import BY_WATER
from cenabum.orleans.moves import DONE, GOODS, TRACK_NAMES, TRACKS, VICTIM_IN
from cenabum.orleans.outlook_words import development, ways
from cenabum.orleans.refusals_words import player_name, town_name
from cenabum.orleans.table import Table
from cenabum.orleans.torture import forfeits
from cenabum.orleans.trade_intrigue.decisions.target import schemes
from cenabum.orleans.trade_intrigue.kept import kept
from cenabum.orleans.trade_intrigue.modules import tables
from cenabum.orleans.trade_intrigue.names import (
    ALCHEMY,
    ARSONIST,
    FRAUD,
    HANGMAN,
    KIDNAPPER,
    NAVIGATION,
    NEW_DEEDS,
    SABOTEUR,
    SHEEP_FARMING,
    SPY,
    TAX_COLLECTOR,
    THANKSGIVING,
    TORTURER,
    TOWING_SERVICE,
    TOWN_CHARTER,
    TRAITOR,
)


def outlooks(table: Table, seat: int) -> dict[str, Outlook]:
    """The deeds or characters that still have a space."""
    printed = table.components
    modules = tables(printed)
    if not printed.board:
        return {}
    found: dict[str, Outlook] = {}
    for number, name in enumerate(printed.deed_names):
        if table.deeds[number]:
            told = _deed(table, seat, number) if printed.board == NEW_DEEDS else _character(table, seat, number)
            if modules.development[number]:
                told.now.append(development(table, seat, modules.development[number]))
            found[f"deed:{name}"] = told
    return found


def _not(reason: Sentence) -> Outlook:
    return Outlook([], [reason])


def _deed(table: Table, seat: int, deed: int) -> Outlook:
    printed = table.components
    player = table.players[seat]
    if deed == ALCHEMY:
        bag = total(player.bag)
        return hopeful(say("help-alchemy", bag=bag)) if bag else _not(say("help-bag-is-empty"))
    if deed in (THANKSGIVING, SHEEP_FARMING):
        lying = _lying(table, deed)
        return hopeful(all_of(lying)) if lying else hopeful()
    if deed == TOWING_SERVICE:
        found = ways(table, player, BY_WATER)
        return hopeful(*found) if found else _not(say("help-no-water", town=town_name(printed, player.town)))
    if deed == TOWN_CHARTER:
        steps = count(player.tracks, TRADER)
        told = say("help-town_charter", steps=steps)
        return hopeful(told) if steps else _not(told)
    if deed == NAVIGATION:
        if not kept(table).navigation_technology:
            return _not(say("help-no-gears-here"))
        steps = count(player.tracks, CRAFTSMAN)
        told = say("help-navigation", steps=steps)
        return hopeful(told) if steps else _not(told)
    return hopeful()


def _lying(table: Table, deed: int) -> list[Words]:
    """The goods on the free spaces of a deed."""
    modules = tables(table.components)
    free = kept(table).goods_free & ~kept(table).goods_bare
    return [
        say("help-lies", good=GOODS[good], follower=PROFESSIONS[modules.goods_kind[space]])
        for space, good in enumerate(modules.goods_good)
        if modules.goods_deed[space] == deed and free >> space & 1
    ]


def _character(table: Table, seat: int, character: int) -> Outlook:
    player = table.players[seat]
    if character == TRAITOR:
        return hopeful(_ahead(table, seat))
    if character == FRAUD and not player.goods:
        return _not(say("help-fraud-nothing"))
    victims = [_victim(table, other, character) for other in _victims(table, seat, character)]
    if victims:
        return hopeful(say("help-hits", whom=all_of(victims)))
    if character == ARSONIST:
        return _not(say("help-arsonist-nothing", town=town_name(table.components, player.town)))
    return _not(say("help-hits-nobody"))


def _victims(table: Table, seat: int, character: int) -> list[int]:
    """Whom a character of the seat could hit."""
    others = [other for other in range(len(table.players)) if other != seat]
    if character == TORTURER:
        return [other for other in others if forfeits(table, other)]
    if character == TAX_COLLECTOR:
        return [other for other in others if table.players[other].coins]
    return sorted({VICTIM_IN[code] for code in schemes(table, seat, character) if code != DONE})


def _victim(table: Table, number: int, character: int) -> Words:
    """A player, and what there is to lose."""
    printed = table.components
    player = table.players[number]
    name = player_name(number)
    if character == KIDNAPPER:
        return say("help-in", player=name, what=say("some-town", town=town_name(printed, player.town)))
    if character == HANGMAN:
        return say("help-loses", player=name, chance=round(100 * total(player.bag & NEUTRAL) / total(player.bag)))
    if character == SABOTEUR:
        return say("help-in", player=name, what=sum(1 for kind in player.on if kind not in (NOTHING, TECHNOLOGY)))
    if character == SPY:
        placed = [place for place, mask in enumerate(printed.layout.mask) if mask & player.technology_on]
        names = [say("help-place-name", place=printed.place_names[place]) for place in placed]
        return say("help-in", player=name, what=all_of(names))
    if character == TAX_COLLECTOR:
        return say("help-in", player=name, what=min(tables(printed).tax, player.coins))
    return say("some-player", player=name)


def _ahead(table: Table, seat: int) -> Words:
    """Who is ahead on which track."""
    found: list[Words] = []
    for track in range(TRACKS):
        own = track_of(table, seat, track)
        names = [player_name(other) for other in range(len(table.players)) if track_of(table, other, track) > own]
        if names:
            ahead = all_of([say("some-player", player=name) for name in names])
            found.append(say("help-track-ahead", track=TRACK_NAMES[track], list=ahead))
    return say("help-traitor", tracks=all_of(found)) if found else say("help-traitor-alone")
