"""Figures and names that texts about the components tell, for page and terminal: a corrected data file corrects the texts.

A message such as `about-task-riches` takes `$goal-riches` from here. What places, deeds, bonuses and seasons do is told by themselves.
"""

from cenabum.stories.components import Components
from cenabum.stories.moves import GOODS
from cenabum.stories.names import FIRST_KINGDOM
from cenabum.stories.objectives import most_missed
from cenabum.stories.printed_eras import ERAS
from cenabum.stories.printed_story import printed_eras, printed_goal


def text_figures(printed: Components) -> dict[str, int]:
    """Every number a text can tell, by the name of its variable."""
    figures = {f"value-{good}": value for good, value in zip(GOODS, printed.values, strict=True)}
    own = printed.figures.tree[printed.path]
    assert isinstance(own, dict)
    for name, era in printed_eras(printed, own).items():
        if era.advance is not None:
            asked = {"citizens": era.advance.citizens, "food_per_settler": era.advance.food_per_settler}
            figures |= {f"era-{name}-{what}": number for what, number in asked.items() if number}
    if goal := printed_goal(printed, own):
        figures["goal-riches"] = goal.riches
    if printed.story != FIRST_KINGDOM:
        figures |= {
            f"costs-{printed.task_names[task]}": most_missed(printed, task) for task in printed.favor.task if task >= 0
        }
    return figures


def text_names(printed: Components) -> dict[str, list[str]]:
    """Every name a text can tell, by the name of its variable: ids of messages, of which several are told with “or”."""
    names: dict[str, list[str]] = {}
    if printed.story == FIRST_KINGDOM:
        names["harbor-era"] = [f"era-{ERAS[era]}" for era in range(printed.eras) if printed.kingdom.need_harbor[era]]
    else:
        names["tournament-era"] = [f"era-{ERAS[printed.favor.grounds_era]}"]
    return names
