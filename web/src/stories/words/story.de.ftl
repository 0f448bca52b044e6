### Die Bücher der Geschichten in unseren eigenen Worten, und die Worte für Ärentafel, Kontrolltafel, Aufgabenblatt und Ruhmesleiste.

## The First Kingdom
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
tip-first-kingdom-I = Jedes Gebiet bringt in jeder Runde Ruhm, also nimm früh Land. Halte für jeden Siedler auf der Karte { $era-I-food_per_settler } Nahrung zurück: Genau das kostet das Weiterziehen.
tip-first-kingdom-II = Ein Technikteil spart dir in jeder späteren Runde einen Gefolgsmann. Bürger öffnen den Weg hinaus: Kontrolltafel und Ruhmesleiste bringen die ersten { $era-II-citizens }.
tip-first-kingdom-III = Solange im Vorratslager etwas fehlt, lege für jede Runde Nahrung beiseite. Nie brachte ein Dorf mehr Ruhm; aber jedes, gleich wessen, macht das Weiterziehen für alle teurer.
tip-first-kingdom-IV = Wirb Ritter für neues Land an und baue Festungen, um es zu halten. Bau zuerst den Hafen fertig: Ohne ihn kommst du hier nicht weg.
tip-first-kingdom-V = Niemand kann dich angreifen, und du kannst nicht wachsen. Baue, nimm die starken Plättchen der Kategorie III, wirb Mönche an und sammle Nahrung fürs Weiterziehen.
tip-first-kingdom-VI = Du ziehst wieder viele Gefolgsleute. Ernte eine Ware in Menge und liefere sie. Beispiel: Bei vier Dörfern und sechs Käse lieferst du vier, für je { $value-cheese } Ruhm.
tip-first-kingdom-VII = Komm, wenn die Medizin bereit ist, oder sei schnell wieder weg. Baue hier deine Kirche: Sie ist eine Aufgabe und bringt jetzt am meisten Ruhm.
tip-first-kingdom-VIII = Siedle in den Gebieten der Nachbarn: Was dort steht, zählt für euch beide, auch auf der Kontrolltafel. Dann sorge dafür, dass dein Vermögen am Rundenende reicht.

## The King’s Favor
narration-kings-favor-prologue =
    Nun gibt es einen König, und er ist einsam. Die großen Herren auf seiner Burg stehen spät auf und hören nur sich selber zu. Also sucht er einen Freund unter dem kleinen Adel auf dem Lande: unter euch.

    Fünf Jahre gibt er euch. In jedem Frühling sagt er, was er bis zum Ende des Winters sehen will. Wer nichts vorzuweisen hat, geht nach Hause; einmal sieht er vielleicht darüber hinweg. Von denen, die durchhalten, gewinnt seine Gunst, wer aus Land, Bauten und Waren am meisten gemacht hat.
narration-kings-favor-I =
    Ein Dorf, eine Scheune und ein guter Name: Mehr besitzt ihr nicht. Aber ringsum liegt Land ohne Herrn, und vor allem von den Seen wird gesprochen. Wer einen davon hat, ist jemand.

    Der König reitet jede Woche zur Jagd, und er mag Gesellschaft. Das Recht mitzureiten ist käuflich, zu einem Preis, der in zwei Beuteln bezahlt wird. Fangt an zu sparen.
narration-kings-favor-II =
    Ein Titel zieht Leute an. Gelehrte fragen nach einem Zimmer mit Aussicht, Ritter nach einem Stall, und eure Dörfer wachsen schneller als die Felder um sie her.

    Der König, der selbst Haus hält, stellt die schlichte Frage: Was sollen die alle essen? Zeigt ihm eine Kammer, in der von jedem etwas liegt, und ihr dürft ein Wappen auf euren Schild malen.
narration-kings-favor-III =
    Herolde an jeder Kreuzung: Es gibt ein Turnier, und der König sitzt auf der Tribüne, bis das Jahr um ist. Eingelassen wird nur, wer einen Namen hat.

    Zu Hause spart euch das Labor Hände, und die braucht ihr. Irgendwo in eurem Land muss eine Festung stehen, sonst findet ihr Fremde in eurem Haus, wenn ihr vom Lanzenbrechen heimkommt.
