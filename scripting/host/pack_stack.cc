#include "scripting/host/pack_stack.h"

#include <algorithm>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "scripting/host/library.h"
#include "scripting/host/manifest_file.h"
#include "src/engine/blake2b.h"

namespace mallard {
namespace {

constexpr size_t kMaxFileBytes = 1 << 20;

/// A pack whose manifest has been read.
struct Candidate {
  PackManifest manifest;
  std::vector<PackFile> files;  // `.lua` files by path, the manifest included, without tests.
  bool placed = false;
};

class Stacker {
 public:
  Stacker(const ContentSchema& schema, ContentReport& report) : schema_(schema), report_(report) {}

  void Read(Pack pack) {
    std::string label = pack.label.empty() ? "(unnamed pack)" : pack.label;
    const size_t errors_before = report_.errors().size();
    Candidate candidate;
    for (PackFile& file : pack.files) {
      if (!absl::EndsWith(file.path, ".lua") || Pack::IsTest(file.path)) continue;
      if (!Pack::IsPath(file.path)) {
        report_.Add({label, "", 0, "",
                     absl::StrCat("no file of a pack can be called ", QuoteText(file.path))});
        continue;
      }
      if (file.text.size() > kMaxFileBytes) {
        report_.Add({label, file.path, 0, "", "is larger than 1 MiB"});
      }
      candidate.files.push_back(std::move(file));
    }
    std::sort(candidate.files.begin(), candidate.files.end(),
              [](const PackFile& a, const PackFile& b) { return a.path < b.path; });
    const PackFile* manifest = nullptr;
    for (size_t i = 0; i < candidate.files.size(); ++i) {
      const PackFile& file = candidate.files[i];
      if (file.path == kManifestFile) manifest = &file;
      if (i > 0 && file.path == candidate.files[i - 1].path) {
        report_.Add({label, file.path, 0, "", "is there twice"});
      }
    }
    if (manifest == nullptr) {
      report_.Add({label, "", 0, "", absl::StrCat("has no ", kManifestFile)});
    } else if (report_.errors().size() == errors_before) {
      candidate.manifest = ReadManifestFile(label, manifest->text, report_);
      CheckFits(candidate.manifest, label);
    }
    if (report_.errors().size() == errors_before) {
      candidates_.push_back(std::move(candidate));
    } else {
      some_unreadable_ = true;
    }
  }

  void CheckRequirements() {
    for (const Candidate& candidate : candidates_) {
      for (const PackRequirement& need : candidate.manifest.requirements) {
        const Candidate* found = Find(need.id);
        if (found == nullptr) {
          if (some_unreadable_) continue;  // It may be one of those.
          std::vector<std::string> known;
          for (const Candidate& other : candidates_) {
            if (&other != &candidate) known.push_back(other.manifest.id);
          }
          Error(candidate, need.line,
                ContentProblem(
                    absl::StrCat("requires the pack ", QuoteText(need.id), ", which is not loaded"))
                    .Suggest(NearestName(need.id, known)));
        } else if (!need.range.Contains(found->manifest.version)) {
          ContentProblem problem(absl::StrCat("requires the pack ", QuoteText(need.id),
                                              " in version ", QuoteText(need.range_text),
                                              ", found ", found->manifest.version.ToString()));
          problem.expected = absl::StrCat(need.id, " ", need.range_text);
          problem.found = absl::StrCat(need.id, " ", found->manifest.version.ToString());
          Error(candidate, need.line, std::move(problem));
        }
      }
    }
  }

  PackStack Order() {
    PackStack stack;
    std::sort(candidates_.begin(), candidates_.end(), [&](const Candidate& a, const Candidate& b) {
      return std::make_pair(Rank(a.manifest.id), a.manifest.id) <
             std::make_pair(Rank(b.manifest.id), b.manifest.id);
    });
    for (size_t count = 0; count < candidates_.size(); ++count) {
      Candidate* next = nullptr;
      for (Candidate& candidate : candidates_) {
        if (next == nullptr && !candidate.placed && Missing(candidate) == nullptr) {
          next = &candidate;
        }
      }
      if (next == nullptr) {
        ReportCycle();
        return stack;
      }
      next->placed = true;
      Place(*next, stack);
    }
    return stack;
  }

 private:
  void Error(const Candidate& candidate, int line, ContentProblem problem) {
    report_.Add({candidate.manifest.id, kManifestFile, line, "pack", std::move(problem)});
  }

  /// Base packs come first, that of the game this one builds on before its own.
  int Rank(absl::string_view id) const {
    if (id == schema_.game) return 1;
    return !schema_.parent.empty() && id == schema_.parent ? 0 : 2;
  }

