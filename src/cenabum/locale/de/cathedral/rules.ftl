### Die Regeln von Die Kathedrale von Orléans in unseren Worten: zu jeder Regel von src/cenabum/cathedral/rules.toml der Titel, der Text, das Beispiel und der Grund.

## Am Tisch

general = Am Tisch
general-together = Ein Team
    .text = Alle spielen für dasselbe Ziel: die Kathedrale mit ihren acht Teilen. Alle gewinnen oder alle verlieren.
general-not-now = Alles zu seiner Zeit
    .text = Ein Zug ist nur möglich, wenn der Spieler danach gefragt ist.
general-not-offered = Nur was zur Wahl steht
    .text = Ein Zug muss einer von denen sein, die die Regeln in diesem Moment erlauben.
general-undo = Zurücknehmen
    .text = Ein Spieler darf den letzten Zug zurücknehmen, solange seitdem nichts gezogen oder aufgedeckt wurde und niemand sonst gezogen hat.
    .why = Die Anleitung sagt nichts dazu; so spielen Freunde, und was der Zufall gezeigt hat, ändert sich dadurch nie.
general-no-peeking = Beutel bleiben zu
    .text = Niemand darf während des Spiels in einen Beutel schauen. Der Tisch zeigt nur, wie viele Teile darin sind; was hineinkam, muss man sich merken.
general-memory-aid = Die Merkhilfe
    .text = Ist die Merkhilfe beim Aufbau eingeschaltet, darf jeder nachsehen, was in den drei Beuteln ist.
    .why = Alles, was in einen Beutel kommt, sehen alle; die Hilfe verrät also kein Geheimnis. Sie nimmt den Spielern nur das Merken ab, wie es Familien mit kleinen Kindern mögen.

## Aufbau

setup = Aufbau
setup-players = Zwei bis vier Spieler
    .text = Das Spiel ist für zwei bis vier Spieler.
setup-workshops = Drei Werkstätten
    .text = Drei der acht Werkstattplättchen, vom Zufall gewählt, liegen offen auf den Werkstattfeldern der Karte. Die anderen bleiben in der Schachtel.
setup-events = Zehn Ereignisse
    .text = Alle zehn Ereignisplättchen werden gemischt und liegen verdeckt auf ihrem Feld.
setup-goods = Waren auf den Wegen
    .text = Alle 37 Waren sind im schwarzen Beutel. Daraus wird für jedes Warenfeld der Karte eine Ware gezogen und offen hingelegt.
setup-rosette = Eine Rosette zwischen Bourges und Tours
    .text = Eine Glasrosette liegt auf dem Weg zwischen Bourges und Tours. Die anderen neun sind der Vorrat.
setup-blueprints = Zwölf Baupläne
    .text = Die zwölf Baupläne werden gemischt und liegen verdeckt neben dem Plan.
setup-hour-glass = Stundengläser
    .text = Drei der sechs Stundengläser, vom Zufall gewählt, sind im Spiel, eines für jede Runde. Das erste wird gleich aufgedeckt.
setup-bags = Der rote und der blaue Beutel
    .text = In den roten Beutel kommen 6 Ritter, 3 Bauern, 3 Händler und 2 Mönche; in den blauen 6 Fischer, 3 Bauern, 3 Händler und 2 Mönche. Die übrigen 6 Mönche sind der Vorrat.
setup-expert = Für Experten
    .text = Auf der Expertenstufe kommt in jeden der beiden Beutel nur 1 Mönch statt 2, und 8 Mönche sind im Vorrat.
setup-first-good = Baumeister und erste Waren
    .text = Alle Baumeister beginnen in Orléans. Reihum zieht jeder Spieler eine Ware aus dem schwarzen Beutel in den eigenen Rucksack.
setup-first-player = Wer beginnt
    .text = Wer am ersten Platz sitzt, macht den ersten Zug.
    .why = Die Anleitung lässt den Jüngsten beginnen. Ein Computer soll nicht nach dem Alter fragen; also entscheidet die Reihenfolge der Plätze, und die legt fest, wer den Tisch einrichtet.

## Ein Zug

turn = Ein Zug
turn-draw = Aus einem Beutel ziehen
    .text = Ein Zug beginnt damit, dass der Spieler einen Gefolgsmann zieht, nach Wahl aus dem roten oder aus dem blauen Beutel.
turn-empty-bag = Ein leerer Beutel
    .text = Aus einem leeren Beutel kann man nicht ziehen: Dann muss es der andere sein.
    .why = Die Anleitung spricht nicht davon, aber es kommt vor, wenn ein Team einen Beutel viel lieber hat.
