/**
 * @file
 * Duckhammer campaigns: kinds of action, event and decision, and the words their arguments take.
 *
 * Generated from the game's manifest by `./dev generate`; do not edit. Since 0.1.
 */
/* clang-format off */
#ifndef MALLARD_DUCKHAMMER_CAMPAIGN_H_
#define MALLARD_DUCKHAMMER_CAMPAIGN_H_

/** Kinds of action: mld_action.kind. */
typedef enum mld_duckhammer_campaign_action {
  /** Add a unit to the army list. args[0] model, args[1] count, args[2] loadout. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_ENLIST = 1,
  /** Strike a unit off the army list. args[0] line. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_DISMISS = 2,
  /** The army list is finished. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_READY = 3,
  /** After winning the roll-off: be the first Lead, or pick the sides. args[0] what. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_CHOOSE = 4,
  /** Choose the end of the map to deploy at. args[0] end. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_SIDE = 5,
  /** Choose a mission, in secret. args[0] mission. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_MISSION = 6,
  /** Name a monster that the mission brings. args[0] monster. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_MONSTER = 7,
  /** Place the next monster or point of interest. args[0], args[1] place. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_PLACE = 8,
  /** Put a unit down in rows around a point of the deployment zone. args[0] unit, args[1], args[2] place, args[3] columns. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_DEPLOY = 9,
  /** Keep a unit back as reinforcement. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_HOLD = 10,
  /** Put a model of the unit just put down elsewhere. args[0] model, args[1], args[2] place. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_PUT = 11,
  /** The unit stands as it should. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_DONE = 12,
  /** Start a quacktic. args[0] quacktic, args[1] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_QUACKTIC = 13,
  /** Activate a unit to move. args[0] unit, args[1] way. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_MOVE = 14,
  /** Activate a unit to pile in. args[0] unit, args[1] way. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_PILE_IN = 15,
  /** Activate a unit to charge. args[0] unit, args[1] way. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_CHARGE = 16,
  /** Bring a waiting unit on in rows around a point of the deployment zone. args[0] unit, args[1], args[2] place, args[3] columns. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_REINFORCE = 17,
  /** Move a model of the unit in a straight line. args[0] model, args[1], args[2] place. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_STEP = 18,
  /** Move all models of the unit by the same step. args[0], args[1] offset. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_SHIFT = 19,
  /** Move every model of the unit straight towards a point, as far as it can go. args[0], args[1] place. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_ADVANCE = 20,
  /** Strike at the unit that leaves. args[0] unit, args[1] weapon. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_RETALIATE = 21,
  /** Activate a unit to chant a spell. args[0] unit, args[1] spell, args[2] weapon, args[3], args[4] place. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_CHANT = 22,
  /** Activate a unit to shoot. args[0] unit, args[1] target, args[2] weapon. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_SHOOT = 23,
  /** Activate a unit to fight. args[0] unit, args[1] target, args[2] weapon. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_FIGHT = 24,
  /** A single model uses another weapon. args[0] model, args[1] weapon. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_USE = 25,
  /** A single model takes the replaced roll of its weapon instead of rolling. args[0] model, args[1] take. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_AVERAGE = 26,
  /** Use the charge dice for damage. args[0] take. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_MOMENTUM = 27,
  /** The attack is prepared: roll. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_ROLL = 28,
  /** Answer the attack with an attack. args[0] step, args[1] weapon. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_COUNTER = 29,
  /** Answer the attack with a spell. args[0] spell, args[1] weapon, args[2], args[3] place. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_COUNTER_CHANT = 30,
  /** Pay a victory point to turn a die. args[0] die, args[1] natural. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_SWAY = 31,
  /** Choose a model that is destroyed. args[0] model. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_LOSE = 32,
  /** Choose the weapon that is marked. args[0] weapon. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_PICK = 33,
  /** A flying unit lands. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_LAND = 34,
  /** Nothing, or nothing more. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_PASS = 35,
  /** Give the battle up. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_FORFEIT = 36,
  /** Choose a Feather. args[0] feather. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_FEATHER = 101,
  /** Choose a means of getting rations. args[0] means. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_MEANS = 102,
  /** Take a means back. args[0] number. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_DROP = 103,
  /** The referee gives an army its first place. args[0] seat, args[1] location. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_SETTLE = 104,
  /** The referee offers a challenge battle. args[0] challenge, args[1] location, args[2] mission, args[3] reward, args[4] map. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_OFFER = 105,
  /** A token goes straight to a point. args[0] company, args[1], args[2] place. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_MARCH = 106,
  /** A company sets up a camp where its token is. args[0] company. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_CAMP = 107,
  /** Enlist a new company at a camp. args[0] model, args[1] count, args[2] loadout, args[3] camp. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_RECRUIT = 108,
  /** Enlist models into a company. args[0] company, args[1] count. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_STRENGTHEN = 109,
  /** Pay experience for a company's next level. args[0] company. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_RAISE = 110,
  /** Choose the training of a company that has raised its level. args[0] training. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_TRAIN = 111,
  /** Choose no training. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_DECLINE = 112,
  /** Begin a battle. args[0] company, args[1] target. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_ATTACK = 113,
  /** Begin the challenge battle on offer. args[0] company. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_ACCEPT = 114,
  /** A company joins the battle. args[0] company. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_JOIN = 115,
  /** A company stays out of the battle. args[0] company. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_WITHDRAW = 116,
  /** Pay rations for models that have not recovered, the cheapest first. args[0] count. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_RECOVER = 117,
  /** Destroy a camp. args[0] seat, args[1] camp. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_RAZE = 118,
  /** Make a character of a model. args[0] model, args[1] loadout. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_HERO = 119,
  /** Put a point into an attribute. args[0] attribute. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_ATTRIBUTE = 120,
  /** Take a point out of an attribute. args[0] attribute. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_TAKE_BACK = 121,
  /** Try what the episode asks for. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_ATTEMPT = 122,
  /** Buy a weapon for a character. args[0] company, args[1] slot, args[2] weapon. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_BUY = 123,
  /** A character's Bravery helps a company recover. args[0] company. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_TEND = 124,
  /** A character lends its Bravery to a unit's morale for this round. args[0] company. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_LEND = 125,
  /** The referee begins an episode. args[0] episode. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_EPISODE = 126,
  /** The referee changes a key location. args[0] location, args[1] stage. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_ALTER = 127,
  /** The referee places a force on the map. args[0] force, args[1], args[2] place, args[3] percent. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_STATION = 128,
  /** The referee takes a token of its own off the map. args[0] company. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_REMOVE = 129,
  /** The referee sets up a battle. args[0] company, args[1] target, args[2] mission, args[3] own_mission, args[4] map, args[5] reward, args[6] zone. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_BATTLE = 130,
  /** The referee calls for an action, and says what is at stake. args[0] attribute, args[1] difficulty, args[2] target, args[3] seat, args[4] how, args[5] success, args[6] failure. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_CALL = 131,
  /** Choose one of the ventures that there are where your character is. args[0] venture. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_VENTURE = 132,
  /** The referee announces what winning the battle brings. args[0] reward. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_REWARD = 133,
  /** A token leaves the location of a battle that was lost. args[0] company, args[1], args[2] place. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_RETREAT = 134,
  /** Spend rations before a character's recovery roll, each adding 1. args[0] rations. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_BRACE = 135,
  /** Give your character a name. args[0] to args[5] name. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_NAME = 136,
  /** Think of an attribute that only your character has; the referee allows it or not. args[0] which, args[1] to args[6] name. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_OWN_ATTRIBUTE = 137,
  /** Say what your character wants to try; again: go on saying it. args[0] to args[5] words. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_PROPOSE = 138,
  /** Take back what you have proposed. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_UNSAY = 139,
  /** The referee takes a proposal up, and says what it takes and what is at stake. args[0] seat, args[1] attribute, args[2] difficulty, args[3] target, args[4] how, args[5] success, args[6] failure. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_TAKE_UP = 140,
  /** The referee declines a proposal. args[0] seat. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_TURN_DOWN = 141,
  /** The referee allows an attribute of a player's own, or does not. args[0] seat, args[1] which, args[2] leave. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_ALLOW = 142,
  /** The referee changes the terrain and the mission of a key location. args[0] location, args[1] mission, args[2] map. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_REMAKE = 143,
  /** Hire a boat for a company, until the season ends. args[0] company, args[1] boat. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_HIRE = 144,
  /** The referee says how deep the party's zone is in the next battle it sets up. args[0] zone. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_LAY_OUT = 145,
  /** Answer with a number. args[0] number. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_ANSWER = 240,
  /** Answer with a word. args[0] word. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_ANSWER_WORD = 241,
  /** Answer with a player. args[0] player. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_ANSWER_PLAYER = 242,
  /** Answer with a unit. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_ANSWER_UNIT = 243,
  /** Answer with a model. args[0] model. */
  MLD_DUCKHAMMER_CAMPAIGN_ACTION_ANSWER_MODEL = 244,
} mld_duckhammer_campaign_action;

