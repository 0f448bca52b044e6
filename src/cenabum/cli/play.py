"""`cenabum play`: the game in the terminal. Saved before every answer is shown, so that nothing told is ever lost."""

from collections import deque
from contextlib import suppress
from pathlib import Path

from rich.console import Console

import cenabum
from cenabum.bots import Bot, bot_named, decide
from cenabum.bots.asking import decision_seed
from cenabum.cli import saves
from cenabum.cli.choices import Choices
from cenabum.cli.drawing import drawing_of
from cenabum.cli.errors import GOOD, remember_saved
from cenabum.cli.opening import Wish, open_game
from cenabum.cli.prompts import Leave, ask, meant, read_line
from cenabum.cli.speech import language, said
from cenabum.cli.telling import Teller, steps
from cenabum.cli.terminal import console, grid, plain
from cenabum.kernel.at_once import asked_with
from cenabum.kernel.core import Fact
from cenabum.kernel.language import Language, lacking
from cenabum.kernel.moves import Move, UnknownMove

COMMANDS = ("undo", "log", "odds", "win", "save", "quit")
SHORT = {"q": "quit", "exit": "quit", "u": "undo", "h": "help", "l": "log", "b": "board", "o": "others"}
LOG_FACTS = 60
LATELY = 6


def play_in_terminal(wish: Wish) -> int:
    """Open the table and play to the end, or until the player leaves."""
    out = console()
    try:
        game, path = open_game(wish, out)
    except Leave:
        out.print(said("nobody-there"))
        return GOOD
    remember_saved(path)
    session = Session(game, path, out)
    try:
        session.run()
    except Leave:
        out.print(said("saved-go-on"), markup=False)
        out.print(f"  cenabum play --resume --file {path}", markup=False, soft_wrap=True)
    return GOOD


