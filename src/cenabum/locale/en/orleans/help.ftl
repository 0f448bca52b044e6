### What the things of Orléans say about themselves when they are asked.

## Counting
help-followers = { $number ->
    [one] { $one }
   *[other] { $number } { $plural }
  }
help-goods = { $number } { $good }
help-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
  }
help-citizens = { $number ->
    [one] a citizen
   *[other] { $number } citizens
  }
help-citizen-gone = a citizen, taken already
help-citizen-taken = Its citizen is taken already.
help-technology-tile = a technology tile
help-tile = { $category-id ->
    [I] a place tile of category I
   *[other] a place tile of either category
  }
help-draws = { $number } draws each round
help-status = development status { $status }
help-status-rises = status { $status }
help-development-points = { $number ->
    [one] 1 step of development
   *[other] { $number } steps of development
  }
help-prints-nothing = nothing is printed here

## Recruiting and tracks
help-next = next { $follower }: { $brings }
help-next-farmer = next farmer: { $brings }, then { $census }
help-next-monk = next monk: stands in for anybody ({ $left } left)
help-technology-farmer = a technology tile, which has to replace a farmer
help-development = { $steps ->
    [one] 1 step of development, to space { $to }
   *[other] { $steps } steps of development, to space { $to }
  }
help-development-brings = { $development }: { $list }
help-development-then = { $development } ({ $number } more: { $what })
help-development-end = the end of the development track is reached
help-census-ahead = { $number } ahead in the census (1 coin each round)
help-census-level = level at the top of the census (nobody gets the coin)
help-census-behind = { $number } behind in the census
help-census-last = last in the census by { $number } (pays 1 coin each round)
help-tiles-gone = no place tile, since none is left
help-track-farmer = Each farmer brings the good of the next space. Whoever leads alone gets a coin in the census.
help-track-boatman = Each boatman brings the coins of the next space; the last space has a citizen for whoever is first.
help-track-craftsman = Each craftsman brings a technology tile, which replaces a follower for good.
help-track-trader = Each trader brings a place tile: the first of category I, later of either.
help-track-scholar = Each scholar brings steps on the development track.
help-track-knight = Each knight lets you draw more followers; one space has a citizen for whoever is first.
help-at = { $seat } { $number }
help-step = { $track }, space { $number }
help-here = { $number ->
    [one] { $seats } is here
   *[other] { $seats } are here
  }
help-steps-away = { $number ->
    [one] your next step
   *[other] { $number } steps away
  }
help-recruits-away = takes { $followers } more
help-status-worth = { $number ->
    [one] worth 1 point more for your stations and citizens
   *[other] worth { $number } points more for your stations and citizens
  }

## Places
help-tile-title = { $place } · tile { $category }
help-needs = needs { $followers }
help-needs-any = { $number ->
    [one] needs a follower of any kind
   *[other] needs { $number } followers of any kind
  }
help-needs-neutral = { $number ->
    [one] needs a neutral follower
   *[other] needs 1 to { $number } neutral followers
  }
help-needs-or = { $needs }; { $others } will do
help-market-can = your market can complete it
help-market-lacks = with your market, only { $followers } would be missing
help-place-ready = ready: use it in the action phase
help-place-sketched = ready once the plan is done
help-odds = the next draw can complete it: { $chance }
help-way = { $number ->
    [0] to { $town }
   *[other] to { $town } ({ $goods })
  }
help-builds = { $points ->
    [one] a trading station in { $town }: 1 point at your status
   *[other] a trading station in { $town }: { $points } points at your status
  }
help-station-mine = Your trading station is in { $town } already.
help-station-taken = { $seat } has the trading station in { $town }.
help-no-stations = No trading station is left.
help-sends = { $deeds ->
    [one] 1 deed still has free spaces
   *[other] { $deeds } deeds still have free spaces
  }
help-stores = { $number } can wait here ({ $stored } do now)
help-gives-good = { $points ->
    [one] 1 { $good }, worth 1 point ({ $left } left)
   *[other] 1 { $good }, worth { $points } points ({ $left } left)
  }
help-bathes = { $draws ->
    [one] draws 1 of { $bag } in the bag
   *[other] draws { $draws } of { $bag } in the bag
  } and places { $keeps ->
    [one] 1 at once
   *[other] { $keeps } at once, as far as they fit
  }
help-bathes-nobody = draws nobody: your bag is empty; the follower goes home
help-sells = { $most ->
    [one] 1 step for 1 coin
   *[other] up to { $most } steps for 1 coin each
  }
