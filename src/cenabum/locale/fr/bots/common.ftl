### Pourquoi un bot joue ainsi : ce que tout bot peut dire.

by-chance = L’un des { $number } coups possibles, au hasard.
nothing-else = Il n’y a rien d’autre à faire.
no-reason = Il ne donne pas de raison.
