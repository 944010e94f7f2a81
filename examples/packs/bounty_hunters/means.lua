-- After each own battle `on_battle` says how many rations there are for it.

means {
  id = "feast_days",
  name = "Feast Days",
  text = "After a battle that was won a ration for every victory point; after one that was lost for every model lost.",
  on_battle = function(ctx)
    return ctx:won() and ctx:victory_points() or ctx:models_lost()
  end,
}

-- Only for a faction.
means {
  id = "scarecrow_bounty",
  name = "Scarecrow Bounty",
  faction = "duckhammer:pond_guard",
  text = "3 rations for every enemy unit destroyed in a battle, and 1 for every model.",
  on_battle = function(ctx)
    return 3 * ctx:units_destroyed() + ctx:models_destroyed()
  end,
}
