### Die Regeln von Orléans in unseren Worten: zu jeder Regel von src/cenabum/orleans/rules.toml der Titel, der Text, das Beispiel und der Grund.

## Am Tisch

general = Am Tisch
general-not-now = Alles zu seiner Zeit
    .text = Am Zug ist nur, wer gerade etwas zu entscheiden hat, und nur mit einem Zug, der zu dieser Entscheidung gehört. Nach der letzten Runde zieht niemand mehr.
    .example = Solange Ana und Bruno noch planen, kann niemand das Bauernhaus nutzen.
general-not-offered = Nur was zur Wahl steht
    .text = Jede Entscheidung nennt alle ihre möglichen Antworten. Was dort nicht aufgeführt ist, geht nicht, auch wenn der Zug richtig geschrieben ist.
general-turn-order = Erst der Startspieler, dann im Uhrzeigersinn
    .text = Das meiste geschieht gleichzeitig. Wo es auf die Reihenfolge ankommt, beginnt der Startspieler, und die anderen folgen im Uhrzeigersinn.
general-one-answer = Die einzige Antwort gibt das Spiel
    .text = Hat eine Wahl nur eine mögliche Antwort, wird sie sofort getroffen und allen mitgeteilt. Gefragt wird niemand.
    .why = Am echten Tisch wartet niemand auf eine Wahl, die keine ist. So geht es schneller, und die Aufzeichnung bleibt kurz.
general-open-bags = Kein Beutel ist geheim
    .text = In den eigenen Beutel darfst du jederzeit sehen. Auch die anderen dürfen seinen Inhalt kennen; unbekannt ist allen nur, was als Nächstes gezogen wird.
    .why = Was in einen Beutel kommt oder ihn verlässt, sehen alle. Den Inhalt zu zeigen ersetzt nur ein gutes Gedächtnis.
general-undo = Einen Zug zurücknehmen
    .text = Deinen letzten Zug darfst du zurücknehmen, solange seither nichts aufgedeckt wurde, er keinen Plan offengelegt hat und kein Zug eines anderen auf ihm beruht.
    .why = Unter Freunden geht das, bis jemand durch den Zug etwas erfahren oder auf ihn hin etwas getan hat.

## Aufbau

setup = Aufbau
setup-players = Zwei bis vier Spieler
    .text = Orléans ist für zwei, drei oder vier. Alle haben eine Farbe, ein Tableau mit zehn Orten und einem Markt sowie einen Beutel.
setup-start-player = Wer beginnt
    .text = Wer beim Einrichten des Tisches als Erster genannt wird, ist in der ersten Runde Startspieler.
    .why = Die Anleitungen suchen den Jüngsten. Ein Computer soll nicht nach dem Alter fragen; also entscheidet die Reihenfolge der Plätze, und die legt fest, wer den Tisch einrichtet.
setup-player-material = Womit alle beginnen
    .text = Du hast 5 Münzen und 10 Kontore; deine Händlerfigur steht in Orléans, deine Würfel am Anfang aller sieben Leisten. Bauer, Schiffer, Handwerker und Händler deiner Farbe warten auf dem Markt, der Beutel ist leer.
setup-neutral-followers = Neutrale Gefolgsleute je nach Spielerzahl
    .text = Zu viert gibt es 16 Bauern, je 10 Schiffer, Handwerker und Händler sowie je 14 Ritter, Gelehrte und Mönche. Zu dritt sind es 14, 8 und 11, zu zweit 12, 6 und 8.
setup-goods = Waren auf den Wegen und auf dem Warenmarkt
    .text = Von den 90 Waren scheiden zu dritt 6, zu zweit 12 zufällige aus. Jedes Warenfeld an Land- und Wasserwegen erhält eine zufällige Ware; mit 4 markierte Felder nur zu viert, mit 3 markierte ab drei Spielern. Der Rest liegt sortiert auf dem Warenmarkt.
setup-citizens = Dreizehn Bürger und noch einer
    .text = Jedes der acht segensreichen Werke hat einen Bürger, drei liegen auf der Entwicklungsleiste, einer am Ende der Schifferleiste und einer auf der Ritterleiste. Der vierzehnte wartet auf das Spielende.
setup-place-tiles = Ortskarten und Technik
    .text = Die 20 Ortskarten liegen nach Kategorie I und II aus, und alle dürfen sie ansehen. Technikplättchen gibt es bei jeder Spielerzahl 16.
setup-thirteen-place-tiles = Mit zusätzlichen Ortskarten: dreizehn je Kategorie
    .text = Kommen durch Erweiterungen Ortskarten hinzu, spielen je Kategorie 13 zufällige mit, die übrigen nicht. Hat eine Kategorie weniger, sind alle dabei.
setup-hourglass-2014 = Ein Stapel Ereignisse
    .text = Jedes der sechs Ereignisse steht auf drei der 18 Stundenglaskarten. In Runde eins kommt eine Wallfahrt, die anderen 17 folgen in zufälliger Reihenfolge.
setup-hourglass-2019 = Ereignisse in drei Buchstaben
    .text = Runde eins ist eine Wallfahrt. Danach kommen alle Karten A, dann B, dann C, innerhalb eines Buchstabens in zufälliger Reihenfolge.
setup-hourglass-contents = Was zu welchem Buchstaben gehört
    .text = A hat fünf Karten: Einnahmen, Ernte, Steuern, Handelstag und Pest. B und C haben je sechs: dieselben fünf und eine Wallfahrt.
    .why = Die Anleitung nennt die Werte für A, B und C, aber keine Liste. Zwölf gestufte Plättchen sind sicher; bei drei von jedem Ereignis bleiben drei für die Pest und zwei für die Wallfahrt, so verteilt, dass jeder Buchstabe alle sechs Ereignisse kennt. Die Komponentendaten können das berichtigen.

## Runden und Stundenglas

hourglass = Runden und Stundenglas
hourglass-phases = Sieben Phasen je Runde
    .text = Eine Runde läuft so: Stundenglas, Volkszählung, Gefolgsleute, Planung, Aktionen, Ereignis, neuer Startspieler.
hourglass-reveal = Das Ereignis ist von Rundenbeginn an bekannt
    .text = Zu Beginn jeder Runde wird die nächste Stundenglaskarte aufgedeckt. Ihr Ereignis haben alle beim Ziehen, Planen und Handeln vor Augen.
hourglass-event-timing = Ereignisse treffen nach den Aktionen ein
    .text = Das Ereignis der Runde tritt ein, wenn alle gepasst haben. Nur die Wallfahrt wirkt früher, nämlich während der Aktionen.
hourglass-start-player-moves = Der Startspieler wechselt
    .text = Nach dem Ereignis wird der nächste Spieler im Uhrzeigersinn Startspieler.

## Volkszählung

census = Volkszählung
census-first-receives = Die meisten Bauern: eine Münze
    .text = Wer auf der Bauernleiste allein vorne steht, bekommt 1 Münze.
census-last-pays = Die wenigsten Bauern: eine Münze zahlen
    .text = Zu dritt oder zu viert zahlt 1 Münze, wer auf der Bauernleiste allein hinten steht.
