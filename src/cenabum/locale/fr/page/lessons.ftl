# Les leçons sur la page.
learn = Apprendre
all-lessons = Les { $number } leçons
lesson = Leçon
lesson-at = Étape { $step } sur { $steps }
lesson-finished = terminée
lesson-next = Suivant
lesson-back = Retour
lesson-skip = Faites-le pour moi
lesson-leave = Quitter
lesson-ended = Vous avez terminé cette leçon.
lesson-again = Recommencer
lesson-following = Ensuite : { $title }
lesson-play = Jouer maintenant
no-lesson = Cette leçon n’existe pas.
