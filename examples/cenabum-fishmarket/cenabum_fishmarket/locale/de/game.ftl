setting-fishmarket = Fischmarkt
    .help = Eine Räucherei, und Tage, an denen Fisch verkauft wird.
setting-fishmarket-no = nein
    .help = Ohne ihn.
setting-fishmarket-yes = ja
    .help = Eine Ortskarte mehr, und in jedem Stapel ein Fischtag an Stelle einer Karte „Einnahmen“.

place-smokehouse = Räucherei
    .the = die Räucherei
    .to = in die Räucherei
    .from = aus der Räucherei
    .is = die Räucherei
    .at = in der Räucherei
does-smoke = { $number } Räucherfische
event-fish_day = Fischtag
effect-fish_day = { $value ->
    [one] Alle dürfen Räucherfisch für je 1 Münze verkaufen.
   *[other] Alle dürfen Räucherfisch für je { $value } Münzen verkaufen.
 }
decision-stall = { $number ->
    [one] Verkaufe Räucherfisch für je 1 Münze oder behalte ihn.
   *[other] Verkaufe Räucherfisch für je { $number } Münzen oder behalte ihn.
 }
ask-stall = Wähle, wie viel Räucherfisch du verkaufst.
move-sell_fish = { $seat } verkauft { $pieces } Räucherfisch.
    .choice = { $pieces ->
        [0] Nichts verkaufen
       *[other] { $pieces } verkaufen
    }
fact-smokes = { $seat } räuchert { $amount } Fische.
fact-sells_fish = { $amount ->
    [0] { $seat } behält den Räucherfisch.
   *[other] { $seat } verkauft { $amount } Räucherfisch.
 }
reason-fish_day = { event-fish_day }
source-smoked_fish = Räucherfisch

no-room-for-fish = Es ist nur für { $number } Räucherfische Platz.
no-so-much-fish = Du hast { $number } Räucherfisch.
