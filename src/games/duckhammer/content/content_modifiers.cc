#include "src/games/duckhammer/content/content_modifiers.h"

#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/frame/fields.h"
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/content/content_bets.h"

namespace mallard::duckhammer {
namespace {

constexpr int kMostModifiers = 24;  // Of one entry.

struct ConditionSpec {
  Condition condition;
  const char* name;
  const char* doc;
};
constexpr ConditionSpec kConditions[] = {
    {kWhenFlying, "flying", "the unit is in flight"},
    {kWhenDiving, "diving", "the model dives"},
    {kWhenHurt, "hurt", "the unit has lost a model"},
    {kWhenPiledIn, "piled_in", "the unit has piled in this round"},
    {kWhenUsable, "usable", "some model of the unit can still use the weapon"},
    {kWhenChanting, "chanting", "the weapon is used to chant"},
    {kWhenShooting, "shooting", "... to shoot"},
    {kWhenFighting, "fighting", "... to fight"},
    {kWhenTargetFlies, "target_flying", "the target is in flight"},
    {kWhenTargetDives, "target_diving", "the model aimed at dives"},
    {kWhenTargetInCover, "target_in_cover", "the model shot at has Cover"},
    {kWhenMateAhead, "mate_ahead",
     "a unit mate was ahead of the model, in the direction it goes, at the start"},
};

FieldSchema Optional(FieldSchema field) {
  field.required = false;
  return field;
}

// Names and what they mean, for the reference.
template <class Specs, class Fits>
std::string Explained(const Specs& specs, Fits fits) {
  std::vector<std::string> parts;
  for (const auto& spec : specs) {
    if (fits(spec)) parts.push_back(absl::StrCat("`", spec.name, "`: ", spec.doc));
  }
  return absl::StrJoin(parts, "; ");
}

template <class Specs, class Fits>
std::vector<std::string> NamesOf(const Specs& specs, Fits fits) {
  std::vector<std::string> names;
  for (const auto& spec : specs) {
    if (fits(spec)) names.emplace_back(spec.name);
  }
  return names;
}

// Text that lives as long as the schema that points to it.
const char* Kept(std::string text) { return (new std::string(std::move(text)))->c_str(); }

bool IsNumber(const QuantitySpec& spec) { return !IsPermission(spec.quantity); }
bool IsAct(const QuantitySpec& spec) { return IsPermission(spec.quantity); }
// What the rules themselves forbid now and then, so that allowing it means something.
bool CanBeAllowed(const QuantitySpec& spec) {
  return spec.quantity >= Quantity::kChanting && IsAct(spec);
}

FieldSchema ActsField(const char* name, bool (*fits)(const QuantitySpec&), const char* doc) {
  const std::vector<std::string> acts = NamesOf(QuantitySpecs(), fits);
  FieldSchema act = ChoiceField("act", acts, Kept(Explained(QuantitySpecs(), fits)));
  return ListField(name, std::move(act), 0, Size(acts), doc);
}

std::vector<FieldSchema> FieldsOf(Carrier carrier) {
  const auto any = [](const auto&) { return true; };
  std::vector<FieldSchema> fields = {
      Optional(ChoiceField("of", NamesOf(QuantitySpecs(), IsNumber),
                           Kept(absl::StrCat("The number it changes. ",
                                             Explained(QuantitySpecs(), IsNumber), ".")))),
      Optional(IntField("set", -400, 400,
                        "What the number is instead of the usual one. Of several such the best "
                        "for the unit counts, of restraints the worst.")),
      Optional(IntField("add", -400, 400, "What is added to it; everything added counts.")),
      ActsField("forbid", IsAct, "Instead of a number: what is forbidden, whatever allows it."),
      ActsField("allow", CanBeAllowed,
                "What is allowed although a rule forbids it: to chant and to shoot while diving, "
                "to fight with a magic weapon after a chant."),
      ListField(
          "when",
          ChoiceField("condition", NamesOf(kConditions, any), Kept(Explained(kConditions, any))), 0,
          static_cast<int64_t>(std::size(kConditions)),
          "All of this must be so. Left out it always counts.")};
  if (carrier == Carrier::kModels) {
    fields.push_back(ChoiceField("whom", {"own", "friends", "enemies"}, "own",
                                 "Whose number it is: the own unit's, or that of friendly or "
                                 "enemy units `within` some distance: an aura."));
    fields.push_back(IntField("within", 0, 48, 0,
                              "Inches from a model with the ability to one of the other's."));
  }
  return fields;
}

// Reads one item; `problem` says what is wrong with it.
class Reader {
 public:
  Reader(const ContentValue& item, Carrier carrier) : item_(item), carrier_(carrier) {}

