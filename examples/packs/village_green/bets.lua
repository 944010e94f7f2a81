-- Conditions of quacktics. `broken` is asked whenever something happened, `met` when the last round ends; both only
-- answer, and cannot change anything.

gamble {
  id = "no_spilt_tea",
  name = "No Spilt Tea",
  text = "Nobody is lost on either side.",
  modifier = 1,
  likely = 40,
  broken = function(ctx)
    return ctx:tally("own_models_lost") + ctx:tally("enemy_models_destroyed") > 0
  end,
}
gamble {
  id = "off_the_lawn",
  name = "Off the Lawn",
  text = "An enemy unit is destroyed on the own side for every round.",
  modifier = 2,
  likely = 5,
  met = function(ctx)
    return ctx:units_destroyed_in("own_side") >= ctx:quacktic_rounds()
  end,
}

quacktic {
  id = "polite_afternoon",
  name = "A Polite Afternoon",
  text = "One round in which nobody raises a wing.",
  rounds = 1,
  gambles = { "no_spilt_tea" },
}
quacktic {
  id = "keep_off_the_grass",
  name = "Keep Off the Grass",
  text = "There is a sign.",
  faction = "cricketers",
  rounds = 1,
  gambles = { "off_the_lawn" },
}

-- An ability about a quacktic: models name which.
model_ability {
  id = "scorekeeper",
  name = "Scorekeeper",
  text = "The quacktic named with it pays 1 more while the unit has lost nobody.",
  argument = "quacktic",
  on_quacktic_paid = function(ctx, points)
    if ctx:quacktic() == ctx:argument() and ctx:models_lost() == 0 then return points + 1 end
  end,
}
