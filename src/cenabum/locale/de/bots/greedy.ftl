### Warum der gierige Bot so zieht.

## Satzteile. $form sagt, in welchem Fall ein Name steht.

the-place = { $form ->
    [at] { $place-at }
   *[the] { $place-the }
 }
some-one = { $follower-one }
town-hall-with = das Rathaus durch { $who }
worth-points = { $number ->
    [0] weniger als einen Punkt
    [one] etwa 1 Punkt
   *[other] etwa { $number } Punkte
 }
for-rounds = { $number ->
    [0] die Schlusswertung
    [one] die kommende Runde
   *[other] die { $number } kommenden Runden
 }

## Planung

plan-fills = Besetzt { $places }: Anders bringen diese Gefolgsleute nicht mehr.
plan-nothing = Kein lohnender Ort lässt sich in dieser Runde besetzen; die Gefolgsleute bleiben für die nächste.
plan-waiting = { $places } warten Gefolgsleute, damit beim nächsten Ziehen Platz ist.

## Aktionen

act-pass = Passt: Kein nutzbarer Ort würde jetzt etwas bringen.
act-sends = Entsendet Gefolgsleute { $place-from } zu segensreichen Werken; das bringt { $worth }.
act-builds = Baut ein Kontor in { $town }; das bringt bis zum Ende { $worth }.
act-travels = Nutzt { $place-the }: Waren und Städte am Weg bringen { $worth }.
act-recruits = Nutzt { $place-the }: Der Gefolgsmann und die Leiste zählen für { $rounds }.
act-uses = Nutzt { $place-the }; das bringt bis zum Ende { $worth }.

## Kleinere Entscheidungen

plan-recall = Ruft jemanden zurück, den der Plan dieser Runde dringender braucht als der Ort, an dem er wartet.
draw-recall = Ruft jemanden zurück, der vergeblich wartet, denn der Beutel gibt nicht genug her.
draw-all = Zieht { $number }: so viele wie möglich.
store-none = Lässt die Gefolgsleute auf dem Markt, wo der Plan sie braucht.
store-one = Legt { $follower-one } zurück, der in dieser Runde nicht gebraucht wird.
recruit-best = Wirbt { $follower-one } an: unter allen das Beste für { $rounds }.
recruit-learned = Wirbt { $follower-one } an: nach den Partien, aus denen es gelernt hat, unter allen das Beste für { $rounds }.
travel-best = Der Weg mit der besten Ware und der besten Stadt für das nächste Kontor.
expand-best = Nimmt { $place-the }: unter allen das Beste für { $rounds }.
expand-learned = Nimmt { $place-the }: nach den Partien, aus denen es gelernt hat, unter allen das Beste für { $rounds }.
send-none = Sonst lohnt es sich bei niemandem.
send-worth = Das bringt { $worth }: Münzen und Bürger abzüglich dessen, was der Gefolgsmann noch täte.
buy-worth = Kauft { $number }: mehr wert als die Münzen.
technology-keep = Hebt die Technik für ein besseres Feld auf.
technology-saves = { $place-at } spart die Technik die meisten Gefolgsleute.
technology-learned = { $place-at } bringt die Technik am meisten, nach den Partien, aus denen es gelernt hat.
bathe-none = Für die anderen ist kein Platz.
bathe-best = Dort hilft der Gefolgsmann am meisten.
reward-step = Ein Entwicklungsschritt bringt jetzt { $worth }, die Münze einen.
protect-worth = Das Ereignis würde { $worth } kosten.
feed-least = Gibt ab, was am wenigsten wert ist.
forfeit-least = Gibt her, was am wenigsten fehlen wird.
exclude-none = Lässt alle Ortskarten im Spiel.
worth-most = Nimmt, was am meisten wert ist.

## Handel & Intrige

order-weighed = Vergleicht die Punkte des Auftrags mit dem, was Passen jetzt kosten würde.
malfunction-least = Gibt die Technik zurück, die am wenigsten spart.
starve-least = Verliert, wer am wenigsten gebraucht wird.
target-most = Trifft, wo es am meisten bringt, und lieber den Führenden.
bribe-part = Bietet einen Teil dessen, was der Schlag kosten würde.
answer-weighed = Wägt ab, was ein Ja bringt und was es kostet.
