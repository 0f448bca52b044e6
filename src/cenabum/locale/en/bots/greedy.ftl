### Why the greedy bot moves as it does.

## Parts of sentences. $form is for languages in which a name changes with its place in the sentence.

the-place = the { $place }
some-one = { $follower-one }
town-hall-with = the Town Hall with { $who }
worth-points = { $number ->
    [0] less than a point
    [one] about 1 point
   *[other] about { $number } points
 }
for-rounds = { $number ->
    [0] the final score
    [one] the round to come
   *[other] the { $number } rounds to come
 }

## Planning

plan-fills = Fills { $places }: no other use of these followers is worth more.
plan-nothing = No place worth using can be filled this round; the followers stay for the next.
plan-waiting = Followers wait at { $places } to make room for the next draw.

## Acting

act-pass = Passes: no place that can act would bring anything now.
act-sends = Sends followers from the { $place } to deeds, worth { $worth }.
act-builds = Builds a trading station in { $town }, worth { $worth } by the end.
act-travels = Travels with the { $place }: the goods and towns on the way are worth { $worth }.
act-recruits = Uses the { $place }: the follower and what the track brings count for { $rounds }.
act-uses = Uses the { $place }, worth { $worth } by the end.

## Smaller decisions

plan-recall = Calls back a follower whom the plan of this round needs more than the place where he waits.
draw-recall = Calls back a follower who waits in vain, since the bag cannot serve all draws.
draw-all = Draws { $number }: as many as possible.
store-none = Keeps the followers on the market, where the plan needs them.
store-one = Stores { $follower-one }, who is not needed this round.
recruit-best = Recruits { $follower-one }: of those on offer the best for { $rounds }.
recruit-learned = Recruits { $follower-one }: by the games it has learned from, of those on offer the best for { $rounds }.
travel-best = The way with the best good and the best town to build in next.
expand-best = Takes the { $place }: of those on offer the best for { $rounds }.
expand-learned = Takes the { $place }: by the games it has learned from, of those on offer the best for { $rounds }.
send-none = Nobody else is worth sending.
send-worth = Worth { $worth }: coins and citizen, less what the follower would still do.
buy-worth = Buys { $number }: worth more than the coins.
technology-keep = Keeps the technology for a better space.
technology-saves = Technology at the { $place } saves the most followers.
technology-learned = Technology at the { $place } brings most, by the games it has learned from.
bathe-none = No place for the others.
bathe-best = Where the follower helps most.
reward-step = A step of development is now worth { $worth }, the coin 1.
protect-worth = The event would cost { $worth }.
feed-least = Hands in what is worth least.
forfeit-least = Gives up what will be missed least.
exclude-none = Leaves all place tiles in the game.
worth-most = Takes what is worth most.

## Trade & Intrigue

order-weighed = Compares the points of the order with what passing now would cost.
malfunction-least = Returns the technology that saves least.
starve-least = Loses whoever is wanted least.
target-most = Hits where it brings most, by preference whoever leads.
bribe-part = Offers a part of what the blow would cost.
answer-weighed = Weighs what yes would bring against what it costs.
