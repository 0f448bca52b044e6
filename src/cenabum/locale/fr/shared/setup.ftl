### Why a game cannot be set up like this, and what is wrong with a record.

meant = Vouliez-vous dire { $name } ?

## Setting up

no-game = Il n’y a pas de jeu « { $written } ».
games-are = Jeux : { $names }.
no-lesson = Il n’y a pas de leçon « { $written } ».
lessons-are = Leçons : { $names }.
no-language = Il n’y a pas de langue « { $written } ». Langues : { $names }.
no-bot = Il n’y a pas de bot « { $written } ».
bots-are = Bots : { $names }.
bot-other-game = « { $name } » ne joue pas à { $game }. Bots qui y jouent : { $names }.
no-setting = { $title } n’a pas de réglage « { $written } ».
settings-are = Réglages : { $names }.
no-value = « { $written } » n’est pas une valeur de { $name } pour { $title }. Choisissez parmi { $values }.
needs-other = « { $name } » exige « { $needed } » : choisissez les deux ou aucun.
modules-list = Les modules sont une liste de noms.
no-module = { $title } n’a pas de module « { $written } ».
modules-are = Modules : { $names }.
no-combination = « { $module } » ne se combine pas avec { $name } « { $other } ».
no-generator = « { $written } » n’est pas un générateur de hasard. Choisissez parmi { $names }.
wrong-number = { $title } se joue de { $few } à { $many } joueurs, pas à { $number }.
no-player = « { $written } » n’est ni une personne ni un bot comme bot:greedy.
no-name = « { $written } » ne peut pas être un nom : utilisez 1 à 40 caractères, sans : = ~ , ni parenthèses.
name-twice = Deux sièges portent le nom « { $name } ».
no-seat = Il n’y a pas de siège « { $name } ». Sièges : { $names }.
no-seat-number = Il n’y a pas de siège { $number } ; les sièges vont de 0 à { $last }.
no-moment = { $number ->
    [one] La partie compte { $number } décision ; il n’y a pas de moment { $moment }.
   *[other] La partie compte { $number } décisions ; il n’y a pas de moment { $moment }.
 }
no-such-moment = Il n’y a pas de moment { $moment }.

## Records

at-line = Ligne { $line } : { $why }
record-none = Ce n’est pas un enregistrement de Cenabum : il doit commencer par « cenabum 1 ».
record-newer = L’enregistrement vient d’un Cenabum plus récent ; mettez le vôtre à jour pour le lire.
record-version = Cette version n’existe pas.
record-long = Un enregistrement a au plus { $number } caractères.
record-most = Une partie a au plus { $number } décisions.
record-header-cut = L’enregistrement s’arrête avant sa première ligne vide : il a été coupé.
record-header-lacks = Il manque à l’en-tête la ligne « { $key } ... ».
record-no-seats = L’en-tête ne nomme aucun siège.
record-rules = « rules » doit être un nombre.
record-cut = La dernière ligne n’a pas de fin : l’enregistrement a été coupé.
record-no-value = « { $written } » n’a pas de valeur.
record-figure = Le chiffre { $path } n’a pas de valeur lisible.
record-figures = Les chiffres de l’enregistrement ne sont pas utilisables : { $error }.
record-twice = « { $key } » apparaît deux fois.
record-seed = La graine doit être un nombre ou un texte entre guillemets.
record-generator = Les tirages viennent de « { $written } », un générateur que ce Cenabum ne connaît pas ; un plus récent peut-être.
record-after-result = Rien ne peut suivre le résultat.
record-chance = Une ligne de hasard est « ~ flux: ce qui a été tiré ».
record-chance-refused = On ne tire rien après un coup refusé.
record-refused-rule = Un coup refusé se termine par sa règle entre crochets.
record-no-move = « { $written } » n’est pas de la forme « siège: coup ».
record-result = Le résultat est « = nom points, nom points ».
record-no-stream = Il n’y a pas de flux de hasard « { $name } ».
record-no-draw = « { $written } » ne peut pas être tiré de { $name }.
record-no-opening = L’enregistrement n’a pas de graine et ne dit pas ce qui a été tiré à la mise en place.
record-bad-opening = Ce qui aurait été tiré à la mise en place n’a pas pu l’être.
record-opening-seed = Les tirages de la mise en place ne sont pas ceux de la graine.
record-other-data = (Les données du matériel ont changé depuis l’enregistrement.)
record-older-rules = L’enregistrement suit la version { $then } des règles, que la version { $now } a corrigée.
record-stops = Il s’arrête à la décision { $decision } et se regarde jusque-là : --at { $number }.
record-moment = { $number ->
    [one] L’enregistrement compte { $number } décision ; il n’y a pas de moment { $moment }.
   *[other] L’enregistrement compte { $number } décisions ; il n’y a pas de moment { $moment }.
 }
record-not-over = L’enregistrement a un résultat, mais la partie n’est pas terminée : il manque des décisions.
record-other-result = Le résultat de l’enregistrement n’est pas celui de la partie jouée.
record-move = { $seat } ne peut pas jouer « { $move } » : { $why } [{ $rule }]
record-undrawn = L’enregistrement ne dit pas ce qui a été tiré ici.
record-bad-draw = Ce qui aurait été tiré ici n’a pas pu l’être.
record-legal = « { $move } » devait être refusé, mais il est permis.
record-draw-seed = Ce qui a été tiré ici n’est pas ce que donne la graine.

plugin-broken = Le paquet { $package } apporte « { $name } », qui n’est pas utilisable : { $reason }.
plugin-name = Le paquet { $package } apporte « { $name } », qui est laissé de côté : un tel nom demande des minuscules, des chiffres et des traits d’union simples.
plugin-taken = Le paquet { $package } apporte « { $name } », qui est laissé de côté : Cenabum a déjà quelque chose de ce nom.
plugin-twice = Les paquets { $other } et { $package } apportent tous deux « { $name } » ; celui de { $other } est utilisé.
plugin-slow = Le paquet { $package } apporte « { $name } », qui est laissé de côté : il n’a pas pu être chargé en { $seconds } secondes.
bot-broken = Le bot « { $name } » ne fonctionne pas : { $reason }.
bot-illegal = Le bot « { $name } » voulait jouer le coup { $code }, qui n’est aucun de ses { $number } coups possibles.
no-drawing = Le terminal ne peut pas montrer ce jeu : { $name } ne fonctionne pas ({ $reason }).
