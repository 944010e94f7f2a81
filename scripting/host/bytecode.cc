#include "scripting/host/bytecode.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <utility>

#include "absl/strings/string_view.h"

namespace mallard {
namespace {

// Instructions of Lua 5.4 that touch upvalues, and those that go with them: number of the
// operation, and where operands are.
enum : uint32_t {
  kLoadConstant = 3,
  kGetUpvalue = 9,
  kSetUpvalue = 10,
  kGetTableUp = 11,
  kGetTable = 12,
  kGetField = 14,
  kSetTableUp = 15,
};
uint32_t Operation(uint32_t instruction) { return instruction & 0x7f; }
uint32_t OperandA(uint32_t instruction) { return (instruction >> 7) & 0xff; }
uint32_t OperandB(uint32_t instruction) { return (instruction >> 16) & 0xff; }
uint32_t OperandC(uint32_t instruction) { return (instruction >> 24) & 0xff; }
uint32_t OperandBx(uint32_t instruction) { return instruction >> 15; }

constexpr int kMaxDepth = 200;  // Lua's own limit for functions inside functions.

/// One compiled function.
struct Proto {
  struct Upvalue {
    bool local_of_parent;
    int index;  // Of the local, or of the parent's upvalue.
  };
  int first_line = 0;
  std::vector<uint32_t> code;
  std::vector<std::string> constants;  // Strings; others are empty.
  std::vector<Upvalue> upvalues;
  std::vector<Proto> protos;
  std::vector<int> lines;  // By instruction.
};

/// Reads lua_dump's format. After the first mismatch everything reads as zero.
class DumpReader {
 public:
  explicit DumpReader(absl::string_view data) : data_(data) {}

  bool ReadHeader() {
    const absl::string_view signature("\x1bLua\x54\x00\x19\x93\r\n\x1a\n\x04\x08\x08", 15);
    if (data_.substr(0, signature.size()) != signature) return false;
    data_.remove_prefix(signature.size());
    Skip(16);  // A sample integer and a sample float.
    Skip(1);   // Number of upvalues.
    return good_;
  }

  Proto ReadProto(int depth) {
    Proto proto;
    if (depth > kMaxDepth) good_ = false;
    ReadString();  // Source.
    proto.first_line = ReadInt();
    ReadInt();  // Last line.
    Skip(3);    // Parameters, varargs, stack size.
    for (int n = ReadCount(4); n > 0; --n) {
      uint32_t instruction = 0;
      std::memcpy(&instruction, Take(4).data(), 4);
      proto.code.push_back(instruction);
    }
    for (int n = ReadCount(1); n > 0; --n) proto.constants.push_back(ReadConstant());
    for (int n = ReadCount(3); n > 0; --n) {
      const bool local = ReadByte() != 0;
      const int index = ReadByte();
      proto.upvalues.push_back({local, index});
      Skip(1);
    }
    for (int n = ReadCount(1); n > 0 && good_; --n) proto.protos.push_back(ReadProto(depth + 1));
    ReadLines(proto);
    for (int n = ReadCount(3); n > 0; --n) {  // Names of locals.
      ReadString();
      ReadInt();
      ReadInt();
    }
    for (int n = ReadCount(1); n > 0; --n) ReadString();  // Names of upvalues.
    return proto;
  }

  bool good() const { return good_ && data_.empty(); }

 private:
  absl::string_view Take(size_t size) {
    static constexpr char kZeros[8] = {};
    if (size > data_.size()) {
      good_ = false;
      data_ = absl::string_view();
      return absl::string_view(kZeros, std::min(size, sizeof kZeros));
    }
    const absl::string_view taken = data_.substr(0, size);
    data_.remove_prefix(size);
    return taken;
  }
  void Skip(size_t size) { Take(size); }
  int ReadByte() { return static_cast<unsigned char>(Take(1)[0]); }

