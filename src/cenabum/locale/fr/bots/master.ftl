### Pourquoi un bot qui prévoit planifie ainsi.

plan-places = Complète { $places }.
plan-played-on = { $number ->
    [1] Ce plan a été joué de tête jusqu’à la fin de la manche ; aucun autre ne finissait mieux.
   *[other] Ce plan a été joué de tête sur { $number } manches ; aucun autre ne finissait mieux.
 }
plan-only = Aucun autre plan n’a été envisagé.
plan-ahead = { $number ->
    [1] Joué de tête jusqu’à la fin de la manche, ce plan rapporte { $worth } de plus que le deuxième meilleur plan ({ $other }).
   *[other] Joué de tête sur { $number } manches, ce plan rapporte { $worth } de plus que le deuxième meilleur plan ({ $other }).
 }
plan-equal = { $number ->
    [1] Joué de tête jusqu’à la fin de la manche, ce plan rapporte à peu près autant que le deuxième meilleur plan ({ $other }).
   *[other] Joué de tête sur { $number } manches, ce plan rapporte à peu près autant que le deuxième meilleur plan ({ $other }).
 }
plan-behind = { $number ->
    [1] Joué de tête jusqu’à la fin de la partie, le deuxième meilleur plan ({ $other }) rapporte en moyenne { $worth } de plus ; mais une avance déjà nette ne compte guère plus en grandissant, d’où ce choix.
   *[other] Joué de tête sur { $number } manches, jusqu’à la fin de la partie, le deuxième meilleur plan ({ $other }) rapporte en moyenne { $worth } de plus ; mais une avance déjà nette ne compte guère plus en grandissant, d’où ce choix.
 }
other-instead = { $places } à la place
other-without = sans { $places }
other-besides = { $places } en plus
plan-gains = Ce plan apporte { $what }.
plan-price = L’autre plan apporterait { $what }.

## Ce qu’un plan a de plus qu’un autre. $when dit dans combien de manches : 0, c’est maintenant.

so-much = { $what } ({ $worth })
a-station = { $when ->
    [0] un comptoir { $town-at } maintenant
    [1] un comptoir { $town-at } à la prochaine manche
   *[other] un comptoir { $town-at } dans { $when } manches
 }
    .topic = un comptoir { $town-at }
a-way = { $when ->
    [0] l’arrivée { $town-at } maintenant
    [1] l’arrivée { $town-at } à la prochaine manche
   *[other] l’arrivée { $town-at } dans { $when } manches
 }
    .topic = l’arrivée { $town-at }
a-good = { $when ->
    [0] { $good-some } en chemin maintenant
    [1] { $good-some } en chemin à la prochaine manche
   *[other] { $good-some } en chemin dans { $when } manches
 }
    .topic = { $good-some }
a-tile = { $when ->
    [0] la tuile Lieu { $place } maintenant
    [1] la tuile Lieu { $place } à la prochaine manche
   *[other] la tuile Lieu { $place } dans { $when } manches
 }
    .topic = { $place-the }
a-follower = { $when ->
    [0] { $follower-one } maintenant
    [1] { $follower-one } à la prochaine manche
   *[other] { $follower-one } dans { $when } manches
 }
    .topic = { $follower-one }
more-coins = davantage de pièces
    .topic = les pièces
more-goods = de meilleures marchandises
    .topic = les marchandises
more-stations = davantage de comptoirs
    .topic = les comptoirs
more-citizens = davantage de citoyens
    .topic = les citoyens
more-modules = davantage de points par les modules
    .topic = les points des modules
more-development = davantage de développement
    .topic = le développement
more-followers = de meilleurs partisans
    .topic = les partisans
more-draws = davantage de partisans piochés aux manches à venir
    .topic = les pioches à venir
more-census = une meilleure place sur la piste des fermiers
    .topic = la place sur la piste des fermiers
more-technology = davantage de technologie
    .topic = la technologie
more-tiles = de meilleures tuiles Lieu
    .topic = les tuiles Lieu
more-place = une meilleure ville pour le marchand
    .topic = la ville du marchand
more-others = moins pour les autres
    .topic = ce que gagnent les autres
more-rival = moins pour le meilleur des autres
    .topic = ce que gagne le meilleur des autres
