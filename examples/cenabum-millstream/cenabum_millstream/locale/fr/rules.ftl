work = Travailler
work-any-order = Les suivants travaillent l’un après l’autre
    .text = Vous piochez des suivants et les faites travailler dans l’ordre de votre choix. Ceux qui ne travaillent pas retournent dans le sac avec les autres.
work-nothing-to-do = Pas de travail sans marchandise
    .text = Un meunier ne travaille que si vous avez du grain, un marchand que si vous avez de la farine.
hire = Engager
hire-supply = Un suivant de la réserve
    .text = À la fin de votre tour, vous pouvez prendre un suivant de la réserve dans votre sac.
