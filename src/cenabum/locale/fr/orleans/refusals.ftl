### Why a move is refused in Orléans: no-… is the reason, try-… the nearest fix, ask-… what is wanted now, the rest are parts.

## Parts of sentences. $form is for languages in which a name changes with its place in the sentence.

some-kind = { $own ->
    [yes] { $profession } personnel
   *[no] { $profession }
 }
some-yours = { $own ->
    [yes] votre { $profession } personnel
   *[no] votre { $profession }
 }
some-one = un { $profession }
some-many = { $profession-plural }
some-followers = { $number ->
    [one] un { $profession }
   *[other] { $number } { $profession-plural }
 }
some-good = { $good-some }
some-goods = { $number ->
    [one] { $number } { $good }
   *[other] { $number } { $good-plural }
 }
some-coins = { $number ->
    [0] aucune pièce
    [one] { $number } pièce
   *[other] { $number } pièces
 }
some-player = { $player }
some-town = { $town }
some-deed = « { $deed } »
some-station = un comptoir
some-bag-follower = un partisan de votre sac
some-step = un pas de développement
some-goods-piece = une marchandise
some-technology = une tuile Technologie
the-place = { $form ->
    [at] { $place-at }
    [to] { $place-at }
    [from] { $place-of }
   *[the] { $place-the }
 }
other-places = { $form ->
    [at] dans d’autres Lieux
    [to] dans d’autres Lieux
    [from] d’autres Lieux
   *[the] d’autres Lieux
 }
the-way = { $way-id ->
    [road] la route entre { $town } et { $town_2 }
   *[water] la voie d’eau entre { $town } et { $town_2 }
 }
the-space = { $form ->
    [on] sur { $profession-id ->
        [any] la case { $place-of }
       *[other] la { $profession-space } { $place-of }
     }
   *[is] { $profession-id ->
        [any] la case { $place-of }
       *[other] la { $profession-space } { $place-of }
     }
 }
more-of = { $number ->
    [one] { $number } { $profession }
   *[other] { $number } { $profession-plural }
 }
more-of-any = { $number ->
    [one] { $number } partisan quelconque
   *[other] { $number } partisans quelconques
 }
busy = { $number ->
    [one] { $list } { $doing-id ->
        [exclude] retire des tuiles Lieu
        [draw] pioche des partisans
        [store] remplit la Poudrière
        [plan] planifie
        [technology] pose une technologie
        [protect] décide de l’usage de la Sacristie
        [feed] remet des denrées
        [forfeit] règle une dette
        [order] réfléchit à une commande
        [bribe] réfléchit à un pot-de-vin
        [strike] attend une réponse
        [give_up] cède quelque chose
        [indulge] réfléchit à l’indulgence
        [train] réfléchit à la formation
        [give] remet des marchandises
        [starve] choisit qui la famine emporte
        [malfunction] rend une technologie
       *[act] effectue une action
     }
   *[other] { $list } { $doing-id ->
        [exclude] retirent des tuiles Lieu
        [draw] piochent des partisans
        [store] remplissent la Poudrière
        [plan] planifient
        [technology] posent des technologies
        [protect] décident de l’usage de la Sacristie
        [feed] remettent des denrées
        [forfeit] règlent leurs dettes
        [order] réfléchissent à une commande
        [bribe] réfléchissent à un pot-de-vin
        [strike] attendent une réponse
        [give_up] cèdent quelque chose
        [indulge] réfléchissent à l’indulgence
        [train] réfléchissent à la formation
        [give] remettent des marchandises
        [starve] choisissent qui la famine emporte
        [malfunction] rendent une technologie
       *[act] effectuent des actions
     }
 }

## What is wanted now

ask-plan = { $recalls ->
    [0] Placez des partisans sur vos cases d’action, ou terminez.
    [one] Placez des partisans sur vos cases d’action, rappelez-en d’abord { $recalls }, ou terminez.
   *[other] Placez des partisans sur vos cases d’action, rappelez-en d’abord jusqu’à { $recalls }, ou terminez.
 }
ask-plan-recall = { $recalls ->
    [one] Rappelez { $recalls } partisan, ou terminez votre plan.
   *[other] Rappelez jusqu’à { $recalls } partisans, ou terminez votre plan.
 }
