-- English words for what players are asked and can do. Entries have theirs in place.

return {
  action = {
    enlist = {
      name = "Add unit",
      text = "Adds a unit to your army list: a model, how many of them up to Full Strength, and which of its choices "
        .. "of weapons.",
    },
    dismiss = {
      name = "Strike unit off",
      text = "Strikes a unit off your army list.",
    },
    ready = {
      name = "Ready",
      text = "Your list is finished. It is refused, with every reason, if it breaks a rule of armies.",
    },
    choose = {
      name = "Choose lead or sides",
      text = "You won the roll-off: be the first Lead, or pick the sides. The other player gets the other one.",
    },
    side = {
      name = "Take this end",
      text = "Chooses the end of the map at which you deploy; the other player has the other.",
    },
    mission = {
      name = "Choose mission",
      text = "Chooses your mission, in secret; both are shown together.",
    },
    monster = {
      name = "Name monster",
      text = "Names a monster that your mission brings. Each one lowers the victory points you need.",
    },
    place = {
      name = "Place here",
      text = "Places the monster or point of interest here.",
    },
    deploy = {
      name = "Deploy unit",
      text = "Puts a unit down in rows around a point, wholly in your deployment zone. Single models can be moved "
        .. "afterwards.",
    },
    hold = {
      name = "Hold unit back",
      text = "Keeps a unit back. It comes as reinforcement from round 2 on, one unit a round.",
    },
    put = {
      name = "Put model elsewhere",
      text = "Puts a model of the unit just put down somewhere else, in the zone and coherent.",
    },
    done = {
      name = "Done",
      text = "You have finished with this unit.",
    },
    quacktic = {
      name = "Start quacktic",
      text = "Starts a quacktic: a bet on this and perhaps the next rounds, which pays at its last Report if all "
        .. "conditions are met. One at a time.",
    },
    move = {
      name = "Move",
      text = "Activates a unit to move: each model goes up to its movement speed. Walking wades through water; diving "
        .. "and flying cost as the model swims and flies.",
    },
    pile_in = {
      name = "Pile in",
      text = "Activates a unit to move by its charge dice, less one, in the Movement phase. It may also move, but "
        .. "cannot charge this round.",
    },
    charge = {
      name = "Charge",
      text = "Rolls the unit's charge dice once; each model may go so far. Enemies whose fight range it leaves may "
        .. "strike first.",
    },
    reinforce = {
      name = "Bring on",
      text = "Brings a waiting unit on in rows around a point of your deployment zone. One unit a round, from round 2 "
        .. "on.",
    },
    step = {
      name = "Move model",
      text = "Moves one model of the unit in a straight line to a point.",
    },
    shift = {
      name = "Move all alike",
      text = "Moves all models of the unit by the same step.",
    },
    advance = {
      name = "Advance to here",
      text = "Moves every model of the unit straight towards a point, as far as it can go.",
    },
    retaliate = {
      name = "Retaliate",
      text = "Strikes at the unit that leaves, before it goes: each of your models in range rolls d12 + Bravery, and "
        .. "deals damage on the leaver's Fear or more. Uses the unit's activation in the Charge phase.",
    },
    chant = {
      name = "Chant",
      text = "Activates a unit to chant a spell on an area in its spell range: d12 + number of chanting models "
        .. "against the spell's Risk, at -4 within an enemy's fight range.",
    },
    shoot = {
      name = "Shoot",
      text = "Activates a unit to shoot at an enemy unit that it sees and that is in range: d12 + own Grade - "
        .. "target's Grade, 7 or more hits. -2 against Cover, -2 within an enemy's fight range.",
    },
    fight = {
      name = "Fight",
      text = "Activates a unit to fight an enemy unit in reach: d12 + own Grade - target's Grade, 7 or more hits. "
        .. "Models that touch a mate who touches the target fight, too.",
    },
    use = {
      name = "Change weapon",
      text = "A single model uses another weapon in this attack, or does not attack.",
    },
    average = {
      name = "Take the 7",
      text = "A model, or all that can, takes its weapon's fixed result instead of rolling.",
    },
    momentum = {
      name = "Use momentum",
      text = "Uses the charge dice for the damage of each hit; the unit may not charge this round.",
    },
    roll = {
      name = "Roll",
      text = "The attack is prepared: rolls its dice.",
    },
    counter = {
      name = "Counter",
      text = "Answers the attack with an attack on the attacker, at the same time. Uses the unit's activation in "
        .. "Combat.",
    },
    counter_chant = {
      name = "Counter with a spell",
      text = "Answers with a spell that reaches the attacker, at the same time. Uses the unit's activation in Combat.",
    },
    sway = {
      name = "Turn a die",
      text = "Pays 1 victory point to turn a d12 just rolled, of either player, into a natural 1 or 12.",
    },
    lose = {
      name = "Lose this model",
      text = "Chooses a model of yours that is destroyed.",
    },
    pick = {
      name = "Pick weapon",
      text = "Chooses the weapon of the target that is marked.",
    },
    land = {
      name = "Land",
      text = "A flying unit of yours lands where it is.",
    },
    pass = {
      name = "Pass",
      text = "Nothing, or nothing more.",
    },
    forfeit = {
      name = "Give up",
      text = "Gives the battle up; the opponent wins.",
    },
  },
  decision = {
    muster = {
      name = "Army list",
      text = "Which units make up your army? Add units, strike them off, and say when you are ready.",
    },
    choose_lead = {
      name = "Lead or sides",
      text = "You won the roll-off. Will you be the first Lead, or pick the sides?",
    },
    choose_side = {
      name = "Sides",
      text = "At which end of the map do you deploy?",
    },
    choose_mission = {
      name = "Mission",
      text = "What will you fight for? The opponent learns it when both have chosen.",
    },
    name_monster = {
      name = "Monsters",
      text = "Which monsters does your mission bring? Name at least one, and pass when there are enough.",
    },
    place_monster = {
      name = "Monster",
      text = "Where do you place the opponent's monster? On the opponent's side, at least 2 inches from the zone.",
    },
    place_object = {
      name = "Point of interest",
      text = "Where do you place the next point of interest?",
    },
    deploy = {
      name = "Deployment",
      text = "Which unit do you deploy next, and where? Or which do you hold back?",
    },
    arrange = {
      name = "Arrange unit",
      text = "Does the unit stand as it should? Move single models, or be done.",
    },
    start_quacktic = {
      name = "Quacktics",
      text = "Do you start a quacktic?",
    },
    activate = {
      name = "Activate",
      text = "Which unit do you activate? Pass when you have no more to do in this phase.",
    },
    moving = {
      name = "Moving",
      text = "Where do the models of this unit go?",
    },
    retaliate = {
      name = "Retaliation",
      text = "A unit leaves your fight range. Do you strike at it?",
    },
    prepare = {
      name = "Preparing the attack",
      text = "Do single models use other weapons or abilities? Roll when all is set.",
    },
    counter = {
      name = "Counter",
      text = "This unit is attacked. Does it answer? It will not act again in this Combat phase.",
    },
    sway = {
      name = "Turning dice",
      text = "Do you pay 1 victory point to turn a die into a natural 1 or 12?",
    },
    losses = {
      name = "Losses",
      text = "Which model of this unit is destroyed?",
    },
    pick_weapon = {
      name = "Weapon to mark",
      text = "Which weapon of this model is marked?",
    },
    land = {
      name = "Landing",
      text = "Which flying units land? Pass to leave the others in the air.",
    },
  },
  option = {
    scale = {
      name = "Scale",
      text = "How large the battle is: size of the map, army points, victory points that win, dice of the roll-off.",
      values = {
        small = {
          name = "Small Skirmish",
          text = "30 by 42 inches, 120 army points, 12 victory points.",
        },
        medium = {
          name = "Large Skirmish",
          text = "42 by 60 inches, 300 army points, 14 victory points.",
        },
        large = {
          name = "Great Battle",
          text = "42 by 84 inches, 420 army points, 16 victory points.",
        },
        giant = {
          name = "All-Out War",
          text = "60 by 84 inches, 600 army points, 18 victory points.",
        },
      },
    },
    map = {
      name = "Battle map",
      text = "The battlefield, one of that scale; left empty, any of them by chance.",
    },
    terrain = {
      name = "Own terrain",
      text = "Terrain of your own instead of a map: features separated by semicolons, each `water` or `obstacle "
        .. "HEIGHT`, a colon and corners as x/y, all in thousandths of an inch.",
    },
    army_1 = {
      name = "First army",
      text = "The first player's army: a list, or the id of a ready one; left empty, the player musters it.",
    },
    army_2 = {
      name = "Second army",
      text = "The second player's army: a list, or the id of a ready one; left empty, the player musters it.",
    },
    rounds = {
      name = "Rounds",
      text = "After how many rounds the battle ends; then whoever has lost fewer army points wins.",
    },
  },
}
