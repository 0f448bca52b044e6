# Was die Lektionen zu Orléans sagen. Ein Gedanke je Schritt, höchstens zwei kurze Sätze; Regeln, kein Rat.

## first
lesson-first = Deine erste Partie
    .about = Drei geführte Runden: Beutel, Plan, Orte, Leisten, Reise
first-welcome = Du führst ein Handelshaus im mittelalterlichen Orléans. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
first-market = Das sind deine Gefolgsleute. Jede Runde ziehst du einige aus deinem Beutel, und sie stehen auf deinem Markt.
first-places = Jeder Ort hat Felder für bestimmte Gefolgsleute. Sind alle Felder besetzt, kannst du den Ort nutzen.
first-farm = Jetzt planst du: Setze deinen Schiffer und deinen Handwerker auf das Bauernhaus.
first-farm-only = Die Regeln erlauben das. In diesem Schritt arbeiten nur der Schiffer und der Handwerker, beide im Bauernhaus.
first-done = Das Bauernhaus ist voll; die anderen zwei finden nichts zu tun und bleiben auf dem Markt. Beende deinen Plan.
first-act = Jetzt werden Orte genutzt, reihum je einer. Nutze das Bauernhaus.
first-farmer = Du hast einen Bauern angeworben: Er ist jetzt in deinem Beutel. Du bist auf der Bauernleiste vorgerückt, und ihr Feld gab dir eine Ware.
first-event = Eine neue Runde hat ein Ereignis; alle sehen es, am Ende tritt es ein. Zuerst gab dir die Volkszählung eine Münze: Du führst bei den Bauern.
first-draw = Wen du genutzt hast, der ist wieder im Beutel, der neue Bauer auch. Ziehe alle drei.
first-draw-all = Du darfst auch weniger ziehen. Hier brauchen wir alle: Ziehe so viele, wie du kannst.
first-castle = Die Burg wirbt Ritter an. Setze einen Bauern, den Schiffer und den Händler dorthin.
first-castle-only = Die Regeln erlauben das. In diesem Schritt wird die Burg gefüllt: Bauer, Schiffer und Händler.
first-wait = Setze den anderen Bauern und den Handwerker auf das Dorf. Dort fehlt der Schiffer, also warten sie da auf eine spätere Runde.
first-wait-only = Die Regeln erlauben das. In diesem Schritt beginnen die zwei Übrigen, das Dorf zu füllen.
first-act-castle = Niemand war übrig, also endete dein Plan von selbst. Nutze die Burg.
first-knight = Ein Ritter kommt zu dir, und auf der Ritterleiste bist du zu mehr Zügen je Runde vorgerückt. Dann zahlte das Ereignis allen etwas aus.
first-draw-again = Wer auf dem Dorf wartet, bleibt dort. Ziehe die vier aus deinem Beutel, auch den Ritter.
first-village = Der Schiffer macht das Dorf voll. Setze ihn dorthin.
first-wagon = Bauer, Händler und Ritter füllen den Wagen, mit dem du reist. Setze alle drei dorthin.
first-wagon-only = Die Regeln erlauben das. In diesem Schritt werden Dorf und Wagen gefüllt.
first-choose = Nutze das Dorf und wähle, wen du anwirbst: Ein Schiffer bringt Münzen, ein Handwerker Technik, ein Händler einen neuen Ort.
first-choose-only = Der Wagen kommt danach. Zuerst das Dorf.
first-go = Nutze jetzt den Wagen.
first-travel = Dein Kaufmann steht in Orléans, und die Straßen von dort leuchten. Nimm eine, mit einer Ware, die dort liegt.
first-travel-good = Man darf ohne Ware reisen. Nimm hier eine mit: Waren sind Punkte.
first-goods = Jede Ware ist am Ende Punkte wert. Mit dem Gildenhaus baust du ein Kontor in der Stadt, in der dein Kaufmann steht.
first-end = Ziehen, planen, nutzen, Ereignis: Das ist eine Runde. Am Ende zählen Waren, Münzen und Kontore mal deiner Entwicklung.

## travel
lesson-travel = Reisen und Kontore
    .about = Schiffe, Wagen, Waren am Weg, Kontore
