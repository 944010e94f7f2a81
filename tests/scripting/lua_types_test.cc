// The texts made from schemas: every kind, field, hook and verb is in them, and the editor types
// are themselves Lua.
#include "mallard/lua_types.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/scripting/test_game.h"

namespace mallard {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;

TEST(LuaTypes, DescribeTheWholeContentApi) {
  const std::string types = LuaTypes(PondGame());
  for (const char* part : {
           "---@meta\n",
           "---@field game \"pond\" The game it is for.\n",
           "---The pond while a card is played.\n---@class (exact) PondContext\n",
           R"(---Adds to the total.
---@param amount integer how much to add
---@return integer total
function PondContext:add(amount) end
)",
           R"(---@param start? integer
---@return integer sum
function PondContext:sum(numbers, start) end
)",
           R"(---@class (exact) Card.cost
---@field bread? integer The bread. From 0 to 10. Default: 1.
---@field coins? integer The coins.
)",
           "---@class (exact) Formation : Entry\n---@field id string",
           "---@field category \"classics\"|\"circles\"|\"specials\" The category.\n",
           "---@field shape string[] The shape. From 1 to 5 items.\n",
           "---@field formation? FormationId The formation.\n",
           "---@field friends? CardId[] The friends. At most 3 items.\n",
           "---@field abilities? Card.abilities[] The abilities. At most 100 items.\n",
           "---@field resolve? fun(ctx: PondContext, amount: integer): integer? The resolve.\n",
           "---@param entry Card\nfunction card(entry) end\n",
           "---@param entry CardPatch\nfunction patch.card(entry) end\n",
           "---@param id CardId\nfunction remove.card(id) end\n",
           "---@field scope \"match\"|\"player\" What each value belongs to.\n",
       }) {
    EXPECT_THAT(types, HasSubstr(part));
  }
}

TEST(LuaTypes, AreLua) {
  // Run as a pack they only fail for giving a new meaning to the first name of the pack language.
  EXPECT_THAT(LoadErrors(LuaTypes(PondGame())),
              EndsWith(": the name formation is taken: it is part of the pack language"));
}

TEST(ContentReference, DescribesTheWholeContentApi) {
  const std::string page = ContentReference(PondGame());
  for (const char* part : {
           "# Pond: content reference {#reference_pond_content}\n",
           "## formation\n\nA group of ducks.\n",
           "| `ducks` | integer | `1` | The ducks. From 1 to 9. |\n",
           "| `shape` | list of: string | required | The shape. From 1 to 5 items. |\n",
           "| `cost.bread` | integer | `1` | The bread. From 0 to 10. |\n",
           "| `abilities[].power` | integer | `1` | The power. From 0 to 3. |\n",
           "| `resolve` | function | none | The resolve. Called as `resolve(ctx, amount)`. |\n",
           "| `resolve(ctx, amount)` | PondContext | `amount` (integer) | `result` (integer or "
           "nil): "
           "what came of it |\n",
           "| `ctx:add(amount)` | Adds to the total. | `amount` (integer): how much to add | "
           "`total` "
           "(integer) |\n",
       }) {
    EXPECT_THAT(page, HasSubstr(part));
  }
}

}  // namespace
}  // namespace mallard
