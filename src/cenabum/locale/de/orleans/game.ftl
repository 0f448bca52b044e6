### Orléans auf Deutsch. Wie Texte gefunden werden: siehe kernel/language.py.

title = Orléans

## Gefolgsleute. .one ist das Akkusativobjekt, .space das Aktionsfeld für diese Person.

follower-farmer = Bauer
    .one = einen Bauern
    .plural = Bauern
    .space = Bauernfeld
follower-boatman = Schiffer
    .one = einen Schiffer
    .plural = Schiffer
    .space = Schifferfeld
follower-craftsman = Handwerker
    .one = einen Handwerker
    .plural = Handwerker
    .space = Handwerkerfeld
follower-trader = Händler
    .one = einen Händler
    .plural = Händler
    .space = Händlerfeld
follower-knight = Ritter
    .one = einen Ritter
    .plural = Ritter
    .space = Ritterfeld
follower-scholar = Gelehrter
    .one = einen Gelehrten
    .plural = Gelehrte
    .space = Gelehrtenfeld
follower-monk = Mönch
    .one = einen Mönch
    .plural = Mönche
    .space = Mönchsfeld
follower-own_farmer = eigener Bauer
    .one = den eigenen Bauern
    .plural = eigene Bauern
    .same = farmer
follower-own_boatman = eigener Schiffer
    .one = den eigenen Schiffer
    .plural = eigene Schiffer
    .same = boatman
follower-own_craftsman = eigener Handwerker
    .one = den eigenen Handwerker
    .plural = eigene Handwerker
    .same = craftsman
follower-own_trader = eigener Händler
    .one = den eigenen Händler
    .plural = eigene Händler
    .same = trader
follower-any = alle
    .space = Feld für alle

## Waren

good-grain = Getreide
good-cheese = Käse
good-wine = Wein
good-wool = Wolle
good-brocade = Brokat
cargo =
    .like = good
cargo-nothing = nichts
food =
    .like = good
food-coins = Münzen

## Orte. .is ist der Nominativ, .the der Akkusativ, .at wo, .to wohin, .from woher.

place-farm_house = Bauernhaus
    .the = das Bauernhaus
    .to = ins Bauernhaus
    .from = aus dem Bauernhaus
    .is = das Bauernhaus
    .at = im Bauernhaus
place-village = Dorf
    .the = das Dorf
    .to = ins Dorf
    .from = aus dem Dorf
    .is = das Dorf
    .at = im Dorf
place-university = Universität
    .the = die Universität
    .to = an die Universität
    .from = von der Universität
    .is = die Universität
    .at = an der Universität
place-castle = Burg
    .the = die Burg
    .to = in die Burg
    .from = aus der Burg
    .is = die Burg
    .at = in der Burg
place-monastery = Kloster
    .the = das Kloster
    .to = ins Kloster
    .from = aus dem Kloster
    .is = das Kloster
    .at = im Kloster
place-ship = Schiff
    .the = das Schiff
    .to = auf das Schiff
    .from = vom Schiff
    .is = das Schiff
    .at = auf dem Schiff
place-wagon = Wagen
    .the = den Wagen
    .to = auf den Wagen
    .from = vom Wagen
    .is = der Wagen
    .at = auf dem Wagen
place-guildhall = Gildenhaus
    .the = das Gildenhaus
    .to = ins Gildenhaus
    .from = aus dem Gildenhaus
    .is = das Gildenhaus
    .at = im Gildenhaus
place-scriptorium = Scriptorium
    .the = das Scriptorium
    .to = ins Scriptorium
    .from = aus dem Scriptorium
    .is = das Scriptorium
    .at = im Scriptorium
place-town_hall = Rathaus
    .the = das Rathaus
    .to = ins Rathaus
    .from = aus dem Rathaus
    .is = das Rathaus
    .at = im Rathaus
place-hayrick = Heuschober
    .the = den Heuschober
    .to = in den Heuschober
    .from = aus dem Heuschober
    .is = der Heuschober
    .at = im Heuschober
place-cheese_factory = Käserei
    .the = die Käserei
    .to = in die Käserei
    .from = aus der Käserei
    .is = die Käserei
    .at = in der Käserei
place-winery = Winzerei
    .the = die Winzerei
    .to = in die Winzerei
    .from = aus der Winzerei
    .is = die Winzerei
    .at = in der Winzerei
place-wool_manufacturer = Wollmanufaktur
    .the = die Wollmanufaktur
    .to = in die Wollmanufaktur
    .from = aus der Wollmanufaktur
    .is = die Wollmanufaktur
    .at = in der Wollmanufaktur
place-tailor_shop = Schneiderei
    .the = die Schneiderei
    .to = in die Schneiderei
    .from = aus der Schneiderei
    .is = die Schneiderei
    .at = in der Schneiderei
place-brewery = Brauerei
    .the = die Brauerei
    .to = in die Brauerei
    .from = aus der Brauerei
    .is = die Brauerei
    .at = in der Brauerei
place-library = Bibliothek
    .the = die Bibliothek
    .to = in die Bibliothek
    .from = aus der Bibliothek
    .is = die Bibliothek
    .at = in der Bibliothek
place-windmill = Windmühle
    .the = die Windmühle
    .to = in die Windmühle
    .from = aus der Windmühle
    .is = die Windmühle
    .at = in der Windmühle
place-hospital = Hospital
    .the = das Hospital
    .to = ins Hospital
    .from = aus dem Hospital
    .is = das Hospital
    .at = im Hospital
place-bathhouse = Badehaus
    .the = das Badehaus
    .to = ins Badehaus
    .from = aus dem Badehaus
    .is = das Badehaus
    .at = im Badehaus
place-herb_garden = Kräutergarten
    .the = den Kräutergarten
    .to = in den Kräutergarten
    .from = aus dem Kräutergarten
    .is = der Kräutergarten
    .at = im Kräutergarten
place-sacristy = Sakristei
    .the = die Sakristei
    .to = in die Sakristei
    .from = aus der Sakristei
    .is = die Sakristei
    .at = in der Sakristei
place-shipping_line = Reederei
    .the = die Reederei
    .to = in die Reederei
    .from = aus der Reederei
    .is = die Reederei
    .at = in der Reederei
place-cellar = Ratskeller
    .the = den Ratskeller
    .to = in den Ratskeller
    .from = aus dem Ratskeller
    .is = der Ratskeller
    .at = im Ratskeller
place-pharmacy = Apotheke
    .the = die Apotheke
    .to = in die Apotheke
    .from = aus der Apotheke
    .is = die Apotheke
    .at = in der Apotheke
place-office = Kämmerei
    .the = die Kämmerei
    .to = in die Kämmerei
    .from = aus der Kämmerei
    .is = die Kämmerei
    .at = in der Kämmerei
