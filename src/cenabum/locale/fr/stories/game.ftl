### Orléans Stories in French: what both stories share. How messages are found: see kernel/language.py.

## Followers, goods, parcels

follower-farmer = fermier
    .one = un fermier
    .plural = fermiers
    .space = case de fermier
follower-fisherman = pêcheur
    .one = un pêcheur
    .plural = pêcheurs
    .space = case de pêcheur
follower-craftsman = artisan
    .one = un artisan
    .plural = artisans
    .space = case d’artisan
follower-trader = commerçant
    .one = un commerçant
    .plural = commerçants
    .space = case de commerçant
follower-knight = chevalier
    .one = un chevalier
    .plural = chevaliers
    .space = case de chevalier
follower-scholar = érudit
    .one = un érudit
    .plural = érudits
    .space = case d’érudit
follower-monk = moine
    .one = un moine
    .plural = moines
    .space = case de moine
follower-any = n’importe qui
    .space = case pour tous
good-fish = poisson
    .some = du poisson
    .the = le poisson
    .plural = poissons
good-grain = blé
    .some = du blé
    .the = le blé
    .plural = blés
good-wood = bois
    .some = du bois
    .the = le bois
    .plural = bois
good-bread = pain
    .some = du pain
    .the = le pain
    .plural = pains
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
good-fish_on_portal = poisson du portail
    .some = du poisson du portail
    .the = le poisson du portail
good-grain_on_portal = blé du portail
    .some = du blé du portail
    .the = le blé du portail
good-wood_on_portal = bois du portail
    .some = du bois du portail
    .the = le bois du portail
good-bread_on_portal = pain du portail
    .some = du pain du portail
    .the = le pain du portail
good-cheese_on_portal = fromage du portail
    .some = du fromage du portail
    .the = le fromage du portail
good-wine_on_portal = vin du portail
    .some = du vin du portail
    .the = le vin du portail
good-wool_on_portal = laine du portail
    .some = de la laine du portail
    .the = la laine du portail
good-brocade_on_portal = brocart du portail
    .some = du brocart du portail
    .the = le brocart du portail
given =
    .like = good
wanted =
    .like = good
parcel-farmer = fermier
    .one = un fermier
    .many = fermiers
    .of = de fermier
parcel-fisherman = pêcheur
    .one = un pêcheur
    .many = pêcheurs
    .of = de pêcheur
parcel-craftsman = artisan
    .one = un artisan
    .many = artisans
    .of = d’artisan
parcel-trader = commerçant
    .one = un commerçant
    .many = commerçants
    .of = de commerçant
parcel-knight = chevalier
    .one = un chevalier
    .many = chevaliers
    .of = de chevalier
parcel-scholar = érudit
    .one = un érudit
    .many = érudits
    .of = d’érudit
parcel-monk = moine
    .one = un moine
    .many = moines
    .of = de moine
parcel-fish = poisson
    .one = 1 poisson
    .many = poissons
    .of = de poisson
parcel-grain = blé
    .one = 1 blé
    .many = blés
    .of = de blé
parcel-wood = bois
    .one = 1 bois
    .many = bois
    .of = de bois
parcel-bread = pain
    .one = 1 pain
    .many = pains
    .of = de pain
parcel-cheese = fromage
    .one = 1 fromage
    .many = fromages
    .of = de fromage
parcel-wine = vin
    .one = 1 vin
    .many = vins
    .of = de vin
parcel-wool = laine
    .one = 1 laine
    .many = laines
    .of = de laine
parcel-brocade = brocart
    .one = 1 brocart
    .many = brocarts
    .of = de brocart
parcel-technology = tuile Technologie
    .one = une tuile Technologie
    .many = tuiles Technologie
    .of = de tuile Technologie
parcel-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
 }
    .one = { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
     }
    .many = { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
     }
    .of = { $number ->
        [one] de { $number } pièce
       *[other] de { $number } pièces
     }

## Places

place-territory = Territoire
    .the = le Territoire
    .at = au Territoire
    .of = du Territoire
place-village = Village
    .the = le Village
    .at = au Village
    .of = du Village
place-terrain = Terrain
    .the = le Terrain
    .at = au Terrain
    .of = du Terrain
place-building_yard = Chantier
    .the = le Chantier
    .at = au Chantier
    .of = du Chantier
place-mill = Moulin
    .the = le Moulin
    .at = au Moulin
    .of = du Moulin
place-cottage = Chaumière
    .the = la Chaumière
    .at = à la Chaumière
    .of = de la Chaumière
place-market = Marché
    .the = le Marché
    .at = au Marché
    .of = du Marché
place-ropery = Corderie
    .the = la Corderie
    .at = à la Corderie
    .of = de la Corderie
