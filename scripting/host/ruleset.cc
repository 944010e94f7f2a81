#include "mallard/ruleset.h"

#include <utility>

#include "mallard/asking.h"
#include "mallard/catalog.h"
#include "mallard/frame/variables.h"
#include "scripting/host/kinds.h"
#include "scripting/host/language_file.h"
#include "scripting/host/lua_host.h"
#include "scripting/host/machine.h"
#include "scripting/host/pack_stack.h"
#include "scripting/host/stacking.h"
#include "scripting/host/validate.h"

namespace mallard {
namespace {

absl::Status Fail(const ContentReport& report, std::vector<ContentError>* errors) {
  if (errors != nullptr) *errors = report.errors();
  return report.ToStatus();
}

}  // namespace

Ruleset::Ruleset() = default;
Ruleset::~Ruleset() = default;

const Catalog& Ruleset::catalog() const {
  std::call_once(catalog_once_, [&] {
    catalog_ = std::make_unique<const Catalog>(*this, languages_->Read(entries_));
  });
  return *catalog_;
}

absl::StatusOr<std::shared_ptr<const Ruleset>> Ruleset::Load(absl::string_view game,
                                                             std::vector<Pack> packs,
                                                             const RulesetOptions& options,
                                                             std::vector<ContentError>* errors) {
  const absl::StatusOr<const Game*> found = FindGame(game);
  if (!found.ok()) return found.status();
  return Load(**found, std::move(packs), options, errors);
}

absl::StatusOr<std::shared_ptr<const Ruleset>> Ruleset::Load(const Game& game,
                                                             std::vector<Pack> packs,
                                                             const RulesetOptions& options,
                                                             std::vector<ContentError>* errors) {
  const ContentSchema& schema = game.content_schema();
  if (errors != nullptr) errors->clear();
  if (options.base_pack) {
    for (const std::string& owner : {schema.game, schema.parent}) {
      if (owner.empty()) continue;
      absl::StatusOr<Pack> base = Pack::Embedded(owner);
      if (!base.ok()) return base.status();
      packs.insert(packs.begin(), *std::move(base));
    }
  }
  ContentReport report;
  std::unique_ptr<MachineSetup> setup(new MachineSetup{StackPacks(schema, std::move(packs), report),
                                                       ContentKinds(schema), options.limits,
                                                       options.log});
  if (!report.errors().empty()) return Fail(report, errors);

  std::shared_ptr<Ruleset> ruleset(new Ruleset);
  ruleset->game_ = &game;
  bool good = ruleset->Fill(setup, options, options.lines_of_values, report);
  if (!good && !options.lines_of_values && !report.passed_limit()) {
    // Once more, to tell on which lines the mistakes are. What packs print has been heard.
    report = ContentReport();
    setup->log = nullptr;
    good = ruleset->Fill(setup, options, true, report);
  }
  if (!good) return Fail(report, errors);
  return ruleset;
}

bool Ruleset::Fill(std::unique_ptr<MachineSetup>& setup, const RulesetOptions& options, bool lines,
                   ContentReport& report) {
  std::vector<Declaration> declarations;
  std::unique_ptr<Machine> machine = Machine::Load(*setup, lines, report, declarations);
  if (machine == nullptr) return false;
  Stacking stacking(setup->stack, setup->kinds, report);
  for (Declaration& declaration : declarations) stacking.Apply(std::move(declaration));
  ValidContent valid = Validate(setup->stack, setup->kinds, stacking, machine->functions(), report);
  machine->Finish(valid.function_names, report);
  auto languages = std::make_unique<const LanguageFiles>(*game_, *setup);
  languages->Check(stacking, options.base_pack, report);
  if (!report.errors().empty()) return false;

  entries_ = std::move(valid.set);
  CheckQuestionIds(entries_, game_->content_schema(), report);
  Variables::CheckCount(entries_, report);
  content_ = game_->Compile(entries_, report);
  if (!report.errors().empty()) return false;
  for (const PackStack::Member& pack : setup->stack.packs) {
    packs_.push_back({pack.manifest.id, pack.manifest.version.ToString(), FirstBits(pack.digest)});
  }
  languages_ = std::move(languages);
  choices_ = std::make_shared<OptionChoices>(game_->manifest(), entries_);
  fingerprint_ = FirstBits(DigestOfStack(game_->content_schema(), setup->stack, setup->limits));
  scripts_ = std::make_unique<LuaHost>(std::move(setup), std::move(machine),
                                       std::move(valid.function_names));
  return true;
}

}  // namespace mallard
