### Die Bücher der Geschichten in unseren eigenen Worten, und die Worte für Ärentafel, Kontrolltafel, Aufgabenblatt und Ruhmesleiste.

## The booklet
booklet-open = Das Buch der Geschichte aufschlagen
booklet-supply = Neu auf dem Marktplatz:
booklet-prologue = Vorspiel
narration-go = An den Tisch
narration-next = Weiter
narration-read = Die Regeln dieser Ära lesen
narration-again = Im Buch der Geschichte ist das jederzeit nachzulesen.
era-number = Ära { $era }

era-draw = Ziehe in jeder Runde bis zu { $number } Gefolgsleute
era-categories = { $number ->
    [1] Ortsplättchen der Kategorie I
    [2] Ortsplättchen der Kategorien I und II
   *[other] Ortsplättchen der Kategorien I, II und III
  }
era-no-categories = Keine Ortsplättchen
era-new-places = Neu auf deinem Tableau: { $places }
era-new-settlers = { $number ->
    [one] 1 neuer Siedler kommt zu dir
   *[other] { $number } neue Siedler kommen zu dir
  }
era-forbidden = Hier nicht möglich: { $places }
era-building = Ruhm für Bauten: { $list }
era-building-item = { $building } { $number }
era-no-building = Kein Ruhm für Bauten
era-first-citizen = Wer als Erster eintritt, bekommt einen Bürger
era-protected = Niemand kann deine Gebiete betreten
era-peace = Frieden: Du und alle anderen siedelt auch in den Gebieten der jeweils anderen, außer wo eine Festung steht; das Gebiet zählt dann für beide
bonus-each-round = Jede Runde: { $bonus }

famine-on = Hunger: Das Vorratslager hat noch Lücken
famine-over = Das Vorratslager ist voll: Der Hunger ist vorbei
plague-on = Pest: Die Medizin ist noch nicht gefunden
plague-over = Die Medizin ist gefunden: Die Pest ist vorbei
brings-now = Für dich jetzt: { $what }
brings-fame = { $number ->
    [one] 1 Ruhmespunkt
   *[other] { $number } Ruhmespunkte
  }
brings-coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
  }
brings-deliver = { $number ->
    [one] 1 Ware liefern
   *[other] bis zu { $number } Waren liefern
  }
brings-food = { $number } Nahrung abzugeben
brings-settlers = { $number } Siedler verloren

## What an era or the king asks for
need-areas = { $wanted ->
    [one] 1 Gebiet
   *[other] { $wanted } Gebiete
  }
need-villages = { $wanted ->
    [one] 1 Dorf
   *[other] { $wanted } Dörfer
  }
need-fortresses = { $wanted ->
    [one] 1 Festung
   *[other] { $wanted } Festungen
  }
need-churches = { $wanted ->
    [one] 1 Kirche
   *[other] { $wanted } Kirchen
  }
need-citizens = { $wanted } Bürger
need-food = { $wanted } Nahrung abgeben
need-coins = { $wanted ->
    [one] 1 Münze zahlen
   *[other] { $wanted } Münzen zahlen
  }
need-deed = Eine Sendung für eine gute Tat (nicht Alchemie)
need-once = Nächste Runde: Du bist schon weitergezogen
need-tournament_grounds = Den Turnierplatz erreichen ({ $wanted })
need-castle = Die Königsburg erreichen ({ $wanted })
need-task = Vollenden: { $task }
need-food-rule = { $number } Nahrung je Siedler auf der Karte abgeben
need-coins-rule = { $number ->
    [one] 1 Münze für jedes Dorf auf der Karte zahlen, gleich wessen, und für dein geheimes
   *[other] { $number } Münzen für jedes Dorf auf der Karte zahlen, gleich wessen, und für dein geheimes
  }
need-have = du hast { $have }
need-spaces = { $have } von { $wanted }
need-met = erfüllt
need-missing = fehlt
need-costs = { $number ->
    [one] kostet nach jetzigem Stand 1 Günstlingsplättchen
   *[other] kostet nach jetzigem Stand { $number } Günstlingsplättchen
  }
need-no-mercy = kein Günstlingsplättchen hilft
need-nothing = Die letzte Ära: Dahinter liegt nur noch die Krone.
advance-ready = Du kannst jetzt weiterziehen: Sende etwas an eine gute Tat.
advance-not-yet = { $number ->
    [one] Es fehlt noch 1 Bedingung, um weiterzuziehen.
   *[other] Es fehlen noch { $number } Bedingungen, um weiterzuziehen.
  }

## Era board
era-board = Ärentafel
eras-of = { $seat } ist in Ära { $era }
seasons = Jahreszeiten
season-left = { $number ->
    [0] Mit dieser Runde endet das Jahr.
    [one] Danach bleibt 1 Runde.
   *[other] Danach bleiben { $number } Runden.
  }
objectives = Ziele
objectives-of = Ziele von { $seat }
favorites-of = { $number ->
    [0] { $seat } hat kein Günstlingsplättchen mehr
   *[other] { $seat } hat { $number } Günstlingsplättchen
  }
control-board = Kontrolltafel
control-areas = Gebiete
control-villages = Dörfer
control-churches = Kirchen
control-mark = { $number }: ein Bürger
control-of = { $seat } hat { $number } erreicht ({ $column })
control-next = nächste Marke: { $number }
control-all = alle Marken erreicht

## Task sheet
task-sheet = Aufgabenblatt
task-sheet-of = Aufgabenblatt von { $seat }
task-church = Kirche
task-citizens = Bürger
task-riches = Vermögen
task-done = erledigt
task-crown = Alles ist erledigt: Am Rundenende entscheidet sich die Krone.
task-number = { $done } von { $all } Aufgaben erledigt

## Fame track
fame-track = Ruhmesleiste
fame-road = Ruhm
fame-of = { $seat }: { $number }
fame-bonus-at = Feld { $number }: { $bonus }
fame-next = Dein nächster Bonus: { $bonus }, in { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritten
  }
fame-stop = Niemand kommt über den Turnierplatz hinaus, bevor Ära { $tournament-era } vorbei ist.

## Last pages
category-board = Auf jedem Tableau
category-base = Grundorte, die mit den Ären kommen
category-I = Ortsplättchen I
category-II = Ortsplättchen II
category-III = Ortsplättchen III
tasks = Aufgaben und Kontrolle
