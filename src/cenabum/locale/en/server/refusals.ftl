### What the server says when something is not done. Rules have words of their own.

## Tables and seats

unknown-table = There is no such table here.
check-link = Check the link, or make a new table.
unknown-token = This link is not, or no longer, good for a seat at this table.
ask-link = Ask for a new link.
open-seat = Seat { $number }
unknown-seat = There is no such seat at this table.
luck-later = The luck of the draw is told when the game is over.
unknown-moment = { $number ->
    [one] The game has 1 moment so far.
   *[other] The game has { $number } moments so far.
 }
unknown-game = There is no game “{ $game }” here.
games = Games: { $games }.
unknown-language = There is no language “{ $language }” here.
languages = Languages: { $languages }.
not-yours = Only who sits there, or who made the table, can do this.
not-your-link = Only who sits there can make a new link for this seat: it shows what is being planned there.
open-instead = Who made the table can open the seat instead. What was being planned there is then taken back.
only-host = Only who made the table can do this.
seats-stay = The game is over; everybody keeps their seat for a rematch.
chat-closed = Whoever made this table has closed its chat.
watching = You are watching; only who has a seat can do this.
at-door = You are still at the door; come in to the table first.
not-begun = The game has not begun yet.
begun-already = The game has begun already.
start-empty = { $number ->
    [one] A seat is still empty.
   *[other] { $number } seats are still empty.
 }
start-how = Begin with bots there, or with fewer players.
start-empty-host = Seats are still empty. Only who made the table can begin without waiting for them.
taken = This seat is taken.
choose-or-watch = Choose another one, or watch.
not-taken = Nobody sits there.
bot-plays = A bot plays for this seat.
take-back = Take the seat back first.
not-over = The game is still going on.
rematch-later = A rematch can be had when it is over.
rematch-taken = Your seat at the rematch has been given to somebody else.
same-name = Two players at this table have the same name.
same-colour = Somebody else at this table has this colour.
choose-other = Choose another one.
bad-name = This cannot be a name.
good-name = Use 1 to 40 characters, without : = ~ , and brackets.
name-of-seat = This is the name of a seat that nobody has.
bad-number = This game is for { $few } to { $many } players, not { $number }.
record-seats = { $number ->
    [one] The record has 1 seat.
   *[other] The record has { $number } seats.
 }
bad-setup = A table cannot be made like this.
bad-figures = These figures of the components cannot be used.
corrections-large = Corrections of the components may have { $number } characters in all.
bad-record = This record cannot be read or played again.

## Messages

bad-message = This cannot be read.
bad-address = The address cannot be read.
bad-host = The request’s host or origin cannot be read.
no-address = There is nothing at this address.
other-method = This address takes { $methods } only.
not-possible = This is not possible.
unknown-host = This server does not answer to the name “{ $name }”.
see-names = Whoever runs it can allow that name: cenabum serve --name { $name }
foreign = Only our own page may ask for this.
foreign-names = If people reach this server by another name, whoever runs it has to allow that name: cenabum serve --name …
too-many = That was too much at once.
wait = Wait a moment, then try again.
asks-again = This page tries again by itself in { $number ->
    [one] 1 second
   *[other] { $number } seconds
 }.
of-bots = At { $number } tables made from your address only bots are playing already.
of-bots-wait = Wait until one of these games is over, or take a seat yourself.
too-large = That is larger than anything we would want.
hello-first = The first message must be hello.
hello-late = Nothing was said for too long.
hello-twice = Hello has been said already.
empty-chat = There is nothing to say in this message.
chat-full = The chat of this table is full after { $number } lines.
no-forecast = No bot could say how this ends.
nothing-to-decide = There is nothing for you to decide now.
no-hint-among-people = Where people play against each other, no bot gives hints.

## The file

file-in-use = The table’s file is in use by another program, so nothing can be saved just now.
disk-full = The disk is full, so nothing can be saved just now.
file-read-only = The table’s file cannot be written to.
file-trouble = The table’s file cannot be written to just now.
file-changed = The table has changed in its file.
table-damaged = This table cannot be played again from its file. Whoever runs the server can repair it with “cenabum doctor --repair”.
table-older = This table was begun with version { $then } of the rules of its game, and version { $now } corrected them; its move { $moment } is no longer possible.
table-plugin = This table cannot be played now. { $why }
plugin-mended = Whoever runs this server can update the package or take it out.
random-instead = A random bot decides in its place.
bots-rest = The bots at this table have stopped: nothing they tried worked, { $number } times in a row.
bots-again = They try again when somebody comes to the table or makes a move.
table-kept = All its moves are kept in the file.
nothing-lost = Nothing has been lost. Try again in a moment.
mistake = Something went wrong on the server; nothing has changed.
load-again = Try again, or load the page again.
