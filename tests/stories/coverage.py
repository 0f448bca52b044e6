"""What the recorded games of the stories have to show together, and a witness that notes it while a game is played again.

Everything worth seeing has a name in a player's words, such as "tile taken: school" or "crown: the richest of several".
"""

import itertools
from functools import cache
from typing import Any, cast

import pytest

import cenabum
from cenabum.kernel.decision import kind_of
from cenabum.kernel.record import Record
from cenabum.kernel.refusal import Refused
from cenabum.stories.bonuses.famine import hunger_over
from cenabum.stories.bonuses.plague import plague_over
from cenabum.stories.components import Components
from cenabum.stories.decision import DECISIONS
from cenabum.stories.decisions.in_order import ASKED
from cenabum.stories.facts import FACTS
from cenabum.stories.first_kingdom import tasks_done
from cenabum.stories.moves import SIDES
from cenabum.stories.printed_eras import ERAS, FAME_TILES
from cenabum.stories.state import State
from cenabum.stories.table import BONUS, SEASONS
from cenabum.stories.wealth import riches
from tests.cited import STORIES as REFUSAL_RULES

STORIES = ("first-kingdom", "kings-favor")
SEATS = ("Ana", "Bruno", "Chloé", "Denis")

PLAIN = """
land: a terrain is conquered
land: a village is conquered
land: two settlers share an area in peace
land: a placed settler moves on
land: nobody is left on the map, and somebody comes back
bonus of the round: first-kingdom I, Fame
bonus of the round: first-kingdom II, coins
bonus of the round: first-kingdom III, food
bonus of the round: first-kingdom III, a settler for missing food
bonus of the round: first-kingdom III, coins after the famine
bonus of the round: first-kingdom IV, Fame
bonus of the round: first-kingdom V, Fame
bonus of the round: first-kingdom VI, delivery
bonus of the round: first-kingdom VII, a settler to the plague
bonus of the round: first-kingdom VII, Fame after the plague
bonus of the round: first-kingdom VIII, Fame
bonus of the round: kings-favor I, Fame
bonus of the round: kings-favor II, Fame
bonus of the round: kings-favor III, Fame
bonus of the round: kings-favor IV, Fame
bonus of the round: kings-favor V, delivery
king: food in autumn
king: coins in autumn
king: a Favorite tile in autumn
king: dismissed in autumn
king: a Favorite tile in winter
king: dismissed in winter
king: dismissed short of the Castle
crown: one alone is able
crown: the richest of several
crown: shared
crown: nobody in time, the farthest
king: one alone is left
king: all are dismissed, the last one wins
king: several stay to the end, points decide
king: victory shared
"""

RARE = {
    "deed of kings-favor completed: orphanage",
    "deed of kings-favor completed: weaving_loom",
    "land: nobody is left on the map, and somebody comes back",
}
"""What no recorded game shows; the first two happen in games of The First Kingdom, the last one has a rule test."""


def components(story: str) -> Components:
    """Those of a table of four, which has all deeds."""
    made: Components = cenabum.new(story, SEATS, 1).components
    return made


def required() -> set[str]:
    """All that has to be seen; the names of places, tiles, deeds and tasks come from the component data."""
    names = {line for line in PLAIN.split("\n") if line}
    names |= {f"fact: {kind}" for kind in FACTS}
    names |= {f"answer: {decision.name} by {kind}" for decision in ASKED for kind in decision.answers}
    names |= {f"refused: {rule}" for rule in REFUSAL_RULES}
    for story in STORIES:
        printed = components(story)
        for place, name in enumerate(printed.place_names):
            if printed.category[place] in (1, 2, 3) and printed.tiles[3] >> place & 1:
                names.add(f"tile taken: {name}")
            if printed.effects[place].acts:
                names.add(f"place acted: {name}")
        for target, name in enumerate(printed.target_names):
            if target < SIDES and not printed.deed_removed >> target // 2 & 1:
                names |= {f"deed of {story}: {name}", f"deed of {story} completed: {name}"}
        own = cast("dict[str, Any]", printed.figures.tree[printed.path])
        for task, spaces in own["tasks"].items():
            names |= {f"task of {story}: {parcel} to {task}" for parcel in spaces}
        names |= {f"Fame track of {story}: {FAME_TILES[tile]}" for tile in fame_tiles(printed)}
        names |= {f"set-up: {story} of {players}" for players in (2, 3, 4)}
    names |= {f"era: first-kingdom {era} opens" for era in ERAS} | {
        f"era: first-kingdom {era} entered later" for era in ERAS[1:]
    }
    names |= {f"era: kings-favor {era} {season}" for era in ERAS[:5] for season in SEASONS}
    names |= {f"era: kings-favor {era} fulfilled" for era in ERAS[:5]}
    return names | {"set-up: kings-favor with two Favorite tiles"}


