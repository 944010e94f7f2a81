#include "src/games/duckhammer_campaign/duckheim/words.h"

#include "mallard/text_argument.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/duckheim/attempts.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kWordSlots = kWordBytes / static_cast<int>(sizeof(int32_t));

ArgumentText WordsIn(const Action& action, int slot) { return {action.args + slot, kWordSlots}; }

// An action or event that ends in words.
Action WithWords(Action action, int slot, absl::string_view words) {
  PackText(words, action.args + slot, kWordSlots);
  return action;
}

void TellWords(Play& play, uint32_t event, int seat, absl::string_view words) {
  int32_t slots[kWordSlots];
  PackText(words, slots, kWordSlots);
  play.Tell(event, seat, slots[0], slots[1], slots[2], slots[3], slots[4], slots[5]);
}

bool IsMaking(const State& state) { return state.phase == Phase::kHeroes; }

Refusal CheckName(absl::string_view name) {
  const bool padded = name.front() == ' ' || name.back() == ' ';
  return padded ? Senseless("a name begins and ends with a character that is seen") : kAllowed;
}

Refusal CheckOwnAttribute(const Position& position, int seat, const Action& action) {
  const Player& player = position.state.players[seat];
  const int which = action.args[0];
  if (which > OwnAttributesOf(player)) return Forbidden("name the first one first");
  if (!IsMaking(position.state) && player.own[which].allowed != 0) {
    return Forbidden("the character has that attribute already");
  }
  return CheckName(WordsIn(action, 1).text());
}

Refusal CheckPoint(const Position& position, int seat, const Action& action) {
  const Player& player = position.state.players[seat];
  const int attribute = action.args[0];
  const int own = attribute - Size(position.rules.content().attributes);
  const int hero = HeroOf(position.state, seat);
  if (hero < 0) return Forbidden("choose a model first");
  if (own >= OwnAttributesOf(player)) return Forbidden("the attribute has no name yet");
  if (own >= 0 && player.own[own].allowed == 0) {
    return Forbidden("the referee has not allowed that attribute");
  }
  const int value = AttributeValue(position, seat, attribute);
  if (action.kind == kTakeBack) {
    if (!IsMaking(position.state)) return Forbidden("points stay where they are by now");
    return value > 0 ? kAllowed : Forbidden("there is no point in it");
  }
  if (PointsLeft(position, seat) <= 0) return Forbidden("there are no points left");
  return value < position.rules.grade() ? kAllowed
                                        : Forbidden("an attribute goes no higher than the Grade");
}

Refusal CheckProposal(const Position& position, int seat, const Action& action) {
  if (position.rules.war()) return Forbidden("there are proposals in Duckheim");
  if (!position.rules.referee_asked()) {
    return Forbidden("there is no person to answer: choose a venture");
  }
  const size_t size = ProposalOf(position.state, seat).size();
  if (action.kind == kUnsay) {
    return size != 0 ? kAllowed : Forbidden("nothing has been proposed");
  }
  if (size + WordsIn(action, 0).text().size() <= kProposalBytes) return kAllowed;
  return Forbidden("a proposal has at most {most} bytes", kProposalBytes);
}

uint8_t& PointsOf(State& state, int seat, int attribute, int of_content) {
  return attribute < of_content ? state.companies[HeroOf(state, seat)].attributes[attribute]
                                : state.players[seat].own[attribute - of_content].points;
}

void NameAttribute(Play& play, int seat, const Action& action) {
  OwnAttribute& own = play.state.players[seat].own[action.args[0]];
  own = OwnAttribute();
  PutText(WordsIn(action, 1).text(), absl::MakeSpan(own.name));
  // The engine as referee always gives leave.
  own.allowed = play.rules.referee_asked() ? 0 : 1;
  if (!IsMaking(play.state)) TellWords(play, kAttributeNamed, seat, WordsIn(action, 1).text());
}

