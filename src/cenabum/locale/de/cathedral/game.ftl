### Die Kathedralenbauer von Orléans auf Deutsch. Wie Texte gefunden werden: siehe kernel/language.py.

title = Die Kathedralenbauer von Orléans

## Gefolgsleute, Waren, Beutel

follower-knight = Ritter
    .one = einen Ritter
    .the = den Ritter
    .plural = Ritter
follower-fisherman = Fischer
    .one = einen Fischer
    .the = den Fischer
    .plural = Fischer
follower-farmer = Bauer
    .one = einen Bauern
    .the = den Bauern
    .plural = Bauern
follower-trader = Händler
    .one = einen Händler
    .the = den Händler
    .plural = Händler
follower-monk = Mönch
    .one = einen Mönch
    .the = den Mönch
    .plural = Mönche
item-wood = Holz
    .one = Holz
item-stone = Stein
    .one = Stein
item-bread = Brot
    .one = Brot
item-rosette = Rosette
    .one = eine Rosette
bag-red = roter Beutel
    .from = aus dem roten Beutel
    .into = in den roten Beutel
bag-blue = blauer Beutel
    .from = aus dem blauen Beutel
    .into = in den blauen Beutel

## Die Stadt

action-cart = Karren
    .onto = auf den Karren
action-red_market = Marktplatz (rot)
    .onto = auf den roten Marktplatz
action-foundry = Glashütte
    .onto = in die Glashütte
action-red_festival = Festplatz (rot)
    .onto = auf den roten Festplatz
action-boat = Boot
    .onto = auf das Boot
action-blue_market = Marktplatz (blau)
    .onto = auf den blauen Marktplatz
action-painting = Glasmalerei
    .onto = in die Glasmalerei
action-blue_festival = Festplatz (blau)
    .onto = auf den blauen Festplatz
action-bell_tower = Glockenturm
    .onto = auf den Glockenturm
sort-knight = Ritter
sort-fisherman = Fischer
sort-farmer = Bauer
sort-trader = Händler
sort-monk = Mönch
sort-any = alle
sort-knight_or_fisherman = Ritter oder Fischer
sort-knight_or_farmer = Ritter oder Bauer
sort-knight_or_trader = Ritter oder Händler
sort-fisherman_or_farmer = Fischer oder Bauer
sort-fisherman_or_trader = Fischer oder Händler
sort-farmer_or_trader = Bauer oder Händler
space = { $action }
    .parts = action sort
    .exact = { $action }: { $sort }
    .onto = { $action-onto }

## Die Karte

place-orleans = Orléans
place-chartres = Chartres
place-le_mans = Le Mans
place-vendome = Vendôme
place-blois = Blois
place-tours = Tours
place-chinon = Chinon
place-chateauroux = Châteauroux
place-bourges = Bourges
place-nevers = Nevers
place-briare = Briare
place-montargis = Montargis
route = { $joint ->
    [wave] Fluss { $place } – { $place_2 }
   *[other] Landweg { $place } – { $place_2 }
 }
    .parts = place place
    .by = { $joint ->
        [wave] auf dem Fluss
       *[other] über Land
     }
way-land = über Land
way-river = auf dem Fluss
origin-route = am Weg
origin-foundry = in der Glashütte

## Plättchen

workshop-workshop_1 = Werkstatt 1
workshop-workshop_2 = Werkstatt 2
workshop-workshop_3 = Werkstatt 3
workshop-workshop_4 = Werkstatt 4
workshop-workshop_5 = Werkstatt 5
workshop-workshop_6 = Werkstatt 6
workshop-workshop_7 = Werkstatt 7
workshop-workshop_8 = Werkstatt 8
hour_glass-hour_glass_1 = Stundenglas 1
hour_glass-hour_glass_2 = Stundenglas 2
hour_glass-hour_glass_3 = Stundenglas 3
hour_glass-hour_glass_4 = Stundenglas 4
hour_glass-hour_glass_5 = Stundenglas 5
hour_glass-hour_glass_6 = Stundenglas 6
event-rosette = Geschenk einer Rosette
event-monk = Ein Mönch kommt
event-journey_1 = Reise
event-journey_2 = Reise
event-journey_3 = Reise
event-meeting = Treffen
event-treasure = Schatz
reward-section = Teil der Kathedrale
    .one = ein Teil der Kathedrale
reward-rosette = Rosette
    .one = eine Rosette
reward-monk = Mönch
    .one = ein Mönch
reward-blueprint = Bauplan
    .one = ein Bauplan
target-workshop = Werkstatt
    .to = an die Werkstatt
target-hour_glass = Stundenglas
    .to = an das Stundenglas
target-player_1 = Spieler 1
    .to = an Spieler 1
target-player_2 = Spieler 2
    .to = an Spieler 2
target-player_3 = Spieler 3
    .to = an Spieler 3
