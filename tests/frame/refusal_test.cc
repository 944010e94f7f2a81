#include "mallard/frame/refusal.h"

#include <string>

#include "gtest/gtest.h"

namespace mallard {
namespace {

TEST(Refusal, NothingRefusedIsFalseAndOk) {
  const Refusal nothing = kAllowed;
  EXPECT_FALSE(nothing);
  EXPECT_EQ(nothing.Text(), "");
  EXPECT_EQ(nothing.ToStatus(), absl::OkStatus());
}

TEST(Refusal, KindsHaveTheirStatusCodes) {
  const Refusal forbidden = Forbidden("not now");
  const Refusal senseless = Senseless("never");
  EXPECT_TRUE(forbidden);
  EXPECT_TRUE(senseless);
  EXPECT_EQ(forbidden.ToStatus(), absl::FailedPreconditionError("not now"));
  EXPECT_EQ(senseless.ToStatus(), absl::InvalidArgumentError("never"));
}

TEST(Refusal, ValuesFillPlacesInTheOrderOfTheirNames) {
  const std::string name = "circles";
  const Refusal no = Forbidden("{slot} stands on {dial} of {most}; {slot} must wait", name, 2, 8u);
  EXPECT_EQ(no.Text(), "circles stands on 2 of 8; circles must wait");
  EXPECT_STREQ(no.reason(), "{slot} stands on {dial} of {most}; {slot} must wait");
}

TEST(Refusal, IsAConstantExpression) {
  constexpr Refusal kNo = Forbidden("{n} is odd", 3);
  static_assert(kNo.code() == Refusal::Code::kForbidden);
  EXPECT_EQ(kNo.Text(), "3 is odd");
}

}  // namespace
}  // namespace mallard
