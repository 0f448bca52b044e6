### Trade & Intrigue at the table of Orléans: orders, boards, bargains, events.

orders = Commandes ouvertes
orders-none = Aucune commande n’est ouverte.
orders-pile = { $number ->
    [0] plus aucune commande à venir
    [one] encore { $number } commande à venir
   *[other] encore { $number } commandes à venir
  }
order-card = { $points ->
    [one] { $town } : contre { $goods }, { $points } point.
   *[other] { $town } : contre { $goods }, { $points } points.
  }
order-ready = Vous pouvez livrer maintenant, juste après une action.
order-ready-short = livrer
order-missing = { $goods ->
    [0] Vous avez les marchandises ;
    [one] Il vous manque { $goods } marchandise ;
   *[other] Il vous manque { $goods } marchandises ;
  } { $far ->
    [0] votre marchand est sur place.
    [one] votre marchand est à { $far } voyage.
   *[other] votre marchand est à { $far } voyages.
  }
order-lacks-short = −{ $goods }
order-goods-there = toutes les marchandises sont là
order-journeys = voyages pour votre marchand
order-merchant-there = votre marchand est sur place
order-mark = { $points ->
    [one] { $town } a une commande qui vaut { $points } point
   *[other] { $town } a une commande qui vaut { $points } points
  }
order-done = { $points ->
    [one] { $town } ({ $points } point)
   *[other] { $town } ({ $points } points)
  }
orders-fulfilled = { $number ->
    [one] { $number } commande honorée, { $points } points
   *[other] { $number } commandes honorées, { $points } points
  }
deliver-title = Livrer une commande ?
deliver-do = { $points ->
    [one] Livrer pour { $points } point : { $town }
   *[other] Livrer pour { $points } points : { $town }
  }
deliver-goods = quittent le jeu
deliver-pass = Vous passez alors : c’est votre dernière action de la manche.
deliver-not = Ne pas livrer
board-new-deeds = Nouvelles œuvres de bienfaisance
board-intrigue = Intrigue
board-closed = { $deed } : ne sert pas à si peu de joueurs
board-closed-why = pas à deux joueurs
board-covered = couverte : ne sert pas à si peu de joueurs
board-complete = complet
board-technology = { $number ->
    [one] { $number } tuile Technologie est ici
   *[other] { $number } tuiles Technologie sont ici
  }
for-each = pour chaque partisan
for-last = pour le partisan de la dernière case
bonus-bag = piocher un partisan et le placer
bonus-boatman = voyager par voie d’eau
bonus-tile = une tuile Lieu
bonus-tech = une tuile Technologie
bonus-act = une action au choix parmi les vôtres
bonus-station = un comptoir là où est votre marchand
bonus-goods = une marchandise au choix
send-who = À envoyer :
prompt-send-intrigue = Envoyez des partisans aux personnages : prenez-en un à l’Hôtel de ville, puis une case éclairée. Qui est frappé peut vous offrir un pot-de-vin.
closed-no-stopped = hors service à cette manche
closed-no-sabotaged = Sabotage : technologie
closed-no-banned = { $event } : pas { $profession-of_many }
closed-no-exchange = pas de { $good } à donner
closed-help-brasserie-empty = plus rien dessus
bribe-title = Une négociation
bribe-offers = { $target } offre :
bribe-accept = Accepter et épargner { $target }
bribe-refuse = Refuser
bribe-your-offer = Ce que vous offrez
bribe-make = L’offrir à { $by }
bribe-nothing = Ne rien offrir
bribe-wait-offer = { $target } peut offrir quelque chose pour s’en préserver.
bribe-wait-answer = { $by } accepte ou refuse.
bribe-next = Négociera ensuite : { $seats }.
stepper-less = Un de moins : { $thing }
stepper-more = Un de plus : { $thing }
threat-fraud = { $you ->
    [yes] { $by } veut vous prendre : { $good }. En échange : { $own }.
   *[no] { $by } veut prendre à { $target } : { $good }. En échange : { $own }.
  }
