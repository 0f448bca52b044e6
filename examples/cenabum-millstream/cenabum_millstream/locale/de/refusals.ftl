no-such-follower = Du hast { $follower-one } nicht gezogen.
no-goods = Hier gibt es nichts zu arbeiten: { $follower }.
