### The rules of Orléans in French: of each rule in src/cenabum/orleans/rules.toml the title, the text, the example and the reason.

## À la table

general = À la table
general-not-now = Chaque chose en son temps
    .text = Un siège ne joue que lorsqu’il a une décision à prendre, et seulement un coup qui répond à cette décision. Après la dernière manche, personne ne joue plus.
    .example = Pendant qu’Ana et Bruno planifient encore, personne ne peut utiliser la Ferme.
general-not-offered = Seulement ce qui est proposé
    .text = Une décision énumère toutes ses réponses possibles. Ce qui n’y figure pas ne peut pas être joué, même si la forme est juste.
general-turn-order = Le premier joueur d’abord, puis dans le sens horaire
    .text = La plus grande partie d’une manche se joue en même temps. Là où l’ordre compte, le premier joueur commence et les autres suivent dans le sens horaire.
general-one-answer = Une réponse unique est donnée pour vous
    .text = Quand un choix n’a qu’une réponse possible, elle est donnée aussitôt et annoncée à tous. On n’interroge personne.
    .why = À une vraie table, personne n’attend un choix qui n’en est pas un ; la partie va plus vite et l’enregistrement reste court.
general-open-bags = Les sacs n’ont pas de secret
    .text = Vous pouvez regarder dans votre sac quand vous voulez. Les autres peuvent aussi en connaître le contenu ; seul est inconnu de tous ce qui sera pioché ensuite.
    .why = Tout ce qui entre dans un sac ou en sort le fait devant tout le monde. En montrer le contenu remplace une bonne mémoire, rien de plus.
general-undo = Reprendre un coup
    .text = Vous pouvez reprendre votre dernier coup tant que rien n’a été révélé depuis, qu’il n’a dévoilé aucun plan et qu’aucun coup d’un autre joueur ne repose sur lui.
    .why = Entre amis, on le permet jusqu’au moment où quelqu’un a appris ou fait quelque chose à cause du coup.

## Mise en place

setup = Mise en place
setup-players = De deux à quatre joueurs
    .text = Orléans se joue à deux, trois ou quatre. Chacun a une couleur, un plateau avec dix Lieux et un marché, et un sac.
setup-start-player = Qui commence
    .text = Le premier siège nommé à la création de la table est le premier joueur de la première manche.
    .why = Les livrets cherchent le plus jeune. Un ordinateur ne devrait pas demander l’âge : qui crée la table en décide par l’ordre des sièges.
setup-player-material = Ce que chacun a au départ
    .text = Vous avez 5 pièces et 10 comptoirs ; votre marchand est à Orléans et vos marqueurs sont au début des sept pistes. Un fermier, un batelier, un artisan et un commerçant à votre couleur, vos partisans personnels, attendent sur votre marché, et votre sac est vide.
setup-neutral-followers = Partisans neutres selon le nombre de joueurs
    .text = À quatre joueurs, il y a 16 fermiers, 10 bateliers, 10 artisans et 10 commerçants, et 14 chevaliers, 14 érudits et 14 moines. À trois, ce sont 14, 8 et 11, à deux 12, 6 et 8.
setup-goods = Marchandises en chemin et au marché
    .text = Des 90 marchandises, 6 prises au hasard quittent le jeu à trois joueurs, et 12 à deux. Chaque case de marchandise d’une route ou d’une voie d’eau en reçoit une au hasard ; mais les cases marquées 4 demandent quatre joueurs et les cases marquées 3 au moins trois. Le reste est trié sur le marché des marchandises.
setup-citizens = Treize citoyens, et un de plus
    .text = Chacune des huit œuvres a un citoyen, trois sont sur la piste de développement, un à la fin de la piste des bateliers et un sur la piste des chevaliers. Le quatorzième attend la fin de la partie.
setup-place-tiles = Tuiles Lieu et technologies
    .text = Les 20 tuiles Lieu sont exposées en deux catégories, I et II, à la vue de tous. Il y a 16 tuiles Technologie, quel que soit le nombre de joueurs.
setup-thirteen-place-tiles = Avec plus de tuiles Lieu, treize par catégorie
    .text = Quand des extensions ajoutent des tuiles Lieu, on en choisit au hasard 13 par catégorie et les autres restent hors du jeu. Une catégorie qui en a moins joue avec toutes les siennes.
setup-hourglass-2014 = Une seule pile d’événements
    .text = Chacun des six événements figure sur trois des 18 tuiles Sablier. Un Pèlerinage vient à la première manche, les 17 autres tuiles dans un ordre aléatoire.
setup-hourglass-2019 = Les événements en trois lettres
    .text = La première manche est un Pèlerinage. Viennent ensuite toutes les tuiles de la lettre A, puis B, puis C, chaque lettre dans un ordre aléatoire.
setup-hourglass-contents = Ce que contiennent les lettres
    .text = A a cinq tuiles : Revenus, Récolte, Taxes, Jour de commerce et Peste. B et C en ont six chacune : les cinq mêmes et un Pèlerinage.
    .why = Le livret donne des valeurs pour A, B et C mais pas de liste. Douze tuiles graduées sont certaines ; à trois par événement, il reste trois Pestes et deux Pèlerinages, répartis pour que chaque lettre voie les six événements. Les données du matériel peuvent le corriger.

## Les manches et le sablier

hourglass = Les manches et le sablier
hourglass-phases = Sept phases par manche
    .text = Une manche se déroule ainsi : sablier, recensement, partisans, planification, actions, événement, nouveau premier joueur.
hourglass-reveal = L’événement est connu dès le début de la manche
    .text = Chaque manche commence par retourner la tuile Sablier suivante. Son événement est visible pendant que vous piochez, planifiez et agissez.
hourglass-event-timing = Les événements frappent après les actions
    .text = L’événement de la manche se produit quand tous ont passé. Seul le Pèlerinage agit plus tôt, pendant les actions.
hourglass-start-player-moves = Le premier joueur change
    .text = Quand l’événement est terminé, le joueur suivant dans le sens horaire devient premier joueur.

## Recensement

census = Recensement
census-first-receives = Le plus de fermiers : une pièce
    .text = Qui mène seul sur la piste des fermiers reçoit 1 pièce.
census-last-pays = Le moins de fermiers : une pièce à payer
    .text = À trois ou quatre joueurs, qui est seul dernier sur la piste des fermiers paie 1 pièce.
