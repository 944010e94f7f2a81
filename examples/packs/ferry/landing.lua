special { id = "landing", name = "Ferry Landing", symbol = "F" }

-- Two tiles for one action. What a function asks for happens after it, in the order it was asked for.
tile_action {
  id = "cross",
  name = "Cross the water",
  tile = "landing",
  run = function(ctx) ctx:step(2) end,
}
