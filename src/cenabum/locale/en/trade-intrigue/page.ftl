### Trade & Intrigue at the table of Orléans: orders, boards, bargains, events.

orders = Open orders
orders-none = No order is open.
orders-pile = { $number ->
    [0] no more orders to come
    [one] 1 more order to come
   *[other] { $number } more orders to come
  }
order-card = { $town } wants { $goods } and gives { $points } points.
order-ready = You can deliver now, right after an action.
order-ready-short = deliver
order-missing = { $goods ->
    [0] You have the goods;
    [one] You lack 1 good;
   *[other] You lack { $goods } goods;
  } { $far ->
    [0] your merchant is there.
    [one] your merchant is 1 journey away.
   *[other] your merchant is { $far } journeys away.
  }
order-lacks-short = −{ $goods }
order-goods-there = all goods are there
order-journeys = journeys for your merchant
order-merchant-there = your merchant is there
order-mark = { $town } has an order worth { $points } points
order-done = { $town } ({ $points } points)
orders-fulfilled = { $number ->
    [one] 1 order fulfilled, { $points } points
   *[other] { $number } orders fulfilled, { $points } points
  }
deliver-title = Deliver an order?
deliver-do = Deliver to { $town } for { $points } points
deliver-goods = leave the game
deliver-pass = You pass then: it is your last action of the round.
deliver-not = Do not deliver
board-new-deeds = New beneficial deeds
board-intrigue = Intrigue
board-closed = { $deed }: not used with so few players
board-closed-why = not with two players
board-covered = covered: not used with so few players
board-complete = complete
board-technology = { $number ->
    [one] 1 technology tile lies here
   *[other] { $number } technology tiles lie here
  }
for-each = for each follower
for-last = for the follower on the last space
bonus-bag = draw a follower and place it
bonus-boatman = travel by water
bonus-tile = a place tile
bonus-tech = a technology tile
bonus-act = any one action of your own
bonus-station = a trading station where your merchant is
bonus-goods = a good of your choice
send-who = To be sent:
prompt-send-intrigue = Send followers to characters: pick one of the Town Hall, then a lit space. Whom it hits may bribe you.
closed-no-stopped = stopped this round
closed-no-sabotaged = Sabotage: technology
closed-no-banned = { $event }: no { $profession-plural }
closed-no-exchange = no { $good } to give
closed-help-brasserie-empty = nothing lies on it
bribe-title = A bargain
bribe-offers = { $target } offers:
bribe-accept = Take it and spare { $target }
bribe-refuse = Refuse
bribe-your-offer = What you offer
bribe-make = Offer this to { $by }
bribe-nothing = Offer nothing
bribe-wait-offer = { $target } may offer something against it.
bribe-wait-answer = { $by } takes it or refuses.
bribe-next = Afterwards bargains: { $seats }.
stepper-less = One less: { $thing }
stepper-more = One more: { $thing }
threat-fraud = { $you ->
    [yes] { $by } wants your { $good } and gives { $own } for it.
   *[no] { $by } wants the { $good } of { $target } and gives { $own } for it.
  }
threat-arsonist = { $you ->
    [yes] { $by } is about to burn down your trading station in { $town }.
   *[no] { $by } is about to burn down the trading station of { $target } in { $town }.
  }
threat-kidnapper = { $you ->
    [yes] { $by } is about to have your merchant taken to Orléans.
   *[no] { $by } is about to have the merchant of { $target } taken to Orléans.
  }
threat-torturer = { $you ->
    [yes] { $by } is about to have you tortured: you give up one thing.
   *[no] { $by } is about to have { $target } tortured: one thing is given up.
  }
threat-hangman = { $you ->
    [yes] { $by } sends the hangman to your bag: you draw a follower and lose it, unless it is an own one.
   *[no] { $by } sends the hangman to the bag of { $target }: a follower is drawn and lost, unless it is an own one.
  }
threat-saboteur = { $you ->
    [yes] { $by } is about to drive your follower off: { $place }. It goes into your bag.
   *[no] { $by } is about to drive a follower of { $target } off: { $place }.
  }
threat-spy = { $you ->
    [yes] { $by } is about to steal your technology: { $place }.
   *[no] { $by } is about to steal technology of { $target }: { $place }.
  }
threat-tax_collector = { $you ->
    [yes] { $by } is about to take a tax from you.
   *[no] { $by } is about to take a tax from { $target }.
  }
threat-traitor = { $you ->
    [yes] { $by } is about to set you back a step: { $track }.
   *[no] { $by } is about to set { $target } back a step: { $track }.
  }