census-ties = Les places partagées ne comptent pas
    .text = Si plusieurs partagent la tête, personne ne reçoit. Si plusieurs partagent la dernière place, personne ne paie.
    .example = À la première manche, tous les marqueurs sont ensemble, et il ne se passe rien.
census-two-players = À deux joueurs, personne ne paie
    .text = À deux joueurs, celui qui mène reçoit quand même la pièce, mais l’autre ne paie rien.

## Piocher des partisans

followers = Piocher des partisans
followers-draw = Les partisans viennent au hasard
    .text = Les partisans viennent à l’aveugle de votre sac sur votre marché. Moins que permis convient aussi, même aucun.
followers-draw-number = Vous dites combien, et ils viennent ensemble
    .text = Vous dites le nombre de partisans que vous piochez, et tous viennent d’un coup. On pioche une fois par manche.
    .why = Les livrets donnent le nombre le plus grand et ne disent pas comment la main va dans le sac. Piocher un par un ferait demander jusqu’à huit fois par manche, et presque tout le monde pioche tout. Qui veut voir d’abord en pioche moins et garde le reste pour des rappels.
followers-knights-limit = Les chevaliers fixent le nombre
    .text = Votre marqueur sur la piste des chevaliers dit combien vous pouvez en piocher : 4 au départ, puis 5, 6, 7, 7 et 8.
followers-market-room = Le marché a huit cases
    .text = Vous ne pouvez pas piocher plus de partisans que votre marché n’a de cases libres. Les partisans restés de manches précédentes prennent de la place.
    .example = Six partisans sont restés sur le marché d’Ana. Avec une limite de 5, elle ne peut encore en piocher que 2.
followers-bag-limit = Pas plus que le sac n’en contient
    .text = Vous ne pouvez pas piocher plus de partisans qu’il n’y en a dans votre sac.
followers-recall = Rappeler des partisans
    .text = Pour chaque pioche à laquelle vous renoncez, un partisan peut revenir d’une de vos cases d’action sur votre marché. C’est la seule façon de reprendre un placement d’une manche précédente.
    .example = Bruno peut en piocher 6. Il rappelle 2 partisans et en pioche 4.
followers-recall-limit = Les rappels consomment des pioches
    .text = Rappels et pioches ensemble ne dépassent jamais le nombre que permettent vos chevaliers, dans quelque ordre que ce soit.
followers-recall-room = Il faut de la place à un partisan rappelé
    .text = Un partisan ne peut revenir que sur une case libre du marché.
followers-recall-before-placing = Avant la pioche ou après
    .text = Vous pouvez rappeler des partisans avant de piocher, quand vous avez vu qui est venu, ou les deux, jusqu’à ce que vous placiez le premier partisan de la manche. Ceux que vous rappelez après la pioche, les autres les voient quand votre plan est terminé ; jusque-là, vous pouvez l’annuler.
    .example = Ana peut en piocher 4. Elle en pioche 2, voit deux moines et rappelle 2 partisans que les moines remplaceront.
    .why = Les livrets donnent un rappel pour chaque pioche à laquelle on renonce et ne nomment pas d’ordre : l’exemple anglais en pioche quatre et en déplace deux, l’allemand en reprend deux puis en pioche quatre. La phase 3 finit là où commence la planification. Chacun planifie à son rythme ; pour vous, c’est donc votre premier placement. Ce que vous rappelez après la pioche fait partie de ce que vous imaginez pour la manche, et c’est aussi secret que votre plan.
followers-recall-bag = Un sac vide n’empêche pas les rappels
    .text = Vous pouvez renoncer à des pioches que votre sac n’aurait pas pu servir. Seuls le nombre des chevaliers et la place du marché limitent les rappels.
    .why = L’échange se mesure au nombre que vous avez le droit de piocher, pas au contenu du sac.
followers-recall-followers-only = Seuls des partisans sur des cases d’action reviennent
    .text = Un rappel demande un partisan qui se trouve sur une de vos cases d’action. Les cases vides ne donnent rien, et une technologie ne revient jamais.

## Planification

planning = Planification
planning-together = Tous planifient ensemble
    .text = Chacun planifie en même temps et dit quand il a terminé. Les actions commencent quand le dernier plan est terminé.
planning-from-market = Planifier avec ce que l’on a
    .text = Vous ne pouvez placer que des partisans qui sont sur votre marché ou dans votre Poudrière. Aucun ne doit être placé : qui reste sur le marché y est à la manche suivante.
planning-matching-space = Chaque case veut sa sorte
    .text = Une case d’action accueille la sorte de partisan qu’elle montre. Certaines cases accueillent toutes les sortes ; et les moines, l’École et le Jardin d’herbes permettent d’en remplacer une par une autre.
planning-occupied-space = Un seul par case
    .text = Une case qui porte un partisan ou une tuile Technologie est occupée jusqu’à ce qu’elle soit vidée.
planning-own-place = Seulement dans vos propres Lieux
    .text = Vous pouvez utiliser les dix Lieux de votre plateau et les tuiles Lieu que vous avez prises. Les Lieux des autres vous sont fermés.
planning-own-followers-work = Vos partisans personnels travaillent comme les autres
    .text = Les quatre partisans que vous avez depuis le début comptent comme fermier, batelier, artisan et commerçant partout où un Lieu en demande un. Seules les œuvres et le chemin qui y mène leur sont fermés.
planning-own-followers-town-hall = Les partisans personnels ne vont pas à l’Hôtel de ville
    .text = L’Hôtel de ville accueille des partisans neutres de toute sorte, un ou deux. Un partisan personnel n’y va jamais.
planning-monk-anywhere = Un moine peut être n’importe qui
    .text = Un moine peut aller sur n’importe quelle case d’action, quelle que soit la sorte qu’elle montre.
planning-monk-space = Personne ne peut être un moine
    .text = Une case qui montre un moine accueille un moine et rien d’autre : aucun autre partisan, aucune technologie.
planning-partial = Un Lieu peut se remplir peu à peu
    .text = Vous n’êtes pas obligé de remplir un Lieu en une manche. Ce qui s’y trouve attend, et le Lieu ne sert pas tant que sa dernière case n’est pas occupée.
planning-no-moving = On ne passe pas d’une case à l’autre
    .text = Un partisan sur une case d’action ne va pas sur une autre. Il la quitte quand son Lieu sert, ou par un rappel au moment de la pioche.
planning-done-is-final = Terminé, c’est terminé
    .text = Quand vous avez dit que vous aviez terminé, tous vos placements sont définitifs et aucun ne peut être ajouté pendant cette manche.
    .why = Le livret de 2019 interdit de changer un plan terminé. Celui de 2014 demande seulement d’annoncer la fin ; nous jouons les deux de même.
