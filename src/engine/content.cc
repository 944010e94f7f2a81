#include "mallard/content.h"

#include <algorithm>
#include <cstdlib>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "src/engine/compared_letters.h"

namespace mallard {
namespace {

/// Typing mistakes between two names: letters added, left out, changed, or swapped with their
/// neighbour. Upper and lower case count as the same letter.
int Mistakes(absl::string_view a, absl::string_view b) {
  const size_t width = b.size() + 1;
  std::vector<int> table((a.size() + 1) * width);
  auto at = [&](size_t i, size_t j) -> int& { return table[i * width + j]; };
  auto same = [&](size_t i, size_t j) {
    return absl::ascii_tolower(static_cast<unsigned char>(a[i])) ==
           absl::ascii_tolower(static_cast<unsigned char>(b[j]));
  };
  for (size_t i = 0; i <= a.size(); ++i) at(i, 0) = static_cast<int>(i);
  for (size_t j = 0; j <= b.size(); ++j) at(0, j) = static_cast<int>(j);
  for (size_t i = 1; i <= a.size(); ++i) {
    for (size_t j = 1; j <= b.size(); ++j) {
      int best = std::min(at(i - 1, j), at(i, j - 1)) + 1;
      best = std::min(best, at(i - 1, j - 1) + (same(i - 1, j - 1) ? 0 : 1));
      if (i > 1 && j > 1 && same(i - 1, j - 2) && same(i - 2, j - 1)) {
        best = std::min(best, at(i - 2, j - 2) + 1);
      }
      at(i, j) = best;
    }
  }
  return table.back();
}

}  // namespace

const ContentValue& ContentValue::operator[](absl::string_view name) const {
  static const ContentValue* const kNothing = new ContentValue;
  for (const auto& [key, value] : fields) {
    if (key == name) return value;
  }
  return *kNothing;
}

void ContentReport::Add(ContentError error) {
  if (errors_.size() < kMaxErrors) errors_.push_back(std::move(error));
}

std::string ContentError::ToString() const {
  std::string text = pack;
  if (!file.empty()) absl::StrAppend(&text, text.empty() ? "" : "/", file);
  if (line > 0) absl::StrAppend(&text, ":", line);
  if (!text.empty()) text += ": ";
  if (!path.empty()) absl::StrAppend(&text, path, ": ");
  return text + problem.message;
}

void ContentReport::Add(absl::string_view kind, const ContentEntry& entry,
                        const ContentValue& value, absl::string_view path, ContentProblem problem) {
  ContentError error;
  // A default stands nowhere; the entry is the place to mend it.
  const bool written = value.line > 0 && value.origin < entry.origins.size();
  error.pack = written ? entry.origins[value.origin].pack : entry.pack;
  error.file = written ? entry.origins[value.origin].file : entry.file;
  error.line = value.line > 0 ? value.line : entry.line;
  const absl::string_view own_prefix = error.pack;
  absl::string_view id = entry.id;
  if (id.size() > own_prefix.size() && id.substr(0, own_prefix.size()) == own_prefix &&
      id[own_prefix.size()] == ':') {
    id.remove_prefix(own_prefix.size() + 1);
  }
  error.path = absl::StrCat(kind, " \"", id, "\"", path.empty() || path[0] == '[' ? "" : ".", path);
  error.problem = std::move(problem);
  Add(std::move(error));
}

absl::Status ContentReport::ToStatus() const {
  if (errors_.empty()) return absl::OkStatus();
  std::string text;
  for (const ContentError& error : errors_) {
    absl::StrAppend(&text, text.empty() ? "" : "\n", error.ToString());
  }
  return absl::InvalidArgumentError(text);
}

absl::Span<const ContentEntry> ContentSet::Entries(absl::string_view kind) const {
  for (const auto& [name, entries] : kinds_) {
    if (name == kind) return entries;
  }
  return {};
}

int ContentSet::Find(absl::string_view kind, absl::string_view id) const {
  const absl::Span<const ContentEntry> entries = Entries(kind);
  for (size_t i = 0; i < entries.size(); ++i) {
    if (entries[i].id == id) return static_cast<int>(i);
  }
  return -1;
}

void ContentSet::Add(absl::string_view kind, ContentEntry entry) {
  for (auto& [name, entries] : kinds_) {
    if (name == kind) {
      entries.push_back(std::move(entry));
      return;
    }
  }
  kinds_.emplace_back(std::string(kind), std::vector<ContentEntry>());
  kinds_.back().second.push_back(std::move(entry));
}

bool IsContentName(absl::string_view name) {
  return !name.empty() && name.size() <= 64 && name[0] >= 'a' && name[0] <= 'z' &&
         name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == absl::string_view::npos;
}

int64_t& ComparedLetters() {
  static thread_local int64_t letters = 0;
  return letters;
}

std::string NearestName(absl::string_view name, absl::Span<const std::string> known) {
  // Long names come from mistakes of another sort, and comparing them would only cost time.
  if (name.empty() || name.size() > 64) return "";
  const int length = static_cast<int>(name.size());
  int best_mistakes = std::min(length, (length + 2) / 3 + 1);  // As many are too many.
  std::string best;
  for (const std::string& candidate : known) {
    if (candidate.size() > 64) continue;
    // Each letter that one has more than the other is a mistake.
    if (std::abs(static_cast<int>(candidate.size()) - length) >= best_mistakes) continue;
    ComparedLetters() += static_cast<int64_t>(name.size() * candidate.size());
    const int mistakes = Mistakes(name, candidate);
    if (mistakes < best_mistakes) {
      best_mistakes = mistakes;
      best = candidate;
    }
  }
  return best;
}

}  // namespace mallard
