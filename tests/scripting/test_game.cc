#include "tests/scripting/test_game.h"

#include "absl/strings/str_cat.h"

namespace mallard {
namespace {

PondContext& Context(void* context) { return *static_cast<PondContext*>(context); }

absl::Status Add(void* context, ScriptCall& call) {
  PondContext& pond = Context(context);
  pond.total += call.args[0].integer;
  call.result = ScriptValue::Int(pond.total);
  return absl::OkStatus();
}

absl::Status Total(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(Context(context).total);
  return absl::OkStatus();
}

absl::Status Say(void* context, ScriptCall& call) {
  Context(context).said.emplace_back(call.args[0].text);
  return absl::OkStatus();
}

absl::Status Sum(void* context, ScriptCall& call) {
  int64_t sum = call.args[1].type == ScriptType::kNil ? 0 : call.args[1].integer;
  for (const int64_t number : call.args[0].list) sum += number;
  Context(context).total = sum;
  call.result = ScriptValue::Int(sum);
  return absl::OkStatus();
}

absl::Status Cells(void*, ScriptCall& call) {
  static constexpr int64_t kCells[] = {3, 1, 2};
  call.result = ScriptValue::List(kCells);
  return absl::OkStatus();
}

absl::Status Deep(void*, ScriptCall& call) {
  call.result = ScriptValue::Bool(call.args[0].integer != 0);
  return absl::OkStatus();
}

absl::Status Fail(void*, ScriptCall&) {
  return absl::FailedPreconditionError("there are no ducks left");
}

absl::Status Play(void* context, ScriptCall& call) {
  PondContext& pond = Context(context);
  const std::string id(call.args[0].text);
  const ScriptFunction function = Hook(*pond.ruleset, id, "resolve");
  if (!function) return absl::NotFoundError(absl::StrCat("no card ", id));
  PondContext inner = pond;
  ++inner.depth;
  ScriptResult result;
  const ScriptValue amount = ScriptValue::Int(1);
  absl::Status status =
      pond.ruleset->scripts().Call(function, kResolve, &inner, {&amount, 1}, &result);
  if (!status.ok()) return status;
  pond.total = inner.total;
  call.result = ScriptValue::Int(result.integer);
  return absl::OkStatus();
}

FieldSchema Field(const char* name, FieldSchema::Type type, bool required = false) {
  FieldSchema field;
  field.name = name;
  field.type = type;
  field.doc = absl::StrCat("The ", name, ".");
  field.required = required;
  return field;
}

FieldSchema IntField(const char* name, int64_t min, int64_t max, int64_t fallback) {
  FieldSchema field = Field(name, FieldSchema::Type::kInt);
  field.min = min;
  field.max = max;
  field.fallback.type = ContentValue::Type::kInt;
  field.fallback.integer = fallback;
  return field;
}

FieldSchema ListField(const char* name, FieldSchema item, int64_t min, int64_t max) {
  FieldSchema field = Field(name, FieldSchema::Type::kList);
  field.item = {std::move(item)};
  field.min = min;
  field.max = max;
  return field;
}

FieldSchema HookField(const ScriptHook& hook) {
  FieldSchema field = Field(hook.name, FieldSchema::Type::kFunction);
  field.hook = &hook;
  return field;
}

FieldSchema Reference(const char* name, const char* kind) {
  FieldSchema field = Field(name, FieldSchema::Type::kReference);
  field.reference = kind;
  return field;
}

ContentSchema MakeSchema() {
  ContentSchema schema;
  schema.game = "pond";
  schema.api = 2;
  schema.variable_scopes = {"match", "player"};
  schema.owned_scopes = {"player"};

  EntrySchema formation;
  formation.name = "formation";
  formation.doc = "A group of ducks.";
  FieldSchema category = Field("category", FieldSchema::Type::kChoice, true);
  category.choices = {"classics", "circles", "specials"};
  FieldSchema mirror = Field("mirror", FieldSchema::Type::kBool);
  mirror.fallback.type = ContentValue::Type::kBool;
  mirror.fallback.boolean = true;
  FieldSchema shape = ListField("shape", Field("", FieldSchema::Type::kString), 1, 5);
  shape.required = true;
  formation.fields = {Field("name", FieldSchema::Type::kString), category,
                      IntField("ducks", 1, 9, 1), mirror, shape};

  EntrySchema card;
  card.name = "card";
  card.doc = "Something to play.";
  FieldSchema cost = Field("cost", FieldSchema::Type::kTable);
  cost.fields = {IntField("bread", 0, 10, 1), Field("coins", FieldSchema::Type::kInt)};
  FieldSchema ability = Field("", FieldSchema::Type::kTable);
  ability.fields = {Field("name", FieldSchema::Type::kString, true), IntField("power", 0, 3, 1),
                    HookField(kOnDraw)};
  card.fields = {cost,
                 Reference("formation", "formation"),
                 ListField("friends", Reference("", "card"), 0, 3),
                 ListField("abilities", ability, 0, 100),
                 HookField(kResolve),
                 HookField(kOnDraw),
                 HookField(kListHook),
                 HookField(kTextHook),
                 HookField(kBoolHook)};
  schema.entries = {formation, card};
  return schema;
}

class PondContent : public Content {};

class Pond : public Game {
 public:
  const Manifest& manifest() const override {
    static const Manifest* const kManifest =
        new Manifest{"pond", "Pond", "A test.", {}, {}, {}, {}, {}, {}, {}, {}};
    return *kManifest;
  }
  const ContentSchema& content_schema() const override {
    static const ContentSchema* const kSchema = new ContentSchema(MakeSchema());
    return *kSchema;
  }
  std::unique_ptr<const Content> Compile(const ContentSet& set,
                                         ContentReport& report) const override {
    for (const ContentEntry& entry : set.Entries("formation")) {
      const ContentValue& ducks = entry.value["ducks"];
      if (ducks.integer == 9) report.Add("formation", entry, ducks, "ducks", "nine is too many");
    }
    return std::make_unique<PondContent>();
  }
  absl::StatusOr<std::shared_ptr<const Rules>> CreateRules(std::shared_ptr<const Ruleset>,
                                                           const Configuration&) const override {
    return absl::UnimplementedError("the pond is not played");
  }
};

}  // namespace

const ScriptContextType kPondContext = {
    "PondContext",
    "The pond while a card is played.",
    {
        {"add",
         "Adds to the total.",
         {{"amount", ScriptType::kInt, false, "how much to add"}},
         {"total", ScriptType::kInt},
         &Add},
        {"total", "The total.", {}, {"total", ScriptType::kInt}, &Total},
        {"say", "Says something.", {{"text", ScriptType::kString}}, {"", ScriptType::kNil}, &Say},
        {"sum",
         "Adds up numbers.",
         {{"numbers", ScriptType::kIntList}, {"start", ScriptType::kInt, true}},
         {"sum", ScriptType::kInt},
         &Sum},
        {"cells", "Some cells.", {}, {"cells", ScriptType::kIntList}, &Cells},
        {"deep",
         "Gives it back.",
         {{"value", ScriptType::kBool}},
         {"same", ScriptType::kBool},
         &Deep},
        {"fail", "Always fails.", {}, {"", ScriptType::kNil}, &Fail},
        {"feed",
         "Adds bread to the total.",
         {{"loaves", ScriptType::kInt}, {"crumbs", ScriptType::kInt, true}},
         {"total", ScriptType::kInt},
         &Add,
         true},
        {"play",
         "Plays another card.",
         {{"card", ScriptType::kString}},
         {"result", ScriptType::kInt},
         &Play},
    }};

const ScriptHook kResolve = {"resolve",
                             &kPondContext,
                             {{"amount", ScriptType::kInt}},
                             {"result", ScriptType::kInt, true, "what came of it"}};
const ScriptHook kOnDraw = {"on_draw", &kPondContext, {}, {"", ScriptType::kNil}};
const ScriptHook kListHook = {"choose", &kPondContext, {}, {"cells", ScriptType::kIntList}};
const ScriptHook kTextHook = {"title", &kPondContext, {}, {"title", ScriptType::kString}};
const ScriptHook kBoolHook = {"allowed", &kPondContext, {}, {"allowed", ScriptType::kBool}};

const Game& PondGame() {
  static const Pond* const kGame = new Pond;
  return *kGame;
}

Pack MakePack(absl::string_view id, const Files& files, absl::string_view requirements) {
  Pack pack;
  pack.label = absl::StrCat("label of ", id);
  pack.files.push_back(
      {"pack.lua", absl::StrCat("pack { id = \"", id,
                                "\", version = \"1.2.0\", game = \"pond\", api = 1, requires = {",
                                requirements, "} }")});
  for (const auto& [path, text] : files) pack.files.push_back({path, text});
  return pack;
}

absl::StatusOr<std::shared_ptr<const Ruleset>> LoadPond(std::vector<Pack> packs,
                                                        RulesetOptions options) {
  options.base_pack = false;
  return Ruleset::Load(PondGame(), std::move(packs), options);
}

absl::StatusOr<std::shared_ptr<const Ruleset>> LoadText(absl::string_view text,
                                                        RulesetOptions options) {
  return LoadPond({MakePack("p", {{"a.lua", std::string(text)}})}, std::move(options));
}

std::string LoadErrors(std::vector<Pack> packs, RulesetOptions options) {
  return std::string(LoadPond(std::move(packs), std::move(options)).status().message());
}

std::string LoadErrors(absl::string_view text) {
  return std::string(LoadText(text).status().message());
}

ScriptFunction Hook(const Ruleset& ruleset, absl::string_view card, absl::string_view field) {
  const int index = ruleset.entries().Find("card", card);
  if (index < 0) return {};
  return ruleset.entries().Entries("card")[index].value[field].function;
}

std::string RunBody(absl::string_view body, RulesetOptions options) {
  const auto ruleset =
      LoadText(absl::StrCat("card { id = \"c\", resolve = function(ctx, amount) ", body, " end }"),
               std::move(options));
  if (!ruleset.ok()) return absl::StrCat("load: ", ruleset.status().message());
  PondContext context;
  context.ruleset = ruleset->get();
  ScriptResult result;
  const ScriptValue amount = ScriptValue::Int(7);
  const absl::Status status = (*ruleset)->scripts().Call(Hook(**ruleset, "p:c", "resolve"),
                                                         kResolve, &context, {&amount, 1}, &result);
  if (!status.ok()) return std::string(status.message());
  return result.type == ScriptType::kNil ? "nil" : absl::StrCat(result.integer);
}

}  // namespace mallard
