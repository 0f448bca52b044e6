# Lessons on the page.
learn = Learn
all-lessons = All { $number } lessons
lesson = Lesson
lesson-at = Step { $step } of { $steps }
lesson-finished = done
lesson-next = Next
lesson-back = Back
lesson-skip = Do it for me
lesson-leave = Leave
lesson-ended = You have finished this lesson.
lesson-again = Once more
lesson-following = Next: { $title }
lesson-play = Play now
no-lesson = There is no such lesson.