census-ties = Geteilte Plätze zählen nicht
    .text = Teilen sich mehrere die Führung, bekommt niemand etwas. Teilen sich mehrere den letzten Platz, zahlt niemand.
    .example = In der ersten Runde stehen alle Würfel beisammen, also geschieht nichts.
census-two-players = Zu zweit zahlt niemand
    .text = Zu zweit bekommt der Führende seine Münze, der andere zahlt aber nichts.

## Gefolgsleute ziehen

followers = Gefolgsleute ziehen
followers-draw = Gefolgsleute kommen zufällig
    .text = Gefolgsleute kommen blind aus dem Beutel auf deinen Markt. Weniger als erlaubt ist in Ordnung, auch gar keine.
followers-draw-number = Du sagst, wie viele, und sie kommen zusammen
    .text = Du nennst die Zahl der Gefolgsleute, die du ziehst, und alle kommen auf einmal. Gezogen wird einmal je Runde.
    .why = Die Anleitungen nennen die Höchstzahl und lassen offen, wie die Hand in den Beutel geht. Einzeln zu ziehen hieße, bis zu achtmal je Runde zu fragen, und fast alle ziehen alles. Wer erst sehen will, zieht weniger und behält den Rest für Rückrufe.
followers-knights-limit = Ritter bestimmen die Anzahl
    .text = Dein Würfel auf der Ritterleiste zeigt, wie viele du ziehen darfst: anfangs 4, dann 5, 6, 7, 7 und 8.
followers-market-room = Der Markt hat acht Felder
    .text = Du kannst nicht mehr Gefolgsleute ziehen, als der Markt freie Felder hat. Wer aus früheren Runden übrig ist, belegt Platz.
    .example = Auf Anas Markt sind sechs Gefolgsleute geblieben. Obwohl sie 5 ziehen dürfte, kann sie nur noch 2 ziehen.
followers-bag-limit = Nicht mehr, als im Beutel ist
    .text = Du kannst nicht mehr Gefolgsleute ziehen, als im Beutel sind.
followers-recall = Gefolgsleute zurückrufen
    .text = Für jeden Zug aus dem Beutel, auf den du verzichtest, darf ein Gefolgsmann von einem deiner Aktionsfelder auf den Markt zurück. Nur so lässt sich ein Einsatz aus einer früheren Runde rückgängig machen.
    .example = Bruno darf 6 ziehen. Er ruft 2 Gefolgsleute zurück und zieht 4.
followers-recall-limit = Zurückrufen kostet Züge
    .text = Zurückgerufene und gezogene Gefolgsleute sind zusammen nie mehr, als deine Ritter erlauben, in welcher Reihenfolge auch immer.
followers-recall-room = Zurückgerufene brauchen Platz
    .text = Zurück kann ein Gefolgsmann nur auf ein freies Feld des Marktes.
followers-recall-before-placing = Vor dem Ziehen oder danach
    .text = Du darfst Gefolgsleute zurückrufen, bevor du ziehst, wenn du gesehen hast, wer kam, oder beides, bis du in der Runde den Ersten setzt. Wen du nach dem Ziehen zurückrufst, sehen die anderen, wenn dein Plan fertig ist; bis dahin kannst du es zurücknehmen.
    .example = Ana darf 4 ziehen. Sie zieht 2, sieht zwei Mönche und ruft 2 Gefolgsleute zurück, für die nun die Mönche einspringen.
    .why = Die Anleitungen geben für jeden Zug, auf den man verzichtet, einen Rückruf und nennen keine Reihenfolge: Im englischen Beispiel werden vier gezogen und zwei bewegt, im deutschen zwei zurückgestellt und dann vier gezogen. Phase 3 endet, wo die Planung beginnt. Alle planen in ihrem eigenen Takt; für dich ist das also, wenn du den Ersten setzt. Wen du nach dem Ziehen zurückrufst, gehört zu dem, was du dir für die Runde ausdenkst, und ist so geheim wie dein Plan.
followers-recall-bag = Ein leerer Beutel verhindert kein Zurückrufen
    .text = Du darfst auch auf Züge verzichten, die der Beutel gar nicht hergäbe. Grenzen setzen nur die Zahl der Ritterleiste und der Platz auf dem Markt.
    .why = Getauscht wird gegen die Zahl, die man ziehen darf, nicht gegen das, was im Beutel ist.
followers-recall-followers-only = Zurück kommen nur Gefolgsleute von Aktionsfeldern
    .text = Zurückrufen lässt sich nur, wer auf einem deiner Aktionsfelder steht. Leere Felder geben nichts her, und Technik kehrt nie zurück.

## Planung

planning = Planung
planning-together = Alle planen gleichzeitig
    .text = Alle planen zur selben Zeit und sagen, wenn sie fertig sind. Ist der letzte Plan fertig, beginnen die Aktionen.
planning-from-market = Planen mit dem, was da ist
    .text = Einsetzen kannst du nur, wer auf deinem Markt oder in deinem Pulverturm ist. Niemand muss eingesetzt werden: Wer auf dem Markt bleibt, ist nächste Runde noch da.
planning-matching-space = Jedes Feld will seine Sorte
    .text = Auf ein Aktionsfeld kommt die Person, die es zeigt. Manche Felder nehmen jede Person; Mönche, Schule und Kräutergarten erlauben Vertretungen.
planning-occupied-space = Jedes Feld nur einmal
    .text = Ein Feld mit einem Gefolgsmann oder einem Technikplättchen ist besetzt, bis es wieder frei wird.
planning-own-place = Nur an eigenen Orten
    .text = Dir stehen die zehn Orte deines Tableaus und deine eigenen Ortskarten offen. Die Orte der anderen sind für dich tabu.
planning-own-followers-work = Eigene Gefolgsleute arbeiten wie alle anderen
    .text = Die vier Gefolgsleute vom Anfang gelten an jedem Ort als Bauer, Schiffer, Handwerker und Händler. Verschlossen sind ihnen nur die segensreichen Werke und der Weg dorthin.
planning-own-followers-town-hall = Eigene Gefolgsleute bleiben dem Rathaus fern
    .text = Das Rathaus nimmt ein oder zwei neutrale Gefolgsleute jeder Sorte auf. Gefolgsleute der eigenen Farbe gehen nie dorthin.
planning-monk-anywhere = Ein Mönch kann jeden vertreten
    .text = Ein Mönch darf auf jedem Aktionsfeld stehen, gleich welche Person es zeigt.
planning-monk-space = Niemand kann einen Mönch vertreten
    .text = Auf ein Mönchsfeld kommt nur ein Mönch, kein anderer Gefolgsmann und keine Technik.
planning-partial = Orte dürfen nach und nach besetzt werden
    .text = Ein Ort muss nicht in einer Runde voll werden. Wer dort steht, wartet, und bis zum letzten besetzten Feld ist der Ort nicht nutzbar.
planning-no-moving = Kein Umsetzen von Feld zu Feld
    .text = Wer auf einem Aktionsfeld steht, wechselt nicht auf ein anderes. Weg kommt er, wenn sein Ort genutzt wird oder wenn er beim Ziehen der Gefolgsleute zurückgerufen wird.
