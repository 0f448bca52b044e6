### Der Tisch der Kathedralenbauer von Orléans: was darauf steht, und was die Dinge über sich sagen, wenn man sie fragt.

cathedral = Die Kathedrale
cathedral-built = { $number } von { $needed } Teilen der Kathedrale sind gebaut
cathedral-tab-town = Stadt
cathedral-tab-map = Karte
cathedral-tab-cathedral = Kathedrale
cathedral-tab-log = Mehr
town = Die Stadt
area-red = Roter Bereich
area-blue = Blauer Bereich
town-space = { $place }: frei für { $follower }
town-space-holds = { $place }: { $follower }
bag-left = { $bag }: { $number ->
    [one] 1 Gefolgsmann
   *[other] { $number } Gefolgsleute
  }
bell-note = Läutet das Ende der Runde ein.
does-here-cart = Karren
does-here-boat = Boot
does-here-market = Markt
does-here-foundry = Glashütte
does-here-painting = Glasmalerei
does-here-festival = Festplatz
does-here-bell = Glockenturm
verb-draw = ziehen
verb-cart = fahren
verb-boat = segeln
verb-market = liefern
verb-foundry = Rosette gießen
verb-painting = Rosette geben
verb-festival = Ereignis
verb-bell = Runde beenden
knapsacks = Rucksäcke
knapsack-full = voll
knapsack-of = Rucksack von { $seat }: { $number } von { $most }
knapsack-short = Rucksack von { $seat }
pick-item = In die Hand nehmen: { $item }
give-here = An { $seat }
builder-of = Baumeister von { $seat }
workshop-done = Werkstatt in { $place }: fertig
workshop-lacks = Werkstatt in { $place }, es fehlt noch: { $goods }
hour-glass-lacks = Stundenglas dieser Runde, es fehlt noch: { $goods }
hour-glass-full = Stundenglas: fertig
open-order = Offener Auftrag
no-order = Kein Auftrag ist offen.
pile-blueprints = Übrige Baupläne
pile-events = Übrige Ereignisse
pile-rosettes = Übrige Rosetten
pile-monks = Übrige Mönche
to-knapsack = an { $seat }
to-workshop = an die Werkstatt
to-hour_glass = an das Stundenglas
swap-for = zurücklegen: { $item }
take-it = nehmen: { $item }
rest = Rasten
paint-for-nothing = Die Rosette abgeben
hint-ally = Was würdest du tun?
hint-can-told = Alles, was leuchtet, kannst du wählen.
hint-wait = { $seat } ist gerade am Zug.
ally-thinks = Ich denke nach …
ally-would = Ich würde „{ $move }“ wählen.
ally-knows-not = Ich weiß es auch nicht.
leads-bag = { $number ->
    [one] der letzte darin
   *[other] 1 von { $number }, zufällig
  }
leads-blueprint = { $number ->
    [one] deckt den letzten Bauplan auf
   *[other] deckt 1 von { $number } Bauplänen auf
  }
leads-event = { $number ->
    [one] deckt das letzte Ereignis auf
   *[other] deckt 1 von { $number } Ereignissen auf
  }
leads-lacks = dann noch: { $goods }
leads-knapsack = dann { $number } von { $most } im Rucksack
leads-leave = es bleibt dort
leads-refrain = die Aktion bleibt ungenutzt
leads-done = es wird nichts mehr geliefert
leads-finish = der Rucksack bleibt voll
place-how = Wähle ein Feld, das leuchtet: Es sagt, was es jetzt bewirkt.
knapsack-yours = du
matters-here-now = Du stehst an einer Werkstatt und hast, was ihr fehlt: Liefere es jetzt.
matters-bring-glass-now = { $number ->
    [one] Dem Stundenglas fehlt nur noch 1 Teil, und du hast es: Liefere es jetzt.
   *[other] Dem Stundenglas fehlen { $number } Teile, und du hast davon: Liefere sie jetzt.
  }
