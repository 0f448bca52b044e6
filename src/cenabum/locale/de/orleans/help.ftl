### Was die Dinge von Orléans über sich sagen, wenn man sie fragt.

## Zählen
help-followers = { $number ->
    [one] { $one }
   *[other] { $number } { $plural }
  }
help-goods = { $number } { $good }
help-coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
  }
help-citizens = { $number ->
    [one] einen Bürger
   *[other] { $number } Bürger
  }
help-citizen-gone = ein Bürger, schon vergeben
help-citizen-taken = Der Bürger ist schon vergeben.
help-technology-tile = ein Technikplättchen
help-tile = { $category-id ->
    [I] eine Ortskarte der Kategorie I
   *[other] eine Ortskarte beider Kategorien
  }
help-draws = { $number } Züge aus dem Beutel je Runde
help-status = Entwicklungsstand { $status }
help-status-rises = Stand { $status }
help-development-points = { $number ->
    [one] 1 Entwicklungsschritt
   *[other] { $number } Entwicklungsschritte
  }
help-prints-nothing = hier ist nichts aufgedruckt

## Anwerben und Leisten
help-next = nächster { $follower }: { $brings }
help-next-farmer = nächster Bauer: { $brings }, dann { $census }
help-next-monk = nächster Mönch: vertritt jeden ({ $left } übrig)
help-technology-farmer = ein Technikplättchen, das einen Bauern ersetzen muss
help-development = { $steps ->
    [one] 1 Entwicklungsschritt, auf Feld { $to }
   *[other] { $steps } Entwicklungsschritte, auf Feld { $to }
  }
help-development-brings = { $development }: { $list }
help-development-then = { $development } (noch { $number }: { $what })
help-development-end = das Ende der Entwicklungsleiste ist erreicht
help-census-ahead = { $number } vorn in der Volkszählung (1 Münze je Runde)
help-census-level = gleichauf an der Spitze der Volkszählung (niemand bekommt die Münze)
help-census-behind = { $number } hinten in der Volkszählung
help-census-last = um { $number } Letzter der Volkszählung (zahlt 1 Münze je Runde)
help-tiles-gone = keine Ortskarte, denn es ist keine mehr da
help-track-farmer = Jeder Bauer bringt die Ware des nächsten Feldes. Wer allein führt, bekommt bei der Volkszählung eine Münze.
help-track-boatman = Jeder Schiffer bringt die Münzen des nächsten Feldes; auf dem letzten wartet ein Bürger auf den Ersten.
help-track-craftsman = Jeder Handwerker bringt ein Technikplättchen, das auf Dauer jemanden ersetzt.
help-track-trader = Jeder Händler bringt eine Ortskarte: die erste der Kategorie I, spätere beider Kategorien.
help-track-scholar = Jeder Gelehrte bringt Schritte auf der Entwicklungsleiste.
help-track-knight = Jeder Ritter lässt mehr Gefolgsleute ziehen; auf einem Feld wartet ein Bürger auf den Ersten.
help-at = { $seat } { $number }
help-step = { $track }, Feld { $number }
help-here = { $number ->
    [one] { $seats } steht hier
   *[other] { $seats } stehen hier
  }
help-steps-away = { $number ->
    [one] dein nächster Schritt
   *[other] { $number } Schritte entfernt
  }
help-recruits-away = braucht noch { $followers }
help-status-worth = { $number ->
    [one] 1 Punkt mehr für deine Kontore und Bürger
   *[other] { $number } Punkte mehr für deine Kontore und Bürger
  }

## Orte
help-tile-title = { $place } · Ortskarte { $category }
help-needs = braucht { $followers }
help-needs-any = { $number ->
    [one] braucht irgendjemanden
   *[other] braucht { $number } beliebige Gefolgsleute
  }
help-needs-neutral = { $number ->
    [one] braucht einen neutralen Gefolgsmann
   *[other] braucht 1 bis { $number } neutrale Gefolgsleute
  }
help-needs-or = { $needs }; auch { $others } nimmt der Ort
help-market-can = dein Markt kann den Ort füllen
help-market-lacks = mit deinem Markt fehlt nur noch: { $followers }
help-place-ready = bereit: in der Aktionsphase nutzen
help-place-sketched = bereit, sobald der Plan fertig ist
help-odds = der nächste Zug kann den Ort füllen: { $chance }
help-way = { $number ->
    [0] nach { $town }
   *[other] nach { $town } ({ $goods })
  }
