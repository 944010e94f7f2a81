-- Locations and their cards: six each, no two alike. A card's id says where it goes and which ducks
-- it shows: koi_pond_yb is the Koi Pond with a yellow and a brown duck.

-- The names of a location's cards are in the order in which they are made below: the one with one
-- duck, three with two, two with three.
local locations = {
  {
    id = "koi_pond",
    name = "Koi Pond",
    cards = {
      "Breakfast with the Koi",
      "Ripples at Dawn",
      "Goldfish Gossip",
      "Mud and Moss",
      "Three under the Lantern",
      "Crumbs on the Water",
    },
  },
  {
    id = "boathouse",
    name = "Boathouse",
    cards = {
      "The Ticket Booth",
      "Oars for Two",
      "Fresh Paint",
      "A Leaky Rowboat",
      "All Hands on the Jetty",
      "Regatta Day",
    },
  },
  {
    id = "willow_grove",
    name = "Willow Grove",
    cards = {
      "The Hollow Trunk",
      "Autumn Leaves",
      "Roots and Shoots",
      "Sun through the Branches",
      "Hide and Seek",
      "Curtain of Willow",
    },
  },
  {
    id = "rose_garden",
    name = "Rose Garden",
    cards = {
      "The Gardener's Friend",
      "Thorns and Petals",
      "Watering Time",
      "Bees at Work",
      "The Prize Bouquet",
      "Behind the Trellis",
    },
  },
  {
    id = "picnic_lawn",
    name = "Picnic Lawn",
    cards = {
      "The Dropped Sandwich",
      "Under the Blanket",
      "Lemonade Stand",
      "Crust Thieves",
      "Ants in a Row",
      "Sunday Outing",
    },
  },
  {
    id = "stone_bridge",
    name = "Stone Bridge",
    cards = {
      "The Toll Keeper",
      "Under the Arch",
      "Sticks Downstream",
      "Echo, Echo",
      "Crossing in Line",
      "View from the Parapet",
    },
  },
  {
    id = "bandstand",
    name = "Bandstand",
    cards = {
      "The Tuba Player",
      "Brass Duet",
      "Second Fiddle",
      "Evening Serenade",
      "Summer Concert",
      "Encore!",
    },
  },
  {
    id = "lily_fountain",
    name = "Lily Fountain",
    cards = {
      "The Frog's Seat",
      "A Wish and a Penny",
      "Lily Pads",
      "Rainbow Spray",
      "Splashing Contest",
      "Stone Cherubs",
    },
  },
}

-- Colours are numbered from 0 here, as in the tables of the rules.
local letters = { [0] = "y", "o", "b", "g" }
local words = { [0] = "yellow", "orange", "brown", "green" }
local ducks = { [0] = "a yellow duck", "an orange duck", "a brown duck", "a green duck" }
local pairs_of_colours = { [0] = { 0, 1 }, { 0, 2 }, { 1, 2 }, { 0, 3 }, { 2, 3 }, { 1, 3 } }

-- "a", "a and b", "a, b and c".
local function listed(items)
  if #items == 1 then return items[1] end
  return table.concat(items, ", ", 1, #items - 1) .. " and " .. items[#items]
end

-- What a card asks for and offers, in words.
local function card_text(location, shown, dotted)
  local space = #dotted == 1 and " space is dotted: an adopted duck can fill it."
    or " spaces are dotted: adopted ducks can fill them."
  return "Deliver " .. listed(shown) .. " to the " .. location.name .. ". The " .. listed(dotted)
    .. space
end

-- A card that shows the given colours; its other cells are dotted.
local function card(location, name, colours)
  local cells, shown, dotted, suffix = {}, {}, {}, ""
  for colour = 0, 3 do
    local printed = false
    for _, c in ipairs(colours) do printed = printed or c == colour end
    cells[colour + 1] = printed and "#" or "o"
    if printed then
      suffix = suffix .. letters[colour]
      shown[#shown + 1] = ducks[colour]
    else
      dotted[#dotted + 1] = words[colour]
    end
  end
  location_card {
    id = location.id .. "_" .. suffix,
    name = name,
    text = card_text(location, shown, dotted),
    icon = location.id,
    location = location.id,
    cells = cells,
  }
end

local function all_but(missing)
  local shown = {}
  for colour = 0, 3 do
    if colour ~= missing then shown[#shown + 1] = colour end
  end
  return shown
end

for number, place in ipairs(locations) do
  local i, names = number - 1, place.cards
  location {
    id = place.id,
    name = place.name,
    text = "Complete cards of the " .. place.name .. " here, with the ducks of your tow.",
    icon = place.id,
  }
  card(place, names[1], { i % 4 })
  for step = 0, 4, 2 do
    card(place, names[2 + step // 2], pairs_of_colours[(i + step) % 6])
  end
  card(place, names[5], all_but(i % 4))
  card(place, names[6], all_but((i + 1) % 4))
end
