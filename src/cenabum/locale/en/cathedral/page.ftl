### The table of The Cathedral of Orléans: what stands on it, and what its things say about themselves when they are asked.

cathedral = The cathedral
cathedral-built = { $number } of { $needed } sections of the cathedral are built
cathedral-tab-town = Town
cathedral-tab-map = Map
cathedral-tab-cathedral = Cathedral
cathedral-tab-log = More
town = The town
area-red = Red area
area-blue = Blue area
town-space = { $place }: free for { $follower }
town-space-holds = { $place }: { $follower }
bag-left = { $bag }: { $number ->
    [one] 1 follower
   *[other] { $number } followers
  }
bell-note = Rings in the end of the round.
does-here-cart = Cart
does-here-boat = Boat
does-here-market = Market
does-here-foundry = Foundry
does-here-painting = Painting
does-here-festival = Festival
does-here-bell = Bell Tower
verb-draw = draw
verb-cart = travel
verb-boat = sail
verb-market = deliver
verb-foundry = cast a rosette
verb-painting = give a rosette
verb-festival = an event
verb-bell = end the round
knapsacks = Knapsacks
knapsack-full = full
knapsack-of = { $seat }’s knapsack: { $number } of { $most }
knapsack-short = { $seat }’s knapsack
pick-item = Pick up: { $item }
give-here = To { $seat }
builder-of = { $seat }’s builder
workshop-done = Workshop in { $place }: done
workshop-lacks = Workshop in { $place }, still lacks: { $goods }
hour-glass-lacks = Hour glass of this round, still lacks: { $goods }
hour-glass-full = Hour glass: done
open-order = Open order
no-order = No order is open.
pile-blueprints = Blueprints left
pile-events = Events left
pile-rosettes = Rosettes left
pile-monks = Monks left
to-knapsack = to { $seat }
to-workshop = to the workshop
to-hour_glass = to the hour glass
swap-for = put back: { $item }
take-it = take: { $item }
rest = Rest
paint-for-nothing = Give up the rosette
hint-ally = What would you do?
hint-can-told = Everything that glows can be chosen.
hint-wait = { $seat } is on turn now.
ally-thinks = Let me think …
ally-would = I would choose “{ $move }”.
ally-knows-not = I do not know either.
leads-bag = { $number ->
    [one] the last one inside
   *[other] 1 of { $number }, at random
  }
leads-blueprint = { $number ->
    [one] turns over the last blueprint
   *[other] turns over 1 of { $number } blueprints
  }
leads-event = { $number ->
    [one] reveals the last event
   *[other] reveals 1 of { $number } events
  }
leads-lacks = then lacks: { $goods }
leads-knapsack = then { $number } of { $most } in the knapsack
leads-leave = it stays there
leads-refrain = the action is not used
leads-done = nothing more is delivered
leads-finish = the knapsack stays full
place-how = Choose a space that is lit: it says what it would do now.
knapsack-yours = you
matters-here-now = You stand at a workshop and carry what it lacks: deliver it now.
matters-bring-glass-now = { $number ->
    [one] The hour glass lacks only 1 more piece, and you carry it: deliver it now.
   *[other] The hour glass lacks { $number } pieces, and you carry some: deliver them now.
  }
matters-over = The game is over.
matters-full = Your knapsack is full: you can rest and get a blueprint.
matters-here = You stand at a workshop and carry what it lacks: a Market Place would help.
matters-bring-glass = { $number ->
    [one] The hour glass lacks only 1 more piece, and you carry it. Deliver it at the Market Place.
   *[other] The hour glass lacks { $number } pieces, and you carry some. Deliver them at the Market Place.
  }
matters-journey = An order is open: somebody should go to { $place }.
matters-meeting = An order is open: { $number } builders should meet at one place.
matters-treasure = An order is open: { $number } rosettes in one knapsack.
matters-glass-soon = The round is nearly over, and the hour glass still lacks { $number ->
    [one] 1 piece.
   *[other] { $number } pieces.
  }
