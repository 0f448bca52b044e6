"""The stories in the words of the terminal: names of things, what they do, and the choices in a few words each."""

from collections.abc import Mapping
from functools import cached_property

import cenabum
from cenabum.cli.speech import Speech
from cenabum.kernel.moves import Move
from cenabum.kernel.wording import worded
from cenabum.kernel.words import Sentence
from cenabum.stories.components import Components
from cenabum.stories.deeds.deed import Deed
from cenabum.stories.effects.effect import PlaceEffect
from cenabum.stories.moves import parcel_names
from cenabum.stories.printed import Printed, PrintedPlace, printed
from cenabum.stories.view import AreaView, PlayerView, TableView

KINDS = ("farmer", "fisherman", "craftsman", "trader", "knight", "scholar", "monk")
SHORTEST = 3

MOST_IN_WORDS = 8
NEEDS = (
    "deed", "once", "tournament_grounds", "castle", "areas", "villages", "fortresses", "churches", "citizens", "food",
    "coins",
)  # fmt: skip
GROUPS = (
    "load", "act", "send", "advance", "draw", "recall", "take_back", "buy", "sell", "recruit", "technology",
)  # fmt: skip


class StoryWords:
    """The words for one game of a story; figures come from what is printed."""

    def __init__(self, game: cenabum.Game) -> None:
        self.game = game
        self.story = game.setup.game
        self.speech = Speech(self.story, "stories")
        self.language = self.speech.language
        self.said = self.speech.said

    @cached_property
    def printed(self) -> Printed:
        """What is printed on the components, corrected figures included."""
        return printed(self.game.components)

    @cached_property
    def values(self) -> dict[str, object]:
        """What messages about components tell, by variable."""
        names = {key: self.language.either(self.story, ids) for key, ids in self.printed.named.items()}
        return {**self.printed.figures, **names}

    @cached_property
    def nicknames(self) -> dict[str, str]:
        """The seats in a few letters, for the map: as many as tell them apart."""
        seats = self.game.seats
        for size in range(SHORTEST, 8):
            if len({name[:size] for name in seats}) == len(seats):
                return {name: name[:size] for name in seats}
        return {name: f"P{number}" for number, name in enumerate(seats, 1)}

    # ---- names

    def short(self, kind: str) -> str:
        """A follower or technology in a few letters, for the boards."""
        return self.said(f"short-{kind}")

    def name(self, domain: str, name: str) -> str:
        """What people call something."""
        return self.language.name_of(self.story, domain, name)

    def text(self, message: str) -> str:
        """A message about components, with their figures."""
        return self.language.text(message, **self.values)

    def capital(self, domain: str, name: str) -> str:
        """The same at the beginning of a line."""
        told = self.name(domain, name)
        return told[:1].upper() + told[1:]

    def place(self, place: str) -> str:
        """The name of a place."""
        return self.name("place", place)

    def effect(self, place: str) -> str:
        """What a place does, in a line."""
        return self.phrase(self._effect(place).text())

    def phrase(self, words: Sentence) -> str:
        """What something printed says of itself."""
        return self.language.phrase(words, (self.story,))

    def bonus(self, tile: str) -> str:
        """What a marked space of the Fame track brings."""
        return self.phrase(worded(self.printed.fame_words[tile]))

    def wanted(self, place: str) -> str:
        """The followers and goods a place asks for."""
        asked = self.figures(place)
        goods = [f"{number} {self.name('good', good)}" for good, number in asked.goods.items()]
        told = [self.name("follower", kind) if kind != "any" else self.said("any-follower") for kind in asked.spaces]
        return " + ".join([*told, *goods]) or self.said("no-follower-wanted")

    def figures(self, place: str) -> PrintedPlace:
        """What is printed on a place."""
        return self.printed.places[place]

    def followers(self, pool: Mapping[str, int]) -> str:
        """A bag or a green: “2 farmers, trader”."""
        told = [
            self.name("follower", kind) if number == 1 else f"{number} {self.language.text(f'follower-{kind}.plural')}"
            for kind, number in pool.items()
            if number
        ]
        return ", ".join(told) or self.said("nobody-here")

    def goods(self, pool: Mapping[str, int]) -> str:
        """Goods with their numbers."""
        return ", ".join(f"{number} {self.name('good', good)}" for good, number in pool.items() if number)

    def parcels(self, spaces: Mapping[str, int]) -> list[str]:
        """What spaces ask for: “farmer”, “2 wood”."""
        told = []
        for parcel, number in spaces.items():
            if parcel == "any":
                told.append(f"{number} × {self.said('any-follower')}")
                continue
            form = "many" if number > 1 and not parcel.endswith("_coins") else ""
            thing = self.language.either(self.story, [f"parcel-{parcel}{f'.{form}' if form else ''}"])
            told.append(thing if number == 1 else f"{number}{' ×' if not form else ''} {thing}")
        return told

    def area(self, area: AreaView) -> str:
        """An area and what it is: “C4 forest”."""
        return f"{self.name('area', area.name)} {self.ground(area)}"

    def ground(self, area: AreaView) -> str:
        """What an area is: its terrain, or a village."""
        if area.village:
            return self.said("ground-village-church" if area.church else "ground-village")
        return self.name("terrain", area.terrain)

    @cached_property
    def deeds(self) -> dict[str, Deed]:
        """The deeds by name."""
        components: Components = self.game.components
        return {deed.name: deed for deed in components.deeds}

    def pays(self, deed: Deed, parcel: str) -> str:
        """What a space of a deed brings: “2 coins”, “3 Fame”, or what may be done."""
        components: Components = self.game.components
        paid = deed.text() if deed.offers else deed.pays(parcel_names(components.amounts).index(parcel))
        return self.phrase(paid) if paid else self.said("pays-nothing")

    def need(self, name: str) -> str:
        """Something that the next era or the king asks for."""
        return self.said(f"need-for-{name}") if name in NEEDS else self.name("target", name)

    # ---- choices

    def group(self, move: Move) -> str:
        """Placements by follower, parcels together, tiles by category."""
        kind, given = move.kind, move.arguments
        if kind in ("place", "fair"):
            return self.name("follower", given["follower"])
        if kind == "tile":
            return self.said("group-category", category=self.figures(given["place"]).category)
        if kind == "strike":
            return self.name("target", given["target"])
        if kind == "supply":
            return self.said("group-grain" if "grain" in self.figures(given["place"]).goods else "group-wood")
        group = {"recall_fair": "recall", "take_back_good": "take_back"}.get(kind, kind)
        return self.said(f"group-{group}") if group in GROUPS else ""

    def rank(self, move: Move) -> int:
        """The order within a group: the most draws first, ending something last."""
        if move.kind == "draw":
            return -int(move.arguments["number"])
        return 1 if move.kind in ("done", "pass") else 0

    def label(self, move: Move, view: TableView, player: PlayerView) -> str:
        """A choice in a few words."""
        kind, given = move.kind, move.arguments
        if kind == "place":
            place, _, asks = given["space"].partition(".")
            asks = asks.partition(".")[0]
            exact = asks in ("any", given["follower"])
            name = self.place(place)
            return name if exact else self.said("choose-as", place=name, asks=self.name("follower", asks))
        if kind == "act":
            return self.speech.of(self.place(given["place"]), self.effect(given["place"]))
        if kind == "tile":
            place = given["place"]
            return self.speech.of(f"{self.place(place)} ({self.wanted(place)})", self.effect(place))
        if kind in ("send", "advance"):
            return self._sending(kind, given)
        if kind in ("settle", "build", "withdraw"):
            return self._where(given["area"], view, player)
        if kind == "lose":
            return self.said("choose-supply") if given["post"] == "supply" else self._where(given["post"], view, player)
        if kind == "copy":
            rival, place = self._seat(given["rival"]), given["place"]
            return self.said("choose-copy", place=self.place(place), rival=rival, effect=self.effect(place))
        if kind in ("recall", "technology", "unscrew"):
            return self._space(given["space"], player)
        if kind == "choose":
            return self._times(int(given["number"]), view)
        return self._short(move, view)

    def _short(self, move: Move, view: TableView) -> str:
        kind, given = move.kind, move.arguments
        decision = view.decision.kind if view.decision else ""
        worth = self.printed.goods_values.get(given.get("good", ""), 0)
        if kind == "pass":
            return self.said("choose-pass")
        if kind == "draw":
            number = int(given["number"])
            if decision != "draw":
                return self.said("choose-draw-one")
            return self.said(f"number-{number}") if number <= MOST_IN_WORDS else str(number)
        if kind in ("buy", "sell"):
            return self.said("choose-for-coins", good=self.name("good", given["good"]), number=worth)
        if kind == "deliver":
            return self.said("choose-for-fame", good=self.name("good", given["good"]), fame=worth)
        if kind == "reward":
            return self.phrase(worded(self.printed.rewards[given["reward"]]))
        if kind in ("load", "take_back"):
            return self.name("parcel", given["parcel"])
        if kind == "fair":
            return self.place("county_fair")
        if kind in ("supply", "take_back_good"):
            name = self.place(given["place"])
            good = "grain" if "grain" in self.figures(given["place"]).goods else "wood"
            return name if kind == "supply" else self.said(f"choose-back-{good}", place=name)
        if kind == "strike":
            return self.name("parcel", given["parcel"])
        if kind == "recall_fair":
            follower = self.name("follower", given["follower"])
            return self.said("choose-from", follower=follower, place=self.place("county_fair"))
        told = self.language.move_choice(self.story, move, decision, self.game.seats)
        return self.speech.within(told) if kind == "done" else told

    def _sending(self, kind: str, given: Mapping[str, str]) -> str:
        target, parcel = given["target"], given["parcel"]
        to = self.said("choose-to", parcel=self.name("parcel", parcel), target=self.name("target", target))
        deed = self.deeds.get(target)
        return self.speech.of(to, self.pays(deed, parcel)) if deed is not None and kind == "send" else to

    def _where(self, name: str, view: TableView, player: PlayerView) -> str:
        area = next(each for each in view.areas if each.name == name)
        others = [seat for seat in area.settlers if seat != player.name]
        return self.area(area) + (f" ({', '.join(others)})" if others else "")

    def _space(self, space: str, player: PlayerView) -> str:
        """An action space of the player: who stands there, or what it asks for."""
        place, _, asks = space.partition(".")
        asked = self.name("follower", asks.partition(".")[0])
        holds = next((s.holds for p in player.places for s in p.spaces if s.name == space), None)
        if holds and holds != "technology":
            stands = self.name("follower", holds)
            message = "choose-from" if stands == asked else "choose-from-as"
            return self.said(message, follower=stands, place=self.place(place), asks=asked)
        return f"{self.place(place)} ({asked})"

    def _times(self, number: int, view: TableView) -> str:
        """Pub, Barn and Cheese cellar: what is given for what."""
        place = view.decision.arguments["place"] if view.decision else ""
        return self.phrase(self._effect(place).each(number))

    def _effect(self, place: str) -> PlaceEffect:
        components: Components = self.game.components
        return components.effects[components.place_names.index(place)]

    def _seat(self, rival: str) -> str:
        return self.game.seats[int(rival.removeprefix("player_")) - 1]
