# Ce que disent les leçons d’Orléans. Une idée par étape, deux phrases courtes au plus ; des règles, pas de conseils.

## first
lesson-first = Votre première partie
    .about = Trois manches guidées : sac, plan, Lieux, pistes, voyage
first-welcome = Vous dirigez une maison de commerce dans l’Orléans médiéval. Qui a le plus de points après la dernière manche gagne.
first-market = Voici vos partisans. À chaque manche, vous en piochez dans votre sac et ils attendent sur votre marché.
first-places = Chaque Lieu a des cases pour certains partisans. Quand toutes sont occupées, vous pouvez utiliser le Lieu.
first-farm = Planifiez : placez votre batelier et votre artisan sur la Ferme.
first-farm-only = Les règles le permettent. Dans cette étape, seuls le batelier et l’artisan travaillent, tous deux à la Ferme.
first-done = La Ferme est complète ; les deux autres n’ont rien à faire et restent sur le marché. Terminez votre plan.
first-act = On utilise maintenant les Lieux, un par un, à tour de rôle. Utilisez la Ferme.
first-farmer = Vous avez recruté un fermier : il est dans votre sac. Vous avez avancé sur la piste des fermiers, et sa case vous a donné une marchandise.
first-event = Une nouvelle manche a son événement, visible de tous et appliqué à la fin. D’abord, le recensement vous a donné une pièce : vous menez chez les fermiers.
first-draw = Ceux que vous avez utilisés sont revenus dans votre sac, avec le nouveau fermier. Piochez les trois.
first-draw-all = Vous pouvez en piocher moins. Ici, il nous les faut tous : piochez le plus possible.
first-castle = Le Château recrute des chevaliers. Placez-y un fermier, le batelier et le commerçant.
first-castle-only = Les règles le permettent. Dans cette étape, on complète le Château : fermier, batelier et commerçant.
first-wait = Placez l’autre fermier et l’artisan au Village. Il y manque le batelier : ils y attendent une prochaine manche.
first-wait-only = Les règles le permettent. Dans cette étape, les deux qui restent commencent à remplir le Village.
first-act-castle = Il ne restait personne : votre plan s’est terminé seul. Utilisez le Château.
first-knight = Un chevalier vous rejoint, et sur la piste des chevaliers vous piochez désormais davantage. Puis l’événement a payé tout le monde.
first-draw-again = Ceux qui attendent au Village y restent. Piochez les quatre de votre sac, dont le chevalier.
first-village = Le batelier complète le Village. Placez-le.
first-wagon = Fermier, commerçant et chevalier complètent le Chariot, qui sert à voyager. Placez-les tous les trois.
first-wagon-only = Les règles le permettent. Dans cette étape, on complète le Village et le Chariot.
first-choose = Utilisez le Village et choisissez votre recrue : un batelier rapporte des pièces, un artisan une technologie, un commerçant un nouveau Lieu.
first-choose-only = Le Chariot vient ensuite. D’abord le Village.
first-go = Utilisez maintenant le Chariot.
first-travel = Votre marchand est à Orléans et les routes qui en partent sont éclairées. Prenez-en une, avec une marchandise qui s’y trouve.
first-travel-good = On peut voyager sans marchandise. Ici, prenez-en une : les marchandises sont des points.
first-goods = Chaque marchandise vaut des points à la fin. La Maison de guilde permet de bâtir un comptoir dans la ville de votre marchand.
first-end = Piocher, planifier, utiliser, événement : voilà une manche. À la fin comptent marchandises, pièces, et comptoirs multipliés par votre développement.
