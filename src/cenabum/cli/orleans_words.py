"""Orléans in the words of the terminal: names of things, what they do, and the choices in a few words each."""

from functools import cached_property
from typing import Any

import cenabum
from cenabum.cli.drawing import words
from cenabum.cli.speech import Speech
from cenabum.kernel.language import Language
from cenabum.kernel.moves import Move
from cenabum.orleans.view import PlayerView, TableView

LETTERS = {"farmer": "F", "boatman": "B", "craftsman": "C", "trader": "T", "knight": "K", "scholar": "S", "monk": "M"}
PLURALS = {"boatman": "boatmen", "craftsman": "craftsmen"}
NUMBERS = ("nobody", "one", "two", "three", "four", "five", "six", "seven", "eight")
DECISIONS = {
    "exclude": "exclude a place tile",
    "draw": "draw followers",
    "store": "fill the tower",
    "plan": "plan",
    "act": "act or pass",
    "recruit": "recruit",
    "travel": "travel",
    "expand": "take a place tile",
    "send": "send to a deed",
    "reward": "coin or development",
    "bathe": "place a bather",
    "buy": "buy development",
    "technology": "place technology",
    "protect": "use the Sacristy?",
    "feed": "harvest",
    "forfeit": "torture: give up something",
}


def number_of(number: int, one: str, many: str = "") -> str:
    """A number with its noun: “1 coin”, “2 coins”."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def follower(name: str) -> str:
    """A follower; the player's own are “own farmer”."""
    return words(name)


def followers(pool: dict[str, int]) -> str:
    """A bag or a market: “2 farmers, trader, own boatman”."""
    return (
        ", ".join(words(kind) if number == 1 else f"{number} {plural(kind)}" for kind, number in pool.items())
        or "empty"
    )


def plural(kind: str) -> str:
    """Several followers of a kind."""
    own, _, profession = kind.rpartition("_")
    many = PLURALS.get(profession, f"{profession}s")
    return f"{own} {many}".strip()


def goods(pool: dict[str, int]) -> str:
    """Goods with their numbers."""
    return ", ".join(good if number == 1 else f"{number} {good}" for good, number in pool.items()) or "none"


