### Das Ende einer Partie: geladen, wenn es da ist.

end-title = { $number ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen gemeinsam
  }
end-why = { $number ->
    [0] Bei gleichen Punkten entscheidet die Entwicklung.
    [one] 1 Punkt vor { $other }; die meisten Punkte kamen von: { $source } ({ $points }).
   *[other] { $number } Punkte vor { $other }; die meisten Punkte kamen von: { $source } ({ $points }).
  }
end-multiplied = Kontore und Bürger zählen je so viele Punkte wie der Entwicklungsstand.
luck = Das Glück beim Ziehen
luck-note = Wie oft jede Art aus dem Beutel kam, und klein, wie oft es zu erwarten war: Jeder Zug wird an dem gemessen, was im Beutel lag. Hervorgehoben ist, was etwa in einem von zwanzig Fällen vorkommt.
end-development = Entwicklung
chart = Punkte im Lauf der Runden
