### The King’s Favor
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
prize-I = Wer besteht, wird Baron und reitet mit dem König zur Jagd.
prize-II = Wer besteht, wird Vicomte und führt ein Wappen.
prize-III = Wer besteht, wird Graf und führt die Soldaten des Königs.
prize-IV = Wer besteht, wird Markgraf und darf die hohen Ämter des Reiches bekleiden.
prize-V = Wer besteht, wird Herzog und wählt den nächsten König mit.
