-- Hits an enemy ship that is known by name. Only for those whose fleet is no larger than the enemy's.
card {
  id = "ambush",
  name = "Ambush",
  class = "assault",
  copies = 2,
  target = { kind = "enemy_ship" },
  playable = function(ctx) return #ctx:ships() <= #ctx:enemy_ships() end,
  resolve = function(ctx)
    ctx:strike(ctx:ship(), 1)
    ctx:end_turn()
  end,
}