matters-over = Das Spiel ist vorbei.
matters-full = Dein Rucksack ist voll: Du kannst rasten und bekommst einen Bauplan.
matters-here = Du stehst an einer Werkstatt und hast, was ihr fehlt: Ein Marktplatz würde helfen.
matters-bring-glass = { $number ->
    [one] Dem Stundenglas fehlt nur noch 1 Teil, und du hast es. Liefern kannst du es auf dem Marktplatz.
   *[other] Dem Stundenglas fehlen { $number } Teile, und du hast davon. Liefern kannst du sie auf dem Marktplatz.
  }
matters-journey = Ein Auftrag ist offen: Jemand sollte nach { $place } reisen.
matters-meeting = Ein Auftrag ist offen: { $number } Baumeister sollten sich an einem Ort treffen.
matters-treasure = Ein Auftrag ist offen: { $number } Rosetten in einem Rucksack.
matters-glass-soon = Die Runde ist fast vorbei, und dem Stundenglas { $number ->
    [one] fehlt noch 1 Teil.
   *[other] fehlen noch { $number } Teile.
  }
matters-rosette = Du hast eine Rosette: Ein Mönch in der Glasmalerei macht daraus einen Bauplan.
matters-workshop = Du hast viel von dem, was der Werkstatt in { $place } fehlt.
matters-gather = { $number ->
    [one] Noch ein Teil! Sammle Waren: Ein voller Rucksack ergibt einen Bauplan.
   *[other] Noch { $number } Teile der Kathedrale. Sammle Waren: Ein voller Rucksack ergibt einen Bauplan.
  }
point = Zeigen
points-at = { $seat } zeigt:
thing-hour_glass = Stundenglas
thing-order = offener Auftrag
thing-cathedral = die Kathedrale
thing-blueprints = Baupläne
thing-events = Ereignisse
thing-rosettes = Rosetten
thing-monks = Mönche
finish-won = Ihr habt die Kathedrale gebaut!
finish-won-story = { $round ->
    [1] Schon in der ersten Runde sitzt das Dach. Die Glocken läuten über der Loire, und die Fenster leuchten.
    [2] Das Dach sitzt, noch vor der letzten Runde. Die Glocken läuten über der Loire, und die Fenster leuchten.
   *[other] Das Dach sitzt, gerade noch rechtzeitig. Die Glocken läuten über der Loire, und die Fenster leuchten.
  }
finish-lost = Diesmal nicht fertig geworden
finish-lost-story = { $number ->
    [0] Der Grund ist abgesteckt für die Baumeister nach euch. Kathedralen brauchen Zeit.
    [one] 1 von { $needed } Teilen steht. Kathedralen brauchen Zeit: Die nächsten Baumeister machen hier weiter.
   *[other] { $number } von { $needed } Teilen stehen. Kathedralen brauchen Zeit: Die nächsten Baumeister machen hier weiter.
  }

## Die Teile der Kathedrale in ihrer Reihenfolge
section-1 = die Stufen
section-2 = die Portale
section-3 = die Galerie
section-4 = die Fensterrose
section-5 = der Nordturm
section-6 = der Südturm
section-7 = die Glockenstuben
section-8 = das Dach

## Hilfe zu jedem Ding
times = { $number } × { $thing }
help-bag-closed = Daraus wird ein Gefolgsmann gezogen. Hineinschauen darf niemand: Merkt euch, wer hineinkam.
help-bag-open = Daraus wird ein Gefolgsmann gezogen. Die Merkhilfe zeigt, wer darin ist, denn alle haben es gesehen.
help-bag-left = { $number ->
    [one] 1 Gefolgsmann ist darin.
   *[other] { $number } Gefolgsleute sind darin.
  }
