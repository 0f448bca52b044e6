### The page's own words. The games' words are in the Python package.

## Everywhere
back = Back
close = Close
name = Name
nothing = nothing
offline = The server cannot be reached.
rules = Rules
rule-editions = edition { $editions }
ruling = ruling
settings = Settings
to-start = To the start page
total = Total
nowhere = There is nothing here
nowhere-why = This address leads nowhere. Perhaps a part of it is missing.

## Start page
round-number = { $round ->
    [0] about to begin
   *[other] round { $round }
  }
your-turn = your turn
notice-text = { $game } waits for you.

## New table
guest = Guest
seats = Seats
seat-number = Seat { $number }

## Settings
settings-language = Language
settings-theme = Light
settings-type = Size of letters
settings-pace = Pace of the bots
settings-motion = Things may move
settings-draws = Draws without a choice are made by themselves
settings-sound = A sound for “your turn”
settings-rounds = A sound for a new round
settings-notice = A notice for “your turn”
settings-notice-forbidden = This browser does not allow notices from here. Its own settings can change that.
theme-auto = as the system
theme-light = light
theme-dark = dark
pace-instant = instant
pace-quick = quick
pace-steady = steady
pace-slow = slow

## The table
joining = Taking a seat at the table …
reconnecting = The connection was lost. Trying again; nothing is lost.
outdated = Cenabum has been updated. Nothing is lost: your plan stays as it is.
outdated-load = Load the new page
place-closed = closed
no-table = There is no such table
no-table-why = The link may be wrong, or the seat was given to somebody else.
table-unplayable = This table cannot be shown
land = The land
map-argenton = Argenton
map-saint_amand = S.-Amand
deeds = Beneficial deeds
tracks = Tracks and development
others = The other players
market = Market
drawn = Drawn from the bag
wealth = What you own
coins = coins
stations = trading stations
citizen = citizen
citizens = citizens
citizen-gone = the citizen has been taken
status = development status
development = development
technology = technology tiles in hand
rounds = Rounds
round-of = Round { $round } of { $rounds }
phases = Phases of the round
start-player = start player
bot = bot
spectator = spectator
board-of = { $seat }’s board
back-to-mine = Back to my board
open-board = Show the board of { $seat }
station-of = { $seat }’s trading station
merchant-of = { $seat }’s merchant
marker-of = { $seat }’s marker
came-here = When did it come here?
travel-to = Travel to { $town }; on the way: { $goods }
travel-with = Travel with { $good } to { $town }
free-spaces = { $number ->
    [one] 1 free space
   *[other] { $number } free spaces
  }
space-empty = space for { $space }, empty
space-holds = space for { $space }, holds { $follower }
follower-technology = technology
explain = Explain { $thing }
fill = fill
fill-place = Fill { $place } with the obvious followers
activated = activated
use-place = Use { $place }
    .short = Use
missing = Still missing:
score-short = { $score ->
    [one] { $score } pt
   *[other] { $score } pts
  }
doing-exclude = excluding
doing-draw = drawing
doing-store = storing
doing-plan = planning …
doing-act = acting
doing-recruit = recruiting
doing-travel = travelling
doing-expand = choosing a tile
doing-send = sending
doing-reward = choosing
doing-bathe = bathing
doing-buy = buying
doing-technology = inventing
doing-protect = deciding
doing-feed = feeding
doing-forfeit = tortured
doing-done = done ✓
doing-passed = passed

## Prompt
prompt = What to do now
you = You:
you-named = { $seat }:
end-show = Show the result
prompt-over = The game is over.
prompt-plan = { $left ->
    [0] Plan your round. All followers are placed: finish your plan.
    [one] Plan your round. Pick a follower, then a lit space. 1 left.
   *[other] Plan your round. Pick a follower, then a lit space. { $left } left.
  }
prompt-recalls = { $number ->
    [one] You may still call back 1 follower: press it on your board.
   *[other] You may still call back { $number } followers: press them on your board.
  }
