### Die Regeln von Orléans Stories in unseren Worten: zu jeder Regel von src/cenabum/stories/rules.toml der Titel, der Text, das Beispiel und der Grund.

## Am Tisch

general = Am Tisch
general-not-now = Nicht deine Entscheidung
    .text = Nur wer gefragt ist, kann ziehen, und der Zug muss die Frage beantworten.
general-not-offered = Kein erlaubter Zug
    .text = Was der Tisch nicht anbietet, geht nicht.
general-undo = Einen Zug zurücknehmen
    .text = Deinen letzten Zug darfst du zurücknehmen, solange seither nichts aufgedeckt wurde, er keinen Plan offengelegt hat und kein Zug eines anderen auf ihm beruht.
    .why = Unter Freunden geht das, bis jemand durch den Zug etwas erfahren oder auf ihn hin etwas getan hat.
general-open-bags = Beutel sind kein Geheimnis
    .text = Alle dürfen wissen, was in jedem Beutel ist; nur der nächste Zug ist unbekannt.
    .why = Jeder Gefolgsmann kam vor aller Augen hinein, und in den eigenen Beutel darf man jederzeit sehen.

## Aufbau

setup = Aufbau
setup-areas = Gebiete nach Spielerzahl
    .text = Zu zweit werden die hellen Gebiete benutzt, zu dritt auch die mittleren, zu viert alle. Geländeplättchen werden gemischt auf die Gebiete gelegt, die keine Startdörfer sind.
setup-starting-villages = Startdörfer in umgekehrter Reihenfolge
    .text = Wer als Letzter an der Reihe ist, wählt zuerst ein Startdorf, der Startspieler zuletzt; dort steht dann ein Siedler.
setup-marketplace = Der Marktplatz am Anfang
    .text = Geschichte und Spielerzahl sagen, welche Gefolgsleute, Waren und Technik auf dem Marktplatz liegen; alles andere wartet in der Lagerbox.
setup-start-goods = Womit alle beginnen
    .text = Zwei Bauern, zwei Fischer, ein Handwerker, ein Händler, je ein Fisch, Korn und Holz kommen vom Marktplatz, eine Münze aus dem Vorrat.
setup-first-followers = Die ersten Gefolgsleute
    .text = Im ersten Königreich stehen die sechs auf dem Dorfanger und es beginnt mit der Planung; in der Gunst des Königs sind sie im Beutel und werden gezogen.
setup-settlers = Siedler am Anfang
    .text = Im ersten Königreich zeigen zwei Siedler Ruhm und Ära, einer steht im Startdorf, vier sind im Vorrat, fünf warten auf spätere Ären. In der Gunst des Königs zeigt einer den Ruhm, einer steht im Startdorf, zehn sind im Vorrat.
setup-two-players = Taten zu zweit
    .text = Zu zweit wird die Tafel Armenspeisung / Bau des Waisenhauses nicht benutzt.
setup-removed-tiles = Plättchen, die nicht mitspielen
    .text = Die Gunst des Königs wird ohne Hain, Handelsschiff und Parlatorium gespielt.

## Ablauf einer Runde

round = Ablauf einer Runde
round-phases = Vier Phasen
    .text = Gefolgsleute werden gezogen, alle planen, Aktionen werden reihum ausgeführt, der Startspieler wechselt. Vor dem Wechsel bekommen alle Bonus oder Malus der Runde.
round-starting-player = Der Startspieler wechselt
    .text = Nach jeder Runde wandert der Stein nach links; Ausgeschiedene werden übersprungen.
round-bonus-order = Reihenfolge der Boni
    .text = Boni und Mali der Runde werden vom Startspieler an im Uhrzeigersinn abgehandelt.
    .why = Die Anleitung nennt keine Reihenfolge, aber manche Boni nehmen vom selben Marktplatz.

## Gefolgsleute ziehen

followers = Gefolgsleute ziehen
followers-draw = Ziehen nach Ära
    .text = In jeder Runde darf man bis zu so viele Gefolgsleute ziehen, wie die Ära erlaubt.
followers-green-room = Platz auf dem Dorfanger
    .text = Es werden nicht mehr gezogen, als auf dem Dorfanger frei ist; nicht Eingesetzte bleiben dort stehen.
followers-recall = Zurückholen statt ziehen
    .text = Beim Ziehen darf ein Gefolgsmann von einem Aktionsfeld, dem Jahrmarkt oder der Pforte auf den Anger zurück; jeder zählt als ein Zug.

## Planung

planning = Planung
planning-matching-space = Passende Felder
    .text = Ein Gefolgsmann kommt auf ein leeres Feld eines eigenen Ortes, das seine Art verlangt.
planning-monks = Mönche vertreten alle
    .text = Ein Mönch darf auf jedes Feld; niemand sonst auf das Feld eines Mönchs.
