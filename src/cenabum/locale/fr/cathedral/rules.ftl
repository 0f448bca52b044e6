### The rules of La Cathédrale d’Orléans in French: of each rule in src/cenabum/cathedral/rules.toml the title, the text, the example and the reason.

## À la table

general = À la table
general-together = Une seule équipe
    .text = Tous jouent pour le même but : la cathédrale et ses huit sections. Tous gagnent ou tous perdent.
general-not-now = Chaque chose en son temps
    .text = Un coup n’est possible que lorsqu’il est demandé à son joueur.
general-not-offered = Seulement ce qui est proposé
    .text = Un coup doit être l’un de ceux que les règles permettent à ce moment.
general-undo = Reprendre
    .text = Un joueur peut reprendre son dernier coup tant que rien n’a été pioché ni révélé depuis et que personne d’autre n’a joué.
    .why = Le livret n’en dit rien ; c’est ainsi que l’on joue entre amis, et cela ne change jamais ce que le hasard a montré.
general-no-peeking = Les sacs sont fermés
    .text = Personne ne peut regarder dans un sac pendant la partie. La table montre seulement combien de pièces contient un sac ; ce qui y est entré, les joueurs doivent s’en souvenir.
general-memory-aid = L’aide-mémoire
    .text = Si l’aide-mémoire a été choisi à la mise en place, chacun peut consulter le contenu des trois sacs.
    .why = Tout ce qui entre dans un sac est vu de tous, l’aide-mémoire ne livre donc aucun secret ; il épargne seulement aux joueurs de se souvenir, comme l’aiment les familles avec de jeunes enfants.

## Mise en place

setup = Mise en place
setup-players = De deux à quatre joueurs
    .text = Le jeu est pour deux à quatre joueurs.
setup-workshops = Trois ateliers
    .text = Trois des huit tuiles Atelier, prises au hasard, sont posées face visible sur les cases d’atelier de la carte. Les autres restent dans la boîte.
setup-events = Dix événements
    .text = Les dix tuiles Événement sont mélangées et posées face cachée sur leur case.
setup-goods = Des marchandises en chemin
    .text = Les 37 marchandises sont toutes dans le sac noir. On en pioche une pour chaque case de marchandise de la carte et on l’y pose face visible.
setup-rosette = Une rosace entre Bourges et Tours
    .text = Une rosace de verre est posée sur le chemin entre Bourges et Tours. Les neuf autres forment la réserve.
setup-blueprints = Douze plans
    .text = Les douze plans sont mélangés et posés face cachée à côté du plateau.
setup-hour-glass = Sabliers
    .text = Trois des six sabliers, pris au hasard, sont en jeu, un par manche. Le premier est révélé aussitôt.
setup-bags = Le sac rouge et le sac bleu
    .text = Le sac rouge reçoit 6 chevaliers, 3 fermiers, 3 commerçants et 2 moines ; le sac bleu 6 pêcheurs, 3 fermiers, 3 commerçants et 2 moines. Les 6 autres moines forment la réserve.
setup-expert = Pour experts
    .text = Au niveau expert, chacun des deux sacs reçoit 1 moine au lieu de 2, et 8 moines sont dans la réserve.
setup-first-good = Les bâtisseurs et les premières marchandises
    .text = Le bâtisseur de chacun commence à Orléans. À tour de rôle, chaque joueur pioche dans le sac noir une marchandise pour sa besace.
setup-first-player = Qui commence
    .text = Le premier siège de la table joue le premier tour.
    .why = Le livret fait commencer le plus jeune. Un ordinateur ne devrait pas demander l’âge : qui crée la table en décide par l’ordre des sièges.

## Un tour

turn = Un tour
turn-draw = Piocher dans le sac de son choix
    .text = Un tour commence par piocher un partisan, dans le sac rouge ou dans le sac bleu, au choix du joueur.
