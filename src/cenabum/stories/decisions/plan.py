"""Planning: where the followers of the village green go, and what is put on places and on the portal."""

from typing import Final

from cenabum.bagbuilding.planning import market_placements, place_from_market
from cenabum.bagbuilding.technology import technology_spaces
from cenabum.kernel.decision import NO_OPTIONS
from cenabum.kernel.pool import ONE
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.stories.decision import GrainComesBack
from cenabum.stories.drawing import fairs, install, take_back_good, unplanned
from cenabum.stories.moves import (
    ACT,
    COIN_PARCEL,
    DONE,
    FAIR,
    FOLLOWERS,
    GOOD_PARCEL,
    LOAD,
    PLACE,
    SPACES,
    SUPPLY,
    TAKE_BACK_GOOD,
    TECHNOLOGY_PARCEL,
    TECHNOLOGY_TO,
)
from cenabum.stories.names import GRAIN, WOOD
from cenabum.stories.portal import load, loadings, portal_room
from cenabum.stories.refusals_shared import fair_refused, place_refused, technology_refused
from cenabum.stories.refusals_words import parcel_name, place_name
from cenabum.stories.table import INSTALLATIONS, PLANNING, Player, Table


class Plan(GrainComesBack):
    """planning.*: one placement after the other, until the plan is done."""

    name = "plan"
    answers = ("place", "done", "take_back_good", "load", "supply", "fair", "technology")
    rules = ("planning.matching-space", "planning.monks", "planning.wood", "portal.load", "planning.done-is-final")
    hidden = True

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Followers to action spaces, County fair or portal; goods, coins and technology to the portal; wood and grain."""
        printed = table.components
        layout = printed.layout
        player = table.players[seat]
        codes = market_placements(layout, player, PLACE, NO_OPTIONS)
        if player.technology_free and unplanned(player):
            codes = codes + layout.spread(INSTALLATIONS, TECHNOLOGY_TO, technology_spaces(layout, player, False))
        codes = codes + loadings(table, player)  # a list of its own, to which the others may be added
        if player.goods >> (5 * WOOD) & 31:
            empty = printed.wood_spaces & player.tiles & ~player.wood
            for place in printed.wood_places:
                if empty >> place & 1:
                    codes.append(SUPPLY + place)
        if player.tiles >> printed.bakery & 1:
            # tiles.bakery-either: not to and fro in one plan
            if player.goods >> (5 * GRAIN) & 31 and player.grain < printed.bakery_spaces and not player.grain_back:
                codes.append(SUPPLY + printed.bakery)
            if player.grain:
                codes.append(TAKE_BACK_GOOD + printed.bakery)
        if player.tiles >> printed.fair & 1:
            codes += fairs(player, player.market)
        codes.append(DONE)
        return codes

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """One placement, or the end of the plan."""
        player = table.players[seat]
        if code < DONE:
            place_from_market(table.components.layout, player, code // SPACES, code % SPACES)
            if table.log is not None:
                table.tell("plans", seat, code // SPACES, code % SPACES)
        elif code == DONE:
            player.pending.pop()
            player.planned = 0
            if table.log is not None:
                table.tell("plan_done", seat)
        elif code < LOAD:
            take_back_good(table, seat, code - TAKE_BACK_GOOD)
        elif code < SUPPLY:
            load(table, seat, code - LOAD)
        elif code < FAIR:
            _supply(table, seat, code - SUPPLY)
        elif code < ACT:
            _to_fair(table, seat, code - FAIR)
        else:
            install(table, seat, code - TECHNOLOGY_TO)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """The follower does not fit; the parcel, the good or the tile cannot be put there."""
        player = table.players[seat]
        if kind == "place":
            nobody = say("no-follower-on-green", follower=FOLLOWERS[at[0]])
            return place_refused(table, seat, player.market, nobody, at[0], at[1])
        if kind == "fair":
            return fair_refused(table, seat, at[0])
        if kind == "load":
            return _load_refused(table, player, at[0])
        if kind == "supply":
            return _supply_refused(table, player, at[0])
        if kind == "technology":
            if player.technology_free and not unplanned(player):
                return Refusal("technology.before-plan", say("no-technology-planned"), say("try-unplan"))
            return technology_refused(table, seat, at[0])
        return super().refuse(table, seat, number, kind, at)

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """The plan is done."""
        if kind in ("place", "load", "supply", "fair") and table.phase == PLANNING and not table.players[seat].pending:
            return Refusal("planning.done-is-final", say("no-plan"))
        return None


def _supply(table: Table, seat: int, place: int) -> None:
    """Wood onto a building space, or grain onto the Bakery."""
    player = table.players[seat]
    good = GRAIN if place == table.components.bakery else WOOD
    player.goods -= ONE[good]
    if good == GRAIN:
        player.grain += 1
    else:
        player.wood |= 1 << place
    if table.log is not None:
        table.tell("supplies", seat, good, place)


def _to_fair(table: Table, seat: int, kind: int) -> None:
    """A follower of the village green to the County fair."""
    player = table.players[seat]
    player.market -= ONE[kind]
    player.fair += ONE[kind]
    if table.log is not None:
        table.tell("plans_fair", seat, kind)


def _load_refused(table: Table, player: Player, parcel: int) -> Refusal:
    """The portal is full, or the parcel is not there."""
    printed = table.components
    if portal_room(table, player) <= 0:
        return Refusal("portal.load", say("no-portal-room"), say("try-send"))
    name = parcel_name(printed, parcel)
    if parcel < GOOD_PARCEL:
        return Refusal("portal.load", say("no-follower-on-green", follower=name))
    if parcel < TECHNOLOGY_PARCEL:
        return Refusal("portal.load", say("no-good", good=name))
    if parcel == TECHNOLOGY_PARCEL:
        return Refusal("portal.load", say("no-technology"))
    lack = printed.amounts[parcel - COIN_PARCEL] - player.coins
    return Refusal("portal.load", say("no-coins", number=player.coins), say("try-more", number=lack))


def _supply_refused(table: Table, player: Player, place: int) -> Refusal:
    """Wood or grain cannot be put on the place."""
    printed = table.components
    name = place_name(printed, place)
    if place == printed.bakery and not player.tiles >> place & 1:
        return Refusal("tiles.bakery", say("no-place", place=name))
    if place == printed.bakery:
        if player.grain_back:
            return Refusal("tiles.bakery-either", say("no-bakery-again"))
        if not player.goods >> (5 * GRAIN) & 31:
            return Refusal("tiles.bakery", say("no-good", good="grain"))
        return Refusal("tiles.bakery", say("no-bakery-room", number=printed.bakery_spaces))
    if not printed.wood_spaces >> place & 1:
        return Refusal("planning.wood", say("no-goods-space", place=name))
    if not player.tiles >> place & 1:
        return Refusal("kingdom.era-gifts", say("no-place", place=name))
    if player.wood >> place & 1:
        return Refusal("planning.wood", say("no-wood-twice", place=name))
    return Refusal("planning.wood", say("no-good", good="wood"), say("try-wood"))


PLAN: Final = Plan()