turn-both-empty = Beide Beutel leer
    .text = Sind zu Beginn eines Zuges beide Beutel leer, endet die Runde, als hätte die Glocke geläutet.
    .why = Mit den gedruckten Angaben kann es nicht geschehen; mit berichtigten muss ein Spiel trotzdem weitergehen.
turn-fitting = Ein Feld, das den Gefolgsmann zeigt
    .text = Der gezogene Gefolgsmann kommt auf ein Feld der Stadt, das diesen Gefolgsmann zeigt.
turn-two-kinds = Felder für einen von zweien
    .text = Ein Feld, das zwei Gefolgsleute zeigt, nimmt den einen oder den anderen auf, aber nur einen.
turn-any-space = Felder für alle
    .text = Festplatz und Glockenturm nehmen jede Art von Gefolgsleuten auf.
turn-monk-anywhere = Mönche passen überall
    .text = Ein Mönch passt auf jedes freie Feld.
turn-either-area = Beutel und Bereich sind unabhängig
    .text = Ein Gefolgsmann aus dem roten Beutel darf in den blauen Bereich und umgekehrt.
turn-occupied = Ein Gefolgsmann je Feld
    .text = Ein Feld, auf dem ein Gefolgsmann steht, ist bis zum Ende der Runde besetzt.
turn-must-place = Ein gezogener Gefolgsmann wird gesetzt
    .text = Der Gefolgsmann muss gesetzt werden; er kommt nie zurück in den Beutel. Passt er auf kein anderes freies Feld, kommt er auf den Glockenturm, und die Runde endet.
turn-identical-spaces = Gleiche Felder
    .text = Zwischen freien Feldern einer Aktion, die dieselben Gefolgsleute zeigen, gibt es nichts zu wählen: Das erste wird genommen.
    .why = Im Spiel macht es keinen Unterschied und erspart eine Frage.
turn-finish = Der Zug endet von selbst
    .text = Ist die Aktion vorbei, ist auch der Zug vorbei. Wer einen vollen Rucksack hat, wird vorher gefragt, ob er rasten will.
    .why = Rasten kann man in jedem Augenblick des Zuges, also auch an seinem Ende.
turn-clockwise = Im Uhrzeigersinn
    .text = Nach einem Zug ist im Uhrzeigersinn der nächste Spieler an der Reihe.

## Aktionen nutzen

actions = Aktionen nutzen
actions-refrain = Auf eine Aktion darf man verzichten
    .text = Ein Gefolgsmann darf gesetzt werden, ohne die Aktion des Feldes auszuführen.
actions-must = Festplatz und Glockenturm wirken immer
    .text = Was Festplatz und Glockenturm tun, geschieht, ob der Spieler will oder nicht.
actions-no-effect = Setzen ohne Wirkung
    .text = Ein Gefolgsmann darf auch dorthin, wo die Aktion gar nichts bewirken kann.
    .why = Man darf auf eine Aktion verzichten, also darf man auch eine wählen, die nichts bewirkt.

## Karren

cart = Karren
cart-land = Über Land
    .text = Mit dem Karren fährt der eigene Baumeister einen Landweg entlang bis zu dessen anderem Ende.

## Boot

boat = Boot
boat-river = Auf dem Fluss
    .text = Mit dem Boot fährt der eigene Baumeister einen Flussweg entlang bis zu dessen anderem Ende.

## Der Rucksack

knapsack = Der Rucksack
knapsack-five = Fünf Teile
    .text = In einen Rucksack passen fünf Teile, Waren und Rosetten beliebig gemischt.
knapsack-take = Mitnehmen, was am Weg liegt
    .text = Kommt der Baumeister an einer Ware oder der Rosette vorbei, darf er sie in den Rucksack nehmen oder liegen lassen.
knapsack-swap = Tauschen, wenn er voll ist
    .text = Ist der Rucksack voll, kann man ein Teil nur nehmen, wenn dafür ein anderes zurückgeht, eine Ware in den schwarzen Beutel, eine Rosette in den Vorrat; oder man lässt es.
knapsack-same-kind = Keine Rosette für eine Rosette aus dem Vorrat
    .text = Für eine Rosette der Glashütte oder einer Belohnung geht keine Rosette zurück. Eine Ware oder Rosette am Weg darf man gegen eine derselben Art tauschen.
    .why = Die Anleitung lässt jedes Teil zurückgehen. Vom Vorrat in den Vorrat änderte sich gar nichts; unterwegs aber leert es ein Feld der Karte und ist darum ein eigener Zug.