planning-partial = Orte dürfen warten
    .text = Ein Ort muss nicht in einer Runde voll werden; Gefolgsleute warten dort.
planning-hidden = Pläne zeigt man fertig
    .text = Alle planen gleichzeitig. Einen Plan sehen die anderen, wenn er fertig ist.
    .why = Im Zweifel lässt die Anleitung der Reihe nach planen; gleichzeitige verdeckte Pläne brauchen keine Reihenfolge.
planning-done-is-final = Fertig ist fertig
    .text = Wer fertig geplant hat, ändert nichts mehr.
planning-wood = Holz für Bauten
    .text = Dorf, Festung und Kirche haben je ein Feld für Holz, das bei der Planung aus dem eigenen Vorrat kommt.
planning-take-back-goods = Waren zurücknehmen
    .text = Am Ende einer Runde darf man Waren, Geld und Technik von der Pforte und Holz von Baufeldern zurücknehmen. Korn auf der Bäckerei darf man zurücknehmen, wann immer man etwas entscheidet, auch beim Planen.
    .why = Die Anleitung sagt es von der Pforte und der Bäckerei; Holz wird behandelt wie das, was an der Pforte liegt.

## Aktionen

actions = Aktionen
actions-one-per-turn = Eine Aktion, dann der Nächste
    .text = Vom Startspieler an führt jeder eine Aktion aus oder passt.
actions-pass-is-final = Passen gilt
    .text = Wer passt, hat in dieser Runde keine Aktion mehr.
actions-activated-only = Nur aktivierte Orte
    .text = Ein Ort wirkt, wenn alle seine Aktionsfelder besetzt sind.
actions-forbidden = Verbotene Aktionen
    .text = Eine Aktion, die die eigene Ära verbietet, geht nicht; einsetzen darf man dort trotzdem.
actions-followers-return = Zurück in den Beutel
    .text = Nach einer Aktion und allem, was aus ihr folgt, kommen ihre Gefolgsleute in den Beutel; Technik bleibt liegen. Bis dahin stehen sie auf ihren Feldern, also zieht sie niemand in derselben Aktion.
actions-nothing-comes = Wenn nichts dabei herauskommt
    .text = Gelände, Markt, Bauhof, Handelsschiff, Badehaus, Steueramt und Bollwerk dürfen auch wirken, wenn nichts dabei herauskommt, zum Beispiel ein Markt ohne Dorf. Andere Orte brauchen, was ihre Aktion verlangt.
    .why = Jeder aktivierte Ort darf handeln, und vom Gelände sagt die Anleitung es auch ohne Ertrag. Von diesen Orten sagt sie nur, wie viel es höchstens gibt oder dass man etwas nehmen darf; von Orten, die anwerben oder eine bestimmte Ware geben, sagt sie, dass sie ohne das nicht handeln können.

## Orte des Tableaus und Grundorte

places = Orte des Tableaus und Grundorte
places-territory = Gebiet
    .text = Besetze mit einem Siedler ein Gebiet neben einem eigenen.
places-village = Dorf
    .text = Drehe ein kontrolliertes Gelände auf die Dorfseite; es bringt keine Waren mehr.
places-terrain = Gelände
    .text = Jedes kontrollierte Gelände bringt eine Ware seiner Art, wenn der Marktplatz sie hat. Die Aktion darf auch ausgeführt werden, wenn sie nichts bringt.
places-building-yard = Bauhof
    .text = Nimm ein Ortsplättchen einer Kategorie, die die eigene Ära bietet.
places-mill = Mühle
    .text = Wirb einen Bauern oder Händler vom Marktplatz an.
places-cottage = Kate
    .text = Wirb einen Fischer oder Handwerker vom Marktplatz an.
places-market = Markt
    .text = Kaufe und verkaufe in beliebiger Folge, zusammen so viele Waren, wie du Dörfer kontrollierst, zu ihrem Wert. Verkauftes verlässt das Spiel.
places-ropery = Seilerei
    .text = Du erhältst eine Münze.
places-university = Universität
    .text = Wirb einen Gelehrten an.
places-castle = Burg
    .text = Wirb einen Ritter an.
places-monastery = Kloster
    .text = Wirb einen Mönch an. Technik liegt hier nie.
places-laboratory = Labor
    .text = Nimm ein Technikteil vom Marktplatz. Technik liegt hier nie.
places-fortress = Festung
    .text = Baue eine Festung auf ein Gebiet, das du allein kontrollierst; jedes höchstens eine.
places-church = Kirche
    .text = Baue eine Kirche in ein kontrolliertes Dorf, das keine hat.
places-nobody-left = Niemand anzuwerben
    .text = Ein Ort, der anwirbt, wirkt nicht, wenn der Marktplatz keinen passenden Gefolgsmann hat.

## Die Pforte