class Session:
    """One sitting at the terminal."""

    def __init__(self, game: cenabum.Game, path: Path, out: Console) -> None:
        self.game = game
        self.path = path
        self.out = out
        self.teller = Teller(game)
        self.table = drawing_of(game)
        self.people = [seat.name for seat in game.setup.seats if seat.player == "person"]
        self.robots: dict[str, Bot] = {
            seat.name: bot_named(seat.player, game.setup.game)() for seat in game.setup.seats if seat.player != "person"
        }
        self.news: list[Fact] = list(game.events) if not game.entries else []
        self.log: deque[Fact] = deque(self.news, LOG_FACTS)
        self.at_keyboard = ""
        self.drawn: dict[str, str] = {}  # for which moment the whole table was last drawn for a person

    def run(self) -> None:
        """Until the game is over."""
        self.out.print(said("how-to-begin"), style="dim")
        self.out.print(f"  {self.path}", style="dim", markup=False, soft_wrap=True)
        if self.game.entries and not self.game.over:
            self.recall()
        elif self.people and saves.is_first(self.game.setup.game):
            show_winning(self.game.setup.game, self.out)
        while not self.game.over:
            person = self.next_person()
            if person:
                self.turn(person)
            else:
                self.bots()
        self.finish()

    def recall(self) -> None:
        """Going on with a game: what has happened lately."""
        for _, facts in steps(self.game):
            self.log.extend(facts)
        self.out.print(said("going-on", number=len(self.game.decisions)), style="dim")
        for sentence in self.lately()[-LATELY:]:
            self.out.print(f"· {plain(sentence)}")

    def lately(self) -> list[str]:
        """The log as sentences; plans may be unfinished, so they are left out."""
        plans = self.game.rules.plan_facts
        return self.teller.tell([fact for fact in self.log if fact[0] not in plans])

    def next_person(self) -> str:
        """Who is to decide: whoever is at the keyboard if possible. People come before bots, so no bot's plan is seen early."""
        waiting = [name for name in self.game.deciding if name in self.people]
        return self.at_keyboard if self.at_keyboard in waiting else next(iter(waiting), "")

    def bots(self) -> None:
        """The bots decide until a person has to. What they did is saved before it is told."""
        game = self.game
        seed = game.setup.seed if game.setup.seed is not None else ",".join(game.seats)
        while not game.over and not self.next_person():
            seat = game.deciding[0]
            number = decision_seed(seed, len(game.decisions))
            seen = asked_with(game.journal, game.seat(seat))  # without what people have planned before
            game.play(seat, decide(seen, game.seat(seat), self.robots[seat], number))
            self.heard()
            if not self.people:
                saves.save(game, self.path)
                self.show_news()
        saves.save(game, self.path)

    def heard(self) -> None:
        """Keep what the last move told."""
        self.news += self.game.events
        self.log.extend(self.game.events)

    # ---- a person's turn

    def turn(self, person: str) -> None:
        """Ask one person for one decision, until a move is made."""
        self.hand_over(person)
        self.show_news()
        choices = Choices(self.game, person, self.table)
        self.show_table(person)
        self.out.print(choices.drawn())
        while True:
            line = read_line(self.out, said("asked", person=person, question=self.table.asked(person)))
            if not line:
                self.out.print(choices.drawn())
            elif self.answer(person, line, choices):
                return

    def hand_over(self, person: str) -> None:
        """Ask to pass the keyboard where the next person's plan is nobody else's business."""
        somebody_else = person != self.at_keyboard and (self.at_keyboard or self.game.entries)
        if len(self.people) > 1 and somebody_else and self.table.private(person):
            self.show_news()
            read_line(self.out, "\n" + said("pass-the-keyboard", person=person))
            self.out.print("\n" * (self.out.height if self.out.is_terminal else 1))
        self.at_keyboard = person

    def show_news(self) -> None:
        """Tell what has happened since somebody last looked; plans only when everybody has planned."""
        planning = any(self.table.private(name) for name in self.people if name in self.game.deciding)
        plans = self.game.rules.plan_facts
        told = [fact for fact in self.news if not (planning and fact[0] in plans)]
        self.news = [fact for fact in self.news if planning and fact[0] in plans]
        sentences = self.teller.tell([fact for fact in told if not (fact[0] in plans and self.is_alone(fact[1]))])
        if sentences:
            self.out.print()
        for sentence in sentences:
            self.out.print(f"· {plain(sentence)}")

    def is_alone(self, seat: int) -> bool:
        """Is this the only person at the keyboard? Nobody needs to be told what they just planned."""
        return [self.game.seats[seat]] == self.people

    def show_table(self, person: str) -> None:
        """The whole table once a round, else what matters for the decision."""
        key = self.table.moment(person)
        self.out.print()
        if key != self.drawn.get(person, ""):
            self.table.overview(person, self.out)
        else:
            self.table.glance(person, self.out)
        self.drawn[person] = key

    def answer(self, person: str, line: str, choices: Choices) -> bool:
        """Do what was typed. True when the table has changed."""
        command, _, rest = line.partition(" ")
        command = SHORT.get(command.casefold(), command.casefold())
        if line.startswith("?"):
            thing = line[1:].strip()
            self.table.explain(person, thing, choices, self.out)
            self.leads(person, thing, choices)
        elif command == "help":
            self.help()
        elif command == "quit":
            raise Leave
        elif command == "undo":
            return self.undo(person)
        elif command == "log":
            for sentence in self.lately():
                self.out.print(f"· {plain(sentence)}")
        elif command == "save":
            saves.save(self.game, self.path)
            self.out.print(said("saved-in", path=self.path), markup=False, soft_wrap=True)
        elif command == "win":
            show_winning(self.game.setup.game, self.out)
        elif command == "odds":
            self.table.odds(person, self.out)
        elif command in self.table.PARTS and not rest:
            self.out.print()
            self.table.part(command, person, self.out)
        else:
            return self.move(person, line, choices)
        return False

    def move(self, person: str, line: str, choices: Choices) -> bool:
        """Make the move that was meant, or say why not."""
        found = meant(line, choices.moves, choices.labels).moves
        if len(found) > 1:
            shown = ", ".join(f"{choices.number(move)} {move.notation}" for move in found[:6])
            self.out.print(said("which-one", choices=shown + (" ..." if len(found) > 6 else "")), markup=False)
            return False
        if not found and line.isdecimal():
            self.out.print(said("choices-are", number=len(choices.moves)))
            return False
        move: Move | str = found[0] if found else unlikely(self.game, line)
        try:
            self.game.play(person, move)
        except cenabum.Refused as refused:
            self.refused(refused, line)
            return False
        saves.save(self.game, self.path)
        self.heard()
        self.finished_plan(person)
        return True

    def finished_plan(self, person: str) -> None:
        """The last follower finishes a plan by itself: a moment to take it back before the others go on."""
        done = ("plan_done", self.game.seat(person))
        if self.game.decisions[-1].notation == "done" or done not in [fact[:2] for fact in self.game.events]:
            return
        if not self.game.may_undo(person):
            return
        self.table.glance(person, self.out)
        answer = ask(self.out, said("nobody-left"), "1", ("1", "2", "done", "undo", said("yes"), said("no")))
        if answer in ("2", "undo", said("no")):
            self.undo(person)

    def refused(self, refused: cenabum.Refused, line: str) -> None:
        """Which rule, why, and what to do."""
        if "is no move of this game" in refused.why:
            self.out.print(said("not-understood", written=line[:40]), markup=False)
            return
        why = " ".join(refused.refusal.among(self.game.seats).told(language().name)).rstrip()
        self.out.print(said("refused", why=why), markup=False, style="yellow")
        self.out.print(f"    {said('refused-rule', rule=refused.rule)}", markup=False, style="dim")

    def undo(self, person: str) -> bool:
        """Take the person's last move back, and what it told."""
        told = self.game.events
        try:
            move = self.game.undo(person)
        except cenabum.Refused as refused:
            self.refused(refused, "undo")
            return False
        saves.save(self.game, self.path)
        for fact in reversed(told):
            for kept in (self.news, self.log):
                if kept and kept[-1] == fact:
                    kept.pop()
        told_as = language().move_choice(self.game.setup.game, move, seats=self.game.seats)
        self.out.print(said("taken-back", move=told_as), markup=False)
        return True

    def leads(self, person: str, thing: str, choices: Choices) -> None:
        """Tell what a choice leads to, when a choice is asked about by its number."""
        if not thing.isdecimal() or not 0 < int(thing[:6]) <= len(choices.moves):
            return
        move = choices.moves[int(thing) - 1]
        found = next((each for legal, each in self.game.consequences(person) if legal == move), None)
        if found is not None and (found.facts or found.draws):
            told = [*self.teller.tell(found.facts), *([said("choice-draws")] if found.draws else [])]
            self.out.print(plain(said("choice-leads", told=" ".join(told))))

    def help(self) -> None:
        """What can be typed."""
        rows = [[said(f"typed-{what}"), said(f"does-{what}")] for what in ("number", "words")]
        rows += [["?", said("does-ask")], [said("typed-about"), said("does-about")]]
        rows += [[name, said(f"does-{name}")] for name in COMMANDS]
        rows += [[name, self.table.shows(name)] for name in self.table.PARTS]
        self.out.print(grid(rows))

    # ---- the end

    def finish(self) -> None:
        """Winners, points by source, and where the record is."""
        saves.save(self.game, self.path)
        self.show_news()
        show_result(self.game, self.out)
        self.out.print(f"\n{said('record-is-in')}")
        self.out.print(f"  {self.path}", markup=False, soft_wrap=True)
        self.out.print(said("look-again"))