/** Kinds of event: mld_event.kind. */
typedef enum mld_duckhammer_campaign_event {
  /** An army is ready. args[0] seat, args[1] units, args[2] points. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_MUSTERED = 1,
  /** A roll-off. args[0] seat, args[1] total. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_ROLLED_OFF = 2,
  /** Who is the first Lead. args[0] seat. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_LEAD_CHOSEN = 3,
  /** Where a player deploys. args[0] seat, args[1] end. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_SIDE_TAKEN = 4,
  /** A mission is revealed. args[0] seat, args[1] mission. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_MISSION_SHOWN = 5,
  /** A mission brings a monster. args[0] seat, args[1] monster. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_MONSTER_NAMED = 6,
  /** A point of interest. args[0] object, args[1], args[2] place. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_OBJECT_PLACED = 7,
  /** A unit is on the map. args[0] seat, args[1] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_DEPLOYED = 8,
  /** A unit waits as reinforcement. args[0] seat, args[1] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_HELD = 9,
  /** A model stands there now. args[0] model, args[1], args[2] place, args[3] again. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_MODEL_PUT = 10,
  /** A round. args[0] round, args[1] lead. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_ROUND_BEGAN = 11,
  /** A phase, or step of Combat. args[0] phase. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_PHASE_BEGAN = 12,
  /** A player starts a quacktic. args[0] seat, args[1] quacktic. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_QUACKTIC_BEGAN = 13,
  /** A quacktic pays. args[0] seat, args[1] quacktic, args[2] points. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_QUACKTIC_PAID = 14,
  /** A quacktic ends without paying. args[0] seat, args[1] quacktic. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_QUACKTIC_BROKEN = 15,
  /** A unit is activated. args[0] unit, args[1] activity. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_ACTIVATED = 16,
  /** A model goes in a straight line. args[0] model, args[1], args[2] place, args[3], args[4] from. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_MOVED = 17,
  /** A unit is in the air. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_TOOK_OFF = 18,
  /** A unit is on the ground. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_LANDED = 19,
  /** A unit's models in water dive. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_DIVED = 20,
  /** They come up. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_SURFACED = 21,
  /** Charge or pile-in dice. args[0] unit, args[1] inches. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_CHARGE_ROLLED = 22,
  /** Where a monster goes. args[0] unit, args[1] hour. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_DIRECTION_ROLLED = 23,
  /** An attack is declared. args[0] unit, args[1] target, args[2] step, args[3] weapon. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_DECLARED = 24,
  /** A spell is begun. args[0] unit, args[1] spell, args[2], args[3] place. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_CHANT_DECLARED = 25,
  /** A unit answers. args[0] unit, args[1] target, args[2] step. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_COUNTERED = 26,
  /** A Counter does not happen. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_COUNTER_CANCELLED = 27,
  /** A d12. args[0] die, args[1] unit, args[2] model, args[3] natural, args[4] purpose. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_ROLLED = 28,
  /** A die is turned for a victory point. args[0] seat, args[1] die, args[2] natural. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_TURNED = 29,
  /** An ability changes a die. args[0] die, args[1] natural. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_CHANGED = 30,
  /** What a die comes to. args[0] die, args[1] total, args[2] success. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_COUNTED = 31,
  /** A unit takes damage. args[0] unit, args[1] by, args[2] damage. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_DAMAGED = 32,
  /** Damage is taken off a unit. args[0] unit, args[1] healed. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_HEALED = 33,
  /** A spell works, or not. args[0] unit, args[1] spell, args[2] success. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_SPELL_CAST = 34,
  /** A model is destroyed. args[0] model, args[1] cause, args[2], args[3] place. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_DESTROYED = 35,
  /** A destroyed model leaves the map. args[0] model, args[1], args[2] place. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_REMOVED = 36,
  /** The last model of a unit is destroyed. args[0] unit, args[1] by. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_UNIT_DESTROYED = 37,
  /** A mark on a model. args[0] model, args[1] mark, args[2] on. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_MODEL_MARKED = 38,
  /** A mark on a weapon. args[0] model, args[1] weapon, args[2] mark, args[3] gone. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_WEAPON_MARKED = 39,
  /** Marks on a unit. args[0] unit, args[1] mark, args[2] count. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_UNIT_MARKED = 40,
  /** A unit loses models to fear. args[0] unit, args[1] losses. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_MORALE_FAILED = 41,
  /** A waiting unit comes. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_REINFORCED = 42,
  /** Victory points. args[0] seat, args[1] points. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_SCORED = 43,
  /** The battle is over. args[0] seat, args[1] ending. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_WON = 44,
  /** A spell that works reaches a unit that does not resist, before anything comes of it. args[0] unit, args[1] by, args[2] spell. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_SPELL_AFFECTED = 45,
  /** A player's Feather. args[0] seat, args[1] feather. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_FEATHER_SHOWN = 101,
  /** A means of a player. args[0] seat, args[1] means. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_MEANS_SHOWN = 102,
  /** A company is enlisted. args[0] company, args[1] model, args[2] count. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_ENLISTED = 103,
  /** An army has its first place. args[0] seat, args[1] location. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_SETTLED = 104,
  /** Rations are gained or spent. args[0] seat, args[1] change, args[2] now. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_RATIONS = 105,
  /** Experience is gained or spent. args[0] seat, args[1] change, args[2] now. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_EXPERIENCE = 106,
  /** A season. args[0] season, args[1] seat. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_SEASON_BEGAN = 107,
  /** A challenge battle is on offer. args[0] challenge, args[1] location, args[2] reward, args[3] mission, args[4] map. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_OFFERED = 108,
  /** A token goes straight to a point. args[0] company, args[1], args[2] place, args[3] days, args[4] model, args[5] location. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_MARCHED = 109,
  /** A camp is set up. args[0] seat, args[1] camp, args[2], args[3] place. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_CAMPED = 110,
  /** Models join a company. args[0] company, args[1] count, args[2] model. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_STRENGTHENED = 111,
  /** A company raises its level. args[0] company, args[1] level, args[2] model. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_RAISED = 112,
  /** A company is trained; what it is about follows as in the action `train`. args[0] company, args[1] training. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_TRAINED = 113,
  /** A player's turn. args[0] seat, args[1] part. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_TURN_BEGAN = 114,
  /** A battle. args[0] attacker, args[1] defender, args[2] location. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_BATTLE_BEGAN = 115,
  /** A company is in the battle. args[0] company, args[1] unit, args[2] reserve, args[3] model, args[4] count. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_JOINED = 116,
  /** A lost model's roll. args[0] company, args[1] natural, args[2] total, args[3] needed. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_RECOVERY_ROLLED = 117,
  /** What became of a company's lost models. args[0] company, args[1] recovered, args[2] lost, args[3] model. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_RECOVERED = 118,
  /** A company is no more. args[0] company, args[1] model. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_COMPANY_LOST = 119,
  /** A camp is destroyed. args[0] seat, args[1] camp. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_RAZED = 120,
  /** A key location changes hands. args[0] seat, args[1] location. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_LOCATION_HELD = 121,
  /** A player has no tokens left. args[0] seat. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_OUT = 122,
  /** The campaign is over. args[0] seat. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_CAMPAIGN_OVER = 123,
  /** An episode begins. args[0] episode. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_EPISODE_SET = 124,
  /** What an episode comes to. args[0] seat, args[1] natural, args[2] total, args[3] success. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_EPISODE_ROLLED = 125,
  /** A character is wounded. args[0] company, args[1] wound. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_WOUNDED = 126,
  /** A wound is gone. args[0] company, args[1] wound. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_WOUND_HEALED = 127,
  /** A character has a weapon. args[0] company, args[1] weapon. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_BOUGHT = 128,
  /** A character lends its Bravery. args[0] company, args[1] bravery. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_LENT = 129,
  /** A key location is another one now: other battle maps, another mission. args[0] location, args[1] stage. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_LOCATION_CHANGED = 130,
  /** A location is no key location any more. args[0] location. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_LOCATION_CLOSED = 131,
  /** A force of the referee is on the map. args[0] force, args[1], args[2] place, args[3] location. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_FORCE_PLACED = 132,
  /** A token of the referee leaves the map. args[0] company, args[1] model. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_TOKEN_REMOVED = 133,
  /** What winning the battle brings. args[0] reward. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_REWARD_SET = 134,
  /** A player chooses a venture. args[0] seat, args[1] venture. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_VENTURED = 135,
  /** What is asked for, and what is at stake. args[0] attribute, args[1] difficulty, args[2] target, args[3] how, args[4] success, args[5] failure. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_STAKES_TOLD = 136,
  /** What was at stake has come. args[0] seat, args[1] stake. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_STAKE_CAME = 137,
  /** A token leaves the location of a battle that was lost. args[0] company, args[1], args[2] place, args[3] model. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_RETREATED = 138,
  /** Rations are spent before a character's roll. args[0] company, args[1] rations. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_BRACED = 139,
  /** Why it ends. args[0] ending. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_DUCKHEIM_ENDED = 140,
  /** A character tends a company, whose lost models recover with its Bravery. args[0] company, args[1] bravery. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_TENDED = 141,
  /** A character has a name. args[0] seat, args[1] to args[6] name. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_HERO_NAMED = 142,
  /** A player thinks of an attribute. args[0] seat, args[1] to args[6] name. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_ATTRIBUTE_NAMED = 143,
  /** The referee allows a player's own attribute, or does not. args[0] seat, args[1] which, args[2] leave. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_ATTRIBUTE_ALLOWED = 144,
  /** A player says what the character wants to try, or goes on saying it. args[0] seat, args[1] to args[6] words. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_PROPOSED = 145,
  /** A player takes a proposal back. args[0] seat. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_UNSAID = 146,
  /** The referee takes a proposal up. args[0] seat. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_ANSWERED = 147,
  /** The referee declines a proposal. args[0] seat. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_TURNED_DOWN = 148,
  /** The referee has changed the terrain and the mission of a key location. args[0] location, args[1] mission, args[2] map. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_LOCATION_REMADE = 149,
  /** A company has a boat. args[0] company, args[1] boat. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_HIRED = 150,
  /** At the end: an episode that has been. args[0] episode. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_TALE_OF_EPISODE = 151,
  /** At the end: a key location. args[0] location, args[1] seat, args[2] stage. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_TALE_OF_PLACE = 152,
  /** At the end: an army. args[0] seat, args[1] won, args[2] lost, args[3] companies, args[4] models. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_TALE_OF_ARMY = 153,
  /** At the end: a player's character. args[0] company, args[1] model, args[2] level, args[3] wounds. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_TALE_OF_HERO = 154,
  /** How deep the party's zone is in the next battle that the referee sets up. args[0] zone. */
  MLD_DUCKHAMMER_CAMPAIGN_EVENT_LAID_OUT = 155,
} mld_duckhammer_campaign_event;