  /// Seven bits a byte, most significant first; the last byte has its top bit set.
  int ReadInt() {
    int64_t value = 0;
    while (good_) {
      const int byte = ReadByte();
      value = (value << 7) | (byte & 0x7f);
      if ((byte & 0x80) != 0) break;
      if (value > INT32_MAX) good_ = false;
    }
    return good_ ? static_cast<int>(value) : 0;
  }

  /// A number of things that take at least `size` bytes each.
  int ReadCount(size_t size) {
    const int count = ReadInt();
    if (static_cast<size_t>(count) * size > data_.size()) good_ = false;
    return good_ ? count : 0;
  }

  std::string ReadString() {
    const int size = ReadInt();  // One more than its length; 0 for none.
    if (size <= 1) return "";
    const absl::string_view text = Take(static_cast<size_t>(size) - 1);
    return good_ ? std::string(text) : "";
  }

  std::string ReadConstant() {
    switch (ReadByte()) {
      case 0x00:  // nil
      case 0x01:  // false
      case 0x11:  // true
        break;
      case 0x03:  // An integer.
      case 0x13:  // A float.
        Skip(8);
        break;
      case 0x04:  // A short string.
      case 0x14:  // A long string.
        return ReadString();
      default:
        good_ = false;
    }
    return "";
  }

  /// Lines are stored as differences; -128 says that the line stands in a second list.
  void ReadLines(Proto& proto) {
    std::vector<int> differences;
    for (int n = ReadCount(1); n > 0; --n) {
      differences.push_back(static_cast<signed char>(ReadByte()));
    }
    std::vector<std::pair<int, int>> absolute;  // Instruction and line.
    for (int n = ReadCount(2); n > 0; --n) {
      const int instruction = ReadInt();
      absolute.emplace_back(instruction, ReadInt());
    }
    int line = proto.first_line;
    size_t next = 0;
    for (const int difference : differences) {
      if (difference == -128 && next < absolute.size()) {
        line = absolute[next++].second;
      } else {
        line += difference;
      }
      proto.lines.push_back(line);
    }
  }

  absl::string_view data_;
  bool good_ = true;
};

/// What the instructions from `at` do with one upvalue.
class UseReader {
 public:
  explicit UseReader(const Proto& proto) : proto_(proto) {}

  /// The use that begins at `at`, with `upvalue` counted as the proto does; false if there is none.
  bool Read(size_t at, UpvalueUse& use) const {
    const uint32_t code = proto_.code[at];
    use = {UpvalueUse::Action::kRead, static_cast<int>(OperandB(code)), Line(at), "", ""};
    switch (Operation(code)) {
      case kGetUpvalue:
        if (ReadsLongName(at)) {
          use.action = UpvalueUse::Action::kReadField;
          use.field = Constant(OperandBx(Code(at + 1)));
          use.member = Member(at + 2);
        }
        return true;
      case kSetUpvalue:
        use.action = UpvalueUse::Action::kWrite;
        return true;
      case kGetTableUp:
        use.action = UpvalueUse::Action::kReadField;
        use.field = Constant(OperandC(code));
        use.member = Member(at);
        return true;
      case kSetTableUp:
        use.action = UpvalueUse::Action::kWriteField;
        use.upvalue = static_cast<int>(OperandA(code));
        use.field = Constant(OperandB(code));
        return true;
      default:
        return false;
    }
  }

 private:
  uint32_t Code(size_t at) const { return at < proto_.code.size() ? proto_.code[at] : 0; }
  int Line(size_t at) const { return at < proto_.lines.size() ? proto_.lines[at] : 0; }
  std::string Constant(uint32_t index) const {
    return index < proto_.constants.size() ? proto_.constants[index] : "";
  }

  /// A name that is long, or beyond the first 256 constants, takes three instructions: the upvalue
  /// and the name go to registers, then the field takes the place of the upvalue, which so is
  /// nowhere else.
  bool ReadsLongName(size_t at) const {
    const uint32_t table = OperandA(Code(at));
    const uint32_t name = Code(at + 1);
    const uint32_t get = Code(at + 2);
    return Operation(name) == kLoadConstant && !Constant(OperandBx(name)).empty() &&
           Operation(get) == kGetTable && OperandA(get) == table && OperandB(get) == table &&
           OperandC(get) == OperandA(name);
  }

