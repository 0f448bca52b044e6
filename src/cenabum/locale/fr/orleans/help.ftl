### What the things of Orléans say about themselves when they are asked.

## Counting
help-followers = { $number ->
    [one] { $one }
   *[other] { $number } { $plural }
  }
help-goods = { $number ->
    [one] { $number } { $good }
   *[other] { $number } × { $good }
  }
help-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  }
help-citizens = { $number ->
    [one] { $number } citoyen
   *[other] { $number } citoyens
  }
help-citizen-gone = un citoyen, déjà pris
help-citizen-taken = Son citoyen est déjà pris.
help-technology-tile = une tuile Technologie
help-tile = { $category-id ->
    [I] une tuile Lieu de catégorie I
   *[other] une tuile Lieu de l’une ou l’autre catégorie
  }
help-draws = pioche de { $number } à chaque manche
help-status = niveau de développement { $status }
help-status-rises = niveau { $status }
help-development-points = { $number ->
    [one] { $number } pas de développement
   *[other] { $number } pas de développement
  }
help-prints-nothing = rien n’est imprimé ici

## Recruiting and tracks
help-next = prochain { $follower } : { $brings }
help-next-farmer = prochain fermier : { $brings }, puis { $census }
help-next-monk = prochain moine : remplace n’importe qui (reste : { $left })
help-technology-farmer = une tuile Technologie, qui doit remplacer un fermier
help-development = { $steps ->
    [one] { $steps } pas de développement, jusqu’à la case { $to }
   *[other] { $steps } pas de développement, jusqu’à la case { $to }
  }
help-development-brings = { $development } : { $list }
help-development-then = { $development } (encore { $number } : { $what })
help-development-end = la fin de la piste de développement est atteinte
help-census-ahead = { $number } d’avance au recensement (1 pièce à chaque manche)
help-census-level = à égalité en tête du recensement (personne n’a la pièce)
help-census-behind = { $number } de retard au recensement
help-census-last = dernier au recensement, à { $number } (paie 1 pièce à chaque manche)
help-tiles-gone = pas de tuile Lieu, car il n’en reste plus
help-track-farmer = Chaque fermier rapporte la marchandise de la case suivante. Qui mène seul reçoit une pièce au recensement.
help-track-boatman = Chaque batelier rapporte les pièces de la case suivante ; la dernière case a un citoyen pour le premier arrivé.
help-track-craftsman = Chaque artisan rapporte une tuile Technologie, qui remplace un partisan pour de bon.
help-track-trader = Chaque commerçant rapporte une tuile Lieu : le premier de catégorie I, les suivants de l’une ou l’autre.
help-track-scholar = Chaque érudit rapporte des pas sur la piste de développement.
help-track-knight = Chaque chevalier vous fait piocher plus de partisans ; une case a un citoyen pour le premier arrivé.
help-at = { $seat } { $number }
help-step = { $track }, case { $number }
help-here = { $number ->
    [one] ici : { $seats }
   *[other] ici : { $seats }
  }
help-steps-away = { $number ->
    [one] votre prochain pas
   *[other] à { $number } pas
  }
help-recruits-away = il faut encore { $followers }
help-status-worth = { $number ->
    [one] vaut { $number } point de plus pour vos comptoirs et citoyens
   *[other] vaut { $number } points de plus pour vos comptoirs et citoyens
  }

## Places
help-tile-title = { $place } · tuile { $category }
help-needs = demande { $followers }
help-needs-any = { $number ->
    [one] demande { $number } partisan quelconque
   *[other] demande { $number } partisans quelconques
  }
help-needs-neutral = { $number ->
    [one] demande { $number } partisan neutre
   *[other] demande 1 à { $number } partisans neutres
  }
help-needs-or = { $needs } ; conviennent aussi : { $others }
help-market-can = votre marché peut le compléter
help-market-lacks = avec votre marché, il ne manquerait que { $followers }
help-place-ready = prêt : à utiliser pendant la phase d’actions
help-place-sketched = prêt dès que le plan sera terminé
help-odds = la prochaine pioche peut le compléter : { $chance }
help-way = { $number ->
    [0] vers { $town }
   *[other] vers { $town } ({ $goods })
  }
