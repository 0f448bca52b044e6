### What the server says when something is not done. Rules have words of their own.

## Tables and seats

unknown-table = Cette table n’existe pas ici.
check-link = Vérifiez le lien, ou créez une nouvelle table.
unknown-token = Ce lien ne donne pas, ou plus, de siège à cette table.
ask-link = Demandez un nouveau lien.
open-seat = Siège { $number }
unknown-seat = Cette table n’a pas ce siège.
luck-later = La chance à la pioche est dévoilée quand la partie est terminée.
unknown-moment = { $number ->
    [one] La partie compte { $number } moment jusqu’ici.
   *[other] La partie compte { $number } moments jusqu’ici.
 }
unknown-game = Il n’y a pas de jeu « { $game } » ici.
games = Jeux : { $games }.
unknown-language = Il n’y a pas de langue « { $language } » ici.
languages = Langues : { $languages }.
not-yours = Seuls l’occupant de ce siège et la personne qui a créé la table peuvent faire cela.
not-your-link = Seul l’occupant de ce siège peut en faire un nouveau lien : il montre ce qui s’y planifie.
open-instead = La personne qui a créé la table peut plutôt libérer le siège. Ce qui s’y planifiait est alors repris.
only-host = Seule la personne qui a créé la table peut faire cela.
seats-stay = La partie est terminée ; chacun garde son siège pour une revanche.
chat-closed = La personne qui a créé cette table a fermé la discussion.
watching = Vous êtes spectateur ; il faut un siège pour faire cela.
at-door = Vous êtes encore à la porte ; entrez d’abord.
not-begun = La partie n’a pas encore commencé.
begun-already = La partie a déjà commencé.
start-empty = { $number ->
    [one] Un siège est encore libre.
   *[other] { $number } sièges sont encore libres.
 }
start-how = Commencez avec des bots à ces sièges, ou à moins de joueurs.
start-empty-host = Des sièges sont encore libres. Seule la personne qui a créé la table peut commencer sans attendre.
taken = Ce siège est pris.
choose-or-watch = Choisissez-en un autre, ou regardez.
not-taken = Personne n’occupe ce siège.
bot-plays = Un bot joue pour ce siège.
take-back = Reprenez d’abord le siège.
not-over = La partie est encore en cours.
rematch-later = Une revanche sera possible quand elle sera terminée.
rematch-taken = Votre siège à la revanche a été donné à quelqu’un d’autre.
same-name = Deux joueurs de cette table portent le même nom.
same-colour = Quelqu’un d’autre a déjà cette couleur à cette table.
choose-other = Choisissez-en une autre.
bad-name = Ceci ne peut pas être un nom.
good-name = Utilisez 1 à 40 caractères, sans : = ~ , ni parenthèses.
name-of-seat = C’est le nom d’un siège que personne n’occupe.
bad-number = Ce jeu se joue de { $few } à { $many } joueurs, pas à { $number }.
record-seats = { $number ->
    [one] L’enregistrement a { $number } siège.
   *[other] L’enregistrement a { $number } sièges.
 }
bad-setup = Une table ne peut pas être créée ainsi.
bad-figures = Ces chiffres du matériel ne sont pas utilisables.
corrections-large = Les corrections du matériel peuvent avoir { $number } caractères en tout.
bad-record = Cet enregistrement ne peut pas être lu ou rejoué.

## Messages

bad-message = Ceci est illisible.
bad-address = L’adresse est illisible.
bad-host = L’hôte ou l’origine de la requête est illisible.
no-address = Il n’y a rien à cette adresse.
other-method = Cette adresse n’accepte que { $methods }.
not-possible = Ce n’est pas possible.
unknown-host = Ce serveur ne répond pas au nom « { $name } ».
see-names = La personne qui gère le serveur peut autoriser ce nom : cenabum serve --name { $name }
foreign = Seule notre propre page peut demander cela.
foreign-names = Si l’on joint ce serveur sous un autre nom, la personne qui le gère doit autoriser ce nom : cenabum serve --name …
too-many = C’était trop à la fois.
wait = Attendez un instant, puis réessayez.
asks-again = Cette page réessaiera d’elle-même dans { $number ->
    [one] 1 seconde
   *[other] { $number } secondes
 }.
of-bots = À { $number } tables créées depuis votre adresse, il n’y a déjà que des bots qui jouent.
of-bots-wait = Attendez la fin de l’une de ces parties, ou prenez vous-même un siège.
too-large = C’est trop volumineux.
hello-first = Le premier message doit être hello.
hello-late = Rien n’a été dit pendant trop longtemps.
hello-twice = Hello a déjà été dit.
empty-chat = Ce message ne dit rien.
chat-full = { $number ->
    [one] La discussion de cette table est pleine : elle a { $number } ligne.
   *[other] La discussion de cette table est pleine : elle a { $number } lignes.
 }
no-forecast = Aucun bot n’a pu dire comment cela finira.
nothing-to-decide = Vous n’avez rien à décider maintenant.
no-hint-among-people = Là où des personnes jouent les unes contre les autres, aucun bot ne donne de conseil.

## The file

file-in-use = Le fichier de la table est utilisé par un autre programme ; rien ne peut être enregistré pour l’instant.
disk-full = Le disque est plein ; rien ne peut être enregistré pour l’instant.
file-read-only = Le fichier de la table est protégé contre l’écriture.
file-trouble = Impossible d’écrire dans le fichier de la table pour l’instant.
file-changed = La table a changé dans son fichier.
table-damaged = Cette table ne peut pas être rejouée depuis son fichier. La personne qui gère le serveur peut la réparer par « cenabum doctor --repair ».
table-older = Cette table a été commencée avec la version { $then } des règles de son jeu, que la version { $now } a corrigée ; son coup { $moment } n’est plus possible.
table-plugin = Cette table n’est pas jouable pour le moment. { $why }
plugin-mended = La personne qui gère le serveur peut mettre le paquet à jour ou le retirer.
random-instead = Un bot aléatoire décide à sa place.
bots-rest = Les bots de cette table se sont arrêtés : rien de ce qu’ils ont essayé n’a marché, { $number } fois de suite.
bots-again = Ils essaieront de nouveau quand quelqu’un viendra à la table ou jouera un coup.
table-kept = Tous ses coups sont conservés dans le fichier.
nothing-lost = Rien n’est perdu. Réessayez dans un instant.
mistake = Une erreur s’est produite sur le serveur ; rien n’a changé.
load-again = Réessayez, ou rechargez la page.
