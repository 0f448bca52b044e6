### What a link looks like where somebody pastes it.

preview-house = The Orléans family of games, at your table in the browser.
preview-invites = { $host } invites you: { $game }
preview-free = { $number ->
    [one] One seat is free. Type a name, sit down and play in the browser; there is nothing to install.
   *[other] { $number } seats are free. Type a name, sit down and play in the browser; there is nothing to install.
 }
preview-full = All seats are taken. You can watch the game.
preview-over = The game is over. See how it ended, move by move.
