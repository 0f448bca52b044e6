"""Players with a bent: weighted-random, fond of some places, drawn to what no recorded game has shown yet."""

import random
from dataclasses import dataclass, field

import cenabum
from cenabum.bagbuilding.board import NOTHING
from cenabum.bagbuilding.followers import MONK, NEUTRAL, PROFESSION
from cenabum.bagbuilding.layout import ANY
from cenabum.bots import decide
from cenabum.bots.greedy import GreedyBot
from cenabum.kernel.moves import Move
from cenabum.kernel.pool import ONE, count, kinds, total
from cenabum.orleans.events.names import EVENTS
from cenabum.orleans.moves import FOLLOWER_IN, SPACE_IN
from cenabum.orleans.state import State
from cenabum.orleans.table import PLANNING

FORFEITS = {
    "forfeit_follower": "torture: follower",
    "forfeit_development": "torture: development",
    "forfeit_tile": "torture: tile",
    "forfeit_technology": "torture: technology placed",
}


@dataclass
class Bent:
    """What a player is fond of: weights of places and of kinds of moves, 1 where nothing is said."""

    places: dict[str, float] = field(default_factory=dict)
    recruits: dict[str, float] = field(default_factory=dict)
    moves: dict[str, float] = field(default_factory=dict)
    tiles: dict[str, float] = field(default_factory=dict)
    idle: float = 0.03  # how likely it stops early: passes, draws fewer, leaves a plan
    newest: float = 6.0  # how much it is drawn to what has not been shown
    sense: float = 0.5  # how often it listens to the greedy bot
    stubborn: bool = False  # fills places that cannot act
    hoards: bool = False  # with the Gunpowder Tower it fills the market instead of planning


BENTS = {
    "allrounder": Bent(),
    "farmer": Bent(places={"farm_house": 6, "hayrick": 4, "winery": 4}, tiles={"hayrick": 3, "cheese_factory": 3}),
    "merchant": Bent(
        places={"ship": 5, "wagon": 5, "guildhall": 6, "castle": 4, "horse_wagon": 6},
        tiles={"horse_wagon": 5, "office": 4},
        recruits={"trader": 3},
    ),
    "traveller": Bent(
        places={"ship": 9, "wagon": 9, "guildhall": 0.5, "castle": 5, "horse_wagon": 9, "town_hall": 0.1},
        tiles={"horse_wagon": 9},
        newest=40,
    ),
    "benefactor": Bent(
        places={"town_hall": 15, "monastery": 3, "gunpowder_tower": 8, "university": 3, "castle": 3, "farm_house": 3},
        tiles={"gunpowder_tower": 6},
        newest=20,
    ),
    "scholar": Bent(places={"university": 8, "scriptorium": 5, "library": 5, "monastery": 3, "village": 3}, sense=0.8),
    "inventor": Bent(places={"village": 8, "laboratory": 8}, recruits={"craftsman": 6}, tiles={"laboratory": 9}),
    "chemist": Bent(
        places={"village": 9, "laboratory": 12, "university": 3},
        recruits={"craftsman": 0.001, "trader": 9},
        tiles={"laboratory": 200},
        sense=0.2,
    ),
    "landlord": Bent(places={"village": 8}, recruits={"trader": 8}),
    "gardener": Bent(
        places={"village": 8, "university": 3},
        recruits={"trader": 9},
        tiles={"herb_garden": 99, "school": 99},
        sense=0.2,
    ),
    "boatman": Bent(
        places={"village": 12, "ship": 3}, recruits={"boatman": 20}, tiles={"herb_garden": 5}, newest=1, sense=0.3
    ),
    "knight": Bent(places={"castle": 8}, moves={"recall": 3}),
    "hoarder": Bent(
        places={"castle": 5, "village": 6},
        recruits={"trader": 9},
        tiles={"gunpowder_tower": 200},
        moves={"place_stored": 0.02, "act": 3},
        sense=0.3,
        hoards=True,
    ),
    "monk": Bent(
        places={"monastery": 10, "university": 4, "sacristy": 30, "cellar": 5, "village": 4},
        recruits={"trader": 5},
        tiles={"sacristy": 200},
        sense=0.4,
    ),
    "pauper": Bent(
        places={"pharmacy": 9, "farm_house": 4, "village": 5, "ship": 4, "wagon": 4},
        recruits={"craftsman": 3},
        tiles={"pharmacy": 9},
        moves={"forfeit_technology": 5, "forfeit_tile": 5, "technology": 0.001},
        sense=0.2,
    ),
    "stubborn farmer": Bent(
        places={"farm_house": 9, "village": 5, "cheese_factory": 9, "tailor_shop": 9},
        recruits={"trader": 9},
        tiles={"cheese_factory": 50, "tailor_shop": 50},
        sense=0.15,
        stubborn=True,
    ),
    "stubborn builder": Bent(
        places={"guildhall": 12, "castle": 4, "wagon": 4, "ship": 2, "village": 3}, sense=0.15, stubborn=True
    ),
    "stubborn inventor": Bent(
        places={"village": 9, "laboratory": 30, "university": 3},
        recruits={"trader": 9, "craftsman": 3},
        tiles={"laboratory": 200},
        sense=0.15,
        stubborn=True,
    ),
    "stubborn scholar": Bent(
        places={"university": 9, "scriptorium": 12, "library": 12, "castle": 4}, sense=0.15, stubborn=True
    ),
    "idler": Bent(idle=0.9, moves={"place": 0.05}, sense=0),
    "sleeper": Bent(idle=1.0, sense=0),
    "player": Bent(sense=1, idle=0),
}