help-invents = { $number ->
    [one] a technology tile ({ $left } left)
   *[other] { $number } technology tiles ({ $left } left)
  }
help-protects-now = wards off { $event } this round
help-protects-not = the event of this round needs no protection
help-per-status = { $coins ->
    [one] 1 coin at your status
   *[other] { $coins } coins at your status
  }
help-per-station = { $coins ->
    [0] no coins: no trading station is built
    [one] 1 coin for your trading station
   *[other] { $coins } coins for your trading stations
  }
help-serves = works as long as the tile is yours; nobody has to stand here

## Spaces and followers
help-space-title = { $place }: { $space }
help-space = takes { $one }
help-space-or = takes { $one }; { $others } will do
help-space-any = takes anybody
help-space-neutral = takes a neutral follower of any kind
help-space-technology = technology stands here for good
help-space-holds = { $follower }, until the place acts
help-space-sketched = { $follower } in your sketch; press to take back
help-space-recall = press to call back, for a draw given up
help-space-able = from your market: { $followers }
help-space-nobody = nobody on your market fits
help-own = Yours from the start. Never leaves you, and never goes to deeds.
help-follower-farmer = A neutral follower. Works wherever a farmer is shown.
help-follower-boatman = A neutral follower. Works wherever a boatman is shown.
help-follower-craftsman = A neutral follower. Works wherever a craftsman is shown.
help-follower-trader = A neutral follower. Works wherever a trader is shown.
help-follower-knight = A neutral follower. Works wherever a knight is shown.
help-follower-scholar = A neutral follower. Works wherever a scholar is shown.
help-follower-monk = Stands in for anybody on your board; at deeds a monk is only a monk.
help-follower-technology = Technology replaces a follower on its space for good.
help-completes = completes { $places }
help-fits = fits { $places }
help-fits-nowhere = no empty space of yours takes it
help-fits-deeds = { $number ->
    [one] wanted by 1 deed
   *[other] wanted by { $number } deeds
  }
help-pick = press it, then a lit space
help-market-space = Free space of the market
help-market-space-what = The market holds { $size } followers; nobody can be drawn when it is full.

## The land
help-town = One trading station, of whoever builds first.
help-town-orleans = Everybody may build one trading station here.
help-stations-of = { $number ->
    [one] trading station of { $seats }
   *[other] trading stations of { $seats }
  }
help-merchants-of = { $number ->
    [one] merchant of { $seats }
   *[other] merchants of { $seats }
  }
help-town-build = { $points ->
    [one] the Guildhall builds your station here: 1 point at your status
   *[other] the Guildhall builds your station here: { $points } points at your status
  }
help-ways = { $way ->
    [water] by water { $towns }
   *[other] by road { $towns }
  }
help-one-step = { $way ->
    [water] your merchant is one journey away, by water
   *[other] your merchant is one journey away, by road
  }{ $number ->
    [0] {""}
   *[other] , with { $goods } on the way
  }
help-steps = your merchant is { $number } journeys away
help-way-title = { $way ->
    [water] Waterway { $town } – { $town_2 }
   *[other] Road { $town } – { $town_2 }
  }
help-way-what = { $way ->
    [water] The Ship travels it and takes one good that lies here.
   *[other] Wagon and Horse Wagon travel it and take one good that lies here.
  }
help-goods-on = on it: { $goods }
help-goods-none = no good lies here any more
help-way-open = { $way ->
    [water] a Ship takes your merchant to { $town }
   *[other] a Wagon takes your merchant to { $town }
  }
help-way-far = Your merchant is in { $town }.
help-good = { $points ->
    [one] Worth 1 point at the end.
   *[other] Worth { $points } points at the end.
  }
help-good-mine = { $number ->
    [0] you have none
   *[other] you have { $number }: { $points } points
  }
help-good-left = { $number } on the goods market
help-food = food for the Harvest
help-food-now = food for the Harvest of this round, which asks for { $number }
help-goods-value = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## Deeds
help-deed-wants = wants { $followers }
help-deed-last = the next one completes it and takes the citizen
help-deed-left = { $number } more until the citizen
help-deed-ready = you can send: { $followers }
help-deed-waiting = from your market, by way of the Town Hall: { $followers }
help-deed-nobody = nobody of yours is ready for it
help-deed-full = Complete; its citizen is taken.

## The round
help-stack = Hour glass { $letter }
help-stack-plain = Hour glass
help-coming = { $number ->
    [one] 1 tile of this back is still to come.
   *[other] { $number } tiles of this back are still to come, in unknown order.
  }