scheme-hit = Choose { $seat }
scheme-in = the merchant is in { $town }
scheme-bag = { $number ->
    [one] 1 follower in the bag
   *[other] { $number } followers in the bag
  }
scheme-station = trading station in { $town }
scheme-wants = { $good } of { $seat }
scheme-give = You give:
scheme-swap = { $own } for { $good }
scheme-against = { $seat } (on { $step }) goes back
scheme-nobody-ahead = only you advance
scheme-not = Let it be
done-court = No action
done-journey = Stay
done-settle = Into the bag

## Help
help-board-any = { $number ->
    [one] has 1 free space, for anybody
   *[other] has { $number } free spaces, for anybody
  }
help-board-last = the next one completes it
help-hits = It could hit: { $whom }.
help-hits-nobody = It can hit nobody now; the follower may go all the same.
help-in = { $player } ({ $what })
help-loses = { $player } ({ $chance }% lose somebody)
help-lies = { $good } for the { $follower }
help-alchemy = { $bag ->
    [one] You may draw the 1 follower of your bag and place it at once.
   *[other] You may draw 1 of the { $bag } followers of your bag and place it at once.
  }
help-no-water = There is no water at { $town }: your merchant stays.
help-no-gears-here = No technology tile lies here any more.
help-town_charter = { $steps ->
    [0] Without a step on the traders’ track you get no place tile.
    [one] With 1 step on the traders’ track: a place tile of category I.
   *[other] With { $steps } steps on the traders’ track: any place tile.
  }
help-navigation = { $steps ->
    [0] Without a step on the craftsmen’s track you get no technology tile.
    [one] With 1 step on the craftsmen’s track: a technology tile that has to replace a farmer.
   *[other] With { $steps } steps on the craftsmen’s track: a technology tile for any space but a monk’s.
  }
help-fraud-nothing = You have no good to swap.
help-arsonist-nothing = There is no trading station in { $town }, where your merchant is.
help-track-ahead = { $track } ({ $list })
help-traitor = Ahead of you: { $tracks }.
help-traitor-alone = Nobody is ahead of you: only your own marker moves.
help-order = Order of { $town }
help-order-goods = You lack { $goods }.
help-order-have = You have the goods.
help-order-far = { $far ->
    [one] Your merchant is 1 journey away.
   *[other] Your merchant is { $far } journeys away.
  }
help-order-there = Your merchant is there: you can deliver right after an action of your own.
help-order-rivals = { $number ->
    [one] { $seats } could deliver it on the next turn.
   *[other] { $seats } could deliver it on their next turn.
  }

## Help on events
event-clock = It acts at a time of its own
help-event-clock = The clock: it acts at a time of its own, not in the event phase.
help-event-can = You can afford the { $coins } coins.
help-event-cannot = You lack the { $coins } coins for it.
help-event-away = Your merchant is away from Orléans: you pay nothing.
help-event-spared = As things stand, it does nothing to you.
help-event-retraining = You can give a good for steps of development, or pay { $coins } coins.
help-event-wedding = { $number ->
    [0] You draw nobody: the bag is empty or the market is full.
    [one] You draw 1 follower.
   *[other] You draw { $number } followers.
  }
help-event-malfunction = You choose which technology tile you return.
help-event-fire = Your marker falls from space { $before } to space { $after } of the development track.
help-event-dues = Your goods are worth { $worth } points: you can pay with them.
help-event-dues-short = Your goods are worth only { $worth } points: all of them go, and you give up { $missing ->
    [one] 1 more thing.
   *[other] { $missing } more things.
  }
help-event-summoned = Your merchant leaves { $town }, unless you pay.
help-event-famine = { $number ->
    [0] You have no followers it could take.
    [one] You lose 1 follower of your choice.
   *[other] You lose { $number } followers of your choice.
  }
help-event-uprising = { $number ->
    [0] No farmer of yours stands on the space of another.
    [one] 1 farmer of yours stands on the space of another and goes into the bag in the event phase.
   *[other] { $number } farmers of yours stand on the spaces of others and go into the bag in the event phase.
  }
help-event-sabotage = You cannot use: { $places }.
help-place-name = { $place }

## Help on the new place tiles
help-brasserie = On it lie { $goods }: yours to spend, and each can ward off one event.
help-brasserie-empty = Nothing lies on it any more.
help-majority = You have the most { $list }.
help-majority-none = There is no good of which you have the most.
help-exchange = You have { $number } { $good } to exchange.
