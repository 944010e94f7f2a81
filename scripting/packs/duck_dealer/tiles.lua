-- What planets hold.

-- Mines: one of each for the start planets, three for the others.

mine {
  id = "rubber_duck_mine",
  name = "Rubber Duck Mine",
  text = "Gives 1 Rubber Duck for 1 trade energy.",
  icon = "mine",
  good = "rubber_duck",
  start_copies = 1,
  copies = 3,
}

mine {
  id = "plastic_beads_mine",
  name = "Plastic Beads Mine",
  text = "Gives 1 Plastic Beads for 1 trade energy.",
  icon = "mine",
  good = "plastic_beads",
  start_copies = 1,
  copies = 3,
}

mine {
  id = "solar_panel_mine",
  name = "Solar Panel Mine",
  text = "Gives 1 Solar Panel for 1 trade energy.",
  icon = "mine",
  good = "solar_panel",
  start_copies = 1,
  copies = 3,
}

mine {
  id = "blue_paint_mine",
  name = "Blue Paint Mine",
  text = "Gives 1 Blue Paint for 1 trade energy.",
  icon = "mine",
  good = "blue_paint",
  start_copies = 1,
  copies = 3,
}

mine {
  id = "phone_booth_mine",
  name = "Phone Booth Mine",
  text = "Gives 1 Phone Booth for 1 trade energy.",
  icon = "mine",
  good = "phone_booth",
  start_copies = 1,
  copies = 3,
}

-- Factories. Building one costs one of each input.

factory {
  id = "satellite_factory",
  name = "Satellite Factory",
  text = "Turns 1 Phone Booth and 1 Solar Panel into 1 Satellite for 1 trade energy. Building it "
    .. "costs the same goods and 1 build energy and scores 3 points; one factory a planet, none on "
    .. "start planets.",
  icon = "factory",
  product = "satellite",
  inputs = { "phone_booth", "solar_panel" },
  copies = 2,
  points = 3,
}

factory {
  id = "linear_accelerator_factory",
  name = "Linear Accelerator Factory",
  text = "Turns 1 Solar Panel and 1 Plastic Beads into 1 Linear Accelerator for 1 trade energy. "
    .. "Building it costs the same goods and 1 build energy and scores 3 points; one factory a "
    .. "planet, none on start planets.",
  icon = "factory",
  product = "linear_accelerator",
  inputs = { "solar_panel", "plastic_beads" },
  copies = 2,
  points = 3,
}

factory {
  id = "stealth_duck_factory",
  name = "Stealth Duck Factory",
  text = "Turns 1 Rubber Duck and 1 Blue Paint into 1 Stealth Duck for 1 trade energy. Building it "
    .. "costs the same goods and 1 build energy and scores 3 points; one factory a planet, none on "
    .. "start planets.",
  icon = "factory",
  product = "stealth_duck",
  inputs = { "rubber_duck", "blue_paint" },
  copies = 2,
  points = 3,
}

factory {
  id = "modern_radio_factory",
  name = "Modern Radio Factory",
  text = "Turns 1 Phone Booth and 1 Rubber Duck into 1 Modern Radio for 1 trade energy. Building "
    .. "it costs the same goods and 1 build energy and scores 3 points; one factory a planet, none "
    .. "on start planets.",
  icon = "factory",
  product = "modern_radio",
  inputs = { "phone_booth", "rubber_duck" },
  copies = 2,
  points = 3,
}

factory {
  id = "slimming_pills_factory",
  name = "Slimming Pills Factory",
  text = "Turns 1 Blue Paint and 1 Plastic Beads into 1 Slimming Pills for 1 trade energy. "
    .. "Building it costs the same goods and 1 build energy and scores 3 points; one factory a "
    .. "planet, none on start planets.",
  icon = "factory",
  product = "slimming_pills",
  inputs = { "blue_paint", "plastic_beads" },
  copies = 2,
  points = 3,
}

factory {
  id = "economy_factory",
  name = "Economy Factory",
  text = "Turns 1 Satellite and 1 Phone Booth into 1 Economy for 1 trade energy. Building it costs "
    .. "the same goods and 1 build energy and scores 15 points; one factory a planet, none on "
    .. "start planets.",
  icon = "factory",
  product = "economy",
  inputs = { "satellite", "phone_booth" },
  copies = 1,
  points = 15,
}

factory {
  id = "modern_art_factory",
  name = "Modern Art Factory",
  text = "Turns 1 Slimming Pills and 1 Rubber Duck into 1 Modern Art for 1 trade energy. Building "
    .. "it costs the same goods and 1 build energy and scores 15 points; one factory a planet, "
    .. "none on start planets.",
  icon = "factory",
  product = "modern_art",
  inputs = { "slimming_pills", "rubber_duck" },
  copies = 1,
  points = 15,
}

