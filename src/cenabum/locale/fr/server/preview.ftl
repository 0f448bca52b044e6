### Ce que montre un lien là où quelqu’un le colle.

preview-house = La famille de jeux Orléans, à votre table dans le navigateur.
preview-invites = { $host } vous invite : { $game }
preview-free = { $number ->
    [one] Un siège est libre. Écrivez un nom, asseyez-vous et jouez dans le navigateur ; il n’y a rien à installer.
   *[other] { $number } sièges sont libres. Écrivez un nom, asseyez-vous et jouez dans le navigateur ; il n’y a rien à installer.
 }
preview-full = Tous les sièges sont pris. Vous pouvez regarder la partie.
preview-over = La partie est terminée. Voyez coup par coup comment elle a fini.