turn-empty-bag = Un sac vide
    .text = On ne peut rien piocher dans un sac vide : il faut prendre l’autre.
    .why = Le livret n’en parle pas, mais cela arrive quand une équipe préfère de loin un sac.
turn-both-empty = Les deux sacs vides
    .text = Si les deux sacs sont vides quand un tour commence, la manche se termine comme si la cloche avait sonné.
    .why = Cela ne peut pas arriver avec les chiffres imprimés ; avec des chiffres corrigés, la partie doit tout de même continuer.
turn-fitting = Une case qui montre le partisan
    .text = Le partisan pioché va sur une case de la ville qui montre ce partisan.
turn-two-kinds = Des cases pour l’un de deux
    .text = Une case qui montre deux partisans accueille l’un ou l’autre, mais un seul.
turn-any-space = Des cases pour tous
    .text = La Place des fêtes et le Clocher accueillent toute sorte de partisan.
turn-monk-anywhere = Les moines vont partout
    .text = Un moine convient à toute case libre.
turn-either-area = Le sac et le quartier peuvent différer
    .text = Un partisan du sac rouge peut aller dans le quartier bleu, et inversement.
turn-occupied = Un partisan par case
    .text = Une case où se trouve un partisan est occupée jusqu’à la fin de la manche.
turn-must-place = Un partisan pioché se place
    .text = Le partisan doit être placé ; il ne retourne jamais dans le sac. Si aucune autre case libre ne l’accueille, il va au Clocher et la manche se termine.
turn-identical-spaces = Des cases identiques
    .text = Entre des cases libres d’une action qui montrent les mêmes partisans, il n’y a rien à choisir : on prend la première.
    .why = Cela ne fait aucune différence dans le jeu et épargne une question.
turn-finish = Le tour finit de lui-même
    .text = Quand l’action est terminée, le tour l’est aussi. On demande d’abord au joueur dont la besace est pleine s’il veut se reposer.
    .why = On peut se reposer à tout moment du tour, donc aussi à sa fin.
turn-clockwise = Dans le sens horaire
    .text = Après un tour vient celui du joueur suivant dans le sens horaire.

## Effectuer des actions

actions = Effectuer des actions
actions-refrain = On peut renoncer à une action
    .text = Un partisan peut être placé sans que l’action de la case soit effectuée.
actions-must = La Place des fêtes et le Clocher agissent toujours
    .text = Ce que font la Place des fêtes et le Clocher se produit, que le joueur le veuille ou non.
actions-no-effect = Placer pour rien
    .text = Un partisan peut aussi être placé là où son action ne peut rien faire du tout.
    .why = Les joueurs peuvent renoncer à une action, ils peuvent donc aussi en choisir une sans effet.

## Charrette

cart = Charrette
cart-land = Le long d’un chemin
    .text = Avec la Charrette, le bâtisseur du joueur suit un chemin jusqu’à l’autre bout.

## Barque

boat = Barque
boat-river = Le long d’une rivière
    .text = Avec la Barque, le bâtisseur du joueur suit une rivière jusqu’à l’autre bout.

## La besace

knapsack = La besace
knapsack-five = Cinq objets
    .text = Une besace contient cinq objets, marchandises et rosaces dans n’importe quel mélange.
knapsack-take = Prendre ce qui est en chemin
    .text = Un bâtisseur qui passe près d’une marchandise ou de la rosace peut la prendre dans sa besace, ou la laisser.
knapsack-swap = Échanger quand elle est pleine
    .text = Avec une besace pleine, on ne peut prendre un objet que contre un autre qui est remis, une marchandise dans le sac noir et une rosace dans la réserve ; sinon, on le laisse.
knapsack-same-kind = Pas de rosace contre une rosace de la réserve
    .text = Contre une rosace de la Verrerie ou d’une récompense, on ne remet pas de rosace. Une marchandise ou une rosace en chemin peut être échangée contre une autre de la même sorte.
    .why = Le livret laisse remettre n’importe quel objet. De la réserve à la réserve, rien du tout ne changerait ; en chemin, cela vide une case de la carte, c’est donc un coup à part entière.