planning-hidden-until-done = Les plans se montrent une fois terminés
    .text = Les autres voient vos nouveaux placements dès que vous dites avoir terminé, et pas avant.
    .why = La planification est simultanée. Si les plans à demi faits étaient visibles, il serait avantageux d’attendre et d’observer.
planning-identical-spaces = Les cases égales se valent
    .text = Là où un Lieu ou une œuvre montre plusieurs fois la même sorte, peu importe laquelle de ces cases est occupée d’abord.
    .why = Les cases ne diffèrent en rien ; en demander une serait un choix vide.

## Actions

actions = Actions
actions-one-per-turn = Une action, puis le joueur suivant
    .text = À partir du premier joueur, dans le sens horaire, chacun utilise un Lieu ou passe. On continue ainsi jusqu’à ce que tous aient passé.
actions-activated-only = Seuls les Lieux complets servent
    .text = Un Lieu peut servir quand aucune de ses cases d’action n’est vide ; partisans et technologies comptent de même. L’Hôtel de ville et la Poudrière ne demandent qu’un partisan.
actions-any-order = Votre ordre, votre choix
    .text = Vous utilisez vos Lieux complets dans n’importe quel ordre, et rien ne vous oblige à en utiliser aucun.
actions-pass-is-final = Passer met fin à vos actions
    .text = Une fois que vous avez passé, vous n’avez plus d’action pendant cette manche.
actions-unused-stay = Passer ne fait rien perdre
    .text = Les partisans des Lieux que vous n’avez pas utilisés restent où ils sont. Un Lieu complet reste complet, un Lieu à demi rempli le reste aussi, pour les manches suivantes.
actions-followers-return = De retour dans le sac
    .text = Quand un Lieu a servi, ses partisans vont dans votre sac. Une technologie reste sur sa case.
actions-passive-places = Certaines tuiles ne sont pas des actions
    .text = Le Jardin d’herbes et l’École agissent du seul fait que vous les avez. La Sacristie attend un événement et ne s’utilise pas non plus à votre tour.

## Les Lieux du plateau personnel

places = Les Lieux du plateau personnel
places-recruit = Recruter
    .text = Une recrue passe de la réserve dans votre sac, et votre marqueur sur la piste de sa sorte avance d’une case ; les moines n’ont pas de piste. Vous recevez ensuite ce que montre cette case.
places-farm-house = Ferme
    .text = Recrutez un fermier. La case que vous atteignez nomme une marchandise, et vous en prenez une sur le marché des marchandises.
    .example = Le troisième fermier d’Ana lui rapporte un fromage.
places-farm-house-good-gone = Pas de marchandise, pas de fermier
    .text = La Ferme vous est fermée tant qu’il manque au marché des marchandises celle de votre prochaine case de fermier.
    .why = La règle générale ferme une action qui donne une tuile manquante, et elle nomme les marchandises parmi elles. Nous la prenons au mot.
places-village = Village
    .text = Recrutez un partisan : batelier, artisan ou commerçant, à votre choix. Le Village est ouvert tant que l’un des trois au moins vous est possible.
places-village-boatman = Village : batelier
    .text = Un batelier rapporte 2, 3, 4 puis 5 pièces. Le cinquième ne rapporte pas de pièces mais le citoyen, si personne n’y est arrivé avant vous.
places-village-craftsman = Village : artisan
    .text = Un artisan rapporte une tuile Technologie. Elle reste à côté de votre plateau jusqu’à ce que vous puissiez la poser.
places-village-no-technology = Pas de technologie, pas d’artisan
    .text = Quand toutes les tuiles Technologie sont parties, on ne peut plus recruter d’artisan.
    .why = Une action qui donne une tuile manquante n’est pas permise, et les livrets nomment la technologie parmi les tuiles limitées.
places-village-trader = Village : commerçant
    .text = Un commerçant rapporte une tuile Lieu de votre choix. Ce Lieu est désormais à vous : vous pouvez y planifier dans les manches suivantes, ou utiliser aussitôt son pouvoir permanent.
places-village-category-one = La première tuile est de catégorie I
    .text = Votre premier pas sur la piste des commerçants ne donne qu’une tuile de catégorie I. Dès le deuxième, les deux catégories sont ouvertes.
places-village-no-tile = Un commerçant sans tuile Lieu
    .text = Quand il ne reste aucune tuile Lieu que vous ayez le droit de prendre, vous pouvez quand même recruter un commerçant. Il vient sans tuile.
    .why = Les livrets ferment une action faute de partisans, de technologies ou de marchandises. Ils n’y comptent pas les tuiles Lieu : rien n’interdit donc la recrue ni le pas.
places-university = Université
    .text = Recrutez un érudit. Les cinq érudits rapportent 2, 3, 4, 5 et 6 points de développement. L’Université reste ouverte à la fin de la piste de développement tant que la piste des érudits a de la place.
places-castle = Château
    .text = Recrutez un chevalier. Plus de chevaliers, c’est plus de partisans à piocher ; mais le quatrième laisse le nombre à 7 et rapporte le citoyen au premier arrivé.
places-monastery = Monastère
    .text = Recrutez un moine. Les moines n’ont pas de piste et ne rapportent rien d’autre, et vous pouvez en avoir autant que la réserve en donne.
places-ship = Bateau
    .text = Votre marchand suit une voie d’eau jusqu’à la ville de l’autre bout.
places-wagon = Chariot
    .text = Votre marchand suit une route jusqu’à la ville de l’autre bout.
places-guildhall = Maison de guilde
    .text = Construisez un de vos comptoirs dans la ville où se trouve votre marchand, et nulle part ailleurs.
places-scriptorium = Scriptorium
    .text = Chaque usage vous fait avancer d’un pas sur la piste de développement.
places-town-hall = Hôtel de ville
    .text = Il fonctionne avec un ou deux partisans. En une action, vous en envoyez un ou les deux sur des cases libres d’œuvres, la même œuvre ou deux différentes.

## Technologie

technology = Technologie
technology-replaces = Une technologie tient lieu de partisan
    .text = Une tuile Technologie sur une case d’action l’occupe pour de bon : le Lieu n’a plus besoin de ce partisan, et la tuile ne va jamais dans le sac.
technology-after-passing = Posée après avoir passé
    .text = On ne pose une technologie qu’après avoir passé. Elle n’aide donc jamais dans la manche où elle a été gagnée.