place-school = Schule
    .the = die Schule
    .to = in die Schule
    .from = aus der Schule
    .is = die Schule
    .at = in der Schule
place-horse_wagon = Pferdewagen
    .the = den Pferdewagen
    .to = auf den Pferdewagen
    .from = vom Pferdewagen
    .is = der Pferdewagen
    .at = auf dem Pferdewagen
place-gunpowder_tower = Pulverturm
    .the = den Pulverturm
    .to = in den Pulverturm
    .from = aus dem Pulverturm
    .is = der Pulverturm
    .at = im Pulverturm
place-laboratory = Laboratorium
    .the = das Laboratorium
    .to = ins Laboratorium
    .from = aus dem Laboratorium
    .is = das Laboratorium
    .at = im Laboratorium
space = { $place }
    .parts = place follower
    .to = { $place-to }
    .from = { $place-from }
    .wants = { $follower-space }
    .exact = { $place } ({ $follower-space })
gear =
    .like = space
gear-hand = Technikplättchen auf der Hand
    .exact = Technikplättchen auf der Hand
gear-hand_first = Technikplättchen auf der Hand, nur für ein Bauernfeld
    .exact = Technikplättchen auf der Hand, nur für ein Bauernfeld
category-I = Kategorie I
category-any = beide Kategorien

## Was die Orte tun. Ein Text ist so kurz, dass er auf eine Karte passt.

part-recruit = { $follower-id ->
    [craftsman] Hand­werker
   *[other] { $follower }
 }
part-many = { $follower-plural }
part-good = 1 { $good }
part-goods = { $amount } { $good }
part-development = { $amount } Entwicklung
does-recruit = { $follower-id ->
    [farmer] ein Bauer und eine Ware
    [scholar] ein Gelehrter und Entwicklung
    [knight] ein Ritter: mehr ziehen
    [any] { $list }
   *[other] ein { $follower }
 }
does-travel = { $way-id ->
    [water] auf dem Wasser reisen
   *[other] auf der Straße reisen
 }
does-build = ein Kontor bauen
does-send = { $number ->
    [one] einen zu einem Werk entsenden
    [2] 1 oder 2 zu Werken entsenden
   *[other] 1 bis { $number } zu Werken entsenden
 }
does-gain = { $list }
does-store = fasst { $number } mehr, entsendet sie zu Werken
does-bathe = { $draws } ziehen, { $keeps } gleich einsetzen
does-buy = { $number ->
    [one] 1 Entwicklung kaufen
   *[other] 1 bis { $number } Entwicklung kaufen
 }
does-invent = { $number } Technikplättchen
does-protect = wehrt ein schlechtes Ereignis ab
does-per-status = Münzen nach Stand
does-per-station = 1 Münze je Kontor
does-substitute = { $all ->
    [yes] { $follower-plural } ersetzen alle außer Mönche
   *[no] { $follower-plural } ersetzen { $list }
 }
does-brasserie = { $list } darauf wehren Ereignisse ab
does-majority = { $number ->
    [one] 1 Punkt für jede Ware, von der du am meisten hast
   *[other] { $number } Punkte für jede Ware, von der du am meisten hast
 }{ $ties ->
    [0] { "" }
   *[other] , { $ties } bei Gleichstand
 }
does-exchange = 1 { $good } für { $list }

## Städte und Wege

town-orleans = Orléans
town-chartres = Chartres
town-etampes = Étampes
town-le_mans = Le Mans
town-chateaudun = Châteaudun
town-montargis = Montargis
town-vendome = Vendôme
town-blois = Blois
town-briare = Briare
town-tours = Tours
town-chinon = Chinon
town-montrichard = Montrichard
town-vierzon = Vierzon
town-loches = Loches
town-bourges = Bourges
town-sancerre = Sancerre
town-chatellerault = Châtellerault
town-le_blanc = Le Blanc
town-chateauroux = Châteauroux
town-nevers = Nevers
town-argenton = Argenton-sur-Creuse
town-la_chatre = La Châtre
town-saint_amand = Saint-Amand-Montrond
station =
    .like = town
station-supply = Vorrat
connection = { $joint ->
    [wave] Wasserweg { $town } – { $town_2 }
   *[other] Landweg { $town } – { $town_2 }
 }
    .parts = town town
    .by = { $joint ->
        [wave] auf dem Wasserweg
       *[other] auf dem Landweg
     }
way-road = auf dem Landweg
way-water = auf dem Wasserweg

## Segensreiche Werke, Lohn, Antworten

deed-city_wall = Bau der Stadtmauer
deed-papal_conclave = Konklave
deed-plague_defeated = Sieg über die Pest
deed-astronomy = Astronomie
deed-boatmens_guild = Gründung der Schiffergilde
deed-cathedral = Bau der Kathedrale
deed-peace_treaty = Friedensvertrag
deed-canalization = Kanalisation
does-deed = { $development ->
    [0] { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
     }
   *[other] { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
     } oder { $development } Entwicklung
 } für jeden; der Letzte bekommt den Bürger.
reward-coins = Münze
    .one = eine Münze
reward-development = Entwicklungspunkt
    .one = einen Entwicklungspunkt
answer-no = nein
answer-yes = ja
citizen-development_1 = ersten Bürger der Entwicklungsleiste
citizen-development_2 = zweiten Bürger der Entwicklungsleiste
citizen-development_3 = dritten Bürger der Entwicklungsleiste
citizen-boatmen = Bürger der Schifferleiste
citizen-knights = Bürger der Ritterleiste

## Runden und Ereignisse

phase-exclusion = Ortskarten ausschließen
phase-hourglass = Stundenglas
phase-census = Volkszählung
phase-followers = Gefolgsleute
phase-planning = Planung
phase-actions = Aktionen
phase-event = Ereignis
phase-start_player = Startspieler
phase-end = Ende
event-pilgrimage = Wallfahrt
event-income = Einnahmen
event-harvest = Ernte
event-taxes = Steuern
event-trading_day = Handelstag
event-plague = Pest
effect-pilgrimage = In dieser Runde lassen sich keine Mönche anwerben.
effect-income = { $value ->
    [one] Alle bekommen 1 Münze je Entwicklungsstand.
   *[other] Alle bekommen { $value } Münzen je Entwicklungsstand.
 }
effect-harvest = Alle geben { $value } Nahrungsmittel ab oder zahlen { $penalty ->
    [one] 1 Münze
   *[other] { $penalty } Münzen
 } für jedes, das fehlt.
effect-taxes = { $value ->
    [one] Alle zahlen 1 Münze je Ware.
   *[other] Alle zahlen 1 Münze je { $value } Waren.
 }
effect-trading_day = { $value ->
    [one] Alle bekommen 1 Münze je Kontor.
   *[other] Alle bekommen { $value } Münzen je Kontor.
 }
