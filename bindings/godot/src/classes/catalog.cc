#include "classes/catalog.h"

namespace mallard_godot {
namespace {

// A value of an entry with everything in it.
Variant ValueOf(const mld_value* value) {
  auto info = Sized<mld_value_info>();
  mld_value_describe(value, &info, nullptr);
  switch (info.type) {
    case MLD_VALUE_BOOL:
      return Variant::From(info.integer != 0);
    case MLD_VALUE_INT:
      return Variant::From(info.integer);
    case MLD_VALUE_STRING:
      return Variant::From(std::string(info.text, info.text_size));
    case MLD_VALUE_LIST: {
      Array list;
      for (uint64_t i = 0; i < info.count; ++i) list.AddVariant(ValueOf(mld_value_item(value, i)));
      return Variant::From(list);
    }
    case MLD_VALUE_TABLE: {
      Dictionary table;
      for (uint64_t i = 0; i < info.count; ++i) {
        table.SetVariant(mld_value_field_name(value, i), ValueOf(mld_value_item(value, i)));
      }
      return Variant::From(table);
    }
    default:
      return Variant();
  }
}

}  // namespace

const mld_ruleset* Catalog::handle() const { return ruleset_ ? ruleset_->handle() : nullptr; }

int64_t Catalog::Open(Ruleset* ruleset, const std::string& language) {
  if (ruleset->handle() == nullptr) {
    return Fail(MLD_INVALID_ARGUMENT, "the ruleset has not been opened");
  }
  ruleset_ = Ref<Ruleset>(ruleset);
  language_ = mld_catalog_find_language(handle(), language.c_str());
  kind_of_table_.clear();
  for (uint64_t i = 0; i < mld_catalog_kind_count(handle()); ++i) {
    auto info = Sized<mld_catalog_kind_info>();
    mld_catalog_describe_kind(handle(), language_, i, &info, nullptr);
    kind_of_table_[mld_table_id(info.kind)] = i;
  }
  return Status([](mld_error**) { return MLD_OK; });
}

std::string Catalog::language() const { return mld_catalog_language(handle(), language_); }

std::vector<std::string> Catalog::Languages() const {
  std::vector<std::string> tags;
  for (uint64_t i = 0; i < mld_catalog_language_count(handle()); ++i) {
    tags.push_back(mld_catalog_language(handle(), i));
  }
  return tags;
}

std::vector<std::string> Catalog::Kinds() const {
  std::vector<std::string> kinds;
  for (uint64_t i = 0; i < mld_catalog_kind_count(handle()); ++i) {
    auto info = Sized<mld_catalog_kind_info>();
    mld_catalog_describe_kind(handle(), language_, i, &info, nullptr);
    kinds.push_back(info.kind);
  }
  return kinds;
}

Dictionary Catalog::DescribeKind(const std::string& kind) const {
  uint64_t number = 0;
  auto info = Sized<mld_catalog_kind_info>();
  const bool found = Try([&](mld_error** e) {
    const mld_status status =
        mld_catalog_find(handle(), kind.c_str(), nullptr, &number, nullptr, e);
    return status != MLD_OK ? status
                            : mld_catalog_describe_kind(handle(), language_, number, &info, e);
  });
  if (!found) return {};
  return Dictionary()
      .Set("kind", info.kind)
      .Set("name", info.name)
      .Set("text", info.text)
      .Set("count", info.entry_count);
}

Dictionary Catalog::EntryByNumber(uint64_t kind, uint64_t index) const {
  auto info = Sized<mld_catalog_entry_info>();
  const bool found = Try([&](mld_error** e) {
    return mld_catalog_describe_entry(handle(), language_, kind, index, &info, e);
  });
  if (!found) return {};
  Dictionary out;
  out.Set("id", info.id)
      .Set("word", info.word)
      .Set("name", info.name)
      .Set("text", info.text)
      .Set("icon", info.icon)
      .Set("tags", std::vector<std::string>(info.tags, info.tags + info.tag_count))
      .SetVariant("fields", ValueOf(info.fields))
      .SetVariant("extra", ValueOf(info.extra))
      .Set("pack", info.pack)
      .Set("file", info.file)
      .Set("line", info.line);
  return out;
}

Dictionary Catalog::Entry(const std::string& kind, int64_t index) const {
  uint64_t number = 0;
  const bool found = Try([&](mld_error** e) {
    return mld_catalog_find(handle(), kind.c_str(), nullptr, &number, nullptr, e);
  });
  return found ? EntryByNumber(number, static_cast<uint64_t>(index)) : Dictionary();
}

Dictionary Catalog::EntryOfTable(int64_t table, int64_t index) const {
  const auto found = kind_of_table_.find(static_cast<uint32_t>(table));
  if (found == kind_of_table_.end()) return {};
  return EntryByNumber(found->second, static_cast<uint64_t>(index));
}

int64_t Catalog::Find(const std::string& kind, const std::string& id) const {
  uint64_t kind_number = 0, entry = 0;
  const bool found = Try([&](mld_error** e) {
    return mld_catalog_find(handle(), kind.c_str(), id.c_str(), &kind_number, &entry, e);
  });
  return found ? static_cast<int64_t>(entry) : -1;
}

Dictionary Catalog::Word(int64_t list, int64_t kind) const {
  auto info = Sized<mld_catalog_word_info>();
  const auto kinds = static_cast<mld_kind_list>(list);
  for (uint64_t i = 0;; ++i) {  // Listed by place; kinds are numbered with gaps.
    const bool described = Try([&](mld_error** e) {
      return mld_catalog_describe_word(handle(), language_, kinds, i, &info, e);
    });
    if (!described) return {};
    if (info.kind == static_cast<uint32_t>(kind)) break;
  }
  auto about = Sized<mld_kind_info>();
  mld_game_describe_kind(mld_ruleset_game(handle()), kinds, info.kind, &about, nullptr);
  return Dictionary()
      .Set("word", info.word)
      .Set("name", info.name)
      .Set("text", info.text)
      .Set("sentence", info.sentence)
      .Set("takes_back", (about.flags & MLD_KIND_TAKES_BACK) != 0);
}

std::string Catalog::CommonWord(const std::string& name) const {
  return mld_catalog_common_word(handle(), language_, name.c_str());
}

Dictionary Catalog::Option(uint64_t option) const {
  auto info = Sized<mld_catalog_option_info>();
  mld_catalog_describe_option(handle(), language_, option, &info, nullptr);
  Array choices;
  for (uint64_t i = 0; i < info.choice_count; ++i) {
    auto choice = Sized<mld_catalog_choice_info>();
    mld_catalog_describe_choice(handle(), language_, option, i, &choice, nullptr);
    choices.Add(
        Dictionary().Set("value", choice.value).Set("name", choice.name).Set("text", choice.text));
  }
  return Dictionary()
      .Set("option", info.option)
      .Set("name", info.name)
      .Set("text", info.text)
      .Set("type", info.type)
      .Set("flags", info.flags)
      .Set("default", info.fallback)
      .Set("min", info.min)
      .Set("max", info.max)
      .Set("choices", choices);
}

Array Catalog::Options() const {
  Array out;
  for (uint64_t i = 0; i < mld_catalog_option_count(handle()); ++i) out.Add(Option(i));
  return out;
}

std::string Catalog::Json() const {
  return Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_catalog_format_json(handle(), language_, buffer, capacity, size, e);
  });
}

