-- Two players in the cart park; p1 stands on the cart at B3.
local function visit(t)
  local m = t:match { seed = 1, options = { players = 2, park = "cart_park" } }
  while m:decision(m:to_act()[1]):match("^choose_start") do
    local seat = m:to_act()[1]
    m:play(seat, m:legal(seat)[1])
  end
  -- Everybody walks about until somebody stands on the cart and can still act.
  for _ = 1, 400 do
    local seat = m:to_act()[1]
    if #m:legal(seat, "use treat") > 0 then return m, seat end
    m:random(seat)
  end
  t:is_true(false, "somebody comes to the cart")
end

test("ice cream for the ducks lures two of them", function(t)
  local m, seat = visit(t)
  m:play(seat, "use treat")
  t:contains(m:decision(seat), "answer")
  t:equal(m:legal(seat), { "answer_word the_ducks", "answer_word myself", "answer_word a_friend" })
  t:equal(m:variable("treats", seat), 1)
  m:play(seat, "answer_word myself")
  t:is_false(m:decision(seat):match("^answer") ~= nil)
end)

test("a friend is asked, and the turn goes on", function(t)
  local m, seat = visit(t)
  local friend = 3 - seat
  m:play(seat, "use treat", "answer_word a_friend")
  m:play(seat, "answer_player p" .. friend)
  t:equal(m:to_act(), { friend })
  t:equal(m:legal_count(seat), 0)
  m:restored():play(friend, "answer_word no")
  m:play(friend, "answer_word yes")
  m:expect_event(seat, "food_drawn p" .. seat)
end)

random_play { options = { players = 2, park = "cart_park" }, games = 3 }
random_play { options = { players = 1, park = "cart_park" }, games = 2 }
