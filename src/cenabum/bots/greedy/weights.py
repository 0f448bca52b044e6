"""What the greedy bot believes. Every number is points, or a share; found by playing thousands of games (docs/bots.md)."""

from typing import Final

# A follower drawn in a round is worth about this many points by what it then does.
DRAW: Final = 1.018
# A follower used now cannot be used next round; in the last round nobody is saved.
FOLLOWER_COST: Final = 0.496
# A monk in place of another follower: the monk could be anybody next round.
MONK_COST: Final = 0.371

# What a player still gains, for each round to come: the final status multiplies final stations and citizens.
DEVELOPMENT_A_ROUND: Final = 0.841
HOLDINGS_A_ROUND: Final = 0.308

# A step that does not reach the next status yet counts by its share of the way, as long as there are rounds to go the rest.
ROUNDS_TO_FINISH: Final = 5.0

# A food that is missing at a Harvest costs five coins; some would be found anyway.
FOOD: Final = 2.949
# Goods are taxed, but some are gained after the Taxes.
TAXED: Final = 0.6
FOOD_NOW: Final = 3.118
# Coins below this leave no reserve for census, Harvest and Taxes; torture is dearer than the coins.
RESERVE: Final = 3
RESERVE_WORTH: Final = 0.28

# A citizen on a track counts from this many steps before it on, in parts.
PROGRESS: Final = 0.213
# The last citizen: a station more counts this share of it while the lead is in reach.
MOST_STATIONS: Final = 0.3

# Where the merchant stands: a free town now, and what lies one journey further.
TOWN_FREE: Final = 0.505
NEXT_GOOD: Final = 0.258
NEXT_TOWN: Final = 0.3

# How much the mix of the bag matters: a draw of a wanted follower against one of the average.
MIX: Final = 1.35
# Followers of each profession wanted, before the places owned are looked at: farmer, boatman, craftsman, trader, knight, scholar, monk.
WANTED: Final = (1.714, 1.036, 1.0, 0.552, 1.106, 1.536, 1.998)
# With fewer followers than the knights can draw, and some to spare, a follower more is a draw more.
SPARE_FOLLOWERS: Final = 3
GROWTH: Final = 0.882  # followers recruited in a round
SCARCE: Final = 0.751
KNIGHT_WAIT: Final = 0.7

# Uses of a place in a round, on average, for what technology and place tiles are worth.
TILE_USES: Final = 0.35
GEAR_USES: Final = 0.434
GEAR: Final = 1.0
# Tiles that are no action: points for each round to come.
HERB_GARDEN: Final = 0.314
SCHOOL: Final = 0.733
TOWER: Final = 0.4
BATHHOUSE: Final = 0.448
SACRISTY: Final = 5.0

# The next scholar brings more points than this one.
SCHOLAR_PROGRESS: Final = 0.6
# Leading the farmers brings a coin a round, being last costs one.
CENSUS: Final = 0.494

# Of what a follower is worth, this share is lost already when he stands in the Town Hall.
IN_THE_HALL: Final = 0.6
