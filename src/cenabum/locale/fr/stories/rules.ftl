### The rules of Orléans Stories in French: of each rule in src/cenabum/stories/rules.toml the title, the text, the example and the reason.

## À la table

general = À la table
general-not-now = Ce n’est pas à vous de décider
    .text = Seul un siège à qui l’on demande quelque chose peut jouer, et son coup doit répondre à ce qui est demandé.
general-not-offered = Ce coup n’est pas permis
    .text = Ce que la table ne propose pas ne peut pas être fait.
general-undo = Reprendre un coup
    .text = Vous pouvez reprendre votre dernier coup tant que rien n’a été révélé depuis, qu’il n’a dévoilé aucun plan et qu’aucun coup d’un autre joueur ne repose sur lui.
    .why = Entre amis, on le permet jusqu’au moment où quelqu’un a appris ou fait quelque chose à cause du coup.
general-open-bags = Les sacs n’ont pas de secret
    .text = Chacun peut savoir ce que contient chaque sac ; seule la prochaine pioche est inconnue.
    .why = Chaque partisan y est entré aux yeux de tous, et les joueurs peuvent regarder dans leur sac à tout moment.

## Mise en place

setup = Mise en place
setup-areas = Les régions selon le nombre de joueurs
    .text = À deux joueurs servent les régions claires, à trois aussi les moyennes, à quatre toutes. Les tuiles Terrain sont mélangées et posées sur les régions qui ne sont pas des villages de départ.
setup-starting-villages = Les villages de départ dans l’ordre inverse
    .text = Le dernier joueur dans l’ordre du tour choisit d’abord un village de départ, le premier joueur en dernier ; on y place un colon.
setup-marketplace = La place du marché au départ
    .text = L’histoire et le nombre de joueurs disent quels partisans, marchandises et technologies sont sur la place du marché ; tout le reste attend dans la boîte.
setup-start-goods = Ce que chacun a au départ
    .text = Deux fermiers, deux pêcheurs, un artisan, un commerçant, un poisson, un blé et un bois viennent de la place du marché, une pièce de la réserve.
setup-first-followers = Les premiers partisans
    .text = Dans Le Premier Royaume, les six partisans sont sur la place du village et le jeu commence par la planification ; dans La Faveur du roi, ils sont dans le sac et on les pioche.
setup-settlers = Les colons au départ
    .text = Dans Le Premier Royaume, deux colons marquent la gloire et l’époque, un est dans le village de départ, quatre sont dans la réserve et cinq attendent les époques suivantes. Dans La Faveur du roi, un marque la gloire, un est dans le village de départ et dix sont dans la réserve.
setup-two-players = Les œuvres à deux joueurs
    .text = À deux joueurs, le plateau Repas des pauvres / Construction de l’orphelinat ne sert pas.
setup-removed-tiles = Les tuiles qui ne servent pas
    .text = La Faveur du roi se joue sans le Bosquet, le Navire marchand et le Parloir.

## Le déroulement d’une manche

round = Le déroulement d’une manche
round-phases = Quatre phases
    .text = On pioche des partisans, chacun planifie, on effectue les actions à tour de rôle, le premier joueur change. Avant cette dernière phase, chaque joueur reçoit le bonus ou le malus de la manche.
round-starting-player = Le premier joueur change
    .text = Après chaque manche, le marqueur passe à gauche ; on saute les joueurs hors jeu.
round-bonus-order = L’ordre des bonus
    .text = Les bonus et malus de la manche se règlent à partir du premier joueur, dans le sens horaire.
    .why = Le livret ne donne pas d’ordre, mais certains bonus puisent sur la même place du marché.

## Piocher des partisans

followers = Piocher des partisans
followers-draw = Piocher selon l’époque
    .text = À chaque manche, un joueur peut piocher autant de partisans que le permet son époque.
followers-green-room = La place du village a ses limites
    .text = On n’en pioche pas plus qu’il n’y a de cases libres sur la place du village ; les partisans non placés y restent.
followers-recall = Rappeler au lieu de piocher
    .text = Pendant la pioche, un partisan d’une case d’action, de la Foire ou du portail peut revenir sur la place du village ; chacun compte comme une pioche.

## Planification

planning = Planification
planning-matching-space = Le partisan que demande la case
    .text = Un partisan va sur une case vide d’un de ses propres Lieux qui demande sa sorte.
planning-monks = Les moines remplacent
    .text = Un moine peut prendre n’importe quelle case ; personne d’autre ne peut prendre la case d’un moine.
