### Help on every place, deed, task, Fame bonus and season of the stories: short, with an example where one helps.

## Places of the board
about-place-territory = Send a settler into an area next to one of yours. Free land takes farmers and fishermen; with one knight among them you may take another player’s terrain, with two a village as well. Example: knight, farmer, fisherman take a neighbour’s lake, but not the neighbour’s village.
about-place-village = Turn one of your terrains into a village. It stops giving goods, but counts wherever villages count: for trading, for delivering, for your dues. Costs 1 wood.
about-place-terrain = Harvest: one good from every terrain of yours that is no village. Example: two lakes and a forest bring 2 fish and 1 wood, if the marketplace still has them.
about-place-building_yard = Choose a place tile for your board, from the categories that your era allows.
about-place-mill = A farmer or a trader joins you and goes into your bag.
about-place-cottage = A fisherman or a craftsman joins you and goes into your bag.
about-place-market = Buy and sell at the printed values, in any mix, one good for each village you control. Example: with 3 villages you may sell wool for 4 coins and buy 2 wood for 2 coins each.
about-place-ropery = A coin for one fisherman: small, but never idle.
about-place-portal = Two spaces for what you want to send: followers, goods, technology, 3 or 5 coins. Each action sends one of them to a deed or to a task of yours. What is left may come home at the end of the round.

## Base places
about-place-university = A scholar joins you and goes into your bag.
about-place-castle = A knight joins you. Knights conquer, and build fortresses.
about-place-monastery = A monk joins you. Monks stand in for everybody on action spaces. No technology here.
about-place-laboratory = Take a technology tile. After the round it may take the place of a follower for good. No technology here.
about-place-fortress = Build a fortress in an area that only you control; from now on nobody else gets in. Costs 1 wood.
about-place-church = Build a church in a village of yours that has none. Costs 1 wood.

## Place tiles I
about-place-general_store = 2 coins.
about-place-carpenters_workshop = Works by itself: every village, fortress or church you build brings 1 more Fame point.
about-place-barn = Turn grain into money: 5 coins for each pair. Example: with 5 grain you may give 4 and receive 10 coins.
about-place-pub = One follower of any kind. Pay 1 to 3 coins and take as many Fame points.
about-place-grove = 1 wood from the marketplace, if there is any.
about-place-bathhouse = Draw 2 followers and put one of them on an action space at once; the other goes back. It can make a second action possible in the same round.
about-place-bakery = Lay down 1 to 3 grain while planning; each becomes a bread. Grain is worth 1 and bread 2, and both feed your people.
about-place-cheese_cellar = 6 Fame points for each pair of cheese, as often as you like.

## Place tiles II
about-place-herb_garden = Works by itself: your fishermen may stand on the spaces of farmers, craftsmen and traders.
about-place-notarys_office = 3 coins.
about-place-tailor_shop = 1 brocade from the marketplace, worth 5.
about-place-tax_office = 1 coin for each village you control, the secret one too.
about-place-trading_ship = Deliver goods of any kinds for their value in Fame points, one for each village on the Loire, whoever it belongs to. Example: 3 villages on the river and 2 wine and 1 wool bring 3 + 3 + 4 = 10 points.
about-place-county_fair = Put as many different followers here as you like; each brings 1 Fame point and goes home to the bag. Two of a kind are not wanted.
about-place-wool_mill = 1 wool from the marketplace, worth 4.
about-place-secret_village = Works by itself: one more village, which nobody can take from you and on which nothing can be built.

## Place tiles III
about-place-school = Works by itself: your scholars may stand on every space except a monk’s. For a conquest only real knights count.
about-place-treasury = 5 coins.
about-place-bell_tower = 5 Fame points.
about-place-rampart = Every fortress you have raised brings 2 Fame points.
about-place-workshop = Pay 1 coin and move one of your placed technology tiles to another space, or take it back into your hand. A place that is complete with it can act in this very round.
about-place-gunpowder_tower = Two more spaces: for things to send, as on the portal, or for followers when the green is full.
about-place-guardhouse = Use an action for which another player has just placed followers; it stays ready for the owner. Not for anything that costs goods.
about-place-parlatory = A citizen joins you.

