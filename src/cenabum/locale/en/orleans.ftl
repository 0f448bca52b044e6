### Orléans in English. How messages are found: see kernel/language.py.

title = Orléans

## Followers. .one is the object of a sentence, .space the action space that asks for the follower.

follower-farmer = farmer
    .one = a farmer
    .plural = farmers
    .space = farmer’s space
follower-boatman = boatman
    .one = a boatman
    .plural = boatmen
    .space = boatman’s space
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
follower-own_farmer = own farmer
    .one = their own farmer
    .plural = own farmers
    .same = farmer
follower-own_boatman = own boatman
    .one = their own boatman
    .plural = own boatmen
    .same = boatman
follower-own_craftsman = own craftsman
    .one = their own craftsman
    .plural = own craftsmen
    .same = craftsman
follower-own_trader = own trader
    .one = their own trader
    .plural = own traders
    .same = trader
follower-any = anybody
    .space = space for anybody

## Goods

good-grain = grain
good-cheese = cheese
good-wine = wine
good-wool = wool
good-brocade = brocade
cargo =
    .like = good
cargo-nothing = nothing
food =
    .like = good
food-coins = coins

## Places

place-farm_house = Farm House
place-village = Village
place-university = University
place-castle = Castle
place-monastery = Monastery
place-ship = Ship
place-wagon = Wagon
place-guildhall = Guildhall
place-scriptorium = Scriptorium
place-town_hall = Town Hall
place-hayrick = Hayrick
place-cheese_factory = Cheese Factory
place-winery = Winery
place-wool_manufacturer = Wool Manufacturer
place-tailor_shop = Tailor Shop
place-brewery = Brewery
place-library = Library
place-windmill = Windmill
place-hospital = Hospital
place-bathhouse = Bathhouse
place-herb_garden = Herb Garden
place-sacristy = Sacristy
place-shipping_line = Shipping Line
place-cellar = Cellar
place-pharmacy = Pharmacy
place-office = Office
place-school = School
place-horse_wagon = Horse Wagon
place-gunpowder_tower = Gunpowder Tower
place-laboratory = Laboratory
space = { $place }
    .parts = place follower
    .exact = { $place } ({ $follower-space })
gear =
    .like = space
gear-hand = technology tile in hand
    .exact = technology tile in hand
gear-hand_first = technology tile in hand, for a farmer’s space only
    .exact = technology tile in hand, for a farmer’s space only
category-I = category I
category-any = either category

## Towns and connections

town-orleans = Orléans
town-chartres = Chartres
town-etampes = Étampes
town-le_mans = Le Mans
town-chateaudun = Châteaudun
town-montargis = Montargis
town-vendome = Vendôme
town-blois = Blois
town-briare = Briare
town-tours = Tours
town-chinon = Chinon
town-montrichard = Montrichard
town-vierzon = Vierzon
town-loches = Loches
town-bourges = Bourges
town-sancerre = Sancerre
town-chatellerault = Châtellerault
town-le_blanc = Le Blanc
town-chateauroux = Châteauroux
town-nevers = Nevers
town-argenton = Argenton-sur-Creuse
town-la_chatre = La Châtre
town-saint_amand = Saint-Amand-Montrond
station =
    .like = town
station-supply = supply
connection = { $joint ->
    [wave] waterway { $town } – { $town_2 }
   *[other] road { $town } – { $town_2 }
 }
    .parts = town town
    .by = { $joint ->
        [wave] by water
       *[other] by road
     }
way-road = by road
way-water = by water

## Deeds, rewards, answers

deed-city_wall = Building the City Wall
deed-papal_conclave = Papal Conclave
deed-plague_defeated = Defeating the Plague
deed-astronomy = Astronomy
deed-boatmens_guild = Founding the Boatmen’s Guild
deed-cathedral = Building the Cathedral
deed-peace_treaty = Peace Treaty
deed-canalization = Canalization
reward-coins = coin
    .one = a coin
reward-development = development point
    .one = a development point
answer-no = no
answer-yes = yes
citizen-development_1 = first citizen of the development track
citizen-development_2 = second citizen of the development track
citizen-development_3 = third citizen of the development track
citizen-boatmen = citizen of the boatmen’s track
citizen-knights = citizen of the knights’ track

## Rounds and events

phase-exclusion = Exclusion of tiles
phase-hourglass = Hour glass
phase-census = Census
phase-followers = Followers
phase-planning = Planning
phase-actions = Actions
phase-event = Event
phase-start_player = Start player
phase-end = End
event-pilgrimage = Pilgrimage
event-income = Income
event-harvest = Harvest
event-taxes = Taxes
event-trading_day = Trading Day
event-plague = Plague
effect-pilgrimage = No monks can be recruited this round.
effect-income = { $value ->
    [one] Everybody receives 1 coin for each development status.
   *[other] Everybody receives { $value } coins for each development status.
 }