/** Kinds of decision: mld_decision.kind. */
typedef enum mld_duckhammer_campaign_decision {
  /** Write the army list. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_MUSTER = 1,
  /** Be the first Lead, or pick the sides. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_CHOOSE_LEAD = 2,
  /** Choose the end to deploy at. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_CHOOSE_SIDE = 3,
  /** Choose a mission. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_CHOOSE_MISSION = 4,
  /** Name monsters. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_NAME_MONSTER = 5,
  /** Place a monster. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_PLACE_MONSTER = 6,
  /** Place a point of interest. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_PLACE_OBJECT = 7,
  /** Deploy a unit. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_DEPLOY = 8,
  /** Arrange its models. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_ARRANGE = 9,
  /** Start a quacktic. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_START_QUACKTIC = 10,
  /** Activate a unit, or pass. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_ACTIVATE = 11,
  /** Move the models of a unit. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_MOVING = 12,
  /** Strike at a unit that leaves. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_RETALIATE = 13,
  /** Weapons of single models. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_PREPARE = 14,
  /** Answer an attack. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_COUNTER = 15,
  /** Turn a die for a victory point. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_SWAY = 16,
  /** Choose a model to lose. args[0] unit. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_LOSSES = 17,
  /** Choose a weapon to mark. args[0] model. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_PICK_WEAPON = 18,
  /** Land flying units. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_LAND = 19,
  /** Choose a Feather and up to three means. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_PLAN = 101,
  /** Enlist the first army. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_FIRST_ARMY = 102,
  /** Make a character. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_MAKE_HERO = 103,
  /** Give an army its first place. args[0] seat. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_SETTLE_ARMY = 104,
  /** Offer a challenge battle, or none; locations may be changed. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_OFFER_CHALLENGE = 105,
  /** March, camp, enlist, raise levels; done ends the turn. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_TAKE_TURN = 106,
  /** Choose a training. args[0] company. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_CHOOSE_TRAINING = 107,
  /** Begin a battle, or pass. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_BEGIN_BATTLE = 108,
  /** Choose who joins the battle. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_CHOOSE_JOINING = 109,
  /** Try what is asked for, or let it pass; what is at stake is told. args[0] attribute, args[1] difficulty, args[2] target, args[3] how, args[4] success, args[5] failure. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_PLAY_EPISODE = 110,
  /** Place, move or remove tokens, set up a battle, call for actions, begin an episode, change a location; pass ends the turn. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_REFEREES_TURN = 111,
  /** Choose a company to tend, or none. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_CHOOSE_TENDED = 112,
  /** Pay for models to recover. args[0] company. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_PAY_RECOVERY = 113,
  /** Destroy camps, or be done. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_CHOOSE_RAZING = 114,
  /** Announce a reward for winning the battle. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_ANNOUNCE_REWARD = 115,
  /** Choose where the tokens that lost go. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_CHOOSE_RETREAT = 116,
  /** Spend rations before the roll. args[0] company. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_BRACE_RECOVERY = 117,
  /** Answer a question that a pack asks. args[0] question. */
  MLD_DUCKHAMMER_CAMPAIGN_DECISION_ANSWER = 240,
} mld_duckhammer_campaign_decision;