prompt-plan-hand = Now pick a lit space: { $follower }.
prompt-wait = Waiting for { $seats }.
prompt-marked = For your next turn you have marked: { $place }.
mark = next turn?
marked = next turn ✓
mark-place = Mark { $place } for my next turn
prompt-watch = The game goes on …
round-skip = Press anywhere to go on.
refusal-rule = The rule
rule-place = In the rulebook
pass-device = Pass the screen to { $seat }
pass-device-go = I am { $seat }
undo = Undo
undo-reach = Takes your last move back; possible until something is revealed or somebody else has moved.
undo-takes = takes back: { $move }
reveals = This reveals something
reveals-why = What has been seen cannot be taken back.
take-all-back = Take all back
plan-done = Done
done-final = A finished plan is shown to all and stays.
pass = Pass
done-store = Done
done-send = Done
done-technology = Keep it for later
done-exclude = Exclude nothing
done-plan = Done
choices = Choices
choices-tiles = Place tiles to choose from
fold = Look at the land
unfold = Show the tiles
draw-number = { $number ->
    [0] Draw nobody
    [one] Draw 1 follower
   *[other] Draw { $number } followers
  }
draw-fewer = or fewer:
recall-hint = For each draw that you give up, a follower on your board can be called back: press it, now or when you have drawn fewer.

## Drawers
drawers = Beside the board
drawer-log = Log
drawer-chat = Chat
drawer-chat-new = { $number ->
    [one] Chat, 1 new line
   *[other] Chat, { $number } new lines
  }
drawer-bag = Bag
drawer-forecast = Points
drawer-help = Help
drawer-seats = Seats
drawer-settings = Settings
drawer-close = Back to the log
drawer-supply = Supply
supply-left = What is left
supply-tiles = Place tiles { $category }
supply-events = Events still to come
tab-board = Board
tab-land = Land
tab-others = Others
tab-log = More
log = What happened
log-since = since your last move
log-plans = { $seat } plans:
log-filter = Whose lines are shown
log-only = Only { $seat }
log-older = What happened earlier
log-newer = What happened later
log-empty = Nothing has happened yet.
show-round = Show the beginning of round { $round }
show-moment = Show moment { $moment }
why = why?
chat = Chat
chat-empty = Nobody has said anything yet.
chat-line = Say something
chat-all-muted = You have muted everybody who has said something.
chat-mute = Mute { $seat }
chat-hear = Hear { $seat } again
chat-close = Close the chat
chat-open = Open the chat
chat-closed = Whoever made this table has closed its chat.
chat-watching = Whoever sits at the table can write here.
send = Send
bag-holds = { $number ->
    [0] Your bag is empty
    [one] 1 follower in your bag
   *[other] { $number } followers in your bag
  }
sum-bag = { $number } in the bag, draws { $draws }
sum-bag-brief = { $number }, draws { $draws }
prospect-draw = next draw completes
prospect = What lies ahead
score-forecast = → { $score } at the end
bag-empty = Followers come back here after their actions.
odds-places = { $number ->
    [one] Places that the next draw (1 follower) can complete
   *[other] Places that the next draw ({ $number } followers) can complete
  }
odds-sketch = As if the plan you are sketching were carried out.
points-now = Points if the game ended now
points-forecast = Points at the end, as bots would play on
forecast-ask = Ask the bots
forecast-note = From { $games } games played on by bots from what you can know.
wins = wins
help-search = Search the rules
help-nothing = Nothing found.
help-now = Now
help-leads = Leads to
leads-draws = something is drawn
leads-tile = chooses a place tile ({ $category })
leads-hand = then draws { $number } a round
help-lacks = Missing
help-more = h: the rules
uncertain-place = What this tile asks for was reconstructed from public sources; if your box says otherwise, a data file can correct it.
figures-title = Some figures are reconstructed
figures-what = No public source tells these figures, so we made them to fit everything the rulebooks say: { $files }. If your box says otherwise, a data file corrects them.
figures-corrected = This table is played with figures that were corrected by a data file.
figures-actions = spaces of the town
figures-counts = numbers of pieces for few players
figures-deeds = deeds
figures-fame = Fame track
figures-first_kingdom = eras and tasks
figures-intrigue = spaces of the intrigue board
figures-kings_favor = seasons and favours
figures-map = map
figures-new_deeds = spaces of the new deeds
figures-new_places = new place tiles
figures-orders = goods and points of the orders
figures-places = some place tiles
figures-tiles = workshops and tiles
uncertain-figures = { $number } figures of this table are likely or reconstructed, not certain; “cenabum data --uncertain” lists them.
seat-open = open
seat-here = here
seat-away = away
watching = You are watching.
watching-sit = Sit down
sat-down = { $seat } has sat down.
table-public = Everyone may find this table
seat-take = Take this seat
seat-free = Open this seat
seat-to-bot = Let a bot play
which-bot = Which bot
seat-bot-plays = Let it play
seat-other-level = Another level
seat-from-bot = Take back from the bot
seat-leave = Give up my seat
seat-leave-sure = Somebody else can then take your seat. Your links to it will be void.
seat-stay = Stay
seat-free-sure = { $seat } loses this seat, and what they are planning is taken back. Whoever has the table’s link can then take it.
link-renew = New link (old ones become void)
link-table = Copy the link for friends
link-seat = Copy my seat’s link (for another device)
copied = Copied
record-download = Download the record
seed-hash = Sealed seed: { $hash }
seed-sealed = Proof that nothing was dealt anew
seed-chosen = Whoever made this table chose its seed, and can work out every draw from it.

