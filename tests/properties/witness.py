"""A witness that notes what is seen in a game while it is played; `coverage.py` names what there is to see."""

from typing import Any

import cenabum
from cenabum.bagbuilding.board import NOTHING, TECHNOLOGY
from cenabum.bagbuilding.followers import BOATMAN, FOLLOWERS, MONK, PROFESSION, PROFESSIONS, SCHOLAR
from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.pool import count, total
from cenabum.orleans.components import Components
from cenabum.orleans.decision import deciding
from cenabum.orleans.facts import CITIZENS
from cenabum.orleans.state import State
from cenabum.orleans.table import START_PLAYER


class Witness:
    """Plays a game on and notes what is seen in it."""

    def __init__(self, game: cenabum.Game) -> None:
        self.game = game
        self.seen: set[str] = set()
        self.event = ""
        self.letter = ""
        self.edition: str = game.setup.settings["edition"]
        self.excluded = 0
        self.plagued: set[str] = set()
        self.freed: set[str] = set()
        self.crafted: set[str] = set()
        self.row: dict[str, int] = {}  # how often in one action or pass
        self._facts()

    @property
    def state(self) -> State:
        assert isinstance(self.game.state, State)
        return self.game.state

    @property
    def printed(self) -> Components:
        return self.state.components

    def refuse(self, seat: str, notation: str) -> str:
        """The rule that refuses a move, which is noted."""
        try:
            self.game.play(seat, notation)
        except cenabum.Refused as refused:
            self.seen.add(f"refused: {refused.rule}")
            return refused.rule
        raise AssertionError(f"{notation} is not refused")

    def play(self, seat: str, notation: str) -> None:
        """Make a move and note what it shows."""
        number = self.game.seat(seat)
        self._before(number, self.game.code(seat, notation))
        self.game.play(seat, notation)
        self._facts()
        if self.game.over:
            self._end()

    def see(self, what: str, when: bool = True) -> None:
        if when:
            self.seen.add(what)

    # ---- what a decision shows

    def _before(self, seat: int, code: int) -> None:
        state, player = self.state, self.state.players[seat]
        move = self.game.moves.move(code)
        legal = self.game.legal(seat)
        words = move.arguments
        kind = deciding(state, seat)
        if move.kind in ("place", "place_stored"):
            self._placing(player.tiles, move.kind, words, kind)
            mask = self.printed.layout.mask[self.printed.layout.place_of[self._space(words)]]
            if kind != "bathe" and not (player.open & ~(1 << self._space(words))) & mask:
                earlier = ~player.planned & ~player.technology_on & ~player.open & mask
                self.see("planning: a place filled over several rounds", bool(earlier))
        elif move.kind == "draw":
            most = max(int(option.arguments["number"]) for option in legal if option.kind == "draw")
            self.see("followers: fewer drawn than possible", int(words["number"]) < most)
            self.see("followers: none drawn", words["number"] == "0" and most > 0)
        elif move.kind == "store":
            self.see("tower: the market was too full", total(player.market) > self.printed.market)
            self.see("tower: own follower stored", words["follower"].startswith("own_"))
        elif move.kind == "travel":
            goods = state.routes[self.printed.connection_names.index(words["connection"])]
            self.see("travel: a good taken", words["cargo"] != "nothing")
            self.see("travel: a good left", words["cargo"] == "nothing" and goods > 0)
            self.see("travel: an empty way", not goods)
        elif move.kind == "reward":
            self.see("canalization: coin" if words["reward"] == "coins" else "canalization: development")
        elif move.kind == "buy":
            self.see(f"pharmacy: {words['number']} point" + ("" if words["number"] == "1" else "s"))
        elif move.kind == "sacristy":
            self.see("sacristy: declined", words["answer"] == "no")
        elif move.kind == "feed" and self.edition == "2019":
            foods = {option.arguments["food"] for option in legal}
            self.see("harvest: 2019, food though coins would do", words["food"] != "coins" and "coins" in foods)
            self.see("harvest: 2019, coins though there is food", words["food"] == "coins")
        elif move.kind == "technology":
            self._installing(seat, words["space"])
            self.see("technology: placed at the end of the round", state.phase == START_PLAYER)
        elif move.kind == "forfeit_development":
            self.see("torture: a step back from a coin space", self.printed.coins_on[player.development] > 0)
        elif move.kind == "forfeit_tile":
            spaces = self.printed.layout.spaces[self.printed.place_names.index(words["place"])]
            standing = [player.on[space] for space in spaces]
            stood = any(kind not in (NOTHING, TECHNOLOGY) for kind in standing)
            self.see("torture: tile with somebody on it", stood)
        elif move.notation == "done":
            self.see("technology: kept for later", any(option.kind == "technology" for option in legal))
            self.see("town hall: one of two stays", any(option.kind == "send" for option in legal))

    def _space(self, words: dict[str, str]) -> int:
        return list(self.game.moves.names["space"]).index(words["space"])

    def _placing(self, tiles: int, kind: str, words: dict[str, str], decision: str) -> None:
        profession = PROFESSION[FOLLOWERS.index(words["follower"])]
        wanted = self.printed.layout.wants[self._space(words)]
        if wanted not in (ANY, profession):
            self.see("planning: a monk stands in", profession == MONK)
            self.see("tile used: school", profession == SCHOLAR)
            self.see("tile used: herb_garden", profession == BOATMAN)
        self.see("tower: planned from", kind == "place_stored")
        self.see("tile used: gunpowder_tower", kind == "place_stored")

    def _installing(self, seat: int, space: str) -> None:
        player = self.state.players[seat]
        name = self.game.seats[seat]
        reading = self.game.setup.settings["first_technology"].replace("-", " ")
        number = list(self.game.moves.names["space"]).index(space)
        layout = self.printed.layout
        farmer = layout.wants[number] == 0
        self.see("technology: on a place tile", bool(self.printed.category[layout.place_of[number]]))
        bound = player.technology_first > 0 if "track" in reading else player.technology_started == 0
        self.see(f"technology: first tile on a farmer, by the {reading}", bound and farmer)
        self.see(f"technology: laboratory tile before any craftsman, by the {reading}", name not in self.crafted)

    # ---- what happened

    def _facts(self) -> None:
        facts = [self.game.fact(fact) for fact in self.game.events]
        for number, fact in enumerate(facts):
            tell = getattr(self, f"_{fact['fact']}", None)
            if tell:
                tell(fact["seat"], fact, facts[number + 1 :])
        if self.state.coins == 0:
            self.see("supply: coins run out", any(fact["fact"] == "receives" for fact in facts))
        self.see("technology: the last tile is taken", self.state.technology == 0)
        for player in self.state.players:
            self.see("development: end of the track", player.development == self.printed.development_end)
        self.see("stations: two players in Orléans", sum(player.stations & 1 for player in self.state.players) > 1)

    def _round_begins(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.event, self.letter = fact["event"], fact["stack"]
        if self.event == "pilgrimage":
            self._hit()

    def _hit(self) -> None:
        self.see("event: " + " ".join(word for word in (self.edition, self.letter, self.event) if word))

    def _receives(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        if fact["amount"] and fact["reason"] in ("income", "trading_day"):
            self._hit()
        self.see("census: the most farmers get a coin", fact["reason"] == "census")

    def _pays(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("census: the fewest farmers pay", fact["reason"] == "census")
        if fact["reason"] == "taxes":
            self._hit()

    def _tortured(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see(f"torture: for {fact['reason']}")

    def _census_tie(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("census: tie")

    def _debt_lapses(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("torture: nothing left, the debt lapses")

    def _excludes(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.excluded += 1
        self.see("exclusion: a tile is excluded")
        self.see("exclusion: two players, four tiles", self.excluded == 4 and len(self.game.seats) == 2)

    def _declines_exclusion(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("exclusion: declined")

    def _recalls(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("followers: recalled")

    def _stores(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("tower: somebody stored")

    def _acts(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.row = {}
        place = fact["place"]
        self.see(f"place acted: {place}")
        number = self.printed.place_names.index(place)
        self.see(f"tile used: {place}", bool(self.printed.category[number]))
        self.see("tower: sent from", place == "gunpowder_tower")
        player = self.state.players[self.game.seat(seat)]
        if place == "bathhouse":
            waiting = deciding(self.state, self.game.seat(seat)) == "bathe"
            placed = any(other["fact"] == "bath_places" for other in later)
            self.see("bathhouse: nobody placed", not waiting and not placed)
        on = player.on
        self.see(
            "technology: a place acts with it", any(on[s] == TECHNOLOGY for s in self.printed.layout.spaces[number])
        )

    def _bath_places(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see(f"bathhouse: {self.edition}, somebody placed")
        self.see("bathhouse: 2014, two placed", self._again("bath") > 1)

    def _again(self, what: str) -> int:
        self.row[what] = self.row.get(what, 0) + 1
        return self.row[what]

    def _recruits(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        kind, step = fact["follower"], fact["amount"]
        number = PROFESSIONS.index(kind)
        citizens = [other["citizen"] for other in later if other["fact"] == "wins_citizen"]
        if kind == "craftsman":
            self.crafted.add(seat)
        if kind == "scholar":
            moved = next(other["amount"] for other in later if other["fact"] == "develops")
            self.see("development: points lost beyond the end", moved < self.printed.scholar_points[step - 1])
        if kind != "monk":
            self.see(f"track end: {kind}", step == self.printed.steps[number])
        self.see("tracks: boatmen citizen too late", kind == "boatman" and step == 5 and "boatmen" not in citizens)
        self.see("tracks: knights citizen too late", kind == "knight" and step == 4 and "knights" not in citizens)
        self.see("supply: a follower lost to the plague is recruited again", kind in self.plagued)

    def _gains_tile(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see(f"tile taken: {fact['place']}")

    def _nothing_left(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("tracks: a trader without a tile", fact["track"] == "trader")

    def _travels(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        name = fact["connection"]
        self.see(f"connection travelled: {name}")
        self.see("travel: the river from Chinon to Châtellerault", name == "chinon~chatellerault")
        self.see("travel: the road from Chinon to Châtellerault", name == "chinon-chatellerault")

    def _builds_station(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("stations: built where torture freed the town", fact["town"] in self.freed)

    def _sends(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see(f"deed sent to: {fact['deed']}")
        if fact["deed"] == "canalization":
            at_end = self.state.players[self.game.seat(seat)].development == self.printed.development_end
            paid = any(other["fact"] == "receives" and other.get("reason") == "deed" for other in later[:1])
            self.see("canalization: at the end of development", at_end and paid)
        self.see("town hall: both sent", self._again("sends") > 1)

    def _passes(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.row = {}

    def _installs(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("technology: two places in one pass", self._again("installs") > 1)

    def _completes_deed(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see(f"deed completed: {fact['deed']}")

    def _develops(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        gained, after = fact["amount"], fact["amount_2"]
        won = {other["citizen"] for other in later if other["fact"] == "wins_citizen"}
        for space in range(after - gained + 1, after + 1):
            citizen = self.printed.citizen_on[space]
            self.see("development: citizen too late", citizen >= 0 and CITIZENS[citizen] not in won)

    def _wins_citizen(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see(f"citizen: {fact['citizen']}")

    def _protected(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see(f"sacristy: used against {fact['event']}")
        self.see("tile used: sacristy")

    def _feeds(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self._hit()
        food = fact["food"]
        if food == "coins":
            holds = any(count(self.state.players[self.game.seat(seat)].goods, good) for good in self.printed.food)
            self.see(f"harvest: {self.edition}, coins without food", not holds)
        else:
            self.see(f"harvest: {food}")
            self.see("harvest: 2014, food", self.edition == "2014")

    def _loses_follower(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self._hit()
        self.plagued.add(fact["follower"])

    def _spared_follower(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("plague: an own follower is spared")

    def _plague_empty_bag(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("plague: the bag is empty")

    def _forfeits_station(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        town = fact["station"]
        if town == "supply":
            self.see("torture: station in supply")
        else:
            self.see("torture: station in Orléans" if town == "orleans" else "torture: built station")
            self.freed |= {town} - {"orleans"}

    def _forfeits_follower(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("torture: follower")

    def _forfeits_development(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("torture: development")

    def _forfeits_good(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see(f"torture: {fact['good']}")

    def _forfeits_tile(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("torture: tile")

    def _forfeits_technology(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        hand = {"hand": "technology in hand", "hand_first": "first technology in hand"}
        self.see("torture: " + hand.get(fact["gear"], "technology placed"))

    def _most_stations(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("end: most stations alone")

    def _stations_tied(self, seat: str, fact: dict[str, Any], later: list[dict[str, Any]]) -> None:
        self.see("end: most stations tied")

    def _end(self) -> None:
        scores = sorted(self.game.scores.values())
        winners = len(self.game.winners)
        self.see("end: won alone", winners == 1)
        self.see("end: victory shared", winners > 1)
        self.see("end: tie broken by development", winners == 1 and scores[-1] == scores[-2])
        if not self.game.setup.corrections:
            self.see(f"set-up: {len(self.game.seats)} players, {self.edition}")


def watch(record: cenabum.Game) -> Witness:
    """Play a finished game again from its record, decision by decision and with its refused tries, and note all."""
    witness = Witness(cenabum.replay(record.record(), at=0))
    for entry in record.entries:
        if entry.refused:
            assert witness.refuse(entry.seat, entry.notation) == entry.refused, f"line {entry.line}"
        else:
            witness.play(entry.seat, entry.notation)
    return witness
