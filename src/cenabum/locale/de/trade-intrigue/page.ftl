### Handel & Intrige am Tisch von Orléans: Aufträge, Tafeln, Händel, Ereignisse.

orders = Offene Aufträge
orders-none = Kein Auftrag liegt offen.
orders-pile = { $number ->
    [0] keine weiteren Aufträge
    [one] noch 1 Auftrag im Stapel
   *[other] noch { $number } Aufträge im Stapel
  }
order-card = { $town } will { $goods } und gibt { $points } Punkte.
order-ready = Du kannst jetzt liefern, gleich nach einer Aktion.
order-ready-short = liefern
order-missing = { $goods ->
    [0] Du hast die Waren;
    [one] Dir fehlt 1 Ware;
   *[other] Dir fehlen { $goods } Waren;
  } { $far ->
    [0] dein Kaufmann ist dort.
    [one] dein Kaufmann ist 1 Reise entfernt.
   *[other] dein Kaufmann ist { $far } Reisen entfernt.
  }
order-lacks-short = −{ $goods }
order-goods-there = alle Waren sind da
order-journeys = Reisen für deinen Kaufmann
order-merchant-there = dein Kaufmann ist dort
order-mark = { $town } hat einen Auftrag für { $points } Punkte
order-done = { $town } ({ $points } Punkte)
orders-fulfilled = { $number ->
    [one] 1 Auftrag erfüllt, { $points } Punkte
   *[other] { $number } Aufträge erfüllt, { $points } Punkte
  }
deliver-title = Einen Auftrag erfüllen?
deliver-do = Nach { $town } liefern für { $points } Punkte
deliver-goods = kommen aus dem Spiel
deliver-pass = Danach passt du: Es ist deine letzte Aktion der Runde.
deliver-not = Nicht liefern
board-new-deeds = Neue segensreiche Werke
board-intrigue = Intrige
board-closed = { $deed }: mit so wenigen nicht dabei
board-closed-why = nicht zu zweit
board-covered = abgedeckt: mit so wenigen nicht dabei
board-complete = vollendet
board-technology = { $number ->
    [one] 1 Technikplättchen liegt hier
   *[other] { $number } Technikplättchen liegen hier
  }
for-each = für jeden Gefolgsmann
for-last = für den Gefolgsmann auf dem letzten Feld
bonus-bag = einen Gefolgsmann ziehen und einsetzen
bonus-boatman = auf dem Wasser reisen
bonus-tile = eine Ortskarte
bonus-tech = ein Technikplättchen
bonus-act = eine beliebige eigene Aktion
bonus-station = ein Kontor, wo dein Kaufmann ist
bonus-goods = eine Ware nach Wahl
send-who = Zu entsenden:
prompt-send-intrigue = Entsende Gefolgsleute zu Personen der Intrige: Nimm einen aus dem Rathaus, dann ein leuchtendes Feld. Wen es trifft, der darf dich bestechen.
closed-no-stopped = diese Runde lahmgelegt
closed-no-sabotaged = Sabotage: Technik
closed-no-banned = { $event }: keine { $profession-plural }
closed-no-exchange = { $good }: nichts zu geben
closed-help-brasserie-empty = nichts mehr darauf
bribe-title = Ein Handel
bribe-offers = { $target } bietet:
bribe-accept = Annehmen und { $target } verschonen
bribe-refuse = Ablehnen
bribe-your-offer = Was du bietest
bribe-make = { $by } das anbieten
bribe-nothing = Nichts anbieten
bribe-wait-offer = { $target } darf etwas dagegen bieten.
bribe-wait-answer = { $by } nimmt an oder lehnt ab.
bribe-next = Danach verhandelt: { $seats }.
stepper-less = Eins weniger: { $thing }
stepper-more = Eins mehr: { $thing }
threat-fraud = { $you ->
    [yes] { $by } will von dir { $good } und gibt dafür { $own }.
   *[no] { $by } will von { $target } { $good } und gibt dafür { $own }.
  }
