-- Abilities of weapons.

-- Shared by the abilities below: what happens on a natural 12, and what their upgrades do always.

local function damage_all_in_reach(ctx)
  for _, unit in ipairs(ctx:units_in_reach()) do
    ctx:also_damage(unit)
  end
end

-- The nearest model of the target that has a weapon left to mark; the attacker picks which.
local function mark_weapon_of_nearest(ctx, mark)
  for _, model in ipairs(ctx:models_by_distance(ctx:other_unit())) do
    if ctx:unmarked_weapons(model) > 0 then
      ctx:mark_weapon(mark, model)
      return
    end
  end
end

weapon_ability {
  id = "accurate",
  name = "Accurate",
  text = "The target's Grade is not subtracted from attack rolls.",
  ignores_target_grade = true,
}

weapon_ability {
  id = "inaccurate",
  name = "Inaccurate",
  text = "The own Grade is not added to attack rolls.",
  negative = true,
  ignores_own_grade = true,
}

weapon_ability {
  id = "average",
  name = "Average",
  text = "Instead of rolling an attack a model may take a natural 7, said before any roll.",
  replaced_roll = 7,
}

weapon_ability {
  id = "blocker",
  name = "Blocker",
  text = "-2 to attack rolls against its wielder's unit.",
  block = -2,
}

weapon_ability {
  id = "booming",
  name = "Booming",
  text = "The target's Bravery is added to the damage instead of its Armor being subtracted.",
  on_defence = function(ctx)
    return -ctx:bravery(ctx:other_unit())
  end,
}

weapon_ability {
  id = "cleave",
  name = "Cleave",
  text = "A natural 12 that hits damages every enemy unit in reach.",
  excludes = { "critical", "reliable", "sunder", "swift" },
  on_hit = function(ctx)
    if ctx:natural() == 12 then damage_all_in_reach(ctx) end
  end,
}

weapon_ability {
  id = "supercleave",
  name = "Supercleave",
  text = "Every hit damages every enemy unit in reach.",
  price_count = 3,
  excludes = {
    "cleave", "critical", "supercritical", "reliable", "sunder", "shatter", "swift", "supersonic",
  },
  on_hit = damage_all_in_reach,
}

weapon_ability {
  id = "critical",
  name = "Critical",
  text = "A natural 12 that hits deals the maximum of the damage dice.",
  excludes = { "reliable" },
  on_hit = function(ctx)
    if ctx:natural() == 12 then ctx:take_most() end
  end,
}

weapon_ability {
  id = "supercritical",
  name = "Supercritical",
  text = "Every hit deals the maximum of the damage dice.",
  price_count = 3,
  excludes = { "critical", "cleave", "reliable" },
  on_hit = function(ctx)
    ctx:take_most()
  end,
}

weapon_ability {
  id = "flaming",
  name = "Flaming",
  text = "Each damage die showing 1 adds one more like it, at most 12 for a hit.",
  on_damage_dice = function(ctx)
    local more = 0
    for _, face in ipairs(ctx:damage_faces()) do
      while face == 1 and more < 12 do
        more = more + 1
        face = ctx:add_die()
      end
    end
  end,
}

weapon_ability {
  id = "lofty",
  name = "Lofty",
  text = "Cannot be used in flight.",
  negative = true,
  not_in_flight = true,
}

weapon_ability {
  id = "long_range",
  name = "Long Range",
  text = "Chants and shoots beyond its range, at -1 for every started 2 inches.",
  long_range_step = 2,
  long_range_penalty = -1,
}

weapon_ability {
  id = "momentum",
  name = "Momentum",
  text = "Unless the unit piled in its charge dice may replace the damage dice; it may not charge then.",
  charge_dice_damage = true,
}

weapon_ability {
  id = "masterwork",
  name = "Masterwork",
  text = "For each natural 1 of an attack with it the first other successful one becomes a natural 12.",
  on_rolls = turn_ones_into_twelves,
}

weapon_ability {
  id = "piercing",
  name = "Piercing",
  text = "Ignores the target's Armor if it is positive.",
  on_defence = function(ctx, armor)
    if armor > 0 and not ctx:weapon_has("booming") then return 0 end
  end,
}

weapon_ability {
  id = "point_blank",
  name = "Point Blank",
  text = "No penalty for chanting or shooting within an enemy's fight range.",
  no_proximity_penalty = true,
}

weapon_ability {
  id = "reach",
  name = "Reach",
  text = "Its attacks are resolved first, and whoever they remove does not attack.",
  priority = 1,
}

weapon_ability {
  id = "reliable",
  name = "Reliable",
  text = "Deals the average of its dice, rounded up.",
  average_damage = true,
}

weapon_ability {
  id = "sunder",
  name = "Sunder",
  text = "A natural 12 that hits: -2 to attacks with a weapon of the nearest target model, for the battle.",
  on_hit = function(ctx)
    if ctx:natural() == 12 then mark_weapon_of_nearest(ctx, "sundered") end
  end,
}

weapon_ability {
  id = "shatter",
  name = "Shatter",
  text = "A natural 12 that hits: a weapon of the nearest target model cannot be used any more.",
  price_count = 3,
  excludes = { "sunder", "cleave" },
  on_hit = function(ctx)
    if ctx:natural() == 12 then mark_weapon_of_nearest(ctx, "shattered") end
  end,
}

weapon_ability {
  id = "swift",
  name = "Swift",
  text = "Two attack dice a model, each at -3.",
  attacks = 2,
  attack_modifier = -3,
}

weapon_ability {
  id = "supersonic",
  name = "Supersonic",
  text = "Attacks as often as it could hit; each attack of the round is at 2 less than the one before.",
  price_count = 3,
  excludes = { "swift", "cleave" },
  repeat_modifier = -2,
}

weapon_ability {
  id = "unwieldy",
  name = "Unwieldy",
  text = "One die fewer on charges and pile-ins.",
  negative = true,
  charge_dice = -1,
}

weapon_ability {
  id = "superheavy",
  name = "Superheavy",
  text = "No charge and no pile-in.",
  negative = true,
  price_count = 2,
  excludes = { "unwieldy" },
  cannot_charge = true,
}