matters-rosette = You carry a rosette: a monk in the Glass Painting makes it a blueprint.
matters-workshop = You carry much of what the workshop in { $place } lacks.
matters-gather = { $number ->
    [one] One more section! Gather goods: a full knapsack makes a blueprint.
   *[other] { $number } more sections. Gather goods: a full knapsack makes a blueprint.
  }
point = Point
points-at = { $seat } points:
thing-hour_glass = hour glass
thing-order = open order
thing-cathedral = the cathedral
thing-blueprints = blueprints
thing-events = events
thing-rosettes = rosettes
thing-monks = monks
finish-won = You have built the cathedral!
finish-won-story = { $round ->
    [1] In the very first round the roof is on. The bells ring over the Loire, and the windows shine.
    [2] The roof is on before the last round has begun. The bells ring over the Loire, and the windows shine.
   *[other] The roof is on, just in time. The bells ring over the Loire, and the windows shine.
  }
finish-lost = Not finished this time
finish-lost-story = { $number ->
    [0] The ground is laid out for the builders who come after you. Cathedrals take time.
    [one] 1 of { $needed } sections stands. Cathedrals take time: the next builders go on from here.
   *[other] { $number } of { $needed } sections stand. Cathedrals take time: the next builders go on from here.
  }

## The sections, in their order
section-1 = the steps
section-2 = the portals
section-3 = the gallery
section-4 = the rose window
section-5 = the north tower
section-6 = the south tower
section-7 = the belfries
section-8 = the roof

## Help on every thing
times = { $number } × { $thing }
help-bag-closed = Draw one follower from it. Nobody may look inside: try to remember who went in.
help-bag-open = Draw one follower from it. The memory aid shows who is inside, since everybody saw it.
help-bag-left = { $number ->
    [one] 1 follower is inside.
   *[other] { $number } followers are inside.
  }
help-bag-kind = { $follower }: { $number } of { $all } – { $actions }
help-bag-bell = { $number } of { $all } would find only the Bell Tower.
help-other-bag = It is empty: draw from the other one.
help-journey = to { $place }, { $item } on the way
help-journey-bare = to { $place }
help-festival-now = Still to come: { $list }.
help-festival-gift = { $number } × { $reward }
help-festival-orders = { $number ->
    [one] 1 order
   *[other] { $number } orders
  }
help-bell-last = This is the last round: the game would be over.
help-bell-now = { $number ->
    [0] No other space is free.
    [one] 1 space would stay unused.
   *[other] { $number } spaces would stay unused.
  }
help-bell-kind = { $number } × { $follower }
help-player = { $player }
help-market-workshop = { $number ->
    [one] You carry 1 piece for the workshop where you stand.
   *[other] You carry { $number } pieces for the workshop where you stand.
  }
help-market-glass = { $number ->
    [one] You carry 1 piece for the hour glass.
   *[other] You carry { $number } pieces for the hour glass.
  }
help-market-players = You can hand pieces to { $list }.
help-foundry-now = A rosette goes into your knapsack; { $number } are left.
help-foundry-full = Your knapsack is full: the rosette needs a swap.
help-painting-now = Your rosette becomes a blueprint.
town-taken = all taken
help-all-taken = All its spaces are taken in this round.
help-space-taken = A { $follower } stands here until the round ends.
help-space-takes = { $any ->
    [true] A space for: { $takes }.
   *[other] A space for: { $takes }. Monks go anywhere.
  }
help-space-wrong = The { $follower } does not fit here.
help-route-land = A road: the Cart takes your builder along it.
help-route-river = A river: the Boat takes your builder along it.
help-route-item = { $item } lies here. Who comes along may take it.
help-route-empty = Nothing lies here until the next round.
help-route-near = It takes you to { $place }.
help-route-far = Your builder is in { $place }.
help-order-lacks = Still lacks: { $goods }.
help-order-gives = Gives: { $rewards }.
help-order-carried = { $number ->
    [one] You carry 1 piece of it.
   *[other] You carry { $number } pieces of it.
  }
