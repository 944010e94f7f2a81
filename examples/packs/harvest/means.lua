-- Every third season is harvest.
local function is_harvest(ctx)
  return ctx:season() % 3 == 0
end

means {
  id = "granary",
  name = "Granary",
  text = "A ration for every 20 in store. At harvest 4 more for every key location held.",
  on_season = function(ctx)
    local interest = ctx:rations() // 20
    return interest + (is_harvest(ctx) and 4 * ctx:locations_held() or 0)
  end,
}

means {
  id = "tithe",
  name = "Tithe",
  text = "Each season the villages offer 2 rations. Take them or not; whoever takes them at harvest gets 4.",
  on_season = function(ctx)
    ctx:ask { kind = "word", memo = { is_harvest(ctx) and 4 or 2 } }
  end,
  questions = {
    {
      id = "tithe",
      text = "Do you take the tithe?",
      words = { "Take it", "Leave it" },
      on_answer = function(ctx, choice, memo)
        if choice == 1 then ctx:gain_rations(memo[1]) end
      end,
    },
  },
}

means {
  id = "gleaning",
  name = "Gleaning",
  text = "1 ration a season. With a camp, and five models to a company, also a d4 of what others left.",
  rations = 1,
  on_season = function(ctx)
    if ctx:camps() > 0 and ctx:models() >= 5 * ctx:units() then return ctx:random(4) end
  end,
}
