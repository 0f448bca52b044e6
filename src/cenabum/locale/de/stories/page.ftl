### Der Tisch der Stories: was nur dieser Tisch sagt.

drawer-story = Geschichte
drawer-tasks = Aufgaben
round-now = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
  }
# Wo lange Wörter sich trennen lassen, wenn ihr Platz zu schmal ist.
soft-hyphens = Gemischt|waren|laden Dreifelder|wirtschaft Parla|torium Handels|schiff Kräuter|garten Schatz|kammer Schneide|rei Universi|tät Armen|speisung Tausch|handel Vorrats|lager Baptis|terium Gesandt|schaft Glocken|turm Pulver|turm Woll|mühle Käse|keller

## Aufforderung
ask-plan = { $left ->
    [0] Plane deine Runde. Alle Gefolgsleute sind gesetzt: Schließe den Plan ab.
    [one] Plane deine Runde. Nimm etwas auf, dann ein leuchtendes Feld. 1 Gefolgsmann übrig.
   *[other] Plane deine Runde. Nimm etwas auf, dann ein leuchtendes Feld. { $left } Gefolgsleute übrig.
  }
ask-plan-hand = Wähle ein leuchtendes Feld: { $parcel }.
ask-which = Was davon?
ask-out = Der König hat dich in Ära { $era } entlassen. Du siehst zu, wie es ausgeht.
trade-for = { $price ->
    [one] { $move } (1 Münze)
   *[other] { $move } ({ $price } Münzen)
  }
deliver-for = { $move } (+{ $fame } Ruhm)
swap-give = Du gibst
swap-give-this = { $good } geben
swap-from = von { $seat }
swap-first = Wähle zuerst, was du gibst.

## Das Land
area-village = Dorf
area-named = { $area }, { $kind }
area-was = Auf dem Gelände „{ $terrain }“ gebaut.
area-yields = Bringt beim Gelände: { $good }.
area-held = Siedler: { $seats }.
area-free = Hier wohnt niemand.
area-fortress = Festung von { $seat }.
area-church = Mit Kirche.
area-loire = An der Loire.
area-now-start = hier könnte dein Startdorf sein
area-now-settle = hierhin kann dein Siedler
area-now-withdraw = dieser Siedler würde umziehen
area-now-build = hier kann gebaut werden
area-now-build_free = hier kann das Dorf gebaut werden
area-now-lose = dieser Siedler ginge verloren
choose-area = Wähle { $area }

## Tableau und Hand
green = Dorfanger
drawn-now = Gezogen:
marketplace = Taten und Marktplatz
good-number = { $number } { $good }
technology-number = { $number ->
    [one] 1 Technikplättchen
   *[other] { $number } Technikplättchen
  }
technology-for = Liegt für immer auf einem Aktionsfeld und ersetzt dort den Gefolgsmann: nach einer Runde ausgelegt oder vor dem Planen. Kann auch entsandt werden.
settlers = Siedler
settlers-told = { $placed } auf der Karte, { $left } im Vorrat, { $aside } kommen in späteren Ären.
fortresses = Festungen
fortresses-told = { $placed } auf der Karte, { $left } im Vorrat.
coins-for = Zum Handeln, zum Aufsteigen und als Beträge, die durch die Pforte entsandt werden.
pick-sum = Für die Pforte: { $sum }
portal-holds = an der Pforte: { $parcel }
portal-empty = Feld der Pforte, leer
stock-holds = hier liegt { $good }
stock-empty = Feld für { $good }, leer
fair-empty = { $place }: Feld für noch eine Sorte
space-able = könnte hier stehen: { $list }
space-nobody = niemand vom Dorfanger passt
space-technology = Diese Arbeit erledigt für immer ein Technikplättchen.
space-now-draw = diesen Gefolgsmann zurückholen, statt zu ziehen
space-now-technology = hier könnte für immer Technik liegen
space-now-unscrew = dieses Technikplättchen versetzen
space-now-rescrew = hier könnte das Technikplättchen liegen
space-now-lodge = der gezogene Gefolgsmann könnte hier stehen
space-now-bathe = der gezogene Gefolgsmann könnte hier stehen

