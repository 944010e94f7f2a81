-- How many wild shots both players have fired.
variable {
  id = "shots",
  name = "Wild shots",
  text = "How many wild shots both players have fired.",
  scope = "match",
  public = true,
  default = 0,
  min = 0,
  max = 1000,
  show = { as = "counter" },
}

-- Fires along a diagonal from a cell that chance decides, over cells that have told nothing yet. The
-- quadrant of the first cell is covered, and no more. In the first turns of a match it is a single shot.
card {
  id = "wild_shot",
  name = "Wild Shot",
  class = "assault",
  copies = 4,
  resolve = function(ctx)
    local width, height = 1, 1
    while ctx:cell(width + 1, 1) do width = width + 1 end
    while ctx:cell(1, height + 1) do height = height + 1 end
    local first = ctx:cell(ctx:random(width), ctx:random(height))
    local reach = ctx:turn() < 4 and 1 or 3
    local cells, at = {}, first
    while at and ctx:exists(at) and #cells < reach do
      if ctx:quadrant_of(at) == ctx:quadrant_of(first) and not ctx:answer(at) then
        cells[#cells + 1] = at
      end
      -- The players' shots go to different sides.
      local aside = ctx:seat() == 1 and 1 or -1
      at = ctx:cell(ctx:column(at) + aside, ctx:row(at) + 1)
    end
    ctx:set("match", "shots", ctx:get("match", "shots") + 1)
    if #cells > 0 then ctx:attack(cells) end
  end,
}
