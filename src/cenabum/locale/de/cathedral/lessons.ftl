# Was die Lektionen zur Kathedrale sagen.
lesson-turn = Ein Zug
    .about = Ziehen, setzen, handeln; gemeinsam gewinnen
turn-goal = Ihr baut alle an einer Kathedrale. Steht das Dach, haben alle gewonnen; läuft vorher die Zeit ab, haben alle verloren.
turn-bags = Die zwei Beutel mit Gefolgsleuten gehören allen. Ein Zug beginnt damit, dass du jemanden ziehst, aus dem Beutel deiner Wahl.
turn-draw = Ziehe aus dem roten Beutel.
turn-draw-only = Die Regeln erlauben auch den anderen Beutel. In diesem Schritt ist es der rote.
turn-place = Ein Ritter. Setze ihn auf ein Feld des Karrens, das einen Ritter zeigt.
turn-place-only = Die Regeln erlauben das. In diesem Schritt geht der Ritter auf den Karren.
turn-drive = Der Karren bringt deinen Baumeister über eine Straße. Wähle eine; was darauf liegt, darfst du mitnehmen.
turn-drive-only = Die Regeln erlauben das. In diesem Schritt fährt der Baumeister.
turn-town = Aktionen in der Stadt bringen, was du trägst, zu den Werkstätten und zur Kathedrale. Daraus entstehen ihre Abschnitte.
turn-together = Dann ist deine Partnerin dran. Besprecht alles: Was ihr tragt, ist kein Geheimnis.
turn-time = Wer auf dem Glockenturm steht, beendet die Runde. Endet die letzte Runde ohne Dach, haben alle verloren.
