"""Planning a round as a whole: which places to fill with the followers at hand."""

from dataclasses import dataclass, field

from cenabum.bagbuilding.board import NOTHING
from cenabum.bagbuilding.followers import (
    BOATMAN,
    CRAFTSMAN,
    FARMER,
    FOLLOWER_KINDS,
    MONK,
    NEUTRAL_KINDS,
    OWN,
    PROFESSION,
    SCHOLAR,
    TRADER,
)
from cenabum.bagbuilding.layout import ANY
from cenabum.bots.greedy import module_values
from cenabum.bots.greedy.journeys import Journeys
from cenabum.bots.greedy.values import Outlook
from cenabum.kernel.pool import count, total
from cenabum.orleans.effects.effect import BY_ROAD, NOWHERE


@dataclass
class Plan:
    """Placements in order as (follower, space), the places they fill, and what that is worth."""

    placements: list[tuple[int, int]] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)  # followers for the Town Hall
    waiting: list[tuple[int, int]] = field(default_factory=list)  # those of the placements that wait for others
    worth: float = 0.0
    all: set[tuple[int, int]] = field(default_factory=set)  # the placements once more, to look them up


@dataclass
class _Offer:
    """Something the followers could do: fill the open spaces of a place, or go to a deed."""

    place: int  # -1: to the Town Hall
    spaces: list[int]
    needs: list[int]  # professions
    anyone: int  # spaces for anyone
    worth: float
    sent: tuple[int, ...] = ()
    water: int = 0
    road: int = 0
    build: int = 0


