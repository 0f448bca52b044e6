### Hilfe zu jedem Ort, jeder Tat, Aufgabe, jedem Ruhmesbonus und jeder Jahreszeit der Geschichten: kurz, wo es hilft mit Beispiel.

## Places of the board
about-place-territory = Schicke einen Siedler in ein Gebiet neben einem von deinen. Freies Land nehmen Bauern und Fischer; mit einem Ritter darunter auch fremdes Gelände, mit zweien auch ein Dorf. Beispiel: Ritter, Bauer, Fischer nehmen dem Nachbarn einen See, aber kein Dorf.
about-place-village = Mache aus einem deiner Gelände ein Dorf. Es bringt keine Waren mehr, zählt aber überall, wo Dörfer zählen: beim Handeln, beim Liefern, bei den Abgaben. Kostet { $village-goods } Holz.
about-place-terrain = Ernte: eine Ware von jedem deiner Gelände, das kein Dorf ist. Beispiel: Zwei Seen und ein Wald bringen 2 Fische und 1 Holz, wenn der Marktplatz sie noch hat.
about-place-building_yard = Wähle ein Ortsplättchen für dein Tableau, aus den Kategorien, die deine Ära erlaubt.
about-place-mill = Wirb { $mill-recruits } an: vom Marktplatz in deinen Beutel.
about-place-cottage = Wirb { $cottage-recruits } an: vom Marktplatz in deinen Beutel.
about-place-market = Kaufe und verkaufe zum aufgedruckten Wert, beliebig gemischt, eine Ware je Dorf, das du kontrollierst. Beispiel: Mit 3 Dörfern verkaufst du Wolle für { $value-wool } und kaufst 2 Holz für je { $value-wood }.
about-place-ropery = { $ropery-coins ->
    [one] 1 Münze für wenig Mühe: nicht viel, aber nie umsonst.
   *[other] { $ropery-coins } Münzen für wenig Mühe: nicht viel, aber nie umsonst.
  }
about-place-portal = { $portal-spaces } Felder für das, was du aussenden willst: Gefolgsleute, Waren, Technik, { $portal-sums }. Jede Aktion sendet eines davon an eine Tat oder an eine deiner Aufgaben. Was bleibt, darf am Rundenende heim.

## Base places
about-place-university = Wirb { $university-recruits } an: vom Marktplatz in deinen Beutel.
about-place-castle = Wirb { $castle-recruits } an: vom Marktplatz in deinen Beutel. Ritter erobern und bauen Festungen.
about-place-monastery = Wirb { $monastery-recruits } an: vom Marktplatz in deinen Beutel. Mönche vertreten auf Aktionsfeldern alle. Technik liegt hier nie.
about-place-laboratory = Nimm ein Technikteil. Nach der Runde oder später vor einem Plan darf es für immer einen Gefolgsmann ersetzen. Hier selbst liegt nie Technik.
about-place-fortress = Baue eine Festung in ein Gebiet, das nur du kontrollierst; von da an kommt niemand sonst hinein. Kostet { $fortress-goods } Holz.
about-place-church = Baue eine Kirche in eines deiner Dörfer, das noch keine hat. Kostet { $church-goods } Holz.

## Place tiles I
about-place-general_store = { $general_store-coins ->
    [one] 1 Münze.
   *[other] { $general_store-coins } Münzen.
  }
about-place-carpenters_workshop = { $carpenters_workshop-number ->
    [one] Wirkt von selbst: Jedes Dorf, jede Festung, jede Kirche, die du baust, bringt 1 Ruhmespunkt mehr.
   *[other] Wirkt von selbst: Jedes Dorf, jede Festung, jede Kirche, die du baust, bringt { $carpenters_workshop-number } Ruhmespunkte mehr.
  }
about-place-barn = Aus { $barn-good } wird Geld: Je { $barn-number }, die du abgibst, bringen { $barn-coins } Münzen, so oft du willst.
about-place-pub = Ein beliebiger Gefolgsmann. Zahle 1 bis { $pub-number } Münzen und nimm ebenso viele Ruhmespunkte.
about-place-grove = 1 { $grove-good } vom Marktplatz, wenn welches da ist.
about-place-bathhouse = Ziehe { $bathhouse-number } Gefolgsleute und setze einen davon sofort ein; die übrigen gehen zurück. So wird in derselben Runde manchmal noch eine Aktion möglich.
about-place-bakery = Lege bei der Planung 1 bis { $bakery-number } Korn hin; jedes wird ein Brot. Korn ist { $value-grain } wert, Brot { $value-bread }, satt machen beide.
about-place-cheese_cellar = Je { $cheese_cellar-number } { $cheese_cellar-good }, die du abgibst, bringen { $cheese_cellar-fame } Ruhmespunkte, so oft du willst.

