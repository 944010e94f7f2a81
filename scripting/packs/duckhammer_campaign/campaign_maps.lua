-- Theatres of war, in inches. Battles change key locations: each one fought there brings the next
-- of the stages in `later`, and a location that `closes` is gone after its last.

local function box(x1, y1, x2, y2)
  return { { x1, y1 }, { x2, y1 }, { x2, y2 }, { x1, y2 } }
end

campaign_map {
  id = "reedmarch",
  name = "The Reedmarch",
  text = "Two rivers, one ford, and a hill that everybody's great-grandmother was born on. Water parts the land but "
    .. "for the Ford in the middle; woods and mountains slow the flanks.",
  width = 40,
  height = 30,
  regions = {
    { land = "water", area = box(19, 0, 21, 12) },
    { land = "water", area = box(19, 18, 21, 30) },
    { land = "woodland", area = { { 6, 18 }, { 13, 17 }, { 15, 24 }, { 8, 27 } } },
    { land = "woodland", area = { { 34, 12 }, { 27, 13 }, { 25, 6 }, { 32, 3 } } },
    { land = "mountain", area = { { 4, 3 }, { 10, 2 }, { 12, 7 }, { 6, 9 } } },
    { land = "mountain", area = { { 36, 27 }, { 30, 28 }, { 28, 23 }, { 34, 21 } } },
  },
  places = {
    {
      name = "westmere",
      title = "Westmere",
      text = "Quiet pastures in the west. An army can begin here.",
      x = 4,
      y = 15,
      start = true,
      maps = { "fallow_field", "hedgerows" },
    },
    {
      name = "eastmere",
      title = "Eastmere",
      text = "Quiet pastures in the east. An army can begin here.",
      x = 36,
      y = 15,
      start = true,
      maps = { "fallow_field", "hedgerows" },
    },
    {
      name = "the_ford",
      title = "The Ford",
      text = "The one dry way between the rivers. Everybody comes through here.",
      x = 20,
      y = 15,
      maps = { "duck_pond", "two_ponds", "long_canal" },
      later = {
        {
          title = "The Trampled Ford",
          text = "More mud than water. Whoever has been here before does not come back for his boots.",
          maps = { "fallow_field", "two_ponds", "long_canal" },
        },
        {
          title = "The Dammed Ford",
          text = "Wagons, timber and worse lie across the river: both sides Hold the Fort.",
          maps = { "stump_circle", "the_perch" },
          mission = "hold_the_fort",
        },
      },
    },
    {
      name = "old_perch",
      title = "The Old Perch",
      text = "The hill everybody was born on: both sides fight for its top. An army can begin here.",
      x = 12,
      y = 5,
      start = true,
      maps = { "stump_circle", "the_perch" },
      mission = "cock_of_the_rock",
    },
    {
      name = "grey_perch",
      title = "The Grey Perch",
      text = "The other hill, at the foot of the eastern mountains. An army can begin here.",
      x = 28,
      y = 25,
      start = true,
      maps = { "stump_circle", "the_perch" },
    },
    {
      name = "drowned_mill",
      title = "The Drowned Mill",
      text = "A mill up to its windows in the pond. Two battles, and it is gone.",
      x = 12,
      y = 22,
      maps = { "duck_pond", "drowned_town" },
      later = {
        {
          title = "The Sinking Mill",
          text = "It has stood in the pond for a century. It will not stand another battle, and then it is gone.",
          maps = { "duck_pond", "two_ponds", "drowned_town" },
        },
      },
      closes = true,
    },
    {
      name = "kings_copse",
      title = "The King's Copse",
      text = "Old trees, by royal order not to be cut. Nobody said anything about fire.",
      x = 29,
      y = 9,
      maps = { "stump_circle" },
      later = {
        {
          title = "The Burnt Copse",
          text = "Good sight lines, at last.",
          maps = { "fallow_field", "hedgerows" },
        },
      },
    },
  },
}

campaign_map {
  id = "cold_isles",
  name = "The Cold Isles",
  text = "Four rocks in a bay. Whoever swims well is home, whoever does not goes round: water fills the middle, key "
    .. "locations lie around it.",
  width = 36,
  height = 36,
  regions = {
    { land = "water", area = { { 12, 12 }, { 24, 12 }, { 24, 24 }, { 12, 24 } } },
    { land = "water", area = box(17, 0, 18, 8) },
    { land = "water", area = box(18, 28, 19, 36) },
    { land = "mountain", area = { { 2, 30 }, { 8, 28 }, { 9, 34 }, { 3, 35 } } },
    { land = "mountain", area = { { 34, 6 }, { 28, 8 }, { 27, 2 }, { 33, 1 } } },
    { land = "woodland", area = { { 2, 8 }, { 9, 9 }, { 8, 15 }, { 2, 14 } } },
    { land = "woodland", area = { { 34, 28 }, { 27, 27 }, { 28, 21 }, { 34, 22 } } },
  },
  places = {
    {
      name = "north_cove",
      title = "North Cove",
      text = "A sheltered beach below the woods. An army can begin here.",
      x = 6,
      y = 20,
      start = true,
      maps = { "fallow_field", "two_ponds" },
    },
    {
      name = "south_cove",
      title = "South Cove",
      text = "A sheltered beach across the bay. An army can begin here.",
      x = 30,
      y = 16,
      start = true,
      maps = { "fallow_field", "two_ponds" },
    },
    {
      name = "salt_stair",
      title = "The Salt Stair",
      text = "Steps cut into the rock, slippery with salt. An army can begin here.",
      x = 10,
      y = 30,
      start = true,
      maps = { "stump_circle", "the_perch" },
    },
    {
      name = "gull_stair",
      title = "The Gull Stair",
      text = "Steps cut into the rock, slippery with gulls. An army can begin here.",
      x = 26,
      y = 6,
      start = true,
      maps = { "stump_circle", "the_perch" },
    },
    {
      name = "wreck_beach",
      title = "Wreck Beach",
      text = "The tide is coming in. It has been patient: after one battle the beach is gone.",
      x = 10,
      y = 10,
      maps = { "duck_pond", "long_canal" },
      closes = true,
    },
    {
      name = "ember_beach",
      title = "Ember Beach",
      text = "Driftwood fires along the shore, and a town that did not watch them.",
      x = 26,
      y = 26,
      maps = { "duck_pond", "drowned_town" },
      later = {
        {
          title = "Ash Beach",
          text = "Nothing left to burn, and everything to see: both sides try to break through.",
          maps = { "fallow_field", "drowned_town" },
          mission = "breakthrough",
        },
      },
    },
  },
}
