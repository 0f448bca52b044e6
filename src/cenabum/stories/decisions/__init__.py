"""The decisions of the stories, one file each: what may be answered, what an answer does, and why another is none."""
