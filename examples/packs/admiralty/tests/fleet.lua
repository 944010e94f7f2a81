-- p1 begins with the card in hand; hands are dealt at random, so seeds are tried. Both fleets lie side
-- by side, bows to the north.
local function begin(t, card)
  for seed = 1, 60 do
    local m = t:match { seed = seed, options = { first_player = "p1" } }
    for seat = 1, 2 do
      m:play(seat, "place carrier north A1", "place battleship north C1", "place crusher north E1")
      m:play(seat, "place submarine north G1", "place destroyer north I1", "ready")
    end
    if #m:legal(1, "play " .. card) > 0 then return m end
  end
  error("nobody was dealt " .. card)
end

test("a tugboat moves a ship unseen and ends the turn", function(t)
  local m = begin(t, "tugboat")
  m:play(1, "play tugboat destroyer south")
  m:expect_event(1, "moved p1 destroyer north I2")
  m:expect_no_event(2, "moved")
  m:expect_event(2, "card_played_secretly p1 tugboat")
  t:is_false(m:can(1, "attack A1"))
end)

test("turning a long ship costs a turn, a short one nothing", function(t)
  local m = begin(t, "hard_about")
  local short = m:copy()
  short:play(1, short:legal(1, "play hard_about destroyer")[1])
  short:expect_no_event("host", "turns_lost")
  m:play(1, m:legal(1, "play hard_about carrier")[1])
  m:expect_event("host", "turns_lost p1 1")
end)

test("a dry dock hides the ship", function(t)
  local m = begin(t, "dry_dock")
  m:play(1, "play dry_dock destroyer")
  m:expect_event(1, "protected p1 destroyer 1")
end)

test("jamming gives a card to those who hold no more than the enemy", function(t)
  local m = begin(t, "jamming")
  m:play(1, "play jamming")
  m:expect_event(1, "card_drawn p1")
  m:expect_no_event("host", "disabled")
end)

test("a truce keeps both players out of a quadrant", function(t)
  local m = begin(t, "truce")
  m:play(1, "play truce northwest")
  m:refuses(1, "attack A1")
  m:play(1, "attack N14")
end)

test("nobody regroups while the fleets are equal", function(t)
  t:fails(function() begin(t, "regroup") end, "nobody was dealt regroup")
end)

random_play { games = 3 }
