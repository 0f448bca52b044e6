### Orléans in French. How messages are found: see kernel/language.py.

title = Orléans

## Followers. .one is the object of a sentence, .space the action space that asks for the follower.

follower-farmer = fermier
    .one = un fermier
    .plural = fermiers
    .of_many = de fermiers
    .space = case de fermier
follower-boatman = batelier
    .one = un batelier
    .plural = bateliers
    .of_many = de bateliers
    .space = case de batelier
follower-craftsman = artisan
    .one = un artisan
    .plural = artisans
    .of_many = d’artisans
    .space = case d’artisan
follower-trader = commerçant
    .one = un commerçant
    .plural = commerçants
    .of_many = de commerçants
    .space = case de commerçant
follower-knight = chevalier
    .one = un chevalier
    .plural = chevaliers
    .of_many = de chevaliers
    .space = case de chevalier
follower-scholar = érudit
    .one = un érudit
    .plural = érudits
    .of_many = d’érudits
    .space = case d’érudit
follower-monk = moine
    .one = un moine
    .plural = moines
    .of_many = de moines
    .space = case de moine
follower-own_farmer = fermier personnel
    .one = son fermier personnel
    .plural = fermiers personnels
    .same = farmer
follower-own_boatman = batelier personnel
    .one = son batelier personnel
    .plural = bateliers personnels
    .same = boatman
follower-own_craftsman = artisan personnel
    .one = son artisan personnel
    .plural = artisans personnels
    .same = craftsman
follower-own_trader = commerçant personnel
    .one = son commerçant personnel
    .plural = commerçants personnels
    .same = trader
follower-any = n’importe qui
    .space = case pour tous

## Goods

good-grain = blé
    .some = du blé
    .the = le blé
    .plural = blés
good-cheese = fromage
    .some = du fromage
    .the = le fromage
    .plural = fromages
good-wine = vin
    .some = du vin
    .the = le vin
    .plural = vins
good-wool = laine
    .some = de la laine
    .the = la laine
    .plural = laines
good-brocade = brocart
    .some = du brocart
    .the = le brocart
    .plural = brocarts
cargo =
    .like = good
cargo-nothing = rien
    .some = rien
food =
    .like = good
food-coins = pièces
    .some = des pièces

## Places

place-farm_house = Ferme
    .the = la Ferme
    .at = à la Ferme
    .of = de la Ferme
place-village = Village
    .the = le Village
    .at = au Village
    .of = du Village
place-university = Université
    .the = l’Université
    .at = à l’Université
    .of = de l’Université
place-castle = Château
    .the = le Château
    .at = au Château
    .of = du Château
place-monastery = Monastère
    .the = le Monastère
    .at = au Monastère
    .of = du Monastère
place-ship = Bateau
    .the = le Bateau
    .at = sur le Bateau
    .of = du Bateau
place-wagon = Chariot
    .the = le Chariot
    .at = sur le Chariot
    .of = du Chariot
place-guildhall = Maison de guilde
    .the = la Maison de guilde
    .at = à la Maison de guilde
    .of = de la Maison de guilde
place-scriptorium = Scriptorium
    .the = le Scriptorium
    .at = au Scriptorium
    .of = du Scriptorium
place-town_hall = Hôtel de ville
    .the = l’Hôtel de ville
    .at = à l’Hôtel de ville
    .of = de l’Hôtel de ville
place-hayrick = Meule de foin
    .the = la Meule de foin
    .at = à la Meule de foin
    .of = de la Meule de foin
place-cheese_factory = Fromagerie
    .the = la Fromagerie
    .at = à la Fromagerie
    .of = de la Fromagerie
place-winery = Vignoble
    .the = le Vignoble
    .at = au Vignoble
    .of = du Vignoble
place-wool_manufacturer = Lainerie
    .the = la Lainerie
    .at = à la Lainerie
    .of = de la Lainerie
place-tailor_shop = Atelier de couture
    .the = l’Atelier de couture
    .at = à l’Atelier de couture
    .of = de l’Atelier de couture
place-brewery = Brasserie
    .the = la Brasserie
    .at = à la Brasserie
    .of = de la Brasserie
place-library = Bibliothèque
    .the = la Bibliothèque
    .at = à la Bibliothèque
    .of = de la Bibliothèque
place-windmill = Moulin à vent
    .the = le Moulin à vent
    .at = au Moulin à vent
    .of = du Moulin à vent
place-hospital = Hôpital
    .the = l’Hôpital
    .at = à l’Hôpital
    .of = de l’Hôpital
place-bathhouse = Maison de bains
    .the = la Maison de bains
    .at = à la Maison de bains
    .of = de la Maison de bains
place-herb_garden = Jardin d’herbes
    .the = le Jardin d’herbes
    .at = au Jardin d’herbes
    .of = du Jardin d’herbes
place-sacristy = Sacristie
    .the = la Sacristie
    .at = à la Sacristie
    .of = de la Sacristie
place-shipping_line = Batellerie
    .the = la Batellerie
    .at = à la Batellerie
    .of = de la Batellerie
place-cellar = Cave
    .the = la Cave
    .at = à la Cave
    .of = de la Cave
place-pharmacy = Pharmacie
    .the = la Pharmacie
    .at = à la Pharmacie
    .of = de la Pharmacie
place-office = Bureau
    .the = le Bureau
    .at = au Bureau
    .of = du Bureau
place-school = École
    .the = l’École
    .at = à l’École
    .of = de l’École
place-horse_wagon = Attelage
    .the = l’Attelage
    .at = sur l’Attelage
    .of = de l’Attelage
place-gunpowder_tower = Poudrière
    .the = la Poudrière
    .at = à la Poudrière
    .of = de la Poudrière
place-laboratory = Laboratoire
    .the = le Laboratoire
    .at = au Laboratoire
    .of = du Laboratoire
space = { $place }
    .parts = place follower
    .at = { $place-at }
    .of = { $place-of }
    .wants = { $follower-space }
    .exact = { $place } ({ $follower-space })
gear =
    .like = space
gear-hand = tuile Technologie en main
    .exact = tuile Technologie en main
gear-hand_first = tuile Technologie en main, pour une case de fermier seulement
    .exact = tuile Technologie en main, pour une case de fermier seulement
category-I = catégorie I
category-any = l’une ou l’autre catégorie

## What places do. A text is short enough for a tile.

part-recruit = { $follower }
part-many = { $follower-plural }
part-good = 1 { $good }
part-goods = { $amount ->
    [one] { $amount } { $good }
   *[other] { $amount } { $good-plural }
 }
