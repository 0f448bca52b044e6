### What the terminal says of the stories.

shows-table = the whole table in brief
shows-board = your board, and what each place does
shows-others = the other players' boards
shows-map = all areas: what they are, who is there, their neighbours
shows-market = the marketplace: followers, goods and what they are worth
shows-deeds = the beneficial deeds, what they ask for and pay
shows-tasks = everybody's tasks, and what the next era or the king asks for
shows-eras = all eras: what they bring, forbid and ask for
shows-fame = the Fame track, its bonuses, and who is where
shows-tiles = the place tiles still to be had
shows-story = what has been told so far

## Numbers and names

coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
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
any-follower = any follower
no-follower-wanted = no follower
nobody-here = nobody
ground-village = village
ground-village-church = village with church
pays-nothing = nothing
need-for-deed = a parcel on the portal for a deed
need-for-once = another round, you have advanced in this one
need-for-tournament_grounds = Tournament Grounds, space
need-for-castle = Castle, space
need-for-areas = areas
need-for-villages = villages
need-for-fortresses = fortresses
need-for-churches = churches
need-for-citizens = citizens
need-for-food = food
need-for-coins = coins

## Choices

group-category = category { $category }
group-grain = grain
group-wood = wood
group-load = portal
group-act = use
group-send = send
group-advance = next era
group-draw = draw
group-recall = recall
group-take_back = take back
group-buy = buy
group-sell = sell
group-recruit = recruit
group-technology = technology
choose-as = { $place } as { $asks }
choose-supply = one of the supply
choose-copy = { $place } of { $rival }: { $effect }
choose-pass = pass: no more actions this round
choose-draw-one = draw one from the bag
choose-for-coins = { $good } for { coins }
choose-for-fame = { $good } for { $fame } Fame
choose-back-grain = grain: { $place }
choose-back-wood = wood: { $place }
choose-from = { $follower } from { $place }
choose-from-as = { $follower } from { $place } (as { $asks })
choose-to = { $parcel } to { $target }

## What is to be decided, in a word or two

ask-plan = plan
ask-act = act, send or pass
ask-technology = place technology
ask-collect = take back
ask-draw = draw followers ({ $number } at most)

## The table

round-title = Round { $round }
before-title = Before the game
round-of = Round { $round } of { $rounds }
era-season = era { $era } { $name }, { $season }
the-end = the end
start-player-is = start player { $player }
title-deeds = Deeds
title-land = Land
land-signs = ~ on the Loire, + church, # fortress of
title-market = Market
title-worth = Worth
head-era = era
head-fame = fame
head-coins = coins
head-goods = goods
head-areas = areas
head-villages = vill.
head-fortresses = fort.
head-churches = chur.
head-citizens = cit.
head-open = open
head-riches = riches
head-favorites = favor.
head-missed = missed
head-points = pts
out-in = { $name } (out in { $era })
dismissed = The king has dismissed you
dismissed-in = in era { $era }; you watch the others.
head-ground = ~ Loire, + church
head-held = # fortress of
head-next-to = next to
market-technology = technology { $number }
market-churches = churches { $number }
market-tiles = tiles { $category } { $number }
no-goods = no goods
head-tile = place tile
head-needs = needs, and does
no-tile-left = No place tile is left.
board-of = { $name }'s board
board-signs = { $full } stands there, { $free } missing, * can act, x closed
title-green = Green
title-drawn = Drawn
title-fair = Fair
title-portal = Portal
title-bag = Bag
title-has = Has
title-also = Also
portal-free = { $parcels } ({ $number } free)
is-empty = empty
technology-to-place = { $number ->
    [one] 1 technology tile to place
   *[other] { $number } technology tiles to place
 }
settlers-left = { $number ->
    [one] 1 settler left
   *[other] { $number } settlers left
 }
settlers-to-come = { settlers-left }, { $aside } to come
fortresses-left = { $number ->
    [one] 1 fortress left
   *[other] { $number } fortresses left
 }
favorite-tiles = { $number ->
    [one] 1 Favorite tile
   *[other] { $number } Favorite tiles
 }
more-words-story = ? WORD explains a place, a deed or a rule; help lists the commands.
deed-takes = { $deed }: takes { $parcels }; for each { $pays }.
place-is = { $place }: needs { $wanted }; { $effect }.
short-farmer = Fa
short-fisherman = Fi
short-craftsman = Cr
short-trader = Tr
short-knight = Kn
short-scholar = Sc
short-monk = Mo
short-any = any
short-technology = T

## Eras and tasks

title-era = Era { $era }
title-go-on = To go on
title-king = The king
title-brings = Brings
title-tasks = Tasks
title-fame = Fame
nothing-asked = nothing, this is the last era
brings-now = { $bonus } (now: { $now })
fame-at = { $bonus } at { $space }
fame-ahead = { $fame } of { $end }; ahead: { $tiles }
fame-nothing = nothing
era-draws = draw { $number }
era-no-tiles = no place tiles
era-tiles-1 = place tiles I
era-tiles-2 = place tiles I and II
era-tiles-3 = place tiles I to III
era-fame = Fame for { $names }
era-closed = closed: { $places }
brought-fame = { $number } Fame
brought-coins = { coins }
brought-deliver = { $number ->
    [one] 1 good
   *[other] up to { $number } goods
 }
brought-food = { $number } food to give
brought-settlers = { $number ->
    [one] 1 settler lost
   *[other] { $number } settlers lost
 }
have-of = { $name } { $have } of { $wanted }
to-pay = { $need } to pay
task-done = done
task-later = { $missing } (later)
church-built = church: built
church-to-build = church: to build
player-era = , era { $era }
player-era-out = , era { $era } (dismissed in era { $out })
row-tasks = tasks
row-control = control
row-favor = favor
row-go-on = to go on
row-king = the king
next-citizen = next citizen at { $number }
all-marks = all marks reached
each-round = each round: { $bonus }
era-brings = brings { $gifts }
gift-settlers = { $number ->
    [one] 1 settler
   *[other] { $number } settlers
 }
asks-areas = { $number ->
    [one] 1 area
   *[other] { $number } areas
 }
asks-villages = { $number ->
    [one] 1 village
   *[other] { $number } villages
 }
asks-fortresses = { $number ->
    [one] 1 fortress
   *[other] { $number } fortresses
 }
asks-churches = { $number ->
    [one] 1 church
   *[other] { $number } churches
 }
asks-citizens = { $number } citizens
asks-harbor = the harbor
asks-food = { $number } food for each settler placed
asks-coins-village = { coins } for each village of all
asks-deed = a parcel for a deed
asks-to-go-on = to go on: { $list }
asks-king = the king asks for: { $list }
asks-last = the last era: finish your tasks
