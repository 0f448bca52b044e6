### The table of The Cathedral of Orléans: what stands on it, and what its things say about themselves when they are asked.

cathedral = La cathédrale
cathedral-built = { $number ->
    [one] { $number } section de la cathédrale sur { $needed } est construite
   *[other] { $number } sections de la cathédrale sur { $needed } sont construites
  }
cathedral-tab-town = Ville
cathedral-tab-map = Carte
cathedral-tab-cathedral = Cathédrale
cathedral-tab-log = Plus
town = La ville
area-red = Quartier rouge
area-blue = Quartier bleu
town-space = { $place } : libre pour { $follower }
town-space-holds = { $place } : { $follower }
bag-left = { $bag } : { $number ->
    [one] { $number } partisan
   *[other] { $number } partisans
  }
bell-note = Sonne la fin de la manche.
does-here-cart = Charrette
does-here-boat = Barque
does-here-market = Marché
does-here-foundry = Verrerie
does-here-painting = Peinture
does-here-festival = Fête
does-here-bell = Clocher
verb-draw = piocher
verb-cart = voyager
verb-boat = naviguer
verb-market = livrer
verb-foundry = couler une rosace
verb-painting = donner une rosace
verb-festival = un événement
verb-bell = finir la manche
knapsacks = Besaces
knapsack-full = pleine
knapsack-of = Besace ({ $seat }) : { $number } sur { $most }
knapsack-short = Besace : { $seat }
pick-item = Prendre : { $item }
give-here = À { $seat }
builder-of = Bâtisseur : { $seat }
workshop-done = Atelier ({ $place }) : terminé
workshop-lacks = Atelier ({ $place }), manque encore : { $goods }
hour-glass-lacks = Sablier de cette manche, manque encore : { $goods }
hour-glass-full = Sablier : terminé
open-order = Commande ouverte
no-order = Aucune commande n’est ouverte.
pile-blueprints = Plans restants
pile-events = Événements restants
pile-rosettes = Rosaces restantes
pile-monks = Moines restants
to-knapsack = à { $seat }
to-workshop = à l’atelier
to-hour_glass = au sablier
swap-for = remettre : { $item }
take-it = prendre : { $item }
rest = Se reposer
paint-for-nothing = Donner la rosace
hint-ally = Que feriez-vous ?
hint-can-told = Tout ce qui brille peut être choisi.
hint-wait = C’est à { $seat } de jouer.
ally-thinks = Laissez-moi réfléchir…
ally-would = Je choisirais « { $move } ».
ally-knows-not = Je ne sais pas non plus.
leads-bag = { $number ->
    [one] le dernier du sac
   *[other] 1 sur { $number }, au hasard
  }
leads-blueprint = { $number ->
    [one] retourne le dernier plan
   *[other] retourne l’un des { $number } plans
  }
leads-event = { $number ->
    [one] révèle le dernier événement
   *[other] révèle l’un des { $number } événements
  }
leads-lacks = manquera : { $goods }
leads-knapsack = { $number } sur { $most } dans la besace
leads-leave = il reste là
leads-refrain = l’action n’est pas utilisée
leads-done = plus rien n’est livré
leads-finish = la besace reste pleine
place-how = Choisissez une case éclairée : elle dit ce qu’elle ferait maintenant.
knapsack-yours = vous
matters-here-now = Vous êtes à un atelier et portez ce qui lui manque : livrez-le maintenant.
matters-bring-glass-now = { $number ->
    [one] Il ne manque au sablier que { $number } objet, et vous le portez : livrez-le maintenant.
   *[other] Il manque au sablier { $number } objets, et vous en portez : livrez-les maintenant.
  }
matters-over = La partie est terminée.
matters-full = Votre besace est pleine : vous pouvez vous reposer et obtenir un plan.
matters-here = Vous êtes à un atelier et portez ce qui lui manque : une Place du marché serait utile.
matters-bring-glass = { $number ->
    [one] Il ne manque au sablier que { $number } objet, et vous le portez. Livrez-le à la Place du marché.
   *[other] Il manque au sablier { $number } objets, et vous en portez. Livrez-les à la Place du marché.
  }
matters-journey = Une commande est ouverte : quelqu’un devrait se rendre { $place-at }.
matters-meeting = Une commande est ouverte : { $number } bâtisseurs devraient se rencontrer.
matters-treasure = Une commande est ouverte : { $number } rosaces dans une besace.
matters-glass-soon = La manche est presque finie, et il manque encore au sablier { $number ->
    [one] { $number } objet.
   *[other] { $number } objets.
  }