## Rasten

resting = Rasten
resting-full = Nur mit vollem Rucksack
    .text = Rasten darf man nur mit vollem Rucksack.
resting-blueprint = Was eine Rast bringt
    .text = Wer rastet, legt den ganzen Rucksack zurück, Waren in den schwarzen Beutel und Rosetten in den Vorrat, und dreht einen Bauplan um.
resting-free = Eine Rast ist keine Aktion
    .text = Eine Rast kostet weder einen Gefolgsmann noch die Aktion des Zuges.
resting-any-time = In jedem Moment des eigenen Zuges
    .text = Rasten darf man vor dem Ziehen, vor dem Setzen, mitten in einer Aktion (zum Beispiel bevor man nimmt, was am Weg liegt) und am Ende des Zuges.
    .why = Die Anleitung erlaubt es jederzeit während des Zuges; wir nehmen das wörtlich.
resting-own-turn = Nicht im Zug der anderen
    .text = Man rastet nur im eigenen Zug, auch wenn ein anderer Spieler den Rucksack gefüllt hat.
resting-no-blueprint = Eine Rast ohne Baupläne
    .text = Sind alle Baupläne umgedreht, darf man weiter rasten. Die Rast leert den Rucksack und bringt nichts.
    .why = Die Anleitung verlangt nur einen vollen Rucksack, und Platz oder Waren im schwarzen Beutel können es wert sein.

## Marktplatz

market = Marktplatz
market-two = Bis zu zwei Teile
    .text = Am Marktplatz liefert man kein, ein oder zwei Teile aus dem eigenen Rucksack.
market-targets = Drei Arten von Zielen
    .text = Ein Teil geht zum Stundenglas, zu einer Werkstatt oder zu einem anderen Spieler; zwei Teile dürfen verschiedene Ziele haben.
market-workshop-place = Der Baumeister steht bei der Werkstatt
    .text = Nur wer mit dem Baumeister bei einer Werkstatt steht, kann ihr liefern.
market-anywhere = Von überall
    .text = Für eine Lieferung ans Stundenglas oder an einen anderen Spieler ist es gleich, wo jemand steht.
market-wanted = Nur was gefragt ist
    .text = Ein Auftrag nimmt nur Teile an, die ihm noch fehlen.
    .why = Die Anleitung spricht von den verlangten Plättchen; alles andere säße dort fest.
market-room = An einen vollen Rucksack weitergeben
    .text = Ein Teil darf man auch einem Spieler geben, dessen Rucksack voll ist. Dann geht ein anderes Teil dieses Rucksacks zurück, und wer am Zug ist, sagt, welches.
    .why = Die Anleitung lässt einen vollen Rucksack ein Teil für ein neues zurücklegen und schließt eine Lieferung nicht aus. Dass der Spieler am Zug für das Team entscheidet, hält sie bei den Bauplänen der Aufträge ebenso.

## Werkstätten

workshops = Werkstätten
workshops-order = Der Auftrag einer Werkstatt
    .text = Eine Werkstatt verlangt bestimmte Waren und Rosetten. Mehrere Spieler dürfen sie über mehrere Züge und Runden liefern.
workshops-done = Eine erfüllte Werkstatt
    .text = Mit dem letzten Teil erhält man die Belohnungen der Werkstatt, ihre Teile gehen zurück, und das Plättchen wird endgültig umgedreht.
workshops-place-stays = Der Ort bleibt
    .text = Ein Ort mit erledigter Werkstatt kann weiter besucht werden wie jeder andere.
    .why = Die Anleitung lässt offen, ob das Plättchen selbst der Ort ist; eine Stadt zu schließen wäre eine eigene Regel, und es gibt keine.

## Stundengläser

hourglass = Stundengläser
hourglass-order = Der Auftrag des Stundenglases
    .text = Das offene Stundenglas verlangt bestimmte Waren und Rosetten, die alle Spieler liefern dürfen.
hourglass-done = Ein erfülltes Stundenglas
    .text = Mit dem letzten Teil erhält man die Belohnung, die Teile gehen zurück, und das Stundenglas kommt aus dem Spiel. Das nächste kommt erst mit der nächsten Runde.

## Glashütte

foundry = Glashütte
foundry-monk = Nur Mönche in der Glashütte
    .text = Die Glashütte kann nur ein Mönch nutzen.
foundry-rosette = Eine neue Rosette
    .text = Die Glashütte gibt dem Spieler eine Glasrosette aus dem Vorrat in den Rucksack.
