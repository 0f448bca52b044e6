### Orléans Stories in English: what both stories share. How messages are found: see kernel/language.py.

## Followers, goods, parcels

follower-farmer = farmer
    .one = a farmer
    .plural = farmers
    .space = farmer’s space
follower-fisherman = fisherman
    .one = a fisherman
    .plural = fishermen
    .space = fisherman’s space
follower-craftsman = craftsman
    .one = a craftsman
    .plural = craftsmen
    .space = craftsman’s space
follower-trader = trader
    .one = a trader
    .plural = traders
    .space = trader’s space
follower-knight = knight
    .one = a knight
    .plural = knights
    .space = knight’s space
follower-scholar = scholar
    .one = a scholar
    .plural = scholars
    .space = scholar’s space
follower-monk = monk
    .one = a monk
    .plural = monks
    .space = monk’s space
follower-any = anybody
    .space = space for anybody
good-fish = fish
good-grain = grain
good-wood = wood
good-bread = bread
good-cheese = cheese
good-wine = wine
good-wool = wool
good-brocade = brocade
good-fish_on_portal = fish on the portal
good-grain_on_portal = grain on the portal
good-wood_on_portal = wood on the portal
good-bread_on_portal = bread on the portal
good-cheese_on_portal = cheese on the portal
good-wine_on_portal = wine on the portal
good-wool_on_portal = wool on the portal
good-brocade_on_portal = brocade on the portal
given =
    .like = good
wanted =
    .like = good
parcel-farmer = farmer
    .one = a farmer
    .many = farmers
parcel-fisherman = fisherman
    .one = a fisherman
    .many = fishermen
parcel-craftsman = craftsman
    .one = a craftsman
    .many = craftsmen
parcel-trader = trader
    .one = a trader
    .many = traders
parcel-knight = knight
    .one = a knight
    .many = knights
parcel-scholar = scholar
    .one = a scholar
    .many = scholars
parcel-monk = monk
    .one = a monk
    .many = monks
parcel-fish = fish
    .one = 1 fish
    .many = fish
parcel-grain = grain
    .one = 1 grain
    .many = grain
parcel-wood = wood
    .one = 1 wood
    .many = wood
parcel-bread = bread
    .one = 1 bread
    .many = bread
parcel-cheese = cheese
    .one = 1 cheese
    .many = cheese
parcel-wine = wine
    .one = 1 wine
    .many = wine
parcel-wool = wool
    .one = 1 wool
    .many = wool
parcel-brocade = brocade
    .one = 1 brocade
    .many = brocade
parcel-technology = technology tile
    .one = a technology tile
    .many = technology tiles
parcel-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
 }
    .one = { $number ->
        [one] 1 coin
       *[other] { $number } coins
     }
    .many = { $number ->
        [one] 1 coin
       *[other] { $number } coins
     }

## Places

place-territory = Territory
place-village = Village
place-terrain = Terrain
place-building_yard = Building yard
place-mill = Mill
place-cottage = Cottage
place-market = Market
place-ropery = Ropery
place-portal = Portal
place-university = University
place-castle = Castle
place-monastery = Monastery
place-laboratory = Laboratory
place-fortress = Fortress
place-church = Church
place-general_store = General store
place-carpenters_workshop = Carpenter’s workshop
place-barn = Barn
place-pub = Pub
place-grove = Grove
place-bathhouse = Bathhouse
place-bakery = Bakery
place-cheese_cellar = Cheese cellar
place-herb_garden = Herb garden
place-notarys_office = Notary’s office
place-tailor_shop = Tailor shop
place-tax_office = Tax office
place-trading_ship = Trading ship
place-county_fair = County fair
place-wool_mill = Wool mill
place-secret_village = Secret village
place-school = School
place-treasury = Treasury
place-bell_tower = Bell tower
place-rampart = Rampart
place-workshop = Workshop
place-gunpowder_tower = Gunpowder tower
place-guardhouse = Guardhouse
place-parlatory = Parlatory
space = { $place }
    .parts = place follower
    .exact = { $place } ({ $follower-space })
spot =
    .like = space

## What places do, in a few words: one message for each effect, with its figures (stories/effects)

