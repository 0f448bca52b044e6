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

## Was Orte bewirken, in wenigen Worten: eine Nachricht für jede Wirkung, mit ihren Zahlen (stories/effects)

part-coins = { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
 }
part-fame = { $amount } Ruhm
part-follower = { $follower-one }
part-followers = { $follower-plural }
part-parcel = { $parcel }
part-goods = { $number } { $good }
part-era = { $era }
does-territory = ein neues Gebiet
does-build = { $building-one } bauen
does-terrain = Waren deiner Gelände
does-yard = ein Ortsplättchen
does-recruit = { $list } anwerben
does-market = kaufen und verkaufen
does-gain = { $list }
does-portal = etwas entsenden
does-invent = ein Technikteil
does-building_fame = +{ $number } Ruhm je Gebäude
does-give = { $number } { $good } → { $list }
does-pub = 1–{ $number } Münzen → Ruhm
does-good = 1 { $good }
does-bathhouse = { $number } ziehen, 1 gleich setzen
does-bakery = bis zu { $number } Korn → Brot
does-substitute = { $follower-plural } ersetzen { $list }
does-substitute_all = { $follower-plural } ersetzen alle außer Mönchen
does-tax = { $number ->
    [one] 1 Münze je Dorf
   *[other] { $number } Münzen je Dorf
 }
does-ship = Waren liefern für Ruhm
does-fair = { $number } Ruhm je Art
does-secret_village = ein Dorf mehr
does-rampart = { $number } Ruhm je Festung
does-workshop = { $number ->
    [one] 1 Münze: Technikteil versetzen
   *[other] { $number } Münzen: Technikteil versetzen
 }
does-tower = { $number } Felder mehr
does-guardhouse = Ort eines anderen nutzen
does-citizen = { $number ->
    [one] ein Bürger
   *[other] { $number } Bürger
 }
times-give = { $number } { $good } für { $list }
times-pub = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
 } für { $number } Ruhm

## Dasselbe in ein, zwei Sätzen, wo es hilft mit Beispiel

about-effect-territory = Schicke einen Siedler in ein Gebiet neben einem von deinen. Freies Land nehmen Bauern und Fischer; mit einem Ritter darunter auch fremdes Gelände, mit zweien auch ein Dorf. Beispiel: Ritter, Bauer, Fischer nehmen dem Nachbarn einen See, aber kein Dorf.
about-effect-build = { $building-id ->
    [village] Mache aus einem deiner Gelände ein Dorf. Es bringt keine Waren mehr, zählt aber überall, wo Dörfer zählen: beim Handeln, beim Liefern, bei den Abgaben.
    [fortress] Baue eine Festung in ein Gebiet, das nur du kontrollierst; von da an kommt niemand sonst hinein.
   *[church] Baue eine Kirche in eines deiner Dörfer, das noch keine hat.
 } Kostet { $number } Holz.
about-effect-terrain = Ernte: eine Ware von jedem deiner Gelände, das kein Dorf ist. Beispiel: Zwei Seen und ein Wald bringen 2 Fische und 1 Holz, wenn der Marktplatz sie noch hat.
about-effect-yard = Wähle ein Ortsplättchen für dein Tableau, aus den Kategorien, die deine Ära erlaubt.
about-effect-recruit = Wirb { $list } an: vom Marktplatz in deinen Beutel.{ $follower-id ->
    [knight] {" "}Ritter erobern und bauen Festungen.
    [monk] {" "}Mönche vertreten auf Aktionsfeldern alle.
   *[other] {""}
 }
