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
  text = "Charge and pile-in rolls gain the highest Grade among the models this unit has destroyed this round.",
  on_charge_roll = function(ctx, inches)
    return inches + ctx:highest_grade_destroyed()
  end,
}

model_ability {
  id = "guilt",
  name = "Guilt",
  text = "Drawback: charge and pile-in rolls lose the highest Grade among the models this unit has destroyed this "
    .. "round, but do not fall below 0.",
  negative = true,
  on_charge_roll = function(ctx, inches)
    return math.max(0, inches - ctx:highest_grade_destroyed())
  end,
}

model_ability {
  id = "bull_rush",
  name = "Bull Rush",
  text = "After a pile-in, each enemy unit that it newly touches takes a roll of the charge die that the pile-in left "
    .. "out, less Armor. This cannot be countered.",
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
  text = "Moving under water costs 1 inch of movement for each inch. Only for fast swimmers.",
  needs_swimmer = "fast",
  modifiers = { { of = "dive_cost", set = 1 } },
}

model_ability {
  id = "duck_and_cover",
  name = "Duck and Cover",
  text = "A model that touches an obstacle after a pile-in has Cover against shots, even in full view, until it moves "
    .. "or the round ends.",
  on_after_pile_in = function(ctx)
    for _, model in ipairs(ctx:models()) do
      if ctx:touches_obstacle(model) then ctx:mark_model("covered", model) end
    end
  end,
}

model_ability {
  id = "enraged_run",
  name = "Enraged Run",
  text = "If all dice of a charge or pile-in roll show 1, its Grade is added. A flat charge speed has no dice to show "
    .. "1.",
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
  text = "Flying to the top of an obstacle of 3 inches or more takes half of the remaining movement instead of all of "
    .. "it. Only for fast flyers.",
  needs_flyer = "fast",
  tall_climb = "half",
}

model_ability {
  id = "scout",
  name = "Scout",
  text = "When the unit charges, one model of your choice may go as far as the dice could show at most. Not in "
    .. "pile-ins.",
  on_charge_runners = function()
    return 1
  end,
}

model_ability {
  id = "vanguard",
  name = "Vanguard",
  text = "When the unit charges, as many models as the roll shows, of your choice, may go as far as the dice could "
    .. "show at most. Not in pile-ins. Replaces Scout.",
  upgrades = { "scout" },
  price_count = 2,
  excludes = { "scout" },
  on_charge_runners = function(_, inches)
    return inches
  end,
}

model_ability {
  id = "v_formation",
  name = "V Formation",
  text = "In flight a model may go 1 inch further if a unit mate was ahead of it, in the direction it goes, at the "
    .. "start.",
  modifiers = { { of = "allowance", add = 1, when = { "flying", "mate_ahead" } } },
}

-- Defensive --------------------------------------------------------------------------------------

model_ability {
  id = "courageous",
  name = "Courageous",
  text = "Each natural 12 on a morale roll heals 1 damage of the unit. Destroyed models do not come back.",
  on_morale = function(ctx)
    for _, die in ipairs(ctx:rolls()) do
      if ctx:natural(die) == 12 then ctx:heal(1) end
    end
  end,
}

model_ability {
  id = "duty",
  name = "Duty",
  text = "A destroyed model stays and acts until the start of Report. It counts as lost at once, can no longer be "
    .. "aimed at and absorbs no damage; an army is not wiped out while such models stand.",
  removal = "report",
}

model_ability {
  id = "gasp",
  name = "Gasp",
  text = "Its Grade is added to surface rolls: it drowns only on a total of 1 or less. Not for fast swimmers; trained "
    .. "to swim fast, it has Diver instead.",
  at_fast_swimmer = "diver",
  most_swimmer = "slow",
  on_surface_roll = function(ctx, modifier)
    return modifier + ctx:grade()
  end,
}

model_ability {
  id = "pragmatic",
  name = "Pragmatic",
  text = "Its Fear is simply the number of models the unit has lost in the battle; those of this round do not count "
    .. "again.",
  on_fear = function(ctx)
    return ctx:models_lost()
  end,
}

model_ability {
  id = "reactive",
  name = "Reactive",
  text = "May counter with the action of the current step of Combat or of the one after it (chant, shoot, fight).",
  modifiers = { { of = "counter_later", set = 1 } },
}

model_ability {
  id = "precognition",
  name = "Precognition",
  text = "May counter with the action of any step of Combat: chant, shoot or fight. Replaces Reactive.",
  upgrades = { "reactive" },
  price_count = 2,
  excludes = { "reactive" },
  modifiers = { { of = "counter_later", set = 2 }, { of = "counter_earlier", set = 2 } },
}

