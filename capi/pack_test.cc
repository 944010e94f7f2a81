// A pack's own tests in the C interface.
#include "mallard/pack_test.h"

#include <string>
#include <utility>

#include "capi/first_versions.h"
#include "capi/handles.h"
#include "capi/mallard_pack_test.h"

/// What became of a pack's tests. All text in it is valid UTF-8 without NUL bytes.
struct mld_pack_tests {
  mallard::PackTestRun value;
};

namespace mallard::capi {
namespace {

// Names and messages hold what the pack wrote, which may be any bytes.
void Clean(std::string& text) { text = CleanText(text); }

void Clean(PackTestRun& run) {
  for (PackTestCase& test : run.cases) {
    Clean(test.file);
    Clean(test.name);
    Clean(test.failure.file);
    Clean(test.failure.message);
  }
  for (RandomPlayWish& wish : run.random_play) {
    Clean(wish.file);
    Clean(wish.options);
  }
}

}  // namespace
}  // namespace mallard::capi

using namespace mallard::capi;

mld_status mld_pack_tests_create(const mld_ruleset* ruleset, const mld_pack* pack,
                                 const char* filter, mld_pack_tests** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (ruleset == nullptr) return NullArgument(error, "ruleset");
    if (pack == nullptr) return NullArgument(error, "pack");
    mallard::PackTestOptions options;
    if (filter != nullptr) options.filter = filter;
    absl::StatusOr<mallard::PackTestRun> run =
        mallard::RunPackTests(ruleset->value, pack->value, options);
    if (!run.ok()) return Report(run.status(), Topic::kContent, error);
    Clean(*run);
    return Create(out, *std::move(run));
  });
}

void mld_pack_tests_destroy(mld_pack_tests* tests) { delete tests; }

uint64_t mld_pack_tests_count(const mld_pack_tests* tests) {
  return tests == nullptr ? 0 : tests->value.cases.size();
}

mld_status mld_pack_tests_describe(const mld_pack_tests* tests, uint64_t index,
                                   mld_pack_test_info* info, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (tests == nullptr) return NullArgument(error, "tests");
    const auto& cases = tests->value.cases;
    if (index >= cases.size()) return NoSuchIndex(error, "test", index, cases.size());
    const mallard::PackTestCase& test = cases[static_cast<size_t>(index)];
    mld_pack_test_info known = {};
    known.passed = test.passed;
    known.line = test.line;
    known.failure_line = test.failure.line;
    known.file = test.file.c_str();
    known.name = test.name.c_str();
    known.failure_file = test.failure.file.c_str();
    known.message = test.failure.message.c_str();
    return WriteInfo(known, info, error);
  });
}

uint64_t mld_pack_tests_random_play_count(const mld_pack_tests* tests) {
  return tests == nullptr ? 0 : tests->value.random_play.size();
}

mld_status mld_pack_tests_describe_random_play(const mld_pack_tests* tests, uint64_t index,
                                               mld_random_play_info* info, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (tests == nullptr) return NullArgument(error, "tests");
    const auto& wishes = tests->value.random_play;
    if (index >= wishes.size()) return NoSuchIndex(error, "random play", index, wishes.size());
    const mallard::RandomPlayWish& wish = wishes[static_cast<size_t>(index)];
    mld_random_play_info known = {};
    known.games = wish.games;
    known.line = wish.line;
    known.file = wish.file.c_str();
    known.options = wish.options.c_str();
    return WriteInfo(known, info, error);
  });
}
