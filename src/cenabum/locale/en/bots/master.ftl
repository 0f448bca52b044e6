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
a-way = { $when ->
    [0] the way to { $town } now
    [1] the way to { $town } next round
   *[other] the way to { $town } in { $when } rounds
 }
a-good = { $when ->
    [0] { $good } to load this round
    [1] { $good } to load next round
   *[other] { $good } to load in { $when } rounds
 }
a-tile = { $when ->
    [0] the place tile { $place } now
    [1] the place tile { $place } next round
   *[other] the place tile { $place } in { $when } rounds
 }
a-follower = { $when ->
    [0] { $follower-one } now
    [1] { $follower-one } next round
   *[other] { $follower-one } in { $when } rounds
 }
more-coins = more coins
more-goods = better goods
more-stations = more trading stations
more-citizens = more citizens
more-modules = more points from the modules
more-development = more development
more-followers = better followers
more-draws = more draws in the rounds to come
more-census = a better place among the farmers
more-technology = more technology
more-tiles = better place tiles
more-place = a better town for the merchant
more-others = less for the others
more-rival = less for the best of the others
