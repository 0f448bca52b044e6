# Ce que disent les leçons de la Cathédrale.
lesson-turn = Un tour
    .about = Piocher, placer, agir ; gagner ensemble
turn-goal = Vous bâtissez tous une même cathédrale. Une fois le toit posé, tous ont gagné ; si le temps s’écoule avant, tous ont perdu.
turn-bags = Les deux sacs de partisans sont à tous. Un tour commence par la pioche d’un partisan, dans le sac de votre choix.
turn-draw = Piochez dans le sac rouge.
turn-draw-only = Les règles permettent aussi l’autre sac. Dans cette étape, c’est le rouge.
turn-place = Un chevalier. Placez-le sur une case de la Charrette qui montre un chevalier.
turn-place-only = Les règles le permettent. Dans cette étape, le chevalier va à la Charrette.
turn-drive = La Charrette mène votre bâtisseur le long d’une route. Choisissez-en une ; ce qui s’y trouve, vous pouvez l’emporter.
turn-drive-only = Les règles le permettent. Dans cette étape, le bâtisseur voyage.
turn-town = Les actions de la ville apportent ce que vous portez aux ateliers et à la cathédrale. Ses sections se bâtissent ainsi.
turn-together = Puis c’est à votre partenaire. Parlez de tout : ce que contiennent les besaces n’est pas un secret.
turn-time = Un partisan au Clocher termine la manche. Si la dernière manche finit sans toit, tous ont perdu.
