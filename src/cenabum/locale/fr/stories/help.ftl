### Help on every task of the stories: short, with an example where one helps. Places, deeds, bonuses and seasons speak in game.ftl.

## Tasks of The First Kingdom
about-task-well = De l’eau pour tous. Envoyez par votre portail ce que la feuille montre encore.
about-task-harbor = Un quai pour les bateaux. Envoyez par votre portail ce que la feuille montre encore. Sans port, personne ne quitte l’époque { $harbor-era }.
about-task-baptistery = Des fonts pour les nouveau-nés. Envoyez par votre portail ce que la feuille montre encore.
about-task-delegation = Des partisans différents partent pour Orléans et ne reviennent pas. Un moine ne peut y aller à la place d’un autre.
about-task-church = Construisez vous-même au moins une église. Prendre celle d’un autre ne compte pas, et aucun bonus de la piste de gloire ne la remplace.
about-task-citizens = Les citoyens viennent des repères du plateau Contrôle, de la piste de gloire, de la dernière case d’une œuvre, du fait d’entrer le premier dans la famine ou la peste, et du Parloir.
about-task-riches = Pièces et marchandises ensemble, { $goal-riches } en tout. Vous les gardez ; on les compte à la fin de chaque manche. Exemple : 2 brocarts comptent { $value-brocade } chacun, une pièce 1.

## Objectives of The King’s Favor
about-task-hunting_rights = Envoyez par le portail les sommes demandées, l’une après l’autre.{ $costs-hunting_rights ->
    [one] { "" }
   *[other] { " " }Chacune compte comme un objectif à part : si toutes manquent, il vous faut { $costs-hunting_rights } tuiles Favori.
  }
about-task-food_stock = Envoyez une de chaque denrée demandée.
about-task-court = Envoyez les partisans demandés ; ils restent à la cour. Personne d’autre ne peut y aller à leur place.
about-task-gifts = Envoyez un de chaque cadeau demandé.
about-task-areas = Comptez les régions où vous avez un colon, quoi qu’on y ait construit.
about-task-villages = Comptez les villages que vous contrôlez, le village de départ et un village secret aussi.
about-task-fortresses = Comptez vos forteresses près desquelles vous avez un colon.
about-task-churches = Comptez les églises de vos régions, quel qu’en soit le bâtisseur.
about-task-tournament_grounds = Atteignez la case marquée de la piste de gloire. Qui y arrive tôt attend là ; les points suivants sont perdus jusqu’à la fin de l’époque { $tournament-era }.
about-task-castle = Atteignez la dernière case de la piste de gloire. Ici, le roi est sans pitié : aucune tuile Favori n’y fait rien.

## The booklet
tip-first-kingdom-I = Chaque région rapporte de la gloire à chaque manche : prenez des terres tôt. Gardez pour chaque colon que vous placez { $era-I-food_per_settler ->
    [one] { $era-I-food_per_settler } denrée
   *[other] { $era-I-food_per_settler } denrées
  } : c’est le prix du départ.
tip-first-kingdom-II = Une tuile Technologie vous épargne un partisan à toutes les manches suivantes. Les citoyens ouvrent la sortie : le plateau Contrôle et la piste de gloire rapportent les premiers ({ $era-II-citizens }).
tip-first-kingdom-III = Tant que le Grenier commun a un vide, mettez des denrées de côté à chaque manche. Jamais un village n’a valu plus de gloire ; mais chacun, quel qu’en soit le bâtisseur, rend le départ plus cher pour tous.
tip-first-kingdom-IV = Recrutez des chevaliers pour prendre des terres, des forteresses pour les garder. Achevez d’abord le port : sans lui, vous ne sortirez pas d’ici.
tip-first-kingdom-V = Personne ne peut vous attaquer, et vous ne pouvez pas grandir. Construisez, prenez les fortes tuiles de catégorie III, recrutez des moines et amassez des denrées pour le départ.
tip-first-kingdom-VI = Vous piochez de nouveau beaucoup de partisans. Récoltez une marchandise en quantité et livrez-la. Exemple : avec quatre villages et six fromages, vous en livrez quatre, pour { $value-cheese } de gloire chacun.
tip-first-kingdom-VII = Entrez quand le Remède est prêt, ou faites vite. Construisez ici votre église : elle compte comme tâche et rapporte maintenant le plus de gloire.
tip-first-kingdom-VIII = Installez-vous dans les régions de vos voisins : ce qui s’y trouve compte pour vous deux, aussi sur le plateau Contrôle. Veillez ensuite à ce que votre fortune suffise à la fin de la manche.
tip-kings-favor-I = Installez-vous d’abord sur les lacs, ils rapportent de la gloire à chaque manche. Mettez au portail les sommes pour le droit de chasse avant la fin de l’hiver : Corderie, Épicerie, Grange ou Alchimie y aident.{ $costs-hunting_rights ->
    [one] { "" }
   *[other] { " " }Chaque somme qui manque coûte une tuile Favori : si toutes manquent, il vous en faut { $costs-hunting_rights }.
  }