technology-until-the-round-ends = De votre passe à la fin de la manche
    .text = On vous interroge juste après votre passe, et une fois encore quand l’événement est terminé, si vous avez toujours une tuile qui peut aller quelque part. Une tuile gagnée après votre passe se pose donc dans la même manche, et une case vidée entre-temps peut servir. À la manche suivante, la tuile attend la passe de cette manche ; après la dernière manche, on n’interroge personne.
    .example = Ana a passé. L’événement Formation lui rapporte une tuile Technologie, et elle la pose avant que la manche suivante ne commence.
    .why = Les livrets fixent un début, la passe, et non un instant. Avoir passé est un état de la manche : il finit avec elle, et au début de la suivante personne n’a passé. Deux questions suffisent, puisque le plateau d’un joueur qui a passé ne change que par les autres et par l’événement.
technology-kept-for-later = Une technologie peut attendre
    .text = Vous n’êtes pas obligé de poser une tuile dans la manche où vous la gagnez. Chaque manche suivante la propose de nouveau.
    .why = Les livrets disent à partir de quand une tuile peut être posée et ne nomment pas de dernier moment.
technology-none-to-place = Seulement les tuiles en main
    .text = Vous ne pouvez poser que des technologies que vous avez gagnées et pas encore posées.
technology-first-replaces-farmer = La première technologie remplace un fermier
    .text = Avec first_technology = "craftsmen-track" (par défaut dans l’édition 2019), la tuile de votre premier artisan ne peut couvrir qu’une case de fermier ; les tuiles venues d’ailleurs sont libres. Avec "first-placed" (par défaut dans l’édition 2014), la première tuile que vous posez dans une partie doit couvrir une case de fermier, d’où qu’elle vienne : d’un artisan, du Laboratoire ou d’un événement.
    .example = Ana n’a recruté aucun artisan mais a utilisé le Laboratoire. Dans l’édition 2019, sa tuile peut couvrir une case de chevalier ; dans l’édition 2014, il lui faut une case de fermier.
    .why = Le livret de 2014 a cette seule phrase : la première tuile que l’on pose dans une partie doit remplacer un fermier. Celui de 2019 imprime les deux : son texte allemand lie la limite à la piste des artisans, l’anglais au premier placement, et Commerce & Intrigue appelle règle générale de s’en tenir à la piste des artisans. Chaque édition a donc sa valeur par défaut, et les deux lectures peuvent se choisir dans les deux. Une tuile qui vient par une règle à elle, comme avec la Navigation ou l’Espion, suit cette règle.
technology-restricted-used-first = Une case de fermier prend la tuile liée
    .text = Si vous avez une tuile liée aux cases de fermier et une tuile libre, couvrir une case de fermier utilise la tuile liée.
    .why = Personne ne voudrait le contraire : la tuile libre peut tout ce que peut la tuile liée.
technology-monk-space = Jamais à la place d’un moine
    .text = Une case qui montre un moine n’accueille jamais de technologie.
technology-one-per-place = Une technologie par Lieu
    .text = Un Lieu qui a une tuile Technologie n’en accueille pas de seconde.
technology-single-space = Pas là où un seul partisan suffit
    .text = Les Lieux à une seule case d’action n’accueillent pas de technologie.
    .example = La Meule de foin demande un fermier ; il y faut donc une personne.
technology-closed-places = Ni à l’Hôtel de ville ni à la Poudrière
    .text = Aucune technologie ne va à l’Hôtel de ville ni à la Poudrière.
    .why = Tous deux envoient ou gardent des gens plutôt que d’employer leur travail. Une tuile n’y remplacerait personne.
technology-empty-space = Seulement sur une case vide
    .text = Une technologie va sur une de vos cases d’action libre à ce moment-là. Elle ne chasse pas un partisan.
    .why = Les livrets disent qu’une tuile remplace le partisan qu’une case demande, et rien de celui qui s’y trouve. Il pourrait repartir, ou la tuile attendre que la case soit libre. Les livrets ne laissent jamais déplacer un partisan placé hors de la phase des partisans : elle attend donc.
technology-never-moved = Posée pour de bon
    .text = Une tuile Technologie posée ne bouge plus. Seule la torture peut l’enlever.

## Pistes de personnage

tracks = Pistes de personnage
tracks-end = La fin d’une piste
    .text = Quand votre marqueur est sur la dernière case d’une piste de personnage, vous ne pouvez plus en recruter de cette sorte. Les fermiers ont 8 pas, les autres pistes 5.
tracks-citizen = Un citoyen pour le premier arrivé
    .text = Le quatrième chevalier et le cinquième batelier rapportent un citoyen au premier joueur qui va si loin. Les suivants n’y trouvent rien.
tracks-never-back = Les marqueurs restent quand les partisans partent
    .text = Perdre un partisan, par la Peste, la torture ou une œuvre, ne déplace pas votre marqueur sur sa piste.

## Piste de développement

development = Piste de développement
development-points = Un point est un pas
    .text = Chaque point de développement fait avancer votre marqueur d’une case sur la piste de développement, qui a 30 pas.
development-coin-space = Des pièces en chemin
    .text = Atteindre ou dépasser la case 7, 12 ou 25 vous rapporte 3, 4 ou 5 pièces. Tous les reçoivent, pas seulement le premier.
development-coin-space-again = Franchie de nouveau, payée de nouveau
    .text = Un marqueur repoussé en deçà d’une case de pièces est payé de nouveau quand il l’atteint encore.
    .why = Qui arrive sur une case de pièces ou la dépasse est payé ; qu’elle l’ait été avant n’est pas une exception dans les livrets. Dans le jeu de base, il faut pour cela reculer de la case de pièces elle-même sous la torture ; Commerce & Intrigue le dit en toutes lettres pour ses propres reculs.
development-citizen-space = Des citoyens en chemin
    .text = Les cases 3, 18 et 28 ont un citoyen pour le premier joueur qui les atteint ou les dépasse. Un citoyen gagné ne se rend pas quand un marqueur recule.
development-status = Niveau de développement
    .text = Votre niveau est 1 au départ et devient 2, 3, 4, 5 et 6 aux cases 4, 9, 15, 22 et 30. Les Revenus, l’Hôpital et le décompte final l’utilisent.
development-status-from-marker = Le niveau suit le marqueur, aussi en arrière
    .text = Le niveau est toujours celui de la case où se trouve maintenant votre marqueur. Un recul en deçà d’une case de niveau le fait baisser.
    .why = Les livrets ne disent que comment le niveau monte. Le lire sur le plateau est la règle la plus simple et fait d’un recul une vraie perte.
