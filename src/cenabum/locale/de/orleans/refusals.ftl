### Warum ein Zug in Orléans nicht geht: no-… ist der Grund, try-… die nächste Abhilfe, ask-… was jetzt zu tun ist, der Rest sind Satzteile.

## Satzteile. $form sagt, in welchem Fall ein Name steht.

some-kind = { $own ->
    [yes] eigener { $profession }
   *[no] { $profession }
 }
some-yours = { $own ->
    [yes] dein eigener { $profession }
   *[no] dein { $profession }
 }
some-one = ein { $profession }
some-many = { $profession-plural }
some-followers = { $number ->
    [one] ein { $profession }
   *[other] { $number } { $profession-plural }
 }
some-good = { $good }
some-goods = { $number } { $good }
some-coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
 }
some-player = { $player }
some-town = { $town }
some-deed = „{ $deed }“
some-station = ein Kontor
some-bag-follower = einen Gefolgsmann aus dem Beutel
some-step = einen Entwicklungsschritt
some-goods-piece = eine Ware
some-technology = ein Technikplättchen
the-place = { $form ->
    [is] { $place-is }
    [at] { $place-at }
    [to] { $place-to }
    [from] { $place-from }
   *[the] { $place-the }
 }
other-places = { $form ->
    [at] an anderen Orten
    [to] an andere Orte
    [from] von anderen Orten
   *[the] andere Orte
 }
the-way = { $way-id ->
    [road] der Landweg zwischen { $town } und { $town_2 }
   *[water] der Wasserweg zwischen { $town } und { $town_2 }
 }
the-space = { $form ->
    [on] auf dem { $profession-space } { $place-at }
   *[is] das { $profession-space } { $place-at }
 }
more-of = { $number ->
    [one] 1 { $profession }
   *[other] { $number } { $profession-plural }
 }
more-of-any = { $number ->
    [one] 1 beliebiger Gefolgsmann
   *[other] { $number } beliebige Gefolgsleute
 }
busy = { $number ->
    [one] { $list } ist { $doing-id ->
        [exclude] beim Ausschließen von Ortskarten
        [draw] beim Ziehen
        [store] beim Füllen des Pulverturms
        [plan] beim Planen
        [technology] beim Legen von Technik
        [protect] bei der Entscheidung über die Sakristei
        [feed] beim Abgeben von Nahrung
        [forfeit] beim Begleichen einer Schuld
        [order] beim Nachdenken über einen Auftrag
        [bribe] beim Nachdenken über eine Bestechung
        [strike] beim Warten auf eine Antwort
        [give_up] beim Hergeben
        [indulge] beim Nachdenken über den Ablass
        [train] beim Nachdenken über die Ausbildung
        [give] beim Abgeben von Waren
        [starve] bei der Hungersnot
        [malfunction] beim Zurückgeben von Technik
       *[act] am Zug
     }
   *[other] { $list } sind { $doing-id ->
        [exclude] beim Ausschließen von Ortskarten
        [draw] beim Ziehen
        [store] beim Füllen des Pulverturms
        [plan] beim Planen
        [technology] beim Legen von Technik
        [protect] bei der Entscheidung über die Sakristei
        [feed] beim Abgeben von Nahrung
        [forfeit] beim Begleichen ihrer Schulden
        [order] beim Nachdenken über Aufträge
        [bribe] beim Nachdenken über Bestechungen
        [strike] beim Warten auf eine Antwort
        [give_up] beim Hergeben
        [indulge] beim Nachdenken über den Ablass
        [train] beim Nachdenken über die Ausbildung
        [give] beim Abgeben von Waren
        [starve] bei der Hungersnot
        [malfunction] beim Zurückgeben von Technik
       *[act] am Zug
     }
 }

## Was jetzt zu tun ist

