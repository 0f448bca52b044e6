### Warum ein Bot, der vorausschaut, so plant.

plan-places = Besetzt { $places }.
plan-played-on = { $number ->
    [one] Im Kopf bis zum Ende der Runde weitergespielt, schnitt kein anderer Plan besser ab.
   *[other] Im Kopf { $number } Runden weitergespielt, schnitt kein anderer Plan besser ab.
 }
