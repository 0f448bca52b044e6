"""The table of The Cathedral of Orléans in text, 80 columns wide: what a seat may see."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import ClassVar

from rich.console import Console

import cenabum
from cenabum.cathedral.odds import draw_odds
from cenabum.cathedral.view import OrderView, SpaceView, TableView
from cenabum.cli.choices import Choices
from cenabum.cli.listing import nothing_known, rulebook_of, told_rule
from cenabum.cli.speech import Speech
from cenabum.cli.terminal import grid, plain
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


class CathedralDrawing:
    """Draws what `game.view(person)` shows, and nothing else."""

    PARTS: ClassVar[tuple[str, ...]] = ("table", "town", "map", "orders")

    def __init__(self, game: cenabum.Game) -> None:
        self.game = game
        self.speech = Speech(GAME, GAME)
        self.language = self.speech.language
        self.said = self.speech.said

    def view(self, person: str | None) -> TableView:
        """What the person, or a spectator, may see now."""
        view: TableView = self.game.view(person)
        return view

    def name(self, domain: str, name: str) -> str:
        """What people call something."""
        return self.speech.name(domain, name)

    def counted(self, pieces: Sequence[str]) -> str:
        """Pieces in a few words: “2 wood, stone”."""
        return self.speech.counted("item", Counter(pieces).items())

    # ---- what the session asks

    def shows(self, part: str) -> str:
        """What a command shows."""
        return self.said(f"shows-{part}")

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
            out.print(plain(self.said("choice-is", number=thing, move=choices.moves[int(thing) - 1].notation)))
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
            out.print(self.said("no-memory-aid"))
            return
        for bag, odds in draw_odds(state).items():  # type: ignore[arg-type]  # the state of this game is a Table
            told = [f"{self.name('follower', kind)} {chance:.0%}" for kind, chance in odds.followers.items()]
            chances = ", ".join(told) or self.said("bag-is-empty")
            out.print(self.speech.of(f"{self.name('bag', bag)}, {odds.number}", chances))

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
            rows = [
                [self.name("route", route.name), self.name("item", route.item) if route.item else "-"]
                for route in view.routes
            ]
            out.print(grid(rows))
        else:
            self.overview(person, out)

    def header(self, view: TableView, out: Console) -> None:
        """The round, the cathedral, bags and supplies."""
        built = "#" * view.sections + "." * (view.sections_needed - view.sections)
        number = self.said("round-of", round=view.round, rounds=view.rounds)
        sections = self.said("cathedral-of", built=built, sections=view.sections, needed=view.sections_needed)
        out.print(f"[bold]{number}[/]   {sections}")
        bags = ", ".join(f"{self.said(f'bag-in-brief-{name}')} {bag.left}" for name, bag in view.bags.items())
        supply = {"rosettes": view.rosettes, "monks": view.monks, "blueprints": view.blueprints_left}
        out.print(self.said("supplies", bags=bags, events=view.events_left, **supply), style="dim")

    def orders(self, view: TableView, out: Console) -> None:
        """Workshops, hour glass and the open order."""
        rows = [[self.name("place", place.name), self.tile(place.workshop)] for place in view.places if place.workshop]
        glass = self.tile(view.hour_glass) if view.hour_glass else self.said("order-done")
        rows.append([self.said("hour-glass"), glass])
        if view.order:
            printed = self.game.components
            asks = printed.events[printed.event_names.index(view.order.name)].text(printed)
            rows.append(
                [self.said("open-order"), f"{self.language.phrase(asks, (GAME,))} → {self.said('reward-blueprint')}"]
            )
        out.print(grid(rows))

    def tile(self, order: OrderView) -> str:
        """An order in a line."""
        if order.done:
            return self.said("order-done")
        told = self.said("order-wants", goods=self.counted(order.missing))
        if order.delivered:
            told += self.said("order-has", goods=self.counted(order.delivered))
        return f"{told} → {', '.join(self.name('reward', reward) for reward in order.reward)}"

    def town(self, view: TableView, out: Console) -> None:
        """Every action with its spaces: who stands there, or in brackets who may."""
        rows = []
        for action in view.actions:
            spaces = [self._space(space) for space in action.spaces]
            alike = [(space, len(list(same))) for space, same in groupby(spaces)]
            told = [space if number == 1 else f"{number} × {space}" for space, number in alike]
            rows.append([self.name("action", action.name), "  ".join(told)])
        out.print(grid(rows))

    def _space(self, space: SpaceView) -> str:
        if space.holds:
            return self.name("follower", space.holds).upper()
        return f"({'/'.join(self.name('sort', kind) for kind in space.takes)})"

    def players(self, view: TableView, out: Console) -> None:
        """Where everybody is, and what is in the knapsacks."""
        rows = []
        for player in view.players:
            turn = ">" if player.name == view.turn else " "
            carried = self.counted(player.knapsack) or self.said("knapsack-empty")
            carried += f" {self.said('knapsack-full')}" if player.full else ""
            rows.append([f"{turn} {plain(player.name[:14])}", self.name("place", player.place), carried])
        out.print(grid(rows))

    def around(self, view: TableView, person: str, out: Console) -> None:
        """The routes from where the person's builder stands."""
        here = view.players[self.game.seat(person)].place
        ways = []
        for route in view.routes:
            if here in route.between:
                other = route.between[1] if route.between[0] == here else route.between[0]
                lying = self.name("item", route.item) if route.item else self.said("knapsack-empty")
                ways.append(f"{'~' if route.kind == 'river' else '-'} {self.name('place', other)} ({lying})")
        out.print(self.said("ways-from", place=self.name("place", here), ways=", ".join(ways)))
