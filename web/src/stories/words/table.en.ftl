### The table of the stories: what only this table says.

drawer-story = Story