ask-plan-done = Terminez votre plan.
ask-act = Utilisez { $places }, ou passez.
ask-pass = Passez.
ask-draw = { $recalls ->
    [yes] { $number ->
        [0] Ne piochez personne, ou rappelez un partisan.
        [one] Piochez 0 ou { $number } partisan, ou rappelez-en un.
       *[other] Piochez 0 à { $number } partisans, ou rappelez-en un.
     }
   *[no] { $number ->
        [0] Ne piochez personne.
        [one] Piochez 0 ou { $number } partisan.
       *[other] Piochez 0 à { $number } partisans.
     }
 }
ask-travel = { $way-id ->
    [road] Choisissez une route au départ { $town-of }, et une marchandise qui s’y trouve ou aucune.
   *[water] Choisissez une voie d’eau au départ { $town-of }, et une marchandise qui s’y trouve ou aucune.
 }
ask-recruit = Choisissez qui recruter : { $list }.
ask-expand = { $category-id ->
    [I] Choisissez une tuile Lieu de catégorie I.
   *[any] Choisissez une tuile Lieu de catégorie I ou II.
 }
ask-send = { $sent ->
    [yes] Envoyez un partisan { $place-of } à une œuvre, ou terminez.
   *[no] Envoyez un partisan { $place-of } à une œuvre.
 }
ask-reward = Choisissez une pièce ou du développement pour « { $deed } ».
ask-bathe = Placez des partisans sortis du bain ({ $list }).
ask-buy = { $number ->
    [one] Achetez { $number } point de développement.
   *[other] Achetez 1 à { $number } points de développement.
 }
ask-store = Mettez des partisans de votre marché dans la Poudrière, ou terminez.
ask-store-more = Mettez des partisans de votre marché dans la Poudrière ; il en faut au moins { $number }.
ask-technology = Posez une tuile Technologie, ou terminez pour la garder.
ask-protect = Dites si la Sacristie doit vous protéger de l’événement « { $event } ».
ask-feed = Pour la Récolte, remettez { $list }.
ask-forfeit = { $number ->
    [one] Vous devez encore { $number } pièce : cédez quelque chose à la place.
   *[other] Vous devez encore { $number } pièces : cédez quelque chose pour chacune.
 }
ask-exclude = Retirez une tuile Lieu du jeu, ou terminez pour y renoncer.

## The wrong time

no-when = { $kind-id ->
    [place] On place les partisans pendant la phase de planification.
    [place_stored] Les partisans quittent la Poudrière pendant la phase de planification.
    [done] Il n’y a rien à terminer maintenant.
    [pass] Vous passez quand c’est à vous d’agir.
    [draw] On pioche une fois par manche, pendant la phase des partisans.
    [recall] On rappelle des partisans pendant la phase des partisans.
    [act] Les Lieux servent pendant la phase d’actions, un par tour.
    [recruit] On choisit qui recruter quand on utilise le Village.
    [travel] Votre marchand voyage quand vous utilisez le Bateau, le Chariot ou l’Attelage.
    [expand] On choisit une tuile Lieu quand on recrute un commerçant.
    [send] On envoie des partisans quand on utilise l’Hôtel de ville ou la Poudrière.
    [reward] Seule la Canalisation donne le choix entre une pièce et du développement.
    [buy] On achète des points de développement quand on utilise la Pharmacie.
    [sacristy] La Sacristie sert quand commencent la Récolte, les Taxes ou la Peste.
   *[feed] On remet des denrées lors d’une Récolte.
 }
no-torture = On ne cède quelque chose que pour des pièces que l’on doit et que l’on n’a pas.
no-act-while-planning = Les actions commencent quand tous ont fini de planifier.
no-act-after-pass = Vous avez passé pour cette manche.
no-plan-after-done = Votre plan de cette manche est terminé.
no-place-but-bathed = On ne place maintenant que les partisans piochés à la Maison de bains.
no-recall-room = Votre marché n’a pas de place pour un partisan rappelé.
no-recall-yet = Vous avez pioché. Pour les pioches auxquelles vous avez renoncé, vous pourrez rappeler des partisans quand tous auront pioché.
no-recall-now = On rappelle des partisans avant le premier placement de la manche.
no-recall-left = Il ne vous reste aucune pioche pour laquelle un partisan pourrait revenir.
no-recall-planned = Ce partisan vient d’être placé : on le reprend, on ne le rappelle pas.
no-recall-after-placing = On rappelle des partisans avant le premier placement de la manche, et vous avez déjà placé quelqu’un.
try-undo = Ce que vous venez de planifier peut être annulé.
no-tower-room = { $number ->
    [one] Votre Poudrière est pleine : elle contient { $number } partisan.
   *[other] Votre Poudrière est pleine : elle contient { $number } partisans.
 }
