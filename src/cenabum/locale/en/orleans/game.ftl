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

## What places do. A text is short enough for a tile.

part-recruit = { $follower }
part-many = { $follower-plural }
part-good = 1 { $good }
part-goods = { $amount } { $good }
part-development = { $amount } development
does-recruit = { $follower-id ->
    [farmer] a farmer and a good
    [scholar] a scholar and development
    [knight] a knight: draw more
    [any] { $list }
   *[other] { $follower-one }
 }
does-travel = travel { $way }
does-build = build a trading station
does-send = { $number ->
    [one] send a follower to a deed
    [2] send 1 or 2 to deeds
   *[other] send 1 to { $number } to deeds
 }
does-gain = { $list }
does-store = holds { $number } more, sends them to deeds
does-bathe = draw { $draws }, place { $keeps } at once
does-buy = { $number ->
    [one] buy 1 development
   *[other] buy 1 to { $number } development
 }
does-invent = { $number ->
    [one] 1 technology tile
   *[other] { $number } technology tiles
 }
does-protect = wards off one bad event
does-per-status = coins by status
does-per-station = 1 coin for each station
does-substitute = { $all ->
    [yes] { $follower-plural } stand in for all but monks
   *[no] { $follower-plural } stand in for { $list }
 }
does-brasserie = { $list } on it ward off events
does-majority = { $number ->
    [one] 1 point for each good you have most of
   *[other] { $number } points for each good you have most of
 }{ $ties ->
    [0] { "" }
   *[other] , { $ties } where others have as many
 }
does-exchange = 1 { $good } for { $list }

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
does-deed = { $development ->
    [0] { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
     }
   *[other] { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
     } or { $development } development
 } for each follower; the last one takes the citizen.
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
effect-harvest = Everybody gives { $value } food, or pays { $penalty ->
    [one] 1 coin
   *[other] { $penalty } coins
 } for each that is missing.
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
    .help = Everybody may take out tiles, more of them with fewer players.
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
    [one] Place 1 of the drawn followers.
   *[other] Place { $number } of the drawn followers, as far as they fit.
 }
decision-buy = How many development points do you buy, at a coin each?
decision-technology = Place a technology tile for good, or keep it in hand.
decision-protect = Does your Sacristy ward off the event?
decision-feed = { $number ->
    [one] Give 1 more food, or pay coins for it.
   *[other] Give { $number } more food, or pay coins for it.
 }
decision-forfeit = { $number ->
    [one] 1 coin is missing: choose what you give up for it.
   *[other] { $number } coins are missing: choose what you give up for the next one.
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
    [order] { $seat } fulfils no order.
    [journey] { $seat } does not travel.
    [settle] { $seat } places nobody.
    [court] { $seat } chooses no action.
    [train] { $seat } does not train.
    [give] { $seat } gives no good.
    [target] { $seat } hits nobody.
    [bribe] { $seat } makes the offer.
    [indulge] { $seat } buys nobody.
   *[other] { $seat } is done.
 }
    .choice = { $decision ->
        [plan] Done planning
        [exclude] Leave all tiles in the game
        [send] Send nobody else
        [bathe] Leave the Bathhouse
        [technology] Keep the technology in hand
        [order] No order
        [journey] Stay
        [settle] Into the bag
        [court] No action
        [train] No training
        [give] Pay the penalty
        [target] Let it be
        [bribe] Make this offer
        [indulge] Buy nobody
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
        [D] Round { $amount }: { $event } (D). { $seat } is start player.
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
fact-calls_back = { $seat } recalls { $follower-one } from the { $space }.
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
fact-nothing_left = { $seat } gets nothing for this step: there is none left.
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

## Trade & Intrigue: names

order =
    .like = town
player-player_1 = player 1
player-player_2 = player 2
player-player_3 = player 3
player-player_4 = player 4
victim =
    .like = player
rival =
    .like = player
rival-nobody = nobody
own_good =
    .like = good
track-farmer = farmers’ track
    .label = Farmers
track-boatman = boatmen’s track
    .label = Boatmen
track-craftsman = craftsmen’s track
    .label = Craftsmen
track-trader = traders’ track
    .label = Traders
track-knight = knights’ track
    .label = Knights
track-scholar = scholars’ track
    .label = Scholars
track-development = development track
stock-bag = bag
    .from = from the bag
stock-market = market
    .from = from the market
stock-tower = Gunpowder Tower
    .from = from the Gunpowder Tower
gain-good = wool
gain-coins = coins
gain-development = development
from =
    .like = deed
from-market = goods market
place-brasserie = Brasserie
place-merchant_house = Merchant House
place-sheep_farm = Sheep Farm
deed-alchemy = Alchemy
deed-lay_assessors = Court of Lay Assessors
deed-thanksgiving = Thanksgiving
deed-sheep_farming = Sheep Farming
deed-coinage = Coinage
deed-research = Research
deed-towing_service = Towing Service
deed-architecture = Architecture
deed-town_charter = Town Charter
deed-navigation = Navigation
deed-fraud = Fraud
deed-arsonist = Arsonist
deed-kidnapper = Kidnapper
deed-torturer = Torturer
deed-hangman = Hangman
deed-saboteur = Saboteur
deed-spy = Spy
deed-tax_collector = Tax Collector
deed-traitor = Traitor

## Trade & Intrigue: what deeds and characters do

about-alchemy = Draw a follower from your bag and place it on an action space at once. The last one brings { $last_citizens ->
    [one] a citizen
   *[other] { $last_citizens } citizens
 }.
about-lay_assessors = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }. The last one brings any one action of your own places, full or not.
about-thanksgiving = The good on the space. The last one brings { $last_coins ->
    [one] 1 coin
   *[other] { $last_coins } coins
 }.