portal = Die Pforte
portal-load = Zwei Felder
    .text = Bei der Planung nimmt jedes der zwei Felder eine Sendung auf: Gefolgsmann vom Anger, Ware, Technikteil oder Geldsumme.
portal-one-sending = Eine Sendung je Aktion
    .text = Jede Aktion sendet eine Sendung an eine Tat oder eigene Aufgabe, die genau dafür ein Feld hat.
portal-money = Geldsummen
    .text = An die Pforte kommen nur die Summen, die Taten und Aufgaben verlangen.
    .why = Jede andere Summe könnte nie gesendet werden und ließe sich ohnehin zurücknehmen.

## Technik

technology = Technik
technology-after-round = Wann Technik ausgelegt wird
    .text = Ein Technikteil wird ausgelegt, wenn alle gepasst haben, oder für später behalten, so lange man will. Nie kommt es in der Aktionsphase auf ein Feld, und auch nicht, während man plant.
technology-before-plan = Vor dem eigenen Plan
    .text = Außer am Ende einer Runde darf man Technik nach dem eigenen Ziehen auslegen, bevor man etwas vom eigenen Plan gelegt hat.
    .why = Die Anleitung erlaubt jeden Zeitpunkt außer der Aktionsphase, und bei der Pforte schließt sie die Planung aus. Der letzte Augenblick ist also nach dem Ziehen. Zwischen dem Ende einer Runde und diesem Augenblick geschieht nichts, was einen Unterschied machte; darum wird dazwischen niemand gefragt.
technology-any-follower = Statt jedes Gefolgsmanns
    .text = Es ersetzt jeden Gefolgsmann außer Mönchen, schon beim ersten Teil.
technology-one-per-place = Eines je Ort
    .text = Kein Ort nimmt zwei auf.
technology-single-space = Nicht auf ein einziges Feld
    .text = Ein Ort mit nur einem Aktionsfeld nimmt keines auf.
technology-goods-spaces = Warenfelder zählen
    .text = Ein Feld für Holz oder Korn ist auch ein Aktionsfeld, also haben Festung und Bäckerei mehr als eines; die Ware ersetzt Technik nie.
    .why = Die Anleitung nennt das Feld für das Holz ein Aktionsfeld.

## Ausbreitung und Eroberung

expansion = Ausbreitung und Eroberung
expansion-adjacent = Neben eigenem Land
    .text = Man breitet sich in ein Gebiet neben einem eigenen aus.
expansion-loire = Über die Loire
    .text = Gebiete an beiden Ufern der Loire sind benachbart; der Fluss hindert niemanden.
    .why = Das Heft nennt Gebiete benachbart und keine Ausnahme. Die Loire zählt nur für das Handelsschiff.
expansion-unoccupied = Nur freies Land
    .text = Ohne Ritter kann man kein Gebiet mit fremdem Siedler betreten.
expansion-conquest = Eroberung
    .text = Mit einem Ritter kann man fremdes Gelände nehmen, mit zweien auch ein Dorf. Der vertriebene Siedler kehrt in den Vorrat zurück.
expansion-knights-only = Nur echte Ritter
    .text = Mönche, Gelehrte der Schule und Technik auf dem Gebiet zählen nicht als Ritter.
expansion-fortress = Festungen schützen
    .text = Ein Gebiet mit Festung betritt nur, wer sie gebaut hat, auch wenn kein Siedler dort steht.
expansion-moved-settler = Kein Siedler übrig
    .text = Ist der Vorrat leer, zieht einer der eingesetzten Siedler um.
expansion-moved-from = Woher ein umziehender Siedler kommt
    .text = Ob das neue Gebiet angrenzt, gilt vor dem Aufbruch; also darf jeder eingesetzte Siedler dorthin ziehen, auch der, durch den es angrenzt.
    .why = Sonst könnte, wessen letzter Siedler allein steht, nie wieder ziehen.
expansion-no-area-left = Ohne Gebiet
    .text = Wer keinen Siedler auf der Karte hat, darf jedes freie Gebiet betreten.
    .why = Sonst könnte so jemand nie wieder mitspielen; die Anleitung schweigt dazu.

## Bauen

building = Bauen
building-fame = Ruhm für Bauten
    .text = Jeder Bau bringt sofort die Ruhmespunkte der eigenen Ära.
building-wood-used = Holz wird verbraucht
    .text = Das Holz eines Baus kommt in die Lagerbox.

## Waren, Marktplatz und Lagerbox

goods = Waren, Marktplatz und Lagerbox
goods-marketplace-only = Nur was ausliegt
    .text = Waren, Gefolgsleute und Technik kommen vom Marktplatz; was dort fehlt, gibt es nicht.
goods-used-up = Verbrauchte Waren
    .text = Verbrauchte, verkaufte und gelieferte Waren kommen in die Lagerbox.