part-development = { $amount } développement
does-recruit = { $follower-id ->
    [farmer] un fermier et une marchandise
    [scholar] un érudit et du développement
    [knight] un chevalier : piocher plus
    [any] { $list }
   *[other] { $follower-one }
 }
does-travel = voyager { $way }
does-build = construire un comptoir
does-send = { $number ->
    [one] envoyer un partisan à une œuvre
    [2] en envoyer 1 ou 2 aux œuvres
   *[other] en envoyer 1 à { $number } aux œuvres
 }
does-gain = { $list }
does-store = en garde { $number } de plus, les envoie aux œuvres
does-bathe = en piocher { $draws }, en placer { $keeps } aussitôt
does-buy = { $number ->
    [one] acheter { $number } développement
   *[other] acheter 1 à { $number } développement
 }
does-invent = { $number ->
    [one] { $number } tuile Technologie
   *[other] { $number } tuiles Technologie
 }
does-protect = écarte un mauvais événement
does-per-status = pièces selon le niveau
does-per-station = 1 pièce par comptoir
does-substitute = { $all ->
    [yes] { $follower-plural } pour tous sauf moines
   *[no] { $follower-plural } pour { $list }
 }
does-brasserie = { $list } dessus écartent des événements
does-majority = { $number ->
    [one] { $number } point par marchandise où vous êtes en tête
   *[other] { $number } points par marchandise où vous êtes en tête
 }{ $ties ->
    [0] { "" }
   *[other] , { $ties } à égalité
 }
does-exchange = 1 { $good } contre { $list }

## Towns and connections

town-orleans = Orléans
    .at = à Orléans
    .of = d’Orléans
town-chartres = Chartres
    .at = à Chartres
    .of = de Chartres
town-etampes = Étampes
    .at = à Étampes
    .of = d’Étampes
town-le_mans = Le Mans
    .at = au Mans
    .of = du Mans
town-chateaudun = Châteaudun
    .at = à Châteaudun
    .of = de Châteaudun
town-montargis = Montargis
    .at = à Montargis
    .of = de Montargis
town-vendome = Vendôme
    .at = à Vendôme
    .of = de Vendôme
town-blois = Blois
    .at = à Blois
    .of = de Blois
town-briare = Briare
    .at = à Briare
    .of = de Briare
town-tours = Tours
    .at = à Tours
    .of = de Tours
town-chinon = Chinon
    .at = à Chinon
    .of = de Chinon
town-montrichard = Montrichard
    .at = à Montrichard
    .of = de Montrichard
town-vierzon = Vierzon
    .at = à Vierzon
    .of = de Vierzon
town-loches = Loches
    .at = à Loches
    .of = de Loches
town-bourges = Bourges
    .at = à Bourges
    .of = de Bourges
town-sancerre = Sancerre
    .at = à Sancerre
    .of = de Sancerre
town-chatellerault = Châtellerault
    .at = à Châtellerault
    .of = de Châtellerault
town-le_blanc = Le Blanc
    .at = au Blanc
    .of = du Blanc
town-chateauroux = Châteauroux
    .at = à Châteauroux
    .of = de Châteauroux
town-nevers = Nevers
    .at = à Nevers
    .of = de Nevers
town-argenton = Argenton-sur-Creuse
    .at = à Argenton-sur-Creuse
    .of = d’Argenton-sur-Creuse
town-la_chatre = La Châtre
    .at = à La Châtre
    .of = de La Châtre
town-saint_amand = Saint-Amand-Montrond
    .at = à Saint-Amand-Montrond
    .of = de Saint-Amand-Montrond
station =
    .like = town
station-supply = réserve
connection = { $joint ->
    [wave] voie d’eau { $town } – { $town_2 }
   *[other] route { $town } – { $town_2 }
 }
    .parts = town town
    .by = { $joint ->
        [wave] par voie d’eau
       *[other] par la route
     }
way-road = par la route
way-water = par voie d’eau

## Deeds, rewards, answers

deed-city_wall = Construction des remparts
deed-papal_conclave = Conclave
deed-plague_defeated = Victoire sur la peste
deed-astronomy = Astronomie
deed-boatmens_guild = Fondation de la guilde des bateliers
deed-cathedral = Construction de la cathédrale
deed-peace_treaty = Traité de paix
deed-canalization = Canalisation
does-deed = { $development ->
    [0] { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
     }
   *[other] { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
     } ou { $development } développement
 } par partisan ; le dernier prend le citoyen.
reward-coins = pièce
    .one = une pièce
reward-development = point de développement
    .one = un point de développement
answer-no = non
answer-yes = oui
citizen-development_1 = premier citoyen de la piste de développement
citizen-development_2 = deuxième citoyen de la piste de développement
citizen-development_3 = troisième citoyen de la piste de développement
citizen-boatmen = citoyen de la piste des bateliers
citizen-knights = citoyen de la piste des chevaliers

## Rounds and events

phase-exclusion = Retrait de tuiles
phase-hourglass = Sablier
phase-census = Recensement
phase-followers = Partisans
phase-planning = Planification
phase-actions = Actions
phase-event = Événement
phase-start_player = Premier joueur
phase-end = Fin
event-pilgrimage = Pèlerinage
event-income = Revenus
event-harvest = Récolte
event-taxes = Taxes
event-trading_day = Jour de commerce
event-plague = Peste
effect-pilgrimage = Aucun moine ne peut être recruté pendant cette manche.
effect-income = { $value ->
    [one] Chacun reçoit { $value } pièce par niveau de développement.
   *[other] Chacun reçoit { $value } pièces par niveau de développement.
 }
effect-harvest = Chacun remet { $value ->
    [one] { $value } denrée
   *[other] { $value } denrées
 }, ou paie { $penalty ->
    [one] { $penalty } pièce
   *[other] { $penalty } pièces
 } pour chacune qui manque.
effect-taxes = { $value ->
    [one] Chacun paie 1 pièce par marchandise.
   *[other] Chacun paie 1 pièce pour { $value } marchandises.
 }
effect-trading_day = { $value ->
    [one] Chacun reçoit { $value } pièce par comptoir.
   *[other] Chacun reçoit { $value } pièces par comptoir.
 }
effect-plague = { $value ->
    [one] Chacun perd { $value } partisan pioché dans son sac.
   *[other] Chacun perd { $value } partisans piochés dans son sac.
 }
stack-A = A
stack-B = B
stack-C = C

## Coins, and why

part-coins = { $amount ->
    [0] aucune pièce
    [one] { $amount } pièce
   *[other] { $amount } pièces
 }
