### The First Kingdom
narration-first-kingdom-prologue =
    Im Tal der Loire ist Land genug für alle, und niemand herrscht darüber. Ihr seid mit einer Handvoll Leute gekommen, du und deine Nachbarn, mit Axt, Netz und einem Sack Saatgut.

    Acht Ären liegen vor euch, und jeder durchschreitet sie in seinem eigenen Takt. Jede gibt etwas und nimmt etwas: Blättert voraus, und bleibt, wo es euch bekommt. Wer zuerst alle Aufgaben erfüllt hat, trägt eine Krone, die noch niemand getragen hat.
narration-first-kingdom-I =
    Die Boote liegen am Ufer, über den ersten Feuerstellen steht Rauch. In den Seen wimmelt es von Fischen, in den Wäldern steht das Holz dicht, in den Säcken ist Korn und im Ofen Brot. Niemand hat dieses Land je vermessen; wer zuerst eine Hütte aufstellt, darf bleiben.

    Ein alter Fährmann schüttelt trotzdem den Kopf. Es werden trockene Jahre kommen, sagt er, und danach eine Seuche. Ein Speicher, den alle gemeinsam füllen, wäre mehr wert als jede Mauer.
narration-first-kingdom-II =
    Bis nach Paris erzählen Reisende von euren Dörfern, und eines Tages stehen Leute mit Truhen voller Bücher am Tor. Was diese Gelehrten sich ausdenken, bauen eure Handwerker: Räder, Kräne und Pressen, die nie müde werden.

    Der Markt hat jede Woche mehr zu bieten, und nach getaner Arbeit bringen die Dörfer ihre Abgaben. Nur der Fährmann sieht noch immer zum Himmel.
narration-first-kingdom-III =
    Kein Tropfen seit Ostern. Aus Bächen sind Wege geworden, die Ähren an den Halmen sind leer. Was im gemeinsamen Speicher liegt, entscheidet nun, wer bleibt und wer sein Bündel schnürt.

    Und doch wird überall gehämmert. Wenn der Staub weht, wollen alle ein Dach und einen Nachbarn, und wer in so einem Jahr baut, wird lange gelobt.
narration-first-kingdom-IV =
    Der Regen ist zurück, aber das gute Land hat Besitzer. In den Burghöfen schmieden sie bei Fackelschein, und Bauernkinder lernen, mit der Lanze zu reiten.

    Wer mehr will, nimmt es einem Nachbarn; wer es behalten will, zieht eine Mauer darum. Niemand steckt ein neues Dorf ab, solange Reiter unterwegs sind. Flussabwärts warten die Mönche auf einen Kai, an dem ihr Schiff anlegen kann.
narration-first-kingdom-V =
    Der Erste, der von Bord geht, trägt nichts als eine Glocke. Sie hängen sie in eine Eiche, und von Stund an wagt niemand mehr, das Schwert gegen euch zu heben.

    Der Preis ist Geduld. Auch eure Reiter bleiben zu Hause, und das halbe Dorf singt lieber, als zu graben. Nutzt die stillen Jahre: für Mauern, für Häuser, für Handwerke, die hier noch keiner gelernt hat.
narration-first-kingdom-VI =
    Am Anleger liegen die Kähne zu dritt nebeneinander, vor den Toren stauen sich die Karren. Was jahrelang gelagert war, findet Käufer, und ein Dorf, das bekommt, was es braucht, spricht gut von dem, der es gebracht hat.

    Die Händler bringen auch Nachrichten. In den Häfen des Südens verbrennt man die Betten der Toten. Noch ist Zeit, ein Mittel zu brauen, wenn alle etwas in den Kessel tun.
narration-first-kingdom-VII =
    Sie kommt bei Nacht und macht kein Geräusch. Türen tragen Kreidezeichen, und am Morgen ist der halbe Anger leer. Wo das Mittel bereitsteht, halten Mauern den Rest ab; wo nicht, holt jede Runde jemanden fort.

    Die Leute heben den Blick zu den Türmen. Nie hat ihnen eine Kirche so viel bedeutet, nie eine Festung.
narration-first-kingdom-VIII =
    Eines Morgens ist niemand gestorben, und am nächsten auch nicht. Wer übrig ist, umarmt Nachbarn, mit denen er ein halbes Leben gestritten hat. Aus Grenzen werden Fußwege; allein ist man nur noch hinter Festungsmauern.

    Bringt nun zu Ende, was ihr begonnen habt. Das Tal will einen König oder eine Königin, und auf die Zweitbesten wartet es nicht.
narration-first-kingdom-food_depot =
    Der letzte Sack ist drin, der Balken liegt vor der Tür: Der Speicher ist voll. Mag der Himmel so blau bleiben, wie er will, in diesem Tal verhungert niemand mehr.

    Die Hungersnot hat ihre Zähne verloren. Und hinter dem Speicher haben die Gelehrten einen Kessel aufgestellt: Mit dem, was die Jahre sie gelehrt haben, wollen sie eine Medizin finden.
narration-first-kingdom-medicine =
    Es riecht nach Wein und bitteren Wurzeln, und es hilft. Das Fieber sinkt, die Kranken setzen sich auf und wollen Suppe.

    Von nun an holt die Pest niemanden mehr. In ihren Jahren bringen Festungen jetzt Ruhm statt Gräber.