about-sheep_farming = The good on the space. The last one brings { $last_coins ->
    [one] 1 coin
   *[other] { $last_coins } coins
 }.
about-coinage = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }. The last one brings { $last_coins } more.
about-research = { $development ->
    [one] 1 development step
   *[other] { $development } development steps
 }. The last one brings { $last_development } more.
about-towing_service = Your merchant may travel by water and load a good. The last one brings { $last_citizens ->
    [one] a citizen
   *[other] { $last_citizens } citizens
 }.
about-architecture = { $citizens ->
    [one] 1 citizen
   *[other] { $citizens } citizens
 }. The last one lets you build a trading station where your merchant is.
about-town_charter = A place tile: none without a trader, at first of category I, later any. The last one brings { $last_citizens ->
    [one] a citizen
   *[other] { $last_citizens } citizens
 }.
about-navigation = A technology tile: none without a craftsman, at first for a farmer’s space, later free. The last one brings { $last_citizens ->
    [one] a citizen
   *[other] { $last_citizens } citizens
 }.
about-fraud = Swap one of your goods for one of another player. The last one brings a good from the market.
about-arsonist = Take a trading station off the town where your merchant is. The last one lets you build there.
about-kidnapper = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, and another merchant goes back to Orléans. The last one brings { $last_citizens ->
    [one] a citizen
   *[other] { $last_citizens } citizens
 }.
about-torturer = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, and all others give up one thing. The last one brings { $last_citizens ->
    [one] a citizen
   *[other] { $last_citizens } citizens
 }.
about-hangman = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, and another player loses a follower drawn from the bag. The last one brings { $last_citizens ->
    [one] a citizen
   *[other] { $last_citizens } citizens
 }.
about-saboteur = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, and a follower of another player goes from an action space into the bag. The last one brings { $last_citizens ->
    [one] a citizen
   *[other] { $last_citizens } citizens
 }.
about-spy = A technology tile of another player moves to the same space of your board. The last one brings a technology tile.
about-tax_collector = Every other player pays you { $tax ->
    [one] 1 coin
   *[other] { $tax } coins
 }. The last one brings { $last_coins ->
    [one] 1 coin
   *[other] { $last_coins } coins
 }.
about-traitor = A step forward on a track, and a step back for somebody ahead of you. The last one brings { $last_citizens ->
    [one] a citizen
   *[other] { $last_citizens } citizens
 }.

## Trade & Intrigue: events

