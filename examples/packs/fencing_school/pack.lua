-- An example mod for Duckhammer: a faction whose weapons and lessons have a say in every moment of an attack, from
-- the charge to the morale roll.
pack {
  id = "fencing_school",
  version = "1.0.0",
  game = "duckhammer",
  api = 1,
  title = "The Fencing School",
  requires = { duckhammer = ">=1.0 <2" },
}
