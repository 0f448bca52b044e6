### Warum ein Bot, der vorausschaut, so plant.

plan-places = Besetzt { $places }.
plan-played-on = { $number ->
    [one] Im Kopf bis zum Ende der Runde weitergespielt, schnitt kein anderer Plan besser ab.
   *[other] Im Kopf { $number } Runden weitergespielt, schnitt kein anderer Plan besser ab.
 }
plan-only = Ein anderer Plan fiel ihm nicht ein.
plan-ahead = { $number ->
    [one] Im Kopf bis zum Ende der Runde weitergespielt, liegt das um { $worth } vor dem nächstbesten Plan ({ $other }).
   *[other] Im Kopf { $number } Runden weitergespielt, liegt das um { $worth } vor dem nächstbesten Plan ({ $other }).
 }
plan-equal = { $number ->
    [one] Im Kopf bis zum Ende der Runde weitergespielt, schneidet das etwa so gut ab wie der nächstbeste Plan ({ $other }).
   *[other] Im Kopf { $number } Runden weitergespielt, schneidet das etwa so gut ab wie der nächstbeste Plan ({ $other }).
 }
plan-behind = { $number ->
    [one] Im Kopf bis zum Ende der Partie weitergespielt, liegt der nächstbeste Plan ({ $other }) im Schnitt um { $worth } vorn; weil ein klarer Vorsprung aber kaum mehr zählt als ein kleiner, fiel die Wahl auf diesen.
   *[other] Im Kopf { $number } Runden bis zum Ende der Partie weitergespielt, liegt der nächstbeste Plan ({ $other }) im Schnitt um { $worth } vorn; weil ein klarer Vorsprung aber kaum mehr zählt als ein kleiner, fiel die Wahl auf diesen.
 }
other-instead = stattdessen { $places }
other-without = ohne { $places }
other-besides = dazu { $places }
plan-gains = Dieser Plan bringt { $what }.
plan-price = Der andere Plan brächte { $what }.

## Was ein Plan einem anderen voraushat. $when sagt, in wie vielen Runden: 0 ist jetzt.

so-much = { $what } ({ $worth })
a-station = { $when ->
    [0] jetzt ein Kontor in { $town }
    [1] nächste Runde ein Kontor in { $town }
   *[other] in { $when } Runden ein Kontor in { $town }
 }
    .topic = ein Kontor in { $town }
a-way = { $when ->
    [0] jetzt den Weg nach { $town }
    [1] nächste Runde den Weg nach { $town }
   *[other] in { $when } Runden den Weg nach { $town }
 }
    .topic = der Weg nach { $town }
a-good = { $when ->
    [0] jetzt { $good } am Weg
    [1] nächste Runde { $good } am Weg
   *[other] in { $when } Runden { $good } am Weg
 }
    .topic = { $good }
a-tile = { $when ->
    [0] jetzt die Ortskarte { $place }
    [1] nächste Runde die Ortskarte { $place }
   *[other] in { $when } Runden die Ortskarte { $place }
 }
    .topic = { $place }
a-follower = { $when ->
    [0] jetzt { $follower-one }
    [1] nächste Runde { $follower-one }
   *[other] in { $when } Runden { $follower-one }
 }
    .topic = { $follower }
more-coins = mehr Münzen
    .topic = Münzen
more-goods = bessere Waren
    .topic = Waren
more-stations = mehr Kontore
    .topic = Kontore
more-citizens = mehr Bürger
    .topic = Bürger
more-modules = mehr Punkte aus den Modulen
    .topic = Punkte aus den Modulen
more-development = mehr Entwicklung
    .topic = Entwicklung
more-followers = bessere Gefolgsleute
    .topic = Gefolgsleute
more-draws = mehr Gefolgsleute beim Ziehen in den kommenden Runden
    .topic = das Ziehen in den kommenden Runden
more-census = einen besseren Platz auf der Bauernleiste
    .topic = der Platz auf der Bauernleiste
more-technology = mehr Technik
    .topic = Technik
more-tiles = bessere Ortskarten
    .topic = Ortskarten
more-place = eine bessere Stadt für den Kaufmann
    .topic = wo der Kaufmann steht
more-others = weniger für die anderen
    .topic = was die anderen bekommen
more-rival = weniger für den Besten der anderen
    .topic = was der Beste der anderen bekommt
