// The laboratory of the C interface.
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_split.h"
#include "capi/first_versions.h"
#include "capi/handles.h"
#include "capi/mallard_study.h"
#include "mallard/lab.h"

using namespace mallard::capi;

/// A report, written when the study was made.
struct mld_study {
  std::string json;
  std::string html;
};

namespace {

// Without a StudyOptions, whose lists need memory.
mld_study_options DefaultStudyOptions() {
  mld_study_options options = {};
  options.struct_size = sizeof options;
  options.threads = 1;
  options.games = mallard::StudyOptions::kUsualGames;
  options.max_actions = mallard::StudyOptions::kUsualMaxActions;
  return options;
}

std::vector<std::string> Split(const char* list) {
  return absl::StrSplit(list, ',', absl::SkipWhitespace());
}

mld_status ReadStudyOptions(const mld_study_options* options, mallard::StudyOptions& study,
                            bool& sequential, mld_error** error) {
  mld_study_options given = DefaultStudyOptions();
  if (mld_status status = ReadOptions(options, "mld_study_options_init", &given, error)) {
    return status;
  }
  if (mld_status status = CheckBool("sequential", given.sequential, error)) return status;
  if (mld_status status = CheckReserved(given.reserved, error)) return status;
  study.threads = given.threads;
  study.games = given.games;
  study.seed = given.seed;
  study.max_actions = given.max_actions;
  if (given.players != nullptr) study.players = Split(given.players);
  if (given.without != nullptr) study.without = Split(given.without);
  if (given.progress != nullptr) {
    study.progress = [progress = given.progress, data = given.user_data](uint64_t done,
                                                                         uint64_t total) {
      return progress(data, done, total) != 0;
    };
  }
  sequential = given.sequential != 0;
  return MLD_OK;
}

// Hands a study to the caller as a report.
template <class Study>
mld_status Hand(const absl::StatusOr<Study>& study, mld_study** out, mld_error** error) {
  if (study.ok()) return Create(out, study->ToJson(), study->ToHtml());
  if (study.status().code() == absl::StatusCode::kCancelled) {
    return Fail(error, MLD_UNAVAILABLE, study.status().message());
  }
  return Report(study.status(), Topic::kArgument, error);
}

// Reads what studies of a ruleset have in common, then makes one.
template <class Make>
mld_status Study(const mld_ruleset* ruleset, const mld_config* config,
                 const mld_study_options* options, mld_study** out, mld_error** error, Make make) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (ruleset == nullptr) return NullArgument(error, "ruleset");
    mallard::StudyOptions study;
    bool sequential = false;
    if (mld_status status = ReadStudyOptions(options, study, sequential, error)) return status;
    const mallard::Configuration configuration =
        config != nullptr ? config->value
                          : mallard::Configuration(ruleset->value->game().manifest());
    return make(ruleset->value, configuration, study, sequential);
  });
}

}  // namespace

void mld_study_options_init(mld_study_options* options, uint32_t struct_size) {
  InitOptions(DefaultStudyOptions(), options, struct_size);
}

mld_status mld_study_create_simulation(const mld_ruleset* ruleset, const mld_config* config,
                                       const mld_study_options* options, mld_study** out,
                                       mld_error** error) {
  return Study(ruleset, config, options, out, error,
               [&](const auto& rules, const auto& configuration, const auto& study, bool) {
                 return Hand(mallard::Simulate(rules, configuration, study), out, error);
               });
}

mld_status mld_study_create_tournament(const mld_ruleset* ruleset, const mld_config* config,
                                       const mld_study_options* options, mld_study** out,
                                       mld_error** error) {
  return Study(
      ruleset, config, options, out, error,
      [&](const auto& rules, const auto& configuration, const auto& study, bool sequential) {
        const mallard::SequentialTest test;
        return Hand(
            mallard::PlayTournament(rules, configuration, study, sequential ? &test : nullptr), out,
            error);
      });
}

mld_status mld_study_create_analysis(const mld_match* match, const mld_study_options* options,
                                     mld_study** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (match == nullptr) return NullArgument(error, "match");
    mallard::StudyOptions study;
    bool sequential = false;
    if (mld_status status = ReadStudyOptions(options, study, sequential, error)) return status;
    return Hand(mallard::AnalyseMatch(match->value, study), out, error);
  });
}

void mld_study_destroy(mld_study* study) { delete study; }

mld_status mld_study_format_json(const mld_study* study, char* buffer, uint64_t capacity,
                                 uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (study == nullptr) return NullArgument(error, "study");
    return WriteText(study->json, buffer, capacity, size, error);
  });
}

mld_status mld_study_format_html(const mld_study* study, char* buffer, uint64_t capacity,
                                 uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (study == nullptr) return NullArgument(error, "study");
    return WriteText(study->html, buffer, capacity, size, error);
  });
}
