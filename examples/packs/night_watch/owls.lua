feather { id = "owls", name = "Owls", text = "Awake while others sleep, and not sorry about it." }
faction { id = "lamplighters", name = "Lamplighters", feather = "owls" }

model {
  id = "watch_owl",
  name = "Watch Owl",
  symbol = "w",
  faction = "lamplighters",
  grade = 1,
  cost = 6,
  full_strength = 10,
  hp = 6,
  movement = 6,
  charge = "2d3",
  abilities = { "shadow" },
  weapons = { { "lantern_pole", "lamp_thrower" } },
}

model {
  id = "sergeant",
  name = "Sergeant of the Watch",
  symbol = "S",
  faction = "lamplighters",
  grade = 2,
  cost = 10,
  full_strength = 4,
  hp = 9,
  bravery = 2,
  movement = 6,
  charge = "2d3",
  abilities = { "watchword", "lantern" },
  weapons = { { "lantern_pole" } },
}