effect-plague = { $value ->
    [one] Alle verlieren einen gezogenen Gefolgsmann aus dem Beutel.
   *[other] Alle verlieren { $value } gezogene Gefolgsleute aus dem Beutel.
 }
stack-A = A
stack-B = B
stack-C = C

## Münzen, und wofür

part-coins = { $amount ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $amount } Münzen
 }
reason-census = Volkszählung
reason-boatmen_track = Schifferleiste
reason-development_track = Entwicklungsleiste
reason-place = Aktion
reason-deed = segensreiches Werk
reason-income = Einnahmen
reason-harvest = Ernte
reason-taxes = Steuern
reason-trading_day = Handelstag
reason-pharmacy = Apotheke
source-coins = Münzen
source-goods = Waren
source-stations = Kontore
source-citizens = Bürger

## Einstellungen

setting-edition = Ausgabe
    .help = Die Ausgabe, deren Regeln, Ereignisse und Badehaus gelten.
setting-edition-2019 = 2019
    .help = Stundenglaskarten in drei Stapeln, deren Werte sich ändern.
setting-edition-2014 = 2014
    .help = Ein Stapel Stundenglaskarten; Münzen können ausgehen.
setting-exclude_tiles = Ortskarten ausschließen
    .help = Vor der ersten Runde dürfen Ortskarten aus dem Spiel genommen werden.
setting-exclude_tiles-no = nein
    .help = Alle Ortskarten sind im Spiel.
setting-exclude_tiles-yes = ja
    .help = Jeder darf Ortskarten herausnehmen, mehr davon in kleiner Runde.
setting-first_technology = Erste Technik
    .help = Welches Technikplättchen einen Bauern ersetzen muss.
setting-first_technology-craftsmen-track = erster Handwerker
    .help = Das Plättchen des ersten Schrittes auf der Handwerkerleiste.
setting-first_technology-first-placed = zuerst gelegtes
    .help = Das erste Plättchen, das jemand legt, woher es auch kommt.

## Was du jetzt entscheidest

decision-exclude = Nimm eine Ortskarte aus dem Spiel oder keine.
decision-draw = { $number ->
    [one] Ziehe 1 Gefolgsmann aus dem Beutel oder rufe stattdessen einen zurück.
   *[other] Ziehe bis zu { $number } Gefolgsleute aus dem Beutel oder rufe stattdessen welche zurück.
 }
decision-store = Lege Gefolgsleute vom Markt in den Pulverturm oder sage „fertig“.
decision-plan = Plane deine Runde: Setze Gefolgsleute auf Aktionsfelder und sage dann „fertig“.
decision-act = Nutze einen deiner aktivierten Orte oder passe.
decision-recruit = Wen wirbst du an? ({ $place })
decision-travel = Reise { $way } und nimm eine Ware mit, wenn du magst.
decision-expand = { $category-id ->
    [I] Wähle eine Ortskarte der Kategorie I.
   *[other] Wähle eine Ortskarte aus einer der beiden Kategorien.
 }
decision-send = Entsende Gefolgsleute zu segensreichen Werken. ({ $place })
decision-reward = { $deed }: eine Münze oder einen Entwicklungspunkt?
decision-bathe = { $number ->
    [0] Verlasse das Badehaus.
    [one] Setze 1 der gezogenen Gefolgsleute ein.
   *[other] Setze { $number } der gezogenen Gefolgsleute ein, soweit sie passen.
 }
decision-buy = Wie viele Entwicklungspunkte kaufst du, zu je einer Münze?
decision-technology = Lege ein Technikplättchen für immer oder behalte es auf der Hand.
decision-protect = Soll deine Sakristei das Ereignis abwenden?
decision-feed = { $number ->
    [one] Gib noch 1 Nahrungsmittel ab oder zahle Münzen dafür.
   *[other] Gib noch { $number } Nahrungsmittel ab oder zahle Münzen dafür.
 }
decision-forfeit = { $number ->
    [one] Dir fehlt 1 Münze: Wähle, was du dafür hergibst.
   *[other] Dir fehlen { $number } Münzen: Wähle, was du für die nächste hergibst.
 }

## Züge

move-place = { $space-fits ->
    [yes] { $seat } setzt { $follower-one } { $space-to }.
   *[no] { $seat } setzt { $follower-one } { $space-to } ({ $space-wants }).
 }
    .choice = { $space-fits ->
        [yes] { $follower } → { $space }
       *[no] { $follower } → { $space-exact }
     }
move-place_stored = { $space-fits ->
    [yes] { $seat } setzt { $follower-one } aus dem Pulverturm { $space-to }.
   *[no] { $seat } setzt { $follower-one } aus dem Pulverturm { $space-to } ({ $space-wants }).
 }
    .choice = { $space-fits ->
        [yes] { $follower } aus dem Pulverturm → { $space }
       *[no] { $follower } aus dem Pulverturm → { $space-exact }
     }
move-done = { $decision ->
    [plan] { $seat } beendet die Planung.
    [exclude] { $seat } lässt alle Ortskarten im Spiel.
    [store] { $seat } ist mit dem Pulverturm fertig.
    [send] { $seat } entsendet sonst niemanden.
    [bathe] { $seat } verlässt das Badehaus.
    [technology] { $seat } behält die Technik auf der Hand.
    [order] { $seat } erfüllt keinen Auftrag.
    [journey] { $seat } reist nicht.
    [settle] { $seat } setzt niemanden.
    [court] { $seat } wählt keine Aktion.
    [train] { $seat } lernt nichts.
    [give] { $seat } gibt keine Ware.
    [target] { $seat } trifft niemanden.
    [bribe] { $seat } macht das Angebot.
    [indulge] { $seat } kauft niemanden.
   *[other] { $seat } ist fertig.
 }
    .choice = { $decision ->
        [plan] Planung beenden
        [exclude] Alle Ortskarten im Spiel lassen
        [send] Sonst niemanden entsenden
        [bathe] Badehaus verlassen
        [technology] Technik auf der Hand behalten
        [order] Kein Auftrag
        [journey] Bleiben
        [settle] In den Beutel
        [court] Keine Aktion
        [train] Keine Ausbildung
        [give] Strafe zahlen
        [target] Es lassen
        [bribe] So anbieten
        [indulge] Niemanden kaufen
       *[other] Fertig
     }
move-pass = { $seat } passt.
    .choice = Passen
move-draw = { $number ->
    [0] { $seat } zieht niemanden.
    [one] { $seat } zieht 1 Gefolgsmann.
   *[other] { $seat } zieht { $number } Gefolgsleute.
 }
    .choice = { $number ->
        [0] Niemanden ziehen
        [one] 1 Gefolgsmann ziehen
       *[other] { $number } Gefolgsleute ziehen
     }