planning-done-is-final = Fertig ist fertig
    .text = Hast du deine Planung beendet, bleibt alles stehen, und in dieser Runde kommt nichts mehr hinzu.
    .why = Die Anleitung von 2019 verbietet, einen fertigen Plan zu ändern. Die von 2014 verlangt nur, das Ende anzusagen; wir spielen beide gleich.
planning-hidden-until-done = Pläne zeigt man, wenn sie fertig sind
    .text = Die anderen sehen deine neuen Einsätze, sobald du fertig bist, und nicht früher.
    .why = Geplant wird gleichzeitig. Wären halbe Pläne zu sehen, lohnte es sich, abzuwarten und zuzuschauen.
planning-identical-spaces = Gleiche Felder sind gleich
    .text = Zeigt ein Ort oder ein segensreiches Werk dieselbe Person mehrmals, ist es egal, welches dieser Felder zuerst belegt wird.
    .why = Die Felder unterscheiden sich in nichts; zwischen ihnen zu wählen wäre keine Wahl.

## Aktionen

actions = Aktionen
actions-one-per-turn = Eine Aktion, dann der Nächste
    .text = Vom Startspieler an nutzt jeder reihum einen Ort oder passt. Das geht so lange, bis alle gepasst haben.
actions-activated-only = Nur volle Orte sind nutzbar
    .text = Ein Ort ist nutzbar, wenn keines seiner Aktionsfelder leer ist; Gefolgsleute und Technik zählen gleich. Rathaus und Pulverturm genügt ein Gefolgsmann.
actions-any-order = Reihenfolge und Umfang nach Wahl
    .text = Deine vollen Orte nutzt du in beliebiger Reihenfolge, und keinen davon musst du nutzen.
actions-pass-is-final = Wer passt, ist fertig
    .text = Hast du gepasst, hast du in dieser Runde keine Aktion mehr.
actions-unused-stay = Passen kostet nichts
    .text = Wer an nicht genutzten Orten steht, bleibt stehen. Volle Orte bleiben voll, halb besetzte halb besetzt, für spätere Runden.
actions-followers-return = Zurück in den Beutel
    .text = Ist ein Ort genutzt, kommen seine Gefolgsleute in deinen Beutel. Technik bleibt auf ihrem Feld.
actions-passive-places = Manche Ortskarten sind keine Aktion
    .text = Kräutergarten und Schule wirken allein durch ihren Besitz. Auch die Sakristei wird nicht im eigenen Zug genutzt, sie wartet auf ein Ereignis.

## Die Orte des Tableaus

places = Die Orte des Tableaus
places-recruit = Anwerben
    .text = Der neue Gefolgsmann kommt aus dem Vorrat in deinen Beutel, und dein Würfel rückt auf der Leiste seiner Sorte ein Feld vor; Mönche haben keine Leiste. Danach erhältst du, was dieses Feld zeigt.
places-farm-house = Bauernhaus
    .text = Wirb einen Bauern an. Das erreichte Feld nennt eine Ware; du nimmst eine davon vom Warenmarkt.
    .example = Anas dritter Bauer bringt ihr einen Käse.
places-farm-house-good-gone = Ohne Ware kein Bauer
    .text = Das Bauernhaus ist für dich geschlossen, solange die Ware deines nächsten Feldes auf der Bauernleiste am Warenmarkt fehlt.
    .why = Die allgemeine Regel schließt eine Aktion, die ein fehlendes Plättchen ausgeben müsste, und nennt dabei die Waren. Wir nehmen sie beim Wort.
places-village = Dorf
    .text = Wirb jemanden an, nach Wahl als Schiffer, Handwerker oder Händler. Das Dorf ist offen, solange dir mindestens eines davon möglich ist.
places-village-boatman = Dorf: Schiffer
    .text = Ein Schiffer bringt 2, 3, 4 und dann 5 Münzen. Der fünfte bringt keine Münzen, aber den Bürger, wenn noch niemand dort war.
places-village-craftsman = Dorf: Handwerker
    .text = Ein Handwerker bringt ein Technikplättchen. Es liegt neben deinem Tableau, bis du es einsetzen darfst.
places-village-no-technology = Ohne Technik kein Handwerker
    .text = Sind alle Technikplättchen vergeben, lässt sich kein Handwerker mehr anwerben.
    .why = Eine Aktion, die ein fehlendes Plättchen ausgeben müsste, ist nicht erlaubt, und die Anleitungen zählen Technik zu den begrenzten Plättchen.
places-village-trader = Dorf: Händler
    .text = Ein Händler bringt eine Ortskarte deiner Wahl. Der Ort gehört von nun an dir; du kannst dort in späteren Runden planen, ein dauerhaftes Privileg gilt sofort.
places-village-category-one = Die erste Ortskarte ist Kategorie I
    .text = Der erste Schritt auf der Händlerleiste gibt nur eine Ortskarte der Kategorie I. Ab dem zweiten Schritt stehen beide Kategorien offen.
places-village-no-tile = Ein Händler ohne Ortskarte
    .text = Ist keine Ortskarte mehr da, die du nehmen darfst, lässt sich ein Händler trotzdem anwerben. Er kommt ohne Karte.
    .why = Die Anleitungen schließen eine Aktion, wenn Gefolgsleute, Technik oder Waren fehlen. Ortskarten gehören nicht dazu; also verbietet nichts die Anwerbung und den Schritt.
places-university = Universität
    .text = Wirb einen Gelehrten an. Die fünf Gelehrten bringen 2, 3, 4, 5 und 6 Entwicklungspunkte. Auch am Ende der Entwicklungsleiste bleibt die Universität offen, solange auf der Gelehrtenleiste Platz ist.
places-castle = Burg
    .text = Wirb einen Ritter an. Mit mehr Rittern ziehst du mehr Gefolgsleute; nur beim vierten bleibt es bei 7, dafür gibt es dort für den Ersten den Bürger.
places-monastery = Kloster
    .text = Wirb einen Mönch an. Mönche haben keine Leiste und bringen sonst nichts; du darfst so viele haben, wie der Vorrat hergibt.
places-ship = Schiff
    .text = Deine Händlerfigur reist über einen Wasserweg in die Stadt an dessen anderem Ende.
places-wagon = Wagen
    .text = Deine Händlerfigur reist über einen Landweg in die Stadt an dessen anderem Ende.
places-guildhall = Gildenhaus
    .text = Baue eines deiner Kontore in der Stadt, in der deine Händlerfigur steht, und nirgendwo sonst.
places-scriptorium = Scriptorium
    .text = Mit jeder Nutzung rückst du auf der Entwicklungsleiste 1 Schritt vor.
places-town-hall = Rathaus
    .text = Es arbeitet mit einem oder zwei Gefolgsleuten. Mit einer Aktion entsendest du einen oder beide auf freie Felder segensreicher Werke, desselben oder zweier verschiedener.

## Technik

technology = Technik
technology-replaces = Technik steht für einen Gefolgsmann
    .text = Ein Technikplättchen auf einem Aktionsfeld füllt es für immer: Der Ort braucht diesen Gefolgsmann nicht mehr, und in den Beutel kommt das Plättchen nie.
technology-after-passing = Eingesetzt wird nach dem Passen
    .text = Technik setzt du erst ein, nachdem du gepasst hast. In der Runde, in der du sie bekommst, hilft sie also nie.
