"""What the recorded games of the modules have to show together, and who notes it while a game is played."""

import cenabum
from cenabum.kernel.decision import number_of
from cenabum.orleans.decision import deciding
from cenabum.orleans.state import State
from cenabum.orleans.trade_intrigue import names
from cenabum.orleans.trade_intrigue.facts import FACTS
from cenabum.orleans.trade_intrigue.kept import kept
from tests.cited import TRADE_INTRIGUE as REFUSAL_RULES
from tests.trade_intrigue.mixes import BROUGHT


def required() -> set[str]:
    """Everything worth seeing, by name."""
    found = {f"event: {name}" for name in (*names.NEW_EVENTS, "income", "harvest", "trading_day", "plague")}
    found |= {f"fact: {name}" for name in FACTS}
    found |= {f"decision: {name}" for name in BROUGHT if name != "wait"}
    for name in (*names.DEED_NAMES, *names.CHARACTER_NAMES):
        found |= {f"sent to: {name}", f"completed: {name}"}
    found |= {f"answer: {question} {answer}" for question in names.QUESTIONS for answer in ("yes", "no")}
    found |= {f"journey: {name}" for name in names.JOURNEYS} | {f"settled: {name}" for name in names.SETTLINGS}
    # The Spy hardly ever has a choice, and where there is none nothing can be refused; Training comes long before a track ends.
    # Both have tests of their own.
    found |= {f"refused: {rule}" for rule in REFUSAL_RULES - {"intrigue.spy-where", "newevents.training-tracks"}}
    found |= {"tile used: sheep_farm", "points: orders", "points: merchant_house", "rounds: 17", "finale: uprising"}
    found |= {"trained: development", "warded off: wedding", "warded off: peasant_uprising", "a place is stopped"}
    return found


class Witness:
    """Watches a game."""

    def __init__(self, game: cenabum.Game) -> None:
        self.game = game
        self.seen: set[str] = set()
        self._facts()

    @property
    def state(self) -> State:
        assert isinstance(self.game.state, State)
        return self.game.state

    def play(self, seat: str, notation: str) -> None:
        kind = deciding(self.state, self.game.seat(seat))
        number = number_of(self.state.players[self.game.seat(seat)].pending[-1])
        move = self.game.moves.move(self.game.code(seat, notation))
        self.seen.add(f"decision: {kind}")
        if kind == "answer":
            self.seen.add(f"answer: {names.QUESTIONS[number]} {move.arguments['answer']}")
        elif kind == "journey" and move.kind == "travel":
            self.seen.add(f"journey: {names.JOURNEYS[number]}")
        elif kind == "settle" and move.kind == "place":
            self.seen.add(f"settled: {names.SETTLINGS[number]}")
        self.game.play(seat, notation)
        self._facts()
        if self.game.over:
            for points in self.game.points.values():
                self.seen |= {f"points: {source}" for source, number in points.items() if number}
            if self.state.round == 17:
                self.seen.add("rounds: 17")
            if self.state.event == names.PEASANT_UPRISING:
                self.seen.add("finale: uprising")

    def refuse(self, seat: str, notation: str) -> str:
        """The rule that refuses a move, which is noted."""
        try:
            self.game.play(seat, notation)
        except cenabum.Refused as refused:
            self.seen.add(f"refused: {refused.rule}")
            return refused.rule
        raise AssertionError(f"{notation} is not refused")

    def _facts(self) -> None:
        for fact in map(self.game.fact, self.game.events):
            self.seen.add(f"fact: {fact['fact']}")
            if fact["fact"] == "round_begins":
                self.seen.add(f"event: {fact['event']}")
            elif fact["fact"] == "vacation":
                self.seen.add("event: vacation")
            elif fact["fact"] == "sends":
                self.seen.add(f"sent to: {fact['deed']}")
            elif fact["fact"] == "finishes_deed":
                self.seen.add(f"completed: {fact['deed']}")
            elif fact["fact"] == "acts" and fact["place"] == "sheep_farm":
                self.seen.add("tile used: sheep_farm")
            elif fact["fact"] == "trains" and fact["track"] == "development":
                self.seen.add("trained: development")
            elif fact["fact"] in ("protected", "brasserie_protects"):
                self.seen.add(f"warded off: {fact['event']}")
        if any(kept(self.state).stopped):
            self.seen.add("a place is stopped")


def watch(game: cenabum.Game) -> Witness:
    """Everything a recorded game shows."""
    witness = Witness(cenabum.replay(game.record(), at=0))
    for entry in game.entries:
        if entry.refused:
            assert witness.refuse(entry.seat, entry.notation) == entry.refused
        else:
            witness.play(entry.seat, entry.notation)
    return witness