development-end = Au-delà de la fin, c’est perdu
    .text = Les points qui mèneraient votre marqueur au-delà de la case 30 sont perdus.
    .why = Les livrets interdisent seulement de dépasser la fin d’une piste et ne donnent rien en échange.
development-closed-at-end = Au bout de la piste, plus d’action de pur développement
    .text = Avec votre marqueur sur la case 30, vous ne pouvez pas utiliser le Scriptorium, la Bibliothèque, la Batellerie ni la Pharmacie. Le Moulin à vent reste ouvert, puisqu’il paie encore des pièces, et l’Université aussi.
    .why = Un marqueur sur la dernière case ferme l’action qui le déplace. Là où l’action rapporte aussi autre chose, cette part vaut encore d’être prise.

## Voyages

travel = Voyages
travel-no-connection = Une liaison, de la bonne sorte
    .text = Un voyage suit exactement une liaison qui part de la ville de votre marchand : une voie d’eau pour le Bateau, une route pour le Chariot et l’Attelage. S’il n’y en a aucune de cette sorte, l’action est fermée.
travel-take-one-good = Une marchandise en chemin
    .text = Votre marchand peut prendre une marchandise qui se trouve sur la liaison parcourue. S’il y en a deux, vous choisissez, et l’autre reste.
travel-good-optional = Une marchandise peut rester où elle est
    .text = Vous pouvez voyager sans rien prendre.
    .why = Les deux livrets parlent d’une permission de prendre une marchandise, pas d’une obligation, et à l’approche des Taxes, la laisser peut être sage. Le texte de l’Attelage est plus court ; nous le traitons comme le Chariot.
travel-empty-way = On peut suivre un chemin vide
    .text = Une liaison sans marchandise se parcourt comme une autre ; il n’y a simplement rien à prendre. Les chemins ne sont jamais regarnis.
travel-double-connection = Route et voie d’eau côte à côte
    .text = Deux villes peuvent être reliées par une route et par une voie d’eau. Ce sont deux liaisons, chacune avec ses propres marchandises.
    .example = De Chinon à Châtellerault, le Bateau prend la marchandise de la rivière, le Chariot celle de la route.

## Comptoirs

stations = Comptoirs
stations-one-per-town = Un comptoir par ville
    .text = Une ville qui a un comptoir, le vôtre ou celui d’un autre, n’en accueille pas d’autre. Seule Orléans fait exception.
stations-orleans-each-one = Orléans : un par joueur
    .text = À Orléans, chacun peut avoir un comptoir, mais pas deux.
stations-none-left = Dix comptoirs, c’est tout
    .text = Sans comptoir dans votre réserve, vous ne pouvez pas construire. Les comptoirs perdus par la torture ne reviennent pas.

## Œuvres de bienfaisance

deeds = Œuvres de bienfaisance
deeds-exact-followers = Les œuvres veulent exactement ce qu’elles montrent
    .text = Une case d’œuvre accueille la sorte de partisan qu’elle montre, sans remplaçant. L’École et le Jardin d’herbes n’y aident pas.
deeds-monks = Aux œuvres, un moine n’est qu’un moine
    .text = Aux œuvres, un moine occupe les cases de moine et aucune autre.
deeds-own-followers = Les partisans personnels ne vont jamais aux œuvres
    .text = Vos quatre partisans personnels ne peuvent pas être envoyés à une œuvre, pas non plus depuis la Poudrière.
deeds-full = Il faut une case libre de la sorte
    .text = Un partisan ne peut aller à une œuvre que s’il y reste une case libre de sa sorte.
deeds-at-least-one = En envoyer au moins un
    .text = Utiliser l’Hôtel de ville ou la Poudrière, c’est envoyer au moins un partisan. Si aucun de ceux qui s’y trouvent ne convient à une case libre, l’action est fermée.
    .why = Les livrets parlent d’un ou des deux. Une action qui n’envoie personne ne serait qu’une façon d’attendre.
deeds-unsent-stay = Qui n’est pas envoyé reste
    .text = Si vous n’envoyez qu’un partisan sur deux, l’autre reste à l’Hôtel de ville ou à la Poudrière. Une action ultérieure peut l’envoyer, même dans la même manche.
    .why = Les partisans retournent dans le sac pour un travail accompli. Celui qui n’a pas été envoyé n’en a encore fait aucun.
deeds-reward = Une récompense par partisan
    .text = Pour chaque partisan envoyé, vous recevez la récompense de son œuvre : 1, 2 ou 3 pièces.
deeds-canalization = Canalisation : pièce ou développement
    .text = Chaque partisan envoyé à la Canalisation rapporte, si vous le choisissez, un point de développement au lieu de la pièce.
deeds-canalization-at-end = La Canalisation à la fin du développement
    .text = Avec votre marqueur sur la case 30, la Canalisation paie la pièce sans rien demander.
    .why = Le point de développement serait perdu ; il n’y a donc rien à choisir.
deeds-citizen = La dernière case rapporte le citoyen
    .text = Qui occupe la dernière case libre d’une œuvre reçoit son citoyen, en plus de la récompense.
deeds-stay = Envoyés pour de bon
    .text = Les partisans des œuvres ne reviennent pas, ni dans votre sac ni dans la réserve.

## Tuiles Lieu

tiles = Tuiles Lieu
tiles-taken-once = Chaque tuile est unique
    .text = Il n’y a qu’un exemplaire de chaque tuile Lieu. Une fois que quelqu’un l’a, personne d’autre ne peut la prendre.
tiles-goods-tiles = Meule de foin, Fromagerie, Vignoble, Lainerie, Atelier de couture
    .text = Chacun rapporte une marchandise du marché des marchandises : blé, fromage, vin, laine et brocart, dans cet ordre.
tiles-good-gone = Pas de marchandise, pas de production
    .text = Une tuile qui produit une marchandise est fermée tant que le marché des marchandises n’en a pas. Celles qui sont sur les chemins ne comptent pas.
tiles-shipping-line = Batellerie
    .text = Chaque usage vous fait avancer d’un pas sur la piste de développement, pour un seul partisan.
tiles-brewery = Brasserie
    .text = Chaque usage paie 2 pièces.
tiles-library = Bibliothèque
    .text = Chaque usage vous fait avancer de 2 pas sur la piste de développement.
