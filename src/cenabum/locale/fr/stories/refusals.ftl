### Why a move is refused in Orléans Stories: no-… is the reason, try-… the nearest fix, ask-… what is wanted now, the rest are parts.

the-space = { $follower-id ->
    [any] la case { $place-of }
   *[other] la { $follower-space } { $place-of }
 }
some-follower = { $follower-one }
some-body = un partisan
some-good = { $good-some }
some-player = { $player }

ask = { $asked-id ->
    [start] Choisissez un village de départ.
    [plan] Placez des partisans, chargez le portail, ou terminez.
    [act] Utilisez un Lieu activé, envoyez une chose de votre portail, ou passez.
    [recruit] Choisissez qui recruter.
    [settle] Choisissez la région où entrer.
    [withdraw] Choisissez le colon qui se déplace.
    [build] Choisissez où construire.
    [tile] Choisissez une tuile Lieu, ou terminez.
    [trade] Achetez, vendez, ou terminez.
    [choose] Choisissez combien de fois.
    [deliver] Livrez une marchandise, ou terminez.
    [feed] Remettez une denrée.
    [take] Prenez du bois ou du pain, ou terminez.
    [swap] Échangez une marchandise, ou terminez.
    [expel] Renvoyez un partisan, ou terminez.
    [reward] Choisissez la gloire ou les pièces.
    [strike] Rayez un citoyen ou une case de tâche, ou terminez.
    [technology] Posez une technologie, ou terminez pour la garder.
    [unscrew] Choisissez la tuile Technologie à déplacer.
    [rescrew] Posez la tuile Technologie, ou terminez pour la garder.
    [copy] Choisissez une action d’un autre joueur.
    [lose] Choisissez le colon que vous perdez.
    [collect] Reprenez des choses, ou terminez.
    [bathe] Placez l’un des partisans sortis du bain.
    [lodge] Placez le partisan pioché, ou terminez pour le mettre sur la place du village.
    [extra] Piochez un partisan, ou prenez-en un sur la place du marché.
    [accept] Prenez un partisan, ou terminez.
   *[build_free] Construisez un village pour 1 bois, ou terminez.
 }
ask-draw = { $number ->
    [one] Piochez jusqu’à { $number } partisan.
   *[other] Piochez jusqu’à { $number } partisans.
 }
try-waiting = La table attend { $list }.

## The wrong time

no-out = Vous êtes hors jeu et regardez.
no-plan = Votre plan est terminé.
no-passed = Vous avez passé pour cette manche.
no-technology-now = On pose une technologie quand tous ont passé, ou après sa pioche et avant son plan.
no-technology-planned = La technologie vient avant votre plan, et une partie en est déjà posée.
try-unplan = Reprenez d’abord les étapes de votre plan, ou attendez la fin de la manche.
no-start-turn = On choisit les villages de départ dans l’ordre inverse.
no-when = Ce n’est pas ce qui est demandé maintenant.
no-food = On ne peut remettre que des denrées que l’on a.
no-copy = Le Corps de garde ne peut pas utiliser cette action.

## Drawing and planning

no-draw-era = Votre époque vous permet d’en piocher encore { $number } à cette manche.
try-draw = Piochez-en { $number } ou moins.
no-draw-room = La place du village n’a de la place que pour { $number }.
no-draw-bag = { $number ->
    [one] Votre sac ne contient que { $number } partisan.
   *[other] Votre sac ne contient que { $number } partisans.
 }
try-draw-fewer = Piochez-en moins.
no-recall-left = Chaque rappel remplace une pioche, et il n’en reste plus.
try-draw-none = N’en piochez aucun.
no-recall = Il n’y a là aucun partisan à vous, ou plus de place sur la place du village.
no-place = Vous n’avez pas { $place-the }.
no-follower-on-green = Il n’y a aucun { $follower } sur votre place du village.
no-follower-drawn = Il n’y a aucun { $follower } parmi les partisans piochés.
no-space = { $space } est occupée.
no-monk-space = Seul un moine peut se tenir sur { $space }.
no-fit = Un { $follower } ne peut pas se tenir sur { $space }.
try-fit = Il y faut un { $follower } ou un moine.
no-twin = La case identique voisine s’occupe d’abord.
no-fair-twice = Un { $follower } s’y trouve déjà ; il n’y en a pas deux de la même sorte.
no-fair-follower = Il n’y a aucun { $follower } à y mettre.
no-portal-room = Toutes les cases de votre portail sont occupées.
try-send = Faites d’abord un envoi.
no-good = Vous n’avez pas de { $good }.
no-technology = Vous n’avez aucune tuile Technologie dans votre réserve.
no-coins = { $number ->
    [0] Vous n’avez aucune pièce.
    [one] Vous avez { $number } pièce.
   *[other] Vous avez { $number } pièces.
 }
