faction { id = "cricketers", name = "Cricketers", feather = "duckhammer:impondium" }

weapon { id = "cricket_bat", name = "Cricket Bat", class = "duckhammer:hammers", damage = "d6", range = 2 }
weapon { id = "stump", name = "Stump", class = "duckhammer:spears", damage = "d6", range = 2 }

model_ability {
  id = "full_swing",
  name = "Full Swing",
  text = "1 damage more with its first weapon, unless that is Swift; 1 more against who has a Full Swing, too.",
  on_damage = function(ctx, damage)
    if ctx:weapon() ~= 1 or ctx:weapon_has("duckhammer:swift") then return end
    return damage + (ctx:has("full_swing", ctx:other_unit()) and 2 or 1)
  end,
}
model_ability {
  id = "hedge_fielder",
  name = "Hedge Fielder",
  text = "-2 to attack rolls against a model that touches an obstacle.",
  on_defend = function(ctx, modifier)
    if ctx:touches_obstacle() then return modifier - 2 end
  end,
}
model_ability {
  id = "captains_word",
  name = "Captain's Word",
  text = "Batsmen within 4 inches have a Grade more in attack rolls.",
  aura_range = 4,
  on_ally_grade = function(ctx, grade)
    if ctx:kind(ctx:other_unit()) == "village_green:batsman" then return grade + 1 end
  end,
}

model {
  id = "batsman",
  name = "Batsman",
  symbol = "b",
  faction = "cricketers",
  grade = 1,
  cost = 6,
  full_strength = 10,
  hp = 6,
  movement = 6,
  charge = "2d3",
  abilities = { "full_swing", "hedge_fielder" },
  weapons = { { "cricket_bat" }, { "stump" } },
}
model {
  id = "captain",
  name = "Captain",
  symbol = "C",
  faction = "cricketers",
  grade = 2,
  cost = 10,
  full_strength = 4,
  hp = 9,
  movement = 6,
  charge = "2d3",
  abilities = { "captains_word" },
  abilities_with = { { ability = "scorekeeper", quacktic = "polite_afternoon" } },
  weapons = { { "cricket_bat" } },
}

-- Monsters are nobody's: ctx:player() is 0 for them, and all others are their enemies.

mark { id = "furious", name = "Furious", on = "unit", movement = 4, attack_modifier = 1 }

model_ability {
  id = "thick_hide",
  name = "Thick Hide",
  text = "No hit does more damage than a quarter of its Health Points.",
  on_damage_taken = function(ctx, damage)
    return math.min(damage, ctx:hp() // 4)
  end,
}
model_ability {
  id = "bad_temper",
  name = "Bad Temper",
  text = "Furious from the second round on, until it strikes somebody down. Charges at least half its movement, and "
    .. "as much further as the Grade of who it struck down in the round.",
  on_round_start = function(ctx)
    if ctx:round() > 1 and #ctx:enemies() > 0 and ctx:unit_marks("furious") == 0 then ctx:mark_unit("furious") end
  end,
  on_charge_roll = function(ctx, inches)
    return math.max(inches, ctx:movement() // 2000) + ctx:highest_grade_destroyed()
  end,
  on_destroys = function(ctx)
    if ctx:phase() == "fight" then ctx:unmark_unit("furious") end
  end,
}

weapon { id = "horns", name = "Horns", class = "duckhammer:jaws", damage = "2d6", range = 1 }
monster {
  id = "bull",
  name = "Somebody's Bull",
  symbol = "U",
  text = "The gate was open. The gate is always open.",
  grade = 3,
  hp = 20,
  armor = 1,
  bravery = 3,
  movement = 8,
  charge = "2d4",
  flyer = "none",
  swimmer = "none",
  size = 2,
  abilities = { "bad_temper", "thick_hide" },
  weapons = { "horns" },
}

-- Where a monster goes is a d12 read as a clock, and what an ability makes of it.
model_ability {
  id = "headstrong",
  name = "Headstrong",
  text = "Goes the nearest of the four quarters of the clock: 3, 6, 9 or 12.",
  on_clock = function(_, hour)
    local quarter = (hour + 1) // 3 * 3
    return quarter == 0 and 12 or quarter
  end,
}
monster {
  id = "gander",
  name = "The Gander",
  symbol = "N",
  text = "The green is his. Takes on the smallest first.",
  grade = 2,
  hp = 12,
  movement = 6,
  charge = "2d3",
  flyer = "slow",
  abilities = { "headstrong" },
  weapons = { "horns" },
  prey = "lowest_grade",
}