target-player_4 = Spieler 4
    .to = an Spieler 4
target-seat = { $name }
    .to = an { $name }
player-player_1 = Spieler 1
player-player_2 = Spieler 2
player-player_3 = Spieler 3
player-player_4 = Spieler 4
source-sections = Teile der Kathedrale

## Was Aktionen tun und Ereignisse verlangen

does-cart = Dein Baumeister fährt auf einer Straße zum nächsten Ort.
does-boat = Dein Baumeister fährt auf einem Fluss zum nächsten Ort.
does-market = { $number ->
    [one] Liefere 1 Teil aus deinem Rucksack.
   *[other] Liefere bis zu { $number } Teile aus deinem Rucksack.
 }
does-foundry = Nur für Mönche: Du bekommst eine Glasrosette.
does-painting = Nur für Mönche: Gib eine Rosette für einen Bauplan ab.
does-festival = Deckt ein Ereignis auf: ein Geschenk sofort oder einen Auftrag, der einen Bauplan bringt. Das geschieht immer.
does-bell = Beendet die Runde sofort. Der Gefolgsmann verlässt das Spiel. Läutet so spät wie möglich.
idle-cart = Von { $place } führt keine Straße weg.
idle-boat = Durch { $place } fließt kein Fluss.
idle-market = Dein Rucksack ist leer.
idle-foundry = Es sind keine Rosetten mehr da.
idle-painting = Du trägst keine Rosette.
idle-blueprints = Es sind keine Baupläne mehr da.
idle-festival = Es sind keine Ereignisse mehr da: Nichts würde geschehen.
asks-gift = Sofort: { $reward-one }.
asks-journey = Jemand reist nach { $place }.
asks-meeting = { $number } Baumeister treffen sich.
asks-treasure = { $number } Rosetten in einem Rucksack.

## Einstellungen

setting-level = Stufe
    .help = Wie schwer das Spiel ist.
setting-level-normal = normal
    .help = In den Beuteln sind zu Beginn mehr Mönche.
setting-level-expert = Experten
    .help = In den Beuteln sind zu Beginn weniger Mönche.
setting-memory_aid = Merkhilfe
    .help = Ob alle nachsehen dürfen, was in den Beuteln ist.
setting-memory_aid-no = nein
    .help = Was in den Beuteln ist, muss man sich merken.
setting-memory_aid-yes = ja
    .help = Der Tisch zeigt, was in den Beuteln ist.

## Was jetzt zu entscheiden ist

decision-draw = Zieh einen Gefolgsmann: aus welchem Beutel?
decision-place = Setz { $follower-the } auf ein freies Feld.
decision-move = Zieh deinen Baumeister { $way }, oder bleib stehen.
decision-take = { $item } { $origin } nehmen?
decision-deliver = { $number ->
    [one] Liefere noch 1 Teil oder sag fertig.
   *[other] Liefere bis zu { $number } Teile oder sag fertig.
 }
decision-paint = { $number ->
    [0] Es gibt keinen Bauplan mehr. Trotzdem eine Rosette abgeben?
   *[other] Eine Rosette für einen Bauplan abgeben?
 }
decision-send = In welchen Beutel kommt der Mönch?
decision-give = In wessen Rucksack kommt die Rosette?
decision-finish = { $number ->
    [0] Dein Rucksack ist voll: raste (es gibt keinen Bauplan mehr) oder beende deinen Zug.
   *[other] Dein Rucksack ist voll: raste oder beende deinen Zug.
 }
decision-room = Dieser Rucksack ist voll: Welches Teil geht für { $item-one } zurück?

## Züge

move-draw = { $seat } zieht { $bag-from }.
    .choice = { $bag }
move-place = { $seat } setzt den Gefolgsmann ({ $space-exact }).
    .choice = { $space-exact }
move-move = { $seat } zieht den Baumeister ({ $route }).
    .choice = { $route }
move-take = { $seat } nimmt, was da ist.
    .choice = Nehmen
move-swap = { $seat } legt dafür { $item-one } zurück.
    .choice = Dafür { $item-one } zurücklegen
move-leave = { $seat } lässt es liegen.
    .choice = Liegen lassen
move-deliver = { $seat } liefert { $item-one } { $target-to }.
    .choice = { $item } → { $target }
move-paint = { $seat } gibt eine Rosette für einen Bauplan ab.
    .choice = Rosette → Bauplan
move-refrain = { $seat } verzichtet.
    .choice = Verzichten
move-done = { $decision ->
    [finish] { $seat } beendet den Zug.
   *[other] { $seat } liefert nichts mehr.
 }
    .choice = { $decision ->
        [finish] Zug beenden
       *[other] Fertig
     }
move-rest = { $seat } rastet.
    .choice = Rasten: ganzer Rucksack → Bauplan