help-builds = { $points ->
    [one] un comptoir ({ $town }) : { $points } point à votre niveau
   *[other] un comptoir ({ $town }) : { $points } points à votre niveau
  }
help-station-mine = Vous avez déjà votre comptoir ici ({ $town }).
help-station-taken = { $seat } a déjà le comptoir d’ici ({ $town }).
help-no-stations = Il ne reste plus de comptoir.
help-sends = { $deeds ->
    [one] { $deeds } œuvre a encore des cases libres
   *[other] { $deeds } œuvres ont encore des cases libres
  }
help-stores = { $number } peuvent attendre ici (en ce moment : { $stored })
help-gives-good = { $points ->
    [one] 1 { $good }, qui vaut { $points } point (reste : { $left })
   *[other] 1 { $good }, qui vaut { $points } points (reste : { $left })
  }
help-bathes = { $draws ->
    [one] pioche { $draws } des { $bag } partisans du sac
   *[other] pioche { $draws } des { $bag } partisans du sac
  } et en place { $keeps ->
    [one] { $keeps } aussitôt
   *[other] { $keeps } aussitôt, s’ils trouvent une case
  }
help-bathes-nobody = ne pioche personne : votre sac est vide ; le partisan y rentre
help-sells = { $most ->
    [one] { $most } pas pour 1 pièce
   *[other] jusqu’à { $most } pas à 1 pièce chacun
  }
help-invents = { $number ->
    [one] une tuile Technologie (reste : { $left })
   *[other] { $number } tuiles Technologie (reste : { $left })
  }
help-protects-now = écarte l’événement de cette manche : { $event }
help-protects-not = l’événement de cette manche n’appelle aucune protection
help-per-status = { $coins ->
    [one] { $coins } pièce à votre niveau
   *[other] { $coins } pièces à votre niveau
  }
help-per-station = { $coins ->
    [0] aucune pièce : aucun comptoir n’est construit
    [one] { $coins } pièce pour votre comptoir
   *[other] { $coins } pièces pour vos comptoirs
  }
help-serves = agit tant que la tuile est à vous ; personne n’a besoin d’y être

## Spaces and followers
help-space-title = { $place } : { $space }
help-space = accueille { $one }
help-space-or = accueille { $one } ; conviennent aussi : { $others }
help-space-any = accueille n’importe qui
help-space-neutral = accueille n’importe quel partisan neutre
help-space-technology = une technologie y est posée pour de bon
help-space-holds = { $follower }, jusqu’à ce que le Lieu serve
help-space-sketched = { $follower } dans votre esquisse ; appuyez pour reprendre
help-space-recall = appuyez pour rappeler, à la place d’une pioche
help-space-able = de votre marché : { $followers }
help-space-nobody = personne sur votre marché ne convient
help-own = À vous depuis le début. Ne vous quitte jamais, et ne va jamais aux œuvres.
help-follower-farmer = Un partisan neutre. Travaille partout où un fermier est représenté.
help-follower-boatman = Un partisan neutre. Travaille partout où un batelier est représenté.
help-follower-craftsman = Un partisan neutre. Travaille partout où un artisan est représenté.
help-follower-trader = Un partisan neutre. Travaille partout où un commerçant est représenté.
help-follower-knight = Un partisan neutre. Travaille partout où un chevalier est représenté.
help-follower-scholar = Un partisan neutre. Travaille partout où un érudit est représenté.
help-follower-monk = Remplace n’importe qui sur votre plateau ; aux œuvres, un moine n’est qu’un moine.
help-follower-technology = Une technologie remplace pour de bon un partisan sur sa case.
help-completes = complète : { $places }
help-fits = peut aller à : { $places }
help-fits-nowhere = aucune de vos cases vides ne convient
help-fits-deeds = { $number ->
    [one] { $number } œuvre le demande
   *[other] { $number } œuvres le demandent
  }
help-pick = appuyez dessus, puis sur une case éclairée
help-market-space = Case libre du marché
help-market-space-what = Le marché contient { $size } partisans ; quand il est plein, on ne pioche plus personne.

## The land
help-town = Un seul comptoir, pour qui construit le premier.
help-town-orleans = Chacun peut construire ici un comptoir.
help-stations-of = { $number ->
    [one] comptoir : { $seats }
   *[other] comptoirs : { $seats }
  }
