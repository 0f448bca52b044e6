"""What Orléans and the Stories share: followers, bags, places and action spaces, planning, technology."""
