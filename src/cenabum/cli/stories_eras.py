"""Eras, tasks, Fame track and the story itself, in text."""

from rich.console import Console

from cenabum.cli.drawing import grid, plain
from cenabum.cli.orleans_words import number_of
from cenabum.cli.stories_words import StoryWords
from cenabum.stories.printed_story import PrintedEra
from cenabum.stories.view import PlayerView, TableView
from cenabum.stories.view_eras import NeedView

CATEGORIES = ("", "I", "I and II", "I to III")
ONE = {"areas": "area", "villages": "village", "fortresses": "fortress", "churches": "church"}
AHEAD = 3  # so many bonuses of the Fame track are named in brief


def now(view: TableView, player: PlayerView, words: StoryWords, full: str, free: str) -> list[list[str]]:
    """The own era in brief: what it asks for, what the round will bring, what lies ahead on the Fame track."""
    era = words.printed.eras[player.era]
    name = words.language.text(f"story-{player.era}")
    rows = [[f"Era {player.era}", f"{name}: {conditions(era, words)}"]]
    kingdom = view.season is None
    asked = _needs(player.needs, full, free, words) if player.needs else "nothing, this is the last era"
    rows.append(["To go on" if kingdom else "The king", asked])
    rows.append(["Brings", f"{bonus(era, view, words)} (now: {_brought(player.round_brings)})"])
    if kingdom:
        rows.append(["Tasks", _missing(player, words)])
    ahead = [(int(space), tile) for space, tile in view.fame_spaces.items() if int(space) > player.fame]
    told = [f"{space} {words.bonus(tile)}" for space, tile in ahead[:AHEAD]]
    rows.append(["Fame", f"{player.fame} of {view.fame_end}; ahead: {', '.join(told) or 'nothing'}"])
    return rows


def conditions(era: PrintedEra, words: StoryWords) -> str:
    """What an era changes, in a line."""
    fame = [f"{words.name('building', what)} {number}" for what, number in era.fame.items() if number]
    told = [f"draw {era.draw}"]
    closed = "building_yard" in era.forbidden
    told.append("no place tiles" if closed else f"place tiles {CATEGORIES[era.categories]}")
    if fame:
        told.append(f"Fame for {', '.join(fame)}")
    if era.forbidden:
        told.append(f"closed: {', '.join(words.place(place) for place in era.forbidden)}")
    return "; ".join(told)


def bonus(era: PrintedEra, view: TableView, words: StoryWords) -> str:
    """The bonus or malus of a round in an era, in the state it is in."""
    amount = era.bonus_amount
    goal = words.printed.goal
    if era.bonus == "famine" and goal and not view.hunger_over:
        return f"famine: {goal.famine_food[0]} to {goal.famine_food[-1]} food by areas, or settlers are lost"
    if era.bonus == "plague" and not view.plague_over:
        return "plague: a settler is lost"
    return {
        "areas": f"{amount} Fame for each area",
        "village_coins": f"{number_of(amount, 'coin')} for each village",
        "famine": f"{number_of(amount, 'coin')} for most areas alone",
        "villages": f"{amount} Fame for each village",
        "most_villages": f"{amount} Fame for most villages alone",
        "deliver_one_kind": "deliver one kind of good, one for each village, for its value in Fame",
        "deliver": "deliver goods, one for each village, for their value in Fame",
        "plague": f"{amount} Fame for each fortress",
        "churches": f"{amount} Fame for each church",
        "lakes": f"{amount} Fame for each lake",
        "fortresses": f"{amount} Fame for each fortress",
    }[era.bonus]


def _brought(brings: dict[str, int]) -> str:
    told = {
        "fame": "{} Fame", "coins": "{} coins", "deliver": "up to {} goods", "food": "{} food to give",
        "settlers": "{} settlers lost",
    }  # fmt: skip
    ones = {"coins": "1 coin", "deliver": "1 good", "settlers": "1 settler lost"}
    parts = []
    for what, number in brings.items():
        if number:
            parts.append(ones[what] if number == 1 and what in ones else told[what].format(number))
    return ", ".join(parts) or "nothing"


def _needs(needs: list[NeedView], full: str, free: str, words: StoryWords) -> str:
    told = []
    for need in needs:
        count = "" if need.name in ("deed", "once") else f" {need.have} of {need.wanted}"
        paid = " to pay" if need.paid and need.name in ("food", "coins") else ""
        told.append(f"{full if need.met else free} {words.need(need.name)}{count}{paid}")
    return ", ".join(told)