goods-box-short = Knappe Lagerbox
    .text = Reicht die Lagerbox für eine Lieferung nicht, kommt, was da ist.
    .why = Die Anleitung rechnet mit genug Plättchen.
goods-food = Nahrung
    .text = Fisch, Korn, Brot, Käse und Wein sind Nahrung.
    .why = Das Bild ist verloren; so wird aus Partien berichtet.
goods-supply-only = Nur was im Vorrat liegt
    .text = Fällige Nahrung und Münzen werden aus dem Vorrat bezahlt; was an der Pforte oder auf einem Ort liegt, zählt dafür nicht, außer Korn auf der Bäckerei.
    .why = Waren und Geld kommen nach der Anleitung erst am Ende der Runde von der Pforte; Korn darf die Bäckerei jederzeit verlassen.

## Gute Taten

deeds = Gute Taten
deeds-exact = Genau das Verlangte
    .text = Ein Feld nimmt genau, was es zeigt; niemand vertritt jemanden.
deeds-bonus = Bonus des Feldes
    .text = Wer sendet, bekommt sofort den Bonus des Feldes.
deeds-completed = Vollendete Taten
    .text = Eine vollendete Seite A wird in die Box geleert und auf B gedreht; eine vollendete Seite B wird entfernt.
deeds-alchemy = Alchemie
    .text = Ein beliebiger Gefolgsmann: 2 Ruhmespunkte oder 3 Münzen, und man darf einen Gefolgsmann aus dem Beutel für ein Aktionsfeld oder den Anger ziehen.
deeds-barter = Tauschhandel
    .text = Wer sendet, darf eine beliebige eigene Ware gegen eine beliebige Ware eines anderen tauschen; Waren auf Aktionsfeldern bleiben außen vor.
deeds-barter-portal = Tauschhandel und Pforte
    .text = Auch Waren an Pforte und Pulverturm dürfen getauscht werden, auf beiden Seiten. Was man bekommt, kommt in den Vorrat.
    .why = Ausgenommen sind nur Waren auf Aktionsfeldern, und die Anleitung unterscheidet die Felder der Pforte von Aktionsfeldern: In der Planung darf Technik auf die einen und nicht auf die anderen.
deeds-knights-alliance = Ritterbund
    .text = Wer sendet, darf einen Gefolgsmann auf einem fremden Aktionsfeld in den Beutel zurückschicken; der Ort ist dann nicht aktiviert.
deeds-alliance-where = Wie weit der Ritterbund reicht
    .text = Er reicht auf Aktionsfelder und den Jahrmarkt, nicht an Pforte, Pulverturm oder Anger.
    .why = Die Anleitung spricht von Aktionsfeldern und unterscheidet die Felder der Pforte davon, wie in deeds.barter-portal.
deeds-succession-returns = Erbfolge kehrt zurück
    .text = Ist im ersten Königreich außer Alchemie keine Tat übrig, wird die Erbfolge wieder ausgelegt.

## Die Ruhmesleiste

fame = Die Ruhmesleiste
fame-bonuses = Markierte Felder
    .text = Jedes betretene oder überschrittene markierte Feld bringt seinen Bonus, der Reihe nach.
fame-order = Ein Bonus nach dem anderen
    .text = Ein Bonus wird genommen, bevor der nächste drankommt. Ein markiertes Feld, das man erst durch einen Bonus erreicht, wartet auf die Felder davor.
    .why = Die Figur zieht Feld für Feld; eine andere Reihenfolge nennt die Anleitung nicht.
fame-may = Was man nehmen darf
    .text = Wo ein Bonus oder der Bauhof eine Wahl lässt, darf man auch nichts nehmen, und auf einen Gefolgsmann darf man immer verzichten. Ein einzelner Bürger, eine einzelne Ware, ein einzelnes Technikteil oder Ortsplättchen wird ohne Frage genommen.
    .why = Die Anleitung sagt „darf“. Keine dieser Sachen schadet, also wird niemand gefragt, ob er sie nimmt; ein Gefolgsmann aber kann einen Beutel schlechter machen.
fame-end = Ende der Leiste
    .text = Über das letzte Feld geht es nicht hinaus; weitere Punkte verfallen.
    .why = Die Anleitung sagt es nur für Die Gunst des Königs.
fame-follower = Der Gefolgsmann der Ruhmesleiste
    .text = Ein Gefolgsmann darf für ein Aktionsfeld oder den Anger gezogen werden. Im ersten Königreich darf man stattdessen einen, den man schon anwerben kann, vom Marktplatz in den Beutel nehmen.

## Ortsplättchen

tiles = Ortsplättchen
tiles-general-store = Gemischtwarenladen
    .text = 2 Münzen.
tiles-carpenters-workshop = Zimmerei
    .text = Jeder Bau bringt 1 Ruhmespunkt mehr.