event-silentium = Silentium
event-indulgence = Indulgence
event-training = Training
event-bon_voyage = Bon Voyage
event-conference = Conference
event-crusade = Crusade
event-strike = Strike
event-tax = Tax
event-trip = Trip
event-fishing_grounds = Fishing Grounds
event-retraining = Retraining
event-wedding = Wedding
event-sabotage = Sabotage
event-amnesty = Amnesty
event-malfunction = Malfunction
event-torture = Torture
event-vacation = Vacation
event-book_fire = Book Fire
event-goods_tax = Goods Tax
event-dues = Dues
event-peasant_uprising = Peasant Uprising
event-technology_tax = Technology Tax
event-summoning = Summoning
event-famine = Famine
event-capitation_tax = Capitation Tax
event-tithe = Tithe
effect-silentium = Nothing happens.
effect-indulgence = Everybody may buy a follower for { $value } coins, but no monk.
effect-training = Everybody may buy a step on a character track for { $value } coins, without a follower.
effect-bon_voyage = In turn, everybody may travel for { $value } coins and load a good.
effect-conference = No scholars can be recruited this round.
effect-crusade = No knights can be recruited this round.
effect-strike = No craftsmen can be recruited this round.
effect-tax = Everybody pays { $value } coins.
effect-trip = Whose merchant is in Orléans pays { $value } coins.
effect-fishing_grounds = Everybody receives the coins shown at the own place on the boatmen’s track.
effect-retraining = In turn, everybody gives a good for as many development steps as it is worth, or pays { $value } coins.
effect-wedding = Everybody draws { $value } followers onto the market.
effect-sabotage = Places with technology cannot act this round.
effect-amnesty = Followers gained this round may be placed on action spaces at once.
effect-malfunction = Everybody returns a technology tile to the supply.
effect-torture = Everybody gives up { $value } things, but no coins.
effect-vacation = The tile is dropped and the next one turned over: the game is a round shorter.
effect-book_fire = Everybody’s development falls back to the star before.
effect-goods_tax = Everybody pays 1 coin for every { $value } goods.
effect-dues = Everybody gives goods worth at least { $value } points; torture takes what is missing.
effect-peasant_uprising = When planning, farmers stand in for all but monks; those still there in the event phase go into the bag.
effect-technology_tax = { $value ->
    [one] Everybody pays 1 coin for each technology tile on an action space.
   *[other] Everybody pays { $value } coins for each technology tile on an action space.
 }
effect-summoning = Everybody’s merchant goes back to Orléans, or { $value } coins are paid.
effect-famine = Everybody returns { $value } followers to the supply, from board or bag.
effect-capitation_tax = Everybody pays { $value } coins for each follower outside the bag.
effect-tithe = Everybody pays 1 coin for every { $value } coins.
reason-silentium = { event-silentium }
reason-indulgence = { event-indulgence }
reason-training = { event-training }
reason-bon_voyage = { event-bon_voyage }
reason-conference = { event-conference }
reason-crusade = { event-crusade }
reason-strike = { event-strike }
reason-tax = { event-tax }
reason-trip = { event-trip }
reason-fishing_grounds = { event-fishing_grounds }
reason-retraining = { event-retraining }
reason-wedding = { event-wedding }
reason-sabotage = { event-sabotage }
reason-amnesty = { event-amnesty }
reason-malfunction = { event-malfunction }
reason-torture = { event-torture }
reason-vacation = { event-vacation }
reason-book_fire = { event-book_fire }
reason-goods_tax = { event-goods_tax }
reason-dues = { event-dues }
reason-peasant_uprising = { event-peasant_uprising }
reason-technology_tax = { event-technology_tax }
reason-summoning = { event-summoning }
reason-famine = { event-famine }
reason-capitation_tax = { event-capitation_tax }
reason-tithe = { event-tithe }
reason-completion = completion
reason-intrigue = intrigue
stack-D = D
source-orders = Orders
source-merchant_house = Merchant House

## Trade & Intrigue: settings

setting-orders = Orders
    .help = Towns want goods; whoever delivers them gets points.
setting-orders-no = no
    .help = Goods count by themselves only.
setting-orders-yes = yes
    .help = Some towns want goods: whoever delivers right after an action gets points for it and passes.
setting-new_events = New events
    .help = The hour-glass tiles of Trade & Intrigue.
setting-new_events-no = no
    .help = The events of the base game.
setting-new_events-yes = yes
    .help = New hour-glass tiles: gifts, taxes and strikes, and some that act at a time of their own.
setting-uprising_finale = Uprising at the end
    .help = The last round brings the Peasant Uprising.
setting-uprising_finale-no = no
    .help = The last round is quiet.
setting-uprising_finale-yes = yes
    .help = The last round brings the Peasant Uprising instead of a quiet one.
setting-board = Deeds board
    .help = Where followers are sent to.
setting-board-deeds = beneficial deeds
    .help = The board of the base game: coins, and a citizen for the last one.
setting-board-new-deeds = new beneficial deeds
    .help = Deeds with rewards of their own: goods, technology, journeys, even whole actions.
setting-board-intrigue = intrigue
    .help = Characters who harm other players, and bribes against them.
setting-new_places = New place tiles
    .help = Brasserie, Merchant House and Sheep Farm.