help-bag-kind = { $follower }: { $number } von { $all } – { $actions }
help-bag-bell = { $number } von { $all } fänden nur noch den Glockenturm.
help-other-bag = Er ist leer: Zieh aus dem anderen.
help-journey = nach { $place }, unterwegs: { $item }
help-journey-bare = nach { $place }
help-festival-now = Es kommen noch: { $list }.
help-festival-gift = { $number } × { $reward }
help-festival-orders = { $number ->
    [one] 1 Auftrag
   *[other] { $number } Aufträge
  }
help-bell-last = Es ist die letzte Runde: Das Spiel wäre zu Ende.
help-bell-now = { $number ->
    [0] Kein anderes Feld ist frei.
    [one] 1 Feld bliebe ungenutzt.
   *[other] { $number } Felder blieben ungenutzt.
  }
help-bell-kind = { $number } × { $follower }
help-player = { $player }
help-market-workshop = { $number ->
    [one] Du trägst 1 Teil für die Werkstatt, in der du stehst.
   *[other] Du trägst { $number } Teile für die Werkstatt, in der du stehst.
  }
help-market-glass = { $number ->
    [one] Du trägst 1 Teil für das Stundenglas.
   *[other] Du trägst { $number } Teile für das Stundenglas.
  }
help-market-players = Du kannst Teile weitergeben an { $list }.
help-foundry-now = Eine Rosette kommt in deinen Rucksack; { $number } sind noch da.
help-foundry-full = Dein Rucksack ist voll: Für die Rosette musst du tauschen.
help-painting-now = Deine Rosette wird ein Bauplan.
town-taken = alles besetzt
help-all-taken = Alle Felder sind in dieser Runde besetzt.
help-space-taken = Hier steht bis zum Ende der Runde: { $follower }.
help-space-takes = { $any ->
    [true] Ein Feld für: { $takes }.
   *[other] Ein Feld für: { $takes }. Mönche passen überall.
  }
help-space-wrong = Passt hier nicht: { $follower }.
help-route-land = Eine Straße: Der Karren bringt deinen Baumeister darauf voran.
help-route-river = Ein Fluss: Das Boot bringt deinen Baumeister darauf voran.
help-route-item = Hier liegt: { $item }. Wer vorbeikommt, darf es nehmen.
help-route-empty = Hier liegt bis zur nächsten Runde nichts.
help-route-near = Dieser Weg bringt dich nach { $place }.
help-route-far = Dein Baumeister ist in { $place }.
help-order-lacks = Es fehlt noch: { $goods }.
help-order-gives = Bringt: { $rewards }.
help-order-carried = { $number ->
    [one] Du trägst 1 Teil davon.
   *[other] Du trägst { $number } Teile davon.
  }
help-order-other = { $number ->
    [one] { $seat } trägt 1 Teil davon.
   *[other] { $seat } trägt { $number } Teile davon.
  }
help-workshop = Werkstatt in { $place }
help-workshop-what = Hierher liefert der Markt, solange dein Baumeister hier steht. Was da ist, bleibt von Runde zu Runde.
help-workshop-done = Ihr Auftrag ist erfüllt. Gut gebaut!
help-workshop-far = { $number ->
    [one] Dein Baumeister ist 1 Schritt entfernt.
   *[other] Dein Baumeister ist { $number } Schritte entfernt.
  }
help-glass-what = Hierher liefert der Markt von überall. Wenn die Glocke läutet, ist es verloren.
help-glass-done = { $left ->
    [0] Es ist erfüllt, und es war das letzte.
   *[other] Es ist erfüllt. Das nächste kommt mit der nächsten Runde.
  }
help-glass-free = { $free ->
    [0] In der Stadt ist kein Feld mehr frei: Nun kommt die Glocke.
    [one] Vor der Glocke ist in der Stadt noch 1 Feld frei.
   *[other] Vor der Glocke sind in der Stadt noch { $free } Felder frei.
  }
help-no-order = Der Festplatz kann einen aufdecken.
help-order-reward = Erfüllt bringt er sofort einen Bauplan. Ein neuer Auftrag ersetzt ihn.
help-order-steps = { $number ->
    [0] { $player } ist in { $place }.
    [one] { $player } ist 1 Schritt entfernt.
   *[other] { $player } ist { $number } Schritte entfernt.
  }
