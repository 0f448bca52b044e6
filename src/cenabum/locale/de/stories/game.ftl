### Orléans Stories in German: what both stories share. How messages are found: see kernel/language.py.

## Followers, goods, parcels

follower-farmer = Bauer
    .one = einen Bauern
    .plural = Bauern
    .space = Feld für einen Bauern
follower-fisherman = Fischer
    .one = einen Fischer
    .plural = Fischer
    .space = Feld für einen Fischer
follower-craftsman = Handwerker
    .one = einen Handwerker
    .plural = Handwerker
    .space = Feld für einen Handwerker
follower-trader = Händler
    .one = einen Händler
    .plural = Händler
    .space = Feld für einen Händler
follower-knight = Ritter
    .one = einen Ritter
    .plural = Ritter
    .space = Feld für einen Ritter
follower-scholar = Gelehrter
    .one = einen Gelehrten
    .plural = Gelehrte
    .space = Feld für einen Gelehrten
follower-monk = Mönch
    .one = einen Mönch
    .plural = Mönche
    .space = Feld für einen Mönch
follower-any = beliebig
    .space = Feld für alle
good-fish = Fisch
good-grain = Korn
good-wood = Holz
good-bread = Brot
good-cheese = Käse
good-wine = Wein
good-wool = Wolle
good-brocade = Brokat
good-fish_on_portal = Fisch an der Pforte
good-grain_on_portal = Korn an der Pforte
good-wood_on_portal = Holz an der Pforte
good-bread_on_portal = Brot an der Pforte
good-cheese_on_portal = Käse an der Pforte
good-wine_on_portal = Wein an der Pforte
good-wool_on_portal = Wolle an der Pforte
good-brocade_on_portal = Brokat an der Pforte
given =
    .like = good
wanted =
    .like = good
parcel-farmer = Bauer
    .one = einen Bauern
    .many = Bauern
parcel-fisherman = Fischer
    .one = einen Fischer
    .many = Fischer
parcel-craftsman = Handwerker
    .one = einen Handwerker
    .many = Handwerker
parcel-trader = Händler
    .one = einen Händler
    .many = Händler
parcel-knight = Ritter
    .one = einen Ritter
    .many = Ritter
parcel-scholar = Gelehrter
    .one = einen Gelehrten
    .many = Gelehrte
parcel-monk = Mönch
    .one = einen Mönch
    .many = Mönche
parcel-fish = Fisch
    .one = 1 Fisch
    .many = Fisch
parcel-grain = Korn
    .one = 1 Korn
    .many = Korn
parcel-wood = Holz
    .one = 1 Holz
    .many = Holz
parcel-bread = Brot
    .one = 1 Brot
    .many = Brot
parcel-cheese = Käse
    .one = 1 Käse
    .many = Käse
parcel-wine = Wein
    .one = 1 Wein
    .many = Wein
parcel-wool = Wolle
    .one = 1 Wolle
    .many = Wolle
parcel-brocade = Brokat
    .one = 1 Brokat
    .many = Brokat
parcel-technology = Technikteil
    .one = ein Technikteil
    .many = Technikplättchen
parcel-coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
 }
    .one = { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
     }
    .many = { $number ->
        [one] 1 Münze
       *[other] { $number } Münzen
     }

## Places

place-territory = Gebiet
place-village = Dorf
place-terrain = Gelände
place-building_yard = Bauhof
place-mill = Mühle
place-cottage = Kate
place-market = Markt
place-ropery = Seilerei
place-portal = Pforte
place-university = Universität
place-castle = Burg
place-monastery = Kloster
place-laboratory = Labor
place-fortress = Festung
place-church = Kirche
place-general_store = Gemischtwarenladen
place-carpenters_workshop = Zimmerei
place-barn = Scheune
place-pub = Schenke
place-grove = Hain
place-bathhouse = Badehaus
place-bakery = Bäckerei
place-cheese_cellar = Käsekeller
place-herb_garden = Kräutergarten
place-notarys_office = Notariat
place-tailor_shop = Schneiderei
place-tax_office = Steueramt
place-trading_ship = Handelsschiff
place-county_fair = Jahrmarkt
place-wool_mill = Wollmühle
place-secret_village = Geheimes Dorf
place-school = Schule
place-treasury = Schatzkammer
place-bell_tower = Glockenturm
place-rampart = Bollwerk
place-workshop = Werkstatt
place-gunpowder_tower = Pulverturm
place-guardhouse = Wachhaus
place-parlatory = Parlatorium
space = { $place }
    .parts = place follower
    .exact = { $place } ({ $follower-space })
