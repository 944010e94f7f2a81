-- Play it with `--set mode=lagoon`, or on any mode with `--set map=lagoon`.

map {
  id = "lagoon",
  name = "The Lagoon",
  planets = {
    { id = "north_pier", name = "North Pier", x = 9, y = 0, start = true },
    { id = "east_pier", name = "East Pier", x = 18, y = 5, start = true },
    { id = "south_pier", name = "South Pier", x = 9, y = 10, start = true },
    { id = "west_pier", name = "West Pier", x = 0, y = 5, start = true },
    { id = "reeds", name = "The Reeds", x = 4, y = 2 },
    { id = "lily", name = "Lily", x = 14, y = 2 },
    { id = "sandbank", name = "Sandbank", x = 14, y = 8 },
    { id = "mudflat", name = "Mudflat", x = 4, y = 8 },
    { id = "islet", name = "Islet", x = 9, y = 5 },
  },
  routes = {
    { from = "north_pier", to = "reeds", dots = 1 },
    { from = "north_pier", to = "lily", dots = 1 },
    { from = "east_pier", to = "lily", dots = 1 },
    { from = "east_pier", to = "sandbank", dots = 1 },
    { from = "south_pier", to = "sandbank", dots = 1 },
    { from = "south_pier", to = "mudflat", dots = 1 },
    { from = "west_pier", to = "mudflat", dots = 1 },
    { from = "west_pier", to = "reeds", dots = 1 },
    { from = "islet", to = "reeds", dots = 2 },
    { from = "islet", to = "lily", dots = 2 },
    { from = "islet", to = "sandbank", dots = 2 },
    { from = "islet", to = "mudflat", dots = 2 },
  },
}

mode {
  id = "lagoon",
  name = "The Lagoon",
  map = "lagoon",
  ship = "trader",
  track = { { turns = 4, roads = 1 }, { turns = 8, roads = 2 } },
  markers = 20,
  cubes = 16,
  privileges = 4,
}