matters-rosette = Vous portez une rosace : un moine à la Peinture sur verre en fait un plan.
matters-workshop = Vous portez beaucoup de ce qui manque à un atelier : { $place }.
matters-gather = { $number ->
    [one] Encore { $number } section ! Ramassez des marchandises : une besace pleine fait un plan.
   *[other] Encore { $number } sections. Ramassez des marchandises : une besace pleine fait un plan.
  }
point = Montrer
points-at = { $seat } montre :
thing-hour_glass = sablier
thing-order = commande ouverte
thing-cathedral = la cathédrale
thing-blueprints = plans
thing-events = événements
thing-rosettes = rosaces
thing-monks = moines
finish-won = Vous avez bâti la cathédrale !
finish-won-story = { $round ->
    [1] Dès la première manche, le toit est posé. Les cloches sonnent au-dessus de la Loire, et les vitraux étincellent.
    [2] Le toit est posé avant même la dernière manche. Les cloches sonnent au-dessus de la Loire, et les vitraux étincellent.
   *[other] Le toit est posé, juste à temps. Les cloches sonnent au-dessus de la Loire, et les vitraux étincellent.
  }
finish-lost = Inachevée, cette fois
finish-lost-story = { $number ->
    [0] Le terrain est prêt pour les bâtisseurs qui viendront après vous. Les cathédrales demandent du temps.
    [one] { $number } section sur { $needed } est debout. Les cathédrales demandent du temps : les prochains bâtisseurs continueront d’ici.
   *[other] { $number } sections sur { $needed } sont debout. Les cathédrales demandent du temps : les prochains bâtisseurs continueront d’ici.
  }

## The sections, in their order
section-1 = le parvis
section-2 = les portails
section-3 = la galerie
section-4 = la grande rosace
section-5 = la tour nord
section-6 = la tour sud
section-7 = les beffrois
section-8 = le toit

## Help on every thing
times = { $number } × { $thing }
help-bag-closed = Piochez-y un partisan. Personne ne peut regarder dedans : tâchez de vous rappeler qui y est entré.
help-bag-open = Piochez-y un partisan. L’aide-mémoire montre qui s’y trouve, puisque chacun l’a vu.
help-bag-left = { $number ->
    [one] Il contient { $number } partisan.
   *[other] Il contient { $number } partisans.
  }
help-bag-kind = { $follower } : { $number } sur { $all } – { $actions }
help-bag-bell = { $number } sur { $all } ne trouveraient que le Clocher.
help-other-bag = Il est vide : piochez dans l’autre.
help-journey = vers { $place }, en chemin : { $item }
help-journey-bare = vers { $place }
help-festival-now = Encore à venir : { $list }.
help-festival-gift = { $number } × { $reward }
help-festival-orders = { $number ->
    [one] { $number } commande
   *[other] { $number } commandes
  }
help-bell-last = C’est la dernière manche : la partie serait terminée.
help-bell-now = { $number ->
    [0] Aucune autre case n’est libre.
    [one] { $number } case resterait inutilisée.
   *[other] { $number } cases resteraient inutilisées.
  }
help-bell-kind = { $number } × { $follower }
help-player = { $player }
help-market-workshop = { $number ->
    [one] Vous portez { $number } objet pour l’atelier où vous êtes.
   *[other] Vous portez { $number } objets pour l’atelier où vous êtes.
  }
help-market-glass = { $number ->
    [one] Vous portez { $number } objet pour le sablier.
   *[other] Vous portez { $number } objets pour le sablier.
  }
help-market-players = Vous pouvez donner des objets à : { $list }.
help-foundry-now = Une rosace va dans votre besace ; reste : { $number }.
help-foundry-full = Votre besace est pleine : pour la rosace, il faut un échange.
help-painting-now = Votre rosace devient un plan.
town-taken = tout est pris
help-all-taken = Toutes ses cases sont occupées pour cette manche.
help-space-taken = Un { $follower } s’y trouve jusqu’à la fin de la manche.
help-space-takes = { $any ->
    [true] Une case pour : { $takes }.
   *[other] Une case pour : { $takes }. Les moines vont partout.
  }
help-space-wrong = Le { $follower } ne peut pas aller ici.
help-route-land = Un chemin : la Charrette y mène votre bâtisseur.
help-route-river = Une rivière : la Barque y mène votre bâtisseur.
help-route-item = Il y a ici : { $item }. Qui passe peut s’en saisir.
help-route-empty = Il n’y a rien ici jusqu’à la prochaine manche.
help-route-near = Vous mène vers { $place }.
help-route-far = Votre bâtisseur est ailleurs : { $place }.
help-order-lacks = Manque encore : { $goods }.
help-order-gives = Rapporte : { $rewards }.
help-order-carried = { $number ->
    [one] Vous en portez { $number } objet.
   *[other] Vous en portez { $number } objets.
  }
help-order-other = { $number ->
    [one] { $seat } en porte { $number } objet.
   *[other] { $seat } en porte { $number } objets.
  }
