"""Learning environments: every game of the register for PettingZoo (all seats learn) and Gymnasium (one seat against bots).

Needs the extra `learn`: `pip install cenabum[learn]`.

    from cenabum.envs import OneSeat, AllSeats

    env = AllSeats("orleans", players=4)
    env.reset(seed=7)

With this import Gymnasium knows them as well: `gymnasium.make("cenabum/Orleans-v0")`.
"""

from cenabum.envs.one_seat import OneSeat
from cenabum.envs.pettingzoo import AllSeats
from cenabum.envs.registration import register_all
from cenabum.envs.tables import Tables

register_all()

__all__ = ["AllSeats", "OneSeat", "Tables"]