planning-partial = Les Lieux peuvent attendre
    .text = Un Lieu n’a pas besoin d’être rempli en une manche ; les partisans y attendent qu’il soit complet.
planning-hidden = Les plans se montrent une fois terminés
    .text = Chacun planifie en même temps. Les autres voient un plan quand il est terminé.
    .why = Dans le doute, le livret fait planifier à tour de rôle ; des plans simultanés et cachés n’ont pas besoin d’ordre.
planning-done-is-final = Terminé, c’est définitif
    .text = Qui a fini de planifier ne change plus rien.
planning-wood = Du bois pour les bâtiments
    .text = Le Village, la Forteresse et l’Église ont chacun une case pour du bois, que l’on y met de sa réserve pendant la planification.
planning-take-back-goods = Reprendre des marchandises
    .text = À la fin d’une manche, on peut reprendre les marchandises, l’argent et les technologies du portail et le bois des cases de construction. Le blé de la Boulangerie peut être repris chaque fois que son propriétaire décide quelque chose, planification comprise.
    .why = Le livret le dit pour le portail et la Boulangerie ; le bois est traité comme ce qui est au portail.

## Actions

actions = Actions
actions-one-per-turn = Une action, puis le joueur suivant
    .text = À partir du premier joueur, chacun effectue une action ou passe.
actions-pass-is-final = Passer est définitif
    .text = Qui passe n’a plus d’action pendant cette manche.
actions-activated-only = Seulement les Lieux activés
    .text = Un Lieu sert quand toutes ses cases d’action sont occupées.
actions-forbidden = Les actions qu’interdit une époque
    .text = Une action qu’interdit votre époque ne peut pas être effectuée, mais on peut y placer des partisans.
actions-followers-return = Les partisans retournent dans le sac
    .text = Après une action, avec tout ce qui en découle, ses partisans retournent dans le sac ; les technologies restent. Jusque-là, ils sont sur leurs cases, et aucune pioche de la même action ne les trouve.
actions-nothing-comes = Quand il n’en sort rien
    .text = Le Terrain, le Marché, le Chantier, le Navire marchand, la Maison de bains, la Perception et le Rempart peuvent servir même s’il n’en sort rien, par exemple un Marché sans village. Les autres Lieux ont besoin de ce que demande leur action.
    .why = Tout Lieu activé peut servir, et le livret le dit du Terrain même sans récolte. De ces Lieux, il dit seulement combien il y a au plus, ou que l’on peut prendre quelque chose ; des Lieux qui recrutent ou donnent une certaine marchandise, il dit qu’ils ne peuvent pas servir sans elle.

## Lieux du plateau personnel et tuiles Lieu de base

places = Lieux du plateau personnel et tuiles Lieu de base
places-territory = Territoire
    .text = Entrez avec un colon dans une région voisine de l’une des vôtres.
places-village = Village
    .text = Retournez un terrain que vous contrôlez sur sa face village ; il ne produit plus de marchandises.
places-terrain = Terrain
    .text = Chaque terrain contrôlé produit une marchandise de sa sorte, si la place du marché en a. L’action peut être effectuée même s’il n’en sort rien.
places-building-yard = Chantier
    .text = Prenez une tuile Lieu d’une catégorie que propose votre époque.
places-mill = Moulin
    .text = Recrutez un fermier ou un commerçant de la place du marché.
places-cottage = Chaumière
    .text = Recrutez un pêcheur ou un artisan de la place du marché.
places-market = Marché
    .text = Achetez et vendez dans n’importe quel ordre, en tout autant de marchandises que vous contrôlez de villages, à leur valeur. Ce qui est vendu quitte le jeu.
places-ropery = Corderie
    .text = Recevez une pièce.
places-university = Université
    .text = Recrutez un érudit.
places-castle = Château
    .text = Recrutez un chevalier.
places-monastery = Monastère
    .text = Recrutez un moine. On n’y pose jamais de technologie.
places-laboratory = Laboratoire
    .text = Prenez une tuile Technologie de la place du marché. On n’y pose jamais de technologie.
places-fortress = Forteresse
    .text = Construisez une forteresse dans une région que vous êtes seul à contrôler ; elle ne peut en avoir qu’une.
places-church = Église
    .text = Construisez une église dans un village contrôlé qui n’en a pas.
places-nobody-left = Personne à recruter
    .text = Un Lieu qui recrute ne peut pas servir quand la place du marché n’a aucun de ses partisans.

## Le portail

