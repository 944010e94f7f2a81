// Any sequence of calls of the C interface: matches of all games that are made, copied, saved,
// opened as views, imagined, played by choices and by actions, in any order and with any arguments.
// No call crashes, every status is one that the header knows, and a call that fails has changed
// nothing.
//
// Input: a byte for the game, then steps. A step is a byte that says what to do and a byte that
// says with which of three matches; what more it needs it takes from the input.
#include <array>
#include <string>
#include <vector>

#include "capi/mallard.h"
#include "tests/fuzz/support.h"

namespace mallard::fuzz {
namespace {

constexpr int kMaxSteps = 60;
constexpr size_t kMatches = 3;

// Rulesets of the base packs, made once.
mld_ruleset* RulesetOf(size_t number) {
  static const auto* const all = [] {
    auto* const loaded = new std::vector<mld_ruleset*>;
    for (const Arena& arena : Arenas()) {
      mld_ruleset* ruleset = nullptr;
      Require(mld_ruleset_create(arena.game, nullptr, &ruleset, nullptr) == MLD_OK,
              "base packs load");
      loaded->push_back(ruleset);
    }
    return loaded;
  }();
  return (*all)[number % all->size()];
}

class Calls {
 public:
  explicit Calls(Input& input) : input_(input), ruleset_(RulesetOf(input.Byte())) {
    bytes_.resize(1 << 20);
    text_.resize(1 << 20);
    mld_scene_create(&scene_, nullptr);
    mld_choice_create(&choice_, nullptr);
  }
  ~Calls() {
    for (mld_match* match : matches_) mld_match_destroy(match);
    mld_scene_destroy(scene_);
    mld_choice_destroy(choice_);
  }
  Calls(const Calls&) = delete;
  Calls& operator=(const Calls&) = delete;

  void Step() {
    const int what = input_.Byte() % 20;
    mld_match*& match = matches_[input_.Byte() % kMatches];
    const uint64_t before = HashOf(match);
    const bool done = Do(what, match);
    Require(done || match == nullptr || HashOf(match) == before,
            "a call that fails changes nothing");
  }

 private:
  static uint64_t HashOf(const mld_match* match) {
    uint64_t hash = 0;
    if (match != nullptr) mld_match_hash(match, &hash, nullptr);
    return hash;
  }

  // Whether a call succeeded; it has said something that the header knows.
  bool Ok(mld_status status) {
    Require(std::string(mld_status_name(status)).rfind("MLD_", 0) == 0, "every status has a name");
    Require(status != MLD_INTERNAL && status != MLD_OUT_OF_MEMORY, "no call fails by itself");
    mld_error_destroy(error_);
    error_ = nullptr;
    return status == MLD_OK;
  }

  void Put(mld_match*& place, mld_match* made) {
    if (made == nullptr) return;
    mld_match_destroy(place);
    place = made;
  }

  int32_t Seat() { return input_.Byte() % 7 - 1; }
  int32_t Viewer() { return input_.Byte() % 9 - 2; }

  bool New(mld_match*& match) {
    mld_match_options options;
    mld_match_options_init(&options, sizeof options);
    options.seed = input_.Word();
    mld_match* made = nullptr;
    const bool done = Ok(mld_match_create(ruleset_, nullptr, &options, &made, &error_));
    Put(match, made);
    return done;
  }

  bool Listed(mld_match* match) {
    const int32_t seat = Seat();
    uint64_t count = 0;
    mld_action action = {};
    return Ok(mld_match_legal_count(match, seat, &count, &error_)) && count != 0 &&
           Ok(mld_match_legal_nth(match, seat, input_.Word() % count, &action, &error_)) &&
           Ok(mld_match_apply(match, seat, &action, &error_));
  }

  bool Chosen(mld_match* match) {
    const int32_t seat = Seat();
    if (!Ok(mld_choice_begin(choice_, match, seat, &error_))) return false;
    for (int i = 0; i < 6; ++i) {
      mld_choice_value values[8];
      uint64_t count = 0;
      const int32_t step = i - 1;  // The kind of action first.
      if (!Ok(mld_choice_values(choice_, step, values, 8, &count, &error_)) || count == 0) break;
      const mld_choice_value& value = values[input_.Byte() % (count < 8 ? count : 8)];
      if (!Ok(mld_choice_set(choice_, step, value.value, &error_))) break;
    }
    mld_action action = {};
    return Ok(mld_choice_finish(choice_, &action, &error_)) &&
           Ok(mld_match_apply(match, seat, &action, &error_));
  }

