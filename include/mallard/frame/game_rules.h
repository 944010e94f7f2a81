/// @file
/// The frame of a game's rules. See docs/frame.md for a walk through a whole game.
///
/// `class MyRules final : public GameRules<MyRules, State>` gets the Rules interface. Its own class
/// has, besides CreateBot:
///
/// ```
/// static absl::Span<const Handler> Handlers();    // what deals with each decision of the manifest
/// Question Asked(const State&) const;             // what is being asked, and whom
/// void SetUp(State&) const;                       // all is zero; chance and variables are ready
/// Outcome Standing(const State&) const;           // who has won, points
/// template <class S, class F>                     // f(stream number, chance) for each stream;
/// static void ForEachChance(S& state, F f);       // left out: `state.chance`, number 0
/// absl::Status GoOn(Play&) const;                 // optional: after every action, until somebody
///                                                 // is asked again
/// ```
///
/// The rest are functions beside it, in files of their own, which the compiler finds by their
/// arguments; the file that defines the constructor includes their headers.
///
/// ```
/// void Hide(const MyRules&, State&, Viewer);                           // hide.h
/// absl::Status ImagineHidden(const MyRules&, State&, int seat, Chance&);  // imagine.h
/// StateOffset WriteState(const MyRules&, const State&, FlatBufferBuilder&);    // snapshot.h
/// absl::Status ReadState(const MyRules&, const schema::Snapshot&, State&);     // snapshot.h
/// absl::Status CheckInvariants(const MyRules&, const State&, bool whole);      // invariants.h
/// void WriteScene(const MyRules&, const State&, SceneBuilder&);                // scene.h
/// void PlacesOf(const MyRules&, const Event&, EventRoles&);                    // scene.h
/// ThingName NameThing(const MyRules&, const State&, const Thing&);             // names.h
/// size_t CostsOf(const MyRules&, const State&, int seat, const Action&, absl::Span<ActionCost>);
/// std::string DrawFor(const MyRules&, const State&, int seat, const DrawStyle&);  // text.h
/// void AddParts(const State&, StateParts&);                            // state.h
/// absl::Status CallAnswer(Play&, const AnswerCall&);       // script.h; see mallard/frame/ask.h
/// Refusal CheckAnswer(const Position&, const PendingQuestion&, int32_t value);    // script.h
/// ```
///
/// (A game without WriteScene has scenes of seats and status only; without PlacesOf events have the
/// places of their arguments and no others; without NameThing things are called as tables and
/// catalog have it; without CostsOf actions cost nothing. AddParts is for large states: all bytes
/// beyond the parts that it adds are zero.)
///
/// A state is plain: trivially copyable, without pointers, padding or anything that is not zero
/// while it is not used. The variables of scripts lie behind it, and behind those the questions of
/// packs that wait for an answer, so it is only ever reached through As, and copied with its
/// state_size().
///
/// Questions of packs are asked in front of whatever the game asks, once an action and GoOn have
/// come to an end. A game that goes on in steps may stop between two of them as long as
/// HasQuestion(state): GoOn is called again after the answer.
#ifndef MALLARD_FRAME_GAME_RULES_H_
#define MALLARD_FRAME_GAME_RULES_H_

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "absl/base/attributes.h"
#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/types/span.h"
#include "mallard/asking.h"
#include "mallard/event_sink.h"
#include "mallard/frame/ask.h"
#include "mallard/frame/byte_order.h"
#include "mallard/frame/damaged.h"
#include "mallard/frame/handler.h"
#include "mallard/frame/kept_list.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/numbers.h"
#include "mallard/frame/play.h"
#include "mallard/frame/refusal.h"
#include "mallard/frame/rules_base.h"
#include "mallard/interrupt.h"
#include "mallard/primitives/chance.h"
#include "mallard/ruleset.h"
#include "mallard/state_buffer.h"
#include "mallard/state_parts.h"

