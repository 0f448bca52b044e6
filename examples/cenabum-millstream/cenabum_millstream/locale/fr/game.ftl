title = Au fil du moulin
game-millstream = { title }
about-game-millstream = Rentrez le grain, moulez-le, vendez la farine.

follower-farmer = paysan
follower-miller = meunier
follower-trader = marchand
source-coins = pièces
source-flour = farine restante

view-supply = réserve
    .of = follower
view-hand = tirés
    .of = follower
view-bag = dans le sac
    .of = follower
view-grain = grain
view-flour = farine
view-coins = pièces

decision-work = Qui travaille maintenant ?
decision-hire = Qui engagez-vous ?

move-work = { $seat } fait travailler un { $follower }.
    .choice = le { $follower } travaille
move-hire = { $seat } engage un { $follower }.
    .choice = engager un { $follower }
move-done = { $seat } continue.
    .choice = { $decision ->
        [hire] n’engager personne
       *[work] plus personne ne travaille
    }

fact-round_begins = La manche { $amount } commence.
fact-draws = { $seat } tire un { $follower }.
    .item = { $count ->
        [one] un { $follower }
       *[other] { $count } { $follower }s
    }
    .list = { $seat } tire { $list }.
fact-reaps = { $seat } récolte { $amount } grains.
fact-grinds = { $seat } moud { $amount } grains en farine.
fact-sells = { $seat } vend { $amount } farines pour { $amount_2 } pièces.
fact-hires = { $seat } engage un { $follower }.
