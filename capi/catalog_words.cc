// Words, options and the whole catalog in the C interface.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "capi/catalog.h"

using namespace mallard::capi;
using mallard::Catalog;

mld_status mld_catalog_describe_word(const mld_ruleset* ruleset, uint64_t language,
                                     mld_kind_list list, uint64_t index,
                                     mld_catalog_word_info* info, mld_error** error) {
  return WithCatalog(ruleset, language, error, [&](const Catalog& catalog, int tongue) {
    const mallard::Manifest& manifest = ruleset->value->game().manifest();
    const std::vector<mallard::KindSpec>* specs = nullptr;
    Catalog::Words words = Catalog::Words::kActions;
    switch (list) {
      case MLD_ACTIONS:
        specs = &manifest.actions;
        break;
      case MLD_EVENTS:
        specs = &manifest.events;
        words = Catalog::Words::kEvents;
        break;
      case MLD_DECISIONS:
        specs = &manifest.decisions;
        words = Catalog::Words::kDecisions;
        break;
      default:
        return Fail(error, MLD_INVALID_ARGUMENT,
                    absl::StrCat("there is no list ", list,
                                 " of kinds; write MLD_ACTIONS, MLD_EVENTS or MLD_DECISIONS"));
    }
    if (index >= specs->size()) return NoSuchIndex(error, "kind", index, specs->size());
    const size_t position = static_cast<size_t>(index);
    const mallard::Phrase& phrase = catalog.Word(words, position, tongue);
    mld_catalog_word_info known = {};
    known.kind = (*specs)[position].kind;
    known.word = (*specs)[position].name;
    known.name = phrase.name.c_str();
    known.text = phrase.text.c_str();
    known.sentence = list == MLD_EVENTS ? catalog.Sentence(position, tongue).c_str() : "";
    return WriteCatalogInfo(known, info, error);
  });
}

uint64_t mld_catalog_option_count(const mld_ruleset* ruleset) {
  return CountInCatalog(ruleset, [](const Catalog& catalog) { return catalog.options().size(); });
}

mld_status mld_catalog_describe_option(const mld_ruleset* ruleset, uint64_t language,
                                       uint64_t option, mld_catalog_option_info* info,
                                       mld_error** error) {
  return WithCatalog(ruleset, language, error, [&](const Catalog& catalog, int tongue) {
    if (option >= catalog.options().size()) {
      return NoSuchIndex(error, "option", option, catalog.options().size());
    }
    const size_t position = static_cast<size_t>(option);
    const mallard::CatalogOption& found = catalog.options()[position];
    const mallard::Phrase& phrase = catalog.Word(Catalog::Words::kOptions, position, tongue);
    mld_catalog_option_info known = {};
    known.type = static_cast<int32_t>(found.spec->type);
    if (found.open) known.flags |= MLD_OPTION_OPEN;
    if (found.several) known.flags |= MLD_OPTION_SEVERAL;
    if (found.optional) known.flags |= MLD_OPTION_EMPTY;
    known.option = found.spec->name;
    known.name = phrase.name.c_str();
    known.text = phrase.text.c_str();
    known.fallback = found.spec->fallback;
    known.min = found.spec->min;
    known.max = found.spec->max;
    known.choice_count = found.choices.size();
    return WriteCatalogInfo(known, info, error);
  });
}

mld_status mld_catalog_describe_choice(const mld_ruleset* ruleset, uint64_t language,
                                       uint64_t option, uint64_t choice,
                                       mld_catalog_choice_info* info, mld_error** error) {
  return WithCatalog(ruleset, language, error, [&](const Catalog& catalog, int tongue) {
    if (option >= catalog.options().size()) {
      return NoSuchIndex(error, "option", option, catalog.options().size());
    }
    const auto& choices = catalog.options()[static_cast<size_t>(option)].choices;
    if (choice >= choices.size()) return NoSuchIndex(error, "choice", choice, choices.size());
    const mallard::CatalogChoice& found = choices[static_cast<size_t>(choice)];
    const mallard::Phrase& phrase =
        catalog.Choice(static_cast<size_t>(option), static_cast<size_t>(choice), tongue);
    mld_catalog_choice_info known = {};
    known.value = found.value.c_str();
    known.name = phrase.name.c_str();
    known.text = phrase.text.c_str();
    known.kind = found.kind;
    known.entry = found.entry;
    return WriteCatalogInfo(known, info, error);
  });
}

mld_status mld_catalog_format_json(const mld_ruleset* ruleset, uint64_t language, char* buffer,
                                   uint64_t capacity, uint64_t* size, mld_error** error) {
  return WithCatalog(ruleset, language, error, [&](const Catalog&, int tongue) {
    return WriteText(mallard::CatalogJson(*ruleset->value, tongue), buffer, capacity, size, error);
  });
}

mld_status mld_catalog_write(const mld_ruleset* ruleset, uint64_t language, uint8_t* buffer,
                             uint64_t capacity, uint64_t* size, mld_error** error) {
  return WithCatalog(ruleset, language, error, [&](const Catalog&, int tongue) {
    const std::string bytes = mallard::CatalogBuffer(*ruleset->value, tongue);
    return WriteBytes({reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()}, buffer,
                      capacity, size, error);
  });
}