## Place tiles II
about-place-herb_garden = Wirkt von selbst: Deine { $herb_garden-follower } dürfen auf Felder für { $herb_garden-instead }.
about-place-notarys_office = { $notarys_office-coins ->
    [one] 1 Münze.
   *[other] { $notarys_office-coins } Münzen.
  }
about-place-tailor_shop = 1 { $tailor_shop-good } vom Marktplatz, wenn welcher da ist.
about-place-tax_office = { $tax_office-number ->
    [one] 1 Münze je Dorf, das du kontrollierst, auch für das geheime.
   *[other] { $tax_office-number } Münzen je Dorf, das du kontrollierst, auch für das geheime.
  }
about-place-trading_ship = Liefere beliebige Waren für ihren Wert in Ruhm, eine je Dorf an der Loire, egal wem es gehört. Beispiel: Bei 2 Dörfern am Fluss bringen Wein und Wolle { $value-wine } und { $value-wool } Punkte.
about-place-county_fair = { $county_fair-number ->
    [one] Stelle beliebig viele verschiedene Gefolgsleute auf; jeder bringt 1 Ruhmespunkt und geht in den Beutel. Zwei gleiche will niemand sehen.
   *[other] Stelle beliebig viele verschiedene Gefolgsleute auf; jeder bringt { $county_fair-number } Ruhmespunkte und geht in den Beutel. Zwei gleiche will niemand sehen.
  }
about-place-wool_mill = 1 { $wool_mill-good } vom Marktplatz, wenn welche da ist.
about-place-secret_village = Wirkt von selbst: ein weiteres Dorf, das dir niemand nimmt und auf dem nichts gebaut wird.

## Place tiles III
about-place-school = Wirkt von selbst: Deine { $school-follower } dürfen auf jedes Feld außer dem eines Mönchs. Bei Eroberungen zählen nur echte Ritter.
about-place-treasury = { $treasury-coins ->
    [one] 1 Münze.
   *[other] { $treasury-coins } Münzen.
  }
about-place-bell_tower = { $bell_tower-fame ->
    [one] 1 Ruhmespunkt.
   *[other] { $bell_tower-fame } Ruhmespunkte.
  }
about-place-rampart = { $rampart-number ->
    [one] 1 Ruhmespunkt je Festung, die du gebaut hast.
   *[other] { $rampart-number } Ruhmespunkte je Festung, die du gebaut hast.
  }
about-place-workshop = { $workshop-number ->
    [one] Zahle 1 Münze und versetze eines deiner ausgelegten Technikteile, oder nimm es auf die Hand. Ein Ort, der damit voll ist, darf noch in dieser Runde wirken.
   *[other] Zahle { $workshop-number } Münzen und versetze eines deiner ausgelegten Technikteile, oder nimm es auf die Hand. Ein Ort, der damit voll ist, darf noch in dieser Runde wirken.
  }
about-place-gunpowder_tower = { $gunpowder_tower-number } weitere Felder: für Sendungen wie an der Pforte oder für Gefolgsleute, wenn der Anger voll ist.
about-place-guardhouse = Nutze eine Aktion, für die jemand anderes gerade Gefolgsleute eingesetzt hat; für den Besitzer bleibt sie bereit. Nichts, was Waren kostet.
about-place-parlatory = { $parlatory-number ->
    [one] Ein Bürger schließt sich dir an.
   *[other] { $parlatory-number } Bürger schließen sich dir an.
  }