place-portal = Portail
    .the = le Portail
    .at = au Portail
    .of = du Portail
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
place-laboratory = Laboratoire
    .the = le Laboratoire
    .at = au Laboratoire
    .of = du Laboratoire
place-fortress = Forteresse
    .the = la Forteresse
    .at = à la Forteresse
    .of = de la Forteresse
place-church = Église
    .the = l’Église
    .at = à l’Église
    .of = de l’Église
place-general_store = Épicerie
    .the = l’Épicerie
    .at = à l’Épicerie
    .of = de l’Épicerie
place-carpenters_workshop = Charpenterie
    .the = la Charpenterie
    .at = à la Charpenterie
    .of = de la Charpenterie
place-barn = Grange
    .the = la Grange
    .at = à la Grange
    .of = de la Grange
place-pub = Taverne
    .the = la Taverne
    .at = à la Taverne
    .of = de la Taverne
place-grove = Bosquet
    .the = le Bosquet
    .at = au Bosquet
    .of = du Bosquet
place-bathhouse = Maison de bains
    .the = la Maison de bains
    .at = à la Maison de bains
    .of = de la Maison de bains
place-bakery = Boulangerie
    .the = la Boulangerie
    .at = à la Boulangerie
    .of = de la Boulangerie
place-cheese_cellar = Cave à fromage
    .the = la Cave à fromage
    .at = à la Cave à fromage
    .of = de la Cave à fromage
place-herb_garden = Jardin d’herbes
    .the = le Jardin d’herbes
    .at = au Jardin d’herbes
    .of = du Jardin d’herbes
place-notarys_office = Étude de notaire
    .the = l’Étude de notaire
    .at = à l’Étude de notaire
    .of = de l’Étude de notaire
place-tailor_shop = Atelier de couture
    .the = l’Atelier de couture
    .at = à l’Atelier de couture
    .of = de l’Atelier de couture
place-tax_office = Perception
    .the = la Perception
    .at = à la Perception
    .of = de la Perception
place-trading_ship = Navire marchand
    .the = le Navire marchand
    .at = au Navire marchand
    .of = du Navire marchand
place-county_fair = Foire
    .the = la Foire
    .at = à la Foire
    .of = de la Foire
place-wool_mill = Filature
    .the = la Filature
    .at = à la Filature
    .of = de la Filature
place-secret_village = Village secret
    .the = le Village secret
    .at = au Village secret
    .of = du Village secret
place-school = École
    .the = l’École
    .at = à l’École
    .of = de l’École
place-treasury = Trésorerie
    .the = la Trésorerie
    .at = à la Trésorerie
    .of = de la Trésorerie
place-bell_tower = Clocher
    .the = le Clocher
    .at = au Clocher
    .of = du Clocher
place-rampart = Rempart
    .the = le Rempart
    .at = au Rempart
    .of = du Rempart
place-workshop = Atelier
    .the = l’Atelier
    .at = à l’Atelier
    .of = de l’Atelier
place-gunpowder_tower = Poudrière
    .the = la Poudrière
    .at = à la Poudrière
    .of = de la Poudrière
place-guardhouse = Corps de garde
    .the = le Corps de garde
    .at = au Corps de garde
    .of = du Corps de garde
place-parlatory = Parloir
    .the = le Parloir
    .at = au Parloir
    .of = du Parloir
space = { $place }
    .parts = place follower
    .at = { $place-at }
    .of = { $place-of }
    .wants = { $follower-space }
    .exact = { $place } ({ $follower-space })
spot =
    .like = space

## What places do, in a few words: one message for each effect, with its figures (stories/effects)

part-coins = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
 }
part-fame = { $amount } gloire
part-follower = { $follower-one }
part-followers = { $follower-plural }
part-parcel = { $parcel }
part-goods = { $number ->
    [one] { $number } { $good }
   *[other] { $number } { $good-plural }
 }
part-era = { $era }
does-territory = une nouvelle région
does-build = construire { $building-one }
does-terrain = marchandises de vos terrains
does-yard = une tuile Lieu
does-recruit = { $list }
does-market = acheter et vendre
does-gain = { $list }
does-portal = faire un envoi
does-invent = une tuile Technologie
does-building_fame = +{ $number } gloire par bâtiment
does-give = { $number ->
    [one] { $number } { $good } → { $list }
   *[other] { $number } { $good-plural } → { $list }
 }
does-pub = 1–{ $number } pièces → gloire
does-good = 1 { $good }
does-bathhouse = en piocher { $number }, en placer 1 aussitôt
does-bakery = { $number ->
    [one] jusqu’à { $number } blé → pain
   *[other] jusqu’à { $number } blés → pains
 }