class Planner:
    """Searches the sets of places that the followers can fill for the one of most worth."""

    def __init__(self, outlook: Outlook, journeys: Journeys) -> None:
        self.outlook = outlook
        self.journeys = journeys
        self.opinion = opinion = outlook.opinion()
        self.cost = outlook.weights.follower_cost if outlook.rounds else 0.0
        if outlook.modules:
            self.cost -= module_values.used_follower(outlook)
        self.cost = opinion.used(self.cost)
        self.monk_cost = opinion.short(outlook.weights.monk_cost if outlook.rounds else 0.0)
        self.of_journeys = opinion.journeys()
        player = outlook.player
        pool = player.market + player.stored
        self.have = [0] * (NEUTRAL_KINDS + 1)
        self.neutral = [count(pool, kind) for kind in range(NEUTRAL_KINDS)]
        for kind in range(FOLLOWER_KINDS):
            self.have[PROFESSION[kind]] += count(pool, kind)
        self.hands = total(pool)
        self.herb = self.school = self.uprising = False
        for number, substitution in enumerate(outlook.printed.layout.substitutions):
            if player.privileges >> number & 1:
                if substitution.profession == SCHOLAR:
                    self.school = True
                elif substitution.profession == BOATMAN:
                    self.herb = True
                else:
                    self.uprising = True
        self.ready_water = self.ready_road = self.ready_build = 0
        self.room = 0
        self.offers = self._offers()
        self.most = 1  # plans wanted
        self.best = -1.0  # what a plan has to be worth more than
        self.kept: list[tuple[float, list[int]]] = []  # the best sets of offers so far, the best one first

    # ---- what could be done

    def _offers(self) -> list[_Offer]:
        outlook = self.outlook
        player, printed = outlook.player, outlook.printed
        layout = printed.layout
        offers: list[_Offer] = []
        travels: list[_Offer] = []
        for place in range(len(layout.mask)):
            mask = layout.mask[place]
            if not mask & player.spaces:
                continue
            effect = printed.effects[place]
            if effect.sends:
                self._deeds(offers, place)
                continue
            if not outlook.open(place):
                continue
            spaces = [space for space in layout.spaces[place] if player.on[space] == NOTHING]
            needs = [layout.wants[space] for space in spaces if layout.wants[space] != ANY]
            offer = _Offer(place, spaces, needs, len(spaces) - len(needs), 0.0)
            if effect.way == BY_ROAD:
                offer.road = 1
            elif effect.way != NOWHERE:
                offer.water = 1
            elif effect.builds:
                offer.build = 1
            if effect.way != NOWHERE or effect.builds:
                if spaces:
                    offer.worth = self.opinion.way(place) - self.cost * len(spaces)
                    travels.append(offer)
                else:
                    self.ready_water += offer.water
                    self.ready_road += offer.road
                    self.ready_build += offer.build
                continue
            if not spaces:
                continue
            offer.worth = self.opinion.place(place, outlook.action(place)) - self.cost * len(spaces)
            if offer.worth > 0 and self._possible(offer):
                offers.append(offer)
        offers.sort(key=lambda offer: -offer.worth)
        travels = [offer for offer in travels if self._possible(offer)]
        self.travels = len(travels)
        return travels + offers

    def _deeds(self, offers: list[_Offer], place: int) -> None:
        """Followers that could go to deeds: each alone, and two that together bring a citizen."""
        outlook = self.outlook
        layout, player, deeds = outlook.printed.layout, outlook.player, outlook.state.deeds
        room = sum(player.on[space] == NOTHING for space in layout.spaces[place])
        self.room = room
        if not room:
            return
        for kind in range(NEUTRAL_KINDS):
            if not self.neutral[kind]:
                continue
            worths = self.deed_worths(kind)
            if not worths or worths[0] <= 0:
                continue
            offers.append(_Offer(-1, [], [kind], 0, worths[0], (kind,)))
            if room > 1 and self.neutral[kind] > 1 and len(worths) > 1 and worths[1] > 0:
                offers.append(_Offer(-1, [], [kind, kind], 0, worths[0] + worths[1], (kind, kind)))
        if room < 2 or outlook.printed.board:
            return
        for deed, free in enumerate(deeds):
            if total(free) == 2:
                pair = [kind for kind in range(NEUTRAL_KINDS) for _ in range(count(free, kind))]
                if self.neutral[pair[0]] >= 1 and self.neutral[pair[1]] >= 1 + (pair[0] == pair[1]):
                    worth = self.pair_worth(deed, pair)
                    if worth > 0:
                        offers.append(_Offer(-1, [], pair, 0, worth, tuple(pair)))

    def deed_worths(self, kind: int) -> list[float]:
        """What sending a follower brings at every free space that takes him, the best first."""
        outlook, opinion = self.outlook, self.opinion
        more = opinion.sent(kind)
        worths: list[float] = []
        for deed, free in enumerate(outlook.state.deeds):
            spaces = (free >> (5 * kind) & 31) + (free >> (5 * ANY))
            if spaces:
                worths += [opinion.scale * outlook.deed(kind, deed) + more - self.cost] * spaces
        worths.sort(reverse=True)
        return worths

    def pair_worth(self, deed: int, pair: list[int]) -> float:
        """What it brings to take the last two spaces of a deed together."""
        outlook, opinion = self.outlook, self.opinion
        worth: float = 2.0 * outlook.printed.deed_coins[deed] + outlook.status
        worth = opinion.scale * worth + opinion.sent(pair[0]) + opinion.sent(pair[1]) - 2 * self.cost
        return worth - opinion.scale * (outlook.follower[pair[0]] + outlook.follower[pair[1]])

    def _possible(self, offer: _Offer) -> bool:
        have = self.have[:]
        short = 0
        for kind in offer.needs:
            have[kind] -= 1
            if have[kind] < 0:
                short += kind != MONK
                if kind == MONK:
                    return False
        return len(offer.needs) + offer.anyone <= self.hands and self._covered(have, short)

    def _covered(self, have: list[int], short: int) -> bool:
        """Can stand-ins take the spaces for which the right followers are missing?"""
        if not short:
            return True
        stand_ins = max(have[MONK], 0)
        if stand_ins >= short:
            return True
        if self.herb and have[BOATMAN] > 0:
            gaps = -min(have[FARMER], 0) - min(have[CRAFTSMAN], 0) - min(have[TRADER], 0)
            stand_ins += min(gaps, have[BOATMAN])
        if self.school and have[SCHOLAR] > 0:
            stand_ins += have[SCHOLAR]
        if self.uprising and have[FARMER] > 0:
            stand_ins += have[FARMER]
        return stand_ins >= short

    # ---- the search

    def search(self) -> Plan:
        """The best plan."""
        return self.top(1)[0]

    def top(self, most: int) -> list[Plan]:
        """So many of the best sets of offers, as placements, the best one first; fewer, if there are not so many."""
        self.most = most
        suffix = ratio = 0.0
        self.suffix = [0.0] * (len(self.offers) + 1)  # what all offers from here on are worth
        self.ratio = self.suffix[:]  # and at most for one follower
        for number in range(len(self.offers) - 1, -1, -1):
            offer = self.offers[number]
            suffix += max(offer.worth, 0.0)
            self.suffix[number] = suffix
            ratio = max(ratio, offer.worth / (len(offer.needs) + offer.anyone))
            self.ratio[number] = ratio
        self.travel_most = self.journeys.best(
            self.ready_water + sum(offer.water for offer in self.offers),
            self.ready_road + sum(offer.road for offer in self.offers),
            1 if self.ready_build or any(offer.build for offer in self.offers) else 0,
        )[0]
        self.travel_most *= self.of_journeys
        self._search(
            0, self.have, 0, self.hands, 0.0, self.ready_water, self.ready_road, self.ready_build, self.room, (), []
        )
        return [self._placements(worth, chosen) for worth, chosen in self.kept or [(self.best, [])]]

    def _search(
        self, first: int, have: list[int], short: int, hands: int, worth: float,
        water: int, road: int, build: int, room: int, exact: tuple[int, ...], chosen: list[int],
    ) -> None:  # fmt: skip
        here = worth - self.monk_cost * short
        if water or road or build:
            here += self.of_journeys * self.journeys.best(water, road, build)[0]
        if here > self.best:
            self._keep(here, chosen)
        offers = self.offers
        for number in range(first, len(offers)):
            travel = self.travel_most if number < self.travels else here - worth
            if worth + travel + min(self.suffix[number], hands * self.ratio[number]) <= self.best:
                return
            offer = offers[number]
            used = len(offer.needs) + offer.anyone
            if used > hands or len(offer.sent) > room:
                continue
            left = have[:]
            more = short
            possible = True
            for kind in offer.needs:
                left[kind] -= 1
                if left[kind] < 0:
                    if kind == MONK:
                        possible = False
                    more += 1
            if not possible or left[MONK] < 0 or not self._covered(left, more):
                continue
            sent = exact
            if offer.sent:
                sent = exact + offer.sent
                if any(kind in exact for kind in offer.sent):
                    continue  # two of a kind are an offer of their own
            chosen.append(number)
            self._search(
                number + 1, left, more, hands - used, worth + offer.worth,
                water + offer.water, road + offer.road, build + offer.build, room - len(offer.sent), sent, chosen,
            )  # fmt: skip
            chosen.pop()

    def _keep(self, worth: float, chosen: list[int]) -> None:
        """One of the best sets so far; of two that are worth the same the first one found comes first."""
        kept = self.kept
        where = len(kept)
        while where and kept[where - 1][0] < worth:
            where -= 1
        kept.insert(where, (worth, chosen[:]))
        if len(kept) > self.most:
            kept.pop()
        if len(kept) == self.most:
            self.best = kept[-1][0]

    # ---- from the set to placements

    def _placements(self, worth: float, chosen: list[int]) -> Plan:
        outlook = self.outlook
        layout, player = outlook.printed.layout, outlook.player
        pool = [count(player.market + player.stored, kind) for kind in range(FOLLOWER_KINDS)]
        plan = Plan(worth=worth)
        offers = [self.offers[number] for number in chosen]
        hall = [
            space
            for place, effect in enumerate(outlook.printed.effects)
            if effect.sends
            for space in layout.spaces[place]
            if player.on[space] == NOTHING
        ]
        for offer in offers:
            for kind in offer.sent:
                pool[kind] -= 1
                plan.sent.append(kind)
                plan.placements.append((kind, hall.pop(0)))
        open_spaces: list[int] = []
        for offer in offers:
            if offer.place < 0:
                continue
            plan.places.append(offer.place)
            for space in offer.spaces:
                wanted = layout.wants[space]
                kind = -1 if wanted == ANY else self._exact(pool, wanted)
                if kind < 0:
                    open_spaces.append(space)
                else:
                    pool[kind] -= 1
                    plan.placements.append((kind, space))
        # Stand-ins: the spaces that fewest can take come first, and monks go last.
        fits = layout.fits[player.privileges]
        open_spaces.sort(key=lambda space: (layout.wants[space] == ANY, self._stand_in(pool, fits, space)[0]))
        for space in open_spaces:
            _, kind = self._stand_in(pool, fits, space)
            if kind < 0:
                continue
            pool[kind] -= 1
            plan.placements.append((kind, space))
        self._wait(plan, pool, fits)
        plan.placements.sort(key=lambda placement: placement[1])
        plan.all = set(plan.placements)
        return plan

    def _exact(self, pool: list[int], wanted: int) -> int:
        """A follower of just the profession: the own one first, since the neutral one can still go to a deed."""
        if wanted < FOLLOWER_KINDS - OWN and pool[OWN + wanted]:
            return OWN + wanted
        return wanted if pool[wanted] else -1

    def _stand_in(self, pool: list[int], fits: list[int], space: int) -> tuple[int, int]:
        """How many kinds could stand in, and the one to take: whoever is wanted least."""
        able = [kind for kind in range(FOLLOWER_KINDS) if pool[kind] and fits[kind] >> space & 1]
        if not able:
            return 0, -1
        quality = self.outlook.quality
        return len(able), min(able, key=lambda kind: (kind == MONK, quality[PROFESSION[kind]], kind))

    def _wait(self, plan: Plan, pool: list[int], fits: list[int]) -> None:
        """Whoever would take the room of next round's draw goes to a space where he will be needed."""
        outlook = self.outlook
        player, printed = outlook.player, outlook.printed
        over = min(sum(pool), sum(pool) + min(outlook.draws, total(player.bag) + len(plan.placements)) - printed.market)
        if over <= 0 or not outlook.rounds:
            return
        layout = printed.layout
        taken = {space for _, space in plan.placements}
        spots: list[tuple[float, int, int]] = []
        for place in range(len(layout.mask)):
            if not layout.mask[place] & player.spaces or place in plan.places or printed.effects[place].sends:
                continue
            worth = outlook.action(place)
            if worth <= 0 or not outlook.open(place):
                continue
            for space in layout.spaces[place]:
                if player.on[space] == NOTHING and space not in taken:
                    spots.append((-worth, place, space))
        spots.sort()
        for _, _, space in spots:
            if over <= 0:
                return
            wanted = layout.wants[space]
            if wanted == ANY or wanted == MONK:
                continue
            kind = self._exact(pool, wanted)
            if kind >= 0:
                pool[kind] -= 1
                over -= 1
                plan.placements.append((kind, space))
                plan.waiting.append((kind, space))
