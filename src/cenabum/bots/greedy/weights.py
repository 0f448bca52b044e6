"""What the greedy bot believes. Every number is points or a share, found by playing some thousand games against itself.

The last changes tried, each by a fifth or more (TILE_USES, DRAW, HOLDINGS_A_ROUND, SCHOLAR_PROGRESS), made no difference that 84
games could show.
"""

from typing import Final

# A follower drawn is worth about a point by what it then does: a game brings some hundred points with some hundred draws.
DRAW: Final = 1.0
# A follower used now cannot be used next round, unless drawn again; in the last round nobody is saved.
FOLLOWER_COST: Final = 0.5
# A monk in place of another follower: the monk could be anybody next round.
MONK_COST: Final = 0.4
# Followers of a place that acts are free again: even an action of no use to speak of is better than none.
RELEASE: Final = 0.4

# What a player still gains in each round to come, for the final status multiplies the final stations and citizens.
DEVELOPMENT_A_ROUND: Final = 0.85
HOLDINGS_A_ROUND: Final = 0.3
# A step that does not reach the next status counts by its share of the way, while there are so many rounds to go the rest.
ROUNDS_TO_FINISH: Final = 5.0
# The next scholar brings more points than this one.
SCHOLAR_PROGRESS: Final = 0.6

# A food missing at a Harvest costs five coins; in later rounds one would be found anyway, and there is always a coin or a station.
FOOD: Final = 3.0
FOOD_NOW: Final = 3.5
# Goods are taxed, but many are gained after the Taxes.
TAXED: Final = 0.6
# Coins below this leave no reserve for census, Harvest and Taxes; torture is dearer than the coins.
RESERVE: Final = 3
RESERVE_WORTH: Final = 0.3
# Leading the farmers brings a coin a round, if nobody draws level; to be last costs one.
CENSUS: Final = 0.5
CENSUS_LAST: Final = 0.25

# A citizen some steps ahead on a track counts in part, if nobody else is nearer.
PROGRESS: Final = 0.2
# The last citizen: a station more counts this share of it while the lead is in reach.
MOST_STATIONS: Final = 0.3
# A deed left with one or two free spaces gives its citizen to somebody else: the share of it that this costs.
LEFT_TO_OTHERS: Final = (0.0, 0.2, 0.1)
# Of what a follower is worth, this share is lost already when he stands in the Town Hall: he comes back only for a draw.
IN_THE_HALL: Final = 0.6

# Where the merchant stands when the round ends: a free town there, and what lies one journey further.
TOWN_FREE: Final = 0.5
NEXT_GOOD: Final = 0.25
NEXT_TOWN: Final = 0.3
# Of the two the better counts, and a part of the other.
SECOND_BEST: Final = 0.3
# A good on the way, before it is known which.
SOME_GOOD: Final = 2.5

# How much the mix of the bag matters: a draw of a wanted follower against one of the average.
MIX: Final = 1.35
# How much each is wanted: farmer, boatman, craftsman, trader, knight, scholar, monk. Farmers stand on half of the places.
WANTED: Final = (1.7, 1.05, 1.0, 0.55, 1.1, 1.5, 2.0)
# The more there are of a profession, the less one more is wanted; a monk is wanted whatever there is.
MONKS_ALWAYS: Final = 1.6
MOST_WANTED: Final = 2.2
# With fewer followers than the knights can draw and a few to spare, a follower more is a draw more.
SPARE_FOLLOWERS: Final = 3
GROWTH: Final = 0.9  # followers recruited in a round
SCARCE: Final = 0.75
KNIGHT_WAIT: Final = 0.7  # and a knight more is of little use so long
NEXT_KNIGHT: Final = 0.25  # a part of what the knight after this one will bring
ANYONE: Final = 0.5  # a space for anybody takes whoever is wanted least

# Uses of a place in a round, for what place tiles and technology are worth: there are more places than followers for them.
TILE_USES: Final = 0.32
GEAR_USES: Final = 0.43
# Tiles that are no plain action: points for each round to come, the Sacristy once.
HERB_GARDEN: Final = 0.3
SCHOOL: Final = 0.7
TOWER: Final = 0.4
BATHHOUSE: Final = 0.45
SACRISTY: Final = 5.0

# A bather at a place that others still have to fill, and at the Guildhall in a town that is taken.
WAITING: Final = 0.15
BUILT_ALREADY: Final = 0.3

# What is lost to events and torture: a meal handed in, a follower taken blindly, something that hardly counts any more, and
# the stations that may still be built, of which the rest can go.
MEAL: Final = 1.5
BLIND_LOSS: Final = 0.4
TRIFLE: Final = 0.2
SPARE_STATION: Final = 0.1
STATIONS_A_ROUND: Final = 0.4
