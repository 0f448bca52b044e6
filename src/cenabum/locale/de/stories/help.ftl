### Hilfe zu jedem Ort, jeder Tat, Aufgabe, jedem Ruhmesbonus und jeder Jahreszeit der Geschichten: kurz, wo es hilft mit Beispiel.

## Tasks of The First Kingdom
about-task-well = Wasser für alle. Sende durch die Pforte, was das Blatt dafür noch zeigt.
about-task-harbor = Ein Anleger für die Schiffe. Sende durch die Pforte, was das Blatt dafür noch zeigt. Ohne Hafen verlässt niemand Ära { $harbor-era }.
about-task-baptistery = Ein Becken für die Neugeborenen. Sende durch die Pforte, was das Blatt dafür noch zeigt.
about-task-delegation = Verschiedene Gefolgsleute reisen nach Orléans und kehren nicht zurück. Ein Mönch kann niemanden vertreten.
about-task-church = Baue selbst mindestens eine Kirche. Eine fremde zu übernehmen zählt nicht, und kein Bonus der Ruhmesleiste ersetzt sie.
about-task-citizens = Bürger kommen durch die Marken der Kontrolltafel, durch die Ruhmesleiste, durch das letzte Feld einer Tat, für den Ersten in Hungersnot oder Pest und aus dem Parlatorium.
about-task-riches = Münzen und Waren zusammen, insgesamt { $goal-riches }. Du behältst sie; gezählt wird am Ende jeder Runde. Beispiel: 2 Brokat zählen je { $value-brocade }, eine Münze 1.

## Objectives of The King’s Favor
about-task-hunting_rights = Sende die verlangten Geldsummen durch die Pforte, eine nach der anderen.{ $costs-hunting_rights ->
    [one] { "" }
   *[other] { " " }Jede davon zählt als eigenes Ziel: Wer sie alle verfehlt, braucht { $costs-hunting_rights } Günstlingsplättchen.
  }
about-task-food_stock = Sende von jeder verlangten Nahrung eine.
about-task-court = Sende die verlangten Gefolgsleute; sie bleiben bei Hofe. Niemand kann sie vertreten.
about-task-gifts = Sende von jedem verlangten Geschenk eines.
about-task-areas = Es zählen die Gebiete mit einem Siedler von dir, gleich was dort steht.
about-task-villages = Es zählen die Dörfer, die du kontrollierst, auch das Startdorf und ein geheimes.
about-task-fortresses = Es zählen deine Festungen, bei denen ein Siedler von dir steht.
about-task-churches = Es zählen die Kirchen in deinen Gebieten, gleich wer sie gebaut hat.
about-task-tournament_grounds = Erreiche das markierte Feld der Ruhmesleiste. Wer früh da ist, wartet; bis Ära { $tournament-era } vorbei ist, verfallen weitere Punkte.
about-task-castle = Erreiche das letzte Feld der Ruhmesleiste. Hier kennt der König keine Gnade: Kein Günstlingsplättchen hilft.

## Das Heft
tip-first-kingdom-I = Jedes Gebiet bringt in jeder Runde Ruhm, also nimm früh Land. Halte für jeden Siedler auf der Karte { $era-I-food_per_settler } Nahrung zurück: Genau das kostet das Weiterziehen.
tip-first-kingdom-II = Ein Technikteil spart dir in jeder späteren Runde einen Gefolgsmann. Bürger öffnen den Weg hinaus: Kontrolltafel und Ruhmesleiste bringen die ersten { $era-II-citizens }.
tip-first-kingdom-III = Solange im Vorratslager etwas fehlt, lege für jede Runde Nahrung beiseite. Nie brachte ein Dorf mehr Ruhm; aber jedes, gleich wessen, macht das Weiterziehen für alle teurer.
tip-first-kingdom-IV = Wirb Ritter für neues Land an und baue Festungen, um es zu halten. Bau zuerst den Hafen fertig: Ohne ihn kommst du hier nicht weg.
tip-first-kingdom-V = Niemand kann dich angreifen, und du kannst nicht wachsen. Baue, nimm die starken Plättchen der Kategorie III, wirb Mönche an und sammle Nahrung fürs Weiterziehen.
tip-first-kingdom-VI = Du ziehst wieder viele Gefolgsleute. Ernte eine Ware in Menge und liefere sie. Beispiel: Bei vier Dörfern und sechs Käse lieferst du vier, für je { $value-cheese } Ruhm.
tip-first-kingdom-VII = Komm, wenn die Medizin bereit ist, oder sei schnell wieder weg. Baue hier deine Kirche: Sie ist eine Aufgabe und bringt jetzt am meisten Ruhm.
tip-first-kingdom-VIII = Siedle in den Gebieten der Nachbarn: Was dort steht, zählt für euch beide, auch auf der Kontrolltafel. Dann sorge dafür, dass dein Vermögen am Rundenende reicht.
tip-kings-favor-I = Besiedle zuerst Seen, sie bringen in jeder Runde Ruhm. Lege vor Ende des Winters die Summen für das Jagdrecht an die Pforte: Seilerei, Gemischtwarenladen, Scheune oder Alchemie helfen.{ $costs-hunting_rights ->
    [one] { "" }
   *[other] { " " }Jede verfehlte Summe kostet ein Günstlingsplättchen: Fehlen alle, brauchst du { $costs-hunting_rights }.
  }
