### Warum der Gefährte so zieht oder an deiner Stelle ziehen würde.

draw-more = Von dem, was { $bag-from } kommen kann, lässt sich jetzt mehr gebrauchen.
place-most = { $action }: Dort macht der { $follower } am meisten aus, und für die nächsten Züge bleiben gute Felder.
move-there = { $place }: Dort wird dein Baumeister als Nächstes gebraucht.
move-there-item = { $place }: Dort wird dein Baumeister als Nächstes gebraucht, und am Weg liegt { $item-one }.
deliver-further = { $item-one } { $target-to } zu liefern bringt die Kathedrale voran.
take-it = Jedes Stück im Rucksack ist ein Stück näher an einem Bauabschnitt.
swap-it = Das neue Stück wird dringender gebraucht als das alte.
leave-it = Was du trägst, ist mehr wert als dieses Stück.
paint-it = Ein Bauplan ist meistens ein Bauabschnitt.
refrain-it = Bleiben ist besser als jeder Weg von hier.
done-it = Was übrig ist, hebt man besser auf.
rest-it = Der volle Rucksack bringt als Bauplan mehr als Stück für Stück.
send-it = In diesem Beutel sind weniger Mönche.
give-it = Dort wird die Rosette am ehesten gebraucht.

# Was am meisten dafür spricht, verglichen mit der nächstbesten Wahl.
tells-sections = Damit ist mehr von der Kathedrale gebaut als mit der nächstbesten Wahl.
    .topic = Teile der Kathedrale
tells-rosettes = Damit bringen die Rosetten mehr als mit der nächstbesten Wahl.
    .topic = Rosetten
tells-knapsacks = Damit füllen sich die Rucksäcke besser als mit der nächstbesten Wahl.
    .topic = die Rucksäcke
tells-workshops = Damit kommen die Aufträge der Werkstätten weiter als mit der nächstbesten Wahl.
    .topic = die Aufträge der Werkstätten
tells-glass = Damit kommt der Auftrag des Stundenglases weiter als mit der nächstbesten Wahl.
    .topic = der Auftrag des Stundenglases
tells-order = Damit kommt der offene Auftrag des Festplatzes weiter als mit der nächstbesten Wahl.
    .topic = der offene Auftrag des Festplatzes
tells-town = Damit bleiben der Gruppe bessere Felder, Gefolgsleute und Züge als mit der nächstbesten Wahl.
    .topic = was für die nächsten Züge bleibt
chance-then = Danach gewinnt ihr mit etwa { $percent } % Wahrscheinlichkeit, mit der nächstbesten Wahl mit { $other } %.
chance-alike = Danach gewinnt ihr mit etwa { $percent } % Wahrscheinlichkeit; die nächstbeste Wahl ist kaum schlechter.
