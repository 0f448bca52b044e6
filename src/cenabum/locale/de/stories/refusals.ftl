### Warum ein Zug in Orléans Stories nicht geht: no-… ist der Grund, try-… die nächste Abhilfe, ask-… was jetzt zu tun ist, der Rest sind Satzteile.

the-space = das { $follower-space } („{ $place }“)
some-follower = ein { $follower }
some-body = ein Gefolgsmann
some-good = { $good }
some-player = { $player }

ask = { $asked-id ->
    [start] Wähle ein Startdorf.
    [plan] Setze Gefolgsleute, belade die Pforte oder sage „fertig“.
    [act] Nutze einen aktivierten Ort, sende etwas von deiner Pforte oder passe.
    [recruit] Wähle, wen du anwirbst.
    [settle] Wähle das Gebiet für deinen Siedler.
    [withdraw] Wähle den Siedler, der umzieht.
    [build] Wähle, wo du baust.
    [tile] Wähle ein Ortsplättchen oder sage „fertig“.
    [trade] Kaufe, verkaufe oder sage „fertig“.
    [choose] Wähle, wie oft.
    [deliver] Liefere eine Ware oder sage „fertig“.
    [feed] Gib Nahrung ab.
    [take] Nimm Holz oder Brot oder sage „fertig“.
    [swap] Tausche eine Ware oder sage „fertig“.
    [expel] Schicke einen Gefolgsmann heim oder sage „fertig“.
    [reward] Wähle Ruhm oder Münzen.
    [strike] Streiche einen Bürger oder ein Aufgabenfeld oder sage „fertig“.
    [technology] Lege Technik aus oder sage „fertig“, um sie zu behalten.
    [unscrew] Wähle das Technikteil, das du versetzt.
    [rescrew] Lege das Technikteil aus oder sage „fertig“, um es zu behalten.
    [copy] Wähle eine Aktion anderer.
    [lose] Wähle den Siedler, den du verlierst.
    [collect] Nimm Dinge zurück oder sage „fertig“.
    [bathe] Setze einen der Gefolgsleute aus dem Bad.
    [lodge] Setze den gezogenen Gefolgsmann oder sage „fertig“, um ihn auf den Dorfanger zu stellen.
    [extra] Ziehe einen Gefolgsmann oder nimm einen vom Marktplatz.
    [accept] Nimm einen Gefolgsmann oder sage „fertig“.
   *[build_free] Baue ein Dorf für 1 Holz oder sage „fertig“.
 }
ask-draw = { $number ->
    [one] Ziehe bis zu 1 Gefolgsmann.
   *[other] Ziehe bis zu { $number } Gefolgsleute.
 }
try-waiting = Gewartet wird auf { $list }.

## Zur falschen Zeit

no-out = Du bist aus dem Spiel und schaust zu.
no-plan = Deine Planung ist beendet.
no-passed = Du hast in dieser Runde gepasst.
no-technology-now = Technik wird ausgelegt, wenn alle gepasst haben, oder nach deinem Ziehen vor deinem Plan.
no-technology-planned = Technik kommt vor deinem Plan, und von dem liegt schon etwas.
try-unplan = Nimm erst die Schritte deines Plans zurück, oder warte auf das Ende der Runde.
no-start-turn = Startdörfer werden in umgekehrter Reihenfolge gewählt.
no-when = Danach wird gerade nicht gefragt.
no-food = Abgeben kannst du nur Nahrung, die du hast.
no-copy = Diese Aktion kann das Wachhaus nicht nutzen.

## Ziehen und Planen

no-draw-era = Deine Ära lässt dich in dieser Runde noch { $number } ziehen.
try-draw = Ziehe höchstens { $number }.
no-draw-room = Auf dem Dorfanger ist Platz für { $number }.
no-draw-bag = { $number ->
    [one] In deinem Beutel ist 1 Gefolgsmann.
   *[other] In deinem Beutel sind { $number } Gefolgsleute.
 }
try-draw-fewer = Ziehe weniger.
no-recall-left = Jedes Zurückholen ersetzt ein Ziehen, und keines ist mehr übrig.
try-draw-none = Ziehe niemanden.
no-recall = Dort steht niemand von dir, oder auf dem Dorfanger ist kein Platz.
no-place = Den Ort „{ $place }“ hast du nicht.
no-follower-on-green = Auf deinem Dorfanger steht kein { $follower }.
no-follower-drawn = Unter den Gezogenen ist kein { $follower }.
no-space = { $space } ist besetzt.
no-monk-space = Nur ein Mönch darf auf { $space }.
no-fit = Ein { $follower } darf nicht auf { $space }.
try-fit = Ein { $follower } oder ein Mönch darf.
no-twin = Das gleiche Feld daneben wird zuerst besetzt.
no-fair-twice = Dort steht schon ein { $follower }; keine zwei dürfen gleich sein.
no-fair-follower = Es ist kein { $follower } da, der dorthin könnte.
no-portal-room = Alle Felder deiner Pforte sind belegt.
try-send = Sende zuerst etwas aus.
no-good = { $good } hast du nicht.
no-technology = Du hast kein Technikteil im Vorrat.
no-coins = { $number ->
    [one] Du hast 1 Münze.
   *[other] Du hast { $number } Münzen.
 }
