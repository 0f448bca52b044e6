### Pourquoi un bot qui prévoit planifie ainsi.

plan-places = Complète { $places }.
plan-played-on = { $number ->
    [one] Joué de tête { $number } manche plus loin, aucun autre plan ne finissait mieux.
   *[other] Joué de tête { $number } manches plus loin, aucun autre plan ne finissait mieux.
 }
