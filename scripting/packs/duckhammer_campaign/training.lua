-- What units can be taught.

ladder { id = "charge", steps = { "0", "2", "2d2", "2d3", "2d4", "3d3", "2d6", "4d3" } }
ladder { id = "damage", steps = { "1", "d2", "d3", "d4", "d6", "2d4", "3d3", "2d6" } }

training {
  id = "toughness",
  name = "Toughness",
  text = "1 more HP, 2 from Grade 4 on.",
  effect = "hp",
  amount = { 1, 1, 1, 1, 2 },
  per_grade = 2,
}
training {
  id = "footwork",
  name = "Footwork",
  text = "2 inches more of movement, and charge speed one step up.",
  effect = "movement",
  amount = { 2 },
  ladder = "charge",
  per_grade = 1,
}
training {
  id = "wings_and_webs",
  name = "Wings and Webs",
  text = "A better flyer, or a better swimmer, by one type.",
  effect = "gait",
  per_grade = 1,
  switches = { { from = "gasp", to = "diver" } },
}
training {
  id = "plating",
  name = "Plating",
  text = "1 more Armor, to a maximum of 3.",
  effect = "armor",
  per_grade = 1,
  per_unit = 2,
  most = 3,
}
training {
  id = "nerve",
  name = "Nerve",
  text = "1 more Bravery, up to the Grade.",
  effect = "bravery",
  per_grade = 1,
  most_is_grade = true,
}
training {
  id = "talent",
  name = "Talent",
  text = "A keyword ability. Shares its limit with Weapon Drill.",
  group = "ability",
  effect = "ability",
  per_grade = 1,
}
training {
  id = "drill",
  name = "Weapon Drill",
  text = "An ability for a weapon. Shares its limit with Talent.",
  group = "ability",
  effect = "weapon_ability",
  per_grade = 1,
}
training {
  id = "rearm",
  name = "Rearming",
  text = "One more small weapon of no cost, or another one of the same size and cost instead of one that is carried.",
  effect = "weapon",
  per_unit = 1,
  characters = false,
}
training {
  id = "heavy_hand",
  name = "Heavy Hand",
  text = "The damage of a weapon one step up.",
  effect = "damage",
  ladder = "damage",
  per_grade = 1,
  per_weapon = 1,
}
training {
  id = "spellcraft",
  name = "Spellcraft",
  text = "A spell. Characters can learn any number of them.",
  effect = "ability",
  only_spells = true,
  units = false,
}
training {
  id = "arms_practice",
  name = "Arms Practice",
  text = "The use of another type of weapon.",
  effect = "weapon_class",
  per_grade = 1,
  units = false,
}
