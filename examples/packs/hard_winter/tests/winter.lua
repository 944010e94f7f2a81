-- The first week of Duckheim: the hero, with a point in an attribute, at a camp; or at the referee's turn.
local function week(t, attribute, seed, referee)
  local options = { mode = "duckheim", players = 1, referee = referee or "automatic", map = "reedmarch" }
  local m = t:match { seed = seed or 1, options = options }
  m:play(1, "means winter_quarters", "ready")
  m:play(1, "hero quack_marine 1", "attribute " .. attribute, "ready", "ready")
  if referee then m:play(2, "settle p1 westmere", "pass") end
  return m
end

-- What was added to the roll, and whether it went well.
local function rolled(m)
  for _, event in ipairs(m:events(1)) do
    local natural, total, success = event:match("^episode_rolled %S+ (%d+) (%-?%d+) (%a+)")
    if natural then return tonumber(total) - tonumber(natural), success == "yes" end
  end
end

local function soup(t, attribute, seed)
  local m = week(t, attribute, seed)
  m:play(1, "venture stone_soup", "attempt")
  local added, good = rolled(m)
  return added, good, m
end

test("a cook makes better soup", function(t)
  t:equal(soup(t, "cooking") - soup(t, "faith"), 1)
end)

test("stone soup feeds a week", function(t)
  local seed, m, good = 0, nil, nil
  repeat
    seed = seed + 1
    _, good, m = soup(t, "cooking", seed)
  until good
  m:expect_event(1, "rations p1 8")
end)

test("who is snowed in is snowed in together", function(t)
  local seen = {}
  for seed = 1, 20 do
    local m = week(t, "duckhammer_campaign:logoostics", seed, "person")
    m:play(1, "done")
    t:is_true(not m:can(2, "episode snowed_in"))
    m:play(2, "pass", "pass")
    m:play(1, "done")
    m:play(2, "episode snowed_in")
    local _, good = rolled(m)
    m:expect_event(1, "episode_rolled nobody")
    seen[good] = true
    m:expect_event(1, good and "rations p1 3" or "rations p1 -2")
  end
  t:equal(seen, { [true] = true, [false] = true })
end)

test("winter quarters pay who stays in", function(t)
  local m = week(t, "cooking", 1, "person")
  m:play(1, "done")
  m:play(2, "pass", "pass")
  m:expect_event(1, "rations p1 4")
  m:play(1, "march 0 8000 15000", "done")
  local before = #m:events(1)
  m:play(2, "pass", "pass")
  for i, event in ipairs(m:events(1)) do
    t:is_true(i <= before or not event:find("^rations p1 4"))
  end
end)

test("wolves stay away from wars", function(t)
  local m = t:match { options = { referee = "person" } }
  while m:decision(3) ~= "offer_challenge" do m:bot(m:to_act()[1]) end
  t:equal(#m:legal(3, "offer wolf_winter"), 0)
end)

-- Nobody succeeds at that: most minor wounds are frostbite here.
test("the cold leaves its mark", function(t)
  local seed, m = 0, nil
  repeat
    seed = seed + 1
    m = week(t, "cooking", seed, "person")
    m:play(1, "done")
    m:play(2, "call none 6 6 nobody alone nothing bruises")
    m:play(1, "attempt")
  until m:board(1):find("Frostbite")
  m:expect_event(1, "wounded 0 frostbite")
end)

random_play { options = { mode = "duckheim", weeks = 2, rounds = 1 }, games = 2 }
