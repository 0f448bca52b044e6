"""The table of The Cathedral of Orléans in text, 80 columns wide: what a seat may see."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import ClassVar

from rich.console import Console

import cenabum
from cenabum.cathedral.odds import draw_odds
from cenabum.cathedral.view import OrderView, TableView
from cenabum.cli.choices import Choices
from cenabum.cli.drawing import grid, plain, words
from cenabum.cli.listing import nothing_known, rulebook_of, told_rule
from cenabum.kernel.language import Language
from cenabum.kernel.moves import Move

GAME = "cathedral"
# The rules that tell most about a decision.
ABOUT = {
    "draw": ("turn.draw", "general.no-peeking"),
    "place": ("turn.fitting", "turn.monk-anywhere", "turn.must-place"),
    "move": ("cart.land", "boat.river", "actions.refrain"),
    "take": ("knapsack.take", "knapsack.swap"),
    "deliver": ("market.two", "market.targets", "market.workshop-place"),
    "paint": ("painting.rosette",),
    "send": ("rewards.monk",),
    "give": ("rewards.rosette", "rewards.rosette-full"),
    "finish": ("resting.blueprint", "turn.finish"),
    "room": ("market.room", "knapsack.five"),
}
MOST = 3


def counted(pieces: Sequence[str]) -> str:
    """Pieces in a few words: “2 wood, stone”."""
    return ", ".join(f"{number} {piece}" if number > 1 else piece for piece, number in Counter(pieces).items())


class CathedralTable:
    """Draws what `game.view(person)` shows, and nothing else."""

    PARTS: ClassVar[dict[str, str]] = {
        "table": "the whole table",
        "town": "the spaces of the town and who stands there",
        "map": "all routes and what lies on them",
        "orders": "workshops, hour glass and the open order",
    }

    def __init__(self, game: cenabum.Game) -> None:
        self.game = game
        self.language = Language("en", GAME)

    def view(self, person: str | None) -> TableView:
        """What the person, or a spectator, may see now."""
        view: TableView = self.game.view(person)
        return view

    def name(self, domain: str, name: str) -> str:
        """What people call something."""
        return self.language.name_of(GAME, domain, name)

    # ---- what the session asks

    def moment(self, person: str) -> str:
        """The whole table is drawn once a round for everybody."""
        return f"round {self.view(person).round}"

    def asked(self, person: str) -> str:
        """What is to be decided."""
        decision = self.view(person).decision
        if decision is None:
            return ""
        return self.language.decision_sentence(GAME, decision.kind, decision.number, decision.arguments)

    def private(self, person: str) -> bool:
        """Nothing is secret among allies."""
        return False

    def group(self, move: Move) -> str:
        """Deliveries stand together by what is delivered."""
        return self.name("item", move.arguments["item"]) if move.kind == "deliver" else ""

    def rank(self, move: Move) -> int:
        """The engine's order is good."""
        return 0

    def label(self, move: Move, person: str) -> str:
        """A choice in a few words."""
        decision = self.view(person).decision
        return self.language.move_choice(GAME, move, decision.kind if decision else "", self.game.seats)

    def explain(self, person: str, thing: str, choices: Choices, out: Console) -> None:
        """Explain a thing by the rules that speak of it, a choice by its number, or the decision."""
        book = rulebook_of(GAME)
        if thing.isdecimal() and 0 < int(thing[:6]) <= len(choices.moves):
            out.print(f"{thing} is: {plain(choices.moves[int(thing) - 1].notation)}")
            thing = ""
        if not thing:
            decision = self.view(person).decision
            found = [book[rule] for rule in ABOUT.get(decision.kind if decision else "", ("general.not-now",))]
        else:
            found = [book[thing]] if thing in book else book.search(thing)[:MOST]
        for rule in found:
            out.print(told_rule(rule, why=False).rstrip())
        if not found:
            out.print(nothing_known(book, thing))

    def odds(self, person: str, out: Console) -> None:
        """What the bags may give, at a table with the memory aid."""
        state = self.game.state
        if self.game.setup.settings["memory_aid"] != "yes":
            out.print("What is in the bags has to be remembered (general.no-peeking); the memory aid is off.")
            return
        for bag, odds in draw_odds(state).items():  # type: ignore[arg-type]  # the state of this game is a Table
            chances = ", ".join(f"{kind} {chance:.0%}" for kind, chance in odds.followers.items())
            out.print(f"{bag} bag, {odds.number}: {chances or 'empty'}")

    # ---- the table

    def overview(self, person: str, out: Console) -> None:
        """Everything, in brief."""
        view = self.view(person)
        self.header(view, out)
        self.orders(view, out)
        self.town(view, out)
        self.players(view, out)
        self.around(view, person, out)

    def glance(self, person: str, out: Console) -> None:
        """What matters for the decision at hand."""
        view = self.view(person)
        self.header(view, out)
        kind = view.decision.kind if view.decision else ""
        if kind in ("draw", "place"):
            self.town(view, out)
        if kind in ("draw", "deliver", "take", "finish", "give", "room"):
            self.orders(view, out)
        self.players(view, out)
        if kind in ("place", "move", "draw"):
            self.around(view, person, out)

    def part(self, name: str, person: str, out: Console) -> None:
        """One part of the table in full."""
        view = self.view(person)
        if name == "town":
            self.town(view, out)
        elif name == "orders":
            self.orders(view, out)
        elif name == "map":
            rows = [[self.name("route", route.name), words(route.item or "-")] for route in view.routes]
            out.print(grid(rows))
        else:
            self.overview(person, out)

    def header(self, view: TableView, out: Console) -> None:
        """The round, the cathedral, bags and supplies."""
        built = "#" * view.sections + "." * (view.sections_needed - view.sections)
        out.print(
            f"[bold]Round {view.round} of {view.rounds}[/]   Cathedral {built} {view.sections} of {view.sections_needed}"
        )
        bags = ", ".join(f"{name} {bag.left}" for name, bag in view.bags.items())
        out.print(
            f"Bags: {bags}. Supply: rosettes {view.rosettes}, monks {view.monks}, blueprints {view.blueprints_left}, "
            f"events {view.events_left}.",
            style="dim",
        )

    def orders(self, view: TableView, out: Console) -> None:
        """Workshops, hour glass and the open order."""
        rows = [[self.name("place", place.name), self.tile(place.workshop)] for place in view.places if place.workshop]
        rows.append(["Hour glass", self.tile(view.hour_glass) if view.hour_glass else "done"])
        if view.order:
            asks = self.language.text(f"event-{view.order.name}.asks")
            where = f" ({self.name('place', view.order.place)})" if view.order.place else ""
            rows.append(["Order", f"{asks}{where} → blueprint"])
        out.print(grid(rows))

    def tile(self, order: OrderView) -> str:
        """An order in a line."""
        if order.done:
            return "done"
        there = f", has {counted(order.delivered)}" if order.delivered else ""
        return f"wants {counted(order.missing)}{there} → {', '.join(order.reward)}"

    def town(self, view: TableView, out: Console) -> None:
        """Every action with its spaces: who stands there, or in brackets who may."""
        rows = []
        for action in view.actions:
            spaces = [space.holds.upper() if space.holds else f"({'/'.join(space.takes)})" for space in action.spaces]
            alike = [(space, len(list(same))) for space, same in groupby(spaces)]
            told = [space if number == 1 else f"{number} × {space}" for space, number in alike]
            rows.append([self.name("action", action.name), "  ".join(told)])
        out.print(grid(rows))

    def players(self, view: TableView, out: Console) -> None:
        """Where everybody is, and what is in the knapsacks."""
        rows = []
        for player in view.players:
            turn = ">" if player.name == view.turn else " "
            carried = counted(player.knapsack) or "nothing"
            carried += " (full: may rest)" if player.full else ""
            rows.append([f"{turn} {plain(player.name[:14])}", self.name("place", player.place), carried])
        out.print(grid(rows))

    def around(self, view: TableView, person: str, out: Console) -> None:
        """The routes from where the person's builder stands."""
        here = view.players[self.game.seat(person)].place
        ways = []
        for route in view.routes:
            if here in route.between:
                other = route.between[1] if route.between[0] == here else route.between[0]
                ways.append(
                    f"{'~' if route.kind == 'river' else '-'} {self.name('place', other)} ({route.item or 'nothing'})"
                )
        out.print(f"From {self.name('place', here)} (~ river, - land): {', '.join(ways)}.")