help-builds = { $points ->
    [one] ein Kontor in { $town }: 1 Punkt bei deinem Stand
   *[other] ein Kontor in { $town }: { $points } Punkte bei deinem Stand
  }
help-station-mine = Dein Kontor steht schon in { $town }.
help-station-taken = { $seat } hat das Kontor in { $town }.
help-no-stations = Es ist kein Kontor mehr übrig.
help-sends = { $deeds ->
    [one] 1 Werk hat noch freie Felder
   *[other] { $deeds } Werke haben noch freie Felder
  }
help-stores = { $number } können hier warten ({ $stored } tun es)
help-gives-good = { $points ->
    [one] 1 { $good }, 1 Punkt wert ({ $left } übrig)
   *[other] 1 { $good }, { $points } Punkte wert ({ $left } übrig)
  }
help-bathes = { $draws ->
    [one] zieht 1 von { $bag } aus dem Beutel
   *[other] zieht { $draws } von { $bag } aus dem Beutel
  } und setzt { $keeps ->
    [one] 1 sofort ein
   *[other] { $keeps } sofort ein, soweit sie passen
  }
help-bathes-nobody = zieht niemanden: Dein Beutel ist leer; der Gefolgsmann geht heim
help-sells = { $most ->
    [one] 1 Schritt für 1 Münze
   *[other] bis zu { $most } Schritte für je 1 Münze
  }
help-invents = { $number ->
    [one] ein Technikplättchen ({ $left } übrig)
   *[other] { $number } Technikplättchen ({ $left } übrig)
  }
help-protects-now = wehrt in dieser Runde das Ereignis ab: { $event }
help-protects-not = das Ereignis dieser Runde braucht keinen Schutz
help-per-status = { $coins ->
    [one] 1 Münze bei deinem Stand
   *[other] { $coins } Münzen bei deinem Stand
  }
help-per-station = { $coins ->
    [0] keine Münzen: noch kein Kontor gebaut
    [one] 1 Münze für dein Kontor
   *[other] { $coins } Münzen für deine Kontore
  }
help-serves = wirkt, solange die Ortskarte dir gehört; niemand muss hier stehen

## Felder und Gefolgsleute
help-space-title = { $place }: { $space }
help-space = nimmt { $one }
help-space-or = nimmt { $one }, auch { $others }
help-space-any = nimmt jeden
help-space-neutral = nimmt neutrale Gefolgsleute jeder Art
help-space-technology = Technik steht hier auf Dauer
help-space-holds = { $follower }, bis der Ort genutzt wird
help-space-sketched = { $follower } in deinem Entwurf; drücken nimmt zurück
help-space-recall = drücken ruft zurück, statt eines Zuges aus dem Beutel
help-space-able = von deinem Markt: { $followers }
help-space-nobody = niemand auf deinem Markt passt
help-own = Von Anfang an deiner. Verlässt dich nie und geht nie zu Werken.
help-follower-farmer = Neutral. Arbeitet überall, wo ein Bauer zu sehen ist.
help-follower-boatman = Neutral. Arbeitet überall, wo ein Schiffer zu sehen ist.
help-follower-craftsman = Neutral. Arbeitet überall, wo ein Handwerker zu sehen ist.
help-follower-trader = Neutral. Arbeitet überall, wo ein Händler zu sehen ist.
help-follower-knight = Neutral. Arbeitet überall, wo ein Ritter zu sehen ist.
help-follower-scholar = Neutral. Arbeitet überall, wo ein Gelehrter zu sehen ist.
help-follower-monk = Vertritt auf deinem Tableau jeden; bei Werken ist ein Mönch nur ein Mönch.
help-follower-technology = Technik ersetzt auf ihrem Feld jemanden auf Dauer.
help-completes = vollendet { $places }
help-fits = passt: { $places }
help-fits-nowhere = keines deiner leeren Felder nimmt ihn
help-fits-deeds = { $number ->
    [one] gefragt bei 1 Werk
   *[other] gefragt bei { $number } Werken
  }
help-pick = drücken, dann ein leuchtendes Feld
help-market-space = Freies Feld des Marktes
help-market-space-what = Der Markt fasst { $size } Gefolgsleute; ist er voll, kann niemand gezogen werden.

