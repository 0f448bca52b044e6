### Wie ein Bot spielt, in einem Satz: gezeigt, wo man einen Bot wählt.

bot-about-random = Macht irgendeinen erlaubten Zug, jeden mit der gleichen Wahrscheinlichkeit.
bot-about-novice-orleans = Sieht, was möglich ist, aber selten, was am besten ist: ein Gegner für die ersten Partien.
bot-about-apprentice-orleans = Macht ordentliche Pläne und greift ab und zu daneben.
bot-about-greedy = Plant jede Runde als Ganzes, nach den Punkten, die sie jetzt und bis zum Ende der Partie bringt.
bot-about-expert-orleans = Probiert seine besten Pläne im Kopf bis zum Ende der Runde aus, bevor er einen wählt.
bot-about-master-orleans = Wägt die Pläne mehrerer Temperamente ab und spielt jeden im Kopf einige Runden weiter.
bot-about-champion-orleans = Hat aus eigenen Partien gelernt, wie Starke weiterspielen, und spielt jeden seiner Pläne im Kopf so weiter.
bot-about-ally = Baut mit dir an der Kathedrale: denkt für die Gruppe einen Zug voraus.
bot-about-novice-cathedral = Hilft, so gut er kann, greift aber ab und zu daneben: ein Gefährte für die ersten Partien.
bot-about-master-cathedral = Hat aus Tausenden von Partien gelernt, womit man sie gewinnt, und sucht die beste Aussicht für die Gruppe.
bot-about-settler = Breitet sich aus, baut und entsendet, was die Geschichte verlangt, je nachdem, was es gerade wert ist.
bot-about-novice-first-kingdom = Übersieht vieles von dem, was möglich wäre: ein Gegner für die ersten Partien.
bot-about-apprentice-first-kingdom = Macht ordentliche Pläne und übersieht ab und zu etwas.
bot-about-expert-first-kingdom = Probiert seine besten Pläne im Kopf aus, bevor er einen wählt.
bot-about-master-first-kingdom = Spielt seine besten Pläne im Kopf einige Runden weiter und schaut, wer dann vorn liegt.

# Wie stark er ist, nach den Partien der Arena.
bot-rating = Wertung { $rating } ± { $error }, aus { $games } { $modules ->
    [0] Partien zu zweit
   *[other] Partien zu zweit ohne Module
 }; 1.500 ist der Durchschnitt.
bot-wins = Gruppen, die nur aus diesem Bot bestehen, gewannen { $percent } % von { $games } Partien.