spot =
    .like = space

## What places do, in a line: figures and names come from the data (stories/printed_figures.py)

does-story-territory = ein neues Gebiet
does-story-village = ein Dorf bauen
does-story-terrain = Waren deiner Gelände
does-story-building_yard = ein Ortsplättchen
does-story-mill = { $mill-recruits } anwerben
does-story-cottage = { $cottage-recruits } anwerben
does-story-market = kaufen und verkaufen
does-story-ropery = { $ropery-coins ->
    [one] 1 Münze
   *[other] { $ropery-coins } Münzen
 }
does-story-portal = etwas entsenden
does-story-university = { $university-recruits } anwerben
does-story-castle = { $castle-recruits } anwerben
does-story-monastery = { $monastery-recruits } anwerben
does-story-laboratory = ein Technikteil
does-story-fortress = eine Festung bauen
does-story-church = eine Kirche bauen
does-story-general_store = { $general_store-coins ->
    [one] 1 Münze
   *[other] { $general_store-coins } Münzen
 }
does-story-carpenters_workshop = +{ $carpenters_workshop-number } Ruhm je Gebäude
does-story-barn = { $barn-number } { $barn-good } → { $barn-coins } Münzen
does-story-pub = 1–{ $pub-number } Münzen → Ruhm
does-story-grove = 1 { $grove-good }
does-story-bathhouse = { $bathhouse-number } ziehen, 1 gleich setzen
does-story-bakery = bis zu { $bakery-number } Korn → Brot
does-story-cheese_cellar = { $cheese_cellar-number } { $cheese_cellar-good } → { $cheese_cellar-fame } Ruhm
does-story-herb_garden = { $herb_garden-follower } ersetzen { $herb_garden-instead }
does-story-notarys_office = { $notarys_office-coins ->
    [one] 1 Münze
   *[other] { $notarys_office-coins } Münzen
 }
does-story-tailor_shop = 1 { $tailor_shop-good }
does-story-tax_office = { $tax_office-number ->
    [one] 1 Münze je Dorf
   *[other] { $tax_office-number } Münzen je Dorf
 }
does-story-trading_ship = Waren liefern für Ruhm
does-story-county_fair = { $county_fair-number } Ruhm je Art
does-story-wool_mill = 1 { $wool_mill-good }
does-story-secret_village = ein Dorf mehr
does-story-school = { $school-follower } ersetzen alle außer Mönchen
does-story-treasury = { $treasury-coins ->
    [one] 1 Münze
   *[other] { $treasury-coins } Münzen
 }
does-story-bell_tower = { $bell_tower-fame } Ruhm
does-story-rampart = { $rampart-number } Ruhm je Festung
does-story-workshop = { $workshop-number ->
    [one] 1 Münze: Technikteil versetzen
   *[other] { $workshop-number } Münzen: Technikteil versetzen
 }
does-story-gunpowder_tower = { $gunpowder_tower-number } Felder mehr
does-story-guardhouse = Ort eines anderen nutzen
does-story-parlatory = { $parlatory-number ->
    [one] ein Bürger
   *[other] { $parlatory-number } Bürger
 }

## Areas, deeds, tasks

area-a1 = A1
area-a2 = A2
area-a3 = A3
area-a4 = A4
area-a5 = A5
area-a6 = A6
area-b1 = B1
area-b2 = B2
area-b3 = B3
area-b4 = B4
area-b5 = B5
area-b6 = B6
area-b7 = B7
area-c1 = C1
area-c2 = C2
area-c3 = C3
area-c4 = C4
area-c5 = C5
area-c6 = C6
area-c7 = C7
area-c8 = C8
area-d1 = D1
area-d2 = D2
area-d3 = D3
area-d4 = D4
area-d5 = D5
area-d6 = D6
area-d7 = D7
area-d8 = D8
post =
    .like = area
