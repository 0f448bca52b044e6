### Startseite, neuer Tisch und Regelhefte.

rulebooks = Regelhefte
rulebook-orleans = Orléans mit Handel & Intrige
rulebook-stories = Orléans Stories
rulebook-cathedral = Die Kathedralenbauer von Orléans
rules-contents = Inhalt
rules-own-words = Jede Regel in unseren Worten, mit unseren Auslegungen, wo die Anleitungen schweigen. Abgelehnte Züge und die Hilfe am Tisch nennen diese Regeln.
unofficial = Cenabum ist ein inoffizielles Fanprojekt. Orléans ist ein Spiel von Reiner Stockhausen, erschienen bei dlp games.
tagline = Die Orléans-Spiele an deinem Tisch.
new-table = Neuer Tisch
record-upload = Aufgezeichnete Partie fortsetzen
my-tables = Meine Tische
open-tables = Öffentliche Tische
ended-tables = Beendete Partien
first-time = Neu hier?
first-time-text = Fang mit dieser Lektion an: drei geführte Runden, und du kennst das Spiel. Oder stell einen Tisch auf und setz dich mit zwei Bots: Er sagt immer, was von dir gewünscht ist, und alles erklärt sich, wenn du fragst.
table-over = gewonnen von { $winners }
tables-waiting = { $number ->
    [one] du bist an einem Tisch dran
   *[other] du bist an { $number } Tischen dran
  }
seat-add = Platz hinzufügen
seats-friends = Freunde auf alle anderen Plätze
seat-remove = Platz { $number } entfernen
seat-kind = Wer auf Platz { $number } sitzt
seat-name = Name auf Platz { $number }
seat-colour = Farbe von Platz { $number }
kind-me = Jemand hier
kind-open = Jemand per Link
kind-bot = Bot: { $name }
your-name = Dein Name
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Violett
colour-black = Schwarz
options-modules = Handel & Intrige: Module
options-modules-note = Nimm davon zum Grundspiel, was du magst, in jeder Mischung.
options-modules-none = keine gewählt
options-modules-chosen = gewählt
options-needs = (Braucht: { $setting })
seed-optional = Startwert (freiwillig)
seed-told = Alle am Tisch erfahren, dass du ihn gewählt hast.
seed-chosen-short = gewählter Startwert
sit-down = Hinsetzen
game = Spiel
invite = Einladen
table-waits = wartet auf Mitspielende
table-join = Mitspielen
table-watch = Zuschauen
free-seats = { $number ->
    [one] 1 freier Platz
   *[other] { $number } freie Plätze
  }