portal = Le portail
portal-load = Deux cases
    .text = Pendant la planification, chacune des deux cases prend un envoi : un partisan de la place du village, une marchandise, une tuile Technologie ou une somme d’argent.
portal-one-sending = Un envoi par action
    .text = Chaque action envoie un objet à une œuvre ou à l’une de ses tâches qui a une case pour exactement cela.
portal-money = Les sommes d’argent
    .text = On ne met au portail que les sommes que demandent les œuvres et les tâches.
    .why = Aucune autre somme ne pourrait jamais être envoyée, et on pourrait de toute façon la reprendre.

## Technologie

technology = Technologie
technology-after-round = Quand se pose une technologie
    .text = Une tuile Technologie se pose quand tous ont passé, ou se garde pour plus tard, aussi longtemps que l’on veut. Elle ne se pose jamais pendant la phase d’actions, ni pendant que l’on fait son plan.
technology-before-plan = Avant son propre plan
    .text = En plus de la fin d’une manche, on peut poser une technologie après sa propre pioche, avant d’avoir rien posé de son plan.
    .why = Le livret permet tout moment sauf la phase d’actions, et à propos du portail il exclut la planification. Le dernier moment est donc après la pioche. Entre la fin d’une manche et ce moment, rien n’arrive qui ferait une différence ; on n’interroge donc personne entre les deux.
technology-any-follower = À la place de n’importe quel partisan
    .text = Elle remplace n’importe quel partisan sauf un moine, dès la première tuile.
technology-one-per-place = Une par Lieu
    .text = Aucun Lieu n’en accueille deux.
technology-single-space = Pas sur une case unique
    .text = Un Lieu à une seule case d’action n’en accueille pas.
technology-goods-spaces = Les cases de marchandise comptent
    .text = Une case pour du bois ou du blé est aussi une case d’action : la Forteresse et la Boulangerie ne sont donc pas des Lieux à une seule case ; mais une technologie ne remplace jamais la marchandise.
    .why = Le livret appelle la case du bois une case d’action.

## Expansion et conquête

expansion = Expansion et conquête
expansion-adjacent = À côté de ses terres
    .text = Une expansion entre dans une région voisine d’une autre où l’on a un colon.
expansion-loire = Au-delà de la Loire
    .text = Les régions des deux rives de la Loire sont voisines ; le fleuve n’arrête personne.
    .why = Le livret parle de régions voisines sans exception. La Loire ne compte que pour le Navire marchand.
expansion-unoccupied = Seulement des terres libres
    .text = Sans chevaliers, on ne peut pas entrer dans une région où un autre joueur a un colon.
expansion-conquest = Conquête
    .text = Avec un chevalier, on peut prendre un terrain tenu par d’autres, avec deux, aussi un village. Le colon chassé retourne dans la réserve de son propriétaire.
expansion-knights-only = Seulement de vrais chevaliers
    .text = Les moines, les érudits d’une École et une technologie au Territoire ne comptent pas comme chevaliers.
expansion-fortress = Les forteresses protègent
    .text = Dans une région qui a une forteresse, seul son bâtisseur peut entrer, même quand il n’y a pas de colon.
expansion-moved-settler = Plus de colon
    .text = Quand la réserve est vide, l’un des colons placés se déplace.
expansion-moved-from = D’où vient un colon déplacé
    .text = Que la nouvelle région soit voisine se juge avant le départ du colon ; n’importe quel colon placé peut donc s’y rendre, même celui qui la rendait voisine.
    .why = Sinon, un joueur dont le dernier colon est seul ne pourrait plus jamais se déplacer.
expansion-no-area-left = Sans aucune région
    .text = Un joueur sans colon sur la carte peut entrer dans n’importe quelle région inoccupée.
    .why = Sinon, un tel joueur ne pourrait plus jamais prendre part au jeu ; le livret se tait.

## Construire

building = Construire
building-fame = De la gloire pour une construction
    .text = Chaque bâtiment rapporte aussitôt les points de gloire de votre époque.
building-wood-used = Le bois est consommé
    .text = Le bois d’un bâtiment retourne dans la boîte.

## Marchandises, place du marché et boîte

goods = Marchandises, place du marché et boîte
goods-marketplace-only = Seulement ce qui est exposé
    .text = Marchandises, partisans et technologies se gagnent sur la place du marché ; ce qui n’y est pas ne peut pas être obtenu.
goods-used-up = Marchandises utilisées
    .text = Les marchandises utilisées, vendues ou livrées retournent dans la boîte.