/** The other player gets the other one. */
typedef enum mld_duckhammer_campaign_what {
  MLD_DUCKHAMMER_CAMPAIGN_WHAT_LEAD = 0, /**< lead */
  MLD_DUCKHAMMER_CAMPAIGN_WHAT_SIDES = 1, /**< sides */
} mld_duckhammer_campaign_what;

/** Where y is least, or greatest. */
typedef enum mld_duckhammer_campaign_end {
  MLD_DUCKHAMMER_CAMPAIGN_END_LOW = 0, /**< low */
  MLD_DUCKHAMMER_CAMPAIGN_END_HIGH = 1, /**< high */
} mld_duckhammer_campaign_end;

/** How it goes; walking wades through water. */
typedef enum mld_duckhammer_campaign_way {
  MLD_DUCKHAMMER_CAMPAIGN_WAY_WALK = 0, /**< walk */
  MLD_DUCKHAMMER_CAMPAIGN_WAY_DIVE = 1, /**< dive */
  MLD_DUCKHAMMER_CAMPAIGN_WAY_FLY = 2, /**< fly */
} mld_duckhammer_campaign_way;

/** Whether it does. */
typedef enum mld_duckhammer_campaign_take {
  MLD_DUCKHAMMER_CAMPAIGN_TAKE_NO = 0, /**< no */
  MLD_DUCKHAMMER_CAMPAIGN_TAKE_YES = 1, /**< yes */
} mld_duckhammer_campaign_take;

