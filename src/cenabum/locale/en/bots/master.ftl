### Why a bot that looks ahead plans as it does.

plan-places = Fills { $places }.
plan-played-on = { $number ->
    [one] Played on in its head to the end of the round, no other plan came out better.
   *[other] Played on in its head for { $number } rounds, no other plan came out better.
 }
