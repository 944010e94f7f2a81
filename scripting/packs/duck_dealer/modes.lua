-- Ways to play.

mode {
  id = "standard",
  name = "Standard",
  map = "duck_galaxy",
  ship = "trader",
  -- The turn track, for all players together, with the roads an action turn may lay for nothing.
  track = {
    { turns = 6, roads = 1 },
    { turns = 6, roads = 2 },
    { turns = 12, roads = 3 },
  },
  markers = 40,
  keep = 4,
  cubes = 30,
  privileges = 10,
  privilege_cost = 3,
  offers = 6,
}