tiles-windmill = Moulin à vent
    .text = Chaque usage paie 2 pièces et vous fait avancer d’un pas sur la piste de développement.
tiles-cellar = Cave
    .text = Chaque usage paie 4 pièces.
tiles-pharmacy = Pharmacie
    .text = N’importe quel partisan l’ouvre. Vous achetez un, deux ou trois points de développement à une pièce chacun.
tiles-pharmacy-limits = La Pharmacie vend ce qui vous sert
    .text = Sans pièce, ou avec votre marqueur sur la case 30, la Pharmacie est fermée. Vous ne payez jamais plus de pièces que vous n’en avez ou qu’il ne reste de pas.
    .why = Le prix le plus bas est d’une pièce, et c’est un achat, pas une dette : la torture n’y a pas de part. Des pièces payées pour des points perdus seraient un piège.
tiles-office = Bureau
    .text = Chaque usage paie autant de pièces que vous avez de comptoirs sur la carte.
tiles-bathhouse-2014 = Maison de bains : trois piochés, deux placés
    .text = Trois partisans sortent de votre sac. Vous en choisissez deux et les placez aussitôt sur des cases d’action qui leur conviennent ; moins seulement si deux ne trouvent pas de case. Les autres et le partisan qui a ouvert la Maison de bains vont dans le sac.
tiles-bathhouse-2019 = Maison de bains : deux piochés, un placé
    .text = Deux partisans sortent de votre sac. Vous en choisissez un et le placez aussitôt sur une case d’action qui lui convient ; aucun seulement si ni l’un ni l’autre ne trouve de case. Le reste et le partisan qui a ouvert la Maison de bains vont dans le sac.
tiles-bathhouse-space = N’importe quel partisan ouvre la Maison de bains
    .text = La Maison de bains a une case, et n’importe quel partisan peut s’y tenir.
    .why = Les textes parlent d’un partisan sans dire lequel. La sorte est reconstituée ; qui possède la tuile peut corriger le chiffre dans les données du matériel.
tiles-bathhouse-draw = Comment pioche la Maison de bains
    .text = Le partisan qui a ouvert la Maison de bains n’est pas dans le sac pendant que vous piochez. S’il y a trop peu de partisans dans le sac, on les pioche tous. Tout le monde les voit.
    .why = Dans les deux livrets, celui qui a ouvert retourne avec les autres, donc après la pioche. Ce qui est pioché est sur la table.
tiles-bathhouse-empty-bag = Un bain avec un sac vide
    .text = Avec un sac vide, la Maison de bains peut servir aussi : on ne pioche personne, et le partisan qui l’a ouverte va dans le sac.
    .why = Un Lieu complet peut servir. Seuls ferment une action les partisans, technologies et marchandises qui manquent à la réserve, et les livrets prévoient que personne du bain ne soit placé.
tiles-bathhouse-where = Où peuvent aller les baigneurs
    .text = Les partisans piochés suivent les règles de la planification. Ils ne peuvent aller ni à la Maison de bains elle-même ni à la Poudrière.
    .why = Les livrets ne ferment que la Maison de bains. Les cases de la Poudrière gardent des partisans et se remplissent pendant la phase des partisans ; ce ne sont pas des cases d’action.
tiles-hospital = Hôpital
    .text = Chaque usage paie votre niveau de développement en pièces.
tiles-school = École
    .text = Vos érudits peuvent aller sur toute case d’action qui ne montre pas un moine.
tiles-herb-garden = Jardin d’herbes
    .text = Vos bateliers peuvent aussi aller sur les cases de fermier, d’artisan et de commerçant.
tiles-no-chain = Les remplacements ne se cumulent pas
    .text = Seuls comptent le partisan lui-même et la sorte de la case. Un batelier ne devient pas érudit parce que vous avez l’École et le Jardin d’herbes, et placé ou non, un partisan garde sa sorte.
    .why = Chaque tuile nomme qui peut remplacer qui ; aucune ne dit qu’un remplaçant peut être remplacé à son tour.
tiles-horse-wagon = Attelage
    .text = C’est un second Chariot : une route, et une marchandise en chemin.
tiles-sacristy = Sacristie
    .text = Avec un moine à la Sacristie, vous pouvez ignorer un événement qui vous nuirait. Le moine va alors dans votre sac ; si vous laissez l’événement se produire, il reste.
tiles-sacristy-events = De quoi protège la Sacristie
    .text = Elle est proposée pour la Récolte, les Taxes et la Peste, et vous décidez à chaque fois. Elle ne peut rien contre le Pèlerinage, et le recensement n’est pas un événement.
    .why = Les livrets donnent ces trois-là comme mauvais événements. Le Pèlerinage agit pendant les actions, avant que la Sacristie ne le puisse, et personne ne veut manquer les Revenus ou le Jour de commerce.
tiles-gunpowder-tower = Poudrière
    .text = Elle garde jusqu’à deux partisans de toute sorte, personnels compris. De là, on peut les planifier sur des cases d’action, ou envoyer un partisan neutre droit à une œuvre.
tiles-gunpowder-tower-fill = La Poudrière se remplit après la pioche
    .text = Pendant la phase des partisans, après votre pioche, vous pouvez mettre des partisans de votre marché sur des cases libres de la Poudrière. À aucun autre moment personne n’y entre.
    .why = Les livrets nomment la phase. Que tous les partisans du marché puissent choisir la Poudrière, et pas seulement les nouveaux, vient de ce qu’elle prolonge le marché.
tiles-gunpowder-tower-overflow = Piocher en comptant sur la Poudrière
    .text = Pendant que vous rappelez et piochez, les cases libres de la Poudrière comptent comme place : votre marché peut avoir jusqu’à deux partisans de trop. Avant la planification, le surplus doit être passé dans la Poudrière.
    .example = Sept partisans sur le marché et une Poudrière vide : vous pouvez en piocher jusqu’à 3, puis 2 au moins passent dans la Poudrière.
    .why = La tuile agrandit le marché de deux cases. Sans cela, la place serait là mais ne pourrait pas servir quand elle compte.
tiles-gunpowder-tower-stay = Pas de retour de la Poudrière
    .text = Les partisans de la Poudrière y restent jusqu’à ce qu’ils soient planifiés ou envoyés. Ils ne peuvent ni retourner au marché ni être rappelés.
    .why = Un rappel prend des partisans sur des cases d’action, et les cases de la Poudrière servent à garder. Un libre retour donnerait au marché dix cases en tout temps.
