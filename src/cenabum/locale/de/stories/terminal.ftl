### Was das Terminal über die Stories sagt.

shows-table = den ganzen Tisch in Kürze
shows-board = dein Tableau und was jeder Ort bewirkt
shows-others = die Tableaus der anderen
shows-map = alle Gebiete: was sie sind, wer dort ist, ihre Nachbarn
shows-market = den Marktplatz: Gefolgsleute, Waren und ihr Wert
shows-deeds = die guten Taten, was sie verlangen und zahlen
shows-tasks = die Aufgaben aller, und was die nächste Ära oder der König verlangt
shows-eras = alle Ären: was sie bringen, verbieten und verlangen
shows-fame = die Ruhmesleiste, ihre Boni, und wer wo steht
shows-tiles = die Ortsplättchen, die es noch gibt
shows-story = was bisher erzählt wurde

## Zahlen und Namen

coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
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
any-follower = irgendwer
no-follower-wanted = kein Gefolgsmann
nobody-here = niemand
ground-village = Dorf
ground-village-church = Dorf mit Kirche
pays-nothing = nichts
need-for-deed = eine Sendung an der Pforte für eine gute Tat
need-for-once = noch eine Runde, in dieser bist du schon weitergezogen
need-for-tournament_grounds = Turnierplatz, Feld
need-for-castle = Königsburg, Feld
need-for-areas = Gebiete
need-for-villages = Dörfer
need-for-fortresses = Festungen
need-for-churches = Kirchen
need-for-citizens = Bürger
need-for-food = Nahrung
need-for-coins = Münzen

## Was zur Wahl steht

group-category = Kategorie { $category }
group-grain = Getreide
group-wood = Holz
group-load = Pforte
group-act = nutzen
group-send = schicken
group-advance = nächste Ära
group-draw = ziehen
group-recall = zurückrufen
group-take_back = zurücknehmen
group-buy = kaufen
group-sell = verkaufen
group-recruit = anwerben
group-technology = Technik
choose-as = { $place } als { $asks }
choose-supply = einer aus dem Vorrat
choose-copy = { $place } von { $rival }: { $effect }
choose-pass = passen: keine Aktionen mehr in dieser Runde
choose-draw-one = einen aus dem Beutel ziehen
choose-for-coins = { $good } für { coins }
choose-for-fame = { $good } für { $fame } Ruhm
choose-back-grain = Getreide: { $place }
choose-back-wood = Holz: { $place }
choose-from = { $follower } von: { $place }
choose-from-as = { $follower } von: { $place } (als { $asks })
choose-to = { $parcel } → { $target }

## Was zu entscheiden ist, in ein, zwei Worten

ask-plan = planen
ask-act = handeln, schicken oder passen
ask-technology = Technik einsetzen
ask-collect = zurücknehmen
ask-draw = Gefolgsleute ziehen (höchstens { $number })

## Der Tisch

round-title = Runde { $round }
before-title = Vor dem Spiel
round-of = Runde { $round } von { $rounds }
era-season = Ära { $era } { $name }, { $season }
the-end = Ende
start-player-is = { $player } beginnt
title-deeds = Gute Taten
title-land = Land
land-signs = ~ an der Loire, + Kirche, # Festung von
title-market = Markt
title-worth = Wert
head-era = Ära
head-fame = Ruhm
head-coins = Mü.
head-goods = Waren
head-areas = Geb.
head-villages = Dörf.
head-fortresses = Fest.
head-churches = Kir.
head-citizens = Bü.
head-open = offen
head-riches = Reicht.
head-favorites = Günst.
head-missed = verf.
head-points = Pkt
out-in = { $name } (raus in { $era })
dismissed = Der König hat dich entlassen
dismissed-in = in Ära { $era }; du siehst den anderen zu.
head-ground = ~ Loire, + Kirche
head-held = # Festung von
head-next-to = neben
market-technology = Technik { $number }
market-churches = Kirchen { $number }
market-tiles = Ortsplättchen { $category } { $number }
no-goods = keine Waren
head-tile = Ortsplättchen
head-needs = braucht, und bewirkt
no-tile-left = Es ist kein Ortsplättchen mehr da.
board-of = Tableau von { $name }
board-signs = { $full } steht dort, { $free } fehlt, * kann handeln, x zu
title-green = Anger
title-drawn = Gezogen
title-fair = Jahrmarkt
title-portal = Pforte
title-bag = Beutel
title-has = Hat
title-also = Auch
portal-free = { $parcels } ({ $number } frei)
is-empty = leer
technology-to-place = { $number ->
    [one] 1 Technikplättchen einzusetzen
   *[other] { $number } Technikplättchen einzusetzen
 }
