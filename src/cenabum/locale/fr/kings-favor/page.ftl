### The King’s Favor
narration-kings-favor-prologue =
    Il y a un roi maintenant, et il est seul. Les grands seigneurs de son château se lèvent tard et n’écoutent qu’eux-mêmes. Il cherche donc un ami dans la petite noblesse du pays : parmi vous.

    Il vous donne cinq ans. Chaque printemps, il dit ce qu’il veut voir avant la fin de l’hiver. Qui n’a rien à montrer rentre chez lui ; une fois, il détournera peut-être les yeux. De ceux qui tiennent jusqu’au bout, celui qui a tiré le plus de ses terres, de ses bâtiments et de ses marchandises gagne sa faveur.
narration-kings-favor-I =
    Un village, une grange et un bon nom : c’est tout ce que vous possédez. Mais autour de vous s’étendent des terres sans maître, et l’on parle surtout des lacs. Qui en a un est quelqu’un.

    Le roi part à la chasse chaque semaine, et il aime la compagnie. Le droit de chevaucher avec lui est à vendre, à un prix que l’on paie en deux bourses. Commencez à économiser.
narration-kings-favor-II =
    Un titre attire les gens. Les érudits demandent une chambre avec vue, les chevaliers une écurie, et vos villages grandissent plus vite que les champs qui les entourent.

    Le roi, qui tient lui-même sa maison, pose la question toute simple : que vont-ils tous manger ? Montrez-lui un garde-manger où il y a un peu de tout, et vous pourrez peindre des armoiries sur votre écu.
narration-kings-favor-III =
    Des hérauts à chaque carrefour : il y aura un tournoi, et le roi siégera dans les tribunes jusqu’à la fin de l’année. On n’y laisse entrer que ceux qui ont un nom.

    Chez vous, le laboratoire vous épargne des bras, et vous en avez besoin. Quelque part sur vos terres doit se dresser une forteresse, sans quoi vous pourriez trouver des inconnus dans votre maison en revenant de voir se briser les lances.
narration-kings-favor-IV =
    Des moines poussant des charrettes viennent par la route et demandent s’ils peuvent rester. Donnez-leur un toit avec une cloche dessous, et l’on parlera de vous en des lieux que vous n’avez jamais vus.

    Le roi manque de gens sûrs. Il veut à sa cour les meilleurs des vôtres, pas ceux dont vous pouvez vous passer. Et il regarde la carte : pour un marquis, elle est encore bien petite.
narration-kings-favor-V =
    La dernière année. Ceux qui sont encore avec vous sont peu nombreux et las. Videz les granges pour vos villages ; ils vous acclameront jusqu’au château.

    Là-bas, on dresse les tables. La porte se ferme la dernière nuit de l’hiver, et personne ne l’a jamais vue se rouvrir. Venez à temps, et ne venez pas les mains vides.
prize-I = Qui réussit devient baron et suit la chasse du roi.
prize-II = Qui réussit devient vicomte et porte des armoiries.
prize-III = Qui réussit devient comte et mène les soldats du roi.
prize-IV = Qui réussit devient marquis et peut tenir les grandes charges du royaume.
prize-V = Qui réussit devient duc et votera pour le prochain roi.