does-substitute = { $follower-plural } pour { $list }
does-substitute_all = { $follower-plural } pour tous sauf moines
does-tax = { $number ->
    [one] { $number } pièce par village
   *[other] { $number } pièces par village
 }
does-ship = livrer contre de la gloire
does-fair = { $number } gloire par sorte
does-secret_village = un village de plus
does-rampart = { $number } gloire par forteresse
does-workshop = { $number ->
    [one] { $number } pièce : déplacer une technologie
   *[other] { $number } pièces : déplacer une technologie
 }
does-tower = { $number ->
    [one] { $number } case de plus
   *[other] { $number } cases de plus
 }
does-guardhouse = utiliser le Lieu d’un autre
does-citizen = { $number ->
    [one] { $number } citoyen
   *[other] { $number } citoyens
 }
times-give = { $number ->
    [one] { $number } { $good } pour { $list }
   *[other] { $number } { $good-plural } pour { $list }
 }
times-pub = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
 } pour { $number } gloire

## The same in a sentence or two, with an example where one helps

about-effect-territory = Envoyez un colon dans une région voisine de l’une des vôtres. Fermiers et pêcheurs prennent des terres libres ; avec un chevalier parmi eux, vous pouvez prendre le terrain d’un autre joueur, avec deux, un village aussi. Exemple : chevalier, fermier et pêcheur prennent le lac d’un voisin, mais pas son village.
about-effect-build = { $building-id ->
    [village] Changez l’un de vos terrains en village. Il cesse de donner des marchandises, mais il compte partout où les villages comptent : pour le commerce, les livraisons, les redevances.
    [fortress] Construisez une forteresse dans une région que vous êtes seul à contrôler ; dès lors, plus personne n’y entre.
   *[church] Construisez une église dans un de vos villages qui n’en a pas.
 } Coûte { $number } bois.
about-effect-terrain = Récolte : une marchandise de chacun de vos terrains qui n’est pas un village. Exemple : deux lacs et une forêt rapportent 2 poissons et 1 bois, si la place du marché en a encore.
about-effect-yard = Choisissez une tuile Lieu pour votre plateau, parmi les catégories que permet votre époque.
about-effect-recruit = Recrutez { $list }, de la place du marché dans votre sac.{ $follower-id ->
    [knight] {" "}Les chevaliers conquièrent et bâtissent des forteresses.
    [monk] {" "}Sur les cases d’action, les moines remplacent tout le monde.
   *[other] {""}
 }
about-effect-market = Achetez et vendez aux valeurs imprimées, dans n’importe quel ordre, une marchandise par village que vous contrôlez. Exemple : avec trois villages, vous pouvez vendre de la laine à { $sold } et acheter deux fois du bois, à { $bought } chacun.
about-effect-gain = { $list }.
about-little = Pas grand-chose pour peu d’effort, mais jamais inutile.
about-effect-portal = { $number ->
    [one] { $number } case
   *[other] { $number } cases
 } pour ce que vous voulez envoyer : partisans, marchandises, technologies, { $list }. Chaque action envoie l’un d’eux à une œuvre ou à l’une de vos tâches. Ce qui reste peut rentrer à la fin de la manche.
about-effect-invent = Prenez une tuile Technologie. Après la manche, ou plus tard avant un plan, elle peut remplacer un partisan pour de bon.
about-no-technology = Pas de technologie ici.
about-effect-building_fame = Agit de soi-même : chaque village, forteresse ou église que vous construisez rapporte { $number ->
    [one] { $number } point de gloire de plus
   *[other] { $number } points de gloire de plus
 }.
about-effect-give = { $number ->
    [one] Cédez { $number } { $good } pour { $list }, autant de fois que vous voulez.
   *[other] Cédez { $number } { $good-plural } pour { $list }, autant de fois que vous voulez.
 }
about-effect-pub = Payez 1 à { $number } pièces et prenez autant de points de gloire.
about-any-follower = Un partisan quelconque.
about-effect-good = 1 { $good } de la place du marché, s’il y en a.
about-effect-bathhouse = Piochez { $number } partisans et placez-en aussitôt un sur une case d’action ; les autres retournent dans le sac. Cela peut permettre une deuxième action dans la même manche.
about-effect-bakery = { $number ->
    [one] Posez { $number } blé
   *[other] Posez 1 à { $number } blés
 } pendant la planification ; chacun devient un pain. Le blé vaut { $grain } et le pain { $bread }, et tous deux nourrissent vos gens.
about-effect-substitute = Agit de soi-même : vos { $follower-plural } peuvent aller sur les cases des { $list }.
about-effect-substitute_all = Agit de soi-même : vos { $follower-plural } peuvent aller sur toutes les cases sauf celles de moine. Pour une conquête, seuls comptent de vrais chevaliers.
about-effect-tax = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
 } par village que vous contrôlez, le village secret compris.
