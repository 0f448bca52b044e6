### The door of a table: the invitation and the waiting room.

## The invitation
door-invites = { $host } invites you to
door-invited = You are invited to
door-shows = You have come to a table of
door-players = { $number } players
door-people = Who sits there
door-running = { $number ->
    [one] The game is in round { $round }. One seat is free: take it, or watch.
   *[other] The game is in round { $round }. { $number } seats are free: take one, or watch.
  }
door-full = The game is in round { $round }, and all seats are taken. You can watch.
door-full-waiting = All seats are taken. You can watch.
door-watching-begin = You will watch as soon as the game begins.
door-empty = free
door-you = you
door-host = host
door-colour = Your colour
door-colour-gone = Somebody has just taken that colour.
door-nameless = Type your name first.
door-sit = Sit down
door-watch = Watch

## The waiting room
door-waiting = { $number ->
    [one] Waiting for one more
   *[other] Waiting for { $number } more
  }
door-all-here = Everybody has a seat
door-got-up = { $seat } has got up.
door-bot = Add a bot
door-bot-here = Put a bot on seat { $number }
door-free = Remove
door-free-of = Remove { $seat }
door-get-up = Get up
door-begin = Begin the game
door-begin-bots = { $number ->
    [one] Begin with a bot on the empty seat
   *[other] Begin with bots on the empty seats
  }
door-begin-fewer = { $number ->
    [one] Begin with 1 player
   *[other] Begin with { $number } players
  }
door-wait-for = The game begins when all seats are taken, or when { $host } says so.
door-wait = The game begins when all seats are taken.
door-send = Invite your friends
door-link = The link of this table
door-copy = Copy the link
door-share = Share
door-share-title = Come and play { $game }
door-code = The link as a QR code
door-code-short = QR code
door-here-only = Only this computer can open this link. To let others in, end Cenabum, begin it with { $command } and open the address that it shows.
door-scan = A phone’s camera opens it, too.