help-order-other = { $number ->
    [one] { $seat } carries 1 piece of it.
   *[other] { $seat } carries { $number } pieces of it.
  }
help-workshop = Workshop in { $place }
help-workshop-what = Deliver here at the Market, while your builder stands here. Pieces stay from round to round.
help-workshop-done = Its order is done. Well built!
help-workshop-far = { $number ->
    [one] Your builder is 1 step away.
   *[other] Your builder is { $number } steps away.
  }
help-glass-what = Deliver here at the Market, from anywhere. It is lost when the bell rings.
help-glass-done = { $left ->
    [0] It is done, and it was the last one.
   *[other] It is done. The next one comes with the next round.
  }
help-glass-free = { $free ->
    [0] No space is free in the town: the bell is next.
    [one] 1 space is still free in the town before the bell.
   *[other] { $free } spaces are still free in the town before the bell.
  }
help-no-order = The Festival may reveal one.
help-order-reward = Fulfilled, it brings a blueprint at once. A new order would replace it.
help-order-steps = { $number ->
    [0] { $player } is in { $place }.
    [one] { $player } is 1 step away.
   *[other] { $player } is { $number } steps away.
  }
help-order-rosettes = { $number ->
    [0] { $player } has no rosette.
    [one] { $player } has 1 rosette.
   *[other] { $player } has { $number } rosettes.
  }
help-place-what = A place on the map.
help-place-workshop = A place with a workshop.
help-place-builders = Here: { $seats }.
help-place-order = The open order asks for a builder here.
help-place-steps = { $number ->
    [one] Your builder is 1 step away.
   *[other] Your builder is { $number } steps away.
  }
help-knapsack-what = It holds { $number } pieces. A full one can be turned into a blueprint by a rest, on its owner’s turn.
help-knapsack-holds = { $goods }
help-knapsack-none = It is empty.
help-knapsack-rest = It is full: a rest brings a blueprint.
help-knapsack-empties = It is full: a rest empties it. No blueprints are left.
help-knapsack-glass = { $number ->
    [one] 1 piece is wanted by the hour glass.
   *[other] { $number } pieces are wanted by the hour glass.
  }
help-knapsack-shop = { $number ->
    [one] 1 piece is wanted in { $place }.
   *[other] { $number } pieces are wanted in { $place }.
  }
help-knapsack-room = { $number ->
    [one] Room for 1 more.
   *[other] Room for { $number } more.
  }
help-pile-blueprints = A blueprint is turned over and gives what it shows.
help-pile-still = Still face down: { $things }.
help-pile-events = The Festival reveals the next one.
help-pile-rosettes = Glass rosettes that nobody has yet.
help-pile-monks = Monks that a reward can send into a bag.
help-pile-left = { $number } are left.
help-next-section = Next: { $section }.
help-sections-come = Sections come from workshops, hour glasses and blueprints.
help-rounds = After round { $rounds } the bishop is here: the cathedral has to stand.
help-hint-can = Shows everything that can be chosen now.
help-hint-matters = Says what is most pressing for you.
help-hint-ally = Shows what an ally would do, and why.
help-point = Then touch a thing, and everybody sees what you mean. It chooses nothing.

## What just happened, in few words
happened-round = Round { $round } of { $rounds }
happened-bell = The bell rings!
more = More

## Keys and the end
key-bags = 1, 2
key-bags-does = draw from the red or the blue bag
key-hints = j, k, l
key-hints-does = hints: what can I do, what matters, what would you do
key-point = p
key-point-does = point at something
key-done = d
key-done-does = done, leave it, or stay
stay-here = Stay here
finish-tally = { $delivered ->
    [one] 1 piece delivered
   *[other] { $delivered } pieces delivered
  } · { $blueprints ->
    [one] 1 blueprint
   *[other] { $blueprints } blueprints
  } · { $steps ->
    [one] 1 journey
   *[other] { $steps } journeys
  }
all-rules = All rules
pile-goods = Goods in the black bag
help-pile-goods = With the next round they come onto the empty spaces of the map.
help-bell-gone = Gone for good: { $list }.
thing-goods = black bag