narration-kings-favor-IV =
    Auf der Straße kommen Mönche mit Handkarren und fragen, ob sie bleiben dürfen. Gebt ihnen ein Dach mit einer Glocke darunter, und man wird an Orten von euch sprechen, die ihr nie gesehen habt.

    Dem König fehlen Leute, auf die er sich verlassen kann. Er will die besten von euren bei Hofe, nicht die, die ihr entbehren könnt. Und er schaut auf die Karte: Für einen Markgrafen ist das noch recht klein.
narration-kings-favor-V =
    Das letzte Jahr. Die noch bei euch sind, sind wenige und müde. Leert die Scheunen für eure Dörfer; sie werden euch bis zur Burg hinauf zujubeln.

    Dort werden die Tische gedeckt. In der letzten Nacht des Winters schließt sich das Tor, und niemand hat es je wieder aufgehen sehen. Kommt rechtzeitig, und kommt nicht mit leeren Händen.
tip-kings-favor-I = Besiedle zuerst Seen, sie bringen in jeder Runde Ruhm. Lege vor Ende des Winters die Summen für das Jagdrecht an die Pforte: Seilerei, Gemischtwarenladen, Scheune oder Alchemie helfen.
tip-kings-favor-II = Dörfer bringen jetzt Ruhm. Der Vorrat braucht von jeder gezeigten Art eines: Sieh früh nach, was deine Gelände nicht hergeben, und kaufe es.
tip-kings-favor-III = Zähle die Schritte bis zum Turnierplatz: Was darüber hinausgeht, verfällt. Eine Festung braucht einen Ritter und Holz.
tip-kings-favor-IV = Bauen bringt in dieser Ära am meisten Ruhm. Wer an den Hof geht, kommt nicht zurück: Wirb von jedem einen mehr an.
tip-kings-favor-V = Du ziehst wenige Gefolgsleute. Die Königsburg ist Pflicht; liefere in jeder Runde deine teuersten Waren. Beispiel: bei vier Dörfern zwei Brokat für je { $value-brocade } Ruhm und zwei Wolle für je { $value-wool }.
prize-I = Wer besteht, wird Baron und reitet mit dem König zur Jagd.
prize-II = Wer besteht, wird Vicomte und führt ein Wappen.
prize-III = Wer besteht, wird Graf und führt die Soldaten des Königs.
prize-IV = Wer besteht, wird Markgraf und darf die hohen Ämter des Reiches bekleiden.
prize-V = Wer besteht, wird Herzog und wählt den nächsten König mit.

## The booklet
booklet-of = Das Buch der Geschichte
booklet-open = Das Buch der Geschichte aufschlagen
booklet-pages = Seiten des Buches
booklet-prologue = Vorspiel
booklet-goal = Das Ziel
booklet-fame = Ruhmesleiste
booklet-places = Orte
booklet-year = Das Jahr
booklet-not-yet = So weit ist noch niemand gekommen. Vorausblättern ist erlaubt, und klug.
booklet-you-are-here = Hier bist du
booklet-rules = In dieser Ära
booklet-tip = Ein guter Rat
booklet-needed = Um weiterzuziehen
booklet-king-asks = Was der König verlangt
booklet-supply = Neu auf dem Marktplatz:
narration-go = An den Tisch
narration-next = Weiter
narration-read = Die Regeln dieser Ära lesen
narration-again = Im Buch der Geschichte ist das jederzeit nachzulesen.
era-number = Ära { $era }

era-draw = Ziehe in jeder Runde bis zu { $number } Gefolgsleute
era-categories = { $number ->
    [1] Ortsplättchen der Kategorie I
    [2] Ortsplättchen der Kategorien I und II
   *[other] Ortsplättchen der Kategorien I, II und III
  }
era-no-categories = Keine Ortsplättchen
era-new-places = Neu auf deinem Tableau: { $places }
era-new-settlers = { $number ->
    [one] 1 neuer Siedler kommt zu dir
   *[other] { $number } neue Siedler kommen zu dir
  }
