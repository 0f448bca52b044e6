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

## travel
lesson-travel = Voyages et comptoirs
    .about = Bateaux, chariots, marchandises en route, comptoirs
travel-map = Votre marchand va de ville en ville. Le Bateau suit les voies d’eau, le Chariot les routes.
travel-ship = Complétez le Bateau : fermier, batelier et chevalier.
travel-ship-only = Les règles le permettent. Dans cette étape, on complète le Bateau.
travel-done = Ceux qui restent peuvent rester sur le marché. Terminez votre plan.
travel-act = Utilisez le Bateau.
travel-way = Chaque voie d’eau qui part de votre ville est éclairée. Choisissez-en une ; s’il s’y trouve des marchandises, vous pouvez en charger une.
travel-goods = Les marchandises d’un chemin se prennent une fois et ne reviennent pas. Chaque utilisation fait parcourir un chemin.
travel-guildhall = La Maison de guilde bâtit. Complétez-la : fermier, artisan et chevalier.
travel-guildhall-only = Les règles le permettent. Dans cette étape, on complète la Maison de guilde.
travel-done-again = Terminez votre plan.
travel-build = Utilisez la Maison de guilde : un comptoir est bâti là où se trouve votre marchand.
travel-one = Une ville n’accueille qu’un comptoir, quel qu’en soit le bâtisseur. À Orléans seulement, chacun peut en avoir un.
travel-end = À la fin, chaque comptoir compte autant de fois que le dit votre développement. Qui en a le plus reçoit aussi un citoyen.

## deeds
lesson-deeds = Œuvres de bienfaisance
    .about = L’Hôtel de ville, les récompenses, les citoyens
deeds-what = Les œuvres accueillent les partisans qu’elles montrent. Chaque partisan envoyé est récompensé aussitôt.
deeds-place = Placez à l’Hôtel de ville le fermier recruté. Vos partisans personnels n’y vont pas.
deeds-place-only = Les règles le permettent. Dans cette étape, le fermier qui n’est pas à votre couleur va à l’Hôtel de ville.
deeds-done = L’Hôtel de ville fonctionne aussi avec un seul. Terminez votre plan.
deeds-act = Utilisez l’Hôtel de ville.
deeds-send = Choisissez une œuvre qui demande un fermier, et envoyez-le.
deeds-gone = Il y reste pour toujours : votre sac a un fermier de moins, votre pas sur la piste reste.
deeds-citizen = Qui remplit la dernière case d’une œuvre prend aussi son citoyen. À la fin, un citoyen compte comme un comptoir.

## technology
lesson-technology = Technologie
    .about = Une tuile à la place d’un partisan
technology-what = Chaque artisan recruté apporte une tuile Technologie. Elle remplit pour toujours une case d’un Lieu.
technology-village = Le Village recrute des artisans. Complétez-le : fermier, batelier et artisan.
technology-village-only = Les règles le permettent. Dans cette étape, on complète le Village.
technology-done = Terminez votre plan.
technology-act = Utilisez le Village et recrutez un artisan.
technology-craftsman-only = Les règles le permettent. Dans cette étape, il nous faut un artisan, pour sa technologie.
technology-lay = Votre manche est finie : on pose la technologie. La première tuile remplace un fermier : choisissez sa case dans un Lieu.
technology-lay-only = Vous pouvez garder la tuile. Dans cette étape, on la pose.
technology-good = Désormais ce Lieu se passe de fermier. Les autres qui y travaillent doivent toujours venir.
technology-limits = Un Lieu prend une tuile au plus, et aucune s’il n’a qu’une case. Aucune tuile ne remplace un moine.

## events
lesson-events = Événements et torture
    .about = Ce qu’apporte la fin d’une manche, et ce qui arrive sans pièces