## Beneficial deeds
about-deed-alchemy = Nimmt jeden Gefolgsmann. Wähle { $alchemy-fame } Ruhmespunkte oder { $alchemy-coins } Münzen, ziehe dann einen Gefolgsmann und setze ihn sofort ein. Eine neue Ära öffnet sie nie.
about-deed-alchemy_b = { about-deed-alchemy }
about-deed-wine_press = Hände und Holz für die Winzer, bezahlt in Münzen.
about-deed-weaving_loom = Wer am Webstuhl hilft, erhält Münzen; wer Wolle oder Technik bringt, gewinnt Ruhm.
about-deed-barter = Wer sendet, darf eine Ware mit jemandem tauschen. Beispiel: einen Fisch weggeben und Brokat nehmen.
about-deed-knights_alliance = Wer sendet, darf einen fremden, eingesetzten Gefolgsmann heimschicken. Der Ort wartet dann, bis er wieder voll ist.
about-deed-crop_rotation = Wer hilft, dass Felder reihum ruhen und tragen, gewinnt Ruhmespunkte.
about-deed-right_of_succession = Zeugen von jeder einfachen Art, bezahlt in Münzen. Im ersten Königreich kehrt sie zurück, wenn fürs Weiterziehen sonst nichts mehr offen ist.
about-deed-feeding_the_poor = Nahrung, Hilfe und Geld für die Hungrigen bringen Ruhmespunkte.
about-deed-orphanage = Was hilft, das Haus zu bauen und zu führen, bringt Ruhmespunkte.
about-deed-food_depot = Der gemeinsame Speicher. Jede Gabe bringt Ruhm; ist er voll, hungert niemand mehr, und die Medizin kann entstehen.
about-deed-medicine = Das Mittel gegen die Pest. Jede Gabe bringt Ruhm; ist es fertig, holt die Pest niemanden mehr.

## Tasks of The First Kingdom
about-task-well = Wasser für alle. Sende durch die Pforte, was das Blatt dafür noch zeigt.
about-task-harbor = Ein Anleger für die Schiffe. Sende durch die Pforte, was das Blatt dafür noch zeigt. Ohne Hafen verlässt niemand Ära { $harbor-era }.
about-task-baptistery = Ein Becken für die Neugeborenen. Sende durch die Pforte, was das Blatt dafür noch zeigt.
about-task-delegation = Verschiedene Gefolgsleute reisen nach Orléans und kehren nicht zurück. Ein Mönch kann niemanden vertreten.
about-task-church = Baue selbst mindestens eine Kirche. Eine fremde zu übernehmen zählt nicht, und kein Bonus der Ruhmesleiste ersetzt sie.
about-task-citizens = Bürger kommen durch die Marken der Kontrolltafel, durch die Ruhmesleiste, durch das letzte Feld einer Tat, für den Ersten in Hungersnot oder Pest und aus dem Parlatorium.
about-task-riches = Münzen und Waren zusammen, insgesamt { $goal-riches }. Du behältst sie; gezählt wird am Ende jeder Runde. Beispiel: 2 Brokat zählen je { $value-brocade }, eine Münze 1.

## Objectives of The King’s Favor
about-task-hunting_rights = Sende die verlangten Geldsummen durch die Pforte, eine nach der anderen.
about-task-food_stock = Sende von jeder verlangten Nahrung eine.
about-task-court = Sende die verlangten Gefolgsleute; sie bleiben bei Hofe. Niemand kann sie vertreten.
about-task-gifts = Sende von jedem verlangten Geschenk eines.
about-task-areas = Es zählen die Gebiete mit einem Siedler von dir, gleich was dort steht.
about-task-villages = Es zählen die Dörfer, die du kontrollierst, auch das Startdorf und ein geheimes.
about-task-fortresses = Es zählen deine Festungen, bei denen ein Siedler von dir steht.
about-task-churches = Es zählen die Kirchen in deinen Gebieten, gleich wer sie gebaut hat.
about-task-tournament_grounds = Erreiche das markierte Feld der Ruhmesleiste. Wer früh da ist, wartet; bis Ära { $tournament-era } vorbei ist, verfallen weitere Punkte.
about-task-castle = Erreiche das letzte Feld der Ruhmesleiste. Hier kennt der König keine Gnade: Kein Günstlingsplättchen hilft.

