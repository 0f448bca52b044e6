### Was das Terminal über Die Kathedrale von Orléans sagt.

shows-table = den ganzen Tisch
shows-town = die Felder der Stadt und wer dort steht
shows-map = alle Wege und was auf ihnen liegt
shows-orders = Werkstätten, Stundenglas und den offenen Auftrag

round-of = Runde { $round } von { $rounds }
cathedral-of = Kathedrale { $built } { $sections } von { $needed }
bag-in-brief-red = rot
bag-in-brief-blue = blau
bag-in-brief-black = schwarz
supplies = Beutel: { $bags }. Vorrat: Rosetten { $rosettes }, Mönche { $monks }, Baupläne { $blueprints }, Ereignisse { $events }.
bag-is-empty = leer
no-memory-aid = Was in den Beuteln ist, müsst ihr euch merken (general.no-peeking); die Gedächtnisstütze ist aus.

hour-glass = Stundenglas
open-order = Auftrag
order-done = erledigt
order-wants = fehlt: { $goods }
order-has = ; da: { $goods }
knapsack-empty = nichts
knapsack-full = (voll: darf rasten)
ways-from = Von { $place } (~ Fluss, - Land): { $ways }.
