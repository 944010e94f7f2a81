// The program in French: everything it says has a translation, and nothing of a page is English.
#include <filesystem>
#include <regex>
#include <set>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "examples/terminal/typed_commands.h"
#include "examples/terminal/words.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr terminal::Language kFrench = {0, true};

// Sentences that the source hands to Say, with string literals put together.
std::set<std::string> SentencesOfTheSource() {
  std::set<std::string> found;
  const std::regex call(R"re(Say\([^;"]*?((?:"(?:[^"\\]|\\.)*"\s*)+))re");
  const std::regex literal(R"re("((?:[^"\\]|\\.)*)")re");
  for (const auto& file :
       std::filesystem::directory_iterator(MALLARD_SOURCE_DIR "/examples/terminal")) {
    if (file.path().extension() != ".cc") continue;
    const std::string text = ReadText(file.path().string());
    for (std::sregex_iterator at(text.begin(), text.end(), call), end; at != end; ++at) {
      std::string sentence;
      const std::string parts = (*at)[1];
      for (std::sregex_iterator part(parts.begin(), parts.end(), literal); part != end; ++part) {
        sentence += (*part)[1];
      }
      found.insert(absl::StrReplaceAll(sentence, {{"\\\"", "\""}, {"\\n", "\n"}}));
    }
  }
  return found;
}

TEST(TerminalFrench, EverySentenceIsTranslated) {
  std::set<std::string> sentences = SentencesOfTheSource();
  EXPECT_GE(sentences.size(), 40u);
  for (const terminal::CommandSpec& command : terminal::CommandSpecs()) {
    sentences.insert(command.doc);
    if (*command.argument != '\0') sentences.insert(command.argument);
  }
  for (const std::string& sentence : sentences) {
    if (absl::StartsWith(sentence, "$0 action")) continue;  // The same in both.
    EXPECT_NE(terminal::Say(kFrench, sentence), sentence) << "has no translation";
  }
}

TEST(TerminalFrench, HelpMovesAndHintsAreFrench) {
  const Result run =
      RunMallard({"play", "--seed", "4", "--set", "first_player=p1", "--language", "fr"},
                 "help\nhelp place\nmoves\nhint\nmoves zzz\nlog many\nsave\n/fly\nfill\nanswers\n");
  EXPECT_EQ(run.code, 0) << run.errors;
  for (const char* french :
       {"Répondez par un numéro", "revenir à votre dernière décision", "save FICHIER",
        "L'ordinateur jouerait : ", "(100 choix)", "Aucun choix permis ne commence par « zzz ».",
        "Il faut un nombre de lignes, pas « many ».", "save demande le nom d'un fichier.",
        "Il n'y a pas de commande « fly »"}) {
    EXPECT_THAT(run.output, HasSubstr(french));
  }
  for (const char* english : {"Lay a formation", "go back to", "The bot would", "choices", "One of",
                              "Answer by", "Place a Formation", "as drawn"}) {
    EXPECT_THAT(run.output, Not(HasSubstr(english)));
  }
}

}  // namespace
}  // namespace mallard::testing