  // Bytes as they were written, or with some of them changed.
  void MayDamage(uint64_t size) {
    for (int n = input_.Byte() % 4; n > 1 && size != 0; --n) {
      bytes_[input_.Word() % size] = input_.Byte();
    }
  }

  bool Do(int what, mld_match*& match) {
    if (match == nullptr || what == 0) return New(match);
    uint64_t size = 0;
    int32_t flag = 0;
    mld_action action = {};
    mld_match* made = nullptr;
    mld_match*& other = matches_[input_.Byte() % kMatches];
    switch (what) {
      case 1: {
        const int32_t seat = Seat();
        const Action any = input_.AnyAction();
        action.kind = any.kind;
        for (int i = 0; i < 7; ++i) action.args[i] = any.args[i];
        return Ok(mld_match_apply(match, seat, &action, &error_));
      }
      case 2:
        return Ok(mld_match_undo(match, input_.Byte() % 5, &error_));
      case 3:
        return Ok(mld_match_redo(match, input_.Byte() % 5, &error_));
      case 4:
        Ok(mld_match_clone(match, &made, &error_));
        if (&other != &match) Put(other, made);
        if (&other == &match) mld_match_destroy(made);
        return true;
      case 5: {
        const int32_t viewer = Viewer();
        if (!Ok(mld_match_write_snapshot(match, viewer, bytes_.data(), bytes_.size(), &size,
                                         &error_))) {
          return false;
        }
        MayDamage(size);
        const int how = input_.Byte() % 3;
        if (how == 0) {
          Ok(mld_match_create_from_snapshot(ruleset_, bytes_.data(), size, nullptr, &made,
                                            &error_));
        } else if (how == 1) {
          Ok(mld_match_create_from_view(ruleset_, bytes_.data(), size, &made, &error_));
        } else {
          Ok(mld_match_create_imagined(ruleset_, bytes_.data(), size, input_.Word(), &made,
                                       &error_));
        }
        Put(match, made);
        return true;
      }
      case 6:
        if (Ok(mld_match_write_replay(match, bytes_.data(), bytes_.size(), &size, &error_))) {
          MayDamage(size);
          Ok(mld_match_create_from_replay(ruleset_, bytes_.data(), size, &made, &error_));
          mld_match_destroy(made);
        }
        return true;
      case 7:
        return Ok(mld_match_carry_over(match, RulesetOf(input_.Byte()), &error_));
      case 8:
        return other != nullptr && Ok(mld_match_copy_state_from(match, other, &error_));
      case 9:
        Ok(mld_match_draw(match, Viewer(), 0, text_.data(), text_.size(), &size, &error_));
        return true;
      case 10:
        if (Ok(mld_scene_update(scene_, match, Viewer(), &flag, &error_))) {
          Ok(mld_scene_draw_svg(scene_, nullptr, text_.data(), text_.size(), &size, &error_));
        }
        return true;
      case 11:
        return Ok(mld_match_seek(match, input_.Byte(), &error_));
      case 12:
        return Ok(mld_match_reseed(match, input_.Word(), &error_));
      case 13:
      case 14:
        Chosen(match);
        return true;
      default:
        Listed(match);
        return true;
    }
  }

  Input& input_;
  mld_ruleset* ruleset_;
  std::array<mld_match*, kMatches> matches_ = {};
  mld_scene* scene_ = nullptr;
  mld_choice* choice_ = nullptr;
  mld_error* error_ = nullptr;
  std::vector<uint8_t> bytes_;
  std::vector<char> text_;
};

}  // namespace
}  // namespace mallard::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mallard::fuzz;
  Input input(data, size);
  Calls calls(input);
  for (int step = 0; step < kMaxSteps && !input.empty(); ++step) calls.Step();
  return 0;
}
