/**
 * @file
 * Duckhammer: kinds of action, event and decision, and the words their arguments take.
 *
 * Generated from the game's manifest by `./dev generate`; do not edit. Since 0.1.
 */
/* clang-format off */
#ifndef MALLARD_DUCKHAMMER_H_
#define MALLARD_DUCKHAMMER_H_

/** Kinds of action: mld_action.kind. */
typedef enum mld_duckhammer_action {
  /** Add a unit to the army list. args[0] model, args[1] count, args[2] loadout. */
  MLD_DUCKHAMMER_ACTION_ENLIST = 1,
  /** Strike a unit off the army list. args[0] line. */
  MLD_DUCKHAMMER_ACTION_DISMISS = 2,
  /** The army list is finished. */
  MLD_DUCKHAMMER_ACTION_READY = 3,
  /** After winning the roll-off: be the first Lead, or pick the sides. args[0] what. */
  MLD_DUCKHAMMER_ACTION_CHOOSE = 4,
  /** Choose the end of the map to deploy at. args[0] end. */
  MLD_DUCKHAMMER_ACTION_SIDE = 5,
  /** Choose a mission, in secret. args[0] mission. */
  MLD_DUCKHAMMER_ACTION_MISSION = 6,
  /** Name a monster that the mission brings. args[0] monster. */
  MLD_DUCKHAMMER_ACTION_MONSTER = 7,
  /** Place the next monster or point of interest. args[0], args[1] place. */
  MLD_DUCKHAMMER_ACTION_PLACE = 8,
  /** Put a unit down in rows around a point of the deployment zone. args[0] unit, args[1], args[2] place, args[3] columns. */
  MLD_DUCKHAMMER_ACTION_DEPLOY = 9,
  /** Keep a unit back as reinforcement. args[0] unit. */
  MLD_DUCKHAMMER_ACTION_HOLD = 10,
  /** Put a model of the unit just put down elsewhere. args[0] model, args[1], args[2] place. */
  MLD_DUCKHAMMER_ACTION_PUT = 11,
  /** The unit stands as it should. */
  MLD_DUCKHAMMER_ACTION_DONE = 12,
  /** Start a quacktic. args[0] quacktic, args[1] unit. */
  MLD_DUCKHAMMER_ACTION_QUACKTIC = 13,
  /** Activate a unit to move. args[0] unit, args[1] way. */
  MLD_DUCKHAMMER_ACTION_MOVE = 14,
  /** Activate a unit to pile in. args[0] unit, args[1] way. */
  MLD_DUCKHAMMER_ACTION_PILE_IN = 15,
  /** Activate a unit to charge. args[0] unit, args[1] way. */
  MLD_DUCKHAMMER_ACTION_CHARGE = 16,
  /** Bring a waiting unit on in rows around a point of the deployment zone. args[0] unit, args[1], args[2] place, args[3] columns. */
  MLD_DUCKHAMMER_ACTION_REINFORCE = 17,
  /** Move a model of the unit in a straight line. args[0] model, args[1], args[2] place. */
  MLD_DUCKHAMMER_ACTION_STEP = 18,
  /** Move all models of the unit by the same step. args[0], args[1] offset. */
  MLD_DUCKHAMMER_ACTION_SHIFT = 19,
  /** Move every model of the unit straight towards a point, as far as it can go. args[0], args[1] place. */
  MLD_DUCKHAMMER_ACTION_ADVANCE = 20,
  /** Strike at the unit that leaves. args[0] unit, args[1] weapon. */
  MLD_DUCKHAMMER_ACTION_RETALIATE = 21,
  /** Activate a unit to chant a spell. args[0] unit, args[1] spell, args[2] weapon, args[3], args[4] place. */
  MLD_DUCKHAMMER_ACTION_CHANT = 22,
  /** Activate a unit to shoot. args[0] unit, args[1] target, args[2] weapon. */
  MLD_DUCKHAMMER_ACTION_SHOOT = 23,
  /** Activate a unit to fight. args[0] unit, args[1] target, args[2] weapon. */
  MLD_DUCKHAMMER_ACTION_FIGHT = 24,
  /** A single model uses another weapon. args[0] model, args[1] weapon. */
  MLD_DUCKHAMMER_ACTION_USE = 25,
  /** A single model takes the replaced roll of its weapon instead of rolling. args[0] model, args[1] take. */
  MLD_DUCKHAMMER_ACTION_AVERAGE = 26,
  /** Use the charge dice for damage. args[0] take. */
  MLD_DUCKHAMMER_ACTION_MOMENTUM = 27,
  /** The attack is prepared: roll. */
  MLD_DUCKHAMMER_ACTION_ROLL = 28,
  /** Answer the attack with an attack. args[0] step, args[1] weapon. */
  MLD_DUCKHAMMER_ACTION_COUNTER = 29,
  /** Answer the attack with a spell. args[0] spell, args[1] weapon, args[2], args[3] place. */
  MLD_DUCKHAMMER_ACTION_COUNTER_CHANT = 30,
  /** Pay a victory point to turn a die. args[0] die, args[1] natural. */
  MLD_DUCKHAMMER_ACTION_SWAY = 31,
  /** Choose a model that is destroyed. args[0] model. */
  MLD_DUCKHAMMER_ACTION_LOSE = 32,
  /** Choose the weapon that is marked. args[0] weapon. */
  MLD_DUCKHAMMER_ACTION_PICK = 33,
  /** A flying unit lands. args[0] unit. */
  MLD_DUCKHAMMER_ACTION_LAND = 34,
  /** Nothing, or nothing more. */
  MLD_DUCKHAMMER_ACTION_PASS = 35,
  /** Give the battle up. */
  MLD_DUCKHAMMER_ACTION_FORFEIT = 36,
  /** Answer with a number. args[0] number. */
  MLD_DUCKHAMMER_ACTION_ANSWER = 240,
  /** Answer with a word. args[0] word. */
  MLD_DUCKHAMMER_ACTION_ANSWER_WORD = 241,
  /** Answer with a player. args[0] player. */
  MLD_DUCKHAMMER_ACTION_ANSWER_PLAYER = 242,
  /** Answer with a unit. args[0] unit. */
  MLD_DUCKHAMMER_ACTION_ANSWER_UNIT = 243,
  /** Answer with a model. args[0] model. */
  MLD_DUCKHAMMER_ACTION_ANSWER_MODEL = 244,
} mld_duckhammer_action;