goods-box-short = Une boîte insuffisante
    .text = Quand la boîte ne peut pas garnir toute la place du marché, elle donne ce qu’elle a.
    .why = Le livret compte sur assez de tuiles.
goods-food = Denrées
    .text = Poisson, blé, pain, fromage et vin sont des denrées.
    .why = L’image est perdue ; rapporté par des joueurs.
goods-supply-only = Seulement ce qui est dans la réserve
    .text = Les denrées et les pièces dues se paient de la réserve ; ce qui est au portail ou dans un Lieu ne compte pas, sauf le blé de la Boulangerie.
    .why = Le livret ne retire du portail les marchandises et l’argent qu’à la fin d’une manche ; le blé peut quitter la Boulangerie à tout moment.

## Œuvres de bienfaisance

deeds = Œuvres de bienfaisance
deeds-exact = Exactement ce qui est demandé
    .text = Une case accueille exactement ce qu’elle montre ; personne n’y remplace personne.
deeds-bonus = Le bonus d’une case
    .text = Qui fait un envoi reçoit aussitôt le bonus de la case.
deeds-completed = Œuvres achevées
    .text = Une face A achevée est vidée dans la boîte et retournée sur la face B ; une face B achevée est retirée.
deeds-alchemy = Alchimie
    .text = N’importe quel partisan : 2 points de gloire ou 3 pièces, et l’on peut piocher dans son sac un partisan pour une case d’action ou la place du village.
deeds-barter = Troc
    .text = Qui fait l’envoi peut échanger l’une de ses marchandises contre n’importe quelle marchandise d’un autre joueur ; les marchandises sur des cases d’action n’en sont pas.
deeds-barter-portal = Le Troc et le portail
    .text = Les marchandises du portail et de la Poudrière peuvent aussi être échangées, des deux côtés. Ce que l’on reçoit va dans la réserve.
    .why = Seules les marchandises sur des cases d’action sont exclues, et le livret distingue les cases du portail des cases d’action : pendant la planification, une technologie peut aller aux unes et pas aux autres.
deeds-knights-alliance = Alliance des chevaliers
    .text = Qui fait l’envoi peut renvoyer un partisan d’une case d’action d’un autre joueur dans le sac de celui-ci ; le Lieu n’est alors plus activé.
deeds-alliance-where = Jusqu’où va l’Alliance
    .text = Elle atteint les cases d’action et la Foire, pas le portail, la Poudrière ni la place du village.
    .why = Le livret parle de cases d’action et en distingue les cases du portail, comme dans deeds.barter-portal.
deeds-succession-returns = Le Droit de succession revient
    .text = Dans Le Premier Royaume, quand il ne reste d’autre œuvre que l’Alchimie, le Droit de succession revient en jeu.

## La piste de gloire

fame = La piste de gloire
fame-bonuses = Cases marquées
    .text = Chaque case marquée que l’on atteint ou franchit rapporte son bonus, dans l’ordre de la piste.
fame-order = Un bonus après l’autre
    .text = On prend un bonus avant de regarder le suivant. Une case marquée que l’on atteint grâce à un bonus attend ceux qui la précèdent.
    .why = La figurine passe les cases une à une ; le livret ne donne pas d’autre ordre.
fame-may = Ce que l’on peut prendre
    .text = Là où un bonus ou le Chantier laisse un choix, ne rien prendre en fait partie, et l’on peut toujours laisser un partisan. Un citoyen, une marchandise, une tuile Technologie ou une tuile Lieu uniques se prennent sans rien demander.
    .why = Le livret dit « peut ». Personne ne perd à recevoir l’une de ces choses, on ne demande donc à personne s’il la prend ; un partisan peut gâter un sac.
fame-end = La fin de la piste
    .text = Personne ne dépasse la dernière case ; les points suivants sont perdus.
    .why = Le livret ne le dit que pour La Faveur du roi.
fame-follower = Le partisan de la piste de gloire
    .text = On peut piocher un partisan pour une case d’action ou la place du village. Dans Le Premier Royaume, on peut à la place prendre dans son sac, sur la place du marché, un partisan que l’on peut déjà recruter.

## Tuiles Lieu

tiles = Tuiles Lieu
tiles-general-store = Épicerie
    .text = 2 pièces.
tiles-carpenters-workshop = Charpenterie
    .text = Chaque bâtiment de son propriétaire rapporte 1 point de gloire de plus.
tiles-barn = Grange
    .text = Pour 2 blés cédés, 5 pièces, autant de fois que l’on veut.
