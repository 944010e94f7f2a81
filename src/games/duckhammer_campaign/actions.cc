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
      {kCallFor,
       "call",
       "The referee calls for an action, and says what is at stake.",
       {NameArg("attribute", "called_attribute", "That helps."),
        Between(0, kMostDifficulty, NumberArg("difficulty", "Taken off the roll, 0 to 6.")),
        Between(-1, duckhammer::kGrades - 1,
                NumberArg("target", "Grade of whom it is done to; -1: nobody.")),
        OrNone(Seat("Who may try; nobody: anybody.")),
        WordArg("how", {"alone", "group"}, "By one character, or by the referee against all."),
        NameArg("success", "called_stake", "What success brings."),
        NameArg("failure", "called_stake", "What failure brings.")}},
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
      {kStakesTold,
       "stakes_told",
       "What is asked for, and what is at stake.",
       {OrNone(NameArg("attribute", "attribute", "That helps.")),
        NumberArg("difficulty", "Taken off the roll."),
        NumberArg("target", "Grade of whom it is done to; -1: nobody."),
        WordArg("how", {"alone", "group"}, "By one character, or by the referee against all."),
        OrNone(NameArg("success", "stake", "What success brings.")),
        OrNone(NameArg("failure", "stake", "What failure brings."))}},
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
      {kPlayEpisode, "play_episode", "Try what is asked for, or let it pass.", {}},
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
  manifest.demo = "battles=3";  // Wars are long.
  manifest.doc =
      "Armies march, fight Duckhammer battles, recover and learn; or heroes of Duckheim.";
  Append(manifest.actions, WarActions());
  Append(manifest.actions, DuckheimActions());
  Append(manifest.actions, MapActions());
  Append(manifest.actions, RefereeActions());
  Append(manifest.events, WarEvents());
  Append(manifest.events, DuckheimEvents());
  Append(manifest.events, MapEvents());
  Append(manifest.events, RefereeEvents());
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
