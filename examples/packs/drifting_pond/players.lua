-- Somebody to play against: `mallard play battleducks --pack examples/packs/drifting_pond` with the player
-- `search+drifter`. Only players that search ask `evaluate`; the others go by the weights alone.
personality {
  id = "drifter",
  name = "Drifter",
  text = "Counts what is found on either pond, and hardly asks what else a position is worth.",
  evaluate = function(ctx)
    local me = ctx:player()
    if ctx:over() then return ctx:has_won(me) and 100000 or -100000 end
    local ahead = 0
    for player = 1, ctx:players() do
      ahead = ahead + (player == me and 1 or -1) * ctx:score(player)
    end
    return 1000 * ahead + ctx:worth() // 10
  end,
}