setting-new_places-no = no
    .help = The place tiles of the base game.
setting-new_places-yes = yes
    .help = Brasserie, Merchant House and Sheep Farm join the place tiles.

## Trade & Intrigue: what is wanted of you now

decision-order = Fulfil an order here and pass, or go on.
decision-journey = { $journey-id ->
    [bon_voyage] Pay and travel by road or water, or stay.
   *[other] Travel by water and load a good if you like, or stay.
 }
decision-settle = { $settling-id ->
    [amnesty] Place the new follower at once, or put it into your bag.
   *[other] Place the drawn follower at once, or put it back into your bag.
 }
decision-answer = { $question-id ->
    [alchemy] Do you draw a follower from your bag to place at once?
    [build] Do you build a trading station where your merchant is?
    [summoning] Do you pay, so that your merchant stays? (No: he goes to Orléans.)
   *[other] Do you take the bribe and spare the other player?
 }
decision-court = The Court: choose any action of your places, or none.
decision-exchange = Sheep Farm: what do you take for the cheese?
decision-give_up = { $number ->
    [one] Choose 1 thing to give up.
   *[other] Choose what you give up: { $number } things in all.
 }
decision-take = Choose a good. ({ $from })
decision-train = Training: pay for a step on a track, or do not.
decision-give = { $giving-id ->
    [retraining] Give a good for development steps, or pay the penalty.
   *[other] Dues: give goods worth { $number } more points.
 }
decision-starve = { $number ->
    [one] Famine: choose 1 more follower to lose.
   *[other] Famine: choose { $number } followers to lose.
 }
decision-target = { $deed-id ->
    [arsonist] { $deed }: whose station burns? Or let it stand.
   *[other] { $deed }: whom does it hit?
 }
decision-wait = The others are bargaining.
decision-bribe = { $deed } threatens you: offer coins or goods, or nothing.
decision-indulge = Indulgence: buy a follower, or do not.
decision-malfunction = Malfunction: which technology tile do you return?

## Trade & Intrigue: moves

move-fulfil = { $seat } fulfils the order of { $order }.
    .choice = Order of { $order }
move-take = { $seat } takes { $good }.
    .choice = { $good }
move-give = { $seat } gives { $good }.
    .choice = { $good }
move-answer = { $answer-id ->
    [yes] { $seat } says yes.
   *[no] { $seat } says no.
 }
    .choice = { $answer-id ->
        [yes] Yes
       *[no] No
     }
move-starve = { $seat } loses { $follower-one } { $stock-from }.
    .choice = { $follower } { $stock-from }
move-starve_space = { $seat } loses a follower from the { $space-exact }.
    .choice = From { $space-exact }
move-train = { $seat } trains on the { $track }.
    .choice = { $track }
move-exchange = { $seat } exchanges cheese for { $gain }.
    .choice = { $gain }
move-brasserie = { $cargo-id ->
    [nothing] { $seat } lets the event happen.
   *[other] { $seat } gives { $cargo } from the Brasserie against the event.
 }
    .choice = { $cargo-id ->
        [nothing] Let the event happen
       *[other] Brasserie: { $cargo }
     }
move-target = { $seat } chooses { $victim }.
    .choice = { $victim }
move-defraud = { $seat } wants { $good } of { $victim } for { $own_good }.
    .choice = { $victim }: { $good } for { $own_good }
move-sabotage = { $seat } sends the saboteur to { $victim }: { $space-exact }.
    .choice = { $victim }: { $space-exact }
move-spy = { $seat } sends the spy to { $victim }: { $space-exact }.
    .choice = { $victim }: { $space-exact }
move-betray = { $rival-id ->
    [nobody] { $seat } advances on the { $track }.
   *[other] { $seat } advances on the { $track } against { $rival }.
 }
    .choice = { $rival-id ->
        [nobody] { $track }
       *[other] { $track }: { $rival }
     }
move-bribe_coins = { $offer ->
    [one] { $seat } puts 1 coin into the offer.
   *[other] { $seat } puts { $offer } coins into the offer.
 }
    .choice = { $offer ->
        [one] 1 coin
       *[other] { $offer } coins
     }
move-bribe_good = { $seat } puts { $good } into the offer.
    .choice = { $good }

## Trade & Intrigue: what happened

fact-order_opens = New order: { $order }.
fact-fulfils = { $amount ->
    [one] { $seat } fulfils the order of { $order } for 1 point.
   *[other] { $seat } fulfils the order of { $order } for { $amount } points.
 }
