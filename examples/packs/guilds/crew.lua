-- A quartermaster is paid when hired and keeps stores: some energy at the start of every action turn,
-- more of it towards the end of the match.
equipment {
  id = "quartermaster",
  name = "Quartermaster",
  capacity = 1,
  on_installed = function(ctx)
    -- One marker for each quartermaster on board.
    ctx:gain_energy("trade", ctx:equipment("quartermaster"))
  end,
  on_action_turn = function(ctx)
    if ctx:energy("build") == 0 then
      ctx:gain_energy("build", ctx:space() > 12 and 2 or 1)
    end
  end,
}

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