threat-arsonist = { $you ->
    [yes] { $by } s’apprête à incendier votre comptoir ({ $town }).
   *[no] { $by } s’apprête à incendier un comptoir ({ $town }) : { $target } le perdrait.
  }
threat-kidnapper = { $you ->
    [yes] { $by } s’apprête à faire ramener votre marchand à Orléans.
   *[no] { $by } s’apprête à faire ramener un marchand à Orléans : celui que joue { $target }.
  }
threat-torturer = { $you ->
    [yes] { $by } s’apprête à vous faire torturer : vous cédez une chose.
   *[no] { $by } s’apprête à faire torturer { $target }, qui cède une chose.
  }
threat-hangman = { $you ->
    [yes] { $by } envoie le bourreau à votre sac : vous piochez un partisan et le perdez, sauf s’il est personnel.
   *[no] { $by } envoie le bourreau chez { $target } : un partisan est pioché et perdu, sauf s’il est personnel.
  }
threat-saboteur = { $you ->
    [yes] { $by } s’apprête à chasser votre partisan : { $place }. Il va dans votre sac.
   *[no] { $by } s’apprête à chasser un partisan chez { $target } : { $place }.
  }
threat-spy = { $you ->
    [yes] { $by } s’apprête à voler votre technologie : { $place }.
   *[no] { $by } s’apprête à voler une technologie à { $target } : { $place }.
  }
threat-tax_collector = { $you ->
    [yes] { $by } s’apprête à vous faire payer une taxe.
   *[no] { $by } s’apprête à faire payer une taxe à { $target }.
  }
threat-traitor = { $you ->
    [yes] { $by } s’apprête à vous faire reculer d’un pas : { $track }.
   *[no] { $by } s’apprête à faire reculer { $target } d’un pas : { $track }.
  }
scheme-hit = Choisir { $seat }
scheme-in = marchand : { $town }
scheme-bag = { $number ->
    [one] { $number } partisan dans le sac
   *[other] { $number } partisans dans le sac
  }
scheme-station = comptoir : { $town }
scheme-wants = { $good } ({ $seat })
scheme-give = Vous donnez :
scheme-swap = { $own } contre { $good }
scheme-against = { $seat } (à { $step }) recule
scheme-nobody-ahead = vous seul avancez
scheme-not = Renoncer
done-court = Aucune action
done-journey = Rester
done-settle = Dans le sac

## Help
help-board-any = { $number ->
    [one] a { $number } case libre, pour n’importe qui
   *[other] a { $number } cases libres, pour n’importe qui
  }
help-board-last = le prochain l’achève
help-hits = Peut frapper : { $whom }.
help-hits-nobody = Ne peut frapper personne maintenant ; le partisan peut y aller tout de même.
help-in = { $player } ({ $what })
help-loses = { $player } ({ $chance } % de perdre quelqu’un)
help-lies = { $good } pour : { $follower }
help-alchemy = { $bag ->
    [one] Vous pouvez piocher { $bag } partisan, le seul de votre sac, et le placer aussitôt.
   *[other] Vous pouvez piocher 1 des { $bag } partisans de votre sac et le placer aussitôt.
  }
help-no-water = Il n’y a pas d’eau ici ({ $town }) : votre marchand reste.
help-no-gears-here = Il n’y a plus de tuile Technologie ici.
help-town_charter = { $steps ->
    [0] Sans un pas sur la piste des commerçants, vous n’avez pas de tuile Lieu.
    [one] Avec { $steps } pas sur la piste des commerçants : une tuile Lieu de catégorie I.
   *[other] Avec { $steps } pas sur la piste des commerçants : n’importe quelle tuile Lieu.
  }
help-navigation = { $steps ->
    [0] Sans un pas sur la piste des artisans, vous n’avez pas de tuile Technologie.
    [one] Avec { $steps } pas sur la piste des artisans : une tuile Technologie qui doit remplacer un fermier.
   *[other] Avec { $steps } pas sur la piste des artisans : une tuile Technologie pour n’importe quelle case sauf celle d’un moine.
  }
