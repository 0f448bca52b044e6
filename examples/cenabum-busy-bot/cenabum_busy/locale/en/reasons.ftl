never-idle = Of { $number } moves this is the last one that does something.