ask-plan = { $recalls ->
    [0] Setze Gefolgsleute auf deine Aktionsfelder oder sage „fertig“.
    [one] Setze Gefolgsleute auf deine Aktionsfelder, rufe vorher noch einen zurück oder sage „fertig“.
   *[other] Setze Gefolgsleute auf deine Aktionsfelder, rufe vorher noch bis zu { $recalls } zurück oder sage „fertig“.
 }
ask-plan-recall = { $recalls ->
    [one] Rufe einen Gefolgsmann zurück oder beende deine Planung.
   *[other] Rufe bis zu { $recalls } Gefolgsleute zurück oder beende deine Planung.
 }
ask-plan-done = Beende deine Planung.
ask-act = Nutze { $places } oder passe.
ask-pass = Passe.
ask-draw = { $recalls ->
    [yes] { $number ->
        [0] Ziehe niemanden oder rufe jemanden zurück.
        [one] Ziehe 0 bis 1 Gefolgsmann oder rufe jemanden zurück.
       *[other] Ziehe 0 bis { $number } Gefolgsleute oder rufe jemanden zurück.
     }
   *[no] { $number ->
        [0] Ziehe niemanden.
        [one] Ziehe 0 bis 1 Gefolgsmann.
       *[other] Ziehe 0 bis { $number } Gefolgsleute.
     }
 }
ask-travel = { $way-id ->
    [road] Wähle einen Landweg ab { $town } und eine Ware darauf oder keine.
   *[water] Wähle einen Wasserweg ab { $town } und eine Ware darauf oder keine.
 }
ask-recruit = Wähle, wer angeworben wird: { $list }.
ask-expand = { $category-id ->
    [I] Wähle eine Ortskarte der Kategorie I.
   *[any] Wähle eine Ortskarte der Kategorie I oder II.
 }
ask-send = { $sent ->
    [yes] Entsende einen Gefolgsmann { $place-from } zu einem segensreichen Werk oder sage „fertig“.
   *[no] Entsende einen Gefolgsmann { $place-from } zu einem segensreichen Werk.
 }
ask-reward = Wähle Münze oder Entwicklung für „{ $deed }“.
ask-bathe = Setze Gefolgsleute aus dem Bad (es sind: { $list }).
ask-buy = { $number ->
    [one] Kaufe 1 Entwicklungspunkt.
   *[other] Kaufe 1 bis { $number } Entwicklungspunkte.
 }
ask-store = Lege Gefolgsleute vom Markt in den Pulverturm oder sage „fertig“.
ask-store-more = { $number ->
    [one] Lege Gefolgsleute vom Markt in den Pulverturm; wenigstens einer muss hinein.
   *[other] Lege Gefolgsleute vom Markt in den Pulverturm; wenigstens { $number } müssen hinein.
 }
ask-technology = Lege ein Technikplättchen oder sage „fertig“, um es zu behalten.
ask-protect = Sage, ob die Sakristei dich schützen soll ({ $event }).
ask-feed = Gib zur Ernte ab: { $list }.
ask-forfeit = { $number ->
    [one] Du schuldest noch 1 Münze: Gib etwas dafür her.
   *[other] Du schuldest noch { $number } Münzen: Gib für jede etwas her.
 }
ask-exclude = Nimm eine Ortskarte aus dem Spiel oder sage „fertig“, um zu verzichten.

## Zur falschen Zeit

