"""The tables of the two stories in text, 80 columns wide: what a seat may see, in brief and in full."""

from typing import ClassVar

from rich.console import Console
from rich.text import Text

import cenabum
from cenabum.cli import stories_eras, stories_explaining
from cenabum.cli.board_drawing import BoardDrawing
from cenabum.cli.choices import Choices
from cenabum.cli.stories_words import KINDS, StoryWords
from cenabum.cli.terminal import grid, plain
from cenabum.stories.view import AreaView, PlayerView, TableView
from cenabum.stories.view_places import PlaceView

COLUMNS = 3  # of the map
CELL = 26
# Decisions that come so often that a word or two will do.
PROMPTS = ("plan", "act", "technology", "collect", "draw")
# What of the table matters for a decision, besides header and own board.
LAND = ("start", "settle", "withdraw", "build", "build_free", "lose")
GOODS = ("trade", "deliver", "feed", "choose", "take", "swap")


class StoriesDrawing(BoardDrawing[TableView, PlayerView]):
    """Draws what `game.view(person)` shows, and nothing else."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "table",
        "board",
        "others",
        "map",
        "market",
        "deeds",
        "tasks",
        "eras",
        "fame",
        "tiles",
        "story",
    )

    def __init__(self, game: cenabum.Game) -> None:
        self.words = StoryWords(game)
        super().__init__(game, self.words)
        self.heard: dict[str, set[str]] = {}  # the eras whose story a person has been told

    # ---- what the session asks

    def moment(self, person: str) -> str:
        """The whole table is drawn once a round for everybody, and when a new era has begun."""
        view = self.view(person)
        return f"round {view.round} {view.players[self.game.seat(person)].era}"

    def asked(self, person: str) -> str:
        """What is to be decided."""
        decision = self.view(person).decision
        if decision is None:
            return ""
        if decision.kind in PROMPTS:
            return self.said(f"ask-{decision.kind}", number=decision.number)
        told = self.words.language.decision_sentence(
            self.words.story, decision.kind, decision.number, decision.arguments
        )
        return self.words.speech.within(told)

    def explain(self, person: str, thing: str, choices: Choices, out: Console) -> None:
        """Explain a thing, a choice by its number, or the decision."""
        stories_explaining.explain(self.view(person), self.words, thing, choices, out)

    def odds(self, person: str, out: Console) -> None:
        """What the next draw may bring."""
        stories_explaining.show_odds(self.game, person, self.words, out)

    # ---- the table

    def overview(self, person: str, out: Console) -> None:
        """Round, players, what is asked for, land, deeds, marketplace and the own board."""
        view, player = self.view(person), self.player(person)
        self.header(view, out)
        if view.era not in self.heard.setdefault(person, set()):
            self.heard[person].add(view.era)
            out.print(plain(self.words.language.text(f"story-{view.era}.text")), style="italic")
        out.print(self.standings(view))
        self.goals(view, player, out)
        self.land(view, out)
        out.print(f"[bold]{self.said('title-deeds')}[/]")
        out.print(self.deeds(view))
        self.market(view, out)
        self.board(player, out, legend=True)

    def glance(self, person: str, out: Console) -> None:
        """What matters for the decision at hand."""
        view, player = self.view(person), self.player(person)
        kind = view.decision.kind if view.decision else ""
        self.header(view, out)
        if kind in LAND:
            self.land(view, out)
        elif kind in ("tile", "copy", "recruit", "accept", "reward", "strike", "extra", "expel"):
            out.print(self.standings(view))
        elif kind in GOODS:
            self.market(view, out)
        elif kind == "act" and player.portal:
            out.print(self.deeds(view))
        if kind == "act":
            self.goals(view, player, out, brief=True)
        if kind not in ("tile", *LAND):
            self.board(player, out)

    def part(self, name: str, person: str, out: Console) -> None:
        """One part of the table in full."""
        view, player = self.view(person), self.player(person)
        if name == "board":
            self.board(player, out, legend=True)
            self.places(player, out)
        elif name == "others":
            for each in view.players:
                if each.name != person:
                    self.board(each, out)
        elif name == "map":
            out.print(self.whole_land(view))
        elif name == "market":
            self.market(view, out)
            worth = [f"{self.words.name('good', g)} {n}" for g, n in self.words.printed.goods_values.items()]
            out.print(grid([[f"[bold]{self.said('title-worth')}[/]", ", ".join(worth)]]))
        elif name == "deeds":
            out.print(self.deeds(view))
        elif name == "tasks":
            for each in view.players:
                stories_eras.tasks(each, self.words, self.full, self.free, out)
        elif name == "eras":
            stories_eras.eras(view, self.words, out)
        elif name == "fame":
            out.print(stories_eras.fame(view, self.words))
        elif name == "tiles":
            self.tiles(view, out)
        elif name == "story":
            stories_eras.story(view, self.words, out)
        else:
            self.overview(person, out)

    def header(self, view: TableView, out: Console) -> None:
        """Round, era or season, and phase."""
        language = self.words.language
        kingdom = view.season is None
        told = [self.said("round-title", round=view.round) if view.round else self.said("before-title")]
        if not kingdom:
            season = self.words.name("season", view.season or "")
            era = self.said("era-season", era=view.era, name=language.text(f"story-{view.era}"), season=season)
            told = [self.said("round-of", round=view.round, rounds=4 * len(self.words.printed.eras)), era]
        phase = language.text(f"phase-{view.phase}")
        told.append(self.said("the-end") if view.over else self.words.speech.within(phase))
        told.append(self.said("start-player-is", player=view.start_player))
        out.rule(f"[bold]{plain(' · '.join(told))}[/]", align="left", characters="-", style="dim")

    def standings(self, view: TableView) -> object:
        """One line a player: everything that counts."""
        kingdom = view.story == "first-kingdom"
        common = ("fame", "coins", "goods", "areas", "villages", "fortresses", "churches")
        own = ("era", *common, "citizens", "open", "riches") if kingdom else (*common, "favorites", "missed", "points")
        heads = ["", *(self.said(f"head-{head}") for head in own)]
        rows = []
        for player in view.players:
            turn = "*" if player.name == view.turn else " "
            counted = [
                player.fame, player.coins, sum(player.goods.values()), player.areas, player.villages,
                len(player.fortresses), player.churches,
            ]  # fmt: skip
            more = [player.favorites, player.missed, player.score]
            if kingdom:
                open_spaces = sum(sum(task.free.values()) for task in player.tasks) + (not player.church_built)
                more = [player.citizens, open_spaces, player.riches]
            name = self.said("out-in", name=player.name[:14], era=player.out) if player.out else player.name[:14]
            name = f"{turn} {plain(name)}"
            rows.append([name, *([player.era] if kingdom else []), *(str(number) for number in [*counted, *more])])
        table = grid(rows, heads=heads, right=range(1, len(heads)))
        table.padding = (0, 1, 0, 0)
        return table

    def goals(self, view: TableView, player: PlayerView, out: Console, *, brief: bool = False) -> None:
        """The own era, what it asks for, and what the round will bring."""
        if player.out:
            out.print(f"[bold]{self.said('dismissed')}[/] {self.said('dismissed-in', era=player.out)}")
            return
        rows = stories_eras.now(view, player, self.words, self.full, self.free)
        shown = rows[1:3] if brief else rows
        out.print(grid([[f"[bold]{head}[/]", plain(text)] for head, text in shown]))

    # ---- the land

    def land(self, view: TableView, out: Console) -> None:
        """Every area in a few letters, three to a line."""
        out.print(f"[bold]{self.said('title-land')}[/]  [dim]{self.said('land-signs')}[/]")
        for start in range(0, len(view.areas), COLUMNS):
            line = Text()
            for area in view.areas[start : start + COLUMNS]:
                cell = Text(self._cell(area), style="" if area.settlers else "dim")
                cell.truncate(CELL, pad=True)
                line.append_text(cell)
            line.rstrip()
            out.print(line)

    def _cell(self, area: AreaView) -> str:
        """An area for the map in brief: “B2~ village+ #Ana”."""
        return (
            f" {self.words.name('area', area.name)}{'~' if area.loire else ' '} {self._kind(area)} {self._held(area)}"
        )

    def _kind(self, area: AreaView) -> str:
        return (self.said("ground-village") if area.village else self.words.name("terrain", area.terrain)) + (
            "+" if area.church else ""
        )

    def _held(self, area: AreaView, *, full: bool = False) -> str:
        """Who is there; a fortress before its builder's name, in brackets without a settler."""
        short = {name: name for name in self.game.seats} if full else self.words.nicknames
        held = [f"{'#' if area.fortress == name else ''}{short[name]}" for name in area.settlers]
        if area.fortress and area.fortress not in area.settlers:
            held.append(f"(#{short[area.fortress]})")
        return " ".join(held)

    def whole_land(self, view: TableView) -> object:
        """Every area with its neighbours."""
        rows = []
        for area in view.areas:
            near = [self.words.name("area", name) for name in self.words.printed.areas[area.name].adjacent]
            used = {self.words.name("area", each.name) for each in view.areas}
            rows.append(
                [
                    f"{self.words.name('area', area.name)}{'~' if area.loire else ''}",
                    self._kind(area),
                    plain(self._held(area, full=True)),
                    ", ".join(name for name in near if name in used),
                ]
            )
        return grid(rows, heads=["", *(self.said(f"head-{head}") for head in ("ground", "held", "next-to"))])

    # ---- deeds and marketplace

    def deeds(self, view: TableView) -> object:
        """What each deed still asks for and what it pays."""
        rows = []
        for deed in view.deeds:
            paid: dict[str, dict[str, int]] = {}
            for parcel, number in deed.free.items():
                paid.setdefault(self.words.pays(self.words.deeds[deed.name], parcel), {})[parcel] = number
            told = "; ".join(
                self.words.speech.of(", ".join(self.words.parcels(free)), pay) for pay, free in paid.items()
            )
            rows.append([f" {self.words.name('target', deed.name)}", told])
        return grid(rows)

    def market(self, view: TableView, out: Console) -> None:
        """What lies on the marketplace."""
        market = view.market
        rest = [self.said("market-technology", number=market.technology)]
        rest += [self.said("market-churches", number=market.churches)]
        rest += [self.said("market-tiles", category=name, number=len(tiles)) for name, tiles in market.tiles.items()]
        rows = [
            [f"[bold]{self.said('title-market')}[/]", self.words.goods(market.goods) or self.said("no-goods")],
            ["", self.words.followers(market.followers)],
            ["", ", ".join(rest)],
        ]
        out.print(grid(rows))

    def tiles(self, view: TableView, out: Console) -> None:
        """The place tiles that nobody has."""
        rows = [
            [category, self.words.place(tile), self.words.speech.of(self.words.wanted(tile), self.words.effect(tile))]
            for category, tiles in view.market.tiles.items()
            for tile in tiles
        ]
        heads = ["", self.said("head-tile"), self.said("head-needs")]
        out.print(grid(rows, heads=heads) if rows else self.said("no-tile-left"))

    # ---- a board

    def board(self, player: PlayerView, out: Console, *, legend: bool = False) -> None:
        """Places with their spaces, green, portal, bag and belongings."""
        signs = self.said("board-signs", full=self.full, free=self.free)
        out.print(f"[bold]{plain(self.said('board-of', name=player.name[:20]))}[/]  [dim]{signs}[/]")
        if legend:
            known = " ".join(f"{self.words.short(kind)} {self.words.name('follower', kind)}" for kind in KINDS)
            out.print(f"[dim] {known}[/]")
        self.in_columns([self._place(place) for place in player.places if place.spaces], out)
        self.belongings(player, out)

    def _place(self, place: PlaceView) -> Text:
        sign = "x" if place.closed else "*" if place.activated else " "
        line = Text(sign, style="bold")
        line.append(f"{self.words.place(place.name)} ".ljust(14), style="bold" if place.activated else "")
        for space in place.spaces:
            if space.holds:
                line.append(f"{self.full}{self.words.short(space.holds)} ", style="not bold green")
            else:
                line.append(f"{self.free}{self.words.short(space.wants)} ", style="not bold")
        for good, number in self.words.figures(place.name).goods.items():
            there = place.goods.get(good, 0)
            line.append(f"{self.full}{self.words.name('good', good)} " * there, style="not bold green")
            line.append(
                f"{self.free}{self.words.name('good', good)} " * (1 - there if number == 1 else not there),
                style="not bold",
            )
        return line

    def belongings(self, player: PlayerView, out: Console) -> None:
        """Green, portal, bag, goods, coins, technology, settlers and fortresses."""
        words = self.words
        tower = any(place.name == "gunpowder_tower" for place in player.places)
        room = words.printed.portal + (words.printed.tower if tower else 0) - len(player.portal)
        parcels = ", ".join(words.name("parcel", parcel) for parcel in player.portal) or self.said("is-empty")
        bag = sum(player.bag.values())
        rows = [["green", words.followers(player.green)]]
        if player.drawn:
            rows.append(["drawn", words.followers(player.drawn)])
        if any(place.name == "county_fair" for place in player.places):
            rows.append(["fair", words.followers(dict.fromkeys(player.fair, 1))])
        rows.append(["portal", self.said("portal-free", parcels=parcels, number=max(room, 0))])
        rows.append(["bag", words.speech.of(bag, words.followers(player.bag)) if bag else self.said("is-empty")])
        told = [self.said("coins", number=player.coins), words.goods(player.goods) or self.said("no-goods")]
        if player.technology:
            told.append(self.said("technology-to-place", number=player.technology))
        settlers = "settlers-to-come" if player.settlers_aside else "settlers-left"
        told.append(self.said(settlers, number=player.settlers_left, aside=player.settlers_aside))
        told.append(self.said("fortresses-left", number=player.fortresses_left))
        if words.story == "kings-favor":
            told.append(self.said("favorite-tiles", number=player.favorites))
        rows.append(["has", ", ".join(told)])
        own = [
            place.name for place in player.places if not place.spaces and place.name not in ("portal", "county_fair")
        ]
        if own:
            rows.append(["also", "; ".join(words.speech.of(words.place(name), words.effect(name)) for name in own)])
        out.print(grid([[f"[bold]{self.said(f'title-{head}')}[/]", plain(text)] for head, text in rows]))

    def places(self, player: PlayerView, out: Console) -> None:
        """What each of the player's places needs and does."""
        rows = [
            [
                self.words.place(place.name),
                self.words.speech.of(self.words.wanted(place.name), self.words.effect(place.name)),
            ]
            for place in player.places
        ]
        out.print()
        out.print(grid(rows))