tiles-barn = Scheune
    .text = Je 2 abgegebene Korn 5 Münzen, beliebig oft.
tiles-pub = Schenke
    .text = Ein beliebiger Gefolgsmann: 1 bis 3 Münzen für ebenso viele Ruhmespunkte.
tiles-grove = Hain
    .text = 1 Holz, wenn der Marktplatz es hat.
tiles-bathhouse = Badehaus
    .text = Ziehe 2 Gefolgsleute und setze einen davon sofort ein, nicht im Badehaus; der andere kommt zurück. Passt keiner, kommen beide zurück.
tiles-bakery = Bäckerei
    .text = 1 bis 3 Korn, die dort liegen, werden zu ebenso viel Brot. Korn, für das kein Brot da ist, bleibt liegen; unbenutztes darf man jederzeit zurücknehmen.
tiles-cheese-cellar = Käsekeller
    .text = Je 2 abgegebene Käse 6 Ruhmespunkte, beliebig oft.
tiles-herb-garden = Kräutergarten
    .text = Fischer dürfen Handwerker, Händler und Bauern vertreten.
tiles-notarys-office = Notariat
    .text = 3 Münzen.
tiles-tailor-shop = Schneiderei
    .text = 1 Brokat, wenn der Marktplatz ihn hat.
tiles-tax-office = Steueramt
    .text = 1 Münze je kontrolliertem Dorf.
tiles-trading-ship = Handelsschiff
    .text = Liefere Waren für ihren Wert in Ruhm, höchstens so viele, wie es Dörfer an der Loire gibt, egal wessen.
tiles-county-fair = Jahrmarkt
    .text = Gefolgsleute, keine zwei gleich: je 1 Ruhmespunkt, dann zurück in den Beutel.
tiles-wool-mill = Wollmühle
    .text = 1 Wolle, wenn der Marktplatz sie hat.
tiles-secret-village = Geheimes Dorf
    .text = Ein weiteres Dorf, das nur für den Besitzer zählt und weder erobert noch bebaut wird.
tiles-school = Schule
    .text = Gelehrte dürfen alle außer Mönchen vertreten.
tiles-treasury = Schatzkammer
    .text = 5 Münzen.
tiles-bell-tower = Glockenturm
    .text = 5 Ruhmespunkte.
tiles-rampart = Bollwerk
    .text = 2 Ruhmespunkte je gebauter Festung.
tiles-workshop = Werkstatt
    .text = Für 1 Münze versetzt man ein eigenes Technikteil oder nimmt es in den Vorrat. Ein so aktivierter Ort darf noch in dieser Runde wirken.
tiles-gunpowder-tower = Pulverturm
    .text = Zwei weitere Felder, für Sendungen wie an der Pforte oder für Gefolgsleute, wenn der Anger voll ist.
tiles-guardhouse = Wachhaus
    .text = Nutze die Aktion eines aktivierten fremden Ortes; er bleibt für den Besitzer aktiviert. Der Gefolgsmann des Wachhauses geht erst nach der genutzten Aktion zurück.
tiles-parlatory = Parlatorium
    .text = 1 Bürger.
tiles-bakery-box = Woher das Brot kommt
    .text = Das Brot der Bäckerei kommt aus der Lagerbox, nicht vom Marktplatz.
    .why = Das Plättchen nennt den allgemeinen Vorrat, und so nennt die Anleitung die Schachtel.
tiles-bakery-either = Kein Hin und Her
    .text = Wer beim Planen Korn von der Bäckerei zurückgenommen hat, legt in derselben Planung keines mehr hin.
    .why = Jede Menge ist auch ohne das zu erreichen, und ein Plan, der hin und her gehen darf, muss nie enden.
tiles-county-fair-late = Zu spät zum Jahrmarkt
    .text = Wer während der Aktion des Jahrmarkts dorthin kommt, bringt keinen Ruhmespunkt und bleibt dort, wenn die anderen zurückgehen.
    .why = Nur die Gefolgsleute, die für eine Aktion gebraucht wurden, gehen nach ihr zurück.
tiles-county-fair-monk = Mönch bleibt Mönch
    .text = Auf dem Jahrmarkt zählt ein Mönch nur als Mönch.
    .why = Der Jahrmarkt verlangt verschiedene Gefolgsleute, keine Vertreter.
tiles-guardhouse-what = Was ein Wachhaus nicht nutzt
    .text = Keine Orte, die Waren kosten (Bauten, Bäckerei, Scheune, Käsekeller, Handelsschiff), nicht Pforte oder Turm, kein anderes Wachhaus, nichts, was die eigene Ära verbietet.
    .why = Das Heft schließt Aktionen aus, die Waren verlangen, zum Beispiel Bauten. Eng gelesen sind nur Bauten ausgeschlossen; wie es dasteht, ist es jeder Ort, der Waren nimmt, und so spielen wir.

## Das erste Königreich

