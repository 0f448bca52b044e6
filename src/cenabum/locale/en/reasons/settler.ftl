### Why the settler moves as it does.

story-most = This brings most of what the story asks for now.
position-best = This leaves the best position.
