### What the terminal says of Orléans.

shows-table = the whole table in brief
shows-board = your board, and what each place does
shows-others = the other players' boards
shows-land = all towns, with stations and goods on the ways
shows-deeds = the beneficial deeds
shows-tracks = all tracks, what their steps bring, and who is where
shows-tiles = the place tiles still to be had
shows-supply = what is left of followers, goods and technology