kingdom = Das erste Königreich
kingdom-own-era = Jeder hat seine eigene Ära
    .text = Ziehen, Kategorien, Verbote, Ruhm für Bauten und Rundenbonus richten sich nach der eigenen Ära.
kingdom-narration = Der Erste in einer Ära
    .text = Wird eine Ära erstmals betreten, wird ihre Geschichte erzählt und ihre Plättchen kommen auf den Marktplatz, für alle.
kingdom-first-citizen = Zuerst in Hungersnot oder Pest
    .text = Wer als Erster Ära III oder Ära VII betritt, bekommt einen Bürger.
kingdom-era-gifts = Was eine Ära bringt
    .text = Eine Ära bringt ihre Siedler und Grundorte: II drei Siedler, Universität, Labor; IV zwei Siedler, Burg, Festung; V Kloster; VII Kirche.
kingdom-era-one-bonus = Ära I: Ruhm für Gebiete
    .text = 1 Ruhmespunkt je Gebiet.
kingdom-era-two-bonus = Ära II: Münzen für Dörfer
    .text = 1 Münze je Dorf.
kingdom-famine = Ära III: Hungersnot
    .text = Bis das Vorratslager voll ist: 1 Nahrung bei bis zu 3 Gebieten, 2 bei bis zu 6, sonst 3; jede fehlende kostet einen Siedler von Karte oder Vorrat.
kingdom-famine-over = Ära III: Hunger vorbei
    .text = Mit vollem Vorratslager: 3 Münzen, wer allein die meisten Gebiete hat.
kingdom-era-four-bonus = Ära IV: Ruhm für Dörfer
    .text = 1 Ruhmespunkt je Dorf.
kingdom-era-five-bonus = Ära V: meiste Dörfer
    .text = 3 Ruhmespunkte, wer allein die meisten Dörfer hat.
kingdom-era-six-bonus = Ära VI: Lieferung
    .text = Liefere eine Warenart, höchstens so viele wie eigene Dörfer, für ihren Wert in Ruhm.
kingdom-plague = Ära VII: Pest
    .text = Bis die Medizin vollendet ist, kostet jede Runde einen Siedler.
kingdom-plague-over = Ära VII: Pest vorbei
    .text = Mit Medizin: 1 Ruhmespunkt je kontrollierter Festung.
kingdom-era-eight-bonus = Ära VIII: Ruhm für Kirchen
    .text = 2 Ruhmespunkte je kontrollierter Kirche.
kingdom-protection = Ära V schützt
    .text = Niemand betritt ein Gebiet von Spielern in Ära V, weder durch Eroberung noch im Frieden.
kingdom-peace = Ära VIII ist Frieden
    .text = Spieler in Ära VIII und alle anderen betreten gegenseitig Gebiete ohne Vertreibung, außer bei Festungen; das Gebiet zählt dann für beide.
kingdom-riches-count = Was als Vermögen zählt
    .text = Münzen und Waren zählen, auch an der Pforte und an Orten, da man sie am Rundenende zurücknehmen darf.
    .why = Die Anleitung prüft nach dem Ende der Runde.
kingdom-crown = Die Krone
    .text = Hat nach einer Runde jemand alle Aufgaben, 20 Bürger, eine Kirche und ein Vermögen von 30, endet das Spiel mit seinem Sieg.
kingdom-tie = Mehrere zugleich
    .text = Von mehreren in derselben Runde gewinnt der Reichste.
kingdom-equal-riches = Gleich reich
    .text = Gleich Reiche teilen die Krone.
    .why = Das Heft vergleicht Münzen und Waren und sonst nichts; niemand hat also den besseren Anspruch.
kingdom-endless = Ein Spiel ohne König
    .text = Nach 80 Runden endet das Spiel; es gewinnt, wer am meisten Bürger und Aufgabenfelder hat, dann der Reichste.
    .why = Die Anleitung kennt keine Grenze; wer nicht fertig werden kann, spielte ewig weiter.

## Das erste Königreich: weiterziehen

advance = Das erste Königreich: weiterziehen
advance-send-a-tile = Etwas aussenden
    .text = Weiterziehen braucht eine Sendung an eine Tat außer Alchemie; das Feld wird belegt, der Bonus entfällt.
advance-once-a-round = Einmal je Runde
    .text = Niemand betritt zwei Ären in einer Runde.
advance-out-of-one = Aus Ära I
    .text = Mindestens 3 Gebiete und 1 Nahrung je Siedler auf der Karte.
advance-out-of-two = Aus Ära II
    .text = Mindestens 4 Bürger.
advance-out-of-three = Aus Ära III
    .text = 1 Münze je Dorf auf der Karte, egal wessen, die Startdörfer eingeschlossen.
