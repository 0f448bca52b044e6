### Wörter, die jedes Spiel braucht.

## Aufzählungen: „eins, zwei und drei“

list-comma = { $before }, { $next }
list-and = { $before } und { $last }
list-or = { $before } oder { $last }

## Eine Sache, und was von ihr gesagt wird

thing-told = { $thing }: { $told }

## Wie die Bots heißen

bot-random = Zufall
bot-novice = Neuling
bot-apprentice = Lehrling
bot-greedy = Gierig
bot-settler = Siedler
bot-ally = Gefährte
bot-expert = Experte
bot-master = Meister
bot-champion = Champion
