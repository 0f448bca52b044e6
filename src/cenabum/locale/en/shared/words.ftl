### Words that every game needs.

## Lists: “one, two and three”

list-comma = { $before }, { $next }
list-and = { $before } and { $last }
list-or = { $before } or { $last }

## A thing, and what is said of it

thing-told = { $thing }: { $told }

## What the bots are called

bot-random = Random
bot-novice = Novice
bot-apprentice = Apprentice
bot-greedy = Greedy
bot-settler = Settler
bot-ally = Ally
bot-expert = Expert
bot-master = Master
bot-champion = Champion
