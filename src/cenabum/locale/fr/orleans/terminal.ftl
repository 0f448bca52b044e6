### What the terminal says of Orléans.

shows-table = toute la table en bref
shows-board = votre plateau, et ce que fait chaque Lieu
shows-others = les plateaux des autres joueurs
shows-land = toutes les villes, avec les comptoirs et les marchandises en chemin
shows-deeds = les œuvres de bienfaisance
shows-tracks = toutes les pistes, ce que rapportent leurs pas, et qui est où
shows-tiles = les tuiles Lieu encore disponibles
shows-supply = ce qui reste de partisans, de marchandises et de technologies

## Numbers and names in brief

coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
 }
stations = { $number ->
    [one] { $number } comptoir
   *[other] { $number } comptoirs
 }
citizens = { $number ->
    [one] { $number } citoyen
   *[other] { $number } citoyens
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
letter-farmer = F
letter-boatman = B
letter-craftsman = A
letter-trader = C
letter-knight = H
letter-scholar = E
letter-monk = M
deed-brief-city_wall = remparts
deed-brief-papal_conclave = conclave
deed-brief-plague_defeated = peste vaincue
deed-brief-astronomy = astronomie
deed-brief-boatmens_guild = guilde
deed-brief-cathedral = cathédrale
deed-brief-peace_treaty = traité de paix
deed-brief-canalization = canalisation
phase-brief-exclusion = retrait de tuiles
phase-brief-hourglass = sablier
phase-brief-census = recensement
phase-brief-followers = partisans
phase-brief-planning = planification
phase-brief-actions = actions
phase-brief-event = événement
phase-brief-start_player = premier joueur
phase-brief-end = fin
event-brief-pilgrimage = pèlerinage
event-brief-income = revenus
event-brief-harvest = récolte
event-brief-taxes = taxes
event-brief-trading_day = jour de commerce
event-brief-plague = peste
citizen-brief-development_1 = développement 1
citizen-brief-development_2 = développement 2
citizen-brief-development_3 = développement 3
citizen-brief-boatmen = bateliers
citizen-brief-knights = chevaliers
follower-brief-farmer = ferm.
follower-brief-boatman = bat.
follower-brief-craftsman = art.
follower-brief-trader = comm.
follower-brief-knight = chev.
follower-brief-scholar = érud.
follower-brief-monk = moine
follower-brief-any = tous
nobody-there-yet = vide
no-goods-there = aucune
space-of = { $place } ({ $asks })
no-follower-wanted = aucun partisan
some-follower = partisan

## What is to be decided, in a word or two

ask-exclude = retirer une tuile Lieu
ask-draw = piocher des partisans ({ $number } au plus)
ask-store = remplir la Poudrière
ask-plan = planifier
ask-act = agir ou passer
ask-recruit = recruter
ask-travel = voyager
ask-expand = prendre une tuile Lieu
ask-send = envoyer à une œuvre
ask-reward = pièce ou développement
ask-bathe = placer un baigneur
ask-buy = acheter du développement
ask-technology = poser une technologie
ask-protect = utiliser la Sacristie ?
ask-feed = récolte : { $number } à remettre
ask-forfeit = torture : céder quelque chose (manque : { $number })

## Choices

group-stored = { $follower } (Poudrière)
group-draw = piocher
group-recall = rappeler
group-category = catégorie { $category }
group-development = développement
group-follower = partisan
group-good = marchandise
group-station = comptoir
group-technology = technologie
group-tile = tuile
choose-as = { $place } comme { $asks }
choose-plan-done = terminer le plan
choose-technology-done = terminer, garder la technologie pour plus tard
choose-exclude-done = renoncer
choose-send-done = terminer, l’autre reste
choose-pass = passer : plus d’action à cette manche
choose-store = { $follower } dans la Poudrière
choose-coin = une pièce
choose-development = un point de développement
choose-buy = { $name } pour { coins }
choose-sacristy-yes = utiliser la Sacristie : l’événement vous épargne
choose-sacristy-no = laisser l’événement se produire
choose-feed-coins = { $number ->
    [one] payer { $number } pièce
   *[other] payer { $number } pièces
 }
choose-feed-good = remettre : { $good }
journey-take = { $town }, prendre : { $good }
journey-nothing = { $town }, ne rien prendre
journey-empty = { $town }, pas de marchandise
sending-last = { $deed } ({ $reward } ; et le citoyen)
sending = { $number ->
    [one] { $deed } ({ $reward } ; { $number } case libre)
   *[other] { $deed } ({ $reward } ; { $number } cases libres)
 }
reward-or = { $coins } ou { $number } développement
loss-unbuilt = non construit
loss-in = construit : { $town }
loss-hand = en main
loss-hand_first = en main, pour fermiers
loss-follower = un partisan de votre sac, au hasard
loss-step = un pas en arrière
placed-from = { $follower } ({ $place })
gain-citizen = +citoyen si premier
gain-progress = +{ $number } développement
gain-draws = piocher { $number }
gain-technology = +technologie
gain-technology-farmer = +technologie pour un fermier
gain-tile = +tuile Lieu
gain-tile-one = +tuile Lieu de catégorie I

## The table

round-title = Manche { $round } sur { $rounds } · { $phase } · premier joueur : { $player }
before-title = Avant la partie · premier joueur : { $player }
the-end = la fin
title-event = Événement
title-next = Ensuite
last-round = c’est la dernière manche
to-come = { $backs } à venir ; prochaines : { $tiles }
title-deeds = Œuvres
title-orders = Commandes
title-land = Pays
title-market = Marché
title-tower = Poudrière
title-bathers = Baigneurs
title-bag = Sac
title-has = Possède
no-orders = aucune
bribe-threat = { $player } menace { $target } ({ $deed }) ; offert : { $offer }.
bribe-nothing = rien
head-coins = pièces
head-goods = march.
head-farmer = Fe
head-boatman = Ba
head-craftsman = Ar
head-trader = Co
head-knight = Ch
head-scholar = Ér
head-development = dével.
head-status = niveau
head-stations = compt.
head-citizens = cit.
head-points = points
merchant-in = marchand : { $town } ; { $stations }
by-water = voie d’eau
by-road = route
nothing-lies = rien
station-there = { $way } (comptoir : { $names })
stations-orleans = comptoirs : { $names }
stations-orleans-none = chacun peut construire ici un comptoir
station-of = comptoir : { $name }
station-none = pas encore de comptoir
deed-development = { $reward }/dév.
deed-complete = achevée
board-of = Plateau : { $name }
board-signs = { $full } présent, { $free } manque, * peut servir
board-signs-stopped = { $full } présent, { $free } manque, * peut servir, x hors service à cette manche
draws-a-round = (pioche { $number } par manche)
technology-in-brief = tech
no-goods = aucune marchandise
stations-left = { stations } (reste : { $left })
development-status = développement { $development }, niveau { $status }
technology-to-place = { $number ->
    [one] { $number } technologie à poser
   *[other] { $number } technologies à poser
 }
technology-first = { $number ->
    [one] { $number } technologie à poser, pour un fermier
   *[other] { $number } technologies à poser, la première pour un fermier
 }

## Parts in full

head-town = ville
head-ways = { $full } comptoir ; liaisons : ~ voie d’eau, - route (marchandises)
merchant-of = marchand : { $name }
head-deed = œuvre
head-for-each = par partisan
head-citizen = citoyen
head-spaces = cases libres/toutes
deed-or-development = { $reward } ou 1 dév.
citizen-there = oui
citizen-gone = pris
head-track = piste
head-steps = qui est où ; ce que rapporte un pas
citizens-left = Citoyens encore sur les pistes : { $names }.
citizens-none = aucun
track-status = niveau { $number }
track-citizen = citoyen
track-ends = { $steps } (finit à { $end })
head-tile = tuile Lieu
head-needs = demande
head-does = fait
tiles-gone = Hors du jeu : { $names }.
supply-followers = partisans
supply-goods = marchandises
supply-technology = technologies
supply-coins = pièces
as-many-as-needed = autant qu’il en faut
place-is = { $place } : demande { $wanted } ; { $effect }.
