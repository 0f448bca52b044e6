"""What the greedy bot believes, as an object, so that others can believe something else. Every number is points or a share."""

import dataclasses
from dataclasses import dataclass
from typing import Any, Final

from cenabum.bots.learned.weights import Learned


@dataclass(frozen=True)
class Weights:
    """Named beliefs, each with its reason. They were set by hand, then moved a third of the way to those that training found.

    All of the way would be stronger still (nine games of ten against the beliefs set by hand); that is left to the levels which
    look ahead, so that there is a level in the middle.
    """

    # A follower drawn is worth about a point by what it then does: a game brings some hundred points with some hundred draws.
    draw: float = 1.09
    # A follower used now cannot be used next round, unless drawn again; in the last round nobody is saved.
    follower_cost: float = 0.43
    # A monk in place of another follower: the monk could be anybody next round.
    monk_cost: float = 0.33
    # Followers of a place that acts are free again: even an action of no use to speak of is better than none.
    release: float = 0.44

    # What a player still gains in each round to come, for the final status multiplies the final stations and citizens.
    development_a_round: float = 0.59
    holdings_a_round: float = 0.29
    # A step that does not reach the next status counts by its share of the way, while there are so many rounds to go the rest.
    rounds_to_finish: float = 5.47
    # The next scholar brings more points than this one.
    scholar_progress: float = 0.71

    # A food missing at a Harvest costs five coins; in later rounds one would be found anyway, and there is always a coin or a station.
    food: float = 2.79
    food_now: float = 3.01
    # Goods are taxed, but many are gained after the Taxes.
    taxed: float = 0.55
    # Coins below this leave no reserve for census, Harvest and Taxes; torture is dearer than the coins.
    reserve: float = 2.48
    reserve_worth: float = 0.29
    # Leading the farmers brings a coin a round, if nobody draws level; to be last costs one.
    census: float = 0.44
    census_last: float = 0.22

    # A citizen some steps ahead on a track counts in part, if nobody else is nearer.
    progress: float = 0.16
    # The last citizen: a station more counts this share of it while the lead is in reach.
    most_stations: float = 0.36
    # A deed left with one or two free spaces gives its citizen to somebody else: the share of it that this costs.
    one_left: float = 0.21
    two_left: float = 0.096
    # Of what a follower is worth, this share is lost already when he stands in the Town Hall: he comes back only for a draw.
    in_the_hall: float = 0.71

    # Where the merchant stands when the round ends: a free town there, and what lies one journey further.
    town_free: float = 0.37
    next_good: float = 0.23
    next_town: float = 0.28
    # Of the two the better counts, and a part of the other.
    second_best: float = 0.29
    # A good on the way, before it is known which.
    some_good: float = 2.65

    # How much the mix of the bag matters: a draw of a wanted follower against one of the average.
    mix: float = 1.47
    # How much each is wanted: farmer, boatman, craftsman, trader, knight, scholar, monk. Farmers stand on half of the places.
    farmer_wanted: float = 1.49
    boatman_wanted: float = 1.17
    craftsman_wanted: float = 1.36
    trader_wanted: float = 0.64
    knight_wanted: float = 0.95
    scholar_wanted: float = 1.12
    monk_wanted: float = 1.82
    # The more there are of a profession, the less one more is wanted; a monk is wanted whatever there is.
    monks_always: float = 1.74
    most_wanted: float = 1.53
    # With fewer followers than the knights can draw and a few to spare, a follower more is a draw more.
    spare_followers: float = 3.8
    growth: float = 1.04  # followers recruited in a round
    scarce: float = 0.87
    knight_wait: float = 0.84  # and a knight more is of little use so long
    next_knight: float = 0.26  # a part of what the knight after this one will bring
    anyone: float = 0.55  # a space for anybody takes whoever is wanted least

    # Uses of a place in a round, for what place tiles and technology are worth: there are more places than followers for them.
    tile_uses: float = 0.25
    gear_uses: float = 0.44
    # Tiles that are no plain action: points for each round to come, the Sacristy once.
    herb_garden: float = 0.3
    school: float = 0.95
    tower: float = 0.43
    bathhouse: float = 0.73
    sacristy: float = 4.52

    # A bather at a place that others still have to fill, and at the Guildhall in a town that is taken.
    waiting: float = 0.18
    built_already: float = 0.37

    # What is lost to events and torture: a meal handed in, a follower taken blindly, something that hardly counts any more, and
    # the stations that may still be built, of which the rest can go.
    meal: float = 1.77
    blind_loss: float = 0.35
    trifle: float = 0.19
    spare_station: float = 0.061
    stations_a_round: float = 0.27

    # Trade & Intrigue: what an order counts for with every good that is missing and every journey to go, and a good
    # that an order wants.
    missing_good: float = 0.41
    a_step_away: float = 0.66
    wanted_good: float = 0.56
    # A follower drawn for a deed, a journey and any action for nothing, a step back on a track.
    drawn_one: float = 1.2
    a_journey: float = 1.57
    any_action: float = 4.94
    a_track_step: float = 0.4

    # What was learned by playing corrects all of these, if anything was.
    learned: Learned | None = None


GREEDY: Final = Weights()


def changed(weights: Weights, changes: dict[str, float]) -> Weights:
    """Other beliefs: these with some changes, by name."""
    values: dict[str, Any] = dict(changes)
    return dataclasses.replace(weights, **values)


def taught(weights: Weights, learned: Learned | None) -> Weights:
    """The same beliefs, corrected by what was learned."""
    return dataclasses.replace(weights, learned=learned)


def names() -> list[str]:
    """The names of all beliefs that are numbers, in order."""
    return [field.name for field in dataclasses.fields(Weights) if field.name != "learned"]