no-store-before-draw = Piochez d’abord ; la Poudrière se remplit ensuite.
no-store-now = La Poudrière se remplit pendant la phase des partisans, juste après la pioche.
no-technology-now = On pose une technologie après avoir passé : aussitôt, ou à la fin de la manche.
no-sacristy-census = Le recensement n’est pas un événement : la Sacristie n’y peut rien.
no-sacristy-monk = Aucun moine ne se trouve à votre Sacristie.
no-sacristy-now = Vous avez laissé l’événement « { $event } » se produire ; le moine attend un autre événement.
no-exclusion = À cette table, toutes les tuiles Lieu sont en jeu : en retirer n’a pas été choisi.
no-exclusion-now = On retire des tuiles Lieu avant la première manche.
no-exclusion-turn = Un autre joueur est en train de retirer une tuile.
try-waiting = { $list }.

## Drawing, recalling, the Gunpowder Tower

no-draw-recalled = { $recalled ->
    [one] Vous pouvez en piocher { $number }, mais { $recalled } pioche a déjà servi à un rappel.
   *[other] Vous pouvez en piocher { $number }, mais { $recalled } pioches ont déjà servi à des rappels.
 }
no-draw-knights = Vos chevaliers vous permettent d’en piocher { $limit }, pas { $number }.
no-draw-room = { $tower ->
    [yes] Votre marché et votre Poudrière n’ont plus de place que pour { $number }.
   *[no] Votre marché n’a plus de place que pour { $number }.
 }
no-draw-bag = { $number ->
    [one] Votre sac ne contient que { $number } partisan.
   *[other] Votre sac ne contient que { $number } partisans.
 }
no-bag = Votre sac est vide.
try-draw-most = Piochez-en au plus { $number }.
no-recall-technology = Une technologie est posée { $space }.
no-body-on = Personne ne se trouve { $space }.
try-recall = Vous pouvez rappeler un partisan { $list }.
try-recall-nobody = Aucun de vos partisans n’est placé.
no-follower-on-market = Il n’y a aucun { $who } sur votre marché.
no-follower-in-tower = Il n’y a aucun { $who } dans votre Poudrière.
no-market-room = { $number ->
    [one] Votre marché compte { $number } partisan de trop pour planifier.
   *[other] Votre marché compte { $number } partisans de trop pour planifier.
 }
try-store-more = Mettez-en encore { $number } dans la Poudrière.
try-market = Sur votre marché : { $list }.
try-market-empty = Votre marché est vide.
try-from-tower = Il y en a un dans la Poudrière : placez-le de là.
try-from-market = Il y en a un sur votre marché : placez-le de là.

## Planning

no-place = Vous n’avez pas { $place-the }.
try-tile-out = Cette tuile est hors du jeu.
try-tile-by-trader = Prenez cette tuile en recrutant un commerçant.
try-tile-of = Cette tuile appartient à { $player }.
no-follower-bathed = Aucun { $who } n’est sorti du bain.
no-bath-done = Quelqu’un du bain peut encore aller sur une case libre.
no-bath-alone = Placé là, ce partisan ne laisserait aucune case à un second.
no-place-in-bath = Personne ne va du bain à la Maison de bains elle-même.
try-undo-placement = Celui qui se trouve { $place-at } sera libre si vous annulez son placement.
try-recall-later = Celui qui se trouve { $place-at } y reste jusqu’à ce que le Lieu serve ou que vous le rappeliez à la place d’une pioche.
no-space-technology = Une tuile Technologie est déjà posée { $space }.
no-space-taken = Un { $who } se trouve déjà { $space }.
try-free-again = La case se libère quand le Lieu a servi, ou par un rappel.
try-homes = { $who } peut aller { $places }.
no-own-here = Vos partisans personnels ne vont jamais { $place-at }.
try-place-neutral = Placez-y un partisan neutre.
no-monk-space = { $space } n’accueille qu’un moine.
try-monk = Placez-y un moine.
try-space = Il y faut un { $profession } ; { $helpers } ferait l’affaire.
try-space-any = Il y faut un partisan ; { $helpers } ferait l’affaire.
no-chain = Un { $profession } ne peut remplacer personne ici : { $tiles } ne se cumulent pas.
no-fit = Un { $who } ne peut pas aller sur { $space }.
no-twin = { $place-the } a deux cases identiques, et la première s’occupe d’abord.
try-twin = Choisissez la première : c’est la même chose.

