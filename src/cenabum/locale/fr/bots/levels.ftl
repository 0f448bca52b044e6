### Comment joue un bot, en une phrase : montré là où l’on choisit un bot.

bot-about-random = Joue n’importe quel coup permis, tous avec la même chance.
bot-about-novice-orleans = Voit ce qui est possible, mais rarement ce qui est le mieux : un adversaire pour les premières parties.
bot-about-apprentice-orleans = Fait des plans solides et se trompe de temps en temps.
bot-about-greedy = Planifie chaque manche dans son ensemble, selon les points qu’elle rapporte maintenant et d’ici la fin de la partie.
bot-about-expert-orleans = Essaie de tête ses meilleurs plans jusqu’à la fin de la manche avant d’en choisir un.
bot-about-master-orleans = Pèse les plans de plusieurs tempéraments et joue chacun de tête sur quelques manches.
bot-about-champion-orleans = A appris de ses propres parties comment les forts continuent, et joue ainsi de tête la suite de chacun de ses plans.
bot-about-ally = Construit la cathédrale avec vous : prévoit un tour d’avance pour l’équipe.
bot-about-novice-cathedral = Aide de son mieux, mais se trompe de temps en temps : un allié pour les premières parties.
bot-about-master-cathedral = A appris de milliers de parties ce qui les fait gagner et cherche la meilleure chance de l’équipe.
bot-about-settler = S’étend, construit et envoie ce que l’histoire demande, selon ce que cela vaut à ce moment.
bot-about-novice-first-kingdom = Laisse échapper beaucoup de ce qui est possible : un adversaire pour les premières parties.
bot-about-apprentice-first-kingdom = Fait des plans solides et oublie parfois quelque chose.
bot-about-expert-first-kingdom = Essaie de tête ses meilleurs plans avant d’en choisir un.
bot-about-master-first-kingdom = Joue de tête ses meilleurs plans sur quelques manches et regarde qui mène alors.

# Sa force, d’après les parties de l’arène.
bot-rating = Cote { $rating } ± { $error }, sur { $games } { $modules ->
    [0] parties à deux
   *[other] parties à deux sans module
 } ; 1 500 est la moyenne.
bot-wins = Les équipes faites de ce bot seul ont gagné { $percent } % de { $games } parties.
