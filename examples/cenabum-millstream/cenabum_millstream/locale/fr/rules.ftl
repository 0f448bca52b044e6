work = Travailler
work-any-order = Les suivants travaillent l’un après l’autre
    .text = Tu tires des suivants et les fais travailler dans l’ordre de ton choix. Ceux qui ne travaillent pas retournent dans le sac avec les autres.
work-nothing-to-do = Pas de travail sans marchandise
    .text = Un meunier ne travaille que si tu as du grain, un marchand que si tu as de la farine.
hire = Engager
hire-supply = Un suivant de la réserve
    .text = À la fin de ton tour, tu peux prendre un suivant de la réserve dans ton sac.
