"""The table of Orléans in text, 80 columns wide: what a seat may see, in brief and in full."""

from typing import ClassVar

from rich.console import Console
from rich.text import Text

import cenabum
from cenabum.cli import explaining
from cenabum.cli.board_table import BoardTable
from cenabum.cli.choices import Choices
from cenabum.cli.drawing import grid, plain, words
from cenabum.cli.orleans_words import DECISIONS, LETTERS, Words, followers, goods, number_of
from cenabum.orleans.view import PlaceView, PlayerView, TableView


class OrleansTable(BoardTable[TableView, PlayerView]):
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
        left = {"draw": f" ({number} at most)", "feed": f": {number} due", "forfeit": f" ({number} missing)"}.get(
            kind, ""
        )
        return f"{DECISIONS.get(kind, kind)}{left}"

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
        out.print(f"[bold]Deeds[/] ({', '.join(f'{letter} {kind}' for kind, letter in LETTERS.items())})")
        out.print(self.deeds_in_brief(view))
        self.modules(view, out)
        self.board(player, out)

    def modules(self, view: TableView, out: Console) -> None:
        """The open orders, and a bribe that is on the table."""
        if view.orders:
            cards = [f"{self.words.town(card.town)} {goods(card.goods)} ({card.points})" for card in view.orders.open]
            out.print(f"[bold]Orders[/] {plain('; '.join(cards) or 'none')}")
        if view.bribe:
            offer = [number_of(view.bribe.coins, "coin")] if view.bribe.coins else []
            offer += [goods(view.bribe.goods)] if view.bribe.goods else []
            who = f"{self.words.deed(view.bribe.character)} of {view.bribe.by} threatens {view.bribe.target}"
            out.print(plain(f"{who}; offered: {', '.join(offer) or 'nothing'}."))

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
        phase = "the end" if view.over else words(view.phase)
        title = f"Round {view.round} of {view.rounds} · {phase} · start player {view.start_player}"
        if not view.round:
            title = f"Before the game · start player {view.start_player}"
        out.rule(f"[bold]{plain(title)}[/]", align="left", characters="-", style="dim")
        if view.round:
            effect = self.words.event(event.name, event.value)
            out.print(f"[bold]Event[/]  {words(event.name)}{letter}: {effect}")

    def coming(self, view: TableView, out: Console) -> None:
        """The backs of the hour-glass tiles still to come, and what the next stack holds."""
        stacks = [stack for stack in view.hour_glass if stack.left]
        if not stacks:
            out.print("[bold]Next[/]   this is the last round")
            return
        backs = ", ".join(f"{stack.left} {stack.letter}".strip() for stack in stacks)
        inside = ", ".join(
            words(name) if number == 1 else f"{number} {words(name)}" for name, number in stacks[0].tiles.items()
        )
        out.print(grid([["[bold]Next[/]", f" {backs} to come; next: {inside}"]]))

    def standings(self, view: TableView) -> object:
        """One line a player: everything that counts."""
        heads = [
            "",
            "coins",
            "goods",
            "Fa",
            "Bo",
            "Cr",
            "Tr",
            "Kn",
            "Sc",
            "devel.",
            "status",
            "stat.",
            "cit.",
            "points",
        ]
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
        out.print(f"[bold]Land[/]   merchant in {self.words.town(town.name)}; {self._stations(town.name, view)}")
        for kind in ("water", "road"):
            ways = [way for way in view.connections if way.kind == kind and town.name in way.between]
            if ways:
                told = [self._way(way.between[way.between[0] == town.name], way.goods, view) for way in ways]
                out.print(grid([[f"  {kind}".ljust(7), plain("; ".join(told))]]))

    def _way(self, to: str, lying: tuple[str, ...], view: TableView) -> str:
        there = next(town for town in view.towns if town.name == to)
        taken = "" if not there.stations else f" (station: {', '.join(there.stations)})"
        return f"{self.words.town(to)} {', '.join(lying) or 'nothing'}{taken}"

    def _stations(self, town: str, view: TableView) -> str:
        owners = next(each.stations for each in view.towns if each.name == town)
        if town == view.towns[0].name:
            return f"stations: {plain(', '.join(owners))}" if owners else "everybody may build one station here"
        return f"station of {plain(owners[0])}" if owners else "no station yet"

    def deeds_in_brief(self, view: TableView) -> object:
        """Free spaces as letters, two deeds to a line."""
        cells = []
        for deed in view.deeds:
            free = " ".join(LETTERS.get(kind, "*") * number for kind, number in deed.free.items())
            reward = number_of(deed.coins, "coin") + ("/dev." if deed.development else "")
            cells.append([words(deed.name), reward if free else "", free or "complete"])
        rows = [[*cells[i], *(cells[i + 1] if i + 1 < len(cells) else [])] for i in range(0, len(cells), 2)]
        table = grid(rows)
        table.padding = (0, 1, 0, 0)
        return table

    # ---- a board

    def board(self, player: PlayerView, out: Console) -> None:
        """Places with their spaces, market, bag and belongings."""
        stopped = ", x is stopped this round" if player.stopped else ""
        known = f"{self.full} stands there, {self.free} is missing, * can act{stopped}"
        out.print(f"[bold]{plain(player.name)}'s board[/]  [dim]{known}[/]")
        half = (len(player.places) + 1) // 2
        cells = [
            self._place(place, 10 if number < half else 11, place.name in player.stopped)
            for number, place in enumerate(player.places)
        ]
        self.in_columns(cells, out)
        market = f"[bold]Market[/] {followers(player.market)}"
        stored = f"   [bold]Tower[/] {followers(player.stored)}" if player.stored else ""
        drawn = f"   [bold]Bathers[/] {followers(player.drawn)}" if player.drawn else ""
        out.print(f"{market}{stored}{drawn}")
        bag = sum(player.bag.values())
        out.print(f"[bold]Bag[/] {f'{bag}: ' if bag else ''}{followers(player.bag)}   (draws {player.draws} a round)")
        self.belongings(player, out)

    def _place(self, place: PlaceView, width: int, stopped: bool) -> Text:
        ready = place.activated and not stopped
        line = Text("x" if stopped else "*" if ready else " ", style="bold")
        line.append(self.words.place(place.name).ljust(width) + " ", style="bold" if ready else "")
        for space in place.spaces:
            if space.holds:
                stands = {"technology": "tech"}.get(space.holds, space.holds.removeprefix("own_"))
                line.append(f"{self.full}{stands} ", style="not bold green")
            else:
                line.append(f"{self.free}{space.wants} ", style="not bold")
        if not place.spaces:
            line.append(self.words.effect(place.name), style="not bold")
        return line

    def belongings(self, player: PlayerView, out: Console) -> None:
        """Coins, goods, technology, stations, citizens, development."""
        technology = player.technology.free + player.technology.first
        told = [
            number_of(player.coins, "coin"),
            goods(player.goods) if player.goods else "no goods",
            f"{number_of(len(player.stations), 'station')} ({player.stations_left} left)",
            number_of(player.citizens, "citizen"),
            f"development {player.development}, status {player.status}",
        ]
        if technology:
            told.append(
                f"{technology} technology to place" + (", the first for a farmer" if player.technology.first else "")
            )
        out.print(f"[bold]Has[/] {plain(', '.join(told))}")

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
                    ways.append(f"{sign}{to}" + (f" ({', '.join(way.goods)})" if way.goods else ""))
            there = [
                *(f"{self.full} {name}" for name in town.stations),
                *(f"merchant of {name}" for name in town.merchants),
            ]
            people = f"[bold]{plain(', '.join(there))}[/]\n" if there else ""
            rows.append([self.words.town(town.name), people + plain(", ".join(ways))])
        return grid(rows, heads=["town", f"{self.full} station; ways: ~ water, - road (goods)"])

    def deeds(self, view: TableView) -> object:
        """Every deed with all its spaces."""
        rows = []
        for deed in view.deeds:
            spaces = ", ".join(f"{deed.free.get(kind, 0)}/{number} {kind}" for kind, number in deed.spaces.items())
            reward = number_of(deed.coins, "coin") + (" or 1 dev." if deed.development else "")
            rows.append([self.words.deed(deed.name), reward, "yes" if deed.citizen else "gone", spaces])
        return grid(rows, heads=["deed", "for each", "citizen", "free/all spaces"])

    def tracks(self, view: TableView, out: Console) -> None:
        """What each step brings, and where everybody is."""
        rows = []
        for kind, track in view.tracks.items():
            where = ", ".join(f"{name} {step}" for name, step in track.steps.items())
            if kind == "development":
                rows.append([kind, plain(where), self._development(view, track.end)])
            else:
                steps = [self.words.step(kind, step).removeprefix("+") for step in range(track.end)]
                rows.append([kind, plain(where), ", ".join(f"{i}: {step}" for i, step in enumerate(steps, 1))])
        out.print(
            grid(
                [[kind, f"{where}\n{steps}"] for kind, where, steps in rows],
                heads=["track", "who is where; what a step brings"],
            )
        )
        citizens = ", ".join(words(name) for name in view.citizens)
        out.print(f"Citizens still on the tracks: {citizens or 'none'}.")

    def _development(self, view: TableView, end: int) -> str:
        figures = self.words.tree["tracks"]["development"]
        left = [
            space for number, space in enumerate(figures["citizens"], 1) if f"development_{number}" in view.citizens
        ]
        told = [f"{space}: status {status}" for space, status in figures["status"].items()]
        told += [f"{space}: {number_of(coins, 'coin')}" for space, coins in figures["coins"].items()]
        told += [f"{space}: citizen" for space in left]
        return ", ".join(sorted(told, key=lambda text: int(text.partition(":")[0]))) + f" (ends at {end})"

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
        out.print(grid(rows, heads=["", "place tile", "needs", "does"]))
        if view.gone.tiles:
            out.print(f"Out of the game: {', '.join(self.words.place(tile) for tile in view.gone.tiles)}.")

    def supply(self, view: TableView, out: Console) -> None:
        """What can still be had."""
        supply = view.supply
        rows = [
            ["followers", ", ".join(f"{number} {kind}" for kind, number in supply.followers.items())],
            ["goods", ", ".join(f"{number} {good}" for good, number in supply.goods.items())],
            ["technology", str(supply.technology)],
            ["coins", "as many as needed" if supply.coins is None else str(supply.coins)],
        ]
        out.print(grid(rows))