tiles-pub = Taverne
    .text = N’importe quel partisan : payez 1 à 3 pièces pour autant de points de gloire.
tiles-grove = Bosquet
    .text = 1 bois, si la place du marché en a.
tiles-bathhouse = Maison de bains
    .text = Piochez 2 partisans et placez-en aussitôt un, mais pas à la Maison de bains ; l’autre retourne dans le sac. Si aucun ne trouve de case, les deux y retournent.
tiles-bakery = Boulangerie
    .text = 1 à 3 blés qui y sont posés deviennent autant de pains. Le blé pour lequel il n’y a pas de pain y reste ; le blé inutilisé peut être repris à tout moment.
tiles-cheese-cellar = Cave à fromage
    .text = Pour 2 fromages cédés, 6 points de gloire, autant de fois que l’on veut.
tiles-herb-garden = Jardin d’herbes
    .text = Les pêcheurs peuvent remplacer les artisans, les commerçants et les fermiers.
tiles-notarys-office = Étude de notaire
    .text = 3 pièces.
tiles-tailor-shop = Atelier de couture
    .text = 1 brocart, si la place du marché en a.
tiles-tax-office = Perception
    .text = 1 pièce par village contrôlé.
tiles-trading-ship = Navire marchand
    .text = Livrez des marchandises pour leur valeur en gloire, au plus autant qu’il y a de villages au bord de la Loire, quel que soit celui qui les contrôle.
tiles-county-fair = Foire
    .text = Des partisans, pas deux de la même sorte : 1 point de gloire chacun, puis retour dans le sac.
tiles-wool-mill = Filature
    .text = 1 laine, si la place du marché en a.
tiles-secret-village = Village secret
    .text = Un village de plus, qui ne compte que pour son propriétaire, ne peut pas être pris et où l’on ne construit rien.
tiles-school = École
    .text = Les érudits peuvent remplacer tout le monde sauf les moines.
tiles-treasury = Trésorerie
    .text = 5 pièces.
tiles-bell-tower = Clocher
    .text = 5 points de gloire.
tiles-rampart = Rempart
    .text = 2 points de gloire par forteresse construite.
tiles-workshop = Atelier
    .text = Pour 1 pièce, déplacez l’une de vos tuiles Technologie posées vers une autre case, ou remettez-la dans la réserve. Un Lieu ainsi activé peut servir pendant cette manche.
tiles-gunpowder-tower = Poudrière
    .text = Deux cases de plus, pour des envois comme au portail ou pour des partisans quand la place du village est pleine.
tiles-guardhouse = Corps de garde
    .text = Utilisez l’action d’un Lieu activé d’un autre joueur ; il reste activé pour son propriétaire. Le partisan du Corps de garde retourne dans le sac après l’action utilisée.
tiles-parlatory = Parloir
    .text = 1 citoyen.
tiles-bakery-box = D’où vient le pain
    .text = Le pain de la Boulangerie vient de la boîte, pas de la place du marché.
    .why = La tuile nomme la réserve commune, ce que le livret appelle la boîte.
tiles-bakery-either = Pas d’aller-retour
    .text = Une fois que l’on a repris du blé à la Boulangerie dans une manche, on n’y en repose pas pendant la même planification.
    .why = On peut atteindre toute quantité sans cela, et un plan qui peut aller et venir ne finirait jamais.
tiles-county-fair-late = En retard à la Foire
    .text = Qui est placé à la Foire pendant son action ne rapporte pas de point de gloire et y reste quand les autres s’en vont.
    .why = Seuls les partisans utilisés pour une action s’en vont après elle.
tiles-county-fair-monk = Un moine est un moine
    .text = À la Foire, un moine ne compte que comme un moine.
    .why = La Foire demande des partisans différents, pas des remplaçants.
tiles-guardhouse-what = Ce que le Corps de garde ne peut pas utiliser
    .text = Ni les Lieux qui prennent des marchandises (bâtiments, Boulangerie, Grange, Cave à fromage, Navire marchand), ni le portail ou la Poudrière, ni un autre Corps de garde, ni rien de ce qu’interdit votre époque.
    .why = Le livret exclut les actions qui demandent des marchandises, par exemple bâtir. Au sens étroit, seuls les bâtiments sont exclus ; tel qu’il est écrit, tout Lieu qui prend des marchandises l’est, et c’est ainsi que nous jouons.

## Le Premier Royaume

