#include "mallard/reading.h"

#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "mallard/catalog.h"
#include "mallard/notation.h"
#include "mallard/ruleset.h"

namespace mallard {
namespace {

// With one digit behind the point.
std::string Inches(int32_t thousandths) {
  const int64_t tenths = (int64_t{thousandths} + (thousandths < 0 ? -50 : 50)) / 100;
  return absl::StrCat(tenths < 0 ? "-" : "", std::abs(tenths) / 10, ".", std::abs(tenths) % 10);
}

}  // namespace

std::string ReadArg(const Rules& rules, const ArgSpec& spec, const int32_t* value, int language) {
  const std::string written = FormatArg(rules, spec, value);
  const Catalog& catalog = rules.ruleset().catalog();
  if (spec.type == ArgType::kWord) return catalog.ArgumentWord(spec.name, written, language).name;
  if (spec.type == ArgType::kPlace || spec.type == ArgType::kVector) {
    return absl::StrCat(Inches(value[0]), "/", Inches(value[1]));
  }
  if (!spec.named()) return written;
  const CatalogEntry* entry = catalog.Find(spec.table, written);
  if (entry != nullptr) return catalog.Of(*entry, language).name;
  return absl::StrReplaceAll(written, {{"_", " "}});
}

}  // namespace mallard