about-effect-market = Kaufe und verkaufe zum aufgedruckten Wert, beliebig gemischt, eine Ware je Dorf, das du kontrollierst. Beispiel: Mit drei Dörfern darfst du Wolle für { $sold } verkaufen und zweimal Holz kaufen, für je { $bought }.
about-effect-gain = { $list }.
about-little = Nicht viel für wenig Mühe, aber nie umsonst.
about-effect-portal = { $number } Felder für das, was du aussenden willst: Gefolgsleute, Waren, Technik, { $list }. Jede Aktion sendet eines davon an eine Tat oder an eine deiner Aufgaben. Was bleibt, darf am Rundenende heim.
about-effect-invent = Nimm ein Technikteil. Nach der Runde oder später vor einem Plan darf es für immer einen Gefolgsmann ersetzen.
about-no-technology = Hier selbst liegt nie Technik.
about-effect-building_fame = Wirkt von selbst: Jedes Dorf, jede Festung, jede Kirche, die du baust, bringt { $number ->
    [one] 1 Ruhmespunkt
   *[other] { $number } Ruhmespunkte
 } mehr.
about-effect-give = Je { $number } { $good }, die du abgibst, bringen { $list }, so oft du willst.
about-effect-pub = Zahle 1 bis { $number } Münzen und nimm ebenso viele Ruhmespunkte.
about-any-follower = Ein beliebiger Gefolgsmann.
about-effect-good = 1 { $good } vom Marktplatz, falls vorhanden.
about-effect-bathhouse = Ziehe { $number } Gefolgsleute und setze einen davon sofort ein; die übrigen gehen zurück. So wird in derselben Runde manchmal noch eine Aktion möglich.
about-effect-bakery = Lege bei der Planung 1 bis { $number } Korn hin; jedes wird ein Brot. Korn ist { $grain } wert, Brot { $bread }, satt machen beide.
about-effect-substitute = Wirkt von selbst: Deine { $follower-plural } dürfen auf Felder für { $list }.
about-effect-substitute_all = Wirkt von selbst: Deine { $follower-plural } dürfen auf jedes Feld außer dem eines Mönchs. Bei Eroberungen zählen nur echte Ritter.
about-effect-tax = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
 } je Dorf, das du kontrollierst, auch für das geheime.
about-effect-ship = Liefere beliebige Waren für ihren Wert in Ruhm, eine je Dorf an der Loire, egal wem es gehört. Beispiel: Bei 2 Dörfern am Fluss bringen Wein und Wolle { $one } und { $other } Punkte.
about-effect-fair = Stelle beliebig viele verschiedene Gefolgsleute auf; jeder bringt { $number ->
    [one] 1 Ruhmespunkt
   *[other] { $number } Ruhmespunkte
 } und geht in den Beutel. Zwei gleiche will niemand sehen.
about-effect-secret_village = Wirkt von selbst: ein weiteres Dorf, das dir niemand nimmt und auf dem nichts gebaut wird.
about-effect-rampart = { $number ->
    [one] 1 Ruhmespunkt
   *[other] { $number } Ruhmespunkte
 } je Festung, die du gebaut hast.
about-effect-workshop = Zahle { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
 } und versetze eines deiner ausgelegten Technikteile, oder nimm es auf die Hand. Ein Ort, der damit voll ist, darf noch in dieser Runde wirken.
about-effect-tower = { $number } weitere Felder: für Sendungen wie an der Pforte oder für Gefolgsleute, wenn der Anger voll ist.
about-effect-guardhouse = Nutze die Aktion eines anderen, die bereit ist, wo also jetzt Gefolgsleute stehen; für den Besitzer bleibt sie bereit. Nichts, was Waren kostet.
about-effect-citizen = { $number ->
    [one] Ein Bürger schließt sich dir an.
   *[other] { $number } Bürger schließen sich dir an.
 }

## Was ein Ort jetzt brächte

place-no-terrain = kein Gelände von dir bringt etwas
place-trades = { $number ->
    [one] 1 Geschäft
   *[other] { $number } Geschäfte
  }
place-reach = { $number ->
    [one] 1 Gebiet erreichbar
   *[other] { $number } Gebiete erreichbar
  }