part-coins = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
 }
part-fame = { $amount } Fame
part-follower = { $follower-one }
part-followers = { $follower-plural }
part-parcel = { $parcel }
part-goods = { $number } { $good }
part-era = { $era }
does-territory = a new area
does-build = build { $building-one }
does-terrain = goods of your terrains
does-yard = a place tile
does-recruit = { $list }
does-market = buy and sell
does-gain = { $list }
does-portal = send a thing
does-invent = a technology tile
does-building_fame = +{ $number } Fame for each building
does-give = { $number } { $good } → { $list }
does-pub = 1–{ $number } coins → Fame
does-good = 1 { $good }
does-bathhouse = draw { $number }, place 1 at once
does-bakery = up to { $number } grain → bread
does-substitute = { $follower-plural } stand in for { $list }
does-substitute_all = { $follower-plural } stand in for all but monks
does-tax = { $number ->
    [one] 1 coin for each village
   *[other] { $number } coins for each village
 }
does-ship = deliver goods for Fame
does-fair = { $number } Fame for each kind
does-secret_village = one more village
does-rampart = { $number } Fame for each fortress
does-workshop = { $number ->
    [one] 1 coin: move a technology tile
   *[other] { $number } coins: move a technology tile
 }
does-tower = { $number } more spaces
does-guardhouse = use another’s place
does-citizen = { $number ->
    [one] a citizen
   *[other] { $number } citizens
 }
times-give = { $number } { $good } for { $list }
times-pub = { $number ->
    [one] 1 coin
   *[other] { $number } coins
 } for { $number } Fame

## The same in a sentence or two, with an example where one helps

about-effect-territory = Send a settler into an area next to one of yours. Free land takes farmers and fishermen; with one knight among them you may take another player’s terrain, with two a village as well. Example: knight, farmer, fisherman take a neighbour’s lake, but not the neighbour’s village.
about-effect-build = { $building-id ->
    [village] Turn one of your terrains into a village. It stops giving goods, but counts wherever villages count: for trading, for delivering, for your dues.
    [fortress] Build a fortress in an area that only you control; from now on nobody else gets in.
   *[church] Build a church in a village of yours that has none.
 } Costs { $number } wood.
about-effect-terrain = Harvest: one good from every terrain of yours that is no village. Example: two lakes and a forest bring 2 fish and 1 wood, if the marketplace still has them.
about-effect-yard = Choose a place tile for your board, from the categories that your era allows.
about-effect-recruit = Recruit { $list }: from the marketplace into your bag.{ $follower-id ->
    [knight] {" "}Knights conquer, and build fortresses.
    [monk] {" "}Monks stand in for everybody on action spaces.
   *[other] {""}
 }
about-effect-market = Buy and sell at the printed values, in any mix, one good for each village you control. Example: with three villages you may sell wool for { $sold } and buy wood twice, for { $bought } each.
about-effect-gain = { $list }.
about-little = Not much for little effort, but never idle.
about-effect-portal = { $number } spaces for what you want to send: followers, goods, technology, { $list }. Each action sends one of them to a deed or to a task of yours. What is left may come home at the end of the round.
about-effect-invent = Take a technology tile. After the round, or later before a plan, it may take the place of a follower for good.
about-no-technology = No technology here.
about-effect-building_fame = Works by itself: every village, fortress or church you build brings { $number ->
    [one] 1 more Fame point
   *[other] { $number } more Fame points
 }.
about-effect-give = Every { $number } { $good } you give up bring { $list }, as often as you like.
about-effect-pub = Pay 1 to { $number } coins and take as many Fame points.
about-any-follower = One follower of any kind.
about-effect-good = 1 { $good } from the marketplace, if there is any.
about-effect-bathhouse = Draw { $number } followers and put one of them on an action space at once; the rest go back. It can make a second action possible in the same round.
about-effect-bakery = Lay down 1 to { $number } grain while planning; each becomes a bread. Grain is worth { $grain } and bread { $bread }, and both feed your people.
about-effect-substitute = Works by itself: your { $follower-plural } may stand on the spaces of { $list }.
about-effect-substitute_all = Works by itself: your { $follower-plural } may stand on every space except a monk’s. For a conquest only real knights count.
about-effect-tax = { $number ->
    [one] 1 coin
   *[other] { $number } coins
 } for each village you control, the secret one too.