about-effect-ship = Livrez des marchandises de toutes sortes pour leur valeur en points de gloire, une par village au bord de la Loire, à qui qu’il soit. Exemple : avec 2 villages au bord du fleuve, du vin et de la laine rapportent { $one } et { $other } points.
about-effect-fair = Mettez ici autant de partisans différents que vous voulez ; chacun rapporte { $number ->
    [one] { $number } point de gloire
   *[other] { $number } points de gloire
 } et retourne dans le sac. Pas deux de la même sorte.
about-effect-secret_village = Agit de soi-même : un village de plus, que personne ne peut vous prendre et où l’on ne peut rien construire.
about-effect-rampart = Chaque forteresse que vous avez élevée rapporte { $number ->
    [one] { $number } point de gloire
   *[other] { $number } points de gloire
 }.
about-effect-workshop = Payez { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
 } et déplacez l’une de vos tuiles Technologie posées vers une autre case, ou reprenez-la en main. Un Lieu complété ainsi peut servir dans cette même manche.
about-effect-tower = { $number ->
    [one] { $number } case de plus
   *[other] { $number } cases de plus
 } : pour des choses à envoyer, comme au portail, ou pour des partisans quand la place du village est pleine.
about-effect-guardhouse = Utilisez une action d’un autre joueur qui est prête, où se trouvent donc des partisans ; elle reste prête pour lui. Pas pour ce qui coûte des marchandises.
about-effect-citizen = { $number ->
    [one] { $number } citoyen vous rejoint.
   *[other] { $number } citoyens vous rejoignent.
 }

## What a place would bring now

place-no-terrain = aucun de vos terrains ne donne rien
place-trades = { $number ->
    [one] { $number } échange
   *[other] { $number } échanges
  }
place-reach = { $number ->
    [one] { $number } région à portée
   *[other] { $number } régions à portée
  }
place-moves = plus de colon : l’un de ceux de la carte se déplacerait
place-recruits = { $follower } : { $number } sur la place du marché
place-tiles = { $number ->
    [one] reste { $number } tuile de catégorie { $rank }
   *[other] restent { $number } tuiles de catégorie { $rank }
  }

## Deeds, Fame track and seasons: what they bring (stories/deeds, stories/effects, stories/seasons)

deed-effect-alchemy = { $fame } gloire ou { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
 }, puis une pioche
deed-effect-barter = échanger une marchandise
deed-effect-alliance = renvoyer un partisan
about-deed-alchemy = Prend n’importe quel partisan. Choisissez { $fame } gloire ou { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
 }, puis piochez un partisan et placez-le aussitôt. Elle n’ouvre jamais une nouvelle époque.
about-deed-wine_press = Des bras et du bois pour les vignerons, payés en pièces.
about-deed-weaving_loom = Les aides au métier sont payés en pièces ; qui apporte de la laine ou une technologie gagne de la gloire.
about-deed-barter = Qui y envoie peut échanger une marchandise avec un autre joueur. Exemple : donner un poisson et prendre un brocart.
about-deed-knights_alliance = Qui y envoie peut renvoyer chez lui un partisan placé par un autre joueur. Le Lieu attend alors d’être de nouveau complet.
about-deed-crop_rotation = Qui aide les champs à se reposer et à porter à tour de rôle gagne des points de gloire.
about-deed-right_of_succession = Des témoins de chaque sorte de base, payés en pièces. Dans Le Premier Royaume, elle revient quand il ne reste rien d’autre à qui veut changer d’époque.
about-deed-feeding_the_poor = Des denrées, de l’aide et de l’argent pour les affamés rapportent des points de gloire.
about-deed-orphanage = Tout ce qui aide à bâtir et à tenir la maison rapporte des points de gloire.
about-deed-food_depot = La réserve commune. Chaque don rapporte de la gloire ; une fois pleine, la faim est finie pour tous et l’on peut préparer le Remède.
about-deed-medicine = Le remède contre la peste. Chaque don rapporte de la gloire ; une fois complet, la peste n’emporte plus personne.
about-fame-coins = Aussitôt dans votre bourse.
about-fame-draw = Piochez un partisan et placez-le aussitôt, ou mettez-le sur la place du village.
about-fame-draw-or-recruit = Piochez un partisan et placez-le aussitôt, ou mettez-le sur la place du village. Ou prenez-en un de la place du marché dans votre sac, d’une sorte que vous pouvez déjà recruter.
about-fame-citizen = Rayez-en un de votre feuille de tâches.
about-fame-strike = Au choix : un citoyen, ou une case ouverte d’une tâche, rayée sans frais.
about-fame-wood_or_bread = À votre choix, de la place du marché.
about-fame-wood = De la place du marché, s’il y en a.
about-fame-village = Construisez un village aussitôt : il ne faut que { $number } bois. Les points de gloire qu’il rapporte s’y ajoutent.
about-fame-tile = Choisissez une tuile Lieu des catégories ouvertes.
about-fame-technology = Une tuile Technologie, même sans laboratoire.
about-fame-tournament_grounds = Soyez ici avant la fin de l’époque { $list }. D’ici là, personne ne va plus loin.
about-fame-castle = Le bout du chemin : soyez ici avant la fin de l’époque { $list }.
about-fame-followers = Prenez { $list } de la place du marché dans votre sac, même sans le lieu qui recrute.
about-season-spring = On sème les champs et on coupe le bois. Arrivent sur la place du marché : { $list }.
about-season-summer = Le roi est de bonne humeur : chacun reçoit { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
 }.
