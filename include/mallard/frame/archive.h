/// @file
/// A state described once, both ways.
///
/// A game has one function a structure, `template <class Io, class S> void Describe(Io& io, ..., S&
/// s)`, that names every field: the member of the schema (checked by the compiler), the member of
/// the structure and its bounds. With a TableWriter it writes the table, with a TableReader it
/// fills the structure and refuses what is out of bounds. `S` is const when writing.
///
/// ```
/// io.Number(MALLARD_FIELD(dial), slot.dial, 0, cooldown);
/// io.Id(MALLARD_FIELD(formation), slot.formation, content.formations);
/// io.Tables(MALLARD_FIELD(slots), rules.slots(), [&](auto& child, int i) { ... });
/// ```
///
/// A writer runs the function twice, first for the parts that a FlatBuffer wants finished before
/// the table (texts, lists, tables), then for the fields: it must go the same way both times. A
/// reader keeps the first problem and goes on; a member whose value was refused stays zero, so a
/// description must bear zeros everywhere. Nothing about viewers is known here: what is blank is
/// not written. Relations between fields are the business of the game's invariants.cc.
#ifndef MALLARD_FRAME_ARCHIVE_H_
#define MALLARD_FRAME_ARCHIVE_H_

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>

#include "absl/container/inlined_vector.h"
#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "flatbuffers/flatbuffers.h"
#include "mallard/frame/damaged.h"
#include "mallard/frame/variables.h"
#include "mallard/primitives/bitboard.h"
#include "mallard/primitives/chance.h"
#include "mallard/schemas/common_generated.h"
#include "mallard/text_argument.h"

