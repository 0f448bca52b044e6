### The story booklets, told in our own words, and the words of era board, Control board, task sheet and Fame track.

## The First Kingdom
narration-first-kingdom-prologue =
    The valley of the Loire has land enough for everybody, and nobody who rules it. You and your neighbours have come with a handful of people each, an axe, a net and a sack of seed.

    Eight eras lie ahead, and each of you walks through them at a pace of your own. Every era gives something and takes something: read ahead, and stay a while where it suits you. Whoever is first to have all the tasks done will wear a crown that nobody has worn before.
narration-first-kingdom-I =
    The boats are drawn up on the bank, and smoke rises from the first hearths. The lakes teem with fish, timber stands thick in the woods, there is grain in the sacks and bread in the oven. Nobody has ever measured this land; whoever sets up a hut first may stay.

    An old ferryman shakes his head all the same. Dry years will come, he says, and a sickness after them. A store that all of you fill together would be worth more than any wall.
narration-first-kingdom-II =
    Travellers tell of your villages as far away as Paris, and one day people with chests full of books stand at the gate. What these scholars think up, your craftsmen build: wheels, cranes and presses that never tire.

    The market has more to offer every week, and when the day’s work is done the villages bring their dues. Only the ferryman still looks at the sky.
narration-first-kingdom-III =
    Not a drop since Easter. The brooks are paths, the ears on the stalks are empty. What lies in the common store now decides who stays and who packs a bundle and goes.

    And still there is hammering everywhere. When the dust blows, everybody wants a roof and a neighbour, and a lord who builds in such a year is praised for a long time.
narration-first-kingdom-IV =
    The rain is back, but the good land has owners. In the castle yards the smiths work by torchlight, and farmers’ children learn to ride with a lance.

    Whoever wants more takes it from a neighbour; whoever wants to keep it puts a wall around it. Nobody marks out a new village while riders are about. Downriver the monks are waiting for a quay where their ship could land.
narration-first-kingdom-V =
    The first to step off the ship carries nothing but a bell. They hang it in an oak, and from that hour nobody dares to raise a sword against you.

    The price is patience. Your own riders stay at home as well, and half the village would rather sing than dig. Use the quiet years: for walls, for houses, for trades that nobody here has learned yet.
narration-first-kingdom-VI =
    Barges lie three abreast at the landing, and carts queue before the gates. What has been stored for years finds its buyers, and a village that gets what it needs speaks well of whoever brought it.

    The merchants bring news, too. In the ports of the south they burn the beds of the dead. There is still time to brew a remedy, if everybody puts something into the pot.
narration-first-kingdom-VII =
    It comes at night and makes no sound. Doors are marked with chalk, and in the morning half the green is empty. Where the remedy stands ready, walls keep out the rest; where it does not, every round calls somebody away.

    People lift their eyes to the towers now. Never has a church meant so much to them, nor a fortress.
narration-first-kingdom-VIII =
    One morning nobody has died, and nobody on the next. Those who are left embrace neighbours they have fought for half their lives. Borders turn into footpaths; only behind a fortress wall is a lord still alone.

    Now finish what you have begun. The valley wants a king or a queen, and it will not wait for the second-best.
narration-first-kingdom-food_depot =
    The last sack is carried in and the beam laid across the door: the store is full. Let the sky stay as blue as it likes, nobody in this valley will starve any more.

    The famine has lost its teeth. And behind the store the scholars have put up a kettle: with what the years have taught them they mean to find a medicine.
narration-first-kingdom-medicine =
    It smells of wine and bitter roots, and it works. The fever breaks, the sick sit up and ask for soup.

    From now on the plague takes nobody. In its years fortresses bring fame instead of funerals.
tip-first-kingdom-I = Every area brings Fame each round, so take land early. Keep { $era-I-food_per_settler } food for each settler you place: leaving costs just that.
tip-first-kingdom-II = A technology tile saves you a follower in every later round. Citizens open the way out: the Control board and the Fame track bring the first { $era-II-citizens }.
tip-first-kingdom-III = As long as the Food Depot has a gap, lay food aside for each round. Never was a village worth more fame; but each one, whoever builds it, makes leaving dearer for all.
tip-first-kingdom-IV = Recruit knights for land, fortresses for keeping it. Finish the harbor first: without it you will not get out of here.
tip-first-kingdom-V = Nobody can attack you, and you cannot grow. Build, take the strong tiles of category III, recruit monks, and gather food for leaving.
tip-first-kingdom-VI = You draw many followers again. Harvest one good in quantity and deliver it. Example: with four villages and six cheese you deliver four of them, for { $value-cheese } Fame each.
tip-first-kingdom-VII = Enter when the Medicine is ready, or be quick. Build your church here: it counts as a task and brings most fame now.
tip-first-kingdom-VIII = Settle in your neighbours’ areas: what stands there counts for both of you, also on the Control board. Then see to it that your riches suffice at the end of the round.

