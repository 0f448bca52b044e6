### Start page, new table and rulebooks.

rulebooks = Livrets de règles
rulebook-orleans = Orléans avec Commerce & Intrigue
rulebook-stories = Orléans Stories
rulebook-cathedral = La Cathédrale d’Orléans
rules-contents = Sommaire
rules-own-words = Chaque règle dans nos propres mots, avec nos décisions là où les livrets se taisent. Les coups refusés et l’aide à la table nomment ces règles.
unofficial = Cenabum est un projet d’amateurs, sans caractère officiel. Orléans est un jeu de Reiner Stockhausen, publié par dlp games.
tagline = La famille de jeux Orléans, à votre table.
new-table = Nouvelle table
record-upload = Reprendre un enregistrement
my-tables = Mes tables
open-tables = Tables publiques
ended-tables = Parties terminées
first-time = Première visite ?
first-time-text = Commencez par cette leçon : trois manches guidées, et vous connaissez le jeu. Ou créez une table et asseyez-vous avec deux bots : elle dit toujours ce qu’elle attend de vous, et tout ce qui s’y trouve s’explique quand vous le demandez.
table-over = victoire : { $winners }
tables-waiting = { $number ->
    [one] à vous de jouer à { $number } table
   *[other] à vous de jouer à { $number } tables
  }
seat-add = Ajouter un siège
seats-friends = Des amis aux autres sièges
seat-remove = Retirer le siège { $number }
seat-kind = Qui occupe le siège { $number }
seat-name = Nom au siège { $number }
seat-colour = Couleur du siège { $number }
kind-me = Joueur ici
kind-open = Ami, par lien
kind-bot = Bot : { $name }
your-name = Votre nom
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-purple = violet
colour-black = noir
options-modules = Commerce & Intrigue : modules
options-modules-note = Ajoutez-en au jeu de base, dans n’importe quelle combinaison.
options-modules-none = aucun choisi
options-modules-chosen = choisis
options-needs = (Exige : { $setting })
seed-optional = Graine (facultatif)
seed-told = Toute la table saura que vous l’avez choisie.
seed-chosen-short = graine choisie
sit-down = Prendre place
game = Jeu
invite = Inviter
table-waits = attend des joueurs
table-join = Rejoindre
table-watch = Regarder
free-seats = { $number ->
    [one] 1 siège libre
   *[other] { $number } sièges libres
  }
