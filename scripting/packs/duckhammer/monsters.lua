-- Creatures that belong to nobody: the mission Outside Problem brings them. They go where dice send them and attack
-- whoever is nearest.

weapon_class { id = "spittle", name = "Spittle", kind = "ranged", size = "small" }

weapon { id = "fox_bite", name = "Fox's Bite", class = "claws", damage = "2d4", range = 1, abilities = { "critical" } }
weapon { id = "fox_claws", name = "Fox's Claws", class = "claws", damage = "d6", range = 0, abilities = { "swift" } }
weapon { id = "turtle_beak", name = "Turtle's Beak", class = "claws", damage = "2d6", range = 1, abilities = { "piercing" } }
weapon { id = "sting", name = "Sting", class = "claws", damage = "d4", range = 0, abilities = { "piercing" } }
weapon { id = "mower_blades", name = "Blades", class = "claws", damage = "2d4", range = 1, abilities = { "supercleave" } }
weapon { id = "newt_tail", name = "Newt's Tail", class = "claws", damage = "d6", range = 2, abilities = { "reach" } }
weapon { id = "newt_fire", name = "Newt's Fire", class = "spittle", damage = "d6", range = 8, abilities = { "flaming" } }
weapon { id = "straw_fork", name = "Straw Fork", class = "claws", damage = "d6", range = 2, abilities = { "booming" } }
weapon { id = "gull_hoard", name = "Dropped Hoard", class = "spittle", damage = "d4", range = 12, abilities = { "accurate" } }
weapon { id = "gull_beak", name = "Gull's Beak", class = "claws", damage = "d6", range = 1, abilities = { "cleave" } }

monster {
  id = "fox",
  name = "Fox",
  symbol = "F",
  text = "Has been in this hen house before. The longer it hunts the faster it runs.",
  grade = 4,
  hp = 18,
  armor = 1,
  bravery = 2,
  movement = 10,
  charge = "3d3",
  flyer = "none",
  swimmer = "none",
  size = 2,
  abilities = { "bloodlust" },
  weapons = { "fox_bite", "fox_claws" },
}
monster {
  id = "snapping_turtle",
  name = "Snapping Turtle",
  symbol = "T",
  text = "Nothing gets through the shell, and little gets away from the beak. It is in no hurry.",
  grade = 3,
  hp = 24,
  armor = 3,
  bravery = 4,
  movement = 4,
  charge = "2d2",
  flyer = "none",
  swimmer = "fast",
  size = 3,
  weapons = { "turtle_beak" },
}
monster {
  id = "hornets",
  name = "Hornets",
  symbol = "h",
  text = "Six of them, each of its own opinion, and none of them open to talk.",
  grade = 1,
  count = 6,
  hp = 4,
  armor = -1,
  bravery = 0,
  movement = 10,
  charge = "2d6",
  flyer = "fast",
  swimmer = "none",
  height = 1000,
  weapons = { "sting" },
}
monster {
  id = "runaway_mower",
  name = "Runaway Mower",
  symbol = "W",
  text = "Somebody left it on. It hits everything in reach, as long as it reaches anything.",
  grade = 3,
  hp = 20,
  armor = 2,
  bravery = 0,
  movement = 8,
  charge = "2d6",
  flyer = "none",
  swimmer = "none",
  size = 2,
  abilities = { "enraged_run" },
  weapons = { "mower_blades" },
}
monster {
  id = "fire_newt",
  name = "Fire Newt",
  symbol = "N",
  text = "Small for a dragon, large for a newt, equally hot at both ends.",
  grade = 4,
  hp = 16,
  armor = 1,
  bravery = 1,
  movement = 6,
  charge = "2d3",
  flyer = "none",
  swimmer = "fast",
  size = 2,
  weapons = { "newt_tail", "newt_fire" },
}
monster {
  id = "scarecrow",
  name = "Scarecrow",
  symbol = "S",
  text = "Put up to frighten birds, and good at it: the braver they are, the harder it strikes.",
  grade = 2,
  hp = 14,
  armor = 0,
  bravery = 4,
  movement = 6,
  charge = "2d4",
  flyer = "none",
  swimmer = "none",
  height = 2500,
  abilities = { "vampiric" },
  weapons = { "straw_fork" },
}
monster {
  id = "gull_gang",
  name = "Gull Gang",
  symbol = "G",
  text = "Three outlaws who own everything they can lift.",
  grade = 2,
  count = 3,
  hp = 8,
  armor = 0,
  bravery = 1,
  movement = 8,
  charge = "2d4",
  flyer = "fast",
  swimmer = "fast",
  weapons = { "gull_beak", "gull_hoard" },
}