namespace mallard {

/// See the file comment. `PlayType` is for games whose Play carries more than the frame's.
template <class Game, class State, class PlayType = mallard::Play<Game, State>>
class GameRules : public RulesBase {
  static_assert(std::is_trivially_copyable_v<State>);
  static_assert(std::has_unique_object_representations_v<State>, "no padding: states are hashed");
  static_assert(alignof(State) == 8 && sizeof(State) % 8 == 0, "variables lie behind it");

 public:
  using Position = mallard::Position<Game, State>;       ///< A match that is looked at.
  using Play = PlayType;                                 ///< A match that goes on.
  using Handler = mallard::Handler<Position, PlayType>;  ///< One line of the table.

  /// @name Typed states
  /// @{
  static State& As(void* state) { return *static_cast<State*>(state); }  ///< Bytes as a state.
  /// Bytes as a state.
  static const State& As(const void* state) { return *static_cast<const State*>(state); }
  /// The script variables behind a state.
  static int32_t* VariablesOf(State& state) { return reinterpret_cast<int32_t*>(&state + 1); }
  /// The script variables behind a state.
  static const int32_t* VariablesOf(const State& state) {
    return reinterpret_cast<const int32_t*>(&state + 1);
  }
  /// The questions of packs behind the variables; as many as wait, the first being asked.
  PendingQuestion* QuestionsOf(State& state) const {
    return reinterpret_cast<PendingQuestion*>(reinterpret_cast<char*>(&state + 1) +
                                              variables().bytes());
  }
  /// The same to look at.
  const PendingQuestion* QuestionsOf(const State& state) const {
    return reinterpret_cast<const PendingQuestion*>(reinterpret_cast<const char*>(&state + 1) +
                                                    variables().bytes());
  }
  /// Whether a question of a pack waits.
  bool HasQuestion(const State& state) const {
    return questions().any() && static_cast<bool>(*QuestionsOf(state));
  }
  /// Puts the question that a call of `ctx:ask` describes behind those that wait.
  absl::Status Enqueue(const mallard::Play<Game, State>& play, int by,
                       absl::Span<const int32_t> subject, const ScriptCall& call) const {
    absl::StatusOr<PendingQuestion> asked =
        MakeQuestion(play.events.scripts().running(), by, subject, call);
    if (!asked.ok()) return asked.status();
    for (const int32_t option : asked->offered()) {
      if (const Refusal no = JudgeOption(play, *asked, option)) return no.ToStatus();
    }
    PendingQuestion* const waiting = QuestionsOf(play.state);
    for (int i = 0; i < Questions::kMaxWaiting; ++i) {
      if (waiting[i]) continue;
      waiting[i] = *asked;
      return absl::OkStatus();
    }
    return absl::FailedPreconditionError(
        absl::StrCat(Questions::kMaxWaiting, " questions wait already"));
  }
  /// True if nobody is asked any more. Then everything is disclosed.
  bool IsOver(const State& state) const { return game().Asked(state).decision == 0; }
  /// What deals with that decision, which is one of the table's.
  const Handler& HandlerOf(uint32_t decision) const { return *handlers_[decision]; }
  /// @}

  absl::Status CheckComplete() const final {
    return CheckHandled([this](uint32_t decision) {
      const Handler* const handler = decision < handlers_.size() ? handlers_[decision] : nullptr;
      return handler != nullptr && handler->check && handler->list && handler->apply;
    });
  }

  size_t state_size() const final {
    return sizeof(State) + variables().bytes() + questions().bytes();
  }

  void ReverseNumbersOf(void* state) const final {
    // Elsewhere nobody calls it, and the layouts are left out of the library.
    if constexpr (std::endian::native == std::endian::big) {
      ReverseNumbers(LayoutOfState(manifest().game), state);
      ReverseOwned(VariablesOf(As(state)));
    }
  }

  StateParts PartsInUse(const void* state) const final {
    const State& whole = As(state);
    StateParts parts(state);
    if constexpr (requires { AddParts(whole, parts); }) {
      AddParts(whole, parts);
    } else {
      parts.Add(&whole, &whole + 1);
    }
    const PendingQuestion* const waiting = QuestionsOf(whole);
    parts.Add(&whole + 1, HasQuestion(whole) ? waiting + Questions::kMaxWaiting : waiting);
    return parts;
  }

