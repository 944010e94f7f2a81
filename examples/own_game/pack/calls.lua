call {
  id = "liar",
  name = "Liar!",
  text = "There are fewer such dice than were bid. Whoever is wrong loses a die.",
  loser = function(ctx, shown, bid)
    return shown < bid and "bidder" or "caller"
  end,
}

call {
  id = "spot_on",
  name = "Spot on!",
  text = "There are exactly as many such dice as were bid: then the bidder loses a die, otherwise you do.",
  loser = function(ctx, shown, bid)
    return shown == bid and "bidder" or "caller"
  end,
}