advance-secret-village-toll = Das geheime Dorf in der Abgabe
    .text = Beim Verlassen der Ära III kostet das geheime Dorf seinen Besitzer eine Münze und sonst niemanden.
    .why = Das Heft zählt alle Dörfer, ein geheimes „gegebenenfalls“; das Plättchen sagt, dass es nur für seinen Besitzer zählt. Beides gilt, wenn es für ihn gezählt wird und für niemanden sonst.
advance-out-of-four = Aus Ära IV
    .text = Der Hafen ist fertig.
advance-out-of-five = Aus Ära V
    .text = 1 Nahrung je Siedler auf der Karte.
advance-out-of-six = Aus Ära VI
    .text = Nichts außer der Sendung.
advance-out-of-seven = Aus Ära VII
    .text = 10 Münzen.
advance-at-once = Die neue Ära gilt sofort
    .text = Die Bedingungen der neuen Ära gelten noch in derselben Runde.

## Das erste Königreich: Kontrolltafel und Aufgaben

control = Das erste Königreich: Kontrolltafel und Aufgaben
control-marks = Marken der Kontrolltafel
    .text = Kontrolliert man erstmals eine markierte Zahl von Gebieten, Dörfern oder Kirchen, kommt ein Bürger; späterer Verlust ändert nichts.
control-deed-citizen = Ein Bürger fürs Vollenden
    .text = Wer das letzte Feld einer Tat füllt, bekommt einen Bürger.
control-tasks = Aussenden an Aufgaben
    .text = Was an Brunnen, Hafen, Baptisterium oder Gesandtschaft geht, kommt in die Box und wird gestrichen.
control-strike = Streichen
    .text = Der Bonus streicht einen Bürger oder irgendein Feld einer Sendeaufgabe, nie die Kirche und nie das Vermögen.
control-church-task = Die Kirche muss gebaut sein
    .text = Eine fremde Kirche zu kontrollieren erfüllt die Aufgabe nicht.
control-citizen-cap = Nicht mehr als zwanzig
    .text = Weitere Bürger zählen nicht.
    .why = Das Blatt hat zwanzig Felder.

## Die Gunst des Königs

favor = Die Gunst des Königs
favor-seasons = Fünf Ären zu vier Jahreszeiten
    .text = Alle teilen eine Ära; jede Runde ist eine Jahreszeit.
favor-spring = Frühling
    .text = Zu Beginn des Frühlings kommt frische Ware auf den Marktplatz, nach Spielerzahl.
favor-spring-goods = Was der Frühling bringt
    .text = Die Ware des Frühlings ist Korn und Holz.
    .why = Die Bilder neben den Zahlen sind verloren. Der Text der Jahreszeit spricht von der Arbeit auf den Feldern und im Wald. Die Waren sind Angaben der Komponentendaten, und wer es besser weiß, kann sie berichtigen.
favor-summer = Sommer
    .text = Alle erhalten eine Münze.
favor-autumn = Herbst
    .text = Alle geben 1 Nahrung ab; ohne Nahrung 3 Münzen, ohne diese ein Günstlingsplättchen, sonst scheidet man aus.
favor-winter = Winter
    .text = Nach dem Winter werden die Ziele der Ära geprüft.
favor-era-places = Grundorte nach Ära
    .text = II Universität und Burg, III Labor und Festung, IV Kloster und Kirche.
favor-objectives-one = Ära I
    .text = 2 Gebiete; Jagdrecht, in zwei Zahlungen.
favor-objectives-two = Ära II
    .text = 3 Gebiete; Lebensmittelvorrat.
favor-objectives-three = Ära III
    .text = 4 Gebiete; eine Festung; der Turnierplatz.
favor-objectives-four = Ära IV
    .text = 5 Gebiete; 3 Dörfer; eine Kirche; Vertreter bei Hofe.
favor-objectives-five = Ära V
    .text = 6 Gebiete; 4 Dörfer; 2 Kirchen; die Königsburg; Geschenke.
favor-task-of-the-era = Nur die Aufgabe der Ära
    .text = Gesendet wird nur an die Aufgabe der laufenden Ära.
favor-sent-tiles = Entsandtes liegt im Heft
    .text = Zur Aufgabe einer Ära Entsandtes bleibt beim Spieler und kommt in die Lagerbox, wenn die nächste Ära beginnt.
favor-bonus-lakes = Ära I: Ruhm für Seen
    .text = 1 Ruhmespunkt je kontrolliertem See.
favor-bonus-villages = Ära II: Ruhm für Dörfer
    .text = 1 Ruhmespunkt je Dorf.
favor-bonus-fortresses = Ära III: Ruhm für Festungen
    .text = 1 Ruhmespunkt je Festung.
favor-bonus-churches = Ära IV: Ruhm für Kirchen
    .text = 1 Ruhmespunkt je Kirche.
favor-bonus-delivery = Ära V: Lieferung
    .text = Liefere Waren beliebiger Art, höchstens so viele wie eigene Dörfer, für ihren Wert in Ruhm.
