### The Cathedral of Orléans in French. How messages are found: see kernel/language.py.

title = La Cathédrale d’Orléans

## Followers, goods, bags

follower-knight = chevalier
    .one = un chevalier
    .plural = chevaliers
    .the = le chevalier
follower-fisherman = pêcheur
    .one = un pêcheur
    .plural = pêcheurs
    .the = le pêcheur
follower-farmer = fermier
    .one = un fermier
    .plural = fermiers
    .the = le fermier
follower-trader = commerçant
    .one = un commerçant
    .plural = commerçants
    .the = le commerçant
follower-monk = moine
    .one = un moine
    .plural = moines
    .the = le moine
item-wood = bois
    .one = du bois
    .the = le bois
    .plural = bois
item-stone = pierre
    .one = de la pierre
    .the = la pierre
    .plural = pierres
item-bread = pain
    .one = du pain
    .the = le pain
    .plural = pains
item-rosette = rosace
    .one = une rosace
    .the = la rosace
    .plural = rosaces
bag-red = sac rouge
    .the = le sac rouge
    .of = du sac rouge
bag-blue = sac bleu
    .the = le sac bleu
    .of = du sac bleu

## The town

action-cart = Charrette
    .the = la Charrette
    .at = sur la Charrette
    .of = de la Charrette
action-red_market = Place du marché (rouge)
    .the = la Place du marché rouge
    .at = sur la Place du marché rouge
    .of = de la Place du marché rouge
action-foundry = Verrerie
    .the = la Verrerie
    .at = à la Verrerie
    .of = de la Verrerie
action-red_festival = Place des fêtes (rouge)
    .the = la Place des fêtes rouge
    .at = sur la Place des fêtes rouge
    .of = de la Place des fêtes rouge
action-boat = Barque
    .the = la Barque
    .at = sur la Barque
    .of = de la Barque
action-blue_market = Place du marché (bleue)
    .the = la Place du marché bleue
    .at = sur la Place du marché bleue
    .of = de la Place du marché bleue
action-painting = Peinture sur verre
    .the = la Peinture sur verre
    .at = à la Peinture sur verre
    .of = de la Peinture sur verre
action-blue_festival = Place des fêtes (bleue)
    .the = la Place des fêtes bleue
    .at = sur la Place des fêtes bleue
    .of = de la Place des fêtes bleue
action-bell_tower = Clocher
    .the = le Clocher
    .at = au Clocher
    .of = du Clocher
sort-knight = chevalier
sort-fisherman = pêcheur
sort-farmer = fermier
sort-trader = commerçant
sort-monk = moine
sort-any = tous
sort-knight_or_fisherman = chevalier ou pêcheur
sort-knight_or_farmer = chevalier ou fermier
sort-knight_or_trader = chevalier ou commerçant
sort-fisherman_or_farmer = pêcheur ou fermier
sort-fisherman_or_trader = pêcheur ou commerçant
sort-farmer_or_trader = fermier ou commerçant
space = { $action }
    .parts = action sort
    .exact = { $action } : { $sort }
    .at = { $action-at }

## The map

place-orleans = Orléans
    .at = à Orléans
    .of = d’Orléans
place-chartres = Chartres
    .at = à Chartres
    .of = de Chartres
place-le_mans = Le Mans
    .at = au Mans
    .of = du Mans
place-vendome = Vendôme
    .at = à Vendôme
    .of = de Vendôme
place-blois = Blois
    .at = à Blois
    .of = de Blois
place-tours = Tours
    .at = à Tours
    .of = de Tours
place-chinon = Chinon
    .at = à Chinon
    .of = de Chinon
place-chateauroux = Châteauroux
    .at = à Châteauroux
    .of = de Châteauroux
place-bourges = Bourges
    .at = à Bourges
    .of = de Bourges
place-nevers = Nevers
    .at = à Nevers
    .of = de Nevers
place-briare = Briare
    .at = à Briare
    .of = de Briare
place-montargis = Montargis
    .at = à Montargis
    .of = de Montargis
route = { $joint ->
    [wave] rivière { $place } – { $place_2 }
   *[other] chemin { $place } – { $place_2 }
 }
    .parts = place place
    .by = { $joint ->
        [wave] par la rivière
       *[other] par voie de terre
     }
    .the = { $joint ->
        [wave] la rivière { $place } – { $place_2 }
       *[other] le chemin { $place } – { $place_2 }
     }
way-land = par voie de terre
way-river = par la rivière
origin-route = en chemin
origin-foundry = à la Verrerie

## Tiles

