test("bakers cannot be chosen before the first turn", function(t)
  local m = t:match { options = "order=p1,p2" }
  m:refuses(1, "equip baker")
  m:play(1, "equip hold")
end)

test("bread and feasts are goods of the match", function(t)
  local m = t:match { options = "order=p1,p2" }
  t:contains(m:board(), "br Bread")
  t:contains(m:board(), "FE Duck feast")
end)

test("bots finish a match with them", function(t)
  local m = t:match { options = { turns = 6 } }
  while not m:over() do m:bot(m:to_act()[1]) end
  t:is_true(#m:winners() >= 1)
end)

random_play { games = 3 }
random_play { options = { players = 3 }, games = 2 }
