### Pourquoi l’allié joue ainsi, ou jouerait à votre place.

draw-more = De ce qui peut sortir { $bag-of }, on peut utiliser davantage maintenant.
place-most = { $action-the } : c’est le meilleur emploi de votre { $follower }, et il reste de bonnes cases pour les tours suivants.
move-there = C’est { $place-at } que votre bâtisseur est attendu ensuite.
move-there-item = C’est { $place-at } que votre bâtisseur est attendu ensuite, et il y a { $item-one } en chemin.
deliver-further = Livrer { $item-one } { $target-to } fait avancer la cathédrale.
take-it = Un objet dans la besace rapproche d’une section.
swap-it = Le nouvel objet est plus utile que l’ancien.
leave-it = Ce que vous portez vaut mieux que cet objet.
paint-it = Un plan est le plus souvent une section.
refrain-it = Rester vaut mieux que n’importe quel chemin d’ici.
done-it = Mieux vaut garder le reste.
rest-it = La besace rapporte plus en un plan qu’objet par objet.
send-it = Ce sac a moins de moines.
give-it = C’est là que la rosace servira le plus vite.

# Ce qui parle le plus pour ce choix, comparé au deuxième.
tells-sections = La cathédrale avance plus qu’avec le deuxième choix.
    .topic = les sections de la cathédrale
tells-rosettes = Les rosaces rapportent plus qu’avec le deuxième choix.
    .topic = les rosaces
tells-knapsacks = Les besaces se remplissent mieux qu’avec le deuxième choix.
    .topic = les besaces
tells-workshops = Les commandes des ateliers avancent plus qu’avec le deuxième choix.
    .topic = les commandes des ateliers
tells-glass = La commande du Sablier avance plus qu’avec le deuxième choix.
    .topic = la commande du Sablier
tells-order = La commande ouverte avance plus qu’avec le deuxième choix.
    .topic = la commande ouverte
tells-town = L’équipe garde de meilleures cases, de meilleurs partisans et plus de tours qu’avec le deuxième choix.
    .topic = ce qui reste pour les tours suivants
chance-then = L’équipe a alors environ { $percent } % de chances de gagner, contre { $other } % avec le deuxième choix.
chance-alike = L’équipe a alors environ { $percent } % de chances de gagner ; le deuxième choix n’est guère moins bon.
