"""The tables of the two stories in text: what a seat may see."""

from collections.abc import Mapping
from typing import ClassVar

from rich.console import Console

import cenabum
from cenabum.cli.choices import Choices
from cenabum.cli.drawing import plain
from cenabum.cli.listing import rulebook_of, told_rule
from cenabum.kernel.language import Language
from cenabum.kernel.moves import Move
from cenabum.stories.view import PlayerView, TableView

MOST = 3


class StoriesTable:
    """Draws what `game.view(person)` shows, and nothing else."""

    PARTS: ClassVar[dict[str, str]] = {
        "table": "the whole table",
        "map": "the areas and who is there",
        "market": "the marketplace",
        "deeds": "the beneficial deeds and what they still ask for",
    }

    def __init__(self, game: cenabum.Game) -> None:
        self.game = game
        self.story = game.setup.game
        self.language = Language("en", self.story)

    def view(self, person: str | None) -> TableView:
        """What the person, or a spectator, may see now."""
        view: TableView = self.game.view(person)
        return view

    def counted(self, domain: str, things: Mapping[str, int]) -> str:
        """Things in a few words."""
        told = [
            f"{number} {self.language.name_of(self.story, domain, name)}" for name, number in things.items() if number
        ]
        return ", ".join(told) or "nothing"

    def moment(self, person: str) -> str:
        """The round and the phase."""
        view = self.view(person)
        return f"{view.round} {view.phase}"

    def asked(self, person: str) -> str:
        """What is to be decided."""
        decision = self.view(person).decision
        if decision is None:
            return ""
        return self.language.decision_sentence(self.story, decision.kind, decision.number, decision.arguments)

    def private(self, person: str) -> bool:
        """Plans are shown when they are finished."""
        return self.view(person).phase == "planning"

    def group(self, move: Move) -> str:
        """Choices are not grouped."""
        return ""

    def rank(self, move: Move) -> int:
        """The engine's order is good."""
        return 0

    def label(self, move: Move, person: str) -> str:
        """A choice in a few words."""
        decision = self.view(person).decision
        return self.language.move_choice(self.story, move, decision.kind if decision else "", self.game.seats)

    def explain(self, person: str, thing: str, choices: Choices, out: Console) -> None:
        """Explain a thing by the rules that speak of it, or the decision."""
        book = rulebook_of(self.story)
        if thing.isdecimal() and 0 < int(thing[:6]) <= len(choices.moves):
            out.print(f"{thing} is: {plain(choices.moves[int(thing) - 1].notation)}")
            return
        if not thing:
            out.print(plain(self.asked(person)))
            return
        found = [book[thing]] if thing in book else book.search(thing)[:MOST]
        for rule in found:
            out.print(told_rule(rule, why=False).rstrip())
        if not found:
            out.print(f"Nothing is known of “{plain(thing[:40])}”.")

    def odds(self, person: str, out: Console) -> None:
        """What the person's bag may give."""
        out.print(f"In the bag: {self.counted('follower', self._own(person).bag)}")

    def _own(self, person: str) -> PlayerView:
        return next(player for player in self.view(person).players if player.name == person)

    def overview(self, person: str, out: Console) -> None:
        """Everything, in brief."""
        self.part("map", person, out)
        self.part("deeds", person, out)
        self.part("market", person, out)
        self.glance(person, out)

    def glance(self, person: str, out: Console) -> None:
        """What matters for the decision at hand: everybody, and the own supply."""
        view = self.view(person)
        season = f", {view.season}" if view.season else ""
        out.print(f"[bold]Round {view.round}[/], era {view.era}{season}")
        for player in view.players:
            gone = " (dismissed)" if player.out else ""
            out.print(
                f"{plain(player.name)}{gone}: era {player.era}, fame {player.fame}, {player.coins} coins, "
                f"{player.areas} areas, {player.villages} villages, {player.citizens} citizens"
            )
        own = self._own(person) if person in self.game.seats else view.players[0]
        out.print(f"Green: {self.counted('follower', own.green)}. Goods: {self.counted('good', own.goods)}.")

    def part(self, name: str, person: str, out: Console) -> None:
        """One part of the table in full."""
        view = self.view(person)
        if name == "map":
            for area in view.areas:
                what = "village" if area.village else area.terrain
                church = ", church" if area.church else ""
                fortress = f", fortress of {plain(area.fortress)}" if area.fortress else ""
                out.print(f"{area.name} {what}{church}{fortress} {plain(', '.join(area.settlers))}".rstrip())
        elif name == "market":
            goods = self.counted("good", view.market.goods)
            out.print(f"Marketplace: {goods}; {self.counted('follower', view.market.followers)}")
        elif name == "deeds":
            for deed in view.deeds:
                out.print(
                    f"{self.language.name_of(self.story, 'target', deed.name)}: {self.counted('parcel', deed.free)}"
                )
        else:
            self.overview(person, out)