kingdom = Le Premier Royaume
kingdom-own-era = Chacun a sa propre époque
    .text = Les pioches, les catégories, les actions interdites, la gloire des constructions et le bonus de la manche suivent l’époque de chaque joueur.
kingdom-narration = Le premier arrivé
    .text = Quand on entre dans une époque pour la première fois, son histoire est racontée et ses tuiles viennent sur la place du marché, pour tous.
kingdom-first-citizen = Le premier dans la famine ou la peste
    .text = Le premier joueur à l’époque III, et à l’époque VII, reçoit un citoyen.
kingdom-era-gifts = Ce qu’apporte une époque
    .text = Entrer dans une époque apporte ses colons et ses tuiles Lieu de base : II trois colons, Université, Laboratoire ; IV deux colons, Château, Forteresse ; V Monastère ; VII Église.
kingdom-era-one-bonus = Époque I : gloire des régions
    .text = 1 point de gloire par région contrôlée.
kingdom-era-two-bonus = Époque II : pièces des villages
    .text = 1 pièce par village contrôlé.
kingdom-famine = Époque III : famine
    .text = Jusqu’à ce que le Grenier commun soit plein : 1 denrée jusqu’à 3 régions, 2 jusqu’à 6, sinon 3 ; chaque denrée manquante coûte un colon de la carte ou de la réserve.
kingdom-famine-over = Époque III : la faim est finie
    .text = Avec un Grenier commun plein : 3 pièces pour qui a seul le plus de régions.
kingdom-era-four-bonus = Époque IV : gloire des villages
    .text = 1 point de gloire par village contrôlé.
kingdom-era-five-bonus = Époque V : le plus de villages
    .text = 3 points de gloire pour qui contrôle seul le plus de villages.
kingdom-era-six-bonus = Époque VI : livraison
    .text = Livrez une sorte de marchandise, au plus autant que l’on a de villages, pour sa valeur en gloire.
kingdom-plague = Époque VII : peste
    .text = Jusqu’à ce que le Remède soit complet, chaque manche coûte un colon.
kingdom-plague-over = Époque VII : la peste est finie
    .text = Avec le Remède : 1 point de gloire par forteresse contrôlée.
kingdom-era-eight-bonus = Époque VIII : gloire des églises
    .text = 2 points de gloire par église contrôlée.
kingdom-protection = L’époque V protège
    .text = Personne n’entre dans une région d’un joueur à l’époque V, ni par conquête ni en paix.
kingdom-peace = L’époque VIII est la paix
    .text = Un joueur à l’époque VIII et n’importe quel autre peuvent entrer dans les régions l’un de l’autre sans chasser personne, sauf là où il y a une forteresse ; la région compte alors pour les deux.
kingdom-riches-count = Ce qui compte comme fortune
    .text = Les pièces et les marchandises comptent, aussi celles du portail et des Lieux, puisqu’on peut les reprendre à la fin de la manche.
    .why = Le livret vérifie après la fin de la manche.
kingdom-crown = La couronne
    .text = Quand après une manche quelqu’un a toutes les tâches, 20 citoyens, une église et une fortune de 30, la partie se termine et ce joueur gagne.
kingdom-tie = Plusieurs à la fois
    .text = De plusieurs dans la même manche, le plus riche gagne.
kingdom-equal-riches = À fortune égale
    .text = À fortune égale, la couronne est partagée.
    .why = Le livret compare les pièces et les marchandises, et rien d’autre : aucun joueur n’a donc plus de droits.
kingdom-endless = Une partie sans roi
    .text = Après 80 manches, la partie se termine ; gagne le joueur qui a le plus de citoyens et de cases de tâches rayées, puis le plus riche.
    .why = Le livret ne connaît pas de limite ; des joueurs qui ne peuvent pas finir joueraient toujours.

## Le Premier Royaume : changer d’époque

advance = Le Premier Royaume : changer d’époque
advance-send-a-tile = Envoyer un objet
    .text = Changer d’époque demande un envoi à une autre œuvre que l’Alchimie ; sa case est occupée, son bonus n’est pas versé.
advance-once-a-round = Une fois par manche
    .text = Personne n’entre dans deux époques en une manche.
advance-out-of-one = Sortir de l’époque I
    .text = Au moins 3 régions, et 1 denrée par colon sur la carte.
advance-out-of-two = Sortir de l’époque II
    .text = Au moins 4 citoyens.
advance-out-of-three = Sortir de l’époque III
    .text = 1 pièce par village sur la carte, quel que soit celui qui le contrôle, villages de départ compris.