  void CheckFits(const PackManifest& manifest, const std::string& label) {
    const auto error = [&](ContentProblem problem) {
      report_.Add({label, kManifestFile, manifest.line, "pack", std::move(problem)});
    };
    const bool for_parent = !schema_.parent.empty() && manifest.game == schema_.parent;
    if (!manifest.game.empty() && manifest.game != schema_.game && !for_parent) {
      ContentProblem problem(absl::StrCat("is for the game ", QuoteText(manifest.game),
                                          ", not for ", QuoteText(schema_.game)));
      problem.expected = schema_.game;
      problem.found = manifest.game;
      error(std::move(problem));
    }
    const int api = for_parent ? schema_.parent_api : schema_.api;
    if (manifest.api > api) {
      ContentProblem problem(
          absl::StrCat("needs content API ", manifest.api, "; this library has ", api));
      problem.expected = absl::StrCat("content API ", api, " at most");
      problem.found = absl::StrCat("content API ", manifest.api);
      error(std::move(problem));
    }
    if (!manifest.id.empty() && Find(manifest.id) != nullptr) {
      error(absl::StrCat("a pack with the id ", QuoteText(manifest.id), " is loaded already"));
    }
  }

  const Candidate* Find(absl::string_view id) const {
    for (const Candidate& candidate : candidates_) {
      if (candidate.manifest.id == id) return &candidate;
    }
    return nullptr;
  }

  /// A pack that must come before this one and has no place yet.
  const Candidate* Missing(const Candidate& candidate) const {
    for (const PackRequirement& need : candidate.manifest.requirements) {
      const Candidate* found = Find(need.id);
      if (found != nullptr && !found->placed) return found;
    }
    return nullptr;
  }

  void ReportCycle() {
    // Every pack left waits for another one, so going on for long enough ends inside a circle.
    const Candidate* inside = nullptr;
    for (const Candidate& candidate : candidates_) {
      if (!candidate.placed) inside = &candidate;
    }
    for (size_t i = 0; i < candidates_.size(); ++i) inside = Missing(*inside);
    std::string circle = inside->manifest.id;
    for (const Candidate* at = Missing(*inside); at != inside; at = Missing(*at)) {
      absl::StrAppend(&circle, " requires ", at->manifest.id, ", which");
    }
    absl::StrAppend(&circle, " requires ", inside->manifest.id);
    Error(*inside, inside->manifest.line, absl::StrCat("packs require each other: ", circle));
  }

  void Place(Candidate& candidate, PackStack& stack) {
    const int number = static_cast<int>(stack.packs.size());
    PackStack::Member member;
    member.manifest = candidate.manifest;
    for (int i = 0; i < number; ++i) {
      const std::string& id = stack.packs[i].manifest.id;
      // A base pack is required by the packs of its game, and by those of games that build on it.
      bool required =
          id == candidate.manifest.game || (Rank(id) == 0 && member.manifest.game == schema_.game);
      for (const PackRequirement& need : candidate.manifest.requirements) {
        required = required || need.id == id;
      }
      if (required) member.visible.push_back(i);
    }
    Blake2b digest;
    for (PackFile& file : candidate.files) {
      if (absl::StartsWith(file.path, kLanguageFolder)) {
        stack.languages.push_back({number, std::move(file.path), std::move(file.text)});
        continue;
      }
      digest.AddText(file.path).AddText(file.text);
      if (file.path != kManifestFile) {
        stack.files.push_back({number, std::move(file.path), std::move(file.text)});
      }
    }
    member.digest = digest.Finish();
    stack.packs.push_back(std::move(member));
  }

  const ContentSchema& schema_;
  ContentReport& report_;
  std::vector<Candidate> candidates_;
  bool some_unreadable_ = false;
};

}  // namespace

ContentError PackStack::ErrorAt(int file, int line, std::string path,
                                ContentProblem problem) const {
  const SourceFile& source = files[file];
  return {packs[source.pack].manifest.id, source.path, line, std::move(path), std::move(problem)};
}

int PackStack::FindPack(absl::string_view id) const {
  for (size_t i = 0; i < packs.size(); ++i) {
    if (packs[i].manifest.id == id) return static_cast<int>(i);
  }
  return -1;
}

int PackStack::FindFile(absl::string_view source) const {
  for (size_t i = 0; i < files.size(); ++i) {
    const std::string& id = packs[files[i].pack].manifest.id;
    if (source.size() == id.size() + 1 + files[i].path.size() && absl::StartsWith(source, id) &&
        source[id.size()] == '/' && absl::EndsWith(source, files[i].path)) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

PackStack StackPacks(const ContentSchema& schema, std::vector<Pack> packs, ContentReport& report) {
  Stacker stacker(schema, report);
  for (Pack& pack : packs) stacker.Read(std::move(pack));
  stacker.CheckRequirements();
  if (!report.errors().empty()) return {};
  return stacker.Order();
}

Digest DigestOfStack(const ContentSchema& schema, const PackStack& stack,
                     const ScriptLimits& limits) {
  Blake2b digest;
  digest.AddText(schema.game).AddText(absl::StrCat(schema.api));
  for (const PackStack::Member& pack : stack.packs) {
    digest.AddText(pack.manifest.id);
    digest.AddText(pack.manifest.version.ToString());
    digest.AddDigest(pack.digest);
  }
  for (const int64_t limit : {limits.call_instructions, limits.action_instructions,
                              limits.load_instructions, limits.memory_bytes}) {
    digest.AddNumber(static_cast<uint64_t>(limit));
  }
  return digest.Finish();
}

}  // namespace mallard
