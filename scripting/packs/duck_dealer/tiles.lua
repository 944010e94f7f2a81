-- What planets hold.

-- Mines: one of each for the start planets, three for the others.
mine { id = "rubber_duck_mine", good = "rubber_duck", start_copies = 1, copies = 3 }
mine { id = "plastic_beads_mine", good = "plastic_beads", start_copies = 1, copies = 3 }
mine { id = "solar_panel_mine", good = "solar_panel", start_copies = 1, copies = 3 }
mine { id = "blue_paint_mine", good = "blue_paint", start_copies = 1, copies = 3 }
mine { id = "phone_booth_mine", good = "phone_booth", start_copies = 1, copies = 3 }

-- Factories. Building one costs one of each input.
factory {
  id = "satellite_factory",
  product = "satellite",
  inputs = { "phone_booth", "solar_panel" },
  copies = 2,
  points = 3,
}
factory {
  id = "linear_accelerator_factory",
  product = "linear_accelerator",
  inputs = { "solar_panel", "plastic_beads" },
  copies = 2,
  points = 3,
}
factory {
  id = "stealth_duck_factory",
  product = "stealth_duck",
  inputs = { "rubber_duck", "blue_paint" },
  copies = 2,
  points = 3,
}
factory {
  id = "modern_radio_factory",
  product = "modern_radio",
  inputs = { "phone_booth", "rubber_duck" },
  copies = 2,
  points = 3,
}
factory {
  id = "slimming_pills_factory",
  product = "slimming_pills",
  inputs = { "blue_paint", "plastic_beads" },
  copies = 2,
  points = 3,
}
factory {
  id = "economy_factory",
  product = "economy",
  inputs = { "satellite", "phone_booth" },
  copies = 1,
  points = 15,
}
factory {
  id = "modern_art_factory",
  product = "modern_art",
  inputs = { "slimming_pills", "rubber_duck" },
  copies = 1,
  points = 15,
}
factory {
  id = "science_factory",
  product = "science",
  inputs = { "linear_accelerator", "solar_panel" },
  copies = 1,
  points = 15,
}
factory {
  id = "religion_factory",
  product = "religion",
  inputs = { "stealth_duck", "modern_radio" },
  copies = 1,
  points = 50,
}
factory {
  id = "politics_factory",
  product = "politics",
  inputs = { "modern_radio", "slimming_pills" },
  copies = 1,
  points = 50,
}
factory {
  id = "medicine_factory",
  product = "medicine",
  inputs = { "slimming_pills", "linear_accelerator" },
  copies = 1,
  points = 50,
}
factory {
  id = "military_factory",
  product = "military",
  inputs = { "satellite", "stealth_duck" },
  copies = 1,
  points = 50,
}

-- Shipyards. Building one costs its printed good and another one.
shipyard {
  id = "shipyard_1",
  good = "phone_booth",
  sells = "hold",
  price = { "phone_booth", "blue_paint" },
  points = 3,
}
shipyard {
  id = "shipyard_2",
  good = "solar_panel",
  sells = "hold",
  price = { "rubber_duck", "solar_panel" },
  points = 3,
}
shipyard {
  id = "shipyard_3",
  good = "blue_paint",
  sells = "navigator",
  price = { "solar_panel", "phone_booth" },
  points = 3,
}
shipyard {
  id = "shipyard_4",
  good = "plastic_beads",
  sells = "builder",
  price = { "blue_paint", "plastic_beads" },
  points = 3,
}
shipyard {
  id = "shipyard_5",
  good = "rubber_duck",
  sells = "merchant",
  price = { "rubber_duck", "plastic_beads" },
  points = 3,
}

-- Consumers. The tiles of a stage lie above those of the next; building one costs one of its good.
consumer {
  id = "satellite_consumer",
  good = "satellite",
  stage = 1,
  copies = 1,
  points = 3,
  build_points = 5,
}
consumer {
  id = "linear_accelerator_consumer",
  good = "linear_accelerator",
  stage = 1,
  copies = 1,
  points = 3,
  build_points = 5,
}
consumer {
  id = "stealth_duck_consumer",
  good = "stealth_duck",
  stage = 1,
  copies = 1,
  points = 3,
  build_points = 5,
}
consumer {
  id = "modern_radio_consumer",
  good = "modern_radio",
  stage = 1,
  copies = 1,
  points = 3,
  build_points = 5,
}
consumer {
  id = "slimming_pills_consumer",
  good = "slimming_pills",
  stage = 1,
  copies = 1,
  points = 3,
  build_points = 5,
}
consumer {
  id = "economy_consumer",
  good = "economy",
  stage = 2,
  copies = 2,
  points = 10,
  build_points = 15,
}
consumer {
  id = "modern_art_consumer",
  good = "modern_art",
  stage = 2,
  copies = 2,
  points = 10,
  build_points = 15,
}
consumer {
  id = "science_consumer",
  good = "science",
  stage = 2,
  copies = 2,
  points = 10,
  build_points = 15,
}
consumer {
  id = "religion_consumer",
  good = "religion",
  stage = 3,
  copies = 1,
  points = 30,
  build_points = 50,
}
consumer {
  id = "politics_consumer",
  good = "politics",
  stage = 3,
  copies = 1,
  points = 30,
  build_points = 50,
}
consumer {
  id = "medicine_consumer",
  good = "medicine",
  stage = 3,
  copies = 1,
  points = 30,
  build_points = 50,
}
consumer {
  id = "military_consumer",
  good = "military",
  stage = 3,
  copies = 1,
  points = 30,
  build_points = 50,
}
