# Comment gagner chaque jeu : un but et quatre lignes avec chacune une image. Pas de chiffres.
win-title = Comment gagner
win-go = Jouons
win-learn = Vous débutez ? Apprenez en jouant :

## Orléans
win-orleans = Ayez le plus de points après la dernière manche.
win-orleans-1 = Les marchandises sont des points ; les plus fines en valent plus.
win-orleans-2 = Chaque pièce est un point.
win-orleans-3 = Comptoirs et citoyens comptent autant de fois que le dit votre développement.
win-orleans-4 = Vous les obtenez par vos partisans : piocher, planifier, utiliser des Lieux. De nouveaux améliorent le sac.

## The First Kingdom
win-first-kingdom = Soyez le premier couronné.
win-first-kingdom-1 = Accomplissez toutes les tâches de votre feuille.
win-first-kingdom-2 = Réunissez assez de citoyens.
win-first-kingdom-3 = Bâtissez une église.
win-first-kingdom-4 = Devenez assez riche.

## The King’s Favor
win-kings-favor = Restez en faveur jusqu’au bout, avec le plus de points.
win-kings-favor-1 = Une époque a quatre saisons ; en automne, chacun doit avoir une denrée.
win-kings-favor-2 = Après l’hiver, le roi examine vos objectifs. Chaque objectif manqué coûte une tuile Favori.
win-kings-favor-3 = Qui n’en a plus à céder est éliminé.
win-kings-favor-4 = Marchandises, pièces, régions et bâtiments sont des points.

## The Cathedral
win-cathedral = Bâtissez la cathédrale ensemble : tous gagnent, ou personne.
win-cathedral-1 = Piochez un partisan, placez-le et faites ce que dit sa case.
win-cathedral-2 = Apportez des marchandises aux ateliers et au sablier.
win-cathedral-3 = Elles font naître les sections de la cathédrale, du sol jusqu’au toit.
win-cathedral-4 = Si la dernière manche finit sans toit, tous ont perdu.
