-- Abilities that need no function: they name a number of the rules, or a permission, and what becomes of it.

model_ability {
  id = "measure",
  name = "Measure",
  text = "Fights an inch further.",
  modifiers = { { of = "range", add = 1 } },
}
model_ability {
  id = "grounded",
  name = "Grounded",
  text = "Cannot fly, but goes 2 inches further on foot, on charges and pile-ins too.",
  modifiers = { { forbid = { "fly" } }, { of = "allowance", add = 2 } },
}
model_ability {
  id = "stern_eye",
  name = "Stern Eye",
  text = "Friends within 4 inches have +1 on morale rolls.",
  modifiers = { { of = "morale", add = 1, whom = "friends", within = 4 } },
}
model_ability {
  id = "old_guard",
  name = "Old Guard",
  text = "A unit that has lost a model has 1 Armor more. Destroyed models stay until the phase ends.",
  modifiers = { { of = "armor", add = 1, when = { "hurt" } } },
  removal = "phase",
}

model {
  id = "fencing_master",
  name = "Fencing Master",
  symbol = "M",
  faction = "school",
  grade = 1,
  cost = 20,
  cost_as_printed = true,
  full_strength = 10,
  hp = 6,
  movement = 6,
  charge = "2d3",
  abilities = { "measure", "grounded", "stern_eye", "old_guard", "redoublement" },
  weapons = { { "stiletto" } },
}