advance-secret-village-toll = Le village secret dans le péage
    .text = À la sortie de l’époque III, le village secret coûte une pièce à son propriétaire et à personne d’autre.
    .why = Le livret compte tous les villages, avec un village secret « le cas échéant » ; la tuile dit qu’il ne compte que pour son propriétaire. Les deux sont vrais quand il est compté pour son propriétaire et pour personne d’autre.
advance-out-of-four = Sortir de l’époque IV
    .text = Le port est achevé.
advance-out-of-five = Sortir de l’époque V
    .text = 1 denrée par colon sur la carte.
advance-out-of-six = Sortir de l’époque VI
    .text = Rien d’autre que l’envoi.
advance-out-of-seven = Sortir de l’époque VII
    .text = 10 pièces.
advance-at-once = La nouvelle époque vaut aussitôt
    .text = Les conditions de la nouvelle époque valent dès cette manche.

## Le Premier Royaume : plateau Contrôle et tâches

control = Le Premier Royaume : plateau Contrôle et tâches
control-marks = Les repères du plateau Contrôle
    .text = La première fois que l’on contrôle un nombre marqué de régions, de villages ou d’églises, un citoyen vous rejoint ; les perdre ensuite n’y change rien.
control-deed-citizen = Un citoyen pour l’achèvement
    .text = Qui occupe la dernière case d’une œuvre reçoit un citoyen.
control-tasks = Les envois aux tâches
    .text = Ce qui est envoyé au puits, au port, au baptistère ou à la délégation va dans la boîte et est rayé.
control-strike = Rayer
    .text = Le bonus raye un citoyen ou n’importe quelle case d’une tâche d’envoi, jamais l’église ni la fortune.
control-church-task = L’église doit être construite
    .text = Contrôler l’église d’un autre joueur n’accomplit pas la tâche.
control-citizen-cap = Pas plus de vingt
    .text = Les citoyens suivants ne comptent pas.
    .why = La feuille a vingt cases.

## La Faveur du roi

favor = La Faveur du roi
favor-seasons = Cinq époques de quatre saisons
    .text = Tous les joueurs partagent une époque ; chaque manche est une saison.
favor-spring = Printemps
    .text = Au début du printemps, de nouvelles marchandises viennent sur la place du marché, selon le nombre de joueurs.
favor-spring-goods = Ce que le printemps apporte
    .text = Les marchandises du printemps sont le blé et le bois.
    .why = Les images à côté des nombres sont perdues. Le texte de la saison parle du travail aux champs et en forêt. Ce sont des données du matériel, et qui en sait plus peut les corriger.
favor-summer = Été
    .text = Chacun reçoit une pièce.
favor-autumn = Automne
    .text = Chacun donne 1 denrée ; sans denrée 3 pièces, sans pièces une tuile Favori, sinon le joueur est hors jeu.
favor-winter = Hiver
    .text = Après l’hiver, on vérifie les objectifs de l’époque.
favor-era-places = Les Lieux de base selon l’époque
    .text = II Université et Château, III Laboratoire et Forteresse, IV Monastère et Église.
favor-objectives-one = Époque I
    .text = 2 régions ; le droit de chasse, en deux paiements.
favor-objectives-two = Époque II
    .text = 3 régions ; la réserve de denrées.
favor-objectives-three = Époque III
    .text = 4 régions ; une forteresse ; le Champ du tournoi.
favor-objectives-four = Époque IV
    .text = 5 régions ; 3 villages ; une église ; les représentants à la cour.
favor-objectives-five = Époque V
    .text = 6 régions ; 4 villages ; 2 églises ; le Château ; les cadeaux.
favor-task-of-the-era = Seulement la tâche de l’époque
    .text = On ne peut faire d’envoi qu’à la tâche de l’époque en cours.
favor-sent-tiles = Ce qui a été envoyé est dans le livret
    .text = Les objets envoyés à la tâche d’une époque restent auprès du joueur et retournent dans la boîte quand l’époque suivante commence.
favor-bonus-lakes = Époque I : gloire des lacs
    .text = 1 point de gloire par lac contrôlé.
favor-bonus-villages = Époque II : gloire des villages
    .text = 1 point de gloire par village contrôlé.
favor-bonus-fortresses = Époque III : gloire des forteresses
    .text = 1 point de gloire par forteresse contrôlée.
favor-bonus-churches = Époque IV : gloire des églises
    .text = 1 point de gloire par église contrôlée.