technology-until-the-round-ends = Vom Passen bis zum Ende der Runde
    .text = Gefragt wirst du gleich nach dem Passen und noch einmal nach dem Ereignis, wenn du dann noch ein Plättchen hast, das irgendwo passt. Ein Plättchen, das du nach dem Passen bekommst, setzt du also in derselben Runde ein, und ein inzwischen frei gewordenes Feld ist nutzbar. In der nächsten Runde wartet das Plättchen auf deren Passen; nach der letzten Runde wird niemand gefragt.
    .example = Ana hat gepasst. Das Ereignis Ausbildung bringt ihr ein Technikplättchen, und sie legt es, bevor die nächste Runde beginnt.
    .why = Die Anleitungen nennen einen Anfang, das Passen, und keinen Augenblick. Wer gepasst hat, hat für die ganze Runde gepasst; mit der Runde endet das, und zu Beginn der nächsten hat niemand gepasst. Zwei Fragen genügen, denn danach ändert sich das eigene Tableau nur noch durch andere und durch das Ereignis.
technology-kept-for-later = Technik darf warten
    .text = Ein Plättchen musst du nicht in der Runde einsetzen, in der du es bekommst. In jeder späteren Runde hast du wieder Gelegenheit.
    .why = Die Anleitungen sagen, ab wann ein Plättchen gelegt werden darf, und nennen keinen letzten Zeitpunkt.
technology-none-to-place = Nur was vorrätig ist
    .text = Einsetzen kannst du nur Technik, die du bekommen und noch nicht gelegt hast.
technology-first-replaces-farmer = Die erste Technik ersetzt einen Bauern
    .text = Bei first_technology = "craftsmen-track" (Vorgabe der Ausgabe 2019) darf das Plättchen deines ersten Handwerkers nur auf ein Bauernfeld; Technik von anderswo ist frei. Bei "first-placed" (Vorgabe der Ausgabe 2014) muss das erste Plättchen, das du in einem Spiel legst, auf ein Bauernfeld, woher es auch kommt: von einem Handwerker, aus dem Laboratorium oder von einem Ereignis.
    .example = Ana hat keinen Handwerker angeworben, aber das Laboratorium genutzt. In der Ausgabe 2019 darf ihr Plättchen das Feld eines Ritters belegen; in der Ausgabe 2014 muss es auf das Feld eines Bauern.
    .why = Die Anleitung von 2014 hat diesen einen Satz: Das erste Plättchen, das man in einem Spiel legt, muss einen Bauern ersetzen. Die von 2019 druckt beides: Ihr deutscher Text bindet die Einschränkung an die Handwerkerleiste, ihr englischer an das zuerst gelegte Plättchen, und Handel & Intrige nennt die Handwerkerleiste die allgemeine Regel. Darum hat jede Ausgabe ihre eigene Vorgabe, und beide Lesarten lassen sich in beiden wählen. Ein Plättchen, das nach eigener Regel kommt, wie bei der Navigation oder vom Spion, folgt dieser Regel.
technology-restricted-used-first = Aufs Bauernfeld kommt das gebundene Plättchen
    .text = Hast du ein auf Bauernfelder beschränktes und ein freies Plättchen, so wird auf einem Bauernfeld das beschränkte verbraucht.
    .why = Niemand wollte es anders: Das freie Plättchen kann alles, was das gebundene kann.
technology-monk-space = Nie anstelle eines Mönchs
    .text = Auf ein Mönchsfeld kommt niemals Technik.
technology-one-per-place = Eine Technik je Ort
    .text = Wo schon ein Technikplättchen liegt, kommt kein zweites hin.
technology-single-space = Nicht, wo ein Gefolgsmann genügt
    .text = Orte mit nur einem Aktionsfeld nehmen keine Technik auf.
    .example = Der Heuschober braucht einen Bauern, also muss ihn ein Mensch besetzen.
technology-closed-places = Rathaus und Pulverturm nehmen keine
    .text = In Rathaus und Pulverturm kommt keine Technik.
    .why = Beide schicken Leute fort oder bewahren sie auf, statt ihre Arbeit zu nutzen. Ein Plättchen würde dort niemanden ersetzen.
technology-empty-space = Nur auf ein leeres Feld
    .text = Technik kommt auf ein eigenes Aktionsfeld, das in diesem Augenblick frei ist. Sie verdrängt niemanden.
    .why = Die Anleitungen sagen, dass ein Plättchen den Gefolgsmann ersetzt, den ein Feld verlangt, und nichts über einen, der dort steht. Er könnte zurückgehen, oder die Technik wartet, bis das Feld frei ist. Eingesetzte Gefolgsleute werden außerhalb ihrer Phase nie versetzt; also wartet sie.
technology-never-moved = Für immer gelegt
    .text = Ein gelegtes Technikplättchen wird nicht versetzt. Nur die Folter kann es entfernen.

## Personenleisten

tracks = Personenleisten
tracks-end = Das Ende einer Leiste
    .text = Steht dein Würfel auf dem letzten Feld einer Personenleiste, kannst du diese Sorte nicht mehr anwerben. Die Bauernleiste hat 8 Schritte, die anderen haben 5.
tracks-citizen = Ein Bürger für den Ersten
    .text = Der vierte Ritter und der fünfte Schiffer bringen dem, der als Erster so weit kommt, einen Bürger. Wer später kommt, geht leer aus.
tracks-never-back = Würfel bleiben, auch wenn Gefolgsleute gehen
    .text = Verlierst du einen Gefolgsmann durch Pest oder Folter oder an ein segensreiches Werk, bleibt dein Würfel auf dessen Leiste stehen.

## Entwicklungsleiste

development = Entwicklungsleiste
development-points = Ein Punkt ist ein Schritt
    .text = Jeder Entwicklungspunkt rückt deinen Würfel auf der Entwicklungsleiste ein Feld vor; sie hat 30 Schritte.
development-coin-space = Münzen unterwegs
    .text = Wer Feld 7, 12 oder 25 erreicht oder hinter sich lässt, bekommt 3, 4 oder 5 Münzen, und zwar jeder, nicht nur der Erste.
development-coin-space-again = Nochmals erreicht, nochmals bezahlt
    .text = Wurde ein Würfel hinter ein Münzfeld zurückgesetzt, gibt es die Münzen beim nächsten Erreichen erneut.
    .why = Wer ein Münzfeld erreicht oder überschreitet, wird bezahlt; dass es schon einmal bezahlt hat, ist in den Anleitungen keine Ausnahme. Im Grundspiel braucht es dafür einen Schritt zurück vom Münzfeld selbst, unter der Folter; Handel & Intrige sagt es für seine eigenen Rückschritte ausdrücklich.
development-citizen-space = Bürger unterwegs
    .text = Auf den Feldern 3, 18 und 28 liegt ein Bürger für den, der sie als Erster erreicht oder überspringt. Ein gewonnener Bürger bleibt, auch wenn der Würfel zurückgeht.
development-status = Entwicklungsstand
    .text = Dein Entwicklungsstand ist anfangs 1 und wird auf den Feldern 4, 9, 15, 22 und 30 zu 2, 3, 4, 5 und 6. Er zählt bei Einnahmen, Hospital und Schlusswertung.