## Bonuses of the Fame track
about-fame-coins_3 = Sofort in deine Kasse.
about-fame-coins_5 = Sofort in deine Kasse.
about-fame-draw = Ziehe einen Gefolgsmann und setze ihn sofort ein, oder stelle ihn auf den Anger.
about-fame-citizen = Streiche einen auf deinem Aufgabenblatt.
about-fame-strike = Wähle: ein Bürger, oder ein offenes Feld einer Aufgabe wird umsonst gestrichen.
about-fame-wood_or_bread = Nach deiner Wahl, vom Marktplatz.
about-fame-wood = Vom Marktplatz, wenn welches da ist.
about-fame-village = Baue sofort ein Dorf: Du brauchst nur 1 Holz. Der Ruhm dafür kommt dazu.
about-fame-tile = Wähle ein Ortsplättchen aus den jetzt offenen Kategorien.
about-fame-technology = Ein Technikteil, auch ohne Labor.
about-fame-monk = Ein Mönch, auch ohne Kloster.
about-fame-follower = Einer der vier einfachen, nach deiner Wahl, kommt in deinen Beutel.
about-fame-knight = Ein Ritter, auch ohne Burg.
about-fame-tournament_grounds = Sei hier, bevor Ära { $tournament-era } endet. Bis dahin geht niemand weiter.
about-fame-castle = Das Ende des Weges: Sei hier, bevor Ära { $castle-era } endet.

## Seasons
about-season-spring = Felder werden bestellt, Bäume gefällt: Korn und Holz kommen auf den Marktplatz.
about-season-summer = { $summer-coins ->
    [one] Der König ist guter Laune: Alle erhalten 1 Münze.
   *[other] Der König ist guter Laune: Alle erhalten { $summer-coins } Münzen.
  }
about-season-autumn = Die Keller werden gefüllt: Alle geben { $autumn-food } Nahrung ab. Wer keine hat, zahlt { $autumn-coins } Münzen, sonst ein Günstlingsplättchen, sonst mit dem Platz am Tisch.
about-season-winter = Die Abrechnung: Ist diese Runde vorbei, sieht der König nach, was er verlangt hat.

## Das Heft
tip-first-kingdom-I = Jedes Gebiet bringt in jeder Runde Ruhm, also nimm früh Land. Halte für jeden Siedler auf der Karte { $era-I-food_per_settler } Nahrung zurück: Genau das kostet das Weiterziehen.
tip-first-kingdom-II = Ein Technikteil spart dir in jeder späteren Runde einen Gefolgsmann. Bürger öffnen den Weg hinaus: Kontrolltafel und Ruhmesleiste bringen die ersten { $era-II-citizens }.
tip-first-kingdom-III = Solange im Vorratslager etwas fehlt, lege für jede Runde Nahrung beiseite. Nie brachte ein Dorf mehr Ruhm; aber jedes, gleich wessen, macht das Weiterziehen für alle teurer.
tip-first-kingdom-IV = Wirb Ritter für neues Land an und baue Festungen, um es zu halten. Bau zuerst den Hafen fertig: Ohne ihn kommst du hier nicht weg.
tip-first-kingdom-V = Niemand kann dich angreifen, und du kannst nicht wachsen. Baue, nimm die starken Plättchen der Kategorie III, wirb Mönche an und sammle Nahrung fürs Weiterziehen.
tip-first-kingdom-VI = Du ziehst wieder viele Gefolgsleute. Ernte eine Ware in Menge und liefere sie. Beispiel: Bei vier Dörfern und sechs Käse lieferst du vier, für je { $value-cheese } Ruhm.
tip-first-kingdom-VII = Komm, wenn die Medizin bereit ist, oder sei schnell wieder weg. Baue hier deine Kirche: Sie ist eine Aufgabe und bringt jetzt am meisten Ruhm.
tip-first-kingdom-VIII = Siedle in den Gebieten der Nachbarn: Was dort steht, zählt für euch beide, auch auf der Kontrolltafel. Dann sorge dafür, dass dein Vermögen am Rundenende reicht.
tip-kings-favor-I = Besiedle zuerst Seen, sie bringen in jeder Runde Ruhm. Lege vor Ende des Winters die Summen für das Jagdrecht an die Pforte: Seilerei, Gemischtwarenladen, Scheune oder Alchemie helfen.
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
goal-kings-favor = Besteht alle fünf Jahre. Schaffen es mehrere, entscheiden die Punkte; bleibt nur einer, gewinnt er sofort. Hält niemand durch, vergleichen die am weitesten Gekommenen ihre Punkte.
goal-by-value = ihr Wert
goal-coin = je Münze
goal-area = je Gebiet
goal-village = je Dorf
goal-fortress = je Festung
goal-church = je Kirche
goal-favorite = je unbenutztem Günstlingsplättchen
