-- A quartermaster is paid when hired and keeps stores: some energy at the start of every action turn,
-- more of it towards the end of the match.
equipment {
  id = "quartermaster",
  name = "Quartermaster",
  capacity = 1,
  on_installed = function(ctx)
    -- One marker for each quartermaster on board.
    ctx:gain_energy("trade", ctx:equipment("quartermaster"))
  end,
  on_action_turn = function(ctx)
    if ctx:energy("build") == 0 then
      ctx:gain_energy("build", ctx:space() > 12 and 2 or 1)
    end
  end,
}