foundry-full = Mit vollem Rucksack
    .text = Für eine Rosette der Glashütte tauscht ein voller Rucksack ein Teil, wie für ein Teil am Weg; oder man verzichtet.
    .why = Die Anleitung gibt die Regel für Teile, auf die ein Baumeister stößt; nichts spricht hier für eine andere.
foundry-supply = Keine Rosette mehr
    .text = Ist keine Rosette im Vorrat, gibt die Glashütte keine.
    .why = Es gibt zehn Rosetten; was geschieht, wenn sie aufgebraucht sind, sagt die Anleitung nicht.

## Glasmalerei

painting = Glasmalerei
painting-monk = Nur Mönche in der Glasmalerei
    .text = Die Glasmalerei kann nur ein Mönch nutzen.
painting-rosette = Eine Rosette für einen Bauplan
    .text = In der Glasmalerei gibt der Spieler eine Rosette aus dem eigenen Rucksack ab und dreht einen Bauplan um.
painting-no-blueprint = Malerei ohne Baupläne
    .text = Sind alle Baupläne umgedreht, darf man weiter eine Rosette abgeben. Sie bringt nichts.
    .why = Die Anleitung verbietet es nicht, und Platz im Rucksack oder eine Rosette im Vorrat kann es wert sein.

## Festplatz

festival = Festplatz
festival-reveal = Ein Ereignis wird aufgedeckt
    .text = Wer einen Gefolgsmann auf den Festplatz setzt, deckt das nächste Ereignis auf.
festival-gift = Geschenke
    .text = Ein Ereignis mit einer Rosette oder einem Mönch gibt sie sofort und wird abgelegt.
festival-gift-as-reward = Geschenke sind wie Belohnungen
    .text = Die Rosette eines Ereignisses darf in jeden Rucksack und der Mönch in jeden der beiden Beutel, wie bei den gleichen Belohnungen.
    .why = Die Anleitung sagt nur, dass der Spieler das Plättchen bekommt; dieselben Zeichen stehen für die Belohnungen, und die sind erklärt.
festival-order = Aufträge
    .text = Ein Ereignis mit einem Auftrag bleibt offen, bis es erfüllt oder ersetzt wird. Erfüllt bringt es einen Bauplan und wird abgelegt.
festival-one-order = Ein Auftrag zur Zeit
    .text = Ein neu aufgedeckter Auftrag ersetzt den offenen, auch wenn der nicht erfüllt wurde.
festival-no-event = Kein Ereignis mehr
    .text = Sind alle Ereignisse aufgedeckt, hat der Festplatz keine Wirkung.
    .why = Die Anleitung sagt nicht, dass sie neu gemischt werden.

## Aufträge der Ereignisse

orders = Aufträge der Ereignisse
orders-at-once = Beim Aufdecken erfüllt
    .text = Gilt die Bedingung eines Auftrags schon beim Aufdecken, erhält man den Bauplan sofort, und zwar wer ihn aufgedeckt hat.
orders-later = Später erfüllt
    .text = Ein offener Auftrag ist in dem Moment erfüllt, in dem seine Bedingung gilt. Den Bauplan dreht um, wer am Zug ist.
orders-place = Ein Baumeister an einem Ort
    .text = Dieser Auftrag verlangt einen Baumeister, gleich welchen Spielers, an dem genannten Ort.
orders-together = Baumeister beisammen
    .text = Dieser Auftrag verlangt zwei Baumeister am selben Ort, gleich an welchem.
orders-rosettes = Rosetten in einem Rucksack
    .text = Dieser Auftrag verlangt mindestens zwei Rosetten in einem Rucksack. Sie bleiben dort.

## Belohnungen

rewards = Belohnungen
rewards-section = Ein Teil der Kathedrale
    .text = Der nächste Teil der Kathedrale wird gebaut, in der Reihenfolge der Nummern.
rewards-blueprint = Ein Bauplan
    .text = Ein Bauplan wird umgedreht, und man erhält, was er zeigt: einen Teil der Kathedrale, eine Rosette oder einen Mönch.
rewards-rosette = Eine Rosette
    .text = Eine Rosette aus dem Vorrat kommt in den eigenen Rucksack oder in den eines anderen Spielers.
rewards-rosette-full = Eine Rosette und volle Rucksäcke
    .text = In einen vollen Rucksack kommt die Rosette für ein Teil, das zurückgeht; wer am Zug ist, sagt, welches. Ist der eigene Rucksack voll, darf man auf sie verzichten.
    .why = Die Anleitung sagt, was bei einem vollen Rucksack mit einem Teil geschieht, auf das man stößt: ein anderes zurücklegen oder verzichten. Nichts spricht hier für eine andere Regel.
