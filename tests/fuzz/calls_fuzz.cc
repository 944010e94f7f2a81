// Any sequence of calls of the C interface: matches of all games that are made, copied, saved,
// opened as views, imagined, played by choices, by actions and by bots, in any order and with any
// arguments. No call crashes, every status is one that the header knows, a call that fails or only
// looks has changed nothing, and no call has changed a match that it was not given to change.
//
// Input: a byte for the game, then steps. A step is a byte that says what to do and a byte that
// says with which of three matches; what more it needs it takes from the input.
#include <array>
#include <functional>
#include <iterator>
#include <string_view>
#include <vector>

#include "absl/strings/match.h"
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

// What a call that was not to change a match may not have touched.
class Trace {
 public:
  explicit Trace(const mld_match* match) {
    if (match == nullptr) return;
    const int32_t viewer = mld_match_viewer(match);
    if (viewer == MLD_VIEWER_HOST) {
      mld_match_hash(match, &hash_, nullptr);
    } else {  // A view has no state of its own to hash, but bytes.
      hash_ = HashOfView(match, viewer);
    }
    mld_match_event_count(match, viewer, &events_, nullptr);
    undo_depth_ = mld_match_undo_depth(match);
    redo_depth_ = mld_match_redo_depth(match);
    revision_ = mld_match_revision(match);
  }
  bool operator==(const Trace&) const = default;

 private:
  static uint64_t HashOfView(const mld_match* match, int32_t viewer) {
    static auto* const bytes = new std::vector<uint8_t>(1 << 20);
    uint64_t size = 0;
    const bool written = mld_match_write_snapshot(match, viewer, bytes->data(), bytes->size(),
                                                  &size, nullptr) == MLD_OK;
    Require(written, "a view can be written again");
    return std::hash<std::string_view>()(
        {reinterpret_cast<const char*>(bytes->data()), static_cast<size_t>(size)});
  }

  uint64_t hash_ = 0, events_ = 0, undo_depth_ = 0, redo_depth_ = 0, revision_ = 0;
};

class Calls {
 public:
  explicit Calls(Input& input) : input_(input), ruleset_(RulesetOf(input.Byte())) {
    bytes_.resize(1 << 20);
    text_.resize(1 << 20);
    values_.resize(8);
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
    const int what = input_.Byte() % kDeeds;
    mld_match*& match = matches_[input_.Byte() % kMatches];
    std::vector<Trace> before;
    for (const mld_match* each : matches_) before.emplace_back(each);
    mld_match* const* const changed = Do(what, match);
    for (size_t i = 0; i < kMatches; ++i) {
      Require(&matches_[i] == changed || Trace(matches_[i]) == before[i],
              "a call that fails, looks, or is about another match changes nothing");
    }
  }

 private:
  static constexpr int kDeeds = 24;

  // Whether a call succeeded; it has said something that the header knows.
  bool Ok(mld_status status) {
    Require(absl::StartsWith(mld_status_name(status), "MLD_"), "every status has a name");
    Require(status != MLD_INTERNAL && status != MLD_OUT_OF_MEMORY, "no call fails by itself");
    const bool silent = status == MLD_OK || status == MLD_BUFFER_TOO_SMALL;
    Require(silent ? error_ == nullptr : mld_error_code(error_) == status,
            "a call that fails says why, and no other");
    mld_error_destroy(error_);
    error_ = nullptr;
    return status == MLD_OK;
  }

  // The same of a call that makes a match, which takes that place if it was made.
  mld_match** Put(mld_match*& place, mld_status status, mld_match* made) {
    Require(Ok(status) == (made != nullptr), "a call that makes something makes it or fails");
    if (made == nullptr) return nullptr;
    mld_match_destroy(place);
    place = made;
    return &place;
  }

  int32_t Seat() { return input_.Byte() % 7 - 1; }
  int32_t Viewer() { return input_.Byte() % 9 - 2; }

  mld_match** New(mld_match*& match) {
    mld_match_options options;
    mld_match_options_init(&options, sizeof options);
    options.seed = input_.Word();
    mld_match* made = nullptr;
    const mld_status status = mld_match_create(ruleset_, nullptr, &options, &made, &error_);
    return Put(match, status, made);
  }

  // Whether the action could be taken.
  bool Apply(mld_match* match, int32_t seat, const mld_action& action) {
    return Ok(mld_match_apply(match, seat, &action, &error_));
  }