travel-map = Dein Kaufmann zieht von Stadt zu Stadt. Das Schiff nimmt Wasserwege, der Wagen Straßen.
travel-ship = Fülle das Schiff: Bauer, Schiffer und Ritter.
travel-ship-only = Die Regeln erlauben das. In diesem Schritt wird das Schiff gefüllt.
travel-done = Wer übrig ist, darf auf dem Markt bleiben. Beende deinen Plan.
travel-act = Nutze das Schiff.
travel-way = Jeder Wasserweg aus deiner Stadt leuchtet. Wähle einen; liegen Waren darauf, darfst du eine laden.
travel-goods = Waren an einem Weg werden einmal genommen und kommen nicht wieder. Mit jeder Nutzung reist du einen Weg weit.
travel-guildhall = Das Gildenhaus baut. Fülle es: Bauer, Handwerker und Ritter.
travel-guildhall-only = Die Regeln erlauben das. In diesem Schritt wird das Gildenhaus gefüllt.
travel-done-again = Beende deinen Plan.
travel-build = Nutze das Gildenhaus: Ein Kontor entsteht, wo dein Kaufmann steht.
travel-one = Eine Stadt fasst ein Kontor, wer immer es baut. Nur in Orléans darf jeder eines haben.
travel-end = Am Ende zählt jedes Kontor so oft, wie deine Entwicklung sagt. Wer die meisten hat, bekommt noch einen Bürger.

## deeds
lesson-deeds = Segensreiche Werke
    .about = Rathaus, Belohnungen, Bürger
deeds-what = Werke nehmen Gefolgsleute der gezeigten Arten auf. Jeden, den du entsendest, bekommst du sofort belohnt.
deeds-place = Setze den angeworbenen Bauern auf das Rathaus. Gefolgsleute deiner Farbe dürfen nicht dorthin.
deeds-place-only = Die Regeln erlauben das. In diesem Schritt geht der Bauer, der nicht deine Farbe hat, ins Rathaus.
deeds-done = Das Rathaus arbeitet auch mit einem. Beende deinen Plan.
deeds-act = Nutze das Rathaus.
deeds-send = Wähle ein Werk, das einen Bauern braucht, und entsende ihn.
deeds-gone = Er bleibt für immer dort: Dein Beutel hat einen Bauern weniger, dein Schritt auf der Leiste bleibt.
deeds-citizen = Wer das letzte Feld eines Werks füllt, nimmt auch seinen Bürger. Bürger zählen am Ende wie Kontore.

## technology
lesson-technology = Technik
    .about = Ein Plättchen statt eines Gefolgsmanns
technology-what = Jeder Handwerker, den du anwirbst, bringt ein Technikplättchen. Es füllt ein Feld eines Ortes für immer.
technology-village = Das Dorf wirbt Handwerker an. Fülle es: Bauer, Schiffer und Handwerker.
technology-village-only = Die Regeln erlauben das. In diesem Schritt wird das Dorf gefüllt.
technology-done = Beende deinen Plan.
technology-act = Nutze das Dorf und wirb einen Handwerker an.
technology-craftsman-only = Die Regeln erlauben das. In diesem Schritt brauchen wir einen Handwerker, wegen seiner Technik.
technology-lay = Deine Runde ist vorbei, jetzt wird Technik gelegt. Das erste Plättchen ersetzt einen Bauern: Wähle sein Feld an einem Ort.
technology-lay-only = Du darfst das Plättchen behalten. In diesem Schritt wird es gelegt.
technology-good = Von nun an braucht dieser Ort keinen Bauern. Die anderen, die dort arbeiten, müssen weiter kommen.
technology-limits = Ein Ort nimmt höchstens ein Plättchen, ein Ort mit nur einem Feld keines. Kein Plättchen ersetzt einen Mönch.

## events
lesson-events = Ereignisse und Folter
    .about = Was das Rundenende bringt, und was ohne Münzen geschieht
events-what = Das Ereignis dieser Runde liegt seit ihrem Beginn offen: Steuern. Es tritt ein, wenn alle gepasst haben.
events-ship = Steuern zahlt man für Waren, und du hast keine Münzen. Nutze trotzdem das Schiff.
events-ship-only = Die Regeln erlauben das. In diesem Schritt wird das Schiff genutzt.
events-load = Reise und lade den Wein.
events-load-only = Die Regeln erlauben das. In diesem Schritt kommt der Wein mit.
events-torture = Du schuldest Münzen und hast keine: Das ist Folter. Für jede fehlende Münze gibst du eine Sache auf; wähle sie.
events-again = Noch eine Münze fehlt. Diesmal darfst du etwas anderes aufgeben.
events-others = Die Ernte verlangt Nahrung, die Pest nimmt einen Gefolgsmann aus dem Beutel. Einnahmen und Handelstag zahlen, die Wallfahrt schließt das Kloster.
events-when = Im Grundspiel kommt Folter nur bei Volkszählung, Ernte und Steuern. Münzen, die du hast, zahlst du immer zuerst.