## Technology

no-technology = Vous n’avez aucune tuile Technologie à poser.
try-technology = Un artisan ou le Laboratoire en rapporte une.
no-technology-single = { $place-the } n’a qu’une case, et il y faut un partisan.
no-technology-monk = Une technologie ne remplace jamais un moine.
no-technology-here = { $place-the } n’accueille pas de technologie.
no-technology-twice = { $place-the } a déjà une tuile Technologie.
try-technology-later = Posez-la quand vous aurez passé et que la case sera vide.
no-technology-first = La première tuile Technologie que vous posez doit aller sur une case de fermier.
no-technology-craftsman = La tuile de votre premier artisan doit aller sur une case de fermier.
try-technology-homes = { $farmer ->
    [yes] Elle peut aller sur une case de fermier : { $places }.
   *[no] Elle peut aller sur une case libre : { $places }.
 }

## Actions

no-passive = { $place-the } n’est pas une action : il suffit de l’avoir.
no-passive-event = { $place-the } n’est pas une action, mais une protection contre un mauvais événement.
no-body = Personne ne se trouve { $place-at }.
try-neutral = Il y faut au moins un partisan neutre.
no-full = Il manque quelqu’un { $place-at }.
try-missing = Il y faut encore { $needed }.
try-missing-one = Il y faut encore { $needed } ; { $helpers } ferait l’affaire.
try-missing-for = Il y faut encore { $needed } ; { $helpers } ferait l’affaire pour { $profession-one }.
try-missing-several = Il y faut encore { $needed } ; des { $helpers } pourraient les remplacer.
no-good-left = Il ne reste plus de { $good } sur le marché des marchandises.
try-good-back = { $place-the } pourra de nouveau servir quand il en reviendra.
no-development-place = Votre marqueur est à la fin de la piste de développement, et { $place-the } ne rapporte rien d’autre.
no-coin = Vous n’avez aucune pièce pour payer.
try-least-price = Le prix le plus bas est de 1 pièce.
no-development-buy = Votre marqueur est à la fin de la piste de développement : il n’y a rien à acheter.
no-technology-left = Il ne reste aucune tuile Technologie dans la réserve.
no-such-sale = La Pharmacie vend de 1 à { $most } points de développement, pas { $number }.
no-coins-for-points = { $number ->
    [one] { $number } point de développement coûte { $coins }, et vous avez { $have }.
   *[other] { $number } points de développement coûtent { $coins }, et vous avez { $have }.
 }
no-steps-left = { $number ->
    [one] Il ne reste que { $number } pas sur la piste de développement.
   *[other] Il ne reste que { $number } pas sur la piste de développement.
 }

## Recruiting and place tiles

no-recruits = { $place-the } ne peut recruter personne pour vous maintenant.
no-pilgrimage = C’est le Pèlerinage : on ne recrute pas de moine pendant cette manche.
try-stay = Les partisans peuvent rester pour la manche suivante.
no-track = Votre marqueur est à la fin de la { $track }.
no-supply = Il ne reste aucun { $profession } dans la réserve.
try-plague = Il en revient un quand la Peste le prend dans un sac.
no-farmer-good = Votre prochain fermier rapporte { $good-some }, et il n’en reste plus sur le marché des marchandises.
no-craftsman-technology = Un artisan rapporte une technologie, et il ne reste aucune tuile.
no-recruit-own = On ne recrute pas de partisans personnels : vous les avez tous.
no-recruit-here = { $place-the } ne recrute pas { $profession-of_many }.
try-recruit-at = Pour { $profession-one }, utilisez { $places }.
no-tile-printed = { $place-the } n’est pas une tuile Lieu : chacun a ce Lieu sur son plateau.
no-category-two = { $place-the } est de catégorie II, et votre premier commerçant rapporte une tuile de catégorie I.
try-next-trader = Votre prochain commerçant pourra la rapporter.
no-tile-twice = Vous avez déjà { $place-the }.
no-tile-of = { $player } a déjà { $place-the }.
no-tile-in-game = La tuile { $place } est hors du jeu.
no-exclude-printed = { $place-the } n’est pas une tuile Lieu : ce Lieu est imprimé sur chaque plateau.
no-exclude-twice = La tuile { $place } est déjà hors du jeu.

