### Why a move is refused in Orléans: no-… is the reason, try-… the nearest fix, ask-… what is wanted now, the rest are parts.

## Parts of sentences. $form is for languages in which a name changes with its place in the sentence.

some-kind = { $own ->
    [yes] { $profession } of your colour
   *[no] { $profession }
 }
some-yours = { $own ->
    [yes] your own { $profession }
   *[no] your { $profession }
 }
some-one = a { $profession }
some-many = { $profession-plural }
some-followers = { $number ->
    [one] a { $profession }
   *[other] { $number } { $profession-plural }
 }
some-good = { $good }
some-goods = { $number } { $good }
some-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
 }
some-player = { $player }
some-town = { $town }
some-deed = “{ $deed }”
some-station = a trading station
some-bag-follower = a follower from your bag
some-step = a development step
some-goods-piece = a good
some-technology = a technology tile
the-place = the { $place }
other-places = other places
the-way = { $way-id ->
    [road] the road between { $town } and { $town_2 }
   *[water] the waterway between { $town } and { $town_2 }
 }
the-space = { $form ->
    [on] on { $profession-id ->
        [any] the space of the { $place }
       *[other] the { $profession } space of the { $place }
     }
   *[is] { $profession-id ->
        [any] the space of the { $place }
       *[other] the { $profession } space of the { $place }
     }
 }
more-of = { $number ->
    [one] 1 more { $profession }
   *[other] { $number } more { $profession-plural }
 }
more-of-any = { $number ->
    [one] 1 follower of any kind
   *[other] { $number } followers of any kind
 }
busy = { $number ->
    [one] { $list } is { $doing-id ->
        [exclude] excluding place tiles
        [draw] drawing followers
        [store] filling the Gunpowder Tower
        [plan] planning
        [technology] placing technology
        [protect] deciding about the Sacristy
        [feed] handing in food
        [forfeit] paying a debt
        [order] thinking about an order
        [bribe] thinking about a bribe
        [strike] waiting for an answer
        [give_up] giving something up
        [indulge] thinking about an indulgence
        [train] thinking about training
        [give] handing in goods
        [starve] choosing who starves
        [malfunction] returning technology
       *[act] taking an action
     }
   *[other] { $list } are { $doing-id ->
        [exclude] excluding place tiles
        [draw] drawing followers
        [store] filling the Gunpowder Tower
        [plan] planning
        [technology] placing technology
        [protect] deciding about the Sacristy
        [feed] handing in food
        [forfeit] paying a debt
        [order] thinking about orders
        [bribe] thinking about bribes
        [strike] waiting for an answer
        [give_up] giving something up
        [indulge] thinking about indulgences
        [train] thinking about training
        [give] handing in goods
        [starve] choosing who starves
        [malfunction] returning technology
       *[act] taking actions
     }
 }

## What is wanted now

ask-plan = { $recalls ->
    [0] Place followers on your action spaces, or be done.
    [one] Place followers on your action spaces, call 1 back first, or be done.
   *[other] Place followers on your action spaces, call up to { $recalls } back first, or be done.
 }
ask-plan-recall = { $recalls ->
    [one] Call 1 follower back, or be done with your plan.
   *[other] Call up to { $recalls } followers back, or be done with your plan.
 }
ask-plan-done = Be done with your plan.
ask-act = Use { $places }, or pass.
ask-pass = Pass.
ask-draw = { $recalls ->
    [yes] { $number ->
        [0] Draw no followers, or call one back.
       *[other] Draw 0 to { $number } followers, or call one back.
     }
   *[no] { $number ->
        [0] Draw no followers.
       *[other] Draw 0 to { $number } followers.
     }
 }
ask-travel = { $way-id ->
    [road] Choose a road from { $town }, and a good on it or none.
   *[water] Choose a waterway from { $town }, and a good on it or none.
 }
ask-recruit = Choose whom to recruit: { $list }.
ask-expand = { $category-id ->
    [I] Choose a place tile of category I.
   *[any] Choose a place tile of category I or II.
 }
ask-send = { $sent ->
    [yes] Send a follower from the { $place } to a deed, or be done.
   *[no] Send a follower from the { $place } to a deed.
 }