class Directed:
    """Chooses the moves of one seat. `wanted` are the names of what has not been shown; the player looks for them."""

    def __init__(self, bent: Bent, chance: random.Random, wanted: set[str]) -> None:
        self.bent = bent
        self.chance = chance
        self.wanted = wanted
        self.bot = GreedyBot()

    def choose(self, game: cenabum.Game, seat: int) -> Move:
        state = game.state
        assert isinstance(state, State)
        legal = [game.moves.move(code) for code in state.legal(seat)]
        stops = [move for move in legal if move.kind in ("done", "pass") or move.notation == "draw 0"]
        goes_on = [move for move in legal if move not in stops]
        if stops and (not goes_on or self._hoards(state, seat) or self.chance.random() < self.bent.idle):
            return self.chance.choice(stops)
        if self.chance.random() < self.bent.sense and (
            self.bent.sense == 1 or legal[0].kind in ("pass", "place", "draw", "done")
        ):
            return game.moves.move(decide(state, seat, self.bot, self.chance.getrandbits(40)))
        weights = [self.weight(state, seat, move) for move in goes_on]
        if stops and max(weights) < 0.05:
            return self.chance.choice(stops)
        return self.chance.choices(goes_on, weights)[0]

    def _hoards(self, state: State, seat: int) -> bool:
        player = state.players[seat]
        own = total(player.market) + total(player.bag)
        return (
            self.bent.hoards
            and bool(player.tiles >> state.components.tower & 1)
            and state.phase == PLANNING
            and own > state.components.market + 1
            and state.round < 14
        )

    def weight(self, state: State, seat: int, move: Move) -> float:
        bent, words = self.bent, move.arguments
        weight = bent.moves.get(move.kind, 1.0)
        if move.kind in ("place", "place_stored"):
            weight *= self._placement(state, seat, move)
        elif move.kind == "act":
            place = words["place"]
            weight *= bent.places.get(place, 1.0) * self._new(f"place acted: {place}", f"tile used: {place}")
        elif move.kind == "draw":
            weight *= 12.0 ** (int(words["number"]) - 4)
        elif move.kind == "recall":
            player = state.players[seat]
            poor = total(player.bag) + total(player.market) < 5
            weight *= (1.0 if poor else 0.02) * self._new("followers: recalled")
        elif move.kind == "recruit":
            weight *= bent.recruits.get(words["follower"], 1.0) * self._new(f"track end: {words['follower']}")
        elif move.kind == "expand":
            tile = words["place"]
            weight *= bent.tiles.get(tile, 1.0) * self._new(f"tile taken: {tile}", f"tile used: {tile}")
        elif move.kind == "send":
            deed = state.components.deed_names.index(words["deed"])
            weight *= (12 / (1 + total(state.deeds[deed]))) * self._new(
                f"deed sent to: {words['deed']}", f"deed completed: {words['deed']}"
            )
        elif move.kind == "travel":
            weight *= (0.25 if words["cargo"] == "nothing" else 1.0) * self._new(
                f"connection travelled: {words['connection']}"
            )
        elif move.kind == "technology":
            weight *= 3
        elif move.kind == "sacristy":
            used = f"sacristy: used against {EVENTS[state.event]}"
            weight *= self._new(used if words["answer"] == "yes" else "sacristy: declined")
        elif move.kind == "reward":
            at_end = "canalization: coin" if words["reward"] == "coins" else "canalization: development"
            weight *= self._new(at_end)
        elif move.kind.startswith("forfeit"):
            weight *= self._forfeit(move)
        return weight

    def _new(self, *names: str) -> float:
        return self.bent.newest if any(name in self.wanted for name in names) else 1.0

    def _forfeit(self, move: Move) -> float:
        words = move.arguments
        if move.kind == "forfeit_station":
            name = "torture: station in supply" if words["station"] == "supply" else "torture: built station"
        elif move.kind == "forfeit_good":
            name = f"torture: {words['good']}"
        elif move.kind == "forfeit_technology" and words["gear"].startswith("hand"):
            name = "torture: technology in hand" if words["gear"] == "hand" else "torture: first technology in hand"
        else:
            name = FORFEITS[move.kind]
        return self._new(name)

    def _placement(self, state: State, seat: int, move: Move) -> float:
        """Rather finish a place than begin one; monks and technology are for where they are needed."""
        printed = state.components
        layout = printed.layout
        player = state.players[seat]
        kind, space = FOLLOWER_IN[move.code], SPACE_IN[move.code]
        place = layout.place_of[space]
        name = printed.place_names[place]
        spaces = layout.spaces[place]
        weight = self.bent.places.get(name, 1.0)
        profession = PROFESSION[kind]
        if layout.wants[space] not in (ANY, profession):
            weight *= 0.15 if profession == MONK else 0.5
        weight *= self._new(f"place acted: {name}", f"tile used: {name}")
        if move.kind == "place_stored":
            weight *= self._new("tower: planned from")
        if printed.effects[place].sends:
            neutral = total((player.bag + player.market) & NEUTRAL)
            if neutral < 4 or not any(count(free, kind) for free in state.deeds):
                return 0.0
        elif not printed.effects[place].protects and not printed.effects[place].may(state, seat):
            weight *= 3 if self.bent.stubborn else 0.05
        pool = player.market + player.stored + player.drawn - ONE[kind]
        others = [other for other in spaces if other != space and player.on[other] == NOTHING]
        if layout.partial >> place & 1 or self._fillable(state, seat, pool, others):
            return weight
        return weight * (0.06 if total(player.market) > 5 else 0.01)

    def _fillable(self, state: State, seat: int, pool: int, spaces: list[int]) -> bool:
        """Could the followers of a pool fill all these spaces?"""
        if not spaces:
            return True
        fits = state.components.layout.fits[state.players[seat].privileges]
        return any(
            fits[kind] >> spaces[0] & 1 and self._fillable(state, seat, pool - ONE[kind], spaces[1:])
            for kind in kinds(pool)
        )
