-- Both ponds are equal and p1 begins. A basket lies at C3, D3 and C4.
local function begin(t)
  local m = t:match { seed = 1, options = { mode = "fair_wind", first_player = "p1" } }
  for seat = 1, 2 do
    m:play(seat, "place basket r0 C3", "commander basket C4", "fill", "ready")
  end
  return m
end

test("a balloon that spots a duck drifts where its player says", function(t)
  local m = begin(t)
  m:play(1, "maneuver basket r0 D2") -- D2, E2, D3, E3.
  m:expect_event(1, "answered p1 D3 spotted")
  t:contains(m:decision(1), "answer")
  m:refuses(1, "answer_cell H8")
  m:refuses(2, "observe A1")
  m:play(1, "answer_cell C3")
  m:expect_event(1, "answered p1 C3 spotted")
  -- It spotted one duck, so it drifts once.
  t:contains(m:decision(2), "take_turn")
end)

test("two ducks make it drift twice", function(t)
  local m = begin(t)
  m:play(1, "maneuver basket r0 C2") -- C2, D2, C3, D3.
  m:play(1, "answer_cell E3")
  m:play(1, "answer_cell F3")
  m:expect_event(1, "answered p1 F3 splash")
  t:contains(m:decision(2), "take_turn")
end)

test("a question waits in a saved match, and is taken back with its answer", function(t)
  local m = begin(t)
  m:play(1, "maneuver basket r0 D2")
  local later = m:restored()
  t:equal(later:legal(1), m:legal(1))
  m:play(1, "answer_cell C3")
  m:undo(1)
  t:equal(m:legal(1), later:legal(1))
  m:undo(1)
  t:contains(m:decision(1), "take_turn")
end)

test("nobody else learns what is offered", function(t)
  local m = begin(t)
  m:play(1, "maneuver basket r0 D2")
  t:equal(m:legal_count(2), 0)
  t:equal(m:legal_count(1), 8)
end)

test("bots answer", function(t)
  local m = begin(t)
  while not m:over() do m:bot(m:to_act()[1]) end
  t:equal(#m:winners(), 1)
end)

random_play { options = { mode = "fair_wind" }, games = 5 }
