-- Everything this pack adds. Entries are declared by calling their kind with a table. Your editor knows
-- the kinds and their fields if it uses lua-language-server: the types are in .mallard/types. Whatever a
-- pack for Duckhammer may declare (models, weapons, abilities, missions) may stand here too.
-- Every entry also takes name, text, icon, tags and extra; languages/fr.lua can hold names and texts in
-- French, and so on.

-- A way of getting rations. Its functions say how many there are; `ctx` is all they can see and do. A
-- player who has chosen it twice gets twice as many.
means {
  id = "bakery",
  name = "Bakery",
  text = "2 rations each season, and 1 for every own camp.",
  rations = 2,
  on_season = function(ctx) return ctx:camps() end,
}

-- A campaign map: `--set map=village` plays on it. Distances are in inches. Armies begin at places that
-- have `start`.
campaign_map {
  id = "village",
  name = "The Village",
  width = 24,
  height = 16,
  places = {
    { name = "mill", x = 4, y = 8, start = true },
    { name = "oven", x = 12, y = 8 },
    { name = "shop", x = 20, y = 8, start = true },
  },
}

-- Change what is there instead of adding to it:
--   patch.means { id = "duckhammer_campaign:foraging", rations = 4 }
--   remove.challenge "duckhammer_campaign:bandits"
