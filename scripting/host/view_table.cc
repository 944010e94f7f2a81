#include "scripting/host/view_table.h"

#include "flatbuffers/minireflect.h"
#include "mallard/schemas/mallard_generated.h"
#include "mallard/state_buffer.h"
#include "scripting/host/meter.h"
#include "scripting/host/sol.h"

namespace mallard {
namespace {

/// Builds Lua tables from what it is shown. The value made last is on top of the stack; a field or
/// element is stored when the next one begins, or its table ends.
class LuaVisitor final : public flatbuffers::IterationVisitor {
 public:
  explicit LuaVisitor(lua_State* lua) : lua_(lua) {}

  void StartSequence() override { Open(); }
  void EndSequence() override { Close(); }
  void StartVector() override { Open(); }
  void EndVector() override { Close(); }

  void Field(size_t, size_t, flatbuffers::ElementaryType, bool, const flatbuffers::TypeTable*,
             const char* name, const uint8_t*) override {
    open_.back().name = name;
  }
  void Element(size_t i, flatbuffers::ElementaryType, const flatbuffers::TypeTable*,
               const uint8_t*) override {
    open_.back().name = nullptr;
    open_.back().element = static_cast<lua_Integer>(i) + 1;
  }

  void UType(uint8_t value, const char* name) override { Number(value, name); }
  void Bool(bool value) override {
    sol::stack::push(lua_, value);
    Store();
  }
  void Char(int8_t value, const char* name) override { Number(value, name); }
  void UChar(uint8_t value, const char* name) override { Number(value, name); }
  void Short(int16_t value, const char* name) override { Number(value, name); }
  void UShort(uint16_t value, const char* name) override { Number(value, name); }
  void Int(int32_t value, const char* name) override { Number(value, name); }
  void UInt(uint32_t value, const char* name) override { Number(value, name); }
  void Long(int64_t value) override { Number(value, nullptr); }
  void ULong(uint64_t value) override { Number(static_cast<int64_t>(value), nullptr); }
  void String(const flatbuffers::String* text) override {
    sol::stack::push(lua_, std::string_view(text->c_str(), text->size()));
    Store();
  }

 private:
  struct Level {
    const char* name = nullptr;  // Of the field that comes next;
    lua_Integer element = 0;     // without a name, the number of the element.
  };

  void Open() {
    luaL_checkstack(lua_, 4, nullptr);
    PushTable(lua_);
    open_.emplace_back();
  }
  void Close() {
    open_.pop_back();
    if (!open_.empty()) Store();
  }
  void Number(int64_t value, const char* name) {
    if (name != nullptr) {
      sol::stack::push(lua_, name);
    } else {
      sol::stack::push(lua_, value);
    }
    Store();
  }
  // Puts the value on top of the stack into the table below it.
  void Store() {
    Meter::Of(lua_).Charge(lua_, 2);
    const Level& level = open_.back();
    const sol::stack_object value(lua_, -1);
    sol::stack_table table(lua_, -2);
    if (level.name != nullptr) {
      table.raw_set(level.name, value);
    } else {
      table.raw_set(level.element, value);
    }
    lua_settop(lua_, table.stack_index());
  }

  lua_State* lua_;
  std::vector<Level> open_;
};

}  // namespace

void PushView(lua_State* lua, const Match& match, Viewer viewer) {
  const Rules& rules = match.rules();
  StateBuffer seen(rules.state_size());
  rules.Redact(match.state(), viewer, seen.data());
  flatbuffers::FlatBufferBuilder builder(4096);
  builder.ForceDefaults(true);
  const StateOffset state = rules.Write(seen.data(), builder);
  schema::SnapshotBuilder snapshot(builder);
  snapshot.add_state_type(static_cast<schema::GameState>(state.type));
  snapshot.add_state(flatbuffers::Offset<void>(state.offset));
  builder.Finish(snapshot.Finish());
  LuaVisitor visitor(lua);
  if (state.outside_types != nullptr) {
    const auto* written = flatbuffers::GetRoot<schema::Snapshot>(builder.GetBufferPointer());
    flatbuffers::IterateFlatBuffer(written->state_as_Outside()->state()->data(),
                                   state.outside_types, &visitor);
    return;
  }
  flatbuffers::IterateFlatBuffer(builder.GetBufferPointer(), schema::SnapshotTypeTable(), &visitor);
  PushField(lua, -1, "state");
  lua_remove(lua, -2);
}

}  // namespace mallard