tiles-gunpowder-tower-deeds = De la Poudrière aux œuvres
    .text = En une action, vous envoyez un ou deux partisans neutres de la Poudrière à des œuvres. C’est une action à part, en plus de l’Hôtel de ville.
tiles-laboratory = Laboratoire
    .text = Il rapporte une tuile Technologie selon les règles habituelles de la technologie, et la tuile peut être posée sur le Laboratoire lui-même. Sans technologie dans la réserve, il est fermé.

## Événements

events = Événements
events-together = Tous sont frappés, en même temps
    .text = Un événement concerne tous les joueurs, et tous font leurs choix en même temps. Les pièces sont versées à partir du premier joueur.
    .why = Ce qu’un joueur cède ou garde ne touche pas aux choix des autres : personne n’a besoin d’attendre.
events-pilgrimage = Pèlerinage
    .text = On ne peut recruter aucun moine pendant cette manche. Un Monastère complet doit attendre.
events-income = Revenus
    .text = Vous recevez des pièces pour votre niveau de développement : en 2014, une par point de niveau ; en 2019, trois avec la lettre A, deux avec B, une avec C.
    .example = 2019, lettre B, niveau 3 : 6 pièces.
events-harvest-food = Ce qui compte comme denrée
    .text = Le blé, le fromage et le vin sont des denrées ; à vous de choisir laquelle vous remettez. Elle retourne au marché des marchandises.
events-harvest-2014 = Récolte : d’abord les denrées
    .text = Vous remettez 1 denrée. Seulement si vous n’en avez aucune, vous payez 5 pièces, et la torture supplée aux pièces qui vous manquent.
events-harvest-2019 = Récolte : denrée ou cinq pièces
    .text = Vous devez 1 denrée avec la lettre A, 2 avec B, 3 avec C. Pour chacune, vous choisissez : remettre une denrée ou payer 5 pièces.
    .why = Le texte anglais laisse le choix et l’allemand se lit comme une alternative ; seuls les montants parlent de denrées manquantes. Nous laissons décider de chaque denrée à part.
events-harvest-last-coins = Récolte : quand les pièces manquent
    .text = Payer des pièces au lieu d’une denrée n’est proposé qu’avec 5 pièces ou plus. Sans denrée, vous payez les pièces que vous avez, et la torture prend le reste des 5.
    .why = Personne ne devrait choisir la torture en ayant une denrée qui réglerait la dette.
events-taxes = Taxes
    .text = Vous payez 1 pièce pour trois de vos marchandises en 2014. En 2019, c’est pour chaque marchandise avec la lettre A, pour deux avec B, pour trois avec C.
events-taxes-groups = Seuls les groupes complets sont taxés
    .text = Toutes vos marchandises comptent, de quelque sorte qu’elles soient. Celles qui ne complètent pas un groupe ne coûtent rien.
    .example = Huit marchandises à 1 pièce pour trois coûtent 2 pièces.
    .why = Les livrets nomment une pièce pour tant de marchandises et aucun arrondi. Un groupe qui n’est pas là n’est pas taxé.
events-trading-day = Jour de commerce
    .text = Chacun de vos comptoirs sur la carte paie : 1 pièce en 2014 ; en 2019, 3 avec la lettre A, 2 avec B, 1 avec C.
events-plague = Peste
    .text = Un partisan pris au hasard quitte votre sac et retourne à la réserve, où il peut être recruté de nouveau.
events-plague-own-colour = Les partisans personnels survivent à la Peste
    .text = Si la Peste pioche un partisan personnel, il retourne dans le sac et vous ne perdez personne.
events-plague-empty-bag = La Peste trouve un sac vide
    .text = Avec un sac vide, la Peste ne vous fait rien. Les partisans de votre plateau sont à l’abri.
    .why = La Peste pioche dans le sac et nulle part ailleurs.

## Torture

torture = Torture
torture-when = Des dettes impossibles à payer
    .text = Si vous devez des pièces au recensement, pour la Récolte ou pour les Taxes et en avez trop peu, la torture commence : chaque pièce manquante vous coûte une chose.
torture-coins-first = Les pièces d’abord
    .text = Vous payez d’abord toutes les pièces que vous avez. La torture ne prend que ce qui manque encore.
torture-any-mix = À votre choix, pièce par pièce
    .text = Pour chaque pièce manquante, vous choisissez ce que vous cédez, et vous pouvez mélanger à votre gré.
    .example = Trois pièces manquent : un blé, un pas en arrière et un comptoir non construit.
torture-station = Torture : un comptoir
    .text = Cédez un comptoir de votre réserve, ou un comptoir construit dans une ville de votre choix. On peut alors de nouveau construire dans cette ville.
torture-follower = Torture : un partisan
    .text = Un partisan neutre de votre sac, pris au hasard, est perdu. Les partisans personnels ne sont jamais pris : on recommence la pioche.
torture-follower-own-only = La torture demande un partisan neutre dans le sac
    .text = Vous ne pouvez pas choisir un partisan si votre sac est vide ou ne contient que des partisans personnels.
    .why = La pioche ne finirait jamais, ou ne commencerait jamais.
torture-development = Torture : un pas en arrière
    .text = Votre marqueur de développement recule d’une case. Il ne peut jamais ainsi reculer sur une case de pièces ni la franchir. Les pas perdus peuvent être refaits.
torture-development-coin-space = Reculer d’une case de pièces
    .text = Un marqueur qui se trouve sur une case de pièces peut en reculer. Quand il l’atteint de nouveau, les pièces sont payées de nouveau.
    .why = Les livrets interdisent de reculer sur une case de pièces et de la dépasser ; le texte allemand laisse aller le marqueur jusqu’à la case de pièces suivante. Qui s’y trouve ne fait ni l’un ni l’autre en la quittant.
torture-development-start = Pas de recul depuis le départ
    .text = Un marqueur sur la case de départ de la piste de développement n’a pas de pas à céder.
    .why = Il n’y a pas de case avant le départ.
torture-good = Torture : une marchandise
    .text = Cédez une de vos marchandises, de n’importe quelle sorte. Elle compte pour une pièce, le brocart aussi.
torture-place-tile = Torture : une tuile Lieu
    .text = Cédez une de vos tuiles Lieu. Les Lieux imprimés sur votre plateau ne peuvent pas être cédés.
torture-place-tile-contents = Ce qui se trouvait sur une tuile Lieu perdue
    .text = Les partisans de la tuile, ceux qui y sont gardés compris, vont dans votre sac. Une tuile Technologie posée dessus quitte le jeu avec elle.
    .why = La dette est une chose, la tuile. Les partisans sont toujours au sac ou au plateau, tandis qu’une technologie ne quitte jamais sa case.