favor-bonus-delivery = Époque V : livraison
    .text = Livrez des marchandises de toutes sortes, au plus autant que l’on a de villages, pour leur valeur en gloire.
favor-favorite = Tuiles Favori
    .text = Un objectif manqué coûte une tuile Favori ; qui n’en a pas est hors jeu.
favor-two-payments = Ce qui compte comme un objectif
    .text = Chacun des deux paiements du droit de chasse est un objectif à part : qui a manqué les deux a besoin de deux tuiles Favori. De toute autre tâche d’envoi, l’ensemble est un seul objectif, quoi qu’il y manque.
    .why = La page qui explique le livret montre la marque de la tuile Favori dans chacun des deux cercles et aucune devant le titre, et l’histoire parle de deux paiements. Une tuile pourrait aussi valoir pour les deux : qui le lit ainsi corrige kings_favor.each_space en une liste vide. Les images des autres tâches sont perdues ; compter chacune pour une n’enlève rien.
favor-two-favorites = Variante à deux
    .text = Chacun a deux tuiles Favori.
favor-castle-no-favorite = Pas de pitié pour le Château
    .text = Le Château de l’époque V ne peut pas être remplacé par une tuile Favori.
favor-out = Congédié
    .text = Un joueur hors jeu ne décide plus rien et regarde.
favor-fame-tiles = Tuiles Gloire
    .text = Le Château et le Champ du tournoi ont des cases fixes ; les onze autres tuiles sont mélangées sur les autres cases marquées.
favor-tournament-stop = Attendre au champ
    .text = Si vous atteignez le Champ du tournoi, vous y restez jusqu’à la fin de l’époque III ; les points suivants sont perdus.
favor-tournament-late = Tard au champ
    .text = Après l’époque III, personne n’attend plus au Champ du tournoi.
    .why = La page de l’époque III dit d’y rester jusqu’à la fin de l’époque. À la lettre, cela pourrait aussi retenir un joueur qui n’y passe qu’à l’époque IV, jusqu’à la fin de celle-ci. Mais elle explique l’objectif de l’époque III, et le roi quitte le champ à la fin de cette année-là.
favor-tile-coins = Tuiles Gloire : pièces
    .text = 3 ou 5 pièces.
favor-tile-goods = Tuiles Gloire : bois et technologie
    .text = 1 bois, ou 1 tuile Technologie même sans laboratoire.
favor-tile-village = Tuile Gloire : village
    .text = Un village aussitôt pour 1 bois, avec ses points de gloire.
favor-tile-place = Tuile Gloire : tuile Lieu
    .text = Une tuile Lieu des catégories ouvertes.
favor-tile-followers = Tuiles Gloire : partisans
    .text = Un moine, un chevalier ou l’un des quatre partisans de base dans le sac, si on le veut, même sans le Lieu qui les recrute.
favor-deeds-no-citizen = Pas de prix pour l’achèvement
    .text = Achever une œuvre ne rapporte rien de plus.
favor-end-alone = Seul
    .text = Quand après une époque il ne reste qu’un joueur, ce joueur gagne.
favor-end-points = Aux points
    .text = Après l’époque V, le plus de points de victoire l’emporte parmi ceux qui restent.
favor-end-all-out = Tous hors jeu
    .text = Quand tous sont hors jeu, ceux qui sont allés le plus loin comparent leurs points.
favor-tie = À égalité de points
    .text = Les joueurs qui ont autant de points partagent la victoire.
    .why = Le livret ne nomme aucun moyen de les départager.
favor-scoring = Décompte
    .text = Les marchandises à leur valeur, 1 pour une pièce, 1 pour une région, 2 pour un village, 3 pour une forteresse, 4 pour une église, 10 pour une tuile Favori inutilisée.
favor-scoring-control = Ce qui compte à la fin
    .text = Les villages et les églises comptent pour qui les contrôle, les forteresses pour qui les a construites, avec ou sans colon.
    .why = Le livret dit seulement « chaque » ; une forteresse reste à son bâtisseur même quand personne n’y est.
favor-out-pieces = Les pièces d’un joueur congédié
    .text = Quand les autres continuent après une époque, les colons et les forteresses des joueurs congédiés quittent la carte ; les villages et les églises restent.
    .why = Le livret se tait ; des terres que personne n’utilise ne feraient que gêner.
favor-same-era = Hors jeu à la même époque
    .text = Les joueurs qui partent en automne et en hiver de la même époque sont allés aussi loin.
    .why = Le livret compare les époques achevées.