## Se reposer

resting = Se reposer
resting-full = Seulement avec une besace pleine
    .text = Un joueur ne peut se reposer qu’avec une besace pleine.
resting-blueprint = Ce que rapporte un repos
    .text = Pour se reposer, le joueur remet toute sa besace, les marchandises dans le sac noir et les rosaces dans la réserve, et retourne un plan.
resting-free = Un repos n’est pas une action
    .text = Un repos ne coûte ni un partisan ni l’action du tour.
resting-any-time = À tout moment de son propre tour
    .text = Un joueur peut se reposer avant de piocher, avant de placer, au milieu d’une action (par exemple avant de prendre ce qui est en chemin) et à la fin de son tour.
    .why = Le livret le permet à tout moment du tour ; nous le lisons à la lettre.
resting-own-turn = Pas au tour des autres
    .text = Un joueur ne se repose qu’à son propre tour, même si un autre joueur remplit sa besace.
resting-no-blueprint = Un repos sans plan
    .text = Quand tous les plans ont été retournés, on peut encore se reposer. Cela vide la besace et ne rapporte rien.
    .why = Le livret ne demande qu’une besace pleine, et de la place ou des marchandises dans le sac noir peuvent en valoir la peine.

## Place du marché

market = Place du marché
market-two = Jusqu’à deux objets
    .text = À la Place du marché, un joueur livre zéro, un ou deux objets de sa besace.
market-targets = Trois sortes de destinataires
    .text = Un objet va au sablier, à un atelier ou à un autre joueur ; deux objets peuvent avoir des destinataires différents.
market-workshop-place = Le bâtisseur est à l’atelier
    .text = Seul un joueur dont le bâtisseur est à un atelier peut lui livrer quelque chose.
market-anywhere = De n’importe où
    .text = Pour une livraison au sablier ou à un autre joueur, peu importe où chacun se trouve.
market-wanted = Seulement ce qui est demandé
    .text = Une commande ne prend que les objets qui lui manquent encore.
    .why = Le livret parle des tuiles demandées ; toute autre chose y resterait bloquée.
market-room = Donner à une besace pleine
    .text = On peut aussi donner un objet à un joueur dont la besace est pleine. Un autre objet de cette besace est alors remis, et le joueur dont c’est le tour dit lequel.
    .why = Le livret laisse une besace pleine remettre un objet pour un nouveau et n’exclut pas une livraison. Que le joueur dont c’est le tour décide pour l’équipe, c’est ainsi qu’il traite les plans des commandes.

## Ateliers

workshops = Ateliers
workshops-order = La commande d’un atelier
    .text = Un atelier demande certaines marchandises et rosaces. Plusieurs joueurs peuvent les livrer en plusieurs tours et plusieurs manches.
workshops-done = Un atelier servi
    .text = Avec le dernier objet, on reçoit les récompenses de l’atelier, ses objets sont remis, et la tuile est retournée pour de bon.
workshops-place-stays = L’endroit reste
    .text = Un endroit dont l’atelier est servi peut encore être visité comme un autre.
    .why = Le livret ne dit pas si la tuile elle-même est l’endroit ; fermer une ville serait une règle à part, et il n’y en a pas.

## Sabliers

hourglass = Sabliers
hourglass-order = La commande du sablier
    .text = Le sablier ouvert demande certaines marchandises et rosaces, que tous les joueurs peuvent livrer.
hourglass-done = Un sablier honoré
    .text = Avec le dernier objet, on reçoit la récompense, les objets sont remis et le sablier quitte le jeu. Le suivant ne vient qu’avec la manche suivante.

## Verrerie

foundry = Verrerie
foundry-monk = Seulement des moines à la Verrerie
    .text = La Verrerie ne s’utilise qu’avec un moine.
foundry-rosette = Une nouvelle rosace
    .text = La Verrerie donne au joueur une rosace de verre de la réserve, dans sa besace.
