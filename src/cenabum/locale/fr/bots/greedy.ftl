### Pourquoi le Glouton joue ainsi.

## Parties de phrases. $form dit sous quelle forme se met un nom.

the-place = { $form ->
    [at] { $place-at }
   *[the] { $place-the }
 }
some-one = { $follower-one }
town-hall-with = l’Hôtel de ville avec { $who }
worth-points = { $number ->
    [0] moins d’un point
    [one] environ { $number } point
   *[other] environ { $number } points
 }
for-rounds = { $number ->
    [0] le décompte final
    [one] la manche à venir
   *[other] les { $number } manches à venir
 }

## Planification

plan-fills = Complète { $places } : aucun autre emploi de ces partisans ne vaut davantage.
plan-nothing = Aucun Lieu utile ne peut être complété à cette manche ; les partisans restent pour la suivante.
plan-waiting = Des partisans attendent { $places } pour faire de la place à la prochaine pioche.

## Actions

act-pass = Passe : aucun Lieu utilisable ne rapporterait quoi que ce soit maintenant.
act-sends = Envoie aux œuvres des partisans { $place-of } : cela vaut { $worth }.
act-builds = Construit un comptoir { $town-at }, qui vaudra { $worth } à la fin.
act-travels = Voyage avec { $place-the } : les marchandises et les villes en chemin valent { $worth }.
act-recruits = Utilise { $place-the } : le partisan et ce que rapporte la piste comptent pour { $rounds }.
act-uses = Utilise { $place-the }, ce qui vaudra { $worth } à la fin.

## Petites décisions

plan-recall = Rappelle un partisan dont le plan de cette manche a plus besoin que le Lieu où il attend.
draw-recall = Rappelle un partisan qui attend en vain, car le sac ne suffit pas à toutes les pioches.
draw-all = Pioche { $number } : autant que possible.
store-none = Garde les partisans sur le marché, où le plan en a besoin.
store-one = Met de côté { $follower-one }, inutile à cette manche.
recruit-best = Recrute { $follower-one } : le meilleur choix pour { $rounds }.
recruit-learned = Recrute { $follower-one } : d’après les parties dont il a appris, le meilleur choix pour { $rounds }.
travel-best = Le chemin de la meilleure marchandise et de la meilleure ville où construire ensuite.
expand-best = Prend { $place-the } : le meilleur choix pour { $rounds }.
expand-learned = Prend { $place-the } : d’après les parties dont il a appris, le meilleur choix pour { $rounds }.
send-none = Personne d’autre ne vaut la peine d’être envoyé.
send-worth = Vaut { $worth } : pièces et citoyen, moins ce que le partisan ferait encore.
buy-worth = En achète { $number } : cela vaut plus que les pièces.
technology-keep = Garde la technologie pour une meilleure case.
technology-saves = C’est { $place-at } que la technologie épargne le plus de partisans.
technology-learned = C’est { $place-at } que la technologie rapporte le plus, d’après les parties dont il a appris.
bathe-none = Pas de case pour les autres.
bathe-best = Là où le partisan est le plus utile.
reward-step = Un pas de développement vaut maintenant { $worth }, la pièce 1.
protect-worth = L’événement coûterait { $worth }.
feed-least = Remet ce qui vaut le moins.
forfeit-least = Cède ce qui manquera le moins.
exclude-none = Laisse toutes les tuiles Lieu en jeu.
worth-most = Prend ce qui vaut le plus.

## Commerce et intrigue

order-weighed = Compare les points de la commande à ce que coûterait de passer maintenant.
malfunction-least = Rend la technologie qui épargne le moins.
starve-least = Perd qui est le moins utile.
target-most = Frappe là où cela rapporte le plus, et de préférence le meneur.
bribe-part = Offre une partie de ce que le coup coûterait.
answer-weighed = Pèse ce que rapporterait un oui et ce qu’il coûte.