about-effect-ship = Deliver goods of any kinds for their value in Fame points, one for each village on the Loire, whoever it belongs to. Example: with 2 villages on the river, wine and wool bring { $one } and { $other } points.
about-effect-fair = Put as many different followers here as you like; each brings { $number ->
    [one] 1 Fame point
   *[other] { $number } Fame points
 } and goes home to the bag. Two of a kind are not wanted.
about-effect-secret_village = Works by itself: one more village, which nobody can take from you and on which nothing can be built.
about-effect-rampart = Every fortress you have raised brings { $number ->
    [one] 1 Fame point
   *[other] { $number } Fame points
 }.
about-effect-workshop = Pay { $number ->
    [one] 1 coin
   *[other] { $number } coins
 } and move one of your placed technology tiles to another space, or take it back into your hand. A place that is complete with it can act in this very round.
about-effect-tower = { $number } more spaces: for things to send, as on the portal, or for followers when the green is full.
about-effect-guardhouse = Use an action of another player that is ready, occupied with followers now; it stays ready for the owner. Not for anything that costs goods.
about-effect-citizen = { $number ->
    [one] A citizen joins you.
   *[other] { $number } citizens join you.
 }

## What a place would bring now

place-no-terrain = no terrain of yours gives anything
place-trades = { $number ->
    [one] 1 trade
   *[other] { $number } trades
  }
place-reach = { $number ->
    [one] 1 area in reach
   *[other] { $number } areas in reach
  }
place-moves = no settler left: one of those on the map would move
place-recruits = { $follower }: { $number } on the marketplace
place-tiles = { $number ->
    [one] 1 tile left of category { $rank }
   *[other] { $number } tiles left of category { $rank }
 }

## Deeds, Fame track and seasons: what they bring (stories/deeds, stories/effects, stories/seasons)

deed-effect-alchemy = { $fame } Fame or { $number ->
    [one] 1 coin
   *[other] { $number } coins
 }, then a draw
deed-effect-barter = swap a good
deed-effect-alliance = send a follower home
about-deed-alchemy = Takes any follower. Choose { $fame } Fame or { $number ->
    [one] 1 coin
   *[other] { $number } coins
 }, then draw a follower and place it at once. It never opens a new era.
about-deed-wine_press = Hands and timber for the vintners, paid for in coins.
about-deed-weaving_loom = Helpers at the loom are paid in coins; who brings wool or technology gains Fame.
about-deed-barter = Whoever sends may swap a good with another player. Example: give a fish away and take brocade.
about-deed-knights_alliance = Whoever sends may send a follower home that another player has placed. The place then waits until it is complete again.
about-deed-crop_rotation = Whoever helps the fields to rest and bear in turn gains Fame points.
about-deed-right_of_succession = Witnesses of every basic kind, paid for in coins. In The First Kingdom it comes back when nothing else is left for those who want to advance.
about-deed-feeding_the_poor = Food, help and money for the hungry bring Fame points.
about-deed-orphanage = Whatever helps to build and run the house brings Fame points.
about-deed-food_depot = The common store. Each gift brings Fame; once it is full, hunger is over for everybody and the Medicine can be made.
about-deed-medicine = The remedy against the plague. Each gift brings Fame; once it is complete, the plague takes nobody any more.
about-fame-coins = Into your purse at once.
about-fame-draw = Draw a follower and place it at once, or put it on the green.
about-fame-draw-or-recruit = Draw a follower and place it at once, or put it on the green. Or take one from the marketplace into your bag, of a kind that you can already recruit.
about-fame-citizen = Strike one off your task sheet.
about-fame-strike = Choose: a citizen, or one open space of a task that is struck off for free.
about-fame-wood_or_bread = Your choice, from the marketplace.
about-fame-wood = From the marketplace, if there is any.
about-fame-village = Build a village at once: all you need is { $number } wood. The Fame points for it come on top.
about-fame-tile = Choose a place tile from the categories open now.
about-fame-technology = A technology tile, even without a laboratory.
about-fame-tournament_grounds = Be here before era { $list } ends. Until then nobody goes on.
about-fame-castle = The end of the road: be here before era { $list } ends.
about-fame-followers = Take { $list } from the marketplace into your bag, even without the place for it.
about-season-spring = Fields are sown and timber is cut: { $list } come to the marketplace.
about-season-summer = The king is in a good mood: everybody receives { $number ->
    [one] 1 coin
   *[other] { $number } coins
 }.