post-supply = Vorrat
target-alchemy = Alchemie
target-alchemy_b = Alchemie (Seite B)
target-wine_press = Weinpresse
target-weaving_loom = Webstuhl
target-barter = Tauschhandel
target-knights_alliance = Ritterbund
target-crop_rotation = Dreifelderwirtschaft
target-right_of_succession = Erbfolge
target-feeding_the_poor = Armenspeisung
target-orphanage = Bau des Waisenhauses
target-food_depot = Vorratslager
target-medicine = Medizin
rival =
    .like = player
player-player_1 = Spieler 1
player-player_2 = Spieler 2
player-player_3 = Spieler 3
player-player_4 = Spieler 4
reward-fame = Ruhmespunkte
reward-coins = Münzen
building-village = Dorf
    .one = ein Dorf
building-fortress = Festung
    .one = eine Festung
building-church = Kirche
    .one = eine Kirche
era-I = I
era-II = II
era-III = III
era-IV = IV
era-V = V
era-VI = VI
era-VII = VII
era-VIII = VIII
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
reason-place = Aktion
reason-deed = gute Tat
reason-fame_track = Ruhmesleiste
reason-round_bonus = Rundenbonus
reason-market = Handel
reason-advance = neue Ära
reason-summer = Sommer
reason-autumn = Herbst

## Phases

phase-settling = Startdörfer
phase-season = Jahreszeit
phase-drawing = Gefolgsleute ziehen
phase-planning = Planung
phase-actions = Aktionen
phase-bonus = Rundenbonus
phase-closing = Rundenende
phase-end = Ende

## Fame track and terrains

fame-coins_3 = { $coins_3 ->
    [one] 1 Münze
   *[other] { $coins_3 } Münzen
 }
fame-coins_5 = { $coins_5 ->
    [one] 1 Münze
   *[other] { $coins_5 } Münzen
 }
fame-draw = einen Gefolgsmann ziehen
fame-citizen = ein Bürger
fame-strike = ein Bürger oder ein Aufgabenfeld
fame-wood_or_bread = Holz oder Brot
fame-wood = Holz
fame-village = ein Dorf für 1 Holz
fame-tile = ein Ortsplättchen
fame-technology = ein Technikteil
fame-monk = ein Mönch
fame-follower = ein Bauer, Fischer, Handwerker oder Händler
fame-knight = ein Ritter
fame-tournament_grounds = Turnierplatz
fame-castle = Königsburg
terrain-hills = Hügel
terrain-meadow = Weide
terrain-forest = Wald
terrain-lake = See
terrain-field = Acker
terrain-starting_village = Startdorf

## What is wanted of you now

decision-start = Wähle dein Startdorf.
decision-draw = { $number ->
    [one] Ziehe 1 Gefolgsmann aus deinem Beutel oder hole einen eingesetzten zurück.
   *[other] Ziehe bis zu { $number } Gefolgsleute aus deinem Beutel oder hole eingesetzte zurück.
 }
decision-plan = Plane deine Runde: Gefolgsleute auf Aktionsfelder, Sendungen an die Pforte, Holz zu Bauten, dann fertig.
decision-act = Nutze einen aktivierten Ort, sende etwas aus oder passe.
decision-recruit = Wen wirbst du an? ({ $place })
decision-settle = Welches Gebiet besetzt dein Siedler?
decision-withdraw = Kein Siedler ist übrig: Welcher von deinen zieht nach { $area }?
decision-build = Wo baust du { $building-one }?
decision-tile = Wähle ein Ortsplättchen, oder fertig.
decision-trade = { $number ->
    [one] Kaufe oder verkaufe 1 Ware, oder fertig.
   *[other] Kaufe oder verkaufe bis zu { $number } Waren, oder fertig.
 }
decision-choose = Wie oft? ({ $place })
decision-deliver = { $number ->
    [one] Liefere 1 Ware, oder fertig.
   *[other] Liefere bis zu { $number } Waren, oder fertig.
 }
