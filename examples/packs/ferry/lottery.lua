-- How often a landing has given out prizes.
variable {
  id = "prizes",
  name = "Prizes",
  text = "Prizes drawn at this landing.",
  scope = "tile",
  public = true,
  default = 0,
  min = 0,
  max = 99,
  show = { as = "mark", symbol = "$" },
}

-- A lottery for those who are behind. Chance comes from the match.
tile_action {
  id = "lottery",
  name = "Lottery",
  tile = "landing",
  run = function(ctx)
    local chances = 6 - math.min(ctx:completed(), 4)
    if ctx:seat() > 1 and ctx:round() == 1 then chances = 6 end -- Later players need the luck.
    if ctx:random(6) > chances then return end
    ctx:set("tile", "prizes", ctx:get("tile", "prizes") + 1)
    ctx:gain_actions(1)
    if ctx:food("ducks_in_tow:yellow") == 0 then ctx:draw_food(1) end
    ctx:lure(1)
    ctx:take_ducks(1)
  end,
}