## Beneficial deeds
about-deed-alchemy = Takes any follower. Choose 2 Fame points or 3 coins, then draw a follower and place it at once. It never opens a new era.
about-deed-alchemy_b = { about-deed-alchemy }
about-deed-wine_press = Hands and timber for the vintners, paid for in coins.
about-deed-weaving_loom = Helpers at the loom are paid in coins; who brings wool or technology gains Fame.
about-deed-barter = Whoever sends may swap a good with another player. Example: give a fish away and take brocade.
about-deed-knights_alliance = Whoever sends may send a follower home that another player has placed. The place then waits until it is complete again.
about-deed-crop_rotation = Whoever helps the fields to rest and bear in turn gains Fame points.
about-deed-right_of_succession = Witnesses of every basic kind, paid for in coins. In The First Kingdom it comes back when nothing else is left for those who want to advance.
about-deed-feeding_the_poor = Food, help and money for the hungry bring Fame points.
about-deed-orphanage = Whatever helps to build and run the house brings Fame points.
about-deed-food_depot = The common store. Each gift brings Fame; once it is full, hunger is over for everybody and the Medicine can be made.
about-deed-medicine = The remedy against the plague. Each gift brings Fame; once it is complete, the plague takes nobody any more.

## Tasks of The First Kingdom
about-task-well = Water for everybody. Send through your portal what the sheet still shows for it.
about-task-harbor = A landing for the ships. Send through your portal what the sheet still shows for it. Without a harbor nobody leaves era IV.
about-task-baptistery = A font for the newborn. Send through your portal what the sheet still shows for it.
about-task-delegation = Different followers travel to Orléans and do not return. A monk cannot go in somebody’s place.
about-task-church = Build at least one church yourself. Taking over somebody else’s does not count, and no bonus of the Fame track can replace it.
about-task-citizens = Citizens come from the marks of the Control board, from the Fame track, from filling the last space of a deed, for being first into famine or plague, and from the Parlatory.
about-task-riches = Coins and goods together. You keep them; they are counted at the end of every round. Example: 12 coins, 2 brocade (10), 2 wool (8) are 30.

## Objectives of The King’s Favor
about-task-hunting_rights = Send the sums of money asked for through the portal, one after the other.
about-task-food_stock = Send one of each food asked for.
about-task-court = Send the followers asked for; they stay at court. Nobody else can go in their place.
about-task-gifts = Send one of each gift asked for.
about-task-areas = Count the areas with a settler of yours, whatever is built there.
about-task-villages = Count the villages you control, the starting village and a secret village too.
about-task-fortresses = Count your fortresses with a settler of yours beside them.
about-task-churches = Count the churches in your areas, whoever built them.
about-task-tournament_grounds = Reach the marked space of the Fame track. Whoever gets there early waits there; further points are lost until era III is over.
about-task-castle = Reach the last space of the Fame track. Here the king knows no mercy: no Favorite tile helps.

## Bonuses of the Fame track
about-fame-coins_3 = Into your purse at once.
about-fame-coins_5 = Into your purse at once.
about-fame-draw = Draw a follower and place it at once, or put it on the green.
about-fame-citizen = Strike one off your task sheet.
about-fame-strike = Choose: a citizen, or one open space of a task that is struck off for free.
about-fame-wood_or_bread = Your choice, from the marketplace.
about-fame-wood = From the marketplace, if there is any.
about-fame-village = Build a village at once: all you need is 1 wood. The Fame points for it come on top.
about-fame-tile = Choose a place tile from the categories open now.
about-fame-technology = A technology tile, even without a laboratory.
about-fame-monk = A monk, even without a monastery.
about-fame-follower = One of the four basic kinds, of your choice, goes into your bag.
about-fame-knight = A knight, even without a castle.
about-fame-tournament_grounds = Be here before era III ends. Until then nobody goes on.
about-fame-castle = The end of the road: be here before era V ends.

## Seasons
about-season-spring = Fields are sown and timber is cut: grain and wood come to the marketplace.
about-season-summer = The king is in a good mood: everybody receives a coin.
about-season-autumn = The cellars are filled: everybody gives 1 food. Without food it costs 3 coins, without those a Favorite tile, and without that one’s place at the table.
about-season-winter = The reckoning: when this round is over, the king looks at what he asked for.
