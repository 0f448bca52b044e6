### The First Kingdom
narration-first-kingdom-prologue =
    La vallée de la Loire a des terres pour tous, et personne pour y régner. Vous et vos voisins êtes arrivés chacun avec une poignée de gens, une hache, un filet et un sac de semence.

    Huit époques vous attendent, et chacun les traverse à son pas. Chaque époque donne quelque chose et prend quelque chose : lisez plus loin, et restez un moment là où cela vous convient. Le premier qui aura accompli toutes les tâches portera une couronne que nul n’a encore portée.
narration-first-kingdom-I =
    Les barques sont tirées sur la rive, et la fumée monte des premiers foyers. Les lacs regorgent de poissons, le bois se dresse dru dans les forêts, il y a du blé dans les sacs et du pain au four. Personne n’a jamais mesuré ce pays ; qui monte sa cabane le premier peut rester.

    Un vieux passeur hoche pourtant la tête. Viendront des années sèches, dit-il, et un mal après elles. Une réserve que vous rempliriez tous ensemble vaudrait mieux que n’importe quelle muraille.
narration-first-kingdom-II =
    Les voyageurs parlent de vos villages jusqu’à Paris, et un jour des gens aux coffres pleins de livres se tiennent à la porte. Ce que ces érudits imaginent, vos artisans le bâtissent : des roues, des grues et des presses qui ne se fatiguent jamais.

    Le marché offre davantage chaque semaine, et le travail du jour achevé, les villages apportent leurs redevances. Seul le passeur regarde encore le ciel.
narration-first-kingdom-III =
    Pas une goutte depuis Pâques. Les ruisseaux sont des sentiers, les épis sont vides. Ce que contient la réserve commune décide maintenant qui reste et qui noue son baluchon.

    Et pourtant on martèle partout. Quand vole la poussière, chacun veut un toit et un voisin, et l’on loue longtemps le seigneur qui bâtit dans une telle année.
narration-first-kingdom-IV =
    La pluie est revenue, mais les bonnes terres ont des maîtres. Dans la cour des châteaux, les forgerons travaillent à la lueur des torches, et les enfants des fermiers apprennent à chevaucher la lance au poing.

    Qui veut davantage le prend à son voisin ; qui veut le garder l’entoure d’un mur. Personne ne trace un nouveau village tant que rôdent des cavaliers. En aval, les moines attendent un quai où leur bateau puisse accoster.
narration-first-kingdom-V =
    Le premier qui descend du bateau ne porte rien d’autre qu’une cloche. On la pend à un chêne, et dès cette heure nul n’ose lever l’épée contre vous.

    Le prix en est la patience. Vos propres cavaliers restent aussi chez eux, et la moitié du village aime mieux chanter que bêcher. Profitez des années calmes : pour des murs, des maisons, des métiers que personne ici n’a encore appris.
narration-first-kingdom-VI =
    Les gabares sont amarrées par trois au débarcadère, et les charrettes font la queue devant les portes. Ce qui fut amassé pendant des années trouve preneur, et un village qui reçoit ce qu’il lui faut dit du bien de qui l’a apporté.

    Les marchands apportent aussi des nouvelles. Dans les ports du Sud, on brûle le lit des morts. Il est encore temps de préparer un remède, si chacun met quelque chose dans la marmite.
narration-first-kingdom-VII =
    Elle vient la nuit et sans bruit. On marque les portes à la craie, et au matin la moitié de la place est vide. Là où le remède est prêt, les murs écartent le reste ; là où il ne l’est pas, chaque manche appelle quelqu’un.

    Les gens lèvent maintenant les yeux vers les tours. Jamais une église n’a autant compté pour eux, ni une forteresse.
narration-first-kingdom-VIII =
    Un matin, personne n’est mort, et personne le suivant. Ceux qui restent embrassent des voisins qu’ils ont combattus la moitié de leur vie. Les frontières deviennent des sentiers ; il n’y a plus que derrière le mur d’une forteresse qu’un seigneur soit encore seul.

    Achevez maintenant ce que vous avez commencé. La vallée veut un roi ou une reine, et elle n’attendra pas le second.
narration-first-kingdom-food_depot =
    On rentre le dernier sac et l’on pose la barre en travers de la porte : la réserve est pleine. Que le ciel reste aussi bleu qu’il lui plaît, plus personne dans cette vallée ne mourra de faim.

    La famine a perdu ses dents. Et derrière la réserve, les érudits ont dressé un chaudron : avec ce que les années leur ont appris, ils entendent trouver un remède.
narration-first-kingdom-medicine =
    Il sent le vin et les racines amères, et il agit. La fièvre tombe, les malades se redressent et demandent de la soupe.

    Désormais, la peste n’emporte plus personne. En ces années, les forteresses apportent de la gloire au lieu de funérailles.
