-- Ships and the mode in which they sail.

ship {
  id = "carrier",
  name = "Carrier",
  text = "Five cells in a line. Sunk when all of them are hit.",
  icon = "carrier",
  length = 5,
}

ship {
  id = "battleship",
  name = "Battleship",
  text = "Four cells in a line. Sunk when all of them are hit.",
  icon = "battleship",
  length = 4,
}

ship {
  id = "crusher",
  name = "Crusher",
  text = "Three cells in a line. Sunk when all of them are hit.",
  icon = "crusher",
  length = 3,
}

ship {
  id = "submarine",
  name = "Submarine",
  text = "Three cells in a line. Sunk when all of them are hit.",
  icon = "submarine",
  length = 3,
}

ship {
  id = "destroyer",
  name = "Destroyer",
  text = "Two cells in a line. Sunk when all of them are hit.",
  icon = "destroyer",
  length = 2,
}

mode {
  id = "standard",
  name = "Standard",
  text = "Boards of 14 by 14 cells, five ships each, and a hand of three cards. Sink every enemy "
    .. "ship to win.",
  width = 14,
  height = 14,
  hand_limit = 3,
  fleet = { "carrier", "battleship", "crusher", "submarine", "destroyer" },
}
