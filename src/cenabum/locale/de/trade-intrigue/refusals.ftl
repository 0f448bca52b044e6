### Warum ein Zug mit den Modulen von Handel & Intrige nicht geht. Siehe refusals/orleans.ftl.

## Was jetzt zu tun ist

ask-order = Erfülle hier einen Auftrag oder sage „fertig“.
ask-journey = Wähle einen Weg für deinen Kaufmann oder sage „fertig“, um zu bleiben.
ask-settle = Setze den Gefolgsmann oder sage „fertig“, um ihn in den Beutel zu legen.
ask-court = Wähle eine Aktion deiner Orte oder sage „fertig“.
ask-exchange = Wähle, was du für den Käse nimmst.
ask-take = Wähle eine Ware.
ask-train = Wähle eine Leiste für die Ausbildung oder sage „fertig“.
ask-target = Wähle, wen es trifft.
ask-arson = Wähle, wessen Kontor brennt, oder sage „fertig“, um es stehen zu lassen.
ask-strike = Warte, bis die anderen verhandelt haben.
ask-bribe = Lege Münzen oder Waren in dein Angebot und sage „fertig“, um es zu machen.
ask-indulge = Wähle einen Gefolgsmann zum Kaufen oder sage „fertig“.
ask-malfunction = Wähle ein Technikplättchen zum Zurückgeben.
ask-alchemy = Sage, ob du einen Gefolgsmann ziehst.
ask-build = Sage, ob du hier ein Kontor baust.
ask-summons = Sage, ob du zahlst; sonst geht dein Kaufmann nach Orléans.
ask-accept = Sage, ob du die Bestechung annimmst.
ask-give-up = { $number ->
    [one] Gib etwas her.
   *[other] Gib { $number } Dinge her, eins nach dem anderen.
 }
ask-starve = { $number ->
    [one] Wähle einen Gefolgsmann, den du verlierst.
   *[other] Wähle { $number } Gefolgsleute, die du verlierst, einen nach dem anderen.
 }
ask-dues = { $number ->
    [one] Gib noch Waren im Wert von 1 Punkt.
   *[other] Gib noch Waren im Wert von { $number } Punkten.
 }
ask-retraining = Gib eine Ware oder sage „fertig“, um die Strafe zu zahlen.

## Zur falschen Zeit

no-when-module = { $kind-id ->
    [fulfil] Ein Auftrag wird gleich nach einer eigenen Aktion erfüllt.
    [take] Eine Ware wählst du bei einem Werk oder auf dem letzten Feld des Betrügers.
    [give] Waren werden bei der Umschulung und für die Abgaben gegeben.
    [answer] Niemand hat dich gefragt.
    [starve] So verlierst du Gefolgsleute nur in einer Hungersnot.
    [starve_space] So verlierst du Gefolgsleute nur in einer Hungersnot.
    [train] Schritte werden beim Ereignis Ausbildung gekauft.
    [exchange] Käse wird getauscht, wenn du die Schäferei nutzt.
    [brasserie] Nach der Brasserie wird gefragt, wenn ein Ereignis dich etwas kosten würde.
    [target] Ein Ziel wählst du, wenn du jemanden zu einer Person entsandt hast.
    [defraud] Waren tauschst du, wenn du jemanden zum Betrüger entsandt hast.
    [sabotage] Ein Ziel wählst du, wenn du jemanden zum Saboteur entsandt hast.
    [spy] Ein Ziel wählst du, wenn du jemanden zum Spion entsandt hast.
    [betray] Eine Leiste wählst du, wenn du jemanden zum Verräter entsandt hast.
    [bribe_coins] Bestechung bietet an, wen eine Person gerade treffen soll.
   *[bribe_good] Bestechung bietet an, wen eine Person gerade treffen soll.
 }
no-bribe-turn = Jemand anderes verhandelt gerade.
no-other-first = Zuerst ist etwas anderes zu entscheiden.
no-letting-be = Diese Person lässt es nicht sein.

## Aufträge, Ereignisse und Orte

no-order-open = Der Auftrag von { $town } liegt nicht offen.
no-order-here = Dein Kaufmann steht in { $town }, und der Auftrag ist der von { $town_2 }.
no-order-goods = Für den Auftrag fehlt noch: { $list }.
no-stopped = { $place-is } wurde lahmgelegt: In dieser Runde kannst du den Ort nicht mehr nutzen, auch wenn er wieder voll ist.
no-sabotaged = Es ist Sabotage, und { $place-at } liegt Technik.
try-next-round = Nächste Runde ist der Ort wieder nutzbar.
no-banned = Ereignis { $event }: In dieser Runde werden keine { $profession-plural } angeworben.
no-indulgence-monk = Ein Mönch ist nicht für Münzen zu haben.
no-follower-left = Im Vorrat ist kein { $who } mehr.
no-good-here = { $good } lässt sich hier nicht nehmen.
no-famine-nobody = Dort ist niemand, den die Hungersnot treffen könnte.
no-famine-own = Gefolgsleute deiner Farbe gehen nie verloren.
no-brasserie-first = Sage, ob die Sakristei dich schützen soll.
no-brasserie-good = { $good } liegt nicht in deiner Brasserie.
no-exchange = { $good } hast du nicht zum Tauschen.

## Werke und Personen

no-deed-for-two = Zu zweit wird dorthin niemand entsandt.
no-towing-road = Der Treideldienst geht nur auf dem Wasser.
no-journey-from = Dieser Weg beginnt nicht in { $town }, wo dein Kaufmann steht.
no-settle-kind = Gesetzt wird jetzt jemand anderes, kein { $who }.
no-settle-space = { $space } ist besetzt oder nicht deines.
no-settle-there = Dorthin kann der Gefolgsmann jetzt nicht.
no-court-place = { $place-is } lässt sich jetzt nicht durch das Schöffengericht nutzen.
no-character = Das ist Sache einer anderen Person.
no-victim = Wähle jemanden von den anderen.
no-good-of = { $good } hat { $player } nicht.
no-fraud-same = Wähle Waren zweier Sorten.
no-station-at = { $player } hat in { $town } kein Kontor.
no-kidnap = Der Kaufmann von { $player } steht in Orléans.
no-hang = Der Beutel von { $player } ist leer.
no-sabotage-nobody = Dort steht niemand von { $player }.
no-sabotage = Das geht nicht.
no-spy-technology = Dort liegt keine Technik von { $player }.
no-spy-place = Dein eigener Ort hat schon Technik, oder es ist kein Ort des Tableaus.
no-traitor-nobody = Auf der { $track } ist jemand vor dir: Wähle, wer zurückfällt.
no-traitor-ahead = { $player } ist auf der { $track } nicht vor dir.
no-more-good = { $good } hast du nicht noch einmal.
no-bribe-nothing = Ein Angebot von null Münzen ist keines.
no-bribe-twice = In deinem Angebot sind schon Münzen.
no-bribe-coins = { $offered ->
    [0] Du hast nur { $coins }.
   *[other] Du hast nur { $coins }, und { $offered } davon sind schon im Angebot.
 }