namespace mallard {

/// A member of a table of a schema; made by MALLARD_FIELD.
template <class Get, class Add>
struct SchemaField {
  const char* name;  ///< As the schema has it.
  Get get;           ///< Reads it from a table.
  Add add;           ///< Adds it to a builder.
};
/// Clang before 17 deduces no aggregates.
template <class Get, class Add>
SchemaField(const char*, Get, Add) -> SchemaField<Get, Add>;

/// A member of whatever table is being described.
#define MALLARD_FIELD(member)                                                    \
  ::mallard::SchemaField {                                                       \
#member, [](const auto& table_) -> decltype(auto) { return table_.member(); }, \
        [](auto& builder_, auto value_) { builder_.add_##member(value_); } \
  }

/// The first thing that is wrong with a state being read; OK as long as there is none.
class ReadProblem {
 public:
  bool ok() const { return status_.ok(); }                ///< Nothing is wrong so far.
  const absl::Status& status() const { return status_; }  ///< What is, kDataLoss.
  /// Notes a problem, unless there is one already.
  void Add(absl::string_view what) {
    if (status_.ok()) status_ = Damaged(what);
  }
  /// Notes what somebody else has found, unless there is a problem already.
  void Take(const absl::Status& status) {
    if (status_.ok()) status_ = status;
  }

 private:
  absl::Status status_;
};

/// @cond What the readers and writers share; nothing for games.
namespace archive {

template <class Table, class Field>
using FieldType =
    std::decay_t<decltype(std::declval<const Field&>().get(std::declval<const Table&>()))>;

// What the elements of a field that is a list are.
template <class Vector>
struct ElementOf;
template <class T>
struct ElementOf<const flatbuffers::Vector<flatbuffers::Offset<T>>*> {
  using type = T;
};
template <class T>
struct ElementOf<const flatbuffers::Vector<T>*> {
  using type = std::remove_const_t<std::remove_pointer_t<T>>;
};
template <class Table, class Field>
using Element = typename ElementOf<FieldType<Table, Field>>::type;

// What a field that is a table points at.
template <class Table, class Field>
using Target = std::remove_const_t<std::remove_pointer_t<FieldType<Table, Field>>>;

using VariableVector = flatbuffers::Vector<flatbuffers::Offset<schema::Variable>>;
flatbuffers::Offset<VariableVector> WriteVariables(const Variables& variables,
                                                   const int32_t* values,
                                                   flatbuffers::FlatBufferBuilder& builder);
void ReadVariables(const Variables& variables, const VariableVector* in, int32_t* values,
                   ReadProblem& problem);

// Texts of content that are in the bytes already, by where the content keeps them: each is written
// once, however many tables name it.
class WrittenTexts {
 public:
  explicit WrittenTexts(flatbuffers::FlatBufferBuilder& builder) : builder_(builder) {}
  flatbuffers::Offset<flatbuffers::String> OffsetOf(const std::string& text) {
    const auto [place, is_new] = offsets_.try_emplace(&text, 0);
    if (is_new) place->second = builder_.CreateString(text).o;
    return flatbuffers::Offset<flatbuffers::String>(place->second);
  }
  // The empty text, for lists with gaps.
  flatbuffers::Offset<flatbuffers::String> Nothing() { return OffsetOf(nothing_); }

 private:
  flatbuffers::FlatBufferBuilder& builder_;
  const std::string nothing_;
  // Not Abseil's, which does not survive memory that runs out while it grows.
  std::unordered_map<const std::string*, uint32_t> offsets_;
};

}  // namespace archive
/// @endcond

/// Writes one table; see the file comment. Use WriteTable.
template <class Table>
class TableWriter {
 public:
  static constexpr bool kReading = false;  ///< For the few things that go one way only.

  /// Writes into `builder`; `texts` are those that all tables of the state share.
  TableWriter(flatbuffers::FlatBufferBuilder& builder, archive::WrittenTexts& texts)
      : builder_(builder), texts_(texts) {}
  /// Writes what `describe` says; gives the finished table.
  template <class Describe>
  flatbuffers::Offset<Table> Run(Describe describe) {
    describe(*this);
    typename Table::Builder fields(builder_);
    fields_ = &fields;
    describe(*this);
    return fields.Finish();
  }

  /// @cond Fields: the same as those of TableReader, which says what each means.
  template <class F, class T>
  void Number(const F& field, const T& member, int64_t, int64_t) {
    AddScalar(field, member);
  }
  template <class F, class T>
  void Flag(const F& field, const T& member) {
    AddScalar(field, member != 0);
  }
  template <class F, class T>
  void Enum(const F& field, const T& member, T) {
    AddScalar(field, member);
  }
  template <class F, class T>
  void Index(const F& field, const T& member, int64_t) {
    AddScalar(field, static_cast<int64_t>(member) - 1);
  }
  template <class F, class T, class Entries>
  void Id(const F& field, const T& member, const Entries& entries) {
    if (member != 0) SharedText(field, entries[static_cast<size_t>(member - 1)].id);
  }
  template <class F>
  void SharedText(const F& field, const std::string& text) {
    Part(field, [&] { return texts_.OffsetOf(text); });
  }
  template <class F>
  void Words(const F& field, absl::Span<const char> member) {
    const absl::string_view text = TextIn(member);
    if (!text.empty()) Text(field, text);
  }
  template <class F>
  void Cells(const F& field, const Bitboard& member) {
    if (!member.Empty()) Shown(field, member);
  }
  template <class F, class T>
  void Derived(const F& field, const T& value) {
    Shown(field, value);
  }
  template <class F, class T>
  void Shown(const F& field, const T& value) {
    if constexpr (std::is_invocable_v<T>) {
      using Result = std::invoke_result_t<T>;
      constexpr bool kPart = std::is_convertible_v<Result, absl::string_view>;
      if (kPart || fields_ != nullptr) Shown(field, value());
    } else if constexpr (std::is_same_v<T, Bitboard>) {
      if (fields_ == nullptr) return;
      const schema::Mask mask(flatbuffers::make_span(value.words));
      field.add(*fields_, &mask);
    } else if constexpr (std::is_convertible_v<T, absl::string_view>) {
      Text(field, value);
    } else {
      AddScalar(field, value);
    }
  }
  template <class F, class Describe>
  void Tables(const F& field, int count, Describe describe) {
    using Child = archive::Element<Table, F>;
    Part(field, [&] {
      absl::InlinedVector<flatbuffers::Offset<Child>, 16> tables;
      for (int i = 0; i < count; ++i) {
        tables.push_back(
            TableWriter<Child>(builder_, texts_).Run([&](auto& io) { describe(io, i); }));
      }
      return builder_.CreateVector(tables.data(), tables.size());
    });
  }
  template <class F, class T, class Describe>
  void TableList(const F& field, const T& count, int64_t, Describe describe) {
    Tables(field, static_cast<int>(count), describe);
  }
  template <class F, class T, class Describe>
  void OptionalTable(const F& field, const T& present, Describe describe) {
    using Child = archive::Target<Table, F>;
    if (present) Part(field, [&] { return TableWriter<Child>(builder_, texts_).Run(describe); });
  }
  template <class F, class T, class Write, class Read>
  void Nested(const F& field, const T& present, Write write, Read) {
    if (present) Part(field, [&] { return write(builder_); });
  }
  template <class F, class T, class Write, class Read>
  void Structs(const F& field, const T& count, int64_t, Write write, Read) {
    using Struct = archive::Element<Table, F>;
    Part(field, [&] {
      absl::InlinedVector<Struct, 64> structs;
      for (int i = 0; i < static_cast<int>(count); ++i) structs.push_back(write(i));
      return builder_.CreateVectorOfStructs(structs.data(), structs.size());
    });
  }
  template <class F, class C, class T, class Entries>
  void IdList(const F& field, const C& count, absl::Span<T> room, const Entries& entries) {
    Part(field, [&] {
      absl::InlinedVector<flatbuffers::Offset<flatbuffers::String>, 32> ids;
      for (size_t i = 0; i < static_cast<size_t>(count); ++i) {
        ids.push_back(texts_.OffsetOf(entries[static_cast<size_t>(room[i] - 1)].id));
      }
      return builder_.CreateVector(ids.data(), ids.size());
    });
  }
  template <class F, class T, class Entries>
  void Ids(const F& field, absl::Span<T> members, const Entries& entries) {
    Part(field, [&] {
      absl::InlinedVector<flatbuffers::Offset<flatbuffers::String>, 32> ids;
      for (const T& member : members) {
        ids.push_back(member == 0 ? texts_.Nothing()
                                  : texts_.OffsetOf(entries[static_cast<size_t>(member - 1)].id));
      }
      return builder_.CreateVector(ids.data(), ids.size());
    });
  }
  template <class F, class T, class Entries>
  void SparseIds(const F& field, absl::Span<T> members, const Entries& entries) {
    for (const T& member : members) {
      if (member != 0) return Ids(field, members, entries);
    }
  }
  template <class F, class Write, class Read>
  void Struct(const F& field, Write write, Read) {
    if (fields_ == nullptr) return;
    const auto value = write();
    field.add(*fields_, &value);
  }
  template <class F, class C, class T>
  void NumberList(const F& field, const C& count, absl::Span<T> room, int64_t min, int64_t max) {
    Numbers(field, room.first(static_cast<size_t>(count)), min, max);
  }
  template <class F, class T>
  void Numbers(const F& field, absl::Span<T> members, int64_t, int64_t) {
    using Number = archive::Element<Table, F>;
    Part(field, [&] {
      absl::InlinedVector<Number, 64> numbers;
      for (const T& member : members) numbers.push_back(static_cast<Number>(member));
      return builder_.CreateVector(numbers.data(), numbers.size());
    });
  }
  template <class F>
  void Variables(const F& field, const mallard::Variables& variables, const int32_t* values) {
    Part(field, [&] { return archive::WriteVariables(variables, values, builder_); });
  }
  template <class F>
  void Streams(const F& field, std::initializer_list<const Chance*> streams) {
    uint64_t any = 0;
    for (const Chance* stream : streams) any |= stream->key | stream->counter;
    if (any == 0) return;
    Part(field, [&] {
      absl::InlinedVector<schema::Stream, 8> out;
      for (const Chance* stream : streams) out.emplace_back(stream->key, stream->counter);
      return builder_.CreateVectorOfStructs(out.data(), out.size());
    });
  }
  void Require(bool, absl::string_view) {}
  /// @endcond

 private:
  template <class F, class T>
  void AddScalar(const F& field, const T& value) {
    if (fields_ != nullptr) {
      field.add(*fields_, static_cast<archive::FieldType<Table, F>>(value));
    }
  }
  template <class F>
  void Text(const F& field, absl::string_view text) {
    Part(field, [&] { return builder_.CreateString(text.data(), text.size()); });
  }
  // Makes a part first, and adds it to the table later.
  template <class F, class Make>
  void Part(const F& field, Make make) {
    if (fields_ == nullptr) {
      parts_.push_back(make().o);
    } else {
      field.add(*fields_, decltype(make())(parts_[used_++]));
    }
  }

  flatbuffers::FlatBufferBuilder& builder_;
  archive::WrittenTexts& texts_;
  typename Table::Builder* fields_ = nullptr;  // Null: making parts.
  absl::InlinedVector<uint32_t, 32> parts_;    // Their offsets, in the order they are described.
  size_t used_ = 0;
};

/// Reads one table; see the file comment. Use ReadTable.
template <class Table>
class TableReader {
 public:
  static constexpr bool kReading = true;  ///< For the few things that go one way only.

  /// Reads from `in`, which has passed the verifier.
  TableReader(const Table& in, ReadProblem& problem) : in_(in), problem_(problem) {}

  /// A number from `min` to `max`.
  template <class F, class T>
  void Number(const F& field, T& member, int64_t min, int64_t max) {
    Take(field, static_cast<int64_t>(field.get(in_)), min, max, member);
  }
  /// A member that is 0 or 1.
  template <class F, class T>
  void Flag(const F& field, T& member) {
    member = static_cast<T>(field.get(in_) ? 1 : 0);
  }
  /// An enumeration that goes from 0 to `last`.
  template <class F, class T>
  void Enum(const F& field, T& member, T last) {
    Take(field, static_cast<int64_t>(field.get(in_)), 0, static_cast<int64_t>(last), member);
  }
  /// A member that is 1 + an index below `count`, or 0 for none. The schema has the index, or -1.
  template <class F, class T>
  void Index(const F& field, T& member, int64_t count) {
    Take(field, static_cast<int64_t>(field.get(in_)) + 1, 0, count, member);
  }
  /// A member that is 1 + the position of an entry, or 0 for none. The schema has its id, or
  /// nothing.
  template <class F, class T, class Entries>
  void Id(const F& field, T& member, const Entries& entries) {
    const flatbuffers::String* id = field.get(in_);
    if (id != nullptr) FindId(field, *id, entries, member);
  }
  /// Words of a player (mallard/text_argument.h): an array that ends in zeros; "" is not written.
  template <class F>
  void Words(const F& field, absl::Span<char> member) {
    const flatbuffers::String* text = field.get(in_);
    if (text == nullptr) return;
    const absl::string_view words(text->c_str(), text->size());
    if (words.empty() || words.size() > member.size() || !IsPlainText(words)) {
      return problem_.Add(
          absl::StrCat(field.name, " is no plain text of 1 to ", member.size(), " bytes"));
    }
    PutText(words, member);
  }
  /// A text of the content that many tables show: in the bytes once, and not read.
  template <class F>
  void SharedText(const F&, const std::string&) {}
  /// A set of cells; an empty one is not written.
  template <class F>
  void Cells(const F& field, Bitboard& member) {
    const schema::Mask* mask = field.get(in_);
    if (mask == nullptr) return;
    for (unsigned i = 0; i < 4; ++i) member.words[i] = mask->words()->Get(i);
  }
  /// What follows from the rest: written for those who read the schema, and compared when read. A
  /// number, a text, or a set of cells.
  template <class F, class T>
  void Derived(const F& field, const T& value) {
    if constexpr (std::is_same_v<T, Bitboard>) {
      Bitboard told;
      Cells(field, told);
      if (told != value) problem_.Add(absl::StrCat("a wrong ", field.name));
    } else if constexpr (std::is_convertible_v<T, absl::string_view>) {
      const flatbuffers::String* told = field.get(in_);
      if (told == nullptr || absl::string_view(told->c_str(), told->size()) != value) {
        problem_.Add(absl::StrCat("a wrong ", field.name));
      }
    } else if (static_cast<int64_t>(field.get(in_)) != static_cast<int64_t>(value)) {
      problem_.Add(absl::StrCat("a wrong ", field.name));
    }
  }
  /// What is written for those who read the schema, and not read: a number, a text, a set of
  /// cells, or a function that makes one.
  template <class F, class T>
  void Shown(const F&, const T&) {}
  /// A list of exactly `count` tables; `describe(io, i)` describes the i-th.
  template <class F, class Describe>
  void Tables(const F& field, int count, Describe describe) {
    const auto* list = field.get(in_);
    if ((list == nullptr ? 0 : static_cast<int64_t>(list->size())) != count) {
      return problem_.Add(absl::StrCat("the number of ", field.name));
    }
    using Child = archive::Element<Table, F>;
    for (int i = 0; i < count && problem_.ok(); ++i) {
      TableReader<Child> child(*list->Get(static_cast<flatbuffers::uoffset_t>(i)), problem_);
      describe(child, i);
    }
  }
  /// The same for up to `most` tables; the member `count` says how many.
  template <class F, class T, class Describe>
  void TableList(const F& field, T& count, int64_t most, Describe describe) {
    const auto* list = field.get(in_);
    Take(field, list == nullptr ? 0 : static_cast<int64_t>(list->size()), 0, most, count);
    if (problem_.ok()) Tables(field, static_cast<int>(count), describe);
  }
  /// A table that may be missing; the member `present`, or a function of the rest when writing,
  /// says whether it is there.
  template <class F, class T, class Describe>
  void OptionalTable(const F& field, T& present, Describe describe) {
    const auto* table = field.get(in_);
    present = static_cast<T>(table != nullptr);
    if (table == nullptr) return;
    TableReader<archive::Target<Table, F>> child(*table, problem_);
    describe(child);
  }
  /// A table that another game describes, and that may be missing, as in OptionalTable.
  /// `write(builder)` gives its offset, `read(table)` a status.
  template <class F, class T, class Write, class Read>
  void Nested(const F& field, T& present, Write, Read read) {
    const auto* table = field.get(in_);
    present = static_cast<T>(table != nullptr);
    if (table == nullptr || !problem_.ok()) return;
    if (const absl::Status status = read(*table); !status.ok()) problem_.Take(status);
  }
  /// A list of up to room.size() ids; each member is 1 + the position of an entry.
  template <class F, class C, class T, class Entries>
  void IdList(const F& field, C& count, absl::Span<T> room, const Entries& entries) {
    const auto* list = field.get(in_);
    const int64_t size = list == nullptr ? 0 : static_cast<int64_t>(list->size());
    Take(field, size, 0, static_cast<int64_t>(room.size()), count);
    for (size_t i = 0; i < static_cast<size_t>(count) && problem_.ok(); ++i) {
      FindId(field, *list->Get(static_cast<flatbuffers::uoffset_t>(i)), entries, room[i]);
    }
  }
  /// A list of exactly as many ids as there are members; "" for a member that is 0.
  template <class F, class T, class Entries>
  void Ids(const F& field, absl::Span<T> members, const Entries& entries) {
    const auto* list = field.get(in_);
    if ((list == nullptr ? 0 : list->size()) != members.size()) {
      return problem_.Add(absl::StrCat("the number of ", field.name));
    }
    for (size_t i = 0; i < members.size(); ++i) {
      const flatbuffers::String& id = *list->Get(static_cast<flatbuffers::uoffset_t>(i));
      members[i] = 0;
      if (id.size() != 0) FindId(field, id, entries, members[i]);
    }
  }
  /// The same; not written where all members are 0.
  template <class F, class T, class Entries>
  void SparseIds(const F& field, absl::Span<T> members, const Entries& entries) {
    if (field.get(in_) != nullptr) Ids(field, members, entries);
  }
  /// One struct, which must be there. `write()` makes it; `read(value)` takes it and answers
  /// whether it can be.
  template <class F, class Write, class Read>
  void Struct(const F& field, Write, Read read) {
    const auto* value = field.get(in_);
    if (value == nullptr || !read(*value)) {
      problem_.Add(absl::StrCat(field.name, " that cannot be"));
    }
  }
  /// A list of up to room.size() numbers, each from `min` to `max`.
  template <class F, class C, class T>
  void NumberList(const F& field, C& count, absl::Span<T> room, int64_t min, int64_t max) {
    const auto* list = field.get(in_);
    const int64_t size = list == nullptr ? 0 : static_cast<int64_t>(list->size());
    Take(field, size, 0, static_cast<int64_t>(room.size()), count);
    if (size != 0 && problem_.ok()) {
      Numbers(field, room.first(static_cast<size_t>(count)), min, max);
    }
  }
  /// A list of up to `most` structs. `write(i)` makes the i-th; `read(i, value)` takes it and
  /// answers whether it can be.
  template <class F, class T, class Write, class Read>
  void Structs(const F& field, T& count, int64_t most, Write, Read read) {
    const auto* list = field.get(in_);
    Take(field, list == nullptr ? 0 : static_cast<int64_t>(list->size()), 0, most, count);
    for (int i = 0; i < static_cast<int>(count) && problem_.ok(); ++i) {
      if (!read(i, *list->Get(static_cast<flatbuffers::uoffset_t>(i)))) {
        problem_.Add(absl::StrCat(field.name, " that cannot be"));
      }
    }
  }
  /// A list of exactly as many numbers as there are members, each from `min` to `max`.
  template <class F, class T>
  void Numbers(const F& field, absl::Span<T> members, int64_t min, int64_t max) {
    const auto* list = field.get(in_);
    if ((list == nullptr ? 0 : list->size()) != members.size()) {
      return problem_.Add(absl::StrCat("the number of ", field.name));
    }
    for (size_t i = 0; i < members.size(); ++i) {
      Take(field, static_cast<int64_t>(list->Get(static_cast<flatbuffers::uoffset_t>(i))), min, max,
           members[i]);
    }
  }
  /// The variables of scripts that are not at their defaults.
  template <class F>
  void Variables(const F& field, const mallard::Variables& variables, int32_t* values) {
    archive::ReadVariables(variables, field.get(in_), values, problem_);
  }
  /// Streams of chance. Blank ones are not written: a view has none.
  template <class F>
  void Streams(const F& field, std::initializer_list<Chance*> streams) {
    const auto* list = field.get(in_);
    if (list == nullptr) return;
    if (list->size() != streams.size()) return problem_.Add("chance is missing");
    flatbuffers::uoffset_t i = 0;
    for (Chance* stream : streams) {
      *stream = {list->Get(i)->key(), list->Get(i)->counter()};
      ++i;
    }
  }
  /// Refuses with `what` unless `holds`; for what belongs to one table and is no bound.
  void Require(bool holds, absl::string_view what) {
    if (!holds) problem_.Add(what);
  }

 private:
  template <class F, class T>
  void Take(const F& field, int64_t value, int64_t min, int64_t max, T& member) {
    if (value < min || value > max) {
      return problem_.Add(absl::StrCat(field.name, " is ", value, ", not ", min, " to ", max));
    }
    member = static_cast<T>(value);
  }

  // Entries are searched one by one, unless they know a quicker way: IndexOf(id), -1 for none.
  template <class F, class T, class Entries>
  void FindId(const F& field, const flatbuffers::String& id, const Entries& entries, T& member) {
    int found = -1;
    if constexpr (requires { entries.IndexOf(absl::string_view()); }) {
      found = entries.IndexOf(absl::string_view(id.c_str(), id.size()));
    } else {
      for (size_t i = 0; i < entries.size() && found < 0; ++i) {
        if (id.string_view() == entries[i].id) found = static_cast<int>(i);
      }
    }
    if (found < 0) return problem_.Add(absl::StrCat(field.name, ": there is no ", id.c_str()));
    member = static_cast<T>(found + 1);
  }

  const Table& in_;
  ReadProblem& problem_;
};

/// Writes a table as `describe(io)` says.
template <class Table, class Describe>
flatbuffers::Offset<Table> WriteTable(flatbuffers::FlatBufferBuilder& builder, Describe describe) {
  archive::WrittenTexts texts(builder);
  return TableWriter<Table>(builder, texts).Run(describe);
}

/// Reads a table as `describe(io)` says; null is a problem, too.
template <class Table, class Describe>
absl::Status ReadTable(const Table* in, Describe describe) {
  ReadProblem problem;
  if (in == nullptr) {
    problem.Add("the state is of another game");
  } else {
    TableReader<Table> reader(*in, problem);
    describe(reader);
  }
  return problem.status();
}

}  // namespace mallard

#endif  // MALLARD_FRAME_ARCHIVE_H_
