// As src/precompiled.h, for the programs that test.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "src/precompiled.h"