## Marktplatz
market-good = { $good }: { $number } auf dem Marktplatz, Preis { $price }
market-follower = { $follower }: { $number } auf dem Marktplatz
market-tiles = Ortsplättchen { $category }: { $number }
market-tiles-later = Deine Ära erlaubt diese Kategorie noch nicht.
market-churches = Kirchen übrig: { $number }
good-worth = { $number ->
    [one] Wert 1: Preis, Ruhm beim Liefern, Punkte.
   *[other] Wert { $number }: Preis, Ruhm beim Liefern, Punkte.
  }
good-food = Macht deine Leute satt.
good-market = { $number } auf dem Marktplatz, { $box } in der Schachtel
good-none = keine auf dem Marktplatz, also bekommt niemand welche
follower-market = { $number } auf dem Marktplatz
about-follower-farmer = Bestellt das Land: für neue Gebiete, Dörfer und Ernten.
about-follower-fisherman = Fischt, setzt über und verkauft: für neue Gebiete, Ernten, den Markt.
about-follower-craftsman = Baut: Dörfer, Ortsplättchen, Kirchen.
about-follower-trader = Handelt und erschließt neue Orte.
about-follower-knight = Darf auf jedem Feld des Gebiets stehen und erobert; baut Festungen.
about-follower-scholar = Für Technik, Kirchen und die besseren Orte.
about-follower-monk = Darf auf jedem Aktionsfeld stehen, wen es auch verlangt. Taten und Aufgaben wollen das Original.

## Taten
deed-left = { $number ->
    [one] 1 Feld frei, für: { $list }
   *[other] { $number } Felder frei, für: { $list }
  }

## Die anderen
mini-kingdom = Ära { $era }, Bürger: { $citizens }, Ruhm: { $fame }.
mini-favor = Ruhm: { $fame }, Günstlingsplättchen: { $favorites }, fehlende Ziele: { $missed }.
mini-bag = Gefolgsleute im Beutel: { $number }
mini-era = Ära { $era }
doing-out = entlassen
doing-story-start = wählt ein Dorf
doing-story-draw = zieht
doing-story-plan = plant
doing-story-act = ist am Zug
doing-story-settle = siedelt
doing-story-build = baut
doing-story-trade = handelt
doing-story-deliver = liefert
doing-story-feed = gibt Nahrung
doing-story-other = entscheidet

## Das Ende
end-first-kingdom = Reichtum
end-kings-favor = Entlassen
end-why-first-kingdom = Wer alle Aufgaben erfüllt, trägt die Krone; bei mehreren entscheiden Waren und Geld. Schafft es niemand rechtzeitig, gewinnt, wer am weitesten gekommen ist.
end-dismissed = Der König hat { $seat } in Ära { $era } entlassen.
end-why-kings-favor = Von denen, die bis zuletzt in der Gunst stehen, gewinnt, wer die meisten Punkte hat. Blieb niemand, dann wer am längsten dabei war.

matters-may-advance = Du darfst in die nächste Ära.
matters-need = Noch nicht erfüllt: { $need }
matters-fame = Noch { $number } Ruhm bis zu einem Bonus: { $what }

## Auf dem Tableau selbst: warum ein Ort geschlossen ist und was er jetzt brächte
closed-no-era = zu in Ära { $era }
closed-no-site = { $building-id ->
    [village] kein Gelände dafür
    [fortress] kein Gebiet dafür
   *[church] kein Dorf dafür
  }
closed-no-recruits = niemand mehr da
closed-no-area = kein Gebiet erreichbar
closed-no-supply = nichts mehr da
closed-no-bread = kein Brot mehr
now-place-no-terrain = jetzt nichts
now-no-supply = nichts mehr da
now-place-moves = ein Siedler zieht um
now-place-recruits = { $number ->
    [0] kein { $follower } mehr
   *[other] { "" }
  }
now-part-coins = { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
 }
now-part-fame = { $amount } Ruhm
now-part-goods = { $number } { $good }
now-place-trades = { $number ->
    [one] 1 Geschäft
   *[other] { $number } Geschäfte
  }
now-place-reach = { $number ->
    [one] 1 Gebiet erreichbar
   *[other] { $number } Gebiete erreichbar
  }
now-place-tiles = { $number ->
    [one] 1 Plättchen { $rank }
   *[other] { $number } Plättchen { $rank }
  }