workshop-workshop_1 = Atelier 1
workshop-workshop_2 = Atelier 2
workshop-workshop_3 = Atelier 3
workshop-workshop_4 = Atelier 4
workshop-workshop_5 = Atelier 5
workshop-workshop_6 = Atelier 6
workshop-workshop_7 = Atelier 7
workshop-workshop_8 = Atelier 8
hour_glass-hour_glass_1 = Sablier 1
hour_glass-hour_glass_2 = Sablier 2
hour_glass-hour_glass_3 = Sablier 3
hour_glass-hour_glass_4 = Sablier 4
hour_glass-hour_glass_5 = Sablier 5
hour_glass-hour_glass_6 = Sablier 6
event-rosette = Don d’une rosace
event-monk = Un moine arrive
event-journey_1 = Voyage
event-journey_2 = Voyage
event-journey_3 = Voyage
event-meeting = Rencontre
event-treasure = Trésor
reward-section = section de la cathédrale
    .one = une section de la cathédrale
reward-rosette = rosace
    .one = une rosace
reward-monk = moine
    .one = un moine
reward-blueprint = plan
    .one = un plan
target-workshop = atelier
    .to = à l’atelier
target-hour_glass = sablier
    .to = au sablier
target-player_1 = joueur 1
    .to = au joueur 1
target-player_2 = joueur 2
    .to = au joueur 2
target-player_3 = joueur 3
    .to = au joueur 3
target-player_4 = joueur 4
    .to = au joueur 4
target-seat = { $name }
    .to = à { $name }
player-player_1 = joueur 1
player-player_2 = joueur 2
player-player_3 = joueur 3
player-player_4 = joueur 4
source-sections = Sections

## What actions do, and what events ask for

does-cart = Votre bâtisseur suit un chemin jusqu’au prochain endroit.
does-boat = Votre bâtisseur suit une rivière jusqu’au prochain endroit.
does-market = { $number ->
    [one] Livrez { $number } objet de votre besace.
   *[other] Livrez jusqu’à { $number } objets de votre besace.
 }
does-foundry = Seulement pour les moines : vous recevez une rosace de verre.
does-painting = Seulement pour les moines : donnez une rosace contre un plan.
does-festival = Révèle un événement : un don aussitôt, ou une commande qui rapporte un plan. A toujours lieu.
does-bell = Finit la manche aussitôt. Son partisan quitte le jeu. Sonnez le plus tard possible.
idle-cart = Aucun chemin ne part { $place-of }.
idle-boat = Aucune rivière ne passe { $place-at }.
idle-market = Votre besace est vide.
idle-foundry = Il ne reste plus de rosace.
idle-painting = Vous ne portez pas de rosace.
idle-blueprints = Il ne reste plus de plan.
idle-festival = Il ne reste plus d’événement : il ne se passerait rien.
asks-gift = Aussitôt : { $reward-one }.
asks-journey = Quelqu’un se rend { $place-at }.
asks-meeting = { $number } bâtisseurs se rencontrent.
asks-treasure = { $number } rosaces dans une besace.

## Settings

setting-level = Niveau
    .help = La difficulté de la partie.
setting-level-normal = normal
    .help = Plus de moines sont au départ dans les sacs.
setting-level-expert = expert
    .help = Moins de moines sont au départ dans les sacs.
setting-memory_aid = Aide-mémoire
    .help = Si chacun peut consulter le contenu des sacs.
setting-memory_aid-no = non
    .help = Il faut se souvenir du contenu des sacs.
setting-memory_aid-yes = oui
    .help = La table montre le contenu des sacs.

## What is wanted of you now

decision-draw = Piochez un partisan : dans quel sac ?
decision-place = Placez le { $follower } sur une case libre.
decision-move = Déplacez votre bâtisseur { $way }, ou restez.
decision-take = Prendre { $item-the } { $origin } ?
decision-deliver = { $number ->
    [one] Livrez encore { $number } objet, ou terminez.
   *[other] Livrez jusqu’à { $number } objets, ou terminez.
 }
decision-paint = { $number ->
    [0] Il ne reste aucun plan. Donner tout de même une rosace ?
   *[other] Donner une rosace contre un plan ?
 }
decision-send = Dans quel sac va le moine ?
decision-give = Dans quelle besace va la rosace ?
decision-finish = { $number ->
    [0] Votre besace est pleine : reposez-vous (il ne reste aucun plan), ou terminez votre tour.
   *[other] Votre besace est pleine : reposez-vous, ou terminez votre tour.
 }
decision-room = Cette besace est pleine : quel objet est remis pour faire place ? ({ $item })

## Moves

move-draw = { $seat } pioche dans { $bag-the }.
    .choice = { $bag }
move-place = { $seat } place le partisan : { $space-exact }.
    .choice = { $space-exact }
move-move = { $seat } prend { $route-the }.
    .choice = { $route }
move-take = { $seat } prend ce qui s’y trouve.
    .choice = Prendre l’objet
move-swap = { $seat } remet { $item-one } en échange.
    .choice = Remettre { $item-one } en échange
move-leave = { $seat } laisse l’objet.
    .choice = Laisser l’objet
move-deliver = { $seat } livre { $item-one } { $target-to }.
    .choice = { $item } → { $target }