threat-arsonist = { $you ->
    [yes] { $by } will dein Kontor in { $town } niederbrennen.
   *[no] { $by } will das Kontor von { $target } in { $town } niederbrennen.
  }
threat-kidnapper = { $you ->
    [yes] { $by } will deinen Kaufmann nach Orléans bringen lassen.
   *[no] { $by } will den Kaufmann von { $target } nach Orléans bringen lassen.
  }
threat-torturer = { $you ->
    [yes] { $by } will dich foltern lassen: Du gibst eine Sache ab.
   *[no] { $by } will { $target } foltern lassen: Eine Sache wird abgegeben.
  }
threat-hangman = { $you ->
    [yes] { $by } schickt den Henker zu deinem Beutel: Du ziehst einen Gefolgsmann und verlierst ihn, wenn er kein eigener ist.
   *[no] { $by } schickt den Henker zum Beutel von { $target }: Ein Gefolgsmann wird gezogen und geht verloren, wenn er kein eigener ist.
  }
threat-saboteur = { $you ->
    [yes] { $by } will deinen Gefolgsmann vertreiben: { $place }. Er kommt in deinen Beutel.
   *[no] { $by } will einen Gefolgsmann von { $target } vertreiben: { $place }.
  }
threat-spy = { $you ->
    [yes] { $by } will deine Technik stehlen: { $place }.
   *[no] { $by } will Technik von { $target } stehlen: { $place }.
  }
threat-tax_collector = { $you ->
    [yes] { $by } will von dir eine Steuer nehmen.
   *[no] { $by } will von { $target } eine Steuer nehmen.
  }
threat-traitor = { $you ->
    [yes] { $by } will dich einen Schritt zurücksetzen: { $track }.
   *[no] { $by } will { $target } einen Schritt zurücksetzen: { $track }.
  }
scheme-hit = { $seat } wählen
scheme-in = der Kaufmann ist in { $town }
scheme-bag = { $number ->
    [one] 1 Gefolgsmann im Beutel
   *[other] { $number } Gefolgsleute im Beutel
  }
scheme-station = Kontor in { $town }
scheme-wants = { $good } von { $seat }
scheme-give = Du gibst:
scheme-swap = { $own } für { $good }
scheme-against = { $seat } (auf { $step }) geht zurück
scheme-nobody-ahead = nur du gehst voran
scheme-not = Sein lassen
done-court = Keine Aktion
done-journey = Bleiben
done-settle = In den Beutel

## Hilfe
help-board-any = { $number ->
    [one] hat 1 freies Feld für jeden
   *[other] hat { $number } freie Felder für jeden
  }
help-board-last = der Nächste vollendet es
help-hits = Treffen kann es: { $whom }.
help-hits-nobody = Jetzt trifft es niemanden; der Gefolgsmann darf trotzdem gehen.
help-in = { $player } ({ $what })
help-loses = { $player } (zu { $chance } % geht jemand verloren)
help-lies = { $good } (Feld: { $follower })
help-alchemy = { $bag ->
    [one] Du darfst den 1 Gefolgsmann aus deinem Beutel ziehen und sofort setzen.
   *[other] Du darfst 1 der { $bag } Gefolgsleute aus deinem Beutel ziehen und sofort setzen.
  }
help-no-water = In { $town } ist kein Wasser: Dein Kaufmann bleibt.
help-no-gears-here = Hier liegt kein Technikplättchen mehr.
help-town_charter = { $steps ->
    [0] Ohne Schritt auf der Händlerleiste bekommst du keine Ortskarte.
    [one] Mit 1 Schritt auf der Händlerleiste: eine Ortskarte der Kategorie I.
   *[other] Mit { $steps } Schritten auf der Händlerleiste: eine beliebige Ortskarte.
  }