development-status-from-marker = Der Stand folgt dem Würfel, auch zurück
    .text = Der Entwicklungsstand gehört immer zu dem Feld, auf dem dein Würfel jetzt steht. Geht er hinter ein Standfeld zurück, sinkt der Stand.
    .why = Die Anleitungen sagen nur, wie der Status steigt. Ihn vom Plan abzulesen ist die einfachste Regel und macht einen Rückschritt zu einem echten Verlust.
development-end = Was darüber hinausgeht, verfällt
    .text = Punkte, die deinen Würfel über Feld 30 hinaus brächten, verfallen.
    .why = Die Anleitungen verbieten nur, über das Ende einer Leiste hinauszugehen, und geben nichts dafür.
development-closed-at-end = Am Ende ist reine Entwicklung geschlossen
    .text = Steht dein Würfel auf Feld 30, sind dir Scriptorium, Bibliothek, Reederei und Apotheke verschlossen. Die Windmühle bleibt offen, denn sie zahlt noch Münzen, ebenso die Universität.
    .why = Steht der Würfel auf dem letzten Feld, ist die Aktion, die ihn bewegt, geschlossen. Bringt sie auch etwas anderes, so lohnt sich dieser Teil noch.

## Reisen

travel = Reisen
travel-no-connection = Ein Weg, und zwar der passende
    .text = Eine Reise führt über genau einen Weg, der in der Stadt deiner Händlerfigur beginnt: ein Wasserweg beim Schiff, ein Landweg bei Wagen und Pferdewagen. Gibt es dort keinen solchen, ist die Aktion geschlossen.
travel-take-one-good = Eine Ware unterwegs
    .text = Deine Händlerfigur kann eine Ware mitnehmen, die auf dem gerade bereisten Weg liegt. Liegen dort zwei, wählst du, und die andere bleibt liegen.
travel-good-optional = Waren dürfen liegen bleiben
    .text = Du darfst reisen, ohne etwas mitzunehmen.
    .why = Beide Anleitungen erlauben, eine Ware zu nehmen, und befehlen es nicht; und wenn Steuern bevorstehen, kann es klug sein, sie liegen zu lassen. Der Text des Pferdewagens ist kürzer; wir behandeln ihn wie den Wagen.
travel-empty-way = Leere Wege sind benutzbar
    .text = Auch über einen Weg ohne Waren darfst du reisen, nur gibt es dort nichts zu holen. Aufgefüllt werden die Wege nie.
travel-double-connection = Landweg und Wasserweg nebeneinander
    .text = Zwei Städte können durch einen Landweg und einen Wasserweg verbunden sein. Das sind zwei Wege, jeder mit seinen eigenen Waren.
    .example = Von Chinon nach Châtellerault nimmt das Schiff die Ware vom Fluss, der Wagen die von der Straße.

## Kontore

stations = Kontore
stations-one-per-town = Ein Kontor je Stadt
    .text = Wo schon ein Kontor steht, ob deines oder ein fremdes, kommt kein weiteres hin. Nur Orléans ist anders.
stations-orleans-each-one = Orléans: eines für jeden
    .text = In Orléans darf jeder ein Kontor haben, aber kein zweites.
stations-none-left = Zehn Kontore und nicht mehr
    .text = Ohne Kontor im eigenen Vorrat kannst du nicht bauen. Durch Folter verlorene Kontore kehren nicht zurück.

## Segensreiche Werke

deeds = Segensreiche Werke
deeds-exact-followers = Werke wollen genau die gezeigte Person
    .text = Auf ein Feld eines segensreichen Werks kommt genau die gezeigte Person und keine Vertretung. Schule und Kräutergarten helfen hier nicht.
deeds-monks = Bei Werken ist ein Mönch nur ein Mönch
    .text = Bei den segensreichen Werken füllt ein Mönch Mönchsfelder und keine anderen.
deeds-own-followers = Eigene Gefolgsleute gehen nie zu Werken
    .text = Die vier Gefolgsleute deiner Farbe können nicht zu segensreichen Werken entsandt werden, auch nicht aus dem Pulverturm.
deeds-full = Ein freies Feld der Sorte muss da sein
    .text = Zu einem Werk kann ein Gefolgsmann nur, solange dort ein Feld seiner Sorte frei ist.
deeds-at-least-one = Mindestens einen entsenden
    .text = Wer Rathaus oder Pulverturm nutzt, entsendet mindestens einen Gefolgsmann. Passt dort niemand auf ein freies Feld, ist die Aktion geschlossen.
    .why = Die Anleitungen sprechen von einem oder beiden. Eine Aktion, die niemanden schickt, wäre nur eine Art zu warten.
deeds-unsent-stay = Wer nicht entsandt wird, bleibt
    .text = Entsendest du nur einen von zweien, bleibt der andere im Rathaus oder im Pulverturm. Eine spätere Aktion kann ihn entsenden, auch noch in derselben Runde.
    .why = Gefolgsleute kehren für getane Arbeit in den Beutel zurück. Wer nicht geschickt wurde, hat noch keine getan.
deeds-reward = Lohn für jeden Gefolgsmann
    .text = Für jeden entsandten Gefolgsmann bekommst du den Lohn seines Werks: 1, 2 oder 3 Münzen.
deeds-canalization = Kanalisation: Münze oder Entwicklung
    .text = Jeder zur Kanalisation entsandte Gefolgsmann bringt, wenn du willst, statt der Münze einen Entwicklungspunkt.
deeds-canalization-at-end = Kanalisation am Ende der Entwicklung
    .text = Steht dein Würfel auf Feld 30, zahlt die Kanalisation ohne Nachfrage die Münze.
    .why = Der Entwicklungspunkt wäre verloren, also gibt es nichts zu wählen.
deeds-citizen = Das letzte Feld bringt den Bürger
    .text = Wer das letzte freie Feld eines Werks füllt, bekommt zum Lohn auch dessen Bürger.
deeds-stay = Entsandt auf Dauer
    .text = Gefolgsleute bei segensreichen Werken kehren nicht zurück, weder in den Beutel noch in den Vorrat.

## Ortskarten

tiles = Ortskarten
tiles-taken-once = Jede Ortskarte gibt es einmal
    .text = Jede Ortskarte ist ein Einzelstück. Hat sie jemand, kann sie niemand sonst nehmen.
tiles-goods-tiles = Heuschober, Käserei, Winzerei, Wollmanufaktur, Schneiderei
    .text = Jede bringt eine Ware vom Warenmarkt: Getreide, Käse, Wein, Wolle und Brokat, in dieser Reihenfolge.
tiles-good-gone = Ohne Ware keine Produktion
    .text = Eine Ortskarte, die eine Ware liefert, ist geschlossen, solange der Warenmarkt keine davon hat. Waren auf den Wegen zählen nicht.
tiles-shipping-line = Reederei
    .text = Mit jeder Nutzung rückst du auf der Entwicklungsleiste 1 Schritt vor, und das mit nur einem Gefolgsmann.
tiles-brewery = Brauerei
    .text = Jede Nutzung zahlt 2 Münzen.
