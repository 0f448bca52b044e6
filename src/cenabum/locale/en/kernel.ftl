### Words that every game needs.

language = English

## Lists: “one, two and three”

list-comma = { $before }, { $next }
list-and = { $before } and { $last }
list-or = { $before } or { $last }
