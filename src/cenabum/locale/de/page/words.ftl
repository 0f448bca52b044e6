### Die eigenen Worte der Seite. Die Worte der Spiele stehen im Python-Paket.

## Überall
back = Zurück
close = Schließen
name = Name
nothing = nichts
offline = Der Server ist nicht erreichbar.
rules = Regeln
rule-editions = Ausgabe { $editions }
ruling = Auslegung
settings = Einstellungen
to-start = Zur Startseite
total = Summe
nowhere = Hier ist nichts
nowhere-why = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Teil davon.

## Startseite
round-number = { $round ->
    [0] beginnt gleich
   *[other] Runde { $round }
  }
your-turn = du bist dran
notice-text = { $game } wartet auf dich.

## Neuer Tisch
guest = Gast
seats = Plätze
seat-number = Platz { $number }

## Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-type = Schriftgröße
settings-pace = Tempo der Bots
settings-motion = Dinge dürfen sich bewegen
settings-draws = Ziehen von selbst, wo es nichts zu wählen gibt
settings-sound = Ein Ton bei „du bist dran“
settings-rounds = Ein Ton zu Beginn einer Runde
settings-notice = Eine Mitteilung bei „du bist dran“
settings-notice-forbidden = Dieser Browser erlaubt von hier keine Mitteilungen. In seinen Einstellungen lässt sich das ändern.
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
pace-instant = sofort
pace-quick = zügig
pace-steady = ruhig
pace-slow = langsam

## Der Tisch
joining = Du nimmst Platz …
reconnecting = Die Verbindung ist abgerissen. Neuer Versuch läuft; nichts ist verloren.
outdated = Cenabum wurde aktualisiert. Nichts geht verloren: Dein Plan bleibt, wie er ist.
outdated-load = Neue Seite laden
place-closed = geschlossen
no-table = Diesen Tisch gibt es nicht
no-table-why = Vielleicht ist der Link falsch, oder der Platz wurde weitergegeben.
table-unplayable = Dieser Tisch lässt sich nicht zeigen
land = Das Land
map-argenton = Argenton
map-saint_amand = S.-Amand
deeds = Segensreiche Werke
tracks = Leisten und Entwicklung
others = Die anderen
market = Markt
drawn = Aus dem Beutel gezogen
wealth = Dein Besitz
coins = Münzen
stations = Kontore
citizen = Bürger
citizens = Bürger
citizen-gone = der Bürger ist vergeben
status = Entwicklungsstand
development = Entwicklung
technology = Technikplättchen auf der Hand
rounds = Runden
round-of = Runde { $round } von { $rounds }
phases = Phasen der Runde
start-player = Startspieler
bot = Bot
spectator = Zuschauer
board-of = Tableau von { $seat }
back-to-mine = Zurück zu meinem Tableau
open-board = Tableau von { $seat } zeigen
station-of = Kontor von { $seat }
merchant-of = Kaufmann von { $seat }
marker-of = Marker von { $seat }
came-here = Wann kam das hierher?
travel-to = Nach { $town } reisen; unterwegs: { $goods }
travel-with = Mit { $good } nach { $town } reisen
free-spaces = { $number ->
    [one] 1 freies Feld
   *[other] { $number } freie Felder
  }
space-empty = Feld für { $space }, leer
space-holds = Feld für { $space }, darauf { $follower }
follower-technology = Technik
explain = { $thing } erklären
fill = füllen
fill-place = { $place } mit den naheliegenden Gefolgsleuten füllen
activated = aktiviert
use-place = { $place } nutzen
    .short = Nutzen
missing = Es fehlen noch:
score-short = { $score } Pkt.
doing-exclude = schließt aus
doing-draw = zieht
doing-store = lagert ein
doing-plan = plant …
doing-act = ist dran
doing-recruit = wirbt an
doing-travel = reist
doing-expand = wählt eine Karte
doing-send = entsendet
doing-reward = wählt
doing-bathe = badet
doing-buy = kauft
doing-technology = erfindet
doing-protect = entscheidet
doing-feed = gibt Nahrung
doing-forfeit = unter Folter
doing-done = fertig ✓
doing-passed = hat gepasst