move-recall = { $seat } ruft jemanden { $space-from } ({ $space-wants }) auf den Markt zurück.
    .choice = Zurückrufen: { $space-exact }
move-store = { $seat } legt { $follower-one } in den Pulverturm.
    .choice = { $follower } → Pulverturm
move-act = { $seat } nutzt { $place-the }.
    .choice = { $place }
move-recruit = { $seat } wirbt { $follower-one } an.
    .choice = { $follower } anwerben
move-travel = { $cargo-id ->
    [nothing] { $seat } reist über den { $connection } und nimmt nichts mit.
   *[other] { $seat } reist über den { $connection } und nimmt { $cargo } mit.
 }
    .choice = { $cargo-id ->
        [nothing] { $connection }, ohne Ware
       *[other] { $connection }, mit { $cargo }
     }
move-expand = { $seat } nimmt die Ortskarte { $place }.
    .choice = { $place }
move-send = { $seat } entsendet { $follower-one } zu „{ $deed }“.
    .choice = { $follower } → { $deed }
move-reward = { $seat } wählt { $reward-one }.
    .choice = { $reward }
move-buy = { $number ->
    [one] { $seat } kauft 1 Entwicklungspunkt.
   *[other] { $seat } kauft { $number } Entwicklungspunkte.
 }
    .choice = { $number ->
        [one] 1 Entwicklungspunkt
       *[other] { $number } Entwicklungspunkte
     }
move-technology = { $seat } legt Technik { $space-to } ({ $space-wants }).
    .choice = Technik → { $space-exact }
move-sacristy = { $answer-id ->
    [yes] { $seat } wendet das Ereignis mit der Sakristei ab.
   *[no] { $seat } lässt das Ereignis zu.
 }
    .choice = { $answer-id ->
        [yes] Mit der Sakristei abwenden
       *[no] Ereignis zulassen
     }
move-feed = { $food-id ->
    [coins] { $seat } zahlt Münzen statt Nahrung.
   *[other] { $seat } gibt { $food } ab.
 }
    .choice = { $food-id ->
        [coins] Münzen zahlen
       *[other] { $food }
     }
move-forfeit_station = { $station-id ->
    [supply] { $seat } gibt ein ungebautes Kontor her.
   *[other] { $seat } gibt das Kontor in { $station } her.
 }
    .choice = { $station-id ->
        [supply] Ungebautes Kontor
       *[other] Kontor in { $station }
     }
move-forfeit_follower = { $seat } gibt einen gezogenen Gefolgsmann aus dem Beutel her.
    .choice = Gezogener Gefolgsmann aus dem Beutel
move-forfeit_development = { $seat } geht auf der Entwicklungsleiste einen Schritt zurück.
    .choice = Schritt zurück auf der Entwicklungsleiste
move-forfeit_good = { $seat } gibt { $good } her.
    .choice = { $good }
move-forfeit_tile = { $seat } gibt die Ortskarte { $place } her.
    .choice = Ortskarte { $place }
move-forfeit_technology = { $gear-id ->
    [hand] { $seat } gibt ein Technikplättchen von der Hand her.
    [hand_first] { $seat } gibt das Technikplättchen für ein Bauernfeld her.
   *[other] { $seat } gibt eine gelegte Technik her: { $gear-exact }.
 }
    .choice = { $gear-id ->
        [hand] Technikplättchen auf der Hand
        [hand_first] Technikplättchen auf der Hand, nur für ein Bauernfeld
       *[other] Technik: { $gear-exact }
     }
move-exclude = { $seat } nimmt die Ortskarte { $place } aus dem Spiel.
    .choice = { $place }

## Was geschehen ist

fact-round_begins = { $amount ->
    [1] Runde 1: { $event }. Startspieler: { $seat }.
   *[other] { $stack-id ->
        [A] Runde { $amount }: { $event } (A). Startspieler: { $seat }.
        [B] Runde { $amount }: { $event } (B). Startspieler: { $seat }.
        [C] Runde { $amount }: { $event } (C). Startspieler: { $seat }.
        [D] Runde { $amount }: { $event } (D). Startspieler: { $seat }.
       *[other] Runde { $amount }: { $event }. Startspieler: { $seat }.
     }
 }
fact-excludes = { $seat } nimmt die Ortskarte { $place } aus dem Spiel.
fact-declines_exclusion = { $seat } nimmt keine Ortskarte aus dem Spiel.
fact-census_tie = Volkszählung: Gleichstand, keine Münze wechselt den Besitzer.
fact-receives = { $seat } bekommt { part-coins } ({ $reason }).
fact-pays = { $seat } zahlt { part-coins } ({ $reason }).
fact-tortured = { $amount ->
    [one] { $seat } fehlt 1 Münze ({ $reason }): Folter.
   *[other] { $seat } fehlen { $amount } Münzen ({ $reason }): Folter.
 }
fact-debt_lapses = { $amount ->
    [one] { $seat } hat nichts mehr herzugeben; 1 Münze Schuld verfällt.
   *[other] { $seat } hat nichts mehr herzugeben; { $amount } Münzen Schuld verfallen.
 }
fact-recalls = { $seat } ruft { $follower-one } { $space-from } zurück.
    .item = { $follower-one } { $space-from }
    .list = { $seat } ruft { $list } zurück.
fact-calls_back = { $seat } ruft { $follower-one } { $space-from } zurück.
    .item = { $follower-one } { $space-from }
    .list = { $seat } ruft { $list } zurück.
fact-draws = { $seat } zieht { $follower-one }.
    .item = { $count ->
        [one] { $follower-one }
       *[other] { $count } { $follower-plural }
     }
    .list = { $seat } zieht { $list }.
fact-draws_number = { $amount ->
    [0] { $seat } zieht niemanden.
    [one] { $seat } zieht 1 Gefolgsmann.
   *[other] { $seat } zieht { $amount } Gefolgsleute.
 }
    .before = draws
fact-stores = { $seat } legt { $follower-one } in den Pulverturm.
    .item = { $follower-one }
    .list = { $seat } legt { $list } in den Pulverturm.
fact-plans = { $space-fits ->
    [yes] { $seat } setzt { $follower-one } { $space-to }.
   *[no] { $seat } setzt { $follower-one } { $space-to } ({ $space-wants }).
 }
    .item = { $space-fits ->
        [yes] { $follower } → { $space }
       *[no] { $follower } → { $space-exact }
     }
    .list = { $seat } plant { $list }.
fact-plan_done = { $seat } hat die Planung beendet.
fact-acts = { $seat } nutzt { $place-the }.
fact-recruits = { $amount ->
    [0] { $seat } wirbt { $follower-one } an.
   *[other] { $seat } wirbt { $follower-one } an (Schritt { $amount }).
 }
