"""Playthroughs: a recorded game as a transcript that a person can read, round by round."""

from collections import Counter
from pathlib import Path
from typing import Any

import cenabum
from cenabum.kernel.pool import counts, total
from cenabum.orleans.moves import GOODS
from cenabum.orleans.state import State

TESTS = Path(__file__).resolve().parents[1]
PLAYTHROUGHS = TESTS / "playthroughs"
GAMES = sorted((TESTS / "games").glob("players-*.cenabum"))

FOLLOWERS_TOLD = {
    "recalls": "calls back {follower} from {space}",
    "draws": "{follower}",
    "stores": "{follower} to the Gunpowder Tower",
}
ACTIONS_TOLD = {
    "recruits": "{follower} {amount}",
    "gains_good": "{good}",
    "gains_technology": "technology",
    "gains_tile": "takes the {place}",
    "travels": "to {town} by {connection}",
    "loads": "{good}",
    "builds_station": "station in {town}",
    "sends": "{follower} to {deed}",
    "completes_deed": "completes {deed}",
    "develops": "development +{amount} = {amount_2}",
    "wins_citizen": "citizen ({citizen})",
    "bathes": "draws {follower}",
    "bath_places": "{follower} on {space}",
    "installs": "technology on {space}",
    "receives": "+{amount} coins",
    "pays": "-{amount} coins",
}
EVENTS_TOLD = {
    "receives": "+{amount} coins",
    "pays": "-{amount} coins",
    "protected": "keeps the {event} off",
    "feeds": "gives {food}",
    "loses_follower": "loses a {follower}",
    "spared_follower": "draws an {follower}, which stays",
    "plague_empty_bag": "has an empty bag",
    "tortured": "tortured for {amount}",
    "debt_lapses": "{amount} lapse",
    "forfeits_station": "gives up a station ({station})",
    "forfeits_follower": "gives up a {follower}",
    "forfeits_development": "steps back to {amount}",
    "forfeits_good": "gives up {good}",
    "forfeits_tile": "gives up the {place}",
    "forfeits_technology": "gives up technology ({gear})",
}
EVENT_REASONS = ("income", "harvest", "taxes", "trading_day")


