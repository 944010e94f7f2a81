-- Ways of getting rations. Chosen several times, they give several times as much.

-- Anybody's.

means {
  id = "foraging",
  name = "Foraging",
  text = "Whatever grows, crawls or floats: 3 rations each season.",
  icon = "basket",
  rations = 3,
}
means {
  id = "tolls",
  name = "Tolls",
  text = "2 rations each season for every key location you hold.",
  icon = "coin",
  on_season = function(ctx)
    return 2 * ctx:locations_held()
  end,
}
means {
  id = "supply_camps",
  name = "Supply Camps",
  text = "2 rations each season for each of your camps, at most 8.",
  icon = "tent",
  on_season = function(ctx)
    return math.min(8, 2 * ctx:camps())
  end,
}
means {
  id = "plunder",
  name = "Plunder",
  text = "6 rations for every battle you win.",
  icon = "sack",
  on_battle = function(ctx)
    return ctx:won() and 6 or 0
  end,
}

means {
  id = "wayfarers",
  name = "Wayfarers",
  text = "A ration for each company that has marched since the last season began, at most 5.",
  icon = "boots",
  on_season = function(ctx)
    return math.min(5, ctx:marched())
  end,
}
means {
  id = "quiet_season",
  name = "A Quiet Season",
  text = "5 rations each season, if none of your companies has fought since the last one began.",
  icon = "plough",
  on_season = function(ctx)
    return ctx:fought() == 0 and 5 or 0
  end,
}
means {
  id = "prisoners",
  name = "Prisoners",
  text = "A ration for every enemy model that ran in a battle, and 2 more if you won it.",
  icon = "chain",
  on_battle = function(ctx)
    return ctx:prisoners() + (ctx:won() and 2 or 0)
  end,
}

-- Impondium.

means {
  id = "tithe_forms",
  name = "Tithe Forms",
  faction = "quack_marines",
  text = "Every victory is filed, and every filing has a fee: a ration for each victory point you gained in a battle "
    .. "you won. For the Impondium.",
  icon = "form",
  on_battle = function(ctx)
    return ctx:won() and ctx:victory_points() or 0
  end,
}
means {
  id = "relic_fund",
  name = "Relic Fund",
  faction = "quack_marines",
  text = "Widows give generously: a ration for every two models you lost in a battle, rounded up. For the Impondium.",
  icon = "relic",
  on_battle = function(ctx)
    return (ctx:models_lost() + 1) // 2
  end,
}
means {
  id = "levy_kitchens",
  name = "Levy Kitchens",
  faction = "pond_guard",
  text = "Large pots are cheap: a ration each season for every six models of your army, rounded up. For the Impondium.",
  icon = "pot",
  on_season = function(ctx)
    return (ctx:models() + 5) // 6
  end,
}
means {
  id = "garrison_duty",
  name = "Garrison Duty",
  faction = "pond_guard",
  text = "5 rations each season while you hold at least two key locations. For the Impondium.",
  icon = "tower",
  on_season = function(ctx)
    return ctx:locations_held() >= 2 and 5 or 0
  end,
}

-- Thunder Kings.

means {
  id = "storm_tribute",
  name = "Storm Tribute",
  faction = "storm_court",
  text = "Subjects pay in fair weather and foul: 2 rations each season, and 1 more for every key location you hold. "
    .. "For the Thunder Kings.",
  icon = "lightning",
  on_season = function(ctx)
    return 2 + ctx:locations_held()
  end,
}
means {
  id = "royal_ransom",
  name = "Royal Ransom",
  faction = "storm_court",
  text = "4 rations for every enemy unit you destroyed in a battle. For the Thunder Kings.",
  icon = "crown",
  on_battle = function(ctx)
    return 4 * ctx:units_destroyed()
  end,
}
means {
  id = "no_stomachs",
  name = "No Stomachs",
  faction = "hollow_host",
  text = "The dead eat little: a ration each season for every two companies of your army, rounded up. For the Thunder "
    .. "Kings.",
  icon = "bone",
  on_season = function(ctx)
    return (ctx:units() + 1) // 2
  end,
}
means {
  id = "grave_goods",
  name = "Grave Goods",
  faction = "hollow_host",
  text = "A ration for every enemy model you destroyed in a battle, at most 10. For the Thunder Kings.",
  icon = "urn",
  on_battle = function(ctx)
    return math.min(10, ctx:models_destroyed())
  end,
}

-- Au'ks.

means {
  id = "loud_bargaining",
  name = "Loud Bargaining",
  faction = "cliff_mob",
  text = "A ration each season for every company of your army, at most 6. For the Au'ks.",
  icon = "horn",
  on_season = function(ctx)
    return math.min(6, ctx:units())
  end,
}
means {
  id = "good_scrap",
  name = "A Good Scrap",
  faction = "cliff_mob",
  text = "5 rations for every battle you fight, won or not. For the Au'ks.",
  icon = "fist",
  on_battle = function()
    return 5
  end,
}
means {
  id = "beachcombing",
  name = "Beachcombing",
  faction = "tide_reavers",
  text = "The tide brings what it likes: 1 to 6 rations each season, by chance. For the Au'ks.",
  icon = "shell",
  on_season = function(ctx)
    return ctx:random(6)
  end,
}
means {
  id = "sea_raids",
  name = "Sea Raids",
  faction = "tide_reavers",
  text = "3 rations for every battle you fight, and 5 more if you win it. For the Au'ks.",
  icon = "boat",
  on_battle = function(ctx)
    return ctx:won() and 8 or 3
  end,
}