about-season-autumn = On remplit les caves : chacun donne { $number ->
    [one] { $number } denrée
   *[other] { $number } denrées
  }. Sans denrées, cela coûte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }, sans elles une tuile Favori, et sans tuile, sa place à la table.
about-season-winter = L’heure des comptes : quand cette manche est finie, le roi regarde ce qu’il avait demandé.

## What the round brings when all have passed: one message for each bonus or malus (stories/bonuses)

bonus-areas = { $number } gloire par région
bonus-village_coins = { $number ->
    [one] { $number } pièce par village
   *[other] { $number } pièces par village
 }
bonus-villages = { $number } gloire par village
bonus-most_villages = { $number } gloire pour qui a seul le plus de villages
bonus-deliver_one_kind = livrer une sorte de marchandise, { $number ->
    [1] une
   *[other] { $number }
 } par village, pour sa valeur en gloire
bonus-deliver = livrer des marchandises, { $number ->
    [1] une
   *[other] { $number }
 } par village, pour leur valeur en gloire
bonus-churches = { $number } gloire par église
bonus-lakes = { $number } gloire par lac
bonus-fortresses = { $number } gloire par forteresse
bonus-famine = famine : { $few } à { $many } denrées selon les régions, sinon on perd des colons
bonus-famine-lifted = { $number ->
    [one] { $number } pièce pour qui a seul le plus de régions
   *[other] { $number } pièces pour qui a seul le plus de régions
 }
bonus-plague = peste : { $number ->
    [1] on perd un colon
   *[other] on perd { $number } colons
 }

## Areas, deeds, tasks

area-a1 = A1
area-a2 = A2
area-a3 = A3
area-a4 = A4
area-a5 = A5
area-a6 = A6
area-b1 = B1
area-b2 = B2
area-b3 = B3
area-b4 = B4
area-b5 = B5
area-b6 = B6
area-b7 = B7
area-c1 = C1
area-c2 = C2
area-c3 = C3
area-c4 = C4
area-c5 = C5
area-c6 = C6
area-c7 = C7
area-c8 = C8
area-d1 = D1
area-d2 = D2
area-d3 = D3
area-d4 = D4
area-d5 = D5
area-d6 = D6
area-d7 = D7
area-d8 = D8
post =
    .like = area
post-supply = réserve
target-alchemy = Alchimie
target-alchemy_b = Alchimie (face B)
target-wine_press = Pressoir
target-weaving_loom = Métier à tisser
target-barter = Troc
target-knights_alliance = Alliance des chevaliers
target-crop_rotation = Assolement triennal
target-right_of_succession = Droit de succession
target-feeding_the_poor = Repas des pauvres
target-orphanage = Construction de l’orphelinat
target-food_depot = Grenier commun
target-medicine = Remède
rival =
    .like = player
player-player_1 = joueur 1
player-player_2 = joueur 2
player-player_3 = joueur 3
player-player_4 = joueur 4
reward-fame = points de gloire
    .some = des points de gloire
reward-coins = pièces
    .some = des pièces
building-village = village
    .one = un village
building-fortress = forteresse
    .one = une forteresse
building-church = église
    .one = une église
era-I = I
era-II = II
era-III = III
era-IV = IV
era-V = V
era-VI = VI
era-VII = VII
era-VIII = VIII
season-spring = printemps
    .the = le printemps
season-summer = été
    .the = l’été
season-autumn = automne
    .the = l’automne
season-winter = hiver
    .the = l’hiver
reason-place = action
reason-deed = œuvre de bienfaisance
reason-fame_track = piste de gloire
reason-round_bonus = bonus de la manche
reason-market = commerce
reason-advance = nouvelle époque
reason-summer = été
reason-autumn = automne

## Phases

phase-settling = Villages de départ
phase-season = Saison
phase-drawing = Pioche des partisans
phase-planning = Planification
phase-actions = Actions
phase-bonus = Bonus de la manche
phase-closing = Fin de la manche
phase-end = Fin

