#pragma once

namespace muster::test {

/// Runs the tests of this program that the arguments select; returns its exit code.
int runSession(int argc, char** argv);

}  // namespace muster::test