torture-technology = Torture : une tuile Technologie
    .text = Cédez une tuile Technologie, posée ou non. Posée, elle libère sa case d’action pour les partisans.
    .why = La liste nomme la technologie sans dire où elle est. Qu’elle ne puisse être déplacée ne la protège pas d’être prise.
torture-leaves-game = Perdu pour tous
    .text = Ce que prend la torture est hors du jeu : cela ne va à aucune réserve, à aucun marché et à aucun autre joueur.
torture-nothing-left = Plus rien à prendre
    .text = Si vous n’avez rien qui puisse être cédé, le reste de la dette s’éteint.
    .why = Les livrets ne le prévoient pas. Une dette reportée demanderait ses propres règles pour un cas qui n’arrive presque jamais.

## Fin de partie et décompte

end = Fin de partie et décompte
end-last-round = Dix-huit manches
    .text = La manche de la dix-huitième tuile Sablier se joue jusqu’au bout, événement compris. On compte alors les points.
end-most-stations = Le quatorzième citoyen
    .text = Qui a seul le plus de comptoirs sur la carte reçoit le dernier citoyen avant le décompte. En cas d’égalité, personne.
end-coins = Points des pièces
    .text = Chaque pièce vaut un point.
end-goods = Points des marchandises
    .text = Le blé compte 1 point, le fromage 2, le vin 3, la laine 4, le brocart 5.
end-stations-and-citizens = Points des comptoirs et des citoyens
    .text = Additionnez vos comptoirs construits et vos citoyens, et multipliez par votre niveau de développement. Les comptoirs non construits ne comptent pas.
    .example = Quatre comptoirs et trois citoyens au niveau 5 font 35 points.
end-tie = Victoire et égalité
    .text = Le plus de points l’emporte. À égalité, décide le marqueur le plus avancé sur la piste de développement ; s’il y a encore égalité, la victoire est partagée.

## Réserves et paiements

supply = Réserves et paiements
supply-limited = Ce qui est épuisé est épuisé
    .text = Partisans, technologies et marchandises sont limités aux pièces en jeu. Ce qui est épuisé ne peut plus être gagné.
supply-no-tile-no-action = Pas de pièce, pas d’action
    .text = Une action qui vous donnerait un partisan, une tuile Technologie ou une marchandise est fermée tant que cette pièce manque à la réserve.
supply-comes-back = Les réserves peuvent se regarnir
    .text = Les denrées remises à une Récolte et les partisans perdus par la Peste sont de nouveau disponibles, et avec eux les actions qui étaient fermées.
supply-own-followers = Vos quatre partisans personnels ne vous quittent jamais
    .text = Vos partisans personnels sont toujours dans votre sac ou dans vos Lieux. Aucune œuvre, aucune Peste, aucune torture ne les prend.
supply-payments = Les pièces viennent de la banque et y retournent
    .text = Tous les paiements se font entre un joueur et la réserve générale, jamais d’un joueur à l’autre.
supply-coins-2014 = Les pièces peuvent s’épuiser
    .text = La réserve de pièces est limitée. Tant qu’elle est vide, personne ne reçoit de pièces.
supply-coins-2014-short = Quand il reste quelques pièces
    .text = S’il vous est dû plus qu’il n’y a, vous recevez ce qu’il y a. Le reste ne vous est pas dû.
    .example = Il reste quatre pièces et la Cave en paie 4 ; la Brasserie du joueur suivant n’en paie alors aucune.
    .why = Le livret dit que s’il y a trop peu de pièces dans la réserve, on ne peut pas en recevoir pour le moment. Cela peut viser celles qui manquent, ou toutes celles qui sont dues. Nous prenons le premier sens : des autres pièces de jeu aussi, on prend ce qui est là. Pour le second, corrigez counts.coins.pays_what_is_left en false.
supply-coins-2014-number = La réserve de pièces est un simple nombre
    .text = Les pièces se comptent en une somme ; les pièces de 1, 5 et 10 ne jouent aucun rôle. La taille de la réserve est un chiffre des données du matériel.
    .why = La boîte a 47 pièces, mais combien de chaque valeur n’est pas imprimé. Manquer de monnaie ne fait pas partie du jeu.
supply-coins-2019 = Les pièces ne s’épuisent jamais
    .text = Il y a toujours assez de pièces pour tout paiement dû.
supply-coins-never-close = Le manque de pièces ne ferme aucune action
    .text = Une action qui paie des pièces reste ouverte même si elle n’en paierait aucune : le Bureau sans comptoir, ou en 2014 tout Lieu quand la réserve est vide.
    .why = Dans les livrets, seul le manque de partisans, de technologies ou de marchandises ferme une action. Ramener les partisans dans le sac peut être une raison suffisante d’utiliser le Lieu.
supply-coins-order = Qui est payé d’abord
    .text = Quand plusieurs sont payés à la fois, le premier joueur vient d’abord, puis les autres dans le sens horaire. Si la réserve de pièces est courte, les derniers peuvent recevoir moins.
    .why = Le livret de 2014 règle les paiements dans l’ordre du tour. En 2019, les pièces ne s’épuisent pas, et l’ordre n’y change rien.

## Retirer des tuiles Lieu

exclusion = Retirer des tuiles Lieu
exclusion-turns = Chacun peut retirer une tuile
    .text = Une option pour qui connaît le jeu : avant la première manche, à partir du premier joueur et dans le sens horaire, chacun peut mettre hors du jeu une tuile Lieu de l’une ou l’autre catégorie, ou y renoncer. Ce qui est hors du jeu ne peut plus être pris ni retiré.
exclusion-two-players = À deux joueurs, deux tuiles chacun
    .text = À deux joueurs, chacun a deux tuiles à retirer.
exclusion-going-round = Une tuile à la fois
    .text = Quand chacun a deux tuiles à retirer, on fait deux tours, une tuile à la fois. Renoncer fait perdre une tuile, pas le second tour.
    .why = Le livret ne donne que le nombre. Jouer à tour de rôle permet à chacun de répondre à ce que l’autre a retiré.
exclusion-both-editions = Une option dans les deux éditions
    .text = On ne retire des tuiles que si la table le choisit, et elle peut le choisir avec l’une ou l’autre édition.
    .why = Seul le livret de 2014 l’imprime. Rien dans l’édition de 2019 ne s’y oppose.