tiles-library = Bibliothek
    .text = Mit jeder Nutzung rückst du auf der Entwicklungsleiste 2 Schritte vor.
tiles-windmill = Windmühle
    .text = Jede Nutzung zahlt 2 Münzen und bringt dich auf der Entwicklungsleiste 1 Schritt weiter.
tiles-cellar = Ratskeller
    .text = Jede Nutzung zahlt 4 Münzen.
tiles-pharmacy = Apotheke
    .text = Jeder Gefolgsmann öffnet sie. Du kaufst einen, zwei oder drei Entwicklungspunkte zu je einer Münze.
tiles-pharmacy-limits = Die Apotheke verkauft nur, was du brauchen kannst
    .text = Ohne Münze oder mit dem Würfel auf Feld 30 ist die Apotheke geschlossen. Du zahlst nie mehr Münzen, als du hast oder als Schritte übrig sind.
    .why = Der kleinste Preis ist eine Münze, und dies ist ein Kauf und keine Schuld; mit der Folter hat er nichts zu tun. Münzen für verlorene Punkte zu zahlen wäre eine Falle.
tiles-office = Kämmerei
    .text = Jede Nutzung zahlt so viele Münzen, wie du Kontore auf der Karte hast.
tiles-bathhouse-2014 = Badehaus: drei ziehen, zwei einsetzen
    .text = Drei Gefolgsleute kommen aus deinem Beutel. Zwei davon suchst du aus und setzt sie sofort auf passende Aktionsfelder; weniger nur, wenn keine zwei passen. Die übrigen kommen mit dem Gefolgsmann aus dem Badehaus in den Beutel.
tiles-bathhouse-2019 = Badehaus: zwei ziehen, einen einsetzen
    .text = Zwei Gefolgsleute kommen aus deinem Beutel. Einen davon suchst du aus und setzt ihn sofort auf ein passendes Aktionsfeld; keinen nur, wenn beide nicht passen. Der Rest kommt mit dem Gefolgsmann aus dem Badehaus in den Beutel.
tiles-bathhouse-space = Jeder Gefolgsmann öffnet das Badehaus
    .text = Das Badehaus hat ein Feld, und jeder Gefolgsmann darf darauf stehen.
    .why = Die Texte sprechen von einem Gefolgsmann und sagen nicht, von welchem. Die Art ist rekonstruiert; wer die Karte besitzt, kann die Angabe in den Komponentendaten berichtigen.
tiles-bathhouse-draw = Wie das Badehaus zieht
    .text = Wer das Badehaus geöffnet hat, ist beim Ziehen noch nicht im Beutel. Sind zu wenige im Beutel, werden alle gezogen. Alle sehen sie.
    .why = In beiden Anleitungen geht, wer das Bad eröffnet, mit den Übrigen zurück, also nach dem Ziehen. Was gezogen wurde, liegt auf dem Tisch.
tiles-bathhouse-empty-bag = Ein Bad bei leerem Beutel
    .text = Auch bei leerem Beutel ist das Badehaus nutzbar: Gezogen wird niemand, und wer es geöffnet hat, kommt in den Beutel.
    .why = Ein voller Ort darf handeln. Nur fehlende Gefolgsleute des Vorrats, Technik und Waren schließen eine Aktion, und die Anleitungen sehen vor, dass niemand aus dem Bad eingesetzt wird.
tiles-bathhouse-where = Wohin die Badegäste dürfen
    .text = Für Gezogene gelten die Regeln der Planung. Ins Badehaus selbst dürfen sie nicht, in den Pulverturm auch nicht.
    .why = Die Anleitungen nehmen nur das Badehaus aus. Die Felder des Pulverturms bewahren Gefolgsleute auf und werden in deren Phase gefüllt; Aktionsfelder sind sie nicht.
tiles-hospital = Hospital
    .text = Jede Nutzung zahlt deinen Entwicklungsstand in Münzen.
tiles-school = Schule
    .text = Deine Gelehrten dürfen auf jedem Aktionsfeld stehen, das keinen Mönch zeigt.
tiles-herb-garden = Kräutergarten
    .text = Deine Schiffer dürfen auch auf Bauern-, Handwerker- und Händlerfeldern stehen.
tiles-no-chain = Vertretungen gelten nicht über Ecken
    .text = Es zählen nur der Gefolgsmann selbst und die Person auf dem Feld. Ein Schiffer wird durch Schule und Kräutergarten zusammen nicht zum Gelehrten, und jeder behält seine eigene Sorte.
    .why = Jede Karte sagt, wer wen ersetzen darf; keine sagt, dass ein Ersatz wieder ersetzt werden darf.
tiles-horse-wagon = Pferdewagen
    .text = Er ist ein zweiter Wagen: ein Landweg und eine Ware unterwegs.
tiles-sacristy = Sakristei
    .text = Mit einem Mönch in der Sakristei darfst du ein Ereignis, das dir schadet, von dir abwenden. Der Mönch kommt dann in deinen Beutel; lässt du das Ereignis zu, bleibt er stehen.
tiles-sacristy-events = Wogegen die Sakristei hilft
    .text = Sie wird bei Ernte, Steuern und Pest angeboten, und jedes Mal entscheidest du. Gegen die Wallfahrt hilft sie nicht, und die Volkszählung ist kein Ereignis.
    .why = Die Anleitungen nennen diese drei als die schlechten Ereignisse. Die Wallfahrt wirkt während der Aktionen, bevor die Sakristei es könnte, und auf Einnahmen oder einen Handelstag will niemand verzichten.
tiles-gunpowder-tower = Pulverturm
    .text = Er lagert bis zu zwei Gefolgsleute jeder Sorte, auch die deiner Farbe. Von dort kannst du sie auf Aktionsfelder planen oder neutrale direkt zu einem segensreichen Werk entsenden.
tiles-gunpowder-tower-fill = Gefüllt wird der Turm nach dem Ziehen
    .text = In der Phase Gefolgsleute darfst du nach dem Ziehen beliebige Gefolgsleute vom Markt auf freie Felder des Turms legen. Zu keiner anderen Zeit kommt jemand hinein.
    .why = Die Anleitungen nennen die Phase. Dass alle vom Markt in den Turm dürfen, nicht nur die neuen, folgt daraus, dass er den Markt erweitert.
tiles-gunpowder-tower-overflow = Ziehen mit Blick auf den Turm
    .text = Beim Zurückrufen und Ziehen zählen freie Felder des Turms als Platz: Der Markt darf bis zu zwei Gefolgsleute zu viel haben. Vor der Planung müssen die überzähligen in den Turm.
    .example = Sieben Gefolgsleute auf dem Markt und ein leerer Turm: Du darfst bis zu 3 ziehen, dann gehen mindestens 2 in den Turm.
    .why = Die Karte vergrößert den Markt um zwei. Sonst wäre der Platz da, aber nicht zu nutzen, wenn es darauf ankommt.
tiles-gunpowder-tower-stay = Kein Weg zurück aus dem Turm
    .text = Wer im Turm ist, bleibt dort, bis er eingeplant oder entsandt wird. Zurück auf den Markt geht es nicht, auch nicht durch Zurückrufen.
    .why = Zurückgerufen wird von Aktionsfeldern, und die Felder des Turms sind ein Lager. Ein freier Rückweg machte den Markt jederzeit zehn Felder groß.
