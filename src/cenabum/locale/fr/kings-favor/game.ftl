### Orléans Stories: The King’s Favor in French, besides what both stories share (stories.ftl).

title = Orléans Stories : La Faveur du roi

## Tasks of this story

target-hunting_rights = droit de chasse
target-food_stock = réserve de denrées
target-court = représentants à la cour
target-gifts = cadeaux pour le roi

## The story, era by era

story-I = Baron
    .text = Le roi cherche un confident. Prenez des terres, des lacs surtout, et économisez pour le droit de chasser avec lui.
story-II = Vicomte
    .text = Érudits et chevaliers vous rejoignent. Le roi veut voir un garde-manger bien garni avant la fin de l’année.
story-III = Comte
    .text = Un tournoi se prépare. Élevez une première forteresse, et soyez au champ du tournoi avant la fin de l’hiver.
story-IV = Marquis
    .text = Des moines arrivent, des églises s’élèvent. Le roi demande vos gens les plus capables à sa cour.
story-V = Duc
    .text = Il reste peu de bras pour la dernière année. Ravitaillez vos villages, apportez des cadeaux et atteignez le château à temps.

## How a player stands with the king

favor-safe = Tous les objectifs sont accomplis.
favor-saved = { $number ->
    [one] Il manque { $number } objectif ; une tuile Favori paierait pour lui.
   *[other] Il manque { $number } objectifs ; { $number } tuiles Favori paieraient pour eux.
  }
favor-danger = { $number ->
    [one] Il manque { $number } objectif
   *[other] Il manque { $number } objectifs
  }{ $favorites ->
    [0] , et il ne reste aucune tuile Favori
    [one] , et { $favorites } tuile Favori ne suffit pas
   *[other] , et { $favorites } tuiles Favori ne suffisent pas
  } : ce serait le renvoi après l’hiver.
favor-castle = Le Château n’est pas atteint, et aucune tuile Favori ne paie pour cela : ce serait le renvoi après l’hiver.
favor-out = Congédié à l’époque { $era } ; ne fait plus que regarder.

## Points and settings

source-goods = Marchandises
source-coins = Pièces
source-areas = Régions
source-villages = Villages
source-fortresses = Forteresses
source-churches = Églises
source-favorites = Tuiles Favori
setting-favorites = Tuiles Favori
    .help = Combien chaque joueur a de tuiles Favori.
setting-favorites-1 = une
    .help = Un objectif manqué est pardonné.
setting-favorites-2 = deux
    .help = Deux objectifs manqués sont pardonnés ; pour une première partie.