ask-reward = Choose coins or development for “{ $deed }”.
ask-bathe = Place followers from the bath ({ $list }).
ask-buy = Buy 1 to { $number } development points.
ask-store = Move followers from your market into the Gunpowder Tower, or be done.
ask-store-more = Move followers from your market into the Gunpowder Tower; at least { $number } must move.
ask-technology = Place a technology tile, or be done to keep it.
ask-protect = Say whether the Sacristy shall guard you against the { $event }.
ask-feed = For the Harvest give { $list }.
ask-forfeit = { $number ->
    [one] You still owe 1 coin: give up something for it.
   *[other] You still owe { $number } coins: give up something for each.
 }
ask-exclude = Exclude a place tile, or be done to decline.

## The wrong time

no-when = { $kind-id ->
    [place] Followers are placed in the planning phase.
    [place_stored] Followers leave the Gunpowder Tower in the planning phase.
    [done] There is nothing to finish now.
    [pass] You pass when it is your turn to act.
    [draw] Followers are drawn once a round, in the follower phase.
    [recall] Followers are called back in the follower phase.
    [act] Places act in the action phase, one a turn.
    [recruit] Whom to recruit is chosen when the Village acts.
    [travel] Your merchant travels when the Ship, the Wagon or the Horse Wagon acts.
    [expand] A place tile is chosen when you recruit a trader.
    [send] Followers are sent when the Town Hall or the Gunpowder Tower acts.
    [reward] Only the Canalization asks for coins or development.
    [buy] Development points are bought when the Pharmacy acts.
    [sacristy] The Sacristy is asked when a Harvest, Taxes or the Plague begins.
   *[feed] Food is handed in at a Harvest.
 }
no-torture = Things are given up only for coins that you owe and do not have.
no-act-while-planning = The actions begin when everybody has finished planning.
no-act-after-pass = You have passed for this round.
no-plan-after-done = You are done with your plan for this round.
no-place-but-bathed = Only followers drawn in the Bathhouse are placed now.
no-recall-room = Your market has no room for a follower called back.
no-recall-yet = You have drawn. For draws that you declined, you may call followers back when all have drawn.
no-recall-now = Followers are called back before the first placement of the round.
no-recall-left = No draw of yours is left for which a follower could come back.
no-recall-planned = This follower was placed just now: it is taken back, not called back.
no-recall-after-placing = Followers are called back before the first placement of the round, and you have placed somebody.
try-undo = What you have just planned can be undone.
no-tower-room = Your Gunpowder Tower is full: it holds { $number } followers.
no-store-before-draw = Draw first; the Gunpowder Tower is filled after that.
no-store-now = The Gunpowder Tower is filled in the follower phase, right after your draw.
no-technology-now = Technology is placed when you have passed: right away, or at the end of the round.
no-sacristy-census = The census is no event: the Sacristy does not help.
no-sacristy-monk = No monk stands on your Sacristy.
no-sacristy-now = You have let the { $event } happen; the monk stays for another event.
no-exclusion = This table plays with all place tiles: excluding some was not chosen.
no-exclusion-now = Place tiles are excluded before the first round.
no-exclusion-turn = Another player is excluding a tile.
try-waiting = { $list }.

## Drawing, recalling, the Gunpowder Tower

no-draw-recalled = You may draw { $number }, but { $recalled } already went to recalls.
no-draw-knights = Your knights let you draw { $limit }, not { $number }.
no-draw-room = { $tower ->
    [yes] Your market and Gunpowder Tower have room for { $number } more.
   *[no] Your market has room for { $number } more.
 }
no-draw-bag = { $number ->
    [one] Your bag holds 1 follower.
   *[other] Your bag holds { $number } followers.
 }
no-bag = Your bag is empty.
try-draw-most = Draw { $number } at most.
no-recall-technology = Technology lies { $space }.
no-body-on = Nobody stands { $space }.
try-recall = You may call back followers from { $list }.
try-recall-nobody = No follower of yours is placed.
no-follower-on-market = There is no { $who } on your market.
no-follower-in-tower = There is no { $who } in your Gunpowder Tower.
no-market-room = { $number ->
    [one] Your market holds 1 follower too many for planning.
   *[other] Your market holds { $number } followers too many for planning.
 }