/** Kinds of event: mld_event.kind. */
typedef enum mld_duckhammer_event {
  /** An army is ready. args[0] seat, args[1] units, args[2] points. */
  MLD_DUCKHAMMER_EVENT_MUSTERED = 1,
  /** A roll-off. args[0] seat, args[1] total. */
  MLD_DUCKHAMMER_EVENT_ROLLED_OFF = 2,
  /** Who is the first Lead. args[0] seat. */
  MLD_DUCKHAMMER_EVENT_LEAD_CHOSEN = 3,
  /** Where a player deploys. args[0] seat, args[1] end. */
  MLD_DUCKHAMMER_EVENT_SIDE_TAKEN = 4,
  /** A mission is revealed. args[0] seat, args[1] mission. */
  MLD_DUCKHAMMER_EVENT_MISSION_SHOWN = 5,
  /** A mission brings a monster. args[0] seat, args[1] monster. */
  MLD_DUCKHAMMER_EVENT_MONSTER_NAMED = 6,
  /** A point of interest. args[0] object, args[1], args[2] place. */
  MLD_DUCKHAMMER_EVENT_OBJECT_PLACED = 7,
  /** A unit is on the map. args[0] seat, args[1] unit. */
  MLD_DUCKHAMMER_EVENT_DEPLOYED = 8,
  /** A unit waits as reinforcement. args[0] seat, args[1] unit. */
  MLD_DUCKHAMMER_EVENT_HELD = 9,
  /** A model stands there now. args[0] model, args[1], args[2] place, args[3] again. */
  MLD_DUCKHAMMER_EVENT_MODEL_PUT = 10,
  /** A round. args[0] round, args[1] lead. */
  MLD_DUCKHAMMER_EVENT_ROUND_BEGAN = 11,
  /** A phase, or step of Combat. args[0] phase. */
  MLD_DUCKHAMMER_EVENT_PHASE_BEGAN = 12,
  /** A player starts a quacktic. args[0] seat, args[1] quacktic. */
  MLD_DUCKHAMMER_EVENT_QUACKTIC_BEGAN = 13,
  /** A quacktic pays. args[0] seat, args[1] quacktic, args[2] points. */
  MLD_DUCKHAMMER_EVENT_QUACKTIC_PAID = 14,
  /** A quacktic ends without paying. args[0] seat, args[1] quacktic. */
  MLD_DUCKHAMMER_EVENT_QUACKTIC_BROKEN = 15,
  /** A unit is activated. args[0] unit, args[1] activity. */
  MLD_DUCKHAMMER_EVENT_ACTIVATED = 16,
  /** A model goes in a straight line. args[0] model, args[1], args[2] place, args[3], args[4] from. */
  MLD_DUCKHAMMER_EVENT_MOVED = 17,
  /** A unit is in the air. args[0] unit. */
  MLD_DUCKHAMMER_EVENT_TOOK_OFF = 18,
  /** A unit is on the ground. args[0] unit. */
  MLD_DUCKHAMMER_EVENT_LANDED = 19,
  /** A unit's models in water dive. args[0] unit. */
  MLD_DUCKHAMMER_EVENT_DIVED = 20,
  /** They come up. args[0] unit. */
  MLD_DUCKHAMMER_EVENT_SURFACED = 21,
  /** Charge or pile-in dice. args[0] unit, args[1] inches. */
  MLD_DUCKHAMMER_EVENT_CHARGE_ROLLED = 22,
  /** Where a monster goes. args[0] unit, args[1] hour. */
  MLD_DUCKHAMMER_EVENT_DIRECTION_ROLLED = 23,
  /** An attack is declared. args[0] unit, args[1] target, args[2] step, args[3] weapon. */
  MLD_DUCKHAMMER_EVENT_DECLARED = 24,
  /** A spell is begun. args[0] unit, args[1] spell, args[2], args[3] place. */
  MLD_DUCKHAMMER_EVENT_CHANT_DECLARED = 25,
  /** A unit answers. args[0] unit, args[1] target, args[2] step. */
  MLD_DUCKHAMMER_EVENT_COUNTERED = 26,
  /** A Counter does not happen. args[0] unit. */
  MLD_DUCKHAMMER_EVENT_COUNTER_CANCELLED = 27,
  /** A d12. args[0] die, args[1] unit, args[2] model, args[3] natural, args[4] purpose. */
  MLD_DUCKHAMMER_EVENT_ROLLED = 28,
  /** A die is turned for a victory point. args[0] seat, args[1] die, args[2] natural. */
  MLD_DUCKHAMMER_EVENT_TURNED = 29,
  /** An ability changes a die. args[0] die, args[1] natural. */
  MLD_DUCKHAMMER_EVENT_CHANGED = 30,
  /** What a die comes to. args[0] die, args[1] total, args[2] success. */
  MLD_DUCKHAMMER_EVENT_COUNTED = 31,
  /** A unit takes damage. args[0] unit, args[1] by, args[2] damage. */
  MLD_DUCKHAMMER_EVENT_DAMAGED = 32,
  /** Damage is taken off a unit. args[0] unit, args[1] healed. */
  MLD_DUCKHAMMER_EVENT_HEALED = 33,
  /** A spell works, or not. args[0] unit, args[1] spell, args[2] success. */
  MLD_DUCKHAMMER_EVENT_SPELL_CAST = 34,
  /** A model is destroyed. args[0] model, args[1] cause, args[2], args[3] place. */
  MLD_DUCKHAMMER_EVENT_DESTROYED = 35,
  /** A destroyed model leaves the map. args[0] model, args[1], args[2] place. */
  MLD_DUCKHAMMER_EVENT_REMOVED = 36,
  /** The last model of a unit is destroyed. args[0] unit, args[1] by. */
  MLD_DUCKHAMMER_EVENT_UNIT_DESTROYED = 37,
  /** A mark on a model. args[0] model, args[1] mark, args[2] on. */
  MLD_DUCKHAMMER_EVENT_MODEL_MARKED = 38,
  /** A mark on a weapon. args[0] model, args[1] weapon, args[2] mark, args[3] gone. */
  MLD_DUCKHAMMER_EVENT_WEAPON_MARKED = 39,
  /** Marks on a unit. args[0] unit, args[1] mark, args[2] count. */
  MLD_DUCKHAMMER_EVENT_UNIT_MARKED = 40,
  /** A unit loses models to fear. args[0] unit, args[1] losses. */
  MLD_DUCKHAMMER_EVENT_MORALE_FAILED = 41,
  /** A waiting unit comes. args[0] unit. */
  MLD_DUCKHAMMER_EVENT_REINFORCED = 42,
  /** Victory points. args[0] seat, args[1] points. */
  MLD_DUCKHAMMER_EVENT_SCORED = 43,
  /** The battle is over. args[0] seat, args[1] ending. */
  MLD_DUCKHAMMER_EVENT_WON = 44,
  /** A spell that works reaches a unit that does not resist, before anything comes of it. args[0] unit, args[1] by, args[2] spell. */
  MLD_DUCKHAMMER_EVENT_SPELL_AFFECTED = 45,
} mld_duckhammer_event;

