"""What the actions of the town do, and what rewards give: a file for each, listed in `in_order.py`."""
