#include "src/games/duckhammer/content/printed_abilities.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/content/content_parts.h"
#include "src/games/duckhammer/script/abilities.h"

namespace mallard::duckhammer {
namespace {

class AbilityReader {
 public:
  AbilityReader(const ContentSet& set, const GameContent& content, const ContentEntry& entry,
                EntryReporter& reporter, Profile& profile)
      : set_(set), content_(content), entry_(entry), reporter_(reporter), profile_(profile) {}

  void Read() {
    ReadPlain();
    ReadAboutSomething();
    for (size_t i = 0; i < places_.size(); ++i) {
      for (const std::string& problem :
           ModelAbilityProblems(content_, profile_, static_cast<int>(i))) {
        reporter_.AddAt(*places_[i].value, places_[i].path, problem);
      }
    }
  }

 private:
  // Where an ability that was read stands.
  struct Place {
    const ContentValue* value;
    std::string path;
  };

  const ModelAbility& Ability(int number) const { return At(content_.model_abilities, number); }

  void ReadPlain() {
    const ContentValue& list = entry_.value["abilities"];
    for (size_t i = 0; i < list.items.size(); ++i) {
      const int number = PositionOf(set_, "model_ability", list.items[i]);
      if (number < 0) continue;
      const std::string path = absl::StrCat("abilities[", i + 1, "]");
      if (Ability(number).argument != ModelAbility::Argument::kNone) {
        reporter_.AddAt(list.items[i], path,
                        absl::StrCat(Ability(number).name,
                                     " is about something: write it in `abilities_with`, with its ",
                                     Word(Ability(number).argument)));
        continue;
      }
      Take(number, -1, list.items[i], path);
    }
  }

  void ReadAboutSomething() {
    const ContentValue& list = entry_.value["abilities_with"];
    for (size_t i = 0; i < list.items.size(); ++i) {
      const ContentValue& item = list.items[i];
      const int number = PositionOf(set_, "model_ability", item["ability"]);
      if (number < 0) continue;
      const std::string path = absl::StrCat("abilities_with[", i + 1, "]");
      const ModelAbility::Argument wanted = Ability(number).argument;
      const bool spell = !item["spell"].IsNil();
      const bool quacktic = !item["quacktic"].IsNil();
      if (wanted == ModelAbility::Argument::kNone ||
          spell != (wanted == ModelAbility::Argument::kSpell) ||
          quacktic != (wanted == ModelAbility::Argument::kQuacktic)) {
        reporter_.AddAt(
            item, path,
            wanted == ModelAbility::Argument::kNone
                ? absl::StrCat(Ability(number).name, " is about nothing: write it in `abilities`")
                : absl::StrCat(Ability(number).name, " needs a `", Word(wanted),
                               "` and nothing else"));
        continue;
      }
      const int argument = spell ? PositionOf(set_, "spell", item["spell"])
                                 : PositionOf(set_, "quacktic", item["quacktic"]);
      if (argument >= 0) Take(number, argument, item, path);
    }
  }

  static const char* Word(ModelAbility::Argument argument) {
    return argument == ModelAbility::Argument::kSpell ? "spell" : "quacktic";
  }

  void Take(int number, int argument, const ContentValue& value, const std::string& path) {
    if (number >= kMaxEntries) return;  // Reported where it was declared.
    if (places_.size() == kMaxPrintedAbilities) {
      reporter_.AddAt(value, path,
                      absl::StrCat("there are more than ", kMaxPrintedAbilities, " abilities"));
      return;
    }
    profile_.abilities[places_.size()] = {static_cast<uint8_t>(number + 1),
                                          static_cast<uint8_t>(argument + 1)};
    places_.push_back({&value, path});
  }

  const ContentSet& set_;
  const GameContent& content_;
  const ContentEntry& entry_;
  EntryReporter& reporter_;
  Profile& profile_;
  std::vector<Place> places_;
};

}  // namespace

void ReadPrintedAbilities(const ContentSet& set, const GameContent& content,
                          const ContentEntry& entry, EntryReporter& reporter, Profile& profile) {
  AbilityReader(set, content, entry, reporter, profile).Read();
}

}  // namespace mallard::duckhammer
