### Warum ein Zug nicht geht, in jedem Spiel: no-… ist der Grund, try-… die nächste Abhilfe.

no-move = Einen solchen Zug gibt es nicht.
no-move-written = „{ $written }“ ist kein Zug dieses Spiels.
try-legal = Sieh nach, welche Züge jetzt gehen.
no-chance = Das geht jetzt nicht.
no-over = Die Partie ist zu Ende.
no-turn = Du bist nicht am Zug.
no-decision = Du hast gerade nichts zu entscheiden.
no-drawn = „{ $written }“ kann hier nicht gezogen werden.
no-undo = Das lässt sich nicht zurücknehmen: Seither wurde etwas aufgedeckt oder jemand hat gezogen.
no-odds = Einen solchen Beutel gibt es in diesem Spiel nicht.
no-planning = Jetzt wird nicht geplant: Mach einen einzelnen Zug.
plan-over = Nach dem Ende eines Plans kann nichts mehr folgen.
most-taken-back = Du hast in dieser Partie { $number } Mal etwas zurückgenommen; von jetzt an gilt, was du tust.
no-words = Die Regel { $rule } lässt das jetzt nicht zu.
