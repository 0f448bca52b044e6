### The story booklets, told in our own words, and the words of era board, Control board, task sheet and Fame track.

## The booklet
booklet-open = Ouvrir le livret d’histoire
booklet-supply = Nouveau sur la place du marché :
booklet-prologue = Prologue
narration-go = À la table
narration-next = Continuer
narration-read = Lire les règles de cette époque
narration-again = Vous pouvez relire ceci à tout moment dans le livret d’histoire.
era-number = Époque { $era }

era-draw = { $number ->
    [one] Piochez jusqu’à { $number } partisan à chaque manche
   *[other] Piochez jusqu’à { $number } partisans à chaque manche
  }
era-categories = { $number ->
    [1] Tuiles Lieu de catégorie I
    [2] Tuiles Lieu des catégories I et II
   *[other] Tuiles Lieu des catégories I, II et III
  }
era-no-categories = Pas de tuiles Lieu
era-new-places = Nouveau sur votre plateau : { $places }
era-new-settlers = { $number ->
    [one] { $number } nouveau colon vous rejoint
   *[other] { $number } nouveaux colons vous rejoignent
  }
era-forbidden = Impossible ici : { $places }
era-building = Gloire pour une construction : { $list }
era-building-item = { $building } { $number }
era-no-building = Pas de points de gloire pour une construction
era-first-citizen = Le premier qui entre reçoit un citoyen
era-protected = Personne ne peut entrer dans vos régions
era-peace = Paix : vous et tous les autres pouvez vous installer chez les uns et les autres, sauf là où se dresse une forteresse ; la région compte alors pour les deux
bonus-each-round = À chaque manche : { $bonus }

famine-on = Faim : le Grenier commun a encore des vides
famine-over = Le Grenier commun est plein : la faim est finie
plague-on = Peste : le Remède n’est pas encore trouvé
plague-over = Le Remède est trouvé : la peste est finie
brings-now = Pour vous maintenant : { $what }
brings-fame = { $number ->
    [one] { $number } point de gloire
   *[other] { $number } points de gloire
  }
brings-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  }
brings-deliver = { $number ->
    [one] livrer { $number } marchandise
   *[other] livrer jusqu’à { $number } marchandises
  }
brings-food = { $number ->
    [one] { $number } denrée à donner
   *[other] { $number } denrées à donner
  }
brings-settlers = { $number ->
    [one] { $number } colon perdu
   *[other] { $number } colons perdus
  }

## What an era or the king asks for
need-areas = { $wanted ->
    [one] { $wanted } région
   *[other] { $wanted } régions
  }
need-villages = { $wanted ->
    [one] { $wanted } village
   *[other] { $wanted } villages
  }
need-fortresses = { $wanted ->
    [one] { $wanted } forteresse
   *[other] { $wanted } forteresses
  }
need-churches = { $wanted ->
    [one] { $wanted } église
   *[other] { $wanted } églises
  }
need-citizens = { $wanted ->
    [one] { $wanted } citoyen
   *[other] { $wanted } citoyens
  }
need-food = { $wanted ->
    [one] Donner { $wanted } denrée
   *[other] Donner { $wanted } denrées
  }
need-coins = { $wanted ->
    [one] Payer { $wanted } pièce
   *[other] Payer { $wanted } pièces
  }
need-deed = Un envoi à une œuvre (sauf l’Alchimie)
need-once = À la manche suivante : vous avez déjà changé d’époque
need-tournament_grounds = Atteindre le Champ du tournoi ({ $wanted })
need-castle = Atteindre le Château ({ $wanted })
need-task = Achever : { $task }
need-food-rule = { $number ->
    [one] Donner { $number } denrée par colon sur la carte
   *[other] Donner { $number } denrées par colon sur la carte
  }
need-coins-rule = { $number ->
    [one] Payer { $number } pièce par village sur la carte, quel que soit celui qui le contrôle, et pour votre village secret
   *[other] Payer { $number } pièces par village sur la carte, quel que soit celui qui le contrôle, et pour votre village secret
  }
need-have = vous avez { $have }
need-spaces = { $have } sur { $wanted }
need-met = accompli
need-missing = manque
need-costs = { $number ->
    [one] coûte { $number } tuile Favori en l’état actuel
   *[other] coûte { $number } tuiles Favori en l’état actuel
  }
need-no-mercy = aucune tuile Favori n’y fait rien
need-nothing = La dernière époque : il n’y a plus au-delà que la couronne.
advance-ready = Vous pouvez changer d’époque maintenant : faites un envoi à une œuvre.
advance-not-yet = { $number ->
    [one] Il manque encore { $number } chose pour continuer.
   *[other] Il manque encore { $number } choses pour continuer.
  }

## Era board
era-board = Plateau Époque
eras-of = { $seat } est à l’époque { $era }
seasons = Saisons
season-left = { $number ->
    [0] L’année finit avec cette manche.
    [one] Il reste { $number } manche après celle-ci.
   *[other] Il reste { $number } manches après celle-ci.
  }
objectives = Objectifs
objectives-of = Objectifs : { $seat }
favorites-of = { $number ->
    [0] { $seat } n’a plus de tuile Favori
    [one] { $seat } a { $number } tuile Favori
   *[other] { $seat } a { $number } tuiles Favori
  }
control-board = Plateau Contrôle
control-areas = Régions
control-villages = Villages
control-churches = Églises
control-mark = { $number } : un citoyen
control-of = { $seat } a atteint { $number } ({ $column })
control-next = prochain repère : { $number }
control-all = tous les repères sont atteints

## Task sheet
task-sheet = Feuille de tâches
task-sheet-of = Feuille de tâches : { $seat }
task-church = église
task-citizens = citoyens
task-riches = fortune
task-done = accompli
task-crown = Tout est accompli : la couronne se décide à la fin de la manche.
task-number = { $done ->
    [one] { $done } tâche accomplie sur { $all }
   *[other] { $done } tâches accomplies sur { $all }
  }

## Fame track
fame-track = Piste de gloire
fame-road = Gloire
fame-of = { $seat } : { $number }
fame-bonus-at = Case { $number } : { $bonus }
fame-next = Prochain bonus pour vous : { $bonus }, dans { $number ->
    [one] { $number } pas
   *[other] { $number } pas
  }
fame-stop = Personne ne dépasse le Champ du tournoi avant la fin de l’époque { $tournament-era }.

## Last pages
category-board = Sur chaque plateau
category-base = Lieux de base, qui viennent avec les époques
category-I = Tuiles Lieu I
category-II = Tuiles Lieu II
category-III = Tuiles Lieu III
tasks = Tâches et contrôle
