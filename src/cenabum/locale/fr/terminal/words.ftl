### What the terminal says, whatever is played. What stands in capitals is typed by the player.

yes = oui
no = non
or-last = { $names } ou { $last }
please-answer = Veuillez répondre { $answers }.

## A sitting

nobody-there = Personne n’est là pour répondre ; rien n’a été commencé.
saved-go-on = La partie est enregistrée. Continuez avec :
how-to-begin = Tapez un nombre pour choisir, « ? » pour une explication, help pour en savoir plus. Enregistré dans
going-on = Suite après { $number ->
    [one] { $number } décision
   *[other] { $number } décisions
 }.
asked = { $person }, { $question }
pass-the-keyboard = Passez le clavier à { $person }. { $person } : appuyez sur Entrée
saved-in = Enregistré dans { $path }
which-one = Lequel : { $choices } ?
choices-are = Les choix vont de 1 à { $number }.
nobody-left = Il ne reste personne à placer. 1 terminer, 2 annuler
not-understood = « { $written } » n’est ni un choix ni une commande. Tapez un nombre, « ? » ou help.
refused = Non : { $why }
refused-rule = (règle { $rule } ; « ? { $rule } » la montre)
taken-back = Repris : { $move }

## Commands

typed-number = NOMBRE
typed-words = MOTS
typed-about = ? MOT
does-number = faire ce choix
does-words = la même chose en mots, ou par leurs débuts : p f vil
does-ask = expliquer ce qu’il y a à décider
does-about = expliquer un Lieu, un partisan, un événement, une règle, ou le choix numéro MOT
does-undo = reprendre le dernier coup, tant que rien n’a été révélé
does-log = ce qui s’est passé récemment
does-odds = ce que le sac peut donner
does-win = comment gagner
does-save = dire où la partie est enregistrée (elle l’est toujours)
does-quit = arrêter ; la partie reste enregistrée

## The end

won-together = Vous avez gagné ensemble.
lost-together = Vous avez perdu ensemble.
winners = { $number ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
 }
points-all = total
record-is-in = L’enregistrement est dans
look-again = Pour la revoir : cenabum replay FICHIER --list, ou --at N pour un moment.

## Beginning

unfinished = Il y a une partie inachevée : { $names }, { $when }.
go-on-with-it = La continuer ?
welcome = Bienvenue dans { $title }. Entrée prend ce qui est entre crochets.
your-name = Votre nom (plusieurs personnes : Ana, Bruno)
usual-name = Ana
how-many-bots = Combien de bots jouent avec vous ?
which-level = { $number ->
    [one] À quel niveau joue-t-il ?
   *[other] À quel niveau jouent-ils ?
 }
which-setting = { $setting } ?

## Explaining

more-words = « ? MOT » explique un Lieu, un partisan, un événement ou une règle ; help donne la liste des commandes.
choice-is = { $number } est : { $move }
choice-leads = Entraîne : { $told }
choice-draws = un tirage
more-rules = Voir aussi : { $rules }
nothing-known = On ne sait rien de « { $thing } ».
did-you-mean = Vouliez-vous dire { $names } ?
bag-empty = Votre sac est vide.
if-you-draw = Si vous piochez { $number ->
    [one] { $number } partisan
   *[other] { $number } partisans
 } dans votre sac :
at-least-one = au moins un
on-average = en moyenne
could-fill-market = Avec eux et votre marché, vous pourriez alors compléter : { $places }.
could-fill-green = Avec eux et votre place du village, vous pourriez alors compléter : { $places }.

## Rules, games and figures

rules-listed = { $command } ID en montre une, { $command } MOTS en cherche.
no-such-rule = Aucune règle ne parle de « { $written } ».
rules-alone = { $command } seul les donne toutes.
more-found = Et { $number } de plus : { $rules }
rule-ruling = décision
rule-edition = édition { $editions }
rule-example = Exemple :
rule-why = Pourquoi :
players-from-to = { $few } à { $many } joueurs
bots-are = bots : { $names }
figure-from = source : { $source }
confidence-certain = { $number ->
    [one] { $number } certain
   *[other] { $number } certains
 }
confidence-likely = { $number ->
    [one] { $number } probable
   *[other] { $number } probables
 }
confidence-reconstructed = { $number ->
    [one] { $number } reconstitué
   *[other] { $number } reconstitués
 }
confidence-corrected = { $number ->
    [one] { $number } corrigé
   *[other] { $number } corrigés
 }
