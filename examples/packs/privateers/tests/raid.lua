-- A match of the small mode in which p1 begins with the card in hand. All ships lie at the top.
local function begin(t, card)
  for seed = 1, 60 do
    local m = t:match { seed = seed, options = { mode = "spanish_main", first_player = "p1" } }
    for seat = 1, 2 do
      m:play(seat, "fill", "ready")
    end
    if #m:legal(1, "play " .. card) > 0 then return m end
  end
  error("nobody was dealt " .. card)
end

-- Lets the defender allow the attack and leave every ship where it is.
local function settle(m)
  while m:decision(2) == "answer_attack" or m:decision(2) == "move_after_hit" do
    m:play(2, m:decision(2) == "answer_attack" and "allow" or "stay")
  end
end

test("a raid takes as much plunder as it hits", function(t)
  local m = begin(t, "raid")
  m:play(1, m:legal(1, "play raid")[1])
  settle(m)
  local hits = 0
  for _, event in ipairs(m:all_events("host")) do
    if event:match("^answered p2 %S+ hit") then hits = hits + 1 end
  end
  t:equal(m:variable("plunder", 1), hits)
end)

test("spoils need plunder", function(t)
  t:fails(function() begin(t, "spoils") end, "nobody was dealt spoils")
end)

test("the galleon is the longest ship of the mode", function(t)
  local m = t:match { options = { mode = "spanish_main" } }
  t:is_true(m:can(1, "place galleon east G1"))
  m:refuses(1, "place galleon east A1")
end)

random_play { options = { mode = "spanish_main" }, games = 3 }
