-- Parks, and how each number of players begins and ends.

park {
  id = "small_park",
  name = "Small Park",
  text = "Ten tiles: six random locations, two Gift Shops and two Adoption tiles. Two start "
    .. "spaces, on the Adoption tiles.",
  rows = {
    "  L   G   L",
    "A*  L   L   A*",
    "  L   G   L",
  },
}

park {
  id = "long_park",
  name = "Long Park",
  text = "Thirteen tiles: seven random locations, three Gift Shops and three Adoption tiles. Three "
    .. "start spaces, on the Gift Shops.",
  rows = {
    "  L   A   L   G*",
    "G*  L   L   L   A",
    "  L   A   L   G*",
  },
}

park {
  id = "great_park",
  name = "Great Park",
  text = "Fourteen tiles: all eight locations, three Gift Shops and three Adoption tiles. Four "
    .. "start spaces, on two Gift Shops and two Adoption tiles.",
  rows = {
    "    G*  L",
    "  L   A   L",
    "A*  L   L   G*",
    "  L   G   L",
    "    L   A*",
  },
}

setup {
  id = "solo",
  name = "Solo",
  text = "Small Park, 6 ducks of each colour, 2 food and 3 formation cards. Claim all three before "
    .. "your turns run out to win; the number of completed cards does not matter.",
  players = 1,
  park = "small_park",
  ducks = 6,
  food = { 2 },
  formations = 3,
}

setup {
  id = "two",
  name = "Two Players",
  text = "Small Park, 6 ducks of each colour, 2 and 3 food in turn order, 4 formation cards. A "
    .. "player's eighth completed location card, or the last formation card, triggers the end.",
  players = 2,
  park = "small_park",
  ducks = 6,
  food = { 2, 3 },
  formations = 4,
  target = 8,
}

setup {
  id = "three",
  name = "Three Players",
  text = "Long Park, 7 ducks of each colour, 2, 3 and 4 food in turn order, 5 formation cards. A "
    .. "player's seventh completed location card, or the last formation card, triggers the end.",
  players = 3,
  park = "long_park",
  ducks = 7,
  food = { 2, 3, 4 },
  formations = 5,
  target = 7,
}

setup {
  id = "four",
  name = "Four Players",
  text = "Great Park, 8 ducks of each colour, 2, 3, 4 and 4 food in turn order, 6 formation cards. "
    .. "A player's sixth completed location card, or the last formation card, triggers the end.",
  players = 4,
  park = "great_park",
  ducks = 8,
  food = { 2, 3, 4, 4 },
  formations = 6,
  target = 6,
}