/** Kinds of decision: mld_decision.kind. */
typedef enum mld_duckhammer_decision {
  /** Write the army list. */
  MLD_DUCKHAMMER_DECISION_MUSTER = 1,
  /** Be the first Lead, or pick the sides. */
  MLD_DUCKHAMMER_DECISION_CHOOSE_LEAD = 2,
  /** Choose the end to deploy at. */
  MLD_DUCKHAMMER_DECISION_CHOOSE_SIDE = 3,
  /** Choose a mission. */
  MLD_DUCKHAMMER_DECISION_CHOOSE_MISSION = 4,
  /** Name monsters. */
  MLD_DUCKHAMMER_DECISION_NAME_MONSTER = 5,
  /** Place a monster. args[0] unit. */
  MLD_DUCKHAMMER_DECISION_PLACE_MONSTER = 6,
  /** Place a point of interest. */
  MLD_DUCKHAMMER_DECISION_PLACE_OBJECT = 7,
  /** Deploy a unit. */
  MLD_DUCKHAMMER_DECISION_DEPLOY = 8,
  /** Arrange its models. args[0] unit. */
  MLD_DUCKHAMMER_DECISION_ARRANGE = 9,
  /** Start a quacktic. */
  MLD_DUCKHAMMER_DECISION_START_QUACKTIC = 10,
  /** Activate a unit, or pass. */
  MLD_DUCKHAMMER_DECISION_ACTIVATE = 11,
  /** Move the models of a unit. args[0] unit. */
  MLD_DUCKHAMMER_DECISION_MOVING = 12,
  /** Strike at a unit that leaves. args[0] unit. */
  MLD_DUCKHAMMER_DECISION_RETALIATE = 13,
  /** Weapons of single models. args[0] unit. */
  MLD_DUCKHAMMER_DECISION_PREPARE = 14,
  /** Answer an attack. args[0] unit. */
  MLD_DUCKHAMMER_DECISION_COUNTER = 15,
  /** Turn a die for a victory point. */
  MLD_DUCKHAMMER_DECISION_SWAY = 16,
  /** Choose a model to lose. args[0] unit. */
  MLD_DUCKHAMMER_DECISION_LOSSES = 17,
  /** Choose a weapon to mark. args[0] model. */
  MLD_DUCKHAMMER_DECISION_PICK_WEAPON = 18,
  /** Land flying units. */
  MLD_DUCKHAMMER_DECISION_LAND = 19,
  /** Answer a question that a pack asks. args[0] question. */
  MLD_DUCKHAMMER_DECISION_ANSWER = 240,
} mld_duckhammer_decision;