  void Start(uint64_t seed, void* state) const final {
    std::memset(state, 0, state_size());
    Reseed(state, seed);
    variables().Start(VariablesOf(As(state)));
    game().SetUp(As(state));
  }

  Decision DecisionOf(const void* state, int seat) const final {
    const Question question = AskedNow(As(state));
    Decision decision;
    if (!question.Asks(seat)) return decision;
    decision.kind = question.decision;
    if (question.decision != kAnswerDecision && HandlerOf(question.decision).open)
      decision.flags = Decision::kOpen;
    std::memcpy(decision.args, question.args, sizeof decision.args);
    return decision;
  }

  uint64_t LegalCount(const void* state, int seat) const final {
    const Question question = AskedNow(As(state));
    if (!question.Asks(seat)) return 0;
    if (question.decision == kAnswerDecision) {
      Listing replies = Listing::Count();
      ListReplies(As(state), replies);
      return replies.count();
    }
    const Handler& handler = HandlerOf(question.decision);
    if (handler.open) return CountOpen(handler, state, seat);
    Listing listing = Listing::Count();
    ScriptUse used;
    handler.list(Position{game(), As(state), &used}, seat, listing);
    return listing.count();
  }
  Action LegalNth(const void* state, int seat, uint64_t n) const final {
    Action found;
    const Question question = AskedNow(As(state));
    if (!question.Asks(seat)) return found;
    if (question.decision == kAnswerDecision) {
      Listing replies = Listing::Nth(n, &found);
      ListReplies(As(state), replies);
      return found;
    }
    const Handler& handler = HandlerOf(question.decision);
    if (handler.open) {
      FindOpen(handler, state, seat, n, found);
      return found;
    }
    Listing listing = Listing::Nth(n, &found);
    ScriptUse used;
    handler.list(Position{game(), As(state), &used}, seat, listing);
    return found;
  }
  size_t LegalActions(const void* state, int seat, absl::Span<Action> out) const final {
    if (out.empty()) return 0;
    Listing listing = Listing::All(out);
    List(As(state), seat, listing);
    return listing.written(out);
  }

  uint64_t LegalActionsWhere(const void* state, int seat, const LegalPrefix& prefix,
                             absl::Span<Action> out) const final {
    Listing listing = Listing::Where(prefix, out);
    List(As(state), seat, listing);
    return listing.count();
  }

  Refusal Judge(const void* state, int seat, const Action& action) const final {
    return JudgeAnswer(AskedNow(As(state)), As(state), seat, action);
  }

  absl::Status Apply(void* state, int seat, const Action& action, EventSink& events) const final {
    return CarryOut(AskedNow(As(state)), As(state), seat, action, events);
  }

  absl::Status CheckAndApply(void* state, int seat, const Action& action,
                             EventSink& events) const final {
    const Question question = AskedNow(As(state));
    if (const Refusal no = JudgeAnswer(question, As(state), seat, action)) {
      return Explain(state, seat, action, no);
    }
    events.Begin();
    return CarryOut(question, As(state), seat, action, events);
  }

  Outcome OutcomeOf(const void* state) const final { return game().Standing(As(state)); }

  void Redact(const void* state, Viewer viewer, void* out) const final {
    std::memcpy(out, state, state_size());
    if (viewer.is_host()) return;
    State& seen = As(out);
    ForEachStream(seen, [](uint64_t, Chance& chance) { chance = Chance(); });
    if (IsOver(seen)) return;
    Hide(game(), seen, viewer);
    variables().Hide(VariablesOf(seen), viewer);
    HideQuestions(seen, viewer);
  }