/** Which kind of action. */
typedef enum mld_duckhammer_campaign_step {
  MLD_DUCKHAMMER_CAMPAIGN_STEP_CHANT = 0, /**< chant */
  MLD_DUCKHAMMER_CAMPAIGN_STEP_SHOOT = 1, /**< shoot */
  MLD_DUCKHAMMER_CAMPAIGN_STEP_FIGHT = 2, /**< fight */
} mld_duckhammer_campaign_step;

/** By one character, or by the referee against all. */
typedef enum mld_duckhammer_campaign_how {
  MLD_DUCKHAMMER_CAMPAIGN_HOW_ALONE = 0, /**< alone */
  MLD_DUCKHAMMER_CAMPAIGN_HOW_GROUP = 1, /**< group */
} mld_duckhammer_campaign_how;

/** Of the character's own attributes. */
typedef enum mld_duckhammer_campaign_which {
  MLD_DUCKHAMMER_CAMPAIGN_WHICH_FIRST = 0, /**< first */
  MLD_DUCKHAMMER_CAMPAIGN_WHICH_SECOND = 1, /**< second */
} mld_duckhammer_campaign_which;

/** Whether it may be. */
typedef enum mld_duckhammer_campaign_leave {
  MLD_DUCKHAMMER_CAMPAIGN_LEAVE_NO = 0, /**< no */
  MLD_DUCKHAMMER_CAMPAIGN_LEAVE_YES = 1, /**< yes */
} mld_duckhammer_campaign_leave;