void Propose(Play& play, int seat, absl::string_view words) {
  char* const proposal = play.state.players[seat].proposal;
  char* const end = proposal + ProposalOf(play.state, seat).size();
  PutText(words, absl::MakeSpan(end, words.size()));
  TellWords(play, kProposed, seat, words);
}

void Forget(State& state, int seat) { PutText("", absl::MakeSpan(state.players[seat].proposal)); }

Refusal CheckAllowing(const Position& position, const Action& action) {
  const int seat = action.args[0], which = action.args[1];
  if (seat >= position.rules.players()) return Senseless("there is no such player");
  const Player& player = position.state.players[seat];
  const bool wanted = which < OwnAttributesOf(player) && player.own[which].allowed == 0;
  return wanted ? kAllowed : Forbidden("the player has asked for no such attribute");
}

void Allow(Play& play, const Action& action) {
  const int seat = action.args[0], which = action.args[1];
  Player& player = play.state.players[seat];
  const bool leave = action.args[2] != 0;
  play.Tell(kAttributeAllowed, seat, which, leave ? 1 : 0);
  if (leave) {
    player.own[which].allowed = 1;
    return;
  }
  // The other one moves up.
  for (int i = which; i + 1 < kOwnAttributes; ++i) player.own[i] = player.own[i + 1];
  player.own[kOwnAttributes - 1] = OwnAttribute();
}

void TurnDown(Play& play, int seat) {
  play.Tell(kTurnedDown, seat);
  Forget(play.state, seat);
}

bool ListSuggested(const Position& position, Suggestion::Use use, const Action& base, int slot,
                   Listing& out) {
  for (const Suggestion& suggestion : position.rules.content().suggestions) {
    if (suggestion.use != use) continue;
    if (!out.One(WithWords(base, slot, suggestion.name))) return false;
  }
  return true;
}

}  // namespace

absl::string_view NameOfHero(const State& state, int seat) {
  return TextIn(absl::MakeConstSpan(state.players[seat].name));
}

absl::string_view GivenName(const State& state, int company) {
  const int seat = OwnerOf(company);
  if (seat >= kMaxPlayers || state.companies[company].hero == 0) return "";
  return NameOfHero(state, seat);
}

absl::string_view ProposalOf(const State& state, int seat) {
  return TextIn(absl::MakeConstSpan(state.players[seat].proposal));
}

int OwnAttributesOf(const Player& player) {
  int count = 0;
  while (count < kOwnAttributes && player.own[count].name[0] != 0) ++count;
  return count;
}

int AttributeValue(const Position& position, int seat, int attribute) {
  const int own = attribute - Size(position.rules.content().attributes);
  if (own < 0) {
    return position.state.companies[HeroOf(position.state, seat)].attributes[attribute];
  }
  return position.state.players[seat].own[own].points;
}

int PointsLeft(const Position& position, int seat) {
  const CampaignRules& rules = position.rules;
  int points = rules.content().LowestLevel(rules.grade());
  for (int i = 0; i < Size(rules.content().attributes) + kOwnAttributes; ++i) {
    points -= AttributeValue(position, seat, i);
  }
  return points;
}

Refusal CheckWords(const Position& position, int seat, const Action& action) {
  if (position.rules.war()) return Forbidden("there are characters in Duckheim");
  switch (action.kind) {
    case kNameHero:
      return CheckName(WordsIn(action, 0).text());
    case kNameAttribute:
      return CheckOwnAttribute(position, seat, action);
    case kAttribute:
    case kTakeBack:
      return CheckPoint(position, seat, action);
    default:
      return CheckProposal(position, seat, action);
  }
}

