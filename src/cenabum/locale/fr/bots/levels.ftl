### Comment joue un bot, en une phrase : montré là où l’on choisit un bot.

bot-about-random = Joue n’importe quel coup permis, tous avec la même chance.
bot-about-novice = Voit ce qui est possible, mais rarement ce qui est le mieux : un adversaire pour les premières parties.
bot-about-apprentice = Fait des plans solides et se trompe de temps en temps.
bot-about-greedy = Planifie chaque manche dans son ensemble, selon les points qu’elle rapporte maintenant et d’ici la fin de la partie.
bot-about-expert = Essaie de tête ses meilleurs plans jusqu’à la fin de la manche avant d’en choisir un.
bot-about-master = Pèse les plans de plusieurs caractères et joue chacun de tête trois manches plus loin.
bot-about-ally = Construit la cathédrale avec vous : prévoit un tour d’avance pour l’équipe.
bot-about-settler = S’étend, construit et envoie ce que l’histoire demande, selon ce que cela vaut à ce moment.
