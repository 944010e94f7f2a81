-- Distances are in inches. Armies begin at places with `start`, two at least.
campaign_map {
  id = "long_valley",
  name = "The Long Valley",
  text = "Wheat from end to end, and one mill.",
  width = 30,
  height = 18,
  regions = {
    { land = "water", area = { { 14, 0 }, { 16, 0 }, { 16, 7 }, { 14, 7 } } },
    { land = "woodland", area = { { 12, 12 }, { 18, 12 }, { 18, 18 }, { 12, 18 } } },
  },
  places = {
    { name = "upper_farm", x = 4, y = 9, start = true },
    { name = "lower_farm", x = 26, y = 9, start = true },
    { name = "the_mill", x = 15, y = 9, maps = { "duckhammer:duck_pond" }, mission = "duckhammer:area_control" },
  },
}
