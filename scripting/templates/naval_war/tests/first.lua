-- Tests of this pack: `mallard pack test <folder>` runs them. Actions and events are written as in the
-- terminal.

-- A match in which p1 begins with the card in hand. Hands are dealt at random, so seeds are tried.
local function begin(t, card)
  for seed = 1, 60 do
    local m = t:match { seed = seed, options = { first_player = "p1" } }
    for seat = 1, 2 do
      m:play(seat, "fill", "ready")
    end
    if #m:legal(1, "play " .. card) > 0 then return m end
  end
  error("nobody was dealt " .. card)
end

test("a depth charge attacks four cells and ends the turn", function(t)
  local m = begin(t, "depth_charge")
  m:play(1, "play depth_charge C3")
  for _, cell in ipairs { "C3", "D3", "C4", "D4" } do
    m:expect_event(2, "cell_attacked p1 " .. cell)
  end
  t:is_false(m:can(1, "attack A1"), "a normal attack after it")
end)

test("it stays on the board", function(t)
  begin(t, "depth_charge"):refuses(1, "play depth_charge N14")
end)

-- Random players play whole matches, and every promise of the engine is checked.
random_play { games = 3 }
