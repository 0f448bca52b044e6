# What any lesson says.
lesson-do-it = This step is done by a move.
lesson-read = First read on.
lesson-other = The rules allow this. The lesson wants something else in this step.
lesson-over = The lesson is over.
