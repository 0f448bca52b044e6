### The page's own words. The games' words are in the Python package.

## Everywhere
back = Retour
close = Fermer
name = Nom
nothing = rien
offline = Le serveur est injoignable.
rules = Règles
rule-editions = édition { $editions }
ruling = décision
settings = Réglages
to-start = Retour à l’accueil
total = Total
nowhere = Il n’y a rien ici
nowhere-why = Cette adresse ne mène nulle part. Il en manque peut-être une partie.

## Start page
round-number = { $round ->
    [0] sur le point de commencer
   *[other] manche { $round }
  }
your-turn = à vous de jouer
notice-text = { $game } vous attend.

## New table
guest = Invité
seats = Sièges
seat-number = Siège { $number }

## Settings
settings-language = Langue
settings-theme = Thème
settings-type = Taille du texte
settings-pace = Rythme des bots
settings-motion = Animations
settings-draws = Les pioches sans choix se font d’elles-mêmes
settings-sound = Un son pour « à vous de jouer »
settings-rounds = Un son au début d’une manche
settings-notice = Une notification pour « à vous de jouer »
settings-notice-forbidden = Ce navigateur n’autorise pas les notifications d’ici. Ses propres réglages peuvent y remédier.
theme-auto = comme le système
theme-light = clair
theme-dark = sombre
pace-instant = immédiat
pace-quick = rapide
pace-steady = posé
pace-slow = lent

## The table
joining = Vous prenez place à la table…
reconnecting = La connexion est perdue. Nouvel essai ; rien n’est perdu.
outdated = Cenabum a été mis à jour. Rien n’est perdu : votre plan reste tel quel.
outdated-load = Charger la nouvelle page
place-closed = fermé
no-table = Cette table n’existe pas
no-table-why = Le lien est peut-être faux, ou le siège a été donné à quelqu’un d’autre.
table-unplayable = Cette table ne peut pas être affichée
land = Le pays
map-argenton = Argenton
map-saint_amand = St-Amand
deeds = Œuvres de bienfaisance
tracks = Pistes et développement
others = Les autres joueurs
market = Marché
drawn = Piochés dans le sac
wealth = Ce que vous possédez
coins = pièces
stations = comptoirs
citizen = citoyen
citizens = citoyens
citizen-gone = le citoyen est déjà pris
status = niveau de développement
development = développement
technology = tuiles Technologie en main
rounds = Manches
round-of = Manche { $round } sur { $rounds }
phases = Phases de la manche
start-player = premier joueur
bot = bot
spectator = spectateur
board-of = Plateau : { $seat }
back-to-mine = Retour à mon plateau
open-board = Montrer le plateau : { $seat }
station-of = Comptoir : { $seat }
merchant-of = Marchand : { $seat }
marker-of = Marqueur : { $seat }
came-here = Quand est-ce arrivé ici ?
travel-to = Voyager vers { $town } ; en chemin : { $goods }
travel-with = Voyager vers { $town } et charger : { $good }
free-spaces = { $number ->
    [one] { $number } case libre
   *[other] { $number } cases libres
  }
space-empty = case vide, pour : { $space }
space-holds = case pour : { $space } ; occupée : { $follower }
follower-technology = technologie
explain = Expliquer : { $thing }
fill = remplir
fill-place = Remplir avec les partisans évidents : { $place }
activated = activé
use-place = Utiliser : { $place }
    .short = Utiliser
missing = Manque encore :
score-short = { $score ->
    [one] { $score } pt
   *[other] { $score } pts
  }
doing-exclude = retire des tuiles
doing-draw = pioche
doing-store = met de côté
doing-plan = planifie…
doing-act = agit
doing-recruit = recrute
doing-travel = voyage
doing-expand = choisit une tuile
doing-send = envoie
doing-reward = choisit
doing-bathe = prend un bain
doing-buy = achète
doing-technology = invente
doing-protect = décide
doing-feed = nourrit
doing-forfeit = torture
doing-done = prêt ✓
doing-passed = a passé

