### Was das Terminal sagt, egal was gespielt wird. Was in Großbuchstaben steht, tippt der Spieler ein.

yes = ja
no = nein
or-last = { $names } oder { $last }
please-answer = Bitte antworte { $answers }.

## Eine Sitzung

nobody-there = Niemand ist da, der antworten könnte; es wurde nichts begonnen.
saved-go-on = Die Partie ist gespeichert. Weiter geht es mit:
how-to-begin = Eine Zahl wählt, ? erklärt, help zeigt mehr. Gespeichert in
going-on = Weiter nach { $number ->
    [one] 1 Entscheidung
   *[other] { $number } Entscheidungen
 }.
asked = { $person }, { $question }
pass-the-keyboard = Gib die Tastatur an { $person }. { $person }: drücke Enter
saved-in = Gespeichert in { $path }
which-one = Welches davon: { $choices }?
choices-are = Zur Wahl stehen 1 bis { $number }.
nobody-left = Niemand ist mehr zu setzen. 1 fertig, 2 zurück
not-understood = „{ $written }“ steht nicht zur Wahl und ist kein Befehl. Tippe eine Zahl, ? oder help.
refused = Nein: { $why }
refused-rule = (Regel { $rule }; ? { $rule } zeigt sie)
taken-back = Zurückgenommen: { $move }

## Befehle

typed-number = ZAHL
typed-words = WÖRTER
typed-about = ? WORT
does-number = dies wählen
does-words = dasselbe in Worten oder deren Anfängen: p f vil
does-ask = erklären, was zu entscheiden ist
does-about = einen Ort, einen Gefolgsmann, ein Ereignis, eine Regel oder die Wahl mit der Nummer WORT erklären
does-undo = den letzten Zug zurücknehmen, solange nichts aufgedeckt wurde
does-log = was zuletzt geschah
does-odds = was der Beutel hergeben kann
does-win = wie man gewinnt
does-save = sagen, wo die Partie gespeichert ist (sie ist es immer)
does-quit = aufhören; die Partie bleibt gespeichert

## Das Ende

won-together = Ihr habt gemeinsam gewonnen.
lost-together = Ihr habt gemeinsam verloren.
winners = { $number ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
 }
points-all = zusammen
record-is-in = Die Aufzeichnung ist in
look-again = Noch einmal ansehen: cenabum replay FILE --list, oder --at N für einen Moment.

## Der Anfang

unfinished = Es gibt eine unbeendete Partie von { $names }, { $when }.
go-on-with-it = Damit weitermachen?
welcome = Willkommen bei { $title }. Enter nimmt, was in Klammern steht.
your-name = Dein Name (mehrere: Ana, Bruno)
usual-name = Ana
how-many-bots = Wie viele Bots spielen mit?
which-level = { $number ->
    [one] Auf welcher Stufe spielt er?
   *[other] Auf welcher Stufe spielen sie?
 }
which-setting = { $setting }?

## Erklären

more-words = ? WORT erklärt einen Ort, einen Gefolgsmann, ein Ereignis oder eine Regel; help nennt die Befehle.
choice-is = { $number } ist: { $move }
choice-leads = Führt dazu: { $told }
choice-draws = etwas wird gezogen
more-rules = Mehr: { $rules }
nothing-known = Von „{ $thing }“ ist nichts bekannt.
did-you-mean = Meintest du { $names }?
bag-empty = Dein Beutel ist leer.
if-you-draw = Wenn du { $number ->
    [one] 1 Gefolgsmann
   *[other] { $number } Gefolgsleute
 } aus deinem Beutel ziehst:
at-least-one = mindestens einer
on-average = im Mittel
could-fill-market = Mit ihnen und deinem Markt könntest du dann füllen: { $places }.
could-fill-green = Mit ihnen und deinem Anger könntest du dann füllen: { $places }.

## Regeln, Spiele und Angaben

rules-listed = { $command } ID zeigt eine, { $command } WÖRTER sucht danach.
no-such-rule = Keine Regel spricht von „{ $written }“.
rules-alone = { $command } allein nennt sie alle.
more-found = Und { $number } weitere: { $rules }
rule-ruling = Auslegung
rule-edition = Ausgabe { $editions }
rule-example = Beispiel:
rule-why = Warum:
players-from-to = { $few } bis { $many } Spieler
bots-are = Bots: { $names }
figure-from = Quelle: { $source }
confidence-certain = { $number } sicher
confidence-likely = { $number } wahrscheinlich
confidence-reconstructed = { $number } rekonstruiert
confidence-corrected = { $number } berichtigt
figures-signs = ~ wahrscheinlich   ? rekonstruiert   * von deiner Datei berichtigt. Berichtigen: --data my-box.toml (siehe docs/cli.md).
figure-none = nichts

