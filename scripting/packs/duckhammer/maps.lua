-- Battlefields. Every one looks the same from both ends: what stands on one half stands on the other, turned by half a
-- circle. The highest obstacle, if there is any, is in the middle, as near to one player as to the other.

-- Corners of a rectangle.
local function box(x1, y1, x2, y2)
  return { { x1, y1 }, { x2, y1 }, { x2, y2 }, { x1, y2 } }
end

-- Corners of an eight-sided blob around a point, `across` and `along` from its middle to its sides.
local function blob(x, y, across, along)
  local cx, cy = across * 2 // 5, along * 2 // 5
  return {
    { x - cx, y - along }, { x + cx, y - along }, { x + across, y - cy }, { x + across, y + cy },
    { x + cx, y + along }, { x - cx, y + along }, { x - across, y + cy }, { x - across, y - cy },
  }
end

local function obstacle(height, area)
  return { kind = "obstacle", height = height, area = area }
end
local function water(area)
  return { kind = "water", area = area }
end

-- The features of the middle as they are, and those of one half on both.
local function field(width, length, middle, half)
  local terrain = {}
  for _, feature in ipairs(middle) do
    terrain[#terrain + 1] = feature
  end
  for _, feature in ipairs(half) do
    terrain[#terrain + 1] = feature
    local turned = {}
    for i, corner in ipairs(feature.area) do
      turned[i] = { width - corner[1], length - corner[2] }
    end
    terrain[#terrain + 1] = { kind = feature.kind, height = feature.height, area = turned }
  end
  return terrain
end

-- Small: 30 by 42 inches.

map {
  id = "fallow_field",
  name = "Fallow Field",
  text = "Open ground from edge to edge: no Cover, no height, no water. For Cock of the Rock, the middle counts.",
  scale = "small",
  terrain = {},
}
map {
  id = "duck_pond",
  name = "Duck Pond",
  text = "Water in the middle with a stone of 2 inches to sit on; low hedges to hide behind on the way round it.",
  scale = "small",
  terrain = field(30000, 42000, {
    water(blob(15000, 21000, 8000, 6000)),
    obstacle(2000, blob(15000, 21000, 2500, 2000)),
  }, {
    obstacle(1500, box(3000, 10000, 9000, 11000)),
    obstacle(1500, box(21000, 13000, 26000, 14000)),
  }),
}
map {
  id = "stump_circle",
  name = "Stump Circle",
  text = "What is left of the wood: stumps of 1 and 2 inches to crouch behind, around one of 4 that is high enough to "
    .. "crow from.",
  scale = "small",
  terrain = field(30000, 42000, {
    obstacle(4000, blob(15000, 21000, 2500, 2500)),
  }, {
    obstacle(1000, blob(7000, 12000, 1500, 1500)),
    obstacle(1000, blob(15000, 11000, 1500, 1500)),
    obstacle(1000, blob(23000, 12000, 1500, 1500)),
    obstacle(2000, blob(5000, 20000, 1500, 1500)),
  }),
}

-- Medium: 42 by 60 inches.

map {
  id = "the_perch",
  name = "The Perch",
  text = "A rock of 8 inches in the middle with ledges of 2 and 4 to climb it by, and rubble that once was part of "
    .. "it. Made for Cock of the Rock.",
  scale = "medium",
  terrain = field(42000, 60000, {
    obstacle(8000, blob(21000, 30000, 3500, 3500)),
    obstacle(4000, box(15000, 28000, 27000, 32000)),
  }, {
    obstacle(2000, box(11500, 28500, 15000, 31500)),
    obstacle(1000, blob(8000, 20000, 2500, 1500)),
    obstacle(1000, blob(21000, 16000, 3000, 1500)),
    obstacle(2500, box(32000, 18000, 36000, 20000)),
  }),
}
map {
  id = "two_ponds",
  name = "Two Ponds",
  text = "A pond on each flank and a dam of 2 inches between them. Everybody wants the dam; swimmers need it less.",
  scale = "medium",
  terrain = field(42000, 60000, {
    obstacle(2000, box(17000, 27000, 25000, 33000)),
  }, {
    water(blob(8500, 28000, 7000, 9000)),
    obstacle(1500, box(22000, 14000, 32000, 15000)),
    obstacle(1500, blob(10000, 13000, 2000, 2000)),
  }),
}
map {
  id = "hedgerows",
  name = "Hedgerows",
  text = "Rows of hedges of 1 inch, gaps where nobody needs them, and a haystack of 3 inches in the middle. Cover "
    .. "everywhere, cheap to cross.",
  scale = "medium",
  terrain = field(42000, 60000, {
    obstacle(3000, blob(21000, 30000, 2000, 2000)),
  }, {
    obstacle(1000, box(2000, 15000, 14000, 15800)),
    obstacle(1000, box(18000, 15000, 30000, 15800)),
    obstacle(1000, box(10000, 22000, 24000, 22800)),
    obstacle(1000, box(29000, 22000, 40000, 22800)),
  }),
}

-- Large: 42 by 84 inches.

map {
  id = "long_canal",
  name = "Long Canal",
  text = "A canal runs along the field under one broad bridge; barges lie where they stopped. It parts the field for "
    .. "all who do not swim.",
  scale = "large",
  terrain = field(42000, 84000, {
    water(box(17000, 10000, 25000, 74000)),
    obstacle(2000, box(15000, 38000, 27000, 46000)),
  }, {
    obstacle(1500, box(18000, 24000, 21000, 32000)),
    obstacle(1000, box(4000, 18000, 12000, 19000)),
    obstacle(1500, blob(34000, 26000, 2500, 3500)),
    obstacle(1000, box(6000, 32000, 7000, 40000)),
  }),
}

-- Giant: 60 by 84 inches.

map {
  id = "drowned_town",
  name = "Drowned Town",
  text = "Walls, roofs and flooded streets around the tower of the town hall, 10 inches high, amid a block of 4.",
  scale = "giant",
  terrain = field(60000, 84000, {
    obstacle(10000, blob(30000, 42000, 3000, 3000)),
    obstacle(4000, box(24000, 36000, 36000, 48000)),
  }, {
    water(box(4000, 30000, 16000, 40000)),
    water(blob(44000, 24000, 7000, 6000)),
    obstacle(3000, box(20000, 18000, 28000, 25000)),
    obstacle(2000, box(6000, 16000, 12000, 22000)),
    obstacle(1000, box(34000, 14000, 44000, 15000)),
    obstacle(2000, blob(50000, 36000, 3000, 3000)),
    obstacle(1500, box(20000, 30000, 22000, 34000)),
  }),
}
