### Help on every task of the stories: short, with an example where one helps. Places, deeds, bonuses and seasons speak in game.ftl.

## Tasks of The First Kingdom
about-task-well = Water for everybody. Send through your portal what the sheet still shows for it.
about-task-harbor = A landing for the ships. Send through your portal what the sheet still shows for it. Without a harbor nobody leaves era { $harbor-era }.
about-task-baptistery = A font for the newborn. Send through your portal what the sheet still shows for it.
about-task-delegation = Different followers travel to Orléans and do not return. A monk cannot go in somebody’s place.
about-task-church = Build at least one church yourself. Taking over somebody else’s does not count, and no bonus of the Fame track can replace it.
about-task-citizens = Citizens come from the marks of the Control board, from the Fame track, from filling the last space of a deed, for being first into famine or plague, and from the Parlatory.
about-task-riches = Coins and goods together, { $goal-riches } in all. You keep them; they are counted at the end of every round. Example: 2 brocade count { $value-brocade } each, a coin 1.

## Objectives of The King’s Favor
about-task-hunting_rights = Send the sums of money asked for through the portal, one after the other.{ $costs-hunting_rights ->
    [one] { "" }
   *[other] { " " }Each of them counts as an objective of its own: if you miss them all, you need { $costs-hunting_rights } Favorite tiles.
  }
about-task-food_stock = Send one of each food asked for.
about-task-court = Send the followers asked for; they stay at court. Nobody else can go in their place.
about-task-gifts = Send one of each gift asked for.
about-task-areas = Count the areas with a settler of yours, whatever is built there.
about-task-villages = Count the villages you control, the starting village and a secret village too.
about-task-fortresses = Count your fortresses with a settler of yours beside them.
about-task-churches = Count the churches in your areas, whoever built them.
about-task-tournament_grounds = Reach the marked space of the Fame track. Whoever gets there early waits there; further points are lost until era { $tournament-era } is over.
about-task-castle = Reach the last space of the Fame track. Here the king knows no mercy: no Favorite tile helps.

## The booklet
tip-first-kingdom-I = Every area brings Fame each round, so take land early. Keep { $era-I-food_per_settler } food for each settler you place: leaving costs just that.
tip-first-kingdom-II = A technology tile saves you a follower in every later round. Citizens open the way out: the Control board and the Fame track bring the first { $era-II-citizens }.
tip-first-kingdom-III = As long as the Food Depot has a gap, lay food aside for each round. Never was a village worth more fame; but each one, whoever builds it, makes leaving dearer for all.
tip-first-kingdom-IV = Recruit knights for land, fortresses for keeping it. Finish the harbor first: without it you will not get out of here.
tip-first-kingdom-V = Nobody can attack you, and you cannot grow. Build, take the strong tiles of category III, recruit monks, and gather food for leaving.
tip-first-kingdom-VI = You draw many followers again. Harvest one good in quantity and deliver it. Example: with four villages and six cheese you deliver four of them, for { $value-cheese } Fame each.
tip-first-kingdom-VII = Enter when the Medicine is ready, or be quick. Build your church here: it counts as a task and brings most fame now.
tip-first-kingdom-VIII = Settle in your neighbours’ areas: what stands there counts for both of you, also on the Control board. Then see to it that your riches suffice at the end of the round.
tip-kings-favor-I = Settle on lakes first, they bring Fame each round. Put the sums for the hunting rights on the portal before winter ends: Ropery, General store, Barn or Alchemy help.{ $costs-hunting_rights ->
    [one] { "" }
   *[other] { " " }Each sum you miss costs a Favorite tile: miss them all, and you need { $costs-hunting_rights }.
  }
tip-kings-favor-II = Villages bring fame now. The food stock takes one of each kind shown: look early which of them your terrains do not give you, and buy it.
tip-kings-favor-III = Count the steps to the Tournament Grounds: points beyond them are lost this year. A fortress needs a knight and wood.
tip-kings-favor-IV = Building brings most fame in this era. Scholars, knights and monks sent to court are gone: recruit one more of each.
tip-kings-favor-V = You draw few followers. The Castle is a must; deliver your dearest goods each round. Example: with four villages, two brocade for { $value-brocade } Fame each and two wool for { $value-wool }.
booklet-of = The story booklet
booklet-pages = Pages of the booklet
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
goal-first-kingdom = Whoever has done all of this at the end of a round is crowned, in whichever era. If several have, the richest of them.
goal-kings-favor = Pass every year. If several do, points decide; if only one is left, that one wins at once. If nobody lasts, those who came farthest compare their points.
goal-by-value = their value
goal-coin = each coin
goal-area = each area
goal-village = each village
goal-fortress = each fortress
goal-church = each church
goal-favorite = each unused Favorite tile

## What lies open
supply-box = In the storage box
supply-eras = Eras still to come

## On the portal

parcel-what = It waits on your portal to be sent. One action sends it to a deed or to a task of yours that asks for it; a deed pays you for it.

## What things would do now (stories/outlook.py, and the effects)
area-reach = { $number ->
    [0] the Territory can bring a settler of yours here
    [one] with a knight on the Territory a settler of yours can take it
   *[other] with { $number } knights on the Territory a settler of yours can take it
  }
area-site = { $building-one } could be built here: { $fame } Fame
sent-to = “{ $target }”: { $pays }
sent-for = “{ $target }” asks for it
sent-from = { $parcel-one } from your portal: { $pays }
sent-free = { $parcel-one } from your portal
sent-nowhere = no deed and no task of yours asks for it now
sent-advances = or you enter the next era by it, instead of the payment