tip-kings-favor-II = Dörfer bringen jetzt Ruhm. Der Vorrat braucht von jeder gezeigten Art eines: Sieh früh nach, was deine Gelände nicht hergeben, und kaufe es.
tip-kings-favor-III = Zähle die Schritte bis zum Turnierplatz: Was darüber hinausgeht, verfällt. Eine Festung braucht einen Ritter und Holz.
tip-kings-favor-IV = Bauen bringt in dieser Ära am meisten Ruhm. Wer an den Hof geht, kommt nicht zurück: Wirb von jedem einen mehr an.
tip-kings-favor-V = Du ziehst wenige Gefolgsleute. Die Königsburg ist Pflicht; liefere in jeder Runde deine teuersten Waren. Beispiel: bei vier Dörfern zwei Brokat für je { $value-brocade } Ruhm und zwei Wolle für je { $value-wool }.
booklet-of = Das Buch der Geschichte
booklet-pages = Seiten des Buches
booklet-goal = Das Ziel
booklet-fame = Ruhmesleiste
booklet-places = Orte
booklet-year = Das Jahr
booklet-not-yet = So weit ist noch niemand gekommen. Vorausblättern ist erlaubt, und klug.
booklet-you-are-here = Hier bist du
booklet-rules = In dieser Ära
booklet-tip = Ein guter Rat
booklet-needed = Um weiterzuziehen
booklet-king-asks = Was der König verlangt
goal-first-kingdom = Wer das alles am Ende einer Runde geschafft hat, wird gekrönt, gleich in welcher Ära. Sind es mehrere, der Reichste von ihnen.
goal-kings-favor = Besteht jedes Jahr. Schaffen es mehrere, entscheiden die Punkte; bleibt nur einer, gewinnt er sofort. Hält niemand durch, vergleichen die am weitesten Gekommenen ihre Punkte.
goal-by-value = ihr Wert
goal-coin = je Münze
goal-area = je Gebiet
goal-village = je Dorf
goal-fortress = je Festung
goal-church = je Kirche
goal-favorite = je unbenutztem Günstlingsplättchen

## What lies open
supply-box = In der Lagerbox
supply-eras = Ären, die noch kommen

## On the portal

parcel-what = Es wartet an deiner Pforte darauf, gesendet zu werden. Eine Aktion sendet es an eine Tat oder an eine deiner Aufgaben, die danach fragt; eine Tat bezahlt dich dafür.

## Was Dinge jetzt täten (stories/outlook.py und die Wirkungen)
area-reach = { $number ->
    [0] hierhin kann der Ort „Gebiet“ einen Siedler von dir bringen
    [one] mit einem Ritter am Ort „Gebiet“ kann ein Siedler von dir es einnehmen
   *[other] mit { $number } Rittern am Ort „Gebiet“ kann ein Siedler von dir es einnehmen
  }
area-site = hier ließe sich { $building-one } bauen: { $fame } Ruhm
sent-to = „{ $target }“: { $pays }
sent-for = „{ $target }“ fragt danach
sent-from = { $parcel } von deiner Pforte: { $pays }
sent-free = { $parcel } von deiner Pforte
sent-nowhere = keine Tat und keine deiner Aufgaben fragt jetzt danach
sent-advances = oder du betrittst damit die nächste Ära, statt bezahlt zu werden