tiles-gunpowder-tower-deeds = Vom Turm zu den Werken
    .text = Mit einer Aktion entsendest du einen oder zwei neutrale Gefolgsleute aus dem Turm zu segensreichen Werken. Das ist eine eigene Aktion neben dem Rathaus.
tiles-laboratory = Laboratorium
    .text = Es bringt ein Technikplättchen, für das die üblichen Technikregeln gelten; auch auf dem Laboratorium selbst darf es liegen. Ist keine Technik mehr im Vorrat, ist es geschlossen.

## Ereignisse

events = Ereignisse
events-together = Alle sind betroffen, und zwar zugleich
    .text = Ein Ereignis betrifft alle, und alle wählen zur selben Zeit. Münzen werden vom Startspieler an ausgezahlt.
    .why = Was einer abgibt oder behält, berührt die Wahl der anderen nicht; also muss niemand warten.
events-pilgrimage = Wallfahrt
    .text = In dieser Runde lassen sich keine Mönche anwerben. Ein volles Kloster muss warten.
events-income = Einnahmen
    .text = Du bekommst Münzen für deinen Entwicklungsstand: 2014 eine je Stufe, 2019 drei bei A, zwei bei B, eine bei C.
    .example = 2019, Buchstabe B, Status 3: 6 Münzen.
events-harvest-food = Was als Nahrung zählt
    .text = Nahrungsmittel sind Getreide, Käse und Wein; welches du abgibst, wählst du. Es kommt zurück auf den Warenmarkt.
events-harvest-2014 = Ernte: erst die Nahrung
    .text = Du gibst 1 Nahrungsmittel ab. Nur wer keines hat, zahlt 5 Münzen; was daran fehlt, holt die Folter.
events-harvest-2019 = Ernte: Nahrung oder fünf Münzen
    .text = Fällig ist bei A 1 Nahrungsmittel, bei B sind es 2, bei C 3. Für jedes wählst du: ein Nahrungsmittel abgeben oder 5 Münzen zahlen.
    .why = Der englische Text lässt die Wahl offen, der deutsche liest sich wie ein Entweder-oder; nur die Beträge sprechen von fehlender Nahrung. Wir lassen über jede Nahrung einzeln entscheiden.
events-harvest-last-coins = Ernte: wenn die Münzen nicht reichen
    .text = Münzen statt Nahrung darf nur wählen, wer mindestens 5 hat. Wer keine Nahrung hat, zahlt, was er hat, und den Rest der 5 holt die Folter.
    .why = Niemand soll die Folter wählen, solange er Nahrung hat, die die Schuld beglichen hätte.
events-taxes = Steuern
    .text = 2014 zahlst du 1 Münze je drei deiner Waren. 2019 ist es je Ware bei A, je zwei Waren bei B, je drei Waren bei C.
events-taxes-groups = Besteuert werden nur volle Gruppen
    .text = Alle deine Waren zählen, gleich welcher Sorte. Was keine volle Gruppe ergibt, kostet nichts.
    .example = Acht Waren zu 1 Münze je drei Waren kosten 2 Münzen.
    .why = Die Anleitungen nennen eine Münze für so viele Waren und keine Rundung. Eine Gruppe, die nicht voll ist, wird nicht besteuert.
events-trading-day = Handelstag
    .text = Jedes deiner Kontore auf der Karte zahlt: 2014 je 1 Münze; 2019 je 3 bei A, 2 bei B, 1 bei C.
events-plague = Pest
    .text = Ein zufälliger Gefolgsmann verlässt deinen Beutel und geht in den Vorrat zurück, wo er wieder angeworben werden kann.
events-plague-own-colour = Eigene Gefolgsleute überstehen die Pest
    .text = Zieht die Pest einen Gefolgsmann deiner Farbe, kommt er in den Beutel zurück, und du verlierst niemanden.
events-plague-empty-bag = Die Pest findet einen leeren Beutel
    .text = Ist dein Beutel leer, tut dir die Pest nichts. Wer auf deinem Tableau ist, ist vor ihr sicher.
    .why = Die Pest zieht aus dem Beutel und sonst nirgendwoher.

## Folter

torture = Folter
torture-when = Schulden, die man nicht zahlen kann
    .text = Schuldest du bei Volkszählung, Ernte oder Steuern mehr Münzen, als du hast, beginnt die Folter: Jede fehlende Münze kostet dich ein Ding.
torture-coins-first = Zuerst die Münzen
    .text = Zuerst zahlst du alle Münzen, die du hast. Nur was dann noch fehlt, holt die Folter.
torture-any-mix = Deine Wahl, Münze für Münze
    .text = Für jede fehlende Münze wählst du, was du hergibst, und darfst beliebig mischen.
    .example = Drei Münzen fehlen: ein Korn, ein Schritt zurück und ein nicht gebautes Kontor.
torture-station = Folter: ein Kontor
    .text = Gib ein Kontor aus deinem Vorrat ab oder ein gebautes aus einer Stadt deiner Wahl. In der Stadt darf dann wieder gebaut werden.
torture-follower = Folter: ein Gefolgsmann
    .text = Ein zufälliger neutraler Gefolgsmann aus deinem Beutel geht verloren. Gefolgsleute deiner Farbe trifft es nie: Es wird neu gezogen.
torture-follower-own-only = Die Folter braucht neutrale Gefolgsleute im Beutel
    .text = Einen Gefolgsmann kannst du nicht wählen, solange dein Beutel leer ist oder nur Gefolgsleute deiner Farbe enthält.
    .why = Das Ziehen nähme nie ein Ende oder begänne nie.
torture-development = Folter: ein Schritt zurück
    .text = Dein Würfel auf der Entwicklungsleiste geht ein Feld zurück. Ein Münzfeld darf er dabei weder betreten noch überqueren. Verlorene Schritte lassen sich wieder aufholen.
torture-development-coin-space = Ein Schritt zurück von einem Münzfeld
    .text = Ein Würfel, der auf einem Münzfeld steht, darf von dort zurück. Erreicht er das Feld wieder, gibt es die Münzen erneut.
    .why = Die Anleitungen verbieten, auf ein Münzfeld zu treten und eines zu überschreiten; der deutsche Text lässt den Würfel bis zum nächsten Münzfeld gehen. Wer auf einem steht, tut beides nicht, wenn er es verlässt.
torture-development-start = Vom Start geht es nicht zurück
    .text = Ein Würfel auf dem Startfeld der Entwicklungsleiste hat keinen Schritt herzugeben.
    .why = Vor dem Anfang gibt es kein Feld.
torture-good = Folter: eine Ware
    .text = Gib eine deiner Waren ab, gleich welche. Sie zählt für eine Münze, auch Brokat.
torture-place-tile = Folter: eine Ortskarte
    .text = Gib eine deiner Ortskarten ab. Die Orte deines Tableaus kannst du nicht hergeben.
torture-place-tile-contents = Was auf einer verlorenen Ortskarte lag
    .text = Gefolgsleute auf der Karte, auch gelagerte, kommen in deinen Beutel. Ein Technikplättchen darauf scheidet mit ihr aus.
    .why = Geschuldet ist eine Sache, die Karte. Gefolgsleute gehören immer in den Beutel oder aufs Tableau, Technik aber verlässt ihr Feld nie.