## Prompt
prompt = Que faire maintenant
you = Vous :
you-named = { $seat } :
end-show = Montrer le résultat
prompt-over = La partie est terminée.
prompt-plan = { $left ->
    [0] Planifiez votre manche. Tous les partisans sont placés : terminez votre plan.
    [one] Planifiez. Prenez un partisan, puis une case éclairée. Il en reste { $left }.
   *[other] Planifiez. Prenez un partisan, puis une case éclairée. Il en reste { $left }.
  }
prompt-recalls = { $number ->
    [one] Vous pouvez encore rappeler { $number } partisan : appuyez dessus sur votre plateau.
   *[other] Vous pouvez encore rappeler { $number } partisans : appuyez dessus sur votre plateau.
  }
prompt-plan-hand = Choisissez maintenant une case éclairée : { $follower }.
prompt-wait = On attend { $seats }.
prompt-marked = Pour votre prochain tour, vous avez noté : { $place }.
mark = au prochain tour ?
marked = au prochain tour ✓
mark-place = Noter pour mon prochain tour : { $place }
prompt-watch = La partie continue…
round-skip = Appuyez n’importe où pour continuer.
refusal-rule = La règle
rule-place = Dans le livret
pass-device = Passez l’écran à { $seat }
pass-device-go = C’est moi, { $seat }
undo = Annuler
undo-reach = Reprend votre dernier coup ; possible jusqu’à ce que quelque chose soit révélé ou qu’un autre ait joué.
undo-takes = reprend : { $move }
reveals = Ceci révèle quelque chose
reveals-why = Ce qui a été vu ne peut plus être repris.
take-all-back = Tout reprendre
plan-done = Terminer
done-final = Un plan terminé est montré à tous et ne change plus.
pass = Passer
done-store = Terminer
done-send = Terminer
done-technology = Garder pour plus tard
done-exclude = Ne rien retirer
done-plan = Terminer
choices = Choix
choices-tiles = Tuiles Lieu au choix
fold = Regarder le pays
unfold = Montrer les tuiles
draw-number = { $number ->
    [0] Ne piocher personne
    [one] Piocher { $number } partisan
   *[other] Piocher { $number } partisans
  }
draw-fewer = ou moins :
recall-hint = Pour chaque pioche à laquelle vous renoncez, un partisan de votre plateau peut revenir : appuyez dessus, maintenant ou après avoir pioché moins.

## Drawers
drawers = À côté du plateau
drawer-log = Journal
drawer-chat = Discussion
drawer-chat-new = { $number ->
    [one] Discussion, 1 nouvelle ligne
   *[other] Discussion, { $number } nouvelles lignes
  }
drawer-bag = Sac
drawer-forecast = Points
drawer-help = Aide
drawer-seats = Sièges
drawer-settings = Réglages
drawer-close = Retour au journal
drawer-supply = Réserve
supply-left = Ce qui reste
supply-tiles = Tuiles Lieu { $category }
supply-events = Événements à venir
tab-board = Plateau
tab-land = Pays
tab-others = Autres
tab-log = Plus
log = Ce qui s’est passé
log-since = depuis votre dernier coup
log-plans = { $seat } prévoit :
log-filter = Afficher les lignes de
log-only = Seulement { $seat }
log-older = Ce qui s’est passé avant
log-newer = Ce qui s’est passé ensuite
log-empty = Il ne s’est encore rien passé.
show-round = Montrer le début de la manche { $round }
show-moment = Montrer le moment { $moment }
why = pourquoi ?
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-line = Dire quelque chose
chat-all-muted = Vous avez fait taire tous ceux qui ont dit quelque chose.
chat-mute = Faire taire { $seat }
chat-hear = Entendre de nouveau { $seat }
chat-close = Fermer la discussion
chat-open = Ouvrir la discussion
chat-closed = La personne qui a créé cette table a fermé la discussion.
chat-watching = Il faut être assis à la table pour écrire ici.
send = Envoyer
bag-holds = { $number ->
    [0] Votre sac est vide
    [one] { $number } partisan dans votre sac
   *[other] { $number } partisans dans votre sac
  }
