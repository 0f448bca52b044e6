### How a bot plays, in one sentence: shown where one chooses a bot.

bot-about-random = Makes any legal move, each with the same chance.
bot-about-novice-orleans = Sees what can be done, but seldom what is best: an opponent for the first games.
bot-about-apprentice-orleans = Makes sound plans and slips now and then.
bot-about-greedy = Plans each round as a whole for the points it brings now and by the end of the game.
bot-about-expert-orleans = Tries its best plans in its head to the end of the round before it chooses one.
bot-about-master-orleans = Weighs the plans of several temperaments and plays each on for some rounds in its head.
bot-about-champion-orleans = Has learned from its own games how strong players go on, and plays each of its plans on like that in its head.
bot-about-ally = Builds the cathedral with you: looks one turn ahead for the team.
bot-about-novice-cathedral = Helps as well as it can, but slips now and then: an ally for the first games.
bot-about-master-cathedral = Has learned from thousands of games what wins them, and looks for the team’s best chance.
bot-about-settler = Expands, builds and sends what the story asks for, by what it is worth at the time.
bot-about-novice-first-kingdom = Overlooks much of what could be done: an opponent for the first games.
bot-about-apprentice-first-kingdom = Makes sound plans and overlooks something now and then.
bot-about-expert-first-kingdom = Tries its best plans in its head before it chooses one.
bot-about-master-first-kingdom = Plays its best plans on in its head for some rounds, and sees who is ahead then.

# How strong it is, by the games of the arena.
bot-rating = Rating { $rating } ± { $error }, from { $games } { $modules ->
    [0] games of two
   *[other] games of two without modules
 }; 1,500 is the middle.
bot-wins = Teams of this bot alone won { $percent } % of { $games } games.
