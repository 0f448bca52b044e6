### Why a move is refused in Orléans Stories: no-… is the reason, try-… the nearest fix, ask-… what is wanted now, the rest are parts.

the-space = { $follower-id ->
    [any] the space of the { $place }
   *[other] the { $follower } space of the { $place }
 }
some-follower = { $follower-one }
some-body = a follower
some-good = { $good }
some-player = { $player }

ask = { $asked-id ->
    [start] Choose a starting village.
    [plan] Place followers, load the portal, or be done.
    [act] Use an activated place, send something from your portal, or pass.
    [recruit] Choose whom to recruit.
    [settle] Choose the area to enter.
    [withdraw] Choose the settler that moves.
    [build] Choose where to build.
    [tile] Choose a place tile, or be done.
    [trade] Buy, sell, or be done.
    [choose] Choose how often.
    [deliver] Deliver a good, or be done.
    [feed] Give food.
    [take] Take wood or bread, or be done.
    [swap] Swap a good, or be done.
    [expel] Send a follower home, or be done.
    [reward] Choose fame or coins.
    [strike] Strike off a citizen or a space of a task, or be done.
    [technology] Place technology, or be done to keep it.
    [unscrew] Choose the technology tile that moves.
    [rescrew] Place the technology tile, or be done to keep it.
    [copy] Choose an action of another player.
    [lose] Choose the settler you lose.
    [collect] Take things back, or be done.
    [bathe] Place one of the followers from the bath.
    [lodge] Place the drawn follower, or be done to put it on the green.
    [extra] Draw a follower, or take one of the marketplace.
    [accept] Take a follower, or be done.
   *[build_free] Build a village for 1 wood, or be done.
 }
ask-draw = { $number ->
    [one] Draw up to 1 follower.
   *[other] Draw up to { $number } followers.
 }
try-waiting = The table waits for { $list }.

## The wrong time

no-out = You are out of the game and watch.
no-plan = Your plan is finished.
no-passed = You have passed in this round.
no-technology-now = Technology is placed when all have passed, or after your draw before your plan.
no-technology-planned = Technology comes before your plan, and something of it is laid out already.
try-unplan = Take the steps of your plan back first, or wait for the end of the round.
no-start-turn = Starting villages are chosen in reverse order.
no-when = This is not what is asked now.
no-food = Only food that you have can be given.
no-copy = The Guardhouse cannot use this action.

## Drawing and planning

no-draw-era = Your era lets you draw { $number } more in this round.
try-draw = Draw { $number } or fewer.
no-draw-room = The village green has room for { $number }.
no-draw-bag = { $number ->
    [one] Your bag holds 1 follower.
   *[other] Your bag holds { $number } followers.
 }
try-draw-fewer = Draw fewer.
no-recall-left = Every recall takes the place of a draw, and none is left.
try-draw-none = Draw 0.
no-recall = There is no follower of yours there, or no room on the green.
no-place = You do not have the { $place }.
no-follower-on-green = There is no { $follower } on your village green.
no-follower-drawn = There is no { $follower } among the followers drawn.
no-space = { $space } is taken.
no-monk-space = Only a monk may stand on { $space }.
no-fit = A { $follower } may not stand on { $space }.
try-fit = A { $follower } or a monk may.
no-twin = The identical space beside it is filled first.
no-fair-twice = A { $follower } stands there already; no two may be alike.
no-fair-follower = There is no { $follower } to put there.
no-portal-room = All spaces of your portal are taken.
try-send = Send something first.
no-good = You have no { $good }.
no-technology = You have no technology tile in your supply.
no-coins = { $number ->
    [one] You have 1 coin.
   *[other] You have { $number } coins.
 }
try-more = { $number ->
    [one] 1 more is needed.
   *[other] { $number } more are needed.
 }
no-bakery-room = The Bakery takes up to { $number } grain.
no-bakery-again = You took grain back from the Bakery in this planning; none is laid there again.
no-goods-space = The { $place } has no space for goods.
no-wood-twice = Wood lies on the { $place } already.
try-wood = Forests and the market give wood.
no-technology-monk = Technology never stands in for a monk.
no-technology-place = Technology is never placed on the { $place }.
no-technology-single = The { $place } has a single action space.
no-technology-twice = There is technology on the { $place } already.
no-technology-space = { $space } is not an empty space of yours.

## Actions

try-era = It waits for another era.
no-full = The { $place } is not activated.
try-missing = It still needs { $list }.
no-wood = There is no wood on the { $place }.
try-wood-planning = Put it there in planning.
no-building = { $building-id ->
    [village] A village is built on a terrain that you control.
    [fortress] A fortress is built on an area that you alone control and that has none.
   *[church] A church is built in a village that you control and that has none.
 }
no-baking = There is no grain on the Bakery, or no bread in the box.
no-effect = The { $place } would do nothing now.
no-parcel = There is no { $parcel } on your portal.
try-load = Load it in planning.
no-task-now = { $target } is not the task of this era.
no-task-need = { $target } does not ask for { $parcel } (any more).
no-deed-open = { $target } does not lie open.
no-deed-space = { $target } has no free space for { $parcel }.
no-advance-alone = All players enter an era together.
no-advance-twice = You have entered an era in this round.
try-next-round = Go on in the next round.
no-era-left = There is no further era.
no-areas = { $number ->
    [one] You control 1 area.
   *[other] You control { $number } areas.
 }
no-citizens = { $number ->
    [one] You have 1 citizen.
   *[other] You have { $number } citizens.
 }
no-harbor = Your harbor is not finished.
try-harbor = Send what it still asks for.
no-food-due = You have { $number } of { $due } food.
no-coins-due = You have { $number } of { $due } coins.
no-advance-deed = Only a deed other than Alchemy serves to advance.
no-follower-left = The marketplace has no { $follower }.
no-follower-offered = A { $follower } is not offered here.
no-starting-village = This is no free starting village.
no-own-area = You hold this area already.
no-neighbour = This is no area next to yours.
no-fortress = A fortress protects the area.
no-protected = Its owner is protected in era V.
no-occupied = Another player holds the area.
try-knight = A knight can conquer a terrain.
no-conquest = One knight conquers terrains only.
try-knights = Two knights take a village.
no-such-tile = The { $place } is not to be had.
no-category = Your era does not offer the category of the { $place } yet.
no-good-left = The marketplace has no { $good }.
no-price = { $good } costs { $price }, and you have { $number }.
no-second-kind = Only one kind of good is delivered in a round.
