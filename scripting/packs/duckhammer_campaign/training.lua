-- What units can be taught.

ladder {
  id = "charge",
  name = "Charge speeds",
  text = "Charge speeds from the slowest to the fastest: 0, 2, 2d2, 2d3, 2d4, 3d3, 2d6, 4d3. Training climbs it, "
    .. "wounds go down it.",
  steps = { "0", "2", "2d2", "2d3", "2d4", "3d3", "2d6", "4d3" },
}
ladder {
  id = "damage",
  name = "Damage dice",
  text = "Damage from the weakest to the strongest: 1, d2, d3, d4, d6, 2d4, 3d3, 2d6. Training climbs it.",
  steps = { "1", "d2", "d3", "d4", "d6", "2d4", "3d3", "2d6" },
}

training {
  id = "toughness",
  name = "Toughness",
  text = "1 more HP; 2 more from Grade 4 on. Twice in each Grade.",
  effect = "hp",
  amount = { 1, 1, 1, 1, 2 },
  per_grade = 2,
}
training {
  id = "footwork",
  name = "Footwork",
  text = "2 inches more of movement, and charge speed one step up. Once in each Grade.",
  effect = "movement",
  amount = { 2 },
  ladder = "charge",
  per_grade = 1,
}
training {
  id = "wings_and_webs",
  name = "Wings and Webs",
  text = "A better flyer or a better swimmer by one type: non to slow, or slow to fast. Once in each Grade. A fast "
    .. "swimmer's Gasp becomes Diver.",
  effect = "gait",
  per_grade = 1,
  switches = { { from = "gasp", to = "diver" } },
}
training {
  id = "plating",
  name = "Plating",
  text = "1 more Armor, to 3 at most. Once in each Grade, and twice for a company.",
  effect = "armor",
  per_grade = 1,
  per_unit = 2,
  most = 3,
}
training {
  id = "nerve",
  name = "Nerve",
  text = "1 more Bravery, up to the company's Grade. Once in each Grade.",
  effect = "bravery",
  per_grade = 1,
  most_is_grade = true,
}
training {
  id = "talent",
  name = "Talent",
  text = "An ability of models, from those whose conditions the company meets. Talent and Weapon Drill together: once "
    .. "in each Grade.",
  group = "ability",
  effect = "ability",
  per_grade = 1,
}
training {
  id = "drill",
  name = "Weapon Drill",
  text = "An ability for one weapon, from those whose conditions it meets. Talent and Weapon Drill together: once in "
    .. "each Grade.",
  group = "ability",
  effect = "weapon_ability",
  per_grade = 1,
}
training {
  id = "rearm",
  name = "Rearming",
  text = "From the faction's armoury: one more small weapon of price 0, or a weapon of the same size and price in "
    .. "place of one that is carried. Once for a company; not for characters of Duckheim.",
  effect = "weapon",
  per_unit = 1,
  characters = false,
}
training {
  id = "heavy_hand",
  name = "Heavy Hand",
  text = "The damage of a weapon one step up: 1, d2, d3, d4, d6, 2d4, 3d3, 2d6. Once for each weapon, and once in "
    .. "each Grade.",
  effect = "damage",
  ladder = "damage",
  per_grade = 1,
  per_weapon = 1,
}
training {
  id = "spellcraft",
  name = "Spellcraft",
  text = "A spell, as often as you like. Only for characters of Duckheim, from Grade 1 on.",
  effect = "ability",
  only_spells = true,
  units = false,
}
training {
  id = "arms_practice",
  name = "Arms Practice",
  text = "The use of another type of weapon, so that such weapons can be bought. Once in each Grade; only for "
    .. "characters of Duckheim.",
  effect = "weapon_class",
  per_grade = 1,
  units = false,
}
