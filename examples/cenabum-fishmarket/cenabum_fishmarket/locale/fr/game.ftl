setting-fishmarket = Marché aux poissons
    .help = Un fumoir, et des jours où l’on vend du poisson.
setting-fishmarket-no = non
    .help = Sans lui.
setting-fishmarket-yes = oui
    .help = Une tuile Lieu de plus et, dans chaque pile, un Jour du poisson à la place d’un Revenu.

place-smokehouse = Fumoir
    .the = le Fumoir
    .at = au Fumoir
    .of = du Fumoir
does-smoke = { $number } poissons fumés
event-fish_day = Jour du poisson
effect-fish_day = { $value ->
    [one] Chacun peut vendre du poisson fumé à 1 pièce l’unité.
   *[other] Chacun peut vendre du poisson fumé à { $value } pièces l’unité.
 }
decision-stall = { $number ->
    [one] Vendez du poisson fumé à 1 pièce l’unité, ou gardez-le.
   *[other] Vendez du poisson fumé à { $number } pièces l’unité, ou gardez-le.
 }
ask-stall = Choisissez combien de poissons fumés vous vendez.
move-sell_fish = { $seat } vend { $pieces } { $pieces ->
        [0] poisson fumé
        [one] poisson fumé
       *[other] poissons fumés
    }.
    .choice = { $pieces ->
        [0] Ne rien vendre
       *[other] En vendre { $pieces }
    }
fact-smokes = { $seat } fume { $amount } poissons.
fact-sells_fish = { $amount ->
    [0] { $seat } garde le poisson fumé.
    [one] { $seat } vend 1 poisson fumé.
   *[other] { $seat } vend { $amount } poissons fumés.
 }
reason-fish_day = { event-fish_day }
source-smoked_fish = Poisson fumé

no-room-for-fish = Il y a de la place pour { $number } poissons fumés, pas plus.
no-so-much-fish = { $number ->
    [one] Vous avez 1 poisson fumé.
   *[other] Vous avez { $number } poissons fumés.
 }
