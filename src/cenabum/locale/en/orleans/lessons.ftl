# What the lessons of Orléans say. One idea a step, two short sentences at most; rules, no advice.

## first
lesson-first = Your first game
    .about = Three guided rounds: bag, plan, places, tracks, travel
first-welcome = You lead a trading house in medieval Orléans. Whoever has the most points after the last round wins.
first-market = These are your followers. Each round you draw some from your bag, and they stand on your market.
first-places = Every place has spaces for certain followers. A place whose spaces are all filled can be used.
first-farm = Now plan: put your boatman and your craftsman on the Farm House.
first-farm-only = The rules allow this. In this step only the boatman and the craftsman go to work, both at the Farm House.
first-done = The Farm House is full; the other two find nothing to do and stay on the market. End your plan.
first-act = Now places are used, one by one in turn. Use the Farm House.
first-farmer = You won a farmer: he is in your bag now. You moved up the farmers’ track, and its space gave you a good.
first-event = A new round has an event, which everybody sees and which happens at its end. First the census gave you a coin: you lead with farmers.
first-draw = Whom you used is back in your bag, and the new farmer too. Draw all three.
first-draw-all = You may draw fewer. Here we need all of them: draw as many as you can.
first-castle = The Castle wins knights. Put a farmer, the boatman and the trader there.
first-castle-only = The rules allow this. In this step the Castle is to be filled: farmer, boatman and trader.
first-wait = Put the other farmer and the craftsman on the Village. Its boatman is missing, so they wait there for a later round.
first-wait-only = The rules allow this. In this step the two who are left begin to fill the Village.
first-act-castle = Nobody was left, so your plan ended by itself. Use the Castle.
first-knight = A knight joins you, and on the knights’ track you moved to more draws each round. The event then paid everybody.
first-draw-again = Who waits on the Village stays there. Draw the four from your bag, the knight among them.
first-village = The boatman completes the Village. Put him there.
first-wagon = Farmer, trader and knight fill the Wagon, with which you travel. Put all three there.
first-wagon-only = The rules allow this. In this step the Village and the Wagon are to be filled.
first-choose = Use the Village and choose whom you win: a boatman brings coins, a craftsman technology, a trader a new place.
first-choose-only = The Wagon comes next. First the Village.
first-go = Now use the Wagon.
first-travel = Your merchant stands in Orléans, and the roads from there are lit. Take one, with a good that lies on it.
first-travel-good = One may travel without a good. Take one along here: goods are points.
first-goods = Every good is worth points at the end. The Guildhall lets you build a trading station in the town where your merchant stands.
first-end = Draw, plan, use, event: that is a round. At the end goods, coins, and stations multiplied by your development count.

## travel
lesson-travel = Travel and stations
    .about = Ships, wagons, goods on the way, trading stations
travel-map = Your merchant goes from town to town. The Ship takes waterways, the Wagon takes roads.
travel-ship = Fill the Ship: farmer, boatman and knight.
travel-ship-only = The rules allow this. In this step the Ship is to be filled.
travel-done = Who is left may stay on the market. End your plan.
travel-act = Use the Ship.
travel-way = Every waterway from your town is lit. Choose one; if goods lie on it, you may load one of them.
travel-goods = Goods on a way are taken once and do not come back. You travel one way with each use.
travel-guildhall = The Guildhall builds. Fill it: farmer, craftsman and knight.
travel-guildhall-only = The rules allow this. In this step the Guildhall is to be filled.
travel-done-again = End your plan.
travel-build = Use the Guildhall: a trading station is built where your merchant stands.
travel-one = A town takes one trading station, whoever builds it. Only in Orléans everybody may have one.
travel-end = At the end every station counts as often as your development says. Whoever has the most stations gets a citizen too.

## deeds
lesson-deeds = Beneficial deeds
    .about = The Town Hall, rewards, citizens
deeds-what = Deeds take followers of the kinds they show. Each follower you send is rewarded at once.
deeds-place = Put the farmer you won on the Town Hall. Followers of your colour may not go there.
deeds-place-only = The rules allow this. In this step the farmer who is not of your colour goes to the Town Hall.
deeds-done = The Town Hall works with one follower too. End your plan.
deeds-act = Use the Town Hall.
deeds-send = Choose a deed that wants a farmer, and send him.
deeds-gone = He stays there for good: your bag has one farmer less, and you keep your step on the track.
deeds-citizen = Whoever fills the last space of a deed takes its citizen as well. Citizens count like stations at the end.