/** The other player gets the other one. */
typedef enum mld_duckhammer_what {
  MLD_DUCKHAMMER_WHAT_LEAD = 0, /**< lead */
  MLD_DUCKHAMMER_WHAT_SIDES = 1, /**< sides */
} mld_duckhammer_what;

/** Where y is least, or greatest. */
typedef enum mld_duckhammer_end {
  MLD_DUCKHAMMER_END_LOW = 0, /**< low */
  MLD_DUCKHAMMER_END_HIGH = 1, /**< high */
} mld_duckhammer_end;

/** How it goes; walking wades through water. */
typedef enum mld_duckhammer_way {
  MLD_DUCKHAMMER_WAY_WALK = 0, /**< walk */
  MLD_DUCKHAMMER_WAY_DIVE = 1, /**< dive */
  MLD_DUCKHAMMER_WAY_FLY = 2, /**< fly */
} mld_duckhammer_way;

/** Whether it does. */
typedef enum mld_duckhammer_take {
  MLD_DUCKHAMMER_TAKE_NO = 0, /**< no */
  MLD_DUCKHAMMER_TAKE_YES = 1, /**< yes */
} mld_duckhammer_take;

/** Which kind of action. */
typedef enum mld_duckhammer_step {
  MLD_DUCKHAMMER_STEP_CHANT = 0, /**< chant */
  MLD_DUCKHAMMER_STEP_SHOOT = 1, /**< shoot */
  MLD_DUCKHAMMER_STEP_FIGHT = 2, /**< fight */
} mld_duckhammer_step;

/** Whether it stood on the map before. */
typedef enum mld_duckhammer_again {
  MLD_DUCKHAMMER_AGAIN_NO = 0, /**< no */
  MLD_DUCKHAMMER_AGAIN_YES = 1, /**< yes */
} mld_duckhammer_again;