try-store-more = Move { $number } more into the Gunpowder Tower.
try-market = On your market: { $list }.
try-market-empty = Your market is empty.
try-from-tower = One waits in the Gunpowder Tower: place it from there.
try-from-market = One is on your market: place it from there.

## Planning

no-place = You do not have the { $place }.
try-tile-out = It is out of the game.
try-tile-by-trader = Take it when you recruit a trader.
try-tile-of = It belongs to { $player }.
no-follower-bathed = No { $who } came out of the bath.
no-bath-done = Somebody from the bath still fits a free space.
no-bath-alone = Placed there, this follower would leave no space for a second one.
no-place-in-bath = Nobody from the bath goes onto the Bathhouse itself.
try-undo-placement = The one at the { $place } is free when you undo its placement.
try-recall-later = The one at the { $place } stays until the place acts or you call it back instead of a draw.
no-space-technology = A technology tile lies { $space } already.
no-space-taken = A { $who } stands { $space } already.
try-free-again = It is free again when its place has acted, or by a recall.
try-homes = { $who } may go to { $places }.
no-own-here = Followers of your own colour never go to the { $place }.
try-place-neutral = Place a neutral follower there.
no-monk-space = { $space } takes a monk and nobody else.
try-monk = Place a monk there.
try-space = It needs a { $profession }; { $helpers } would do.
try-space-any = It needs a follower; { $helpers } would do.
no-chain = A { $profession } cannot stand in here: { $tiles } do not work one after the other.
no-fit = { $space } does not take a { $who }.
no-twin = The { $place } has two equal spaces, and the first one is filled first.
try-twin = Choose the first one: it is the same.

## Technology

no-technology = You have no technology tile to place.
try-technology = A craftsman or the Laboratory brings one.
no-technology-single = The { $place } has a single space, and that needs a follower.
no-technology-monk = Technology never stands for a monk.
no-technology-here = The { $place } takes no technology.
no-technology-twice = The { $place } has a technology tile already.
try-technology-later = Place it when you have passed and the space is empty.
no-technology-first = The first technology tile you place goes onto a farmer space only.
no-technology-craftsman = The tile of your first craftsman goes onto a farmer space only.
try-technology-homes = { $farmer ->
    [yes] It may go onto a farmer space of { $places }.
   *[no] It may go onto a free space of { $places }.
 }

## Actions

no-passive = The { $place } is no action: it works because you have it.
no-passive-event = The { $place } is no action: it waits for a bad event.
no-body = Nobody is in the { $place }.
try-neutral = It needs at least one neutral follower.
no-full = The { $place } is not full.
try-missing = It needs { $needed }.
try-missing-one = It needs { $needed }; { $helpers } would do.
try-missing-for = It needs { $needed }; { $helpers } would do for the { $profession }.
try-missing-several = It needs { $needed }; { $helpers } could stand in.
no-good-left = There is no { $good } left on the goods market.
try-good-back = The { $place } is open again when some comes back.
no-development-place = Your marker is at the end of the development track, and the { $place } brings nothing else.
no-coin = You have no coin to pay with.
try-least-price = The least price is 1 coin.
no-development-buy = Your marker is at the end of the development track: there is nothing to buy.
no-technology-left = No technology tile is left in the supply.
no-such-sale = The Pharmacy sells 1 to { $most } development points, not { $number }.
no-coins-for-points = { $number } development points cost { $coins }, and you have { $have }.
no-steps-left = { $number ->
    [one] Only 1 step is left on the development track.
   *[other] Only { $number } steps are left on the development track.
 }

## Recruiting and place tiles