  /// The field that is read of what the instruction at `at` has read.
  std::string Member(size_t at) const {
    const uint32_t table = OperandA(Code(at));
    const uint32_t next = Code(at + 1);
    const uint32_t get = Code(at + 2);
    if (Operation(next) == kGetField && OperandB(next) == table) return Constant(OperandC(next));
    const bool far = Operation(next) == kLoadConstant && Operation(get) == kGetTable &&
                     OperandB(get) == table && OperandC(get) == OperandA(next);
    return far ? Constant(OperandBx(next)) : "";
  }

  const Proto& proto_;
};

/// Collects uses. `outer[i]` is what upvalue i of `proto` is in the function asked about, or -1 for
/// a local of that function or of one inside it.
void Collect(const Proto& proto, const std::vector<int>& outer, std::vector<UpvalueUse>& uses) {
  const UseReader reader(proto);
  for (size_t at = 0; at < proto.code.size(); ++at) {
    UpvalueUse use;
    if (!reader.Read(at, use)) continue;
    const size_t upvalue = static_cast<size_t>(use.upvalue);
    if (upvalue >= outer.size() || outer[upvalue] < 0) continue;
    use.upvalue = outer[upvalue] + 1;
    uses.push_back(std::move(use));
  }
  for (const Proto& inner : proto.protos) {
    std::vector<int> inner_outer;
    for (const Proto::Upvalue& upvalue : inner.upvalues) {
      const size_t index = static_cast<size_t>(upvalue.index);
      const bool from_outside = !upvalue.local_of_parent && index < outer.size();
      inner_outer.push_back(from_outside ? outer[index] : -1);
    }
    Collect(inner, inner_outer, uses);
  }
}

int AppendDump(lua_State*, const void* data, size_t size, void* out) {
  static_cast<std::string*>(out)->append(static_cast<const char*>(data), size);
  return 0;
}

}  // namespace

absl::StatusOr<std::vector<UpvalueUse>> UsesOfUpvalues(lua_State* lua) {
  std::string dump;
  if (lua_dump(lua, &AppendDump, &dump, 0) != 0) return absl::InternalError("no bytecode");
  DumpReader reader(dump);
  if (!reader.ReadHeader()) return absl::InternalError("unknown bytecode");
  const Proto proto = reader.ReadProto(0);
  if (!reader.good()) return absl::InternalError("unknown bytecode");
  std::vector<int> itself(proto.upvalues.size());
  std::iota(itself.begin(), itself.end(), 0);
  std::vector<UpvalueUse> uses;
  Collect(proto, itself, uses);
  return uses;
}

bool ProbeBytecode(lua_State* lua) {
  constexpr absl::string_view kProbe =
      "local a, b = 1, {}\n"
      "return function()\n"
      "  a = b.x\n"
      "  local c = 0\n"
      "  return function() c = 1; b.y = a; return b end\n"
      "end";
  if (luaL_loadbufferx(lua, kProbe.data(), kProbe.size(), "=probe", "t") != LUA_OK) return false;
  lua_call(lua, 0, 1);
  const absl::StatusOr<std::vector<UpvalueUse>> uses = UsesOfUpvalues(lua);
  std::string seen;
  for (const UpvalueUse& use : uses.ok() ? *uses : std::vector<UpvalueUse>()) {
    constexpr absl::string_view kLetters = "rwRW";
    seen += kLetters[static_cast<size_t>(use.action)];
    seen += *lua_getupvalue(lua, -1, use.upvalue);
    seen += use.field;
    seen += std::to_string(use.line);
    lua_pop(lua, 1);
  }
  lua_pop(lua, 1);
  return seen == "Rbx3wa3ra5Wby5rb5";
}

}  // namespace mallard