no-when = { $kind-id ->
    [place] Gefolgsleute werden in der Planung gesetzt.
    [place_stored] Gefolgsleute verlassen den Pulverturm in der Planung.
    [done] Es gibt gerade nichts zu beenden.
    [pass] Du passt, wenn du mit einer Aktion am Zug bist.
    [draw] Gezogen wird einmal je Runde, in der Phase der Gefolgsleute.
    [recall] Zurückgerufen wird in der Phase der Gefolgsleute.
    [act] Orte werden in der Aktionsphase genutzt, einer je Zug.
    [recruit] Wer angeworben wird, wählst du, wenn du das Dorf nutzt.
    [travel] Dein Kaufmann reist, wenn du Schiff, Wagen oder Pferdewagen nutzt.
    [expand] Eine Ortskarte wählst du, wenn du einen Händler anwirbst.
    [send] Entsandt wird, wenn du das Rathaus oder den Pulverturm nutzt.
    [reward] Nur die Kanalisation fragt nach Münze oder Entwicklung.
    [buy] Entwicklungspunkte kaufst du, wenn du die Apotheke nutzt.
    [sacristy] Nach der Sakristei wird gefragt, wenn Ernte, Steuern oder Pest beginnen.
   *[feed] Nahrung wird bei der Ernte abgegeben.
 }
no-torture = Hergeben musst du nur etwas für Münzen, die du schuldest und nicht hast.
no-act-while-planning = Die Aktionen beginnen, wenn alle fertig geplant haben.
no-act-after-pass = Du hast in dieser Runde schon gepasst.
no-plan-after-done = Deine Planung für diese Runde ist beendet.
no-place-but-bathed = Jetzt werden nur die im Badehaus gezogenen Gefolgsleute gesetzt.
no-recall-room = Auf deinem Markt ist kein Platz für jemanden, der zurückgerufen wird.
no-recall-yet = Du hast gezogen. Für Züge, auf die du verzichtet hast, darfst du jemanden zurückrufen, sobald alle gezogen haben.
no-recall-now = Zurückgerufen wird, bevor in der Runde der Erste gesetzt ist.
no-recall-left = Dir bleibt kein Zug aus dem Beutel, für den jemand zurückkommen könnte.
no-recall-planned = Wer eben erst gesetzt wurde, wird zurückgenommen, nicht zurückgerufen.
no-recall-after-placing = Zurückgerufen wird, bevor in der Runde der Erste gesetzt ist, und du hast schon jemanden gesetzt.
try-undo = Was du eben geplant hast, kannst du zurücknehmen.
no-tower-room = Dein Pulverturm ist voll: Er fasst { $number } Gefolgsleute.
no-store-before-draw = Ziehe zuerst; danach wird der Pulverturm gefüllt.
no-store-now = Der Pulverturm wird in der Phase der Gefolgsleute gefüllt, gleich nach dem Ziehen.
no-technology-now = Technik wird gelegt, wenn du gepasst hast: sofort oder am Ende der Runde.
no-sacristy-census = Die Volkszählung ist kein Ereignis: Die Sakristei hilft hier nicht.
no-sacristy-monk = In deiner Sakristei steht kein Mönch.
no-sacristy-now = Du hast es geschehen lassen ({ $event }); der Mönch bleibt für ein anderes Ereignis.
no-exclusion = Hier wird mit allen Ortskarten gespielt: Das Ausschließen wurde nicht gewählt.
no-exclusion-now = Ortskarten werden vor der ersten Runde ausgeschlossen.
no-exclusion-turn = Jemand anderes schließt gerade eine Ortskarte aus.
try-waiting = { $list }.

## Ziehen, Zurückrufen, Pulverturm

no-draw-recalled = Du darfst { $number } ziehen, aber { $recalled } davon hast du schon fürs Zurückrufen verwendet.
no-draw-knights = Deine Ritter lassen dich { $limit } ziehen, nicht { $number }.
no-draw-room = { $tower ->
    [yes] Auf deinem Markt und im Pulverturm ist noch Platz für { $number }.
   *[no] Auf deinem Markt ist noch Platz für { $number }.
 }
no-draw-bag = { $number ->
    [one] In deinem Beutel ist nur 1 Gefolgsmann.
   *[other] In deinem Beutel sind nur { $number } Gefolgsleute.
 }
