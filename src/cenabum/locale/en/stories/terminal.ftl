### What the terminal says of the stories.

shows-table = the whole table in brief
shows-board = your board, and what each place does
shows-others = the other players' boards
shows-map = all areas: what they are, who is there, their neighbours
shows-market = the marketplace: followers, goods and what they are worth
shows-deeds = the beneficial deeds, what they ask for and pay
shows-tasks = everybody's tasks, and what the next era or the king asks for
shows-eras = all eras: what they bring, forbid and ask for
shows-fame = the Fame track, its bonuses, and who is where
shows-tiles = the place tiles still to be had
shows-story = what has been told so far
