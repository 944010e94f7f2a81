#include "examples/terminal/loading.h"

#include <utility>
#include <vector>

namespace mallard::terminal {

absl::StatusOr<std::shared_ptr<const Ruleset>> LoadRuleset(const Arguments& args) {
  std::vector<Pack> packs;
  for (const std::string& folder : args.packs) {
    absl::StatusOr<Pack> pack = Pack::FromFolder(folder);
    if (!pack.ok()) return pack.status();
    packs.push_back(*std::move(pack));
  }
  return Ruleset::Load(args.game, std::move(packs));
}

}  // namespace mallard::terminal
