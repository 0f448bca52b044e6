### Was das Terminal über die Stories sagt.

shows-table = den ganzen Tisch in Kürze
shows-board = dein Tableau und was jeder Ort bewirkt
shows-others = die Tableaus der anderen
shows-map = alle Gebiete: was sie sind, wer dort ist, ihre Nachbarn
shows-market = den Marktplatz: Gefolgsleute, Waren und ihr Wert
shows-deeds = die segensreichen Werke, was sie verlangen und zahlen
shows-tasks = die Aufgaben aller, und was die nächste Ära oder der König verlangt
shows-eras = alle Ären: was sie bringen, verbieten und verlangen
shows-fame = die Ruhmesleiste, ihre Boni, und wer wo steht
shows-tiles = die Ortskarten, die es noch gibt
shows-story = was bisher erzählt wurde
