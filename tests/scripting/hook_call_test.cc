#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/scripting/test_game.h"

namespace mallard {
namespace {

TEST(HookCall, GetsArgumentsAndGivesResult) {
  EXPECT_EQ(RunBody("return amount * 6"), "42");
  EXPECT_EQ(RunBody("return nil"), "nil");
  EXPECT_EQ(RunBody("ctx:add(5) return ctx:add(amount)"), "12");
}

TEST(HookCall, ErrorNamesEverything) {
  EXPECT_EQ(RunBody("error('boom')"), "p/a.lua:1: boom (in card \"p:c\".resolve)");
}

}  // namespace
}  // namespace mallard
