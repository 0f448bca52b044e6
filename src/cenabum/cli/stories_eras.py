"""Eras, tasks, Fame track and the story itself, in text."""

from rich.console import Console

from cenabum.cli.stories_words import StoryWords
from cenabum.cli.terminal import grid, plain
from cenabum.kernel.wording import worded
from cenabum.stories.printed_story import PrintedEra
from cenabum.stories.view import PlayerView, TableView

AHEAD = 3  # so many bonuses of the Fame track are named in brief


def now(view: TableView, player: PlayerView, words: StoryWords, full: str, free: str) -> list[list[str]]:
    """The own era in brief: what it asks for, what the round will bring, what lies ahead on the Fame track."""
    era = words.printed.eras[player.era]
    name = words.language.text(f"story-{player.era}")
    said = words.said
    rows = [[said("title-era", era=player.era), words.speech.of(name, conditions(era, words))]]
    kingdom = view.season is None
    asked = _asked(player, words, full, free) if player.needs else said("nothing-asked")
    rows.append([said("title-go-on" if kingdom else "title-king"), asked])
    now_ = _brought(player.round_brings, words)
    rows.append([said("title-brings"), said("brings-now", bonus=bonus(era, view, words), now=now_)])
    if kingdom:
        rows.append([said("title-tasks"), _missing(player, words)])
    ahead = [(int(space), tile) for space, tile in view.fame_spaces.items() if int(space) > player.fame]
    told = [said("fame-at", space=space, bonus=words.bonus(tile)) for space, tile in ahead[:AHEAD]]
    tiles = ", ".join(told) or said("fame-nothing")
    rows.append([said("title-fame"), said("fame-ahead", fame=player.fame, end=view.fame_end, tiles=tiles)])
    return rows


def conditions(era: PrintedEra, words: StoryWords) -> str:
    """What an era changes, in a line."""
    fame = [f"{words.name('building', what)} {number}" for what, number in era.fame.items() if number]
    told = [words.said("era-draws", number=era.draw)]
    closed = "building_yard" in era.forbidden
    told.append(words.said("era-no-tiles" if closed else f"era-tiles-{era.categories}"))
    if fame:
        told.append(words.said("era-fame", names=", ".join(fame)))
    if era.forbidden:
        told.append(words.said("era-closed", places=", ".join(words.place(place) for place in era.forbidden)))
    return "; ".join(told)


def bonus(era: PrintedEra, view: TableView, words: StoryWords) -> str:
    """The bonus or malus of a round in an era, in the state it is in."""
    lifted = era.bonus in view.lifted
    return words.phrase(worded(era.bonus_lifted if lifted else era.bonus_words))


def _brought(brings: dict[str, int], words: StoryWords) -> str:
    told = [words.said(f"brought-{what}", number=number) for what, number in brings.items() if number]
    return ", ".join(told) or words.said("pays-nothing")


def _asked(player: PlayerView, words: StoryWords, full: str, free: str) -> str:
    """What the next era or the king asks for, and what winter would do as things stand."""
    told = []
    for need in player.needs:
        name = words.need(need.name)
        if need.name not in ("deed", "once"):
            name = words.said("have-of", name=name, have=need.have, wanted=need.wanted)
        if need.paid and need.name in ("food", "coins"):
            name = words.said("to-pay", need=name)
        told.append(f"{full if need.met else free} {name}")
    asked = ", ".join(told)
    return f"{asked}. {standing(player, words)}" if player.standing else asked


def standing(player: PlayerView, words: StoryWords) -> str:
    """How a player stands with the king."""
    values = {"number": player.missed, "favorites": player.favorites, "era": player.out or ""}
    return words.language.text(f"favor-{player.standing}", **values)


def _missing(player: PlayerView, words: StoryWords) -> str:
    """What the task sheet still asks for."""
    goal = words.printed.goal
    told = [
        words.speech.of(words.name("target", task.name), ", ".join(words.parcels(task.free)) or words.said("task-done"))
        for task in player.tasks
    ]
    told.append(words.said("church-built" if player.church_built else "church-to-build"))
    if goal:
        counted = (("need-for-citizens", player.citizens, goal.citizens), ("head-riches", player.riches, goal.riches))
        told += [words.said("have-of", name=words.said(name), have=have, wanted=end) for name, have, end in counted]
    return "; ".join(told)


