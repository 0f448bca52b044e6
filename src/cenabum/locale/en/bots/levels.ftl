### How a bot plays, in one sentence: shown where one chooses a bot.

bot-about-random = Makes any legal move, each with the same chance.
bot-about-novice = Sees what can be done, but seldom what is best: an opponent for the first games.
bot-about-apprentice = Makes sound plans and slips now and then.
bot-about-greedy = Plans each round as a whole for the points it brings now and by the end of the game.
bot-about-expert = Tries its best plans in its head to the end of the round before it chooses one.
bot-about-master = Weighs the plans of several characters and plays each on for three rounds in its head.
bot-about-ally = Builds the cathedral with you: looks one turn ahead for the team.
bot-about-settler = Expands, builds and sends what the story asks for, by what it is worth at the time.