help-merchants-of = { $number ->
    [one] marchand : { $seats }
   *[other] marchands : { $seats }
  }
help-town-build = { $points ->
    [one] la Maison de guilde construit ici votre comptoir : { $points } point à votre niveau
   *[other] la Maison de guilde construit ici votre comptoir : { $points } points à votre niveau
  }
help-ways = { $way ->
    [water] par voie d’eau : { $towns }
   *[other] par la route : { $towns }
  }
help-one-step = { $way ->
    [water] votre marchand est à un voyage, par voie d’eau
   *[other] votre marchand est à un voyage, par la route
  }{ $number ->
    [0] {""}
   *[other] , avec en chemin : { $goods }
  }
help-steps = { $number ->
    [one] votre marchand est à { $number } voyage
   *[other] votre marchand est à { $number } voyages
  }
help-way-title = { $way ->
    [water] Voie d’eau { $town } – { $town_2 }
   *[other] Route { $town } – { $town_2 }
  }
help-way-what = { $way ->
    [water] Le Bateau l’emprunte et prend une marchandise qui s’y trouve.
   *[other] Le Chariot et l’Attelage l’empruntent et prennent une marchandise qui s’y trouve.
  }
help-goods-on = dessus : { $goods }
help-goods-none = il n’y a plus de marchandise ici
help-way-open = { $way ->
    [water] un Bateau mène votre marchand vers { $town }
   *[other] un Chariot mène votre marchand vers { $town }
  }
help-way-far = Votre marchand est ailleurs : { $town }.
help-good = { $points ->
    [one] Vaut { $points } point à la fin.
   *[other] Vaut { $points } points à la fin.
  }
help-good-mine = { $number ->
    [0] vous n’en avez pas
   *[other] { $points ->
        [one] vous en avez { $number } : { $points } point
       *[other] vous en avez { $number } : { $points } points
      }
  }
help-good-left = { $number } sur le marché des marchandises
help-food = denrée pour la Récolte
help-food-now = denrée pour la Récolte de cette manche, qui en demande { $number }
help-goods-value = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## Deeds
help-deed-wants = demande { $followers }
help-deed-last = le prochain l’achève et prend le citoyen
help-deed-left = encore { $number } avant le citoyen
help-deed-ready = vous pouvez envoyer : { $followers }
help-deed-waiting = de votre marché, par l’Hôtel de ville : { $followers }
help-deed-nobody = aucun des vôtres n’est prêt pour elle
help-deed-full = Achevée ; son citoyen est pris.

## The round
help-stack = Sablier { $letter }
help-stack-plain = Sablier
help-coming = { $number ->
    [one] { $number } tuile de ce dos est encore à venir.
   *[other] { $number } tuiles de ce dos sont encore à venir, dans un ordre inconnu.
  }
help-coming-tiles = { $events }
help-past-round = Manche { $round }, terminée
help-round = Chaque manche a sept phases ; après la dernière, on compte les points.
help-rounds-left = { $number ->
    [0] c’est la dernière manche
    [one] encore { $number } manche
   *[other] encore { $number } manches
  }
help-start-player = premier joueur : { $seat }
help-event-coins = { $coins ->
    [0] ne rapporte rien
    [one] rapporte { $coins } pièce
   *[other] rapporte { $coins } pièces
  }
help-event-pays = { $coins ->
    [0] ne coûte rien
    [one] coûte { $coins } pièce
   *[other] coûte { $coins } pièces
  }{ $have ->
    [short] {"\u00A0"}: plus qu’il n’y en a, la torture menace
   *[enough] {""}
  }
help-event-food = denrées disponibles : { $food }, demandées : { $number }
help-event-hungry = { $coins ->
    [one] denrées disponibles : { $food } ; le reste coûte { $coins } pièce
   *[other] denrées disponibles : { $food } ; le reste coûte { $coins } pièces
  }