def fame_tiles(printed: Components) -> set[int]:
    """The bonuses that lie on the Fame track of a story."""
    if hasattr(printed, "kingdom"):
        return set(printed.kingdom.fame)
    return set(cenabum.start("kings-favor", 4, "fame").fame_tiles)


class Witness:
    """Plays a recorded game again and notes what is seen in it."""

    def __init__(self, record: Record) -> None:
        self.game = cenabum.replay(record, at=0)
        self.story = self.game.setup.game
        self.seen: set[str] = set()
        self._facts(before=None)
        for entry in record.entries:
            if entry.refused:
                self._refused(entry.seat, entry.notation, entry.refused, entry.line)
            else:
                self.play(entry.seat, entry.notation)
        self._end()

    @property
    def state(self) -> State:
        state = self.game.state
        assert isinstance(state, State)
        return state

    def see(self, name: str, really: bool = True) -> None:
        """Note a name."""
        if really:
            self.seen.add(name)

    def _refused(self, seat: str, notation: str, rule: str, line: int) -> None:
        with pytest.raises(Refused) as caught:
            self.game.play(seat, notation)
        assert caught.value.rule == rule, f"line {line}"
        self.see(f"refused: {rule}")

    def play(self, seat: str, notation: str) -> None:
        """Make a move and note what it shows."""
        state = self.state
        number = self.game.seat(seat)
        player = state.players[number]
        decision = DECISIONS[kind_of(player.pending[-1])].name
        move = self.game.moves.move(self.game.code(number, notation))
        self.see(f"answer: {decision} by {move.kind}")
        if state.phase == BONUS:
            era = f"{self.story} {ERAS[player.era]}"
            self.see(f"bonus of the round: {era}, delivery", decision == "deliver" and move.kind == "deliver")
            self.see(f"bonus of the round: {era}, food", decision == "feed")
            plague = "a settler to the plague" if self.story == STORIES[0] and ERAS[player.era] == "VII" else ""
            self.see(f"bonus of the round: {era}, {plague or 'a settler for missing food'}", decision == "lose")
        self.see(
            "land: nobody is left on the map, and somebody comes back", decision == "settle" and not player.settlers
        )
        before = state.copy()
        self.game.play(number, notation)
        self._facts(before)

    def _facts(self, before: Any) -> None:
        told = [self.game.fact(fact) for fact in self.game.events]
        passed = False
        season = SEASONS[self.state.season] if self.story == STORIES[1] else ""
        for index, fact in enumerate(told):
            kind = fact["fact"]
            self.see(f"fact: {kind}")
            if kind == "passes":
                passed = True
            elif kind == "season_begins":
                season = fact["season"]
                self.see(f"era: {self.story} {fact['era']} {season}")
            else:
                note = getattr(self, f"_{kind}", None)
                if note is not None:
                    note(fact, told[index + 1 :], before)
            if passed and kind in ("gains_fame", "receives"):
                self._bonus(fact, before)
            if kind in ("pays", "uses_favorite", "dismissed"):
                self._king(fact, season, told)

    def _bonus(self, fact: dict[str, Any], before: Any) -> None:
        """What a round brings after the last pass."""
        if fact.get("reason") not in (None, "round_bonus"):
            return
        era = ERAS[self.state.players[self.game.seat(fact["seat"])].era]
        what = "coins" if fact["fact"] == "receives" else "Fame"
        if self.story == STORIES[0] and era in ("III", "VII"):
            over = hunger_over(before) if era == "III" else plague_over(before)
            what += " after the famine" if era == "III" else " after the plague"
            assert over
        self.see(f"bonus of the round: {self.story} {era}, {what}")

    def _king(self, fact: dict[str, Any], season: str, told: list[dict[str, Any]]) -> None:
        autumn = any(other["fact"] == "season_begins" for other in told)
        if fact["fact"] == "pays":
            self.see("king: coins in autumn", fact["reason"] == "autumn")
        elif fact["fact"] == "uses_favorite":
            self.see(f"king: a Favorite tile in {'autumn' if autumn else 'winter'}")
        else:
            self.see(f"king: dismissed in {'autumn' if autumn else 'winter'}")
            player = self.state.players[self.game.seat(fact["seat"])]
            castle = not autumn and fact["era"] == "V" and player.fame < self.state.components.fame_end
            self.see("king: dismissed short of the Castle", castle)

    def _feeds(self, fact: dict[str, Any], later: list[dict[str, Any]], before: Any) -> None:
        self.see("king: food in autumn", self.story == STORIES[1])

    def _ousts(self, fact: dict[str, Any], later: list[dict[str, Any]], before: Any) -> None:
        area = self.state.components.area_names.index(fact["area"])
        self.see(f"land: a {'village' if before.villages >> area & 1 else 'terrain'} is conquered")

    def _settles(self, fact: dict[str, Any], later: list[dict[str, Any]], before: Any) -> None:
        area = self.state.components.area_names.index(fact["area"])
        there = sum(player.settlers >> area & 1 for player in self.state.players)
        self.see("land: two settlers share an area in peace", there > 1)

    def _withdraws(self, fact: dict[str, Any], later: list[dict[str, Any]], before: Any) -> None:
        self.see("land: a placed settler moves on")

    def _acts(self, fact: dict[str, Any], later: list[dict[str, Any]], before: Any) -> None:
        self.see(f"place acted: {fact['place']}")

    def _gains_tile(self, fact: dict[str, Any], later: list[dict[str, Any]], before: Any) -> None:
        self.see(f"tile taken: {fact['place']}")

    def _sends(self, fact: dict[str, Any], later: list[dict[str, Any]], before: Any) -> None:
        target = self.state.components.target_names.index(fact["target"])
        if target < SIDES:
            self.see(f"deed of {self.story}: {fact['target']}")
        else:
            self.see(f"task of {self.story}: {fact['parcel']} to {fact['target']}")

    def _completes(self, fact: dict[str, Any], later: list[dict[str, Any]], before: Any) -> None:
        self.see(f"deed of {self.story} completed: {fact['target']}")

    def _narrates(self, fact: dict[str, Any], later: list[dict[str, Any]], before: Any) -> None:
        self.see(f"era: {self.story} {fact['era']} opens")

    def _enters_era(self, fact: dict[str, Any], later: list[dict[str, Any]], before: Any) -> None:
        self.see(f"era: {self.story} {fact['era']} entered later", all(other["fact"] != "narrates" for other in later))

    def _era_done(self, fact: dict[str, Any], later: list[dict[str, Any]], before: Any) -> None:
        self.see(f"era: {self.story} {fact['era']} fulfilled")

    def _gains_fame(self, fact: dict[str, Any], later: list[dict[str, Any]], before: Any) -> None:
        spaces = self.state.components.fame_spaces
        for number, space in enumerate(spaces):
            if fact["amount_2"] - fact["amount"] < space <= fact["amount_2"]:
                self.see(f"Fame track of {self.story}: {FAME_TILES[self.state.fame_tiles[number]]}")

    def _end(self) -> None:
        game, state = self.game, self.state
        winners = len(game.winners)
        if not game.setup.corrections:
            self.see(f"set-up: {self.story} of {len(game.seats)}")
        if self.story == STORIES[0]:
            k = state.components.kingdom
            able = [
                player for player in state.players if tasks_done(state, player) and riches(state, player) >= k.riches
            ]
            self.see("crown: one alone is able", len(able) == 1)
            self.see("crown: the richest of several", len(able) > 1 and winners == 1)
            self.see("crown: shared", winners > 1)
            self.see("crown: nobody in time, the farthest", not able)
            return
        self.see("set-up: kings-favor with two Favorite tiles", game.setup.settings["favorites"] == "2")
        staying = sum(not player.out for player in state.players)
        self.see("king: one alone is left", staying == 1)
        self.see("king: all are dismissed, the last one wins", staying == 0)
        self.see("king: several stay to the end, points decide", staying > 1 and winners == 1)
        self.see("king: victory shared", winners > 1)


@cache
def watch(text: str) -> Witness:
    """Play a recorded game again, decision by decision and with its refused tries, and note all."""
    return Witness(cenabum.parse_record(text))


def grouped(names: set[str]) -> list[str]:
    """Names under their first words, for people: "tile taken: pub, school"."""
    pairs = sorted(name.partition(": ")[::2] for name in names)
    groups = itertools.groupby(pairs, key=lambda pair: pair[0])
    return [f"{group}: {', '.join(name for _, name in members)}" for group, members in groups]