effect-harvest = Everybody gives { $value } food or pays coins for it.
effect-taxes = { $value ->
    [one] Everybody pays 1 coin for each good.
   *[other] Everybody pays 1 coin for every { $value } goods.
 }
effect-trading_day = { $value ->
    [one] Everybody receives 1 coin for each trading station.
   *[other] Everybody receives { $value } coins for each trading station.
 }
effect-plague = { $value ->
    [one] Everybody loses a follower drawn from the bag.
   *[other] Everybody loses { $value } followers drawn from the bag.
 }
stack-A = A
stack-B = B
stack-C = C

## Coins, and why

part-coins = { $amount ->
    [0] no coins
    [one] 1 coin
   *[other] { $amount } coins
 }
reason-census = census
reason-boatmen_track = boatmen’s track
reason-development_track = development track
reason-place = action
reason-deed = beneficial deed
reason-income = Income
reason-harvest = Harvest
reason-taxes = Taxes
reason-trading_day = Trading Day
reason-pharmacy = Pharmacy
source-coins = Coins
source-goods = Goods
source-stations = Trading stations
source-citizens = Citizens

## Settings

setting-edition = Edition
    .help = The printing whose rules, events and Bathhouse are used.
setting-edition-2019 = 2019
    .help = Hour-glass tiles in three stacks, with values that change.
setting-edition-2014 = 2014
    .help = One stack of hour-glass tiles; coins can run out.
setting-exclude_tiles = Exclude place tiles
    .help = Players may take place tiles out of the game before the first round.
setting-exclude_tiles-no = no
    .help = All place tiles are in the game.
setting-exclude_tiles-yes = yes
    .help = Everybody may take out one tile; with two players, two.
setting-first_technology = First technology tile
    .help = Which technology tile must replace a farmer.
setting-first_technology-craftsmen-track = first craftsman
    .help = The tile of the first step on the craftsmen’s track.
setting-first_technology-first-placed = first one placed
    .help = The first tile a player places, wherever it comes from.

## What is wanted of you now

decision-exclude = Take a place tile out of the game, or none.
decision-draw = { $number ->
    [one] Draw 1 follower from your bag, or recall a placed one instead.
   *[other] Draw up to { $number } followers from your bag, or recall placed ones instead.
 }
decision-store = Put market followers into your Gunpowder Tower, or say done.
decision-plan = Plan your round: place followers on action spaces, then say done.
decision-act = Use one of your activated places, or pass.
decision-recruit = Whom do you recruit? ({ $place })
decision-travel = Travel { $way } and load a good if you like.
decision-expand = { $category-id ->
    [I] Choose a place tile of category I.
   *[other] Choose a place tile of either category.
 }
decision-send = Send followers to beneficial deeds. ({ $place })
decision-reward = { $deed }: a coin or a development point?
decision-bathe = { $number ->
    [0] Leave the Bathhouse.
    [one] Place 1 of the drawn followers, or say done.
   *[other] Place up to { $number } of the drawn followers, or say done.
 }
decision-buy = How many development points do you buy, at a coin each?
decision-technology = Place a technology tile for good, or keep it in hand.
decision-protect = Does your Sacristy ward off the event?
decision-feed = { $number ->
    [one] Give 1 more food, or pay coins for it.
   *[other] Give { $number } more food, or pay coins for it.
 }
decision-forfeit = { $number ->
    [one] You lack 1 coin: choose what you give up for it.
   *[other] You lack { $number } coins: choose what you give up for the next one.
 }

## Moves

move-place = { $space-fits ->
    [yes] { $seat } places { $follower-one } on the { $space }.
   *[no] { $seat } places { $follower-one } on the { $space-exact }.
 }
    .choice = { $space-fits ->
        [yes] { $follower } → { $space }
       *[no] { $follower } → { $space-exact }
     }
move-place_stored = { $space-fits ->
    [yes] { $seat } places { $follower-one } from the Gunpowder Tower on the { $space }.
   *[no] { $seat } places { $follower-one } from the Gunpowder Tower on the { $space-exact }.
 }
    .choice = { $space-fits ->
        [yes] { $follower } from the Gunpowder Tower → { $space }
       *[no] { $follower } from the Gunpowder Tower → { $space-exact }
     }
