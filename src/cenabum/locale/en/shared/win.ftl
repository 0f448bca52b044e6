# How one wins each game: a goal, and four lines with a picture each. No figures.
win-title = How you win
win-go = Let’s play
win-learn = New to it? Learn by playing:

## Orléans
win-orleans = Have the most points after the last round.
win-orleans-1 = Goods are points, the finer the more.
win-orleans-2 = Every coin is a point.
win-orleans-3 = Trading stations and citizens count as often as your development says.
win-orleans-4 = You get them with followers: draw from your bag, plan, use places. New ones make the bag better.

## The First Kingdom
win-first-kingdom = Be the first to be crowned.
win-first-kingdom-1 = Do all tasks of your sheet.
win-first-kingdom-2 = Gather enough citizens.
win-first-kingdom-3 = Build a church.
win-first-kingdom-4 = Become rich enough.

## The King’s Favor
win-kings-favor = Stay in favour to the end, with the most points.
win-kings-favor-1 = An era has four seasons; in autumn everybody needs food.
win-kings-favor-2 = After winter the king looks at your objectives. Each one you missed costs a Favorite tile.
win-kings-favor-3 = Whoever has no Favorite tile left to give is out.
win-kings-favor-4 = Goods, coins, areas and buildings are points.

## The Cathedral
win-cathedral = Build the cathedral together: all win, or nobody does.
win-cathedral-1 = Draw a follower, place it, do what its space says.
win-cathedral-2 = Carry goods to the workshops and to the hour glass.
win-cathedral-3 = That brings sections of the cathedral, from the ground to the roof.
win-cathedral-4 = If the last round ends without a roof, all have lost.
