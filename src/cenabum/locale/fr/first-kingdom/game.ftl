### Orléans Stories: The First Kingdom in French, besides what both stories share (stories.ftl).

title = Orléans Stories : Le Premier Royaume

## Tasks of this story

target-well = puits
target-harbor = port
target-baptistery = baptistère
target-delegation = délégation

## The story, era by era

story-I = Colonisation
    .text = Vos gens sont arrivés sur la Loire. Lacs, champs et forêts sont à prendre : envoyez des colons, et songez que chacun doit être nourri avant d’aller plus loin.
story-II = Essor
    .text = On parle de vos villages. Des érudits frappent à la porte, et ce qu’ils inventent vous épargne des bras pour de bon. Les villages remplissent maintenant votre bourse.
story-III = Famine
    .text = Pas de pluie, de maigres récoltes. Tant que le Grenier commun n’est pas plein, chaque manche vous coûte des denrées, et qui n’en a pas perd des colons.
story-IV = Conquête
    .text = Les terres libres sont rares. Les châteaux envoient des chevaliers, et les forteresses tiennent à distance ceux des autres. Personne ne bâtit de village tant que les épées sont tirées.
story-V = Fondation du monastère
    .text = Des moines s’établissent chez vous, et personne n’ose toucher à vos terres. En retour, vous restez dans vos frontières.
story-VI = Commerce
    .text = Charrettes et barques sont en route. Livrez à vos villages ce que vous avez amassé ; avec les marchands arrivent des rumeurs de maladie.
story-VII = Peste
    .text = Le mal est là. Sans Remède, chaque manche emporte un colon ; églises et forteresses apportent du réconfort et beaucoup de gloire.
story-VIII = Paix
    .text = Les querelles prennent fin. Les frontières sont ouvertes partout où ne se dresse aucune forteresse, et l’on peut tenir une terre à plusieurs. Qui portera la couronne ?

## Points and settings

source-citizens = Citoyens
source-task_spaces = Cases de tâches
source-church = Église
source-riches = Marchandises et argent
