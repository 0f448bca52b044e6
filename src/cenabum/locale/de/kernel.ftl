### Wörter, die jedes Spiel braucht.

language = Deutsch

## Aufzählungen: „eins, zwei und drei“

list-comma = { $before }, { $next }
list-and = { $before } und { $last }
list-or = { $before } oder { $last }
