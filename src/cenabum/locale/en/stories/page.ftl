### The table of the stories: what only this table says.

drawer-story = Story
drawer-tasks = Tasks
round-now = { $round ->
    [0] Set-up
   *[other] Round { $round }
  }
# Where long words may be divided when their place is too narrow.
soft-hyphens = Carpen|ter Guard|house Labora|tory Univer|sity Baptis|tery Dele|gation

## Prompt
ask-plan = { $left ->
    [0] Plan your round. All followers are placed: finish your plan.
    [one] Plan your round. Pick a thing, then a lit space. 1 follower left.
   *[other] Plan your round. Pick a thing, then a lit space. { $left } followers left.
  }
ask-plan-hand = Now pick a lit space: { $parcel }.
ask-which = Which of these?
ask-out = The king dismissed you in era { $era }. You watch how it ends.
trade-for = { $price ->
    [one] { $move } (1 coin)
   *[other] { $move } ({ $price } coins)
  }
deliver-for = { $move } (+{ $fame } Fame)
swap-give = You give
swap-give-this = give { $good }
swap-from = from { $seat }
swap-first = First pick what you give.

## The land
area-village = village
area-named = { $area }, { $kind }
area-was = Built on { $terrain }.
area-yields = Gives { $good } when you use Terrain.
area-held = Settlers: { $seats }.
area-free = Nobody lives here.
area-fortress = Fortress of { $seat }.
area-church = With a church.
area-loire = On the Loire.
area-now-start = your starting village could be here
area-now-settle = your settler can go here
area-now-withdraw = this settler would move
area-now-build = can be built here
area-now-build_free = the village can be built here
area-now-lose = this settler would be lost
choose-area = Choose { $area }

## Board and hand
green = Village green
drawn-now = Drawn:
marketplace = Deeds and marketplace
good-number = { $number } { $good }
technology-number = { $number ->
    [one] 1 technology tile
   *[other] { $number } technology tiles
  }
technology-for = Lies on an action space for good in the place of a follower: placed after a round, or before you plan. Can be sent, too.
settlers = Settlers
settlers-told = { $placed } on the map, { $left } in the supply, { $aside } to come with later eras.
fortresses = Fortresses
fortresses-told = { $placed } on the map, { $left } in the supply.
coins-for = For trading, for advancing, and in sums to be sent through the portal.
pick-sum = For the portal: { $sum }
portal-holds = on the portal: { $parcel }
portal-empty = space of the portal, empty
stock-holds = { $good } lies here
stock-empty = space for { $good }, empty
fair-empty = { $place }: space for one more kind
space-able = could stand here: { $list }
space-nobody = nobody on the green fits
space-technology = Technology does this work for good.
space-now-draw = recall this follower instead of a draw
space-now-technology = technology could lie here for good
space-now-unscrew = move this technology tile
space-now-rescrew = the technology tile could lie here
space-now-lodge = the drawn follower could stand here
space-now-bathe = the drawn follower could stand here

## Marketplace
market-good = { $good }: { $number } on the marketplace, price { $price }
market-follower = { $follower }: { $number } on the marketplace
market-tiles = Place tiles { $category }: { $number }
market-tiles-later = Your era does not allow this category yet.
market-churches = Churches left: { $number }
good-worth = { $number ->
    [one] Worth 1: price, Fame when delivered, points.
   *[other] Worth { $number }: price, Fame when delivered, points.
  }
good-food = It feeds your people.
good-market = { $number } on the marketplace, { $box } in the box
good-none = none on the marketplace, so nobody gets any
follower-market = { $number } on the marketplace
about-follower-farmer = Works on the land: for new areas, villages and harvests.
about-follower-fisherman = Fishes, ferries and sells: for new areas, harvests, the market.
about-follower-craftsman = Builds: villages, place tiles, churches.
about-follower-trader = Trades and opens new places.
about-follower-knight = Stands in on every space of the Territory and conquers; builds fortresses.
about-follower-scholar = For technology, churches and the better places.
about-follower-monk = May stand on any action space, whoever it asks for. Deeds and tasks want the real thing.

## Deeds
deed-left = { $number ->
    [one] 1 space left, for: { $list }
   *[other] { $number } spaces left, for: { $list }
  }

## Others
mini-kingdom = Era { $era }, citizens: { $citizens }, Fame: { $fame }.
mini-favor = Fame: { $fame }, Favorite tiles: { $favorites }, objectives missing: { $missed }.
mini-bag = followers in the bag: { $number }
mini-era = Era { $era }
doing-out = dismissed
doing-story-start = chooses a village
doing-story-draw = draws
doing-story-plan = plans
doing-story-act = acts
doing-story-settle = expands
doing-story-build = builds
doing-story-trade = trades
doing-story-deliver = delivers
doing-story-feed = gives food
doing-story-other = decides

## The end
end-first-kingdom = Riches
end-kings-favor = Dismissed
end-why-first-kingdom = Whoever finishes all tasks wears the crown; between several, goods and money decide. If nobody does in time, whoever has come furthest wins.
end-dismissed = The king dismissed { $seat } in era { $era }.
end-why-kings-favor = Of those who kept the king’s favor to the end, the one with most points wins. If nobody did, whoever lasted longest.

matters-may-advance = You may go on to the next era.
matters-need = Still missing: { $need }
matters-fame = { $number } more Fame reach a bonus: { $what }

## On the board itself: why a place is closed, and what it would bring now
closed-no-era = closed in era { $era }
closed-no-site = { $building-id ->
    [village] no terrain for it
    [fortress] no area for it
   *[church] no village for it
  }
closed-no-recruits = nobody left
closed-no-area = no area in reach
closed-no-supply = none left
closed-no-bread = no bread left
now-place-no-terrain = nothing now
now-no-supply = none left
now-place-moves = a settler moves
now-place-recruits = { $number ->
    [0] no { $follower } left
   *[other] { "" }
  }
now-part-coins = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
 }
now-part-fame = { $amount } Fame
now-part-goods = { $number } { $good }
now-place-trades = { $number ->
    [one] 1 trade
   *[other] { $number } trades
  }
now-place-reach = { $number ->
    [one] 1 area in reach
   *[other] { $number } areas in reach
  }
now-place-tiles = { $number ->
    [one] 1 tile { $rank }
   *[other] { $number } tiles { $rank }
  }