void SayWords(Play& play, int seat, const Action& action) {
  const int of_content = Size(play.rules.content().attributes);
  switch (action.kind) {
    case kNameHero:
      return PutText(WordsIn(action, 0).text(), absl::MakeSpan(play.state.players[seat].name));
    case kNameAttribute:
      return NameAttribute(play, seat, action);
    case kAttribute:
      ++PointsOf(play.state, seat, action.args[0], of_content);
      return;
    case kTakeBack:
      --PointsOf(play.state, seat, action.args[0], of_content);
      return;
    case kPropose:
      return Propose(play, seat, WordsIn(action, 0).text());
    default:
      Forget(play.state, seat);
      play.Tell(kUnsaid, seat);
  }
}

bool ListNames(const Position& position, int seat, Listing& out) {
  const Player& player = position.state.players[seat];
  if (player.name[0] == 0 && IsMaking(position.state) &&
      !ListSuggested(position, Suggestion::Use::kName, {kNameHero, {}}, 0, out)) {
    return false;
  }
  const int which = OwnAttributesOf(player);
  if (position.rules.war() || which == kOwnAttributes) return true;
  return ListSuggested(position, Suggestion::Use::kAttribute, {kNameAttribute, {which}}, 1, out);
}

bool ListPoints(const Position& position, int seat, ActionKind kind, Listing& out) {
  if (position.rules.war()) return true;
  const int count = Size(position.rules.content().attributes) + kOwnAttributes;
  for (int i = 0; i < count; ++i) {
    const Action action{kind, {i}};
    if (!CheckPoint(position, seat, action) && !out.One(action)) return false;
  }
  return true;
}

bool ListProposals(const Position& position, int seat, Listing& out) {
  if (CheckProposal(position, seat, {kPropose, {'.'}})) return true;
  if (!ProposalOf(position.state, seat).empty()) return out.One({kUnsay, {}});
  return ListSuggested(position, Suggestion::Use::kProposal, {kPropose, {}}, 0, out);
}

void ShowWords(Play& play, int seat) {
  const Player& player = play.state.players[seat];
  if (player.name[0] != 0) TellWords(play, kHeroNamed, seat, NameOfHero(play.state, seat));
  for (int i = 0; i < OwnAttributesOf(player); ++i) {
    TellWords(play, kAttributeNamed, seat, TextIn(absl::MakeConstSpan(player.own[i].name)));
  }
}

Refusal CheckReply(const Position& position, const Action& action) {
  if (action.kind == kAllow) return CheckAllowing(position, action);
  const int seat = action.args[0];
  if (seat >= position.rules.players()) return Senseless("there is no such player");
  return ProposalOf(position.state, seat).empty() ? Forbidden("the player has proposed nothing")
                                                  : kAllowed;
}

absl::Status Reply(Play& play, const Action& action) {
  switch (action.kind) {
    case kAllow:
      Allow(play, action);
      return absl::OkStatus();
    case kTurnDown:
      TurnDown(play, action.args[0]);
      return absl::OkStatus();
    default:
      return AnswerProposal(play, action);
  }
}

bool ListReplies(const Position& position, Listing& out) {
  const CampaignContent& content = position.rules.content();
  for (int seat = 0; seat < position.rules.players(); ++seat) {
    for (int which = 0; which < kOwnAttributes; ++which) {
      const Action allow{kAllow, {seat, which, 0}};
      if (!CheckAllowing(position, allow) && !out.Range(allow, 2, 0, 2)) return false;
    }
    if (ProposalOf(position.state, seat).empty()) continue;
    if (!out.One({kTurnDown, {seat}})) return false;
    // Each attribute without difficulty, for each stake and nothing.
    for (int attribute = 1; attribute <= Size(content.attributes); ++attribute) {
      const Action base{kTakeUp, {seat, attribute, 0, -1, 0, 0, 0}};
      if (!out.Range(base, 5, 0, Size(content.stakes) + 1)) return false;
    }
  }
  return true;
}

void TurnDownAll(Play& play) {
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    if (!ProposalOf(play.state, seat).empty()) TurnDown(play, seat);
  }
}

}  // namespace mallard::duckhammer_campaign
