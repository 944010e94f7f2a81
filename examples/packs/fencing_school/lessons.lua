-- Abilities of models: what a fencer is taught. Each shows one moment at which an ability can have a say.

mark { id = "on_form", name = "On Form", on = "model", attack_modifier = 1 }
mark { id = "challenged", name = "Challenged", on = "unit", target_modifier = 1, ends_with_round = true }

-- How many enemies a unit has struck down.
variable {
  id = "bouts",
  name = "Bouts",
  text = "Bouts that the unit has fought.",
  scope = "unit",
  public = true,
  default = 0,
  min = 0,
  max = 99,
  show = { as = "counter" },
}

-- Before rolling.

model_ability {
  id = "rising_star",
  name = "Rising Star",
  text = "A Grade more in attack rolls for each enemy model the unit destroyed, up to 2.",
  on_destroys = function(ctx)
    ctx:set("unit", "bouts", ctx:get("unit", "bouts") + 1)
  end,
  on_grade = function(ctx, grade)
    return grade + math.min(2, ctx:get("unit", "bouts"))
  end,
}
model_ability {
  id = "salute",
  name = "Salute",
  text = "+1 to attack rolls against units of a higher Grade.",
  on_attack = function(ctx, modifier)
    if ctx:grade(ctx:other_unit()) > ctx:grade() then return modifier + 1 end
  end,
}
model_ability {
  id = "sidestep",
  name = "Sidestep",
  text = "-1 to attack rolls against the unit in a round in which it piled in.",
  on_defend = function(ctx, modifier)
    if ctx:has_piled_in() then return modifier - 1 end
  end,
}
model_ability {
  id = "remise",
  name = "Remise",
  text = "The last model of a unit has an attack die more.",
  on_attacks = function(ctx, attacks)
    if ctx:models_left() == 1 then return attacks + 1 end
  end,
}

-- The dice lie on the table.

model_ability {
  id = "composure",
  name = "Composure",
  text = "A natural 1 on a morale roll is a 2.",
  on_rolls = function(ctx)
    for _, die in ipairs(ctx:rolls()) do
      if ctx:roll_kind(die) == "morale" and ctx:natural(die) == 1 then ctx:set_natural(die, 2) end
    end
  end,
}
model_ability {
  id = "redoublement",
  name = "Redoublement",
  text = "Natural 1s on attack rolls are rolled again, once.",
  on_rolls = function(ctx)
    for _, die in ipairs(ctx:rolls()) do
      if ctx:roll_kind(die) == "attack" and ctx:natural(die) == 1 then ctx:reroll(die) end
    end
  end,
}
model_ability {
  id = "touche",
  name = "Touche",
  text = "A model that rolls a natural 12 to attack has +1 to attack rolls until it rolls a natural 1.",
  on_final_rolls = function(ctx)
    for _, die in ipairs(ctx:rolls()) do
      local model = ctx:die_model(die)
      if ctx:roll_kind(die) == "attack" and ctx:natural(die) == 12 then
        ctx:mark_model("on_form", model)
      elseif ctx:natural(die) == 1 and ctx:model_marked("on_form", model) then
        ctx:unmark_model("on_form", model)
      end
    end
  end,
}
model_ability {
  id = "initiative",
  name = "Initiative",
  text = "Attacks of a unit that has lost nobody this round are resolved first.",
  on_order = function(ctx, priority)
    if ctx:models_lost_this_round() == 0 then return math.max(priority, 1) end
  end,
}

-- A hit, and what becomes of it.

model_ability {
  id = "press_home",
  name = "Press Home",
  text = "Hits on a unit that has gathered damage do their most.",
  on_hit = function(ctx)
    if ctx:damage_on(ctx:other_unit()) > 0 then ctx:take_most() end
  end,
}
model_ability {
  id = "second_intention",
  name = "Second Intention",
  text = "Damage dice that come to no more than the target's Armor are followed by another one.",
  on_damage_dice = function(ctx)
    local sum = 0
    for _, face in ipairs(ctx:damage_faces()) do sum = sum + face end
    if sum <= ctx:armor(ctx:other_unit()) then ctx:add_die() end
  end,
}
model_ability {
  id = "single_combat",
  name = "Single Combat",
  text = "1 damage more against a unit of one model.",
  on_damage = function(ctx, damage)
    if ctx:size(ctx:other_unit()) == 1 then return damage + 1 end
  end,
}
model_ability {
  id = "eye_for_gaps",
  name = "Eye for Gaps",
  text = "The target's Armor counts 1 less.",
  on_defence = function(_, armor)
    if armor > 0 then return armor - 1 end
  end,
}
model_ability {
  id = "roll_with_it",
  name = "Roll with It",
  text = "A hit that would do 4 damage or more does 1 less.",
  on_damage_taken = function(_, damage)
    if damage >= 4 then return damage - 1 end
  end,
}
model_ability {
  id = "honour",
  name = "Honour",
  text = "Whoever destroys a model of the unit is challenged: +1 to all attacks against them this round.",
  on_model_destroyed = function(ctx)
    local enemy = ctx:other_unit()
    if enemy and ctx:owner(enemy) ~= ctx:player() and #ctx:models(enemy) > 0 then
      ctx:mark_unit("challenged", enemy)
    end
  end,
}