## Fame track and terrains

fame-draw = piocher un partisan
fame-citizen = un citoyen
fame-strike = un citoyen ou une case de tâche
fame-wood_or_bread = bois ou pain
fame-wood = bois
fame-village = un village pour { $number } bois
fame-tile = une tuile Lieu
fame-technology = une tuile Technologie
fame-followers = { $list }
fame-tournament_grounds = Champ du tournoi
fame-castle = Château
terrain-hills = collines
terrain-meadow = prairie
terrain-forest = forêt
terrain-lake = lac
terrain-field = champ
terrain-starting_village = village de départ

## What is wanted of you now

decision-start = Choisissez votre village de départ.
decision-draw = { $number ->
    [one] Piochez { $number } partisan dans votre sac, ou rappelez à la place un partisan placé.
   *[other] Piochez jusqu’à { $number } partisans dans votre sac, ou rappelez à la place des partisans placés.
 }
decision-plan = Planifiez votre manche : partisans sur les cases d’action, ce que vous voulez envoyer au portail, bois aux bâtiments, puis terminez.
decision-act = Utilisez l’un de vos Lieux activés, envoyez une chose de votre portail, ou passez.
decision-recruit = Qui recrutez-vous ? ({ $place })
decision-settle = Dans quelle région votre colon entre-t-il ?
decision-withdraw = Il ne reste aucun colon : lequel des vôtres va en { $area } ?
decision-build = Où construisez-vous { $building-one } ?
decision-tile = Choisissez une tuile Lieu, ou terminez.
decision-trade = { $number ->
    [one] Achetez ou vendez { $number } marchandise, ou terminez.
   *[other] Achetez ou vendez jusqu’à { $number } marchandises, ou terminez.
 }
decision-choose = Combien de fois ? ({ $place })
decision-deliver = { $number ->
    [one] Livrez { $number } marchandise, ou terminez.
   *[other] Livrez jusqu’à { $number } marchandises, ou terminez.
 }
decision-feed = { $number ->
    [one] Remettez { $number } denrée.
   *[other] Remettez { $number } denrées.
 }
decision-take = Prenez du bois ou du pain, ou terminez.
decision-swap = Échangez l’une de vos marchandises contre celle d’un autre joueur, ou terminez.
decision-expel = Renvoyez chez lui un partisan d’un autre joueur, ou terminez.
decision-reward = Points de gloire ou pièces ?
decision-strike = Rayez un citoyen ou une case de tâche, ou terminez.
decision-technology = Posez une tuile Technologie pour de bon, ou gardez-la.
decision-unscrew = Quelle tuile Technologie déplacez-vous ?
decision-rescrew = Où va maintenant la tuile Technologie ? ({ $space })
decision-copy = Quelle action d’un autre joueur utilisez-vous ?
decision-lose = { $number ->
    [one] Retirez { $number } colon : lequel ?
   *[other] Retirez { $number } colons : lequel d’abord ?
 }
decision-collect = Reprenez ce que vous n’avez pas utilisé, ou terminez.
decision-bathe = Placez l’un des partisans sortis du bain.
decision-lodge = Placez le partisan pioché, ou mettez-le sur la place du village.
decision-extra = { $number ->
    [0] Piochez un partisan.
   *[other] Piochez un partisan, ou prenez-en un sur la place du marché.
  }
decision-accept = Prenez un partisan dans votre sac, ou terminez.
decision-build_free = Construisez aussitôt un village pour 1 bois, ou terminez.

## Moves

move-place = { $space-fits ->
    [yes] { $seat } place { $follower-one } { $space-at }.
   *[no] { $seat } place { $follower-one } { $space-at } ({ $space-wants }).
 }
    .choice = { $space-fits ->
        [yes] { $follower } → { $space }
       *[no] { $follower } → { $space-exact }
     }
move-done = { $decision ->
    [plan] { $seat } termine son plan.
    [lodge] { $seat } met le partisan sur la place du village.
    [technology] { $seat } garde la tuile Technologie.
    [tile] { $seat } ne prend aucune tuile Lieu.
    [take] { $seat } ne prend rien.
    [strike] { $seat } ne raye rien.
   *[other] { $seat } a terminé.
 }
    .choice = { $decision ->
        [plan] Terminer le plan
        [lodge] Sur la place du village
        [technology] La garder
        [tile] N’en prendre aucune
        [take] Ne rien prendre
        [strike] Ne rien rayer
       *[other] Terminer
     }
move-pass = { $seat } passe.
    .choice = Passer
move-draw = { $seat } pioche { $number }.
    .choice = Piocher { $number }
move-recall = { $seat } rappelle le partisan { $space-of } ({ $space-wants }).
    .choice = Rappeler : { $space-exact }
