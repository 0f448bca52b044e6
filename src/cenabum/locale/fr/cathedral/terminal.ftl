### What the terminal says of The Cathedral of Orléans.

shows-table = toute la table
shows-town = les cases de la ville et qui s’y trouve
shows-map = tous les chemins et ce qui s’y trouve
shows-orders = les ateliers, le sablier et la commande ouverte

round-of = Manche { $round } sur { $rounds }
cathedral-of = Cathédrale { $built } { $sections } sur { $needed }
bag-in-brief-red = rouge
bag-in-brief-blue = bleu
bag-in-brief-black = noir
supplies = Sacs : { $bags }. Réserve : rosaces { $rosettes }, moines { $monks }, plans { $blueprints }, événements { $events }.
bag-is-empty = vide
no-memory-aid = Il faut se souvenir du contenu des sacs (general.no-peeking) ; l’aide-mémoire n’est pas activé.

hour-glass = Sablier
open-order = Commande
order-done = honorée
order-wants = demande { $goods }
order-has = , a { $goods }
knapsack-empty = rien
knapsack-full = (pleine : peut se reposer)
ways-from = Depuis { $place } (~ rivière, - chemin) : { $ways }.
