-- Abilities of models that are told of what happens, and a mark with a function of its own.

mark { id = "nimble", name = "Nimble", on = "unit", target_modifier = -1, ends_with_round = true }
mark {
  id = "winded",
  name = "Winded",
  on = "unit",
  attack_modifier = -1,
  -- Functions of marks are called like those of abilities, for as long as the mark is there.
  on_phase = function(ctx)
    if ctx:phase() == "morale" then ctx:unmark_unit("winded") end
  end,
}

model_ability {
  id = "bow",
  name = "Bow",
  text = "On form as it comes onto the map: +1 to attack rolls.",
  on_deployed = function(ctx)
    for _, model in ipairs(ctx:models()) do ctx:mark_model("on_form", model) end
  end,
}
model_ability {
  id = "light_feet",
  name = "Light Feet",
  text = "-1 to attack rolls against the unit in a round in which it has moved.",
  on_moved = function(ctx) ctx:mark_unit("nimble") end,
}
model_ability {
  id = "all_in",
  name = "All In",
  text = "Winded when it has charged: -1 to its attack rolls until the next Morale phase.",
  negative = true,
  on_charged = function(ctx) ctx:mark_unit("winded") end,
}
model_ability {
  id = "pride",
  name = "Pride",
  text = "Gets its breath back when a unit of a higher Grade attacks it.",
  on_targeted = function(ctx)
    if ctx:grade(ctx:other_unit()) > ctx:grade() then ctx:unmark_unit("winded") end
  end,
}
model_ability {
  id = "second_wind",
  name = "Second Wind",
  text = "1 damage that the unit has gathered goes as the Charge phase begins.",
  on_phase = function(ctx)
    if ctx:phase() == "charge" then ctx:heal(1) end
  end,
}

model {
  id = "duellist",
  name = "Duellist",
  symbol = "d",
  faction = "school",
  grade = 1,
  cost = 12,
  full_strength = 10,
  hp = 6,
  movement = 6,
  charge = "2d3",
  abilities = { "bow", "light_feet", "all_in", "pride", "second_wind" },
  weapons = { { "stiletto" } },
}