factory {
  id = "science_factory",
  name = "Science Factory",
  text = "Turns 1 Linear Accelerator and 1 Solar Panel into 1 Science for 1 trade energy. Building "
    .. "it costs the same goods and 1 build energy and scores 15 points; one factory a planet, "
    .. "none on start planets.",
  icon = "factory",
  product = "science",
  inputs = { "linear_accelerator", "solar_panel" },
  copies = 1,
  points = 15,
}

factory {
  id = "religion_factory",
  name = "Religion Factory",
  text = "Turns 1 Stealth Duck and 1 Modern Radio into 1 Religion for 1 trade energy. Building it "
    .. "costs the same goods and 1 build energy and scores 50 points; one factory a planet, none "
    .. "on start planets.",
  icon = "factory",
  product = "religion",
  inputs = { "stealth_duck", "modern_radio" },
  copies = 1,
  points = 50,
}

factory {
  id = "politics_factory",
  name = "Politics Factory",
  text = "Turns 1 Modern Radio and 1 Slimming Pills into 1 Politics for 1 trade energy. Building "
    .. "it costs the same goods and 1 build energy and scores 50 points; one factory a planet, "
    .. "none on start planets.",
  icon = "factory",
  product = "politics",
  inputs = { "modern_radio", "slimming_pills" },
  copies = 1,
  points = 50,
}

factory {
  id = "medicine_factory",
  name = "Medicine Factory",
  text = "Turns 1 Slimming Pills and 1 Linear Accelerator into 1 Medicine for 1 trade energy. "
    .. "Building it costs the same goods and 1 build energy and scores 50 points; one factory a "
    .. "planet, none on start planets.",
  icon = "factory",
  product = "medicine",
  inputs = { "slimming_pills", "linear_accelerator" },
  copies = 1,
  points = 50,
}

factory {
  id = "military_factory",
  name = "Military Factory",
  text = "Turns 1 Satellite and 1 Stealth Duck into 1 Military for 1 trade energy. Building it "
    .. "costs the same goods and 1 build energy and scores 50 points; one factory a planet, none "
    .. "on start planets.",
  icon = "factory",
  product = "military",
  inputs = { "satellite", "stealth_duck" },
  copies = 1,
  points = 50,
}

-- Shipyards. Building one costs its printed good and another one.

shipyard {
  id = "shipyard_1",
  name = "Shipyard 1",
  text = "Build it for 1 build energy, 1 Phone Booth and 1 other good of your choice: 3 points. "
    .. "Then it sells a hold for 1 trade energy, 1 Phone Booth and 1 Blue Paint.",
  icon = "shipyard",
  good = "phone_booth",
  sells = "hold",
  price = { "phone_booth", "blue_paint" },
  points = 3,
}

shipyard {
  id = "shipyard_2",
  name = "Shipyard 2",
  text = "Build it for 1 build energy, 1 Solar Panel and 1 other good of your choice: 3 points. "
    .. "Then it sells a hold for 1 trade energy, 1 Rubber Duck and 1 Solar Panel.",
  icon = "shipyard",
  good = "solar_panel",
  sells = "hold",
  price = { "rubber_duck", "solar_panel" },
  points = 3,
}

shipyard {
  id = "shipyard_3",
  name = "Shipyard 3",
  text = "Build it for 1 build energy, 1 Blue Paint and 1 other good of your choice: 3 points. "
    .. "Then it sells navigator quarters for 1 trade energy, 1 Solar Panel and 1 Phone Booth.",
  icon = "shipyard",
  good = "blue_paint",
  sells = "navigator",
  price = { "solar_panel", "phone_booth" },
  points = 3,
}

shipyard {
  id = "shipyard_4",
  name = "Shipyard 4",
  text = "Build it for 1 build energy, 1 Plastic Beads and 1 other good of your choice: 3 points. "
    .. "Then it sells builder quarters for 1 trade energy, 1 Blue Paint and 1 Plastic Beads.",
  icon = "shipyard",
  good = "plastic_beads",
  sells = "builder",
  price = { "blue_paint", "plastic_beads" },
  points = 3,
}

shipyard {
  id = "shipyard_5",
  name = "Shipyard 5",
  text = "Build it for 1 build energy, 1 Rubber Duck and 1 other good of your choice: 3 points. "
    .. "Then it sells merchant quarters for 1 trade energy, 1 Rubber Duck and 1 Plastic Beads.",
  icon = "shipyard",
  good = "rubber_duck",
  sells = "merchant",
  price = { "rubber_duck", "plastic_beads" },
  points = 3,
}

-- Consumers. The tiles of a stage lie above those of the next; building one costs one of its good.

