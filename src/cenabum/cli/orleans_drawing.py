"""The table of Orléans in text, 80 columns wide: what a seat may see, in brief and in full."""

from typing import ClassVar

from rich.console import Console
from rich.text import Text

import cenabum
from cenabum.cli import explaining
from cenabum.cli.board_drawing import BoardDrawing
from cenabum.cli.choices import Choices
from cenabum.cli.orleans_words import KINDS, Words
from cenabum.cli.terminal import grid, plain
from cenabum.orleans.view import PlaceView, PlayerView, TableView

# Decisions that come so often that a word or two will do.
IN_BRIEF = (
    "exclude", "draw", "store", "plan", "act", "recruit", "travel", "expand", "send", "reward", "bathe", "buy",
    "technology", "protect", "feed", "forfeit",
)  # fmt: skip


class OrleansDrawing(BoardDrawing[TableView, PlayerView]):
    """Draws what `game.view(person)` shows, and nothing else."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "table",
        "board",
        "others",
        "land",
        "deeds",
        "tracks",
        "tiles",
        "supply",
    )

    def __init__(self, game: cenabum.Game) -> None:
        self.words = Words(game)
        super().__init__(game, self.words)

    # ---- what the session asks

    def moment(self, person: str) -> str:
        """The whole table is drawn once a round for everybody, and not yet while tiles are excluded."""
        number = self.view(person).round
        return f"round {number}" if number else ""

    def asked(self, person: str) -> str:
        """What is to be decided."""
        view = self.view(person)
        kind = view.decision.kind if view.decision else ""
        number = view.decision.number if view.decision else 0
        if kind in IN_BRIEF:
            return self.said(f"ask-{kind}", number=number)
        if view.decision is None:
            return ""
        told = self.words.speech.language.decision_sentence("orleans", kind, number, view.decision.arguments)
        return self.words.speech.within(told)

    def explain(self, person: str, thing: str, choices: Choices, out: Console) -> None:
        """Explain a thing, a choice by its number, or the decision."""
        explaining.explain(self.view(person), self.words, thing, choices, out)

    def odds(self, person: str, out: Console) -> None:
        """What the next draw may bring."""
        explaining.show_odds(self.game, person, self.words, out)

    # ---- the table

    def overview(self, person: str, out: Console) -> None:
        """Round, players, surroundings, deeds and the own board."""
        view = self.view(person)
        player = self.player(person)
        self.header(view, out)
        self.coming(view, out)
        out.print(self.standings(view))
        self.surroundings(view, player, out)
        letters = ", ".join(f"{self.said(f'letter-{kind}')} {self.words.follower(kind)}" for kind in KINDS)
        out.print(f"[bold]{self.said('title-deeds')}[/] ({letters})")
        out.print(self.deeds_in_brief(view))
        self.modules(view, out)
        self.board(player, out)

    def modules(self, view: TableView, out: Console) -> None:
        """The open orders, and a bribe that is on the table."""
        if view.orders:
            cards = [
                f"{self.words.town(card.town)} {self.words.goods(card.goods)} ({card.points})"
                for card in view.orders.open
            ]
            out.print(f"[bold]{self.said('title-orders')}[/] {plain('; '.join(cards) or self.said('no-orders'))}")
        if view.bribe:
            offer = [self.words.coins(view.bribe.coins)] if view.bribe.coins else []
            offer += [self.words.goods(view.bribe.goods)] if view.bribe.goods else []
            deed, offered = self.words.deed(view.bribe.character), ", ".join(offer) or self.said("bribe-nothing")
            who = {"player": view.bribe.by, "target": view.bribe.target}
            out.print(plain(self.said("bribe-threat", deed=deed, offer=offered, **who)))

    def glance(self, person: str, out: Console) -> None:
        """What matters for the decision at hand."""
        view = self.view(person)
        player = self.player(person)
        self.header(view, out)
        kind = view.decision.kind if view.decision else ""
        if kind in ("order", "bribe", "answer", "target"):
            self.modules(view, out)
        if kind in ("travel", "journey"):
            self.surroundings(view, player, out)
        elif kind in ("send", "reward"):
            out.print(self.deeds_in_brief(view))
        elif kind == "exclude":
            return
        elif kind in ("recruit", "expand", "feed", "forfeit", "buy", "protect"):
            out.print(self.standings(view))
            self.belongings(player, out)
        else:
            self.board(player, out)

    def part(self, name: str, person: str, out: Console) -> None:
        """One part of the table in full."""
        view = self.view(person)
        if name == "table":
            self.overview(person, out)
        elif name == "board":
            self.board(self.player(person), out)
            self.places(self.player(person), out)
        elif name == "others":
            for player in view.players:
                if player.name != person:
                    self.board(player, out)
        elif name == "land":
            out.print(self.land(view))
        elif name == "deeds":
            out.print(self.deeds(view))
        elif name == "tracks":
            self.tracks(view, out)
        elif name == "tiles":
            self.tiles(view, out)
        elif name == "supply":
            self.supply(view, out)

    def header(self, view: TableView, out: Console) -> None:
        """Round, phase and event in two lines."""
        event = view.event
        letter = f" {event.letter}" if event.letter else ""
        phase = self.said("the-end") if view.over else self._phase(view.phase)
        title = self.said("round-title", round=view.round, rounds=view.rounds, phase=phase, player=view.start_player)
        if not view.round:
            title = self.said("before-title", player=view.start_player)
        out.rule(f"[bold]{plain(title)}[/]", align="left", characters="-", style="dim")
        if view.round:
            effect = self.words.event(event.name, event.value)
            told = self.words.speech.of(f"{self._event(event.name)}{letter}", effect)
            out.print(f"[bold]{self.said('title-event')}[/]  {told}")

    def _phase(self, phase: str) -> str:
        return self.words.speech.in_brief("phase", phase)

    def _event(self, event: str) -> str:
        return self.words.speech.in_brief("event", event)

    def coming(self, view: TableView, out: Console) -> None:
        """The backs of the hour-glass tiles still to come, and what the next stack holds."""
        stacks = [stack for stack in view.hour_glass if stack.left]
        if not stacks:
            out.print(f"[bold]{self.said('title-next')}[/]   {self.said('last-round')}")
            return
        backs = ", ".join(f"{stack.left} {stack.letter}".strip() for stack in stacks)
        inside = ", ".join(
            self._event(name) if number == 1 else f"{number} {self._event(name)}"
            for name, number in stacks[0].tiles.items()
        )
        told = self.said("to-come", backs=backs, tiles=inside)
        out.print(grid([[f"[bold]{self.said('title-next')}[/]", f" {told}"]]))

    def standings(self, view: TableView) -> object:
        """One line a player: everything that counts."""
        counted = ("development", "status", "stations", "citizens", "points")
        heads = ["", *(self.said(f"head-{head}") for head in ("coins", "goods", *KINDS[:-1], *counted))]
        rows = []
        for player in view.players:
            rows.append(
                [
                    plain(player.name[:14]),
                    str(player.coins),
                    str(sum(player.goods.values())),
                    *(str(step) for step in player.tracks.values()),
                    str(player.development),
                    str(player.status),
                    str(len(player.stations)),
                    str(player.citizens),
                    str(player.score),
                ]
            )
        table = grid(rows, heads=heads, right=range(1, len(heads)))
        table.padding = (0, 1, 0, 0)
        return table

    def surroundings(self, view: TableView, player: PlayerView, out: Console) -> None:
        """The merchant's town and the ways from it."""
        town = next(town for town in view.towns if town.name == player.town)
        told = self.said("merchant-in", town=self.words.town(town.name), stations=self._stations(town.name, view))
        out.print(f"[bold]{self.said('title-land')}[/]   {plain(told)}")
        for kind in ("water", "road"):
            ways = [way for way in view.connections if way.kind == kind and town.name in way.between]
            if ways:
                ways_told = [self._way(way.between[way.between[0] == town.name], way.goods, view) for way in ways]
                out.print(grid([[f"  {self.said(f'by-{kind}')}".ljust(7), plain("; ".join(ways_told))]]))

    def _way(self, to: str, lying: tuple[str, ...], view: TableView) -> str:
        there = next(town for town in view.towns if town.name == to)
        goods = ", ".join(self.words.speech.name("good", good) for good in lying) or self.said("nothing-lies")
        way = f"{self.words.town(to)} {goods}"
        return self.said("station-there", way=way, names=", ".join(there.stations)) if there.stations else way

    def _stations(self, town: str, view: TableView) -> str:
        owners = next(each.stations for each in view.towns if each.name == town)
        if town == view.towns[0].name:
            there = self.said("stations-orleans", names=", ".join(owners))
            return there if owners else self.said("stations-orleans-none")
        return self.said("station-of", name=owners[0]) if owners else self.said("station-none")

    def deeds_in_brief(self, view: TableView) -> object:
        """Free spaces as letters, two deeds to a line."""
        cells = []
        for deed in view.deeds:
            free = " ".join(self._letter(kind) * number for kind, number in deed.free.items())
            reward = self.words.coins(deed.coins)
            reward = self.said("deed-development", reward=reward) if deed.development else reward
            cells.append(
                [
                    self.words.speech.in_brief("deed", deed.name),
                    reward if free else "",
                    free or self.said("deed-complete"),
                ]
            )
        rows = [[*cells[i], *(cells[i + 1] if i + 1 < len(cells) else [])] for i in range(0, len(cells), 2)]
        table = grid(rows)
        table.padding = (0, 1, 0, 0)
        return table

    def _letter(self, kind: str) -> str:
        return self.said(f"letter-{kind}") if kind in KINDS else "*"

    # ---- a board

    def board(self, player: PlayerView, out: Console) -> None:
        """Places with their spaces, market, bag and belongings."""
        signs = "board-signs-stopped" if player.stopped else "board-signs"
        known = self.said(signs, full=self.full, free=self.free)
        out.print(f"[bold]{plain(self.said('board-of', name=player.name))}[/]  [dim]{known}[/]")
        half = (len(player.places) + 1) // 2
        cells = [
            self._place(place, 10 if number < half else 11, place.name in player.stopped)
            for number, place in enumerate(player.places)
        ]
        self.in_columns(cells, out)
        pools = {"market": player.market, "tower": player.stored, "bathers": player.drawn}
        told = [
            f"[bold]{self.said(f'title-{name}')}[/] {self.words.followers(pool)}"
            for name, pool in pools.items()
            if pool or name == "market"
        ]
        out.print("   ".join(told))
        bag = sum(player.bag.values())
        followers = self.words.followers(player.bag)
        inside = self.words.speech.of(bag, followers) if bag else followers
        out.print(f"[bold]{self.said('title-bag')}[/] {inside}   {self.said('draws-a-round', number=player.draws)}")
        self.belongings(player, out)

    def _place(self, place: PlaceView, width: int, stopped: bool) -> Text:
        ready = place.activated and not stopped
        line = Text("x" if stopped else "*" if ready else " ", style="bold")
        line.append(self.words.place(place.name).ljust(width) + " ", style="bold" if ready else "")
        for space in place.spaces:
            if space.holds:
                stands = (
                    self.said("technology-in-brief")
                    if space.holds == "technology"
                    else self.words.in_brief(space.holds)
                )
                line.append(f"{self.full}{stands} ", style="not bold green")
            else:
                line.append(f"{self.free}{self.words.in_brief(space.wants)} ", style="not bold")
        if not place.spaces:
            line.append(self.words.effect(place.name), style="not bold")
        return line

    def belongings(self, player: PlayerView, out: Console) -> None:
        """Coins, goods, technology, stations, citizens, development."""
        technology = player.technology.free + player.technology.first
        told = [
            self.words.coins(player.coins),
            self.words.goods(player.goods) if player.goods else self.said("no-goods"),
            self.said("stations-left", number=len(player.stations), left=player.stations_left),
            self.said("citizens", number=player.citizens),
            self.said("development-status", development=player.development, status=player.status),
        ]
        if technology:
            first = "technology-first" if player.technology.first else "technology-to-place"
            told.append(self.said(first, number=technology))
        out.print(f"[bold]{self.said('title-has')}[/] {plain(', '.join(told))}")

    # ---- parts in full

    def land(self, view: TableView) -> object:
        """Every town with its stations and the ways from it."""
        rows = []
        for town in view.towns:
            ways = []
            for way in view.connections:
                if town.name in way.between:
                    sign = "~" if way.kind == "water" else "-"
                    to = self.words.town(way.between[way.between[0] == town.name])
                    goods = ", ".join(self.words.speech.name("good", good) for good in way.goods)
                    ways.append(f"{sign}{to}" + (f" ({goods})" if goods else ""))
            there = [
                *(f"{self.full} {name}" for name in town.stations),
                *(self.said("merchant-of", name=name) for name in town.merchants),
            ]
            people = f"[bold]{plain(', '.join(there))}[/]\n" if there else ""
            rows.append([self.words.town(town.name), people + plain(", ".join(ways))])
        return grid(rows, heads=[self.said("head-town"), self.said("head-ways", full=self.full)])

    def deeds(self, view: TableView) -> object:
        """Every deed with all its spaces."""
        rows = []
        for deed in view.deeds:
            spaces = ", ".join(
                f"{deed.free.get(kind, 0)}/{number} {self.words.asks(kind)}" for kind, number in deed.spaces.items()
            )
            reward = self.words.coins(deed.coins)
            reward = self.said("deed-or-development", reward=reward) if deed.development else reward
            citizen = self.said("citizen-there" if deed.citizen else "citizen-gone")
            rows.append([self.words.deed(deed.name), reward, citizen, spaces])
        return grid(rows, heads=[self.said(f"head-{head}") for head in ("deed", "for-each", "citizen", "spaces")])

    def tracks(self, view: TableView, out: Console) -> None:
        """What each step brings, and where everybody is."""
        rows = []
        for kind, track in view.tracks.items():
            where = ", ".join(f"{name} {step}" for name, step in track.steps.items())
            if kind == "development":
                rows.append([self._track(kind), plain(where), self._development(view, track.end)])
            else:
                steps = [self.words.step(kind, step).removeprefix("+") for step in range(track.end)]
                told = ", ".join(self.words.speech.of(i, step) for i, step in enumerate(steps, 1))
                rows.append([self._track(kind), plain(where), told])
        out.print(
            grid(
                [[kind, f"{where}\n{steps}"] for kind, where, steps in rows],
                heads=[self.said("head-track"), self.said("head-steps")],
            )
        )
        citizens = ", ".join(self.words.speech.in_brief("citizen", name) for name in view.citizens)
        out.print(self.said("citizens-left", names=citizens or self.said("citizens-none")))

    def _track(self, kind: str) -> str:
        return self.said("group-development") if kind == "development" else self.words.follower(kind)

    def _development(self, view: TableView, end: int) -> str:
        figures = self.words.tree["tracks"]["development"]
        left = [
            space for number, space in enumerate(figures["citizens"], 1) if f"development_{number}" in view.citizens
        ]
        told = [(int(space), self.said("track-status", number=status)) for space, status in figures["status"].items()]
        told += [(int(space), self.words.coins(coins)) for space, coins in figures["coins"].items()]
        told += [(int(space), self.said("track-citizen")) for space in left]
        steps = ", ".join(self.words.speech.of(*each) for each in sorted(told, key=lambda each: each[0]))
        return self.said("track-ends", steps=steps, end=end)

    def places(self, player: PlayerView, out: Console) -> None:
        """What each of the player's places does."""
        out.print()
        out.print(grid([[self.words.place(place.name), self.words.effect(place.name)] for place in player.places]))

    def tiles(self, view: TableView, out: Console) -> None:
        """The place tiles that nobody has."""
        rows = [
            [category, self.words.place(tile), self.words.wanted(tile), self.words.effect(tile)]
            for category, tiles in view.supply.tiles.items()
            for tile in tiles
        ]
        out.print(grid(rows, heads=["", *(self.said(f"head-{head}") for head in ("tile", "needs", "does"))]))
        if view.gone.tiles:
            names = ", ".join(self.words.place(tile) for tile in view.gone.tiles)
            out.print(self.said("tiles-gone", names=names))

    def supply(self, view: TableView, out: Console) -> None:
        """What can still be had."""
        supply = view.supply
        rows = [
            [", ".join(f"{number} {self.words.follower(kind)}" for kind, number in supply.followers.items())],
            [", ".join(f"{number} {self.words.speech.name('good', good)}" for good, number in supply.goods.items())],
            [str(supply.technology)],
            [self.said("as-many-as-needed") if supply.coins is None else str(supply.coins)],
        ]
        heads = ("followers", "goods", "technology", "coins")
        rows = [[self.said(f"supply-{head}"), *row] for head, row in zip(heads, rows, strict=True)]
        out.print(grid(rows))
