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
