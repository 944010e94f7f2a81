-- A brawl that has come to the first Movement phase: p1 leads and stands at the low end.
local function brawl(t, one, two, seed)
  local m = t:match { seed = seed or 1, options = { scale = "brawl", army_1 = one, army_2 = two } }
  m:play(1, "ready")
  m:play(2, "ready")
  local winner = m:to_act()[1]
  m:play(winner, winner == 1 and "choose lead" or "choose sides")
  m:play(2, "side high")
  m:play(1, "mission assassination")
  m:play(2, "mission assassination")
  while m:decision(1) ~= "start_quacktic" do m:bot(m:to_act()[1]) end -- Deploys the armies.
  m:play(1, "pass")
  m:play(2, "pass")
  return m
end

-- A unit shoots without being answered; what was added to the natural result of its first die.
local function shoot(m, seat, unit, target)
  m:play(seat, "shoot " .. unit .. " " .. target .. " 1")
  local enemy = 3 - seat
  if m:decision(enemy) == "counter " .. target then m:play(enemy, "pass") end
  local natural, total
  for _, event in ipairs(m:events("host")) do
    natural = natural or tonumber(event:match("^rolled 1 %d+ %d+ (%d+)"))
    total = total or tonumber(event:match("^counted 1 (%-?%d+)"))
  end
  return total - natural
end

local OWLS = "watch_owl x3 lamp_thrower"

test("owls that stand still have Cover", function(t)
  local m = brawl(t, OWLS, OWLS)
  m:play(1, "pass")
  local other = m:copy()
  m:play(2, "pass")
  other:play(2, "move 32 walk", "shift 0 1000", "done", "pass")
  t:equal(shoot(other, 1, 0, 32) - shoot(m, 1, 0, 32), 2)
end)

test("whoever is hit is dazzled for the round", function(t)
  local seed, m, usual = 0, nil, nil
  repeat -- Until a shot hits.
    seed = seed + 1
    m = brawl(t, OWLS, OWLS, seed)
    m:play(1, "pass")
    m:play(2, "pass")
    local other = m:copy()
    other:play(1, "pass")
    usual = shoot(other, 2, 32, 0)
    shoot(m, 1, 0, 32)
  until table.concat(m:events(1), "\n"):find("damaged 32")
  m:expect_event(1, "unit_marked 32 dazzled 1")
  while m:decision(2) == "losses 32" do m:bot(2) end
  t:equal(shoot(m, 2, 32, 0) - usual, -2)
end)

test("a sergeant's lantern shows the way", function(t)
  local alone = brawl(t, OWLS .. "; watch_owl x2", OWLS)
  local led = brawl(t, OWLS .. "; watch_owl x2; sergeant", OWLS)
  for _, m in ipairs { alone, led } do
    m:play(1, "pass")
    m:play(2, "pass")
  end
  t:equal(shoot(led, 1, 0, 32) - shoot(alone, 1, 0, 32), 1)
end)

test("the town pays for every second night", function(t)
  local m = brawl(t, "watch_owl x2; watch_owl x2; sergeant", OWLS)
  t:equal(m:variable("nights", 1), 1)
  while m:variable("nights", 1) == 1 do m:play(m:to_act()[1], "pass") end
  m:expect_event(1, "scored p1 1")
end)

test("a sergeant serves with two other units", function(t)
  t:fails(function() brawl(t, OWLS .. "; sergeant", OWLS) end, "serves with two other units of the watch")
end)

random_play { options = { scale = "brawl", army_1 = "night_shift", army_2 = "night_shift" }, games = 3 }
