### The First Kingdom
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
