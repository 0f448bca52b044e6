### La porte d’une table : l’invitation et la salle d’attente.

## L’invitation
door-invites = { $host } vous invite à
door-invited = On vous invite à
door-shows = Ici, on joue à
door-players = { $number } joueurs
door-people = Autour de la table
door-running = { $number ->
    [one] La partie en est à la manche { $round }. Un siège est libre : prenez-le, ou regardez.
   *[other] La partie en est à la manche { $round }. { $number } sièges sont libres : prenez-en un, ou regardez.
  }
door-full = La partie en est à la manche { $round } et tous les sièges sont pris. Vous pouvez regarder.
door-full-waiting = Tous les sièges sont pris. Vous pouvez regarder.
door-watching-begin = Vous regarderez dès que la partie commence.
door-empty = libre
door-you = vous
door-host = hôte
door-colour = Votre couleur
door-colour-gone = Quelqu’un vient de prendre cette couleur.
door-nameless = Écrivez d’abord votre nom.
door-sit = S’asseoir
door-watch = Regarder

## La salle d’attente
door-waiting = { $number ->
    [one] Il manque encore une personne
   *[other] Il manque encore { $number } personnes
  }
door-all-here = Tout le monde a un siège
door-got-up = { $seat } a quitté son siège.
door-bot = Ajouter un bot
door-bot-here = Mettre un bot au siège { $number }
door-free = Retirer
door-free-of = Retirer { $seat }
door-get-up = Se lever
door-begin = Commencer la partie
door-begin-bots = { $number ->
    [one] Commencer avec un bot au siège libre
   *[other] Commencer avec des bots aux sièges libres
  }
door-begin-fewer = { $number ->
    [one] Commencer à 1 joueur
   *[other] Commencer à { $number } joueurs
  }
door-wait-for = La partie commence quand tous les sièges sont pris, ou quand { $host } le décide.
door-wait = La partie commence quand tous les sièges sont pris.
door-send = Invitez vos amis
door-link = Le lien de cette table
door-copy = Copier le lien
door-share = Partager
door-share-title = Venez jouer à { $game }
door-code = Le lien en code QR
door-code-short = Code QR
door-here-only = Seul cet ordinateur peut ouvrir ce lien. Pour laisser entrer les autres, arrêtez Cenabum, relancez-le avec { $command } et ouvrez l’adresse qu’il affiche.
door-scan = L’appareil photo d’un téléphone l’ouvre aussi.
