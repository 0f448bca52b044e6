### Was der Server sagt, wenn etwas nicht geht. Die Regeln haben eigene Texte.

## Tische und Plätze

unknown-table = Diesen Tisch gibt es hier nicht.
check-link = Prüfe den Link oder stelle einen neuen Tisch auf.
unknown-token = Dieser Link gilt nicht (oder nicht mehr) für einen Platz an diesem Tisch.
ask-link = Bitte um einen neuen Link.
open-seat = Platz { $number }
unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
luck-later = Das Glück beim Ziehen wird erzählt, wenn das Spiel zu Ende ist.
unknown-moment = { $number ->
    [one] Die Partie hat bisher 1 Moment.
   *[other] Die Partie hat bisher { $number } Momente.
 }
unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht.
games = Spiele: { $games }.
unknown-language = Eine Sprache „{ $language }“ gibt es hier nicht.
languages = Sprachen: { $languages }.
not-yours = Das kann nur, wer dort sitzt oder den Tisch aufgestellt hat.
not-your-link = Einen neuen Link für diesen Platz bekommt nur, wer dort sitzt: Er zeigt, was dort gerade geplant wird.
open-instead = Wer den Tisch aufgestellt hat, kann den Platz stattdessen freigeben. Was dort gerade geplant wird, wird dabei zurückgenommen.
only-host = Das kann nur, wer den Tisch aufgestellt hat.
seats-stay = Das Spiel ist zu Ende; alle behalten ihren Platz für eine Revanche.
chat-closed = Wer den Tisch aufgestellt hat, hat den Chat geschlossen.
watching = Du schaust zu; das kann nur, wer einen Platz hat.
at-door = Du stehst noch an der Tür; komm zuerst an den Tisch.
not-begun = Die Partie hat noch nicht begonnen.
begun-already = Die Partie hat schon begonnen.
start-empty = { $number ->
    [one] Ein Platz ist noch frei.
   *[other] { $number } Plätze sind noch frei.
 }
start-how = Beginne mit Bots an diesen Plätzen oder mit weniger Leuten.
start-empty-host = Es sind noch Plätze frei. Nur wer den Tisch aufgestellt hat, kann ohne sie beginnen.
taken = Dieser Platz ist besetzt.
choose-or-watch = Wähle einen anderen oder schau zu.
not-taken = Dort sitzt niemand.
bot-plays = Für diesen Platz spielt ein Bot.
take-back = Nimm den Platz zuerst zurück.
not-over = Die Partie läuft noch.
rematch-later = Eine Revanche gibt es, wenn sie zu Ende ist.
rematch-taken = Dein Platz bei der Revanche ist an jemand anderen gegangen.
same-name = Zwei an diesem Tisch haben denselben Namen.
same-colour = Jemand anderes an diesem Tisch hat diese Farbe.
choose-other = Wähle etwas anderes.
bad-name = Das kann kein Name sein.
good-name = Nimm 1 bis 40 Zeichen, ohne : = ~ , und Klammern.
name-of-seat = So heißt ein Platz, an dem niemand sitzt.
bad-number = Dieses Spiel ist für { $few } bis { $many } Spieler, nicht für { $number }.
record-seats = { $number ->
    [one] Die Aufzeichnung hat 1 Platz.
   *[other] Die Aufzeichnung hat { $number } Plätze.
 }
bad-setup = So lässt sich kein Tisch aufstellen.
bad-figures = Diese Angaben zum Spielmaterial lassen sich nicht verwenden.
corrections-large = Korrekturen am Spielmaterial dürfen zusammen { $number } Zeichen haben.
bad-record = Diese Aufzeichnung lässt sich nicht lesen oder nicht nachspielen.

## Nachrichten

bad-message = Das lässt sich nicht lesen.
bad-address = Diese Adresse lässt sich nicht lesen.
bad-host = Host oder Herkunft der Anfrage lassen sich nicht lesen.
no-address = Unter dieser Adresse ist nichts.
other-method = Unter dieser Adresse geht nur { $methods }.
not-possible = Das geht nicht.
unknown-host = Auf den Namen „{ $name }“ hört dieser Server nicht.
see-names = Wer ihn betreibt, kann diesen Namen erlauben: cenabum serve --name { $name }
foreign = Danach darf nur unsere eigene Seite fragen.
foreign-names = Ist dieser Server unter einem anderen Namen zu erreichen, muss sein Betreiber diesen Namen erlauben: cenabum serve --name …
too-many = Das war zu viel auf einmal.
wait = Warte einen Moment und versuche es noch einmal.
asks-again = Diese Seite versucht es in { $number ->
    [one] 1 Sekunde
   *[other] { $number } Sekunden
 } von selbst noch einmal.
of-bots = An { $number } Tischen, die von deiner Adresse aus eröffnet wurden, spielen schon nur Bots.
of-bots-wait = Warte, bis eine dieser Partien zu Ende ist, oder nimm selbst einen Platz.
too-large = Das ist größer als alles, was wir erwarten.
hello-first = Die erste Nachricht muss hello sein.
hello-late = Zu lange wurde nichts gesagt.
hello-twice = Die Begrüßung gab es schon.
empty-chat = In dieser Nachricht steht nichts.
chat-full = Der Chat dieses Tisches ist nach { $number } Zeilen voll.
no-forecast = Kein Bot konnte sagen, wie das ausgeht.
nothing-to-decide = Du hast gerade nichts zu entscheiden.
no-hint-among-people = Wo Menschen gegeneinander spielen, gibt kein Bot Tipps.

## Die Datei

file-in-use = Die Datei der Tische wird von einem anderen Programm benutzt; gerade lässt sich nichts speichern.
disk-full = Der Speicherplatz ist voll; gerade lässt sich nichts speichern.
file-read-only = In die Datei der Tische lässt sich nicht schreiben.
file-trouble = In die Datei der Tische lässt sich gerade nicht schreiben.
file-changed = Der Tisch hat sich in seiner Datei geändert.
table-damaged = Dieser Tisch lässt sich aus seiner Datei nicht nachspielen. Wer den Server betreibt, kann ihn mit „cenabum doctor --repair“ reparieren.
table-older = Dieser Tisch begann mit Version { $then } der Regeln seines Spiels, und Version { $now } hat sie berichtigt; sein Zug { $moment } ist nicht mehr möglich.
table-plugin = Dieser Tisch lässt sich gerade nicht spielen. { $why }
plugin-mended = Wer den Server betreibt, kann das Paket erneuern oder entfernen.
random-instead = An seiner Stelle entscheidet ein Zufallsbot.
bots-rest = Die Bots an diesem Tisch haben aufgehört: { $number }-mal nacheinander ist nichts gelungen, was sie versucht haben.
bots-again = Sie versuchen es wieder, wenn jemand an den Tisch kommt oder einen Zug macht.
table-kept = Alle seine Züge sind in der Datei aufgehoben.
nothing-lost = Nichts ist verloren. Versuche es gleich noch einmal.
mistake = Auf dem Server ging etwas schief; nichts hat sich geändert.
load-again = Versuche es noch einmal oder lade die Seite neu.