/** Whether it stood on the map before. */
typedef enum mld_duckhammer_campaign_again {
  MLD_DUCKHAMMER_CAMPAIGN_AGAIN_NO = 0, /**< no */
  MLD_DUCKHAMMER_CAMPAIGN_AGAIN_YES = 1, /**< yes */
} mld_duckhammer_campaign_again;

/** It. */
typedef enum mld_duckhammer_campaign_phase {
  MLD_DUCKHAMMER_CAMPAIGN_PHASE_MUSTER = 0, /**< muster */
  MLD_DUCKHAMMER_CAMPAIGN_PHASE_ROLL_OFF = 1, /**< roll_off */
  MLD_DUCKHAMMER_CAMPAIGN_PHASE_MISSIONS = 2, /**< missions */
  MLD_DUCKHAMMER_CAMPAIGN_PHASE_PLACING = 3, /**< placing */
  MLD_DUCKHAMMER_CAMPAIGN_PHASE_DEPLOYMENT = 4, /**< deployment */
  MLD_DUCKHAMMER_CAMPAIGN_PHASE_QUACKTICS = 5, /**< quacktics */
  MLD_DUCKHAMMER_CAMPAIGN_PHASE_MOVEMENT = 6, /**< movement */
  MLD_DUCKHAMMER_CAMPAIGN_PHASE_CHANT = 7, /**< chant */
  MLD_DUCKHAMMER_CAMPAIGN_PHASE_SHOOT = 8, /**< shoot */
  MLD_DUCKHAMMER_CAMPAIGN_PHASE_FIGHT = 9, /**< fight */
  MLD_DUCKHAMMER_CAMPAIGN_PHASE_MORALE = 10, /**< morale */
  MLD_DUCKHAMMER_CAMPAIGN_PHASE_CHARGE = 11, /**< charge */
  MLD_DUCKHAMMER_CAMPAIGN_PHASE_REPORT = 12, /**< report */
  MLD_DUCKHAMMER_CAMPAIGN_PHASE_OVER = 13, /**< over */
} mld_duckhammer_campaign_phase;

