-- A campaign in the Long Valley that has come to the first season. p1 has some means and a company of the Pond Guard.
local function begin(t, means, models, seed)
  local m = t:match { seed = seed or 1, options = { map = "long_valley", challenges = false } }
  m:play(1, "feather impondium", "means " .. means, "ready")
  m:play(2, "feather auks", "ready")
  m:play(1, "enlist pond_guard " .. (models or 10) .. " 1", "ready")
  m:play(2, "enlist ripper 10 1", "ready")
  return m
end

-- What p1 got when the last season began.
local function income(m)
  local gained
  for _, event in ipairs(m:events(1)) do
    gained = tonumber(event:match("^rations p1 (%-?%d+)")) or gained
  end
  return gained
end

-- Everybody rests until the next season.
local function rest(m)
  repeat
    m:play(m:to_act()[1], "done")
  until income(m)
end

test("a granary pays interest, and for places at harvest", function(t)
  local m = begin(t, "granary") -- 180 rations, of which the company costs 50.
  t:equal(income(m), 130 // 20)
  rest(m)
  t:equal(income(m), 136 // 20)
  rest(m)
  t:equal(income(m), 142 // 20 + 4)
end)

test("a tithe is offered, and taken or left", function(t)
  local m = begin(t, "tithe")
  t:contains(m:decision(1), "answer")
  m:refuses(2, "done")
  local before = income(m)
  m:copy():play(1, "answer_word leave_it")
  m:play(1, "answer_word take_it")
  t:different(income(m), before)
  t:equal(income(m), 2)
end)

test("gleaning takes five models to a company", function(t)
  local found = {}
  for seed = 1, 12 do found[income(begin(t, "gleaning", 5, seed))] = true end
  t:equal(found, { [2] = true, [3] = true, [4] = true, [5] = true })
  t:equal(income(begin(t, "gleaning", 4)), 1)
end)

test("foraging is not what it was", function(t)
  t:equal(income(begin(t, "foraging")), 2)
end)

test("locusts come, bandits do not", function(t)
  local m = t:match { options = { map = "long_valley", referee = "person" } }
  while m:decision(3) ~= "offer_challenge" do m:bot(m:to_act()[1]) end
  t:equal(#m:legal(3, "offer bandits"), 0)
  m:play(3, m:legal(3, "offer locusts the_mill")[1])
  m:expect_event(1, "offered locusts the_mill 15")
end)

random_play { options = { map = "long_valley", battles = 1, seasons = 3, rounds = 1, rations = 45 }, games = 2 }
