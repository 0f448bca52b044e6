### Why a move is refused, in any game: no-… is the reason, try-… the nearest fix.

no-move = Ce coup n’existe pas.
no-move-written = « { $written } » n’est pas un coup de ce jeu.
try-legal = Voyez les coups possibles.
no-chance = Ce n’est pas possible maintenant.
no-over = La partie est terminée.
no-turn = Ce n’est pas votre tour.
no-decision = Vous n’avez rien à décider maintenant.
no-drawn = « { $written } » ne peut pas être pioché ici.
no-undo = Cela ne peut plus être repris : depuis, quelque chose a été révélé ou quelqu’un a joué.
no-odds = Ce jeu n’a pas de sac dont on puisse calculer la pioche.
no-planning = On ne planifie rien maintenant : jouez un seul coup.
plan-over = Rien ne peut suivre la fin d’un plan.
most-taken-back = { $number ->
    [one] Vous avez repris { $number } coup dans cette partie ; désormais, ce que vous jouez reste joué.
   *[other] Vous avez repris { $number } coups dans cette partie ; désormais, ce que vous jouez reste joué.
 }
no-words = La règle { $rule } ne le permet pas maintenant.
