-- Abilities of models.

-- For each natural 1 the lowest-numbered other successful die that is not a natural 12 becomes one;
-- each die once. Weapons have an ability that does the same.
function turn_ones_into_twelves(ctx)
  local rolls = ctx:rolls()
  for _, one in ipairs(rolls) do
    if ctx:natural(one) == 1 and not ctx:is_used(one) then
      for _, other in ipairs(rolls) do
        if other ~= one and ctx:success(other) and ctx:natural(other) ~= 12 and not ctx:is_used(other) then
          ctx:use_roll(one)
          ctx:set_natural(other, 12)
          break
        end
      end
    end
  end
end

-- Movement ---------------------------------------------------------------------------------------

model_ability {
  id = "bloodlust",
  name = "Bloodlust",
  text = "Adds the highest Grade of a model it destroyed this round to charge rolls.",
  on_charge_roll = function(ctx, inches)
    return inches + ctx:highest_grade_destroyed()
  end,
}

model_ability {
  id = "guilt",
  name = "Guilt",
  text = "Subtracts the highest Grade of a model it destroyed this round from charge rolls.",
  negative = true,
  on_charge_roll = function(ctx, inches)
    return math.max(0, inches - ctx:highest_grade_destroyed())
  end,
}

model_ability {
  id = "bull_rush",
  name = "Bull Rush",
  text = "After a pile-in each enemy unit newly touched takes a roll of the removed die, less Armor.",
  on_after_pile_in = function(ctx)
    local sides = ctx:removed_die()
    if sides < 2 then return end
    for _, unit in ipairs(ctx:touched_units()) do
      ctx:damage(unit, math.max(0, ctx:roll(sides) - ctx:armor(unit)))
    end
  end,
}

model_ability {
  id = "diver",
  name = "Diver",
  text = "Diving costs 1 inch of movement an inch.",
  needs_swimmer = "fast",
  dive_cost = 1,
}

model_ability {
  id = "duck_and_cover",
  name = "Duck and Cover",
  text = "A model touching an obstacle after a pile-in has Cover until it moves or the round ends.",
  on_after_pile_in = function(ctx)
    for _, model in ipairs(ctx:models()) do
      if ctx:touches_obstacle(model) then ctx:mark_model("covered", model) end
    end
  end,
}

model_ability {
  id = "enraged_run",
  name = "Enraged Run",
  text = "Adds its Grade to a charge roll in which all dice show 1.",
  on_charge_roll = function(ctx, inches)
    local faces = ctx:charge_faces()
    for _, face in ipairs(faces) do
      if face ~= 1 then return inches end
    end
    if #faces == 0 then return inches end
    return inches + ctx:grade()
  end,
}

model_ability {
  id = "peregrine",
  name = "Peregrine",
  text = "Flying up an obstacle of 3 inches or more takes half of the remaining movement.",
  needs_flyer = "fast",
  tall_climb_half = true,
}

model_ability {
  id = "scout",
  name = "Scout",
  text = "When the unit charges one model moves up to the maximum of the dice.",
  on_charge_runners = function()
    return 1
  end,
}

model_ability {
  id = "vanguard",
  name = "Vanguard",
  text = "When the unit charges as many models as the roll shows move up to the maximum of the dice.",
  price_count = 2,
  excludes = { "scout" },
  on_charge_runners = function(_, inches)
    return inches
  end,
}

model_ability {
  id = "v_formation",
  name = "V Formation",
  text = "In flight a model moves 1 inch more if a unit mate was ahead of it at the start.",
  flock_bonus = 1,
}

-- Defensive --------------------------------------------------------------------------------------

model_ability {
  id = "courageous",
  name = "Courageous",
  text = "Each natural 12 on a morale roll heals 1 damage.",
  on_morale = function(ctx)
    for _, die in ipairs(ctx:rolls()) do
      if ctx:natural(die) == 12 then ctx:heal(1) end
    end
  end,
}

model_ability {
  id = "duty",
  name = "Duty",
  text = "Destroyed models stay and act until the start of Report.",
  lingers = true,
}

model_ability {
  id = "gasp",
  name = "Gasp",
  text = "Adds its Grade to surface rolls.",
  most_swimmer = "slow",
  on_surface_roll = function(ctx, modifier)
    return modifier + ctx:grade()
  end,
}

model_ability {
  id = "pragmatic",
  name = "Pragmatic",
  text = "Fear is the number of models the unit has lost.",
  on_fear = function(ctx)
    return ctx:models_lost()
  end,
}

model_ability {
  id = "reactive",
  name = "Reactive",
  text = "Counters with the action of the current or the next step.",
  counter_reach = 1,
}

model_ability {
  id = "precognition",
  name = "Precognition",
  text = "Counters with the action of any step.",
  price_count = 2,
  excludes = { "reactive" },
  counter_reach = 2,
}

model_ability {
  id = "stubborn",
  name = "Stubborn",
  text = "Only a failed natural 1 on a morale roll loses a model. Any other failure is -1 to all the unit's d12 rolls; a success takes one such penalty off.",
  on_morale = function(ctx)
    local losses = 0
    for _, die in ipairs(ctx:rolls()) do
      if ctx:success(die) then
        ctx:unmark_unit("shaken")
      elseif ctx:natural(die) == 1 then
        losses = losses + 1
      else
        ctx:mark_unit("shaken")
      end
    end
    return losses
  end,
}