  absl::Status Imagine(const void* redacted, int seat, Chance& chance, void* out) const final try {
    std::memcpy(out, redacted, state_size());
    if (IsOver(As(out))) return absl::OkStatus();
    absl::Status status = ImagineHidden(game(), As(out), seat, chance);
    if (status.ok()) ImagineQuestions(As(out));
    return status;
  } catch (const Interrupted& interrupted) {  // By a script of the game's.
    return absl::CancelledError(interrupted.what());
  }

  void Reseed(void* state, uint64_t seed) const final {
    ForEachStream(As(state), [seed](uint64_t stream, Chance& chance) {
      chance = Chance::Stream(seed, stream);
    });
  }

  StateOffset Write(const void* state, flatbuffers::FlatBufferBuilder& builder) const final {
    StateOffset offset = WriteState(game(), As(state), builder);
    if (questions().any()) {
      offset.questions = questions().Write(manifest(), QuestionsOf(As(state)), builder);
    }
    return offset;
  }

  absl::Status Read(const schema::Snapshot& snapshot, Viewer viewer, void* state) const final {
    std::memset(state, 0, state_size());
    State& read = As(state);
    if (absl::Status status = ReadState(game(), snapshot, read); !status.ok()) return status;
    const bool whole = viewer.is_host() || IsOver(read);
    absl::Status asked = questions().Read(manifest(), snapshot, QuestionsOf(read));
    if (asked.ok()) asked = CheckQuestions(QuestionsOf(read), whole);
    if (!asked.ok()) return asked;
    if (HasQuestion(read) && IsOver(read)) {
      return Damaged("a question of a pack: the match is over");
    }
    if (absl::Status status = CheckInvariants(game(), read, whole); !status.ok()) return status;
    if (viewer.is_host()) {
      bool chance_is_there = true;
      ForEachStream(read, [&](uint64_t, const Chance& chance) {
        chance_is_there = chance_is_there && (chance.key | chance.counter) != 0;
      });
      return chance_is_there ? absl::OkStatus() : Damaged("chance is missing");
    }
    // A view is what redaction makes, and nothing else.
    StateBuffer again(state_size());
    Redact(state, viewer, again.data());
    return std::memcmp(state, again.data(), state_size()) == 0
               ? absl::OkStatus()
               : Damaged("a view that tells too much");
  }

  void BuildScene(const void* redacted, SceneBuilder& builder) const final {
    if (optional_.write_scene) optional_.write_scene(game(), As(redacted), builder);
    variables().Show(VariablesOf(As(redacted)), builder);
  }

  void PlaceEvent(const Event& event, EventRoles& roles) const final {
    if (optional_.places_of) optional_.places_of(game(), event, roles);
  }

  ThingName NameOf(const void* seen, const Thing& thing) const final {
    return optional_.name_thing ? optional_.name_thing(game(), As(seen), thing)
                                : Rules::NameOf(seen, thing);
  }

  size_t CostOf(const void* seen, int seat, const Action& action,
                absl::Span<ActionCost> out) const final {
    return optional_.costs_of ? optional_.costs_of(game(), As(seen), seat, action, out)
                              : Rules::CostOf(seen, seat, action, out);
  }

  std::string Draw(const void* state, Viewer viewer, const DrawStyle& style) const final {
    return DrawFor(game(), As(state), viewer.side(), style);
  }

 protected:
  /// `seats` players; `scopes` says what variables of scripts can belong to, if packs may have any.
  GameRules(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration, int seats,
            absl::Span<const VariableScope> scopes = {})
      : RulesBase(std::move(ruleset), configuration, seats, scopes) {
    for (const Handler& handler : Game::Handlers()) {
      if (handlers_.size() <= handler.decision) handlers_.resize(handler.decision + 1);
      handlers_[handler.decision] = &handler;
    }
    FindOptional();
  }

 private:
  const Game& game() const { return static_cast<const Game&>(*this); }