events-what = L’événement de cette manche est connu depuis son début : Taxes. Il a lieu quand tous ont passé.
events-ship = Les taxes se paient sur les marchandises, et vous n’avez pas de pièces. Utilisez quand même le Bateau.
events-ship-only = Les règles le permettent. Dans cette étape, on utilise le Bateau.
events-load = Voyagez et chargez le vin.
events-load-only = Les règles le permettent. Dans cette étape, on emporte le vin.
events-torture = Vous devez des pièces et n’en avez pas : c’est la torture. Pour chaque pièce manquante, vous cédez une chose ; choisissez-la.
events-again = Il manque encore une pièce. Cette fois, vous pouvez céder autre chose.
events-others = La Récolte demande une denrée, la Peste prend un partisan du sac. Revenus et Jour de commerce paient, le Pèlerinage ferme le Monastère.
events-when = Dans le jeu de base, la torture ne vient qu’avec le recensement, la Récolte et les Taxes. Les pièces que vous avez se paient d’abord.

## scoring
lesson-scoring = Fin et décompte
    .about = Le dernier coup, et ce qui compte ensuite
scoring-last = C’est la dernière manche d’une partie, et votre dernier tour. Quand tous ont passé et que l’événement est fini, on compte.
scoring-move = Utilisez l’Hôtel de ville, ou passez.
scoring-coins = La partie est finie. Chaque pièce est un point.
scoring-goods = Chaque marchandise vaut des points : le blé le moins, le brocart le plus.
scoring-development = Sur la piste de développement, la dernière étoile atteinte est votre niveau.
scoring-stations = Ajoutez vos comptoirs et vos citoyens, et multipliez la somme par votre niveau.
scoring-end = Pièces, marchandises et ce produit : la somme décide.

## orders
lesson-orders = Commerce & Intrigue : commandes
    .about = Apporter les marchandises là où on les veut
orders-what = Les commandes ouvertes nomment une ville et les marchandises voulues. Qui les apporte le premier reçoit la carte.
orders-when = Vous venez d’agir, votre marchand est dans la ville d’une commande et vous avez toutes ses marchandises. Elle peut être honorée.
orders-fulfil = Honorez la commande.
orders-fulfil-only = Vous pouvez aussi continuer sans elle. Dans cette étape, on honore la commande.
orders-after = Les marchandises quittent le jeu et la carte suivante est dévoilée. Qui honore une commande passe : une par manche au plus.
orders-points = À la fin, les points de vos commandes s’ajoutent à tous les autres.

## intrigue
lesson-intrigue = Commerce & Intrigue : intrigues
    .about = Des personnages qui nuisent, et des pots-de-vin contre eux
intrigue-what = Avec ce module, le plateau Intrigue remplace celui des œuvres. Ses personnages vous servent et nuisent aux autres.
intrigue-place = À la Ferme, vous avez recruté un fermier. Placez-le à l’Hôtel de ville : de là on va chez les personnages, sauf les partisans personnels.
intrigue-place-only = Les règles le permettent. Dans cette étape, le fermier qui n’est pas à votre couleur va à l’Hôtel de ville.
intrigue-done = Terminez votre plan.
intrigue-act = Agnès a utilisé sa Ferme, c’est à vous. Utilisez l’Hôtel de ville.
intrigue-traitor = Chaque personnage prend les partisans qu’il montre, et ils y restent pour toujours. Envoyez le fermier chez le Traître.
intrigue-traitor-only = Les règles le permettent. Dans cette étape, le fermier va chez le Traître.
intrigue-whom = Le Traître vous avance d’un pas sur une piste et y fait reculer quelqu’un qui vous devance. Choisissez la piste des fermiers et Agnès.
intrigue-whom-only = Les règles le permettent. Dans cette étape, c’est la piste des fermiers, où Agnès est devant.
intrigue-offer = Agnès vous offre des pièces. Acceptez : elles sont à vous et elle est épargnée ; refusez : elle les garde et recule. À votre guise.
intrigue-threat = Agnès a envoyé un fermier chez le Tortionnaire : tous les autres cèdent une chose. Avant cela, qui est visé peut offrir un pot-de-vin.
intrigue-bribe = Mettez des pièces ou des marchandises dans votre offre et faites-la, ou n’offrez rien. Si l’on ne vous épargne pas, choisissez ce que vous cédez.
intrigue-once = Il y a une offre et une réponse. Acceptée ou non, le partisan reste, et qui l’a envoyé garde ce que paie le personnage.
intrigue-last = Qui remplit la dernière case d’un personnage reçoit son bonus, souvent un citoyen. Un personnage qui peut agir agit, sauf l’Incendiaire.