decision-feed = { $number ->
    [one] Gib 1 Nahrung ab.
   *[other] Gib { $number } Nahrung ab.
 }
decision-take = Nimm Holz oder Brot, oder fertig.
decision-swap = Tausche eine deiner Waren gegen eine Ware anderer, oder fertig.
decision-expel = Schicke einen Gefolgsmann anderer heim, oder fertig.
decision-reward = Ruhmespunkte oder Münzen?
decision-strike = Streiche einen Bürger oder ein Aufgabenfeld, oder fertig.
decision-technology = Lege ein Technikteil endgültig aus oder behalte es.
decision-unscrew = Welches Technikteil versetzt du?
decision-rescrew = Wohin kommt das Technikteil jetzt? ({ $space })
decision-copy = Welche Aktion anderer nutzt du?
decision-lose = { $number ->
    [one] Du verlierst 1 Siedler: welchen?
   *[other] Du verlierst { $number } Siedler: welchen zuerst?
 }
decision-collect = Nimm Ungenutztes zurück, oder fertig.
decision-bathe = Setze einen der Gefolgsleute aus dem Bad ein.
decision-lodge = Setze den gezogenen Gefolgsmann ein oder stelle ihn auf den Dorfanger.
decision-extra = Ziehe einen Gefolgsmann oder nimm einen vom Marktplatz.
decision-accept = Nimm einen Gefolgsmann in deinen Beutel, oder fertig.
decision-build_free = Baue sofort ein Dorf für 1 Holz, oder fertig.

## Moves

move-place = { $space-fits ->
    [yes] { $seat } setzt { $follower-one } ein: { $space }.
   *[no] { $seat } setzt { $follower-one } ein: { $space-exact }.
 }
    .choice = { $space-fits ->
        [yes] { $follower } → { $space }
       *[no] { $follower } → { $space-exact }
     }
move-done = { $decision ->
    [plan] { $seat } ist mit der Planung fertig.
    [lodge] { $seat } stellt den Gefolgsmann auf den Dorfanger.
    [technology] { $seat } behält das Technikteil.
    [tile] { $seat } nimmt kein Ortsplättchen.
    [take] { $seat } nimmt nichts.
    [strike] { $seat } streicht nichts.
   *[other] { $seat } ist fertig.
 }
    .choice = { $decision ->
        [plan] Planung fertig
        [lodge] Auf den Dorfanger
        [technology] Behalten
        [tile] Keines nehmen
        [take] Nichts nehmen
        [strike] Nichts streichen
       *[other] Fertig
     }
move-pass = { $seat } passt.
    .choice = Passen
move-draw = { $seat } zieht { $number }.
    .choice = { $number } ziehen
move-recall = { $seat } holt den Gefolgsmann zurück: { $space-exact }.
    .choice = Zurückholen: { $space-exact }
move-recall_fair = { $seat } holt { $follower-one } vom Jahrmarkt zurück.
    .choice = Vom Jahrmarkt zurück: { $follower }
move-take_back = { $seat } nimmt { $parcel-one } von der Pforte zurück.
    .choice = Zurücknehmen: { $parcel }
move-take_back_good = { $seat } nimmt eine Ware zurück: { $place }.
    .choice = Ware zurück: { $place }
move-load = { $seat } legt { $parcel-one } an die Pforte.
    .choice = Pforte: { $parcel }
move-supply = { $seat } legt eine Ware bereit: { $place }.
    .choice = Ware → { $place }
move-fair = { $seat } stellt { $follower-one } auf den Jahrmarkt.
    .choice = { $follower } → Jahrmarkt
move-act = { $seat } nutzt: { $place }.
    .choice = { $place }
move-send = { $seat } sendet { $parcel-one } an „{ $target }“.
    .choice = { $parcel } → { $target }
move-advance = { $seat } sendet { $parcel-one } an „{ $target }“ und betritt die nächste Ära.
    .choice = Nächste Ära: { $parcel } → { $target }
move-recruit = { $seat } wirbt { $follower-one } an.
    .choice = { $follower }
move-settle = { $seat } besiedelt { $area }.
    .choice = { $area }
