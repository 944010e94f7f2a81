-- Ships and the mode in which they sail.

ship { id = "carrier", name = "Carrier", length = 5 }
ship { id = "battleship", name = "Battleship", length = 4 }
ship { id = "crusher", name = "Crusher", length = 3 }
ship { id = "submarine", name = "Submarine", length = 3 }
ship { id = "destroyer", name = "Destroyer", length = 2 }

mode {
  id = "standard",
  name = "Standard",
  width = 14,
  height = 14,
  hand_limit = 3,
  fleet = { "carrier", "battleship", "crusher", "submarine", "destroyer" },
}
