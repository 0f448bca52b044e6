no-such-follower = Tu n’as pas tiré de { $follower }.
no-goods = Il n’y a pas de travail pour un { $follower }.