about-season-autumn = The cellars are filled: everybody gives { $number } food. Without food it costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, without that a Favorite tile, and without one the place at the table.
about-season-winter = The reckoning: when this round is over, the king looks at what he asked for.

## What the round brings when all have passed: one message for each bonus or malus (stories/bonuses)

bonus-areas = { $number } Fame for each area
bonus-village_coins = { $number ->
    [one] 1 coin for each village
   *[other] { $number } coins for each village
 }
bonus-villages = { $number } Fame for each village
bonus-most_villages = { $number } Fame for most villages alone
bonus-deliver_one_kind = deliver one kind of good, { $number ->
    [one] one
   *[other] { $number }
 } for each village, for its value in Fame
bonus-deliver = deliver goods, { $number ->
    [one] one
   *[other] { $number }
 } for each village, for their value in Fame
bonus-churches = { $number } Fame for each church
bonus-lakes = { $number } Fame for each lake
bonus-fortresses = { $number } Fame for each fortress
bonus-famine = famine: { $few } to { $many } food by areas, or settlers are lost
bonus-famine-lifted = { $number ->
    [one] 1 coin for most areas alone
   *[other] { $number } coins for most areas alone
 }
bonus-plague = plague: { $number ->
    [one] a settler is lost
   *[other] { $number } settlers are lost
 }

## Areas, deeds, tasks

area-a1 = A1
area-a2 = A2
area-a3 = A3
area-a4 = A4
area-a5 = A5
area-a6 = A6
area-b1 = B1
area-b2 = B2
area-b3 = B3
area-b4 = B4
area-b5 = B5
area-b6 = B6
area-b7 = B7
area-c1 = C1
area-c2 = C2
area-c3 = C3
area-c4 = C4
area-c5 = C5
area-c6 = C6
area-c7 = C7
area-c8 = C8
area-d1 = D1
area-d2 = D2
area-d3 = D3
area-d4 = D4
area-d5 = D5
area-d6 = D6
area-d7 = D7
area-d8 = D8
post =
    .like = area
post-supply = supply
target-alchemy = Alchemy
target-alchemy_b = Alchemy (side B)
target-wine_press = Wine Press
target-weaving_loom = Weaving Loom
target-barter = Barter
target-knights_alliance = Knights’ Alliance
target-crop_rotation = Three-field Crop Rotation
target-right_of_succession = Right of Succession
target-feeding_the_poor = Feeding of the Poor
target-orphanage = Constructing of the Orphanage
target-food_depot = Food Depot
target-medicine = Medicine
rival =
    .like = player
player-player_1 = player 1
player-player_2 = player 2
player-player_3 = player 3
player-player_4 = player 4
reward-fame = Fame points
reward-coins = coins
building-village = village
    .one = a village
building-fortress = fortress
    .one = a fortress
building-church = church
    .one = a church
era-I = I
era-II = II
era-III = III
era-IV = IV
era-V = V
era-VI = VI
era-VII = VII
era-VIII = VIII
season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
reason-place = action
reason-deed = beneficial deed
reason-fame_track = Fame track
reason-round_bonus = bonus of the round
reason-market = trade
reason-advance = new era
reason-summer = summer
reason-autumn = autumn

## Phases

phase-settling = Starting villages
phase-season = Season
phase-drawing = Drawing followers
phase-planning = Planning
phase-actions = Actions
phase-bonus = Bonus of the round
phase-closing = End of the round
phase-end = End

## Fame track and terrains

