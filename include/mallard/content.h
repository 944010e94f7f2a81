/// @file
/// Content as games see it: entries that packs declared, validated against the game's schema.
///
/// A game describes the kinds of entry it understands in a ContentSchema. The script host runs the
/// packs, checks every entry against that schema, and hands the game a ContentSet, in which every
/// field that has a default is present and of the right type. The game then checks what a schema
/// cannot say (a shape has the size of its category) and compiles the set into its own structures.
/// The schema also generates the editor types and the modding reference.
#ifndef MALLARD_CONTENT_H_
#define MALLARD_CONTENT_H_

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/content_problem.h"
#include "mallard/script.h"

namespace mallard {

struct ContentField;

/// A value written in a pack. A small tree; only used while loading.
struct ContentValue {
  /// What the value is.
  enum class Type : uint8_t { kNil, kBool, kInt, kString, kList, kTable, kFunction };

  Type type = Type::kNil;            ///< Which of the following holds.
  int line = 0;                      ///< Line in the file it came from (of its declaration,
                                     ///< unless RulesetOptions ask for more); 0 for a default.
  bool boolean = false;              ///< kBool.
  int64_t integer = 0;               ///< kInt.
  std::string text;                  ///< kString; a reference is written out as `pack:name`.
  std::vector<ContentValue> items;   ///< kList.
  std::vector<ContentField> fields;  ///< kTable, in schema order.
  ScriptFunction function;           ///< kFunction.
  uint32_t origin = 0;               ///< Which of the entry's `origins` it came from.

  /// The field of that name, or a shared nil value.
  const ContentValue& operator[](absl::string_view name) const;
  bool IsNil() const { return type == Type::kNil; }  ///< Not given, and no default.
};

/// A named value of a table.
struct ContentField {
  std::string name;    ///< Its key.
  ContentValue value;  ///< What it holds.
};

/// Where text of an entry stands. A patched entry has more than one.
struct ContentOrigin {
  std::string pack;                                       ///< Pack id.
  std::string file;                                       ///< Path inside that pack.
  bool operator==(const ContentOrigin&) const = default;  ///< Member by member.
};

/// One declared thing: a formation, a card, a board.
struct ContentEntry {
  std::string id;    ///< `pack:name`.
  std::string pack;  ///< The pack whose text stands (the last one that replaced or patched it).
  std::string file;  ///< Path inside that pack.
  int line = 0;      ///< Where the declaration begins.
  std::vector<ContentOrigin> origins;  ///< The files its values came from.
  ContentValue value;                  ///< A kTable with the schema's fields.
};

/// A mistake in content, with everything needed to find and mend it.
struct ContentError {
  std::string pack;        ///< Pack id, or the name the pack was given under.
  std::string file;        ///< Path inside the pack.
  int line = 0;            ///< 1-based; 0 when there is none.
  std::string path;        ///< For example `formation "donut".shape[2]`.
  ContentProblem problem;  ///< What is the matter.

  /// `pack/file:line: path: message`.
  std::string ToString() const;
};

/// Collects mistakes, so that a modder sees all of them at once.
class ContentReport {
 public:
  static constexpr size_t kMaxErrors = 1000;  ///< Mistakes beyond these are not kept.

  /// Reports a mistake at `value` (its line) of `entry`. `path` is relative to the entry:
  /// "shape[2]".
  void Add(absl::string_view kind, const ContentEntry& entry, const ContentValue& value,
           absl::string_view path, ContentProblem problem);
  /// Reports a mistake made elsewhere.
  void Add(ContentError error);
  /// In the order found.
  const std::vector<ContentError>& errors() const { return errors_; }
  /// A script has passed a limit: whatever runs it again will only end there, too.
  void NoteLimit() { passed_limit_ = true; }
  bool passed_limit() const { return passed_limit_; }  ///< Whether one has.
  /// OK, or an InvalidArgument status with one line an error.
  absl::Status ToStatus() const;