reason-census = recensement
reason-boatmen_track = piste des bateliers
reason-development_track = piste de développement
reason-place = action
reason-deed = œuvre de bienfaisance
reason-income = Revenus
reason-harvest = Récolte
reason-taxes = Taxes
reason-trading_day = Jour de commerce
reason-pharmacy = Pharmacie
source-coins = Pièces
source-goods = Marchandises
source-stations = Comptoirs
source-citizens = Citoyens

## Settings

setting-edition = Édition
    .help = L’édition dont les règles, les événements et la Maison de bains s’appliquent.
setting-edition-2019 = 2019
    .help = Des tuiles Sablier en trois piles, dont les valeurs changent.
setting-edition-2014 = 2014
    .help = Une seule pile de tuiles Sablier ; les pièces peuvent s’épuiser.
setting-exclude_tiles = Retirer des tuiles Lieu
    .help = Avant la première manche, on peut retirer du jeu des tuiles Lieu.
setting-exclude_tiles-no = non
    .help = Toutes les tuiles Lieu sont en jeu.
setting-exclude_tiles-yes = oui
    .help = Chacun peut retirer des tuiles, d’autant plus que l’on est moins nombreux.
setting-first_technology = Première technologie
    .help = Quelle tuile Technologie doit remplacer un fermier.
setting-first_technology-craftsmen-track = premier artisan
    .help = La tuile du premier pas sur la piste des artisans.
setting-first_technology-first-placed = première posée
    .help = La première tuile que pose un joueur, d’où qu’elle vienne.

## What is wanted of you now

decision-exclude = Retirez du jeu une tuile Lieu, ou aucune.
decision-draw = { $number ->
    [one] Piochez { $number } partisan dans votre sac, ou rappelez à la place un partisan placé.
   *[other] Piochez jusqu’à { $number } partisans dans votre sac, ou rappelez à la place des partisans placés.
 }
decision-store = Mettez des partisans du marché dans votre Poudrière, ou terminez.
decision-plan = Planifiez votre manche : placez des partisans sur des cases d’action, puis terminez.
decision-act = Utilisez l’un de vos Lieux activés, ou passez.
decision-recruit = Qui recrutez-vous ? ({ $place })
decision-travel = Voyagez { $way } et chargez une marchandise si vous le souhaitez.
decision-expand = { $category-id ->
    [I] Choisissez une tuile Lieu de catégorie I.
   *[other] Choisissez une tuile Lieu de l’une ou l’autre catégorie.
 }
decision-send = Envoyez des partisans aux œuvres de bienfaisance. ({ $place })
decision-reward = { $deed } : une pièce ou un point de développement ?
decision-bathe = { $number ->
    [0] Quittez la Maison de bains.
    [one] Placez { $number } des partisans piochés.
   *[other] Placez { $number } des partisans piochés, s’ils trouvent une case.
 }
decision-buy = Combien de points de développement achetez-vous, à une pièce chacun ?
decision-technology = Posez une tuile Technologie pour de bon, ou gardez-la en main.
decision-protect = Votre Sacristie doit-elle écarter l’événement ?
decision-feed = { $number ->
    [one] Remettez encore { $number } denrée, ou payez des pièces à la place.
   *[other] Remettez encore { $number } denrées, ou payez des pièces à la place.
 }
decision-forfeit = { $number ->
    [one] Il vous manque { $number } pièce : choisissez ce que vous cédez à la place.
   *[other] Il vous manque { $number } pièces : choisissez ce que vous cédez pour la prochaine.
 }

## Moves

move-place = { $space-fits ->
    [yes] { $seat } place { $follower-one } { $space-at }.
   *[no] { $seat } place { $follower-one } { $space-at } ({ $space-wants }).
 }
    .choice = { $space-fits ->
        [yes] { $follower } → { $space }
       *[no] { $follower } → { $space-exact }
     }
move-place_stored = { $space-fits ->
    [yes] { $seat } place { $follower-one } de la Poudrière { $space-at }.
   *[no] { $seat } place { $follower-one } de la Poudrière { $space-at } ({ $space-wants }).
 }
    .choice = { $space-fits ->
        [yes] { $follower } de la Poudrière → { $space }
       *[no] { $follower } de la Poudrière → { $space-exact }
     }
move-done = { $decision ->
    [plan] { $seat } termine son plan.
    [exclude] { $seat } laisse toutes les tuiles en jeu.
    [store] { $seat } en a fini avec la Poudrière.
    [send] { $seat } n’envoie personne d’autre.
    [bathe] { $seat } quitte la Maison de bains.
    [technology] { $seat } garde la technologie en main.
    [order] { $seat } n’honore aucune commande.
    [journey] { $seat } ne voyage pas.
    [settle] { $seat } ne place personne.
    [court] { $seat } ne choisit aucune action.
    [train] { $seat } ne se forme pas.
    [give] { $seat } ne donne aucune marchandise.
    [target] { $seat } ne frappe personne.
    [bribe] { $seat } fait son offre.
    [indulge] { $seat } n’achète personne.
   *[other] { $seat } a terminé.
 }
    .choice = { $decision ->
        [plan] Terminer le plan
        [exclude] Laisser toutes les tuiles en jeu
        [send] N’envoyer personne d’autre
        [bathe] Quitter la Maison de bains
        [technology] Garder la technologie en main
        [order] Aucune commande
        [journey] Rester
        [settle] Dans le sac
        [court] Aucune action
        [train] Pas de formation
        [give] Payer la pénalité
        [target] Renoncer
        [bribe] Faire cette offre
        [indulge] N’acheter personne
       *[other] Terminer
     }
move-pass = { $seat } passe.
    .choice = Passer
move-draw = { $number ->
    [0] { $seat } ne pioche personne.
    [one] { $seat } pioche { $number } partisan.
   *[other] { $seat } pioche { $number } partisans.
 }
    .choice = { $number ->
        [0] Ne piocher personne
        [one] Piocher { $number } partisan
       *[other] Piocher { $number } partisans
     }
move-recall = { $seat } rappelle un partisan { $space-of } ({ $space-wants }).
    .choice = Rappeler : { $space-exact }
move-store = { $seat } met { $follower-one } dans la Poudrière.
    .choice = { $follower } → Poudrière
move-act = { $seat } utilise { $place-the }.
    .choice = { $place }
move-recruit = { $seat } recrute { $follower-one }.
    .choice = Recruter { $follower-one }
move-travel = { $cargo-id ->
    [nothing] { $seat } emprunte la { $connection } et ne charge rien.
   *[other] { $seat } emprunte la { $connection } et charge { $cargo-some }.
 }
    .choice = { $cargo-id ->
        [nothing] { $connection }, sans marchandise
       *[other] { $connection }, avec { $cargo-some }
     }
move-expand = { $seat } prend la tuile Lieu { $place }.
    .choice = { $place }