## Das Land
help-town = Ein Kontor, von dem, der zuerst baut.
help-town-orleans = Jeder darf hier ein Kontor bauen.
help-stations-of = { $number ->
    [one] Kontor von { $seats }
   *[other] Kontore von { $seats }
  }
help-merchants-of = { $number ->
    [one] Kaufmann von { $seats }
   *[other] Kaufleute von { $seats }
  }
help-town-build = { $points ->
    [one] das Gildenhaus baut hier dein Kontor: 1 Punkt bei deinem Stand
   *[other] das Gildenhaus baut hier dein Kontor: { $points } Punkte bei deinem Stand
  }
help-ways = { $way ->
    [water] zu Wasser { $towns }
   *[other] auf der Straße { $towns }
  }
help-one-step = { $way ->
    [water] dein Kaufmann ist eine Reise entfernt, zu Wasser
   *[other] dein Kaufmann ist eine Reise entfernt, auf der Straße
  }{ $number ->
    [0] {""}
   *[other] , mit { $goods } am Weg
  }
help-steps = dein Kaufmann ist { $number } Reisen entfernt
help-way-title = { $way ->
    [water] Wasserweg { $town } – { $town_2 }
   *[other] Straße { $town } – { $town_2 }
  }
help-way-what = { $way ->
    [water] Das Schiff befährt ihn und nimmt eine Ware mit, die hier liegt.
   *[other] Wagen und Pferdewagen befahren sie und nehmen eine Ware mit, die hier liegt.
  }
help-goods-on = darauf: { $goods }
help-goods-none = hier liegt keine Ware mehr
help-way-open = { $way ->
    [water] ein Schiff bringt deinen Kaufmann nach { $town }
   *[other] ein Wagen bringt deinen Kaufmann nach { $town }
  }
help-way-far = Dein Kaufmann ist in { $town }.
help-good = { $points ->
    [one] Am Ende 1 Punkt wert.
   *[other] Am Ende { $points } Punkte wert.
  }
help-good-mine = { $number ->
    [0] du hast keine
   *[other] du hast { $number }: { $points } Punkte
  }
help-good-left = { $number } auf dem Warenmarkt
help-food = Nahrung für die Ernte
help-food-now = Nahrung für die Ernte dieser Runde, die { $number } verlangt
help-goods-value = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

## Segensreiche Werke
help-deed-wants = sucht { $followers }
help-deed-last = der Nächste vollendet es und bekommt den Bürger
help-deed-left = noch { $number } bis zum Bürger
help-deed-ready = du kannst schicken: { $followers }
help-deed-waiting = von deinem Markt, über das Rathaus: { $followers }
help-deed-nobody = niemand von dir steht dafür bereit
help-deed-full = Vollendet; der Bürger ist vergeben.

## Die Runde
help-stack = Stundenglas { $letter }
help-stack-plain = Stundenglas
help-coming = { $number ->
    [one] 1 Teil mit dieser Rückseite kommt noch.
   *[other] { $number } Teile mit dieser Rückseite kommen noch, in unbekannter Folge.
  }
help-coming-tiles = { $events }
help-past-round = Runde { $round }, vorbei
help-round = Jede Runde hat sieben Phasen; nach der letzten wird gewertet.
help-rounds-left = { $number ->
    [0] das ist die letzte Runde
    [one] noch 1 Runde
   *[other] noch { $number } Runden
  }
help-start-player = { $seat } ist Startspieler
help-event-coins = { $coins ->
    [0] bringt nichts
    [one] bringt 1 Münze
   *[other] bringt { $coins } Münzen
  }
help-event-pays = { $coins ->
    [0] kostet nichts
    [one] kostet 1 Münze
   *[other] kostet { $coins } Münzen
  }{ $have ->
    [short] : mehr als da sind, die Folter droht
   *[enough] {""}
  }
