#include "core/expr/mutations.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster::expr;

namespace {

using Sources = std::vector<std::string>;

/// The mutated expressions, sorted.
Sources mutated(const std::string& source)
{
    Sources made;
    for (const auto& mutation : mutationsOf(source)) made.push_back(mutation.applied(source));
    std::sort(made.begin(), made.end());
    return made;
}

}  // namespace

TEST_CASE("a comparison becomes wider, narrower and reversed, and its number one larger and smaller")
{
    CHECK(mutated("x >= 4") == Sources{"x < 4", "x > 4", "x >= 3", "x >= 5"});
    CHECK(mutated("x < 0") == Sources{"x < 1", "x <= 0", "x >= 0"});
    CHECK(mutated("x == y") == Sources{"x != y"});
    CHECK(mutated("(x) != (y)") == Sources{"(x) == (y)"});
}

TEST_CASE("a conjunction becomes a disjunction, and loses each of its terms")
{
    CHECK(mutated("a && b && c") == Sources{"((a) && (b))", "((a) && (c))", "((a) || (b) || (c))", "((b) && (c))"});
    CHECK(mutated("a || !b") == Sources{"((!b))", "((a) && (!b))", "((a))", "a || b"});
}

TEST_CASE("a sum loses each of its terms")
{
    CHECK(mutated("a + b") == Sources{"a", "b"});
    CHECK(mutated("(a + b) * c") == Sources{"(a) * c", "(b) * c"});
    CHECK(mutated("a - b") == Sources{"a"});
}

TEST_CASE("mutations reach into loops and texts stay as they are")
{
    CHECK(mutated("us.filter(u, u.n > 'a + 1')") ==
          Sources{"us.filter(u, u.n <= 'a + 1')", "us.filter(u, u.n >= 'a + 1')"});
    CHECK(mutated("us.exists(") == Sources{});
}
