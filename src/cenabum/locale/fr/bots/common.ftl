### Why a bot moves as it does: what every bot may say.

by-chance = L’un des { $number } coups possibles, au hasard.
nothing-else = Il n’y a rien d’autre à faire.
no-reason = Il ne donne pas de raison.
