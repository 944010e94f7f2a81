-- Colours of ducks and food. Their order is that of a tableau's rows, from top to bottom.

colour {
  id = "yellow",
  name = "Yellow",
  text = "Yellow ducks take yellow food, stand in the top row of every tableau, and score 1 point "
    .. "for each duck of their longest unbroken run there.",
  icon = "duck_yellow",
  symbol = "Y",
  paint = "yellow",
  food = 10,
}

colour {
  id = "orange",
  name = "Orange",
  text = "Orange ducks take orange food, stand in the second row of every tableau, and score 1 "
    .. "point for each duck of their longest unbroken run there.",
  icon = "duck_orange",
  symbol = "O",
  paint = "red",
  food = 10,
}

colour {
  id = "brown",
  name = "Brown",
  text = "Brown ducks take brown food, stand in the third row of every tableau, and score 1 point "
    .. "for each duck of their longest unbroken run there.",
  icon = "duck_brown",
  symbol = "B",
  paint = "magenta",
  food = 10,
}

colour {
  id = "green",
  name = "Green",
  text = "Green ducks take green food, stand in the bottom row of every tableau, and score 1 point "
    .. "for each duck of their longest unbroken run there.",
  icon = "duck_green",
  symbol = "G",
  paint = "green",
  food = 10,
}