no-bag = Dein Beutel ist leer.
try-draw-most = Ziehe höchstens { $number }.
no-recall-technology = { $space } liegt Technik.
no-body-on = { $space } steht niemand.
try-recall = Zurückrufen kannst du jemanden { $list }.
try-recall-nobody = Von dir ist niemand gesetzt.
no-follower-on-market = Auf deinem Markt ist kein { $who }.
no-follower-in-tower = In deinem Pulverturm ist kein { $who }.
no-market-room = { $number ->
    [one] Für die Planung ist auf deinem Markt 1 Gefolgsmann zu viel.
   *[other] Für die Planung sind auf deinem Markt { $number } Gefolgsleute zu viel.
 }
try-store-more = Lege noch { $number } in den Pulverturm.
try-market = Auf deinem Markt: { $list }.
try-market-empty = Dein Markt ist leer.
try-from-tower = Einer wartet im Pulverturm: Setze ihn von dort.
try-from-market = Einer ist auf deinem Markt: Setze ihn von dort.

## Planung

no-place = { $place-the } hast du nicht.
try-tile-out = Diese Karte ist aus dem Spiel.
try-tile-by-trader = Nimm die Karte, wenn du einen Händler anwirbst.
try-tile-of = Die Karte gehört { $player }.
no-follower-bathed = Aus dem Bad kam kein { $who }.
no-bath-done = Aus dem Bad passt noch jemand auf ein freies Feld.
no-bath-alone = Dort ließe dieser Gefolgsmann keinem zweiten ein Feld übrig.
no-place-in-bath = Aus dem Bad geht niemand ins Badehaus selbst.
try-undo-placement = Der { $place-at } ist wieder frei, wenn du das Setzen zurücknimmst.
try-recall-later = Der { $place-at } bleibt, bis der Ort genutzt wird oder du ihn statt eines Zuges zurückrufst.
no-space-technology = { $space } liegt schon ein Technikplättchen.
no-space-taken = { $space } steht schon ein { $who }.
try-free-again = Das Feld wird frei, wenn der Ort genutzt oder jemand zurückgerufen wird.
try-homes = { $who } darf { $places }.
no-own-here = Gefolgsleute deiner Farbe gehen nie { $place-to }.
try-place-neutral = Setze einen neutralen Gefolgsmann dorthin.
no-monk-space = { $space } ist nur für einen Mönch.
try-monk = Setze einen Mönch dorthin.
try-space = Gebraucht wird ein { $profession }; auch { $helpers } ginge.
try-space-any = Gebraucht wird ein Gefolgsmann; auch { $helpers } ginge.
no-chain = Hier kann ein { $profession } niemanden vertreten: { $tiles } wirken nicht nacheinander.
no-fit = Ein { $who } darf nicht auf { $space }.
no-twin = { $place-is } hat zwei gleiche Felder, und das erste wird zuerst besetzt.
try-twin = Wähle das erste: Es ist dasselbe.

## Technik

no-technology = Du hast kein Technikplättchen zu legen.
try-technology = Ein Handwerker oder das Laboratorium bringt eines.
no-technology-single = { $place-is } hat nur ein Feld, und das braucht einen Gefolgsmann.
no-technology-monk = Technik ersetzt nie einen Mönch.
no-technology-here = { $place-is } nimmt keine Technik auf.
no-technology-twice = { $place-is } hat schon ein Technikplättchen.
try-technology-later = Lege es, wenn du gepasst hast und das Feld leer ist.
no-technology-first = Das erste Technikplättchen, das du legst, muss auf ein Bauernfeld.
no-technology-craftsman = Das Plättchen deines ersten Handwerkers muss auf ein Bauernfeld.
try-technology-homes = { $farmer ->
    [yes] Technik darf auf ein Bauernfeld { $places }.
   *[no] Technik darf auf ein freies Feld { $places }.
 }

## Aktionen

