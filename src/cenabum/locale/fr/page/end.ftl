### The end of a game: loaded when it is there.

end-title = { $number ->
    [one] Victoire : { $winners }
   *[other] Victoire partagée : { $winners }
  }
end-why = { $number ->
    [0] À égalité de points, le développement décide.
    [one] Avec { $number } point d’avance sur { $other } ; la plupart des points viennent de : { $source } ({ $points }).
   *[other] Avec { $number } points d’avance sur { $other } ; la plupart des points viennent de : { $source } ({ $points }).
  }
end-multiplied = Chaque comptoir et chaque citoyen compte autant de points que le niveau de développement.
luck = La chance à la pioche
luck-note = Combien de fois chaque sorte est sortie du sac, et en petits chiffres combien de fois on pouvait s’y attendre : chaque pioche est comparée à ce que contenait le sac. Est marqué ce qui n’arrive qu’environ une fois sur vingt.
end-development = Développement
chart = Points au fil des manches