favor-favorite = Günstlingsplättchen
    .text = Ein verfehltes Ziel kostet ein Günstlingsplättchen; ohne eines scheidet man aus.
favor-two-payments = Was als ein Ziel zählt
    .text = Jede der zwei Zahlungen für das Jagdrecht ist ein eigenes Ziel: Wer beide verfehlt, braucht zwei Günstlingsplättchen. Jede andere Sendeaufgabe ist als Ganzes ein Ziel, gleich wie viel fehlt.
    .why = Die Seite, die das Heft erklärt, zeigt das Zeichen des Günstlingsplättchens in jedem der beiden Kreise und keines vor der Überschrift, und die Geschichte spricht von zwei Zahlungen. Ein Plättchen könnte auch für beide aufkommen: Wer es so liest, berichtigt kings_favor.each_space zu einer leeren Liste. Die Bilder der anderen Aufgaben sind verloren; jede als eine zu zählen nimmt nichts weg.
favor-two-favorites = Variante mit zweien
    .text = Alle haben zwei Günstlingsplättchen.
favor-castle-no-favorite = Keine Gnade für die Königsburg
    .text = Die Königsburg in Ära V lässt sich nicht ersetzen.
favor-out = Ausgeschieden
    .text = Wer ausgeschieden ist, entscheidet nichts mehr und schaut zu.
favor-fame-tiles = Ruhmesplättchen
    .text = Königsburg und Turnierplatz liegen fest; die anderen elf werden auf die übrigen markierten Felder gemischt.
favor-tournament-stop = Warten am Turnierplatz
    .text = Wer den Turnierplatz erreicht, bleibt dort, bis Ära III vorbei ist; weitere Punkte verfallen.
favor-tournament-late = Spät am Turnierplatz
    .text = Nach Ära III wartet niemand mehr am Turnierplatz.
    .why = Die Seite von Ära III sagt, man bleibe bis zum Ende der Ära. Wörtlich genommen könnte das auch jemanden, der erst in Ära IV vorbeikommt, bis zu deren Ende aufhalten. Aber sie erklärt das Ziel von Ära III, und am Ende jenes Jahres verlässt der König den Platz.
favor-tile-coins = Ruhmesplättchen: Münzen
    .text = 3 oder 5 Münzen.
favor-tile-goods = Ruhmesplättchen: Holz und Technik
    .text = 1 Holz oder 1 Technikteil, auch ohne Labor.
favor-tile-village = Ruhmesplättchen: Dorf
    .text = Sofort ein Dorf für 1 Holz, mit seinem Ruhm.
favor-tile-place = Ruhmesplättchen: Ortsplättchen
    .text = Ein Ortsplättchen der jetzt offenen Kategorien.
favor-tile-followers = Ruhmesplättchen: Gefolgsleute
    .text = Ein Mönch, ein Ritter oder einer der vier einfachen in den Beutel, wenn man will, auch ohne den Ort dafür.
favor-deeds-no-citizen = Kein Preis fürs Vollenden
    .text = Eine Tat zu vollenden bringt nichts weiter.
favor-end-alone = Allein
    .text = Bleibt nach einer Ära nur einer, gewinnt er.
favor-end-points = Nach Punkten
    .text = Nach Ära V gewinnen unter den Verbliebenen die meisten Siegpunkte.
favor-end-all-out = Alle ausgeschieden
    .text = Sind alle draußen, vergleichen die am weitesten Gekommenen ihre Punkte.
favor-tie = Gleichstand
    .text = Wer gleich viele Punkte hat, teilt den Sieg.
    .why = Die Anleitung nennt nichts, was sie unterschiede.
favor-scoring = Wertung
    .text = Waren nach Wert, 1 je Münze, 1 je Gebiet, 2 je Dorf, 3 je Festung, 4 je Kirche, 10 je unbenutztem Günstlingsplättchen.
favor-scoring-control = Was am Ende zählt
    .text = Dörfer und Kirchen zählen für den, der sie kontrolliert, Festungen für ihren Erbauer, mit oder ohne Siedler.
    .why = Die Anleitung sagt nur „jede“; eine Festung bleibt die ihres Erbauers, auch wenn niemand dort steht.
favor-out-pieces = Figuren Ausgeschiedener
    .text = Spielen die anderen nach einer Ära weiter, verlassen Siedler und Festungen Ausgeschiedener die Karte; Dörfer und Kirchen bleiben.
    .why = Die Anleitung schweigt dazu; Land, das niemand nutzt, wäre nur im Weg.
favor-same-era = In derselben Ära ausgeschieden
    .text = Wer im Herbst und wer im Winter derselben Ära ausscheidet, ist gleich weit gekommen.
    .why = Die Anleitung vergleicht abgeschlossene Ären.
