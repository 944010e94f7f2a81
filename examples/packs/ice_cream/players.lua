-- Somebody to play against: `search+glutton`. It counts the treats that are gone.
personality {
  id = "glutton",
  name = "Glutton",
  text = "Plays for points like anybody else, and minds every ice cream that is gone.",
  diligence = 150,
  evaluate = function(ctx)
    return ctx:worth() - 200 * ctx:get("player", "treats")
  end,
}