fact-gains_good = { $seat } bekommt { $good }.
fact-nothing_left = { $seat } bekommt für diesen Schritt nichts: Es ist nichts mehr da.
fact-gains_technology = { $seat } bekommt ein Technikplättchen.
fact-gains_tile = { $seat } nimmt die Ortskarte { $place }.
fact-travels = { $seat } reist { $connection-by } nach { $town }.
fact-loads = { $seat } nimmt { $good } mit.
fact-builds_station = { $seat } baut ein Kontor in { $town }.
fact-sends = { $seat } entsendet { $follower-one } zu „{ $deed }“.
fact-completes_deed = { $seat } vollendet „{ $deed }“ und bekommt den Bürger.
fact-develops = { $amount ->
    [0] { $seat } steht schon am Ende der Entwicklungsleiste.
    [one] { $seat } rückt in der Entwicklung 1 Feld vor, auf { $amount_2 }.
   *[other] { $seat } rückt in der Entwicklung { $amount } Felder vor, auf { $amount_2 }.
 }
fact-wins_citizen = { $seat } bekommt den { $citizen }.
fact-bathes = { $seat } zieht im Badehaus { $follower-one }.
    .item = { $count ->
        [one] { $follower-one }
       *[other] { $count } { $follower-plural }
     }
    .list = { $seat } zieht im Badehaus { $list }.
fact-bath_places = { $space-fits ->
    [yes] { $seat } setzt { $follower-one } { $space-to }.
   *[no] { $seat } setzt { $follower-one } { $space-to } ({ $space-wants }).
 }
fact-passes = { $seat } passt.
fact-installs = { $seat } legt Technik { $space-to } ({ $space-wants }).
fact-protected = Die Sakristei schützt { $seat }: { $event } geht vorüber.
fact-feeds = { $food-id ->
    [coins] { $seat } zahlt Münzen statt Nahrung.
   *[other] { $seat } gibt { $food } ab.
 }
fact-loses_follower = Die Pest nimmt { $seat } { $follower-one }.
fact-spared_follower = Die Pest trifft bei { $seat } { $follower-one } und nimmt niemanden.
fact-plague_empty_bag = Die Pest findet bei { $seat } einen leeren Beutel.
fact-forfeits_station = { $station-id ->
    [supply] { $seat } gibt ein ungebautes Kontor her.
   *[other] { $seat } gibt das Kontor in { $station } her.
 }
    .item = { $station-id ->
        [supply] { $count ->
            [one] ein ungebautes Kontor
           *[other] { $count } ungebaute Kontore
         }
       *[other] das Kontor in { $station }
     }
    .list = { $seat } gibt { $list } her.
fact-forfeits_follower = { $seat } gibt { $follower-one } her.
fact-forfeits_development = { $seat } geht auf der Entwicklungsleiste auf Feld { $amount } zurück.
fact-forfeits_good = { $seat } gibt { $good } her.
    .item = { $count ->
        [one] { $good }
       *[other] { $count } { $good }
     }
    .list = { $seat } gibt { $list } her.
fact-forfeits_tile = { $seat } gibt die Ortskarte { $place } her.
fact-forfeits_technology = { $gear-id ->
    [hand] { $seat } gibt ein Technikplättchen von der Hand her.
    [hand_first] { $seat } gibt das Technikplättchen für ein Bauernfeld her.
   *[other] { $seat } gibt eine gelegte Technik her: { $gear-exact }.
 }
fact-start_player = { $seat } wird Startspieler.
    .before = round_begins
fact-most_stations = { $seat } hat die meisten Kontore ({ $amount }) und bekommt den letzten Bürger.
fact-stations_tied = Gleichstand bei den Kontoren: Niemand bekommt den letzten Bürger.
fact-final_score = { $amount ->
    [one] { $seat } hat 1 Punkt.
   *[other] { $seat } hat { $amount } Punkte.
 }

## Handel & Intrige: Namen

order =
    .like = town
player-player_1 = Spieler 1
player-player_2 = Spieler 2
player-player_3 = Spieler 3
player-player_4 = Spieler 4
victim =
    .like = player
rival =
    .like = player
rival-nobody = niemand
own_good =
    .like = good
track-farmer = Bauernleiste
    .label = Bauern
track-boatman = Schifferleiste
    .label = Schiffer
track-craftsman = Handwerkerleiste
    .label = Handwerker
track-trader = Händlerleiste
    .label = Händler
track-knight = Ritterleiste
    .label = Ritter
track-scholar = Gelehrtenleiste
    .label = Gelehrte
track-development = Entwicklungsleiste
stock-bag = Beutel
    .from = aus dem Beutel
stock-market = Markt
    .from = vom Markt
stock-tower = Pulverturm
    .from = aus dem Pulverturm
gain-good = Wolle
gain-coins = Münzen
gain-development = Entwicklung
from =
    .like = deed
from-market = Warenmarkt
place-brasserie = Brasserie
    .the = die Brasserie
    .to = in die Brasserie
    .from = aus der Brasserie
    .is = die Brasserie
    .at = in der Brasserie
place-merchant_house = Handelshaus
    .the = das Handelshaus
    .to = ins Handelshaus
    .from = aus dem Handelshaus
    .is = das Handelshaus
    .at = im Handelshaus
place-sheep_farm = Schäferei
    .the = die Schäferei
    .to = in die Schäferei
    .from = aus der Schäferei
    .is = die Schäferei
    .at = in der Schäferei
deed-alchemy = Alchemie
deed-lay_assessors = Schöffengericht
deed-thanksgiving = Erntedank
deed-sheep_farming = Schafzucht
deed-coinage = Münzprägung
deed-research = Forschung
deed-towing_service = Treideldienst
deed-architecture = Baukunst
deed-town_charter = Stadtrecht
deed-navigation = Navigation
deed-fraud = Betrüger
deed-arsonist = Brandstifter
deed-kidnapper = Entführer
deed-torturer = Folterknecht
deed-hangman = Henker
deed-saboteur = Saboteur
deed-spy = Spion
deed-tax_collector = Steuereintreiber
deed-traitor = Verräter

## Handel & Intrige: was Werke und Personen bewirken

about-alchemy = Ziehe einen Gefolgsmann aus deinem Beutel und setze ihn sofort auf ein Aktionsfeld. Der letzte bringt { $last_citizens ->
    [one] einen Bürger
   *[other] { $last_citizens } Bürger
 }.
about-lay_assessors = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }. Der letzte bringt eine beliebige Aktion deiner eigenen Orte, besetzt oder nicht.
about-thanksgiving = Die Ware auf dem Feld. Der letzte bringt { $last_coins ->
    [one] 1 Münze
   *[other] { $last_coins } Münzen
 }.
