"""Every game for OpenSpiel: `pyspiel.load_game("cenabum_orleans(players=3)")` once this module is imported.

Needs the extra `openspiel`: `pip install cenabum[openspiel]`. Chance is explicit (`kernel/explicit.py`), utilities are those of
`rewards="result"`, and settings of the game are parameters: `cenabum_orleans(players=2,edition=2014,modules=orders+intrigue)`.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from cenabum.kernel.explicit import Explicit, features_of
from cenabum.kernel.outcome import outcome
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.register import GAMES, rules_of
from cenabum.kernel.start import components_of

LONGEST: Final = 100_000  # moves and draws; OpenSpiel wants a bound, and the rules have none


def name_of(game: str) -> str:
    """The name of a game in OpenSpiel's register."""
    return f"cenabum_{game.replace('-', '_')}"


class CenabumGame(pyspiel.Game):
    """A game with its number of players and settings. Each game of the register gets a class of its own, which knows its name."""

    game: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game, parameters = self.game, parameters or {}
        rules = rules_of(game)
        given = {name: value for name, value in parameters.items() if name != "players"}
        settings: dict[str, Any] = {name: str(value) for name, value in given.items() if name != "modules"}
        if modules := str(given.get("modules", "")):
            settings["modules"] = modules.replace("+", " ")
        players = int(parameters.get("players", rules.players.start))
        self.first = Explicit(game, players, **settings)
        components = components_of(self.first.set_up)
        streams = rules.streams(components, [str(seat) for seat in range(players)])
        self.features = features_of(self.first.set_up)
        self.moves = components.moves
        self.rules = rules
        info = pyspiel.GameInfo(
            num_distinct_actions=self.moves.size,
            max_chance_outcomes=max(len(stream.kinds) for stream in streams),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if rules.cooperative else 2.0 - players,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, dict(parameters))

    def new_initial_state(self) -> "CenabumState":
        """The game before its first draw."""
        return CenabumState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No more than there are moves and draws."""
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "CenabumObserver":
        """What a seat sees, or with perfect recall also what it has seen and done."""
        if params:
            raise SetupError(f"A game of Cenabum is observed without parameters, not with {params}.")
        return CenabumObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class CenabumState(pyspiel.State):
    """A moment of a game: a decision, a draw, or the end."""

    def __init__(self, game: CenabumGame) -> None:
        super().__init__(game)
        self.play = game.first.copy()
        self.made: tuple[tuple[int, int], ...] = ()  # seat and code of every move

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's numbers for chance and for the end."""
        if self.play.drawing:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.over else self.play.asked

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.seen.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, and how likely it is."""
        return self.play.odds()

    def _apply_action(self, action: int) -> None:
        if self.play.drawing:
            self.play.draw(action)
        else:
            self.made += ((self.play.asked, action),)
            self.play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.play.name_of(action)
        return str(self.get_game().moves.move(action))

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.play.over

    def returns(self) -> list[float]:
        """1 for a victory, -1 for a defeat; of k who share it 2 / k - 1 each."""
        return outcome(self.get_game().rules, self.play.state) if self.play.over else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, _: Any = None) -> "CenabumState":
        """A state that `player`, which decides, cannot tell from this one: others who decide at the same time have yet to do so."""
        new: CenabumState = self.get_game().new_initial_state()
        new.play = self.play.imagined()
        new.made = self.made
        return new

    def __str__(self) -> str:
        """The moves so far."""
        moves = self.get_game().moves
        return ", ".join(f"{seat}: {moves.move(code)}" for seat, code in self.made)


class CenabumObserver:
    """The numbers of `features`, as text and as tensor. With perfect recall also how often the seat has made each move.

    A tensor of fixed size cannot hold a whole history; the text with perfect recall names it (`Explicit.memory`).
    """

    def __init__(self, game: CenabumGame, recall: bool) -> None:
        self.features, self.recall = game.features, recall
        size = len(game.features.names)
        self.tensor = np.zeros(size + (game.moves.size if recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recall:
            self.dict["moves"] = self.tensor[size:]

    def set_from(self, state: CenabumState, player: int) -> None:
        """Write what a seat sees to the tensor."""
        self.tensor.fill(0)
        if (sight := state.play.sight(player)) is not None:
            self.dict["observation"][:] = np.frombuffer(self.features.row_bytes(sight, player), np.int16)
        if self.recall:
            np.add.at(self.dict["moves"], [code for seat, code in state.made if seat == player], 1)

    def string_from(self, state: CenabumState, player: int) -> str:
        """What a seat sees, in words: all numbers that are not 0."""
        sight = state.play.sight(player)
        row = self.features.row(sight, player) if sight is not None else []
        told = [f"{name}: {number}" for name, number in zip(self.features.names, row, strict=False) if number]
        return "\n".join([f"seat {player}", *([state.play.memory(player)] if self.recall else []), *told])


def type_of(game: str) -> pyspiel.GameType:
    """What OpenSpiel has to know about a game."""
    rules = rules_of(game)
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(game),
        long_name=rules.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if rules.cooperative else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.players.stop - 1,
        min_num_players=rules.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: str) -> dict[str, Any]:
    """Names and defaults. OpenSpiel reads what looks like a number as one."""
    rules = rules_of(game)
    found: dict[str, Any] = {"players": rules.players.start}
    for setting in rules.settings:
        if not setting.optional:
            found[setting.name] = int(setting.values[0]) if setting.values[0].isdigit() else setting.values[0]
    if any(setting.optional for setting in rules.settings):
        found["modules"] = ""
    return found


def register_all() -> None:
    """Make every game known to OpenSpiel; once is enough."""
    known = set(pyspiel.registered_names())
    for game in GAMES:
        if name_of(game) not in known:
            pyspiel.register_game(type_of(game), type(name_of(game), (CenabumGame,), {"game": game}))


register_all()