/** It. */
typedef enum mld_duckhammer_phase {
  MLD_DUCKHAMMER_PHASE_MUSTER = 0, /**< muster */
  MLD_DUCKHAMMER_PHASE_ROLL_OFF = 1, /**< roll_off */
  MLD_DUCKHAMMER_PHASE_MISSIONS = 2, /**< missions */
  MLD_DUCKHAMMER_PHASE_PLACING = 3, /**< placing */
  MLD_DUCKHAMMER_PHASE_DEPLOYMENT = 4, /**< deployment */
  MLD_DUCKHAMMER_PHASE_QUACKTICS = 5, /**< quacktics */
  MLD_DUCKHAMMER_PHASE_MOVEMENT = 6, /**< movement */
  MLD_DUCKHAMMER_PHASE_CHANT = 7, /**< chant */
  MLD_DUCKHAMMER_PHASE_SHOOT = 8, /**< shoot */
  MLD_DUCKHAMMER_PHASE_FIGHT = 9, /**< fight */
  MLD_DUCKHAMMER_PHASE_MORALE = 10, /**< morale */
  MLD_DUCKHAMMER_PHASE_CHARGE = 11, /**< charge */
  MLD_DUCKHAMMER_PHASE_REPORT = 12, /**< report */
  MLD_DUCKHAMMER_PHASE_OVER = 13, /**< over */
} mld_duckhammer_phase;

/** What for. */
typedef enum mld_duckhammer_activity {
  MLD_DUCKHAMMER_ACTIVITY_MOVE = 0, /**< move */
  MLD_DUCKHAMMER_ACTIVITY_PILE_IN = 1, /**< pile_in */
  MLD_DUCKHAMMER_ACTIVITY_CHARGE = 2, /**< charge */
  MLD_DUCKHAMMER_ACTIVITY_CHANT = 3, /**< chant */
  MLD_DUCKHAMMER_ACTIVITY_SHOOT = 4, /**< shoot */
  MLD_DUCKHAMMER_ACTIVITY_FIGHT = 5, /**< fight */
  MLD_DUCKHAMMER_ACTIVITY_RETALIATE = 6, /**< retaliate */
} mld_duckhammer_activity;

/** What for. */
typedef enum mld_duckhammer_purpose {
  MLD_DUCKHAMMER_PURPOSE_ATTACK = 0, /**< attack */
  MLD_DUCKHAMMER_PURPOSE_CHANT = 1, /**< chant */
  MLD_DUCKHAMMER_PURPOSE_RESIST = 2, /**< resist */
  MLD_DUCKHAMMER_PURPOSE_MORALE = 3, /**< morale */
  MLD_DUCKHAMMER_PURPOSE_SURFACE = 4, /**< surface */
  MLD_DUCKHAMMER_PURPOSE_RETALIATE = 5, /**< retaliate */
} mld_duckhammer_purpose;

/** Whether it succeeds. */
typedef enum mld_duckhammer_success {
  MLD_DUCKHAMMER_SUCCESS_NO = 0, /**< no */
  MLD_DUCKHAMMER_SUCCESS_YES = 1, /**< yes */
} mld_duckhammer_success;

/** Why. */
typedef enum mld_duckhammer_cause {
  MLD_DUCKHAMMER_CAUSE_DAMAGE = 0, /**< damage */
  MLD_DUCKHAMMER_CAUSE_MORALE = 1, /**< morale */
  MLD_DUCKHAMMER_CAUSE_SURFACING = 2, /**< surfacing */
  MLD_DUCKHAMMER_CAUSE_COHERENCY = 3, /**< coherency */
  MLD_DUCKHAMMER_CAUSE_SCRIPT = 4, /**< script */
} mld_duckhammer_cause;

/** Whether it is there now. */
typedef enum mld_duckhammer_on {
  MLD_DUCKHAMMER_ON_NO = 0, /**< no */
  MLD_DUCKHAMMER_ON_YES = 1, /**< yes */
} mld_duckhammer_on;

/** Whether it is taken off. */
typedef enum mld_duckhammer_gone {
  MLD_DUCKHAMMER_GONE_NO = 0, /**< no */
  MLD_DUCKHAMMER_GONE_YES = 1, /**< yes */
} mld_duckhammer_gone;

/** How. */
typedef enum mld_duckhammer_ending {
  MLD_DUCKHAMMER_ENDING_NOT_OVER = 0, /**< not_over */
  MLD_DUCKHAMMER_ENDING_DESTROYED_ALL = 1, /**< destroyed_all */
  MLD_DUCKHAMMER_ENDING_VICTORY_POINTS = 2, /**< victory_points */
  MLD_DUCKHAMMER_ENDING_LAST_ROUND = 3, /**< last_round */
  MLD_DUCKHAMMER_ENDING_FORFEIT = 4, /**< forfeit */
} mld_duckhammer_ending;

#endif /* MALLARD_DUCKHAMMER_H_ */
