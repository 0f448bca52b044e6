title = Am Mühlbach
game-millstream = { title }
about-game-millstream = Getreide einbringen, mahlen und das Mehl verkaufen.

follower-farmer = Bauer
    .one = einen Bauern
follower-miller = Müller
    .one = einen Müller
follower-trader = Händler
    .one = einen Händler
source-coins = Münzen
source-flour = übriges Mehl

view-supply = Vorrat
    .of = follower
view-hand = gezogen
    .of = follower
view-bag = im Beutel
    .of = follower
view-grain = Korn
view-flour = Mehl
view-coins = Münzen

decision-work = Wer arbeitet als Nächstes?
decision-hire = Wen stellst du ein?

move-work = { $seat } lässt { $follower-one } arbeiten.
    .choice = { $follower } arbeitet
move-hire = { $seat } stellt { $follower-one } ein.
    .choice = { $follower-one } einstellen
move-done = { $seat } macht weiter.
    .choice = { $decision ->
        [hire] niemanden einstellen
       *[work] niemand arbeitet mehr
    }

fact-round_begins = Runde { $amount } beginnt.
fact-draws = { $seat } zieht { $follower-one }.
    .item = { $count ->
        [one] { $follower-one }
       *[other] { $count } × { $follower }
    }
    .list = { $seat } zieht { $list }.
fact-reaps = { $seat } erntet { $amount } Korn.
fact-grinds = { $seat } mahlt { $amount } Korn zu Mehl.
fact-sells = { $seat } verkauft { $amount } Mehl für { $amount_2 } Münzen.
fact-hires = { $seat } stellt { $follower-one } ein.