move-recall_fair = { $seat } rappelle { $follower-one } de la Foire.
    .choice = Rappeler { $follower-one } de la Foire
move-take_back = { $seat } reprend { $parcel-one } du portail.
    .choice = Reprendre { $parcel-one }
move-take_back_good = { $seat } reprend une marchandise { $place-of }.
    .choice = Reprendre une marchandise : { $place }
move-load = { $seat } met { $parcel-one } sur le portail.
    .choice = Portail : { $parcel }
move-supply = { $seat } met une marchandise { $place-at }.
    .choice = Marchandise → { $place }
move-fair = { $seat } met { $follower-one } à la Foire.
    .choice = { $follower } → Foire
move-act = { $seat } utilise { $place-the }.
    .choice = { $place }
move-send = { $seat } envoie { $parcel-one } : « { $target } ».
    .choice = { $parcel } → { $target }
move-advance = { $seat } envoie { $parcel-one } (« { $target } ») et entre dans l’époque suivante.
    .choice = Époque suivante : { $parcel } → { $target }
move-recruit = { $seat } recrute { $follower-one }.
    .choice = { $follower }
move-settle = { $seat } s’installe en { $area }.
    .choice = { $area }
move-withdraw = { $seat } déplace le colon qui est en { $area }.
    .choice = Depuis { $area }
move-build = { $seat } construit en { $area }.
    .choice = { $area }
move-tile = { $seat } prend la tuile Lieu { $place }.
    .choice = { $place }
move-buy = { $seat } achète 1 { $good }.
    .choice = Acheter { $good-some }
move-sell = { $seat } vend 1 { $good }.
    .choice = Vendre { $good-some }
move-choose = { $seat } choisit { $number }.
    .choice = { $number }
move-deliver = { $seat } livre 1 { $good }.
    .choice = { $good }
move-feed = { $seat } remet 1 { $good }.
    .choice = { $good }
move-take = { $seat } prend 1 { $good }.
    .choice = { $good }
move-swap = { $seat } échange { $given-some } contre { $wanted-some } avec { $rival }.
    .choice = { $given } contre { $wanted } ({ $rival })
move-expel = { $seat } renvoie un partisan chez { $rival } : { $spot-exact }.
    .choice = { $rival } : { $spot-exact }
move-reward = { $seat } prend { $reward-some }.
    .choice = { $reward }
move-strike = { $seat } raye { $parcel-one } : « { $target } ».
    .choice = { $target } : { $parcel }
move-strike_citizen = { $seat } raye un citoyen.
    .choice = Un citoyen
move-technology = { $seat } pose une technologie { $space-at } ({ $space-wants }).
    .choice = { $decision ->
        [plan] Technologie → { $space-exact }
       *[other] { $space-exact }
     }
move-unscrew = { $seat } retire une technologie { $space-of } ({ $space-wants }).
    .choice = { $space-exact }
move-copy = { $seat } utilise { $place-the } chez { $rival }.
    .choice = { $place } chez { $rival }
move-lose = { $post-id ->
    [supply] { $seat } perd un colon de la réserve.
   *[other] { $seat } perd le colon qui est en { $post }.
 }
    .choice = { $post-id ->
        [supply] un colon de la réserve
       *[other] { $post }
     }

## Facts

fact-round_begins = La manche { $amount } commence.
fact-season_begins = Époque { $era } : c’est { $season-the }.
fact-era_begins = L’époque { $era } commence.
fact-narrates = L’histoire de l’époque { $era } est racontée.
fact-market_supplied = { $amount } × { $parcel } pour la place du marché.
    .item = { $amount ->
        [one] { $amount } { $parcel }
       *[other] { $amount } { $parcel-many }
     }
    .list = Arrivent sur la place du marché : { $list }.
fact-hunger_ends = Le Grenier commun est plein : la faim est finie.
fact-plague_ends = Le Remède est trouvé : la peste est finie.
fact-starts_in = { $seat } commence en { $area }.
fact-receives = { $amount ->
    [one] { $seat } reçoit { $amount } pièce ({ $reason }).
   *[other] { $seat } reçoit { $amount } pièces ({ $reason }).
 }
fact-pays = { $amount ->
    [one] { $seat } paie { $amount } pièce ({ $reason }).
   *[other] { $seat } paie { $amount } pièces ({ $reason }).
 }
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
fact-recalls = { $seat } rappelle { $follower-one } { $space-of }.
fact-recalls_fair = { $seat } rappelle { $follower-one } de la Foire.
fact-takes_back = { $seat } reprend { $parcel-one } du portail.
fact-takes_back_good = { $seat } reprend { $good-some } { $place-of }.
fact-plans = { $seat } place { $follower-one } { $space-at }.
    .item = { $space-fits ->
        [yes] { $follower } → { $space }
       *[no] { $follower } → { $space-exact }
     }
    .list = { $seat } planifie { $list }.