about-sheep_farming = Die Ware auf dem Feld. Der letzte bringt { $last_coins ->
    [one] 1 Münze
   *[other] { $last_coins } Münzen
 }.
about-coinage = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }. Der letzte bringt { $last_coins } weitere.
about-research = { $development ->
    [one] 1 Entwicklungsschritt
   *[other] { $development } Entwicklungsschritte
 }. Der letzte bringt { $last_development } weitere.
about-towing_service = Dein Kaufmann darf auf dem Wasser reisen und eine Ware mitnehmen. Der letzte bringt { $last_citizens ->
    [one] einen Bürger
   *[other] { $last_citizens } Bürger
 }.
about-architecture = { $citizens } Bürger. Der letzte lässt dich am Ort deines Kaufmanns ein Kontor bauen.
about-town_charter = Eine Ortskarte: ohne Händler keine, zuerst aus Kategorie I, später eine beliebige. Der letzte bringt { $last_citizens ->
    [one] einen Bürger
   *[other] { $last_citizens } Bürger
 }.
about-navigation = Ein Technikplättchen: ohne Handwerker keines, zuerst für ein Bauernfeld, später ein freies. Der letzte bringt { $last_citizens ->
    [one] einen Bürger
   *[other] { $last_citizens } Bürger
 }.
about-fraud = Tausche eine deiner Waren gegen eine eines anderen. Der letzte bringt eine Ware vom Markt.
about-arsonist = Entferne ein Kontor aus der Stadt, in der dein Kaufmann steht. Der letzte lässt dich dort bauen.
about-kidnapper = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }, und ein anderer Kaufmann muss nach Orléans zurück. Der letzte bringt { $last_citizens ->
    [one] einen Bürger
   *[other] { $last_citizens } Bürger
 }.
about-torturer = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }, und alle anderen geben eine Sache her. Der letzte bringt { $last_citizens ->
    [one] einen Bürger
   *[other] { $last_citizens } Bürger
 }.
about-hangman = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }, und ein anderer verliert einen gezogenen Gefolgsmann. Der letzte bringt { $last_citizens ->
    [one] einen Bürger
   *[other] { $last_citizens } Bürger
 }.
about-saboteur = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }, und ein Gefolgsmann eines anderen muss vom Aktionsfeld in den Beutel. Der letzte bringt { $last_citizens ->
    [one] einen Bürger
   *[other] { $last_citizens } Bürger
 }.
about-spy = Ein Technikplättchen eines anderen kommt auf das gleiche Feld deines Tableaus. Der letzte bringt ein Technikplättchen.
about-tax_collector = Alle anderen zahlen dir { $tax ->
    [one] 1 Münze
   *[other] { $tax } Münzen
 }. Der letzte bringt { $last_coins ->
    [one] 1 Münze
   *[other] { $last_coins } Münzen
 }.
about-traitor = Ein Schritt vor auf einer Leiste und einer zurück für jemanden, der vor dir liegt. Der letzte bringt { $last_citizens ->
    [one] einen Bürger
   *[other] { $last_citizens } Bürger
 }.

## Handel & Intrige: Ereignisse

event-silentium = Silentium
event-indulgence = Ablass
event-training = Ausbildung
event-bon_voyage = Gute Reise
event-conference = Konferenz
event-crusade = Kreuzzug
event-strike = Streik
event-tax = Steuer
event-trip = Ausflug
event-fishing_grounds = Fischgründe
event-retraining = Umschulung
event-wedding = Hochzeit
event-sabotage = Sabotage
event-amnesty = Amnestie
event-malfunction = Störung
event-torture = Folter
event-vacation = Ferien
event-book_fire = Bücherbrand
event-goods_tax = Warensteuer
event-dues = Abgaben
event-peasant_uprising = Bauernaufstand
event-technology_tax = Techniksteuer
event-summoning = Vorladung
event-famine = Hungersnot
event-capitation_tax = Kopfsteuer
event-tithe = Zehnt
effect-silentium = Nichts geschieht.
effect-indulgence = Alle dürfen für { $value } Münzen einen Gefolgsmann kaufen, aber keinen Mönch.
effect-training = Alle dürfen für { $value } Münzen einen Schritt auf einer Personenleiste kaufen, ohne Gefolgsmann.
effect-bon_voyage = Reihum dürfen alle für { $value } Münzen reisen und eine Ware mitnehmen.
effect-conference = In dieser Runde lassen sich keine Gelehrten anwerben.
effect-crusade = In dieser Runde lassen sich keine Ritter anwerben.
effect-strike = In dieser Runde lassen sich keine Handwerker anwerben.
effect-tax = Alle zahlen { $value } Münzen.
effect-trip = Wessen Kaufmann in Orléans steht, zahlt { $value } Münzen.
effect-fishing_grounds = Alle bekommen die Münzen, die an ihrem Feld der Schifferleiste stehen.
effect-retraining = Reihum geben alle eine Ware ab und gehen so viele Entwicklungsschritte, wie sie wert ist, oder zahlen { $value } Münzen.
effect-wedding = Alle ziehen { $value } Gefolgsleute auf den Markt.
effect-sabotage = Orte mit Technik lassen sich in dieser Runde nicht nutzen.
effect-amnesty = In dieser Runde gewonnene Gefolgsleute dürfen sofort auf Aktionsfelder.
effect-malfunction = Alle legen ein Technikplättchen in den Vorrat zurück.
effect-torture = Alle geben { $value } Dinge her, aber keine Münzen.
effect-vacation = Die Karte fällt weg und die nächste wird aufgedeckt: Das Spiel ist eine Runde kürzer.
effect-book_fire = Bei allen fällt die Entwicklung auf den vorigen Stern zurück.
effect-goods_tax = Alle zahlen 1 Münze je { $value } Waren.
effect-dues = Alle geben Waren im Wert von mindestens { $value } Punkten ab; was fehlt, nimmt die Folter.
effect-peasant_uprising = Beim Planen ersetzen Bauern alle außer Mönchen; wer in der Ereignisphase noch dort steht, kommt in den Beutel.
effect-technology_tax = { $value ->
    [one] Alle zahlen 1 Münze je Technikplättchen auf einem Aktionsfeld.
   *[other] Alle zahlen { $value } Münzen je Technikplättchen auf einem Aktionsfeld.
 }