no-passive = { $place-is } ist keine Aktion: Der Besitz genügt.
no-passive-event = { $place-is } ist keine Aktion: Gewartet wird auf ein böses Ereignis.
no-body = { $place-at } ist niemand.
try-neutral = Dort muss wenigstens ein neutraler Gefolgsmann sein.
no-full = { $place-is } ist nicht voll besetzt.
try-missing = Es fehlt noch: { $needed }.
try-missing-one = Es fehlt noch: { $needed }; auch { $helpers } ginge.
try-missing-for = Es fehlt noch: { $needed }; für { $profession-one } ginge auch { $helpers }.
try-missing-several = Es fehlt noch: { $needed }; auch { $helpers } können einspringen.
no-good-left = { $good } ist auf dem Warenmarkt nicht mehr zu haben.
try-good-back = { $place-is } ist wieder nutzbar, sobald etwas zurückkommt.
no-development-place = Dein Stein ist am Ende der Entwicklungsleiste, und { $place-is } bringt sonst nichts.
no-coin = Du hast keine Münze zum Bezahlen.
try-least-price = Der kleinste Preis ist 1 Münze.
no-development-buy = Dein Stein ist am Ende der Entwicklungsleiste: Es gibt nichts zu kaufen.
no-technology-left = Im Vorrat ist kein Technikplättchen mehr.
no-such-sale = Die Apotheke verkauft 1 bis { $most } Entwicklungspunkte, nicht { $number }.
no-coins-for-points = { $number ->
    [one] 1 Entwicklungspunkt kostet { $coins }, und du hast { $have }.
   *[other] { $number } Entwicklungspunkte kosten { $coins }, und du hast { $have }.
 }
no-steps-left = { $number ->
    [one] Auf der Entwicklungsleiste ist nur noch 1 Schritt übrig.
   *[other] Auf der Entwicklungsleiste sind nur noch { $number } Schritte übrig.
 }

## Anwerben und Ortskarten

no-recruits = { $place-is } kann jetzt niemanden für dich anwerben.
no-pilgrimage = Es ist Wallfahrt: In dieser Runde werden keine Mönche angeworben.
try-stay = Die Gefolgsleute dürfen bis zur nächsten Runde stehen bleiben.
no-track = Dein Stein ist am Ende der { $track }.
no-supply = Im Vorrat ist kein { $profession } mehr.
try-plague = Einer kommt zurück, wenn die Pest ihn aus einem Beutel holt.
no-farmer-good = Dein nächster Bauer bringt { $good }, und davon ist auf dem Warenmarkt nichts mehr.
no-craftsman-technology = Ein Handwerker bringt Technik, und es ist kein Plättchen mehr da.
no-recruit-own = Gefolgsleute deiner Farbe werden nicht angeworben: Du hast sie alle.
no-recruit-here = { $place-is } wirbt keine { $profession-plural } an.
try-recruit-at = Für { $profession-one } nutze { $places }.
no-tile-printed = { $place-is } ist keine Ortskarte: Alle haben diesen Ort auf dem Tableau.
no-category-two = { $place-is } ist von Kategorie II, und dein erster Händler bringt eine Karte der Kategorie I.
try-next-trader = Dein nächster Händler kann sie bringen.
no-tile-twice = { $place-the } hast du schon.
no-tile-of = { $player } hat { $place-the } schon.
no-tile-in-game = { $place-is } ist aus dem Spiel.
no-exclude-printed = { $place-is } ist keine Ortskarte: Der Ort ist auf jedes Tableau gedruckt.
no-exclude-twice = { $place-is } ist schon aus dem Spiel.

## Reisen und Kontore

no-way-starts = { $way-id ->
    [road] In { $town } beginnt kein Landweg.
   *[water] In { $town } beginnt kein Wasserweg.
 }
try-other-way = { $way-id ->
    [road] Von hier geht es nur zu Land weiter.
   *[water] Von hier geht es nur auf dem Wasser weiter.
 }
no-way-from = { $connection } beginnt nicht in { $town }, wo dein Kaufmann steht.
no-way-by = { $way-id ->
    [road] { $connection } geht nicht: Diese Reise führt über Land.
   *[water] { $connection } geht nicht: Diese Reise führt über Wasser.
 }
