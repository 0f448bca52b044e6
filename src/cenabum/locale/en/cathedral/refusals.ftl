### Why a move is refused in The Cathedral of Orléans: no-… is the reason, try-… the nearest fix, ask-… what is wanted now, the rest are parts.

some-items = { $number } { $item }
some-follower = { $follower-one }
some-body = anybody
some-action = the { $action }
some-bag = the { $bag }
some-place = { $place }
the-route = { $way-id ->
    [river] the river between { $place } and { $place_2 }
   *[land] the land route between { $place } and { $place_2 }
 }

ask-draw = Draw from { $list }.
ask-place = Place your { $follower }.
ask-move = Move your builder along { $list }, or refrain.
ask-stay = Refrain from moving.
ask-take = Take the { $item } or leave it.
ask-deliver = { $number ->
    [one] Deliver up to 1 piece, or be done.
   *[other] Deliver up to { $number } pieces, or be done.
 }
ask-paint = Give up a rosette for a blueprint, or refrain.
ask-send = Send the monk into the red or the blue bag.
ask-give = Say into whose knapsack the rosette goes.
ask-room = Say what { $player } puts back for the { $item }: { $list }.
ask-finish = Rest, or be done with your turn.
try-turn = It is the turn of { $player }.
try-homes = Your { $follower } may go to { $list }.

no-when = { $kind-id ->
    [draw] You draw once, at the beginning of your turn.
    [place] A follower is placed after it was drawn.
    [move] Your builder moves by the Cart or the Boat.
    [take] There is nothing to take now.
    [swap] There is nothing to swap for now.
    [leave] There is nothing to leave now.
    [deliver] Pieces are delivered at the Market Place.
    [paint] A rosette is given up in the Glass Painting.
    [refrain] There is nothing to refrain from now.
    [done] There is nothing to finish now.
    [send] Monks are sent into a bag as a reward.
   *[give] Rosettes are given as a reward.
 }
no-rest-turn = You can rest only in your own turn.
no-place-first = Your { $follower } has to be placed first.
no-declining = This cannot be declined.
no-leaving = There is room in your knapsack, so the rosette is not forgone.
no-rest-room = { $number ->
    [one] Your knapsack is not full: 1 more piece fits.
   *[other] Your knapsack is not full: { $number } more pieces fit.
 }
no-rest-handing = First say what goes back for the piece that you hand over.
no-bag = The { $bag } is empty.
no-action-monk = The { $action } can be used only with a monk.
no-fit = This space of the { $action } takes { $list }, not { $follower-one }.
no-bell = The bell has rung.
no-room = { $follower-one } already stands on this space of the { $action }.
no-twin = This space of the { $action } is just like one before it that is free.
try-twin = Use the first free one: it is the same.
no-way = { $way-id ->
    [river] The Boat takes rivers only; this is { $route }.
   *[land] The Cart takes land routes only; this is { $route }.
 }
no-route-here = Your builder is in { $place }, where { $route } does not lead.
no-knapsack-room = Your knapsack is full.
no-rosette-of = The knapsack of { $player } is full of rosettes.
try-swap = Put something back for it ({ $list }), or leave it.
no-swap-room = There is room in your knapsack; nothing has to go back.
no-swap-item = You have no { $item } to put back.
no-swap-item-of = { $player } has no { $item } to put back.
no-swap-same = For a rosette of the supply no rosette goes back.
try-knapsack = You have { $list }.
try-knapsack-empty = Your knapsack is empty.
no-item = You have no { $item } in your knapsack.
no-self = You deliver to others, not to yourself.
no-workshop = Your builder is in { $place }, where no workshop is.
try-workshops = The workshops are in { $list }.
no-workshop-done = The workshop in { $place } is done.
no-workshop-need = The workshop does not need { $item }.
try-lacks = It lacks { $list }.
no-hour-glass = The hour glass of this round is done.
try-next-round = The next comes with the next round.
no-hour-glass-need = The hour glass does not need { $item }.
