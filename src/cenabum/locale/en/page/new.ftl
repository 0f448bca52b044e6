### The choice of a game, on the page of a new table.

players-among = { $many ->
    [one] { $among } player
   *[other] { $among } players
  }
about-game-orleans = The bag-building game: gather followers, send them to work in your town, trade along the Loire.
about-game-first-kingdom = Settle a young land era by era, and be the first to wear its crown.
about-game-kings-favor = Live through the king’s seasons, do what he asks, and stay his favourite.
about-game-cathedral = All of you build the cathedral together, before time runs out.
options-guests = Modules of other packages
options-guests-note = What the packages installed here add to the game.