help-coming-tiles = { $events }
help-past-round = Round { $round }, over
help-round = Each round has seven phases; after the last one points are counted.
help-rounds-left = { $number ->
    [0] this is the last round
    [one] 1 more round
   *[other] { $number } more rounds
  }
help-start-player = { $seat } is start player
help-event-coins = { $coins ->
    [0] brings nothing
    [one] brings 1 coin
   *[other] brings { $coins } coins
  }
help-event-pays = { $coins ->
    [0] costs nothing
    [one] costs 1 coin
   *[other] costs { $coins } coins
  }{ $have ->
    [short] : more than there are, torture threatens
   *[enough] {""}
  }
help-event-food = { $food } food at hand, { $number } asked for
help-event-hungry = { $food } food at hand; the rest costs { $coins } coins
help-event-bag-empty = the bag is empty: nobody is lost
help-event-plague = one of { $bag } in the bag; { $spared }% that it is an own one and is spared
help-event-guard = your Sacristy can ward it off
help-census-first = { $seat } would get 1 coin.
help-census-pays = { $seat } would pay 1 coin.
help-census-tie = as things stand, no coin changes hands
help-phase-hourglass = The next tile shows the event of the round.
help-phase-census = Most farmers: 1 coin. Fewest: pay 1, with three or more players.
help-phase-followers = All draw followers from their bags onto their markets.
help-phase-planning = All place followers on their action spaces at once; plans are secret until done.
help-phase-actions = In turn, one action each, until all have passed.
help-phase-event = The event strikes everybody.
help-phase-start_player = The next player becomes start player.
help-phase-draws = you draw up to { $number }; { $bag } are in your bag
help-next-start = next: { $seat }

## What players own
help-wealth-coins = Every coin is a point at the end.
help-wealth-stations = Each counts as many points as your development status.
help-wealth-citizens = Each counts as many points as your development status.
help-wealth-status = What each trading station and each citizen is worth.
help-wealth-technology = Replaces a follower on an action space for good; placed when you have passed, at once or at the end of the round; one on each place.
help-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
help-times-status = { $number } × status { $status } = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
help-stations-left = { $number ->
    [one] 1 more can be built
   *[other] { $number } more can be built
  }
help-status-now = { $pieces } × { $status } points
help-status-next = { $number ->
    [one] 1 more step of development
   *[other] { $number } more steps of development
  } to the next status: { $points ->
    [one] 1 point more
   *[other] { $points } points more
  }
help-technology-hand = { $number } in hand
help-technology-first = { $number ->
    [one] it has to replace a farmer
   *[other] one of them has to replace a farmer
  }
help-technology-placed = { $number } placed
help-player = { $score ->
    [one] 1 point now
   *[other] { $score } points now
  }, place { $place }. Press to see the whole board.
help-player-town = { $stations ->
    [one] merchant in { $town }, 1 trading station
   *[other] merchant in { $town }, { $stations } trading stations
  }
help-player-census = farmers: { $census }

## Bag and points
help-bag = { $number } of { $total } in the bag.
help-bag-draws = { $draws } can be drawn each round, as far as the market has room.
help-bag-odds = { $draws ->
    [one] the next draw (1): { $chance } that it comes
   *[other] the next draw ({ $draws }): { $chance } that at least one comes
  }
help-bag-expected = { $number } on average
help-odds-place = { $draws ->
    [one] With the next draw (1 follower) it can be completed: { $chance }.
   *[other] With the next draw ({ $draws } followers) it can be completed: { $chance }.
  }
help-source-coins = Every coin is a point.
help-source-goods = By kind: { $values }.
help-source-stations = Trading stations times development status.
help-source-citizens = Citizens times development status.
help-source-orders = The points of the orders you have fulfilled.
help-source-merchant_house = Points for having the most of goods.
help-bag-is-empty = Your bag is empty: there is nobody to draw.
help-backs = Backs still to come: { $backs }.

matters-event = { $event } at the end of the round: { $told }
matters-census = Next Census: { $told }
matters-rounds = { $number ->
    [one] This is the last round.
   *[other] { $number } rounds are left, this one included.
}
matters-development = { $number ->
    [one] One more step of development reaches: { $what }
   *[other] { $number } more steps of development reach: { $what }
}
matters-bag = { $number ->
    [0] Your bag is empty
    [one] Your bag holds one follower
   *[other] Your bag holds { $number } followers
}; you may draw { $draws } in a round.