move-send = { $seat } schickt den Mönch { $bag-into }.
    .choice = Mönch → { $bag }
move-give = { $seat } gibt die Rosette an { $player }.
    .choice = Rosette → { $player }

## Was geschehen ist

fact-lays_workshop = { $workshop } liegt in { $place }.
    .item = { $workshop } in { $place }
    .list = Die Werkstätten: { $list }.
fact-lays_rosette = Eine Rosette liegt am Weg ({ $route }).
fact-lays_goods = { $amount ->
    [0] Es werden keine Waren ausgelegt.
    [one] 1 Ware wird auf der Karte ausgelegt.
   *[other] { $amount } Waren werden auf der Karte ausgelegt.
 }
fact-goods_short = { $amount ->
    [one] Der schwarze Beutel ist leer; 1 Feld bleibt leer.
   *[other] Der schwarze Beutel ist leer; { $amount } Felder bleiben leer.
 }
fact-starts_with = { $seat } beginnt mit { $item }.
fact-round_begins = Runde { $amount } beginnt. { $hour_glass } wird aufgedeckt.
fact-draws = { $seat } zieht { $follower-one } { $bag-from }.
fact-places = { $seat } setzt { $follower-one } { $space-onto }.
fact-refrains = { $seat } tut dort nichts.
fact-moves = { $seat } reist { $route-by } nach { $place }.
fact-takes = { $seat } nimmt { $item-one }.
fact-leaves = { $seat } lässt liegen: { $item }.
fact-swaps = { $seat } legt { $item-one } zurück und nimmt { $item_2-one }.
fact-casts = { $seat } nimmt eine neue Rosette aus der Glashütte.
fact-delivers = { $seat } liefert { $item-one } { $target-to }.
fact-hands = { $seat } gibt { $item-one } an { $player }.
fact-makes_room = { $seat } legt dafür { $item-one } zurück.
fact-completes_workshop = { $seat } erfüllt den Auftrag der Werkstatt in { $place } ({ $workshop }).
fact-completes_hour_glass = { $seat } erfüllt den Auftrag des Stundenglases ({ $hour_glass }).
fact-paints = { $seat } gibt in der Glasmalerei eine Rosette ab.
fact-gift = { $seat } deckt ein Ereignis auf: { $event }.
fact-order = { $event-id ->
    [meeting] { $seat } deckt einen Auftrag auf: Baumeister am selben Ort.
    [treasure] { $seat } deckt einen Auftrag auf: Rosetten in einem Rucksack.
   *[other] { $seat } deckt einen Auftrag auf: ein Baumeister in { $place }.
 }
fact-order_replaced = { $event-id ->
    [meeting] Der Auftrag für Baumeister am selben Ort ist weg.
    [treasure] Der Auftrag für Rosetten ist weg.
   *[other] Der Auftrag für einen Baumeister in { $place } ist weg.
 }
fact-fulfils_order = { $event-id ->
    [meeting] Baumeister haben sich getroffen: Der Auftrag ist erfüllt.
    [treasure] Die Rosetten sind in einem Rucksack: Der Auftrag ist erfüllt.
   *[other] Ein Baumeister ist in { $place }: Der Auftrag ist erfüllt.
 }
fact-no_event = Es gibt keine Ereignisse mehr.
fact-builds = Teil { $amount } der Kathedrale ist gebaut.
fact-blueprint = { $seat } dreht einen Bauplan um: { $reward-one }.
fact-no_blueprint = Es gibt keine Baupläne mehr.
fact-keeps_rosette = { $seat } erhält eine Rosette.
fact-gives_rosette = { $seat } legt eine Rosette in den Rucksack von { $player }.
fact-no_rosette = Im Vorrat ist keine Rosette mehr.
fact-sends_monk = { $seat } schickt einen Mönch { $bag-into }.
fact-no_monk = Im Vorrat ist kein Mönch mehr.
fact-rests = { $seat } rastet und leert den Rucksack.
fact-leaves_game = Die Glocke läutet. Der { $follower } vom Glockenturm verlässt das Spiel.
fact-returns = Zurück { $bag-into }: { $amount ->
    [one] 1 { $follower }
   *[other] { $amount } { $follower-plural }
 }.
    .item = { $amount ->
        [one] 1 { $follower }
       *[other] { $amount } { $follower-plural }
     } ({ $bag })
    .list = Zurück in die Beutel kommen { $list }.
fact-hour_glass_lost = { $hour_glass } wurde nicht erfüllt und ist verloren.
fact-won = Das Dach ist drauf: Ihr habt gemeinsam die Kathedrale gebaut!
fact-lost = { $amount ->
    [one] Die letzte Runde ist mit 1 Teil zu Ende. Ihr habt gemeinsam verloren.
   *[other] Die letzte Runde ist mit { $amount } Teilen zu Ende. Ihr habt gemeinsam verloren.
 }