fame-draw = draw a follower
fame-citizen = a citizen
fame-strike = a citizen or a space of a task
fame-wood_or_bread = wood or bread
fame-wood = wood
fame-village = a village for { $number } wood
fame-tile = a place tile
fame-technology = a technology tile
fame-followers = { $list }
fame-tournament_grounds = Tournament Grounds
fame-castle = Castle
terrain-hills = hills
terrain-meadow = meadow
terrain-forest = forest
terrain-lake = lake
terrain-field = field
terrain-starting_village = starting village

## What is wanted of you now

decision-start = Choose your starting village.
decision-draw = { $number ->
    [one] Draw 1 follower from your bag, or recall a placed one instead.
   *[other] Draw up to { $number } followers from your bag, or recall placed ones instead.
 }
decision-plan = Plan your round: followers to action spaces, what you want to send to the portal, wood to buildings, then say done.
decision-act = Use one of your activated places, send something from your portal, or pass.
decision-recruit = Whom do you recruit? ({ $place })
decision-settle = Which area does your settler enter?
decision-withdraw = No settler is left: which of yours goes to { $area }?
decision-build = Where do you build { $building-one }?
decision-tile = Choose a place tile, or say done.
decision-trade = { $number ->
    [one] Buy or sell 1 good, or say done.
   *[other] Buy or sell up to { $number } goods, or say done.
 }
decision-choose = How many times? ({ $place })
decision-deliver = { $number ->
    [one] Deliver 1 good, or say done.
   *[other] Deliver up to { $number } goods, or say done.
 }
decision-feed = { $number ->
    [one] Give 1 food.
   *[other] Give { $number } food.
 }
decision-take = Take wood or bread, or say done.
decision-swap = Swap one of your goods for one of another player, or say done.
decision-expel = Send a follower of another player home, or say done.
decision-reward = Fame points or coins?
decision-strike = Strike off a citizen or a space of a task, or say done.
decision-technology = Place a technology tile for good, or keep it.
decision-unscrew = Which technology tile do you move?
decision-rescrew = Where does the technology tile go now? ({ $space })
decision-copy = Which action of another player do you use?
decision-lose = { $number ->
    [one] Give up 1 settler: which?
   *[other] Give up { $number } settlers: which first?
 }
decision-collect = Take back what you have not used, or say done.
decision-bathe = Place one of the followers from the bath.
decision-lodge = Place the drawn follower, or put it on the village green.
decision-extra = { $number ->
    [0] Draw a follower.
   *[other] Draw a follower, or take one from the marketplace.
  }
decision-accept = Take a follower into your bag, or say done.
decision-build_free = Build a village at once for 1 wood, or say done.

## Moves

move-place = { $space-fits ->
    [yes] { $seat } places { $follower-one } on the { $space }.
   *[no] { $seat } places { $follower-one } on the { $space-exact }.
 }
    .choice = { $space-fits ->
        [yes] { $follower } → { $space }
       *[no] { $follower } → { $space-exact }
     }
move-done = { $decision ->
    [plan] { $seat } finishes the plan.
    [lodge] { $seat } puts the follower on the village green.
    [technology] { $seat } keeps the technology tile.
    [tile] { $seat } takes no place tile.
    [take] { $seat } takes nothing.
    [strike] { $seat } strikes off nothing.
   *[other] { $seat } is done.
 }
    .choice = { $decision ->
        [plan] Done planning
        [lodge] To the village green
        [technology] Keep it
        [tile] Take none
        [take] Take nothing
        [strike] Strike off nothing
       *[other] Done
     }
move-pass = { $seat } passes.
    .choice = Pass
move-draw = { $seat } draws { $number }.
    .choice = Draw { $number }
move-recall = { $seat } recalls the follower from the { $space-exact }.
    .choice = Recall from the { $space-exact }
move-recall_fair = { $seat } recalls { $follower-one } from the County fair.
    .choice = Recall { $follower-one } from the County fair
move-take_back = { $seat } takes { $parcel-one } back from the portal.
    .choice = Take back { $parcel-one }
move-take_back_good = { $seat } takes a good back from the { $place }.
    .choice = Take back a good: { $place }
move-load = { $seat } puts { $parcel-one } on the portal.
    .choice = Portal: { $parcel }
move-supply = { $seat } puts a good on the { $place }.
    .choice = Good → { $place }
