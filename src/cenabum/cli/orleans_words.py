"""Orléans in the words of the terminal: names of things, what they do, and the choices in a few words each."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import cenabum
from cenabum.cli.speech import Speech
from cenabum.kernel.moves import Move
from cenabum.orleans.view import PlayerView, TableView

KINDS = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")


def number_of(number: int, one: str, many: str = "") -> str:
    """A number with its noun: “1 coin”, “2 coins”."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


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
        return self.speech.name("place", place)

    def town(self, town: str) -> str:
        """The name of a town."""
        return self.speech.name("town", town)

    def deed(self, deed: str) -> str:
        """The name of a deed."""
        return self.speech.name("deed", deed)

    def follower(self, follower: str) -> str:
        """The name of a follower; the player's own are “own farmer”."""
        return self.speech.name("follower", follower)

    def followers(self, pool: Mapping[str, int]) -> str:
        """A bag or a market: “2 farmers, trader, own boatman”."""
        return self.speech.counted("follower", pool.items(), self.said("nobody-there-yet"))

    def goods(self, pool: Mapping[str, int]) -> str:
        """Goods with their numbers."""
        return self.speech.counted("good", pool.items(), self.said("no-goods-there"))

    def coins(self, number: int) -> str:
        """“1 coin”, “2 coins”."""
        return self.said("coins", number=number)

    def asks(self, kind: str) -> str:
        """Whom a space asks for: a follower, or any."""
        return self.in_brief(kind) if kind == "any" else self.follower(kind)

    def in_brief(self, kind: str) -> str:
        """A follower where there is little room: on a board, in whatever colour."""
        return self.speech.in_brief("follower", kind.removeprefix("own_"))

    def space(self, space: str) -> str:
        """An action space: the place and what the space asks for."""
        place, _, rest = space.partition(".")
        return self.said("space-of", place=self.place(place), asks=self.asks(rest.partition(".")[0]))

    def wanted(self, place: str) -> str:
        """The followers a place asks for."""
        return " + ".join(map(self.asks, self.places[place]["spaces"])) or self.said("no-follower-wanted")

    def effect(self, place: str) -> str:
        """What a place does, in a few words."""
        components = self.game.components
        words = components.effects[components.place_names.index(place)].text()
        return self.speech.language.phrase(words, ("orleans",))

    def event(self, name: str, value: int) -> str:
        """What an event does, in one line."""
        event = next(each for each in self.game.components.events if each.name == name)
        words = event.text(event.values.index(value))
        return self.speech.language.phrase(words, ("orleans",)).rstrip(".")

    @property
    def _penalty(self) -> int:
        return int(self.tree["hourglass"][self.edition]["harvest"]["penalty"])

    def step(self, kind: str, steps: int) -> str:
        """What the next step on a follower's track brings."""
        tracks = self.tree["tracks"]
        if kind == "farmer":
            reward = tracks["farmers"]["goods"][steps : steps + 1]
            return f"+{self.speech.name('good', reward[0])}" if reward else ""
        if kind == "boatman":
            coins = tracks["boatmen"]["coins"][steps : steps + 1]
            return f"+{self.coins(coins[0])}" if coins and coins[0] else self.said("gain-citizen")
        if kind == "scholar":
            points = tracks["scholars"]["development"][steps : steps + 1]
            return self.said("gain-progress", number=points[0]) if points else ""
        if kind == "knight":
            draws = tracks["knights"]["draws"][steps + 1 : steps + 2]
            return self.said("gain-draws", number=draws[0]) if draws else ""
        if kind == "craftsman":
            farmer = steps < tracks["craftsmen"]["farmer_only"]
            return self.said("gain-technology-farmer" if farmer else "gain-technology")
        if kind == "trader":
            return self.said("gain-tile-one" if steps < tracks["traders"]["category_one_only"] else "gain-tile")
        return ""

    # ---- choices

    def group(self, move: Move) -> str:
        """Placements by follower, journeys by connection, losses by what is lost."""
        given = move.arguments
        if move.kind in ("place", "place_stored"):
            name = self.follower(given["follower"])
            return self.said("group-stored", follower=name) if move.kind == "place_stored" else name
        if move.kind == "send":
            return self.follower(given["follower"])
        if move.kind in ("draw", "recall"):
            return self.said(f"group-{move.kind}")
        if move.kind in ("expand", "exclude"):
            return self.said("group-category", category=self.places[given["place"]]["category"])
        if move.kind.startswith("forfeit_"):
            return self.said(f"group-{move.kind.removeprefix('forfeit_')}")
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
            name = self.place(place)
            return name if fits else self.said("choose-as", place=name, asks=self.asks(asks))
        if kind == "act":
            return self.speech.of(self.place(given["place"]), self.effect(given["place"]))
        if kind in ("expand", "exclude"):
            place = given["place"]
            return self.speech.of(f"{self.place(place)} ({self.wanted(place)})", self.effect(place))
        if kind == "recruit":
            reward = self.step(given["follower"], player.tracks.get(given["follower"], 0))
            name = self.follower(given["follower"])
            return f"{name} ({reward})" if reward else name
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
            if decision in ("plan", "technology", "exclude", "send"):
                return self.said(f"choose-{decision}-done")
            return self.speech.within(self.speech.language.move_choice("orleans", move, decision))
        if kind == "pass":
            return self.said("choose-pass")
        if kind == "draw":
            return self.said(f"number-{given['number']}")
        if kind == "store":
            return self.said("choose-store", follower=self.follower(given["follower"]))
        if kind == "reward":
            return self.said("choose-coin" if given["reward"] == "coins" else "choose-development")
        if kind == "buy":
            number = int(given["number"])
            return self.said("choose-buy", name=self.said(f"number-{number}"), number=number)
        if kind == "sacristy":
            return self.said(f"choose-sacristy-{given['answer']}")
        if kind == "feed":
            if given["food"] == "coins":
                return self.said("choose-feed-coins", number=self._penalty)
            return self.said("choose-feed-good", good=self.speech.name("good", given["food"]))
        return self.speech.language.move_choice("orleans", move, decision, self.game.seats)

    def _journey(self, connection: str, cargo: str, view: TableView, player: PlayerView) -> str:
        way = next(way for way in view.connections if way.name == connection)
        town = way.between[1] if way.between[0] == player.town else way.between[0]
        if cargo != "nothing":
            return self.said("journey-take", town=self.town(town), good=self.speech.name("good", cargo))
        return self.said("journey-nothing" if way.goods else "journey-empty", town=self.town(town))

    def _sending(self, deed: str, view: TableView) -> str:
        shown = next(each for each in view.deeds if each.name == deed)
        reward = self.coins(shown.coins)
        if shown.development:
            reward = self.said("reward-or", coins=reward, number=shown.development)
        left = sum(shown.free.values())
        return self.said("sending-last" if left == 1 else "sending", deed=self.deed(deed), reward=reward, number=left)

    def _loss(self, kind: str, given: dict[str, str]) -> str:
        if kind == "forfeit_station":
            station = given["station"]
            return self.said("loss-unbuilt") if station == "supply" else self.said("loss-in", town=self.town(station))
        if kind == "forfeit_good":
            return self.speech.name("good", given["good"])
        if kind == "forfeit_tile":
            return self.place(given["place"])
        if kind == "forfeit_technology":
            gear = given["gear"]
            return self.said(f"loss-{gear}") if gear in ("hand", "hand_first") else self.space(gear)
        return self.said("loss-follower" if kind == "forfeit_follower" else "loss-step")

    def _placed(self, space: str, player: PlayerView) -> str:
        holds = next((s.holds for p in player.places for s in p.spaces if s.name == space), None)
        place = self.place(space.partition(".")[0])
        name = self.follower(holds) if holds else self.said("some-follower")
        return self.said("placed-from", follower=name, place=place)