## Aufzeichnungen

last-decision = Nach { $number } Entscheidungen. Die letzte: { $move }
before-the-first = Vor der ersten Entscheidung.
to-decide = Zu entscheiden hat: { $names }.
luck = Das Glück beim Ziehen
luck-from = gezogen aus
luck-what = was
luck-drawn = gezogen
luck-expected = erwartet
luck-more = mehr
luck-usual = üblich
draws-taken-over = { $number } Züge aus Beuteln und Stapeln stammen aus der Aufzeichnung, mit der der Tisch weiterspielte.
draws-are-right = Alle { $number } Ziehungen sind die des Startwerts „{ $seed }“ (Generator { $generator }).
hash-is = Der Hash von Nonce und Startwert, zum Vergleich mit dem vor der Partie gezeigten:
hash-is-right = Der Startwert ist der, der vor der Partie versiegelt wurde.

## Was nicht geht

no-form = „{ $written }“ ist keine Form einer Wiedergabe; nimm --to text oder --to json.
no-moment-below = Einen Moment { $number } gibt es nicht; --at zählt Entscheidungen ab 0.
no-seat-recorded = Einen Platz „{ $name }“ gibt es in dieser Aufzeichnung nicht. Plätze: { $names }.
no-seed = { $path } hat keinen Startwert, mit dem sich die Ziehungen prüfen ließen; die Aufzeichnung eines Tisches hat ihn, wenn die Partie vorbei ist.
no-draws = { $path } sagt nicht, was gezogen wurde; es gibt also nichts zu prüfen.
no-nonce = Der Hash wurde aus einer Nonce und dem Startwert gemacht; nenne die Nonce mit --nonce.
hash-is-wrong = Der Startwert ist nicht der versiegelte: Nonce und Startwert haben den Hash { $hash }.
no-setting-written = „{ $written }“ ist keine Einstellung: Schreib sie als Name=Wert, etwa --set level=expert.
resume-alone = --resume setzt eine gespeicherte Partie so fort, wie sie aufgebaut wurde; lass die anderen Optionen weg.
nothing-unfinished = In { $path } gibt es keine unbeendete Partie; beginne eine mit: cenabum play
no-folder-made = Der Ordner { $path } für gespeicherte Partien lässt sich nicht anlegen ({ $reason }); nimm --file NAME oder setze XDG_DATA_HOME auf einen Ordner, in den du schreiben darfst.
is-a-folder = { $path } ist ein Ordner; nenne eine Datei darin, etwa { $example }.
exists-already = { $path } gibt es schon; nimm --resume dazu, um weiterzuspielen, oder wähle einen anderen Namen.
no-folder = Einen Ordner { $path } gibt es nicht; lege ihn an, oder wähle eine andere Datei.
left-as-it-is = { $complaint } Die Datei wurde gelassen, wie sie ist.
changed-by-another = { $path } wurde während des Spiels von einem anderen Programm geändert; deine Partie ist jetzt in { $other }.
cannot-be-saved = Die Partie lässt sich nicht in { $path } speichern ({ $reason }); wähle mit --file eine andere Datei.
lesson-begun = begonnen
how-to-learn = Nimm eine mit: cenabum learn NAME
lesson-how = Du bist { $name }. Mit der Eingabetaste geht es weiter, skip macht den Schritt für dich, back geht zurück, quit beendet die Lektion; dein Stand bleibt erhalten.
lesson-ended = Du hast diese Lektion geschafft.
lesson-next = weiter
stopped = Abgebrochen.
stopped-saved = Die Partie ist gespeichert; weiter geht es mit: cenabum play --resume --file { $path }
a-file = Eine Datei
file-unusable = { $file } lässt sich nicht verwenden: { $reason }. Prüfe den Namen und ob du dort schreiben darfst.
see-help = Siehe { $command } --help.
our-mistake = Das ist leider ein Fehler in Cenabum ({ $error }). Bitte melde ihn mit dem Befehl, den du getippt hast; CENABUM_DEBUG=1 zeigt mehr.
our-mistake-saved = Das ist leider ein Fehler in Cenabum ({ $error }). Bitte melde ihn mit dem Befehl, den du getippt hast, und mit { $path }, wo die Partie gespeichert ist; CENABUM_DEBUG=1 zeigt mehr.

## Grammatik

# Beginnt ein Satz mitten in einer Zeile klein? Im Deutschen könnte das erste Wort ein Hauptwort sein.
begins-small = no

# Ein Spiel aus einem anderen Paket, in einfachen Zeilen gezeigt.
plain-round = Runde { $number }
plain-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
plain-no-odds = Dieses Spiel nennt keine Wahrscheinlichkeiten.
does-plain-table = noch einmal der ganze Tisch