tip-kings-favor-II = Les villages rapportent maintenant de la gloire. La réserve de denrées en demande une de chaque sorte montrée : voyez tôt laquelle vos terrains ne vous donnent pas, et achetez-la.
tip-kings-favor-III = Comptez les pas jusqu’au Champ du tournoi : au-delà, les points sont perdus cette année. Une forteresse demande un chevalier et du bois.
tip-kings-favor-IV = À cette époque, c’est construire qui rapporte le plus de gloire. Les érudits, chevaliers et moines envoyés à la cour sont partis : recrutez-en un de plus de chaque sorte.
tip-kings-favor-V = Vous piochez peu de partisans. Le Château est obligatoire ; livrez vos marchandises les plus chères à chaque manche. Exemple : avec quatre villages, deux brocarts pour { $value-brocade } de gloire chacun et deux laines pour { $value-wool }.
booklet-of = Le livret d’histoire
booklet-pages = Pages du livret
booklet-goal = Le but
booklet-fame = Piste de gloire
booklet-places = Lieux
booklet-year = L’année
booklet-not-yet = Personne n’est encore arrivé jusqu’ici. Lire plus loin est permis, et sage.
booklet-you-are-here = Vous êtes ici
booklet-rules = À cette époque
booklet-tip = Un conseil
booklet-needed = Pour continuer
booklet-king-asks = Ce que demande le roi
goal-first-kingdom = Qui a accompli tout cela à la fin d’une manche est couronné, à n’importe quelle époque. Si plusieurs y sont parvenus, le plus riche d’entre eux.
goal-kings-favor = Réussissez chaque année. Si plusieurs y parviennent, les points décident ; s’il n’en reste qu’un, il gagne aussitôt. Si personne ne tient, ceux qui sont allés le plus loin comparent leurs points.
goal-by-value = leur valeur
goal-coin = chaque pièce
goal-area = chaque région
goal-village = chaque village
goal-fortress = chaque forteresse
goal-church = chaque église
goal-favorite = chaque tuile Favori inutilisée

## What lies open
supply-box = Dans la boîte
supply-eras = Époques à venir

## On the portal

parcel-what = Cela attend au portail d’être envoyé. Une action l’envoie à une œuvre ou à l’une de vos tâches qui le demande ; une œuvre vous paie pour cela.

## Ce que les choses feraient maintenant (stories/outlook.py et les effets)
area-reach = { $number ->
    [0] le Territoire peut amener un de vos colons ici
    [one] avec un chevalier au Territoire, un de vos colons peut la prendre
   *[other] avec { $number } chevaliers au Territoire, un de vos colons peut la prendre
  }
area-site = on pourrait construire { $building-one } ici : { $fame } points de gloire
sent-to = « { $target } » : { $pays }
sent-for = « { $target } » le demande
sent-from = { $parcel-one } de votre portail : { $pays }
sent-free = { $parcel-one } de votre portail
sent-nowhere = aucune œuvre et aucune de vos tâches ne le demande en ce moment
sent-advances = ou bien vous entrez ainsi dans l’époque suivante, au lieu d’être payé
