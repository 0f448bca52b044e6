### Orléans Stories: The First Kingdom in English, besides what both stories share (stories.ftl).

title = Orléans Stories: The First Kingdom

## Tasks of this story

target-well = well
target-harbor = harbor
target-baptistery = baptistery
target-delegation = delegation

## The story, era by era

story-I = Colonization
    .text = Your people have come to the Loire. Lakes, fields and forests lie open: send settlers out, and mind that everybody has to be fed before you move on.
story-II = Upswing
    .text = Word of your villages has spread. Scholars knock at the door, and what they invent spares you hands for good. Villages fill your purse now.
story-III = Famine
    .text = No rain, thin harvests. As long as the Food Depot is not full, every round costs you food, and whoever has none loses settlers.
story-IV = Conquest
    .text = Free land is rare. Castles send out knights, and fortresses keep other people's knights away. Nobody builds villages while swords are drawn.
story-V = Monastery Foundation
    .text = Monks settle with you, and nobody dares to touch your land. In return you stay within your borders.
story-VI = Trade
    .text = Carts and boats are on the move. Deliver what you have stored to your villages; tales of a sickness come with the merchants.
story-VII = Plague
    .text = The sickness is here. Without Medicine a settler is lost each round; churches and fortresses bring comfort and much fame.
story-VIII = Peace
    .text = The quarrels end. Borders are open wherever no fortress stands, and land can be held together. Who will wear the crown?

## Points and settings

source-citizens = Citizens
source-task_spaces = Task spaces
source-church = Church
source-riches = Goods and money