figures-signs = ~ probable   {"?"} reconstitué   * corrigé par votre fichier. Pour en corriger un : --data my-box.toml (voir docs/cli.md).
figure-none = aucun

## Replays

last-decision = { $number ->
    [one] Après { $number } décision. La dernière : { $move }
   *[other] Après { $number } décisions. La dernière : { $move }
 }
before-the-first = Avant la première décision.
to-decide = Doivent décider : { $names }.
luck = La chance à la pioche
luck-from = pioché dans
luck-what = quoi
luck-drawn = pioché
luck-expected = attendu
luck-more = de plus
luck-usual = habituel
draws-taken-over = { $number ->
    [one] { $number } tirage vient de l’enregistrement que la table a repris.
   *[other] { $number } tirages viennent de l’enregistrement que la table a repris.
 }
draws-are-right = Les { $number } tirages sont tous ceux de la graine « { $seed } » (générateur { $generator }).
hash-is = Le hachage du nonce et de la graine, à comparer à celui montré avant la partie :
hash-is-right = La graine est celle qui a été scellée avant la partie.

## What cannot be done

no-form = « { $written } » n’est pas une forme de relecture ; utilisez --to text ou --to json.
no-moment-below = Il n’y a pas de moment { $number } ; --at compte les décisions à partir de 0.
no-seat-recorded = Il n’y a pas de siège « { $name } » dans cet enregistrement. Sièges : { $names }.
no-seed = { $path } n’a pas de graine pour vérifier les tirages ; l’enregistrement d’une table l’a quand la partie est terminée.
no-draws = { $path } ne dit pas ce qui a été tiré ; il n’y a donc rien à vérifier.
no-nonce = Le hachage a été fait d’un nonce et de la graine ; donnez le nonce avec --nonce.
hash-is-wrong = La graine n’est pas celle qui a été scellée : le nonce et la graine ont le hachage { $hash }.
no-setting-written = « { $written } » n’est pas un réglage : écrivez-le nom=valeur, par exemple --set level=expert.
resume-alone = --resume continue une partie enregistrée telle qu’elle a été créée ; retirez les autres options.
nothing-unfinished = Il n’y a pas de partie inachevée dans { $path } ; commencez-en une avec : cenabum play
no-folder-made = Le dossier { $path } des parties enregistrées ne peut pas être créé ({ $reason }) ; utilisez --file NOM ou donnez à XDG_DATA_HOME un dossier où vous pouvez écrire.
is-a-folder = { $path } est un dossier ; nommez-y un fichier, par exemple { $example }.
exists-already = { $path } existe déjà ; ajoutez --resume pour continuer cette partie, ou choisissez un autre nom.
no-folder = Il n’y a pas de dossier { $path } ; créez-le d’abord, ou choisissez un autre fichier.
left-as-it-is = { $complaint } Le fichier est resté tel quel.
changed-by-another = { $path } a été modifié par un autre programme pendant que vous jouiez ; votre partie est maintenant dans { $other }.
cannot-be-saved = La partie ne peut pas être enregistrée dans { $path } ({ $reason }) ; choisissez un autre fichier avec --file.
lesson-begun = commencée
how-to-learn = Prenez-en une avec : cenabum learn NOM
lesson-how = Vous êtes { $name }. Entrée fait avancer, skip fait l’étape pour vous, back revient en arrière, quit ferme la leçon ; votre progression est gardée.
lesson-ended = Vous avez terminé cette leçon.
lesson-next = suite
stopped = Arrêté.
stopped-saved = La partie est enregistrée ; continuez avec : cenabum play --resume --file { $path }
a-file = Un fichier
file-unusable = { $file } n’est pas utilisable : { $reason }. Vérifiez le nom et si vous pouvez y écrire.
see-help = Voir { $command } --help.
our-mistake = Désolé, c’est une erreur de Cenabum ({ $error }). Merci de la signaler avec la commande que vous avez tapée ; CENABUM_DEBUG=1 en montre plus.
our-mistake-saved = Désolé, c’est une erreur de Cenabum ({ $error }). Merci de la signaler avec la commande que vous avez tapée et de joindre { $path }, où la partie est enregistrée ; CENABUM_DEBUG=1 en montre plus.

## Grammar

# Does a sentence begin small where it stands within a line?
begins-small = yes

# Un jeu d’un autre paquet, montré en simples lignes.
plain-round = Manche { $number }
plain-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
plain-no-odds = Ce jeu n’indique pas les probabilités.
does-plain-table = encore une fois toute la table
