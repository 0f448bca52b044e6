work = Arbeiten
work-any-order = Die Gefolgsleute arbeiten nacheinander
    .text = Du ziehst Gefolgsleute und lässt sie in beliebiger Reihenfolge arbeiten. Wer nicht arbeitet, kommt mit den anderen zurück in den Beutel.
work-nothing-to-do = Ohne Ware keine Arbeit
    .text = Ein Müller arbeitet nur, solange du Korn hast, ein Händler nur, solange du Mehl hast.
hire = Einstellen
hire-supply = Ein Gefolgsmann aus dem Vorrat
    .text = Am Ende deines Zuges darfst du einen Gefolgsmann aus dem Vorrat in deinen Beutel nehmen.
