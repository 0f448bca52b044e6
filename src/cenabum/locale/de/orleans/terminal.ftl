### Was das Terminal über Orléans sagt.

shows-table = den ganzen Tisch in Kürze
shows-board = dein Tableau und was jeder Ort bewirkt
shows-others = die Tableaus der anderen
shows-land = alle Städte, mit Kontoren und den Waren auf den Wegen
shows-deeds = die segensreichen Werke
shows-tracks = alle Leisten, was ihre Felder bringen, und wer wo steht
shows-tiles = die Ortskarten, die es noch gibt
shows-supply = was an Gefolgsleuten, Waren und Technik noch da ist

## Zahlen und Namen in Kürze

coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
 }
stations = { $number ->
    [one] 1 Kontor
   *[other] { $number } Kontore
 }
citizens = { $number ->
    [one] 1 Bürger
   *[other] { $number } Bürger
 }
number-0 = niemand
number-1 = einer
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
letter-farmer = B
letter-boatman = S
letter-craftsman = W
letter-trader = H
letter-knight = R
letter-scholar = G
letter-monk = M
deed-brief-city_wall = Stadtmauer
deed-brief-papal_conclave = Konklave
deed-brief-plague_defeated = Sieg über die Pest
deed-brief-astronomy = Astronomie
deed-brief-boatmens_guild = Schiffergilde
deed-brief-cathedral = Kathedrale
deed-brief-peace_treaty = Friedensvertrag
deed-brief-canalization = Kanalisation
phase-brief-exclusion = Ausschließen
phase-brief-hourglass = Stundenglas
phase-brief-census = Volkszählung
phase-brief-followers = Gefolgsleute
phase-brief-planning = Planung
phase-brief-actions = Aktionen
phase-brief-event = Ereignis
phase-brief-start_player = Startspieler
phase-brief-end = Ende
event-brief-pilgrimage = Wallfahrt
event-brief-income = Einnahmen
event-brief-harvest = Ernte
event-brief-taxes = Steuern
event-brief-trading_day = Handelstag
event-brief-plague = Pest
citizen-brief-development_1 = Entwicklung 1
citizen-brief-development_2 = Entwicklung 2
citizen-brief-development_3 = Entwicklung 3
citizen-brief-boatmen = Schiffer
citizen-brief-knights = Ritter
follower-brief-farmer = Bauer
follower-brief-boatman = Schiffer
follower-brief-craftsman = Handw.
follower-brief-trader = Händler
follower-brief-knight = Ritter
follower-brief-scholar = Gelehrt.
follower-brief-monk = Mönch
follower-brief-any = alle
nobody-there-yet = leer
no-goods-there = keine
space-of = { $place } ({ $asks })
no-follower-wanted = kein Gefolgsmann
some-follower = Gefolgsmann

## Was zu entscheiden ist, in ein, zwei Worten

ask-exclude = Ortskarte ausschließen
ask-draw = Gefolgsleute ziehen (höchstens { $number })
ask-store = den Turm füllen
ask-plan = planen
ask-act = handeln oder passen
ask-recruit = anwerben
ask-travel = reisen
ask-expand = Ortskarte nehmen
ask-send = zu einem Werk entsenden
ask-reward = Münze oder Entwicklung
ask-bathe = einen Badegast setzen
ask-buy = Entwicklung kaufen
ask-technology = Technik einsetzen
ask-protect = die Sakristei nutzen?
ask-feed = Ernte: { $number } fällig
ask-forfeit = Folter: etwas hergeben ({ $number } fehlt noch)

## Was zur Wahl steht