no-recruits = The { $place } can recruit nobody for you now.
no-pilgrimage = It is Pilgrimage: no monks are recruited this round.
try-stay = The followers may stay for the next round.
no-track = Your marker is at the end of the { $track }.
no-supply = No { $profession } is left in the supply.
try-plague = One comes back when the Plague takes it out of a bag.
no-farmer-good = Your next farmer brings { $good }, and there is none left on the goods market.
no-craftsman-technology = A craftsman brings technology, and no tile is left.
no-recruit-own = Followers of your colour are not recruited: you have all of them.
no-recruit-here = The { $place } does not recruit { $profession-plural }.
try-recruit-at = For a { $profession } use { $places }.
no-tile-printed = The { $place } is no place tile: everybody has it on the board.
no-category-two = The { $place } is of category II, and your first trader brings a tile of category I.
try-next-trader = Your next trader can bring it.
no-tile-twice = You have the { $place } already.
no-tile-of = { $player } has the { $place } already.
no-tile-in-game = The { $place } is out of the game.
no-exclude-printed = The { $place } is no place tile: it is printed on every board.
no-exclude-twice = The { $place } is out of the game already.

## Travel and trading stations

no-way-starts = { $way-id ->
    [road] No road starts in { $town }.
   *[water] No waterway starts in { $town }.
 }
try-other-way = { $way-id ->
    [road] Only roads lead on from here.
   *[water] Only waterways lead on from here.
 }
no-way-from = { $connection } does not start in { $town }, where your merchant is.
no-way-by = { $way-id ->
    [road] { $connection } cannot be used: this journey goes by road.
   *[water] { $connection } cannot be used: this journey goes by water.
 }
try-ways = { $way-id ->
    [road] From { $town } by road to { $list }.
   *[water] From { $town } by water to { $list }.
 }
no-double-way = { $way-id ->
    [road] This journey goes by road, and that is the waterway.
   *[water] This journey goes by water, and that is the road.
 }
try-double-way = { $way-id ->
    [road] Take the road beside it: it has its own goods.
   *[water] Take the waterway beside it: it has its own goods.
 }
no-good-on-way = { $way-id ->
    [road] No good lies on this road.
   *[water] No good lies on this waterway.
 }
try-take-nothing = Travel and take nothing.
no-such-good-on-way = { $way-id ->
    [road] There is no { $good } on this road.
   *[water] There is no { $good } on this waterway.
 }
try-goods-on-way = There is { $list }; or take nothing.
no-station-left = You have no trading station left to build.
no-second-station = You have a trading station in { $town } already.
no-station-of = { $player } has a trading station in { $town } already.
no-station-here = Somebody has a trading station in { $town } already.
try-other-town = Travel to a town without a station first.

## Deeds

no-neutral-there = Only followers of your own colour are in the { $place }, and they never go to deeds.
no-deed-for = No deed has a free space for who is in the { $place }: { $list }.
try-deed-spaces = Free spaces are left for { $list }.
try-no-deeds = All deeds are complete.
no-own-to-deeds = Followers of your own colour never go to deeds.
no-follower-there = There is no { $who } in the { $place }.
try-send = You may send { $list }.
no-deed-space = All spaces of “{ $deed }” are taken.
no-deed-space-for = All { $profession } spaces of “{ $deed }” are taken.
no-deed-monk = “{ $deed }” has no monk space, and at deeds a monk stands in for nobody.
no-deed-shows = “{ $deed }” shows no { $profession }.
try-deeds = Your { $profession } may go to { $list }.
try-no-deed-for = No deed has a free { $profession } space.
no-send-nobody = The action sends at least one follower.

## Events and torture

no-good = You have no { $good }.
no-food = { $good } is no food.
no-coins-for-food = Coins are for players without any food, and you have some.
no-coins-for-one-food = For one food you would pay { $coins }, and you have { $have }.
try-goods = You have { $list }.
no-station-supply = You have no trading station in your supply.
no-station-in = You have no trading station in { $town }.
no-bag-neutral = Your bag holds only followers of your colour.
no-step-start = Your marker is on the start space of the development track.
no-step-to-coins = A step back would bring your marker onto a coin space.
no-tile-on-board = The { $place } is printed on your board.
no-technology-free = You hold no technology tile that may go anywhere.
no-technology-bound = You hold no technology tile that is bound to a farmer space.
no-technology-on = No technology tile lies { $space }.
try-give-up = You may give up { $list }.