## scoring
lesson-scoring = Ende und Wertung
    .about = Der letzte Zug, und was danach zählt
scoring-last = Das ist die letzte Runde einer Partie und dein letzter Zug. Wenn alle gepasst haben und das Ereignis vorbei ist, wird gezählt.
scoring-move = Nutze das Rathaus oder passe.
scoring-coins = Die Partie ist zu Ende. Jede Münze ist ein Punkt.
scoring-goods = Jede Ware ist Punkte wert: Getreide am wenigsten, Brokat am meisten.
scoring-development = Auf der Entwicklungsleiste ist der letzte Stern, den du erreicht hast, dein Status.
scoring-stations = Zähle deine Kontore und deine Bürger zusammen und nimm die Summe mal deinem Status.
scoring-end = Münzen, Waren und dieses Produkt: Die Summe entscheidet.

## orders
lesson-orders = Handel & Intrige: Aufträge
    .about = Waren dorthin bringen, wo man sie will
orders-what = Offene Aufträge nennen eine Stadt und die Waren, die man dort will. Wer sie als Erstes bringt, bekommt die Karte.
orders-when = Du hast eben gehandelt, dein Kaufmann steht in der Stadt eines Auftrags, und du hast alle seine Waren. Jetzt kannst du ihn erfüllen.
orders-fulfil = Erfülle den Auftrag.
orders-fulfil-only = Du darfst auch ohne ihn weiterspielen. In diesem Schritt wird der Auftrag erfüllt.
orders-after = Die Waren sind aus dem Spiel, und die nächste Karte wird aufgedeckt. Wer einen Auftrag erfüllt, passt: höchstens einer je Runde.
orders-points = Am Ende kommen die Punkte deiner Aufträge zu allen anderen hinzu.

## intrigue
lesson-intrigue = Handel & Intrige: Intrigen
    .about = Personen, die schaden, und Bestechung dagegen
intrigue-what = Mit diesem Modul liegt der Intrigenplan dort, wo die guten Taten waren. Seine Personen nützen dir und schaden anderen.
intrigue-place = Im Bauernhaus hast du einen Bauern angeworben. Setze ihn ins Rathaus: Von dort gehen Gefolgsleute zu den Personen, nur keine deiner Farbe.
intrigue-place-only = Die Regeln erlauben das. In diesem Schritt geht der Bauer, der nicht deine Farbe hat, ins Rathaus.
intrigue-done = Beende deinen Plan.
intrigue-act = Agnès hat ihr Bauernhaus genutzt, jetzt bist du dran. Nutze das Rathaus.
intrigue-traitor = Jede Person nimmt die Gefolgsleute, die sie zeigt, und sie bleiben für immer dort. Entsende den Bauern zum Verräter.
intrigue-traitor-only = Die Regeln erlauben das. In diesem Schritt geht der Bauer zum Verräter.
intrigue-whom = Der Verräter bringt dich auf einer Leiste einen Schritt vor und jemanden, der vor dir liegt, einen zurück. Wähle die Bauernleiste und Agnès.
intrigue-whom-only = Die Regeln erlauben das. In diesem Schritt ist es die Bauernleiste, auf der Agnès vorn liegt.
intrigue-offer = Agnès bietet dir Münzen. Nimm an, dann gehören sie dir und sie ist verschont; lehne ab, dann behält sie sie und geht zurück. Wie du willst.
intrigue-threat = Nun hat Agnès einen Bauern zum Folterknecht entsandt: Alle anderen geben eine Sache auf. Vorher darf bestechen, wen es trifft.
intrigue-bribe = Lege Münzen oder Waren in dein Angebot und mache es, oder biete nichts an. Wirst du nicht verschont, wähle, was du aufgibst.
intrigue-once = Es gibt ein Angebot und eine Antwort. So oder so bleibt der Gefolgsmann dort, und wer ihn entsandt hat, behält, was die Person zahlt.
intrigue-last = Wer das letzte Feld einer Person füllt, bekommt ihren Bonus, oft einen Bürger. Eine Person, die etwas tun kann, tut es, außer dem Brandstifter.
