-- Distances are in inches. A day in the wheat is 3 of them.
ground { id = "wheat", name = "Wheat", text = "A day is 3 inches.", symbol = "|", pace = 3, order = 1 }

-- Armies begin at places with `start`, two at least.
campaign_map {
  id = "long_valley",
  name = "The Long Valley",
  text = "Wheat from end to end, and one mill.",
  width = 30,
  height = 18,
  regions = {
    { land = "water", area = { { 14, 0 }, { 16, 0 }, { 16, 7 }, { 14, 7 } } },
    { land = "woodland", area = { { 12, 12 }, { 18, 12 }, { 18, 18 }, { 12, 18 } } },
    { land = "wheat", area = { { 6, 2 }, { 11, 2 }, { 11, 7 }, { 6, 7 } } },
  },
  landings = { { 13, 5 } },
  places = {
    { name = "upper_farm", x = 4, y = 9, start = true },
    { name = "lower_farm", x = 26, y = 9, start = true },
    { name = "the_mill", x = 15, y = 9, maps = { "duckhammer:duck_pond" }, mission = "duckhammer:area_control" },
  },
}
