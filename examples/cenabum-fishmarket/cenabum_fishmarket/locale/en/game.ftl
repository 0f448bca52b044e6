setting-fishmarket = Fish market
    .help = A smokehouse, and days on which fish is sold.
setting-fishmarket-no = no
    .help = Without it.
setting-fishmarket-yes = yes
    .help = One more place tile, and in every stack a Fish Day instead of an Income.

place-smokehouse = Smokehouse
does-smoke = { $number } smoked fish
event-fish_day = Fish Day
effect-fish_day = { $value ->
    [one] Everybody may sell smoked fish for 1 coin each.
   *[other] Everybody may sell smoked fish for { $value } coins each.
 }
decision-stall = { $number ->
    [one] Sell smoked fish for 1 coin each, or keep it.
   *[other] Sell smoked fish for { $number } coins each, or keep it.
 }
ask-stall = Choose how much smoked fish you sell.
move-sell_fish = { $seat } sells { $pieces } smoked fish.
    .choice = { $pieces ->
        [0] Sell nothing
       *[other] Sell { $pieces }
    }
fact-smokes = { $seat } smokes { $amount } fish.
fact-sells_fish = { $amount ->
    [0] { $seat } keeps the smoked fish.
   *[other] { $seat } sells { $amount } smoked fish.
 }
reason-fish_day = { event-fish_day }
source-smoked_fish = Smoked fish

no-room-for-fish = There is room for { $number } smoked fish and no more.
no-so-much-fish = You have { $number } smoked fish.