  bool AnyBytes(mld_match* match) {
    const int32_t seat = Seat();
    const Action any = input_.AnyAction();
    mld_action action = {};
    action.kind = any.kind;
    for (int i = 0; i < 7; ++i) action.args[i] = any.args[i];
    return Apply(match, seat, action);
  }

  // Takes what was offered to a seat of a match; only a view cannot be moved on.
  bool Offered(mld_match* match, int32_t seat, const mld_action& action) {
    const bool taken = Apply(match, seat, action);
    Require(taken == (mld_match_viewer(match) == MLD_VIEWER_HOST), "what is offered can be taken");
    return taken;
  }

  bool Listed(mld_match* match) {
    const int32_t seat = Seat();
    uint64_t count = 0;
    mld_action action = {};
    return Ok(mld_match_legal_count(match, seat, &count, &error_)) && count != 0 &&
           Ok(mld_match_legal_nth(match, seat, input_.Word() % count, &action, &error_)) &&
           Offered(match, seat, action);
  }

  // Reads the values of a step of the choice; with too little room, how many there are.
  bool ValuesOf(int32_t step, uint64_t* count) {
    mld_status status =
        mld_choice_values(choice_, step, values_.data(), values_.size(), count, &error_);
    if (status == MLD_BUFFER_TOO_SMALL) {
      values_.resize(*count);
      status = mld_choice_values(choice_, step, values_.data(), values_.size(), count, &error_);
      Require(status == MLD_OK, "as many values as were told fit");
    }
    return Ok(status);
  }

  bool Chosen(mld_match* match) {
    const int32_t seat = Seat();
    if (!Ok(mld_choice_begin(choice_, match, seat, &error_))) return false;
    uint64_t count = 0;
    for (int32_t step = MLD_STEP_KIND; ValuesOf(step, &count) && count != 0; ++step) {
      const mld_choice_value& value = values_[input_.Word() % count];
      if (!Ok(mld_choice_set(choice_, step, value.value, &error_))) break;
    }
    mld_action action = {};
    return Ok(mld_choice_finish(choice_, &action, &error_)) && Offered(match, seat, action);
  }

  // A bot of any name, seen or unseen; it lives as long as the match is asked. Searches look at two
  // playouts.
  mld_bot* NewBot(const mld_match* match) {
    static constexpr const char* kNames[] = {"random", "easy", "standard", "search", "nobody"};
    mld_bot_options options;
    mld_bot_options_init(&options, sizeof options);
    options.name = kNames[input_.Byte() % std::size(kNames)];
    options.seed = input_.Byte();
    options.iterations = 2;
    mld_bot* bot = nullptr;
    const bool made = Ok(mld_bot_create_with(match, &options, &bot, &error_));
    Require(made == (bot != nullptr), "a call that makes something makes it or fails");
    return bot;
  }

  bool ChosenByBot(mld_match* match) {
    mld_bot* const bot = NewBot(match);
    const int32_t seat = Seat();
    mld_action action = {};
    const bool chosen = bot != nullptr && Ok(mld_bot_choose(bot, match, seat, &action, &error_));
    mld_bot_destroy(bot);
    return chosen && Offered(match, seat, action);
  }

  // Hints, and their reasons in a language that the packs know or not.
  void Hint(const mld_match* match) {
    mld_bot* const bot = NewBot(match);
    const int32_t seat = Seat();
    mld_advice advice[3];
    uint64_t count = 0;
    uint64_t size = 0;
    if (bot != nullptr && Ok(mld_bot_analyse(bot, match, seat, advice, 3, &count, &error_))) {
      const char* const language = input_.Byte() % 2 == 0 ? "fr" : "xx";
      for (uint64_t i = 0; i < count; ++i) {
        Require(Ok(mld_match_check(match, seat, &advice[i].action, &error_)), "hints are allowed");
        Ok(mld_bot_format_reason(match, &advice[i], language, text_.data(), text_.size(), &size,
                                 &error_));
      }
    }
    mld_bot_destroy(bot);
  }

  // Bytes as they were written, or with some of them changed.
  void MayDamage(uint64_t size) {
    for (int n = input_.Byte() % 4; n > 1 && size != 0; --n) {
      bytes_[input_.Word() % size] = input_.Byte();
    }
  }

