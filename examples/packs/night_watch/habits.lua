-- How many nights each player's sergeants have begun.
variable {
  id = "nights",
  name = "Nights",
  text = "Nights that the player's sergeants have begun.",
  scope = "player",
  public = true,
  default = 0,
  min = 0,
  max = 999,
  show = { as = "counter" },
}

model_ability {
  id = "shadow",
  name = "Shadow",
  text = "Has Cover in a round in which it has not moved.",
  on_cover = function(ctx)
    if not ctx:has_moved() then return true end
  end,
}

model_ability {
  id = "lantern",
  name = "Lantern",
  text = "Friends within 6 inches have a Grade more in attack rolls. The town pays a victory point for every second night.",
  aura_range = 6,
  on_ally_grade = function(ctx, grade)
    if ctx:grade(ctx:other_unit()) < ctx:grade() then return grade + 1 end
  end,
  on_round_start = function(ctx)
    local nights = ctx:get("player", "nights") + 1
    ctx:set("player", "nights", nights)
    if nights % 2 == 0 then ctx:score(1) end
  end,
}

model_ability {
  id = "watchword",
  name = "Watchword",
  text = "Only serves where at least two other units of the army know the watchword.",
  negative = true,
  on_muster = function(ctx)
    local own, others = ctx:unit(), 0
    for unit = 1, ctx:units() do
      if unit ~= own and ctx:faction(unit) == ctx:faction(own) then others = others + 1 end
    end
    if others < 2 then return ctx:name(own) .. " serves with two other units of the watch" end
  end,
}
