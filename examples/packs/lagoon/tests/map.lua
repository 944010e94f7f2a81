test("the lagoon has four piers to start from", function(t)
  local m = t:match { options = { mode = "lagoon", order = "p1,p2" } }
  for seat = 1, 2 do
    m:play(seat, "equip hold", "equip hold", "equip hold")
  end
  t:equal(m:legal(1, "start"), { "start north_pier", "start east_pier", "start south_pier", "start west_pier" })
end)

test("a match has twelve action turns", function(t)
  t:equal(t:match { options = { mode = "lagoon" } }:view().spaces, 12)
end)

test("the map can be played in the standard mode, too", function(t)
  t:contains(t:match { options = { map = "lagoon" } }:board(), "islet")
end)

random_play { options = { mode = "lagoon", players = 3 }, games = 3 }