rewards-monk = Ein Mönch
    .text = Ein Mönch aus dem Vorrat kommt nach Wahl des Spielers in den roten oder den blauen Beutel.
rewards-order = Reihenfolge der Belohnungen
    .text = Von mehreren Belohnungen kommen erst die ohne Wahl, in der Reihenfolge des Plättchens, dann die mit Wahl in derselben Reihenfolge.
    .why = Die Anleitung nennt keine Reihenfolge, und fast immer macht sie keinen Unterschied.
rewards-no-blueprint = Kein Bauplan mehr
    .text = Sind alle Baupläne umgedreht, bringt ein Bauplan als Belohnung nichts.
    .why = Die Anleitung sagt nicht, dass sie neu gemischt werden.
rewards-no-rosette = Keine Rosette im Vorrat
    .text = Ist keine Rosette im Vorrat, bringt eine Rosette als Belohnung nichts.
    .why = Es gibt so viele Rosetten wie in der Schachtel, und einen Ersatz nennt die Anleitung nicht.
rewards-no-monk = Kein Mönch im Vorrat
    .text = Ist kein Mönch im Vorrat, bringt ein Mönch als Belohnung nichts.
    .why = Es gibt so viele Mönche wie in der Schachtel, und einen Ersatz nennt die Anleitung nicht.

## Glockenturm

bell = Glockenturm
bell-ends-round = Die Glocke beendet die Runde
    .text = Sobald ein Gefolgsmann auf dem Glockenturm steht, ist die Runde vorbei. Läuten darf man jederzeit.
bell-at-once = Nichts nach der Glocke
    .text = Nach der Glocke ist der Zug vorbei; eine Rast muss vorher sein.
    .why = Die Runde endet, sobald der Gefolgsmann steht; es bleibt also kein Augenblick mehr.

## Ende einer Runde

round = Ende einer Runde
round-bell-follower = Der Glöckner geht
    .text = Der Gefolgsmann auf dem Glockenturm kommt aus dem Spiel.
round-followers = Zurück in die Beutel
    .text = Alle Gefolgsleute im roten Bereich kommen in den roten Beutel, alle im blauen in den blauen, gleich woher sie kamen.
round-hour-glass-lost = Ein unerfülltes Stundenglas ist verloren
    .text = Ein Stundenglas, das nicht erfüllt wurde, kommt ohne Belohnung aus dem Spiel; was geliefert war, geht zurück.
round-hour-glass = Ein neues Stundenglas
    .text = Für die nächste Runde wird das nächste Stundenglas aufgedeckt.
round-goods = Neue Waren
    .text = Jedes leere Warenfeld der Karte bekommt eine neue Ware aus dem schwarzen Beutel.
round-rosette = Eine neue Rosette auf ihrem Feld
    .text = Ist das Rosettenfeld zwischen Bourges und Tours leer, kommt eine aus dem Vorrat dorthin.
round-goods-short = Zu wenige Waren
    .text = Geht der schwarze Beutel aus, bleiben die zuletzt gefüllten Felder leer. Gefüllt wird in der Reihenfolge der Liste der Wege.
    .why = Die Anleitung lässt Felder leer, sagt aber nicht, welche; eine feste Reihenfolge braucht keine weitere Wahl.
round-stays = Was bleibt
    .text = Baumeister, Rucksäcke, Werkstätten mit dem, was dort geliefert wurde, und der offene Auftrag bleiben, wie sie sind.
    .why = Die Anleitung zählt alles auf, was sich ändert, und dies gehört nicht dazu.
round-next-player = Wer eine Runde beginnt
    .text = Eine Runde beginnt mit dem Spieler, der im Uhrzeigersinn auf den folgt, der geläutet hat.
    .why = Die Anleitung nennt keinen anderen Startspieler, also geht es einfach reihum weiter.

## Vorräte

supply = Vorräte
supply-goods-back = Wohin Teile zurückgehen
    .text = Waren, die abgegeben werden, gehen zurück in den schwarzen Beutel und können wieder gezogen werden; Rosetten gehen zurück in den Vorrat.

## Spielende

end = Spielende
end-victory = Sieg
    .text = Ist der achte Teil, das Dach, gebaut, haben sofort alle gewonnen.
end-defeat = Niederlage
    .text = Endet vorher die dritte Runde, haben alle verloren.
