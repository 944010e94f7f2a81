// Where models are, and what follows from it.
#include "src/games/duckhammer/field.h"

#include "mallard/primitives/plane_zone.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {
namespace {

TEST(FieldTest, EveryModelKnowsItsUnit) {
  Field field;
  const int a = field.Add(0, {Inch(5, 5), Inch(7, 5)});
  const int b = field.Add(0, {Inch(9, 5)});
  const int c = field.Add(1, {Inch(5, 30), Inch(7, 30), Inch(9, 30)});
  for (const int unit : {a, b, c}) {
    for (int n = 0; n < field.state().units[unit].size; ++n) {
      EXPECT_EQ(UnitOf(field.state(), field.ModelOf(unit, n)), unit);
    }
  }
}

}  // namespace
}  // namespace mallard::duckhammer::testing
