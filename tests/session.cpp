#include "tests/session.hpp"

// The only file that compiles Catch2 itself.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

namespace muster::test {

int runSession(int argc, char** argv) { return Catch::Session().run(argc, argv); }

}  // namespace muster::test
