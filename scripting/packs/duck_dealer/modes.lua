-- Ways to play.

mode {
  id = "standard",
  name = "Standard",
  text = "24 action turns of all players together, with 1 free road each on the first 6, 2 on the "
    .. "next 6, 3 on the last 12. After an action turn you keep at most 4 energy. A privilege "
    .. "costs 3 build energy. There are 40 markers of each energy; each player has 30 cubes, 10 "
    .. "privileges and one passage. The most points win; ties go to the later player in turn "
    .. "order.",
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
