# Lektionen auf der Seite.
learn = Lernen
all-lessons = Alle { $number } Lektionen
lesson = Lektion
lesson-at = Schritt { $step } von { $steps }
lesson-finished = geschafft
lesson-next = Weiter
lesson-back = Zurück
lesson-skip = Mach es für mich
lesson-leave = Verlassen
lesson-ended = Du hast diese Lektion geschafft.
lesson-again = Noch einmal
lesson-following = Weiter: { $title }
lesson-play = Jetzt spielen
no-lesson = Diese Lektion gibt es nicht.