## Aufforderung
prompt = Was jetzt zu tun ist
you = Du:
you-named = { $seat }:
end-show = Ergebnis zeigen
prompt-over = Das Spiel ist zu Ende.
prompt-plan = { $left ->
    [0] Plane deine Runde. Alle Gefolgsleute stehen: Schließe die Planung ab.
    [one] Plane deine Runde. Nimm jemanden, dann ein leuchtendes Feld. Noch 1.
   *[other] Plane deine Runde. Nimm jemanden, dann ein leuchtendes Feld. Noch { $left }.
  }
prompt-recalls = { $number ->
    [one] Du darfst noch einen Gefolgsmann zurückrufen: drücke ihn auf dem Tableau.
   *[other] Du darfst noch { $number } Gefolgsleute zurückrufen: drücke sie auf dem Tableau.
  }
prompt-plan-hand = Wähle jetzt ein leuchtendes Feld: { $follower }.
prompt-wait = Warten auf { $seats }.
prompt-marked = Für deinen nächsten Zug hast du vorgemerkt: { $place }.
mark = vormerken
marked = vorgemerkt ✓
mark-place = { $place } für meinen nächsten Zug vormerken
prompt-watch = Das Spiel geht weiter …
round-skip = Drücke irgendwo, um weiterzumachen.
refusal-rule = Die Regel
rule-place = Im Regelbuch
pass-device = Gib den Bildschirm an { $seat }
pass-device-go = Ich bin { $seat }
undo = Rückgängig
undo-reach = Nimmt deinen letzten Zug zurück, solange nichts aufgedeckt wurde und niemand danach gezogen hat.
undo-takes = nimmt zurück: { $move }
reveals = Das deckt etwas auf
reveals-why = Was gesehen wurde, lässt sich nicht zurücknehmen.
take-all-back = Alle zurücknehmen
plan-done = Fertig
done-final = Ein fertiger Plan wird allen gezeigt und bleibt liegen.
pass = Passen
done-store = Fertig
done-send = Fertig
done-technology = Für später behalten
done-exclude = Nichts ausschließen
done-plan = Fertig
choices = Auswahl
choices-tiles = Zur Wahl
fold = Das Land ansehen
unfold = Die Auswahl zeigen
draw-number = { $number ->
    [0] Niemanden ziehen
    [one] Einen Gefolgsmann ziehen
   *[other] { $number } Gefolgsleute ziehen
  }
draw-fewer = oder weniger:
recall-hint = Für jeden Zug, auf den du verzichtest, darf jemand vom Tableau zurück: drücke die Person, jetzt oder wenn du weniger gezogen hast.

## Schubladen
drawers = Neben dem Tableau
drawer-log = Verlauf
drawer-chat = Chat
drawer-chat-new = { $number ->
    [one] Chat, 1 neue Zeile
   *[other] Chat, { $number } neue Zeilen
  }
drawer-bag = Beutel
drawer-forecast = Punkte
drawer-help = Hilfe
drawer-seats = Plätze
drawer-settings = Einstellungen
drawer-close = Zurück zum Verlauf
drawer-supply = Vorrat
supply-left = Was noch da ist
supply-tiles = Orte { $category }
supply-events = Ereignisse, die noch kommen
tab-board = Tableau
tab-land = Land
tab-others = Andere
tab-log = Mehr
log = Was geschah
log-since = seit deinem letzten Zug
log-plans = { $seat } plant:
log-filter = Wessen Zeilen zu sehen sind
log-only = Nur { $seat }
log-older = Was vorher geschah
log-newer = Was danach geschah
log-empty = Noch ist nichts geschehen.
show-round = Den Beginn von Runde { $round } zeigen
show-moment = Augenblick { $moment } zeigen
why = warum?
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-line = Sag etwas
chat-all-muted = Alle, die etwas gesagt haben, hast du stummgeschaltet.
chat-mute = { $seat } stummschalten
chat-hear = { $seat } wieder hören
chat-close = Den Chat schließen
chat-open = Den Chat öffnen
chat-closed = Wer diesen Tisch aufgestellt hat, hat den Chat geschlossen.
chat-watching = Hier schreibt, wer am Tisch sitzt.
send = Senden
bag-holds = { $number ->
    [0] Dein Beutel ist leer
    [one] 1 Person in deinem Beutel
   *[other] { $number } Personen in deinem Beutel
  }
