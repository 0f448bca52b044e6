### Was das Terminal über Orléans sagt.

shows-table = den ganzen Tisch in Kürze
shows-board = dein Tableau und was jeder Ort bewirkt
shows-others = die Tableaus der anderen
shows-land = alle Städte, mit Kontoren und den Waren auf den Wegen
shows-deeds = die segensreichen Werke
shows-tracks = alle Leisten, was ihre Felder bringen, und wer wo steht
shows-tiles = die Ortskarten, die es noch gibt
shows-supply = was an Gefolgsleuten, Waren und Technik noch da ist