model_ability {
  id = "stubborn",
  name = "Stubborn",
  text = "A failed morale roll destroys a model only on a natural 1. Any other failure is a lasting -1 to all d12 "
    .. "rolls of the unit, which adds up; each morale success takes one such -1 off.",
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
  text = "Only failed natural 1s on morale rolls destroy models, and each natural 12 of the same phase cancels one of "
    .. "them. Replaces Stubborn and Trained.",
  upgrades = { "stubborn", "trained" },
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
  modifiers = { { allow = { "chant" }, when = { "diving" } } },
}

model_ability {
  id = "mystic",
  name = "Mystic",
  text = "Its Grade is added to its chant rolls.",
  on_chant_roll = function(ctx, modifier)
    return modifier + ctx:grade()
  end,
}

model_ability {
  id = "spell",
  name = "Spell",
  text = "Can chant the spell named with it, with a magic weapon.",
  argument = "spell",
  grants_spell = true,
}

model_ability {
  id = "hushed",
  name = "Hushed",
  text = "A natural 12 on its chant roll cancels the Counters declared against it; the units that declared them may "
    .. "still act.",
  on_chanted = function(ctx)
    if ctx:natural() == 12 then ctx:cancel_counters() end
  end,
}

model_ability {
  id = "silent",
  name = "Silent",
  text = "Its chants cannot be countered. Replaces Hushed and Trained.",
  upgrades = { "hushed", "trained" },
  price_count = 3,
  excludes = { "hushed" },
  modifiers = { { forbid = { "be_countered" }, when = { "chanting" } } },
}

-- Offensive --------------------------------------------------------------------------------------

model_ability {
  id = "execution",
  name = "Execution",
  text = "Each hit deals its Grade more damage if the target unit had exactly one model in play when the attack was "
    .. "declared. Counts in retaliation, not for units hit only by Cleave.",
  on_damage = function(ctx, damage)
    if ctx:target_models() == 1 then return damage + ctx:grade() end
  end,
}

model_ability {
  id = "depth_hunter",
  name = "Depth Hunter",
  text = "+4 to attack rolls against diving targets.",
  modifiers = { { of = "attack", add = 4, when = { "target_diving" } } },
}

model_ability {
  id = "sharpshooter",
  name = "Sharpshooter",
  text = "No penalty for the target's Cover when shooting.",
  modifiers = { { of = "cover", set = 0 } },
}

model_ability {
  id = "pecking_order",
  name = "Pecking Order",
  text = "Compare the totals of all dice of both sides of an attack. Higher: this unit resolves first, and models it "
    .. "removes lose their attacks. Lower: only its Piercing attacks go first. Equal: together.",
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
  text = "Each natural 12 on an attack roll, hit or not, heals 1 damage of the unit. Destroyed models do not come "
    .. "back.",
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
  text = "Drawback: the army list must hold another model of Grade 2, 4, 5 or 6 of the same faction.",
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
  text = "Drawback: cannot dive.",
  negative = true,
  modifiers = { { forbid = { "dive" } } },
}

model_ability {
  id = "rank_and_file",
  name = "Rank and File",
  text = "A friendly model with Chain of Command within 2 inches of this one uses the higher of both Grades in attack "
    .. "rolls, whether it attacks or is attacked.",
  aura_range = 2,
  on_ally_grade = function(ctx, grade)
    if ctx:has("chain_of_command", ctx:other_unit()) then return math.max(grade, ctx:grade()) end
  end,
}

model_ability {
  id = "trained",
  name = "Trained",
  text = "In each set of d12 rolls of the unit, every natural 1 turns the first other successful die that is not a "
    .. "natural 12 into a natural 12.",
  on_rolls = turn_ones_into_twelves,
}

model_ability {
  id = "paragon",
  name = "Paragon",
  text = "May be activated twice in Combat; a Counter counts as one activation. Replaces Trained.",
  upgrades = { "trained" },
  price_count = 2,
  modifiers = { { of = "activations", set = 2 } },
}

model_ability {
  id = "quacktician",
  name = "Quacktician",
  text = "While this model is in play, the quacktic named with it pays you 1 victory point more. Needs Grade 5.",
  argument = "quacktic",
  needs_grade = 5,
  on_quacktic_paid = function(ctx, points)
    if ctx:quacktic() == ctx:argument() then return points + 1 end
  end,
}
