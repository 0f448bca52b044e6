no-such-follower = You have not drawn a { $follower }.
no-goods = There is nothing for a { $follower } to work with.