sum-bag = { $number } dans le sac, pioche { $draws }
sum-bag-brief = { $number }, pioche { $draws }
prospect-draw = la prochaine pioche complète
prospect = Ce qui vient
score-forecast = → { $score } à la fin
bag-empty = Les partisans reviennent ici après leurs actions.
odds-places = { $number ->
    [one] Lieux que la prochaine pioche ({ $number } partisan) peut compléter
   *[other] Lieux que la prochaine pioche ({ $number } partisans) peut compléter
  }
odds-sketch = Comme si le plan que vous esquissez était exécuté.
points-now = Points si la partie s’arrêtait maintenant
points-forecast = Points à la fin, si des bots continuaient
forecast-ask = Demander aux bots
forecast-note = { $games ->
    [one] D’après { $games } partie continuée par des bots à partir de ce que vous pouvez savoir.
   *[other] D’après { $games } parties continuées par des bots à partir de ce que vous pouvez savoir.
  }
wins = victoires
help-search = Chercher dans les règles
help-nothing = Rien trouvé.
help-now = Maintenant
help-leads = Entraîne
leads-draws = un tirage
leads-tile = choisit une tuile Lieu ({ $category })
leads-hand = pioche alors { $number } par manche
help-lacks = Manque
help-more = h : les règles
uncertain-place = Ce que demande cette tuile a été reconstitué d’après des sources publiques ; si votre boîte dit autre chose, un fichier de données peut le corriger.
figures-title = Certains chiffres sont reconstitués
figures-what = Aucune source publique ne donne ces chiffres ; nous les avons choisis pour s’accorder avec tout ce que disent les livrets de règles : { $files }. Si votre boîte dit autre chose, un fichier de données les corrige.
figures-corrected = Cette table se joue avec des chiffres corrigés par un fichier de données.
figures-actions = cases de la ville
figures-counts = nombre de pièces de jeu à peu de joueurs
figures-deeds = œuvres
figures-fame = piste de gloire
figures-first_kingdom = époques et tâches
figures-intrigue = cases du plateau Intrigue
figures-kings_favor = saisons et faveurs
figures-map = carte
figures-new_deeds = cases des nouvelles œuvres
figures-new_places = nouvelles tuiles Lieu
figures-orders = marchandises et points des commandes
figures-places = quelques tuiles Lieu
figures-tiles = ateliers et tuiles
uncertain-figures = { $number ->
    [one] { $number } chiffre de cette table est probable ou reconstitué, pas certain ; « cenabum data --uncertain » en donne la liste.
   *[other] { $number } chiffres de cette table sont probables ou reconstitués, pas certains ; « cenabum data --uncertain » en donne la liste.
  }
seat-open = libre
seat-here = présent
seat-away = absent
watching = Vous êtes spectateur.
watching-sit = S’asseoir
sat-down = { $seat } a pris place à la table.
table-public = Tout le monde peut trouver cette table
seat-take = Prendre ce siège
seat-free = Libérer ce siège
seat-to-bot = Laisser jouer un bot
which-bot = Quel bot
seat-bot-plays = Le laisser jouer
seat-other-level = Autre niveau
seat-from-bot = Reprendre au bot
seat-leave = Quitter mon siège
seat-leave-sure = Quelqu’un d’autre peut alors prendre votre siège. Vos liens vers lui ne seront plus valables.
seat-stay = Rester
seat-free-sure = { $seat } perd ce siège, et ce qui s’y planifie est repris. Toute personne qui a le lien de la table peut alors le prendre.
link-renew = Nouveau lien (les anciens ne valent plus)
link-table = Copier le lien pour des amis
link-seat = Copier le lien de mon siège (pour un autre appareil)
copied = Copié
record-download = Télécharger l’enregistrement
seed-hash = Graine scellée : { $hash }
seed-sealed = Preuve qu’aucun tirage n’a été refait
seed-chosen = La personne qui a créé cette table en a choisi la graine et peut calculer chaque tirage.