help-workshop = Atelier : { $place }
help-workshop-what = Livrez ici par le Marché, tant que votre bâtisseur y est. Les objets restent d’une manche à l’autre.
help-workshop-done = Sa commande est honorée. Bien bâti !
help-workshop-far = { $number ->
    [one] Votre bâtisseur est à { $number } pas.
   *[other] Votre bâtisseur est à { $number } pas.
  }
help-glass-what = Livrez ici par le Marché, de n’importe où. Il est perdu quand la cloche sonne.
help-glass-done = { $left ->
    [0] Il est honoré, et c’était le dernier.
   *[other] Il est honoré. Le prochain vient avec la manche suivante.
  }
help-glass-free = { $free ->
    [0] Aucune case n’est libre en ville : la cloche vient ensuite.
    [one] { $free } case est encore libre en ville avant la cloche.
   *[other] { $free } cases sont encore libres en ville avant la cloche.
  }
help-no-order = La Fête peut en révéler une.
help-order-reward = Honorée, elle rapporte un plan aussitôt. Une nouvelle commande la remplacerait.
help-order-steps = { $number ->
    [0] { $player } y est ({ $place }).
    [one] { $player } est à { $number } pas.
   *[other] { $player } est à { $number } pas.
  }
help-order-rosettes = { $number ->
    [0] { $player } n’a pas de rosace.
    [one] { $player } a { $number } rosace.
   *[other] { $player } a { $number } rosaces.
  }
help-place-what = Un endroit de la carte.
help-place-workshop = Un endroit qui a un atelier.
help-place-builders = Ici : { $seats }.
help-place-order = La commande ouverte demande un bâtisseur ici.
help-place-steps = { $number ->
    [one] Votre bâtisseur est à { $number } pas.
   *[other] Votre bâtisseur est à { $number } pas.
  }
help-knapsack-what = Elle contient { $number } objets. Pleine, elle peut être changée en un plan par un repos, au tour de qui la porte.
help-knapsack-holds = { $goods }
help-knapsack-none = Elle est vide.
help-knapsack-rest = Elle est pleine : un repos rapporte un plan.
help-knapsack-empties = Elle est pleine : un repos la vide. Il ne reste plus de plan.
help-knapsack-glass = { $number ->
    [one] { $number } objet est demandé par le sablier.
   *[other] { $number } objets sont demandés par le sablier.
  }
help-knapsack-shop = { $number ->
    [one] { $number } objet est demandé ailleurs : { $place }.
   *[other] { $number } objets sont demandés ailleurs : { $place }.
  }
help-knapsack-room = { $number ->
    [one] Encore de la place pour { $number }.
   *[other] Encore de la place pour { $number }.
  }
help-pile-blueprints = Un plan est retourné et donne ce qu’il montre.
help-pile-still = Encore face cachée : { $things }.
help-pile-events = La Fête révèle le prochain.
help-pile-rosettes = Des rosaces de verre que personne n’a encore.
help-pile-monks = Des moines qu’une récompense peut envoyer dans un sac.
help-pile-left = Reste : { $number }.
help-next-section = Ensuite : { $section }.
help-sections-come = Les sections viennent des ateliers, des sabliers et des plans.
help-rounds = Après la manche { $rounds }, l’évêque est là : la cathédrale doit être debout.
help-hint-can = Montre tout ce qui peut être choisi maintenant.
help-hint-matters = Dit ce qui presse le plus pour vous.
help-hint-ally = Montre ce que ferait un allié, et pourquoi.
help-point = Touchez ensuite une chose, et chacun voit ce que vous voulez dire. Cela ne choisit rien.

## What just happened, in few words
happened-round = Manche { $round } sur { $rounds }
happened-bell = La cloche sonne !
more = Plus

## Keys and the end
key-bags = 1, 2
key-bags-does = piocher dans le sac rouge ou le sac bleu
key-hints = j, k, l
key-hints-does = conseils : que puis-je faire, qu’est-ce qui presse, que feriez-vous
key-point = p
key-point-does = montrer quelque chose
key-done = d
key-done-does = terminer, laisser, ou rester
stay-here = Rester ici
finish-tally = { $delivered ->
    [one] { $delivered } objet livré
   *[other] { $delivered } objets livrés
  } · { $blueprints ->
    [one] { $blueprints } plan
   *[other] { $blueprints } plans
  } · { $steps ->
    [one] { $steps } voyage
   *[other] { $steps } voyages
  }
all-rules = Toutes les règles
pile-goods = Marchandises dans le sac noir
help-pile-goods = À la manche suivante, elles viennent sur les cases vides de la carte.
help-bell-gone = Partis pour de bon : { $list }.
thing-goods = sac noir
