### The Cathedral of Orléans in English. How messages are found: see kernel/language.py.

title = The Cathedral of Orléans

## Followers, goods, bags

follower-knight = knight
    .one = a knight
    .plural = knights
follower-fisherman = fisherman
    .one = a fisherman
    .plural = fishermen
follower-farmer = farmer
    .one = a farmer
    .plural = farmers
follower-trader = trader
    .one = a trader
    .plural = traders
follower-monk = monk
    .one = a monk
    .plural = monks
item-wood = wood
    .one = wood
item-stone = stone
    .one = stone
item-bread = bread
    .one = bread
item-rosette = rosette
    .one = a rosette
bag-red = red bag
bag-blue = blue bag

## The town

action-cart = Cart
action-red_market = Market Place (red)
action-foundry = Glass Foundry
action-red_festival = Festival Ground (red)
action-boat = Boat
action-blue_market = Market Place (blue)
action-painting = Glass Painting
action-blue_festival = Festival Ground (blue)
action-bell_tower = Bell Tower
sort-knight = knight
sort-fisherman = fisherman
sort-farmer = farmer
sort-trader = trader
sort-monk = monk
sort-any = anybody
sort-knight_or_fisherman = knight or fisherman
sort-knight_or_farmer = knight or farmer
sort-knight_or_trader = knight or trader
sort-fisherman_or_farmer = fisherman or farmer
sort-fisherman_or_trader = fisherman or trader
sort-farmer_or_trader = farmer or trader
space = { $action }
    .parts = action sort
    .exact = { $action }: { $sort }

## The map

place-orleans = Orléans
place-chartres = Chartres
place-le_mans = Le Mans
place-vendome = Vendôme
place-blois = Blois
place-tours = Tours
place-chinon = Chinon
place-chateauroux = Châteauroux
place-bourges = Bourges
place-nevers = Nevers
place-briare = Briare
place-montargis = Montargis
route = { $joint ->
    [wave] river { $place } – { $place_2 }
   *[other] land route { $place } – { $place_2 }
 }
    .parts = place place
    .by = { $joint ->
        [wave] by river
       *[other] over land
     }
way-land = over land
way-river = by river
origin-route = on the way
origin-foundry = in the Glass Foundry

## Tiles

workshop-workshop_1 = Workshop 1
workshop-workshop_2 = Workshop 2
workshop-workshop_3 = Workshop 3
workshop-workshop_4 = Workshop 4
workshop-workshop_5 = Workshop 5
workshop-workshop_6 = Workshop 6
workshop-workshop_7 = Workshop 7
workshop-workshop_8 = Workshop 8
hour_glass-hour_glass_1 = Hour glass 1
hour_glass-hour_glass_2 = Hour glass 2
hour_glass-hour_glass_3 = Hour glass 3
hour_glass-hour_glass_4 = Hour glass 4
hour_glass-hour_glass_5 = Hour glass 5
hour_glass-hour_glass_6 = Hour glass 6
event-rosette = Gift of a rosette
event-monk = A monk arrives
event-journey_1 = Journey
event-journey_2 = Journey
event-journey_3 = Journey
event-meeting = Meeting
event-treasure = Treasure
reward-section = section of the cathedral
    .one = a section of the cathedral
reward-rosette = rosette
    .one = a rosette
reward-monk = monk
    .one = a monk
reward-blueprint = blueprint
    .one = a blueprint
target-workshop = workshop
    .to = to the workshop
target-hour_glass = hour glass
    .to = to the hour glass
target-player_1 = player 1
    .to = to player 1
target-player_2 = player 2
    .to = to player 2
target-player_3 = player 3
    .to = to player 3
target-player_4 = player 4
    .to = to player 4
target-seat = { $name }
    .to = to { $name }
player-player_1 = player 1
player-player_2 = player 2
player-player_3 = player 3
player-player_4 = player 4
source-sections = Sections

## What actions do, and what events ask for

does-cart = Your builder goes along a road to the next place.
does-boat = Your builder goes along a river to the next place.
does-market = { $number ->
    [one] Deliver 1 piece from your knapsack.
   *[other] Deliver up to { $number } pieces from your knapsack.
 }
does-foundry = Only for monks: you get a glass rosette.
does-painting = Only for monks: give up a rosette for a blueprint.
does-festival = Reveals an event: a gift at once, or an order that brings a blueprint. Always happens.
does-bell = Ends the round at once. Its follower leaves the game. Ring it as late as you can.
idle-cart = No road leads away from { $place }.
idle-boat = No river flows through { $place }.
idle-market = Your knapsack is empty.
idle-foundry = No rosettes are left.
idle-painting = You carry no rosette.
idle-blueprints = No blueprints are left.
idle-festival = No events are left: nothing would happen.
asks-gift = At once: { $reward-one }.
asks-journey = Somebody goes to { $place }.
asks-meeting = { $number } builders meet.
asks-treasure = { $number } rosettes in one knapsack.

## Settings

setting-level = Level
    .help = How hard the game is.
setting-level-normal = normal
    .help = More monks are in the bags at first.
setting-level-expert = expert
    .help = Fewer monks are in the bags at first.
setting-memory_aid = Memory aid
    .help = Whether everybody may look up what is in the bags.
setting-memory_aid-no = no
    .help = What is in the bags has to be remembered.
setting-memory_aid-yes = yes
    .help = The table shows what is in the bags.

## What is wanted of you now

decision-draw = Draw a follower: from which bag?
decision-place = Place the { $follower } on a free space.
decision-move = Move your builder { $way }, or stay.
decision-take = Take the { $item } { $origin }?
decision-deliver = { $number ->
    [one] Deliver 1 more piece, or say done.
   *[other] Deliver up to { $number } pieces, or say done.
 }