foundry-full = Avec une besace pleine
    .text = Contre une rosace de la Verrerie, une besace pleine échange un objet, comme pour un objet en chemin ; ou bien on laisse la rosace.
    .why = Le livret donne la règle pour les objets qu’un bâtisseur rencontre ; rien ne parle ici pour une autre.
foundry-supply = Plus de rosace
    .text = Quand la réserve n’a plus de rosace, la Verrerie n’en donne pas.
    .why = Il y a dix rosaces ; le livret ne dit pas ce qui arrive quand elles sont épuisées.

## Peinture sur verre

painting = Peinture sur verre
painting-monk = Seulement des moines à la Peinture sur verre
    .text = La Peinture sur verre ne s’utilise qu’avec un moine.
painting-rosette = Une rosace contre un plan
    .text = À la Peinture sur verre, le joueur donne une rosace de sa besace et retourne un plan.
painting-no-blueprint = Peindre sans plan
    .text = Quand tous les plans ont été retournés, on peut encore donner une rosace. Cela ne rapporte rien.
    .why = Le livret ne l’interdit pas, et de la place dans la besace ou une rosace dans la réserve peuvent en valoir la peine.

## Place des fêtes

festival = Place des fêtes
festival-reveal = Un événement est révélé
    .text = Qui place un partisan sur la Place des fêtes révèle l’événement suivant.
festival-gift = Dons
    .text = Un événement qui montre une rosace ou un moine les donne aussitôt et il est mis de côté.
festival-gift-as-reward = Les dons sont comme des récompenses
    .text = La rosace d’un événement peut aller dans n’importe quelle besace et un moine dans l’un ou l’autre sac, comme pour les mêmes récompenses.
    .why = Le livret dit seulement que le joueur reçoit la pièce ; les mêmes signes désignent les récompenses, qui sont expliquées.
festival-order = Commandes
    .text = Un événement qui porte une commande reste ouvert jusqu’à ce qu’elle soit honorée ou remplacée. Honorée, elle rapporte un plan et elle est mise de côté.
festival-one-order = Une commande à la fois
    .text = Une commande nouvellement révélée remplace celle qui est ouverte, même si celle-ci n’a pas été honorée.
festival-no-event = Plus d’événement
    .text = Quand tous les événements ont été révélés, la Place des fêtes n’a plus d’effet.
    .why = Le livret ne dit pas qu’on les mélange de nouveau.

## Commandes des événements

orders = Commandes des événements
orders-at-once = Honorée dès sa révélation
    .text = Si la condition d’une commande est remplie quand elle est révélée, le plan est reçu aussitôt, par le joueur qui l’a révélée.
orders-later = Honorée plus tard
    .text = Une commande ouverte est honorée au moment où sa condition est remplie. Le joueur dont c’est le tour retourne le plan.
orders-place = Un bâtisseur à un endroit
    .text = Cette commande demande un bâtisseur, de n’importe quel joueur, à l’endroit qu’elle nomme.
orders-together = Des bâtisseurs ensemble
    .text = Cette commande demande deux bâtisseurs au même endroit, quel qu’il soit.
orders-rosettes = Des rosaces dans une besace
    .text = Cette commande demande au moins deux rosaces dans une même besace. Elles y restent.

## Récompenses

rewards = Récompenses
rewards-section = Une section
    .text = La section suivante de la cathédrale est construite, dans l’ordre des numéros.
rewards-blueprint = Un plan
    .text = On retourne un plan et l’on reçoit ce qu’il montre : une section, une rosace ou un moine.
rewards-rosette = Une rosace
    .text = Une rosace de la réserve va dans sa propre besace ou dans celle d’un autre joueur.
rewards-rosette-full = Une rosace et des besaces pleines
    .text = Dans une besace pleine, la rosace vient contre un objet qui est remis ; le joueur dont c’est le tour dit lequel. Quand sa propre besace est pleine, on peut renoncer à la rosace.
    .why = Le livret dit ce que peut une besace pleine devant un objet que rencontre son porteur : en remettre un autre ou y renoncer. Rien ne parle ici pour une autre règle.