## Travel and trading stations

no-way-starts = { $way-id ->
    [road] Aucune route ne part { $town-of }.
   *[water] Aucune voie d’eau ne part { $town-of }.
 }
try-other-way = { $way-id ->
    [road] D’ici ne partent que des routes.
   *[water] D’ici ne partent que des voies d’eau.
 }
no-way-from = { $connection } ne part pas { $town-of }, où se trouve votre marchand.
no-way-by = { $way-id ->
    [road] { $connection } ne convient pas : ce voyage se fait par la route.
   *[water] { $connection } ne convient pas : ce voyage se fait par voie d’eau.
 }
try-ways = { $way-id ->
    [road] Par la route, on va { $town-of } vers { $list }.
   *[water] Par voie d’eau, on va { $town-of } vers { $list }.
 }
no-double-way = { $way-id ->
    [road] Ce voyage se fait par la route, et ceci est la voie d’eau.
   *[water] Ce voyage se fait par voie d’eau, et ceci est la route.
 }
try-double-way = { $way-id ->
    [road] Prenez la route voisine : elle a ses propres marchandises.
   *[water] Prenez la voie d’eau voisine : elle a ses propres marchandises.
 }
no-good-on-way = { $way-id ->
    [road] Il n’y a aucune marchandise sur cette route.
   *[water] Il n’y a aucune marchandise sur cette voie d’eau.
 }
try-take-nothing = Voyagez sans rien prendre.
no-such-good-on-way = { $way-id ->
    [road] Il n’y a pas de { $good } sur cette route.
   *[water] Il n’y a pas de { $good } sur cette voie d’eau.
 }
try-goods-on-way = Il y a { $list } ; ou ne prenez rien.
no-station-left = Vous n’avez plus de comptoir à construire.
no-second-station = Vous avez déjà un comptoir { $town-at }.
no-station-of = { $player } a déjà un comptoir { $town-at }.
no-station-here = Il y a déjà un comptoir { $town-at }.
try-other-town = Gagnez d’abord une ville sans comptoir.

## Deeds

no-neutral-there = Il n’y a { $place-at } que des partisans personnels, et ils ne vont jamais aux œuvres.
no-deed-for = Aucune œuvre n’a de case libre pour ceux qui se trouvent { $place-at } : { $list }.
try-deed-spaces = Il reste des cases libres pour : { $list }.
try-no-deeds = Toutes les œuvres sont achevées.
no-own-to-deeds = Vos partisans personnels ne vont jamais aux œuvres.
no-follower-there = Il n’y a aucun { $who } { $place-at }.
try-send = Vous pouvez envoyer { $list }.
no-deed-space = Toutes les cases de l’œuvre « { $deed } » sont occupées.
no-deed-space-for = Il n’y a plus de { $profession-space } libre à l’œuvre « { $deed } ».
no-deed-monk = L’œuvre « { $deed } » n’a pas de case de moine, et aux œuvres un moine ne remplace personne.
no-deed-shows = L’œuvre « { $deed } » n’a pas de { $profession-space }.
try-deeds = Votre { $profession } peut aller à l’œuvre { $list }.
try-no-deed-for = Aucune œuvre n’a de { $profession-space } libre.
no-send-nobody = L’action envoie au moins un partisan.

## Events and torture

no-good = Vous n’avez pas de { $good }.
no-food = { $good-the } n’est pas une denrée.
no-coins-for-food = Seul qui n’a aucune denrée paie en pièces, et vous en avez.
no-coins-for-one-food = Une denrée vous coûterait { $coins }, et vous avez { $have }.
try-goods = Vous avez { $list }.
no-station-supply = Vous n’avez aucun comptoir dans votre réserve.
no-station-in = Vous n’avez pas de comptoir { $town-at }.
no-bag-neutral = Votre sac ne contient que des partisans personnels.
no-step-start = Votre marqueur est sur la case de départ de la piste de développement.
no-step-to-coins = Un pas en arrière mènerait votre marqueur sur une case de pièces.
no-tile-on-board = Ce Lieu est imprimé sur votre plateau : { $place }.
no-technology-free = Vous n’avez en main aucune tuile Technologie qui puisse aller partout.
no-technology-bound = Vous n’avez en main aucune tuile Technologie destinée à une case de fermier.
no-technology-on = Aucune tuile Technologie n’est posée { $space }.
try-give-up = Vous pouvez céder { $list }.