decision-paint = { $number ->
    [0] No blueprint is left. Give up a rosette all the same?
   *[other] Give up a rosette for a blueprint?
 }
decision-send = Into which bag does the monk go?
decision-give = Into whose knapsack does the rosette go?
decision-finish = { $number ->
    [0] Your knapsack is full: rest (no blueprint is left), or end your turn.
   *[other] Your knapsack is full: rest, or end your turn.
 }
decision-room = That knapsack is full: which piece goes back for the { $item }?

## Moves

move-draw = { $seat } draws from the { $bag }.
    .choice = { $bag }
move-place = { $seat } places the follower on { $space-exact }.
    .choice = { $space-exact }
move-move = { $seat } takes the { $route }.
    .choice = { $route }
move-take = { $seat } takes what is there.
    .choice = Take it
move-swap = { $seat } puts back { $item-one } for it.
    .choice = Put back { $item-one } for it
move-leave = { $seat } leaves it.
    .choice = Leave it
move-deliver = { $seat } delivers { $item-one } { $target-to }.
    .choice = { $item } → { $target }
move-paint = { $seat } gives up a rosette for a blueprint.
    .choice = Rosette → blueprint
move-refrain = { $seat } refrains.
    .choice = Refrain
move-done = { $decision ->
    [finish] { $seat } ends the turn.
   *[other] { $seat } delivers nothing more.
 }
    .choice = { $decision ->
        [finish] End the turn
       *[other] Done
     }
move-rest = { $seat } rests.
    .choice = Rest: whole knapsack → blueprint
move-send = { $seat } sends the monk into the { $bag }.
    .choice = Monk → { $bag }
move-give = { $seat } gives the rosette to { $player }.
    .choice = Rosette → { $player }

## What happened

fact-lays_workshop = { $workshop } lies in { $place }.
    .item = { $workshop } in { $place }
    .list = The workshops: { $list }.
fact-lays_rosette = A rosette lies on the { $route }.
fact-lays_goods = { $amount ->
    [0] No goods are laid out.
    [one] 1 good is laid out on the map.
   *[other] { $amount } goods are laid out on the map.
 }
fact-goods_short = { $amount ->
    [one] The black bag is empty; 1 space stays empty.
   *[other] The black bag is empty; { $amount } spaces stay empty.
 }
fact-starts_with = { $seat } begins with { $item-one }.
fact-round_begins = Round { $amount } begins. { $hour_glass } is revealed.
fact-draws = { $seat } draws { $follower-one } from the { $bag }.
fact-places = { $seat } places { $follower-one } on the { $space }.
fact-refrains = { $seat } does nothing there.
fact-moves = { $seat } travels { $route-by } to { $place }.
fact-takes = { $seat } takes { $item-one }.
fact-leaves = { $seat } leaves the { $item }.
fact-swaps = { $seat } puts back { $item-one } and takes { $item_2-one }.
fact-casts = { $seat } takes a new rosette from the Glass Foundry.
fact-delivers = { $seat } delivers { $item-one } { $target-to }.
fact-hands = { $seat } hands { $item-one } to { $player }.
fact-makes_room = { $seat } puts back { $item-one } for it.
fact-completes_workshop = { $seat } fulfils the order of the workshop in { $place } ({ $workshop }).
fact-completes_hour_glass = { $seat } fulfils the order of the hour glass ({ $hour_glass }).
fact-paints = { $seat } gives up a rosette in the Glass Painting.
fact-gift = { $seat } reveals an event: { $event }.
fact-order = { $event-id ->
    [meeting] { $seat } reveals an order: builders at the same place.
    [treasure] { $seat } reveals an order: rosettes in one knapsack.
   *[other] { $seat } reveals an order: a builder in { $place }.
 }
fact-order_replaced = { $event-id ->
    [meeting] The order for builders together is gone.
    [treasure] The order for rosettes is gone.
   *[other] The order for a builder in { $place } is gone.
 }
fact-fulfils_order = { $event-id ->
    [meeting] Builders have met: the order is fulfilled.
    [treasure] The rosettes are in one knapsack: the order is fulfilled.
   *[other] A builder is in { $place }: the order is fulfilled.
 }
fact-no_event = There are no events left.
fact-builds = Section { $amount } of the cathedral is built.
fact-blueprint = { $seat } turns over a blueprint: { $reward-one }.
fact-no_blueprint = There are no blueprints left.
fact-keeps_rosette = { $seat } receives a rosette.
fact-gives_rosette = { $seat } puts a rosette into the knapsack of { $player }.
fact-no_rosette = There is no rosette left in the supply.
fact-sends_monk = { $seat } sends a monk into the { $bag }.
fact-no_monk = There is no monk left in the supply.
fact-rests = { $seat } rests and empties the knapsack.
fact-leaves_game = The bell rings. The { $follower } on the Bell Tower leaves the game.
fact-returns = { $amount ->
    [one] { $follower-one } goes into the { $bag }.
   *[other] { $amount } { $follower-plural } go into the { $bag }.
 }
    .item = { $amount ->
        [one] { $follower-one }
       *[other] { $amount } { $follower-plural }
     } ({ $bag })
    .list = Back into the bags go { $list }.
fact-hour_glass_lost = { $hour_glass } was not fulfilled and is lost.
fact-won = The roof is on: you have built the cathedral together!
fact-lost = { $amount ->
    [one] The last round is over with 1 section. You have lost together.
   *[other] The last round is over with { $amount } sections. You have lost together.
 }