def _missing(player: PlayerView, words: StoryWords) -> str:
    """What the task sheet still asks for."""
    goal = words.printed.goal
    told = [
        f"{words.name('target', task.name)}: {', '.join(words.parcels(task.free)) or 'done'}" for task in player.tasks
    ]
    told.append("church: built" if player.church_built else "church: to build")
    if goal:
        told += [f"citizens {player.citizens} of {goal.citizens}", f"riches {player.riches} of {goal.riches}"]
    return "; ".join(told)


def tasks(player: PlayerView, words: StoryWords, full: str, free: str, out: Console) -> None:
    """All tasks of a player, and what the next era or the king asks for."""
    gone = f" (dismissed in era {player.out})" if player.out else ""
    out.print(f"[bold]{plain(player.name)}[/], era {player.era}{gone}")
    if player.out:
        return
    kingdom = words.story == "first-kingdom"
    rows = []
    if kingdom:
        rows.append(["tasks", _missing(player, words)])
        rows.append(["control", _control(player, words)])
    else:
        asked = [era.objectives.task for era in words.printed.eras.values() if era.objectives]
        passed = {task for task in asked[: list(words.printed.eras).index(player.era)] if task}
        for task in player.tasks:
            if task.name not in passed:
                missing = ", ".join(words.parcels(task.free)) or "done"
                rows.append([words.name("target", task.name), missing if task.open else f"{missing} (later)"])
        rows.append(["favor", number_of(player.favorites, "Favorite tile")])
    if player.needs:
        rows.append(["to go on" if kingdom else "the king", _needs(player.needs, full, free, words)])
    out.print(grid([[f"  {head}", plain(text)] for head, text in rows]))


def _control(player: PlayerView, words: StoryWords) -> str:
    """The columns of the Control board: how many are controlled, and the next mark."""
    have = {"areas": player.areas, "villages": player.villages, "churches": player.churches}
    told = []
    for column, marks in words.printed.control.items():
        reached = player.control[column]
        ahead = f"next citizen at {marks[reached]}" if reached < len(marks) else "all marks reached"
        told.append(f"{column} {have[column]}, {ahead}")
    return "; ".join(told)


def eras(view: TableView, words: StoryWords, out: Console) -> None:
    """Every era: conditions, what it brings, what it asks for; who is there."""
    for name, era in words.printed.eras.items():
        here = [player.name for player in view.players if player.era == name and not player.out]
        who = f"  [bold]{plain(', '.join(here))}[/]" if here and (view.season is None or name == view.era) else ""
        out.print(f"[bold]{name} {plain(words.language.text(f'story-{name}'))}[/]{who}")
        rows = [["", conditions(era, words)], ["", f"each round: {bonus(era, view, words)}"]]
        gifts = [number_of(era.settlers, "settler")] if era.settlers else []
        gifts += [words.place(place) for place in era.places]
        if gifts:
            rows.append(["", f"brings {', '.join(gifts)}"])
        rows.append(["", asks(name, words)])
        out.print(grid(rows))


def asks(name: str, words: StoryWords) -> str:
    """What leaving an era takes, or what the king asks for in it."""
    era = words.printed.eras[name]
    told = []
    if era.advance is not None:
        leave = era.advance
        told = [number_of(leave.areas, "area")] * (leave.areas > 0) + [f"{leave.citizens} citizens"] * (
            leave.citizens > 0
        )
        told += ["the harbor"] * leave.harbor
        told += [f"{leave.food_per_settler} food for each settler placed"] * (leave.food_per_settler > 0)
        told += [f"{number_of(leave.coins_per_village, 'coin')} for each village of all"] * (
            leave.coins_per_village > 0
        )
        told += [number_of(leave.coins, "coin")] * (leave.coins > 0)
        return f"to go on: {', '.join([*told, 'a parcel for a deed'])}"
    if era.objectives is not None:
        king = era.objectives
        counted = {
            "areas": king.areas,
            "villages": king.villages,
            "fortresses": king.fortresses,
            "churches": king.churches,
        }
        told = [number_of(number, ONE[what], what) for what, number in counted.items() if number]
        told += [words.bonus(king.tile)] if king.tile else []
        if king.task:
            sent = ", ".join(words.name("parcel", parcel) for parcel in words.printed.tasks[king.task])
            told.append(f"{words.name('target', king.task)} ({sent})")
        return f"the king asks for: {', '.join(told)}"
    return "the last era: finish your tasks"


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
