-- Creatures that belong to nobody: the mission Outside Problem brings them. They go where dice send them and attack
-- whoever is nearest.

weapon_class {
  id = "spittle",
  name = "Spittle",
  text = "Small ranged weapons of monsters: what they spit or drop.",
  icon = "spittle",
  kind = "ranged",
  size = "small",
}

weapon {
  id = "fox_bite",
  name = "Fox's Bite",
  text = "The Fox's hard bite at 1 inch; the most damage on a natural 12.",
  class = "claws",
  damage = "2d4",
  range = 1,
  abilities = { "critical" },
}
weapon {
  id = "fox_claws",
  name = "Fox's Claws",
  text = "Two quick scratches in base contact.",
  class = "claws",
  damage = "d6",
  range = 0,
  abilities = { "swift" },
}
weapon {
  id = "turtle_beak",
  name = "Turtle's Beak",
  text = "Heavy damage that no armor stops.",
  class = "claws",
  damage = "2d6",
  range = 1,
  abilities = { "piercing" },
}
weapon {
  id = "sting",
  name = "Sting",
  text = "Light damage in base contact that no armor stops.",
  class = "claws",
  damage = "d4",
  range = 0,
  abilities = { "piercing" },
}
weapon {
  id = "mower_blades",
  name = "Blades",
  text = "Every hit damages all units within 1 inch.",
  class = "claws",
  damage = "2d4",
  range = 1,
  abilities = { "supercleave" },
}
weapon {
  id = "newt_tail",
  name = "Newt's Tail",
  text = "Strikes first at 2 inches.",
  class = "claws",
  damage = "d6",
  range = 2,
  abilities = { "reach" },
}
weapon {
  id = "newt_fire",
  name = "Newt's Fire",
  text = "Fire up to 8 inches; low dice bring more dice.",
  class = "spittle",
  damage = "d6",
  range = 8,
  abilities = { "flaming" },
}
weapon {
  id = "straw_fork",
  name = "Straw Fork",
  text = "Strikes at 2 inches; the braver the target, the more it hurts.",
  class = "claws",
  damage = "d6",
  range = 2,
  abilities = { "booming" },
}
weapon {
  id = "gull_hoard",
  name = "Dropped Hoard",
  text = "Things dropped from up to 12 inches away; the target's Grade does not help it.",
  class = "spittle",
  damage = "d4",
  range = 12,
  abilities = { "accurate" },
}
weapon {
  id = "gull_beak",
  name = "Gull's Beak",
  text = "Pecks at 1 inch; a natural 12 hits everybody in reach.",
  class = "claws",
  damage = "d6",
  range = 1,
  abilities = { "cleave" },
}

monster {
  id = "fox",
  name = "Fox",
  symbol = "F",
  text = "Has been in this hen house before. A hard bite, or two quick claws for whoever it touches; each model it "
    .. "destroys lets it charge further.",
  icon = "fox",
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
  text = "In no hurry. Little gets through its shell, and its beak goes through any armor; on land one can walk away "
    .. "from it.",
  icon = "turtle",
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
  text = "Six of them, each of its own opinion. They fly fast, ignore armor when they touch somebody, and fall to "
    .. "nearly any hit.",
  icon = "hornet",
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
  text = "Somebody left it on. Every hit damages all units in its reach, whoever's they are; keep units apart near it.",
  icon = "mower",
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
  text = "Small for a dragon, large for a newt. Spits fire up to 8 inches, and its tail strikes first.",
  icon = "newt",
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
  text = "Put up to frighten birds, and good at it: the braver they are, the harder it strikes, and its natural 12s "
    .. "mend it.",
  icon = "scarecrow",
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
  text = "Three outlaws who own everything they can lift. They fly fast and drop things on anybody within 12 inches, "
    .. "whatever the Grade.",
  icon = "gull",
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