rewards-monk = Un moine
    .text = Un moine de la réserve va dans le sac rouge ou le sac bleu, au choix du joueur.
rewards-order = L’ordre des récompenses
    .text = De plusieurs récompenses, celles qui ne laissent pas de choix viennent d’abord, dans l’ordre de la tuile ; puis les choix, dans le même ordre.
    .why = Le livret ne fixe pas d’ordre, et presque toujours cela ne fait aucune différence.
rewards-no-blueprint = Plus de plan
    .text = Quand tous les plans ont été retournés, un plan reçu en récompense ne rapporte rien.
    .why = Le livret ne dit pas qu’on les mélange de nouveau.
rewards-no-rosette = Plus de rosace dans la réserve
    .text = Quand la réserve n’a plus de rosace, une rosace reçue en récompense ne rapporte rien.
    .why = Le nombre de rosaces est celui de la boîte, et le livret ne nomme pas de remplacement.
rewards-no-monk = Plus de moine dans la réserve
    .text = Quand la réserve n’a plus de moine, un moine reçu en récompense ne rapporte rien.
    .why = Le nombre de moines est celui de la boîte, et le livret ne nomme pas de remplacement.

## Clocher

bell = Clocher
bell-ends-round = La cloche termine la manche
    .text = Dès qu’un partisan est au Clocher, la manche est terminée. Un joueur peut sonner la cloche à tout moment.
bell-at-once = Rien après la cloche
    .text = Après la cloche, le tour est terminé ; un repos doit être pris avant.
    .why = La manche se termine dès que le partisan est placé ; il ne reste donc aucun moment.

## Fin d’une manche

round = Fin d’une manche
round-bell-follower = Le sonneur s’en va
    .text = Le partisan du Clocher quitte le jeu.
round-followers = De retour dans les sacs
    .text = Tous les partisans du quartier rouge vont dans le sac rouge, tous ceux du quartier bleu dans le sac bleu, d’où qu’ils viennent.
round-hour-glass-lost = Un sablier non honoré est perdu
    .text = Un sablier qui n’a pas été honoré quitte le jeu sans récompense ; ce qui lui a été livré est remis.
round-hour-glass = Un nouveau sablier
    .text = Pour la manche suivante, on révèle le sablier suivant.
round-goods = De nouvelles marchandises
    .text = Chaque case de marchandise vide de la carte reçoit une nouvelle marchandise du sac noir.
round-rosette = Une nouvelle rosace sur sa case
    .text = Si la case de la rosace entre Bourges et Tours est vide, elle en reçoit une de la réserve.
round-goods-short = Trop peu de marchandises
    .text = Quand le sac noir s’épuise, les cases garnies en dernier restent vides. On les garnit dans l’ordre de la liste des chemins.
    .why = Le livret laisse des cases vides mais ne dit pas lesquelles ; un ordre fixe ne demande aucun autre choix.
round-stays = Ce qui reste
    .text = Les bâtisseurs, les besaces, les ateliers avec ce qui y a été livré et la commande ouverte restent tels quels.
    .why = Le livret énumère tout ce qui change, et ceci n’en fait pas partie.
round-next-player = Qui commence une manche
    .text = Une manche commence par le joueur qui suit, dans le sens horaire, celui qui a sonné la cloche.
    .why = Le livret ne nomme pas d’autre premier joueur ; les tours continuent simplement.

## Réserves

supply = Réserves
supply-goods-back = Où sont remis les objets
    .text = Les marchandises que l’on cède retournent dans le sac noir et peuvent être piochées de nouveau ; les rosaces retournent dans la réserve.

## Fin de la partie

end = Fin de la partie
end-victory = Victoire
    .text = Quand la huitième section, le toit, est construite, tous ont aussitôt gagné.
end-defeat = Défaite
    .text = Si la troisième manche se termine avant, tous ont perdu.
