-- Everything this pack adds. Entries are declared by calling their kind with a table. Your editor knows
-- the kinds and their fields if it uses lua-language-server: the types are in .mallard/types.
-- Every entry also takes name, text, icon, tags and extra; languages/fr.lua can hold names and texts in
-- French, and so on.

-- A card joins the deck of every match that is played with this pack.
card {
  id = "depth_charge",
  name = "Depth Charge",
  class = "assault",
  copies = 6,
  target = { kind = "area", width = 2, height = 2 }, -- Lies wholly on the enemy's board.
  -- Called when the card is played. `ctx` is all it can see and do: nothing here knows a hidden ship.
  resolve = function(ctx)
    ctx:attack() -- The cells it is aimed at; they answer when the defender has had a chance to react.
    ctx:end_turn() -- No normal attack follows.
  end,
}

-- Change what is there instead of adding to it:
--   patch.card { id = "naval_war:torpedo", copies = 4 }
--   remove.card "naval_war:cyber_operation"
