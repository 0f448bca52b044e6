# Ce que dit toute leçon.
lesson-do-it = Cette étape demande que vous jouiez.
lesson-read = Lisez d’abord la suite.
lesson-other = Les règles le permettent. La leçon demande autre chose à cette étape.
lesson-over = La leçon est finie.
