### What the terminal says, whatever is played. What stands in capitals is typed by the player.

yes = yes
no = no
or-last = { $names } or { $last }
please-answer = Please answer { $answers }.

## A sitting

nobody-there = Nobody is there to answer; nothing was started.
saved-go-on = The game is saved. Go on with:
how-to-begin = Type a number to choose, ? to have things explained, help for more. Saved in
going-on = Going on after { $number ->
    [one] 1 decision
   *[other] { $number } decisions
 }.
asked = { $person }, { $question }
pass-the-keyboard = Pass the keyboard to { $person }. { $person }: press Enter
saved-in = Saved in { $path }
which-one = Which one: { $choices }?
choices-are = There are choices 1 to { $number }.
nobody-left = Nobody is left to place. 1 done, 2 undo
not-understood = “{ $written }” is neither a choice nor a command. Type a number, ? or help.
refused = No: { $why }
refused-rule = (rule { $rule }; ? { $rule } shows it)
taken-back = Taken back: { $move }

## Commands

typed-number = NUMBER
typed-words = WORDS
typed-about = ? WORD
does-number = make this choice
does-words = the same in words, or the beginnings of them: p f vil
does-ask = explain what is to be decided
does-about = explain a place, a follower, an event, a rule, or choice number WORD
does-undo = take the last move back, as long as nothing has been revealed
does-log = what has happened lately
does-odds = what the bag may give
does-win = how one wins
does-save = say where the game is saved (it always is)
does-quit = stop; the game stays saved

## The end

won-together = You have won together.
lost-together = You have lost together.
winners = { $number ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
 }
points-all = all
record-is-in = The record is in
look-again = Look at it again: cenabum replay FILE --list, or --at N for one moment.

## Beginning

unfinished = There is an unfinished game of { $names }, { $when }.
go-on-with-it = Go on with it?
welcome = Welcome to { $title }. Enter takes what stands in brackets.
your-name = Your name (several people: Ana, Bruno)
usual-name = Ana
how-many-bots = How many bots play with you?
which-level = { $number ->
    [one] At which level does it play?
   *[other] At which level do they play?
 }
which-setting = { $setting }?

## Explaining

more-words = ? WORD explains a place, a follower, an event or a rule; help lists the commands.
choice-is = { $number } is: { $move }
choice-leads = Leads to: { $told }
choice-draws = something is drawn
more-rules = More: { $rules }
nothing-known = Nothing is known of “{ $thing }”.
did-you-mean = Did you mean { $names }?
bag-empty = Your bag is empty.
if-you-draw = If you draw { $number ->
    [one] 1 follower
   *[other] { $number } followers
 } from your bag:
at-least-one = at least one
on-average = on average
could-fill-market = With them and your market you could then fill: { $places }.
could-fill-green = With them and your green you could then fill: { $places }.

## Rules, games and figures

rules-listed = { $command } ID shows one, { $command } WORDS looks for some.
no-such-rule = No rule speaks of “{ $written }”.
rules-alone = { $command } alone lists them all.
more-found = And { $number } more: { $rules }
rule-ruling = ruling
rule-edition = edition { $editions }
rule-example = Example:
rule-why = Why:
players-from-to = { $few } to { $many } players
bots-are = bots: { $names }
figure-from = from: { $source }
confidence-certain = { $number } certain
confidence-likely = { $number } likely
confidence-reconstructed = { $number } reconstructed
confidence-corrected = { $number } corrected
figures-signs = ~ likely   ? reconstructed   * corrected by your file. Correct one: --data my-box.toml (see docs/cli.md).
figure-none = none

## Replays

last-decision = After { $number } decisions. The last one: { $move }
before-the-first = Before the first decision.
to-decide = To decide: { $names }.
luck = The luck of the draw
luck-from = drawn from
luck-what = what
luck-drawn = drawn
luck-expected = expected
luck-more = more
luck-usual = usual
draws-taken-over = { $number } draws were taken over from the record that the table went on with.
draws-are-right = All { $number } draws are those of the seed “{ $seed }” (generator { $generator }).
hash-is = The hash of nonce and seed, to compare with the one shown before the game:
hash-is-right = The seed is the one that was sealed before the game.

## What cannot be done

no-form = “{ $written }” is no form of a replay; use --to text or --to json.
no-moment-below = There is no moment { $number }; --at counts decisions from 0.
no-seat-recorded = There is no seat “{ $name }” in this record. Seats: { $names }.
no-seed = { $path } has no seed to check the draws with; the record of a table has it when the game is over.
no-draws = { $path } does not say what was drawn, so that there is nothing to check.
no-nonce = The hash was made of a nonce and the seed; give the nonce with --nonce.
hash-is-wrong = The seed is not the one that was sealed: nonce and seed have the hash { $hash }.
no-setting-written = “{ $written }” is no setting: write it as name=value, for instance --set level=expert.
resume-alone = --resume goes on with a saved game as it was set up; leave the other options out.
nothing-unfinished = There is no unfinished game in { $path }; start one with: cenabum play
no-folder-made = The folder { $path } for saved games cannot be made ({ $reason }); use --file NAME or set XDG_DATA_HOME to a folder you may write to.
is-a-folder = { $path } is a folder; name a file in it, such as { $example }.
exists-already = { $path } exists already; add --resume to go on with it, or choose another name.
no-folder = There is no folder { $path }; make it first, or choose another file.
left-as-it-is = { $complaint } The file was left as it is.
changed-by-another = { $path } was changed by another program while you played; your game is in { $other } now.
cannot-be-saved = The game cannot be saved in { $path } ({ $reason }); choose another file with --file.
lesson-begun = begun
how-to-learn = Take one with: cenabum learn NAME
lesson-how = You are { $name }. Enter goes on, skip has the step done, back goes back, quit leaves; what you did is kept.
lesson-ended = You have finished this lesson.
lesson-next = next
stopped = Stopped.
stopped-saved = The game is saved; go on with: cenabum play --resume --file { $path }
a-file = A file
file-unusable = { $file } cannot be used: { $reason }. Check the name and whether you may write there.
see-help = See { $command } --help.
our-mistake = Sorry, this is a mistake in Cenabum ({ $error }). Please report it with the command you typed; CENABUM_DEBUG=1 shows more.
our-mistake-saved = Sorry, this is a mistake in Cenabum ({ $error }). Please report it with the command you typed and attach { $path }, where the game is saved; CENABUM_DEBUG=1 shows more.

## Grammar

# Does a sentence begin small where it stands within a line?
begins-small = yes

# A game of another package, shown in plain rows.
plain-round = Round { $number }
plain-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
plain-no-odds = This game does not tell the odds.
does-plain-table = the whole table again
