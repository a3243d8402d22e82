#include "editor/look/words.hpp"

#include <catch2/catch.hpp>

using namespace muster;

TEST_CASE("the name of a change shows names as the user wrote them, even with a percent sign")
{
    editor::Change change;
    change.what = "Change %1 of %2";
    change.words = {std::string("50 %2"), std::string("Guard %1 & Sons")};
    CHECK(editor::nameOf(change) == "Change 50 %2 of Guard %1 & Sons");
    // A place without a word stays as it is.
    change.what = "Attach %1 to %3";
    CHECK(editor::nameOf(change) == "Attach 50 %2 to %3");
}