move-send = { $seat } envoie { $follower-one } à l’œuvre « { $deed } ».
    .choice = { $follower } → { $deed }
move-reward = { $seat } choisit { $reward-one }.
    .choice = { $reward }
move-buy = { $number ->
    [one] { $seat } achète { $number } point de développement.
   *[other] { $seat } achète { $number } points de développement.
 }
    .choice = { $number ->
        [one] { $number } point de développement
       *[other] { $number } points de développement
     }
move-technology = { $seat } pose une technologie { $space-at } ({ $space-wants }).
    .choice = Technologie → { $space-exact }
move-sacristy = { $answer-id ->
    [yes] { $seat } utilise la Sacristie contre l’événement.
   *[no] { $seat } laisse l’événement se produire.
 }
    .choice = { $answer-id ->
        [yes] Utiliser la Sacristie
       *[no] Laisser l’événement se produire
     }
move-feed = { $food-id ->
    [coins] { $seat } paie des pièces au lieu de denrées.
   *[other] { $seat } remet { $food-some }.
 }
    .choice = { $food-id ->
        [coins] Payer des pièces
       *[other] { $food }
     }
move-forfeit_station = { $station-id ->
    [supply] { $seat } cède un comptoir non construit.
   *[other] { $seat } cède le comptoir { $station-of }.
 }
    .choice = { $station-id ->
        [supply] Comptoir non construit
       *[other] Comptoir { $station-of }
     }
move-forfeit_follower = { $seat } cède un partisan pioché dans son sac.
    .choice = Partisan pioché dans le sac
move-forfeit_development = { $seat } recule d’un pas sur la piste de développement.
    .choice = Recul d’un pas sur la piste de développement
move-forfeit_good = { $seat } cède { $good-some }.
    .choice = { $good }
move-forfeit_tile = { $seat } cède la tuile Lieu { $place }.
    .choice = Tuile Lieu { $place }
move-forfeit_technology = { $gear-id ->
    [hand] { $seat } cède une tuile Technologie en main.
    [hand_first] { $seat } cède la tuile Technologie destinée à une case de fermier.
   *[other] { $seat } cède une technologie posée : { $gear-exact }.
 }
    .choice = { $gear-id ->
        [hand] Tuile Technologie en main
        [hand_first] Tuile Technologie en main, pour une case de fermier seulement
       *[other] Technologie : { $gear-exact }
     }
move-exclude = { $seat } retire du jeu la tuile { $place }.
    .choice = { $place }

## What happened

fact-round_begins = { $amount ->
    [1] Manche 1 : { $event }. Premier joueur : { $seat }.
   *[other] { $stack-id ->
        [A] Manche { $amount } : { $event } (A). Premier joueur : { $seat }.
        [B] Manche { $amount } : { $event } (B). Premier joueur : { $seat }.
        [C] Manche { $amount } : { $event } (C). Premier joueur : { $seat }.
        [D] Manche { $amount } : { $event } (D). Premier joueur : { $seat }.
       *[other] Manche { $amount } : { $event }. Premier joueur : { $seat }.
     }
 }
fact-excludes = { $seat } retire du jeu la tuile { $place }.
fact-declines_exclusion = { $seat } ne retire aucune tuile Lieu.
fact-census_tie = Recensement : égalité, aucune pièce ne change de mains.
fact-receives = { $amount ->
    [0] { $seat } ne reçoit aucune pièce ({ $reason }).
   *[other] { $seat } reçoit { part-coins } ({ $reason }).
 }
fact-pays = { $amount ->
    [0] { $seat } ne paie aucune pièce ({ $reason }).
   *[other] { $seat } paie { part-coins } ({ $reason }).
 }
fact-tortured = { $amount ->
    [one] Il manque { $amount } pièce à { $seat } ({ $reason }) : torture.
   *[other] Il manque { $amount } pièces à { $seat } ({ $reason }) : torture.
 }
fact-debt_lapses = { $amount ->
    [one] { $seat } n’a plus rien à céder ; une dette de { $amount } pièce s’éteint.
   *[other] { $seat } n’a plus rien à céder ; une dette de { $amount } pièces s’éteint.
 }
fact-recalls = { $seat } rappelle { $follower-one } { $space-of }.
    .item = { $follower-one } { $space-of }
    .list = { $seat } rappelle { $list }.
fact-calls_back = { $seat } rappelle { $follower-one } { $space-of }.
    .item = { $follower-one } { $space-of }
    .list = { $seat } rappelle { $list }.
fact-draws = { $seat } pioche { $follower-one }.
    .item = { $count ->
        [one] { $follower-one }
       *[other] { $count } { $follower-plural }
     }
    .list = { $seat } pioche { $list }.
fact-draws_number = { $amount ->
    [0] { $seat } ne pioche personne.
    [one] { $seat } pioche { $amount } partisan.
   *[other] { $seat } pioche { $amount } partisans.
 }
    .before = draws
fact-stores = { $seat } met { $follower-one } dans la Poudrière.
    .item = { $follower-one }
    .list = { $seat } met { $list } dans la Poudrière.
fact-plans = { $space-fits ->
    [yes] { $seat } place { $follower-one } { $space-at }.
   *[no] { $seat } place { $follower-one } { $space-at } ({ $space-wants }).
 }
    .item = { $space-fits ->
        [yes] { $follower } → { $space }
       *[no] { $follower } → { $space-exact }
     }
    .list = { $seat } planifie { $list }.
fact-plan_done = { $seat } a terminé son plan.
fact-acts = { $seat } utilise { $place-the }.
fact-recruits = { $amount ->
    [0] { $seat } recrute { $follower-one }.
   *[other] { $seat } recrute { $follower-one } (pas { $amount }).
 }
fact-gains_good = { $seat } reçoit { $good-some }.
fact-nothing_left = { $seat } ne reçoit rien pour ce pas : il n’en reste plus.
fact-gains_technology = { $seat } reçoit une tuile Technologie.
fact-gains_tile = { $seat } prend la tuile Lieu { $place }.
fact-travels = { $seat } voyage { $connection-by } et arrive { $town-at }.
fact-loads = { $seat } charge { $good-some }.
fact-builds_station = { $seat } construit un comptoir { $town-at }.
fact-sends = { $seat } envoie { $follower-one } à l’œuvre « { $deed } ».
fact-completes_deed = { $seat } achève l’œuvre « { $deed } » et prend son citoyen.
fact-develops = { $amount ->
    [0] { $seat } a atteint la fin de la piste de développement.
    [one] { $seat } avance de { $amount } case en développement, jusqu’à { $amount_2 }.
   *[other] { $seat } avance de { $amount } cases en développement, jusqu’à { $amount_2 }.
 }
