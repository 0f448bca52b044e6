### Why a move is refused, in any game: no-… is the reason, try-… the nearest fix.

no-move = There is no such move.
no-move-written = “{ $written }” is no move of this game.
try-legal = See the legal moves.
no-chance = This is not possible now.
no-over = The game is over.
no-turn = It is not your turn.
no-decision = You have nothing to decide now.
no-drawn = “{ $written }” cannot be drawn here.
no-undo = This cannot be taken back: something has been revealed or somebody has moved since.
no-odds = There is no such bag in this game.
no-planning = Nothing is planned now: make a single move.
plan-over = Nothing can follow the end of a plan.
most-taken-back = You have taken back { $number } times in this game; from now on what you do stands.
no-words = The rule { $rule } does not allow this now.