settlers-left = { $number ->
    [one] 1 Siedler übrig
   *[other] { $number } Siedler übrig
 }
settlers-to-come = { settlers-left }, { $aside } kommen noch
fortresses-left = { $number ->
    [one] 1 Festung übrig
   *[other] { $number } Festungen übrig
 }
favorite-tiles = { $number ->
    [one] 1 Günstlingsplättchen
   *[other] { $number } Günstlingsplättchen
 }
more-words-story = ? WORT erklärt einen Ort, eine gute Tat oder eine Regel; help nennt die Befehle.
deed-takes = { $deed }: nimmt { $parcels }; für jedes { $pays }.
place-is = { $place }: braucht { $wanted }; { $effect }.
short-farmer = Ba
short-fisherman = Fi
short-craftsman = Hw
short-trader = Hä
short-knight = Ri
short-scholar = Ge
short-monk = Mö
short-any = alle
short-technology = T

## Ären und Aufgaben

title-era = Ära { $era }
title-go-on = Weiter
title-king = Der König
title-brings = Bringt
title-tasks = Aufgaben
title-fame = Ruhm
nothing-asked = nichts, dies ist die letzte Ära
brings-now = { $bonus } (jetzt: { $now })
fame-at = { $bonus } bei { $space }
fame-ahead = { $fame } von { $end }; voraus: { $tiles }
fame-nothing = nichts
era-draws = { $number } ziehen
era-no-tiles = keine Ortsplättchen
era-tiles-1 = Ortsplättchen I
era-tiles-2 = Ortsplättchen I und II
era-tiles-3 = Ortsplättchen I bis III
era-fame = Ruhm für { $names }
era-closed = zu: { $places }
brought-fame = { $number } Ruhm
brought-coins = { coins }
brought-deliver = { $number ->
    [one] 1 Ware
   *[other] bis zu { $number } Waren
 }
brought-food = { $number } Nahrung abzugeben
brought-settlers = { $number ->
    [one] 1 Siedler verloren
   *[other] { $number } Siedler verloren
 }
have-of = { $name } { $have } von { $wanted }
to-pay = { $need } zu zahlen
task-done = erledigt
task-later = { $missing } (später)
church-built = Kirche: gebaut
church-to-build = Kirche: noch zu bauen
player-era = , Ära { $era }
player-era-out = , Ära { $era } (entlassen in Ära { $out })
row-tasks = Aufgaben
row-control = Kontrolle
row-favor = Gunst
row-go-on = weiter
row-king = der König
next-citizen = nächster Bürger bei { $number }
all-marks = alle Marken erreicht
each-round = jede Runde: { $bonus }
era-brings = bringt { $gifts }
gift-settlers = { $number ->
    [one] 1 Siedler
   *[other] { $number } Siedler
 }
asks-areas = { $number ->
    [one] 1 Gebiet
   *[other] { $number } Gebiete
 }
asks-villages = { $number ->
    [one] 1 Dorf
   *[other] { $number } Dörfer
 }
asks-fortresses = { $number ->
    [one] 1 Festung
   *[other] { $number } Festungen
 }
asks-churches = { $number ->
    [one] 1 Kirche
   *[other] { $number } Kirchen
 }
asks-citizens = { $number } Bürger
asks-harbor = der Hafen
asks-food = { $number } Nahrung für jeden gesetzten Siedler
asks-coins-village = { coins } für jedes Dorf aller
asks-deed = eine Sendung für eine gute Tat
asks-to-go-on = um weiterzuziehen: { $list }
asks-king = der König verlangt: { $list }
asks-last = die letzte Ära: Erledige deine Aufgaben