help-navigation = { $steps ->
    [0] Ohne Schritt auf der Handwerkerleiste bekommst du kein Technikplättchen.
    [one] Mit 1 Schritt auf der Handwerkerleiste: ein Technikplättchen, das einen Bauern ersetzen muss.
   *[other] Mit { $steps } Schritten auf der Handwerkerleiste: ein Technikplättchen für jedes Feld außer Mönchsfeldern.
  }
help-fraud-nothing = Du hast keine Ware zum Tauschen.
help-arsonist-nothing = In { $town }, wo dein Kaufmann ist, steht kein Kontor.
help-track-ahead = { $track } ({ $list })
help-traitor = Vor dir sind: { $tracks }.
help-traitor-alone = Niemand ist vor dir: Nur dein eigener Stein geht voran.
help-order = Auftrag von { $town }
help-order-goods = Dir fehlt: { $goods }.
help-order-have = Du hast die Waren.
help-order-far = { $far ->
    [one] Dein Kaufmann ist 1 Reise entfernt.
   *[other] Dein Kaufmann ist { $far } Reisen entfernt.
  }
help-order-there = Dein Kaufmann ist dort: Gleich nach einer eigenen Aktion kannst du liefern.
help-order-rivals = { $number ->
    [one] { $seats } könnte ihn beim nächsten Zug erfüllen.
   *[other] { $seats } könnten ihn bei ihrem nächsten Zug erfüllen.
  }

## Hilfe zu Ereignissen
event-clock = Es wirkt zu seiner eigenen Zeit
help-event-clock = Die Uhr: Es wirkt zu seiner eigenen Zeit, nicht in der Ereignisphase.
help-event-can = Die { $coins } Münzen dafür hast du.
help-event-cannot = Dir fehlen die { $coins } Münzen dafür.
help-event-away = Dein Kaufmann ist nicht in Orléans: Du zahlst nichts.
help-event-spared = So wie es steht, tut es dir nichts.
help-event-retraining = Du kannst eine Ware für Entwicklungsschritte geben oder { $coins } Münzen zahlen.
help-event-wedding = { $number ->
    [0] Du ziehst niemanden: Der Beutel ist leer oder der Markt voll.
    [one] Du ziehst 1 Gefolgsmann.
   *[other] Du ziehst { $number } Gefolgsleute.
  }
help-event-malfunction = Du wählst, welches Technikplättchen du zurückgibst.
help-event-fire = Dein Stein fällt auf der Entwicklungsleiste von Feld { $before } auf Feld { $after }.
help-event-dues = Deine Waren sind { $worth } Punkte wert: Damit kannst du zahlen.
help-event-dues-short = Deine Waren sind nur { $worth } Punkte wert: Alle gehen weg, und du gibst { $missing ->
    [one] 1 weitere Sache her.
   *[other] { $missing } weitere Dinge her.
  }
help-event-summoned = Dein Kaufmann verlässt { $town }, wenn du nicht zahlst.
help-event-famine = { $number ->
    [0] Du hast keine Gefolgsleute, die es nehmen könnte.
    [one] Du verlierst 1 Gefolgsmann deiner Wahl.
   *[other] Du verlierst { $number } Gefolgsleute deiner Wahl.
  }
help-event-uprising = { $number ->
    [0] Keiner deiner Bauern steht auf einem fremden Feld.
    [one] 1 deiner Bauern steht auf einem fremden Feld und kommt in der Ereignisphase in den Beutel.
   *[other] { $number } deiner Bauern stehen auf fremden Feldern und kommen in der Ereignisphase in den Beutel.
  }
help-event-sabotage = Nicht nutzen kannst du: { $places }.
help-place-name = { $place }

## Hilfe zu den neuen Ortskarten
help-brasserie = Darauf liegen { $goods }: Sie sind dein, und jede Ware kann ein Ereignis abwehren.
help-brasserie-empty = Darauf liegt nichts mehr.
help-majority = Am meisten hast du von: { $list }.
help-majority-none = Von keiner Ware hast du am meisten.
help-exchange = Du hast { $number } { $good } zum Tauschen.
