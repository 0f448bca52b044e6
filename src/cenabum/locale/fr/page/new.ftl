### Le choix du jeu, sur la page d’une nouvelle table.

players-among = { $many ->
    [one] { $among } joueur
   *[other] { $among } joueurs
  }
about-game-orleans = Le jeu de bag-building : réunissez des partisans, faites-les travailler dans votre ville, commercez sur la Loire.
about-game-first-kingdom = Peuplez un jeune pays, époque après époque, et portez le premier sa couronne.
about-game-kings-favor = Vivez au rythme des saisons, faites ce que le roi demande et restez son favori.
about-game-cathedral = Bâtissez tous ensemble la cathédrale, avant que le temps ne soit écoulé.
options-guests = Modules d’autres paquets
options-guests-note = Ce que les paquets installés ici ajoutent au jeu.