## The King’s Favor
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
tip-kings-favor-I = Settle on lakes first, they bring Fame each round. Put the sums for the hunting rights on the portal before winter ends: Ropery, General store, Barn or Alchemy help.
tip-kings-favor-II = Villages bring fame now. The food stock takes one of each kind shown: look early which of them your terrains do not give you, and buy it.
tip-kings-favor-III = Count the steps to the Tournament Grounds: points beyond them are lost this year. A fortress needs a knight and wood.
tip-kings-favor-IV = Building brings most fame in this era. Scholars, knights and monks sent to court are gone: recruit one more of each.
tip-kings-favor-V = You draw few followers. The Castle is a must; deliver your dearest goods each round. Example: with four villages, two brocade for { $value-brocade } Fame each and two wool for { $value-wool }.
prize-I = Whoever passes becomes baron and rides with the king’s hunt.
prize-II = Whoever passes becomes viscount and bears a coat of arms.
prize-III = Whoever passes becomes count and leads the king’s soldiers.
prize-IV = Whoever passes becomes marquis and may hold the high offices of the realm.
prize-V = Whoever passes becomes duke and will vote on the next king.

## The booklet
booklet-of = The story booklet
booklet-open = Open the story booklet
booklet-pages = Pages of the booklet
booklet-prologue = Prologue
booklet-goal = The goal
booklet-fame = Fame track
booklet-places = Places
booklet-year = The year
booklet-not-yet = Nobody has come this far yet. Reading ahead is allowed, and wise.
booklet-you-are-here = You are here
booklet-rules = In this era
booklet-tip = A word of advice
booklet-needed = To go on
booklet-king-asks = What the king asks
booklet-supply = New at the marketplace:
narration-go = To the table
narration-next = Go on
narration-read = Read the rules of this era
narration-again = You can read this again in the story booklet at any time.
era-number = Era { $era }

era-draw = Draw up to { $number } followers each round
era-categories = { $number ->
    [1] Place tiles of category I
    [2] Place tiles of categories I and II
   *[other] Place tiles of categories I, II and III
  }
era-no-categories = No place tiles
era-new-places = New on your board: { $places }
era-new-settlers = { $number ->
    [one] 1 new settler joins you
   *[other] { $number } new settlers join you
  }
era-forbidden = Not possible here: { $places }
era-building = Fame for building: { $list }
era-building-item = { $building } { $number }
era-no-building = No Fame points for building
era-first-citizen = The first one to enter gets a citizen
era-protected = Nobody can enter your areas
era-peace = Peace: you and all others may settle in each other’s areas, except where a fortress stands; the area then counts for both

bonus-areas = { $number ->
    [one] Each round: 1 Fame point for every area
   *[other] Each round: { $number } Fame points for every area
  }
bonus-village_coins = { $number ->
    [one] Each round: 1 coin for every village
   *[other] Each round: { $number } coins for every village
  }
bonus-villages = { $number ->
    [one] Each round: 1 Fame point for every village
   *[other] Each round: { $number } Fame points for every village
  }
bonus-most_villages = Each round: { $number } Fame points for whoever alone controls most villages
bonus-deliver_one_kind = Each round: deliver goods of one kind, up to one for each village, for their value in Fame
bonus-deliver = Each round: deliver goods of any kinds, up to one for each village, for their value in Fame
bonus-churches = { $number ->
    [one] Each round: 1 Fame point for every church
   *[other] Each round: { $number } Fame points for every church
  }
bonus-fortresses = { $number ->
    [one] Each round: 1 Fame point for every fortress
   *[other] Each round: { $number } Fame points for every fortress
  }
bonus-lakes = { $number ->
    [one] Each round: 1 Fame point for every lake
   *[other] Each round: { $number } Fame points for every lake
  }
bonus-famine = Each round: give { $food } food, by the number of your areas; a settler is lost for every food that is missing
bonus-famine-over = Each round: { $number } coins for whoever alone has most areas
bonus-plague = Each round: one of your settlers dies
bonus-plague-over = { $number ->
    [one] Each round: 1 Fame point for every fortress
   *[other] Each round: { $number } Fame points for every fortress
  }
famine-on = Hunger: the Food Depot still has gaps
famine-over = The Food Depot is full: hunger is over
plague-on = Plague: the Medicine is not found yet
plague-over = The Medicine is found: the plague is over
brings-now = For you now: { $what }
brings-fame = { $number ->
    [one] 1 Fame point
   *[other] { $number } Fame points
  }
