"""The ids of all rules that a refusal of a game can cite, found where they are cited: in the source of its rules.

Where a rule is not named in the call of `Refusal` itself, as when a place or an edition is part of its id, it is named here.
"""

import ast
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "cenabum"
MODULES = ("orders.", "newevents.", "newdeeds.", "intrigue.", "newplaces.")


def cited(folder: str, also: str) -> frozenset[str]:
    """The rules that are named in calls of `Refusal` below a folder, and others."""
    found = set(also.split())
    for path in (SOURCE / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                found |= {str(first.value) for first in node.args[:1] if isinstance(first, ast.Constant)}
    return frozenset(found)


_BOTH = cited(
    "orleans",
    """places.town-hall tiles.bathhouse-2014 tiles.bathhouse-2019 tiles.gunpowder-tower-deeds torture.leaves-game
    intrigue.covers newdeeds.alchemy newdeeds.closed-two newevents.amnesty newevents.conference newevents.crusade newevents.dues
    newevents.retraining newevents.strike newevents.training orders.own-action-only""",
)
TRADE_INTRIGUE = frozenset(rule for rule in _BOTH if rule.startswith(MODULES))
ORLEANS = _BOTH - TRADE_INTRIGUE
STORIES = cited(
    "stories",
    """advance.out-of-three advance.out-of-five advance.out-of-seven places.church places.fortress places.laboratory
    places.monastery""",
)
CATHEDRAL = cited("cathedral", "boat.river cart.land foundry.monk painting.monk turn.fitting turn.two-kinds")
