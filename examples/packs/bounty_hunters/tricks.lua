-- What companies can learn when they raise their level.

model_ability {
  id = "padded_coat",
  name = "Padded Coat",
  text = "A hit of 3 damage or more does 1 less.",
  on_damage_taken = function(_, damage)
    if damage >= 3 then return damage - 1 end
  end,
}
-- A lesson says what it takes: "Talent" then teaches the ability.
lesson { id = "padded_coat", ability = "padded_coat", grade = 1, forbids = { "duckhammer:massive" } }

weapon_ability {
  id = "tracer",
  name = "Tracer",
  text = "+1 to attack rolls against units that have moved.",
  on_attack = function(ctx, modifier)
    if ctx:has_moved(ctx:other_unit()) then return modifier + 1 end
  end,
}
weapon_lesson { id = "tracer", ability = "tracer", forbids = { "duckhammer:flaming" } }

training {
  id = "good_boots",
  name = "Good Boots",
  text = "2 inches more of movement, once a unit.",
  effect = "movement",
  amount = { 2 },
  per_unit = 1,
}

-- Hunters learn quickly at first: the second level costs nothing, the third an experience point.
patch.experience {
  id = "duckhammer_campaign:levels",
  total = {
    0, 1, 1, 2, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 198, 225, 256, 289, 324, 361, 400, 441, 484, 529, 576,
  },
}
