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

## Orte. .the ist der Akkusativ, .to wohin, .from woher.

place-farm_house = Bauernhaus
    .the = das Bauernhaus
    .to = ins Bauernhaus
    .from = aus dem Bauernhaus
place-village = Dorf
    .the = das Dorf
    .to = ins Dorf
    .from = aus dem Dorf
place-university = Universität
    .the = die Universität
    .to = an die Universität
    .from = von der Universität
place-castle = Burg
    .the = die Burg
    .to = in die Burg
    .from = aus der Burg
place-monastery = Kloster
    .the = das Kloster
    .to = ins Kloster
    .from = aus dem Kloster
place-ship = Schiff
    .the = das Schiff
    .to = auf das Schiff
    .from = vom Schiff
place-wagon = Wagen
    .the = den Wagen
    .to = auf den Wagen
    .from = vom Wagen
place-guildhall = Gildenhaus
    .the = das Gildenhaus
    .to = ins Gildenhaus
    .from = aus dem Gildenhaus
place-scriptorium = Scriptorium
    .the = das Scriptorium
    .to = ins Scriptorium
    .from = aus dem Scriptorium
place-town_hall = Rathaus
    .the = das Rathaus
    .to = ins Rathaus
    .from = aus dem Rathaus
place-hayrick = Heuschober
    .the = den Heuschober
    .to = in den Heuschober
    .from = aus dem Heuschober
place-cheese_factory = Käserei
    .the = die Käserei
    .to = in die Käserei
    .from = aus der Käserei
place-winery = Winzerei
    .the = die Winzerei
    .to = in die Winzerei
    .from = aus der Winzerei
place-wool_manufacturer = Wollmanufaktur
    .the = die Wollmanufaktur
    .to = in die Wollmanufaktur
    .from = aus der Wollmanufaktur
place-tailor_shop = Schneiderei
    .the = die Schneiderei
    .to = in die Schneiderei
    .from = aus der Schneiderei
place-brewery = Brauerei
    .the = die Brauerei
    .to = in die Brauerei
    .from = aus der Brauerei
place-library = Bibliothek
    .the = die Bibliothek
    .to = in die Bibliothek
    .from = aus der Bibliothek
place-windmill = Windmühle
    .the = die Windmühle
    .to = in die Windmühle
    .from = aus der Windmühle
place-hospital = Hospital
    .the = das Hospital
    .to = ins Hospital
    .from = aus dem Hospital
place-bathhouse = Badehaus
    .the = das Badehaus
    .to = ins Badehaus
    .from = aus dem Badehaus
place-herb_garden = Kräutergarten
    .the = den Kräutergarten
    .to = in den Kräutergarten
    .from = aus dem Kräutergarten
place-sacristy = Sakristei
    .the = die Sakristei
    .to = in die Sakristei
    .from = aus der Sakristei
place-shipping_line = Reederei
    .the = die Reederei
    .to = in die Reederei
    .from = aus der Reederei
place-cellar = Ratskeller
    .the = den Ratskeller
    .to = in den Ratskeller
    .from = aus dem Ratskeller
place-pharmacy = Apotheke
    .the = die Apotheke
    .to = in die Apotheke
    .from = aus der Apotheke
place-office = Kämmerei
    .the = die Kämmerei
    .to = in die Kämmerei
    .from = aus der Kämmerei
place-school = Schule
    .the = die Schule
    .to = in die Schule
    .from = aus der Schule
place-horse_wagon = Pferdewagen
    .the = den Pferdewagen
    .to = auf den Pferdewagen
    .from = vom Pferdewagen
place-gunpowder_tower = Pulverturm
    .the = den Pulverturm
    .to = in den Pulverturm
    .from = aus dem Pulverturm
place-laboratory = Laboratorium
    .the = das Laboratorium
    .to = ins Laboratorium
    .from = aus dem Laboratorium
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
effect-harvest = { $value ->
    [one] Alle geben 1 Nahrungsmittel ab oder zahlen Münzen dafür.
   *[other] Alle geben { $value } Nahrungsmittel ab oder zahlen Münzen dafür.
 }
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
    .help = Jeder darf eine Ortskarte herausnehmen, zu zweit je zwei.
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
    [one] Setze 1 der gezogenen Gefolgsleute ein oder sage „fertig“.
   *[other] Setze bis zu { $number } der gezogenen Gefolgsleute ein oder sage „fertig“.
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
   *[other] { $seat } ist fertig.
 }
    .choice = { $decision ->
        [plan] Planung beenden
        [exclude] Alle Ortskarten im Spiel lassen
        [send] Sonst niemanden entsenden
        [bathe] Badehaus verlassen
        [technology] Technik auf der Hand behalten
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
