never-idle = Von { $number } Zügen ist dies der letzte, der etwas tut.