fact-wins_citizen = { $seat } prend le { $citizen }.
fact-bathes = { $seat } pioche { $follower-one } à la Maison de bains.
    .item = { $count ->
        [one] { $follower-one }
       *[other] { $count } { $follower-plural }
     }
    .list = { $seat } pioche { $list } à la Maison de bains.
fact-bath_places = { $space-fits ->
    [yes] { $seat } place { $follower-one } { $space-at }.
   *[no] { $seat } place { $follower-one } { $space-at } ({ $space-wants }).
 }
fact-passes = { $seat } passe.
fact-installs = { $seat } pose une technologie { $space-at } ({ $space-wants }).
fact-protected = La Sacristie protège { $seat } : l’événement « { $event } » est écarté.
fact-feeds = { $food-id ->
    [coins] { $seat } paie des pièces au lieu de denrées.
   *[other] { $seat } remet { $food-some }.
 }
fact-loses_follower = La peste prend { $follower-one } à { $seat }.
fact-spared_follower = La peste tombe chez { $seat } sur { $follower-one } et ne prend personne.
fact-plague_empty_bag = La peste trouve chez { $seat } un sac vide.
fact-forfeits_station = { $station-id ->
    [supply] { $seat } cède un comptoir non construit.
   *[other] { $seat } cède le comptoir { $station-of }.
 }
    .item = { $station-id ->
        [supply] { $count ->
            [one] un comptoir non construit
           *[other] { $count } comptoirs non construits
         }
       *[other] le comptoir { $station-of }
     }
    .list = { $seat } cède { $list }.
fact-forfeits_follower = { $seat } cède { $follower-one }.
fact-forfeits_development = { $seat } recule à la case { $amount } de la piste de développement.
fact-forfeits_good = { $seat } cède { $good-some }.
    .item = { $count ->
        [one] { $good-some }
       *[other] { $count } { $good-plural }
     }
    .list = { $seat } cède { $list }.
fact-forfeits_tile = { $seat } cède la tuile Lieu { $place }.
fact-forfeits_technology = { $gear-id ->
    [hand] { $seat } cède une tuile Technologie en main.
    [hand_first] { $seat } cède la tuile Technologie destinée à une case de fermier.
   *[other] { $seat } cède une technologie posée : { $gear-exact }.
 }
fact-start_player = { $seat } devient premier joueur.
    .before = round_begins
fact-most_stations = { $seat } a le plus de comptoirs ({ $amount }) et prend le dernier citoyen.
fact-stations_tied = Égalité pour le plus de comptoirs : personne ne prend le dernier citoyen.
fact-final_score = { $amount ->
    [one] { $seat } a { $amount } point.
   *[other] { $seat } a { $amount } points.
 }

## Trade & Intrigue: names

order =
    .like = town
player-player_1 = joueur 1
player-player_2 = joueur 2
player-player_3 = joueur 3
player-player_4 = joueur 4
victim =
    .like = player
rival =
    .like = player
rival-nobody = personne
own_good =
    .like = good
track-farmer = piste des fermiers
    .label = Fermiers
track-boatman = piste des bateliers
    .label = Bateliers
track-craftsman = piste des artisans
    .label = Artisans
track-trader = piste des commerçants
    .label = Commerçants
track-knight = piste des chevaliers
    .label = Chevaliers
track-scholar = piste des érudits
    .label = Érudits
track-development = piste de développement
stock-bag = sac
    .from = du sac
stock-market = marché
    .from = du marché
stock-tower = Poudrière
    .from = de la Poudrière
gain-good = laine
    .some = de la laine
gain-coins = pièces
    .some = des pièces
gain-development = développement
    .some = du développement
from =
    .like = deed
from-market = marché des marchandises
place-brasserie = Auberge
    .the = l’Auberge
    .at = à l’Auberge
    .of = de l’Auberge
place-merchant_house = Maison de commerce
    .the = la Maison de commerce
    .at = à la Maison de commerce
    .of = de la Maison de commerce
place-sheep_farm = Bergerie
    .the = la Bergerie
    .at = à la Bergerie
    .of = de la Bergerie
deed-alchemy = Alchimie
deed-lay_assessors = Tribunal des échevins
deed-thanksgiving = Action de grâce
deed-sheep_farming = Élevage de moutons
deed-coinage = Frappe de monnaie
deed-research = Recherche
deed-towing_service = Halage
deed-architecture = Architecture
deed-town_charter = Charte communale
deed-navigation = Navigation
deed-fraud = Escroc
deed-arsonist = Incendiaire
deed-kidnapper = Ravisseur
deed-torturer = Tortionnaire
deed-hangman = Bourreau
deed-saboteur = Saboteur
deed-spy = Espion
deed-tax_collector = Percepteur
deed-traitor = Traître

## Trade & Intrigue: what deeds and characters do

about-alchemy = Piochez un partisan dans votre sac et placez-le aussitôt sur une case d’action. Le dernier rapporte { $last_citizens ->
    [one] { $last_citizens } citoyen
   *[other] { $last_citizens } citoyens
 }.
about-lay_assessors = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }. Le dernier permet une action au choix de vos propres Lieux, complets ou non.
about-thanksgiving = La marchandise de la case. Le dernier rapporte { $last_coins ->
    [one] { $last_coins } pièce
   *[other] { $last_coins } pièces
 }.
about-sheep_farming = La marchandise de la case. Le dernier rapporte { $last_coins ->
    [one] { $last_coins } pièce
   *[other] { $last_coins } pièces
 }.
about-coinage = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }. Le dernier en rapporte { $last_coins } de plus.
about-research = { $development } pas de développement. Le dernier en rapporte { $last_development } de plus.
about-towing_service = Votre marchand peut voyager par voie d’eau et charger une marchandise. Le dernier rapporte { $last_citizens ->
    [one] { $last_citizens } citoyen
   *[other] { $last_citizens } citoyens
 }.
about-architecture = { $citizens ->
    [one] { $citizens } citoyen
   *[other] { $citizens } citoyens
 }. Le dernier vous permet de construire un comptoir là où se trouve votre marchand.
about-town_charter = Une tuile Lieu : aucune sans commerçant, d’abord de catégorie I, puis au choix. Le dernier rapporte { $last_citizens ->
    [one] { $last_citizens } citoyen
   *[other] { $last_citizens } citoyens
 }.
about-navigation = Une tuile Technologie : aucune sans artisan, d’abord pour une case de fermier, puis libre. Le dernier rapporte { $last_citizens ->
    [one] { $last_citizens } citoyen
   *[other] { $last_citizens } citoyens
 }.
