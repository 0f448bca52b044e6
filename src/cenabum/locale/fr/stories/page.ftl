### The table of the stories: what only this table says.

drawer-story = Histoire
drawer-tasks = Tâches
round-now = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
  }
# Où les mots longs se coupent quand la place manque.
soft-hyphens = Bou|lan|gerie Charpen|terie Chau|mière Forte|resse Labora|toire Monas|tère Percep|tion Pou|drière Terri|toire Tréso|rerie Univer|sité

## Prompt
ask-plan = { $left ->
    [0] Planifiez votre manche. Tous les partisans sont placés : terminez votre plan.
    [one] Planifiez votre manche. Prenez une chose, puis une case éclairée. Il reste { $left } partisan.
   *[other] Planifiez votre manche. Prenez une chose, puis une case éclairée. Il reste { $left } partisans.
  }
ask-plan-hand = Choisissez maintenant une case éclairée : { $parcel }.
ask-which = Lequel de ceux-ci ?
ask-out = Le roi vous a congédié à l’époque { $era }. Vous regardez comment cela finit.
trade-for = { $price ->
    [one] { $move } ({ $price } pièce)
   *[other] { $move } ({ $price } pièces)
  }
deliver-for = { $move } (+{ $fame } gloire)
swap-give = Vous donnez
swap-give-this = donner : { $good }
swap-from = chez { $seat }
swap-first = Choisissez d’abord ce que vous donnez.

## The land
area-village = village
area-named = { $area }, { $kind }
area-was = Construit sur : { $terrain }.
area-yields = Donne une marchandise par le Terrain : { $good }.
area-held = Colons : { $seats }.
area-free = Personne n’habite ici.
area-fortress = Forteresse : { $seat }.
area-church = Avec une église.
area-loire = Au bord de la Loire.
area-now-start = votre village de départ pourrait être ici
area-now-settle = votre colon peut venir ici
area-now-withdraw = ce colon se déplacerait
area-now-build = on peut construire ici
area-now-build_free = le village peut être construit ici
area-now-lose = ce colon serait perdu
choose-area = Choisir { $area }

## Board and hand
green = Place du village
drawn-now = Piochés :
marketplace = Œuvres et place du marché
good-number = { $number ->
    [one] { $number } { $good }
   *[other] { $number } × { $good }
  }
technology-number = { $number ->
    [one] { $number } tuile Technologie
   *[other] { $number } tuiles Technologie
  }
technology-for = Remplace pour de bon un partisan sur une case d’action : se pose après une manche, ou avant de planifier. Peut aussi être envoyée.
settlers = Colons
settlers-told = { $placed } sur la carte, { $left } dans la réserve, { $aside } à venir avec les époques suivantes.
fortresses = Forteresses
fortresses-told = { $placed } sur la carte, { $left } dans la réserve.
coins-for = Pour le commerce, pour changer d’époque, et par sommes à envoyer par le portail.
pick-sum = Pour le portail : { $sum }
portal-holds = au portail : { $parcel }
portal-empty = case du portail, vide
stock-holds = il y a ici : { $good }
stock-empty = case vide, pour : { $good }
fair-empty = { $place } : case pour une sorte de plus
space-able = pourrait aller ici : { $list }
space-nobody = personne sur la place du village ne convient
space-technology = Une technologie fait ce travail pour de bon.
space-now-draw = rappeler ce partisan à la place d’une pioche
space-now-technology = une technologie pourrait être posée ici pour de bon
space-now-unscrew = déplacer cette tuile Technologie
space-now-rescrew = la tuile Technologie pourrait être posée ici
space-now-lodge = le partisan pioché pourrait aller ici
space-now-bathe = le partisan pioché pourrait aller ici

