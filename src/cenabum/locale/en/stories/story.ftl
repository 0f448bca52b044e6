### The story booklets, told in our own words, and the words of era board, Control board, task sheet and Fame track.

## The booklet
booklet-open = Open the story booklet
booklet-supply = New at the marketplace:
booklet-prologue = Prologue
narration-go = To the table
narration-next = Go on
narration-read = Read the rules of this era
narration-again = You can read this again in the story booklet at any time.
era-number = Era { $era }

era-draw = Draw up to { $number } followers each round
era-categories = { $number ->
    [1] Place tiles of category I
    [2] Place tiles of categories I and II
   *[other] Place tiles of categories I, II and III
  }
era-no-categories = No place tiles
era-new-places = New on your board: { $places }
era-new-settlers = { $number ->
    [one] 1 new settler joins you
   *[other] { $number } new settlers join you
  }
era-forbidden = Not possible here: { $places }
era-building = Fame for building: { $list }
era-building-item = { $building } { $number }
era-no-building = No Fame points for building
era-first-citizen = The first one to enter gets a citizen
era-protected = Nobody can enter your areas
era-peace = Peace: you and all others may settle in each other’s areas, except where a fortress stands; the area then counts for both
bonus-each-round = Each round: { $bonus }

famine-on = Hunger: the Food Depot still has gaps
famine-over = The Food Depot is full: hunger is over
plague-on = Plague: the Medicine is not found yet
plague-over = The Medicine is found: the plague is over
brings-now = For you now: { $what }
brings-fame = { $number ->
    [one] 1 Fame point
   *[other] { $number } Fame points
  }
brings-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
  }
brings-deliver = { $number ->
    [one] deliver 1 good
   *[other] deliver up to { $number } goods
  }
brings-food = { $number ->
    [one] 1 food to give
   *[other] { $number } food to give
  }
brings-settlers = { $number ->
    [one] 1 settler lost
   *[other] { $number } settlers lost
  }

## What an era or the king asks for
need-areas = { $wanted ->
    [one] 1 area
   *[other] { $wanted } areas
  }
need-villages = { $wanted ->
    [one] 1 village
   *[other] { $wanted } villages
  }
need-fortresses = { $wanted ->
    [one] 1 fortress
   *[other] { $wanted } fortresses
  }
need-churches = { $wanted ->
    [one] 1 church
   *[other] { $wanted } churches
  }
need-citizens = { $wanted ->
    [one] 1 citizen
   *[other] { $wanted } citizens
  }
need-food = Give { $wanted } food
need-coins = { $wanted ->
    [one] Pay 1 coin
   *[other] Pay { $wanted } coins
  }
need-deed = Something on your portal that a deed takes (not Alchemy)
need-once = Next round: you have advanced already
need-tournament_grounds = Reach the Tournament Grounds ({ $wanted })
need-castle = Reach the Castle ({ $wanted })
need-task = Finish: { $task }
need-food-rule = { $number ->
    [one] Give 1 food for each settler on the map
   *[other] Give { $number } food for each settler on the map
  }
need-coins-rule = { $number ->
    [one] Pay 1 coin for every village on the map, whoever controls it, and for your secret one
   *[other] Pay { $number } coins for every village on the map, whoever controls it, and for your secret one
  }
need-have = you have { $have }
need-spaces = { $have } of { $wanted }
need-met = fulfilled
need-missing = missing
need-costs = { $number ->
    [one] costs 1 Favorite tile as things stand
   *[other] costs { $number } Favorite tiles as things stand
  }
need-no-mercy = no Favorite tile helps
need-nothing = The last era: nothing lies beyond it but the crown.
advance-ready = You can advance now: send something from your portal to a deed.
advance-not-yet = { $number ->
    [one] 1 thing is missing before you can go on.
   *[other] { $number } things are missing before you can go on.
  }

## Era board
era-board = Era board
eras-of = { $seat } is in era { $era }
seasons = Seasons
season-left = { $number ->
    [0] The year ends with this round.
    [one] 1 round is left after this one.
   *[other] { $number } rounds are left after this one.
  }
objectives = Objectives
objectives-of = Objectives of { $seat }
favorites-of = { $number ->
    [0] { $seat } has no Favorite tile left
    [one] { $seat } has 1 Favorite tile
   *[other] { $seat } has { $number } Favorite tiles
  }
control-board = Control board
control-areas = Areas
control-villages = Villages
control-churches = Churches
control-mark = { $number }: a citizen
control-of = { $seat } has reached { $number } ({ $column })
control-next = next mark: { $number }
control-all = all marks reached

## Task sheet
task-sheet = Task sheet
task-sheet-of = Task sheet of { $seat }
task-church = church
task-citizens = citizens
task-riches = riches
task-done = done
task-crown = Everything is done: the crown is decided at the end of the round.
task-number = { $done } of { $all } tasks done

## Fame track
fame-track = Fame track
fame-road = Fame
fame-of = { $seat }: { $number }
fame-bonus-at = Space { $number }: { $bonus }
fame-next = Next bonus for you: { $bonus }, in { $number ->
    [one] 1 step
   *[other] { $number } steps
  }
fame-stop = Nobody goes beyond the Tournament Grounds before era { $tournament-era } is over.

## Last pages
category-board = On every board
category-base = Base places, which come with the eras
category-I = Place tiles I
category-II = Place tiles II
category-III = Place tiles III
tasks = Tasks and control