brings-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
  }
brings-deliver = { $number ->
    [one] deliver 1 good
   *[other] deliver up to { $number } goods
  }
brings-food = { $number ->
    [one] 1 food to give
   *[other] { $number } food to give
  }
brings-settlers = { $number ->
    [one] 1 settler lost
   *[other] { $number } settlers lost
  }

## What an era or the king asks for
need-areas = { $wanted ->
    [one] 1 area
   *[other] { $wanted } areas
  }
need-villages = { $wanted ->
    [one] 1 village
   *[other] { $wanted } villages
  }
need-fortresses = { $wanted ->
    [one] 1 fortress
   *[other] { $wanted } fortresses
  }
need-churches = { $wanted ->
    [one] 1 church
   *[other] { $wanted } churches
  }
need-citizens = { $wanted ->
    [one] 1 citizen
   *[other] { $wanted } citizens
  }
need-food = Give { $wanted } food
need-coins = { $wanted ->
    [one] Pay 1 coin
   *[other] Pay { $wanted } coins
  }
need-deed = A parcel for a deed (not Alchemy)
need-once = Next round: you have advanced already
need-tournament_grounds = Reach the Tournament Grounds ({ $wanted })
need-castle = Reach the Castle ({ $wanted })
need-task = Finish: { $task }
need-food-rule = { $number ->
    [one] Give 1 food for each settler on the map
   *[other] Give { $number } food for each settler on the map
  }
need-coins-rule = { $number ->
    [one] Pay 1 coin for every village on the map, whoever controls it, and for your secret one
   *[other] Pay { $number } coins for every village on the map, whoever controls it, and for your secret one
  }
need-have = you have { $have }
need-spaces = { $have } of { $wanted }
need-met = fulfilled
need-missing = missing
need-no-mercy = no Favorite tile helps
need-nothing = The last era: nothing lies beyond it but the crown.
advance-ready = You can advance now: send a parcel to a deed.
advance-not-yet = { $number ->
    [one] 1 thing is missing before you can go on.
   *[other] { $number } things are missing before you can go on.
  }
favor-safe = All objectives are fulfilled.
favor-saved = { $number ->
    [one] 1 objective is missing; a Favorite tile would pay for it.
   *[other] { $number } objectives are missing; your Favorite tiles would pay for them.
  }
favor-danger = { $number ->
    [one] 1 objective is missing, and no Favorite tile pays for it.
   *[other] { $number } objectives are missing, more than your Favorite tiles pay for.
  }
favor-out = Dismissed in era { $era }; only watching now.

## Era board
era-board = Era board
eras-of = { $seat } is in era { $era }
seasons = Seasons
season-left = { $number ->
    [0] The year ends with this round.
    [one] 1 round is left after this one.
   *[other] { $number } rounds are left after this one.
  }
objectives = Objectives
objectives-of = Objectives of { $seat }
favorites-of = { $number ->
    [0] { $seat } has no Favorite tile left
    [one] { $seat } has 1 Favorite tile
   *[other] { $seat } has { $number } Favorite tiles
  }
control-board = Control board
control-areas = Areas
control-villages = Villages
control-churches = Churches
control-mark = { $number }: a citizen
control-of = { $seat } has reached { $number } ({ $column })
control-next = next mark: { $number }
control-all = all marks reached

## Task sheet
task-sheet = Task sheet
task-sheet-of = Task sheet of { $seat }
task-church = church
task-citizens = citizens
task-riches = riches
task-done = done
task-crown = Everything is done: the crown is decided at the end of the round.
task-number = { $done } of { $all } tasks done

## Fame track
fame-track = Fame track
fame-of = { $seat }: { $number }
fame-bonus-at = Space { $number }: { $bonus }
fame-next = Next bonus for you: { $bonus }, in { $number ->
    [one] 1 step
   *[other] { $number } steps
  }
fame-stop = Nobody goes beyond the Tournament Grounds before era { $tournament-era } is over.

## Last pages
category-board = On every board
category-base = Base places, which come with the eras
category-I = Place tiles I
category-II = Place tiles II
category-III = Place tiles III
goal-first-kingdom = Whoever has done all of this at the end of a round is crowned, in whichever era. If several have, the richest of them.
goal-kings-favor = Pass all five years. If several do, points decide; if only one is left, that one wins at once. If nobody lasts, those who came farthest compare their points.
goal-by-value = their value
goal-coin = each coin
goal-area = each area
goal-village = each village
goal-fortress = each fortress
goal-church = each church
goal-favorite = each unused Favorite tile
tasks = Tasks and control
