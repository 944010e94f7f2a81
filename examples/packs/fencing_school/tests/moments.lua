test("duellists bow as they come onto the map", function(t)
  local m = bout(t, "duellist x2", "pupil x2")
  local bows = 0
  for _, event in ipairs(m:all_events("host")) do
    if event:find("on_form") then bows = bows + 1 end
  end
  t:equal(bows, 2)
end)

test("who has moved is nimble for the round", function(t)
  local m = bout(t, "duellist x2", "pupil x2")
  m:play(1, "move 0 walk", "shift 0 1000", "done")
  m:expect_event(1, "unit_marked 0 nimble 1")
end)