move-withdraw = { $seat } zieht den Siedler aus { $area } ab.
    .choice = Aus { $area }
move-build = { $seat } baut in { $area }.
    .choice = { $area }
move-tile = { $seat } nimmt das Ortsplättchen { $place }.
    .choice = { $place }
move-buy = { $seat } kauft 1 { $good }.
    .choice = { $good } kaufen
move-sell = { $seat } verkauft 1 { $good }.
    .choice = { $good } verkaufen
move-choose = { $seat } wählt { $number }.
    .choice = { $number }
move-deliver = { $seat } liefert 1 { $good }.
    .choice = { $good }
move-feed = { $seat } gibt 1 { $good } ab.
    .choice = { $good }
move-take = { $seat } nimmt 1 { $good }.
    .choice = { $good }
move-swap = { $seat } tauscht { $given } gegen { $wanted } von { $rival }.
    .choice = { $given } gegen { $wanted } ({ $rival })
move-expel = { $seat } schickt einen Gefolgsmann von { $rival } heim: { $spot-exact }.
    .choice = { $rival }: { $spot-exact }
move-reward = { $seat } nimmt { $reward }.
    .choice = { $reward }
move-strike = { $seat } streicht { $parcel-one } bei „{ $target }“.
    .choice = { $target }: { $parcel }
move-strike_citizen = { $seat } streicht einen Bürger.
    .choice = Ein Bürger
move-technology = { $seat } legt Technik aus: { $space-exact }.
    .choice = { $decision ->
        [plan] Technik → { $space-exact }
       *[other] { $space-exact }
     }
move-unscrew = { $seat } nimmt Technik weg: { $space-exact }.
    .choice = { $space-exact }
move-copy = { $seat } nutzt von { $rival }: { $place }.
    .choice = { $place } von { $rival }
move-lose = { $post-id ->
    [supply] { $seat } verliert einen Siedler aus dem Vorrat.
   *[other] { $seat } verliert den Siedler in { $post }.
 }
    .choice = { $post-id ->
        [supply] einen aus dem Vorrat
       *[other] { $post }
     }

## Facts

fact-round_begins = Runde { $amount } beginnt.
fact-season_begins = Ära { $era }: Es ist { $season }.
fact-era_begins = Ära { $era } beginnt.
fact-narrates = Die Geschichte von Ära { $era } wird erzählt.
fact-market_supplied = { $amount } × { $parcel } auf den Marktplatz.
    .item = { $amount } { $parcel-many }
    .list = Auf den Marktplatz: { $list }.
fact-hunger_ends = Das Vorratslager ist voll: Der Hunger ist vorbei.
fact-plague_ends = Die Medizin ist gefunden: Die Pest ist vorbei.
fact-starts_in = { $seat } beginnt in { $area }.
fact-receives = { $amount ->
    [one] { $seat } erhält 1 Münze ({ $reason }).
   *[other] { $seat } erhält { $amount } Münzen ({ $reason }).
 }
fact-pays = { $amount ->
    [one] { $seat } zahlt 1 Münze ({ $reason }).
   *[other] { $seat } zahlt { $amount } Münzen ({ $reason }).
 }
fact-draws = { $seat } zieht { $follower-one }.
    .item = { $count ->
        [one] { $follower-one }
       *[other] { $count } { $follower-plural }
     }
    .list = { $seat } zieht { $list }.
fact-draws_number = { $amount ->
    [one] { $seat } zieht 1 Gefolgsmann.
   *[other] { $seat } zieht { $amount } Gefolgsleute.
 }
    .before = draws
fact-recalls = { $seat } holt { $follower-one } zurück: { $space }.
fact-recalls_fair = { $seat } holt { $follower-one } vom Jahrmarkt zurück.
fact-takes_back = { $seat } nimmt { $parcel-one } von der Pforte zurück.
fact-takes_back_good = { $seat } nimmt { $good } zurück: { $place }.
fact-plans = { $seat } setzt { $follower-one } ein: { $space }.
    .item = { $space-fits ->
        [yes] { $follower } → { $space }
       *[no] { $follower } → { $space-exact }
     }
    .list = { $seat } plant { $list }.
