### Warum ein Bot so zieht: was jeder Bot sagen kann.

by-chance = Einer von { $number } möglichen Zügen, aufs Geratewohl.
nothing-else = Etwas anderes ist nicht zu tun.
no-reason = Gründe nennt er nicht.