## Marketplace
market-good = { $good } : { $number } sur la place du marché, prix { $price }
market-follower = { $follower } : { $number } sur la place du marché
market-tiles = Tuiles Lieu { $category } : { $number }
market-tiles-later = Votre époque ne permet pas encore cette catégorie.
market-churches = Églises restantes : { $number }
good-worth = Vaut { $number } : prix, gloire à la livraison, points.
good-food = Nourrit vos gens.
good-market = { $number } sur la place du marché, { $box } dans la boîte
good-none = il n’y en a pas sur la place du marché, donc personne n’en reçoit
follower-market = { $number } sur la place du marché
about-follower-farmer = Travaille la terre : pour de nouvelles régions, des villages et des récoltes.
about-follower-fisherman = Pêche, passe et vend : pour de nouvelles régions, les récoltes, le marché.
about-follower-craftsman = Construit : villages, tuiles Lieu, églises.
about-follower-trader = Commerce et ouvre de nouveaux Lieux.
about-follower-knight = Remplace chacun sur les cases du Territoire et conquiert ; bâtit des forteresses.
about-follower-scholar = Pour la technologie, les églises et les meilleurs Lieux.
about-follower-monk = Peut aller sur n’importe quelle case d’action. Les œuvres et les tâches veulent le vrai partisan.

## Deeds
deed-left = { $number ->
    [one] reste { $number } case, pour : { $list }
   *[other] restent { $number } cases, pour : { $list }
  }

## Others
mini-kingdom = Époque { $era }, citoyens : { $citizens }, gloire : { $fame }.
mini-favor = Gloire : { $fame }, tuiles Favori : { $favorites }, objectifs manquants : { $missed }.
mini-bag = partisans dans le sac : { $number }
mini-era = Ép. { $era }
doing-out = hors jeu
doing-story-start = choisit un village
doing-story-draw = pioche
doing-story-plan = planifie
doing-story-act = agit
doing-story-settle = s’étend
doing-story-build = construit
doing-story-trade = commerce
doing-story-deliver = livre
doing-story-feed = nourrit
doing-story-other = décide

## The end
end-first-kingdom = Fortune
end-kings-favor = Congédié
end-why-first-kingdom = Qui achève toutes les tâches porte la couronne ; entre plusieurs, marchandises et argent décident. Si personne n’y parvient à temps, celui qui est allé le plus loin gagne.
end-dismissed = Le roi a congédié { $seat } à l’époque { $era }.
end-why-kings-favor = Parmi ceux qui ont gardé la faveur du roi jusqu’au bout, celui qui a le plus de points gagne. Si personne n’y est parvenu, c’est celui qui a tenu le plus longtemps.

matters-may-advance = Vous pouvez passer à l’époque suivante.
matters-need = Il manque encore : { $need }
matters-fame = Encore { $number } de gloire jusqu’à un bonus : { $what }

## Sur le plateau même : pourquoi un Lieu est fermé, et ce qu’il apporterait maintenant
closed-no-era = fermé à l’époque { $era }
closed-no-site = { $building-id ->
    [village] pas de terrain
    [fortress] pas de région
   *[church] pas de village
  }
closed-no-recruits = plus personne
closed-no-area = rien à portée
closed-no-supply = il n’en reste pas
closed-no-bread = plus de pain
now-place-no-terrain = rien pour l’instant
now-no-supply = il n’en reste pas
now-place-moves = un colon se déplace
now-place-recruits = { $number ->
    [0] sans { $follower }
   *[other] { "" }
  }
now-part-coins = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
 }
now-part-fame = { $amount } gloire
now-part-goods = { $number ->
    [one] { $number } { $good }
   *[other] { $number } { $good-plural }
 }
now-place-trades = { $number ->
    [one] { $number } échange
   *[other] { $number } échanges
  }
now-place-reach = { $number ->
    [one] { $number } région à portée
   *[other] { $number } régions à portée
  }
now-place-tiles = { $number ->
    [one] { $number } tuile { $rank }
   *[other] { $number } tuiles { $rank }
  }
