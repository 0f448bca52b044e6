### Die Wahl des Spiels, auf der Seite eines neuen Tisches.

players-among = { $many ->
    [one] { $among } Person
   *[other] { $among } Personen
  }
about-game-orleans = Das Bag-Building-Spiel: Gefolgsleute gewinnen, in der Stadt einsetzen und an der Loire handeln.
about-game-first-kingdom = Besiedle ein junges Land, Ära für Ära, und trag als Erstes seine Krone.
about-game-kings-favor = Leb mit den Jahreszeiten, tu, was der König verlangt, und bleib in seiner Gunst.
about-game-cathedral = Baut alle zusammen die Kathedrale, bevor die Zeit um ist.
options-guests = Module anderer Pakete
options-guests-note = Was die hier installierten Pakete zum Spiel beitragen.