try-more = Il en faut encore { $number }.
no-bakery-room = { $number ->
    [one] La Boulangerie prend jusqu’à { $number } blé.
   *[other] La Boulangerie prend jusqu’à { $number } blés.
 }
no-bakery-again = Vous avez repris du blé à la Boulangerie pendant cette planification ; on n’y en remet pas.
no-goods-space = { $place-the } n’a pas de case pour des marchandises.
no-wood-twice = Il y a déjà du bois { $place-at }.
try-wood = Les forêts et le marché donnent du bois.
no-technology-monk = Une technologie ne remplace jamais un moine.
no-technology-place = On ne pose jamais de technologie { $place-at }.
no-technology-single = { $place-the } n’a qu’une case d’action.
no-technology-twice = Il y a déjà une technologie { $place-at }.
no-technology-space = { $space } n’est pas une case vide à vous.

## Actions

try-era = Il attend une autre époque.
no-full = Ce Lieu n’est pas activé : { $place }.
try-missing = Il y faut encore { $list }.
no-wood = Il n’y a pas de bois { $place-at }.
try-wood-planning = Mettez-l’y pendant la planification.
no-building = { $building-id ->
    [village] On construit un village sur un terrain que l’on contrôle.
    [fortress] On construit une forteresse dans une région que l’on est seul à contrôler et qui n’en a pas.
   *[church] On construit une église dans un village que l’on contrôle et qui n’en a pas.
 }
no-baking = Il n’y a pas de blé à la Boulangerie, ou plus de pain dans la boîte.
no-effect = Ce Lieu ne ferait rien maintenant : { $place }.
no-parcel = Il n’y a pas { $parcel-of } sur votre portail.
try-load = Chargez-le pendant la planification.
no-task-now = « { $target } » n’est pas la tâche de cette époque.
no-task-need = « { $target } » ne demande pas, ou plus, { $parcel-of }.
no-deed-open = « { $target } » n’est pas en jeu.
no-deed-space = « { $target } » n’a pas de case libre pour { $parcel-one }.
no-advance-alone = Tous les joueurs entrent ensemble dans une époque.
no-advance-twice = Vous êtes déjà entré dans une époque à cette manche.
try-next-round = Continuez à la manche suivante.
no-era-left = Il n’y a plus d’époque.
no-areas = { $number ->
    [one] Vous contrôlez { $number } région.
   *[other] Vous contrôlez { $number } régions.
 }
no-citizens = { $number ->
    [one] Vous avez { $number } citoyen.
   *[other] Vous avez { $number } citoyens.
 }
no-harbor = Votre port n’est pas achevé.
try-harbor = Envoyez ce qu’il demande encore.
no-food-due = Vous avez { $number } des { $due } denrées demandées.
no-coins-due = Vous avez { $number } des { $due } pièces demandées.
no-advance-deed = Pour changer d’époque, il faut une autre œuvre que l’Alchimie.
no-follower-left = La place du marché n’a plus de partisan de cette sorte : { $follower }.
no-follower-offered = Ce partisan n’est pas proposé ici : { $follower }.
no-starting-village = Ce n’est pas un village de départ libre.
no-own-area = Cette région est déjà à vous.
no-neighbour = Ce n’est pas une région voisine des vôtres.
no-fortress = Une forteresse protège la région.
no-protected = Son propriétaire est protégé à l’époque V.
no-occupied = Un autre joueur tient la région.
try-knight = Un chevalier peut conquérir un terrain.
no-conquest = Un seul chevalier ne conquiert que des terrains.
try-knights = Deux chevaliers prennent un village.
no-such-tile = Cette tuile n’est pas disponible : { $place }.
no-category = Votre époque ne propose pas encore la catégorie de cette tuile : { $place }.
no-good-left = La place du marché n’a pas de { $good }.
no-price = { $good-the } coûte { $price }, et vous avez { $number }.
no-second-kind = On ne livre qu’une sorte de marchandise par manche.
