# What the lessons of the Cathedral say.
lesson-turn = A turn
    .about = Draw, place, act; win together
turn-goal = You all build one cathedral. When its roof is up, everybody has won; when time runs out before, everybody has lost.
turn-bags = The two bags with followers belong to all. A turn begins with drawing one follower, from the bag you like.
turn-draw = Draw from the red bag.
turn-draw-only = The rules allow the other bag too. In this step it is the red one.
turn-place = A knight. Put him on a space of the Cart that shows a knight.
turn-place-only = The rules allow this. In this step the knight goes to the Cart.
turn-drive = The Cart takes your builder along a road. Choose one; what lies on it you may take along.
turn-drive-only = The rules allow this. In this step the builder drives.
turn-town = Actions in the town bring what you carry to the workshops and to the cathedral. Its sections are built with that.
turn-together = Then it is your partner’s turn. Talk about everything: what lies in the knapsacks is no secret.
turn-time = A follower on the Bell Tower ends the round. If the last round ends without a roof, all have lost.