## History
history = Historique
history-first = Au début
history-back = Un pas en arrière
history-play = Lecture
history-pause = Pause
history-on = Un pas en avant
history-then = À ce moment :
history-nothing = rien d’autre ne s’est passé.
history-play-on = Continuer à partir d’ici
history-now = Revenir au présent
history-round = Aller à une manche
moment-of = { $moment } sur { $moments }

## The end
end-check = Vérifier les tirages
end-seed = La graine était « { $seed } » ; son sceau au départ était { $hash }. Vérifiez chaque tirage : téléchargez l’enregistrement et lancez « cenabum replay --check FICHIER ».
end-replay = Revoir depuis le début
end-again = Rejouer

## Keys
keys = Touches
key-number = 1–8
key-number-does = prendre un partisan du marché
key-tab = Tab
key-tab-does = aller à la prochaine chose que l’on peut choisir
key-arrows = Flèches
key-arrows-does = parcourir tout ce qui est sur la table ; chaque chose s’explique
key-enter = Entrée
key-enter-does = choisir
key-escape = Échap
key-escape-does = lâcher
key-d = d
key-d-does = terminer, ou passer
key-u = u
key-u-does = annuler
key-h = h
key-h-does = les règles de la chose expliquée
key-question = ?
key-question-does = montrer ces touches

## What places do, in a line

## Which game
game-orleans = Orléans
game-first-kingdom = Stories : Le Premier Royaume
game-kings-favor = Stories : La Faveur du roi
game-cathedral = La Cathédrale d’Orléans
minutes-about = environ { $minutes } minutes

# What a bot would do
hint = Conseil
hint-what = Ce que je peux faire, ce qui compte maintenant et, si vous jouez contre des bots, ce que ferait un joueur fort et pourquoi.
hints = Conseils
hint-can = Que puis-je faire ?
hint-matters = Qu’est-ce qui compte ?
hint-bot = Que ferait un joueur fort ?
hint-can-plan = Vous avez quelqu’un pour ces Lieux : { $places }. Appuyez sur un partisan, puis sur une case éclairée ; ou sur le + d’un Lieu.
hint-can-done = Il ne reste personne à placer : « Terminer » achève le plan.
hint-can-leads = { $move } : { $leads }
hint-can-more = { $number ->
    [one] Un autre choix brille sur la table.
   *[other] { $number } autres choix brillent sur la table.
}
hint-thinks = Le bot le plus fort y réfléchit…
hint-none = Le bot ne sait pas non plus.
hint-would = Un joueur fort choisirait : { $move }.
hint-plan = Le plan d’un joueur fort :
hint-topics = Un joueur fort regarde : { $topics }.
hint-sketch = L’esquisser ainsi
key-l = l
key-l-does = un conseil : ce que ferait un joueur fort
key-m = m
key-m-does = le moment où la chose expliquée est arrivée ici

## Places and deeds by a shorter name, where the whole one does not fit
board-wool_manufacturer = Lainerie
mini-city_wall = Remparts
mini-plague_defeated = Peste vaincue
mini-boatmens_guild = Guilde des bateliers
mini-cathedral = Cathédrale

## The letter on a follower’s disc: no two alike
letter-farmer = F
letter-boatman = B
letter-craftsman = A
letter-trader = C
letter-knight = Ch
letter-scholar = É
letter-monk = M

# La table d’un jeu d’un autre paquet, en lignes.
plain-table = La table
plain-tab-table = Table
plain-tab-log = Journal
plain-no-rules = Ce jeu n’apporte pas de règles.
plain-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
