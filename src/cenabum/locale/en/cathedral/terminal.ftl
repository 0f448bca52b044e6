### What the terminal says of The Cathedral of Orléans.

shows-table = the whole table
shows-town = the spaces of the town and who stands there
shows-map = all routes and what lies on them
shows-orders = workshops, hour glass and the open order

round-of = Round { $round } of { $rounds }
cathedral-of = Cathedral { $built } { $sections } of { $needed }
bag-in-brief-red = red
bag-in-brief-blue = blue
bag-in-brief-black = black
supplies = Bags: { $bags }. Supply: rosettes { $rosettes }, monks { $monks }, blueprints { $blueprints }, events { $events }.
bag-is-empty = empty
no-memory-aid = What is in the bags has to be remembered (general.no-peeking); the memory aid is off.

hour-glass = Hour glass
open-order = Order
order-done = done
order-wants = wants { $goods }
order-has = , has { $goods }
knapsack-empty = nothing
knapsack-full = (full: may rest)
ways-from = From { $place } (~ river, - land): { $ways }.
