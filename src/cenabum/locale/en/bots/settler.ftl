### Why the settler moves as it does.

plan-place = { $place } is in the set of places that brings most this round.
plan-load = Sending { $parcel-one } is worth more than holding back.
plan-fair = Whoever has nothing else to do goes to the fair.
plan-done = Nothing else on the green or in the supply would bring anything this round.
act-place = { $place } brings most of all actions now.
act-send = Sending { $parcel-one } brings most of all actions now.
act-advance = Everything that the next era needs is there.
act-pass = No action would bring anything now.
answer-start = The land around this village is worth most.
answer-draw = Draws all it may; whoever waits for nothing comes back first.
answer-recruit = This follower is missed most.
answer-settle = This area brings most: by what it yields, and by what the story asks for.
answer-withdraw = This settler is missed least.
answer-build = Least is lost by building here.
answer-tile = This place will be of most use.
answer-trade = Buys what tasks and buildings ask for, and sells what nobody asks for.
answer-deliver = Delivers what is worth more as fame than in stock.
answer-feed = This food is missed least.
answer-swap = Swaps what is missed least for what is wanted most.
answer-expel = Stops a place of whoever leads in fame.
answer-strike = Strikes what would be hardest to get.
answer-technology = Technology goes where it saves a follower most often; what tasks ask for is kept.
answer-lose = This settler is missed least.
answer-collect = Takes back what was not used: the next plan may want it elsewhere.
answer-lodge = The follower goes where he activates something, else to the green.
answer-bathe = The follower goes where he activates something.
position-best = This leaves the best position.

## What a level that looks ahead says of its plan. $number is for one imagined table on average, $more for all $tables together.

plan-the-place = the { $place }
plan-parcel = { $parcel-one }
plan-portal = the portal with { $parcels }
plan-fills-none = Fills no place this round.
at-tables = { $number ->
    [one] an imagined table
   *[other] { $number } imagined tables
 }
plan-comes-out-ahead = { $number ->
    [one] Played on in its head to the end of the round at { $tables }, this comes out ahead of the next best plan ({ $other }).
   *[other] Played on in its head for { $number } rounds at { $tables }, this comes out ahead of the next best plan ({ $other }).
 }
plan-comes-out-equal = { $number ->
    [one] Played on in its head to the end of the round at { $tables }, this comes out about as well as the next best plan ({ $other }).
   *[other] Played on in its head for { $number } rounds at { $tables }, this comes out about as well as the next best plan ({ $other }).
 }
has-wins = { $tables ->
    [one] victory
   *[other] victory at { $more } more of { $tables } tables
 }
    .topic = the end of the game
has-favor = { $tables ->
    [one] the king’s favor, where the other is dismissed
   *[other] the king’s favor at { $more } more of { $tables } tables
 }
    .topic = the king’s favor
has-church = { $tables ->
    [one] a church
   *[other] a church at { $more } more of { $tables } tables
 }
    .topic = the church
has-others = less for the others
    .topic = what the others get
has-eras = { $number ->
    [0] a later era at some tables
    [one] about 1 more era
   *[other] about { $number } more eras
 }
    .topic = the next era
has-citizens = { $number ->
    [0] more citizens at some tables
    [one] about 1 more citizen
   *[other] about { $number } more citizens
 }
    .topic = citizens
has-tasks = { $number ->
    [0] more of the tasks done at some tables
    [one] about 1 more space of the tasks filled
   *[other] about { $number } more spaces of the tasks filled
 }
    .topic = the tasks
has-areas = { $number ->
    [0] more areas at some tables
    [one] about 1 more area
   *[other] about { $number } more areas
 }
    .topic = areas
has-villages = { $number ->
    [0] more villages at some tables
    [one] about 1 more village
   *[other] about { $number } more villages
 }
    .topic = villages
has-fortresses = { $number ->
    [0] more fortresses at some tables
    [one] about 1 more fortress
   *[other] about { $number } more fortresses
 }
    .topic = fortresses
has-churches = { $number ->
    [0] more churches at some tables
    [one] about 1 more church
   *[other] about { $number } more churches
 }
    .topic = churches
has-fame = { $number ->
    [0] more Fame at some tables
    [one] about 1 more Fame
   *[other] about { $number } more Fame
 }
    .topic = Fame
has-riches = { $number ->
    [0] more coins and goods at some tables
    [one] about 1 more in coins and goods
   *[other] about { $number } more in coins and goods
 }
    .topic = coins and goods
has-followers = { $number ->
    [0] more followers at some tables
    [one] about 1 more follower
   *[other] about { $number } more followers
 }
    .topic = followers
has-technology = { $number ->
    [0] more technology tiles at some tables
    [one] about 1 more technology tile
   *[other] about { $number } more technology tiles
 }
    .topic = technology
