"""Learning environments: every game of the register for PettingZoo (all seats learn) and Gymnasium (one seat against bots).

Needs the extra `learn`: `pip install cenabum[learn]`.

    from cenabum.envs import OneSeat, AllSeats

    env = AllSeats("orleans", players=4)
    env.reset(seed=7)
"""

from cenabum.envs.one_seat import OneSeat
from cenabum.envs.pettingzoo import AllSeats

__all__ = ["AllSeats", "OneSeat"]
