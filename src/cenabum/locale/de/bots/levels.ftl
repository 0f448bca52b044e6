### Wie ein Bot spielt, in einem Satz: gezeigt, wo man einen Bot wählt.

bot-about-random = Macht irgendeinen erlaubten Zug, jeden mit der gleichen Wahrscheinlichkeit.
bot-about-novice = Sieht, was möglich ist, aber selten, was am besten ist: ein Gegner für die ersten Partien.
bot-about-apprentice = Macht ordentliche Pläne und greift ab und zu daneben.
bot-about-greedy = Plant jede Runde als Ganzes, nach den Punkten, die sie jetzt und bis zum Ende der Partie bringt.
bot-about-expert = Probiert seine besten Pläne im Kopf bis zum Ende der Runde aus, bevor er einen wählt.
bot-about-master = Wägt die Pläne mehrerer Charaktere ab und spielt jeden im Kopf drei Runden weiter.
bot-about-ally = Baut mit dir an der Kathedrale: denkt einen Zug weit für die Gruppe voraus.
bot-about-settler = Breitet sich aus, baut und entsendet, was die Geschichte verlangt, je nachdem, was es gerade wert ist.
