-- A scale is a size of battle. This one is over soon.
scale {
  id = "brawl",
  name = "Brawl",
  width = 12,
  length = 18,
  points = 60,
  victory_points = 6,
  dice = 1,
  size = "small",
}

-- Corners are in thousandths of an inch.
map {
  id = "lantern_alley",
  name = "Lantern Alley",
  text = "Narrow, and narrower where the barrels are.",
  scale = "brawl",
  terrain = {
    { kind = "obstacle", height = 1500, area = { { 1000, 7000 }, { 3000, 7000 }, { 3000, 8000 }, { 1000, 8000 } } },
    { kind = "obstacle", height = 1500, area = { { 9000, 10000 }, { 11000, 10000 }, { 11000, 11000 }, { 9000, 11000 } } },
  },
}

army {
  id = "night_shift",
  name = "The Night Shift",
  scale = "brawl",
  list = "watch_owl x3; watch_owl x3 lamp_thrower; sergeant",
}
