-- English words for what players are asked and can do. Entries have theirs in place.

return {
  game = {
    name = "Duckhammer",
    text = "Two armies of birds battle over missions on a map measured in inches: move, chant, shoot, fight, charge, "
      .. "for up to six rounds.",
  },
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
    answer = {
      name = "Answer",
      text = "Answer a question with one of the numbers that are offered.",
    },
    answer_word = {
      name = "Answer",
      text = "Answer a question with one of the words that are offered.",
    },
    answer_player = {
      name = "Answer",
      text = "Answer a question with one of the players that are offered.",
    },
    answer_unit = {
      name = "Answer",
      text = "Answer a question with one of the units that are offered.",
    },
    answer_model = {
      name = "Answer",
      text = "Answer a question with one of the models that are offered.",
    },
  },
  decision = {
    muster = {
      name = "Army list",
      text = "Which units make up your army? Add units, strike them off, and say when you are ready.",
      waiting = "{seat} writes an army list.",
    },
    choose_lead = {
      name = "Lead or sides",
      text = "You won the roll-off. Will you be the first Lead, or pick the sides?",
      waiting = "{seat} chooses the Lead or the sides.",
    },
    choose_side = {
      name = "Sides",
      text = "At which end of the map do you deploy?",
      waiting = "{seat} chooses a side.",
    },
    choose_mission = {
      name = "Mission",
      text = "What will you fight for? The opponent learns it when both have chosen.",
      waiting = "{seat} chooses a mission.",
    },
    name_monster = {
      name = "Monsters",
      text = "Which monsters does your mission bring? Name at least one, and pass when there are enough.",
      waiting = "{seat} names monsters.",
    },
    place_monster = {
      name = "Monster",
      text = "Where do you place the opponent's monster? On the opponent's side, at least 2 inches from the zone.",
      asked = "Where do you place {unit}? On the opponent's side, at least 2 inches from the zone.",
      waiting = "{seat} places {unit}.",
    },
    place_object = {
      name = "Point of interest",
      text = "Where do you place the next point of interest?",
      waiting = "{seat} places a point of interest.",
    },
    deploy = {
      name = "Deployment",
      text = "Which unit do you deploy next, and where? Or which do you hold back?",
      waiting = "{seat} deploys a unit.",
    },
    arrange = {
      name = "Arrange unit",
      text = "Does the unit stand as it should? Move single models, or be done.",
      asked = "Does {unit} stand as it should? Move single models, or be done.",
      waiting = "{seat} arranges {unit}.",
    },
    start_quacktic = {
      name = "Quacktics",
      text = "Do you start a quacktic?",
      waiting = "{seat} may start a quacktic.",
    },
    activate = {
      name = "Activate",
      text = "Which unit do you activate? Pass when you have no more to do in this phase.",
      waiting = "{seat} activates a unit or passes.",
    },
    moving = {
      name = "Moving",
      text = "Where do the models of this unit go?",
      asked = "Where do the models of {unit} go?",
      waiting = "{seat} moves {unit}.",
    },
    retaliate = {
      name = "Retaliation",
      text = "A unit leaves your fight range. Do you strike at it?",
      asked = "{unit} leaves your fight range. Do you strike at it?",
      waiting = "{seat} may strike at {unit}.",
    },
    prepare = {
      name = "Preparing the attack",
      text = "Do single models use other weapons or abilities? Roll when all is set.",
      asked = "Do single models of {unit} use other weapons or abilities? Roll when all is set.",
      waiting = "{seat} prepares the attack of {unit}.",
    },
    counter = {
      name = "Counter",
      text = "This unit is attacked. Does it answer? It will not act again in this Combat phase.",
      asked = "{unit} is attacked. Does it answer? It will not act again in this Combat phase.",
      waiting = "{seat} may answer with {unit}.",
    },
    sway = {
      name = "Turning dice",
      text = "Do you pay 1 victory point to turn a die into a natural 1 or 12?",
      waiting = "{seat} may turn dice.",
    },
    losses = {
      name = "Losses",
      text = "Which model of this unit is destroyed?",
      asked = "Which model of {unit} is destroyed?",
      waiting = "{seat} chooses a loss of {unit}.",
    },
    pick_weapon = {
      name = "Weapon to mark",
      text = "Which weapon of this model is marked?",
      asked = "Which weapon of {model} is marked?",
      waiting = "{seat} chooses a weapon of {model} to mark.",
    },
    land = {
      name = "Landing",
      text = "Which flying units land? Pass to leave the others in the air.",
      waiting = "{seat} lands flying units.",
    },
    answer = {
      name = "A Question",
      text = "A pack asks you something.",
      asked = "{question}",
      waiting = "{seat} is asked: {question}",
    },
  },
  option = {
    scale = {
      name = "Scale",
      text = "How large the battle is: size of the map, army points, victory points that win, dice of the roll-off.",
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
  argument = {
    from = { name = "From", text = "Where it was, in thousandths of an inch." },
    model = {
      name = "Model",
      text = "Which model?",
    },
    count = {
      name = "How many",
      text = "How many?",
    },
    loadout = {
      name = "Weapons",
      text = "Which weapons?",
    },
    line = {
      name = "Line",
      text = "Which line of the army list?",
    },
    what = {
      name = "What",
      text = "What the winner of the roll-off takes.",
      values = {
        lead = {
          name = "The lead",
          text = "Be the first Lead; the other picks the sides.",
        },
        sides = {
          name = "The sides",
          text = "Pick the sides; the other is the first Lead.",
        },
      },
    },
    ["end"] = {
      name = "End",
      text = "Which end of the map?",
      values = {
        low = {
          name = "Near end",
          text = "Where y is least.",
        },
        high = {
          name = "Far end",
          text = "Where y is greatest.",
        },
      },
    },
    mission = {
      name = "Mission",
      text = "What a player fights for.",
    },
    monster = {
      name = "Monster",
      text = "A creature that a mission brings.",
    },
    place = {
      name = "Place",
      text = "Where on the map?",
    },
    columns = {
      name = "Abreast",
      text = "How many stand side by side, 1 to 24?",
    },
    unit = {
      name = "Unit",
      text = "Which unit?",
    },
    quacktic = {
      name = "Quacktic",
      text = "A bet on the rounds to come.",
    },
    way = {
      name = "Way",
      text = "How the unit goes.",
      values = {
        walk = {
          name = "On foot",
          text = "Walks on land, and wades through water.",
        },
        dive = {
          name = "Diving",
          text = "Dives where there is water: slower for most, harder to hit, no shooting, no chanting without an "
            .. "ability.",
        },
        fly = {
          name = "Flying",
          text = "Flies, 3 inches up: an inch costs 1 for fast and 2 for slow flyers; easier to hit.",
        },
      },
    },
    offset = {
      name = "Step",
      text = "How far across and along the map, in thousandths of an inch.",
    },
    weapon = {
      name = "Weapon",
      text = "Which weapon?",
    },
    spell = {
      name = "Spell",
      text = "Which spell?",
    },
    target = {
      name = "Target",
      text = "Which enemy unit?",
    },
    take = {
      name = "Do it",
      text = "Whether it is done.",
      values = {
        no = {
          name = "No",
          text = "It is not done.",
        },
        yes = {
          name = "Yes",
          text = "It is done.",
        },
      },
    },
    step = {
      name = "Kind of action",
      text = "A step of Combat.",
      values = {
        chant = {
          name = "Chant",
          text = "Spells.",
        },
        shoot = {
          name = "Shoot",
          text = "Ranged weapons.",
        },
        fight = {
          name = "Fight",
          text = "Melee and magic weapons.",
        },
      },
    },
    die = {
      name = "Die",
      text = "Which of the dice just rolled, from 1.",
    },
    natural = {
      name = "Natural result",
      text = "What the d12 shows, before anything is added.",
    },
    seat = {
      name = "Player",
      text = "Which player.",
    },
    units = {
      name = "Units",
      text = "How many units.",
    },
    points = {
      name = "Points",
      text = "How many points.",
    },
    total = {
      name = "Total",
      text = "With everything added.",
    },
    object = {
      name = "Point of interest",
      text = "Which point of interest, from 1.",
    },
    round = {
      name = "Round",
      text = "Which round, from 1.",
    },
    lead = {
      name = "Lead",
      text = "Who acts first in each phase of the round.",
    },
    phase = {
      name = "Phase",
      text = "A phase of the battle, or a step of Combat.",
      values = {
        muster = {
          name = "Mustering",
          text = "Army lists are written.",
        },
        roll_off = {
          name = "Roll-off",
          text = "Who leads, and who picks the sides.",
        },
        missions = {
          name = "Missions",
          text = "Missions are chosen and shown.",
        },
        placing = {
          name = "Placing",
          text = "Monsters and points of interest are placed.",
        },
        deployment = {
          name = "Deployment",
          text = "Units are put down, in turn.",
        },
        quacktics = {
          name = "Quacktics",
          text = "Bets may be started.",
        },
        movement = {
          name = "Movement",
          text = "Units move and pile in.",
        },
        chant = {
          name = "Chant",
          text = "The first step of Combat: spells.",
        },
        shoot = {
          name = "Shoot",
          text = "The second step of Combat: ranged weapons.",
        },
        fight = {
          name = "Fight",
          text = "The third step of Combat: melee and magic weapons.",
        },
        morale = {
          name = "Morale",
          text = "Units roll against their Fear.",
        },
        charge = {
          name = "Charge",
          text = "Units charge; reinforcements come.",
        },
        report = {
          name = "Report",
          text = "Landing, surfacing, coherency, scoring.",
        },
        over = {
          name = "The end",
          text = "The battle is over.",
        },
      },
    },
    activity = {
      name = "Activity",
      text = "What a unit is activated for.",
      values = {
        move = {
          name = "Move",
          text = "It moves.",
        },
        pile_in = {
          name = "Pile-in",
          text = "It piles in.",
        },
        charge = {
          name = "Charge",
          text = "It charges.",
        },
        chant = {
          name = "Chant",
          text = "It chants.",
        },
        shoot = {
          name = "Shoot",
          text = "It shoots.",
        },
        fight = {
          name = "Fight",
          text = "It fights.",
        },
        retaliate = {
          name = "Retaliation",
          text = "It strikes at a unit that leaves.",
        },
      },
    },
    inches = {
      name = "Inches",
      text = "How far, in inches.",
    },
    hour = {
      name = "Hour",
      text = "A direction as on a clock; 12 is towards the opponent of who brought the monster.",
    },
    purpose = {
      name = "Purpose",
      text = "What a die is rolled for.",
      values = {
        attack = {
          name = "Attack",
          text = "To hit.",
        },
        chant = {
          name = "Chant",
          text = "Against the spell's Risk.",
        },
        resist = {
          name = "Resistance",
          text = "Against the spell's Noise.",
        },
        morale = {
          name = "Morale",
          text = "Against the unit's Fear.",
        },
        surface = {
          name = "Surfacing",
          text = "To come up alive.",
        },
        retaliate = {
          name = "Retaliation",
          text = "Against the Fear of the unit that leaves.",
        },
      },
    },
    success = {
      name = "Success",
      text = "Whether it succeeds.",
      values = {
        no = {
          name = "No",
          text = "It fails.",
        },
        yes = {
          name = "Yes",
          text = "It succeeds.",
        },
      },
    },
    by = {
      name = "By",
      text = "Who did it.",
    },
    damage = {
      name = "Damage",
      text = "How much damage, after Armor.",
    },
    healed = {
      name = "Healed",
      text = "How much damage is taken off.",
    },
    cause = {
      name = "Cause",
      text = "Why a model is destroyed.",
      values = {
        damage = {
          name = "Damage",
          text = "It was struck down.",
        },
        morale = {
          name = "Morale",
          text = "It ran.",
        },
        surfacing = {
          name = "Surfacing",
          text = "It did not come up again.",
        },
        coherency = {
          name = "Coherency",
          text = "It was too far from its unit.",
        },
        script = {
          name = "An effect",
          text = "An ability, a spell or a mission did it.",
        },
      },
    },
    mark = {
      name = "Mark",
      text = "What sticks to a model, a weapon or a unit.",
    },
    on = {
      name = "On",
      text = "Whether the mark is there now.",
      values = {
        no = {
          name = "No",
          text = "It is gone.",
        },
        yes = {
          name = "Yes",
          text = "It is there.",
        },
      },
    },
    again = { name = "Again", text = "Whether it stood on the map before." },
    gone = {
      name = "Gone",
      text = "Whether the mark is taken off.",
      values = {
        no = {
          name = "No",
          text = "It is there.",
        },
        yes = {
          name = "Yes",
          text = "It is gone.",
        },
      },
    },
    losses = {
      name = "Losses",
      text = "How many models are lost.",
    },
    ending = {
      name = "Ending",
      text = "How the battle ended.",
      values = {
        not_over = {
          name = "Not over",
          text = "The battle goes on.",
        },
        destroyed_all = {
          name = "Wiped out",
          text = "Every opposing model is destroyed.",
        },
        victory_points = {
          name = "Victory points",
          text = "The winner had enough of them at Report.",
        },
        last_round = {
          name = "Last round",
          text = "After the last round the winner had lost fewer army points, or was the Lead.",
        },
        forfeit = {
          name = "Given up",
          text = "The other player gave up.",
        },
      },
    },
    number = { name = "Number", text = "Which number?" },
    word = { name = "Answer", text = "What is your answer?" },
    player = { name = "Player", text = "Which player?" },
  },
  kind = {
    personality = { name = "Personalities", text = "A way for the computer player to play." },
    feather = {
      name = "Feathers",
      text = "Civilizations of birds; an army is of one.",
    },
    faction = {
      name = "Factions",
      text = "Parts of a Feather. A model of Grade 3 needs three units of its faction in the army, itself included, "
        .. "and so on.",
    },
    model = {
      name = "Models",
      text = "What armies are made of. Units are models of one kind.",
    },
    weapon_class = {
      name = "Types of weapon",
      text = "What kinds of weapon there are, and what they are usually like.",
    },
    weapon = {
      name = "Weapons",
      text = "What models attack and chant with.",
    },
    model_ability = {
      name = "Abilities of models",
      text = "What single kinds of model can do, or cannot.",
    },
    weapon_ability = {
      name = "Abilities of weapons",
      text = "What single weapons do, or make hard.",
    },
    mark = {
      name = "Marks",
      text = "What sticks to models, weapons and units.",
    },
    spell = {
      name = "Spells",
      text = "Chanted with magic weapons: d12 + chanting models against the Risk; where there is a Noise, each target "
        .. "resists with d12 + Bravery.",
    },
    monster = {
      name = "Monsters",
      text = "Creatures that belong to nobody, for the mission Outside Problem.",
    },
    mission = {
      name = "Missions",
      text = "What players gain victory points for. Each player has one.",
    },
    gamble = {
      name = "Gambles",
      text = "Conditions of quacktics.",
    },
    quacktic = {
      name = "Quacktics",
      text = "Bets on one to three rounds, for victory points. All conditions must be met; one that is broken ends it "
        .. "without penalty.",
    },
    scale = {
      name = "Scales",
      text = "How large battles are.",
    },
    map = {
      name = "Battle maps",
      text = "Battlefields with their obstacles and water.",
    },
    army = {
      name = "Ready armies",
      text = "Army lists to play at once.",
    },
  },

  event = {
    mustered = "{seat} musters {units|one unit|# units} for {points} points",
    rolled_off = "{seat} rolls {total}",
    lead_chosen = "{seat} will lead the first round",
    side_taken = "{seat} takes the {end}",
    mission_shown = "{seat} has chosen {mission}",
    monster_named = "{seat} brings {monster}",
    object_placed = "{object} is at {place}",
    deployed = "{seat} deploys {unit}",
    held = "{seat} keeps {unit} back",
    model_put = "",
    round_began = "round {round}, {lead} leads",
    phase_began = "{phase}",
    quacktic_began = "{seat} starts {quacktic}",
    quacktic_paid = "{quacktic} pays {seat} {points|one victory point|# victory points}",
    quacktic_broken = "{quacktic} of {seat} has failed",
    activated = "{unit} is activated: {activity}",
    moved = "",
    took_off = "{unit} takes off",
    landed = "{unit} lands",
    dived = "{unit} dives",
    surfaced = "{unit} comes up",
    charge_rolled = "{unit} can go {inches|one inch|# inches}",
    direction_rolled = "{unit} goes to {hour} o'clock",
    declared = "{unit} attacks {target} with {weapon} ({step})",
    chant_declared = "{unit} chants {spell} at {place}",
    countered = "{unit} answers {target} ({step})",
    counter_cancelled = "{unit} cannot answer",
    rolled = "{unit} rolls {natural}",
    turned = "{seat} turns die {die} to {natural}",
    changed = "die {die} becomes {natural}",
    counted = "{success|yes=success|failure}",
    damaged = "{unit} takes {damage} damage",
    healed = "{unit} heals {healed}",
    spell_cast = "{spell} {success|yes=works|fails}",
    spell_affected = "{spell} reaches {unit}",
    destroyed = "{model}: one is lost ({cause})",
    removed = "",
    unit_destroyed = "{unit} is destroyed{by|none=|nobody=| by #}",
    model_marked = "{model} {on|yes=has|no longer has} a mark: {mark}",
    unit_marked = "{unit} {count|no longer has|has|has # times} a mark: {mark}",
    morale_failed = "{unit} loses {losses|one model|# models} to fear",
    reinforced = "{unit} comes as reinforcement",
    scored = "{seat} scores {points|one victory point|# victory points}",
    won = "{seat} wins ({ending})",
    weapon_marked = "",
  },

  -- Why something is refused, by the reason that the rules give.
  refusal = {
    ["unit {unit} does not know that spell"] = "{unit} does not know that spell",
    ["weapon {weapon} of unit {unit} is not magic"] = "{weapon} of {unit} is not magic",
    ["the spell would not touch unit {unit}"] = "the spell would not touch {unit}",
    ["unit {unit} is not one of yours"] = "{unit} is not one of yours",
    ["unit {unit} is not on the map"] = "{unit} is not on the map",
    ["unit {unit} has been activated in this Combat phase"] =
      "{unit} has been activated in this Combat phase",
    ["unit {target} is no enemy on the map"] = "{target} is no enemy on the map",
    ["unit {target} is destroyed already"] = "{target} is destroyed already",
    ["unit {unit} has no weapon {weapon}"] = "{unit} has no such weapon",
    ["no model of unit {unit} can {attack} unit {target} with weapon {weapon}"] =
      "no model of {unit} can {attack} {target} with {weapon}",
    ["no model of the unit can attack unit {target} with that weapon like that"] =
      "no model of the unit can attack {target} with that weapon like that",
    ["model {model} is not of the unit that loses models"] =
      "{model} is not of the unit that loses models",
    ["model {model} is lost already"] = "{model} is lost already",
    ["model {model} has no weapon {weapon}"] = "{model} has no such weapon",
    ["weapon {weapon} has a mark already"] = "that weapon has a mark already",
    ["the unit has no model {model} on the map"] = "{model} is not of the unit, or not on the map",
    ["model {model} does so already"] = "{model} does so already",
    ["model {model} cannot attack with weapon {weapon}"] = "{model} cannot attack with that weapon",
    ["model {model} has to roll"] = "{model} has to roll",
    ["that is too far: it takes {cost} thousandths of an inch, and {left} are left"] =
      "that is too far: it takes {cost/1000} inches, and {left/1000} are left",
    ["model {model} is not of the unit that moves"] = "{model} is not of the unit that moves",
    ["{name} restricts no unit: give -1 for it"] = "{name} restricts no unit",
    ["model {model} is not of the unit being put down"] =
      "{model} is not of the unit being put down",
    ["counter with a chant by counter_chant"] = "to counter with a chant, choose Counter Chant",
  },
}