help-event-food = { $food } Nahrung vorhanden, { $number } verlangt
help-event-hungry = { $food } Nahrung vorhanden; der Rest kostet { $coins } Münzen
help-event-bag-empty = der Beutel ist leer: niemand geht verloren
help-event-plague = einer von { $bag } im Beutel; { $spared } %, dass es ein eigener ist und bleibt
help-event-guard = deine Sakristei kann es abwehren
help-census-first = { $seat } bekäme 1 Münze.
help-census-pays = { $seat } zahlte 1 Münze.
help-census-tie = so wie es steht, wechselt keine Münze den Besitzer
help-phase-hourglass = Das nächste Teil zeigt das Ereignis der Runde.
help-phase-census = Die meisten Bauern: 1 Münze. Die wenigsten: 1 zahlen, ab drei Spielern.
help-phase-followers = Alle ziehen Gefolgsleute aus dem Beutel auf ihren Markt.
help-phase-planning = Alle setzen zugleich Gefolgsleute auf ihre Aktionsfelder; Pläne sind geheim, bis sie fertig sind.
help-phase-actions = Reihum je eine Aktion, bis alle gepasst haben.
help-phase-event = Das Ereignis trifft alle.
help-phase-start_player = Der Nächste wird Startspieler.
help-phase-draws = du ziehst bis zu { $number }; { $bag } sind in deinem Beutel
help-next-start = als Nächster: { $seat }

## Was Spieler besitzen
help-wealth-coins = Jede Münze ist am Ende ein Punkt.
help-wealth-stations = Jedes zählt so viele Punkte wie dein Entwicklungsstand.
help-wealth-citizens = Jeder zählt so viele Punkte wie dein Entwicklungsstand.
help-wealth-status = Was jedes Kontor und jeder Bürger wert ist.
help-wealth-technology = Ersetzt auf einem Aktionsfeld jemanden auf Dauer; gelegt, wenn du gepasst hast, sofort oder am Ende der Runde; eines je Ort.
help-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
help-times-status = { $number } × Stand { $status } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
help-stations-left = { $number ->
    [one] 1 weiteres kann gebaut werden
   *[other] { $number } weitere können gebaut werden
  }
help-status-now = { $pieces } × { $status } Punkte
help-status-next = { $number ->
    [one] noch 1 Entwicklungsschritt
   *[other] noch { $number } Entwicklungsschritte
  } zum nächsten Stand: { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
  }
help-technology-hand = { $number } auf der Hand
help-technology-first = { $number ->
    [one] es muss einen Bauern ersetzen
   *[other] eines davon muss einen Bauern ersetzen
  }
help-technology-placed = { $number } gelegt
help-player = { $score ->
    [one] jetzt 1 Punkt
   *[other] jetzt { $score } Punkte
  }, Platz { $place }. Drücken zeigt das ganze Tableau.
help-player-town = { $stations ->
    [one] Kaufmann in { $town }, 1 Kontor
   *[other] Kaufmann in { $town }, { $stations } Kontore
  }
help-player-census = Bauern: { $census }

## Beutel und Punkte
help-bag = { $number } von { $total } im Beutel.
help-bag-draws = { $draws } können je Runde gezogen werden, soweit der Markt Platz hat.
help-bag-odds = { $draws ->
    [one] der nächste Zug (1): { $chance }, dass er kommt
   *[other] der nächste Zug ({ $draws }): { $chance }, dass mindestens einer kommt
  }
help-bag-expected = im Mittel { $number }
help-odds-place = { $draws ->
    [one] Mit dem nächsten Zug (1 Person) ist der Ort zu füllen: { $chance }.
   *[other] Mit dem nächsten Zug ({ $draws } Gefolgsleute) ist der Ort zu füllen: { $chance }.
  }
help-source-coins = Jede Münze ist ein Punkt.
help-source-goods = Nach Art: { $values }.
help-source-stations = Kontore mal Entwicklungsstand.
help-source-citizens = Bürger mal Entwicklungsstand.
help-source-orders = Die Punkte der erfüllten Aufträge.
help-source-merchant_house = Punkte für die meisten Waren einer Art.
help-bag-is-empty = Dein Beutel ist leer: Es gibt niemanden zu ziehen.
help-backs = Rückseiten, die noch kommen: { $backs }.

matters-event = { $event } am Ende der Runde: { $told }
matters-census = Nächste Volkszählung: { $told }
matters-rounds = { $number ->
    [one] Das ist die letzte Runde.
   *[other] Noch { $number } Runden, diese mitgezählt.
}
matters-development = { $number ->
    [one] Ein Schritt auf der Entwicklungsleiste führt zu: { $what }
   *[other] { $number } Schritte auf der Entwicklungsleiste führen zu: { $what }
}
matters-bag = { $number ->
    [0] Dein Beutel ist leer
    [one] In deinem Beutel ist noch jemand
   *[other] In deinem Beutel sind { $number } Gefolgsleute
}; ziehen darfst du { $draws } je Runde.
