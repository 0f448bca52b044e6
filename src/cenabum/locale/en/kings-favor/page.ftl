### The King’s Favor
narration-kings-favor-prologue =
    There is a king now, and he is lonely. The great lords at his castle rise late and listen only to themselves. So he looks for a friend among the small nobility of the country: among you.

    He gives you five years. Every spring he names what he wants to see by the end of winter. Whoever has nothing to show for it goes home; once he may look the other way. Of those who last, the one who has made most of land, buildings and goods wins his favor.
narration-kings-favor-I =
    A village, a barn and a good name: that is all you own. But around you lies land without a lord, and people talk about the lakes above all. Whoever has one of those is somebody.

    The king rides out to hunt every week, and he likes company. The right to ride with him is for sale, at a price that is paid in two purses. Start saving.
narration-kings-favor-II =
    A title draws people. Scholars ask for a room with a view, knights for a stable, and your villages grow faster than the fields around them.

    The king, who keeps house himself, puts the plain question: what are they all going to eat? Show him a larder with something of every kind in it, and you may paint a coat of arms on your shield.
narration-kings-favor-III =
    Heralds on every crossroads: there is to be a tournament, and the king will sit in the stands until the year is out. Only those with a name are let in.

    At home the laboratory spares you hands, and you need them. Somewhere in your land a fortress must stand, or you may find strangers in your house when you come back from watching lances break.
narration-kings-favor-IV =
    Monks with handcarts come along the road and ask whether they may stay. Give them a roof with a bell under it, and people will speak of you in places you have never seen.

    The king lacks people he can rely on. He wants the best of yours at court, not those whom you can spare. And he looks at the map: for a marquis it is still rather small.
narration-kings-favor-V =
    The last year. Those who are still with you are few and tired. Empty the barns for your villages; they will cheer you all the way to the castle.

    There the tables are being laid. The gate closes on the last night of winter, and nobody has ever seen it open again. Come in time, and do not come empty-handed.
prize-I = Whoever passes becomes baron and rides with the king’s hunt.
prize-II = Whoever passes becomes viscount and bears a coat of arms.
prize-III = Whoever passes becomes count and leads the king’s soldiers.
prize-IV = Whoever passes becomes marquis and may hold the high offices of the realm.
prize-V = Whoever passes becomes duke and will vote on the next king.
