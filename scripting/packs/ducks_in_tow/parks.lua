-- Parks, and how each number of players begins and ends.

park {
  id = "small_park",
  name = "Small Park",
  rows = {
    "  L   G   L",
    "A*  L   L   A*",
    "  L   G   L",
  },
}

park {
  id = "long_park",
  name = "Long Park",
  rows = {
    "  L   A   L   G*",
    "G*  L   L   L   A",
    "  L   A   L   G*",
  },
}

park {
  id = "great_park",
  name = "Great Park",
  rows = {
    "    G*  L",
    "  L   A   L",
    "A*  L   L   G*",
    "  L   G   L",
    "    L   A*",
  },
}

setup { id = "solo", players = 1, park = "small_park", ducks = 6, food = { 2 }, formations = 3 }
setup { id = "two", players = 2, park = "small_park", ducks = 6, food = { 2, 3 }, formations = 4, target = 8 }
setup { id = "three", players = 3, park = "long_park", ducks = 7, food = { 2, 3, 4 }, formations = 5, target = 7 }
setup { id = "four", players = 4, park = "great_park", ducks = 8, food = { 2, 3, 4, 4 }, formations = 6, target = 6 }
