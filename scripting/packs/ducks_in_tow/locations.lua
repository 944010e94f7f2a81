-- Locations and their cards: six each, no two alike. A card's id says where it goes and which ducks
-- it shows: koi_pond_yb is the Koi Pond with a yellow and a brown duck.

local locations = {
  { "koi_pond", "Koi Pond" },
  { "boathouse", "Boathouse" },
  { "willow_grove", "Willow Grove" },
  { "rose_garden", "Rose Garden" },
  { "picnic_lawn", "Picnic Lawn" },
  { "stone_bridge", "Stone Bridge" },
  { "bandstand", "Bandstand" },
  { "lily_fountain", "Lily Fountain" },
}

-- Colours are numbered from 0 here, as in the tables of the rules.
local letters = { [0] = "y", "o", "b", "g" }
local pairs_of_colours = { [0] = { 0, 1 }, { 0, 2 }, { 1, 2 }, { 0, 3 }, { 2, 3 }, { 1, 3 } }

-- A card that shows the given colours; its other cells are dotted.
local function card(place, shown)
  local cells, name = {}, ""
  for colour = 0, 3 do
    local printed = false
    for _, c in ipairs(shown) do printed = printed or c == colour end
    cells[colour + 1] = printed and "#" or "o"
    if printed then name = name .. letters[colour] end
  end
  location_card { id = place .. "_" .. name, location = place, cells = cells }
end

local function all_but(missing)
  local shown = {}
  for colour = 0, 3 do
    if colour ~= missing then shown[#shown + 1] = colour end
  end
  return shown
end

for number, entry in ipairs(locations) do
  local i, place = number - 1, entry[1]
  location { id = place, name = entry[2] }
  card(place, { i % 4 })
  for step = 0, 4, 2 do card(place, pairs_of_colours[(i + step) % 6]) end
  card(place, all_but(i % 4))
  card(place, all_but((i + 1) % 4))
end