 private:
  std::vector<ContentError> errors_;
  bool passed_limit_ = false;
};

/// Describes one field of an entry.
struct FieldSchema {
  /// What may be written.
  enum class Type : uint8_t {
    kBool,
    kInt,        ///< Within [min, max].
    kString,     ///< Any text.
    kChoice,     ///< One of `choices`.
    kReference,  ///< The id of an entry of kind `reference`; a bare name means the own pack, then
                 ///< any required pack.
    kList,       ///< A sequence; each item as `item[0]` says; between min and max items.
    kTable,      ///< A table with `fields`.
    kFunction,   ///< A function, called as `hook` says.
    kPlain,      ///< A table of booleans, integers, strings, and lists and tables of them.
  };
  /// What people see in a value, beyond its type. For those who show content; rules never ask.
  enum class Look : uint8_t {
    kValue,    ///< Nothing more than the type says.
    kDrawing,  ///< A list of rows of text, one character a cell: a shape on a grid.
    kPrice,    ///< What it costs.
  };

  std::string name;                                   ///< Key in the table.
  Type type = Type::kString;                          ///< What may be written.
  std::string doc;                                    ///< One sentence for the reference.
  bool required = false;                              ///< Must be given.
  int64_t min = std::numeric_limits<int64_t>::min();  ///< kInt value, or kList length.
  int64_t max = std::numeric_limits<int64_t>::max();  ///< kInt value, or kList length.
  std::vector<std::string> choices;                   ///< kChoice.
  std::string reference;                              ///< kReference: kind of entry.
  std::vector<FieldSchema> item;                      ///< kList: exactly one element.
  std::vector<FieldSchema> fields;                    ///< kTable.
  const ScriptHook* hook = nullptr;                   ///< kFunction.
  ContentValue fallback;     ///< Used when not given and not required; may be nil.
  Look look = Look::kValue;  ///< What people see in it.
};

/// Describes one kind of entry. Every entry has an `id` besides these fields, and the common fields
/// `name`, `text`, `icon`, `tags` and `extra`, which need not be listed here (see
/// WithCommonFields).
struct EntrySchema {
  std::string name;                 ///< The constructor modders call: `formation { ... }`.
  std::string doc;                  ///< What such an entry is.
  std::vector<FieldSchema> fields;  ///< In the order of the reference.
};

/// The fields that every kind of entry of every game takes: `name`, `text`, `icon`, `tags`,
/// `extra`.
const std::vector<FieldSchema>& CommonFields();
/// Whether a field of that name is one of them.
bool IsCommonField(absl::string_view name);
/// The kind with the common fields. Where it lists one of them itself, the common one takes that
/// place (of `tags`, what the game says they mean to its rules is kept); the others go in front.
EntrySchema WithCommonFields(EntrySchema kind);

/// Everything packs of one game may declare.
struct ContentSchema {
  std::string game;                  ///< Game name, for example "battleducks".
  int api = 1;                       ///< Content API level that packs name in their manifest.
  std::vector<EntrySchema> entries;  ///< Kinds of entry.
  /// What a named variable can belong to ("match", "player", ...). The entry kind `variable` is
  /// there for every game that lists a scope: `variable { id, scope, default, min, max, public }`.
  std::vector<std::string> variable_scopes;
  /// Those of them whose things belong to players (all of them, or some): only their owner knows
  /// the values, unless the variable is `public`. Variables of other scopes must be.
  std::vector<std::string> owned_scopes;
  /// The game this one builds on, or "": that game's base pack is loaded before the own one, its
  /// packs are welcome too, and `entries` holds its kinds as well.
  std::string parent;
  int parent_api = 1;  ///< Content API level of that game.
};

/// All entries of a stack of packs, after replacement, patches and removal.
class ContentSet {
 public:
  /// Entries of a kind, in load order: base pack first, then as declared.
  absl::Span<const ContentEntry> Entries(absl::string_view kind) const;
  /// Position of an entry in Entries(kind), or -1.
  int Find(absl::string_view kind, absl::string_view id) const;
  /// Adds an entry; the host's business.
  void Add(absl::string_view kind, ContentEntry entry);

 private:
  std::vector<std::pair<std::string, std::vector<ContentEntry>>> kinds_;
};

/// The known name nearest to `name`, or "" when none is near enough to be worth suggesting.
std::string NearestName(absl::string_view name, absl::Span<const std::string> known);

/// True for names that games, packs and entries may have: lower-case letters, digits and
/// underscores, beginning with a letter, at most 64.
bool IsContentName(absl::string_view name);

}  // namespace mallard

#endif  // MALLARD_CONTENT_H_
