"""What the decisions of Trade & Intrigue have in common."""

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.refusals_words import situation
from cenabum.orleans.table import Table


class ModuleDecision(OrleansDecision):
    """A kind of decision that a module brings; `when` is the rule that says when it is asked."""

    when: str = "general.not-now"
    comes_first = True

    def untimely(self, table: Table, seat: int, kind: str, at: list[int]) -> Refusal | None:
        """The rule that says when such a move is made."""
        return Refusal(self.when, say("no-when-module", kind=kind), situation(table, seat))