move-done = { $decision ->
    [plan] { $seat } finishes the plan.
    [exclude] { $seat } leaves all tiles in the game.
    [store] { $seat } is done with the Gunpowder Tower.
    [send] { $seat } sends nobody else.
    [bathe] { $seat } leaves the Bathhouse.
    [technology] { $seat } keeps the technology in hand.
   *[other] { $seat } is done.
 }
    .choice = { $decision ->
        [plan] Done planning
        [exclude] Leave all tiles in the game
        [send] Send nobody else
        [bathe] Leave the Bathhouse
        [technology] Keep the technology in hand
       *[other] Done
     }
move-pass = { $seat } passes.
    .choice = Pass
move-draw = { $number ->
    [0] { $seat } draws nobody.
    [one] { $seat } draws 1 follower.
   *[other] { $seat } draws { $number } followers.
 }
    .choice = { $number ->
        [0] Draw nobody
        [one] Draw 1 follower
       *[other] Draw { $number } followers
     }
move-recall = { $seat } recalls a follower from the { $space-exact }.
    .choice = Recall from { $space-exact }
move-store = { $seat } puts { $follower-one } into the Gunpowder Tower.
    .choice = { $follower } → Gunpowder Tower
move-act = { $seat } uses the { $place }.
    .choice = { $place }
move-recruit = { $seat } recruits { $follower-one }.
    .choice = Recruit { $follower-one }
move-travel = { $cargo-id ->
    [nothing] { $seat } takes the { $connection } and loads nothing.
   *[other] { $seat } takes the { $connection } and loads { $cargo }.
 }
    .choice = { $cargo-id ->
        [nothing] { $connection }, without goods
       *[other] { $connection }, with { $cargo }
     }
move-expand = { $seat } takes the place tile { $place }.
    .choice = { $place }
move-send = { $seat } sends { $follower-one } to “{ $deed }”.
    .choice = { $follower } → { $deed }
move-reward = { $seat } chooses { $reward-one }.
    .choice = { $reward }
move-buy = { $number ->
    [one] { $seat } buys 1 development point.
   *[other] { $seat } buys { $number } development points.
 }
    .choice = { $number ->
        [one] 1 development point
       *[other] { $number } development points
     }
move-technology = { $seat } places technology on the { $space-exact }.
    .choice = Technology → { $space-exact }
move-sacristy = { $answer-id ->
    [yes] { $seat } uses the Sacristy against the event.
   *[no] { $seat } lets the event happen.
 }
    .choice = { $answer-id ->
        [yes] Use the Sacristy
       *[no] Let the event happen
     }
move-feed = { $food-id ->
    [coins] { $seat } pays coins instead of food.
   *[other] { $seat } gives { $food }.
 }
    .choice = { $food-id ->
        [coins] Pay coins
       *[other] { $food }
     }
move-forfeit_station = { $station-id ->
    [supply] { $seat } gives up a trading station that is not built.
   *[other] { $seat } gives up the trading station in { $station }.
 }
    .choice = { $station-id ->
        [supply] Trading station, not built
       *[other] Trading station in { $station }
     }
move-forfeit_follower = { $seat } gives up a follower drawn from the bag.
    .choice = Follower drawn from the bag
move-forfeit_development = { $seat } goes back a step on the development track.
    .choice = Step back on the development track
move-forfeit_good = { $seat } gives up { $good }.
    .choice = { $good }
move-forfeit_tile = { $seat } gives up the place tile { $place }.
    .choice = Place tile { $place }
move-forfeit_technology = { $gear-id ->
    [hand] { $seat } gives up a technology tile in hand.
    [hand_first] { $seat } gives up the technology tile for a farmer’s space.
   *[other] { $seat } gives up the technology on the { $gear-exact }.
 }
    .choice = { $gear-id ->
        [hand] Technology tile in hand
        [hand_first] Technology tile in hand, for a farmer’s space only
       *[other] Technology on { $gear-exact }
     }
move-exclude = { $seat } takes { $place } out of the game.
    .choice = { $place }

## What happened

fact-round_begins = { $amount ->
    [1] Round 1: { $event }. { $seat } is start player.
   *[other] { $stack-id ->
        [A] Round { $amount }: { $event } (A). { $seat } is start player.
        [B] Round { $amount }: { $event } (B). { $seat } is start player.
        [C] Round { $amount }: { $event } (C). { $seat } is start player.
       *[other] Round { $amount }: { $event }. { $seat } is start player.
     }
 }
fact-excludes = { $seat } takes { $place } out of the game.
fact-declines_exclusion = { $seat } takes no place tile out of the game.
fact-census_tie = Census: a tie, no coin changes hands.
fact-receives = { $seat } receives { part-coins } ({ $reason }).
fact-pays = { $seat } pays { part-coins } ({ $reason }).
fact-tortured = { $seat } lacks { part-coins } ({ $reason }) and is tortured.
fact-debt_lapses = { $seat } has nothing left to give; { part-coins } of debt lapse.
fact-recalls = { $seat } recalls { $follower-one } from the { $space }.
    .item = { $follower-one } from the { $space }
    .list = { $seat } recalls { $list }.