effect-summoning = Alle Kaufleute müssen nach Orléans zurück, oder es sind { $value } Münzen zu zahlen.
effect-famine = Alle geben { $value } Gefolgsleute vom Tableau oder aus dem Beutel in den Vorrat zurück.
effect-capitation_tax = Alle zahlen { $value } Münzen für jeden Gefolgsmann außerhalb des Beutels.
effect-tithe = Alle zahlen 1 Münze je { $value } Münzen.
reason-silentium = { event-silentium }
reason-indulgence = { event-indulgence }
reason-training = { event-training }
reason-bon_voyage = { event-bon_voyage }
reason-conference = { event-conference }
reason-crusade = { event-crusade }
reason-strike = { event-strike }
reason-tax = { event-tax }
reason-trip = { event-trip }
reason-fishing_grounds = { event-fishing_grounds }
reason-retraining = { event-retraining }
reason-wedding = { event-wedding }
reason-sabotage = { event-sabotage }
reason-amnesty = { event-amnesty }
reason-malfunction = { event-malfunction }
reason-torture = { event-torture }
reason-vacation = { event-vacation }
reason-book_fire = { event-book_fire }
reason-goods_tax = { event-goods_tax }
reason-dues = { event-dues }
reason-peasant_uprising = { event-peasant_uprising }
reason-technology_tax = { event-technology_tax }
reason-summoning = { event-summoning }
reason-famine = { event-famine }
reason-capitation_tax = { event-capitation_tax }
reason-tithe = { event-tithe }
reason-completion = Vollendung
reason-intrigue = Intrige
stack-D = D
source-orders = Aufträge
source-merchant_house = Handelshaus

## Handel & Intrige: Einstellungen

setting-orders = Aufträge
    .help = Städte wollen Waren; wer sie liefert, bekommt Punkte.
setting-orders-no = nein
    .help = Waren zählen nur für sich.
setting-orders-yes = ja
    .help = Einige Städte wollen Waren: Wer gleich nach einer Aktion liefert, bekommt Punkte dafür und passt.
setting-new_events = Neue Ereignisse
    .help = Die Stundenglaskarten aus Handel & Intrige.
setting-new_events-no = nein
    .help = Die Ereignisse des Grundspiels.
setting-new_events-yes = ja
    .help = Neue Ereigniskarten: Geschenke, Abgaben und Streiks, und manche wirken zu ihrer eigenen Zeit.
setting-uprising_finale = Aufstand am Ende
    .help = Die letzte Runde bringt den Bauernaufstand.
setting-uprising_finale-no = nein
    .help = Die letzte Runde ist still.
setting-uprising_finale-yes = ja
    .help = Die letzte Runde bringt den Bauernaufstand, statt still zu sein.
setting-board = Tafel der Werke
    .help = Wohin Gefolgsleute entsandt werden.
setting-board-deeds = segensreiche Werke
    .help = Die Tafel des Grundspiels: Münzen, und ein Bürger für den letzten.
setting-board-new-deeds = neue segensreiche Werke
    .help = Werke mit eigenen Belohnungen: Waren, Technik, Reisen, sogar ganze Aktionen.
setting-board-intrigue = Intrige
    .help = Personen, die anderen schaden, und Bestechung dagegen.
setting-new_places = Neue Ortskarten
    .help = Brasserie, Handelshaus und Schäferei.
setting-new_places-no = nein
    .help = Die Ortskarten des Grundspiels.
setting-new_places-yes = ja
    .help = Brasserie, Handelshaus und Schäferei kommen zu den Ortskarten.

## Handel & Intrige: Was jetzt zu tun ist

decision-order = Erfülle hier einen Auftrag und passe, oder spiele weiter.
decision-journey = { $journey-id ->
    [bon_voyage] Zahle und reise zu Land oder Wasser, oder bleibe.
   *[other] Reise auf dem Wasser und nimm eine Ware mit, wenn du magst, oder bleibe.
 }
decision-settle = { $settling-id ->
    [amnesty] Setze den neuen Gefolgsmann sofort oder lege ihn in den Beutel.
   *[other] Setze den gezogenen Gefolgsmann sofort oder lege ihn in den Beutel zurück.
 }
decision-answer = { $question-id ->
    [alchemy] Ziehst du einen Gefolgsmann aus dem Beutel, um ihn sofort zu setzen?
    [build] Baust du ein Kontor, wo dein Kaufmann steht?
    [summoning] Zahlst du, damit dein Kaufmann bleibt? (Nein: Er geht nach Orléans.)
   *[other] Nimmst du die Bestechung an und verschonst den anderen?
 }
decision-court = Schöffengericht: Wähle eine beliebige Aktion deiner Orte oder keine.
decision-exchange = Schäferei: Was nimmst du für den Käse?
decision-give_up = { $number ->
    [one] Wähle 1 Sache, die du hergibst.
   *[other] Wähle, was du hergibst: insgesamt { $number } Dinge.
 }
decision-take = Wähle eine Ware. ({ $from })
decision-train = Ausbildung: Zahle für einen Schritt auf einer Leiste oder lass es.
decision-give = { $giving-id ->
    [retraining] Gib eine Ware für Entwicklungsschritte oder zahle die Strafe.
   *[other] Abgaben: Gib Waren im Wert von noch { $number } Punkten.
 }
decision-starve = { $number ->
    [one] Hungersnot: Wähle noch 1 Gefolgsmann, den du verlierst.
   *[other] Hungersnot: Wähle { $number } Gefolgsleute, die du verlierst.
 }
decision-target = { $deed-id ->
    [arsonist] { $deed }: Wessen Kontor brennt? Oder lass es stehen.
   *[other] { $deed }: Wen trifft es?
 }
decision-wait = Die anderen verhandeln.
decision-bribe = { $deed } bedroht dich: Biete Münzen oder Waren an oder nichts.
decision-indulge = Ablass: Kaufe einen Gefolgsmann oder lass es.
decision-malfunction = Störung: Welches Technikplättchen gibst du zurück?

## Handel & Intrige: Züge

move-fulfil = { $seat } erfüllt den Auftrag von { $order }.
    .choice = Auftrag { $order }
move-take = { $seat } nimmt { $good }.
    .choice = { $good }
move-give = { $seat } gibt { $good } ab.
    .choice = { $good }
move-answer = { $answer-id ->
    [yes] { $seat } sagt ja.
   *[no] { $seat } sagt nein.
 }
    .choice = { $answer-id ->
        [yes] Ja
       *[no] Nein
     }
move-starve = { $seat } verliert { $follower-one } { $stock-from }.
    .choice = { $follower } { $stock-from }
move-starve_space = { $seat } verliert jemanden { $space-from } ({ $space-wants }).
    .choice = Von { $space-exact }
move-train = { $seat } lernt auf der { $track }.
    .choice = { $track }
move-exchange = { $seat } tauscht Käse gegen { $gain }.
    .choice = { $gain }
move-brasserie = { $cargo-id ->
    [nothing] { $seat } lässt das Ereignis geschehen.
   *[other] { $seat } gibt { $cargo } aus der Brasserie gegen das Ereignis.
 }
    .choice = { $cargo-id ->
        [nothing] Ereignis geschehen lassen
       *[other] Brasserie: { $cargo }
     }
