-- A week of Duckheim with a person as referee, at the point where episodes are set. The hero has a point in an attribute.
local function week(t, attribute, seed)
  local options = { mode = "duckheim", players = 1, referee = "person" }
  local m = t:match { seed = seed or 1, options = options }
  m:play(1, "hero quack_marine 1", "attribute " .. attribute, "ready")
  m:play(2, m:legal(2, "offer wolf_winter the_ford")[1])
  return m
end

-- Plays an episode for p1: what was added to the roll, and whether it went well.
local function episode(m, text)
  m:play(2, "episode " .. text)
  if m:decision(1) then m:play(1, "attempt") end
  for _, event in ipairs(m:events(1)) do
    local natural, total, success = event:match("^episode_rolled %S+ (%d+) (%-?%d+) (%a+)")
    if natural then return tonumber(total) - tonumber(natural), success == "yes" end
  end
end

test("a cook makes better soup", function(t)
  t:equal(episode(week(t, "cooking"), "stone_soup p1 1") - episode(week(t, "faith"), "stone_soup p1 1"), 1)
end)

test("stone soup feeds a week", function(t)
  local seed, m, good = 0, nil, nil
  repeat
    seed = seed + 1
    m = week(t, "cooking", seed)
    good = select(2, episode(m, "stone_soup p1 1"))
  until good
  m:expect_event(1, "rations p1 8")
end)

test("who is snowed in is snowed in together", function(t)
  local seen = {}
  for seed = 1, 20 do
    local m = week(t, "duckhammer_campaign:logoostics", seed)
    local _, good = episode(m, "snowed_in p1 0")
    m:expect_event(1, "episode_rolled nobody")
    seen[good] = true
    m:expect_event(1, good and "rations p1 3" or "rations p1 -2")
  end
  t:equal(seen, { [true] = true, [false] = true })
end)

test("wolves stay away from wars", function(t)
  local m = t:match { options = { referee = "person" } }
  while m:decision(3) ~= "offer_challenge" do m:bot(m:to_act()[1]) end
  t:equal(#m:legal(3, "offer wolf_winter"), 0)
end)

-- The hero does the first thing of a list that is possible, or anything.
local function act(m, actions)
  for _, action in ipairs(actions) do
    if m:can(1, action) then return m:play(1, action) end
  end
  m:random(1)
end

-- The hero looks on until a pattern finds something in what was told, or the campaign is over.
local function look_on(m, pattern)
  while not m:over() do
    act(m, { "ready", "done", "pass", "recover 0" })
    for _, event in ipairs(m:events("host")) do
      if event:find(pattern) then return true end
    end
  end
  return false
end

-- A hero with frostbite, at the beginning of the next battle.
local function frostbitten(t, first_seed)
  local seed, m = first_seed, nil
  repeat
    seed = seed + 1
    m = t:match { seed = seed, options = { mode = "duckheim", players = 1, battles = 3, grade = 2 } }
    m:play(1, "hero quill_hunter 1")
  until look_on(m, "^wounded 0 frostbite") and look_on(m, "^round_began")
  return m, seed
end

test("frostbite stays for the next battle", function(t)
  local m = frostbitten(t, 0)
  t:contains(m:board(1):match("[^\n]*Frozen Grip"), "moves 4")
end)

test("frozen wings do not hit hard", function(t)
  local hits, seed, m = 0, 0, nil
  while hits < 3 do
    m, seed = frostbitten(t, seed)
    repeat -- The hero shoots whenever somebody is in range.
      act(m, { m:legal(1, "shoot 0")[1] or "pass", "roll", "done" })
      for _, event in ipairs(m:events("host")) do
        local damage = event:match("^damaged %d+ 0 (%d+)")
        if damage then
          hits = hits + 1
          t:is_true(tonumber(damage) <= 2)
        end
      end
    until table.concat(m:events("host"), "\n"):find("won p")
  end
end)

random_play { options = { mode = "duckheim", battles = 1, rounds = 1 }, games = 2 }
