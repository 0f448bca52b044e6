"""What the bots choose: one number for each level's game, or its plan in full, the same for every build, interpreter and machine.

The results alone are written down, never what a bot thinks a table is worth: mathematics of another machine may round that otherwise.
"""

import hashlib
from pathlib import Path
from typing import Any, Final, NamedTuple

from cenabum.bots import bot_named, decide, usual_bot
from cenabum.bots.asking import decision_seed
from cenabum.kernel.register import rules_of
from cenabum.kernel.start import start

GOLDEN: Final = Path(__file__).resolve().parent / "golden" / "bots.json"
TO_THE_END: Final = 1_000_000
PLAN: Final = 0
"""Instead of a number of decisions: until the plan is done."""
MODULES: Final[dict[str, Any]] = {"modules": ["orders", "new-events", "new-places", "intrigue"]}


class Case(NamedTuple):
    """A level asked on every seat of a game, from a round on, for so many decisions; or a single seat for its whole plan."""

    game: str
    level: str
    players: int
    round: int = 1
    decisions: int = TO_THE_END
    modules: bool = False

    @property
    def name(self) -> str:
        """What the case is called in the file."""
        mix = " with all modules" if self.modules else ""
        amount = {PLAN: "its plan", TO_THE_END: "to the end"}.get(self.decisions, f"{self.decisions} decisions")
        return f"{self.game}{mix}, {self.level}, {self.players} players, from round {self.round}, {amount}"


def cases() -> dict[str, Case]:
    """Every level of every game: the quick ones play whole games, those who look ahead make some plans."""
    found = [Case("orleans", level, 2) for level in ("bot:novice", "bot:apprentice", "bot:greedy", "bot:expert")]
    found += [Case("orleans", level, 4, modules=True) for level in ("bot:novice", "bot:apprentice", "bot:greedy")]
    found += [Case("orleans", "bot:expert", 3, 6, 80, modules=True)]
    found += [Case("orleans", "bot:master", players, number, PLAN) for players, number in ((2, 4), (3, 16), (4, 17))]
    found += [Case("orleans", "bot:master", 2, 11, PLAN, modules=True)]
    found += [Case("orleans", "bot:master", 4, 15, PLAN, modules=True)]
    found += [Case("orleans", "bot:champion", players, number, PLAN) for players, number in ((2, 1), (3, 14), (4, 17))]
    found += [Case("orleans", "bot:champion", 2, 12, PLAN, modules=True)]
    for game in ("first-kingdom", "kings-favor"):
        found += [Case(game, level, 2, 1, 300) for level in ("bot:novice", "bot:apprentice")]
        found += [Case(game, "bot:settler", 2), *[Case(game, "bot:settler", players, 1, 150) for players in (3, 4)]]
        found += [Case(game, "bot:expert", 2, 6, PLAN), Case(game, "bot:expert", 4, 5, PLAN)]
    found += [Case("first-kingdom", "bot:master", 2, 6, PLAN), Case("kings-favor", "bot:master", 4, 5, PLAN)]
    found += [Case("cathedral", level, 2) for level in ("bot:novice", "bot:ally")]
    found += [Case("cathedral", "bot:master", 2, 1, 80)]
    found += [Case("cathedral", level, 4, 2, 40) for level in ("bot:novice", "bot:ally", "bot:master")]
    return {case.name: case for case in found}


def chosen(case: Case) -> dict[str, Any]:
    """The game is brought to the round by the usual bot; then the level chooses, and what it chooses is told."""
    state = start(case.game, case.players, "golden bots", **(MODULES if case.modules else {}))
    rules, moves = rules_of(case.game), state.components.moves
    usual, bot = bot_named(usual_bot(case.game))(), bot_named(case.level, case.game)()
    made = 0
    while state.round < case.round or (
        case.decisions == PLAN and rules.secret(state, state.deciding_seats()[0]) is None
    ):
        seat = state.deciding_seats()[0]
        state.apply(seat, decide(state, seat, usual, decision_seed("golden", made)))
        made += 1
    asked = state.deciding_seats()[0]
    found: list[str] = []
    while not state.over and (len(found) < case.decisions or case.decisions == PLAN):
        seat = state.deciding_seats()[0]
        if case.decisions == PLAN and (seat != asked or rules.secret(state, seat) is None):
            break
        code = decide(state, seat, bot, decision_seed("golden", made + len(found)))
        found.append(moves.move(code).notation)
        state.apply(seat, code)
    if case.decisions == PLAN:
        return {"plan": "; ".join(found)}
    told: dict[str, Any] = {"decisions": len(found), "round": state.round}
    if state.over:
        told["won"] = list(rules.winners(state))
    return {**told, "digest": hashlib.sha256("; ".join(found).encode()).hexdigest()}


def all_chosen() -> dict[str, dict[str, Any]]:
    return {name: chosen(case) for name, case in cases().items()}