try-ways = { $way-id ->
    [road] Von { $town } geht es zu Land nach { $list }.
   *[water] Von { $town } geht es auf dem Wasser nach { $list }.
 }
no-double-way = { $way-id ->
    [road] Diese Reise führt über Land, und das ist der Wasserweg.
   *[water] Diese Reise führt über Wasser, und das ist der Landweg.
 }
try-double-way = { $way-id ->
    [road] Nimm den Landweg daneben: Er hat eigene Waren.
   *[water] Nimm den Wasserweg daneben: Er hat eigene Waren.
 }
no-good-on-way = { $way-id ->
    [road] Auf diesem Landweg liegt keine Ware.
   *[water] Auf diesem Wasserweg liegt keine Ware.
 }
try-take-nothing = Reise und nimm nichts mit.
no-such-good-on-way = { $way-id ->
    [road] { $good } liegt nicht auf diesem Landweg.
   *[water] { $good } liegt nicht auf diesem Wasserweg.
 }
try-goods-on-way = Dort liegt: { $list }; oder nimm nichts mit.
no-station-left = Du hast kein Kontor mehr zu bauen.
no-second-station = Du hast in { $town } schon ein Kontor.
no-station-of = { $player } hat in { $town } schon ein Kontor.
no-station-here = In { $town } steht schon ein Kontor.
try-other-town = Reise zuerst in eine Stadt ohne Kontor.

## Segensreiche Werke

no-neutral-there = { $place-at } sind nur Gefolgsleute deiner Farbe, und die gehen nie zu Werken.
no-deed-for = Kein Werk hat ein freies Feld für die Gefolgsleute { $place-at }: { $list }.
try-deed-spaces = Freie Felder gibt es noch für: { $list }.
try-no-deeds = Alle Werke sind vollendet.
no-own-to-deeds = Gefolgsleute deiner Farbe gehen nie zu Werken.
no-follower-there = { $place-at } ist kein { $who }.
try-send = Entsenden kannst du: { $list }.
no-deed-space = Bei „{ $deed }“ sind alle Felder besetzt.
no-deed-space-for = Bei „{ $deed }“ ist jedes { $profession-space } besetzt.
no-deed-monk = „{ $deed }“ hat kein Mönchsfeld, und bei Werken vertritt ein Mönch niemanden.
no-deed-shows = „{ $deed }“ zeigt kein { $profession-space }.
try-deeds = Dein { $profession } darf zu { $list }.
try-no-deed-for = Kein Werk hat mehr ein freies { $profession-space }.
no-send-nobody = Die Aktion entsendet wenigstens einen Gefolgsmann.

## Ereignisse und Folter

no-good = { $good } hast du nicht.
no-food = { $good } ist keine Nahrung.
no-coins-for-food = Mit Münzen zahlt nur, wer keine Nahrung hat; du hast welche.
no-coins-for-one-food = Für ein Nahrungsmittel zahlst du { $coins }, und du hast { $have }.
try-goods = Du hast { $list }.
no-station-supply = In deinem Vorrat ist kein Kontor.
no-station-in = In { $town } hast du kein Kontor.
no-bag-neutral = In deinem Beutel sind nur Gefolgsleute deiner Farbe.
no-step-start = Dein Stein steht auf dem Startfeld der Entwicklungsleiste.
no-step-to-coins = Ein Schritt zurück brächte deinen Stein auf ein Münzfeld.
no-tile-on-board = { $place-is } ist auf dein Tableau gedruckt.
no-technology-free = Du hast kein Technikplättchen auf der Hand, das überallhin darf.
no-technology-bound = Du hast kein Technikplättchen auf der Hand, das an ein Bauernfeld gebunden ist.
no-technology-on = { $space } liegt kein Technikplättchen.
try-give-up = Hergeben kannst du { $list }.
