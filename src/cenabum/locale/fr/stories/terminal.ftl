### What the terminal says of the stories.

shows-table = toute la table en bref
shows-board = votre plateau, et ce que fait chaque Lieu
shows-others = les plateaux des autres joueurs
shows-map = toutes les régions : ce qu’elles sont, qui s’y trouve, leurs voisines
shows-market = la place du marché : partisans, marchandises et leur valeur
shows-deeds = les œuvres de bienfaisance, ce qu’elles demandent et paient
shows-tasks = les tâches de chacun, et ce que demande l’époque suivante ou le roi
shows-eras = toutes les époques : ce qu’elles apportent, interdisent et demandent
shows-fame = la piste de gloire, ses bonus, et qui est où
shows-tiles = les tuiles Lieu encore disponibles
shows-story = ce qui a été raconté jusqu’ici

## Numbers and names

coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
 }
number-0 = personne
number-1 = un
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
any-follower = n’importe quel partisan
no-follower-wanted = aucun partisan
nobody-here = personne
ground-village = village
ground-village-church = village avec église
pays-nothing = rien
need-for-deed = un envoi au portail pour une œuvre
need-for-once = une autre manche, vous avez changé d’époque dans celle-ci
need-for-tournament_grounds = Champ du tournoi, case
need-for-castle = Château, case
need-for-areas = régions
need-for-villages = villages
need-for-fortresses = forteresses
need-for-churches = églises
need-for-citizens = citoyens
need-for-food = denrées
need-for-coins = pièces

## Choices

group-category = catégorie { $category }
group-grain = blé
group-wood = bois
group-load = portail
group-act = utiliser
group-send = envoyer
group-advance = époque suivante
group-draw = piocher
group-recall = rappeler
group-take_back = reprendre
group-buy = acheter
group-sell = vendre
group-recruit = recruter
group-technology = technologie
choose-as = { $place } comme { $asks }
choose-supply = un colon de la réserve
choose-copy = { $place } chez { $rival } : { $effect }
choose-pass = passer : plus d’action à cette manche
choose-draw-one = en piocher un dans le sac
choose-for-coins = { $good } pour { coins }
choose-for-fame = { $good } pour { $fame } gloire
choose-back-grain = blé : { $place }
choose-back-wood = bois : { $place }
choose-from = { $follower } ({ $place })
choose-from-as = { $follower } ({ $place }, comme { $asks })
choose-to = { $parcel } → { $target }

## What is to be decided, in a word or two

ask-plan = planifier
ask-act = agir, envoyer ou passer
ask-technology = poser une technologie
ask-collect = reprendre
ask-draw = piocher des partisans ({ $number } au plus)

## The table

round-title = Manche { $round }
before-title = Avant la partie
round-of = Manche { $round } sur { $rounds }
era-season = époque { $era } { $name }, { $season }
the-end = la fin
start-player-is = { $player } commence
title-deeds = Œuvres
title-land = Pays
land-signs = ~ au bord de la Loire, + église, # forteresse
title-market = Marché
title-worth = Valeur
head-era = ép.
head-fame = gloire
head-coins = pièces
head-goods = march.
head-areas = rég.
head-villages = vill.
head-fortresses = fort.
head-churches = égl.
head-citizens = cit.
head-open = ouv.
head-riches = fortune
head-favorites = fav.
head-missed = manq.
head-points = pts
out-in = { $name } (hors jeu en { $era })
dismissed = Le roi vous a congédié
dismissed-in = à l’époque { $era } ; vous regardez les autres.
head-ground = ~ Loire, + église
head-held = # forteresse
head-next-to = à côté de
market-technology = technologies { $number }
market-churches = églises { $number }
market-tiles = tuiles { $category } { $number }
no-goods = aucune marchandise
head-tile = tuile Lieu
head-needs = demande, et fait
no-tile-left = Il ne reste aucune tuile Lieu.
board-of = Plateau : { $name }
board-signs = { $full } présent, { $free } manque, * peut servir, x fermé
title-green = Place
title-drawn = Piochés
title-fair = Foire
title-portal = Portail
title-bag = Sac
title-has = Possède
title-also = Aussi
portal-free = { $number ->
    [one] { $parcels } ({ $number } libre)
   *[other] { $parcels } ({ $number } libres)
 }
