### Warum ein Zug bei den Kathedralenbauern nicht geht: no-… ist der Grund, try-… die nächste Abhilfe, ask-… was jetzt zu tun ist, der Rest sind Satzteile.

some-items = { $number } { $item }
some-follower = { $follower-one }
some-body = alle
some-action = { $action-onto }
some-bag = { $bag-from }
some-place = { $place }
the-route = { $way-id ->
    [river] der Fluss zwischen { $place } und { $place_2 }
   *[land] der Landweg zwischen { $place } und { $place_2 }
 }

ask-draw = Ziehe { $list }.
ask-place = Setze { $follower-the }.
ask-move = Ziehe deinen Baumeister oder bleibe. Zur Wahl: { $list }.
ask-stay = Bleibe, wo du bist.
ask-take = Nimm es oder lass es liegen ({ $item }).
ask-deliver = { $number ->
    [one] Liefere bis zu 1 Teil oder sage „fertig“.
   *[other] Liefere bis zu { $number } Teile oder sage „fertig“.
 }
ask-paint = Gib eine Rosette für einen Bauplan oder lass es.
ask-send = Schicke den Mönch in den roten oder den blauen Beutel.
ask-give = Sage, in wessen Rucksack die Rosette kommt.
ask-room = Sage, was { $player } dafür zurücklegt ({ $item }): { $list }.
ask-finish = Raste oder beende deinen Zug.
try-turn = { $player } ist am Zug.
try-homes = Dein { $follower } darf { $list }.

no-when = { $kind-id ->
    [draw] Du ziehst einmal, am Anfang deines Zuges.
    [place] Ein Gefolgsmann wird gesetzt, nachdem er gezogen wurde.
    [move] Dein Baumeister reist mit dem Karren oder dem Boot.
    [take] Es gibt gerade nichts zu nehmen.
    [swap] Es gibt gerade nichts zu tauschen.
    [leave] Es gibt gerade nichts liegen zu lassen.
    [deliver] Geliefert wird auf dem Marktplatz.
    [paint] Eine Rosette gibst du in der Glasmalerei.
    [refrain] Es gibt gerade nichts zu lassen.
    [done] Es gibt gerade nichts zu beenden.
    [send] Mönche kommen als Belohnung in einen Beutel.
   *[give] Rosetten werden als Belohnung gegeben.
 }
no-rest-turn = Rasten kannst du nur in deinem eigenen Zug.
no-place-first = Dein { $follower } muss zuerst gesetzt werden.
no-declining = Das lässt sich nicht ablehnen.
no-leaving = In deinem Rucksack ist Platz, also wird auf die Rosette nicht verzichtet.
no-rest-room = { $number ->
    [one] Dein Rucksack ist nicht voll: 1 Teil passt noch hinein.
   *[other] Dein Rucksack ist nicht voll: { $number } Teile passen noch hinein.
 }
no-rest-handing = Sage erst, was für das Teil zurückgeht, das du weitergibst.
no-bag = Leer: { $bag }.
no-action-monk = { $action }: Hierher darf nur ein Mönch.
no-fit = { $action }: Dieses Feld ist für { $list }, nicht für { $follower-one }.
no-bell = Die Glocke hat geläutet.
no-room = { $action }: Auf diesem Feld steht schon ein { $follower }.
no-twin = { $action }: Dieses Feld ist wie eines davor, das frei ist.
try-twin = Nimm das erste freie: Es ist dasselbe.
no-way = { $way-id ->
    [river] Das Boot fährt nur auf Flüssen; das ist { $route }.
   *[land] Der Karren fährt nur über Land; das ist { $route }.
 }
no-route-here = Dein Baumeister ist in { $place }; dort führt dieser Weg nicht entlang: { $route }.
no-knapsack-room = Dein Rucksack ist voll.
no-rosette-of = Der Rucksack von { $player } ist voller Rosetten.
try-swap = Lege etwas dafür zurück ({ $list }) oder lass es liegen.
no-swap-room = In deinem Rucksack ist Platz; es muss nichts zurück.
no-swap-item = { $item } hast du nicht zum Zurücklegen.
no-swap-item-of = { $item } hat { $player } nicht zum Zurücklegen.
no-swap-same = Für eine Rosette aus dem Vorrat geht keine Rosette zurück.
try-knapsack = Du hast { $list }.
try-knapsack-empty = Dein Rucksack ist leer.
no-item = { $item } hast du nicht im Rucksack.
no-self = Du lieferst an andere, nicht an dich selbst.
no-workshop = Dein Baumeister ist in { $place }, und dort ist keine Werkstatt.
try-workshops = Werkstätten gibt es in { $list }.
no-workshop-done = Die Werkstatt in { $place } ist fertig.
no-workshop-need = { $item } braucht die Werkstatt nicht.
try-lacks = Es fehlt noch: { $list }.
no-hour-glass = Das Stundenglas dieser Runde ist fertig.
try-next-round = Das nächste kommt mit der nächsten Runde.
no-hour-glass-need = { $item } braucht das Stundenglas nicht.