place-moves = kein Siedler mehr: einer von der Karte würde umziehen
place-recruits = { $follower }: { $number } auf dem Marktplatz
place-tiles = { $number ->
    [one] noch 1 Plättchen der Kategorie { $rank }
   *[other] noch { $number } Plättchen der Kategorie { $rank }
 }

## Taten, Ruhmesleiste und Jahreszeiten: was sie bringen (stories/deeds, stories/effects, stories/seasons)

deed-effect-alchemy = { $fame } Ruhm oder { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
 }, dann eine Ziehung
deed-effect-barter = eine Ware tauschen
deed-effect-alliance = einen Gefolgsmann heimschicken
about-deed-alchemy = Nimmt jeden Gefolgsmann. Wähle { $fame } Ruhm oder { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
 }, ziehe dann einen Gefolgsmann und setze ihn sofort ein. Eine neue Ära öffnet sie nie.
about-deed-wine_press = Hände und Holz für die Winzer, bezahlt in Münzen.
about-deed-weaving_loom = Wer am Webstuhl hilft, erhält Münzen; wer Wolle oder Technik bringt, gewinnt Ruhm.
about-deed-barter = Wer sendet, darf eine Ware mit jemandem tauschen. Beispiel: einen Fisch weggeben und Brokat nehmen.
about-deed-knights_alliance = Wer sendet, darf einen fremden, eingesetzten Gefolgsmann heimschicken. Der Ort wartet dann, bis er wieder voll ist.
about-deed-crop_rotation = Wer hilft, dass Felder reihum ruhen und tragen, gewinnt Ruhmespunkte.
about-deed-right_of_succession = Zeugen von jeder einfachen Art, bezahlt in Münzen. Im ersten Königreich kehrt sie zurück, wenn fürs Weiterziehen sonst nichts mehr offen ist.
about-deed-feeding_the_poor = Nahrung, Hilfe und Geld für die Hungrigen bringen Ruhmespunkte.
about-deed-orphanage = Was hilft, das Haus zu bauen und zu führen, bringt Ruhmespunkte.
about-deed-food_depot = Der gemeinsame Speicher. Jede Gabe bringt Ruhm; ist er voll, hungert niemand mehr, und die Medizin kann entstehen.
about-deed-medicine = Das Mittel gegen die Pest. Jede Gabe bringt Ruhm; ist es fertig, holt die Pest niemanden mehr.
about-fame-coins = Sofort in deine Kasse.
about-fame-draw = Ziehe einen Gefolgsmann und setze ihn sofort ein, oder stelle ihn auf den Anger.
about-fame-draw-or-recruit = Ziehe einen Gefolgsmann und setze ihn sofort ein, oder stelle ihn auf den Anger. Oder nimm einen vom Marktplatz in den Beutel, von einer Art, die du schon anwerben kannst.
about-fame-citizen = Streiche einen auf deinem Aufgabenblatt.
about-fame-strike = Wähle: ein Bürger, oder ein offenes Feld einer Aufgabe wird umsonst gestrichen.
about-fame-wood_or_bread = Nach deiner Wahl, vom Marktplatz.
about-fame-wood = Vom Marktplatz, wenn welches da ist.
about-fame-village = Baue sofort ein Dorf: Du brauchst nur { $number } Holz. Der Ruhm dafür kommt dazu.
about-fame-tile = Wähle ein Ortsplättchen aus den jetzt offenen Kategorien.
about-fame-technology = Ein Technikteil, auch ohne Labor.
about-fame-tournament_grounds = Sei hier, bevor Ära { $list } endet. Bis dahin geht niemand weiter.
about-fame-castle = Das Ende des Weges: Sei hier, bevor Ära { $list } endet.
about-fame-followers = Nimm { $list } vom Marktplatz in deinen Beutel, auch ohne den Ort dafür.
about-season-spring = Felder werden bestellt, Bäume gefällt: { $list } kommen auf den Marktplatz.
about-season-summer = Der König ist guter Laune: Alle erhalten { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
 }.
