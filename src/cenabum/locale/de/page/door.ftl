### Die Tür eines Tisches: die Einladung und das Wartezimmer.

## Die Einladung
door-invites = { $host } lädt dich ein:
door-invited = Du bist eingeladen:
door-shows = Hier wird gespielt:
door-players = zu { $number ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $number }
  }
door-people = Wer dort sitzt
door-running = { $number ->
    [one] Die Partie ist in Runde { $round }. Ein Platz ist frei: Nimm ihn oder schau zu.
   *[other] Die Partie ist in Runde { $round }. { $number } Plätze sind frei: Nimm einen oder schau zu.
  }
door-full = Die Partie ist in Runde { $round }, und alle Plätze sind besetzt. Du kannst zuschauen.
door-full-waiting = Alle Plätze sind besetzt. Du kannst zuschauen.
door-watching-begin = Du schaust zu, sobald die Partie beginnt.
door-empty = frei
door-you = du
door-host = lädt ein
door-colour = Deine Farbe
door-colour-gone = Diese Farbe wurde gerade genommen.
door-nameless = Schreib zuerst deinen Namen.
door-sit = Hinsetzen
door-watch = Zuschauen

## Das Wartezimmer
door-waiting = { $number ->
    [one] Ein Platz ist noch frei
   *[other] { $number } Plätze sind noch frei
  }
door-all-here = Alle haben einen Platz
door-got-up = { $seat } ist aufgestanden.
door-bot = Bot dazu
door-bot-here = Einen Bot an Platz { $number } setzen
door-free = Entfernen
door-free-of = { $seat } entfernen
door-get-up = Aufstehen
door-begin = Partie beginnen
door-begin-bots = { $number ->
    [one] Mit einem Bot am freien Platz beginnen
   *[other] Mit Bots an den freien Plätzen beginnen
  }
door-begin-fewer = { $number ->
    [1] Allein beginnen
    [2] Zu zweit beginnen
    [3] Zu dritt beginnen
    [4] Zu viert beginnen
   *[other] Zu { $number } beginnen
  }
door-wait-for = Die Partie beginnt, wenn alle Plätze besetzt sind oder wenn { $host } sie beginnt.
door-wait = Die Partie beginnt, wenn alle Plätze besetzt sind.
door-send = Lade deine Freunde ein
door-link = Der Link dieses Tisches
door-copy = Link kopieren
door-share = Teilen
door-share-title = Spiel mit: { $game }
door-code = Der Link als QR-Code
door-code-short = QR-Code
door-here-only = Diesen Link kann nur dieser Computer öffnen. Damit andere mitspielen können, beende Cenabum, starte es mit { $command } und öffne die Adresse, die es zeigt.
door-scan = Auch die Kamera eines Handys öffnet ihn.
