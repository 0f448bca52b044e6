# Was jede Lektion sagt.
lesson-do-it = Diesen Schritt machst du mit einem Zug.
lesson-read = Lies erst weiter.
lesson-other = Die Regeln erlauben das. Die Lektion will in diesem Schritt etwas anderes.
lesson-over = Die Lektion ist zu Ende.
