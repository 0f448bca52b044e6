### Warum sich ein Spiel so nicht aufbauen lässt, und was an einer Aufzeichnung nicht stimmt.

meant = Meintest du { $name }?

## Aufbau

no-game = Ein Spiel „{ $written }“ gibt es nicht.
games-are = Spiele: { $names }.
no-lesson = Es gibt keine Lektion „{ $written }“.
lessons-are = Lektionen: { $names }.
no-language = Die Sprache „{ $written }“ gibt es hier nicht. Sprachen: { $names }.
no-bot = Einen Bot „{ $written }“ gibt es nicht.
bots-are = Bots: { $names }.
bot-other-game = „{ $name }“ spielt { $game } nicht. Das können: { $names }.
no-setting = { $title } hat keine Einstellung „{ $written }“.
settings-are = Einstellungen: { $names }.
no-value = „{ $written }“ gibt es bei { $title } für „{ $name }“ nicht. Wähle aus { $values }.
needs-other = „{ $name }“ geht nur mit „{ $needed }“: Nimm beides oder keines.
modules-list = Die Module sind eine Liste von Namen.
no-module = { $title } hat kein Modul „{ $written }“.
modules-are = Module: { $names }.
no-combination = „{ $module }“ geht nicht zusammen mit { $name } „{ $other }“.
no-generator = „{ $written }“ ist kein Zufallsgenerator. Wähle aus { $names }.
wrong-number = { $title } ist für { $few } bis { $many } Spieler, nicht für { $number }.
no-player = „{ $written }“ ist weder ein Mensch (person) noch ein Bot wie bot:greedy.
no-name = „{ $written }“ kann kein Name sein: Nimm 1 bis 40 Zeichen, ohne : = ~ , und Klammern.
name-twice = Zwei Plätze heißen „{ $name }“.
no-seat = Einen Platz „{ $name }“ gibt es nicht. Plätze: { $names }.
no-seat-number = Einen Platz { $number } gibt es nicht; die Plätze sind 0 bis { $last }.
no-moment = { $number ->
    [one] Die Partie hat 1 Entscheidung; einen Moment { $moment } gibt es nicht.
   *[other] Die Partie hat { $number } Entscheidungen; einen Moment { $moment } gibt es nicht.
 }
no-such-moment = Einen Moment { $moment } gibt es nicht.

## Aufzeichnungen

at-line = Zeile { $line }: { $why }
record-none = Das ist keine Aufzeichnung von Cenabum: Sie muss mit „cenabum 1“ beginnen.
record-newer = Die Aufzeichnung stammt von einem neueren Cenabum; bring deines auf den neuesten Stand.
record-version = Diese Version gibt es nicht.
record-long = Eine Aufzeichnung hat höchstens { $number } Zeichen.
record-most = Eine Partie hat höchstens { $number } Entscheidungen.
record-header-cut = Die Aufzeichnung endet vor ihrer ersten leeren Zeile: Ihr Ende fehlt.
record-header-lacks = Im Kopf fehlt die Zeile „{ $key } ...“.
record-no-seats = Im Kopf stehen keine Plätze.
record-rules = „rules“ muss eine Zahl sein.
record-cut = Die letzte Zeile hat kein Ende: Die Aufzeichnung ist abgeschnitten.
record-no-value = „{ $written }“ hat keinen Wert.
record-figure = Der Wert von { $path } lässt sich nicht lesen.
record-figures = Die Angaben in der Aufzeichnung lassen sich nicht verwenden: { $error }.
record-twice = „{ $key }“ steht zweimal da.
record-seed = Der Startwert (seed) muss eine Zahl oder ein Text in Anführungszeichen sein.
record-generator = Die Ziehungen stammen von „{ $written }“, einem Zufallsgenerator, den dieses Cenabum nicht kennt; ein neueres vielleicht.
record-after-result = Nach dem Ergebnis darf nichts mehr kommen.
record-chance = Eine Zeile des Zufalls heißt „~ stream: was gezogen wurde“.
record-chance-refused = Nach einem abgelehnten Zug wird nichts gezogen.
record-refused-rule = Ein abgelehnter Zug endet mit seiner Regel in eckigen Klammern.
record-no-move = „{ $written }“ ist kein „Platz: Zug“.
record-result = Das Ergebnis heißt „= Name Punkte, Name Punkte“.
record-no-stream = Einen Zufall „{ $name }“ gibt es hier nicht.
record-no-draw = „{ $written }“ lässt sich aus { $name } nicht ziehen.
record-no-opening = Die Aufzeichnung hat keinen Startwert und sagt nicht, was beim Aufbau gezogen wurde.
record-bad-opening = Was beim Aufbau gezogen worden sein soll, kann nicht gezogen worden sein.
record-opening-seed = Was beim Aufbau gezogen wurde, passt nicht zum Startwert.
record-other-data = (Die Angaben zum Spielmaterial haben sich seit der Aufzeichnung geändert.)
record-older-rules = Die Aufzeichnung entstand mit Version { $then } der Regeln, und Version { $now } hat sie berichtigt.
record-stops = Sie endet bei Entscheidung { $decision } und lässt sich bis dahin ansehen: --at { $number }.
record-moment = { $number ->
    [one] Die Aufzeichnung hat 1 Entscheidung; einen Moment { $moment } gibt es nicht.
   *[other] Die Aufzeichnung hat { $number } Entscheidungen; einen Moment { $moment } gibt es nicht.
 }
record-not-over = Die Aufzeichnung hat ein Ergebnis, aber die Partie ist nicht zu Ende: Es fehlen Entscheidungen.
record-other-result = Das Ergebnis in der Aufzeichnung ist nicht das, was gespielt wurde.
record-move = { $seat } darf „{ $move }“ nicht: { $why } [{ $rule }]
record-undrawn = Die Aufzeichnung sagt nicht, was hier gezogen wurde.
record-bad-draw = Was hier gezogen worden sein soll, kann nicht gezogen worden sein.
record-legal = „{ $move }“ sollte abgelehnt werden, ist aber erlaubt.
record-draw-seed = Was hier gezogen wurde, passt nicht zum Startwert.

plugin-broken = Das Paket { $package } bringt „{ $name }“ mit, und das lässt sich nicht verwenden: { $reason }.
plugin-name = Das Paket { $package } bringt „{ $name }“ mit. Es bleibt weg, denn so ein Name besteht aus kleinen Buchstaben, Ziffern und einzelnen Bindestrichen.
plugin-taken = Das Paket { $package } bringt „{ $name }“ mit. Es bleibt weg, denn Cenabum hat selbst etwas mit diesem Namen.
plugin-twice = Die Pakete { $other } und { $package } bringen beide „{ $name }“ mit; verwendet wird das von { $other }.
plugin-slow = Das Paket { $package } bringt „{ $name }“ mit. Es bleibt weg, denn es ließ sich nicht in { $seconds } Sekunden laden.
bot-broken = Der Bot „{ $name }“ funktioniert nicht: { $reason }.
bot-illegal = Der Bot „{ $name }“ wollte den Zug { $code } machen, und der ist keiner der { $number } erlaubten.
no-drawing = Das Terminal kann dieses Spiel nicht zeigen: { $name } funktioniert nicht ({ $reason }).
