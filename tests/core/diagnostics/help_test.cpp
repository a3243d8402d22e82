#include "core/diagnostics/diagnostic.hpp"

#include <catch2/catch.hpp>

using muster::diagnostics::joinedHelp;

TEST_CASE("help and what it means in the file are one text")
{
    CHECK(joinedHelp("", "").empty());
    CHECK(joinedHelp("Take more.", "") == "Take more.");
    CHECK(joinedHelp("take more", "") == "take more");
    CHECK(joinedHelp("", "Write 4.") == "Write 4.");
    CHECK(joinedHelp("Take more.", "Write 4.") == "Take more. Write 4.");
    CHECK(joinedHelp("Did you mean \"line\"?", "Write 4.") == "Did you mean \"line\"? Write 4.");
    CHECK(joinedHelp("take more", "Write 4.") == "take more. Write 4.");
}
