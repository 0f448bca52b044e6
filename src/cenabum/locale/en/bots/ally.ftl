### Why the ally moves as it does, or would in your place.

draw-more = Of what may come out of the { $bag }, more can be used now.
place-most = The { $action } makes the most of your { $follower }, and leaves good spaces for the next turns.
move-there = { $place } is where your builder is needed next.
move-there-item = { $place } is where your builder is needed next, and there is { $item } on the way.
deliver-further = Delivering { $item-one } { $target-to } brings the cathedral further.
take-it = A piece in the knapsack is a piece nearer to a section.
swap-it = The new piece is wanted more than the old one.
leave-it = What you carry is worth more than this piece.
paint-it = A blueprint is a section more often than not.
refrain-it = Staying is better than any way from here.
done-it = What is left is better kept.
rest-it = The knapsack brings more as a blueprint than piece by piece.
send-it = This bag has fewer monks.
give-it = There the rosette is used soonest.

# What speaks most for it, compared with the next best choice.
tells-sections = More of the cathedral is built with it than with the next best choice.
    .topic = sections of the cathedral
tells-rosettes = It gets more out of the rosettes than the next best choice.
    .topic = rosettes
tells-knapsacks = It fills the knapsacks better than the next best choice.
    .topic = the knapsacks
tells-workshops = It brings the orders of the workshops further than the next best choice.
    .topic = the orders of the workshops
tells-glass = It brings the order of the hour glass further than the next best choice.
    .topic = the order of the hour glass
tells-order = It brings the open order of the festival further than the next best choice.
    .topic = the open order of the festival
tells-town = It leaves the team better spaces, followers and turns than the next best choice.
    .topic = what is left for the next turns
chance-then = The team’s chance to win is then about { $percent } %; with the next best choice it is { $other } %.
chance-alike = The team’s chance to win is then about { $percent } %; the next best choice is hardly worse.