fact-vacation = Vacation: the tile is dropped, the game is a round shorter.
fact-brasserie_stocks = { $seat } lays { $amount } { $good } on the Brasserie.
fact-brasserie_protects = { $seat } gives { $good } from the Brasserie: { $event } passes by.
fact-exchanges = { $seat } exchanges cheese for { $gain }.
fact-spends_good = { $seat } gives { $good } ({ $reason }).
fact-buys_follower = { $seat } buys { $follower-one }.
fact-trains = { $seat } advances to step { $amount } of the { $track }.
fact-must_give_up = { $amount ->
    [one] { $seat } must give up 1 thing ({ $reason }).
   *[other] { $seat } must give up { $amount } things ({ $reason }).
 }
fact-returns_technology = { $gear-id ->
    [hand] { $seat } returns a technology tile in hand.
    [hand_first] { $seat } returns the technology tile for a farmer’s space.
   *[other] { $seat } returns the technology on the { $gear-exact }.
 }
fact-book_fire = The fire throws { $seat } back to space { $amount } of the development track.
fact-uprising_returns = { $seat } takes { $follower-one } from the { $space-exact } into the bag.
fact-starves = { $seat } loses { $follower-one } { $stock-from }.
fact-starves_space = { $seat } loses { $follower-one } from the { $space-exact }.
fact-summoned = The merchant of { $seat } returns to Orléans.
fact-draws_one = { $seat } draws { $follower-one } by alchemy.
fact-settles = { $space-fits ->
    [yes] { $seat } places { $follower-one } on the { $space }.
   *[no] { $seat } places { $follower-one } on the { $space-exact }.
 }
fact-into_the_bag = { $seat } puts { $follower-one } into the bag.
fact-takes_good = { $seat } takes { $good } from “{ $deed }”.
fact-takes_technology = { $seat } takes a technology tile from “{ $deed }”.
fact-no_use = “{ $deed }” is of no further use to { $seat } now.
fact-gains_citizen = { $seat } receives a citizen from “{ $deed }”.
fact-finishes_deed = { $seat } completes “{ $deed }”.
fact-court = The Court lets { $seat } use the { $place }.
fact-no_bribe = { $seat } offers { $player } nothing.
fact-offers_coins = { $amount ->
    [one] { $seat } offers { $player } 1 coin.
   *[other] { $seat } offers { $player } { $amount } coins.
 }
fact-offers_good = { $seat } offers { $player } { $good }.
fact-accepts_bribe = { $seat } takes the bribe of { $player }.
fact-declines_bribe = { $seat } refuses the bribe of { $player }.
fact-defrauds = { $seat } takes { $good } from { $player } for { $own_good }.
fact-burns = { $seat } burns down the trading station of { $player } in { $town }.
fact-kidnaps = { $seat } has the merchant of { $player } taken to Orléans.
fact-tortures = { $seat } has { $player } tortured.
fact-hangs = The hangman of { $seat } takes { $follower-one } from { $player }.
fact-hangs_nobody = The hangman of { $seat } finds the { $follower } of { $player } and takes nobody.
fact-sabotages = { $seat } drives the { $follower } of { $player } from the { $space-exact }.
fact-spies = { $seat } steals technology from { $player }: { $space-exact }.
fact-collects = { $amount ->
    [one] { $player } pays { $seat } 1 coin.
   *[other] { $player } pays { $seat } { $amount } coins.
 }
fact-betrays = { $seat } advances to { $amount } on the { $track } and sets { $player } back.
fact-advances = { $seat } advances to { $amount } on the { $track }.

## Why a place is closed, in a few words on the place itself: closed-<the refusal that it would give>
profession =
    .like = follower
closed-no-pilgrimage = Pilgrimage: no monks
closed-no-track = end of the track
closed-no-supply = no { $profession } left
closed-no-farmer-good = no { $good } left
closed-no-craftsman-technology = no technology left
closed-no-technology-left = no technology left
closed-no-good-left = no { $good } left
closed-no-development-place = end of the track
closed-no-development-buy = end of the track
closed-no-coin = no coin to pay with
closed-no-way-starts = { $way-id ->
    [road] no road from { $town }
   *[water] no waterway from { $town }
 }
closed-no-station-left = no station left
closed-no-second-station = { $town }: yours already
closed-no-station-of = { $town }: { $player } is there
closed-no-station-here = { $town }: taken
closed-try-no-deeds = all deeds complete