era-forbidden = Hier nicht möglich: { $places }
era-building = Ruhm für Bauten: { $list }
era-building-item = { $building } { $number }
era-no-building = Kein Ruhm für Bauten
era-first-citizen = Wer als Erster eintritt, bekommt einen Bürger
era-protected = Niemand kann deine Gebiete betreten
era-peace = Frieden: Du und alle anderen siedelt auch in den Gebieten der jeweils anderen, außer wo eine Festung steht; das Gebiet zählt dann für beide

bonus-areas = { $number ->
    [one] Jede Runde: 1 Ruhmespunkt je Gebiet
   *[other] Jede Runde: { $number } Ruhmespunkte je Gebiet
  }
bonus-village_coins = { $number ->
    [one] Jede Runde: 1 Münze je Dorf
   *[other] Jede Runde: { $number } Münzen je Dorf
  }
bonus-villages = { $number ->
    [one] Jede Runde: 1 Ruhmespunkt je Dorf
   *[other] Jede Runde: { $number } Ruhmespunkte je Dorf
  }
bonus-most_villages = Jede Runde: { $number } Ruhmespunkte, wer allein die meisten Dörfer kontrolliert
bonus-deliver_one_kind = Jede Runde: Waren einer Art liefern, höchstens eine je Dorf, für ihren Wert in Ruhm
bonus-deliver = Jede Runde: Waren beliebiger Art liefern, höchstens eine je Dorf, für ihren Wert in Ruhm
bonus-churches = { $number ->
    [one] Jede Runde: 1 Ruhmespunkt je Kirche
   *[other] Jede Runde: { $number } Ruhmespunkte je Kirche
  }
bonus-fortresses = { $number ->
    [one] Jede Runde: 1 Ruhmespunkt je Festung
   *[other] Jede Runde: { $number } Ruhmespunkte je Festung
  }
bonus-lakes = { $number ->
    [one] Jede Runde: 1 Ruhmespunkt je See
   *[other] Jede Runde: { $number } Ruhmespunkte je See
  }
bonus-famine = Jede Runde: { $food } Nahrung abgeben, je nach Zahl deiner Gebiete; für jede fehlende geht ein Siedler verloren
bonus-famine-over = Jede Runde: { $number } Münzen, wer allein die meisten Gebiete hat
bonus-plague = Jede Runde: Einer deiner Siedler stirbt
bonus-plague-over = { $number ->
    [one] Jede Runde: 1 Ruhmespunkt je Festung
   *[other] Jede Runde: { $number } Ruhmespunkte je Festung
  }
famine-on = Hunger: Das Vorratslager hat noch Lücken
famine-over = Das Vorratslager ist voll: Der Hunger ist vorbei
plague-on = Pest: Die Medizin ist noch nicht gefunden
plague-over = Die Medizin ist gefunden: Die Pest ist vorbei
brings-now = Für dich jetzt: { $what }
brings-fame = { $number ->
    [one] 1 Ruhmespunkt
   *[other] { $number } Ruhmespunkte
  }
brings-coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
  }
brings-deliver = { $number ->
    [one] 1 Ware liefern
   *[other] bis zu { $number } Waren liefern
  }
brings-food = { $number } Nahrung abzugeben
brings-settlers = { $number } Siedler verloren

## What an era or the king asks for
need-areas = { $wanted ->
    [one] 1 Gebiet
   *[other] { $wanted } Gebiete
  }
need-villages = { $wanted ->
    [one] 1 Dorf
   *[other] { $wanted } Dörfer
  }
need-fortresses = { $wanted ->
    [one] 1 Festung
   *[other] { $wanted } Festungen
  }
need-churches = { $wanted ->
    [one] 1 Kirche
   *[other] { $wanted } Kirchen
  }
need-citizens = { $wanted } Bürger
need-food = { $wanted } Nahrung abgeben
need-coins = { $wanted ->
    [one] 1 Münze zahlen
   *[other] { $wanted } Münzen zahlen
  }
