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
  modifiers = { { of = "target_grade", set = 0 } },
}

weapon_ability {
  id = "inaccurate",
  name = "Inaccurate",
  text = "Drawback: the wielder's Grade is not added to attack rolls.",
  negative = true,
  modifiers = { { of = "own_grade", set = 0 } },
}

weapon_ability {
  id = "average",
  name = "Average",
  text = "Before anything is rolled, any number of models may take a natural 7 instead of rolling their attack. It is "
    .. "not a die and cannot be turned.",
  replaced_roll = 7,
}

weapon_ability {
  id = "blocker",
  name = "Blocker",
  text = "-2 to all attack rolls against the wielder's unit. Several do not add up.",
  modifiers = { { of = "attacked", add = -2, when = { "usable" } } },
}

weapon_ability {
  id = "booming",
  name = "Booming",
  text = "The target's Bravery is added to the damage instead of its Armor being subtracted; not below 0 in all. "
    .. "Piercing does nothing beside it.",
  on_defence = function(ctx)
    return -ctx:bravery(ctx:other_unit())
  end,
}

weapon_ability {
  id = "cleave",
  name = "Cleave",
  text = "A natural 12 that hits damages every enemy unit in this weapon's reach of the model, each with a damage "
    .. "roll of its own.",
  excludes = { "critical", "reliable", "sunder", "swift" },
  on_hit = function(ctx)
    if ctx:natural() == 12 then damage_all_in_reach(ctx) end
  end,
}

weapon_ability {
  id = "supercleave",
  name = "Supercleave",
  text = "Every hit damages every enemy unit in this weapon's reach of the model, each with a damage roll of its own. "
    .. "Replaces Cleave and Masterwork.",
  upgrades = { "cleave", "masterwork" },
  price_count = 3,
  excludes = {
    "cleave", "critical", "supercritical", "reliable", "sunder", "shatter", "swift", "supersonic",
  },
  on_hit = damage_all_in_reach,
}

weapon_ability {
  id = "critical",
  name = "Critical",
  text = "A natural 12 that hits deals the maximum of the damage dice, before modifiers.",
  excludes = { "reliable" },
  on_hit = function(ctx)
    if ctx:natural() == 12 then ctx:take_most() end
  end,
}

weapon_ability {
  id = "supercritical",
  name = "Supercritical",
  text = "Every hit deals the maximum of the damage dice, before modifiers. Replaces Critical and Masterwork.",
  upgrades = { "critical", "masterwork" },
  price_count = 3,
  excludes = { "critical", "cleave", "reliable" },
  on_hit = function(ctx)
    ctx:take_most()
  end,
}

weapon_ability {
  id = "flaming",
  name = "Flaming",
  text = "Each damage die that shows 1 adds another one like it, which may do so again; at most 12 more dice for a "
    .. "hit. Not with damage that is not rolled.",
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
  text = "Drawback: cannot be used in flight, not even to counter or to retaliate.",
  negative = true,
  modifiers = { { forbid = { "chant", "shoot", "fight" }, when = { "flying" } } },
}

weapon_ability {
  id = "long_range",
  name = "Long Range",
  text = "Shoots and chants without limit of range, at -1 for every started 2 inches beyond it. A shooter measures to "
    .. "its own target, a chant from the furthest chanter to the furthest model it reaches.",
  long_range_step = 2,
  long_range_penalty = -1,
}

weapon_ability {
  id = "momentum",
  name = "Momentum",
  text = "When the unit attacks and has not piled in this round, its charge dice may replace the damage dice of each "
    .. "hit. Declared before rolling; the unit may not charge this round.",
  declared_dice = "charge",
}

weapon_ability {
  id = "masterwork",
  name = "Masterwork",
  text = "Among the attack rolls with this weapon, every natural 1 turns the first other successful die that is not a "
    .. "natural 12 into a natural 12. Together with Trained, each natural 1 works once.",
  on_rolls = turn_ones_into_twelves,
}

weapon_ability {
  id = "piercing",
  name = "Piercing",
  text = "Ignores Armor above 0. Negative Armor still adds to the damage.",
  on_defence = function(ctx, armor)
    if armor > 0 and not ctx:weapon_has("booming") then return 0 end
  end,
}

weapon_ability {
  id = "point_blank",
  name = "Point Blank",
  text = "No penalty for chanting or shooting within an enemy's fight range.",
  modifiers = { { of = "proximity", set = 0 } },
}

weapon_ability {
  id = "reach",
  name = "Reach",
  text = "Its attacks are resolved first, and enemies they remove do not attack. If both sides have Reach, these "
    .. "attacks happen together. Does not order chants.",
  modifiers = { { of = "priority", set = 1 } },
}

weapon_ability {
  id = "reliable",
  name = "Reliable",
  text = "Deals the average of its dice, rounded up, instead of rolling: d4 3, d6 4, 2d4 5, 3d3 6, 2d6 7.",
  damage_dice = "mean",
}

weapon_ability {
  id = "sunder",
  name = "Sunder",
  text = "A natural 12 that hits: choose a weapon of the nearest target model that has one without a mark. Attack "
    .. "rolls with it are at -2 for the rest of the battle.",
  on_hit = function(ctx)
    if ctx:natural() == 12 then mark_weapon_of_nearest(ctx, "sundered") end
  end,
}

weapon_ability {
  id = "shatter",
  name = "Shatter",
  text = "A natural 12 that hits: choose a weapon of the nearest target model that has one without a mark. It cannot "
    .. "be used for the rest of the battle. Replaces Sunder and Masterwork.",
  upgrades = { "sunder", "masterwork" },
  price_count = 3,
  excludes = { "sunder", "cleave" },
  on_hit = function(ctx)
    if ctx:natural() == 12 then mark_weapon_of_nearest(ctx, "shattered") end
  end,
}

weapon_ability {
  id = "swift",
  name = "Swift",
  text = "Each model rolls two attack dice against the same target, each at -3.",
  modifiers = { { of = "attacks", set = 2 }, { of = "attack", add = -3 } },
}

weapon_ability {
  id = "supersonic",
  name = "Supersonic",
  text = "Each model attacks again and again, its first attack of the round at -2, the second at -4 and so on, "
    .. "Counters included, until even a natural 12 could not hit. Replaces Swift and Masterwork.",
  upgrades = { "swift", "masterwork" },
  price_count = 3,
  excludes = { "swift", "cleave" },
  repeat_modifier = -2,
}

weapon_ability {
  id = "unwieldy",
  name = "Unwieldy",
  text = "Drawback: one die fewer on charges and pile-ins, so that two charge dice leave none to pile in with. "
    .. "Several such weapons take one die together.",
  negative = true,
  modifiers = { { of = "charge_dice", add = -1 } },
}

weapon_ability {
  id = "superheavy",
  name = "Superheavy",
  text = "Drawback: the unit can neither charge nor pile in. Replaces Unwieldy.",
  upgrades = { "unwieldy" },
  negative = true,
  price_count = 2,
  excludes = { "unwieldy" },
  modifiers = { { forbid = { "charge", "pile_in" } } },
}