fact-plans_fair = { $seat } met { $follower-one } à la Foire.
fact-loads = { $seat } met { $parcel-one } sur le portail.
    .item = { $parcel-one }
    .list = { $seat } met { $list } sur le portail.
fact-supplies = { $seat } met { $good-some } { $place-at }.
fact-plan_done = { $seat } a terminé son plan.
fact-acts = { $seat } utilise { $place-the }.
fact-copies = { $seat } utilise { $place-the } chez { $player }.
fact-passes = { $seat } passe.
fact-recruits = { $seat } recrute { $follower-one }.
fact-settles = { $seat } s’installe en { $area }.
fact-ousts = { $seat } chasse { $player } de la région { $area }.
fact-withdraws = { $seat } retire le colon de la région { $area }.
fact-builds = { $seat } construit { $building-one } en { $area }.
fact-gains_good = { $seat } reçoit 1 { $good }.
fact-gives_good = { $seat } cède 1 { $good }.
fact-gains_technology = { $seat } reçoit une tuile Technologie.
fact-gains_tile = { $seat } prend la tuile Lieu { $place }.
fact-gains_place = { $seat } peut désormais utiliser { $place-the }.
fact-buys = { $seat } achète 1 { $good }.
fact-sells = { $seat } vend 1 { $good }.
fact-delivers = { $seat } livre 1 { $good }.
fact-feeds = { $seat } remet 1 { $good } comme denrée.
fact-sends = { $seat } envoie { $parcel-one } : « { $target } ».
fact-advances = { $seat } envoie { $parcel-one } (« { $target } ») pour changer d’époque.
fact-enters_era = { $seat } entre dans l’époque { $era }.
fact-gains_settlers = { $amount ->
    [one] { $amount } nouveau colon rejoint { $seat }.
   *[other] { $amount } nouveaux colons rejoignent { $seat }.
 }
fact-completes = { $seat } achève « { $target } ».
fact-returns_deed = « { $target } » revient en jeu.
fact-swaps = { $seat } échange { $given-some } contre { $wanted-some } avec { $player }.
fact-expels = { $seat } renvoie { $follower-one } chez { $player }.
fact-gains_fame = { $amount ->
    [one] { $seat } avance de { $amount } pas sur la piste de gloire, jusqu’à { $amount_2 }.
   *[other] { $seat } avance de { $amount } pas sur la piste de gloire, jusqu’à { $amount_2 }.
 }
fact-gains_citizen = { $amount ->
    [one] { $seat } a son premier citoyen.
   *[other] { $seat } a maintenant { $amount } citoyens.
 }
fact-strikes = { $seat } raye { $parcel-one } : « { $target } ».
fact-bathes = Du bain sort { $follower-one }.
fact-lodges = { $seat } place { $follower-one } { $space-at }.
fact-lodges_green = { $seat } met { $follower-one } sur la place du village.
fact-puts_back = { $seat } remet { $follower-one } dans le sac.
fact-installs = { $seat } pose une technologie { $space-at } ({ $space-wants }).
fact-unscrews = { $seat } retire une technologie { $space-of } ({ $space-wants }).
fact-loses_settler = { $post-id ->
    [supply] { $seat } perd un colon de la réserve.
   *[other] { $seat } perd le colon qui est en { $post }.
 }
fact-starves = { $amount ->
    [one] Il manque { $amount } denrée à { $seat }.
   *[other] Il manque { $amount } denrées à { $seat }.
 }
fact-uses_favorite = { $seat } cède une tuile Favori.
fact-dismissed = { $seat } est hors jeu à l’époque { $era } et ne fait plus que regarder.
fact-era_done = { $seat } a réussi l’époque { $era }.
fact-starting_player = { $seat } est premier joueur.
fact-crowned = { $seat } reçoit la couronne, avec une fortune de { $amount }.
fact-final_score = { $amount ->
    [one] { $seat } a { $amount } point.
   *[other] { $seat } a { $amount } points.
 }

## What closes a place

no-era = L’époque { $era } interdit ce Lieu : { $place }.
no-site = { $building-id ->
    [village] Vous ne contrôlez aucun terrain où construire un village.
    [fortress] Il n’y a aucune région que vous soyez seul à contrôler et qui n’ait pas de forteresse, ou il ne vous reste aucune forteresse.
   *[church] Vous ne contrôlez aucun village sans église, ou il ne reste aucune église.
 }
no-recruits = Il manque sur la place du marché : { $list }.
some-kind = { $follower }
no-area = Il n’y a aucune région où vous pourriez entrer.
no-supply = La place du marché n’en a pas.
no-bread = Il n’y a pas de pain dans la boîte.