need-deed = Eine Sendung für eine gute Tat (nicht Alchemie)
need-once = Nächste Runde: Du bist schon weitergezogen
need-tournament_grounds = Den Turnierplatz erreichen ({ $wanted })
need-castle = Die Königsburg erreichen ({ $wanted })
need-task = Vollenden: { $task }
need-food-rule = { $number } Nahrung je Siedler auf der Karte abgeben
need-coins-rule = { $number ->
    [one] 1 Münze für jedes Dorf auf der Karte zahlen, gleich wessen, und für dein geheimes
   *[other] { $number } Münzen für jedes Dorf auf der Karte zahlen, gleich wessen, und für dein geheimes
  }
need-have = du hast { $have }
need-spaces = { $have } von { $wanted }
need-met = erfüllt
need-missing = fehlt
need-no-mercy = kein Günstlingsplättchen hilft
need-nothing = Die letzte Ära: Dahinter liegt nur noch die Krone.
advance-ready = Du kannst jetzt weiterziehen: Sende etwas an eine gute Tat.
advance-not-yet = { $number ->
    [one] Es fehlt noch 1 Bedingung, um weiterzuziehen.
   *[other] Es fehlen noch { $number } Bedingungen, um weiterzuziehen.
  }
favor-safe = Alle Ziele sind erfüllt.
favor-saved = { $number ->
    [one] 1 Ziel fehlt; ein Günstlingsplättchen käme dafür auf.
   *[other] { $number } Ziele fehlen; deine Günstlingsplättchen kämen dafür auf.
  }
favor-danger = { $number ->
    [one] 1 Ziel fehlt, und kein Günstlingsplättchen kommt dafür auf.
   *[other] { $number } Ziele fehlen, mehr als deine Günstlingsplättchen wettmachen.
  }
favor-out = In Ära { $era } ausgeschieden; schaut nur noch zu.

## Era board
era-board = Ärentafel
eras-of = { $seat } ist in Ära { $era }
seasons = Jahreszeiten
season-left = { $number ->
    [0] Mit dieser Runde endet das Jahr.
    [one] Danach bleibt 1 Runde.
   *[other] Danach bleiben { $number } Runden.
  }
objectives = Ziele
objectives-of = Ziele von { $seat }
favorites-of = { $number ->
    [0] { $seat } hat kein Günstlingsplättchen mehr
   *[other] { $seat } hat { $number } Günstlingsplättchen
  }
control-board = Kontrolltafel
control-areas = Gebiete
control-villages = Dörfer
control-churches = Kirchen
control-mark = { $number }: ein Bürger
control-of = { $seat } hat { $number } erreicht ({ $column })
control-next = nächste Marke: { $number }
control-all = alle Marken erreicht

## Task sheet
task-sheet = Aufgabenblatt
task-sheet-of = Aufgabenblatt von { $seat }
task-church = Kirche
task-citizens = Bürger
task-riches = Vermögen
task-done = erledigt
task-crown = Alles ist erledigt: Am Rundenende entscheidet sich die Krone.
task-number = { $done } von { $all } Aufgaben erledigt

## Fame track
fame-track = Ruhmesleiste
fame-of = { $seat }: { $number }
fame-bonus-at = Feld { $number }: { $bonus }
fame-next = Dein nächster Bonus: { $bonus }, in { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritten
  }
fame-stop = Niemand kommt über den Turnierplatz hinaus, bevor Ära { $tournament-era } vorbei ist.

## Last pages
category-board = Auf jedem Tableau
category-base = Grundorte, die mit den Ären kommen
category-I = Ortsplättchen I
category-II = Ortsplättchen II
category-III = Ortsplättchen III
goal-first-kingdom = Wer das alles am Ende einer Runde geschafft hat, wird gekrönt, gleich in welcher Ära. Sind es mehrere, der Reichste von ihnen.
goal-kings-favor = Besteht alle fünf Jahre. Schaffen es mehrere, entscheiden die Punkte; bleibt nur einer, gewinnt er sofort. Hält niemand durch, vergleichen die am weitesten Gekommenen ihre Punkte.
goal-by-value = ihr Wert
goal-coin = je Münze
goal-area = je Gebiet
goal-village = je Dorf
goal-fortress = je Festung
goal-church = je Kirche
goal-favorite = je unbenutztem Günstlingsplättchen
tasks = Aufgaben und Kontrolle
