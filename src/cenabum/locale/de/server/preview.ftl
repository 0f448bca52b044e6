### Wie ein Link dort aussieht, wo ihn jemand einfügt.

preview-house = Die Spielefamilie Orléans, an deinem Tisch im Browser.
preview-invites = { $host } lädt dich ein: { $game }
preview-free = { $number ->
    [one] Ein Platz ist frei. Namen schreiben, hinsetzen und im Browser spielen; nichts ist zu installieren.
   *[other] { $number } Plätze sind frei. Namen schreiben, hinsetzen und im Browser spielen; nichts ist zu installieren.
 }
preview-full = Alle Plätze sind besetzt. Du kannst der Partie zuschauen.
preview-over = Die Partie ist zu Ende. Sieh Zug für Zug, wie sie ausging.
