### Why a game cannot be set up like this, and what is wrong with a record.

meant = Did you mean { $name }?

## Setting up

no-game = There is no game “{ $written }”.
games-are = Games: { $names }.
no-lesson = There is no lesson “{ $written }”.
lessons-are = Lessons: { $names }.
no-language = There is no language “{ $written }”. Languages: { $names }.
no-bot = There is no bot “{ $written }”.
bots-are = Bots: { $names }.
bot-other-game = “{ $name }” does not play { $game }. Bots that do: { $names }.
no-setting = { $title } has no setting “{ $written }”.
settings-are = Settings: { $names }.
no-value = “{ $written }” is no { $name } of { $title }. Choose from { $values }.
needs-other = “{ $name }” needs “{ $needed }”: choose both or none.
modules-list = The modules are a list of names.
no-module = { $title } has no module “{ $written }”.
modules-are = Modules: { $names }.
no-combination = “{ $module }” cannot be combined with { $name } “{ $other }”.
no-generator = “{ $written }” is no generator of chance. Choose from { $names }.
wrong-number = { $title } is for { $few } to { $many } players, not { $number }.
no-player = “{ $written }” is neither a person nor a bot such as bot:greedy.
no-name = “{ $written }” cannot be a name: use 1 to 40 characters, without : = ~ , and brackets.
name-twice = Two seats have the name “{ $name }”.
no-seat = There is no seat “{ $name }”. Seats: { $names }.
no-seat-number = There is no seat { $number }; the seats are 0 to { $last }.
no-moment = { $number ->
    [one] The game has 1 decision; there is no moment { $moment }.
   *[other] The game has { $number } decisions; there is no moment { $moment }.
 }
no-such-moment = There is no moment { $moment }.

## Records

at-line = Line { $line }: { $why }
record-none = This is not a Cenabum record: it must begin with “cenabum 1”.
record-newer = The record was written by a newer Cenabum; update to read it.
record-version = The version is not one that exists.
record-long = A record has at most { $number } characters.
record-most = A game has at most { $number } decisions.
record-header-cut = The record ends before its first empty line: it has been cut off.
record-header-lacks = The header has no line “{ $key } ...”.
record-no-seats = The header names no seats.
record-rules = “rules” must be a number.
record-cut = The last line has no end: the record has been cut off.
record-no-value = “{ $written }” has no value.
record-figure = The figure { $path } has no readable value.
record-figures = The figures in the record cannot be used: { $error }.
record-twice = “{ $key }” stands twice.
record-seed = The seed must be a number or a text in quotation marks.
record-generator = The draws come from “{ $written }”, a generator that this Cenabum does not know; a newer one may.
record-after-result = Nothing may follow the result.
record-chance = A chance line is “~ stream: what was drawn”.
record-chance-refused = Nothing is drawn after a refused move.
record-refused-rule = A refused move ends with its rule in brackets.
record-no-move = “{ $written }” is no “seat: move”.
record-result = The result is “= name points, name points”.
record-no-stream = There is no stream of chance “{ $name }”.
record-no-draw = “{ $written }” cannot be drawn from { $name }.
record-no-opening = The record has no seed and does not say what was drawn at set-up.
record-bad-opening = What is said to have been drawn at set-up cannot have been drawn.
record-opening-seed = The draws at set-up are not those of the seed.
record-other-data = (The component data has changed since the record was written.)
record-older-rules = The record was made with version { $then } of the rules, and version { $now } corrected them.
record-stops = It stops at decision { $decision } and can be seen up to there: --at { $number }.
record-moment = { $number ->
    [one] The record has 1 decision; there is no moment { $moment }.
   *[other] The record has { $number } decisions; there is no moment { $moment }.
 }
record-not-over = The record has a result, but the game is not over: decisions are missing.
record-other-result = The result in the record is not the one that was played.
record-move = { $seat } may not “{ $move }”: { $why } [{ $rule }]
record-undrawn = The record does not say what was drawn here.
record-bad-draw = What is said to have been drawn here cannot have been drawn.
record-legal = “{ $move }” was to be refused but is legal.
record-draw-seed = What was drawn here is not what the seed gives.

plugin-broken = The package { $package } brings “{ $name }”, which cannot be used: { $reason }.
plugin-name = The package { $package } brings “{ $name }”, which is left out: such a name needs small letters, figures and single hyphens.
plugin-taken = The package { $package } brings “{ $name }”, which is left out: Cenabum has something of this name itself.
plugin-twice = The packages { $other } and { $package } both bring “{ $name }”; that of { $other } is used.
plugin-slow = The package { $package } brings “{ $name }”, which is left out: it could not be loaded within { $seconds } seconds.
bot-broken = The bot “{ $name }” does not work: { $reason }.
bot-illegal = The bot “{ $name }” wanted to make the move { $code }, which is none of its { $number } legal moves.
no-drawing = The terminal cannot show this game: { $name } does not work ({ $reason }).