void Catalog::Bind() {
  Class<Catalog> c(
      "A ruleset as people see it: names, texts, options.",
      "Everything in one language; what is not translated is in English. With it a program that "
      "knows no game makes menus, tooltips and lists for all of them.");
  c.Method<&Catalog::Open>("open", {"ruleset", "language"},
                           "Opens the catalog of a ruleset in the language that serves best for a "
                           "tag such as \"fr\" or \"fr_CA\" ([method OS.get_locale]).",
                           {Variant::From("")});
  c.Property<&Catalog::language>("language", "get_language", "", "The language that was found.");
  c.Method<&Catalog::Languages>("get_languages", {}, "All languages that something is written in.");
  c.Method<&Catalog::Kinds>("get_kinds", {}, "All kinds of entry: \"card\", \"formation\", ...");
  c.Method<&Catalog::DescribeKind>("describe_kind", {"kind"},
                                   "A kind of entry: [code]kind[/code], [code]name[/code], "
                                   "[code]text[/code], and how many entries it has in "
                                   "[code]count[/code].");
  c.Method<&Catalog::Entry>(
      "get_entry", {"kind", "index"},
      "An entry by its number: [code]id[/code], [code]word[/code], [code]name[/code], "
      "[code]text[/code], [code]icon[/code], [code]tags[/code], [code]fields[/code], "
      "[code]extra[/code], and where it is declared. Empty if there is none.");
  c.Method<&Catalog::EntryOfTable>(
      "get_entry_of", {"entry_kind", "index"},
      "The entry that an item of a scene shows: [constant MallardScene.ITEM_ENTRY_KIND] and "
      "[constant MallardScene.ITEM_ENTRY].");
  c.Method<&Catalog::Find>("find", {"kind", "id"},
                           "The number of an entry by its id or word; -1 if there is none.");
  c.Method<&Catalog::Word>("get_word", {"list", "kind"},
                           "A kind of action, event or decision ([enum MallardMatch.KindList]) for "
                           "people: [code]word[/code], [code]name[/code], [code]text[/code], and "
                           "[code]sentence[/code] of events; [code]takes_back[/code] tells actions "
                           "that only take an earlier one back.");
  c.Method<&Catalog::CommonWord>("get_common_word", {"name"},
                                 "A word that every game needs: \"player\", \"round\", \"draw\", "
                                 "and the names of marks, \"mark_hit\", \"mark_last_move\", ... "
                                 "Empty for any other.");
  c.Method<&Catalog::Options>(
      "get_options", {},
      "The options of a match, each a [Dictionary]: [code]option[/code], [code]name[/code], "
      "[code]text[/code], [code]type[/code], [code]flags[/code], [code]default[/code], "
      "[code]min[/code], [code]max[/code] and [code]choices[/code] ([code]value[/code], "
      "[code]name[/code], [code]text[/code]).");
  c.Method<&Catalog::Json>("to_json", {}, "Everything at once, as JSON.");
  BindErrors(c);
}

}  // namespace mallard_godot
