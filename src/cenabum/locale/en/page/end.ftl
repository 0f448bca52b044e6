### The end of a game: loaded when it is there.

end-title = { $number ->
    [one] { $winners } wins
   *[other] { $winners } win together
  }
end-why = { $number ->
    [0] With the same points, development decides.
    [one] By 1 point over { $other }; most points came from: { $source } ({ $points }).
   *[other] By { $number } points over { $other }; most points came from: { $source } ({ $points }).
  }
end-multiplied = Trading stations and citizens count as many points each as the development status.
luck = The luck of the draw
luck-note = How often each kind came out of the bag, and in small figures how often it was to be expected: each draw is weighed against what lay in the bag. Marked is what happens in about one case of twenty.
end-development = Development
chart = Points over the rounds
