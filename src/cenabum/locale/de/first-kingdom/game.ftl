### Orléans Stories: Das erste Königreich in German, besides what both stories share (stories.ftl).

title = Orléans Stories: Das erste Königreich

## Tasks of this story

target-well = Brunnen
target-harbor = Hafen
target-baptistery = Baptisterium
target-delegation = Gesandtschaft

## The story, era by era

story-I = Besiedlung
    .text = Eure Leute sind an der Loire angekommen. Seen, Felder und Wälder liegen offen: Schickt Siedler aus, und bedenkt, dass alle satt sein müssen, ehe ihr weiterzieht.
story-II = Aufschwung
    .text = Eure Dörfer sprechen sich herum. Gelehrte klopfen an, und was sie erfinden, spart euch dauerhaft Hände. Dörfer füllen jetzt die Kasse.
story-III = Hungersnot
    .text = Kein Regen, magere Ernten. Solange das Vorratslager nicht voll ist, kostet jede Runde Nahrung, und wer keine hat, verliert Siedler.
story-IV = Eroberung
    .text = Freies Land ist selten. Burgen schicken Ritter aus, Festungen halten fremde Ritter fern. Niemand baut Dörfer, solange Schwerter gezogen sind.
story-V = Klostergründung
    .text = Mönche lassen sich bei euch nieder, und niemand wagt sich an euer Land. Dafür bleibt ihr in euren Grenzen.
story-VI = Handel
    .text = Karren und Kähne sind unterwegs. Liefert an eure Dörfer, was ihr gelagert habt; mit den Händlern kommen Gerüchte von einer Seuche.
story-VII = Pest
    .text = Die Seuche ist da. Ohne Medizin geht jede Runde ein Siedler verloren; Kirchen und Festungen geben Trost und viel Ruhm.
story-VIII = Frieden
    .text = Der Streit endet. Wo keine Festung steht, sind die Grenzen offen, und Land lässt sich gemeinsam halten. Wer trägt die Krone?

## Points and settings

source-citizens = Bürger
source-task_spaces = Aufgabenfelder
source-church = Kirche
source-riches = Waren und Geld
