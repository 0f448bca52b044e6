### Start page, new table and rulebooks.

rulebooks = Rulebooks
rulebook-orleans = Orléans with Trade & Intrigue
rulebook-stories = Orléans Stories
rulebook-cathedral = The Cathedral of Orléans
rules-contents = Contents
rules-own-words = Every rule in our own words, with our rulings where the rulebooks are silent. Refused moves and the help at the table name these rules.
unofficial = Cenabum is an unofficial fan project. Orléans is a game by Reiner Stockhausen, published by dlp games.
tagline = The Orléans family of games, at your table.
new-table = New table
record-upload = Go on with a record
my-tables = My tables
open-tables = Public tables
ended-tables = Finished games
first-time = New here?
first-time-text = Begin with this lesson: three guided rounds, and you know the game. Or make a table and sit down with two bots: it always says what is wanted of you, and everything on it explains itself when you ask.
table-over = won by { $winners }
tables-waiting = { $number ->
    [one] your turn at one table
   *[other] your turn at { $number } tables
  }
seat-add = Add a seat
seats-friends = Friends on all other seats
seat-remove = Remove seat { $number }
seat-kind = Who sits on seat { $number }
seat-name = Name on seat { $number }
seat-colour = Colour of seat { $number }
kind-me = A person here
kind-open = A friend, by link
kind-bot = Bot: { $name }
your-name = Your name
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-black = black
options-modules = Trade & Intrigue: modules
options-modules-note = Add any of these to the base game, in any mix.
options-modules-none = none chosen
options-modules-chosen = chosen
options-needs = (Needs: { $setting })
seed-optional = Seed (optional)
seed-told = Everybody at the table is told that you chose it.
seed-chosen-short = chosen seed
sit-down = Sit down
game = Game
invite = Invite
table-waits = waiting for players
table-join = Join
table-watch = Watch
free-seats = { $number ->
    [one] 1 free seat
   *[other] { $number } free seats
  }