/** What for. */
typedef enum mld_duckhammer_campaign_activity {
  MLD_DUCKHAMMER_CAMPAIGN_ACTIVITY_MOVE = 0, /**< move */
  MLD_DUCKHAMMER_CAMPAIGN_ACTIVITY_PILE_IN = 1, /**< pile_in */
  MLD_DUCKHAMMER_CAMPAIGN_ACTIVITY_CHARGE = 2, /**< charge */
  MLD_DUCKHAMMER_CAMPAIGN_ACTIVITY_CHANT = 3, /**< chant */
  MLD_DUCKHAMMER_CAMPAIGN_ACTIVITY_SHOOT = 4, /**< shoot */
  MLD_DUCKHAMMER_CAMPAIGN_ACTIVITY_FIGHT = 5, /**< fight */
  MLD_DUCKHAMMER_CAMPAIGN_ACTIVITY_RETALIATE = 6, /**< retaliate */
} mld_duckhammer_campaign_activity;

/** What for. */
typedef enum mld_duckhammer_campaign_purpose {
  MLD_DUCKHAMMER_CAMPAIGN_PURPOSE_ATTACK = 0, /**< attack */
  MLD_DUCKHAMMER_CAMPAIGN_PURPOSE_CHANT = 1, /**< chant */
  MLD_DUCKHAMMER_CAMPAIGN_PURPOSE_RESIST = 2, /**< resist */
  MLD_DUCKHAMMER_CAMPAIGN_PURPOSE_MORALE = 3, /**< morale */
  MLD_DUCKHAMMER_CAMPAIGN_PURPOSE_SURFACE = 4, /**< surface */
  MLD_DUCKHAMMER_CAMPAIGN_PURPOSE_RETALIATE = 5, /**< retaliate */
} mld_duckhammer_campaign_purpose;