model_ability {
  id = "unflinching",
  name = "Unflinching",
  text = "Only failed natural 1s on morale rolls lose models, and each natural 12 cancels one.",
  price_count = 3,
  excludes = { "stubborn" },
  on_morale = function(ctx)
    local losses = 0
    for _, die in ipairs(ctx:rolls()) do
      local natural = ctx:natural(die)
      if natural == 12 then
        losses = losses - 1
      elseif natural == 1 and not ctx:success(die) then
        losses = losses + 1
      end
    end
    return math.max(0, losses)
  end,
}

-- Magic ------------------------------------------------------------------------------------------

model_ability {
  id = "amphibious",
  name = "Amphibious",
  text = "May chant while diving.",
  chants_diving = true,
}

model_ability {
  id = "mystic",
  name = "Mystic",
  text = "Adds its Grade to chant rolls.",
  on_chant_roll = function(ctx, modifier)
    return modifier + ctx:grade()
  end,
}

model_ability {
  id = "spell",
  name = "Spell",
  text = "Can chant the spell named with it.",
  argument = "spell",
  grants_spell = true,
}

model_ability {
  id = "hushed",
  name = "Hushed",
  text = "A natural 12 chant roll cancels Counters declared against it.",
  on_chanted = function(ctx)
    if ctx:natural() == 12 then ctx:cancel_counters() end
  end,
}

model_ability {
  id = "silent",
  name = "Silent",
  text = "Its chants cannot be countered.",
  price_count = 3,
  excludes = { "hushed" },
  chants_uncountered = true,
}

-- Offensive --------------------------------------------------------------------------------------

model_ability {
  id = "execution",
  name = "Execution",
  text = "Adds its Grade to damage against a unit that had a single model when attacked.",
  on_damage = function(ctx, damage)
    if ctx:target_models() == 1 then return damage + ctx:grade() end
  end,
}

model_ability {
  id = "depth_hunter",
  name = "Depth Hunter",
  text = "+4 to attack rolls against diving targets.",
  on_attack = function(ctx, modifier)
    if ctx:is_diving(ctx:other_model()) then return modifier + 4 end
  end,
}

model_ability {
  id = "sharpshooter",
  name = "Sharpshooter",
  text = "No penalty for the target's Cover when shooting.",
  on_attack = function(ctx, modifier)
    if ctx:step() == "shoot" and ctx:in_cover() then return modifier + 2 end
  end,
}

model_ability {
  id = "pecking_order",
  name = "Pecking Order",
  text = "If its rolls come to more than the other side's in all, its attacks are resolved first; if to less, only those with Piercing are.",
  on_order = function(ctx, priority)
    local own, other = ctx:own_total(), ctx:opposing_total()
    if own > other or (own < other and ctx:weapon_has("piercing")) then
      return math.max(priority, 1)
    end
  end,
}

model_ability {
  id = "vampiric",
  name = "Vampiric",
  text = "Each natural 12 on an attack roll heals 1 damage.",
  on_final_rolls = function(ctx)
    for _, die in ipairs(ctx:rolls()) do
      if ctx:roll_kind(die) == "attack" and ctx:natural(die) == 12 then ctx:heal(1) end
    end
  end,
}

-- Miscellaneous ----------------------------------------------------------------------------------

model_ability {
  id = "chain_of_command",
  name = "Chain of Command",
  text = "Another model of Grade 2, 4, 5 or 6 of its faction must be in the army.",
  negative = true,
  on_muster = function(ctx)
    local unit = ctx:unit()
    local commands = { [2] = true, [4] = true, [5] = true, [6] = true }
    for other = 1, ctx:units() do
      if ctx:model(other) ~= ctx:model(unit) and commands[ctx:grade(other)]
        and ctx:faction(other) == ctx:faction(unit) then
        return nil
      end
    end
    return ctx:name(unit) .. " needs another model of Grade 2, 4, 5 or 6 of its faction"
  end,
}

model_ability {
  id = "massive",
  name = "Massive",
  text = "Cannot dive.",
  negative = true,
  cannot_dive = true,
}

model_ability {
  id = "rank_and_file",
  name = "Rank and File",
  text = "A friendly model with Chain of Command within 2 inches uses the higher of both Grades in attack rolls.",
  aura_range = 2,
  on_ally_grade = function(ctx, grade)
    if ctx:has("chain_of_command", ctx:other_unit()) then return math.max(grade, ctx:grade()) end
  end,
}

model_ability {
  id = "trained",
  name = "Trained",
  text = "For each natural 1 the first other successful die of the unit becomes a natural 12.",
  on_rolls = turn_ones_into_twelves,
}

model_ability {
  id = "paragon",
  name = "Paragon",
  text = "Is activated twice in Combat; a Counter counts as one.",
  price_count = 2,
  combat_activations = 2,
}

model_ability {
  id = "quacktician",
  name = "Quacktician",
  text = "The quacktic named with it pays 1 victory point more while the model is in play.",
  argument = "quacktic",
  needs_grade = 5,
  on_quacktic_paid = function(ctx, points)
    if ctx:quacktic() == ctx:argument() then return points + 1 end
  end,
}
