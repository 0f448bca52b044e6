"""What a player of The Cathedral of Orléans is asked: a file for each kind of decision, listed in `in_order.py`."""