move-fair = { $seat } puts { $follower-one } on the County fair.
    .choice = { $follower } → County fair
move-act = { $seat } uses the { $place }.
    .choice = { $place }
move-send = { $seat } sends { $parcel-one } to “{ $target }”.
    .choice = { $parcel } → { $target }
move-advance = { $seat } sends { $parcel-one } to “{ $target }” and enters the next era.
    .choice = Next era: { $parcel } → { $target }
move-recruit = { $seat } recruits { $follower-one }.
    .choice = { $follower }
move-settle = { $seat } settles in { $area }.
    .choice = { $area }
move-withdraw = { $seat } moves the settler from { $area }.
    .choice = From { $area }
move-build = { $seat } builds in { $area }.
    .choice = { $area }
move-tile = { $seat } takes the place tile { $place }.
    .choice = { $place }
move-buy = { $seat } buys 1 { $good }.
    .choice = Buy { $good }
move-sell = { $seat } sells 1 { $good }.
    .choice = Sell { $good }
move-choose = { $seat } chooses { $number }.
    .choice = { $number }
move-deliver = { $seat } delivers 1 { $good }.
    .choice = { $good }
move-feed = { $seat } gives 1 { $good }.
    .choice = { $good }
move-take = { $seat } takes 1 { $good }.
    .choice = { $good }
move-swap = { $seat } swaps { $given } for { $wanted } with { $rival }.
    .choice = { $given } for { $wanted } ({ $rival })
move-expel = { $seat } sends a follower of { $rival } home from the { $spot-exact }.
    .choice = { $rival }: { $spot-exact }
move-reward = { $seat } takes { $reward }.
    .choice = { $reward }
move-strike = { $seat } strikes off { $parcel-one } of “{ $target }”.
    .choice = { $target }: { $parcel }
move-strike_citizen = { $seat } strikes off a citizen.
    .choice = A citizen
move-technology = { $seat } places technology on the { $space-exact }.
    .choice = { $decision ->
        [plan] Technology → { $space-exact }
       *[other] { $space-exact }
     }
move-unscrew = { $seat } takes technology off the { $space-exact }.
    .choice = { $space-exact }
move-copy = { $seat } uses the { $place } of { $rival }.
    .choice = { $place } of { $rival }
move-lose = { $post-id ->
    [supply] { $seat } loses a settler of the supply.
   *[other] { $seat } loses the settler in { $post }.
 }
    .choice = { $post-id ->
        [supply] one of the supply
       *[other] { $post }
     }

## Facts

fact-round_begins = Round { $amount } begins.
fact-season_begins = Era { $era }: it is { $season }.
fact-era_begins = Era { $era } begins.
fact-narrates = The story of era { $era } is told.
fact-market_supplied = { $amount } × { $parcel } to the marketplace.
    .item = { $amount } { $parcel-many }
    .list = To the marketplace: { $list }.
fact-hunger_ends = The Food Depot is full: hunger is over.
fact-plague_ends = The Medicine is found: the plague is over.
fact-starts_in = { $seat } starts in { $area }.
fact-receives = { $amount ->
    [one] { $seat } receives 1 coin ({ $reason }).
   *[other] { $seat } receives { $amount } coins ({ $reason }).
 }
fact-pays = { $amount ->
    [one] { $seat } pays 1 coin ({ $reason }).
   *[other] { $seat } pays { $amount } coins ({ $reason }).
 }
fact-draws = { $seat } draws { $follower-one }.
    .item = { $count ->
        [one] { $follower-one }
       *[other] { $count } { $follower-plural }
     }
    .list = { $seat } draws { $list }.
fact-draws_number = { $amount ->
    [one] { $seat } draws 1 follower.
   *[other] { $seat } draws { $amount } followers.
 }
    .before = draws
fact-recalls = { $seat } recalls { $follower-one } from the { $space }.
fact-recalls_fair = { $seat } recalls { $follower-one } from the County fair.
fact-takes_back = { $seat } takes { $parcel-one } back from the portal.
fact-takes_back_good = { $seat } takes { $good } back from the { $place }.
fact-plans = { $seat } places { $follower-one } on the { $space }.
    .item = { $space-fits ->
        [yes] { $follower } → { $space }
       *[no] { $follower } → { $space-exact }
     }
    .list = { $seat } plans { $list }.