about-fraud = Échangez l’une de vos marchandises contre celle d’un autre joueur. Le dernier rapporte une marchandise du marché.
about-arsonist = Retirez un comptoir de la ville où se trouve votre marchand. Le dernier vous permet d’y construire.
about-kidnapper = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }, et un autre marchand retourne à Orléans. Le dernier rapporte { $last_citizens ->
    [one] { $last_citizens } citoyen
   *[other] { $last_citizens } citoyens
 }.
about-torturer = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }, et tous les autres cèdent une chose. Le dernier rapporte { $last_citizens ->
    [one] { $last_citizens } citoyen
   *[other] { $last_citizens } citoyens
 }.
about-hangman = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }, et un autre joueur perd un partisan pioché dans son sac. Le dernier rapporte { $last_citizens ->
    [one] { $last_citizens } citoyen
   *[other] { $last_citizens } citoyens
 }.
about-saboteur = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }, et un partisan d’un autre joueur quitte une case d’action pour son sac. Le dernier rapporte { $last_citizens ->
    [one] { $last_citizens } citoyen
   *[other] { $last_citizens } citoyens
 }.
about-spy = Une tuile Technologie d’un autre joueur passe sur la même case de votre plateau. Le dernier rapporte une tuile Technologie.
about-tax_collector = Tous les autres vous paient { $tax ->
    [one] { $tax } pièce
   *[other] { $tax } pièces
 }. Le dernier rapporte { $last_coins ->
    [one] { $last_coins } pièce
   *[other] { $last_coins } pièces
 }.
about-traitor = Un pas en avant sur une piste, et un pas en arrière pour quelqu’un qui vous y devance. Le dernier rapporte { $last_citizens ->
    [one] { $last_citizens } citoyen
   *[other] { $last_citizens } citoyens
 }.

## Trade & Intrigue: events

event-silentium = Silentium
event-indulgence = Indulgence
event-training = Formation
event-bon_voyage = Bon voyage
event-conference = Conférence
event-crusade = Croisade
event-strike = Grève
event-tax = Impôt
event-trip = Excursion
event-fishing_grounds = Pêcheries
event-retraining = Reconversion
event-wedding = Mariage
event-sabotage = Sabotage
event-amnesty = Amnistie
event-malfunction = Panne
event-torture = Torture
event-vacation = Vacances
event-book_fire = Autodafé
event-goods_tax = Taxe sur les marchandises
event-dues = Redevances
event-peasant_uprising = Jacquerie
event-technology_tax = Taxe sur les technologies
event-summoning = Convocation
event-famine = Famine
event-capitation_tax = Capitation
event-tithe = Dîme
effect-silentium = Il ne se passe rien.
effect-indulgence = { $value ->
    [one] Chacun peut acheter un partisan pour { $value } pièce, mais pas de moine.
   *[other] Chacun peut acheter un partisan pour { $value } pièces, mais pas de moine.
 }
effect-training = { $value ->
    [one] Chacun peut acheter pour { $value } pièce un pas sur une piste de personnage, sans partisan.
   *[other] Chacun peut acheter pour { $value } pièces un pas sur une piste de personnage, sans partisan.
 }
effect-bon_voyage = { $value ->
    [one] À tour de rôle, chacun peut voyager pour { $value } pièce et charger une marchandise.
   *[other] À tour de rôle, chacun peut voyager pour { $value } pièces et charger une marchandise.
 }
effect-conference = Aucun érudit ne peut être recruté pendant cette manche.
effect-crusade = Aucun chevalier ne peut être recruté pendant cette manche.
effect-strike = Aucun artisan ne peut être recruté pendant cette manche.
effect-tax = { $value ->
    [one] Chacun paie { $value } pièce.
   *[other] Chacun paie { $value } pièces.
 }
effect-trip = { $value ->
    [one] Celui dont le marchand est à Orléans paie { $value } pièce.
   *[other] Celui dont le marchand est à Orléans paie { $value } pièces.
 }
effect-fishing_grounds = Chacun reçoit les pièces indiquées à sa case de la piste des bateliers.
effect-retraining = { $value ->
    [one] À tour de rôle, chacun donne une marchandise contre autant de pas de développement qu’elle vaut, ou paie { $value } pièce.
   *[other] À tour de rôle, chacun donne une marchandise contre autant de pas de développement qu’elle vaut, ou paie { $value } pièces.
 }
effect-wedding = { $value ->
    [one] Chacun pioche { $value } partisan sur son marché.
   *[other] Chacun pioche { $value } partisans sur son marché.
 }
effect-sabotage = Les Lieux qui ont une technologie ne servent pas pendant cette manche.
effect-amnesty = Les partisans gagnés pendant cette manche peuvent aussitôt être placés sur des cases d’action.
effect-malfunction = Chacun rend une tuile Technologie à la réserve.
effect-torture = { $value ->
    [one] Chacun cède { $value } chose, mais pas de pièces.
   *[other] Chacun cède { $value } choses, mais pas de pièces.
 }
effect-vacation = La tuile est retirée et la suivante retournée : la partie a une manche de moins.
effect-book_fire = Le développement de chacun retombe à l’étoile précédente.
effect-goods_tax = { $value ->
    [one] Chacun paie 1 pièce par marchandise.
   *[other] Chacun paie 1 pièce pour { $value } marchandises.
 }
effect-dues = { $value ->
    [one] Chacun donne des marchandises d’une valeur d’au moins { $value } point ; la torture prend ce qui manque.
   *[other] Chacun donne des marchandises d’une valeur d’au moins { $value } points ; la torture prend ce qui manque.
 }
effect-peasant_uprising = À la planification, les fermiers remplacent tous les autres sauf les moines ; ceux qui sont encore là à la phase d’événement vont dans le sac.
effect-technology_tax = { $value ->
    [one] Chacun paie { $value } pièce par tuile Technologie posée sur une case d’action.
   *[other] Chacun paie { $value } pièces par tuile Technologie posée sur une case d’action.
 }
effect-summoning = { $value ->
    [one] Le marchand de chacun retourne à Orléans, à moins de payer { $value } pièce.
   *[other] Le marchand de chacun retourne à Orléans, à moins de payer { $value } pièces.
 }
effect-famine = { $value ->
    [one] Chacun rend à la réserve { $value } partisan, de son plateau ou de son sac.
   *[other] Chacun rend à la réserve { $value } partisans, de son plateau ou de son sac.
 }
effect-capitation_tax = { $value ->
    [one] Chacun paie { $value } pièce par partisan hors du sac.
   *[other] Chacun paie { $value } pièces par partisan hors du sac.
 }
effect-tithe = { $value ->
    [one] Chacun paie 1 pièce par pièce.
   *[other] Chacun paie 1 pièce sur { $value }.
 }
