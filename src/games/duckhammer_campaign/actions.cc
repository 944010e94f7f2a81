#include "src/games/duckhammer_campaign/actions.h"

#include <utility>
#include <vector>

#include "mallard/asking.h"
#include "mallard/frame/args.h"
#include "src/games/duckhammer_campaign/actions_options.h"
#include "src/games/duckhammer_campaign/scene/scene.h"
#include "src/games/duckhammer_campaign/state.h"

namespace mallard::duckhammer_campaign {
namespace {

ArgSpec Seat(const char* doc = "The player.") { return {"seat", ArgType::kSeat, doc, {}, ""}; }
ArgSpec CompanyArg(const char* doc = "Its number.") {
  return Between(0, kCompanySlots - 1, Arg(ArgType::kCompany, "company", doc));
}
ArgSpec CampArg(const char* doc) {
  return Between(1, kMaxCamps, Own(Arg(ArgType::kCamp, "camp", doc)));
}
ArgSpec LoadoutArg() {
  return Between(1, duckhammer::kMaxLoadouts,
                 Arg(ArgType::kLoadout, "loadout", "Which choice of weapons, from 1."));
}
ArgSpec StageArg(const char* doc) {
  return Between(0, kMaxStages, Arg(ArgType::kStage, "stage", doc));
}
ArgSpec ModelsArg(int least, const char* doc) {
  return Between(least, duckhammer::kMaxUnitModels, CountArg("count", doc));
}
ArgSpec ModelArg() { return NameArg("model", "model", "Of what it is."); }
ArgSpec OfferedMission() {
  return NameArg("mission", "offered_mission", "The player's mission; free: it chooses one.");
}
ArgSpec OfferedMap() {
  return NameArg("map", "offered_map", "The battle map; any: one of the location.");
}
ArgSpec Location() { return NodeArg("location", "location", "The key location."); }
ArgSpec OwnArg() {
  return WordArg("which", {"first", "second"}, "Of the character's own attributes.");
}
ArgSpec PlaceArg() {
  return Arg(ArgType::kPlace, "place",
             "Across and up the campaign map, in thousandths of an inch.");
}

std::vector<KindSpec> WarActions() {
  return {
      {kFeather, "feather", "Choose a Feather.", {NameArg("feather", "feather", "It.")}},
      {kChooseMeans,
       "means",
       "Choose a means of getting rations.",
       {NameArg("means", "means", "It.")}},
      {kDropMeans,
       "drop",
       "Take a means back.",
       {Between(1, kMaxMeans,
                Own(Arg(ArgType::kLine, "number", "Which of those chosen, from 1.")))},
       true},
      {kSettle, "settle", "The referee gives an army its first place.", {Seat(), Location()}},
      {kOffer,
       "offer",
       "The referee offers a challenge battle.",
       {NameArg("challenge", "challenge", "It."), Location(), OfferedMission(),
        Between(0, kMostReward, AmountArg("reward", "Rations for winning.")), OfferedMap()}},
      {kMarchTo, "march", "A token goes straight to a point.", {CompanyArg(), PlaceArg()}},
      {kPitchCamp, "camp", "A company sets up a camp where its token is.", {CompanyArg()}},
      {kRecruit,
       "recruit",
       "Enlist a new company at a camp.",
       {NameArg("model", "model", "Of what."), ModelsArg(1, "Models, up to Full Strength."),
        LoadoutArg(), CampArg("Which of the own camps, from 1.")}},
      {kStrengthen,
       "strengthen",
       "Enlist models into a company.",
       {CompanyArg(), ModelsArg(1, "How many.")}},
      {kRaise, "raise", "Pay experience for a company's next level.", {CompanyArg()}},
      {kTrain,
       "train",
       "Choose the training of a company that has raised its level.",
       {NameArg("training", "training", "It; what follows depends on it.")},
       false,
       true},
      {kDecline, "decline", "Choose no training.", {}},
      {kAttack,
       "attack",
       "Begin a battle.",
       {CompanyArg("The own company."),
        Between(0, kCompanySlots - 1,
                Arg(ArgType::kCompany, "target", "The enemy's company beside it."))}},
      {kAccept, "accept", "Begin the challenge battle on offer.", {CompanyArg()}},
      {kJoin, "join", "A company joins the battle.", {CompanyArg()}},
      {kWithdraw, "withdraw", "A company stays out of the battle.", {CompanyArg()}, true},
      {kRecover,
       "recover",
       "Pay rations for models that have not recovered, the cheapest first.",
       {ModelsArg(0, "How many; 0: none.")}},
      {kRaze,
       "raze",
       "Destroy a camp.",
       {Seat("Whose."), CampArg("Which of that player's, from 1.")}},
  };
}

std::vector<KindSpec> DuckheimActions() {
  return {
      {kHero,
       "hero",
       "Make a character of a model.",
       {NameArg("model", "model", "Of what."), LoadoutArg()}},
      {kAttribute,
       "attribute",
       "Put a point into an attribute.",
       {NameArg("attribute", "attribute", "It.")}},
      {kTakeBack,
       "take_back",
       "Take a point out of an attribute.",
       {NameArg("attribute", "attribute", "It.")},
       true},
      {kAttempt, "attempt", "Try what the episode asks for.", {}},
      {kBuy,
       "buy",
       "Buy a weapon for a character.",
       {CompanyArg(),
        Between(0, duckhammer::kMaxWeapons,
                Arg(ArgType::kWeapon, "slot",
                    "Which of its weapons it replaces, from 1; 0: one more.")),
        NameArg("weapon", "weapon", "It.")}},
      {kTend, "tend", "A character's Bravery helps a company recover.", {CompanyArg()}},
      {kLend,
       "lend",
       "A character lends its Bravery to a unit's morale for this round.",
       {CompanyArg("The company of the unit.")}},
      {kSetEpisode,
       "episode",
       "The referee begins an episode.",
       {NameArg("episode", "episode", "It.")}},
  };
}

// Terms of something that is to be tried, from the attribute on.
std::vector<ArgSpec> TermsArgs(std::vector<ArgSpec> args, bool with_seat) {
  args.push_back(NameArg("attribute", "called_attribute", "That helps."));
  args.push_back(
      Between(0, kMostDifficulty, NumberArg("difficulty", "Taken off the roll, 0 to 6.")));
  args.push_back(Between(-1, duckhammer::kGrades - 1,
                         NumberArg("target", "Grade of whom it is done to; -1: nobody.")));
  if (with_seat) args.push_back(OrNone(Seat("Who may try; nobody: anybody.")));
  args.push_back(
      WordArg("how", {"alone", "group"}, "By one character, or by the referee against all."));
  args.push_back(NameArg("success", "called_stake", "What success brings."));
  args.push_back(NameArg("failure", "called_stake", "What failure brings."));
  return args;
}

std::vector<KindSpec> RefereeActions() {
  return {
      {kPlaceForce,
       "station",
       "The referee places a force on the map.",
       {NameArg("force", "force", "Which."), PlaceArg(),
        Between(0, kMostOfParty,
                NumberArg("percent", "Of the party's worth; 0: as much as the opposition has."))}},
      {kRemoveToken, "remove", "The referee takes a token of its own off the map.", {CompanyArg()}},
      {kSetUpBattle,
       "battle",
       "The referee sets up a battle.",
       {CompanyArg("Its own company."),
        Between(0, kCompanySlots - 1,
                Arg(ArgType::kCompany, "target", "The party's company beside it.")),
        OfferedMission(),
        NameArg("own_mission", "offered_mission", "Of its own side; free: it chooses one."),
        OfferedMap(), Between(0, kMostReward, AmountArg("reward", "Rations for winning.")),
        Between(0, kMostZone,
                Arg(ArgType::kLength, "zone", "Inches that its own zone is deep; 0: as usual."))}},
      {kCallFor, "call", "The referee calls for an action, and says what is at stake.",
       TermsArgs({}, true)},
      {kTryVenture,
       "venture",
       "Choose one of the ventures that there are where your character is.",
       {NameArg("venture", "venture", "It.")}},
      {kAnnounce,
       "reward",
       "The referee announces what winning the battle brings.",
       {Between(0, kMostReward, AmountArg("reward", "Rations; 0: none."))}},
      {kRetreatTo,
       "retreat",
       "A token leaves the location of a battle that was lost.",
       {CompanyArg(), PlaceArg()}},
      {kBrace,
       "brace",
       "Spend rations before a character's recovery roll, each adding 1.",
       {Between(0, 255, CountArg("rations", "How many; 0: none."))}},
  };
}

std::vector<KindSpec> WordActions() {
  return {
      {kNameHero,
       "name",
       "Give your character a name.",
       {TextArg("name", kWordBytes, "What it is called.")}},
      {kNameAttribute,
       "own_attribute",
       "Think of an attribute that only your character has; the referee allows it or not.",
       {OwnArg(), TextArg("name", kWordBytes, "What it is called.")}},
      {kPropose,
       "propose",
       "Say what your character wants to try; again: go on saying it.",
       {TextArg("words", kWordBytes, "The next of your words, 240 bytes in all.")}},
      {kUnsay, "unsay", "Take back what you have proposed.", {}, true},
      {kTakeUp, "take_up",
       "The referee takes a proposal up, and says what it takes and what is at stake.",
       TermsArgs({Seat("Whose.")}, false)},
      {kTurnDown, "turn_down", "The referee declines a proposal.", {Seat("Whose.")}},
      {kAllow,
       "allow",
       "The referee allows an attribute of a player's own, or does not.",
       {Seat("Whose."), OwnArg(), YesNoArg("leave", "Whether it may be.")}},
  };
}

std::vector<KindSpec> WordEvents() {
  return {
      {kHeroNamed,
       "hero_named",
       "A character has a name.",
       {Subject(Seat()), TextArg("name", kWordBytes, "It.")}},
      {kAttributeNamed,
       "attribute_named",
       "A player thinks of an attribute.",
       {Subject(Seat()), TextArg("name", kWordBytes, "It.")}},
      {kAttributeAllowed,
       "attribute_allowed",
       "The referee allows a player's own attribute, or does not.",
       {Subject(Seat()), OwnArg(), YesNoArg("leave", "Whether it may be.")}},
      {kProposed,
       "proposed",
       "A player says what the character wants to try, or goes on saying it.",
       {Subject(Seat()), TextArg("words", kWordBytes, "The next words.")}},
      {kUnsaid, "unsaid", "A player takes a proposal back.", {Subject(Seat())}},
      {kAnswered, "answered", "The referee takes a proposal up.", {Subject(Seat())}},
      {kTurnedDown, "turned_down", "The referee declines a proposal.", {Subject(Seat())}},
  };
}

std::vector<KindSpec> WarEvents() {
  return {
      {kFeatherShown,
       "feather_shown",
       "A player's Feather.",
       {Seat(), Subject(NameArg("feather", "feather", "It."))}},
      {kMeansShown,
       "means_shown",
       "A means of a player.",
       {Seat(), Subject(NameArg("means", "means", "It."))}},
      {kEnlisted,
       "enlisted",
       "A company is enlisted.",
       {Subject(CompanyArg()), NameArg("model", "model", "Of what."),
        Amount(CountArg("count", "Models."))}},
      {kSettled, "settled", "An army has its first place.", {Subject(Seat()), To(Location())}},
      {kRations,
       "rations",
       "Rations are gained or spent.",
       {Subject(Seat()), Amount(AmountArg("change", "How many; negative: spent.")),
        Total(AmountArg("now", "What there is now."))}},
      {kExperience,
       "experience",
       "Experience is gained or spent.",
       {Subject(Seat()), Amount(AmountArg("change", "How much.")),
        Total(AmountArg("now", "What there is now."))}},
      {kSeasonBegan,
       "season_began",
       "A season.",
       {NumberArg("season", "From 1."), Seat("Who marches first.")}},
      {kOffered,
       "offered",
       "A challenge battle is on offer.",
       {Subject(NameArg("challenge", "challenge", "It.")), At(Location()),
        Amount(AmountArg("reward", "Rations for winning.")), OfferedMission(), OfferedMap()}},
      {kMarched,
       "marched",
       "A token goes straight to a point.",
       {Subject(CompanyArg()), To(PlaceArg()),
        Total(CountArg("days", "That this march takes by now.")), ModelArg(), Location()}},
      {kCamped,
       "camped",
       "A camp is set up.",
       {Seat(), Subject(CampArg("Its number, from 1.")), To(PlaceArg())}},
      {kStrengthened,
       "strengthened",
       "Models join a company.",
       {Subject(CompanyArg()), Amount(CountArg("count", "How many.")), ModelArg()}},
      {kRaised,
       "raised",
       "A company raises its level.",
       {Subject(CompanyArg()), Total(NumberArg("level", "Now.")), ModelArg()}},
      {kTrainedIn,
       "trained",
       "A company is trained; what it is about follows as in the action `train`.",
       {Subject(CompanyArg()), NameArg("training", "training", "In what.")},
       false,
       true},
      {kTurnBegan,
       "turn_began",
       "A player's turn.",
       {Seat(), WordArg("part", {"march", "battles"}, "Of the season.")}},
      {kBattleBegan,
       "battle_began",
       "A battle.",
       {{"attacker", ArgType::kSeat, "Who began it.", {}, ""},
        {"defender", ArgType::kSeat, "The other side.", {}, ""},
        Location()}},
      {kJoined,
       "joined",
       "A company is in the battle.",
       {Subject(CompanyArg()), To(Arg(ArgType::kUnit, "unit", "Its number there.")),
        YesNoArg("reserve", "Whether it comes as reinforcement."), ModelArg(),
        Amount(CountArg("count", "Models."))}},
      {kRecoveryRolled,
       "recovery_rolled",
       "A lost model's roll.",
       {Subject(CompanyArg()), RollArg("natural", "The d12."),
        Total(RollArg("total", "With everything.")), RollArg("needed", "To recover.")}},
      {kRecovered,
       "recovered",
       "What became of a company's lost models.",
       {Subject(CompanyArg()), Amount(CountArg("recovered", "Are back.")),
        CountArg("lost", "Are gone."), ModelArg()}},
      {kCompanyLost, "company_lost", "A company is no more.", {Subject(CompanyArg()), ModelArg()}},
      {kRazed,
       "razed",
       "A camp is destroyed.",
       {Seat("Whose."), Subject(CampArg("Its number until now; later ones move up."))}},
      {kHeld, "location_held", "A key location changes hands.", {To(Seat()), Subject(Location())}},
      {kOut, "out", "A player has no tokens left.", {Subject(Seat())}},
      {kCampaignOver, "campaign_over", "The campaign is over.", {Subject(Seat("A winner."))}},
  };
}

std::vector<KindSpec> DuckheimEvents() {
  return {
      {kEpisodeSet,
       "episode_set",
       "An episode begins.",
       {Subject(NameArg("episode", "episode", "It."))}},
      {kEpisodeRolled,
       "episode_rolled",
       "What an episode comes to.",
       {Subject(Seat("Who rolled; nobody: the referee.")), RollArg("natural", "The d12."),
        Total(RollArg("total", "With everything; of the group, what was to be rolled.")),
        YesNoArg("success", "Whether it went well for the players.")}},
      {kWoundTaken,
       "wounded",
       "A character is wounded.",
       {Subject(CompanyArg()), NameArg("wound", "wound", "How.")}},
      {kWoundHealed,
       "wound_healed",
       "A wound is gone.",
       {Subject(CompanyArg()), NameArg("wound", "wound", "Which.")}},
      {kGearBought,
       "bought",
       "A character has a weapon.",
       {Subject(CompanyArg()), NameArg("weapon", "weapon", "It.")}},
      {kBraveryLent,
       "lent",
       "A character lends its Bravery.",
       {Subject(CompanyArg("To whom.")), Amount(AmountArg("bravery", "How much."))}},
  };
}

// What is being tried, as it is told.
std::vector<ArgSpec> StakesArgs() {
  return {OrNone(NameArg("attribute", "attribute", "That helps.")),
          NumberArg("difficulty", "Taken off the roll."),
          NumberArg("target", "Grade of whom it is done to; -1: nobody."),
          WordArg("how", {"alone", "group"}, "By one character, or by the referee against all."),
          OrNone(NameArg("success", "stake", "What success brings.")),
          OrNone(NameArg("failure", "stake", "What failure brings."))};
}

std::vector<KindSpec> RefereeEvents() {
  return {
      {kForcePlaced,
       "force_placed",
       "A force of the referee is on the map.",
       {Subject(NameArg("force", "force", "It.")), To(PlaceArg()), Location()}},
      {kTokenRemoved,
       "token_removed",
       "A token of the referee leaves the map.",
       {Subject(CompanyArg()), ModelArg()}},
      {kRewardSet,
       "reward_set",
       "What winning the battle brings.",
       {Amount(AmountArg("reward", "Rations."))}},
      {kVentured,
       "ventured",
       "A player chooses a venture.",
       {Seat(), Subject(NameArg("venture", "venture", "It."))}},
      {kStakesTold, "stakes_told", "What is asked for, and what is at stake.", StakesArgs()},
      {kStakeCame,
       "stake_came",
       "What was at stake has come.",
       {Seat("Whose; nobody: everybody's."), Subject(NameArg("stake", "stake", "It."))}},
      {kRetreated,
       "retreated",
       "A token leaves the location of a battle that was lost.",
       {Subject(CompanyArg()), To(PlaceArg()), ModelArg()}},
      {kBraced,
       "braced",
       "Rations are spent before a character's roll.",
       {Subject(CompanyArg()), Amount(CountArg("rations", "How many."))}},
      {kDuckheimEnded,
       "duckheim_ended",
       "Why it ends.",
       {WordArg("ending", {"none", "all_locations", "last_episode", "weeks", "all_fell", "nowhere"},
                "What it was.")}},
      {kTended,
       "tended",
       "A character tends a company, whose lost models recover with its Bravery.",
       {Subject(CompanyArg()), Amount(AmountArg("bravery", "How much."))}},
  };
}

std::vector<KindSpec> MapActions() {
  return {
      {kAlter,
       "alter",
       "The referee changes a key location.",
       {Location(), StageArg("What it becomes, from 1; 0: it closes.")},
       true},
  };
}

std::vector<KindSpec> MapEvents() {
  return {
      {kLocationChanged,
       "location_changed",
       "A key location is another one now: other battle maps, another mission.",
       {Subject(Location()), Total(StageArg("Which of its stages, from 1."))}},
      {kLocationClosed,
       "location_closed",
       "A location is no key location any more.",
       {Subject(Location())}},
  };
}

// What the referee makes of a location. Kinds stand by rising number, so these come last.
KindSpec RemakeAction() {
  return {kRemake,
          "remake",
          "The referee changes the terrain and the mission of a key location.",
          {Location(),
           NameArg("mission", "offered_mission", "Of both sides; free: as the location says."),
           NameArg("map", "offered_map", "Where battles are; any: as the location says.")},
          true};
}

KindSpec RemadeEvent() {
  return {kLocationRemade,
          "location_remade",
          "The referee has changed the terrain and the mission of a key location.",
          {Subject(Location()),
           NameArg("mission", "offered_mission", "Of both sides; free: as the location says."),
           NameArg("map", "offered_map", "Where battles are; any: as the location says.")}};
}

KindSpec HireAction() {
  return {kHireBoat,
          "hire",
          "Hire a boat for a company, until the season ends.",
          {CompanyArg(), NameArg("boat", "boat", "It.")}};
}

ArgSpec PartyZoneArg() {
  return Between(
      0, kMostZone,
      Arg(ArgType::kLength, "zone", "Inches that the party's zone is deep; 0: as usual."));
}

KindSpec LayOutAction() {
  return {kLayOut,
          "lay_out",
          "The referee says how deep the party's zone is in the next battle it sets up.",
          {PartyZoneArg()}};
}

KindSpec LaidOutEvent() {
  return {kLaidOut,
          "laid_out",
          "How deep the party's zone is in the next battle that the referee sets up.",
          {Amount(PartyZoneArg())}};
}

KindSpec HiredEvent() {
  return {kHired,
          "hired",
          "A company has a boat.",
          {Subject(CompanyArg()), NameArg("boat", "boat", "It.")}};
}

// The chronicle, when all is over.
std::vector<KindSpec> TaleEvents() {
  return {
      {kTaleOfEpisode,
       "tale_of_episode",
       "At the end: an episode that has been.",
       {Subject(NameArg("episode", "episode", "It."))}},
      {kTaleOfPlace,
       "tale_of_place",
       "At the end: a key location.",
       {Subject(Location()), To(OrNone(Seat("Who holds it; nobody."))),
        Total(StageArg("Which of its stages it came to, from 1; one more: it closed."))}},
      {kTaleOfArmy,
       "tale_of_army",
       "At the end: an army.",
       {Subject(Seat("Whose.")), CountArg("won", "Battles."), CountArg("lost", "Battles."),
        CountArg("companies", "That are left."), CountArg("models", "In them.")}},
      {kTaleOfHero,
       "tale_of_hero",
       "At the end: a player's character.",
       {Subject(CompanyArg()), ModelArg(), NumberArg("level", "Now."),
        CountArg("wounds", "That it has.")}},
  };
}

std::vector<KindSpec> OwnDecisions() {
  return {
      {kPlan, "plan", "Choose a Feather and up to three means.", {}},
      {kFirstArmy, "first_army", "Enlist the first army.", {}},
      {kMakeHero, "make_hero", "Make a character.", {}},
      {kSettleArmy, "settle_army", "Give an army its first place.", {Seat()}},
      {kOfferChallenge,
       "offer_challenge",
       "Offer a challenge battle, or none; locations may be changed.",
       {}},
      {kTakeTurn, "take_turn", "March, camp, enlist, raise levels; done ends the turn.", {}},
      {kChooseTraining, "choose_training", "Choose a training.", {CompanyArg()}},
      {kBeginBattle, "begin_battle", "Begin a battle, or pass.", {}},
      {kChooseJoining, "choose_joining", "Choose who joins the battle.", {}},
      {kPlayEpisode, "play_episode",
       "Try what is asked for, or let it pass; what is at stake is told.", StakesArgs()},
      {kRefereesTurn,
       "referees_turn",
       "Place, move or remove tokens, set up a battle, call for actions, begin an episode, change "
       "a location; pass ends the turn.",
       {}},
      {kChooseTended, "choose_tended", "Choose a company to tend, or none.", {}},
      {kPayRecovery, "pay_recovery", "Pay for models to recover.", {CompanyArg()}},
      {kChooseRazing, "choose_razing", "Destroy camps, or be done.", {}},
      {kAnnounceReward, "announce_reward", "Announce a reward for winning the battle.", {}},
      {kChooseRetreat, "choose_retreat", "Choose where the tokens that lost go.", {}},
      {kBraceRecovery, "brace_recovery", "Spend rations before the roll.", {CompanyArg()}},
  };
}

void Append(std::vector<KindSpec>& to, std::vector<KindSpec> more) {
  for (KindSpec& spec : more) to.push_back(std::move(spec));
}

Manifest Make() {
  Manifest manifest = duckhammer::TheManifest();
  manifest.game = "duckhammer_campaign";
  manifest.title = "Duckhammer campaigns";
  manifest.demo = "battles=3 weeks=4";  // Wars are long.
  manifest.doc =
      "Armies march, fight Duckhammer battles, recover and learn; or heroes of Duckheim.";
  Append(manifest.actions, WarActions());
  Append(manifest.actions, DuckheimActions());
  Append(manifest.actions, MapActions());
  Append(manifest.actions, RefereeActions());
  Append(manifest.actions, WordActions());
  manifest.actions.push_back(RemakeAction());
  manifest.actions.push_back(HireAction());
  manifest.actions.push_back(LayOutAction());
  Append(manifest.events, WarEvents());
  Append(manifest.events, DuckheimEvents());
  Append(manifest.events, MapEvents());
  Append(manifest.events, RefereeEvents());
  Append(manifest.events, WordEvents());
  manifest.events.push_back(RemadeEvent());
  manifest.events.push_back(HiredEvent());
  Append(manifest.events, TaleEvents());
  manifest.events.push_back(LaidOutEvent());
  // A short account keeps what changes the campaign.
  manifest.memorable = {
      kFeatherShown,  kSettled,        kSeasonBegan, kOffered,      kTurnBegan,  kBattleBegan,
      kCompanyLost,   kHeld,           kOut,         kCampaignOver, kEpisodeSet, kEpisodeRolled,
      kWoundTaken,    kLocationClosed, kForcePlaced, kVentured,     kStakeCame,  kDuckheimEnded,
      kHeroNamed,     kAttributeNamed, kProposed,    kAnswered,     kTurnedDown, kHired,
      kTaleOfEpisode, kTaleOfPlace,    kTaleOfArmy,  kTaleOfHero};
  Append(manifest.decisions, OwnDecisions());
  manifest.options = CampaignOptions();
  manifest.words = SceneWords();
  const EventTelling tellings[] = {
      {kSeasonBegan, Telling::kHeading},  {kTurnBegan, Telling::kHeading},
      {kMeansShown, Telling::kDetail},    {kRecoveryRolled, Telling::kDetail},
      {kEpisodeRolled, Telling::kDetail}, {kRations, Telling::kLatest},
      {kBraced, Telling::kDetail},        {kStakesTold, Telling::kDetail},
      {kDuckheimEnded, Telling::kDetail}, {kExperience, Telling::kLatest},
  };
  manifest.tellings.insert(manifest.tellings.end(), std::begin(tellings), std::end(tellings));
  AddAnswers(manifest);
  return manifest;
}

}  // namespace

const Manifest& TheManifest() {
  static const Manifest* const manifest = new Manifest(Make());
  return *manifest;
}

}  // namespace mallard::duckhammer_campaign