help-fraud-nothing = Vous n’avez aucune marchandise à échanger.
help-arsonist-nothing = Il n’y a pas de comptoir là où est votre marchand ({ $town }).
help-track-ahead = { $track } ({ $list })
help-traitor = Vous devancent : { $tracks }.
help-traitor-alone = Personne ne vous devance : seul votre marqueur avance.
help-order = Commande : { $town }
help-order-goods = Il vous manque : { $goods }.
help-order-have = Vous avez les marchandises.
help-order-far = { $far ->
    [one] Votre marchand est à { $far } voyage.
   *[other] Votre marchand est à { $far } voyages.
  }
help-order-there = Votre marchand est sur place : vous pouvez livrer juste après une action à vous.
help-order-rivals = { $number ->
    [one] { $seats } pourrait livrer à son prochain tour.
   *[other] { $seats } pourraient livrer à leur prochain tour.
  }

## Help on events
event-clock = Agit à son propre moment
help-event-clock = L’horloge : il agit à son propre moment, pas pendant la phase d’événement.
help-event-can = { $coins ->
    [one] Vous pouvez payer { $coins } pièce.
   *[other] Vous pouvez payer les { $coins } pièces.
  }
help-event-cannot = { $coins ->
    [one] Il vous manque { $coins } pièce pour cela.
   *[other] Vous n’avez pas les { $coins } pièces qu’il faut.
  }
help-event-away = Votre marchand est loin d’Orléans : vous ne payez rien.
help-event-spared = En l’état, il ne vous fait rien.
help-event-retraining = { $coins ->
    [one] Vous pouvez donner une marchandise contre des pas de développement, ou payer { $coins } pièce.
   *[other] Vous pouvez donner une marchandise contre des pas de développement, ou payer { $coins } pièces.
  }
help-event-wedding = { $number ->
    [0] Vous ne piochez personne : le sac est vide ou le marché est plein.
    [one] Vous piochez { $number } partisan.
   *[other] Vous piochez { $number } partisans.
  }
help-event-malfunction = Vous choisissez la tuile Technologie que vous rendez.
help-event-fire = Votre marqueur recule de la case { $before } à la case { $after } de la piste de développement.
help-event-dues = { $worth ->
    [one] Vos marchandises valent { $worth } point : vous pouvez payer avec elles.
   *[other] Vos marchandises valent { $worth } points : vous pouvez payer avec elles.
  }
help-event-dues-short = Vos marchandises ne valent que { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
  } : elles y passent toutes, et vous cédez encore { $missing ->
    [one] { $missing } chose.
   *[other] { $missing } choses.
  }
help-event-summoned = Votre marchand quitte sa ville ({ $town }), à moins que vous ne payiez.
help-event-famine = { $number ->
    [0] Vous n’avez aucun partisan qu’elle puisse prendre.
    [one] Vous perdez { $number } partisan de votre choix.
   *[other] Vous perdez { $number } partisans de votre choix.
  }
help-event-uprising = { $number ->
    [0] Aucun de vos fermiers n’occupe la case d’un autre.
    [one] { $number } de vos fermiers occupe la case d’un autre et va dans le sac à la phase d’événement.
   *[other] { $number } de vos fermiers occupent la case d’un autre et vont dans le sac à la phase d’événement.
  }
help-event-sabotage = Vous ne pouvez pas utiliser : { $places }.
help-place-name = { $place }

## Help on the new place tiles
help-brasserie = Il y a dessus { $goods } : à vous de les dépenser, et chacune peut écarter un événement.
help-brasserie-empty = Il n’y a plus rien dessus.
help-majority = Vous êtes en tête pour : { $list }.
help-majority-none = Vous n’êtes en tête pour aucune marchandise.
help-exchange = { $number ->
    [one] Vous avez { $number } { $good } à échanger.
   *[other] Vous avez { $number } { $good-plural } à échanger.
  }
