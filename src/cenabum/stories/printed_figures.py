"""Figures and names that texts about the components tell, for page and terminal: a corrected data file corrects the texts.

A message such as `does-story-barn` takes `$barn-number`, `$barn-good` and `$barn-coins` from here.
"""

from cenabum.stories import components as effects
from cenabum.stories.components import Components
from cenabum.stories.moves import FOLLOWERS, GOODS, parcel_names
from cenabum.stories.names import FIRST_KINGDOM
from cenabum.stories.printed_eras import ERAS, FAME_CASTLE, FAME_COINS, FAME_TILES
from cenabum.stories.printed_story import printed_eras, printed_goal, printed_seasons


def text_figures(printed: Components) -> dict[str, int]:
    """Every number a text can tell, by the name of its variable."""
    figures = {f"value-{good}": value for good, value in zip(GOODS, printed.values, strict=True)}
    figures |= {
        "portal-spaces": printed.portal,
        "alchemy-fame": printed.alchemy_fame,
        "alchemy-coins": printed.alchemy_coins,
    }
    figures |= {FAME_TILES[tile]: printed.fame_coins[tile] for tile in FAME_COINS}
    for place, name in enumerate(printed.place_names):
        numbers = {"coins": printed.coins[place], "fame": printed.fame_gain[place]}
        if printed.effect[place] != effects.BUILDS:  # its amount says what is built
            numbers["number"] = printed.bakery_spaces if place == printed.bakery else printed.amount[place]
        numbers["goods"] = printed.wood_spaces >> place & 1
        figures |= {f"{name}-{what}": number for what, number in numbers.items() if number}
    own = printed.figures.tree[printed.path]
    assert isinstance(own, dict)
    for name, era in printed_eras(printed, own).items():
        if era.advance is not None:
            asked = {"citizens": era.advance.citizens, "food_per_settler": era.advance.food_per_settler}
            figures |= {f"era-{name}-{what}": number for what, number in asked.items() if number}
    if goal := printed_goal(printed, own):
        figures["goal-riches"] = goal.riches
    if seasons := printed_seasons(printed, own):
        figures |= {"summer-coins": seasons.summer_coins, "autumn-food": seasons.autumn_food}
        figures["autumn-coins"] = seasons.autumn_penalty
    return figures


def text_names(printed: Components) -> dict[str, list[str]]:
    """Every name a text can tell, by the name of its variable: ids of messages, of which several are told with “or”."""
    names = {"portal-sums": [f"parcel-{name}" for name in parcel_names(printed.amounts)[-len(printed.amounts) :]]}
    for place, name in enumerate(printed.place_names):
        if printed.recruits[place]:
            names[f"{name}-recruits"] = [f"follower-{FOLLOWERS[kind]}.one" for kind in printed.recruits[place]]
        if printed.good[place] >= 0:
            names[f"{name}-good"] = [f"good-{GOODS[printed.good[place]]}"]
        if place in printed.stands_in:
            kind, instead = printed.stands_in[place]
            names[f"{name}-follower"] = [f"follower-{FOLLOWERS[kind]}.plural"]
            names[f"{name}-instead"] = [f"follower-{FOLLOWERS[other]}.plural" for other in instead]
    if printed.story == FIRST_KINGDOM:
        names["harbor-era"] = [f"era-{ERAS[era]}" for era in range(printed.eras) if printed.kingdom.need_harbor[era]]
    else:
        names["tournament-era"] = [f"era-{ERAS[printed.favor.grounds_era]}"]
        names["castle-era"] = [
            f"era-{ERAS[era]}" for era in range(printed.eras) if printed.favor.tile[era] == FAME_CASTLE
        ]
    return names
