### What the terminal says of Orléans.

shows-table = the whole table in brief
shows-board = your board, and what each place does
shows-others = the other players' boards
shows-land = all towns, with stations and goods on the ways
shows-deeds = the beneficial deeds
shows-tracks = all tracks, what their steps bring, and who is where
shows-tiles = the place tiles still to be had
shows-supply = what is left of followers, goods and technology

## Numbers and names in brief

coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
 }
stations = { $number ->
    [one] 1 station
   *[other] { $number } stations
 }
citizens = { $number ->
    [one] 1 citizen
   *[other] { $number } citizens
 }
number-0 = nobody
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
letter-farmer = F
letter-boatman = B
letter-craftsman = C
letter-trader = T
letter-knight = K
letter-scholar = S
letter-monk = M
deed-brief-city_wall = city wall
deed-brief-papal_conclave = papal conclave
deed-brief-plague_defeated = plague defeated
deed-brief-astronomy = astronomy
deed-brief-boatmens_guild = boatmens guild
deed-brief-cathedral = cathedral
deed-brief-peace_treaty = peace treaty
deed-brief-canalization = canalization
phase-brief-exclusion = exclusion
phase-brief-hourglass = hourglass
phase-brief-census = census
phase-brief-followers = followers
phase-brief-planning = planning
phase-brief-actions = actions
phase-brief-event = event
phase-brief-start_player = start player
phase-brief-end = end
event-brief-pilgrimage = pilgrimage
event-brief-income = income
event-brief-harvest = harvest
event-brief-taxes = taxes
event-brief-trading_day = trading day
event-brief-plague = plague
citizen-brief-development_1 = development 1
citizen-brief-development_2 = development 2
citizen-brief-development_3 = development 3
citizen-brief-boatmen = boatmen
citizen-brief-knights = knights
follower-brief-farmer = farmer
follower-brief-boatman = boatman
follower-brief-craftsman = craftsman
follower-brief-trader = trader
follower-brief-knight = knight
follower-brief-scholar = scholar
follower-brief-monk = monk
follower-brief-any = any
nobody-there-yet = empty
no-goods-there = none
space-of = { $place } ({ $asks })
no-follower-wanted = no follower
some-follower = follower

## What is to be decided, in a word or two

ask-exclude = exclude a place tile
ask-draw = draw followers ({ $number } at most)
ask-store = fill the tower
ask-plan = plan
ask-act = act or pass
ask-recruit = recruit
ask-travel = travel
ask-expand = take a place tile
ask-send = send to a deed
ask-reward = coin or development
ask-bathe = place a bather
ask-buy = buy development
ask-technology = place technology
ask-protect = use the Sacristy?
ask-feed = harvest: { $number } due
ask-forfeit = torture: give up something ({ $number } missing)

## Choices

group-stored = { $follower } (tower)
group-draw = draw
group-recall = recall
group-category = category { $category }
group-development = development
group-follower = follower
group-good = good
group-station = station
group-technology = technology
group-tile = tile
choose-as = { $place } as { $asks }
choose-plan-done = done planning
choose-technology-done = done, keep technology for later
choose-exclude-done = decline
choose-send-done = done, the other one stays
choose-pass = pass: no more actions this round
choose-store = { $follower } into the tower
choose-coin = a coin
choose-development = a development point
choose-buy = { $name } for { coins }
choose-sacristy-yes = use the Sacristy: the event passes you by
choose-sacristy-no = let the event happen
choose-feed-coins = pay { $number } coins
choose-feed-good = hand in { $good }
journey-take = { $town }, take { $good }
journey-nothing = { $town }, take nothing
journey-empty = { $town }, no goods there
sending-last = { $deed } ({ $reward }; the citizen too)
sending = { $deed } ({ $reward }; { $number } spaces free)
reward-or = { $coins } or { $number } development
loss-unbuilt = unbuilt
loss-in = in { $town }
loss-hand = in hand
loss-hand_first = in hand, for farmers
loss-follower = a random one from your bag
loss-step = one step back
placed-from = { $follower } from { $place }
gain-citizen = +citizen if first
gain-progress = +{ $number } development
gain-draws = draw { $number }
gain-technology = +technology
gain-technology-farmer = +technology replacing a farmer
gain-tile = +place tile
gain-tile-one = +place tile of category I

## The table

round-title = Round { $round } of { $rounds } · { $phase } · start player { $player }
before-title = Before the game · start player { $player }
the-end = the end
title-event = Event
title-next = Next
last-round = this is the last round
to-come = { $backs } to come; next: { $tiles }
title-deeds = Deeds
title-orders = Orders
title-land = Land
title-market = Market
title-tower = Tower
title-bathers = Bathers
title-bag = Bag
title-has = Has
no-orders = none
bribe-threat = { $deed } of { $player } threatens { $target }; offered: { $offer }.
bribe-nothing = nothing
head-coins = coins
head-goods = goods
head-farmer = Fa
head-boatman = Bo
head-craftsman = Cr
head-trader = Tr
head-knight = Kn
head-scholar = Sc
head-development = devel.
head-status = status
head-stations = stat.
head-citizens = cit.
head-points = points
merchant-in = merchant in { $town }; { $stations }
by-water = water
by-road = road
nothing-lies = nothing
station-there = { $way } (station: { $names })
stations-orleans = stations: { $names }
stations-orleans-none = everybody may build one station here
station-of = station of { $name }
station-none = no station yet
deed-development = { $reward }/dev.
deed-complete = complete
board-of = { $name }'s board
board-signs = { $full } stands there, { $free } is missing, * can act
board-signs-stopped = { $full } stands there, { $free } is missing, * can act, x is stopped this round
draws-a-round = (draws { $number } a round)
technology-in-brief = tech
no-goods = no goods
stations-left = { stations } ({ $left } left)
development-status = development { $development }, status { $status }
technology-to-place = { $number } technology to place
technology-first = { $number } technology to place, the first for a farmer

## Parts in full

head-town = town
head-ways = { $full } station; ways: ~ water, - road (goods)
merchant-of = merchant of { $name }
head-deed = deed
head-for-each = for each
head-citizen = citizen
head-spaces = free/all spaces
deed-or-development = { $reward } or 1 dev.
citizen-there = yes
citizen-gone = gone
head-track = track
head-steps = who is where; what a step brings
citizens-left = Citizens still on the tracks: { $names }.
citizens-none = none
track-status = status { $number }
track-citizen = citizen
track-ends = { $steps } (ends at { $end })
head-tile = place tile
head-needs = needs
head-does = does
tiles-gone = Out of the game: { $names }.
supply-followers = followers
supply-goods = goods
supply-technology = technology
supply-coins = coins
as-many-as-needed = as many as needed
place-is = { $place }: needs { $wanted }; { $effect }.