reason-silentium = { event-silentium }
reason-indulgence = { event-indulgence }
reason-training = { event-training }
reason-bon_voyage = { event-bon_voyage }
reason-conference = { event-conference }
reason-crusade = { event-crusade }
reason-strike = { event-strike }
reason-tax = { event-tax }
reason-trip = { event-trip }
reason-fishing_grounds = { event-fishing_grounds }
reason-retraining = { event-retraining }
reason-wedding = { event-wedding }
reason-sabotage = { event-sabotage }
reason-amnesty = { event-amnesty }
reason-malfunction = { event-malfunction }
reason-torture = { event-torture }
reason-vacation = { event-vacation }
reason-book_fire = { event-book_fire }
reason-goods_tax = { event-goods_tax }
reason-dues = { event-dues }
reason-peasant_uprising = { event-peasant_uprising }
reason-technology_tax = { event-technology_tax }
reason-summoning = { event-summoning }
reason-famine = { event-famine }
reason-capitation_tax = { event-capitation_tax }
reason-tithe = { event-tithe }
reason-completion = achèvement
reason-intrigue = intrigue
stack-D = D
source-orders = Commandes
source-merchant_house = Maison de commerce

## Trade & Intrigue: settings

setting-orders = Commandes
    .help = Des villes demandent des marchandises ; qui les livre reçoit des points.
setting-orders-no = non
    .help = Les marchandises ne comptent que pour elles-mêmes.
setting-orders-yes = oui
    .help = Des villes demandent des marchandises : qui livre juste après une action en reçoit les points et passe.
setting-new_events = Nouveaux événements
    .help = Les tuiles Sablier de Commerce & Intrigue.
setting-new_events-no = non
    .help = Les événements du jeu de base.
setting-new_events-yes = oui
    .help = De nouvelles tuiles Sablier : des cadeaux, des taxes, des grèves, et certaines qui agissent à leur propre moment.
setting-uprising_finale = Jacquerie finale
    .help = La dernière manche apporte la Jacquerie.
setting-uprising_finale-no = non
    .help = La dernière manche est calme.
setting-uprising_finale-yes = oui
    .help = La dernière manche apporte la Jacquerie au lieu d’être calme.
setting-board = Plateau des œuvres
    .help = Où les partisans sont envoyés.
setting-board-deeds = œuvres de bienfaisance
    .help = Le plateau du jeu de base : des pièces, et un citoyen pour le dernier.
setting-board-new-deeds = nouvelles œuvres de bienfaisance
    .help = Des œuvres qui ont chacune leur récompense : marchandises, technologies, voyages, et même des actions entières.
setting-board-intrigue = intrigue
    .help = Des personnages qui nuisent aux autres joueurs, et des pots-de-vin pour s’en préserver.
setting-new_places = Nouvelles tuiles Lieu
    .help = Auberge, Maison de commerce et Bergerie.
setting-new_places-no = non
    .help = Les tuiles Lieu du jeu de base.
setting-new_places-yes = oui
    .help = L’Auberge, la Maison de commerce et la Bergerie s’ajoutent aux tuiles Lieu.

## Trade & Intrigue: what is wanted of you now

decision-order = Honorez ici une commande et passez, ou continuez.
decision-journey = { $journey-id ->
    [bon_voyage] Payez et voyagez par la route ou par voie d’eau, ou restez.
   *[other] Voyagez par voie d’eau et chargez une marchandise si vous le souhaitez, ou restez.
 }
decision-settle = { $settling-id ->
    [amnesty] Placez aussitôt le nouveau partisan, ou mettez-le dans votre sac.
   *[other] Placez aussitôt le partisan pioché, ou remettez-le dans votre sac.
 }
decision-answer = { $question-id ->
    [alchemy] Piochez-vous un partisan dans votre sac pour le placer aussitôt ?
    [build] Construisez-vous un comptoir là où se trouve votre marchand ?
    [summoning] Payez-vous pour que votre marchand reste ? (Non : il va à Orléans.)
   *[other] Acceptez-vous le pot-de-vin pour épargner l’autre joueur ?
 }
decision-court = Tribunal : choisissez une action de vos Lieux, ou aucune.
decision-exchange = Bergerie : que prenez-vous pour le fromage ?
decision-give_up = { $number ->
    [one] Choisissez { $number } chose à céder.
   *[other] Choisissez ce que vous cédez : { $number } choses en tout.
 }
decision-take = Choisissez une marchandise. ({ $from })
decision-train = Formation : payez un pas sur une piste, ou abstenez-vous.
decision-give = { $giving-id ->
    [retraining] Donnez une marchandise contre des pas de développement, ou payez la pénalité.
   *[other] { $number ->
        [one] Redevances : donnez encore des marchandises pour { $number } point.
       *[other] Redevances : donnez encore des marchandises pour { $number } points.
     }
 }
decision-starve = { $number ->
    [one] Famine : choisissez encore { $number } partisan à perdre.
   *[other] Famine : choisissez { $number } partisans à perdre.
 }
decision-target = { $deed-id ->
    [arsonist] { $deed } : quel comptoir brûle ? Ou laissez-le debout.
   *[other] { $deed } : qui est frappé ?
 }
decision-wait = Les autres négocient.
decision-bribe = { $deed } : il vous menace. Offrez des pièces ou des marchandises, ou rien.
decision-indulge = Indulgence : achetez un partisan, ou abstenez-vous.
decision-malfunction = Panne : quelle tuile Technologie rendez-vous ?

## Trade & Intrigue: moves

move-fulfil = { $seat } honore la commande { $order-of }.
    .choice = Commande { $order-of }
move-take = { $seat } prend { $good-some }.
    .choice = { $good }
move-give = { $seat } donne { $good-some }.
    .choice = { $good }
move-answer = { $answer-id ->
    [yes] { $seat } dit oui.
   *[no] { $seat } dit non.
 }
    .choice = { $answer-id ->
        [yes] Oui
       *[no] Non
     }
move-starve = { $seat } perd { $follower-one } { $stock-from }.
    .choice = { $follower } { $stock-from }
move-starve_space = { $seat } perd un partisan { $space-of } ({ $space-wants }).
    .choice = Retirer : { $space-exact }
move-train = { $seat } se forme sur la { $track }.
    .choice = { $track }
move-exchange = { $seat } échange du fromage contre { $gain-some }.
    .choice = { $gain }
move-brasserie = { $cargo-id ->
    [nothing] { $seat } laisse l’événement se produire.
   *[other] { $seat } donne { $cargo-some } de l’Auberge contre l’événement.
 }
    .choice = { $cargo-id ->
        [nothing] Laisser l’événement se produire
       *[other] Auberge : { $cargo }
     }