move-paint = { $seat } donne une rosace contre un plan.
    .choice = Rosace → plan
move-refrain = { $seat } s’abstient.
    .choice = S’abstenir
move-done = { $decision ->
    [finish] { $seat } termine son tour.
   *[other] { $seat } ne livre plus rien.
 }
    .choice = { $decision ->
        [finish] Terminer le tour
       *[other] Terminer
     }
move-rest = { $seat } se repose.
    .choice = Se reposer : besace entière → plan
move-send = { $seat } envoie le moine dans { $bag-the }.
    .choice = Moine → { $bag }
move-give = { $seat } donne la rosace à { $player }.
    .choice = Rosace → { $player }

## What happened

fact-lays_workshop = { $workshop } se trouve { $place-at }.
    .item = { $workshop } { $place-at }
    .list = Les ateliers : { $list }.
fact-lays_rosette = Une rosace se trouve sur { $route-the }.
fact-lays_goods = { $amount ->
    [0] Aucune marchandise n’est posée.
    [one] { $amount } marchandise est posée sur la carte.
   *[other] { $amount } marchandises sont posées sur la carte.
 }
fact-goods_short = { $amount ->
    [one] Le sac noir est vide ; { $amount } case reste vide.
   *[other] Le sac noir est vide ; { $amount } cases restent vides.
 }
fact-starts_with = { $seat } commence avec { $item-one }.
fact-round_begins = La manche { $amount } commence. { $hour_glass } est révélé.
fact-draws = { $seat } pioche { $follower-one } dans { $bag-the }.
fact-places = { $seat } place { $follower-one } { $space-at }.
fact-refrains = { $seat } n’y fait rien.
fact-moves = { $seat } voyage { $route-by } et arrive { $place-at }.
fact-takes = { $seat } prend { $item-one }.
fact-leaves = { $seat } laisse { $item-the }.
fact-swaps = { $seat } remet { $item-one } et prend { $item_2-one }.
fact-casts = { $seat } prend une nouvelle rosace à la Verrerie.
fact-delivers = { $seat } livre { $item-one } { $target-to }.
fact-hands = { $seat } donne { $item-one } à { $player }.
fact-makes_room = { $seat } remet { $item-one } pour faire place.
fact-completes_workshop = { $seat } honore la commande de l’atelier { $place-of } ({ $workshop }).
fact-completes_hour_glass = { $seat } honore la commande du sablier ({ $hour_glass }).
fact-paints = { $seat } donne une rosace à la Peinture sur verre.
fact-gift = { $seat } révèle un événement : { $event }.
fact-order = { $event-id ->
    [meeting] { $seat } révèle une commande : des bâtisseurs au même endroit.
    [treasure] { $seat } révèle une commande : des rosaces dans une même besace.
   *[other] { $seat } révèle une commande : un bâtisseur { $place-at }.
 }
fact-order_replaced = { $event-id ->
    [meeting] La commande des bâtisseurs réunis disparaît.
    [treasure] La commande des rosaces disparaît.
   *[other] La commande d’un bâtisseur { $place-at } disparaît.
 }
fact-fulfils_order = { $event-id ->
    [meeting] Des bâtisseurs se sont rencontrés : la commande est honorée.
    [treasure] Les rosaces sont dans une même besace : la commande est honorée.
   *[other] Un bâtisseur est { $place-at } : la commande est honorée.
 }
fact-no_event = Il ne reste plus d’événement.
fact-builds = La section { $amount } de la cathédrale est construite.
fact-blueprint = { $seat } retourne un plan : { $reward-one }.
fact-no_blueprint = Il ne reste plus de plan.
fact-keeps_rosette = { $seat } reçoit une rosace.
fact-gives_rosette = { $seat } met une rosace dans la besace que porte { $player }.
fact-no_rosette = Il ne reste plus de rosace dans la réserve.
fact-sends_monk = { $seat } envoie un moine dans { $bag-the }.
fact-no_monk = Il ne reste plus de moine dans la réserve.
fact-rests = { $seat } se repose et vide sa besace.
fact-leaves_game = La cloche sonne. Le { $follower } du Clocher quitte le jeu.
fact-returns = Retour dans { $bag-the } : { $amount ->
    [one] { $follower-one }
   *[other] { $amount } { $follower-plural }
 }.
    .item = { $amount ->
        [one] { $follower-one }
       *[other] { $amount } { $follower-plural }
     } ({ $bag })
    .list = Retournent dans les sacs : { $list }.
fact-hour_glass_lost = { $hour_glass } n’a pas été honoré et il est perdu.
fact-won = Le toit est posé : vous avez bâti la cathédrale ensemble !
fact-lost = { $amount ->
    [one] La dernière manche s’achève avec { $amount } section. Vous avez perdu ensemble.
   *[other] La dernière manche s’achève avec { $amount } sections. Vous avez perdu ensemble.
 }
