### Orléans Stories: The King’s Favor in English, besides what both stories share (stories.ftl).

title = Orléans Stories: The King’s Favor

## Tasks of this story

target-hunting_rights = hunting rights
target-food_stock = food stock
target-court = representatives at court
target-gifts = gifts for the king

## The story, era by era

story-I = Baron
    .text = The king looks for a confidant. Take land, lakes above all, and save up for the right to hunt with him.
story-II = Viscount
    .text = Scholars and knights join you. The king wants to see a well-filled larder before the year is out.
story-III = Count
    .text = There is to be a tournament. Raise a first fortress, and be at the grounds before winter ends.
story-IV = Marquis
    .text = Monks come, churches rise. The king asks for your ablest people at his court.
story-V = Duke
    .text = Few hands are left for the last year. Supply your villages, bring gifts, and reach the castle in time.

## How a player stands with the king

favor-safe = All objectives are fulfilled.
favor-saved = { $number ->
    [one] 1 objective is missing; a Favorite tile would pay for it.
   *[other] { $number } objectives are missing; { $number } Favorite tiles would pay for them.
  }
favor-danger = { $number ->
    [one] 1 objective is missing
   *[other] { $number } objectives are missing
  }{ $favorites ->
    [0] , and no Favorite tile is left
    [one] , and 1 Favorite tile is not enough
   *[other] , and { $favorites } Favorite tiles are not enough
  }: that would mean dismissal after winter.
favor-castle = The Castle is not reached, and no Favorite tile pays for that: it would mean dismissal after winter.
favor-out = Dismissed in era { $era }; only watching now.

## Points and settings

source-goods = Goods
source-coins = Coins
source-areas = Areas
source-villages = Villages
source-fortresses = Fortresses
source-churches = Churches
source-favorites = Favorite tiles
setting-favorites = Favorite tiles
    .help = How many Favorite tiles each player has.
setting-favorites-1 = one
    .help = One missed objective is forgiven.
setting-favorites-2 = two
    .help = Two missed objectives are forgiven; for a first game.