fact-draws = { $seat } draws { $follower-one }.
    .item = { $count ->
        [one] { $follower }
       *[other] { $count } { $follower-plural }
     }
    .list = { $seat } draws { $list }.
fact-draws_number = { $amount ->
    [0] { $seat } draws nobody.
    [one] { $seat } draws 1 follower.
   *[other] { $seat } draws { $amount } followers.
 }
    .before = draws
fact-stores = { $seat } puts { $follower-one } into the Gunpowder Tower.
    .item = { $follower-one }
    .list = { $seat } puts { $list } into the Gunpowder Tower.
fact-plans = { $space-fits ->
    [yes] { $seat } places { $follower-one } on the { $space }.
   *[no] { $seat } places { $follower-one } on the { $space-exact }.
 }
    .item = { $space-fits ->
        [yes] { $follower } → { $space }
       *[no] { $follower } → { $space-exact }
     }
    .list = { $seat } plans { $list }.
fact-plan_done = { $seat } has finished planning.
fact-acts = { $seat } uses the { $place }.
fact-recruits = { $amount ->
    [0] { $seat } recruits { $follower-one }.
   *[other] { $seat } recruits { $follower-one } (step { $amount }).
 }
fact-gains_good = { $seat } receives { $good }.
fact-gains_technology = { $seat } receives a technology tile.
fact-gains_tile = { $seat } takes the place tile { $place }.
fact-travels = { $seat } travels { $connection-by } to { $town }.
fact-loads = { $seat } loads { $good }.
fact-builds_station = { $seat } builds a trading station in { $town }.
fact-sends = { $seat } sends { $follower-one } to “{ $deed }”.
fact-completes_deed = { $seat } completes “{ $deed }” and takes its citizen.
fact-develops = { $amount ->
    [0] { $seat } has reached the end of the development track.
    [one] { $seat } advances 1 space in development, to { $amount_2 }.
   *[other] { $seat } advances { $amount } spaces in development, to { $amount_2 }.
 }
fact-wins_citizen = { $seat } takes the { $citizen }.
fact-bathes = { $seat } draws { $follower-one } in the Bathhouse.
    .item = { $count ->
        [one] { $follower }
       *[other] { $count } { $follower-plural }
     }
    .list = { $seat } draws { $list } in the Bathhouse.
fact-bath_places = { $space-fits ->
    [yes] { $seat } places { $follower-one } on the { $space }.
   *[no] { $seat } places { $follower-one } on the { $space-exact }.
 }
fact-passes = { $seat } passes.
fact-installs = { $seat } places technology on the { $space-exact }.
fact-protected = The Sacristy protects { $seat }: { $event } passes by.
fact-feeds = { $food-id ->
    [coins] { $seat } pays coins instead of food.
   *[other] { $seat } gives { $food }.
 }
fact-loses_follower = The plague takes { $follower-one } from { $seat }.
fact-spared_follower = The plague finds the { $follower } of { $seat } and takes nobody.
fact-plague_empty_bag = The plague finds the bag of { $seat } empty.
fact-forfeits_station = { $station-id ->
    [supply] { $seat } gives up a trading station that is not built.
   *[other] { $seat } gives up the trading station in { $station }.
 }
    .item = { $station-id ->
        [supply] { $count ->
            [one] a trading station that is not built
           *[other] { $count } trading stations that are not built
         }
       *[other] the trading station in { $station }
     }
    .list = { $seat } gives up { $list }.
fact-forfeits_follower = { $seat } gives up { $follower-one }.
fact-forfeits_development = { $seat } goes back to space { $amount } of the development track.
fact-forfeits_good = { $seat } gives up { $good }.
    .item = { $count ->
        [one] { $good }
       *[other] { $count } { $good }
     }
    .list = { $seat } gives up { $list }.
fact-forfeits_tile = { $seat } gives up the place tile { $place }.
fact-forfeits_technology = { $gear-id ->
    [hand] { $seat } gives up a technology tile in hand.
    [hand_first] { $seat } gives up the technology tile for a farmer’s space.
   *[other] { $seat } gives up the technology on the { $gear-exact }.
 }
fact-start_player = { $seat } is the new start player.
    .before = round_begins
fact-most_stations = { $seat } has the most trading stations ({ $amount }) and takes the last citizen.
fact-stations_tied = The most trading stations are shared; nobody takes the last citizen.
fact-final_score = { $amount ->
    [one] { $seat } has 1 point.
   *[other] { $seat } has { $amount } points.
 }