def show_winning(game: str, out: Console) -> None:
    """How one wins: the goal, and what leads to it, as far as the game says so; one of another package may."""
    files = ("shared/win", game)
    messages = [f"win-{game}", *(f"win-{game}-{number}" for number in range(1, 5))]
    missing = lacking(language().name, files, messages)
    for message in messages:
        if message not in missing:
            told = plain(language().message(files, message))
            goal = f"\n[bold]{language().message(files, 'win-title')}:[/] {told}"
            out.print(goal if message == messages[0] else f"  · {told}")


def unlikely(game: cenabum.Game, line: str) -> Move | str:
    """A move that is not on offer but can be recognised, so that the refusal can say why; else the line itself."""
    known = []
    for code in range(game.moves.size):
        with suppress(UnknownMove):
            known.append(game.moves.move(code))
    found = meant(line, known, [move.notation for move in known]).moves if not line.isdecimal() else []
    return found[0] if found else line


def show_result(game: cenabum.Game, out: Console) -> None:
    """The winners and the table of points."""
    winners = game.winners
    if game.rules.cooperative:
        out.print(f"\n[bold]{said('won-together' if winners else 'lost-together')}[/]")
    else:
        listed = language().listed(winners)
        out.print(f"\n[bold]{plain(said('winners', number=len(winners), names=listed))}[/]")
    points = game.points
    speech = Language(language().name, game.setup.game)
    rows = [
        [speech.text(f"source-{source}"), *(str(points[name][source]) for name in game.seats)]
        for source in next(iter(points.values()))
    ]
    rows.append([said("points-all"), *(str(score) for score in game.scores.values())])
    heads = [plain(name[:14]) for name in game.seats]
    out.print(grid(rows, heads=["", *heads], right=range(1, len(heads) + 1)))