fact-plans_fair = { $seat } places { $follower-one } on the County fair.
fact-loads = { $seat } puts { $parcel-one } on the portal.
    .item = { $parcel-one }
    .list = { $seat } puts { $list } on the portal.
fact-supplies = { $seat } puts { $good } on the { $place }.
fact-plan_done = { $seat } has planned.
fact-acts = { $seat } uses the { $place }.
fact-copies = { $seat } uses the { $place } of { $player }.
fact-passes = { $seat } passes.
fact-recruits = { $seat } recruits { $follower-one }.
fact-settles = { $seat } settles in { $area }.
fact-ousts = { $seat } drives { $player } out of { $area }.
fact-withdraws = { $seat } takes the settler out of { $area }.
fact-builds = { $seat } builds { $building-one } in { $area }.
fact-gains_good = { $seat } gets 1 { $good }.
fact-gives_good = { $seat } gives up 1 { $good }.
fact-gains_technology = { $seat } gets a technology tile.
fact-gains_tile = { $seat } takes the place tile { $place }.
fact-gains_place = { $seat } may now use the { $place }.
fact-buys = { $seat } buys 1 { $good }.
fact-sells = { $seat } sells 1 { $good }.
fact-delivers = { $seat } delivers 1 { $good }.
fact-feeds = { $seat } gives 1 { $good } as food.
fact-sends = { $seat } sends { $parcel-one } to “{ $target }”.
fact-advances = { $seat } sends { $parcel-one } to “{ $target }” to advance.
fact-enters_era = { $seat } enters era { $era }.
fact-gains_settlers = { $amount ->
    [one] 1 new settler joins { $seat }.
   *[other] { $amount } new settlers join { $seat }.
 }
fact-completes = { $seat } completes “{ $target }”.
fact-returns_deed = “{ $target }” is laid out once more.
fact-swaps = { $seat } swaps { $given } for { $wanted } with { $player }.
fact-expels = { $seat } sends { $follower-one } of { $player } home.
fact-gains_fame = { $amount ->
    [one] { $seat } moves 1 step on the Fame track, to { $amount_2 }.
   *[other] { $seat } moves { $amount } steps on the Fame track, to { $amount_2 }.
 }
fact-gains_citizen = { $amount ->
    [one] { $seat } has the first citizen.
   *[other] { $seat } now has { $amount } citizens.
 }
fact-strikes = { $seat } strikes off { $parcel-one } of “{ $target }”.
fact-bathes = From the bath: { $follower-one }.
fact-lodges = { $seat } places { $follower-one } on the { $space }.
fact-lodges_green = { $seat } puts { $follower-one } on the village green.
fact-puts_back = { $seat } puts { $follower-one } back into the bag.
fact-installs = { $seat } places technology on the { $space-exact }.
fact-unscrews = { $seat } takes technology off the { $space-exact }.
fact-loses_settler = { $post-id ->
    [supply] { $seat } loses a settler of the supply.
   *[other] { $seat } loses the settler in { $post }.
 }
fact-starves = { $seat } is { $amount } food short.
fact-uses_favorite = { $seat } gives up a Favorite tile.
fact-dismissed = { $seat } is dismissed in era { $era } and only watches from now on.
fact-era_done = { $seat } has fulfilled era { $era }.
fact-starting_player = { $seat } is the starting player.
fact-crowned = { $seat } is crowned, with riches of { $amount }.
fact-final_score = { $amount ->
    [one] { $seat } has 1 point.
   *[other] { $seat } has { $amount } points.
 }

## What closes a place

no-era = Era { $era } forbids the { $place }.
no-site = { $building-id ->
    [village] You control no terrain to build a village on.
    [fortress] There is no area that you alone control and that has no fortress, or you have no fortress left.
   *[church] You control no village without a church, or no church is left.
 }
no-recruits = The marketplace has no { $list }.
some-kind = { $follower }
no-area = There is no area you could enter.
no-supply = The marketplace does not have it.
no-bread = There is no bread in the box.
