campaign_map {
  id = "crossroads",
  name = "The Crossroads",
  text = "Three roads, one inn, and somebody at every table.",
  width = 30,
  height = 18,
  places = {
    { name = "west_road", x = 4, y = 9, start = true },
    { name = "east_road", x = 26, y = 9, start = true },
    { name = "the_inn", x = 15, y = 9, maps = { "inn_yard" }, mission = "duckhammer:breakthrough" },
  },
}

-- Whatever a pack for Duckhammer may declare may stand here, too: a field that is smaller than any of the game's own,
-- and a map on it.
scale {
  id = "yard",
  name = "Yard",
  width = 12,
  length = 18,
  points = 120,
  victory_points = 12,
  dice = 1,
  size = "small",
}
map { id = "inn_yard", name = "The Inn's Yard", text = "Straw, and what falls on it.", scale = "yard" }

-- Battles of armies worth less than 100 rations are fought on such fields.
army_range { id = "handful", from = 0, scale = "yard" }
patch.army_range { id = "duckhammer_campaign:small", from = 100 }
