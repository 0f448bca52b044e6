### Why a bot that looks ahead plans as it does.

plan-places = Fills { $places }.
plan-played-on = { $number ->
    [one] It played this plan on in its head to the end of the round; no other came out better.
   *[other] It played this plan on in its head for { $number } rounds; no other came out better.
 }
plan-only = It thought of no other plan.
plan-ahead = { $number ->
    [one] Played on in its head to the end of the round, this is { $worth } ahead of the next best plan ({ $other }).
   *[other] Played on in its head for { $number } rounds, this is { $worth } ahead of the next best plan ({ $other }).
 }
plan-equal = { $number ->
    [one] Played on in its head to the end of the round, this comes out about as well as the next best plan ({ $other }).
   *[other] Played on in its head for { $number } rounds, this comes out about as well as the next best plan ({ $other }).
 }
plan-behind = { $number ->
    [one] Played on in its head to the end of the game, the next best plan ({ $other }) is { $worth } ahead on average; but more of a clear lead hardly counts, so this one was chosen.
   *[other] Played on in its head for { $number } rounds, to the end of the game, the next best plan ({ $other }) is { $worth } ahead on average; but more of a clear lead hardly counts, so this one was chosen.
 }
other-instead = { $places } instead
other-without = without { $places }
other-besides = { $places } besides
plan-gains = This plan brings { $what }.
plan-price = The other plan would bring { $what }.

## What one plan has ahead of another. $when is in how many rounds: 0 is now.

so-much = { $what } ({ $worth })
a-station = { $when ->
    [0] a trading station in { $town } now
    [1] a trading station in { $town } next round
   *[other] a trading station in { $town } in { $when } rounds
 }
    .topic = a trading station in { $town }
a-way = { $when ->
    [0] the way to { $town } now
    [1] the way to { $town } next round
   *[other] the way to { $town } in { $when } rounds
 }
    .topic = the way to { $town }
a-good = { $when ->
    [0] { $good } to load this round
    [1] { $good } to load next round
   *[other] { $good } to load in { $when } rounds
 }
    .topic = { $good }
a-tile = { $when ->
    [0] the place tile { $place } now
    [1] the place tile { $place } next round
   *[other] the place tile { $place } in { $when } rounds
 }
    .topic = the { $place }
a-follower = { $when ->
    [0] { $follower-one } now
    [1] { $follower-one } next round
   *[other] { $follower-one } in { $when } rounds
 }
    .topic = { $follower-one }
more-coins = more coins
    .topic = coins
more-goods = better goods
    .topic = goods
more-stations = more trading stations
    .topic = trading stations
more-citizens = more citizens
    .topic = citizens
more-modules = more points from the modules
    .topic = points from the modules
more-development = more development
    .topic = development
more-followers = better followers
    .topic = followers
more-draws = more draws in the rounds to come
    .topic = the draws to come
more-census = a better place among the farmers
    .topic = the census
more-technology = more technology
    .topic = technology
more-tiles = better place tiles
    .topic = place tiles
more-place = a better town for the merchant
    .topic = where the merchant stands
more-others = less for the others
    .topic = what the others get
more-rival = less for the best of the others
    .topic = what the best of the others gets