help-event-bag-empty = le sac est vide : personne n’est perdu
help-event-plague = l’un des { $bag } partisans du sac ; { $spared } % que ce soit un partisan personnel, épargné
help-event-guard = votre Sacristie peut l’écarter
help-census-first = { $seat } recevrait 1 pièce.
help-census-pays = { $seat } paierait 1 pièce.
help-census-tie = en l’état, aucune pièce ne change de mains
help-phase-hourglass = La tuile suivante montre l’événement de la manche.
help-phase-census = Le plus de fermiers : 1 pièce. Le moins : en paie 1, à trois joueurs ou plus.
help-phase-followers = Tous piochent des partisans de leur sac sur leur marché.
help-phase-planning = Tous placent en même temps des partisans sur leurs cases d’action ; les plans restent secrets jusqu’au bout.
help-phase-actions = À tour de rôle, une action chacun, jusqu’à ce que tous aient passé.
help-phase-event = L’événement frappe tout le monde.
help-phase-start_player = Le joueur suivant devient premier joueur.
help-phase-draws = vous en piochez jusqu’à { $number } ; votre sac en contient { $bag }
help-next-start = ensuite : { $seat }

## What players own
help-wealth-coins = Chaque pièce vaut un point à la fin.
help-wealth-stations = Chacun compte autant de points que votre niveau de développement.
help-wealth-citizens = Chacun compte autant de points que votre niveau de développement.
help-wealth-status = Ce que vaut chaque comptoir et chaque citoyen.
help-wealth-technology = Remplace pour de bon un partisan sur une case d’action ; se pose quand vous avez passé, aussitôt ou à la fin de la manche ; une seule par Lieu.
help-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
help-times-status = { $number } × niveau { $status } = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
help-stations-left = { $number ->
    [one] { $number } peut encore être construit
   *[other] { $number } peuvent encore être construits
  }
help-status-now = { $pieces } × { $status } points
help-status-next = { $number ->
    [one] encore { $number } pas de développement
   *[other] encore { $number } pas de développement
  } jusqu’au prochain niveau : { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
  }
help-technology-hand = { $number } en main
help-technology-first = { $number ->
    [one] elle doit remplacer un fermier
   *[other] l’une d’elles doit remplacer un fermier
  }
help-technology-placed = { $number ->
    [one] { $number } posée
   *[other] { $number } posées
  }
help-player = { $score ->
    [one] { $score } point maintenant
   *[other] { $score } points maintenant
  }, rang { $place }. Appuyez pour voir tout le plateau.
help-player-town = { $stations ->
    [one] marchand : { $town } ; { $stations } comptoir
   *[other] marchand : { $town } ; { $stations } comptoirs
  }
help-player-census = fermiers : { $census }

## Bag and points
help-bag = { $number } sur { $total } dans le sac.
help-bag-draws = { $draws ->
    [one] On peut en piocher { $draws } à chaque manche, si le marché a de la place.
   *[other] On peut en piocher { $draws } à chaque manche, si le marché a de la place.
  }
help-bag-odds = { $draws ->
    [one] à la prochaine pioche ({ $draws }) : { $chance } qu’il sorte
   *[other] à la prochaine pioche ({ $draws }) : { $chance } qu’au moins un sorte
  }
help-bag-expected = { $number } en moyenne
help-odds-place = { $draws ->
    [one] La prochaine pioche ({ $draws } partisan) peut le compléter : { $chance }.
   *[other] La prochaine pioche ({ $draws } partisans) peut le compléter : { $chance }.
  }
help-source-coins = Chaque pièce vaut un point.
help-source-goods = Selon la sorte : { $values }.
help-source-stations = Comptoirs multipliés par le niveau de développement.
help-source-citizens = Citoyens multipliés par le niveau de développement.
help-source-orders = Les points des commandes que vous avez honorées.
help-source-merchant_house = Des points pour avoir le plus de marchandises d’une sorte.
help-bag-is-empty = Votre sac est vide : il n’y a personne à piocher.
help-backs = Dos encore à venir : { $backs }.

matters-event = { $event } à la fin de la manche : { $told }
matters-census = Prochain recensement : { $told }
matters-rounds = { $number ->
    [one] C’est la dernière manche.
   *[other] Il reste { $number } manches, celle-ci comprise.
}
matters-development = { $number ->
    [one] Encore un pas de développement mène à : { $what }
   *[other] Encore { $number } pas de développement mènent à : { $what }
}
matters-bag = { $number ->
    [0] Votre sac est vide
    [one] Votre sac contient un personnage
   *[other] Votre sac contient { $number } personnages
} ; vous pouvez en tirer { $draws } par manche.