## technology
lesson-technology = Technology
    .about = A tile in a follower’s place
technology-what = Each craftsman you win brings a technology tile. It fills a space of a place for good.
technology-village = The Village wins craftsmen. Fill it: farmer, boatman and craftsman.
technology-village-only = The rules allow this. In this step the Village is to be filled.
technology-done = End your plan.
technology-act = Use the Village and win a craftsman.
technology-craftsman-only = The rules allow this. In this step a craftsman is wanted, for his technology.
technology-lay = Your round is over, and now technology is laid. The first tile replaces a farmer: choose his space at a place you like.
technology-lay-only = You may keep the tile for later. In this step it is to be laid.
technology-good = From now on that place needs no farmer. The others who work there must still come.
technology-limits = A place takes one tile at most, and a place with a single space none. No tile replaces a monk.

## events
lesson-events = Events and torture
    .about = What a round’s end brings, and what happens without coins
events-what = The event of this round has been open since its beginning: Taxes. It happens when all have passed.
events-ship = Taxes are paid for goods, and you have no coins. Use the Ship all the same.
events-ship-only = The rules allow this. In this step the Ship is used.
events-load = Travel and load the wine.
events-load-only = The rules allow this. In this step the wine comes along.
events-torture = You owe coins and have none: that is torture. For every missing coin you give one thing up; choose it.
events-again = One more coin is missing. You may give something else this time.
events-others = Harvest asks for food, Plague takes a follower from your bag. Income and Trading Day pay, and Pilgrimage closes the Monastery.
events-when = In the base game torture comes with the census, Harvest and Taxes only. Coins you have are always paid first.

## scoring
lesson-scoring = The end and scoring
    .about = The last move, and what counts after it
scoring-last = This is the last round of a game, and it is your last turn. When all have passed and the event is over, points are counted.
scoring-move = Use the Town Hall, or pass.
scoring-coins = The game is over. Every coin is a point.
scoring-goods = Every good is worth points: grain the least, brocade the most.
scoring-development = On the development track the last star you have reached is your status.
scoring-stations = Add your trading stations and your citizens, and multiply the sum by your status.
scoring-end = Coins, goods, and this product: the sum decides.

## orders
lesson-orders = Trade & Intrigue: orders
    .about = Bring goods where they are wanted
orders-what = Open orders name a town and the goods that are wanted there. Whoever brings them first gets the card.
orders-when = You have just acted, your merchant stands in the town of an order, and you have all its goods. Now it can be fulfilled.
orders-fulfil = Fulfil the order.
orders-fulfil-only = You may also go on without it. In this step the order is fulfilled.
orders-after = The goods are out of the game, and the next card is turned over. Whoever fulfils an order passes: it is one a round at most.
orders-points = At the end the points of your orders are added to all others.

## intrigue
lesson-intrigue = Trade & Intrigue: intrigue
    .about = Characters who do harm, and bribes against them
intrigue-what = With this module the Intrigue board lies where the deeds were. Its characters do good to you and harm to others.
intrigue-place = At the Farm House you won a farmer. Put him on the Town Hall: from there followers go to the characters, but none of your colour.
intrigue-place-only = The rules allow this. In this step the farmer who is not of your colour goes to the Town Hall.
intrigue-done = End your plan.
intrigue-act = Agnès has used her Farm House, and it is your turn. Use the Town Hall.
intrigue-traitor = Each character takes the followers it shows, and they stay there for good. Send the farmer to the Traitor.
intrigue-traitor-only = The rules allow this. In this step the farmer goes to the Traitor.
intrigue-whom = The Traitor takes you a step forward on a track, and somebody who is ahead of you a step back. Choose the farmers’ track and Agnès.
intrigue-whom-only = The rules allow this. In this step it is the farmers’ track, where Agnès is ahead.
intrigue-offer = Agnès offers you coins. Accept, and they are yours and she is spared; refuse, and she keeps them and goes back. As you like.
intrigue-threat = Now Agnès has sent a farmer to the Torturer: all others give up one thing. Before it happens, whoever is hit may offer a bribe.
intrigue-bribe = Put coins or goods into your offer and make it, or offer nothing. If you are not spared, choose what you give up.
intrigue-once = There is one offer and one answer. Taken or not, the follower stays, and whoever sent it keeps what the character pays.
intrigue-last = Whoever fills the last space of a character gets its bonus, often a citizen. A character that can do something does it, the Arsonist excepted.