move-target = { $seat } choisit { $victim }.
    .choice = { $victim }
move-defraud = { $seat } veut prendre { $good-some } à { $victim } contre { $own_good-some }.
    .choice = { $victim } : { $good } contre { $own_good }
move-sabotage = { $seat } envoie le saboteur chez { $victim } : { $space-exact }.
    .choice = { $victim } : { $space-exact }
move-spy = { $seat } envoie l’espion chez { $victim } : { $space-exact }.
    .choice = { $victim } : { $space-exact }
move-betray = { $rival-id ->
    [nobody] { $seat } avance sur la { $track }.
   *[other] { $seat } avance sur la { $track } contre { $rival }.
 }
    .choice = { $rival-id ->
        [nobody] { $track }
       *[other] { $track } : { $rival }
     }
move-bribe_coins = { $offer ->
    [one] { $seat } met { $offer } pièce dans son offre.
   *[other] { $seat } met { $offer } pièces dans son offre.
 }
    .choice = { $offer ->
        [one] { $offer } pièce
       *[other] { $offer } pièces
     }
move-bribe_good = { $seat } met { $good-some } dans son offre.
    .choice = { $good }

## Trade & Intrigue: what happened

fact-order_opens = Nouvelle commande : { $order }.
fact-fulfils = { $amount ->
    [one] { $seat } honore la commande { $order-of } pour { $amount } point.
   *[other] { $seat } honore la commande { $order-of } pour { $amount } points.
 }
fact-vacation = Vacances : la tuile est retirée, la partie a une manche de moins.
fact-brasserie_stocks = { $amount ->
    [one] { $seat } pose { $amount } { $good } sur l’Auberge.
   *[other] { $seat } pose { $amount } { $good-plural } sur l’Auberge.
 }
fact-brasserie_protects = { $seat } donne { $good-some } de l’Auberge : l’événement « { $event } » est écarté.
fact-exchanges = { $seat } échange du fromage contre { $gain-some }.
fact-spends_good = { $seat } donne { $good-some } ({ $reason }).
fact-buys_follower = { $seat } achète { $follower-one }.
fact-trains = { $seat } avance au pas { $amount } de la { $track }.
fact-must_give_up = { $amount ->
    [one] { $seat } doit céder { $amount } chose ({ $reason }).
   *[other] { $seat } doit céder { $amount } choses ({ $reason }).
 }
fact-returns_technology = { $gear-id ->
    [hand] { $seat } rend une tuile Technologie en main.
    [hand_first] { $seat } rend la tuile Technologie destinée à une case de fermier.
   *[other] { $seat } rend une technologie posée : { $gear-exact }.
 }
fact-book_fire = Le feu fait reculer { $seat } à la case { $amount } de la piste de développement.
fact-uprising_returns = { $seat } remet { $follower-one } { $space-of } ({ $space-wants }) dans le sac.
fact-starves = { $seat } perd { $follower-one } { $stock-from }.
fact-starves_space = { $seat } perd { $follower-one } { $space-of } ({ $space-wants }).
fact-summoned = { $seat } : le marchand retourne à Orléans.
fact-draws_one = { $seat } pioche { $follower-one } par l’Alchimie.
fact-settles = { $space-fits ->
    [yes] { $seat } place { $follower-one } { $space-at }.
   *[no] { $seat } place { $follower-one } { $space-at } ({ $space-wants }).
 }
fact-into_the_bag = { $seat } met { $follower-one } dans le sac.
fact-takes_good = { $seat } prend { $good-some } de l’œuvre « { $deed } ».
fact-takes_technology = { $seat } prend une tuile Technologie de l’œuvre « { $deed } ».
fact-no_use = « { $deed } » ne rapporte rien de plus à { $seat } pour l’instant.
fact-gains_citizen = { $seat } reçoit un citoyen : « { $deed } ».
fact-finishes_deed = { $seat } achève « { $deed } ».
fact-court = Le tribunal permet à { $seat } d’utiliser { $place-the }.
fact-no_bribe = { $seat } n’offre rien à { $player }.
fact-offers_coins = { $amount ->
    [one] { $seat } offre { $amount } pièce à { $player }.
   *[other] { $seat } offre { $amount } pièces à { $player }.
 }
fact-offers_good = { $seat } offre { $good-some } à { $player }.
fact-accepts_bribe = { $seat } accepte le pot-de-vin que lui offre { $player }.
fact-declines_bribe = { $seat } refuse le pot-de-vin que lui offre { $player }.
fact-defrauds = { $seat } prend { $good-some } à { $player } contre { $own_good-some }.
fact-burns = { $seat } incendie un comptoir { $town-at } : { $player } le perd.
fact-kidnaps = { $seat } fait ramener un marchand à Orléans : celui que joue { $player }.
fact-tortures = { $seat } fait torturer { $player }.
fact-hangs = Le bourreau qu’envoie { $seat } prend { $follower-one } à { $player }.
fact-hangs_nobody = Le bourreau qu’envoie { $seat } tombe chez { $player } sur { $follower-one } et ne prend personne.
fact-sabotages = { $seat } chasse chez { $player } { $follower-one } { $space-of } ({ $space-wants }).
fact-spies = { $seat } vole une technologie à { $player } : { $space-exact }.
fact-collects = { $amount ->
    [one] { $player } paie { $amount } pièce à { $seat }.
   *[other] { $player } paie { $amount } pièces à { $seat }.
 }
fact-betrays = { $seat } avance à { $amount } sur la { $track } et fait reculer { $player }.
fact-advances = { $seat } avance à { $amount } sur la { $track }.

## Pourquoi un Lieu est fermé, en quelques mots sur le Lieu même : closed-<le refus qu’il donnerait>
profession =
    .like = follower
closed-no-pilgrimage = Pèlerinage : pas de moines
closed-no-track = fin de la piste
closed-no-supply = plus aucun { $profession }
closed-no-farmer-good = plus de { $good }
closed-no-craftsman-technology = plus de technologie
closed-no-technology-left = plus de technologie
closed-no-good-left = plus de { $good }
closed-no-development-place = fin de la piste
closed-no-development-buy = fin de la piste
closed-no-coin = aucune pièce
closed-no-way-starts = { $way-id ->
    [road] pas de route { $town-of }
   *[water] pas de voie d’eau { $town-of }
 }
closed-no-station-left = plus de comptoir
closed-no-second-station = { $town } : déjà à vous
closed-no-station-of = { $town } : { $player } y est
closed-no-station-here = { $town } : occupé
closed-try-no-deeds = œuvres achevées