fact-plans_fair = { $seat } stellt { $follower-one } auf den Jahrmarkt.
fact-loads = { $seat } legt { $parcel-one } an die Pforte.
    .item = { $parcel-one }
    .list = { $seat } legt an die Pforte: { $list }.
fact-supplies = { $seat } legt { $good } bereit: { $place }.
fact-plan_done = { $seat } hat geplant.
fact-acts = { $seat } nutzt: { $place }.
fact-copies = { $seat } nutzt von { $player }: { $place }.
fact-passes = { $seat } passt.
fact-recruits = { $seat } wirbt { $follower-one } an.
fact-settles = { $seat } besiedelt { $area }.
fact-ousts = { $seat } vertreibt { $player } aus { $area }.
fact-withdraws = { $seat } zieht den Siedler aus { $area } ab.
fact-builds = { $seat } baut { $building-one } in { $area }.
fact-gains_good = { $seat } bekommt 1 { $good }.
fact-gives_good = { $seat } gibt 1 { $good } ab.
fact-gains_technology = { $seat } bekommt ein Technikteil.
fact-gains_tile = { $seat } nimmt das Ortsplättchen { $place }.
fact-gains_place = { $seat } darf jetzt nutzen: { $place }.
fact-buys = { $seat } kauft 1 { $good }.
fact-sells = { $seat } verkauft 1 { $good }.
fact-delivers = { $seat } liefert 1 { $good }.
fact-feeds = { $seat } gibt 1 { $good } als Nahrung.
fact-sends = { $seat } sendet { $parcel-one } an „{ $target }“.
fact-advances = { $seat } sendet { $parcel-one } an „{ $target }“, um weiterzuziehen.
fact-enters_era = { $seat } betritt Ära { $era }.
fact-gains_settlers = { $amount ->
    [one] 1 neuer Siedler kommt zu { $seat }.
   *[other] { $amount } neue Siedler kommen zu { $seat }.
 }
fact-completes = { $seat } vollendet „{ $target }“.
fact-returns_deed = „{ $target }“ wird noch einmal ausgelegt.
fact-swaps = { $seat } tauscht { $given } gegen { $wanted } von { $player }.
fact-expels = { $seat } schickt { $follower-one } von { $player } heim.
fact-gains_fame = { $amount ->
    [one] { $seat } rückt 1 Schritt auf der Ruhmesleiste vor, auf { $amount_2 }.
   *[other] { $seat } rückt { $amount } Schritte auf der Ruhmesleiste vor, auf { $amount_2 }.
 }
fact-gains_citizen = { $amount ->
    [one] { $seat } hat den ersten Bürger.
   *[other] { $seat } hat jetzt { $amount } Bürger.
 }
fact-strikes = { $seat } streicht { $parcel-one } bei „{ $target }“.
fact-bathes = Aus dem Bad: { $follower-one }.
fact-lodges = { $seat } setzt { $follower-one } ein: { $space }.
fact-lodges_green = { $seat } stellt { $follower-one } auf den Dorfanger.
fact-puts_back = { $seat } legt { $follower-one } in den Beutel zurück.
fact-installs = { $seat } legt Technik aus: { $space-exact }.
fact-unscrews = { $seat } nimmt Technik weg: { $space-exact }.
fact-loses_settler = { $post-id ->
    [supply] { $seat } verliert einen Siedler aus dem Vorrat.
   *[other] { $seat } verliert den Siedler in { $post }.
 }
fact-starves = { $seat } fehlen { $amount } Nahrung.
fact-uses_favorite = { $seat } gibt ein Günstlingsplättchen ab.
fact-dismissed = { $seat } scheidet in Ära { $era } aus und schaut nur noch zu.
fact-era_done = { $seat } hat Ära { $era } bestanden.
fact-starting_player = { $seat } ist Startspieler.
fact-crowned = { $seat } wird gekrönt, mit einem Vermögen von { $amount }.
fact-final_score = { $amount ->
    [one] { $seat } hat 1 Punkt.
   *[other] { $seat } hat { $amount } Punkte.
 }
