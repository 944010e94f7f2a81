#include "mallard/configuration.h"

#include <cassert>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "mallard/content.h"
#include "src/engine/hash.h"

namespace mallard {
namespace {

// The canonical form of `value` for `option`, or why it has none.
absl::StatusOr<std::string> Canonical(const OptionSpec& option, absl::string_view value) {
  switch (option.type) {
    case OptionSpec::Type::kBool:
      if (value == "true" || value == "false") return std::string(value);
      return absl::InvalidArgumentError(
          absl::StrCat("option ", option.name, " is true or false, not \"", value, "\""));
    case OptionSpec::Type::kInt: {
      int64_t number;
      if (absl::SimpleAtoi(value, &number) && number >= option.min && number <= option.max) {
        return absl::StrCat(number);
      }
      return absl::InvalidArgumentError(absl::StrCat("option ", option.name,
                                                     " is a whole number from ", option.min, " to ",
                                                     option.max, ", not \"", value, "\""));
    }
    case OptionSpec::Type::kWord: {
      for (const char* word : option.words) {
        if (value == word) return std::string(value);
      }
      const std::vector<std::string> words(option.words.begin(), option.words.end());
      const std::string nearest = NearestName(value, words);
      return absl::InvalidArgumentError(
          absl::StrCat("option ", option.name, " is one of ", absl::StrJoin(words, ", "),
                       ", not \"", value, "\"", nearest.empty() ? "" : "; did you mean ", nearest));
    }
    case OptionSpec::Type::kText:
      // Kept short and printable, so that a configuration always fits on a line of text.
      if (value.size() > 4096) {
        return absl::InvalidArgumentError(
            absl::StrCat("option ", option.name, " is longer than 4096 characters"));
      }
      for (char c : value) {
        if (static_cast<unsigned char>(c) < ' ' || c == '"') {
          return absl::InvalidArgumentError(
              absl::StrCat("option ", option.name, " holds a control character or a double quote"));
        }
      }
      return std::string(value);
  }
  return absl::InternalError("unknown option type");
}

/// Parts of a value that may name several entries, without the space around them.
std::vector<absl::string_view> Parts(absl::string_view value) {
  std::vector<absl::string_view> parts = absl::StrSplit(value, ',');
  for (absl::string_view& part : parts) part = absl::StripAsciiWhitespace(part);
  return parts;
}

int IndexOf(const Manifest& manifest, absl::string_view name) {
  for (size_t i = 0; i < manifest.options.size(); ++i) {
    if (name == manifest.options[i].name) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace

OptionChoices::OptionChoices(const Manifest& manifest, const ContentSet& entries)
    : manifest_(&manifest) {
  for (const OptionSpec& option : manifest.options) {
    std::vector<NameTable>& tables = names_.emplace_back();
    for (const char* kind : option.kinds) {
      std::vector<std::string> ids;
      for (const ContentEntry& entry : entries.Entries(kind)) ids.push_back(entry.id);
      tables.emplace_back(std::move(ids));
    }
  }
}

bool OptionChoices::Knows(size_t option, absl::string_view name) const {
  for (const char* word : manifest_->options[option].words) {
    if (name == word) return true;
  }
  for (const NameTable& table : names_[option]) {
    if (table.Find(name) >= 0) return true;
  }
  return false;
}

absl::Status OptionChoices::Check(size_t option, absl::string_view value) const {
  const OptionSpec& spec = manifest_->options[option];
  if (spec.kinds.empty() || spec.naming == OptionSpec::Naming::kOrText || value == spec.fallback) {
    return absl::OkStatus();
  }
  const bool several = spec.naming == OptionSpec::Naming::kSome;
  for (const absl::string_view name :
       several ? Parts(value) : std::vector<absl::string_view>{value}) {
    if (Knows(option, name)) continue;
    std::vector<std::string> known(spec.words.begin(), spec.words.end());
    for (const NameTable& table : names_[option]) {
      known.insert(known.end(), table.names().begin(), table.names().end());
    }
    const std::string nearest = NearestName(name, known);
    return absl::InvalidArgumentError(
        absl::StrCat("option ", spec.name, " names a ", absl::StrJoin(spec.kinds, " or "),
                     "; there is none called \"", name, "\"",
                     nearest.empty() ? "" : "; did you mean ", nearest));
  }
  return absl::OkStatus();
}

Configuration::Configuration(const Manifest& manifest) : Configuration(manifest, nullptr) {}

Configuration::Configuration(const Manifest& manifest, std::shared_ptr<const OptionChoices> choices)
    : manifest_(&manifest), choices_(std::move(choices)) {
  for (const OptionSpec& option : manifest.options) values_.emplace_back(option.fallback);
}

absl::Status Configuration::Set(absl::string_view name, absl::string_view value) {
  const int index = IndexOf(*manifest_, name);
  if (index < 0) {
    std::vector<std::string> names;
    for (const OptionSpec& option : manifest_->options) names.emplace_back(option.name);
    const std::string nearest = NearestName(name, names);
    return absl::NotFoundError(absl::StrCat(manifest_->game, " has no option \"", name, "\"",
                                            nearest.empty() ? "" : "; did you mean ", nearest));
  }
  absl::StatusOr<std::string> canonical =
      Canonical(manifest_->options[static_cast<size_t>(index)], value);
  if (!canonical.ok()) return canonical.status();
  if (choices_ != nullptr) {
    absl::Status status = choices_->Check(static_cast<size_t>(index), *canonical);
    if (!status.ok()) return status;
  }
  values_[static_cast<size_t>(index)] = *std::move(canonical);
  return absl::OkStatus();
}

absl::Status Configuration::SetAll(absl::string_view text) {
  Configuration result = *this;
  while (true) {
    text = absl::StripLeadingAsciiWhitespace(text);
    if (text.empty()) break;
    const size_t equals = text.find('=');
    if (equals == absl::string_view::npos) {
      return absl::InvalidArgumentError(
          absl::StrCat("expected name=value in the configuration, found \"", text, "\""));
    }
    const absl::string_view name = text.substr(0, equals);
    text.remove_prefix(equals + 1);
    absl::string_view value;
    if (!text.empty() && text.front() == '"') {
      const size_t end = text.find('"', 1);
      if (end == absl::string_view::npos) {
        return absl::InvalidArgumentError(
            absl::StrCat("the value of ", name, " has no closing double quote"));
      }
      value = text.substr(1, end - 1);
      text.remove_prefix(end + 1);
    } else {
      value = text.substr(0, text.find_first_of(" \t\n\r"));
      text.remove_prefix(value.size());
    }
    if (absl::Status status = result.Set(name, value); !status.ok()) return status;
  }
  *this = std::move(result);
  return absl::OkStatus();
}

const std::string& Configuration::Text(absl::string_view name) const {
  const int index = IndexOf(*manifest_, name);
  assert(index >= 0 && "an option that the manifest does not list");
  return values_[static_cast<size_t>(index)];
}

bool Configuration::Bool(absl::string_view name) const { return Text(name) == "true"; }

int64_t Configuration::Int(absl::string_view name) const {
  int64_t number = 0;
  const bool is_number = absl::SimpleAtoi(Text(name), &number);
  assert(is_number && "not an option of type kInt");
  (void)is_number;
  return number;
}

std::string Configuration::ToText() const {
  std::string text;
  for (size_t i = 0; i < values_.size(); ++i) {
    const OptionSpec& option = manifest_->options[i];
    if (values_[i] == option.fallback) continue;
    const bool quote = values_[i].empty() || values_[i].find_first_of(" \t") != std::string::npos;
    absl::StrAppend(&text, text.empty() ? "" : " ", option.name, "=", quote ? "\"" : "", values_[i],
                    quote ? "\"" : "");
  }
  return text;
}

uint64_t Configuration::Fingerprint() const {
  return HashText(HashText(0, manifest_->game), ToText());
}

}  // namespace mallard