try-more = { $number ->
    [one] Es fehlt noch 1.
   *[other] Es fehlen noch { $number }.
 }
no-bakery-room = Die Bäckerei fasst bis zu { $number } Korn.
no-bakery-again = Du hast in dieser Planung Korn von der Bäckerei zurückgenommen; nun kommt keines mehr dorthin.
no-goods-space = Der Ort „{ $place }“ hat kein Feld für Waren.
no-wood-twice = Am Ort „{ $place }“ liegt schon Holz.
try-wood = Wälder und der Markt geben Holz.
no-technology-monk = Technik ersetzt nie einen Mönch.
no-technology-place = Am Ort „{ $place }“ liegt nie Technik.
no-technology-single = Der Ort „{ $place }“ hat nur ein Aktionsfeld.
no-technology-twice = Am Ort „{ $place }“ liegt schon Technik.
no-technology-space = { $space } ist keines deiner freien Felder.

## Aktionen

try-era = Er wartet auf eine andere Ära.
no-full = Der Ort „{ $place }“ ist nicht aktiviert.
try-missing = Es fehlt noch: { $list }.
no-wood = Am Ort „{ $place }“ liegt kein Holz.
try-wood-planning = Lege es beim Planen dorthin.
no-building = { $building-id ->
    [village] Ein Dorf entsteht auf einem Gelände, das du beherrschst.
    [fortress] Eine Festung entsteht in einem Gebiet ohne Festung, das du allein beherrschst.
   *[church] Eine Kirche entsteht in einem Dorf ohne Kirche, das du beherrschst.
 }
no-baking = In der Bäckerei liegt kein Korn, oder es ist kein Brot mehr da.
no-effect = Der Ort „{ $place }“ würde jetzt nichts bewirken.
no-parcel = An deiner Pforte liegt das nicht: { $parcel }.
try-load = Lade es beim Planen.
no-task-now = „{ $target }“ ist nicht die Aufgabe dieser Ära.
no-task-need = „{ $target }“ verlangt das nicht (mehr): { $parcel }.
no-deed-open = „{ $target }“ liegt nicht offen.
no-deed-space = „{ $target }“ hat dafür kein freies Feld: { $parcel }.
no-advance-alone = Alle kommen gemeinsam in eine neue Ära.
no-advance-twice = Du bist in dieser Runde schon in eine neue Ära gekommen.
try-next-round = Weiter geht es in der nächsten Runde.
no-era-left = Es gibt keine weitere Ära.
no-areas = { $number ->
    [one] Du beherrschst 1 Gebiet.
   *[other] Du beherrschst { $number } Gebiete.
 }
no-citizens = { $number ->
    [one] Du hast 1 Bürger.
   *[other] Du hast { $number } Bürger.
 }
no-harbor = Dein Hafen ist nicht fertig.
try-harbor = Sende, was er noch verlangt.
no-food-due = Du hast { $number } von { $due } Nahrung.
no-coins-due = Du hast { $number } von { $due } Münzen.
no-advance-deed = Für eine neue Ära zählt nur eine gute Tat außer der Alchemie.
no-follower-left = Auf dem Marktplatz ist kein { $follower }.
no-follower-offered = Ein { $follower } ist hier nicht zu haben.
no-starting-village = Das ist kein freies Startdorf.
no-own-area = Dieses Gebiet hast du schon.
no-neighbour = Dieses Gebiet grenzt nicht an deine.
no-fortress = Eine Festung schützt das Gebiet.
no-protected = In Ära V ist das Land der anderen geschützt.
no-occupied = Jemand anderes hält das Gebiet.
try-knight = Ein Ritter kann ein Gelände erobern.
no-conquest = Ein Ritter erobert nur Gelände.
try-knights = Zwei Ritter nehmen ein Dorf.
no-such-tile = Der Ort „{ $place }“ ist nicht zu haben.
no-category = Die Kategorie von „{ $place }“ bietet deine Ära noch nicht.
no-good-left = { $good } ist auf dem Marktplatz nicht zu haben.
no-price = { $good } kostet { $price }, und du hast { $number }.
no-second-kind = In einer Runde wird nur eine Sorte geliefert.