help-order-rosettes = { $number ->
    [0] { $player } hat keine Rosette.
    [one] { $player } hat 1 Rosette.
   *[other] { $player } hat { $number } Rosetten.
  }
help-place-what = Ein Ort auf der Karte.
help-place-workshop = Ein Ort mit einer Werkstatt.
help-place-builders = Hier: { $seats }.
help-place-order = Der offene Auftrag verlangt hier einen Baumeister.
help-place-steps = { $number ->
    [one] Dein Baumeister ist 1 Schritt entfernt.
   *[other] Dein Baumeister ist { $number } Schritte entfernt.
  }
help-knapsack-what = Er fasst { $number } Teile. Ein voller wird durch eine Rast zu einem Bauplan, wenn sein Besitzer am Zug ist.
help-knapsack-holds = { $goods }
help-knapsack-none = Er ist leer.
help-knapsack-rest = Er ist voll: Eine Rast bringt einen Bauplan.
help-knapsack-empties = Er ist voll: Eine Rast leert ihn. Es gibt keine Baupläne mehr.
help-knapsack-glass = { $number ->
    [one] 1 Teil fehlt dem Stundenglas.
   *[other] { $number } Teile fehlen dem Stundenglas.
  }
help-knapsack-shop = { $number ->
    [one] 1 Teil wird in { $place } gebraucht.
   *[other] { $number } Teile werden in { $place } gebraucht.
  }
help-knapsack-room = { $number ->
    [one] Platz für 1 weiteres Teil.
   *[other] Platz für { $number } weitere Teile.
  }
help-pile-blueprints = Ein Bauplan wird umgedreht und gibt, was er zeigt.
help-pile-still = Noch verdeckt: { $things }.
help-pile-events = Der Festplatz deckt das nächste auf.
help-pile-rosettes = Glasrosetten, die noch niemand hat.
help-pile-monks = Mönche, die eine Belohnung in einen Beutel schickt.
help-pile-left = { $number } sind noch da.
help-next-section = Als Nächstes: { $section }.
help-sections-come = Teile der Kathedrale kommen von Werkstätten, Stundengläsern und Bauplänen.
help-rounds = Nach Runde { $rounds } ist der Bischof da: Dann muss die Kathedrale stehen.
help-hint-can = Zeigt alles, was du jetzt wählen kannst.
help-hint-matters = Sagt, was für dich am dringendsten ist.
help-hint-ally = Zeigt, was ein Gefährte tun würde, und warum.
help-point = Berühre danach ein Ding, und alle sehen, was du meinst. Gewählt wird dabei nichts.

## Was eben geschah, in wenigen Worten
happened-round = Runde { $round } von { $rounds }
happened-bell = Die Glocke läutet!
more = Mehr

## Tasten und Schluss
key-bags = 1, 2
key-bags-does = aus dem roten oder dem blauen Beutel ziehen
key-hints = j, k, l
key-hints-does = Tipps: Was kann ich tun? Was ist wichtig? Was würdest du tun?
key-point = p
key-point-does = auf etwas zeigen
key-done = d
key-done-does = fertig, liegen lassen oder bleiben
stay-here = Hier bleiben
finish-tally = { $delivered ->
    [one] 1 Teil geliefert
   *[other] { $delivered } Teile geliefert
  } · { $blueprints ->
    [one] 1 Bauplan
   *[other] { $blueprints } Baupläne
  } · { $steps ->
    [one] 1 Reise
   *[other] { $steps } Reisen
  }
all-rules = Alle Regeln
pile-goods = Waren im schwarzen Beutel
help-pile-goods = Mit der nächsten Runde kommen sie auf die leeren Felder der Karte.
help-bell-gone = Für immer fort: { $list }.
thing-goods = schwarzer Beutel