move-target = { $seat } wählt { $victim }.
    .choice = { $victim }
move-defraud = { $seat } will { $good } von { $victim } gegen { $own_good }.
    .choice = { $victim }: { $good } gegen { $own_good }
move-sabotage = { $seat } schickt den Saboteur zu { $victim }: { $space-exact }.
    .choice = { $victim }: { $space-exact }
move-spy = { $seat } schickt den Spion zu { $victim }: { $space-exact }.
    .choice = { $victim }: { $space-exact }
move-betray = { $rival-id ->
    [nobody] { $seat } rückt auf der { $track } vor.
   *[other] { $seat } rückt auf der { $track } gegen { $rival } vor.
 }
    .choice = { $rival-id ->
        [nobody] { $track }
       *[other] { $track }: { $rival }
     }
move-bribe_coins = { $offer ->
    [one] { $seat } legt 1 Münze ins Angebot.
   *[other] { $seat } legt { $offer } Münzen ins Angebot.
 }
    .choice = { $offer ->
        [one] 1 Münze
       *[other] { $offer } Münzen
     }
move-bribe_good = { $seat } legt { $good } ins Angebot.
    .choice = { $good }

## Handel & Intrige: Was geschah

fact-order_opens = Neuer Auftrag: { $order }.
fact-fulfils = { $amount ->
    [one] { $seat } erfüllt den Auftrag von { $order } für 1 Punkt.
   *[other] { $seat } erfüllt den Auftrag von { $order } für { $amount } Punkte.
 }
fact-vacation = Ferien: Die Karte fällt weg, das Spiel ist eine Runde kürzer.
fact-brasserie_stocks = { $seat } legt { $amount } { $good } auf die Brasserie.
fact-brasserie_protects = { $seat } gibt { $good } aus der Brasserie: { $event } geht vorüber.
fact-exchanges = { $seat } tauscht Käse gegen { $gain }.
fact-spends_good = { $seat } gibt { $good } ab ({ $reason }).
fact-buys_follower = { $seat } kauft { $follower-one }.
fact-trains = { $seat } rückt auf Schritt { $amount } der { $track } vor.
fact-must_give_up = { $amount ->
    [one] { $seat } muss 1 Sache hergeben ({ $reason }).
   *[other] { $seat } muss { $amount } Dinge hergeben ({ $reason }).
 }
fact-returns_technology = { $gear-id ->
    [hand] { $seat } gibt ein Technikplättchen von der Hand zurück.
    [hand_first] { $seat } gibt das Technikplättchen für ein Bauernfeld zurück.
   *[other] { $seat } gibt die Technik zurück: { $gear-exact }.
 }
fact-book_fire = Der Brand wirft { $seat } auf Feld { $amount } der Entwicklungsleiste zurück.
fact-uprising_returns = { $seat } nimmt { $follower-one } { $space-from } ({ $space-wants }) in den Beutel.
fact-starves = { $seat } verliert { $follower-one } { $stock-from }.
fact-starves_space = { $seat } verliert { $follower-one } { $space-from } ({ $space-wants }).
fact-summoned = Der Kaufmann von { $seat } kehrt nach Orléans zurück.
fact-draws_one = { $seat } zieht durch Alchemie { $follower-one }.
fact-settles = { $space-fits ->
    [yes] { $seat } setzt { $follower-one } { $space-to }.
   *[no] { $seat } setzt { $follower-one } { $space-to } ({ $space-wants }).
 }
fact-into_the_bag = { $seat } legt { $follower-one } in den Beutel.
fact-takes_good = { $seat } nimmt { $good } von „{ $deed }“.
fact-takes_technology = { $seat } nimmt ein Technikplättchen von „{ $deed }“.
fact-no_use = „{ $deed }“ nützt { $seat } jetzt nicht weiter.
fact-gains_citizen = { $seat } bekommt einen Bürger von „{ $deed }“.
fact-finishes_deed = { $seat } vollendet „{ $deed }“.
fact-court = Das Schöffengericht lässt { $seat } { $place-the } nutzen.
fact-no_bribe = { $seat } bietet { $player } nichts an.
fact-offers_coins = { $amount ->
    [one] { $seat } bietet { $player } 1 Münze an.
   *[other] { $seat } bietet { $player } { $amount } Münzen an.
 }
fact-offers_good = { $seat } bietet { $player } { $good } an.
fact-accepts_bribe = { $seat } nimmt die Bestechung von { $player } an.
fact-declines_bribe = { $seat } lehnt die Bestechung von { $player } ab.
fact-defrauds = { $seat } nimmt { $player } { $good } ab und gibt { $own_good } dafür.
fact-burns = { $seat } brennt das Kontor von { $player } in { $town } nieder.
fact-kidnaps = { $seat } lässt den Kaufmann von { $player } nach Orléans bringen.
fact-tortures = { $seat } lässt { $player } foltern.
fact-hangs = Der Henker von { $seat } nimmt { $player } { $follower-one }.
fact-hangs_nobody = Der Henker von { $seat } trifft bei { $player } { $follower-one } und nimmt niemanden.
fact-sabotages = { $seat } vertreibt bei { $player } { $follower-one } { $space-from } ({ $space-wants }).
fact-spies = { $seat } stiehlt { $player } Technik: { $space-exact }.
fact-collects = { $amount ->
    [one] { $player } zahlt { $seat } 1 Münze.
   *[other] { $player } zahlt { $seat } { $amount } Münzen.
 }
fact-betrays = { $seat } rückt auf der { $track } auf { $amount } vor und wirft { $player } zurück.
fact-advances = { $seat } rückt auf der { $track } auf { $amount } vor.

## Warum ein Ort zu ist, in wenigen Worten am Ort selbst: closed-<die Ablehnung, die er gäbe>
profession =
    .like = follower
closed-no-pilgrimage = Wallfahrt: keine Mönche
closed-no-track = Ende der Leiste
closed-no-supply = kein { $profession } mehr da
closed-no-farmer-good = { $good }: nichts mehr da
closed-no-craftsman-technology = keine Technik mehr
closed-no-technology-left = keine Technik mehr
closed-no-good-left = { $good }: nichts mehr da
closed-no-development-place = Ende der Leiste
closed-no-development-buy = Ende der Leiste
closed-no-coin = keine Münze da
closed-no-way-starts = { $way-id ->
    [road] kein Landweg ab { $town }
   *[water] kein Wasserweg ab { $town }
 }
closed-no-station-left = kein Kontor mehr
closed-no-second-station = { $town }: schon deins
closed-no-station-of = { $town }: { $player } ist da
closed-no-station-here = { $town }: besetzt
closed-try-no-deeds = alle Werke vollendet
