### Words that every game needs.

## Lists: “one, two and three”

list-comma = { $before }, { $next }
list-and = { $before } et { $last }
list-or = { $before } ou { $last }

## A thing, and what is said of it

thing-told = { $thing } : { $told }

## What the bots are called

bot-random = Hasard
bot-novice = Novice
bot-apprentice = Apprenti
bot-greedy = Glouton
bot-settler = Colon
bot-ally = Allié
bot-expert = Expert
bot-master = Maître
bot-champion = Champion