/** Whether it succeeds. */
typedef enum mld_duckhammer_campaign_success {
  MLD_DUCKHAMMER_CAMPAIGN_SUCCESS_NO = 0, /**< no */
  MLD_DUCKHAMMER_CAMPAIGN_SUCCESS_YES = 1, /**< yes */
} mld_duckhammer_campaign_success;

/** Why. */
typedef enum mld_duckhammer_campaign_cause {
  MLD_DUCKHAMMER_CAMPAIGN_CAUSE_DAMAGE = 0, /**< damage */
  MLD_DUCKHAMMER_CAMPAIGN_CAUSE_MORALE = 1, /**< morale */
  MLD_DUCKHAMMER_CAMPAIGN_CAUSE_SURFACING = 2, /**< surfacing */
  MLD_DUCKHAMMER_CAMPAIGN_CAUSE_COHERENCY = 3, /**< coherency */
  MLD_DUCKHAMMER_CAMPAIGN_CAUSE_SCRIPT = 4, /**< script */
} mld_duckhammer_campaign_cause;

/** Whether it is there now. */
typedef enum mld_duckhammer_campaign_on {
  MLD_DUCKHAMMER_CAMPAIGN_ON_NO = 0, /**< no */
  MLD_DUCKHAMMER_CAMPAIGN_ON_YES = 1, /**< yes */
} mld_duckhammer_campaign_on;

/** Whether it is taken off. */
typedef enum mld_duckhammer_campaign_gone {
  MLD_DUCKHAMMER_CAMPAIGN_GONE_NO = 0, /**< no */
  MLD_DUCKHAMMER_CAMPAIGN_GONE_YES = 1, /**< yes */
} mld_duckhammer_campaign_gone;

/** How. */
typedef enum mld_duckhammer_campaign_ending {
  MLD_DUCKHAMMER_CAMPAIGN_ENDING_NOT_OVER = 0, /**< not_over */
  MLD_DUCKHAMMER_CAMPAIGN_ENDING_DESTROYED_ALL = 1, /**< destroyed_all */
  MLD_DUCKHAMMER_CAMPAIGN_ENDING_VICTORY_POINTS = 2, /**< victory_points */
  MLD_DUCKHAMMER_CAMPAIGN_ENDING_LAST_ROUND = 3, /**< last_round */
  MLD_DUCKHAMMER_CAMPAIGN_ENDING_FORFEIT = 4, /**< forfeit */
} mld_duckhammer_campaign_ending;

/** Of the season. */
typedef enum mld_duckhammer_campaign_part {
  MLD_DUCKHAMMER_CAMPAIGN_PART_MARCH = 0, /**< march */
  MLD_DUCKHAMMER_CAMPAIGN_PART_BATTLES = 1, /**< battles */
} mld_duckhammer_campaign_part;

/** Whether it comes as reinforcement. */
typedef enum mld_duckhammer_campaign_reserve {
  MLD_DUCKHAMMER_CAMPAIGN_RESERVE_NO = 0, /**< no */
  MLD_DUCKHAMMER_CAMPAIGN_RESERVE_YES = 1, /**< yes */
} mld_duckhammer_campaign_reserve;

#endif /* MALLARD_DUCKHAMMER_CAMPAIGN_H_ */
