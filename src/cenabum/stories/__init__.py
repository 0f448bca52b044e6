"""Orléans Stories: the rules common to the stories, The First Kingdom and The King's Favor."""
