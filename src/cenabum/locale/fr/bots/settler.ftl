### Pourquoi le colon joue ainsi.

plan-place = { $place-the } fait partie des Lieux qui rapportent le plus à cette manche.
plan-load = Envoyer { $parcel-one } rapporte plus que de garder cet envoi.
plan-fair = Qui n’a rien d’autre à faire va à la Foire.
plan-done = Rien d’autre sur la place du village ou dans la réserve ne rapporterait à cette manche.
act-place = De toutes les actions, c’est { $place-the } qui rapporte le plus maintenant.
act-send = Envoyer { $parcel-one } est l’action qui rapporte le plus maintenant.
act-advance = Tout ce que demande l’époque suivante est là.
act-pass = Aucune action ne rapporterait quoi que ce soit maintenant.
answer-start = C’est autour de ce village que le pays vaut le plus.
answer-draw = Pioche tout ce qu’il peut ; qui attend pour rien revient d’abord.
answer-recruit = C’est ce partisan qui manque le plus.
answer-settle = C’est cette région qui rapporte le plus : par ce qu’elle produit et par ce que demande l’histoire.
answer-withdraw = C’est ce colon qui manquera le moins.
answer-build = C’est en construisant ici que l’on perd le moins.
answer-tile = C’est ce Lieu qui sera le plus utile.
answer-trade = Achète ce que demandent les tâches et les bâtiments, et vend ce que personne ne demande.
answer-deliver = Livre ce qui vaut plus en gloire qu’en réserve.
answer-feed = C’est cette denrée qui manquera le moins.
answer-swap = Échange ce qui manquera le moins contre ce qui est le plus utile.
answer-expel = Bloque un Lieu du joueur qui mène en gloire.
answer-strike = Raye ce qui serait le plus difficile à obtenir.
answer-technology = La technologie va là où elle épargne le plus souvent un partisan ; on garde ce que demandent les tâches.
answer-lose = C’est ce colon qui manquera le moins.
answer-collect = Reprend ce qui n’a pas servi : le plan suivant peut en avoir besoin ailleurs.
answer-lodge = Le partisan va là où il active quelque chose, sinon sur la place du village.
answer-bathe = Le partisan va là où il active quelque chose.
position-best = Cela laisse la meilleure position.

## Ce qu’un niveau qui prévoit dit de son plan. $number vaut en moyenne pour une table imaginée, $more pour toutes les $tables ensemble.

plan-the-place = { $place-the }
plan-parcel = { $parcel-one }
plan-portal = le portail avec { $parcels }
plan-fills-none = Ne complète aucun Lieu à cette manche.
at-tables = { $number ->
    [one] { $number } table imaginée
   *[other] { $number } tables imaginées
 }
plan-comes-out-ahead = { $number ->
    [1] Joué de tête jusqu’à la fin de la manche, à { $tables }, ce plan devance le deuxième meilleur ({ $other }).
   *[other] Joué de tête sur { $number } manches, à { $tables }, ce plan devance le deuxième meilleur ({ $other }).
 }
plan-comes-out-equal = { $number ->
    [1] Joué de tête jusqu’à la fin de la manche, à { $tables }, ce plan fait à peu près jeu égal avec le deuxième meilleur ({ $other }).
   *[other] Joué de tête sur { $number } manches, à { $tables }, ce plan fait à peu près jeu égal avec le deuxième meilleur ({ $other }).
 }
has-wins = { $tables ->
    [1] la victoire
   *[other] la victoire à { $more } de plus des { $tables } tables
 }
    .topic = la fin de la partie
has-favor = { $tables ->
    [1] la faveur du roi, là où l’autre mène au renvoi
   *[other] la faveur du roi à { $more } de plus des { $tables } tables
 }
    .topic = la faveur du roi
has-church = { $tables ->
    [1] une église
   *[other] une église à { $more } de plus des { $tables } tables
 }
    .topic = l’église
has-others = moins pour les autres
    .topic = ce que gagnent les autres
has-eras = { $number ->
    [0] une époque plus avancée à certaines tables
    [one] environ { $number } époque de plus
   *[other] environ { $number } époques de plus
 }
    .topic = l’époque suivante
has-citizens = { $number ->
    [0] plus de citoyens à certaines tables
    [one] environ { $number } citoyen de plus
   *[other] environ { $number } citoyens de plus
 }
    .topic = les citoyens
has-tasks = { $number ->
    [0] plus de cases de tâches remplies à certaines tables
    [one] environ { $number } case de tâche remplie de plus
   *[other] environ { $number } cases de tâches remplies de plus
 }
    .topic = les tâches
has-areas = { $number ->
    [0] plus de régions à certaines tables
    [one] environ { $number } région de plus
   *[other] environ { $number } régions de plus
 }
    .topic = les régions
has-villages = { $number ->
    [0] plus de villages à certaines tables
    [one] environ { $number } village de plus
   *[other] environ { $number } villages de plus
 }
    .topic = les villages
has-fortresses = { $number ->
    [0] plus de forteresses à certaines tables
    [one] environ { $number } forteresse de plus
   *[other] environ { $number } forteresses de plus
 }
    .topic = les forteresses
has-churches = { $number ->
    [0] plus d’églises à certaines tables
    [one] environ { $number } église de plus
   *[other] environ { $number } églises de plus
 }
    .topic = les églises
has-fame = { $number ->
    [0] plus de gloire à certaines tables
    [one] environ { $number } point de gloire de plus
   *[other] environ { $number } points de gloire de plus
 }
    .topic = la gloire
has-riches = { $number ->
    [0] plus de pièces et de marchandises à certaines tables
    [one] environ { $number } de plus en pièces et marchandises
   *[other] environ { $number } de plus en pièces et marchandises
 }
    .topic = les pièces et les marchandises
has-followers = { $number ->
    [0] plus de partisans à certaines tables
    [one] environ { $number } partisan de plus
   *[other] environ { $number } partisans de plus
 }
    .topic = les partisans
has-technology = { $number ->
    [0] plus de technologie à certaines tables
    [one] environ { $number } tuile Technologie de plus
   *[other] environ { $number } tuiles Technologie de plus
 }
    .topic = la technologie