consumer {
  id = "satellite_consumer",
  name = "Satellite Consumer",
  text = "Delivering 1 Satellite here for 1 trade energy scores 3 points, once it is built. "
    .. "Building it costs 1 Satellite and 1 build energy and scores 5 points.",
  icon = "consumer",
  good = "satellite",
  stage = 1,
  copies = 1,
  points = 3,
  build_points = 5,
}

consumer {
  id = "linear_accelerator_consumer",
  name = "Linear Accelerator Consumer",
  text = "Delivering 1 Linear Accelerator here for 1 trade energy scores 3 points, once it is "
    .. "built. Building it costs 1 Linear Accelerator and 1 build energy and scores 5 points.",
  icon = "consumer",
  good = "linear_accelerator",
  stage = 1,
  copies = 1,
  points = 3,
  build_points = 5,
}

consumer {
  id = "stealth_duck_consumer",
  name = "Stealth Duck Consumer",
  text = "Delivering 1 Stealth Duck here for 1 trade energy scores 3 points, once it is built. "
    .. "Building it costs 1 Stealth Duck and 1 build energy and scores 5 points.",
  icon = "consumer",
  good = "stealth_duck",
  stage = 1,
  copies = 1,
  points = 3,
  build_points = 5,
}

consumer {
  id = "modern_radio_consumer",
  name = "Modern Radio Consumer",
  text = "Delivering 1 Modern Radio here for 1 trade energy scores 3 points, once it is built. "
    .. "Building it costs 1 Modern Radio and 1 build energy and scores 5 points.",
  icon = "consumer",
  good = "modern_radio",
  stage = 1,
  copies = 1,
  points = 3,
  build_points = 5,
}

consumer {
  id = "slimming_pills_consumer",
  name = "Slimming Pills Consumer",
  text = "Delivering 1 Slimming Pills here for 1 trade energy scores 3 points, once it is built. "
    .. "Building it costs 1 Slimming Pills and 1 build energy and scores 5 points.",
  icon = "consumer",
  good = "slimming_pills",
  stage = 1,
  copies = 1,
  points = 3,
  build_points = 5,
}

consumer {
  id = "economy_consumer",
  name = "Economy Consumer",
  text = "Delivering 1 Economy here for 1 trade energy scores 10 points, once it is built. "
    .. "Building it costs 1 Economy and 1 build energy and scores 15 points.",
  icon = "consumer",
  good = "economy",
  stage = 2,
  copies = 2,
  points = 10,
  build_points = 15,
}

consumer {
  id = "modern_art_consumer",
  name = "Modern Art Consumer",
  text = "Delivering 1 Modern Art here for 1 trade energy scores 10 points, once it is built. "
    .. "Building it costs 1 Modern Art and 1 build energy and scores 15 points.",
  icon = "consumer",
  good = "modern_art",
  stage = 2,
  copies = 2,
  points = 10,
  build_points = 15,
}

consumer {
  id = "science_consumer",
  name = "Science Consumer",
  text = "Delivering 1 Science here for 1 trade energy scores 10 points, once it is built. "
    .. "Building it costs 1 Science and 1 build energy and scores 15 points.",
  icon = "consumer",
  good = "science",
  stage = 2,
  copies = 2,
  points = 10,
  build_points = 15,
}

consumer {
  id = "religion_consumer",
  name = "Religion Consumer",
  text = "Delivering 1 Religion here for 1 trade energy scores 30 points, once it is built. "
    .. "Building it costs 1 Religion and 1 build energy and scores 50 points.",
  icon = "consumer",
  good = "religion",
  stage = 3,
  copies = 1,
  points = 30,
  build_points = 50,
}

consumer {
  id = "politics_consumer",
  name = "Politics Consumer",
  text = "Delivering 1 Politics here for 1 trade energy scores 30 points, once it is built. "
    .. "Building it costs 1 Politics and 1 build energy and scores 50 points.",
  icon = "consumer",
  good = "politics",
  stage = 3,
  copies = 1,
  points = 30,
  build_points = 50,
}

consumer {
  id = "medicine_consumer",
  name = "Medicine Consumer",
  text = "Delivering 1 Medicine here for 1 trade energy scores 30 points, once it is built. "
    .. "Building it costs 1 Medicine and 1 build energy and scores 50 points.",
  icon = "consumer",
  good = "medicine",
  stage = 3,
  copies = 1,
  points = 30,
  build_points = 50,
}

consumer {
  id = "military_consumer",
  name = "Military Consumer",
  text = "Delivering 1 Military here for 1 trade energy scores 30 points, once it is built. "
    .. "Building it costs 1 Military and 1 build energy and scores 50 points.",
  icon = "consumer",
  good = "military",
  stage = 3,
  copies = 1,
  points = 30,
  build_points = 50,
}
