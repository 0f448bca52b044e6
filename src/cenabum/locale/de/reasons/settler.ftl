### Warum der Siedler so zieht.

story-most = Das bringt am meisten von dem, was die Geschichte jetzt verlangt.
position-best = So ist die Lage danach am besten.