  // Functions that a game need not have. They are looked for where the constructor is compiled,
  // which sees all of the game's headers, and kept: other files of the game call these rules, too,
  // see only some of them, and must come to the same.
  struct Optional {
    void (*write_scene)(const Game&, const State&, SceneBuilder&) = nullptr;
    void (*places_of)(const Game&, const Event&, EventRoles&) = nullptr;
    ThingName (*name_thing)(const Game&, const State&, const Thing&) = nullptr;
    size_t (*costs_of)(const Game&, const State&, int, const Action&,
                       absl::Span<ActionCost>) = nullptr;
    absl::Status (*call_answer)(Play&, const AnswerCall&) = nullptr;
    Refusal (*check_answer)(const Position&, const PendingQuestion&, int32_t) = nullptr;
  };
  void FindOptional() {
    if constexpr (requires(const Game& g, const State& s, SceneBuilder& b) {
                    WriteScene(g, s, b);
                  }) {
      optional_.write_scene = [](const Game& g, const State& s, SceneBuilder& b) {
        WriteScene(g, s, b);
      };
    }
    if constexpr (requires(const Game& g, const Event& e, EventRoles& r) { PlacesOf(g, e, r); }) {
      optional_.places_of = [](const Game& g, const Event& e, EventRoles& r) { PlacesOf(g, e, r); };
    }
    if constexpr (requires(const Game& g, const State& s, const Thing& t) { NameThing(g, s, t); }) {
      optional_.name_thing = [](const Game& g, const State& s, const Thing& t) {
        return NameThing(g, s, t);
      };
    }
    if constexpr (requires(const Game& g, const State& s, const Action& a,
                           absl::Span<ActionCost> out) { CostsOf(g, s, 0, a, out); }) {
      optional_.costs_of = [](const Game& g, const State& s, int seat, const Action& a,
                              absl::Span<ActionCost> out) { return CostsOf(g, s, seat, a, out); };
    }
    if constexpr (requires(Play & p, const AnswerCall& c) { CallAnswer(p, c); }) {
      optional_.call_answer = [](Play& p, const AnswerCall& c) -> absl::Status {
        return CallAnswer(p, c);
      };
    }
    if constexpr (requires(const Position& p, const PendingQuestion& q) {
                    CheckAnswer(p, q, int32_t{});
                  }) {
      optional_.check_answer = [](const Position& p, const PendingQuestion& q,
                                  int32_t option) -> Refusal { return CheckAnswer(p, q, option); };
    }
  }
  // The whole list of a seat that holds an open question, made once; null if it is too long to be
  // kept.
  const KeptList* Kept(const Handler& handler, const void* state, int seat) const {
    KeptList& kept = KeptList::OfThread();
    const uint64_t rules = ruleset().fingerprint() * 31 + configuration_fingerprint();
    const StateParts parts = PartsInUse(state);
    const KeptList::Source source{rules, parts, state_size(), seat};
    if (kept.Has(source)) return &kept;
    const absl::Span<Action> room = kept.Room();
    Listing listing = Listing::All(room);
    ScriptUse used;
    handler.list(Position{game(), As(state), &used}, seat, listing);
    return kept.Keep(source, listing.written(room)) ? &kept : nullptr;
  }
  // The rest of LegalCount and LegalNth for open questions, apart from what every match pays for.
  ABSL_ATTRIBUTE_NOINLINE uint64_t CountOpen(const Handler& handler, const void* state,
                                             int seat) const {
    if (const KeptList* kept = Kept(handler, state, seat)) return kept->actions().size();
    Listing listing = Listing::Count();
    ScriptUse used;
    handler.list(Position{game(), As(state), &used}, seat, listing);
    return listing.count();
  }
  ABSL_ATTRIBUTE_NOINLINE void FindOpen(const Handler& handler, const void* state, int seat,
                                        uint64_t n, Action& found) const {
    if (const KeptList* kept = Kept(handler, state, seat)) {
      if (n < kept->actions().size()) found = At(kept->actions(), n);
      return;
    }
    Listing listing = Listing::Nth(n, &found);
    ScriptUse used;
    handler.list(Position{game(), As(state), &used}, seat, listing);
  }
  template <class F>
  static void ForEachStream(State& state, F f) {
    if constexpr (requires { Game::ForEachChance(state, f); }) {
      Game::ForEachChance(state, f);
    } else {
      f(0, state.chance);
    }
  }
  // Inlined, since every action comes through here: then nothing of the question that nobody looks
  // at is ever written.
  ABSL_ATTRIBUTE_ALWAYS_INLINE Refusal JudgeAnswer(const Question& question, const State& state,
                                                   int seat, const Action& action) const {
    if (!ArgumentsFit(action)) {
      if (const Refusal no = JudgeArguments(action)) return no;
    }
    if (question.decision == 0) return Forbidden("the match is over");
    if (question.decision == kAnswerDecision) return JudgeReply(question, state, seat, action);
    const Handler& handler = HandlerOf(question.decision);
    if (!handler.answers.Has(action.kind)) {
      return AnswersSomethingElse(handler.pending, action.kind, question.decision);
    }
    if (!question.Asks(seat)) return Forbidden(handler.waiting);
    ScriptUse used;
    return handler.check(Position{game(), state, &used}, seat, action);
  }
  absl::Status CarryOut(const Question& question, State& state, int seat, const Action& action,
                        EventSink& events) const {
    Play play{game(), state, events};
    absl::Status status = question.decision == kAnswerDecision
                              ? TakeAnswer(play, &action.args[0])
                              : HandlerOf(question.decision).apply(play, seat, action);
    if constexpr (requires { game().GoOn(play); }) {
      if (status.ok()) status = game().GoOn(play);
    }
    return questions().any() && status.ok() ? SettleQuestions(play) : status;
  }
  void List(const State& state, int seat, Listing& out) const {
    const Question question = AskedNow(state);
    if (question.decision == kAnswerDecision) {
      if (question.Asks(seat)) ListReplies(state, out);
    } else if (question.Asks(seat)) {
      ScriptUse used;
      HandlerOf(question.decision).list(Position{game(), state, &used}, seat, out);
    }
  }

