#include "tests/session.hpp"

int main(int argc, char** argv) { return muster::test::runSession(argc, argv); }
