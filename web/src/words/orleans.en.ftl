### What the things of Orléans say about themselves when they are asked.