  // Questions of packs ------------------------------------------------------------------------

  // What is asked: by a pack, if it waits for an answer, else by the game.
  Question AskedNow(const State& state) const {
    if (!questions().any() || inside()) return game().Asked(state);
    const PendingQuestion& asked = *QuestionsOf(state);
    if (!asked) return game().Asked(state);
    const int seat = SeatOf(state, asked, asked.seat);
    return {kAnswerDecision, seat < 0 ? 0 : 1u << seat, {asked.question - 1}};
  }
  // The seat of this match that is meant; -1: nobody's.
  int SeatOf(const State& state, const PendingQuestion& asked, int seat) const {
    if constexpr (requires { game().SeatInside(state, seat); }) {
      if (asked.inside != 0 && !inside()) return seat < 0 ? -1 : game().SeatInside(state, seat);
    }
    return seat;
  }
  Refusal JudgeOption(const Position& position, const PendingQuestion& asked,
                      int32_t option) const {
    return optional_.check_answer ? optional_.check_answer(position, asked, option) : kAllowed;
  }
  Refusal JudgeReply(const Question& question, const State& state, int seat,
                     const Action& action) const {
    const PendingQuestion& asked = *QuestionsOf(state);
    if (action.kind != kFirstAnswer + asked.answer) {
      return AnswersSomethingElse("{action} does not answer what is asked now: {decision}",
                                  action.kind, kAnswerDecision);
    }
    if (!question.Asks(seat)) return Forbidden("another player is asked");
    for (const int32_t option : asked.offered()) {
      if (option == action.args[0]) return JudgeOption({game(), state}, asked, option);
    }
    return Forbidden("that is not one of the answers that are offered");
  }
  void ListReplies(const State& state, Listing& out) const {
    const PendingQuestion& asked = *QuestionsOf(state);
    for (const int32_t option : asked.offered()) {
      if (!JudgeOption({game(), state}, asked, option) && !out.One(Reply(asked, option))) return;
    }
  }
  // Takes the first question off and calls what goes on; null: nothing can be chosen any more.
  absl::Status TakeAnswer(Play& play, const int32_t* chosen) const {
    PendingQuestion* const waiting = QuestionsOf(play.state);
    const PendingQuestion asked = waiting[0];
    for (int i = 1; i < Questions::kMaxWaiting; ++i) waiting[i - 1] = waiting[i];
    waiting[Questions::kMaxWaiting - 1] = PendingQuestion();
    if (!optional_.call_answer) return absl::OkStatus();
    const Questions::Spec& spec = questions().Of(asked);
    int64_t memo[PendingQuestion::kMaxMemo];
    for (int i = 0; i < asked.memos; ++i) memo[i] = asked.memo[i];
    const ScriptValue args[] = {
        chosen == nullptr ? ScriptValue::Nil()
                          : ScriptValue::Int(questions().ToScript(manifest(), asked, *chosen)),
        ScriptValue::List(absl::MakeConstSpan(memo, asked.memos))};
    return optional_.call_answer(play, AnswerCall{asked, spec.on_answer, *spec.hook, args});
  }
  // Until a question can be answered by somebody, none is left, or the match is over.
  absl::Status SettleQuestions(Play& play) const {
    while (!inside() && HasQuestion(play.state)) {
      if (IsOver(play.state)) {
        std::memset(static_cast<void*>(QuestionsOf(play.state)), 0, questions().bytes());
        return absl::OkStatus();
      }
      const PendingQuestion& asked = *QuestionsOf(play.state);
      const int seat = SeatOf(play.state, asked, asked.seat);
      Action reply;
      Listing first = Listing::Nth(0, &reply);
      ListReplies(play.state, first);
      if (reply.kind != 0 && seat >= 0 && !AnswersItself(play.state, seat)) return absl::OkStatus();
      absl::Status status = TakeAnswer(play, reply.kind == 0 ? nullptr : &reply.args[0]);
      if constexpr (requires { game().GoOn(play); }) {
        if (status.ok()) status = game().GoOn(play);
      }
      if (!status.ok()) return status;
    }
    return absl::OkStatus();
  }
  // Whether nobody sits there, so that the engine answers with what is offered first.
  bool AnswersItself(const State& state, int seat) const {
    if constexpr (requires { game().NobodySits(state, seat); }) {
      return game().NobodySits(state, seat);
    } else {
      return false;
    }
  }
  // What is offered is for whoever is asked and whoever asks; the rest is for the latter.
  void HideQuestions(State& state, Viewer viewer) const {
    if (!questions().any()) return;
    PendingQuestion* const waiting = QuestionsOf(state);
    for (int i = 0; i < Questions::kMaxWaiting && waiting[i]; ++i) {
      PendingQuestion& asked = waiting[i];
      const int by = SeatOf(state, asked, asked.by);
      if (by >= 0 && viewer.IsSeat(by)) continue;
      std::memset(asked.memo, 0, sizeof asked.memo);
      std::memset(asked.subject, 0, sizeof asked.subject);
      asked.memos = 0;
      const int seat = SeatOf(state, asked, asked.seat);
      if (seat >= 0 && viewer.IsSeat(seat)) continue;
      std::memset(asked.options, 0, sizeof asked.options);
      asked.count = 0;
    }
  }
  // Offers the first thing that can be chosen where nobody told what is.
  void ImagineQuestions(State& state) const {
    if (!questions().any()) return;
    PendingQuestion* const waiting = QuestionsOf(state);
    for (int i = 0; i < Questions::kMaxWaiting && waiting[i]; ++i) {
      PendingQuestion& asked = waiting[i];
      constexpr int32_t kMostTried = 4096;  // More things than any game has.
      for (int32_t value = 0; asked.count == 0 && value < kMostTried; ++value) {
        if (JudgeArguments(Reply(asked, value)) || JudgeOption({game(), state}, asked, value)) {
          continue;
        }
        asked.options[0] = value;
        asked.count = 1;
      }
    }
  }

  std::vector<const Handler*> handlers_;  // By decision.
  Optional optional_;
};

}  // namespace mallard

#endif  // MALLARD_FRAME_GAME_RULES_H_
