### Warum der Siedler so zieht.

plan-place = { $place } gehört zu den Orten, die zusammen in dieser Runde am meisten bringen.
plan-load = Es ist mehr wert, { $parcel-one } zu entsenden als zu behalten.
plan-fair = Wer nichts Besseres zu tun hat, geht auf den Jahrmarkt.
plan-done = Nichts anderes vom Anger oder aus dem Vorrat brächte in dieser Runde etwas.
act-place = { $place } bringt jetzt von allen Aktionen am meisten.
act-send = Jetzt { $parcel-one } zu entsenden bringt von allen Aktionen am meisten.
act-advance = Alles, was die nächste Ära verlangt, ist da.
act-pass = Keine Aktion brächte jetzt etwas.
answer-start = Das Land um dieses Dorf ist am meisten wert.
answer-draw = Zieht, so viele er darf; wer vergeblich wartet, kommt zuerst zurück.
answer-recruit = Dieser Gefolgsmann fehlt am meisten.
answer-settle = Dieses Gebiet bringt am meisten: durch seinen Ertrag und durch das, was die Geschichte verlangt.
answer-withdraw = Dieser Siedler fehlt am wenigsten.
answer-build = Hier geht durch den Bau am wenigsten verloren.
answer-tile = Dieser Ort wird am meisten nützen.
answer-trade = Kauft, was Aufgaben und Bauten verlangen, und verkauft, was niemand verlangt.
answer-deliver = Liefert, was als Ruhm mehr wert ist als im Vorrat.
answer-feed = Diese Nahrung fehlt am wenigsten.
answer-swap = Tauscht, was am wenigsten fehlt, gegen das, was am meisten gebraucht wird.
answer-expel = Hält einen Ort dessen auf, der im Ruhm führt.
answer-strike = Streicht, was am schwersten zu bekommen wäre.
answer-technology = Technik kommt dorthin, wo sie am häufigsten einen Gefolgsmann spart; was Aufgaben verlangen, bleibt.
answer-lose = Dieser Siedler fehlt am wenigsten.
answer-collect = Nimmt zurück, was ungenutzt blieb: Der nächste Plan kann es anders brauchen.
answer-lodge = Der Gefolgsmann geht dorthin, wo er etwas in Gang setzt, sonst auf den Anger.
answer-bathe = Der Gefolgsmann geht dorthin, wo er etwas in Gang setzt.
position-best = So ist die Lage danach am besten.

## Was eine vorausschauende Stufe über ihren Plan sagt. $number gilt im Schnitt für einen gedachten Tisch, $more für alle $tables zusammen.

plan-the-place = { $place }
plan-parcel = { $parcel-one }
plan-portal = Pforte für { $parcels }
plan-fills-none = Besetzt in dieser Runde keinen Ort.
at-tables = { $number ->
    [one] einem gedachten Tisch
   *[other] { $number } gedachten Tischen
 }
plan-comes-out-ahead = { $number ->
    [one] Im Kopf an { $tables } bis zum Ende der Runde weitergespielt, liegt das vor dem nächstbesten Plan ({ $other }).
   *[other] Im Kopf an { $tables } { $number } Runden weitergespielt, liegt das vor dem nächstbesten Plan ({ $other }).
 }
plan-comes-out-equal = { $number ->
    [one] Im Kopf an { $tables } bis zum Ende der Runde weitergespielt, schneidet das etwa so gut ab wie der nächstbeste Plan ({ $other }).
   *[other] Im Kopf an { $tables } { $number } Runden weitergespielt, schneidet das etwa so gut ab wie der nächstbeste Plan ({ $other }).
 }
has-wins = { $tables ->
    [one] den Sieg
   *[other] den Sieg an { $more } von { $tables } Tischen mehr
 }
    .topic = das Ende der Partie
has-favor = { $tables ->
    [one] die Gunst des Königs, wo der andere zur Entlassung führt
   *[other] die Gunst des Königs an { $more } von { $tables } Tischen mehr
 }
    .topic = die Gunst des Königs
has-church = { $tables ->
    [one] eine Kirche
   *[other] eine Kirche an { $more } von { $tables } Tischen mehr
 }
    .topic = die Kirche
has-others = weniger für die anderen
    .topic = was die anderen bekommen
has-eras = { $number ->
    [0] an manchen Tischen eine spätere Ära
    [one] etwa 1 Ära mehr
   *[other] etwa { $number } Ären mehr
 }
    .topic = die nächste Ära
has-citizens = { $number ->
    [0] an manchen Tischen mehr Bürger
    [one] etwa einen Bürger mehr
   *[other] etwa { $number } Bürger mehr
 }
    .topic = Bürger
has-tasks = { $number ->
    [0] an manchen Tischen mehr Erfülltes bei den Aufgaben
    [one] etwa 1 gefülltes Aufgabenfeld mehr
   *[other] etwa { $number } gefüllte Aufgabenfelder mehr
 }
    .topic = die Aufgaben
has-areas = { $number ->
    [0] an manchen Tischen mehr Gebiete
    [one] etwa 1 Gebiet mehr
   *[other] etwa { $number } Gebiete mehr
 }
    .topic = Gebiete
has-villages = { $number ->
    [0] an manchen Tischen mehr Dörfer
    [one] etwa 1 Dorf mehr
   *[other] etwa { $number } Dörfer mehr
 }
    .topic = Dörfer
has-fortresses = { $number ->
    [0] an manchen Tischen mehr Festungen
    [one] etwa 1 Festung mehr
   *[other] etwa { $number } Festungen mehr
 }
    .topic = Festungen
has-churches = { $number ->
    [0] an manchen Tischen mehr Kirchen
    [one] etwa 1 Kirche mehr
   *[other] etwa { $number } Kirchen mehr
 }
    .topic = Kirchen
has-fame = { $number ->
    [0] an manchen Tischen mehr Ruhm
    [one] etwa 1 Ruhm mehr
   *[other] etwa { $number } Ruhm mehr
 }
    .topic = Ruhm
has-riches = { $number ->
    [0] an manchen Tischen mehr Münzen und Waren
    [one] etwa 1 mehr an Münzen und Waren
   *[other] etwa { $number } mehr an Münzen und Waren
 }
    .topic = Münzen und Waren
has-followers = { $number ->
    [0] an manchen Tischen mehr Gefolgsleute
    [one] etwa einen Gefolgsmann mehr
   *[other] etwa { $number } Gefolgsleute mehr
 }
    .topic = Gefolgsleute
has-technology = { $number ->
    [0] an manchen Tischen mehr Technikplättchen
    [one] etwa 1 Technikplättchen mehr
   *[other] etwa { $number } Technikplättchen mehr
 }
    .topic = Technik