class Words:
    """The words for one game: names come from its figures."""

    def __init__(self, game: cenabum.Game) -> None:
        self.game = game
        self.speech = Speech("orleans", "orleans")
        self.said = self.speech.said
        self.tree: Any = game.figures.tree
        # The places and deeds of the base game, and those of the modules.
        tree: dict[str, Any] = game.figures.tree
        self.places: dict[str, Any] = {**tree["places"], **game.components.modules.place_figures}
        self.deeds: dict[str, Any] = {**tree["deeds"], **tree["new_deeds"], **tree["intrigue"]}

    @cached_property
    def edition(self) -> str:
        """The edition that is played."""
        return self.game.setup.settings["edition"]

    def place(self, place: str) -> str:
        """The name of a place."""
        return str(self.places[place]["name"])

    def town(self, town: str) -> str:
        """The name of a town."""
        return str(self.tree["map"]["towns"][town]["name"])

    def deed(self, deed: str) -> str:
        """The name of a deed."""
        return str(self.deeds[deed]["name"])

    def space(self, space: str) -> str:
        """An action space: the place and what the space asks for."""
        place, _, rest = space.partition(".")
        return f"{self.place(place)} ({rest.partition('.')[0]})"

    def wanted(self, place: str) -> str:
        """The followers a place asks for."""
        return " + ".join(self.places[place]["spaces"]) or "no follower"

    def effect(self, place: str) -> str:
        """What a place does, in a few words."""
        components = self.game.components
        words = components.effects[components.place_names.index(place)].text()
        return Language("en").phrase(words, ("orleans",))

    def event(self, name: str, value: int) -> str:
        """What an event does, in one line."""
        event = next(each for each in self.game.components.events if each.name == name)
        words = event.text(event.values.index(value))
        return Language("en").phrase(words, ("orleans",)).rstrip(".")

    @property
    def _penalty(self) -> int:
        return int(self.tree["hourglass"][self.edition]["harvest"]["penalty"])

    def step(self, kind: str, steps: int) -> str:
        """What the next step on a follower's track brings."""
        tracks = self.tree["tracks"]
        if kind == "farmer":
            reward = tracks["farmers"]["goods"][steps : steps + 1]
            return f"+{reward[0]}" if reward else ""
        if kind == "boatman":
            coins = tracks["boatmen"]["coins"][steps : steps + 1]
            return f"+{number_of(coins[0], 'coin')}" if coins and coins[0] else "+citizen if first"
        if kind == "scholar":
            points = tracks["scholars"]["development"][steps : steps + 1]
            return f"+{points[0]} development" if points else ""
        if kind == "knight":
            draws = tracks["knights"]["draws"][steps + 1 : steps + 2]
            return f"draw {draws[0]}" if draws else ""
        if kind == "craftsman":
            return "+technology" + (" replacing a farmer" if steps < tracks["craftsmen"]["farmer_only"] else "")
        if kind == "trader":
            return "+place tile" + (" of category I" if steps < tracks["traders"]["category_one_only"] else "")
        return ""

    # ---- choices

    def group(self, move: Move) -> str:
        """Placements by follower, journeys by connection, losses by what is lost."""
        given = move.arguments
        if move.kind in ("place", "place_stored"):
            return words(given["follower"]) + (" (tower)" if move.kind == "place_stored" else "")
        if move.kind == "send":
            return words(given["follower"])
        if move.kind in ("draw", "recall"):
            return move.kind
        if move.kind in ("expand", "exclude"):
            return f"category {self.places[given['place']]['category']}"
        if move.kind.startswith("forfeit_"):
            return words(move.kind.removeprefix("forfeit_"))
        return ""

    def rank(self, move: Move) -> int:
        """The order within a group: the most draws first, ending something last."""
        if move.kind == "draw":
            return -int(move.arguments["number"])
        return 1 if move.kind in ("done", "pass") else 0

    def label(self, move: Move, view: TableView, player: PlayerView) -> str:
        """A choice in a few words."""
        kind, given = move.kind, move.arguments
        if kind in ("place", "place_stored"):
            place, _, asks = given["space"].partition(".")
            asks = asks.partition(".")[0]
            fits = asks in ("any", given["follower"].removeprefix("own_"))
            return self.place(place) if fits else f"{self.place(place)} as {asks}"
        if kind == "act":
            return f"{self.place(given['place'])}: {self.effect(given['place'])}"
        if kind in ("expand", "exclude"):
            place = given["place"]
            return f"{self.place(place)} ({self.wanted(place)}): {self.effect(place)}"
        if kind == "recruit":
            reward = self.step(given["follower"], player.tracks.get(given["follower"], 0))
            return f"{words(given['follower'])} ({reward})" if reward else words(given["follower"])
        if kind == "travel":
            return self._journey(given["connection"], given["cargo"], view, player)
        if kind == "send":
            return self._sending(given["deed"], view)
        if kind.startswith("forfeit_"):
            return self._loss(kind, given)
        if kind == "recall":
            return self._placed(given["space"], player)
        if kind == "technology":
            return self.space(given["space"])
        return self._short(move, view)

    def _short(self, move: Move, view: TableView) -> str:
        kind, given = move.kind, move.arguments
        decision = view.decision.kind if view.decision else ""
        if kind == "done":
            return {
                "plan": "done planning", "technology": "done, keep technology for later", "exclude": "decline",
                "send": "done, the other one stays",
            }.get(decision) or Language("en").move_choice("orleans", move, decision).lower()  # fmt: skip
        if kind == "pass":
            return "pass: no more actions this round"
        if kind == "draw":
            return NUMBERS[int(given["number"])]
        if kind == "store":
            return f"{words(given['follower'])} into the tower"
        if kind == "reward":
            return "a coin" if given["reward"] == "coins" else "a development point"
        if kind == "buy":
            return f"{NUMBERS[int(given['number'])]} for {number_of(int(given['number']), 'coin')}"
        if kind == "sacristy":
            return "use the Sacristy: the event passes you by" if given["answer"] == "yes" else "let the event happen"
        if kind == "feed":
            return f"pay {self._penalty} coins" if given["food"] == "coins" else f"hand in {given['food']}"
        return Language("en").move_choice("orleans", move, decision, self.game.seats)

    def _journey(self, connection: str, cargo: str, view: TableView, player: PlayerView) -> str:
        way = next(way for way in view.connections if way.name == connection)
        town = way.between[1] if way.between[0] == player.town else way.between[0]
        load = f"take {cargo}" if cargo != "nothing" else ("take nothing" if way.goods else "no goods there")
        return f"{self.town(town)}, {load}"

    def _sending(self, deed: str, view: TableView) -> str:
        shown = next(each for each in view.deeds if each.name == deed)
        reward = number_of(shown.coins, "coin") + (f" or {shown.development} development" if shown.development else "")
        left = sum(shown.free.values())
        return f"{self.deed(deed)} ({reward}; {'the citizen too' if left == 1 else f'{left} spaces free'})"

    def _loss(self, kind: str, given: dict[str, str]) -> str:
        if kind == "forfeit_station":
            return "unbuilt" if given["station"] == "supply" else f"in {self.town(given['station'])}"
        if kind == "forfeit_good":
            return given["good"]
        if kind == "forfeit_tile":
            return self.place(given["place"])
        if kind == "forfeit_technology":
            gear = given["gear"]
            return (
                "in hand" if gear == "hand" else ("in hand, for farmers" if gear == "hand_first" else self.space(gear))
            )
        return "a random one from your bag" if kind == "forfeit_follower" else "one step back"

    def _placed(self, space: str, player: PlayerView) -> str:
        holds = next((s.holds for p in player.places for s in p.spaces if s.name == space), None)
        place = self.place(space.partition(".")[0])
        return f"{words(holds or 'follower')} from {place}"
