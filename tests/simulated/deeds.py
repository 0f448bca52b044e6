"""What a person has done, was told was done, and waits to hear of: the account that each welcome is compared with."""

from dataclasses import dataclass, field
from typing import Any

from tests.simulated.pages import Page, key_of

Message = dict[str, Any]
DONE = "done"


@dataclass
class Deed:
    """A message with an id. It is sent again, as it is, until it is answered."""

    message: Message
    sent: int = 0

    @property
    def moves(self) -> list[str]:
        """The moves in it."""
        found = self.message.get("placements") or ([self.message["move"]] if "move" in self.message else [])
        return [key_of(move) for move in found]


@dataclass
class Account:
    """What the person at a seat has done: moves in the log, and placements of the plan that is not finished yet."""

    own: list[str] = field(default_factory=list)
    plan: list[str] = field(default_factory=list)
    by_bots: int = 0
    deed: Deed | None = None
    done: bool = False
    """It was found that the deed has been done, though its answer was lost."""
    unclear: bool = False
    """A bot has moved for this seat meanwhile: whether the deed was done before is not to be seen."""
    known: bool = False
    """False until the first welcome, and when a repair has taken something out."""

    def after(self, deed: Deed) -> list[list[str]]:
        """How moves and placements may look once the deed has been done."""
        match deed.message["type"]:
            case "play":
                return [[*self.own, *self.plan, *deed.moves]]
            case "plan":
                whole = [*self.own, *deed.moves]
                return [whole, [*whole, DONE]]
            case "undo" if self.plan:
                return [[*self.own, *self.plan[:-1]]]
        return []

    def welcomed(self, page: Page, seat: int, *, answered: bool = False) -> str:
        """Compare with what the server knows; `answered` says that the deed was acknowledged. What is wrong, or nothing."""
        own, plan = page.own(seat), [key_of(move) for move in page.plan]
        by_bots, told = page.by_bots(seat), self.deed
        before, found = [*self.own, *self.plan], [*own, *plan]
        wrong = ""
        a_bot_came = by_bots > self.by_bots
        if self.known and not self.unclear:
            after = self.after(told) if told is not None and not self.done else []
            allowed = after if answered and not self.done else [before, *after]
            undoing = told is not None and told.message["type"] == "undo" and not self.done and not self.plan
            went_back = undoing and found != before and found[:-1] == before and found[-1].startswith("back ")
            # A bot that came has made the plan its own; what the person did before is still there.
            bots_plan = a_bot_came and any(
                each[: len(own)] == own and len(own) >= len(self.own) for each in (before, *allowed)
            )
            if found not in allowed and not went_back and not bots_plan:
                wanted = told.message if told is not None else "nothing more"
                wrong = f"seat {seat} had done {before[-6:]}, wanted {wanted}, and is said to have done {found[-6:]}"
            self.done |= not a_bot_came and found != before and (found in after or went_back)
        self.unclear |= a_bot_came and told is not None and not self.done
        self.own, self.plan, self.by_bots, self.known = own, plan, by_bots, True
        return wrong

    def acknowledged(self, answer: Message, page: Page, seat: int) -> str:
        """The deed was done now, as its answer says. What is wrong, or nothing."""
        deed, own = self.deed, page.own(seat)
        assert deed is not None
        wrong = "" if not self.done else f"seat {seat}: {deed.message} was done twice"
        unclear = self.unclear
        self.forget_deed()
        if answer.get("private") or answer.get("taken_back", 0) is None:
            self.plan = self.plan[:-1] if answer["type"] == "undone" else [*self.plan, *deed.moves]
            return wrong
        if answer["type"] == "undone":
            fits = own == [*self.own, f"back {answer['taken_back']}"]
        else:
            fits = own in self.after(deed)
        if not fits and not wrong and not unclear:
            wrong = (
                f"seat {seat} had done {[*self.own, *self.plan][-6:]}, wanted {deed.message}, and has done {own[-6:]}"
            )
        self.own, self.plan = own, []
        return wrong

    def forget_deed(self) -> None:
        """It was answered: the next one may come."""
        self.deed, self.done, self.unclear = None, False, False

    def heard(self, message: Message, page: Page, seat: int) -> None:
        """Something has happened; a bot that moved for this seat has made the plan its own."""
        by_bots = page.by_bots(seat)
        if message["type"] == "moved" and by_bots > self.by_bots:
            self.by_bots, self.plan = by_bots, []
