title = The Mill Stream
game-millstream = { title }
about-game-millstream = Bring in grain, grind it, sell the flour.

follower-farmer = farmer
follower-miller = miller
follower-trader = trader
source-coins = coins
source-flour = flour left

view-supply = supply
    .of = follower
view-hand = drawn
    .of = follower
view-bag = in the bag
    .of = follower
view-grain = grain
view-flour = flour
view-coins = coins

decision-work = Who works next?
decision-hire = Whom do you hire?

move-work = { $seat } lets a { $follower } work.
    .choice = { $follower } works
move-hire = { $seat } hires a { $follower }.
    .choice = hire a { $follower }
move-done = { $seat } goes on.
    .choice = { $decision ->
        [hire] hire nobody
       *[work] nobody works any more
    }

fact-round_begins = Round { $amount } begins.
fact-draws = { $seat } draws a { $follower }.
    .item = { $count ->
        [one] a { $follower }
       *[other] { $count } { $follower }s
    }
    .list = { $seat } draws { $list }.
fact-reaps = { $seat } brings in { $amount } grain.
fact-grinds = { $seat } grinds { $amount } grain to flour.
fact-sells = { $seat } sells { $amount } flour for { $amount_2 } coins.
fact-hires = { $seat } hires a { $follower }.
