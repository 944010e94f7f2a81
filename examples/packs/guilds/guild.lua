shipyard {
  id = "quartermasters_guild",
  good = "duck_dealer:phone_booth",
  sells = "quartermaster",
  points = 2,
  -- The whole port celebrates: a point for everybody who has fewer than the builder.
  on_built = function(ctx)
    for player = 1, ctx:players() do
      if ctx:points(player) < ctx:points() then ctx:score(1, player) end
    end
  end,
  -- Whoever has the privilege on the shipyard gets a commission.
  on_used = function(ctx)
    local owner = ctx:owner("shipyard")
    if owner then ctx:score(1, owner) end
  end,
}
