### Why a move is refused with the modules of Trade & Intrigue. See refusals/orleans.ftl.

## What is wanted now

ask-order = Fulfil an order here, or be done.
ask-journey = Choose a way for your merchant, or be done to stay.
ask-settle = Place the follower, or be done to put it into your bag.
ask-court = Choose an action of your places, or be done.
ask-exchange = Choose what to take for the cheese.
ask-take = Choose a good.
ask-train = Choose a track to train on, or be done.
ask-target = Choose whom it hits.
ask-arson = Choose whose station burns, or be done to let it stand.
ask-strike = Wait until the others have bargained.
ask-bribe = Put coins or goods into your offer, and be done to make it.
ask-indulge = Choose a follower to buy, or be done.
ask-malfunction = Choose a technology tile to return.
ask-alchemy = Say whether you draw a follower.
ask-build = Say whether you build a trading station here.
ask-summons = Say whether you pay; otherwise your merchant goes to Orléans.
ask-accept = Say whether you take the bribe.
ask-give-up = { $number ->
    [one] Give up something.
   *[other] Give up { $number } things, one by one.
 }
ask-starve = { $number ->
    [one] Choose a follower to lose.
   *[other] Choose { $number } followers, one by one, to lose.
 }
ask-dues = { $number ->
    [one] Give goods worth 1 more point.
   *[other] Give goods worth { $number } more points.
 }
ask-retraining = Give a good, or be done to pay the penalty.

## The wrong time

no-when-module = { $kind-id ->
    [fulfil] An order is fulfilled right after an action of your own.
    [take] A good is chosen at a deed, or when the Fraud is complete.
    [give] Goods are given at Retraining and for the Dues.
    [answer] Nobody has asked you.
    [starve] Followers are lost like this only in a Famine.
    [starve_space] Followers are lost like this only in a Famine.
    [train] Steps are bought at the event Training.
    [exchange] Cheese is exchanged when the Sheep Farm acts.
    [brasserie] The Brasserie is asked when an event is about to cost you something.
    [target] A target is chosen when a follower has been sent to a character.
    [defraud] Goods are swapped when a follower has been sent to the Fraud.
    [sabotage] A target is chosen when a follower has been sent to the Saboteur.
    [spy] A target is chosen when a follower has been sent to the Spy.
    [betray] A track is chosen when a follower has been sent to the Traitor.
    [bribe_coins] A bribe is offered by whom a character has just targeted.
   *[bribe_good] A bribe is offered by whom a character has just targeted.
 }
no-bribe-turn = Another player is bargaining now.
no-other-first = Something else is to be decided first.
no-letting-be = This character does not let it be.

## Orders, events and places

no-order-open = The order of { $town } does not lie open.
no-order-here = Your merchant is in { $town }, and the order is that of { $town_2 }.
no-order-goods = The order needs { $list } more.
no-stopped = The { $place } was deactivated: you may not use it this round, even filled again.
no-sabotaged = It is Sabotage, and technology lies on the { $place }.
try-next-round = Next round it works again.
no-banned = It is { $event }: no { $profession-plural } are recruited this round.
no-indulgence-monk = A monk is not to be had for coins.
no-follower-left = No { $who } is left in the supply.
no-good-here = There is no { $good } to take here.
no-famine-nobody = Nobody is there whom the Famine could take.
no-famine-own = Followers of your colour are never lost.
no-brasserie-first = Say whether the Sacristy shall guard you.
no-brasserie-good = No { $good } lies on your Brasserie.
no-exchange = You have no { $good } to exchange.

## Deeds and characters

no-deed-for-two = With two players nobody is sent there.
no-towing-road = The Towing Service goes by water only.
no-journey-from = This way does not start in { $town }, where your merchant is.
no-settle-kind = It is not a { $who } that is placed now.
no-settle-space = { $space } is taken or not yours.
no-settle-there = The follower cannot go there now.
no-court-place = The { $place } cannot be used by the Court now.
no-character = That is the doing of another character.
no-victim = Choose one of the other players.
no-good-of = { $player } has no { $good }.
no-fraud-same = Choose goods of two kinds.
no-station-at = { $player } has no trading station in { $town }.
no-kidnap = The merchant of { $player } is in Orléans.
no-hang = The bag of { $player } is empty.
no-sabotage-nobody = No follower of { $player } stands there.
no-sabotage = That is not possible.
no-spy-technology = No technology of { $player } lies there.
no-spy-place = Your own place has technology already, or it is no place of the board.
no-traitor-nobody = Somebody is ahead of you on the { $track }: choose who falls back.
no-traitor-ahead = { $player } is not ahead of you on the { $track }.
no-more-good = You have no more { $good }.
no-bribe-nothing = An offer of no coins is none.
no-bribe-twice = Coins are in your offer already.
no-bribe-coins = { $offered ->
    [0] You have { $coins }.
   *[other] You have { $coins }, and { $offered } of them are in your offer already.
 }
