-- The conditions of quacktics, with the victory points they add. A gamble is broken as soon as what must not happen
-- has happened, and met at the end if what must happen has.

-- A gamble on something that must not happen.
local function never(id, name, modifier, likely, text, count)
  gamble {
    id = id,
    name = name,
    text = text,
    modifier = modifier,
    likely = likely,
    broken = function(ctx)
      return ctx:tally(count) > 0
    end,
  }
end

-- A gamble on something that must happen, `times` in all or in every round.
local function often(id, name, modifier, likely, text, count, times, every_round)
  gamble {
    id = id,
    name = name,
    text = text,
    modifier = modifier,
    likely = likely,
    met = function(ctx)
      local wanted = every_round and times * ctx:quacktic_rounds() or times
      return ctx:tally(count) >= wanted
    end,
  }
end

-- A gamble on an enemy unit destroyed in an area.
local function destroyed_in(id, name, modifier, likely, text, area)
  gamble {
    id = id,
    name = name,
    text = text,
    modifier = modifier,
    likely = likely,
    met = function(ctx)
      return ctx:units_destroyed_in(area) > 0
    end,
  }
end

often(
  "lose_model", "Lose a model", -2, 60,
  "You lose a model. Takes 2 points off the quacktic.",
  "own_models_lost", 1
)
often(
  "lose_unit", "Lose a unit", -1, 12,
  "You lose a unit. Takes 1 point off the quacktic.",
  "own_units_lost", 1
)

often(
  "destroy_model", "Destroy a model", 0, 60,
  "You destroy an enemy model. Adds nothing to the quacktic.",
  "enemy_models_destroyed", 1
)
destroyed_in(
  "destroy_on_own_side", "Repel a unit", 0, 8,
  "You destroy an enemy unit on your side of the front line. Adds nothing to the quacktic.",
  "own_side"
)

never(
  "keep_units", "Lose no unit", 1, 90,
  "You lose no unit; losing one ends the quacktic at once. Adds 1 point.",
  "own_units_lost"
)
often(
  "destroy_unit", "Destroy a unit", 1, 20,
  "You destroy an enemy unit. Adds 1 point.",
  "enemy_units_destroyed", 1
)
destroyed_in(
  "destroy_in_own_zone", "Trap a unit", 1, 3,
  "You destroy an enemy unit in your deployment zone. Adds 1 point.",
  "own_zone"
)
destroyed_in(
  "destroy_on_enemy_side", "Catch a unit", 1, 10,
  "You destroy an enemy unit on its side of the front line. Adds 1 point.",
  "enemy_side"
)
often(
  "twelves", "Strike true", 1, 40,
  "Your attack rolls show two natural 12s for each round of the quacktic, as they finally stand. Adds 1 point.",
  "natural_twelves", 2, true
)
often(
  "ones", "Slip up", 1, 65,
  "Your attack rolls show one natural 1 for each round of the quacktic, as they finally stand. Adds 1 point.",
  "natural_ones", 1, true
)

never(
  "keep_models", "Lose no model", 2, 30,
  "You lose no model; losing one ends the quacktic at once. Adds 2 points.",
  "own_models_lost"
)
never(
  "spare_models", "Spare everybody", 2, 25,
  "You destroy no enemy model; destroying one ends the quacktic at once. Adds 2 points.",
  "enemy_models_destroyed"
)
destroyed_in(
  "destroy_in_enemy_zone", "Break in", 2, 4,
  "You destroy an enemy unit in its deployment zone. Adds 2 points.",
  "enemy_zone"
)
often(
  "many_twelves", "Strike true, often", 2, 25,
  "Your attack rolls show three natural 12s for each round of the quacktic, as they finally stand. Adds 2 points.",
  "natural_twelves", 3, true
)
often(
  "many_ones", "Slip up, often", 2, 45,
  "Your attack rolls show two natural 1s for each round of the quacktic, as they finally stand. Adds 2 points.",
  "natural_ones", 2, true
)