  mld_match** FromSnapshot(mld_match*& match) {
    const int32_t viewer = Viewer();
    uint64_t size = 0;
    if (!Ok(mld_match_write_snapshot(match, viewer, bytes_.data(), bytes_.size(), &size,
                                     &error_))) {
      return nullptr;
    }
    MayDamage(size);
    mld_match* made = nullptr;
    mld_status status;
    switch (input_.Byte() % 3) {
      case 0:
        status =
            mld_match_create_from_snapshot(ruleset_, bytes_.data(), size, nullptr, &made, &error_);
        break;
      case 1:
        status = mld_match_create_from_view(ruleset_, bytes_.data(), size, &made, &error_);
        break;
      default:
        status =
            mld_match_create_imagined(ruleset_, bytes_.data(), size, input_.Word(), &made, &error_);
    }
    return Put(match, status, made);
  }

  mld_match** FromReplay(const mld_match* match, mld_match*& other) {
    uint64_t size = 0;
    if (!Ok(mld_match_write_replay(match, bytes_.data(), bytes_.size(), &size, &error_))) {
      return nullptr;
    }
    MayDamage(size);
    mld_match* made = nullptr;
    const mld_status status =
        mld_match_create_from_replay(ruleset_, bytes_.data(), size, &made, &error_);
    return Put(other, status, made);
  }

  // A save with any options, told what it says of itself and opened.
  mld_match** FromSave(const mld_match* match, mld_match*& other) {
    mld_save_options options;
    mld_save_options_init(&options, sizeof options);
    const uint8_t how = input_.Byte();
    options.history = how & 1;
    options.picture = how >> 1 & 1;
    options.label = (how & 4) != 0 ? "a label" : nullptr;
    uint64_t size = 0;
    if (!Ok(mld_match_write_save(match, &options, bytes_.data(), bytes_.size(), &size, &error_))) {
      return nullptr;
    }
    MayDamage(size);
    mld_saved* saved = nullptr;
    const bool told = Ok(mld_saved_create(bytes_.data(), size, &saved, &error_));
    mld_saved_destroy(saved);
    mld_match* made = nullptr;
    const mld_status status =
        mld_match_create_from_snapshot(ruleset_, bytes_.data(), size, nullptr, &made, &error_);
    Require(told || status != MLD_OK, "what can be opened can be told of");
    return Put(other, status, made);
  }

  mld_match** Clone(const mld_match* match, mld_match*& other) {
    mld_match* made = nullptr;
    const mld_status status = mld_match_clone(match, &made, &error_);
    return Put(other, status, made);
  }

  void Draw(const mld_match* match) {
    uint64_t size = 0;
    Ok(mld_match_draw(match, Viewer(), 0, text_.data(), text_.size(), &size, &error_));
  }

  void DrawScene(const mld_match* match) {
    uint64_t size = 0;
    int32_t changed = 0;
    if (Ok(mld_scene_update(scene_, match, Viewer(), &changed, &error_))) {
      Ok(mld_scene_draw_svg(scene_, nullptr, text_.data(), text_.size(), &size, &error_));
    }
  }

  // The place of the match that another one has taken, or that the call has changed: null if the
  // call failed, or only looked.
  mld_match** Do(int what, mld_match*& match) {
    if (match == nullptr || what == 0) return New(match);
    mld_match*& other = matches_[input_.Byte() % kMatches];
    const auto if_done = [&match](bool done) { return done ? &match : nullptr; };
    switch (what) {
      case 1:
        return if_done(AnyBytes(match));
      case 2:
        return if_done(Ok(mld_match_undo(match, input_.Byte() % 5, &error_)));
      case 3:
        return if_done(Ok(mld_match_redo(match, input_.Byte() % 5, &error_)));
      case 4:
        return Clone(match, other);
      case 5:
        return FromSnapshot(match);
      case 6:
        return FromReplay(match, other);
      case 7:
        return if_done(Ok(mld_match_carry_over(match, RulesetOf(input_.Byte()), &error_)));
      case 8:
        return if_done(other != nullptr && Ok(mld_match_copy_state_from(match, other, &error_)));
      case 9:
        Draw(match);
        return nullptr;
      case 10:
        DrawScene(match);
        return nullptr;
      case 11:
        return if_done(Ok(mld_match_seek(match, input_.Byte(), &error_)));
      case 12:
        return if_done(Ok(mld_match_reseed(match, input_.Word(), &error_)));
      case 13:
      case 14:
        return if_done(Chosen(match));
      case 20:
        return if_done(ChosenByBot(match));
      case 21:
        Hint(match);
        return nullptr;
      case 22:
        return FromSave(match, other);
      default:
        return if_done(Listed(match));
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
  std::vector<mld_choice_value> values_;
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