about-season-autumn = Die Keller werden gefüllt: Alle geben { $number } Nahrung ab. Wer keine hat, zahlt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }, sonst ein Günstlingsplättchen, sonst mit dem Platz am Tisch.
about-season-winter = Die Abrechnung: Ist diese Runde vorbei, sieht der König nach, was er verlangt hat.

## Was die Runde bringt, wenn alle gepasst haben: eine Meldung je Bonus oder Malus (stories/bonuses)

bonus-areas = { $number } Ruhm für jedes Gebiet
bonus-village_coins = { $number ->
    [one] 1 Münze für jedes Dorf
   *[other] { $number } Münzen für jedes Dorf
 }
bonus-villages = { $number } Ruhm für jedes Dorf
bonus-most_villages = { $number } Ruhm, wer allein die meisten Dörfer hat
bonus-deliver_one_kind = Waren einer Art liefern, { $number ->
    [one] eine
   *[other] { $number }
 } je Dorf, für ihren Wert in Ruhm
bonus-deliver = Waren liefern, { $number ->
    [one] eine
   *[other] { $number }
 } je Dorf, für ihren Wert in Ruhm
bonus-churches = { $number } Ruhm für jede Kirche
bonus-lakes = { $number } Ruhm für jeden See
bonus-fortresses = { $number } Ruhm für jede Festung
bonus-famine = Hungersnot: { $few } bis { $many } Nahrung je nach Gebieten, sonst gehen Siedler verloren
bonus-famine-lifted = { $number ->
    [one] 1 Münze, wer allein die meisten Gebiete hat
   *[other] { $number } Münzen, wer allein die meisten Gebiete hat
 }
bonus-plague = Seuche: { $number ->
    [one] ein Siedler geht verloren
   *[other] { $number } Siedler gehen verloren
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

fame-draw = einen Gefolgsmann ziehen
fame-citizen = ein Bürger
fame-strike = ein Bürger oder ein Aufgabenfeld
fame-wood_or_bread = Holz oder Brot
fame-wood = Holz
fame-village = ein Dorf für { $number } Holz
fame-tile = ein Ortsplättchen
fame-technology = ein Technikteil
fame-followers = { $list } anwerben
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
decision-plan = Plane deine Runde: Gefolgsleute auf Aktionsfelder, was du senden willst an die Pforte, Holz zu Bauten, dann fertig.
decision-act = Nutze einen aktivierten Ort, sende etwas von deiner Pforte oder passe.
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
    [one] Gib 1 Siedler ab: welchen?
   *[other] Gib { $number } Siedler ab: welchen zuerst?
 }
decision-collect = Nimm Ungenutztes zurück, oder fertig.
decision-bathe = Setze einen der Gefolgsleute aus dem Bad ein.
decision-lodge = Setze den gezogenen Gefolgsmann ein oder stelle ihn auf den Dorfanger.
decision-extra = { $number ->
    [0] Ziehe einen Gefolgsmann.
   *[other] Ziehe einen Gefolgsmann oder nimm einen vom Marktplatz.
  }
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

## What closes a place

no-era = Ära { $era } verbietet den Ort „{ $place }“.
no-site = { $building-id ->
    [village] Du beherrschst kein Gelände für ein Dorf.
    [fortress] Es gibt kein Gebiet ohne Festung, das du allein beherrschst, oder du hast keine Festung mehr.
   *[church] Du beherrschst kein Dorf ohne Kirche, oder es ist keine Kirche mehr da.
 }
no-recruits = Auf dem Marktplatz fehlt: { $list }.
some-kind = { $follower }
no-area = Es gibt kein Gebiet, das du besetzen könntest.
no-supply = Auf dem Marktplatz ist es nicht zu haben.
no-bread = In der Schachtel ist kein Brot.
