"""What recorded games have to contain together; `witness.py` notes it while a game is played.

Everything worth seeing has a name in a player's words, such as "tile used: school" or "torture: technology in hand".
"""

import itertools

from cenabum.bagbuilding.followers import PROFESSIONS
from cenabum.orleans.components import Components
from cenabum.orleans.facts import CITIZENS
from cenabum.orleans.moves import GOODS
from tests.cited import ORLEANS as REFUSAL_RULES

PLAIN = """
plague: an own follower is spared
plague: the bag is empty
sacristy: used against harvest
sacristy: used against taxes
sacristy: used against plague
sacristy: declined
torture: built station
torture: station in Orléans
torture: station in supply
torture: follower
torture: development
torture: a step back from a coin space
torture: tile
torture: tile with somebody on it
torture: technology placed
torture: technology in hand
torture: first technology in hand
torture: nothing left, the debt lapses
torture: for census
torture: for harvest
torture: for taxes
exclusion: a tile is excluded
exclusion: declined
exclusion: two players, four tiles
technology: first tile on a farmer, by the craftsmen track
technology: first tile on a farmer, by the first placed
technology: laboratory tile before any craftsman, by the craftsmen track
technology: laboratory tile before any craftsman, by the first placed
technology: kept for later
technology: placed at the end of the round
technology: on a place tile
technology: two places in one pass
technology: a place acts with it
technology: the last tile is taken
census: the most farmers get a coin
census: the fewest farmers pay
census: tie
followers: recalled
followers: fewer drawn than possible
followers: none drawn
tower: somebody stored
tower: own follower stored
tower: the market was too full
tower: planned from
tower: sent from
bathhouse: 2014, somebody placed
bathhouse: 2014, two placed
bathhouse: 2019, somebody placed
bathhouse: nobody placed
planning: a monk stands in
planning: a place filled over several rounds
town hall: one of two stays
town hall: both sent
canalization: coin
canalization: development
canalization: at the end of development
harvest: 2014, food
harvest: 2014, coins without food
harvest: 2019, food though coins would do
harvest: 2019, coins though there is food
harvest: 2019, coins without food
harvest: grain
harvest: cheese
harvest: wine
pharmacy: 1 point
pharmacy: 2 points
pharmacy: 3 points
travel: a good taken
travel: a good left
travel: an empty way
travel: the river from Chinon to Châtellerault
travel: the road from Chinon to Châtellerault
stations: two players in Orléans
stations: built where torture freed the town
tracks: boatmen citizen too late
tracks: knights citizen too late
tracks: a trader without a tile
development: citizen too late
development: end of the track
development: points lost beyond the end
supply: coins run out
supply: a follower lost to the plague is recruited again
end: most stations alone
end: most stations tied
end: won alone
end: tie broken by development
end: victory shared
"""


def required(components: Components) -> set[str]:
    """All that has to be seen; the names of places, tiles and deeds come from the component data."""
    printed = components
    names = {line for line in PLAIN.split("\n") if line}
    for place, name in enumerate(printed.place_names):
        if printed.effects[place].acts:
            names.add(f"place acted: {name}")
        if printed.category[place]:
            names |= {f"tile taken: {name}", f"tile used: {name}"}
    for deed in printed.deed_names:
        names |= {f"deed sent to: {deed}", f"deed completed: {deed}"}
    names |= {f"connection travelled: {name}" for name in printed.connection_names}
    names |= {f"citizen: {name}" for name in CITIZENS}
    names |= {f"track end: {name}" for name in PROFESSIONS[:6]}
    names |= {f"torture: {good}" for good in GOODS}
    hit = ("income", "harvest", "taxes", "trading_day", "plague")
    names |= {f"event: 2014 {event}" for event in ("pilgrimage", *hit)}
    names |= {f"event: 2019 {letter} {event}" for letter in "ABC" for event in hit}
    names |= {"event: 2019 pilgrimage", "event: 2019 B pilgrimage", "event: 2019 C pilgrimage"}
    names |= {f"set-up: {players} players, {edition}" for players in (2, 3, 4) for edition in ("2014", "2019")}
    names |= {f"refused: {rule}" for rule in REFUSAL_RULES}
    return names


def grouped(names: set[str]) -> list[str]:
    """Names under their first word, for people: "tile taken: hayrick, school"."""
    pairs = sorted(name.partition(": ")[::2] for name in names)
    groups = itertools.groupby(pairs, key=lambda pair: pair[0])
    return [f"{group}: {', '.join(name for _, name in members)}" for group, members in groups]
