### Why a move is refused in The Cathedral of Orléans: no-… is the reason, try-… the nearest fix, ask-… what is wanted now, the rest are parts.

some-items = { $number ->
    [one] { $number } { $item }
   *[other] { $number } { $item-plural }
 }
some-follower = { $follower-one }
some-body = n’importe qui
some-action = { $action-at }
some-bag = { $bag-the }
some-place = { $place-at }
the-route = { $way-id ->
    [river] la rivière entre { $place } et { $place_2 }
   *[land] le chemin entre { $place } et { $place_2 }
 }

ask-draw = Piochez dans { $list }.
ask-place = Placez votre { $follower }.
ask-move = Déplacez votre bâtisseur par { $list }, ou abstenez-vous.
ask-stay = Renoncez à vous déplacer.
ask-take = Prenez { $item-the }, ou n’y touchez pas.
ask-deliver = { $number ->
    [one] Livrez jusqu’à { $number } objet, ou terminez.
   *[other] Livrez jusqu’à { $number } objets, ou terminez.
 }
ask-paint = Donnez une rosace contre un plan, ou abstenez-vous.
ask-send = Envoyez le moine dans le sac rouge ou le sac bleu.
ask-give = Dites dans quelle besace va la rosace.
ask-room = Dites ce que { $player } remet pour faire place ({ $item }) : { $list }.
ask-finish = Reposez-vous, ou terminez votre tour.
try-turn = C’est à { $player } de jouer.
try-homes = Votre { $follower } peut aller { $list }.

no-when = { $kind-id ->
    [draw] Vous piochez une fois, au début de votre tour.
    [place] On place un partisan après l’avoir pioché.
    [move] Votre bâtisseur se déplace par la Charrette ou la Barque.
    [take] Il n’y a rien à prendre maintenant.
    [swap] Il n’y a rien à échanger maintenant.
    [leave] Il n’y a rien à laisser maintenant.
    [deliver] On livre des objets sur la Place du marché.
    [paint] On donne une rosace à la Peinture sur verre.
    [refrain] Il n’y a rien à quoi renoncer maintenant.
    [done] Il n’y a rien à terminer maintenant.
    [send] On envoie un moine dans un sac en récompense.
   *[give] On donne une rosace en récompense.
 }
no-rest-turn = On ne se repose que pendant son propre tour.
no-place-first = Il faut d’abord placer votre { $follower }.
no-declining = Cela ne se refuse pas.
no-leaving = Votre besace a de la place : on ne renonce pas à la rosace.
no-rest-room = { $number ->
    [one] Votre besace n’est pas pleine : il y a place pour { $number } objet.
   *[other] Votre besace n’est pas pleine : il y a place pour { $number } objets.
 }
no-rest-handing = Dites d’abord ce qui est remis pour l’objet que vous donnez.
no-bag = { $bag-the } est vide.
no-action-monk = On n’utilise { $action-the } qu’avec un moine.
no-fit = Cette case { $action-of } accueille { $list }, pas { $follower-one }.
no-bell = La cloche a sonné.
no-room = { $follower-one } se trouve déjà sur cette case { $action-of }.
no-twin = Cette case { $action-of } est identique à une autre, libre, avant elle.
try-twin = Prenez la première libre : c’est la même chose.
no-way = { $way-id ->
    [river] La Barque ne prend que les rivières ; ceci est { $route }.
   *[land] La Charrette ne prend que les chemins ; ceci est { $route }.
 }
no-route-here = Votre bâtisseur est { $place-at }, où ne mène pas { $route }.
no-knapsack-room = Votre besace est pleine.
no-rosette-of = { $player } a une besace pleine de rosaces.
try-swap = Remettez quelque chose en échange ({ $list }), ou laissez l’objet.
no-swap-room = Votre besace a de la place ; rien n’a besoin d’être remis.
no-swap-item = Vous n’avez pas de { $item } à remettre.
no-swap-item-of = { $player } n’a pas de { $item } à remettre.
no-swap-same = Pour une rosace de la réserve, on ne remet pas de rosace.
try-knapsack = Vous avez { $list }.
try-knapsack-empty = Votre besace est vide.
no-item = Vous n’avez pas de { $item } dans votre besace.
no-self = On livre aux autres, pas à soi-même.
no-workshop = Votre bâtisseur est { $place-at }, où il n’y a pas d’atelier.
try-workshops = Les ateliers sont { $list }.
no-workshop-done = L’atelier { $place-of } a tout ce qu’il lui faut.
no-workshop-need = L’atelier n’a pas besoin de { $item }.
try-lacks = Il manque { $list }.
no-hour-glass = Le sablier de cette manche a tout ce qu’il lui faut.
try-next-round = Le prochain vient avec la manche suivante.
no-hour-glass-need = Le sablier n’a pas besoin de { $item }.