def tasks(player: PlayerView, words: StoryWords, full: str, free: str, out: Console) -> None:
    """All tasks of a player, and what the next era or the king asks for."""
    era = words.said("player-era-out" if player.out else "player-era", era=player.era, out=player.out or "")
    out.print(f"[bold]{plain(player.name)}[/]{era}")
    if player.out:
        return
    kingdom = words.story == "first-kingdom"
    rows = []
    if kingdom:
        rows.append([words.said("row-tasks"), _missing(player, words)])
        rows.append([words.said("row-control"), _control(player, words)])
    else:
        asked = [era.objectives.task for era in words.printed.eras.values() if era.objectives]
        passed = {task for task in asked[: list(words.printed.eras).index(player.era)] if task}
        for task in player.tasks:
            if task.name not in passed:
                missing = ", ".join(words.parcels(task.free)) or words.said("task-done")
                rows.append(
                    [
                        words.name("target", task.name),
                        missing if task.open else words.said("task-later", missing=missing),
                    ]
                )
        rows.append([words.said("row-favor"), words.said("favorite-tiles", number=player.favorites)])
    if player.needs:
        rows.append([words.said("row-go-on" if kingdom else "row-king"), _asked(player, words, full, free)])
    out.print(grid([[f"  {head}", plain(text)] for head, text in rows]))


def _control(player: PlayerView, words: StoryWords) -> str:
    """The columns of the Control board: how many are controlled, and the next mark."""
    have = {"areas": player.areas, "villages": player.villages, "churches": player.churches}
    told = []
    for column, marks in words.printed.control.items():
        reached = player.control[column]
        ahead = words.said("all-marks")
        if reached < len(marks):
            ahead = words.said("next-citizen", number=marks[reached])
        told.append(f"{words.said(f'need-for-{column}')} {have[column]}, {ahead}")
    return "; ".join(told)


def eras(view: TableView, words: StoryWords, out: Console) -> None:
    """Every era: conditions, what it brings, what it asks for; who is there."""
    for name, era in words.printed.eras.items():
        here = [player.name for player in view.players if player.era == name and not player.out]
        who = f"  [bold]{plain(', '.join(here))}[/]" if here and (view.season is None or name == view.era) else ""
        out.print(f"[bold]{name} {plain(words.language.text(f'story-{name}'))}[/]{who}")
        rows = [["", conditions(era, words)], ["", words.said("each-round", bonus=bonus(era, view, words))]]
        gifts = [words.said("gift-settlers", number=era.settlers)] if era.settlers else []
        gifts += [words.place(place) for place in era.places]
        if gifts:
            rows.append(["", words.said("era-brings", gifts=", ".join(gifts))])
        rows.append(["", asks(name, words)])
        out.print(grid(rows))


def asks(name: str, words: StoryWords) -> str:
    """What leaving an era takes, or what the king asks for in it."""
    era = words.printed.eras[name]
    told = []
    if era.advance is not None:
        leave = era.advance
        wanted = {
            "asks-areas": leave.areas, "asks-citizens": leave.citizens, "asks-harbor": int(leave.harbor),
            "asks-food": leave.food_per_settler, "asks-coins-village": leave.coins_per_village, "coins": leave.coins,
        }  # fmt: skip
        told = [words.said(message, number=number) for message, number in wanted.items() if number]
        return words.said("asks-to-go-on", list=", ".join([*told, words.said("asks-deed")]))
    if era.objectives is not None:
        king = era.objectives
        counted = {
            "areas": king.areas,
            "villages": king.villages,
            "fortresses": king.fortresses,
            "churches": king.churches,
        }
        told = [words.said(f"asks-{what}", number=number) for what, number in counted.items() if number]
        told += [words.bonus(king.tile)] if king.tile else []
        if king.task:
            sent = ", ".join(words.name("parcel", parcel) for parcel in words.printed.tasks[king.task])
            told.append(f"{words.name('target', king.task)} ({sent})")
        return words.said("asks-king", list=", ".join(told))
    return words.said("asks-last")


def fame(view: TableView, words: StoryWords) -> object:
    """The marked spaces of the Fame track, and everybody's place on it."""
    rows = [[space, words.bonus(tile), ""] for space, tile in view.fame_spaces.items()]
    for player in view.players:
        rows.append([str(player.fame), "", plain(player.name)])
    merged: dict[int, list[str]] = {}
    for space, tile, name in rows:
        known = merged.setdefault(int(space), ["", ""])
        known[0] = known[0] or tile
        known[1] = ", ".join(part for part in (known[1], name) if part)
    return grid([[str(space), tile, names] for space, (tile, names) in sorted(merged.items())], right=[0])


def story(view: TableView, words: StoryWords, out: Console) -> None:
    """What has been told so far: a few sentences for every era that was entered."""
    for name in words.printed.eras:
        out.print(f"[bold]{name} {plain(words.language.text(f'story-{name}'))}[/]")
        out.print(plain(words.language.text(f"story-{name}.text")))
        if name == view.era:
            return