sum-bag = { $number } im Beutel, zieht { $draws }
sum-bag-brief = { $number }, zieht { $draws }
prospect-draw = nächster Zug vollendet
prospect = Ausblick
score-forecast = → { $score } am Ende
bag-empty = Nach ihren Aktionen kommen die Gefolgsleute hierher zurück.
odds-places = { $number ->
    [one] Orte, die der nächste Zug aus dem Beutel (1 Person) vollenden kann
   *[other] Orte, die der nächste Zug aus dem Beutel ({ $number } Personen) vollenden kann
  }
odds-sketch = So, als wäre der skizzierte Plan ausgeführt.
points-now = Punkte, wenn jetzt Schluss wäre
points-forecast = Punkte am Ende, wenn Bots weiterspielen
forecast-ask = Die Bots fragen
forecast-note = Aus { $games } Partien, die Bots mit deinem Wissen zu Ende gespielt haben.
wins = Siege
help-search = In den Regeln suchen
help-nothing = Nichts gefunden.
help-now = Jetzt
help-leads = Führt dazu
leads-draws = etwas wird gezogen
leads-tile = wählt eine Ortskarte ({ $category })
leads-hand = zieht dann { $number } je Runde
help-lacks = Fehlt
help-more = h: die Regeln
uncertain-place = Was diese Karte verlangt, ist aus öffentlichen Quellen erschlossen; steht es in deiner Schachtel anders, kann eine Datei es berichtigen.
figures-title = Manche Zahlen sind nachgebildet
figures-what = Diese Zahlen nennt keine öffentliche Quelle; wir haben sie so gemacht, dass sie zu allem passen, was die Regeln sagen: { $files }. Steht in deiner Schachtel etwas anderes, berichtigt sie eine Datei.
figures-corrected = An diesem Tisch gelten Zahlen, die eine Datei berichtigt hat.
figures-actions = Felder der Stadt
figures-counts = Anzahl der Teile bei wenigen
figures-deeds = Werke
figures-fame = Ruhmesleiste
figures-first_kingdom = Zeitalter und Aufgaben
figures-intrigue = Felder der Intrige
figures-kings_favor = Jahreszeiten und Gunst
figures-map = Landkarte
figures-new_deeds = Felder der neuen Werke
figures-new_places = neue Ortskarten
figures-orders = Waren und Punkte der Aufträge
figures-places = einige Ortskarten
figures-tiles = Werkstätten und Plättchen
uncertain-figures = { $number } Angaben dieses Tisches sind wahrscheinlich oder erschlossen, nicht sicher; „cenabum data --uncertain“ nennt sie.
seat-open = frei
seat-here = da
seat-away = abwesend
watching = Du schaust zu.
watching-sit = Hinsetzen
sat-down = { $seat } hat Platz genommen.
table-public = Alle dürfen diesen Tisch finden
seat-take = Diesen Platz nehmen
seat-free = Diesen Platz frei machen
seat-to-bot = Einen Bot spielen lassen
which-bot = Welcher Bot
seat-bot-plays = Spielen lassen
seat-other-level = Andere Stufe
seat-from-bot = Vom Bot zurücknehmen
seat-leave = Meinen Platz aufgeben
seat-leave-sure = Dann kann jemand anderes deinen Platz nehmen. Deine Links dazu gelten nicht mehr.
seat-stay = Bleiben
seat-free-sure = { $seat } verliert diesen Platz, und was dort gerade geplant wird, wird zurückgenommen. Dann kann ihn nehmen, wer den Link des Tisches hat.
link-renew = Neuer Link (alte gelten dann nicht mehr)
link-table = Link für Freunde kopieren
link-seat = Link meines Platzes kopieren (für ein anderes Gerät)
copied = Kopiert
record-download = Aufzeichnung herunterladen
seed-hash = Versiegelter Startwert: { $hash }
seed-sealed = Beweis, dass nichts neu gemischt wurde
seed-chosen = Wer diesen Tisch aufgestellt hat, hat den Startwert selbst gewählt und kann daraus jede Ziehung berechnen.

