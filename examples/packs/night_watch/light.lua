-- What sticks to a unit until the round ends.
mark { id = "dazzled", name = "Dazzled", on = "unit", attack_modifier = -2, ends_with_round = true }

weapon_ability {
  id = "dazzling",
  name = "Dazzling",
  text = "A unit that is hit attacks at -2 for the rest of the round.",
  on_hit = function(ctx)
    local target = ctx:other_unit()
    if ctx:unit_marks("dazzled", target) == 0 then ctx:mark_unit("dazzled", target) end
  end,
}

weapon {
  id = "lantern_pole",
  name = "Lantern Pole",
  class = "duckhammer:halberds",
  damage = "d6",
  range = 2,
  abilities = { "dazzling" },
}
weapon {
  id = "lamp_thrower",
  name = "Lamp Thrower",
  class = "duckhammer:guns",
  damage = "d4",
  range = 12,
  abilities = { "dazzling" },
}