  std::string Read(Modifiers& out) {
    for (const ContentValue& word : item_["when"].items) {
      for (const ConditionSpec& spec : kConditions) {
        if (word.text == spec.name) when_ = static_cast<uint16_t>(when_ | spec.condition);
      }
    }
    if (carrier_ == Carrier::kModels && item_["whom"].text != "own") {
      whom_ = item_["whom"].text == "friends" ? Modifier::Whom::kFriends : Modifier::Whom::kEnemies;
      within_ = static_cast<int32_t>(item_["within"].integer) * kInch;
    }
    const bool number = !item_["of"].IsNil();
    const bool acts = !item_["forbid"].items.empty() || !item_["allow"].items.empty();
    if (number == acts) return "must say `of`, or what it forbids or allows";
    if (number != (item_["set"].IsNil() != item_["add"].IsNil())) {
      return number ? "must say `set` or `add`" : "forbids and allows: no `set`, no `add`";
    }
    if (number) {
      const bool set = !item_["set"].IsNil();
      Take(item_["of"].text, IsNumber, set, item_[set ? "set" : "add"].integer, out);
    }
    for (const ContentValue& act : item_["forbid"].items) Take(act.text, IsAct, true, 0, out);
    for (const ContentValue& act : item_["allow"].items) {
      Take(act.text, CanBeAllowed, true, 1, out);
    }
    return problem_;
  }

 private:
  void Take(const std::string& name, bool (*fits)(const QuantitySpec&), bool set, int64_t value,
            Modifiers& out) {
    for (const QuantitySpec& spec : QuantitySpecs()) {
      if (!fits(spec) || name != spec.name) continue;
      if (problem_.empty()) problem_ = ProblemOf(spec, set, value);
      if (problem_.empty()) {
        out.Add({spec.quantity, set, whom_, static_cast<int16_t>(value), when_, within_});
      }
    }
  }

  std::string ProblemOf(const QuantitySpec& spec, bool set, int64_t value) const {
    constexpr uint16_t kOfUnits = kWhenFlying | kWhenDiving | kWhenHurt | kWhenPiledIn;
    const uint16_t known = static_cast<uint16_t>(kOfUnits | spec.known |
                                                 (carrier_ == Carrier::kWeapons ? kWhenUsable : 0));
    for (const ConditionSpec& condition : kConditions) {
      if ((when_ & condition.condition & ~known) != 0) {
        return absl::StrCat("cannot be asked `when` ", condition.name, ": that is not known where ",
                            spec.name, " is asked");
      }
    }
    if (set && (value < spec.least || value > spec.most)) {
      return absl::StrCat("sets ", spec.name, " to ", value, "; it goes from ", spec.least, " to ",
                          spec.most);
    }
    if ((whom_ == Modifier::Whom::kOwn) != (within_ == 0)) {
      return "must say `within` which distance, for `friends` or `enemies`";
    }
    if (carrier_ == Carrier::kRestrictions && spec.quantity == Quantity::kHitsOn && set &&
        value <= kHitsOn) {
      return absl::StrCat("must be over ", kHitsOn, ", on which every unit hits");
    }
    return "";
  }

  const ContentValue& item_;
  const Carrier carrier_;
  uint16_t when_ = 0;
  Modifier::Whom whom_ = Modifier::Whom::kOwn;
  int32_t within_ = 0;
  std::string problem_;
};

}  // namespace

FieldSchema ModifiersField(const char* name, Carrier carrier, const char* doc) {
  return ListField(name,
                   TableField("modifier", FieldsOf(carrier), true,
                              "A number that is other than usual, or a permission."),
                   0, kMostModifiers, doc);
}

Modifiers ReadModifiers(const ContentValue& list, Carrier carrier, const FieldSource& source) {
  Modifiers modifiers;
  for (int i = 0; i < Size(list.items); ++i) {
    const ContentValue& item = At(list.items, i);
    const std::string problem = Reader(item, carrier).Read(modifiers);
    if (problem.empty()) continue;
    source.reporter.AddAt(item, absl::StrCat(source.schema.name, "[", i + 1, "]"), problem);
  }
  return modifiers;
}

}  // namespace mallard::duckhammer