## Verlauf
history = Verlauf
history-first = Zum Anfang
history-back = Einen Schritt zurück
history-play = Abspielen
history-pause = Anhalten
history-on = Einen Schritt weiter
history-then = Damals:
history-nothing = sonst geschah nichts.
history-play-on = Von hier weiterspielen
history-now = Zurück zum Jetzt
history-round = Zu einer Runde gehen
moment-of = { $moment } von { $moments }

## Das Ende
end-check = Die Ziehungen prüfen
end-seed = Der Startwert war „{ $seed }“; sein Siegel zu Beginn war { $hash }. Alle Ziehungen prüfen: die Aufzeichnung herunterladen und „cenabum replay --check DATEI“ aufrufen.
end-replay = Von Anfang an ansehen
end-again = Noch einmal

## Tasten
keys = Tasten
key-number = 1–8
key-number-does = jemanden vom Markt nehmen
key-tab = Tab
key-tab-does = zum nächsten Wählbaren
key-arrows = Pfeile
key-arrows-does = über alles auf dem Tisch gehen; jedes Ding erklärt sich
key-enter = Enter
key-enter-does = wählen
key-escape = Esc
key-escape-does = loslassen
key-d = d
key-d-does = fertig oder passen
key-u = u
key-u-does = rückgängig
key-h = h
key-h-does = die Regeln zu dem Ding, das gerade erklärt wird
key-question = ?
key-question-does = diese Tasten zeigen

## Was Orte bewirken, in einer Zeile

## Which game
game-orleans = Orléans
game-first-kingdom = Stories: Das erste Königreich
game-kings-favor = Stories: Die Gunst des Königs
game-cathedral = Die Kathedralenbauer von Orléans
minutes-about = etwa { $minutes } Minuten

# Was ein Bot täte
hint = Tipp
hint-what = Was kann ich tun, was ist jetzt wichtig, und, wo du gegen Bots spielst, was starke Spieler täten und warum.
hints = Tipps
hint-can = Was kann ich tun?
hint-matters = Was ist wichtig?
hint-bot = Was würden starke Spieler tun?
hint-can-plan = Für diese Orte hast du jemanden: { $places }. Drück auf eine Figur und dann auf ein leuchtendes Feld, oder auf + an einem Ort.
hint-can-done = Niemand ist mehr zu setzen: „Fertig“ beendet den Plan.
hint-can-leads = { $move }: { $leads }
hint-can-more = { $number ->
    [one] Eine weitere Wahl leuchtet auf dem Tisch.
   *[other] { $number } weitere Möglichkeiten leuchten auf dem Tisch.
}
hint-thinks = Der stärkste Bot denkt darüber nach …
hint-none = Der Bot weiß es auch nicht.
hint-would = Starke Spieler würden wählen: { $move }.
hint-plan = So würden starke Spieler planen:
hint-topics = Starke Spieler achten hier auf: { $topics }.
hint-sketch = So skizzieren
key-l = l
key-l-does = ein Tipp: was starke Spieler täten
key-m = m
key-m-does = der Moment, in dem das erklärte Ding hierher kam

## Orte und Wohltaten mit kürzerem Namen, wo der ganze nicht passt
board-wool_manufacturer = Woll­manufaktur
mini-city_wall = Stadtmauer
mini-plague_defeated = Sieg über die Pest
mini-boatmens_guild = Schiffergilde
mini-cathedral = Kathedrale

## The letter on a follower’s disc: no two alike
letter-farmer = B
letter-boatman = S
letter-craftsman = Hw
letter-trader = Hä
letter-knight = R
letter-scholar = G
letter-monk = M

# Ein Spiel aus einem anderen Paket: sein Tisch in Zeilen.
plain-table = Der Tisch
plain-tab-table = Tisch
plain-tab-log = Verlauf
plain-no-rules = Dieses Spiel bringt kein Regelheft mit.
plain-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
