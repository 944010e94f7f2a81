-- Abilities of models that are about moving in, and about staying.

mark { id = "off_balance", name = "Off Balance", on = "unit", movement = -2, ends_with_round = true }

model_ability {
  id = "long_lunge",
  name = "Long Lunge",
  text = "Charges 2 inches further when two dice show the same.",
  on_charge_roll = function(ctx, inches)
    local seen = {}
    for _, face in ipairs(ctx:charge_faces()) do
      if seen[face] then return inches + 2 end
      seen[face] = true
    end
  end,
}
model_ability {
  id = "first_on_the_mat",
  name = "First on the Mat",
  text = "Half of the unit's models run as far as the charge dice could have come to.",
  on_charge_runners = function(ctx)
    return ctx:size() // 2
  end,
}
model_ability {
  id = "shoulder",
  name = "Shoulder",
  text = "Units it newly touches in a pile-in move 2 inches less and cannot charge this round.",
  on_after_pile_in = function(ctx)
    if ctx:removed_die() == 0 then return end -- Nothing to put the weight behind.
    for _, unit in ipairs(ctx:touched_units()) do
      ctx:mark_unit("off_balance", unit)
      ctx:exhaust(unit, "charge")
    end
  end,
}
model_ability {
  id = "steady",
  name = "Steady",
  text = "Fear counts half, rounded down.",
  on_fear = function(_, fear)
    return fear // 2
  end,
}
model_ability {
  id = "shame",
  name = "Shame",
  text = "Not more than one model runs from a morale roll.",
  on_morale = function(_, losses)
    return math.min(losses, 1)
  end,
}

-- A look at the whole list: what ctx:... of an army list can tell.
model_ability {
  id = "tuition",
  name = "Tuition",
  text = "Needs three models of a lower Grade of its faction, and 2 army points left.",
  negative = true,
  on_muster = function(ctx)
    local own, pupils = ctx:unit(), 0
    for unit = 1, ctx:units() do
      local taught = ctx:faction(unit) == ctx:faction(own) and ctx:grade(unit) < ctx:grade(own)
      if taught and ctx:model(unit) ~= ctx:model(own) and not ctx:has_ability(unit, "tuition") then
        pupils = pupils + ctx:count(unit)
      end
    end
    if pupils < 3 then return ctx:name(own) .. " teaches at least three pupils, not " .. pupils end
    if ctx:cost() + 2 > ctx:points() then return ctx:name(own) .. " wants 2 points left for tuition" end
  end,
}
