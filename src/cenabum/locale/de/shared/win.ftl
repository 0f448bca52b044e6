# Wie man jedes Spiel gewinnt: ein Ziel und vier Zeilen mit je einem Bild. Keine Zahlen.
win-title = So gewinnst du
win-go = Los geht’s
win-learn = Neu hier? Lerne beim Spielen:

## Orléans
win-orleans = Hab nach der letzten Runde die meisten Punkte.
win-orleans-1 = Waren sind Punkte, je edler, desto mehr.
win-orleans-2 = Jede Münze ist ein Punkt.
win-orleans-3 = Kontore und Bürger zählen so oft, wie deine Entwicklung sagt.
win-orleans-4 = Du bekommst sie mit Gefolgsleuten: aus dem Beutel ziehen, planen, Orte nutzen. Neue machen den Beutel besser.

## The First Kingdom
win-first-kingdom = Lass dich als Erstes krönen.
win-first-kingdom-1 = Erfülle alle Aufgaben deines Bogens.
win-first-kingdom-2 = Sammle genug Bürger.
win-first-kingdom-3 = Baue eine Kirche.
win-first-kingdom-4 = Werde reich genug.

## The King’s Favor
win-kings-favor = Bleib bis zum Ende in Gunst, mit den meisten Punkten.
win-kings-favor-1 = Eine Ära hat vier Jahreszeiten; im Herbst brauchen alle Nahrung.
win-kings-favor-2 = Nach dem Winter prüft der König deine Ziele. Jedes verfehlte kostet ein Günstlingsplättchen.
win-kings-favor-3 = Wer keines mehr abgeben kann, scheidet aus.
win-kings-favor-4 = Waren, Münzen, Gebiete und Gebäude sind Punkte.

## The Cathedral
win-cathedral = Baut die Kathedrale zusammen: Alle gewinnen oder niemand.
win-cathedral-1 = Zieht einen Gefolgsmann, setzt ihn ein und tut, was sein Feld sagt.
win-cathedral-2 = Bringt Waren zu den Werkstätten und zum Stundenglas.
win-cathedral-3 = Dafür entstehen Teile der Kathedrale, vom Grund bis zum Dach.
win-cathedral-4 = Endet die letzte Runde ohne Dach, haben alle verloren.