torture-technology = Folter: ein Technikplättchen
    .text = Gib ein Technikplättchen ab, ob gelegt oder nicht. Ein gelegtes macht sein Aktionsfeld wieder für Gefolgsleute frei.
    .why = Die Aufzählung nennt Technik und sagt nicht, wo sie liegt. Dass sie nicht versetzt werden kann, schützt sie nicht davor, genommen zu werden.
torture-leaves-game = Verloren für alle
    .text = Was die Folter nimmt, ist aus dem Spiel: Es kommt in keinen Vorrat, auf keinen Markt und zu keinem Mitspieler.
torture-nothing-left = Nichts mehr zu holen
    .text = Hast du nichts mehr, was du hergeben könntest, verfällt der Rest der Schuld.
    .why = Die Anleitungen sehen es nicht vor. Eine Schuld, die bliebe, bräuchte eigene Regeln für einen Fall, der kaum je eintritt.

## Ende und Wertung

end = Ende und Wertung
end-last-round = Achtzehn Runden
    .text = Die Runde der achtzehnten Stundenglaskarte wird samt Ereignis zu Ende gespielt. Danach wird gewertet.
end-most-stations = Der vierzehnte Bürger
    .text = Wer allein die meisten Kontore auf der Karte hat, bekommt vor der Wertung den letzten Bürger. Bei Gleichstand bekommt ihn niemand.
end-coins = Punkte für Münzen
    .text = Jede Münze ist ein Punkt.
end-goods = Punkte für Waren
    .text = Getreide zählt 1 Punkt, Käse 2, Wein 3, Wolle 4, Brokat 5.
end-stations-and-citizens = Punkte für Kontore und Bürger
    .text = Zähle deine gebauten Kontore und deine Bürger zusammen und nimm das mit deinem Entwicklungsstand mal. Ungebaute Kontore zählen nicht.
    .example = Vier Kontore und drei Bürger bei Status 5 sind 35 Punkte.
end-tie = Sieg und Gleichstand
    .text = Die meisten Punkte gewinnen. Unter Gleichen entscheidet der weiter vorgerückte Würfel auf der Entwicklungsleiste; ist auch das gleich, teilen sie den Sieg.

## Vorräte und Zahlungen

supply = Vorräte und Zahlungen
supply-limited = Was weg ist, ist weg
    .text = Gefolgsleute, Technik und Waren sind auf die Teile im Spiel begrenzt. Was aufgebraucht ist, kann niemand bekommen.
supply-no-tile-no-action = Ohne Plättchen keine Aktion
    .text = Eine Aktion, die dir einen Gefolgsmann, ein Technikplättchen oder eine Ware gäbe, ist geschlossen, solange das Stück im Vorrat fehlt.
supply-comes-back = Vorräte können sich erholen
    .text = Bei der Ernte abgegebene Nahrung und an die Pest verlorene Gefolgsleute sind wieder zu haben, und damit auch die Aktionen, die geschlossen waren.
supply-own-followers = Die eigenen vier verlassen dich nie
    .text = Die Gefolgsleute deiner Farbe sind immer in deinem Beutel oder an deinen Orten. Weder Werke noch Pest noch Folter nehmen sie dir.
supply-payments = Münzen kommen aus der Kasse und gehen dorthin
    .text = Jede Zahlung läuft zwischen einem Spieler und der allgemeinen Kasse, nie von Spieler zu Spieler.
supply-coins-2014 = Münzen können ausgehen
    .text = Der Vorrat an Münzen ist begrenzt. Solange er leer ist, bekommt niemand Münzen.
supply-coins-2014-short = Wenn nur noch wenige Münzen da sind
    .text = Steht dir mehr zu, als da ist, bekommst du, was da ist. Der Rest wird dir nicht nachgezahlt.
    .example = Vier Münzen sind noch da. Der Ratskeller zahlt 4, die Brauerei des nächsten Spielers dann keine mehr.
    .why = Die Anleitung sagt, dass man bei zu wenigen Münzen im Vorrat vorerst keine bekommt. Das kann die fehlenden meinen oder alle, die einem zustehen. Wir nehmen das Erste: Auch von anderem Material bekommt man, was da ist. Für das Zweite berichtige counts.coins.pays_what_is_left zu false.
supply-coins-2014-number = Der Münzvorrat ist eine bloße Zahl
    .text = Münzen werden als Summe gezählt; Stücke zu 1, 5 und 10 spielen keine Rolle. Wie groß der Vorrat ist, steht in den Materialdaten.
    .why = In der Schachtel sind 47 Münzen, aber wie viele von welchem Wert, ist nicht gedruckt. Fehlendes Wechselgeld gehört nicht zum Spiel.
supply-coins-2019 = Münzen gehen nie aus
    .text = Für jede fällige Auszahlung sind immer genug Münzen da.
supply-coins-never-close = Fehlende Münzen schließen keine Aktion
    .text = Eine Aktion, die Münzen zahlt, bleibt auch dann offen, wenn es nichts gäbe: die Kämmerei ohne Kontor oder 2014 jeder Ort bei leerem Münzvorrat.
    .why = Nur fehlende Gefolgsleute, Technik und Waren schließen in den Anleitungen eine Aktion. Die Gefolgsleute wieder in den Beutel zu bekommen kann Grund genug sein, den Ort zu nutzen.
supply-coins-order = Wer zuerst bezahlt wird
    .text = Werden mehrere zugleich ausgezahlt, kommt erst der Startspieler, dann die anderen im Uhrzeigersinn. Sind die Münzen knapp, bekommen die Letzten womöglich weniger.
    .why = Die Anleitung von 2014 wickelt Zahlungen in Spielreihenfolge ab. 2019 gehen die Münzen nicht aus, da ändert die Reihenfolge nichts.

## Ortskarten ausschließen

exclusion = Ortskarten ausschließen
exclusion-turns = Jeder darf eine Ortskarte ausschließen
    .text = Eine Möglichkeit für Kenner: Vor Runde eins darf vom Startspieler an jeder im Uhrzeigersinn eine Ortskarte beliebiger Kategorie aus dem Spiel nehmen oder verzichten. Was draußen ist, kann niemand mehr nehmen oder ausschließen.
exclusion-two-players = Zu zweit je zwei Ortskarten
    .text = Zu zweit darf jeder zwei Ortskarten ausschließen.
exclusion-going-round = Immer nur eine Ortskarte
    .text = Darf jeder zwei ausschließen, geht es zweimal reihum, jedes Mal um eine Karte. Wer verzichtet, gibt nur diese eine auf, nicht die zweite Gelegenheit.
    .why = Die Anleitung nennt nur die Zahl. Reihum kann jeder auf das antworten, was die anderen ausgeschlossen haben.
exclusion-both-editions = Wählbar in beiden Ausgaben
    .text = Ohne Absprache wird nichts ausgeschlossen; wählen lässt es sich mit beiden Ausgaben.
    .why = Nur die Anleitung von 2014 druckt es. Nichts in der Ausgabe von 2019 spricht dagegen.