## History
history = History
history-first = To the beginning
history-back = One step back
history-play = Play
history-pause = Pause
history-on = One step on
history-then = Then:
history-nothing = nothing else happened.
history-play-on = Play on from here
history-now = Return to now
history-round = Go to a round
moment-of = { $moment } of { $moments }

## The end
end-check = Checking the draws
end-seed = The seed was “{ $seed }”; its seal at the start was { $hash }. Check every draw: download the record and run “cenabum replay --check FILE”.
end-replay = Watch from the beginning
end-again = Again

## Keys
keys = Keys
key-number = 1–8
key-number-does = pick a follower of the market
key-tab = Tab
key-tab-does = go to the next thing that can be chosen
key-arrows = Arrows
key-arrows-does = go over everything on the table; each thing explains itself
key-enter = Enter
key-enter-does = choose it
key-escape = Esc
key-escape-does = let go
key-d = d
key-d-does = done, or pass
key-u = u
key-u-does = undo
key-h = h
key-h-does = the rules behind the thing that is explained
key-question = ?
key-question-does = show these keys

## What places do, in a line

## Which game
game-orleans = Orléans
game-first-kingdom = Stories: The First Kingdom
game-kings-favor = Stories: The King’s Favor
game-cathedral = The Cathedral of Orléans
minutes-about = about { $minutes } minutes

# What a bot would do
hint = Hint
hint-what = What can I do, what matters now, and, where you play against bots, what a strong player would do and why.
hints = Hints
hint-can = What can I do?
hint-matters = What matters?
hint-bot = What would a strong player do?
hint-can-plan = You have somebody for these places: { $places }. Press a follower, then a lit space; or + on a place.
hint-can-done = Nobody is left to place: Done ends your plan.
hint-can-leads = { $move }: { $leads }
hint-can-more = { $number ->
    [one] One more choice glows on the table.
   *[other] { $number } more choices glow on the table.
}
hint-thinks = The strongest bot is thinking about it …
hint-none = The bot does not know either.
hint-would = A strong player would choose: { $move }.
hint-plan = A strong player’s plan:
hint-topics = A strong player looks at: { $topics }.
hint-sketch = Sketch it like this
key-l = l
key-l-does = a hint: what a strong player would do
key-m = m
key-m-does = the moment at which the thing that is explained came here

## Places and deeds by a shorter name, where the whole one does not fit
board-wool_manufacturer = Wool Manu­facturer
mini-city_wall = City Wall
mini-plague_defeated = Plague Defeated
mini-boatmens_guild = Boatmen’s Guild
mini-cathedral = Cathedral

## The letter on a follower’s disc: no two alike
letter-farmer = F
letter-boatman = B
letter-craftsman = C
letter-trader = T
letter-knight = K
letter-scholar = S
letter-monk = M

# A game of another package: its table in rows.
plain-table = The table
plain-tab-table = Table
plain-tab-log = Log
plain-no-rules = This game brings no rulebook.
plain-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