class Transcript:
    """Collects what happens in a round, and writes it when the next one begins."""

    def __init__(self, game: cenabum.Game) -> None:
        self.game = game
        self.lines: list[str] = []
        self.width = max(len(name) for name in game.seats)
        self.standing: list[tuple[str, str]] = []
        self._clear()

    def _clear(self) -> None:
        self.census: dict[str, list[str]] = {}
        self.followers: dict[str, list[str]] = {}
        self.plans: dict[str, dict[str, list[str]]] = {}
        self.actions: list[tuple[str, list[str]]] = []
        self.event: dict[str, list[str]] = {}
        self.torture = self.event

    def hear(self, fact: dict[str, Any]) -> None:
        """One fact more."""
        kind, seat = fact["fact"], fact["seat"]
        told = {key: plain(value) for key, value in fact.items()}
        if kind == "round_begins":
            self.write_round()
            letter = f" {fact['stack']}" if fact["stack"] else ""
            self.lines.append(f"Round {fact['amount']}: {told['event']}{letter}. {seat} starts.")
        elif kind in ("excludes", "declines_exclusion"):
            self.lines.append(f"{seat} excludes " + (f"the {told['place']}." if kind == "excludes" else "nothing."))
        elif kind == "most_stations":
            self.event.setdefault(seat, []).append("gets the last citizen for the most trading stations")
        elif kind in ("draws", "recalls", "stores"):
            self.followers.setdefault(seat, []).append(FOLLOWERS_TOLD[kind].format(**told))
        elif kind == "plans":
            place = plain(fact["space"].partition(".")[0])
            self.plans.setdefault(seat, {}).setdefault(place, []).append(told["follower"])
        elif kind == "acts":
            self.actions.append((seat, [told["place"]]))
        elif fact.get("reason") == "census":
            self.torture = self.census
            self._add(self.census, seat, kind, told)
        elif kind in EVENTS_TOLD and (kind not in ACTIONS_TOLD or fact.get("reason") in EVENT_REASONS):
            if kind == "tortured":
                self.torture = self.event
            self._add(self.torture if "forfeits" in kind or kind == "debt_lapses" else self.event, seat, kind, told)
        elif kind in ACTIONS_TOLD:
            words = ACTIONS_TOLD[kind].format(**told).removesuffix(" 0")  # monks have no track
            if kind == "installs":
                self.actions.append((seat, [words]))
            else:
                self.actions[-1][1].append(words)

    def _add(self, where: dict[str, list[str]], seat: str, kind: str, told: dict[str, Any]) -> None:
        where.setdefault(seat, []).append(EVENTS_TOLD[kind].format(**told))

    def write_round(self) -> None:
        """Write down the round that has ended."""
        if self.standing:
            self._section("Census", [(seat, ", ".join(words)) for seat, words in sorted(self.census.items())])
            self._section("Standing", self.standing)
            self._section("Followers", [(seat, numbered(words)) for seat, words in sorted(self.followers.items())])
            plans = [
                (seat, "; ".join(f"{place}: {numbered(who)}" for place, who in places.items()))
                for seat, places in sorted(self.plans.items())
            ]
            self._section("Plans", plans)
            actions = [
                (seat, words[0] + (f": {', '.join(words[1:])}" if words[1:] else "")) for seat, words in self.actions
            ]
            self._section("Actions", actions)
            self._section("Event", [(seat, ", ".join(words)) for seat, words in sorted(self.event.items())])
            self.lines.append("")
        self._clear()

    def _section(self, name: str, rows: list[tuple[str, str]]) -> None:
        for number, (seat, words) in enumerate(rows):
            self.lines.append(f"  {name if not number else '':<10}{seat:<{self.width}}  {words}")

    def stand(self) -> None:
        """Note how things stand when a round has begun."""
        state = self.game.state
        assert isinstance(state, State)
        self.standing = []
        for seat, name in enumerate(self.game.seats):
            player = state.players[seat]
            goods = [good for good, many in zip(GOODS, counts(player.goods, 5), strict=True) for _ in range(many)]
            words = (
                f"{self.game.scores[name]:>3} points: {player.coins} coins, development {player.development}, "
                f"{player.stations.bit_count()} stations, {player.citizens} citizens, "
                f"{total(player.bag)} followers in the bag; {numbered(goods) or 'no goods'}"
            )
            self.standing.append((name, words))

    def text(self) -> str:
        return "\n".join(self.lines).rstrip() + "\n"


def plain(value: Any) -> Any:
    """A name as words."""
    return value.replace("_", " ") if isinstance(value, str) else value


def numbered(words: list[str]) -> str:
    """ "farmer, farmer, monk" as "2 farmer, monk"."""
    return ", ".join(f"{many} {word}" if many > 1 else word for word, many in Counter(words).items())


def transcript(path: Path) -> str:
    """The transcript of a recorded game."""
    recorded = cenabum.load(path)
    game = cenabum.replay(recorded.record(), at=0)
    settings = ", ".join(f"{plain(name)} {value}" for name, value in game.setup.settings.items())
    written = Transcript(game)
    written.lines += [f"Orléans: {', '.join(game.seats)} ({settings})", f"The recorded game {path.stem}", ""]
    hear(written)
    for entry in recorded.decisions:
        game.play(entry.seat, entry.notation)
        hear(written)
    written.write_round()
    written.lines.append("Points at the end")
    for name, points in game.points.items():
        sources = ", ".join(f"{number} for {source}" for source, number in points.items())
        written.lines.append(f"  {name:<{written.width}}  {sum(points.values()):>3}: {sources}")
    written.lines.append(f"Won by {' and '.join(game.winners)}.")
    return written.text()


def hear(written: Transcript) -> None:
    facts = [written.game.fact(fact) for fact in written.game.events]
    for fact in facts:
        written.hear(fact)
    if any(fact["fact"] == "round_begins" for fact in facts):
        written.stand()
