never-idle = Parmi { $number } coups, c’est le dernier qui fait quelque chose.
