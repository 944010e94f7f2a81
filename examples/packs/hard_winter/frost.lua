-- What remains of a defeat. A wound is numbers, or an ability of models that acts in battles, or both.

model_ability {
  id = "frozen_grip",
  name = "Frozen Grip",
  text = "No hit does more than 2 damage.",
  negative = true,
  on_damage = function(_, damage)
    return math.min(damage, 2)
  end,
}

-- Minor wounds are rolled with a d12, and every result belongs to one of them: frostbite takes the place of four.
for _, id in ipairs { "damaged_wing", "damaged_foot", "scars", "bruised_bill" } do
  remove.wound("duckhammer_campaign:" .. id)
end
wound {
  id = "frostbite",
  name = "Frostbite",
  text = "No hit does more than 2 damage, and 2 inches less of movement.",
  from = 1,
  to = 9,
  movement = -2,
  ability = "frozen_grip",
}
patch.wound { id = "duckhammer_campaign:shaken_nerve", name = "Chilled", text = "-2 Bravery.", bravery = -2 }
