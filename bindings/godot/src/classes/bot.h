// MallardBot: a player made of code.
#ifndef MALLARD_GODOT_CLASSES_BOT_H_
#define MALLARD_GODOT_CLASSES_BOT_H_

#include <string>
#include <vector>

#include "classes/match.h"

namespace mallard_godot {

// Makes a bot of what it is called: a name, a personality after a plus sign, and the playouts of a
// search after a colon, as studies take it: "hard+fox", "search:200".
mld_status MakeBot(const mld_match* match, const std::string& player, int64_t seed, mld_bot** out,
                   mld_error** error);

class Bot : public Fallible {
 public:
  static constexpr const char* kName = "MallardBot";
  static constexpr const char* kParent = "RefCounted";
  static void Bind();

  int64_t Open(Match* match, const std::string& name, int64_t seed);
  std::vector<int32_t> Choose(Match* match, int64_t seat);
  Array Analyse(Match* match, int64_t seat, int64_t most, const std::string& language);

 private:
  BotHandle handle_;
};

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_CLASSES_BOT_H_
