### Orléans Stories: Die Gunst des Königs in German, besides what both stories share (stories.ftl).

title = Orléans Stories: Die Gunst des Königs

## Tasks of this story

target-hunting_rights = Jagdrecht
target-food_stock = Lebensmittelvorrat
target-court = Vertreter bei Hofe
target-gifts = Geschenke für den König

## The story, era by era

story-I = Baron
    .text = Der König sucht einen Vertrauten. Nehmt Land, vor allem Seen, und spart für das Recht, mit ihm zu jagen.
story-II = Vicomte
    .text = Gelehrte und Ritter schließen sich euch an. Vor Jahresende will der König eine gefüllte Vorratskammer sehen.
story-III = Graf
    .text = Ein Turnier steht an. Errichtet eine erste Festung, und seid vor Ende des Winters am Turnierplatz.
story-IV = Markgraf
    .text = Mönche kommen, Kirchen entstehen. Der König bittet eure fähigsten Leute an seinen Hof.
story-V = Herzog
    .text = Für das letzte Jahr sind wenige Hände übrig. Versorgt eure Dörfer, bringt Geschenke und erreicht rechtzeitig die Burg.

## How a player stands with the king

favor-safe = Alle Ziele sind erfüllt.
favor-saved = { $number ->
    [one] 1 Ziel fehlt; ein Günstlingsplättchen käme dafür auf.
   *[other] { $number } Ziele fehlen; { $number } Günstlingsplättchen kämen dafür auf.
  }
favor-danger = { $number ->
    [one] 1 Ziel fehlt
   *[other] { $number } Ziele fehlen
  }{ $favorites ->
    [0] , und es ist kein Günstlingsplättchen da
    [one] , und 1 Günstlingsplättchen reicht nicht
   *[other] , und { $favorites } Günstlingsplättchen reichen nicht
  }: Nach dem Winter wäre das das Aus.
favor-castle = Die Königsburg ist nicht erreicht, und dafür kommt kein Günstlingsplättchen auf: Nach dem Winter wäre das das Aus.
favor-out = In Ära { $era } ausgeschieden; schaut nur noch zu.

## Points and settings

source-goods = Waren
source-coins = Münzen
source-areas = Gebiete
source-villages = Dörfer
source-fortresses = Festungen
source-churches = Kirchen
source-favorites = Günstlingsplättchen
setting-favorites = Günstlingsplättchen
    .help = Wie viele Günstlingsplättchen alle haben.
setting-favorites-1 = eines
    .help = Ein verfehltes Ziel wird verziehen.
setting-favorites-2 = zwei
    .help = Zwei verfehlte Ziele werden verziehen; für die erste Partie.
