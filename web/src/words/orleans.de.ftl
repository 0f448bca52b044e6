### Was die Dinge von Orléans über sich sagen, wenn man sie fragt.
