"""An effect is one object: what something printed does, when it may, why not, and how people say it.

A place, an event, a deed, a reward: each game has a folder with one small file for each effect, and a list of their classes. An effect
is made from its figures once, when the components are put together, and holds nothing else; what happens stays in the state.

    class Gain(Effect):                                # orleans/effects/gain.py
        name = "gain"
        keys = ("coins", "development", "good")        # the figures by which it is known
        def __init__(self, figure): ...                # reads its figures; a wrong one is a FiguresError with file and line
        def may(self, table, seat): ...
        def do(self, table, seat): ...
        def why_not(self, table, seat): ...
        def text(self): return say("effect-gain", coins=self.coins, development=self.development)
        def outlook(self, table, seat): ...            # what it would do for a seat as the table stands

A text is `Words`: one message for each effect, with its figures as values. Page, terminal, help and refusals all tell this one, so
that a corrected figure is in all of them. The page gets it as a `Wording` on the sheet of what is printed.

What an effect is worth to a bot is one of its methods too. Games do not know bots: a game declares the few prices that its effects ask
for, and a bot fills them in.
"""

from typing import Generic, TypeVar

from cenabum.kernel.core import Core
from cenabum.kernel.outlook import Outlook, hopeful, hopeless
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import SILENCE, Sentence

Table = TypeVar("Table", bound=Core)


class Effect(Generic[Table]):
    """What something printed does. Everything here is the answer of an effect that does nothing."""

    name: str = ""

    def may(self, table: Table, seat: int) -> bool:
        """Would it do what it promises for this seat now? Asked often."""
        return True

    def do(self, table: Table, seat: int) -> None:
        """Carry it out; what has to be chosen becomes pending."""

    def why_not(self, table: Table, seat: int) -> Refusal | None:
        """Why it may not; None when there is no rule to name."""
        return None

    def text(self) -> Sentence:
        """What it does, with its figures, in a few words that begin small and end without a stop."""
        return SILENCE

    def outlook(self, table: Table, seat: int) -> Outlook:
        """What it would do for this seat as the table stands, and what is in the way: at least why it may not."""
        return hopeful() if self.may(table, seat) else hopeless(self.why_not(table, seat))