is-empty = vide
technology-to-place = { $number ->
    [one] { $number } tuile Technologie à poser
   *[other] { $number } tuiles Technologie à poser
 }
settlers-left = { $number ->
    [one] reste { $number } colon
   *[other] restent { $number } colons
 }
settlers-to-come = { settlers-left }, { $aside } à venir
fortresses-left = { $number ->
    [one] reste { $number } forteresse
   *[other] restent { $number } forteresses
 }
favorite-tiles = { $number ->
    [one] { $number } tuile Favori
   *[other] { $number } tuiles Favori
 }
more-words-story = « ? MOT » explique un Lieu, une œuvre ou une règle ; help donne la liste des commandes.
deed-takes = { $deed } : prend { $parcels } ; pour chacun { $pays }.
place-is = { $place } : demande { $wanted } ; { $effect }.
short-farmer = Fe
short-fisherman = Pê
short-craftsman = Ar
short-trader = Co
short-knight = Ch
short-scholar = Ér
short-monk = Mo
short-any = tous
short-technology = T

## Eras and tasks

title-era = Époque { $era }
title-go-on = Pour continuer
title-king = Le roi
title-brings = Rapporte
title-tasks = Tâches
title-fame = Gloire
nothing-asked = rien, c’est la dernière époque
brings-now = { $bonus } (maintenant : { $now })
fame-at = { $bonus } à { $space }
fame-ahead = { $fame } sur { $end } ; devant : { $tiles }
fame-nothing = rien
era-draws = piocher { $number }
era-no-tiles = pas de tuiles Lieu
era-tiles-1 = tuiles Lieu I
era-tiles-2 = tuiles Lieu I et II
era-tiles-3 = tuiles Lieu I à III
era-fame = gloire pour { $names }
era-closed = fermé : { $places }
brought-fame = { $number } gloire
brought-coins = { coins }
brought-deliver = { $number ->
    [one] { $number } marchandise
   *[other] jusqu’à { $number } marchandises
 }
brought-food = { $number ->
    [one] { $number } denrée à donner
   *[other] { $number } denrées à donner
 }
brought-settlers = { $number ->
    [one] { $number } colon perdu
   *[other] { $number } colons perdus
 }
have-of = { $name } { $have } sur { $wanted }
to-pay = { $need } à payer
task-done = accompli
task-later = { $missing } (plus tard)
church-built = église : construite
church-to-build = église : à construire
player-era = , époque { $era }
player-era-out = , époque { $era } (congédié à l’époque { $out })
row-tasks = tâches
row-control = contrôle
row-favor = faveur
row-go-on = pour continuer
row-king = le roi
next-citizen = prochain citoyen à { $number }
all-marks = tous les repères atteints
each-round = à chaque manche : { $bonus }
era-brings = apporte { $gifts }
gift-settlers = { $number ->
    [one] { $number } colon
   *[other] { $number } colons
 }
asks-areas = { $number ->
    [one] { $number } région
   *[other] { $number } régions
 }
asks-villages = { $number ->
    [one] { $number } village
   *[other] { $number } villages
 }
asks-fortresses = { $number ->
    [one] { $number } forteresse
   *[other] { $number } forteresses
 }
asks-churches = { $number ->
    [one] { $number } église
   *[other] { $number } églises
 }
asks-citizens = { $number ->
    [one] { $number } citoyen
   *[other] { $number } citoyens
 }
asks-harbor = le port
asks-food = { $number ->
    [one] { $number } denrée par colon placé
   *[other] { $number } denrées par colon placé
 }
asks-coins-village = { coins } par village, de tous
asks-deed = un envoi à une œuvre
asks-to-go-on = pour continuer : { $list }
asks-king = le roi demande : { $list }
asks-last = la dernière époque : achevez vos tâches