group-stored = { $follower } (Turm)
group-draw = ziehen
group-recall = zurückrufen
group-category = Kategorie { $category }
group-development = Entwicklung
group-follower = Gefolgsmann
group-good = Ware
group-station = Kontor
group-technology = Technik
group-tile = Ortskarte
choose-as = { $place } als { $asks }
choose-plan-done = fertig geplant
choose-technology-done = fertig, Technik für später behalten
choose-exclude-done = ablehnen
choose-send-done = fertig, der andere bleibt
choose-pass = passen: keine Aktionen mehr in dieser Runde
choose-store = { $follower } in den Turm
choose-coin = eine Münze
choose-development = ein Entwicklungspunkt
choose-buy = { $name } für { coins }
choose-sacristy-yes = die Sakristei nutzen: das Ereignis trifft dich nicht
choose-sacristy-no = das Ereignis geschehen lassen
choose-feed-coins = { $number } Münzen zahlen
choose-feed-good = { $good } abgeben
journey-take = { $town }, { $good } nehmen
journey-nothing = { $town }, nichts nehmen
journey-empty = { $town }, dort liegt nichts
sending-last = { $deed } ({ $reward }; auch der Bürger)
sending = { $deed } ({ $reward }; { $number } Felder frei)
reward-or = { $coins } oder { $number } Entwicklung
loss-unbuilt = ungebaut
loss-in = in { $town }
loss-hand = in der Hand
loss-hand_first = in der Hand, für Bauern
loss-follower = ein zufälliger aus deinem Beutel
loss-step = einen Schritt zurück
placed-from = { $follower } von: { $place }
gain-citizen = +Bürger, wenn zuerst
gain-progress = +{ $number } Entwicklung
gain-draws = { $number } ziehen
gain-technology = +Technik
gain-technology-farmer = +Technik, die einen Bauern ersetzt
gain-tile = +Ortskarte
gain-tile-one = +Ortskarte der Kategorie I

## Der Tisch

round-title = Runde { $round } von { $rounds } · { $phase } · Startspieler { $player }
before-title = Vor dem Spiel · Startspieler { $player }
the-end = Ende
title-event = Ereignis
title-next = Danach
last-round = dies ist die letzte Runde
to-come = { $backs } kommen noch; als Nächstes: { $tiles }
title-deeds = Werke
title-orders = Aufträge
title-land = Land
title-market = Markt
title-tower = Turm
title-bathers = Badegäste
title-bag = Beutel
title-has = Hat
no-orders = keine
bribe-threat = { $deed } von { $player } bedroht { $target }; geboten: { $offer }.
bribe-nothing = nichts
head-coins = Mü.
head-goods = Waren
head-farmer = Ba
head-boatman = Sf
head-craftsman = Hw
head-trader = Hä
head-knight = Ri
head-scholar = Ge
head-development = Entw.
head-status = Stand
head-stations = Kont.
head-citizens = Bü.
head-points = Punkte
merchant-in = Händler in { $town }; { $stations }
by-water = Wasser
by-road = Land
nothing-lies = nichts
station-there = { $way } (Kontor: { $names })
stations-orleans = Kontore: { $names }
stations-orleans-none = hier darf jeder ein Kontor bauen
station-of = Kontor von { $name }
station-none = noch kein Kontor
deed-development = { $reward }/Entw.
deed-complete = vollendet
board-of = Tableau von { $name }
board-signs = { $full } steht dort, { $free } fehlt, * kann handeln
board-signs-stopped = { $full } steht dort, { $free } fehlt, * kann handeln, x steht diese Runde still
draws-a-round = (zieht { $number } je Runde)
technology-in-brief = Technik
no-goods = keine Waren
stations-left = { stations } ({ $left } übrig)
development-status = Entwicklung { $development }, Stand { $status }
technology-to-place = { $number } Technik einzusetzen
technology-first = { $number } Technik einzusetzen, die erste für einen Bauern

## Teile im Ganzen

head-town = Stadt
head-ways = { $full } Kontor; Wege: ~ Wasser, - Land (Waren)
merchant-of = Händler von { $name }
head-deed = Werk
head-for-each = für jeden
head-citizen = Bürger
head-spaces = freie/alle Felder
deed-or-development = { $reward } oder 1 Entw.
citizen-there = ja
citizen-gone = weg
head-track = Leiste
head-steps = wer wo steht; was ein Schritt bringt
citizens-left = Bürger, die noch zu haben sind: { $names }.
citizens-none = keine
track-status = Stand { $number }
track-citizen = Bürger
track-ends = { $steps } (endet bei { $end })
head-tile = Ortskarte
head-needs = braucht
head-does = bewirkt
tiles-gone = Aus dem Spiel: { $names }.
supply-followers = Gefolgsleute
supply-goods = Waren
supply-technology = Technik
supply-coins = Münzen
as-many-as-needed = so viele wie nötig
place-is = { $place }: braucht { $wanted }; { $effect }.
