-- Weapon abilities. Their functions are called for the weapon in use, in the order of this file.

mark { id = "applauded", name = "Applauded", on = "unit", bravery = 1, ends_with_round = true }
mark { id = "bound", name = "Bound", on = "weapon", attack_modifier = -1 }

-- Before rolling: how many dice, and what is added to them.

weapon_ability {
  id = "off_hand",
  name = "Off Hand",
  text = "One attack die more with at least two enemy units in reach.",
  on_attacks = function(ctx, attacks)
    if #ctx:units_in_reach() > 1 then return attacks + 1 end
  end,
}
weapon_ability {
  id = "long_blade",
  name = "Long Blade",
  text = "+1 to attack rolls against a model that is not in base contact.",
  on_attack = function(ctx, modifier)
    if not ctx:touches(ctx:other_model()) then return modifier + 1 end
  end,
}
weapon_ability {
  id = "guard",
  name = "Guard",
  text = "-1 to attack rolls against its wielder in the Fight step.",
  on_defend = function(ctx, modifier)
    if ctx:step() == "fight" then return modifier - 1 end
  end,
}

-- The dice lie on the table.

weapon_ability {
  id = "true_edge",
  name = "True Edge",
  text = "The best of the attacks that miss shows 1 more, but never a natural 12.",
  on_rolls = function(ctx)
    local best
    for _, die in ipairs(ctx:rolls()) do
      if not ctx:success(die) and ctx:natural(die) < 11 and not ctx:is_used(die) then
        if not best or ctx:total(die) > ctx:total(best) then best = die end
      end
    end
    if best then
      ctx:use_roll(best)
      ctx:set_natural(best, ctx:natural(best) + 1)
    end
  end,
}
weapon_ability {
  id = "flourish",
  name = "Flourish",
  text = "Each natural 12 gives the unit 1 Bravery for the round.",
  on_final_rolls = function(ctx)
    local twelves = 0
    for _, die in ipairs(ctx:rolls()) do
      if ctx:natural(die) == 12 then twelves = twelves + 1 end
    end
    if twelves > 0 then ctx:mark_unit("applauded", ctx:unit(), twelves) end
  end,
}
weapon_ability {
  id = "riposte",
  name = "Riposte",
  text = "Its attacks are resolved first if they come to more than those against it.",
  on_order = function(ctx, priority)
    local against = ctx:opposing_total()
    if against > 0 and ctx:own_total() > against then return math.max(priority, 1) end
  end,
}

-- A hit.

weapon_ability {
  id = "bind",
  name = "Bind",
  text = "A natural 12 that hits: -1 to attacks with a weapon of the nearest target model, for the battle.",
  on_hit = function(ctx)
    if ctx:natural(ctx:die()) ~= 12 then return end
    for _, model in ipairs(ctx:models_by_distance(ctx:other_unit())) do
      if ctx:unmarked_weapons(model) > 0 then
        ctx:mark_weapon("bound", model) -- The attacker picks which when the function has ended.
        return
      end
    end
  end,
}
weapon_ability {
  id = "springy",
  name = "Springy",
  text = "A damage die that shows its most is followed by another one.",
  on_damage_dice = function(ctx)
    for _, face in ipairs(ctx:damage_faces()) do
      if face == ctx:damage_sides() then ctx:add_die() end
    end
  end,
}
weapon_ability {
  id = "counterweight",
  name = "Counterweight",
  text = "1 damage more against a unit that had more models than are left of the own one.",
  on_damage = function(ctx, damage)
    if ctx:target_models() > ctx:models_left() then return damage + 1 end
  end,
}
weapon_ability {
  id = "needle",
  name = "Needle",
  text = "Armor counts half, rounded down.",
  on_defence = function(_, armor)
    if armor > 0 then return armor // 2 end
  end,
}
